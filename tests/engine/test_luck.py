"""Luck: results of dice compared with their expectation."""

from __future__ import annotations

from random import Random
from statistics import NormalDist
from typing import Any

import pytest

from engine.dice_forge.data.faces import DICE
from engine.game import Reading
from engine.luck import Luck, Roll, luck_of
from engine.match import Match
from engine.registry import MODULES, find_game

CASES = [
    ("hercules", 1, {}),
    ("hercules", 4, {}),
    ("diceforge", 3, {}),
    ("diceforge", 2, {"module": "goddess", "sets": "rebellion", "line_up": "random"}),
    ("diceforge", 4, {"module": "titans", "sets": "rebellion", "line_up": "random"}),
]


def finished(game: str, seats: int, settings: dict[str, str]) -> Match[Any]:
    match: Match[Any] = Match.start(find_game(game), seats, settings, seed=b"luck" * 8)
    chance = Random(3)
    while not match.is_finished:
        question = chance.choice(match.questions)
        match.play(question.seat, chance.choice(question.options).id)
    return match


def test_rolls_add_up() -> None:
    coin = (0.0, 1.0)
    rolls = [Roll(0, 1.0, coin), Roll(1, 0.0, coin), Roll(0, 1.0, coin), Roll(0, 0.0, coin)]
    luck = luck_of(0, rolls)
    assert luck == Luck(3, 2.0, 1.5, 0.75)
    assert luck + luck_of(1, rolls) == luck_of(0, [roll._replace(seat=0) for roll in rolls])
    assert luck.share == pytest.approx(4 / 3)
    assert luck.better_than == pytest.approx(NormalDist(1.5, 0.75**0.5).cdf(2.0))
    assert (Luck().share, Luck().better_than) == (1.0, 0.5)


@pytest.mark.parametrize(("game", "seats", "settings"), CASES)
def test_every_roll_is_one_that_its_die_could_give(game: str, seats: int, settings: dict[str, str]) -> None:
    match = finished(game, seats, settings)
    rolls = list(match.game.reading.rolls(match))
    assert {roll.seat for roll in rolls} == set(range(seats))
    assert all(len(roll.sides) == 6 and roll.came in roll.sides for roll in rolls)
    events = [event for event in match.events if event.kind == "rolled" and event.seat is not None]
    assert len(rolls) >= sum(len(event.facts["dice"]) for event in events)  # type: ignore[arg-type]
    restored = Match.restore(match.game, match.save())
    assert list(match.game.reading.rolls(restored)) == rolls


@pytest.mark.parametrize("module", ["none", "goddess", "titans"])
def test_the_faces_on_the_dice_are_followed_through_all_forging(module: str) -> None:
    match = finished("diceforge", 4, {"module": module, "sets": "rebellion", "line_up": "random"})
    dice = [[list(die) for die in hero.dice] for hero in match.replay(0).state.heroes]
    for event in match.events:
        if event.kind == "forged":
            assert event.seat is not None
            facts = event.facts
            dice[event.seat][DICE.index(facts["die"])][facts["side"] - 1] = facts["face"]  # type: ignore[operator]
    assert dice == [[list(die) for die in hero.dice] for hero in match.state.heroes]


def test_a_game_that_counts_its_dice_counts_those_of_every_seat() -> None:
    counting = [game for game in MODULES if find_game(game).reading.rolls is not Reading.rolls]
    assert {*counting} >= {"hercules", "diceforge"}
    for game in counting:
        match = finished(game, max(find_game(game).seats), {})
        assert all(luck_of(seat, match.game.reading.rolls(match)).dice for seat in range(match.seats))


@pytest.mark.parametrize(
    ("module", "light", "dark"),
    [
        ("none", (1, 1, 1, 1, 1, 2), (1, 1, 1, 1, 4, 2)),
        ("goddess", (1, 1, 1, 1, 1, 2), (1, 1, 1, 1, 4, 1.6)),
        ("titans", (1, 1, 1, 1, 1, 2), (1, 1, 1, 1, 2, 4)),
    ],
)
def test_what_the_first_dice_count(module: str, light: tuple[float, ...], dark: tuple[float, ...]) -> None:
    """1 gold counts 1; a shard, a step of loyalty, a point 2; a golem, which gives nothing itself, the average."""
    match: Match[Any] = Match.start(find_game("diceforge"), 2, {"module": module}, seed=b"luck" * 8)
    rolls = list(match.game.reading.rolls(match))[:2]
    assert [roll.sides for roll in rolls] == [pytest.approx(light), pytest.approx(dark)]
