"""What ``pantheon bench`` measures: one module per subject, each with ``figures()`` that yields Figure values.

Machines differ, so a figure with a goal is a ratio against a baseline measured in the same run.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import NamedTuple


class Figure(NamedTuple):
    """One thing measured.

    ``goal`` says in words what should be reached ("at least 3 ×", "at most 5 ms"), empty for a plain value such as the
    baseline itself; ``reached`` is None then. ``note`` may say what the baseline was.
    """

    name: str
    value: float
    unit: str = ""
    goal: str = ""
    reached: bool | None = None
    note: str = ""


def at_most(name: str, value: float, most: float, unit: str) -> Figure:
    """A figure that should not exceed a limit."""
    return Figure(name, value, unit, f"at most {most:g} {unit}", value <= most)


def measure(subject: str, *how: object) -> Iterator[Figure]:
    """The figures of one subject, one by one as they are measured; ``how`` is what its ``figures`` takes."""
    figures: Iterable[Figure] = import_module(f"bot.benchmarks.{subject}").figures(*how)
    yield from figures


def line(figure: Figure) -> str:
    """A figure as a line of text: name, value, goal, and whether it was reached."""
    verdict = {None: "", True: "  reached", False: "  MISSED"}[figure.reached]
    goal = f"  ({figure.goal})" if figure.goal else ""
    note = f"  {figure.note}" if figure.note else ""
    return f"{figure.name:<58} {number(figure.value):>12} {figure.unit:<14}{goal}{verdict}{note}".rstrip()


def number(value: float) -> str:
    """A number with few digits, easy to read; infinite is what did not happen in the time that was waited."""
    if math.isinf(value):
        return "never"
    if value == int(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}" if abs(value) < 1 else f"{value:.2f}"
