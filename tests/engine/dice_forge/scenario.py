"""Plays a written scenario through the real flows: builds its table, lets the dice fall as written, reads it off.

A hero ``shows`` the two faces that his next roll brings: they lie on side 1 of his dice, and every die falls on 1
unless ``rolls`` says otherwise; ``light`` and ``dark`` are whole dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.dice_forge import GAME
from engine.dice_forge.data.cards import CARDS, MODULES
from engine.dice_forge.data.faces import POOLS
from engine.dice_forge.rules.blessing import divine_blessing, everybody_blessed, minor_blessing
from engine.dice_forge.rules.feats import carry_out_card
from engine.dice_forge.rules.gold import hammer_place
from engine.dice_forge.rules.labyrinth import walk
from engine.dice_forge.rules.resources import receive
from engine.dice_forge.rules.scoring import standings
from engine.dice_forge.rules.turn import take_turn, turn
from engine.dice_forge.setup import deal
from engine.dice_forge.state import Hero, Memory, State
from engine.dice_forge.store import KINDS
from engine.flow import Flow, Open, Play
from engine.match import Match
from tests.engine.script import Script

Scenario = dict[str, Any]


def build(scenario: Scenario) -> State:
    """The table that a scenario describes; without heroes the one that is dealt."""
    heroes = scenario.get("heroes", [])
    seats = scenario.get("seats", max(2, len(heroes)))
    settings = {
        "line_up": scenario.get("line_up", "beginner"),
        "module": scenario.get("module", "none"),
        "first": "host",
        "action": "may",
        "tie_break": "shared",
    }
    state = deal(seats, settings, Script([1] * 20))
    if heroes:
        state.heroes = [
            hero_of(heroes[seat] if seat < len(heroes) else {}, state.heroes[seat]) for seat in range(seats)
        ]
    stacks = {slot: tuple(cards) for slot, cards in scenario.get("stacks", {}).items()}
    state.stacks = {**state.stacks, **dict.fromkeys(scenario.get("empty", ()), ()), **stacks}
    state.first = scenario.get("first", 0)
    state.acting = scenario.get("acting", 0)
    state.round = scenario.get("round", 1)
    state.turns = scenario.get("turns", 0)
    state.must_act = scenario.get("must_act", False)
    state.tie_break = scenario.get("tie_break", "shared")
    state.opened = tuple((space, treasure) for space, treasure in scenario.get("opened", ()))
    for face, count in scenario.get("temple", {}).items():
        state.temple[face] = count
    return state


def hero_of(fields: dict[str, Any], dealt: Hero) -> Hero:
    light, dark = fields.get("shows", ("g1", "g1"))
    dice = ((light, *dealt.dice[0][1:]), (dark, *dealt.dice[1][1:]))
    return Hero(
        amounts=[fields.get(kind, 0) for kind in KINDS],
        dice=(tuple(fields.get("light", dice[0])), tuple(fields.get("dark", dice[1]))),
        island=fields.get("island", 0),
        cards=tuple(fields.get("cards", ())),
        removed=("g1",) * fields.get("forged", 0),
        tokens={**dealt.tokens, **fields.get("tokens", {})},
        chests=fields.get("chests", 0),
        hammers=fields.get("hammers", 0),
        worked=fields.get("worked", 0),
        reforged=fields.get("reforged", 0),
        scepters=tuple(fields.get("scepters", ())),
        companions=tuple(fields.get("companions", ())),
        golem=fields.get("golem", dealt.golem),
        track=fields.get("track", dealt.track),
        memories=tuple(Memory(*memory) for memory in fields.get("memories", ())),
    )


def flow_of(scenario: Scenario, play: Play[State]) -> Flow[None]:
    """What happens in the scenario."""
    seat = scenario.get("seat", 0)
    what = scenario["do"]
    if what == "blessing":
        return divine_blessing(play, seat, "test")
    if what == "minor":
        return minor_blessing(play, seat, 0, "test")
    if what == "phase":
        return everybody_blessed(play)
    if what == "gain":
        return receive(play, seat, scenario["yields"], "test")
    if what == "walk":
        return walk(play, seat, scenario.get("steps", 1), back=scenario.get("back", False))
    if what == "card":
        play.state.heroes[seat].cards += (scenario["card"],)
        return carry_out_card(play, seat, CARDS[scenario["card"]])
    if what == "turn":
        return turn(play)
    assert what == "phases", what
    cards = play.state.heroes[seat].cards
    play.state.ready = tuple(
        card for card in cards if "reinforcement" in CARDS[card].feat.types and card != "companion"
    ) + ("companion",) * len(play.state.heroes[seat].companions)
    play.state.resting = True
    return take_turn(play, seat, within=True)


class Course:
    """A scenario on its way: answers are given one by one, then it is looked at."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.state = build(scenario)
        self.start = self.state.copy()
        self.open: Open = ()
        self.play = Play(self.state, Script([*scenario.get("rolls", ()), *[1] * 200]), [])
        self._flow = flow_of(scenario, self.play)
        self._advance(lambda: next(self._flow))

    def _advance(self, step: Any) -> None:
        try:
            self.open = step()
        except StopIteration:
            self.open = ()

    @property
    def asked_seats(self) -> list[int]:
        return [question.seat for question in self.open]

    def offered(self, seat: int) -> set[str]:
        return {option.id for question in self.open if question.seat == seat for option in question.options}

    def answer(self, seat: int, option_id: str) -> None:
        [question] = [question for question in self.open if question.seat == seat]
        option = question.find(option_id)
        assert option is not None, f"{option_id} is not offered: {sorted(self.offered(seat))}"
        self._advance(lambda: self._flow.send((seat, option)))


def look(hero: Hero, key: str) -> Any:
    """One thing about a hero, by the name that scenarios give it."""
    if key in hero.store:
        return hero.store[key]
    if key in hero.tokens:
        return hero.tokens[key]
    if key in ("light", "dark"):
        return sorted(hero.dice[key == "dark"])
    if key == "cards":
        return list(hero.cards)
    if key == "up":
        return list(hero.faces)
    if key == "hammer":
        return list(hammer_place(hero))
    if key == "forged":
        return hero.forged_count
    value = getattr(hero, key)
    return [list(part) if isinstance(part, tuple) else part for part in value] if isinstance(value, tuple) else value


def wanted(value: Any, before: Any) -> Any:
    """What is expected: ``+n`` counts from what was there before."""
    return before + int(value) if isinstance(value, str) else value


def setup_of(state: State) -> dict[str, Any]:
    """What setup scenarios look at."""
    pools = {pool.id: sum(state.temple.get(face, 0) for face in dict.fromkeys(pool.faces)) for pool in POOLS.values()}
    [sanctuary] = {pools[pool.id] for pool in POOLS.values() if pool.area == "sanctuary"}
    [garden] = {pools[pool.id] for pool in POOLS.values() if pool.area == "garden"}
    [stack] = {len(cards) for cards in state.stacks.values()}
    return {
        "rounds": state.rounds,
        "gold": [hero.store["gold"] for hero in state.heroes],
        "stack": stack,
        "sanctuary": sanctuary,
        "garden": garden,
        "blessings": state.blessings,
        "light": list(state.heroes[-1].dice[0]),
        "dark": list(state.heroes[-1].dice[1]),
        "m4": list(state.stacks["m4"]),
        "module_sets": {slot: state.line_up[slot] for slot in MODULES[state.module]},
        "golems": [hero.golem for hero in state.heroes],
        "tracks": [hero.track for hero in state.heroes],
        "ancient": [hero.store.get("ancient") for hero in state.heroes],
        "opened": list(state.opened),
    }


def score_of(state: State) -> dict[str, Any]:
    """What scoring scenarios look at."""
    by_seat = sorted(standings(state), key=lambda standing: standing.seat or 0)
    return {"points": [one.points for one in by_seat], "places": [one.place for one in by_seat]}


def starters(seats: int) -> Iterator[int]:
    """Who began each round of a match in which everybody takes the last option."""
    match = Match.start(GAME, seats, {"first": "host"}, seed=bytes(32))
    while match.questions:
        question = match.questions[0]
        match.play(question.seat, question.options[-1].id)
    began: dict[Any, int] = {}
    for event in match.events:
        if event.kind == "turn_began" and event.seat is not None:
            began.setdefault(event.facts["round"], event.seat)
    yield from began.values()
