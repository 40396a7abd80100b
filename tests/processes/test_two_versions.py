"""Two versions of the program on one PostgreSQL database: an older process goes on where a newer one was killed, leaves
alone what only that knows, and the newer one goes on again."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest

from tests.discord import FakeDiscord
from tests.processes.cluster import (
    OF_A_TAKEOVER,
    REFUSED,
    Cluster,
    answered,
    journal,
    played_on,
    posted_twice,
    solo,
)
from tests.processes.serving import STARTS_WITHIN, log_lines
from tests.sketching import SKETCHING
from tests.waiting import until

UNKNOWN = "of_tomorrow"
NEWER = f"""
from bot.tables.model.messages import OutboxMessage
from bot.tables.rules import choices
messages = choices._messages
choices._messages = lambda *of: (*messages(*of), OutboxMessage("{UNKNOWN}"))
"""
"""Each choice leaves a message of a kind that the older program does not know."""
NEWEST = f"""
from bot.tables.model.message_kinds import MESSAGE_KINDS, MessageKind
from bot.tables.outbox.delivery import DELIVERERS, NOTHING
async def tell(delivery):
    return NOTHING
MESSAGE_KINDS["{UNKNOWN}"] = MessageKind()
DELIVERERS["{UNKNOWN}"] = tell
"""
"""Messages of that kind are delivered."""


async def left(address: str) -> list[int]:
    """The messages of the unknown kind that wait."""
    connection = await asyncpg.connect(address)
    try:
        rows = await connection.fetch("SELECT id FROM outbox WHERE kind = $1 ORDER BY id", UNKNOWN)
    finally:
        await connection.close()
    return [row["id"] for row in rows]


@pytest.mark.soak
async def test_an_older_process_leaves_alone_what_a_newer_one_has_left(tmp_path: Path, postgresql: str) -> None:
    async with FakeDiscord(identify_scale=0.0) as server, AsyncExitStack() as stack:
        guild = server.world.create_guild("Island")
        guild.create_channel("olympus")
        cluster = Cluster(server, tmp_path, postgresql, stack)
        newer = await cluster.start(NEWER + SKETCHING)
        await newer.wait_ready(STARTS_WITHIN, commands=True)
        party = await solo(server, guild)
        older = await cluster.start(PANTHEON_WAIT="1")
        await until(lambda: log_lines(older, "waiting"), seen=older.tail)
        await party.play(most=party.presses + 5)
        await newer.kill()
        await answered(party, older)
        begun, waiting = await journal(postgresql), await left(postgresql)
        assert waiting
        by_older = await played_on(party, postgresql, begun)
        assert by_older[: len(begun)] == begun
        assert await left(postgresql) == waiting, "the older process neither sends nor drops it"
        newest = await cluster.start(NEWEST + NEWER + SKETCHING, PANTHEON_WAIT="1")
        await until(lambda: log_lines(newest, "waiting"), seen=newest.tail)
        assert await older.stop(40) == 0, older.tail()
        await answered(party, newest)
        by_newest = await played_on(party, postgresql, by_older)
        assert by_newest[: len(by_older)] == by_older

        async def is_empty() -> bool:
            return not await left(postgresql)

        await until(is_empty, seen=newest.tail)
        faults = [fault for fault in cluster.faults(allow=OF_A_TAKEOVER) if REFUSED not in fault]
        assert await newest.stop(40) == 0, newest.tail()
    assert len(set(by_newest)) == len(by_newest)
    assert not posted_twice(server)
    assert not faults, "\n".join(faults[:20])
