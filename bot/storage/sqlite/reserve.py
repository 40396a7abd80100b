"""Disk space that is kept in reserve, and given up when the disk is full (docs/faults.md, A8).

A bot on a full disk can still read, but no one may move. With the reserve given up, matches continue while the operator
makes room.
"""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path

import structlog

_log = structlog.stdlib.get_logger("pantheon.storage")

NAME = "reserve"
MEGABYTE = 1 << 20
ROOMY = 8
"""The reserve is set aside where this many times as much is free: it is not what fills the disk."""
SCARCE = 4_000_000
"""With fewer free bytes than this the reserve is given up: a move takes some kilobytes, a start a few hundred."""


class Reserve:
    """A file of this many megabytes beside a database; with 0 there is none. Calls wait for the disk: make them in a
    thread."""

    def __init__(self, database: Path, megabytes: int) -> None:
        self._file = database.with_name(NAME)
        self._size = megabytes * MEGABYTE

    def adapt(self) -> None:
        """Give the reserve up where the disk is full, and set it aside again where there is room."""
        with suppress(OSError):
            free = shutil.disk_usage(self._file.parent).free
            if free < SCARCE:
                self._give_up(free)
            elif self._size and free >= ROOMY * self._size and not self._file.exists():
                self._set_aside()

    def _give_up(self, free: int) -> None:
        if self._file.exists():
            self._file.unlink()
            _log.error("reserve_given_up", free=free, bytes=self._size, said="the disk is full: make room")

    def _set_aside(self) -> None:
        part = self._file.with_suffix(".part")
        try:
            with part.open("wb") as file:
                _fill(file.fileno(), self._size)
            part.replace(self._file)
        except OSError:
            part.unlink(missing_ok=True)
            raise


def _fill(file: int, size: int) -> None:
    """Take up this many bytes. Windows and macOS cannot reserve them: there they are written."""
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(file, 0, size)
        return
    for _ in range(0, size, MEGABYTE):
        os.write(file, bytes(MEGABYTE))
