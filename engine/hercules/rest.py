"""Resting: take back up to three markers and turn one used god up (rulebook p. 9)."""

from __future__ import annotations

from functools import cache

from engine.hercules.state import Cards, Hero, State, without
from engine.play import Flow, Play
from engine.questions import Option

MOST_MARKERS = 3

PASS = Option("rest:all", "pass", group="rest")
REST_ALL = Option("rest:all", "rest-all", group="rest")
REST = Option("rest", "rest", group="rest")
ENOUGH = Option("enough", "enough")
NO_GOD = Option("turn_up:none", "turn_up-none")


def gods_to_turn(state: State, hero: Hero) -> Cards:
    """Used gods that a rest may turn up; none in the simplified variant."""
    return () if state.simplified else hero.face_down


def rest_options(state: State, side: int) -> list[Option]:
    """The ways to rest: with nothing to recover it is a pass (ruling R12)."""
    hero = state.heroes[side]
    gods = gods_to_turn(state, hero)
    if not hero.marked and not gods:
        return [PASS]
    if len(hero.marked) <= MOST_MARKERS and len(gods) <= 1:
        return [REST_ALL, REST]
    return [REST]


def rest(play: Play[State], side: int, choice: Option) -> Flow[None]:
    """Recover what the player chooses; everything at once when nothing needs a choice."""
    state = play.state
    hero = state.heroes[side]
    if choice.id == REST.id:
        yield from _choose_markers(play, side)
        god = yield from _choose_god(play, side)
    else:
        state.recovering = hero.marked
        god = next(iter(gods_to_turn(state, hero)), "")
    cards, state.recovering = state.recovering, ()
    if cards:
        hero.marked = tuple([card for card in hero.marked if card not in cards])
        hero.supply += len(cards)
    if god:
        hero.face_down = without(hero.face_down, god)
    if cards or god:
        play.tell("rested", side, cards=cards, god=god)
    else:
        play.tell("passed", side)


def _choose_markers(play: Play[State], side: int) -> Flow[None]:
    state = play.state
    most = min(MOST_MARKERS, len(state.heroes[side].marked))
    while len(state.recovering) < most:
        takes = [_take(card) for card in state.heroes[side].marked if card not in state.recovering]
        facts = {"number": len(state.recovering) + 1, "most": most}
        answer = yield from play.ask(side, "recover", (*takes, ENOUGH), facts)
        if answer is ENOUGH:
            return
        state.recovering += (str(answer.facts["card"]),)


@cache
def _take(card: str) -> Option:
    return Option(f"take:{card}", "take", {"card": card})


@cache
def _turn(god: str) -> Option:
    return Option(f"turn_up:{god}", "turn_up", {"card": god})


def _choose_god(play: Play[State], side: int) -> Flow[str]:
    gods = gods_to_turn(play.state, play.state.heroes[side])
    if not gods:
        return ""
    answer = yield from play.ask(side, "turn_up", (*map(_turn, gods), NO_GOD))
    return str(answer.facts.get("card", ""))
