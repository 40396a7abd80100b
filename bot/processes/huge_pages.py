"""Memory in pages of 2 MB. The processor finds what lies in them faster than in pages of 4 KB, above all on a virtual
machine, where it looks through two tables for each page.

Linux makes such pages on its own only where it is set to. Since version 6.1 a process can ask for them itself, also
later, when its memory is in use; other systems, and an older Linux, are left as they are.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys
import threading
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

HUGE_BYTES, PAGE_BYTES, ENTRY_BYTES = 2 << 20, 4 << 10, 8
"""A large page, a small one, and what the kernel's table of pages says of a small one."""
COLLAPSE = 25
"""The number by which ``madvise`` knows that pages are to become one."""
PRESENT = 63
"""The bit of an entry that says that the page takes memory."""
FULL = 0.94
"""The part of a large page that takes memory already, at least: as one page all of it does."""
PAUSE_S = 0.01
"""For so long other threads may ask for memory between two large pages, in seconds."""


def gather_pages(stop: threading.Event) -> int:
    """Make large pages of the memory of this process that is in use; how many it has then. ``stop`` breaks that off.

    It takes 5 ms of processor time for each new large page, and belongs into a thread of its own.
    """
    if sys.platform != "linux":
        return 0
    count = 0
    with contextlib.suppress(OSError, AttributeError):
        advise = ctypes.CDLL(None).madvise
        advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
        with Path("/proc/self/pagemap").open("rb", buffering=0) as table:
            for start in [*_large_pages()]:
                if _share_in_use(table, start) >= FULL:
                    count += advise(start, HUGE_BYTES, COLLAPSE) == 0
                    if stop.wait(PAUSE_S):
                        break
    return count


def _large_pages() -> Iterator[int]:
    """Where large pages fit into what the process has of memory without a file, its stacks left out."""
    for line in Path("/proc/self/maps").read_text(encoding="utf-8").splitlines():
        area, rights, _, _, file, *name = line.split()
        if rights != "rw-p" or file != "0" or name not in ([], ["[heap]"]):
            continue
        first, end = (int(address, 16) for address in area.split("-"))
        yield from range(-(-first // HUGE_BYTES) * HUGE_BYTES, end - HUGE_BYTES + 1, HUGE_BYTES)


def _share_in_use(table: BinaryIO, start: int) -> float:
    """The part of a large page that takes memory."""
    table.seek(start // PAGE_BYTES * ENTRY_BYTES)
    entries = array("Q", table.read(HUGE_BYTES // PAGE_BYTES * ENTRY_BYTES))
    return sum(entry >> PRESENT for entry in entries) * PAGE_BYTES / HUGE_BYTES
