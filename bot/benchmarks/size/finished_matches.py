"""What finished matches take on the disk, and how long people wait for what is read of them, beside an erasure."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Iterator, Mapping
from pathlib import Path

from bot.benchmarks import Figure, at_most
from bot.benchmarks.load.crowd import place_of
from bot.benchmarks.size.filling import PERSON, Kind, bytes_by_table, fill, play_some
from bot.benchmarks.size.scale import Scale, load_average
from bot.runtime.clock import SystemClock
from bot.storage.database import Database
from bot.tables.building import build_tables, close_tables
from bot.tables.people.people import Person
from bot.tables.service import Tables
from engine.registry import MODULES

MATCHES_OF_A_PERSON = 20
SHOWN = 6
"""How many of the largest tables and indices are shown."""
TIMES = 5


def figures(folder: Path, scale: Scale) -> Iterator[Figure]:
    """Measure; filling takes some five minutes for 100,000 matches."""
    file = folder / "finished.db"
    if not file.exists():
        asyncio.run(play_some(f"sqlite:///{file}", Kind()))
    fill(file, Kind(people=max(100, 2 * scale.matches // MATCHES_OF_A_PERSON)), scale.matches, scale.note_filled)
    taken = bytes_by_table(file)
    whole = sum(taken.values())
    yield at_most(f"{scale.matches:,} finished matches: each on the disk", whole / scale.matches / 1e3, 6, "kB")
    for name, size in list(taken.items())[:SHOWN]:
        yield Figure(f"  {name}", size / scale.matches / 1e3, "kB")
    yield from asyncio.run(_measure(file, scale))


async def _measure(file: Path, scale: Scale) -> list[Figure]:
    database = await Database.open(f"sqlite:///{file}")
    services = build_tables(database, SystemClock())
    try:
        waits: dict[str, list[float]] = {}
        for number in range(TIMES):
            for name, work in _commands(services, number * 7).items():
                waits.setdefault(name, []).append(await _taken_ms(work))
        began = time.process_time()
        erased = await _taken_ms(services.people.erase(Person(PERSON + 3, "Hero")))
        cpu = time.process_time() - began
    finally:
        await close_tables(services)
        await database.close()
    found = [at_most(f"  {name}, longest of {TIMES}", max(each), 100, "ms") for name, each in waits.items()]
    found.append(at_most("  erasing a person", erased / 1e3, 1, "s")._replace(note=load_average()))
    return [*found, Figure("  processor time of that", cpu, "s CPU")]


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
