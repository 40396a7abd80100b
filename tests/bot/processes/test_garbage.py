"""A process that people wait for looks seldom for garbage."""

from __future__ import annotations

import subprocess
import sys

SEEN = """
import gc
from bot.processes.garbage import look_seldom_for_garbage
before = gc.get_threshold()
look_seldom_for_garbage()
print(gc.get_freeze_count() > 1_000, gc.get_threshold()[0] > before[0])
"""


def test_what_is_there_is_left_out_and_looks_are_rarer() -> None:
    result = subprocess.run([sys.executable, "-c", SEEN], capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["True", "True"]
