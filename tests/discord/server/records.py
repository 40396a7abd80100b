"""What the server writes down: violations, notices, refusals, and every request."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Violation:
    """Something the bot did that Discord forbids."""

    kind: str
    method: str
    path: str
    reason: str
    detail: Any = None
    status: int = 0
    at: float = field(default_factory=time.monotonic)

    def __str__(self) -> str:
        return f"[{self.kind}] {self.method} {self.path}: {self.reason}"


@dataclass
class Record:
    """One REST request as the server saw it."""

    at: float
    method: str
    path: str
    template: str
    status: int
    body: Any
    files: list[str]
    seconds: float
    code: int = 0


def quantile(values: list[float], q: float) -> float:
    """The q-quantile of sorted values (nearest rank); 0 when there are none."""
    if not values:
        return 0.0
    return values[min(len(values) - 1, max(0, math.ceil(q * len(values)) - 1))]
