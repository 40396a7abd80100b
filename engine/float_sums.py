"""Sums of floats that every version of Python rounds alike.

``sum`` rounds after each step up to Python 3.11, and once from 3.12 on. A computer player chooses by such sums, so
matches would differ between two versions, and between two processes during an update.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add


def sum_floats(values: Iterable[float]) -> float:
    """The sum in the order given, rounded after each step; 0.0 where there is none."""
    return reduce(add, values, 0.0)
