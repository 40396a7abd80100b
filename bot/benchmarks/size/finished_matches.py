"""What finished matches take on the disk, and how long people wait for what is read of them, beside an erasure."""

from __future__ import annotations

import asyncio
import random
import shutil
import time
from collections.abc import Awaitable, Iterator, Mapping
from pathlib import Path

from bot.benchmarks import Figure, at_most
from bot.benchmarks.load.crowd import place_of
from bot.benchmarks.loop_lag import measure_lag
from bot.benchmarks.size.filling import PERSON, Kind, bytes_by_table, fill, open_file, play_some
from bot.benchmarks.size.scale import Scale, load_average
from bot.processes.garbage import look_seldom_for_garbage
from bot.runtime.clock import SystemClock
from bot.storage.database import Database
from bot.tables.building import build_tables, close_tables
from bot.tables.people.people import Person
from bot.tables.service import Tables
from engine.registry import MODULES
from rendering.registry import load_games

MATCHES_OF_A_PERSON = 20
SHOWN = 6
"""How many of the largest tables and indices are shown."""
TIMES = 5
SPREAD = "UPDATE journal SET played = ?, interaction = ? WHERE table_id = ? AND number = ?"
LONG_AGO, DISCORD_EPOCH = 1_700_000_000_000, 1_420_070_400_000
THOUGHT_MS = 30_000
"""How long people think about a choice, on average."""


def figures(folder: Path, scale: Scale) -> Iterator[Figure]:
    """Measure; filling takes some minutes for 100,000 matches. What is copied is packed before."""
    file = folder / "finished.db"
    if not file.exists():
        # Under another name: one that was interrupted is not filled from.
        source = folder / "played.db"
        for left in folder.glob(f"{source.name}*"):
            left.unlink()
        asyncio.run(play_some(f"sqlite:///{source}", Kind()))
        spread_out(source)
        yield from asyncio.run(_pack(source))
        source.rename(file)
    fill(file, Kind(people=max(100, 2 * scale.matches // MATCHES_OF_A_PERSON)), scale.matches, scale.note_filled)
    sizes = bytes_by_table(file)
    whole = sum(sizes.values())
    yield at_most(f"{scale.matches:,} finished matches: each on the disk", whole / scale.matches / 1e3, 6, "kB")
    for name, size in list(sizes.items())[:SHOWN]:
        yield Figure(f"  {name}", size / scale.matches / 1e3, "kB")
    yield from asyncio.run(_measure(file, scale))


def spread_out(file: Path) -> None:
    """Give choices times and ids of clicks as people make them: those of one run would pack too well."""
    chance = random.Random(7)
    with open_file(file) as connection:
        at: dict[int, int] = {}
        for table, number in connection.execute("SELECT table_id, number FROM journal ORDER BY 1, 2").fetchall():
            at[table] = at.get(table, LONG_AGO) + int(chance.expovariate(1 / THOUGHT_MS))
            click = (at[table] - DISCORD_EPOCH << 22) + chance.getrandbits(17)
            values = (at[table] + chance.randrange(60, 400), click, table, number)
            connection.execute(
                "UPDATE journal SET played = ?, interaction = ? WHERE table_id = ? AND number = ?", values
            )
        connection.execute("UPDATE tables SET ended = ?", (LONG_AGO,))


async def _pack(file: Path) -> list[Figure]:
    """Pack the matches that were played, as the bot does."""
    database = await Database.open(f"sqlite:///{file}")
    services = build_tables(database, SystemClock())
    try:
        began = time.process_time()
        match_count, stall = await measure_lag(services.archiving.pack_some())
        cpu_s = time.process_time() - began
    finally:
        await close_tables(services)
        await database.close()
    each = Figure("packing a match that is over", 1e3 * cpu_s / match_count, "ms CPU", note=f"{match_count} matches")
    return [each, at_most("  longest stall of the event loop by that", 1e3 * stall, 50, "ms")]


async def _back_up(database: Database, folder: Path) -> list[Figure]:
    began = time.perf_counter()
    _, stall = await measure_lag(database.back_up(folder))
    seconds = time.perf_counter() - began
    shutil.rmtree(folder)
    name = "  a backup, checked and on the disk"
    return [
        at_most(name, seconds / 60, 5, "min")._replace(note=load_average()),
        at_most("  longest stall of the event loop by that", 1e3 * stall, 50, "ms"),
    ]


async def _measure(file: Path, scale: Scale) -> list[Figure]:
    load_games()
    look_seldom_for_garbage()
    database = await Database.open(f"sqlite:///{file}")
    services = build_tables(database, SystemClock())
    try:
        waits: dict[str, list[float]] = {}
        cpu_ms: dict[str, float] = {}
        for number in range(TIMES):
            for name, work in _commands(services, number * 7).items():
                used = time.process_time()
                waits.setdefault(name, []).append(await _taken_ms(work))
                cpu_ms[name] = max(cpu_ms.get(name, 0), 1e3 * (time.process_time() - used))
        began = time.process_time()
        erasure_ms = await _taken_ms(services.people.erase(Person(PERSON + 3, "Hero")))
        cpu = time.process_time() - began
        traces = await _taken_ms(services.repository.tidying.close())
        backup = await _back_up(database, file.parent / "backups")
    finally:
        await close_tables(services)
        await database.close()
    results = [
        at_most(f"  {name}, longest of {TIMES}", max(each), 100, "ms")._replace(note=f"{cpu_ms[name]:.0f} ms CPU")
        for name, each in waits.items()
    ]
    results.append(at_most("  erasing a person", erasure_ms / 1e3, 1, "s")._replace(note=load_average()))
    left = Figure("  then removing the last traces from the file", traces / 1e3, "s")
    return [*results, Figure("  processor time of that", cpu, "s CPU"), left, *backup]


def _commands(services: Tables, number: int) -> Mapping[str, Awaitable[object]]:
    """What commands read that show more than one match, about one of the people and their server."""
    place, person, game = place_of(number), PERSON + number, list(MODULES)[number % len(MODULES)]
    return {
        "the last match of a channel": services.lookup.last_finished(place.channel),
        "the story of a match": services.lookup.story(number + 1),
        "the places of a match": services.lookup.timeline(number + 1),
        "open tables of a server": services.lookup.list_open(place.server),
        "open tables of a person": services.lookup.open_tables_of(person),
        "statistics of a person": services.results.of_person(person, place.server, asked_by=person),
        "titles of a person": services.results.titles_of(person, place.server, asked_by=person),
        "the leaderboard of a server": services.results.leaderboard(place.server, game),
        "reliability of a person": services.results.reliability_of(person),
        "all that is stored of a person": services.people.export(Person(person, "Hero")),
    }


async def _taken_ms(work: Awaitable[object]) -> float:
    began = time.perf_counter()
    await work
    return 1_000 * (time.perf_counter() - began)
