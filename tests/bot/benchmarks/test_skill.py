"""The measures of what an analysis says, on chances, luck and costs of which the truth is known."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.benchmarks.skill import luck, measured
from bot.benchmarks.skill.accuracy import reliability, share_of_right_rankings
from bot.benchmarks.skill.chances import Forecast, brier_skill, calibration, chances_in, rollouts_in
from bot.benchmarks.skill.measured import Cell, Plan, cells, collect
from engine.analysis.accuracy import Usual, Weighed
from engine.players import PLAYERS

HERCULES = Cell("hercules", "people", 2)
USUAL = Usual(0.25, 0.2)


def forecasts(right: float, matches: int = 20_000) -> list[Forecast]:
    """Chances of which the true one lies at ``right`` of the way from even; five of each match."""
    random = Random(1)
    sample = []
    for match in range(matches):
        chance = random.random()
        result = float(random.random() < 0.5 + right * (chance - 0.5))
        sample += [Forecast(chance, result, match)] * 5
    return sample


def test_right_chances_have_no_error_beyond_noise_and_bold_ones_do() -> None:
    right, bold = calibration(forecasts(1.0)), calibration(forecasts(0.8))
    assert right.error < 0.01
    assert right.measured > 0.005, "what is measured has noise in it"
    assert bold.error == pytest.approx(0.2 * 0.2887, abs=0.015)
    assert len(right.rows) == 20


def test_the_skill_is_1_for_who_knows_and_0_for_who_says_even() -> None:
    matches = [{"results": [1.0, 0.0], "value": [[0.5, 0.5]], "rollouts": [[1.0, 0.0]]}]
    assert brier_skill(matches, "value") == 0
    assert brier_skill(matches, "rollouts", 0) == 1


def test_luck_that_explains_all_leaves_nothing() -> None:
    matches = [{"results": [1.0, 0.0], "luck": [0.5, -0.5]}, {"results": [0.0, 1.0], "luck": [-0.5, 0.5]}]
    assert luck.variance_left(matches) == 0
    assert luck.variance_left([{**each, "luck": [0.0, 0.0]} for each in matches]) == 1


def test_players_that_differ_are_ranked_and_told_apart() -> None:
    random = Random(2)

    def choice(lost: float) -> Weighed:
        return Weighed(0, 0, 0.2, lost, *USUAL, 0.5, USUAL)

    apart = {
        player: [[choice(0.4 - place * 0.08 + random.gauss(0, 0.004)) for _ in range(5)] for _ in range(9)]
        for place, player in enumerate(PLAYERS)
    }
    same = {player: [[choice(0.2 + random.gauss(0, 0.01))] for _ in range(9)] for player in PLAYERS}
    assert share_of_right_rankings(apart) == 1
    assert share_of_right_rankings(same) < 0.1
    assert (
        share_of_right_rankings({player: apart[other] for player, other in zip(PLAYERS, PLAYERS[::-1], strict=True)})
        == 0
    )
    assert reliability([*apart.values()]) > 0.99
    assert reliability([*same.values()]) < 0.8


def test_players_are_ranked_by_how_hard_and_how_important_choices_were() -> None:
    """Whoever loses less, in choices that are easier by more, is no better; what weighs little decides nothing."""

    def matches(lost: float, greedy: float, slight: float) -> list[list[Weighed]]:
        """Matches in which a player and ``greedy`` lose so much, both more at half of the choices."""
        own = [
            Weighed(0, 0, weight, each + more, greedy + more, USUAL.skilled, 0.5, USUAL)
            for weight, each in ((0.3, lost), (0.0001, slight))
            for more in (-0.1, 0.1)
        ]
        return [own * 20] * 3

    losses = {player: 0.4 - place * 0.05 for place, player in enumerate(PLAYERS)}
    harder = {player: matches(loss, 2 * loss - 0.3, loss) for player, loss in losses.items()}
    assert share_of_right_rankings(harder, trials=5) == 0
    slighter = {player: matches(loss, 0.25, 1 - 2 * loss) for player, loss in losses.items()}
    assert share_of_right_rankings(slighter, trials=5) == 1


def test_what_was_measured_is_not_measured_again(tmp_path: Path) -> None:
    numbers = count()
    plan = Plan(3, scores=tmp_path / "scores.json")

    def work(cell: Cell, seed: str, number: int) -> Any:
        next(numbers)
        return number

    assert collect("x", work, HERCULES, plan) == [0, 1, 2]
    assert collect("x", work, HERCULES, plan._replace(matches=4)) == [0, 1, 2, 3]
    assert next(numbers) == 4
    collect("x", work, HERCULES, plan._replace(seed="other"))
    assert next(numbers) == 8


def test_matches_are_measured_from_beginning_to_end() -> None:
    chances = chances_in(HERCULES, "s", 0)
    assert sum(chances["results"]) == 1
    assert len(chances["shares"]) > 10
    assert all(sum(shares) == pytest.approx(1, abs=0.001) for shares in chances["shares"])
    assert chances_in(HERCULES, "s", 0) == chances


def test_matches_are_played_on_from_three_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.benchmarks.skill.chances.ROLLOUTS", 3)
    record = rollouts_in(HERCULES, "s", 0)
    assert len(record["value"]) == len(record["curve"]) == len(record["rollouts"]) == 3
    assert record["value"][0] != record["value"][-1]
    assert all(sum(wins) == pytest.approx(1) for wins in (*record["curve"], *record["rollouts"]))


def test_the_luck_of_all_seats_adds_up_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.analysis.fortune.SIXES", 1)
    monkeypatch.setattr("engine.analysis.fortune.AFTER", 2)
    record = luck.luck_in(HERCULES, "s", 0)
    assert sum(record["luck"]) == pytest.approx(0, abs=1e-4)
    assert any(record["luck"])


def test_every_game_and_module_is_measured() -> None:
    kinds = {(cell.game, cell.lesson) for cell in cells()}
    assert kinds == {("hercules", "people"), *(("diceforge", lesson) for lesson in ("none", "goddess", "titans"))}
    assert {cell.seats for cell in cells()} == {2, 3, 4}
    assert measured.name_of(HERCULES) == "hercules, people, 2 seats"
