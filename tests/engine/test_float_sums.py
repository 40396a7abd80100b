"""No choice depends on how a version of Python rounds ``sum``: from 3.12 on it rounds floats otherwise than before."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

from engine.float_sums import sum_floats
from tests.playthroughs.record import SCRIPTS, record

TENTHS = [0.1] * 10


def test_each_step_is_rounded() -> None:
    assert sum_floats(TENTHS) == 0.9999999999999999
    assert sum_floats([]) == 0.0


@pytest.fixture
def sum_refuses_floats(monkeypatch: pytest.MonkeyPatch) -> None:
    """``sum`` fails where it would round."""
    plain = builtins.sum

    def sum_exactly(values: Iterable[Any], start: Any = 0) -> Any:
        parts = list(values)
        assert not any(isinstance(part, float) for part in [*parts, start]), "sum_floats rounds alike everywhere"
        return plain(parts, start)

    monkeypatch.setattr(builtins, "sum", sum_exactly)


@pytest.mark.usefixtures("sum_refuses_floats")
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_matches_are_played_without_a_sum_that_rounds(script: Any) -> None:
    record(script)
