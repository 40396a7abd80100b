"""Measures at the start whether the disk really writes what it reports as written (docs/faults.md, A6).

Some disks and virtual machines report a write as safe that only lies in a cache. A loss of power then loses moves that
players saw as stored, whatever the database does. No real disk syncs within microseconds, so the time tells.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from pathlib import Path

import structlog

_log = structlog.stdlib.get_logger("pantheon.storage")

TRIES = 15
BYTES = 4_096
SUSPICIOUS = 0.000_05
"""Median fsync time, in seconds, below which the disk is assumed to ignore fsync."""


def sync_seconds(folder: Path, tries: int = TRIES) -> float:
    """The median time, in seconds, that a small write takes until it is reported as safe. Raises OSError."""
    took = []
    with tempfile.NamedTemporaryFile(dir=folder, prefix=".sync-probe-") as file:
        for _ in range(tries):
            file.write(bytes(BYTES))
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
    return statistics.median(took)


def warn_of_unsafe_disk(folder: Path) -> None:
    """Log a warning where a loss of power could lose stored moves; a probe that fails is no reason not to start."""
    try:
        median = sync_seconds(folder)
    except OSError as error:
        _log.info("disk_not_probed", reason=error.strerror or str(error))
        return
    if median < SUSPICIOUS:
        _log.warning(
            "disk_does_not_sync", microseconds=round(median * 1_000_000), said="a loss of power may lose moves"
        )
    else:
        _log.info("disk_syncs", microseconds=round(median * 1_000_000))
