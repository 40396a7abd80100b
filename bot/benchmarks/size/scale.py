"""How large the database is that is measured."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

SIZES = ("tables", "moved", "minute", "servers", "matches")


@dataclass(frozen=True)
class Scale:
    """How many ``tables`` are open, at how many people ``moved`` within the hour and within the ``minute``; how many
    ``servers`` the bot is in, and how many ``matches`` are over. ``only`` one part by its name, or all ("").

    ``scratch``: a folder that is kept, in which filling continues; None: one that is deleted.
    """

    tables: int = 20_000
    moved: int = 2_000
    minute: int = 200
    servers: int = 45_000
    matches: int = 100_000
    only: str = ""
    scratch: Path | None = None
    note_filled: Callable[[int, int], None] = lambda there, count: None

    def shared_by(self, divisor: int) -> Scale:
        """A smaller database, in which there is a part of everything."""
        sizes = {name: max(1, getattr(self, name) // divisor) for name in SIZES}
        return replace(self, **sizes)


def load_average() -> str:
    """How busy the machine is, in words."""
    return f"load average {os.getloadavg()[0]:.1f}"
