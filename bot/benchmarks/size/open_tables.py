"""How long the bot takes to start with many open tables, and how much memory while people play at some of them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

from bot.benchmarks import Figure, at_most
from bot.benchmarks.load import Load, put_on, running_bot
from bot.benchmarks.load.crowd import Crowd, place_of
from bot.benchmarks.load.stand_in import Sent, discord_on_loopback
from bot.benchmarks.size.filling import Kind, fill, open_file, play_some
from bot.benchmarks.size.scale import Scale, load_average

POSTED_WITHIN = 1_800.0
CLICKS = 8.0
SECONDS = 30.0


def figures(folder: Path, scale: Scale) -> Iterator[Figure]:
    """Measure; at full size it takes some ten minutes."""
    file = folder / "pantheon.sqlite3"
    if not file.exists():
        asyncio.run(play_some(f"sqlite:///{file}", Kind(choices=40, pace="h24")))
    fill(file, Kind(), scale.tables, scale.note_filled)
    _show_all_but(file, scale.moved)
    yield from asyncio.run(_measure(folder, scale))


def _show_all_but(file: Path, moved: int) -> None:
    """Note of every table that its board is posted, but not of the first ``moved``: the bot posts it when it starts.

    No one's time ends meanwhile, and no computer player is at it.
    """
    with open_file(file) as connection:
        connection.execute("DELETE FROM messages")
        connection.execute("DELETE FROM outbox")
        rows = "SELECT id, 'board', channel, id + 9000000, version, 0, 0, 0 FROM tables WHERE id > ?"
        names = "(table_id, kind, channel, message, version, since, events, called)"
        connection.execute(f"INSERT INTO messages {names} {rows}", (moved,))
        later = int((time.time() + 86_400) * 1_000)
        connection.execute("UPDATE timers SET due = ?, deadline = ?, leased = 0", (later, later))


async def _measure(folder: Path, scale: Scale) -> list[Figure]:
    crowd = Crowd(scale.moved)
    places = [place_of(number) for number in range(scale.tables)]
    first_board = asyncio.Event()

    def heard(sent: Sent) -> None:
        if sent.kind == "post":
            first_board.set()
        crowd.note_sent(sent)

    address = f"sqlite:///{folder}/pantheon.sqlite3"
    async with discord_on_loopback(places, heard) as discord:
        began = time.monotonic()
        async with running_bot(discord, folder, address, 1, POSTED_WITHIN) as bot:
            connect_s, cpu = time.monotonic() - began, bot.usage()[0].seconds
            await first_board.wait()
            first_post_s = time.monotonic() - began
            with contextlib.suppress(TimeoutError):
                await crowd.until_posted(POSTED_WITHIN)
            all_posted = time.monotonic() - began
            main, workers = bot.usage()
            load = Load(scale.tables, scale.minute, CLICKS, SECONDS)
            outcome = await put_on(bot, discord, crowd, load, CLICKS)
            main_after, workers_after = bot.usage()
    tables = f"{scale.tables:,} open tables"
    before, after = (
        (each.shared + other.shared) / 1e6 for each, other in ((main, workers), (main_after, workers_after))
    )
    note = load_average()
    return [
        at_most(f"{tables}: start until connected", connect_s, 10, "s")._replace(note=note),
        Figure("processor time of the main process until then", cpu, "s CPU"),
        Figure(f"{tables}: start until the first board is posted", first_post_s, "s"),
        Figure(f"{tables}: until {scale.moved:,} boards are drawn and posted", all_posted, "s"),
        Figure("memory after that, main process", main.shared / 1e6, "MB"),
        at_most("memory after that, all processes", before, 1_200, "MB"),
        at_most(f"memory after {len(outcome.answers)} clicks at {scale.minute} tables", after, 1_200, "MB"),
        at_most("such a click: acknowledged, p99", outcome.p(99, visible=False), 100, "ms"),
        at_most("such a click: new board visible, p99", outcome.p(99, visible=True), 1_500, "ms"),
    ]
