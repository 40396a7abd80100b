"""Several processes on one PostgreSQL server: killed, stopped and woken; nothing is lost and nobody writes too late."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.storage.database import Database
from bot.storage.schema import people

ROOT = Path(__file__).resolve().parents[4]
PROGRAM = Path(__file__).with_name("writing_process.py")
TAKES_OVER_WITHIN = 10.0
SLOWNESS = 10.0
"""What a machine that does much else may add to it."""
ROUNDS = int(os.environ.get("PANTHEON_TAKEOVERS", "2"))

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs signals that stop and wake a process")


class Writer:
    """A writing process, and what it has told."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.lines: list[tuple[float, str]] = []
        self.count = 0
        """How many numbers it has stored."""
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            self.lines.append((time.monotonic(), line.decode().strip()))
            self.count += line.startswith(b"stored ")
            self._news.set()

    @property
    def numbers(self) -> list[int]:
        return [int(line.split()[1]) for _, line in self.lines if line.startswith("stored ")]

    def has(self, word: str) -> bool:
        return any(line.startswith(word) for _, line in self.lines)

    async def until(self, condition: Callable[[], bool], seconds: float = 90.0) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"after {seconds} s, told last: {self.lines[-5:]}") from None

    async def goes_on(self, more: int = 20) -> None:
        """Wait until it has stored so many more."""
        enough = self.count + more
        await self.until(lambda: self.count >= enough)

    async def over(self) -> int:
        code = await asyncio.wait_for(self.process.wait(), 30)
        await self._reading
        return code


@asynccontextmanager
async def writers(address: str) -> AsyncIterator[Callable[..., object]]:
    """Starts writing processes; whatever still runs at the end is killed."""
    started: list[Process] = []

    async def start(first: int, shards: str = "0/1", fenced: str = "fenced") -> Writer:
        program = (sys.executable, str(PROGRAM), address, str(first), shards, fenced)
        surroundings = {**os.environ, "PYTHONPATH": str(ROOT)}
        started.append(await asyncio.create_subprocess_exec(*program, env=surroundings, stdout=PIPE))
        return Writer(started[-1])

    try:
        yield start
    finally:
        for process in started:
            if process.returncode is None:
                process.kill()
                await process.wait()


async def rows(address: str) -> list[int]:
    """What is stored, in the order in which it was."""
    database = await Database.open(address, wait=True)
    result = await database.read(lambda connection: connection.execute(select(people.c.discord).order_by(people.c.id)))
    await database.close()
    return list(result.scalars())


@pytest.mark.soak
async def test_when_the_serving_process_is_killed_the_waiting_one_takes_over(postgresql: str) -> None:
    async with writers(postgresql) as start:
        serving, acknowledged = await start(0), []
        await serving.goes_on(1)
        for number in range(1, ROUNDS + 1):
            waiting = await start(number * 1_000_000)
            await waiting.until(lambda process=waiting: process.has("waits"))
            await serving.goes_on()
            assert not waiting.numbers
            serving.process.kill()
            killed = time.monotonic()
            await waiting.until(lambda process=waiting: bool(process.numbers))
            took = next(at for at, line in waiting.lines if line.startswith("stored")) - killed
            print(f"took over after {took:.1f} s")
            assert took < TAKES_OVER_WITHIN + SLOWNESS
            await serving.over()
            acknowledged += serving.numbers
            serving = waiting
        serving.process.kill()
        await serving.over()
        acknowledged += serving.numbers
    numbers = await rows(postgresql)
    assert len(numbers) == len(set(numbers))
    assert set(acknowledged) <= set(numbers)


async def stopped_and_woken(address: str, fenced: str) -> tuple[Writer, Writer, list[int]]:
    """A process stands still until another has taken over, and wakes; both, and what is stored."""
    async with writers(address) as start:
        first = await start(0, fenced=fenced)
        await first.goes_on()
        second = await start(1_000_000)
        await second.until(lambda: second.has("waits"))
        first.process.send_signal(signal.SIGSTOP)
        stopped = time.monotonic()
        await second.until(lambda: bool(second.numbers))
        print(f"took over after {time.monotonic() - stopped:.1f} s")
        assert time.monotonic() - stopped < TAKES_OVER_WITHIN + SLOWNESS
        await second.goes_on()
        first.process.send_signal(signal.SIGCONT)
        if fenced == "fenced":
            assert await first.over() == 75
        else:
            await first.goes_on()
        await second.goes_on()
        second.process.kill()
        if first.process.returncode is None:
            first.process.kill()
        await first.over()
        await second.over()
    return first, second, await rows(address)


def written_too_late(numbers: list[int]) -> list[int]:
    """What the old holder has written after the new one."""
    began = next(place for place, number in enumerate(numbers) if number > 1_000_000)
    return [number for number in numbers[began:] if number < 1_000_000]


async def test_a_process_that_stood_still_writes_nothing_when_it_wakes_and_ends(postgresql: str) -> None:
    first, second, numbers = await stopped_and_woken(postgresql, "fenced")
    assert written_too_late(numbers) == []
    assert set(first.numbers) | set(second.numbers) <= set(numbers)
    sentences = {line for _, line in first.lines if line.startswith("lost")}
    assert sentences == {"lost Another process has taken over this PostgreSQL database; this one ends."}


@pytest.mark.soak
async def test_without_the_fence_it_would_write(postgresql: str) -> None:
    """The control: the same process, which compares no epoch."""
    _, _, numbers = await stopped_and_woken(postgresql, "unfenced")
    assert written_too_late(numbers)


async def test_a_process_that_waits_takes_over_the_shards_of_a_dead_one(postgresql: str) -> None:
    async with writers(postgresql) as start:
        first, second = await start(0, "0-1/4"), await start(1_000_000, "2-3/4")
        await first.goes_on(1)
        await second.until(lambda: bool(second.numbers))
        third = await start(2_000_000, "0-3/4")
        await third.until(lambda: third.has("waits"))
        second.process.kill()
        await third.until(lambda: bool(third.numbers), TAKES_OVER_WITHIN + SLOWNESS)
        assert third.has("serves 2,3/4")
        await first.goes_on()
