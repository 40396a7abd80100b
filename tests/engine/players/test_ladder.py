"""The ladder of computer players: each rung beats the one below, and not every time."""

from __future__ import annotations

import time
from collections.abc import Mapping

import pytest

from engine.advice import choose_randomly
from engine.match import Match
from engine.players import PLAYERS, THINKERS, choose
from engine.registry import MODULES, find_game
from engine.simulation import match_seed, simulate

PLANNING = [key for key in MODULES if find_game(key).minds.greedy is not choose_randomly]
USUAL: Mapping[str, str] = {}


def share(key: str, better: str, worse: str, games: int, settings: Mapping[str, str] = USUAL) -> float:
    """The share of matches of two that the better one wins, each seat having the first turn as often."""
    halves = [
        simulate(find_game(key), 2, games // 2, timer=time.monotonic, players=players, settings=settings, seed="ladder")
        for players in ((better, worse), (worse, better))
    ]
    return float(sum(half["wins_by_player"][better] for half in halves)) / (games // 2 * 2)


@pytest.mark.parametrize(
    ("games", "least", "most"), [(30, 0.5, 0.95), pytest.param(400, 0.65, 0.8, marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("key", PLANNING)
def test_greedy_beats_a_novice_mostly(key: str, games: int, least: float, most: float) -> None:
    assert least <= share(key, "greedy", "novice", games) <= most


@pytest.mark.parametrize("games", [20, pytest.param(400, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", PLANNING)
def test_a_novice_beats_chance(key: str, games: int) -> None:
    assert share(key, "novice", "random", games) >= 0.6


@pytest.mark.parametrize(("games", "least"), [(12, 0.5), pytest.param(400, 0.6, marks=pytest.mark.soak)])
def test_skilled_beats_greedy_in_hercules(games: int, least: float) -> None:
    assert share("hercules", "skilled", "greedy", games) >= least


@pytest.mark.parametrize(("games", "least"), [(2, 0.5), pytest.param(200, 0.55, marks=pytest.mark.soak)])
def test_skilled_beats_greedy_in_dice_forge_by_what_was_learned_of_every_module(games: int, least: float) -> None:
    lessons = find_game("diceforge").minds.lessons.values()
    lesson_settings = [{key: values[0] for key, values in lesson.items()} for lesson in lessons]
    assert {settings.get("module", "none") for settings in lesson_settings} == {"none", "goddess", "titans"}
    won = [share("diceforge", "skilled", "greedy", games, settings) for settings in lesson_settings]
    assert sum(won) / len(won) >= least


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("key", MODULES)
def test_the_same_question_has_the_same_answer(key: str, player: str) -> None:
    match = Match.start(find_game(key), 2, seed=match_seed("ladder", 1))
    for _ in range(6 if player in THINKERS else 40):
        if match.is_finished:
            break
        seat = match.questions[0].seat
        advice = choose(player, match, seat)
        assert choose(player, Match.restore(match.game, match.save()), seat) == advice
        match.play(seat, advice.option)
