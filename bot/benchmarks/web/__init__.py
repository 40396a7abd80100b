"""``pantheon bench web``: what people who watch a match on its page cost the bot, beside the same match unwatched."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bot.benchmarks import Figure, at_most
from bot.benchmarks.load.processor_time import usage_of_all
from bot.benchmarks.loop_lag import measure_lag
from bot.configuration import load
from bot.drawing.preparation import keep_sprites
from bot.drawing.studio import Studio
from bot.processes.cpu_pool import Pool
from bot.processes.workers import Workers
from bot.runtime.clicked_messages import ClickedMessages
from bot.runtime.clock import SystemClock
from bot.runtime.incidents import Incidents
from bot.services import ViewServices
from bot.storage.database import Database
from bot.storage.fair_queue import current_server
from bot.tables.building import Offers, build_tables, close_tables
from bot.tables.model.limits import UNHURRIED
from bot.tables.people.people import Person
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from bot.tables.service import Tables
from bot.web.server import serving_pages

if sys.platform != "win32":
    import uvloop

    new_loop = uvloop.new_event_loop
else:
    new_loop = asyncio.new_event_loop

WATCHERS = 1_000
MOVE_EVERY_S = 20.0
"""How many seconds lie between two moves: a match that is played at one sitting."""
PUBLIC = "http://pantheon.example"
ANNA, BO = Person(910_000_000_000_000_001, "Anna"), Person(910_000_000_000_000_002, "Bo")
GAME = "hercules"
COMES_WITHIN_S = 60.0
"""How many seconds the watchers have to open their pages."""


class Watching(NamedTuple):
    """How many watch, and for how many seconds moves are made."""

    watchers: int = WATCHERS
    seconds: float = 80.0


class Spent(NamedTuple):
    """Processor time of this process, and of the one that draws, in a number of seconds; the longest stall of the event
    loop, and when moves were made."""

    cpu_s: float
    drawing_s: float
    seconds: float
    stall_s: float
    moves: Sequence[float]

    @property
    def share(self) -> float:
        """The share of a core, in percent."""
        return 100 * self.cpu_s / self.seconds


def figures(watching: Watching | None = None) -> Iterator[Figure]:
    """Measure; takes twice as long as ``watching`` says, and some seconds."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_loop) as runner:
        yield from runner.run(_measure(Path(folder), watching or Watching()))


async def _measure(folder: Path, watching: Watching) -> list[Figure]:
    database = await Database.open(f"sqlite:///{folder / 'pantheon.db'}")
    pool, workers = Pool(caller=current_server.get), Workers(1, partial(keep_sprites, folder))
    tables = build_tables(database, SystemClock(), UNHURRIED, pool, offers=Offers(web=PUBLIC))
    views = ViewServices(
        tables, Studio(pool, workers=workers), Incidents(), {}, clicked_messages=ClickedMessages(SystemClock())
    )
    settings = load(web=PUBLIC, web_listen="127.0.0.1:0", web_proxies="127.0.0.1", discord_token=None)
    try:
        match = Match(tables, await _begin(tables), workers)
        secret = (await tables.links.make(match.table, ANNA.id)).rpartition("/")[2]
        async with serving_pages(views, settings) as port:
            assert port is not None
            unwatched = await match.play(watching.seconds)
            crowd = await _gather(port, secret, watching.watchers)
            watched = await match.play(watching.seconds)
            ages = await _dismiss(crowd)
        return list(_figures(watching, unwatched, watched, ages))
    finally:
        await close_tables(tables)
        pool.close()
        workers.close()
        await database.close()


async def _begin(tables: Tables) -> int:
    table = await tables.lobbies.open(NewTable(1, 1, ANNA, GAME))
    await tables.lobbies.join(table.id, BO)
    return (await tables.lobbies.start(table.id, ANNA)).id


class Match:
    """A match in which two people choose by chance."""

    def __init__(self, tables: Tables, table: int, workers: Workers) -> None:
        self._workers = workers
        self.table = table
        self._tables = tables
        self._chance = random.Random(7)
        self._clicks = 0

    async def play(self, seconds: float) -> Spent:
        """Make moves for a while, and measure what the process spends meanwhile."""
        began, used, drawing = time.perf_counter(), time.process_time(), self._drawing_s()
        moves, stall_s = await measure_lag(self._moves(seconds))
        cpu_s = time.process_time() - used
        return Spent(cpu_s, self._drawing_s() - drawing, time.perf_counter() - began, stall_s, moves)

    def _drawing_s(self) -> float:
        return usage_of_all(list(self._workers.processes)).seconds

    async def _moves(self, seconds: float) -> list[float]:
        times = []
        for _ in range(max(1, round(seconds / MOVE_EVERY_S))):
            live = await self._tables.lookup.live(self.table)
            question = live.playing.questions[0]
            person, option = live.table.seats[question.seat].person, self._chance.choice(question.options)
            assert person is not None
            self._clicks += 1
            await self._tables.play.choose(self.table, person, ticket_of(live.table, question), option.id, self._clicks)
            times.append(time.time())
            await asyncio.sleep(MOVE_EVERY_S)
        return times


async def _gather(port: int, secret: str, count: int) -> asyncio.subprocess.Process:
    """Start the watchers in a process of their own, and wait until all of them watch."""
    crowd = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.benchmarks.web.crowd", str(port), secret, str(count)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**26,
    )
    assert crowd.stdout is not None
    await asyncio.wait_for(crowd.stdout.readline(), COMES_WITHIN_S)
    return crowd


async def _dismiss(crowd: asyncio.subprocess.Process) -> dict[str, list[float]]:
    """When the watchers saw which version of the match, with its pictures, each in seconds since 1970."""
    out, _ = await asyncio.wait_for(crowd.communicate(b"\n"), COMES_WITHIN_S)
    with contextlib.suppress(ProcessLookupError):
        crowd.terminate()
    ages: dict[str, list[float]] = json.loads(out)
    return ages


def _figures(watching: Watching, unwatched: Spent, watched: Spent, ages: dict[str, list[float]]) -> Iterator[Figure]:
    boards = [ages[version] for version in sorted(ages, key=int)][-len(watched.moves) :]
    waits = sorted(at - moved_at for moved_at, arrivals in zip(watched.moves, boards, strict=False) for at in arrivals)
    note = f"a move every {MOVE_EVERY_S:g} s, {watched.seconds:.0f} s"
    yield Figure("watchers of one match", watching.watchers, note=note)
    yield Figure("boards they saw, with pictures", len(waits) / max(1, len(watched.moves)), "for a move")
    yield Figure("unwatched, of a core", unwatched.share, "%")
    yield Figure("watched, of a core", watched.share, "%")
    yield at_most("what the watchers cost, of a core", watched.share - unwatched.share, 5, "%")
    more_ms = 1_000 * (watched.cpu_s - unwatched.cpu_s * watched.seconds / unwatched.seconds)
    yield Figure("  for a watcher and a move", more_ms / watching.watchers / len(watched.moves), "ms CPU")
    yield Figure("drawing for all of them, of a core", 100 * watched.drawing_s / watched.seconds, "%", note="beside it")
    yield Figure("longest stall of the event loop, unwatched", 1_000 * unwatched.stall_s, "ms CPU")
    yield Figure("longest stall of the event loop, watched", 1_000 * watched.stall_s, "ms CPU")
    if waits:
        for percent in (50, 99):
            wait = waits[min(len(waits) - 1, len(waits) * percent // 100)]
            yield Figure(f"from a move to the board on their pages, p{percent}", wait, "s")
