"""``pantheon bench``: figures, each beside a baseline that was measured in the same run."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer


class Subject(StrEnum):
    """What can be measured."""

    ENGINE = "engine"
    PICTURES = "pictures"
    REPLAY = "replay"
    MOVES = "moves"


What = Annotated[Subject, typer.Argument(metavar="engine|pictures|replay|moves", help="What to measure.")]


def bench(what: What) -> None:
    """Measure, and print each figure beside its goal."""
    from bot.benchmarks import line, measure

    for figure in measure(what.value):
        typer.echo(line(figure))
