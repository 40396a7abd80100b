"""What analyses say of a person over several matches."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from bot.tables.results.skill import MATCHES_MIN, skill_in
from engine.analysis.accuracy import Usual, Weighed, accuracy


def analysed(result: float, luck: float, seats: int = 2) -> dict[str, Any]:
    return {"seats": seats, "skill": {"accuracy": None, "luck": [luck, 0.01], "result": result}}


def alone(accuracy: Any) -> dict[str, Any]:
    return {"seats": 1, "skill": {"accuracy": accuracy, "luck": None, "result": 1.0}}


def make_accuracy(*losses: float) -> dict[str, Any]:
    """What is noted of choices in a match by which so much was lost, as JSON keeps it."""
    usual = Usual(0.25, 0.2)
    result = accuracy(0, [Weighed(0, 0, 0.2, lost, *usual, 0.5, usual) for lost in losses])
    assert result.sums is not None
    return {"form": result.form, "sums": [*result.sums]}


def test_there_is_nothing_without_an_analysed_match() -> None:
    assert skill_in([]) is None
    assert skill_in([{"seats": 2}]) is None


def test_luck_is_taken_off_the_results() -> None:
    skill = skill_in([{"seats": 2}, analysed(1, 0.5), analysed(1, 0.1), analysed(0, -0.3), analysed(0, -0.3, seats=4)])
    assert skill is not None
    assert skill.matches == 4
    assert skill.accuracy is None
    assert skill.fortunes is not None
    assert skill.fortunes.matches == 4
    assert skill.fortunes.result == pytest.approx(50)
    assert skill.fortunes.luck == pytest.approx(0)
    assert skill.fortunes.adjusted == pytest.approx(50)
    assert skill.fortunes.even == pytest.approx((50 * 3 + 25) / 4)
    spread = [0.5, 0.9, 0.3, 0.3]
    deviation = sqrt(sum((each - 0.5) ** 2 for each in spread) / 3)
    assert skill.fortunes.reach == pytest.approx(196 * deviation / 2)


def test_few_matches_say_nothing_of_luck_and_those_alone_never_do() -> None:
    few = skill_in([analysed(1, 0.5)] * (MATCHES_MIN - 1))
    assert few is not None
    assert few.fortunes is None
    skill = skill_in([alone(make_accuracy(*[0.2] * 9))] * 9)
    assert skill is not None
    assert skill.fortunes is None
    assert skill.accuracy is not None
    assert skill.accuracy.choices == 81
    assert skill.accuracy.score == pytest.approx(60)
    assert skill.earlier == 0


def test_what_an_earlier_formula_found_is_counted_and_not_pooled() -> None:
    earlier = alone([9, 0.4, 0.05])
    second = alone({"form": 2, "sums": [9, 1.8, 0.4, 0.36, 0.01, 0.0, 0.0, 0.0]})
    skill = skill_in([earlier, alone(make_accuracy(*[0.2] * 9)), second, alone(None)])
    assert skill is not None
    assert skill.accuracy is not None
    assert (skill.matches, skill.earlier) == (4, 2)
    assert (skill.accuracy.choices, skill.accuracy.score) == (9, pytest.approx(60))
    old = skill_in([earlier, second])
    assert old is not None
    assert (old.accuracy, old.earlier) == (None, 2)
