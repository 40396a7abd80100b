"""Resting: take back up to three markers and turn one used god up (rulebook p. 9)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.flow import Flow, Play
from engine.hercules.state import Cards, Hero, State, without
from engine.questions import Option

MOST_MARKERS = 3

PASS = Option("rest:all", "pass", group="rest")
REST_ALL = Option("rest:all", "rest-all", group="rest")
REST = Option("rest", "rest", group="rest")
NOTHING = Option("nothing", "take-nothing")

SEVERAL = {"marker": MOST_MARKERS, "god": 1}
"""How much of each kind one rest takes back (rulebook p. 9)."""


def gods_to_turn(state: State, hero: Hero) -> Cards:
    """Used gods that a rest may turn up; none in the simplified variant."""
    return () if state.simplified else hero.face_down


def most_to_recover(state: State, hero: Hero) -> Mapping[str, int]:
    """How many ``markers`` and ``gods`` a rest takes back at most."""
    return {"markers": min(MOST_MARKERS, len(hero.marked)), "gods": min(1, len(gods_to_turn(state, hero)))}


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
        cards, god = yield from _choose(play, side)
    else:
        cards, god = hero.marked, next(iter(gods_to_turn(state, hero)), "")
    if cards:
        hero.marked = tuple([card for card in hero.marked if card not in cards])
        hero.supply += len(cards)
    if god:
        hero.face_down = without(hero.face_down, god)
    if cards or god:
        play.tell(side, "rested", cards=cards, god=god)
    else:
        play.tell(side, "passed")


def _choose(play: Play[State], side: int) -> Flow[tuple[Cards, str]]:
    """Which demigods give their markers back, and which god is turned up ("" for none); all in one answer."""
    hero = play.state.heroes[side]
    gods = gods_to_turn(play.state, hero)
    options = (*map(_take, hero.marked), *map(_turn, gods), NOTHING)
    answer = yield from play.ask(side, "recover", options, most_to_recover(play.state, hero), SEVERAL)
    answer_value = answer.texts("cards") if "cards" in answer.facts else (answer.facts.get("card", ""),)
    cards = tuple([card for card in hero.marked if card in answer_value])
    return cards, next((god for god in gods if god in answer_value), "")


@cache
def _take(card: str) -> Option:
    return Option(f"take:{card}", "take", {"card": card}, "marker")


@cache
def _turn(god: str) -> Option:
    return Option(f"turn_up:{god}", "turn_up", {"card": god}, "god")
