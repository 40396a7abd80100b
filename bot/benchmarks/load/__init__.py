"""``pantheon bench load``: the bot as a process of its own, clicked at by many tables through a stand-in for Discord.

What counts on a busy machine is the processor time of a click; times by the clock say something on a quiet one only.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bot.benchmarks import Figure, at_most
from bot.benchmarks.load import hostile
from bot.benchmarks.load.crowd import Answered, Crowd, lay_tables, quantile
from bot.benchmarks.load.memory_course import MemoryCourse, figures_of
from bot.benchmarks.load.processor_time import Usage, children_of, command, usage_of_all
from bot.benchmarks.load.stand_in import DiscordStandIn, discord_on_loopback

ROOT = Path(__file__).resolve().parents[3]
TOKEN = "token-of-no-one"
STARTS_WITHIN = 300.0
"""How many seconds the bot may take to post all boards."""
CONNECTS_WITHIN = 180.0
"""How many seconds it may take to connect."""
CALMS = 2.0
"""How many seconds pass between two loads."""
UNLIMITED = 10_000
"""The largest number of requests a second that the bot can be allowed."""
STEP = 5.0
"""By how many clicks a second a rising load rises."""
ACKNOWLEDGED, VISIBLE = 0.1, 1.5
"""What 99 clicks of 100 may take to be acknowledged and to be seen on the board, in seconds."""

MOST_MAIN_MS, MOST_DRAWING_MS = 8, 12
"""What a click may take in the main process, and in those that draw, in milliseconds of processor time."""
MEMORY_TABLES, MOST_MEMORY_MB = 400, 350
"""With up to how many open tables all processes may hold how much; a page that several share counts once."""
LEAST_HELD = 80
"""How many clicks a second two cores should hold."""


@dataclass(frozen=True)
class Load:
    """How much the bot is asked for: ``clicks`` a second for ``seconds``, at ``played`` of ``tables`` open tables.

    ``rising``: then raise the click rate, from ``clicks`` up, until the bot falls behind. ``hostile``: once more the
    same beside a server that floods the bot. ``processes`` share the work, on the empty ``database``; without one, a
    single process has a SQLite file. ``limited``: Discord takes 50 requests a second, as the real one does, and the bot
    keeps to them; else it makes as many as it can.
    """

    tables: int = 60
    played: int = 60
    clicks: float = 8.0
    seconds: float = 20.0
    rising: bool = False
    hostile: bool = False
    processes: int = 1
    database: str = ""
    limited: bool = False


class Served(NamedTuple):
    """What came of a load. ``main`` and ``workers`` are processor time in seconds, ``parts`` that of the main process
    by part; ``held_up`` counts clicks that could not be made because every table still waited for an answer;
    ``requests`` are those that Discord counts."""

    answers: list[Answered]
    main: float
    workers: float
    parts: Mapping[str, float]
    held_up: int
    busy: float
    requests: int = 0

    def p(self, percent: int, *, visible: bool) -> float:
        """A quantile of the time until a click was acknowledged, or a move ``visible``, in milliseconds."""
        if visible:
            times = [each.visible for each in self.answers if each.is_move and not each.refused]
        else:
            times = [each.acknowledged for each in self.answers]
        return 1_000 * quantile([float("inf") if each is None else each for each in times], percent)

    @property
    def has_kept_up(self) -> bool:
        """Whether the bot kept up."""
        in_time = self.p(99, visible=False) <= 1_000 * ACKNOWLEDGED and self.p(99, visible=True) <= 1_000 * VISIBLE
        return in_time and not self.held_up


class Bot(NamedTuple):
    """The bot's processes, and the files in which their meters write."""

    processes: Sequence[asyncio.subprocess.Process]
    meters: Sequence[Path]

    def usage(self) -> tuple[Usage, Usage]:
        """What the bot's main processes use, and what those use that they have started."""
        main = [process.pid for process in self.processes]
        return usage_of_all(main), usage_of_all([child for process in main for child in children_of(process)])

    def memory(self) -> tuple[int, int]:
        """How many bytes the bot's main processes hold, and all of its processes together."""
        main, workers = self.usage()
        return main.shared, main.shared + workers.shared

    async def parts(self) -> Mapping[str, float]:
        """Processor time of the main processes by part of the program, in seconds since the start."""
        for process, meter in zip(self.processes, self.meters, strict=True):
            meter.unlink(missing_ok=True)
            process.send_signal(signal.SIGUSR1)
        async with asyncio.timeout(20):
            while not all(meter.exists() for meter in self.meters):  # noqa: ASYNC110 (other processes make them)
                await asyncio.sleep(0.02)
        used: Counter[str] = Counter()
        for meter in self.meters:
            used.update(json.loads(meter.read_text(encoding="utf-8")))
        return used


def figures(load: Load | None = None) -> Iterator[Figure]:
    """Measure; takes about a minute, more for many tables."""
    yield from asyncio.run(_measure(load or Load()))


async def _measure(load: Load) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        more = [hostile.PLACE] if load.hostile else []
        database = load.database or f"sqlite:///{folder}/pantheon.sqlite3"
        await lay_tables(database, load.tables, more)
        crowd = Crowd(load.tables, more=more)
        places = [table.place for table in crowd.tables]
        async with (
            discord_on_loopback(places, crowd.note_sent, load.processes, limited=load.limited) as discord,
            running_bot(discord, Path(folder), database, load.processes, limited=load.limited) as bot,
        ):
            await crowd.until_posted(STARTS_WITHIN)
            await asyncio.sleep(CALMS)
            at_rest = bot.usage()
            course = MemoryCourse(bot.memory)
            outcome, _ = await asyncio.gather(
                put_on(bot, discord, crowd, load, load.clicks), course.follow(load.seconds)
            )
            results = [*_of_clicks(load, outcome), *_of_memory(load, at_rest, bot.usage()), *figures_of(course.looks)]
            if load.hostile:
                results += await _beside_a_flood(bot, discord, crowd, load)
            return [*results, *(await _rising(bot, discord, crowd, load, outcome) if load.rising else ())]


@asynccontextmanager
async def running_bot(
    discord: DiscordStandIn,
    folder: Path,
    database: str,
    processes: int,
    within: float = CONNECTS_WITHIN,
    *,
    limited: bool = True,
) -> AsyncIterator[Bot]:
    """The bot at work, with its data in a folder; ``limited``: it makes as many requests as Discord allows.

    Raises TimeoutError when it does not connect in that many seconds.
    """
    lines = [folder / f"parts-{number}.json" for number in range(processes)]
    more = {} if limited else {"PANTHEON_REQUESTS": str(UNLIMITED)}
    running = [await _start_process(discord, folder, database, number, lines, more) for number in range(processes)]
    try:
        async with asyncio.timeout(within):
            await discord.ready.wait()
        yield Bot(running, lines)
    finally:
        await asyncio.gather(*map(_stop_process, running))


async def _start_process(
    discord: DiscordStandIn,
    folder: Path,
    database: str,
    number: int,
    meters: Sequence[Path],
    more: Mapping[str, str],
) -> asyncio.subprocess.Process:
    data = folder / str(number) if number else folder
    surroundings = {
        **os.environ,
        **more,
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_BASE": f"{discord.address}/api/v10",
        "DATABASE_URL": database,
        "PANTHEON_DATA": str(data),
        "PANTHEON_LOG_LEVEL": "WARNING",
        "PANTHEON_METRICS": "off",
        "PANTHEON_EMOJIS": "0",
        "PANTHEON_RESERVE": "0",
    }
    if len(meters) > 1:
        surroundings["PANTHEON_SHARDS"] = f"{number}/{len(meters)}"
    return await asyncio.create_subprocess_exec(*command(meters[number]), cwd=ROOT, env=surroundings)


async def _stop_process(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), 15)
    except TimeoutError:
        process.kill()


async def put_on(bot: Bot, discord: DiscordStandIn, crowd: Crowd, load: Load, clicks: float) -> Served:
    """Click at a steady rate, without waiting for answers; what came of it."""
    loop = asyncio.get_running_loop()
    (main, workers), parts, own, began = bot.usage(), await bot.parts(), time.process_time(), loop.time()
    requests = discord.limit.counted
    clicking: list[asyncio.Task[Answered | None]] = []
    held_up = number = 0
    while (due := number / clicks) < load.seconds:
        await asyncio.sleep(max(0.0, began + due - loop.time()))
        number += 1
        table = crowd.free(load.played)
        if table is None:
            held_up += 1
            continue
        table.busy = True
        clicking.append(asyncio.create_task(crowd.click(discord, table)))
    answers = [each for each in await asyncio.gather(*clicking) if each is not None]
    await asyncio.sleep(CALMS)
    busy = (time.process_time() - own) / (loop.time() - began)
    (main_after, workers_after), parts_after = bot.usage(), await bot.parts()
    part_seconds = {part: parts_after[part] - parts.get(part, 0.0) for part in parts_after}
    main_spent, workers_spent = main_after.seconds - main.seconds, workers_after.seconds - workers.seconds
    return Served(answers, main_spent, workers_spent, part_seconds, held_up, busy, discord.limit.counted - requests)


def _of_clicks(load: Load, outcome: Served) -> Iterator[Figure]:
    count = max(1, len(outcome.answers))
    main, workers = 1_000 * outcome.main / count, 1_000 * outcome.workers / count
    moves = [each for each in outcome.answers if each.is_move]
    note = f"{load.clicks:g} clicks/s over {load.played} tables; load average {os.getloadavg()[0]:.1f}"
    yield Figure("clicks answered", count, note=note)
    yield Figure("moves among them", len(moves))
    yield Figure("moves refused", sum(each.refused for each in moves))
    yield Figure("clicks that had no answer in time", sum(each.acknowledged is None for each in outcome.answers))
    yield Figure("requests of a click that Discord counts", outcome.requests / count, note="it allows 50 a second")
    yield at_most("processor time of a click, main process", main, MOST_MAIN_MS, "ms CPU")
    parts_s = sum(outcome.parts.values()) or 1.0
    for part, seconds in sorted(outcome.parts.items(), key=lambda each: -each[1]):
        yield Figure(f"  {part}", main * seconds / parts_s, "ms CPU")
    yield at_most("processor time of a click, drawing workers", workers, MOST_DRAWING_MS, "ms CPU")
    yield from _of_time(outcome)


def _of_time(outcome: Served) -> Iterator[Figure]:
    for name, visible, limits in (("acknowledged", False, (15, 100)), ("new board visible", True, (400, 1_500))):
        for percent, most in zip((50, 99), limits, strict=True):
            value = outcome.p(percent, visible=visible)
            yield Figure(f"{name}, p{percent}", value, "ms", f"at most {most:,} ms", value <= most)


def _of_memory(load: Load, at_rest: tuple[Usage, Usage], after_play: tuple[Usage, Usage]) -> Iterator[Figure]:
    for name, (main, workers) in (("all boards posted", at_rest), (f"{load.played} tables played", after_play)):
        whole = f"memory with {load.tables:,} open tables, {name}"
        yield Figure(f"{whole}: main process", main.resident / 1e6, "MB")
        together = (main.shared + workers.shared) / 1e6
        figure = at_most(f"{whole}: all processes", together, MOST_MEMORY_MB, "MB")
        yield figure if load.tables <= MEMORY_TABLES else figure._replace(goal="", reached=None)


async def _beside_a_flood(bot: Bot, discord: DiscordStandIn, crowd: Crowd, load: Load) -> list[Figure]:
    """The same load alone and beside a hostile server, in turn: a machine is never twice the same."""
    alone: list[Served] = []
    beside: list[Served] = []
    there = crowd.tables[-1]
    for _ in range(2):
        alone.append(await put_on(bot, discord, crowd, load, load.clicks))
        flood = asyncio.create_task(hostile.flood(discord, load.tables + 1, lambda: there.board))
        beside.append(await put_on(bot, discord, crowd, load, load.clicks))
        flood.cancel()
        await asyncio.sleep(CALMS)
    quiet, noisy = (
        Served([answer for each in runs for answer in each.answers], 0.0, 0.0, {}, 0, 0.0) for runs in (alone, beside)
    )
    results = []
    for name, visible in (("acknowledged", False), ("new board visible", True)):
        for percent in (50, 99):
            before, after = (each.p(percent, visible=visible) for each in (quiet, noisy))
            note = f"alone {before:.0f} ms"
            text = f"beside a hostile server: {name}, p{percent}"
            results.append(Figure(text, after, "ms", "at most + 20 %", after <= 1.2 * before, note))
    own, whole = (sum(each.main + each.workers for each in runs) for runs in (alone, beside))
    share = 100 * max(0.0, 1 - own / whole)
    return [*results, Figure("of the bot's processor time the hostile server got", share, "%")]


async def _rising(bot: Bot, discord: DiscordStandIn, crowd: Crowd, load: Load, first: Served) -> list[Figure]:
    """More and more clicks a second than at ``first``, until the bot does not keep up."""
    results: list[Figure] = []
    clicks, best = STEP * (load.clicks // STEP + 1), load.clicks if first.has_kept_up else 0.0
    while True:
        outcome = await put_on(bot, discord, crowd, load, clicks)
        ack, visible = (outcome.p(99, visible=visible) for visible in (False, True))
        note = f"{outcome.held_up} held up; Discord's stand-in itself used {100 * outcome.busy:.0f} % of a processor"
        name = f"{clicks:g} clicks/s: acknowledged {ack:.0f} ms, visible"
        results.append(Figure(f"{name}, p99", visible, "ms", reached=outcome.has_kept_up, note=note))
        if not outcome.has_kept_up:
            break
        best, clicks = clicks, clicks + STEP
    return [
        *results,
        Figure("clicks/s that are held", best, "clicks/s", f"at least {LEAST_HELD:g}", best >= LEAST_HELD),
    ]
