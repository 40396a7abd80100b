"""The order of the tests, the longest first in each worker's share; their limits; temporary files in memory."""

from __future__ import annotations

import faulthandler
import gc
import os
import shutil
from collections.abc import Generator
from itertools import islice
from pathlib import Path

import pytest
import structlog
from _pytest.faulthandler import fault_handler_stderr_fd_key

SLOW = (
    "tests/processes/test_matches.py",
    "tests/processes/test_stopping.py",
    "tests/processes/test_commands.py",
    "tests/processes/",
    "tests/journeys/test_dice_forge.py",
    "tests/bot/loopback/test_operator.py",
    "tests/playground/",
    "tests/bot/gates/",
    "tests/bot/loopback/test_process.py",
    "tests/bot/tables/rules/test_random_tables.py",
    "tests/bot/operator/test_restoring.py",
    "tests/bot/storage/postgresql/test_processes.py",
    "tests/bot/processes/test_workers.py",
    "tests/bot/benchmarks/test_load.py",
    "tests/bot/storage/sqlite/test_backups.py",
    "tests/bot/soak/",
    "tests/bot/simulation/",
    "tests/journeys/test_rebellion.py",
    "tests/engine/dice_forge/test_effects_run.py",
    "tests/bot/tables/store/test_kill.py",
)
"""What these ids begin with takes five seconds or more, the longest first."""
WAITING = "tests/processes/"
"""What these ids begin with waits for real time for the most part."""
MEMORY = Path("/dev/shm")
ENOUGH_BYTES = 4 << 30
"""Free bytes in memory from which on temporary files are put there."""

CLEARS_UP_S = 60.0
"""How long a test may clear up, also after a failure, which ends the other limits."""
LONG_FORM_CLEARS_UP_S = 600.0
"""The same of a long form: it removes containers and databases on a machine that does much else."""


def rank(id: str) -> int:
    """Which line of ``SLOW`` a test belongs to; the number of lines where it belongs to none."""
    return next((place for place, begins in enumerate(SLOW) if id.startswith(begins)), len(SLOW))


def dealt(ids: list[str], workers: int) -> list[int]:
    """The places of these tests in an order that ``--dist worksteal`` cuts into a hand for each worker.

    It gives each worker as many tests in a row. So each row begins with its share of the slow ones. With more than two
    workers the first has all that wait for the most part, one after another, while the others keep the processors busy.
    """
    slow = sorted((place for place, id in enumerate(ids) if rank(id) < len(SLOW)), key=lambda place: rank(ids[place]))
    rest = iter([place for place, id in enumerate(ids) if rank(id) == len(SLOW)])
    shares = [slow[worker::workers] for worker in range(workers)]
    if workers > 2:
        busy = [place for place in slow if not ids[place].startswith(WAITING)]
        waiting = [place for place in slow if ids[place].startswith(WAITING)]
        shares = [waiting, *(busy[worker :: workers - 1] for worker in range(workers - 1))]
    order: list[int] = []
    for worker, share in enumerate(shares):
        end = len(ids) * (worker + 1) // workers
        order += share
        order += islice(rest, max(0, end - len(order)))
    return [*order, *rest]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the slow tests first in each worker's share, in the old order without workers. Long forms have no limit."""
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(0))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = [items[place] for place in dealt([item.nodeid for item in items], workers)]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let long forms take their time."""
    if item.get_closest_marker("soak"):
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    """End a process that hangs while a test clears up: its worker counts as crashed, and a new one takes over."""
    stderr = item.config.stash[fault_handler_stderr_fd_key]
    limit_s = LONG_FORM_CLEARS_UP_S if item.get_closest_marker("soak") else CLEARS_UP_S
    faulthandler.dump_traceback_later(limit_s, file=stderr, exit=True)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Spare the garbage collector the thousands of tests, which live until the end."""
    gc.collect()
    gc.freeze()


def pytest_configure() -> None:
    """Temporary files in memory: a database waits for each write to a disk, and deleting files there is slow.

    Tracebacks without colours and local variables: drawing one of them takes a second or two.
    """
    # Only tests about emojis upload some; programs that tests start inherit it.
    os.environ["PANTHEON_EMOJIS"] = "0"
    os.environ["PANTHEON_RESERVE"] = "0"
    if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ENOUGH_BYTES:
        # Workers and programs that tests start inherit it.
        os.environ["TMPDIR"] = str(MEMORY)
    plain = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*structlog.get_config()["processors"][:-1], plain])
