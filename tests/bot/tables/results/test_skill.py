"""What analyses say of a person over several matches."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from bot.tables.results.skill import MATCHES_MIN, skill_in
from engine.analysis.accuracy import accuracy


def analysed(result: float, luck: float, beaten: list[float] | None = None, seats: int = 2) -> dict[str, Any]:
    found = None if beaten is None else accuracy(0, beaten)
    noted = None if found is None else [found.choices, found.beaten, found.error]
    return {"seats": seats, "skill": {"accuracy": noted, "luck": [luck, 0.01], "result": result}}


def test_there_is_nothing_without_an_analysed_match() -> None:
    assert skill_in([]) is None
    assert skill_in([{"seats": 2}]) is None


def test_luck_is_taken_off_the_results() -> None:
    found = skill_in([{"seats": 2}, analysed(1, 0.5), analysed(1, 0.1), analysed(0, -0.3), analysed(0, -0.3, seats=4)])
    assert found is not None
    assert found.matches == 4
    assert found.accuracy is None
    assert found.fortunes is not None
    assert found.fortunes.matches == 4
    assert found.fortunes.result == pytest.approx(50)
    assert found.fortunes.luck == pytest.approx(0)
    assert found.fortunes.adjusted == pytest.approx(50)
    assert found.fortunes.even == pytest.approx((50 * 3 + 25) / 4)
    spread = [0.5, 0.9, 0.3, 0.3]
    deviation = sqrt(sum((each - 0.5) ** 2 for each in spread) / 3)
    assert found.fortunes.reach == pytest.approx(196 * deviation / 2)


def test_few_matches_say_nothing_of_luck_and_those_alone_never_do() -> None:
    few = skill_in([analysed(1, 0.5)] * (MATCHES_MIN - 1))
    assert few is not None
    assert few.fortunes is None
    alone = {"seats": 1, "skill": {"accuracy": [9, 0.2, 0.05], "luck": None, "result": 1.0}}
    found = skill_in([alone] * 9)
    assert found is not None
    assert found.fortunes is None
    assert found.accuracy is not None
    assert found.accuracy.choices == 81
    assert found.accuracy.score == pytest.approx(60)
