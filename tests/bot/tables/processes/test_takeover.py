"""A process that serves goes on with the tables of one that has died: messages, time, computer players, lobbies."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from bot.runtime.clock import DAY
from bot.runtime.sharding import Shards
from bot.storage.postgresql import membership
from bot.storage.schema import outbox
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, GAME, Company
from tests.bot.tables.processes.pair import LEFT, RIGHT, Pair, begun
from tests.waiting import until


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(membership, "GIVES_WAY", 0.2)


async def die(company: Company) -> None:
    """End as a killed process does: what it was about to do is not done, and its locks become free."""
    company.dispatcher._is_stopped = True
    await company.leave()
    await company.database.close()


async def take_shards(company: Company) -> Shards:
    """Look until there is something to take."""
    async with asyncio.timeout(20):
        while True:
            if numbers := await company.database.take_over():
                return Shards(numbers, company.database.shards.count)
            await asyncio.sleep(0.05)


async def taken_over(company: Company) -> Shards:
    """Look until there is something to take, and go on with it, as ``Cluster`` does."""
    shards = await take_shards(company)
    await company.tables.others.take_over(shards)
    return shards


async def test_what_a_dead_process_left_is_done_by_the_one_that_takes_over(pair: Pair) -> None:
    theirs = await begun(pair.right, RIGHT, 2)
    pair.left.dispatcher._messenger = pair.right.messenger  # There is one Discord.
    await pair.left.database.take_over()
    pair.right.dispatcher._is_stopped = True
    before = (await pair.right.move(theirs)).table
    assert await pair.left.pending_kinds(), "the board was not sent when it died"
    await die(pair.right)
    shards = await taken_over(pair.left)
    assert shards.numbers == {1}
    assert pair.left.database.shards.are_all
    await pair.left.settle()
    assert await pair.left.pending_kinds() == []
    board = pair.right.messenger.of("board", 2)[-1]
    assert (board.table, board.version) == (theirs, before.version)
    await pair.left.move(theirs)
    assert theirs in pair.left.tables.repository._live, "it is this process's table now"
    assert len((await pair.left.tables.lookup.match(theirs)).journal) == 2


async def test_a_queue_that_is_served_ends_where_its_shard_is_handed_over(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes would edit the same messages at once."""
    theirs, member = await begun(pair.right, RIGHT, 2), pair.right.database.membership
    assert member is not None
    pair.right.dispatcher._is_stopped = True
    await pair.right.move(theirs)
    post = pair.right.messenger.post

    async def post_and_give(*about: Any) -> Any:
        place = await post(*about)
        await member._locks.give(frozenset({1}))
        return place

    monkeypatch.setattr(pair.right.messenger, "post", post_and_give)
    assert await pair.right.pending_kinds() == ["board"]
    pair.right.dispatcher._is_stopped = False
    pair.right.dispatcher.wake()
    await until(lambda: not member.shards.numbers)
    await pair.right.dispatcher.idle()
    assert await pair.right.pending_kinds() == ["strip"], "the process that takes the shard does the rest"


async def test_without_going_on_with_it_nothing_is_sent(pair: Pair) -> None:
    """The control: the shards alone are taken."""
    theirs = await begun(pair.right, RIGHT, 2)
    await pair.left.database.take_over()
    pair.right.dispatcher._is_stopped = True
    await pair.right.move(theirs)
    await die(pair.right)
    await take_shards(pair.left)
    await pair.left.settle()
    assert await pair.left.pending_kinds()


async def test_the_shard_where_a_time_is_due_first_is_connected_first(pair: Pair) -> None:
    """Discord lets one after the other connect."""
    both = Shards(frozenset({0, 1}), 2)
    assert await pair.left.tables.others.by_urgency(both) == [0, 1]
    await begun(pair.right, RIGHT, 2, limit="h24")
    assert await pair.left.tables.others.by_urgency(both) == [1, 0]
    pair.left.clock.turn(-DAY)
    await begun(pair.left, LEFT, 1, limit="h24")
    assert await pair.left.tables.others.by_urgency(both) == [0, 1]


async def test_what_the_dead_one_may_have_sent_is_looked_for(pair: Pair) -> None:
    """Nobody knows whether the messages that it left were tried."""
    theirs = await begun(pair.right, RIGHT, 2)
    await begun(pair.left, 4 << 22, 1)
    await pair.left.database.take_over()
    earlier = pair.left.dispatcher._leftovers
    pair.right.dispatcher._is_stopped = True
    await pair.right.move(theirs)
    newest = await pair.left.database.read(lambda c: c.execute(select(outbox.c.id).order_by(outbox.c.id.desc())))
    last = newest.scalars().first()
    await die(pair.right)
    pair.left.dispatcher._is_stopped = True
    await taken_over(pair.left)
    pair.left.dispatcher._is_stopped = False
    pair.left.dispatcher.wake()
    await pair.left.settle()
    assert last is not None
    assert earlier is not None
    assert earlier < last <= (pair.left.dispatcher._leftovers or 0)


async def test_time_and_idle_lobbies_go_on_with_a_grace(pair: Pair) -> None:
    theirs = await begun(pair.right, RIGHT, 2, limit="h24")
    lobby = await pair.right.tables.lobbies.open(NewTable(RIGHT, 3, ANNA, GAME))
    await pair.right.settle()
    await pair.left.database.take_over()
    await die(pair.right)
    pair.left.clock.turn(3 * DAY)
    await taken_over(pair.left)
    assert (await pair.left.tables.lookup.get(lobby.id)).stage == "ended"
    await until(lambda: pair.left.tables.time.scheduler._task is not None)
    now = pair.left.clock.now()
    deadlines = await pair.left.tables.time.deadlines(theirs)
    assert deadlines
    assert min(deadlines.values()) > now, "nobody could play while nobody served"
    assert (await pair.left.tables.lookup.get(theirs)).stage == "playing"


async def test_computer_players_of_its_tables_go_on(pair: Pair) -> None:
    await pair.left.database.take_over()
    pair.right.tables.computers._closed = True
    table = await pair.right.tables.lobbies.open(NewTable(RIGHT, 2, ANNA, GAME))
    await pair.right.tables.lobbies.add_computer(table.id, ANNA)
    await pair.right.tables.lobbies.start(table.id, ANNA)
    live = await pair.right.tables.repository.live(table.id)
    person = next((seat.person for seat in live.asked_seats if seat.person is not None), None)
    if person is not None:
        await pair.right.move(table.id)
    await die(pair.right)
    before = len((await pair.left.tables.lookup.match(table.id)).journal)
    await taken_over(pair.left)
    await pair.left.settle()
    assert len((await pair.left.tables.lookup.match(table.id)).journal) > before
