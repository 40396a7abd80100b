"""How the C library of Linux gives memory to this process and takes it back; other systems decide that themselves."""

from __future__ import annotations

import contextlib
import ctypes
import sys

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8
"""The numbers by which ``mallopt`` knows how much may lie free at the end of the heap, from which size on memory comes
from outside the heap, and how many heaps there may be."""
LARGE_BYTES = 4 << 20
"""From this size on a piece of memory is large: the whole ground of a picture is, and no picture of 256 colours."""
FREE_BYTES = 16 << 20


def use_one_heap() -> None:
    """Let all threads take memory from one heap. The C library gives each its own, and pictures pass through several of
    them: each heap keeps what was freed in it."""
    _set_option(ARENA_MAX, 1)


def keep_large_out() -> None:
    """Take large pieces of memory from outside the heap, and give them back as soon as they are free. The C library
    soon takes them from the heap, where the holes that they leave are filled by small pieces."""
    _set_option(MMAP_THRESHOLD, LARGE_BYTES)
    _set_option(TRIM_THRESHOLD, FREE_BYTES)


def give_memory_back() -> None:
    """Return free memory to the system. It takes some milliseconds."""
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def _set_option(option: int, value: int) -> None:
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError):
            ctypes.CDLL(None).mallopt(option, value)
