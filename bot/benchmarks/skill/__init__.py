"""Measures what an analysis says: whether its chances, its luck and its accuracy are right, and what it costs.

Computer players play the matches. The figures are parted by what they need: so one kind can be measured alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.benchmarks import Figure
from bot.benchmarks.skill import accuracy, analysis, chances, luck
from bot.benchmarks.skill.measured import Plan


def figures(plan: Plan) -> Iterator[Figure]:
    """All figures, those that take the least time first."""
    yield from analysis.figures(plan)
    yield from chances.value_figures(plan)
    yield from chances.rollout_figures(plan)
    yield from luck.figures(plan)
    yield from accuracy.figures(plan)
