"""A win that two share is half a win to each: for computer players, for what they learn, and where wins are counted."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from engine import simulation
from engine.analysis.course import chances
from engine.game import Standing
from engine.hercules import GAME
from engine.players.lookahead import outcome
from engine.training.self_play import outcomes_of

SHARES: Sequence[tuple[tuple[int, ...], tuple[float, ...]]] = (
    ((1, 2, 3), (1.0, 0.0, 0.0)),
    ((2, 1, 3), (0.0, 1.0, 0.0)),
    ((1, 1, 3), (0.5, 0.5, 0.0)),
    ((3, 1, 1), (0.0, 0.5, 0.5)),
    ((1, 1, 1), (1 / 3, 1 / 3, 1 / 3)),
    ((1, 2, 2), (1.0, 0.0, 0.0)),
)


def over(places: Sequence[int]) -> Any:
    """A match that is over, with each seat on its place."""
    standings = tuple(Standing(seat, "", 50 - 7 * place, place, {}) for seat, place in enumerate(places))
    return SimpleNamespace(is_finished=True, questions=(), standings=standings, seats=len(places))


@pytest.mark.parametrize(("places", "shares"), SHARES)
def test_a_computer_player_counts_its_share(places: tuple[int, ...], shares: tuple[float, ...]) -> None:
    match = over(places)
    assert [outcome(match, seat).win for seat in range(3)] == pytest.approx(shares)
    assert [outcome(match, seat).points for seat in range(3)] == [50 - 7 * place for place in places]
    assert chances(match)[0] == pytest.approx(shares)


@pytest.mark.parametrize(("places", "shares"), SHARES)
def test_what_is_learned_of_a_match_counts_shares(places: tuple[int, ...], shares: tuple[float, ...]) -> None:
    outcomes = outcomes_of(over(places))
    assert [outcomes[seat].win for seat in range(3)] == pytest.approx(shares)


@pytest.mark.parametrize(("places", "shares"), SHARES)
def test_a_simulation_counts_shares(
    monkeypatch: pytest.MonkeyPatch, places: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    result = simulation.Result(1, 1, over(places).standings)
    monkeypatch.setattr(simulation, "play_match", lambda *_, **__: result)
    names = ("random", "greedy", "novice")
    report = simulation.simulate(GAME, 3, 4, timer=lambda: 0.0, players=names)
    assert list(report["wins_by_seat"].values()) == pytest.approx([4 * share for share in shares], abs=0.001)
    assert [report["wins_by_player"][name] for name in names] == pytest.approx(
        [4 * share for share in shares], abs=0.001
    )


def test_hades_shares_a_win_with_the_hero() -> None:
    standings = (Standing(0, "", 40, 1, {}), Standing(None, "hades", 40, 1, {}))
    match: Any = SimpleNamespace(is_finished=True, questions=(), standings=standings, seats=1)
    assert outcome(match, 0).win == 0.5
    assert outcomes_of(match)[0].win == 0.5
