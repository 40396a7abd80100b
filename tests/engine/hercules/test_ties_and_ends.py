"""Who stands before whom when points are equal, when a match ends, and who begins and follows (rulebook p. 9-11)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.hercules import GAME
from engine.hercules.cards import HADES_LEVELS
from engine.hercules.scoring import labour_marks, scores_of
from engine.hercules.state import HADES, Hero, State
from engine.match import Match
from tests.engine.script import Script

# Ties: column, then majorities, then markers

MAJORITY: dict[str, Any] = {"demigods": ("hestia_01",)}
"""A symbol that nobody else has: one majority, five points."""
POINTS_ON_CARDS: dict[str, Any] = {"pantheon": ("pantheon_1",)}
"""Five points without a marker or a symbol."""


def table(*sides: dict[str, Any], solo: bool = False) -> State:
    """A table at its end, with these sides."""
    seats = 1 if solo else len(sides)
    state = Match.start(GAME, seats, {"level": "book"} if solo else {"first": "host"}, seed=bytes(32)).state.copy()
    state.heroes = [Hero((1,) if solo and side == HADES else (1, 1), **fields) for side, fields in enumerate(sides)]
    return state


def places(state: State) -> list[int]:
    """The place of each side, in their order."""
    by_side = {HADES if each.seat is None else each.seat: each.place for each in GAME.rules.standings(state)}
    return [by_side[side] for side in range(len(state.heroes))]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"supply": 6, "column": 1}, {"supply": 5, "column": 12}),
        ({"supply": 5, "column": 8}, {**MAJORITY, "column": 7}),
        ({**MAJORITY, "column": 7}, {"supply": 5, "column": 7}),
        ({"supply": 5, "column": 8}, {**POINTS_ON_CARDS, "column": 7}),
        ({**POINTS_ON_CARDS, "column": 8}, {"supply": 5, "column": 7}),
        ({"supply": 5, "column": 7}, {**POINTS_ON_CARDS, "column": 7}),
    ],
    ids=[
        "points before the column",
        "the column before majorities",
        "majorities before markers",
        "the column, with more markers",
        "the column before markers",
        "markers come last",
    ],
)
def test_ties_are_broken_in_the_order_of_the_rulebook(better: dict[str, Any], worse: dict[str, Any]) -> None:
    for sides, expected in (((better, worse), [1, 2]), ((worse, better), [2, 1])):
        state = table(*sides)
        points = [score.points for score in scores_of(state)]
        assert points[0] == points[1] or better["column"] < worse["column"]
        assert places(state) == expected


def test_a_shared_majority_breaks_ties_like_any_other() -> None:
    """Each of the first two has the majority of one symbol, both together."""
    shared = {**MAJORITY, "column": 7}
    state = table(shared, {"demigods": ("hestia_02",), "column": 7}, {"supply": 5, "column": 7})
    assert [score.points for score in scores_of(state)] == [5, 5, 5]
    assert places(state) == [1, 1, 3]


def test_nothing_else_breaks_a_tie() -> None:
    """Two share the second place, and the next place is the fourth; whoever sits before."""
    alike = {"supply": 5, "column": 7}
    assert places(table({**alike, "labours": (12,)}, {"supply": 6}, alike, {"supply": 1})) == [2, 1, 2, 4]


def test_hades_wins_a_tie_by_his_last_column() -> None:
    assert places(table({"supply": 5, "column": 7}, {"supply": 5, "column": 8}, solo=True)) == [2, 1]
    assert places(table({"supply": 5, "column": 8}, {"supply": 5, "column": 7}, solo=True)) == [1, 2]


# The end: a hero in column 12, or Hades without markers; then everybody has had as many turns

LAST_LABOUR: dict[str, Any] = {"labours": (12,), "column": 11, "supply": 11}
"""Sixes lead to the last column."""
MAKING_IT = "labour:12:6+6:hestia"


def play(seats: int, sides: dict[int, dict[str, Any]], rolls: list[int], **more: Any) -> Match[State]:
    """A round with these dice; everybody else has all labours before them."""
    state = Match.start(
        GAME, seats, {"level": "book"} if seats == 1 else {"first": "host"}, seed=bytes(32)
    ).state.copy()
    state.turns = 0
    for side, fields in sides.items():
        state.heroes[side] = Hero((1,) if seats == 1 and side == HADES else (1, 1), **fields)
    for key, value in more.items():
        setattr(state, key, value)
    return Match.from_state(GAME, state, seats=seats, chance=Script([*rolls, *[1] * 60]))


@pytest.mark.parametrize("peak", [("god_zeus", "pantheon_1"), ("pantheon_1",), ()], ids=len)
def test_a_hero_in_the_last_column_ends_a_match_alone_whatever_is_left_there(peak: tuple[str, ...]) -> None:
    """Hades may have taken Zeus and the Pantheon card before (R19)."""
    match = play(1, {0: LAST_LABOUR, HADES: {"column": 1}}, [6, 6, 1, 1], peak=peak)
    match.play(0, MAKING_IT)
    hero = match.state.heroes[0]
    assert (hero.gods + hero.pantheon) == peak[:1]
    assert match.is_finished
    assert [event.seat for event in match.events if event.kind == "last_round"] == [0]


@pytest.mark.parametrize(
    ("hades", "die", "case"),
    [
        ({"column": 10, "labours": (1,)}, 2, "hades_took_card"),
        ({"column": 10, "labours": (1, 12)}, 2, "hades_took_marker"),
        ({"column": 6, "labours": (1, 2)}, 3, "hades_slid"),
    ],
)
def test_hades_in_the_last_column_ends_nothing(hades: dict[str, Any], die: int, case: str) -> None:
    gods = (None,) * 11
    match = play(1, {HADES: hades}, [1, 1, die, 1], gods=gods, acting=HADES, pegasus=HADES)
    assert match.state.heroes[HADES].column == 12
    assert case in [event.kind for event in match.events]
    assert not match.state.ending
    match.play(0, "labour:2:1+1:hestia")
    assert not match.is_finished


@pytest.mark.parametrize("left", [(3,), (3, 5)])
def test_hades_ends_a_match_with_his_last_marker_and_his_opponent_still_plays(left: tuple[int, ...]) -> None:
    match = play(1, {HADES: {"column": 2, "labours": left}}, [1, 1, 1, 1], acting=HADES, pegasus=HADES)
    assert match.state.heroes[HADES].supply == 1
    assert match.state.ending == (len(left) == 1)
    assert not match.is_finished
    match.play(0, "labour:2:1+1:hestia")
    assert match.is_finished == (len(left) == 1)


@pytest.mark.parametrize("pegasus", [0, 1, 2])
@pytest.mark.parametrize("arriving", [0, 1, 2])
def test_the_last_round_is_played_to_its_end(pegasus: int, arriving: int) -> None:
    """Whoever has not had a turn in it still takes it; whoever has takes no other one."""
    rolls = [6 if side == arriving else 1 for side in range(3) for _ in range(2)]
    match = play(3, {arriving: LAST_LABOUR}, rolls, acting=pegasus, pegasus=pegasus)
    seats = []
    while not match.is_finished:
        seat = match.questions[0].seat
        seats.append(seat)
        match.play(seat, MAKING_IT if seat == arriving else "labour:2:1+1:hestia")
    assert seats == [(pegasus + step) % 3 for step in range(3)]


def test_who_arrives_later_in_the_last_round_takes_a_pantheon_card_and_ends_nothing_twice() -> None:
    match = play(3, {0: LAST_LABOUR, 2: LAST_LABOUR}, [6, 6, 1, 1, 6, 6])
    match.play(0, MAKING_IT)
    match.play(1, "labour:2:1+1:hestia")
    match.play(2, "labour:12:6+6:hestia")
    assert (match.state.heroes[0].gods, match.state.heroes[2].pantheon) == (("god_zeus",), ("pantheon_1",))
    assert match.is_finished
    assert [event.seat for event in match.events if event.kind == "last_round"] == [0]


# Pegasus goes to the left


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pegasus_is_passed_to_the_left_after_each_round(seats: int) -> None:
    match = Match.start(GAME, seats, {"first": "host"}, seed=bytes(32))
    turns: list[int] = []
    while match.round <= seats + 1 and match.questions:
        if len(turns) < sum(event.kind in ("laboured", "rested", "passed", "turn_lost") for event in match.events) + 1:
            turns.append(match.questions[0].seat)
        match.play(match.questions[0].seat, match.questions[0].options[0].id)
    rounds = [turns[begin : begin + seats] for begin in range(0, seats * (seats + 1), seats)]
    assert rounds == [[(number + step) % seats for step in range(seats)] for number in range(seats + 1)]
    holders = [event.facts["pegasus"] for event in match.events if event.kind == "round_began"]
    assert holders[: seats + 1] == [number % seats for number in range(seats + 1)]


# What is counted beside points


def test_a_labour_is_mastered_when_its_marker_is_gone() -> None:
    state = table({"labours": (1, 5, 12)}, {"labours": ()})
    assert [column for column, mark in enumerate(labour_marks(state, 0), 1) if mark == "open"] == [1, 5, 12]
    assert labour_marks(state, 1) == ("mastered",) * 12


def test_all_demigods_but_the_top_ones_are_hidden() -> None:
    state = table({}, {})
    state.stacks = {"hestia": ("hestia_01", "hestia_02", "hestia_03"), "pan": ("pan_01",), "tyche": ()}
    assert state.hidden_count == 2


@pytest.mark.parametrize("level", [*HADES_LEVELS])
def test_the_level_adds_to_the_cards_and_symbols_of_hades_alone(level: str) -> None:
    cards: dict[str, Any] = {"gods": ("god_zeus",), "vases": ("vase_3_1",), "demigods": ("hestia_01",)}
    both = table(cards, cards, solo=True)
    both.hades_level = level
    hero, hades = scores_of(both)
    assert hades.cards == hero.cards + HADES_LEVELS[level].vp
    assert hades.symbols == tuple(count + HADES_LEVELS[level].symbols for count in hero.symbols)
