"""The measure of the computer players: who wins how often, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.benchmarks.players import Duel, Ladder, duels, figures, measure_player, name_of, wilson
from engine.advice import Effort
from engine.errors import BadSettings
from engine.game import Standing
from engine.players import PLAYERS
from engine.registry import MODULES, find_game

DUEL = Duel("hercules", "people", 4, "greedy", "random", 0.5)
EIGHT = Ladder(8, "seed")


def test_each_rung_is_measured_against_the_one_below_in_every_game() -> None:
    for key in MODULES:
        for lesson in find_game(key).minds.lessons:
            pairs = {(duel.player, duel.rivals) for duel in duels() if (duel.game, duel.lesson) == (key, lesson)}
            assert pairs >= {*zip(PLAYERS[1:], PLAYERS, strict=False)}


def test_the_strongest_player_should_win_as_often_as_its_game_says() -> None:
    goals = {(duel.game, duel.least) for duel in duels() if (duel.player, duel.seats) == ("master", 4)}
    assert goals == {("hercules", 0.6), ("diceforge", 0.55)}


def test_the_better_player_wins_from_every_seat() -> None:
    score = measure_player(DUEL, EIGHT)
    assert score.matches == 8
    assert score.wins >= 7
    assert score.ahead > 0
    assert score.moves > 8 * 8
    assert 0 < score.longest < score.seconds
    worse = measure_player(DUEL._replace(player="random", rivals="greedy"), EIGHT)
    assert worse.wins <= 1
    assert worse.ahead < 0


@pytest.mark.parametrize(("places", "share"), [((1, 2), 1.0), ((1, 1), 0.5), ((2, 1), 0.0)])
def test_a_shared_win_counts_half(monkeypatch: pytest.MonkeyPatch, places: tuple[int, ...], share: float) -> None:
    standings = [Standing(seat, "", 40, place, {}) for seat, place in enumerate(places)]
    over = SimpleNamespace(questions=(), standings=standings)
    monkeypatch.setattr("bot.benchmarks.players.Match", SimpleNamespace(start=lambda *_, **__: over))
    assert measure_player(DUEL._replace(seats=2), Ladder(1, "seed")).wins == share


def test_several_processes_play_the_same_matches() -> None:
    alone, together = (measure_player(DUEL, EIGHT._replace(processes=count)) for count in (1, 2))
    assert alone[:4] == together[:4]


def test_matches_whose_scores_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ladder = EIGHT._replace(scores=tmp_path / "scores")
    measure_player(DUEL, ladder._replace(matches=3))
    assert len((tmp_path / "scores").read_text().splitlines()) == 3
    whole = measure_player(DUEL, EIGHT)
    assert measure_player(DUEL, ladder)[:4] == whole[:4]
    monkeypatch.setattr("bot.benchmarks.players._match", lambda *_: pytest.fail("played again"))
    assert measure_player(DUEL, ladder)[:4] == whole[:4]
    assert measure_player(DUEL, ladder._replace(matches=3)).matches == 3


@pytest.mark.parametrize(
    "change",
    [
        lambda duel, ladder: (duel._replace(rivals="novice"), ladder),
        lambda duel, ladder: (duel, ladder._replace(seed="another")),
        lambda duel, ladder: (duel, ladder._replace(settings=(("variant", "simplified"),))),
    ],
)
def test_scores_of_other_matches_do_not_count(tmp_path: Path, change: Callable[..., tuple[Duel, Ladder]]) -> None:
    ladder = Ladder(1, "seed", scores=tmp_path / "scores")
    measure_player(DUEL, ladder)
    measure_player(*change(DUEL, ladder))
    assert len((tmp_path / "scores").read_text().splitlines()) == 2


@pytest.mark.parametrize("change", [{"effort": Effort(futures=1)}, {"careless": 0.5}])
def test_scores_of_other_players_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: dict[str, Any]
) -> None:
    ladder = Ladder(1, "seed", scores=tmp_path / "scores")
    measure_player(DUEL, ladder)
    game = find_game("hercules")
    other = replace(game, minds=replace(game.minds, **change))
    monkeypatch.setattr("bot.benchmarks.players.find_game", lambda key: other)
    measure_player(DUEL, ladder)
    assert len((tmp_path / "scores").read_text().splitlines()) == 2


def test_a_score_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    ladder = EIGHT._replace(matches=2, scores=tmp_path / "scores")
    score = measure_player(DUEL, ladder)
    (tmp_path / "scores").write_text((tmp_path / "scores").read_text()[:-9] + "\n")
    assert measure_player(DUEL, ladder)[:4] == score[:4]
    assert len((tmp_path / "scores").read_text().splitlines()) == 3


def test_settings_stand_in_the_place_of_those_of_the_kind() -> None:
    simplified = EIGHT._replace(settings=(("variant", "simplified"),))
    assert measure_player(DUEL, simplified).ahead != measure_player(DUEL, EIGHT).ahead
    with pytest.raises(BadSettings):
        measure_player(DUEL, EIGHT._replace(settings=(("variant", "unheard of"),)))


def test_luck_is_taken_off_where_players_come_close() -> None:
    duel = Duel("hercules", "people", 2, "greedy", "greedy", 0.45, close=True)
    score = measure_player(duel, Ladder(4, "seed"))
    assert len(score.without_luck) == score.matches == 4
    assert score.without_luck[0] + score.without_luck[1] == pytest.approx(1), "one deal, played from both seats"
    assert {*score.without_luck}.isdisjoint({0.0, 0.5, 1.0})
    assert len(score.times) == score.moves
    assert score.slow_ms <= 1000 * score.longest + 0.1
    assert score.rivals_seconds > 0
    assert not measure_player(duel._replace(close=False), Ladder(1, "seed")).without_luck


def test_figures_say_what_was_reached() -> None:
    only = "hercules, people: greedy against novice"
    share, move, longest = figures(Ladder(4, "seed", only))
    assert share.name == only
    assert share.reached is (65 <= share.value <= 80)
    assert "of 4" in share.note
    assert move.reached
    assert longest.value >= move.value
    assert not [*figures(Ladder(4, "seed", "nobody"))]


def test_names_tell_duels_apart() -> None:
    names = [name_of(duel) for duel in duels()]
    assert len(set(names)) == len(names)


def test_the_interval_narrows_with_more_matches() -> None:
    assert wilson(0.5, 400) == pytest.approx((0.4513, 0.5487), abs=0.001)
    low, high = wilson(1.0, 10)
    assert (low, high) == pytest.approx((0.722, 1.0), abs=0.001)
