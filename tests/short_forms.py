"""Which of many like cases `make test` checks; `make soak` checks all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

one_in_eight = pytest.mark.parametrize("step", [8, pytest.param(1, marks=pytest.mark.soak)], ids=["some", "all"])
"""Of the puzzles that come with the bot every eighth is looked at, all with ``make soak``."""


def some(cases: Iterable[Any], one_in: int) -> list[Any]:
    """The cases for ``parametrize``: one in so many as it is, beginning with the first, the others in ``make soak``.

    Of a product of properties each value is among them when ``one_in`` divides the number of no property's values.
    """
    return [case if number % one_in == 0 else _in_soak(case) for number, case in enumerate(cases)]


def _in_soak(case: Any) -> Any:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.soak)
