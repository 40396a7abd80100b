"""Simulated matches, counted."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest

from engine.errors import BadSettings
from engine.hercules import GAME
from engine.players import UnknownPlayer
from engine.simulation import play_match, simulate


def run(seats: int = 2, games: int = 6, **more: Any) -> dict[str, Any]:
    ticks = count()
    return simulate(GAME, seats, games, timer=lambda: float(next(ticks)), **more)


def test_a_report_adds_up() -> None:
    report = run(players=["random", "greedy"])
    assert json.loads(json.dumps(report)) == report
    assert {"game", "seats", "games", "seconds", "games_per_s", "decisions_per_s", "rounds", "scores"} <= set(report)
    assert (report["game"], report["seats"], report["games"], report["seconds"]) == ("hercules", 2, 6, 1.0)
    assert report["games_per_s"] == 6.0
    assert sum(report["wins_by_seat"].values()) == pytest.approx(6)
    assert sum(report["wins_by_player"].values()) == pytest.approx(6)
    assert report["wins_by_player"]["greedy"] > report["wins_by_player"]["random"]
    assert 12 <= report["rounds"]["min"] <= report["rounds"]["mean"] <= report["rounds"]["max"]
    assert set(report["scores"]["by_seat"]) == {"0", "1"}


def test_the_solo_game_counts_hades() -> None:
    report = run(seats=1, settings={"level": "hard"})
    assert set(report["wins_by_seat"]) == {"0", "hades"}
    assert set(report["wins_by_player"]) == {"random", "hades"}


def test_seeds_repeat_and_differ() -> None:
    reports = [run(seed=seed, games=3) for seed in ("a", "a", "b")]
    assert reports[0] == reports[1]
    assert reports[0] != reports[2]


def test_a_match_ends_with_its_standings() -> None:
    result = play_match(GAME, 3, ["random"] * 3, {}, seed=bytes(32))
    assert len(result.standings) == 3
    assert result.decisions > 30


def test_errors_of_use() -> None:
    with pytest.raises(UnknownPlayer, match="random, novice, greedy, skilled, master"):
        run(players=["oracle"])
    with pytest.raises(BadSettings):
        run(seats=9)
    with pytest.raises(ValueError, match="at least one match"):
        run(games=0)
