"""Tells on what the bot's process spends its processor time, and what its processes use together.

The first half runs in the bot's process: each few milliseconds of processor time, the kernel sends a signal, and what
was used since the last one is put down to the part of the program that runs. The second half reads ``/proc``.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections import defaultdict
from functools import cache
from pathlib import Path
from types import FrameType
from typing import NamedTuple

EVERY = 0.02
"""From one look at the program to the next, in seconds of processor time: looking takes some 50 microseconds."""
PARTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("picture", ("/rendering/", "/bot/reading/pictures.py", "/PIL/")),
    ("panel", ("/bot/features/", "/bot/languages/", "/bot/messenger.py", "/fluent/", "/discord/ui/", "/babel/")),
    ("panel", ("/bot/interactions/components.py", "/bot/interactions/panel_height.py", "/discord/components.py")),
    ("REST", ("/discord/http.py", "/discord/webhook/", "/aiohttp/client", "/aiohttp/connector", "/aiohttp/formdata")),
    ("REST", ("/aiohttp/multipart", "/aiohttp/payload", "/aiohttp/http_writer", "/discord/message.py")),
    ("storage", ("/sqlalchemy/", "/aiosqlite/", "/bot/storage/", "/bot/tables/store/", "/asyncpg/")),
    ("rules", ("/engine/", "/bot/tables/rules/")),
    ("interaction", ("/bot/interactions/", "/discord/", "/aiohttp/")),
    ("outbox", ("/bot/tables/outbox/",)),
)
"""The parts of the program by the names of their files; the first that fits is the one."""
OTHER = "other"
OF_THREADS = {"pool": "picture", "patience": "picture", "warming": "picture", "asyncio": OTHER}
"""The parts that threads work for, by how their names begin; others are drivers of the database."""


class Meter:
    """Puts processor time down to parts of the program. ``write`` tells what was used so far, in seconds."""

    def __init__(self) -> None:
        self._used: defaultdict[str, float] = defaultdict(float)
        self._seen: dict[int, float] = {}
        self._main = time.thread_time()

    def start(self, meter: Path) -> None:
        """Measure from now on; at SIGUSR1, write what was used so far into the file ``report``."""
        signal.signal(signal.SIGPROF, self._look)
        signal.signal(signal.SIGUSR1, lambda *_: self._write(meter))
        signal.siginterrupt(signal.SIGPROF, False)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def _look(self, _: int, frame: FrameType | None) -> None:
        now = time.thread_time()
        self._used[part_of(frame)] += now - self._main
        self._main = now
        for thread in threading.enumerate():
            if thread is threading.main_thread() or thread.ident is None:
                continue
            part = next((part for name, part in OF_THREADS.items() if thread.name.startswith(name)), "storage")
            try:
                used = time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
            except OSError:
                continue
            self._used[part] += max(0.0, used - self._seen.get(thread.ident, 0.0))
            self._seen[thread.ident] = used

    def _write(self, meter: Path) -> None:
        draft = meter.with_suffix(".draft")
        draft.write_text(json.dumps(self._used), encoding="utf-8")
        draft.replace(meter)


def part_of(frame: FrameType | None) -> str:
    """The part of the program that a frame, or the nearest one that called it, belongs to."""
    while frame is not None:
        if (part := _part_of_file(frame.f_code.co_filename)) is not None:
            return part
        frame = frame.f_back
    return OTHER


@cache
def _part_of_file(file: str) -> str | None:
    return next((part for part, names in PARTS if any(name in file for name in names)), None)


SERVED = """
import sys
sys.modules["zstandard"] = None
from pathlib import Path
from bot.benchmarks.load.processor_time import Meter
Meter().start(Path({meter!r}))
from bot.command_line import main
main(["run"])
"""
"""The bot as it is run, with a meter. Without zstandard, discord.py has the gateway compress by zlib."""


def command(meter: Path) -> list[str]:
    """How to start the bot with a meter that writes into the file ``report``."""
    return [sys.executable, "-c", SERVED.format(meter=str(meter))]


class Usage(NamedTuple):
    """What processes use: processor time in seconds, memory in bytes (``shared``: what several hold counts once)."""

    seconds: float
    resident: int
    shared: int


def usage_of(process: int) -> Usage:
    """What a process uses. Raises OSError when it is gone."""
    folder = Path(f"/proc/{process}")
    fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    lines = (folder / "smaps_rollup").read_text(encoding="utf-8").splitlines()
    sizes = {name: int(rest.split()[0]) * 1_024 for name, _, rest in (line.partition(":") for line in lines[1:])}
    return Usage(seconds, sizes["Rss"], sizes["Pss"])


def children_of(process: int) -> list[int]:
    """The processes that a process has started, and those that they have started."""
    children: list[int] = []
    for tasks in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, tasks.read_text(encoding="utf-8").split()):
            children += [child, *children_of(child)]
    return children


def usage_of_all(processes: list[int]) -> Usage:
    """What several processes use together; those that are gone are left out."""
    usages = []
    for process in processes:
        try:
            usages.append(usage_of(process))
        except OSError:
            continue
    return Usage(*(sum(each[place] for each in usages) for place in range(3)))  # type: ignore[arg-type]
