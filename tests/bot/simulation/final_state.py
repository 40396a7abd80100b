"""What must hold when nothing has gone wrong for hours: database, journal and Discord tell the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.clock import MINUTE, SECOND
from bot.storage.schema import messages, outbox, snapshots, timers
from bot.tables.model.open_table import OpenTable
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.timers import Timer
from bot.tables.store import table_rows
from bot.tables.time import timer_rows
from engine.seal import commitment
from tests.bot.simulation.ledger import base36_of
from tests.bot.simulation.newer_version import UNKNOWN
from tests.bot.simulation.people import controls, family, offered, table_in
from tests.bot.simulation.simulated_discord import SimulatedDiscord

QUARTER = 15 * MINUTE
"""As far off a beginning may be: the bot notices a clock that is set by more than five minutes."""
LAST_LOOKS = 30
AROUND = 5 * SECOND
"""A time that is due so close to the end may be acted on while the end is looked at."""

if TYPE_CHECKING:
    from tests.bot.simulation.world import World


def is_gone(discord: SimulatedDiscord, channel: int) -> bool:
    """Whether a queue of the outbox is that of a deleted channel. A person's has a number of its own, no channel."""
    place = discord.channels.get(channel)
    return place is not None and place.is_gone


async def running_timers(connection: AsyncConnection) -> list[Timer]:
    """All times that run."""
    return [timer async for part in timer_rows.everywhere(connection) for timer in part]


async def let_last_moment_pass(world: World) -> None:
    """What becomes due in the last moment, as where quiet hours end just then, is done and said first."""
    await world.troubles.rounds.settle()
    for _ in range(LAST_LOOKS):
        now = world.clock.now()
        is_sent = select(outbox.c.id).where(outbox.c.due <= now, outbox.c.kind != UNKNOWN)
        is_due = select(timers.c.id).where(timers.c.due.between(now - AROUND, now + AROUND))
        either = is_sent.union_all(is_due).limit(1)
        look = partial(AsyncConnection.execute, statement=either)
        rows = await world.process_now.own(world.database.read(look))
        if rows.first() is None:
            return
        await asyncio.sleep(1)


async def objections_to(world: World) -> list[str]:
    """Everything that is not as it should be in the end."""
    objections: list[str] = []

    async def look(connection: AsyncConnection) -> None:
        await world.ledger.compare(connection, world.discord.interactions, world.network.doubtful, world.overlapped)
        for id in world.tables:
            live = await table_rows.read(connection, id)
            assert live is not None
            message_rows = {
                row.kind: row
                for row in (await connection.execute(select(messages).where(messages.c.table_id == id))).all()
            }
            snapshot = (await connection.execute(select(snapshots).where(snapshots.c.table_id == id))).one_or_none()
            objections.extend(_of_table(world, live, message_rows, snapshot))
            times = (await connection.execute(select(timers).where(timers.c.table_id == id))).all()
            objections.extend(of_timers(live, times))
            objections.extend(_of_beginnings(world, times))
        waiting = (await connection.execute(select(outbox))).all()
        objections.extend(await world.troubles.newer.missing(connection))
        objections.extend([each async for each in world.troubles.rounds.objections(connection)])
        for row in waiting:
            is_known = row.table_id not in world.ledger.overtaken
            if row.kind != UNKNOWN and is_known and not is_gone(world.discord, row.channel):
                objections.append(f"a message waits in the outbox: {row.kind} of table {row.table_id}, {row.trouble!r}")

    await world.process_now.own(world.database.read(look))
    return objections


def _of_table(world: World, live: OpenTable, message_rows: dict[str, Any], snapshot: Any) -> Iterator[str]:
    table, where = live.table, f"table {live.table.id}"
    if live.match is not None:
        yield from _of_seal(live)
        again = live.match.replay()
        if again.save() != live.match.save():
            yield f"{where}: its journal leads to another match than its snapshot"
        at_hand = world.process_now.the_bot.tables.repository._live.get(table.id)
        is_known = at_hand is not None and table.id not in world.ledger.overtaken
        if is_known and (at_hand.table != table or at_hand.playing.save() != again.save()):
            yield f"{where}: what is at hand is not what is stored"
    if world.discord.channels[table.channel].is_gone or table.rested is not None or table.id in world.ledger.overtaken:
        return
    name = base36_of(table.id)
    offering = [
        message
        for channel in world.discord.channels
        for message in world.discord.public(channel)
        if any(offered(message, name))
    ]
    if table.stage == "playing":
        yield from _of_board(world, live, message_rows.get("board"))
        board = message_rows.get("board")
        offering = [each for each in offering if board is None or each.id != board.message]
    elif table.stage == "lobby":
        lobby = message_rows.get("lobby")
        if lobby is None or lobby.version < table.version:
            yield f"{where}: its lobby shows version {lobby and lobby.version}, not {table.version}"
    elif table.stage == "finished" and "final" not in message_rows:
        yield f"{where}: its end was not told"
    if len(offering) > world.ledger.given_up[table.id]:
        yield f"{where}: {len(offering)} old messages offer choices, {[each.id for each in offering]}"


def _of_seal(live: OpenTable) -> Iterator[str]:
    """A match is dealt from the seed that was sealed before."""
    if commitment(live.seed, live.salt, live.table.sealed) != live.table.commitment:
        yield f"table {live.table.id}: its seal is of another seed"
    if live.playing.origin.seed != live.seed:
        yield f"table {live.table.id}: its match began with another seed"


def _of_board(world: World, live: OpenTable, board: Any) -> Iterator[str]:
    table, where = live.table, f"table {live.table.id}"
    awaited = [seat for seat in live.awaited_seats if seat.person is not None]
    if not awaited:
        return
    state = world.ledger.get_state(table.id)
    if board is None or state is None or board.version < state.moved:
        yield f"{where}: its board shows version {board and board.version}, not {state and state.moved}"
        return
    place = world.discord.channels[board.channel]
    message = place.messages.get(board.message)
    if message is None:
        if board.message not in world.discord.deleted:
            yield f"{where}: its board is not in Discord"
        return
    if board.channel != table.channel:
        yield f"{where}: its board is in another channel"
    tickets = {base36_of(ticket_of(table, question)) for question in live.playing.questions}
    offers = [each for each in controls(message.components) if family(each) in ("t1", "s1", "ts", "f1")]
    if any(table_in(each) != base36_of(table.id) or each["custom_id"].split(":")[2] not in tickets for each in offers):
        yield f"{where}: its board offers {[each['custom_id'] for each in offers]}, open are {tickets}"
    if not offers and not any(":choices:" in each["custom_id"] for each in controls(message.components)):
        yield f"{where}: its board offers nothing"


def _of_beginnings(world: World, times: Any) -> Iterator[str]:
    """The clock is right in the end, so each time began when its seat was asked, however wrong the clock was then."""
    for row in times:
        off = row.began - world.records.began(row.table_id, row.seat, row.began)
        if abs(off) > QUARTER:
            yield f"table {row.table_id}: the time of seat {row.seat} began {off / MINUTE:.0f} min off"


def of_timers(live: OpenTable, times: Any) -> Iterator[str]:
    """What is wrong with the times that run at a table, given as rows."""
    awaited = {seat.number for seat in live.awaited_seats} if live.table.stage == "playing" else set()
    for row in times:
        if row.seat not in awaited:
            yield f"table {live.table.id}: the time of seat {row.seat} runs, which is not asked"
    # Who plays with computers alone takes as long as they like.
    if live.table.stage == "playing" and live.table.options.limit and len(live.table.people) > 1:
        for seat in awaited - {row.seat for row in times}:
            yield f"table {live.table.id}: no time runs for seat {seat}"
