"""How much time the driver takes, and how much processor time without Python's looks for garbage, which begin wherever
memory is taken.

Such a look takes longer than most statements: a statement that it fell into would pass for a long one.
"""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Mapping
from typing import Any


class _GarbageLooks(threading.local):
    """Counts the processor time of looks for garbage in each thread, in seconds."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._began = 0.0

    def __call__(self, phase: str, _: Mapping[str, Any]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.seconds += time.thread_time() - self._began


_looks = _GarbageLooks()
gc.callbacks.append(_looks)


def working_s() -> float:
    """The processor time of this thread in seconds, without looks for garbage; only differences say something."""
    return time.thread_time() - _looks.seconds


class DriverClock:
    """Counts time by a clock that is ten times as cheap to read as processor time, which is never more.

    ``seconds``: how much the blocks of its ``with`` have taken so far.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.seconds += time.perf_counter() - self._began
