"""Memory in use becomes large pages, and nothing else does."""

from __future__ import annotations

import subprocess
import sys

import pytest

BEGIN = """
import mmap, re, threading
from pathlib import Path
from bot.processes.huge_pages import HUGE_BYTES, PAGE_BYTES, gather_pages

def kilobytes(what):
    return int(re.search(what + r":\\s+(\\d+)", Path("/proc/self/smaps_rollup").read_text())[1])

stop = threading.Event()
area = mmap.mmap(-1, 16 * HUGE_BYTES, flags=mmap.MAP_PRIVATE)
"""
FILLED = """
for at in range(0, len(area), 8):
    area[at : at + 8] = at.to_bytes(8, "big")
before = kilobytes("AnonHugePages")
count = gather_pages(stop)
assert all(area[at : at + 8] == at.to_bytes(8, "big") for at in range(0, len(area), 8))
print(count, kilobytes("AnonHugePages") - before)
"""
SPARSE = """
for at in range(0, len(area), 4 * PAGE_BYTES):
    area[at] = 1
before = kilobytes("Rss")
gather_pages(stop)
print(kilobytes("Rss") - before)
"""
STOPPED = """
area.write(bytes(len(area)))
stop.set()
print(gather_pages(stop))
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux is asked")


def output(work: str) -> list[int]:
    done = subprocess.run([sys.executable, "-c", BEGIN + work], capture_output=True, text=True, check=True)
    return [*map(int, done.stdout.split())]


def test_memory_in_use_becomes_large_pages_and_holds_the_same() -> None:
    count, more = output(FILLED)
    if not count:
        pytest.skip("this Linux makes no large pages")
    assert count >= 15
    assert more >= 15 * 2 * 1024


def test_memory_that_is_mostly_not_in_use_does_not_grow() -> None:
    (more,) = output(SPARSE)
    assert more < 4 * 1024, "a quarter of 32 MB is in use"


def test_it_can_be_broken_off() -> None:
    (count,) = output(STOPPED)
    assert count <= 1
