"""Two processes share a PostgreSQL database: each serves its own tables, and changes the other's safely."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete, select

from bot.runtime.clock import DAY, HOUR
from bot.runtime.sharding import ALL
from bot.storage.schema import messages, timers
from bot.tables.store import outbox_rows
from bot.tables.time import claims
from tests.bot.tables.company import ANNA, BO
from tests.bot.tables.processes.pair import LEFT, RIGHT, Pair, begun, wait_for_change
from tests.waiting import until


async def test_each_tells_of_its_own_tables_alone(pair: Pair) -> None:
    ours, theirs = await begun(pair.left, LEFT, 1), await begun(pair.right, RIGHT, 2)
    tables = [{message.table for message in company.messenger.messages.values()} for company in pair]
    assert tables == [{ours}, {theirs}]
    # Somebody in a direct message, at the process of shard 0, has a table of shard 1 shown again.
    pair.right.messenger.messages.clear()
    await pair.left.tables.messages.refresh(theirs)
    await pair.left.settle()
    await until(lambda: pair.right.messenger.messages)
    assert {message.table for message in pair.left.messenger.messages.values()} == {ours}


async def test_an_announcement_of_one_reaches_the_channels_of_both_and_is_counted(pair: Pair) -> None:
    await begun(pair.left, LEFT, 1)
    await begun(pair.right, RIGHT, 2)
    addressees = await pair.left.tables.notices.announce({"en": "A new version tonight"})
    assert len(addressees.channels) == 2
    await until(lambda: pair.left.messenger.of("notice", 1) and pair.right.messenger.of("notice", 2))
    for company in (*pair, *pair):
        await company.settle()
    for company in pair:
        assert len([each for each in company.messenger.messages.values() if each.kind == "notice"]) == 1
        (progress,) = await company.tables.notices.progress()
        assert (progress.delivered, progress.waiting, progress.failed) == (2, 0, 0)


async def test_without_the_conditions_each_would_tell_of_all(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: of which queues there are, and of what waits in one."""
    queues_of = outbox_rows._queues_of
    monkeypatch.setattr(outbox_rows, "_queues_of", lambda _: queues_of(ALL))
    monkeypatch.setattr(pair.left.tables.repository, "owns", lambda _: True)
    pair.right.dispatcher._is_stopped = True
    theirs = await begun(pair.right, RIGHT, 2)
    pair.left.dispatcher.wake()
    await pair.left.settle()
    assert {message.table for message in pair.left.messenger.messages.values()} == {theirs}


async def test_tables_of_others_are_not_kept_and_changes_of_both_count(pair: Pair) -> None:
    theirs = await begun(pair.right, RIGHT, 2)
    for _ in range(6):
        # Whoever changes it, the other one goes on with it as it is then.
        for company in pair:
            await company.move(theirs)
            await wait_for_change(pair, theirs)
    assert theirs not in pair.left.tables.repository._live
    assert len((await pair.right.tables.lookup.match(theirs)).journal) == 12
    assert (await pair.right.tables.lookup.get(theirs)).version == (await pair.left.tables.lookup.get(theirs)).version


async def test_a_change_whose_word_is_not_heard_is_noticed_by_the_version(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = await begun(pair.right, RIGHT, 2)
    monkeypatch.setattr(pair.right.tables.repository, "drop", lambda id: None)
    await pair.left.move(theirs)
    monkeypatch.undo()
    _, person, options = await pair.left.choices(theirs)
    ticket = await pair.left.ticket(theirs)
    await pair.right.tables.play.choose(theirs, person, ticket, options[0], 4711)
    assert len((await pair.right.tables.lookup.match(theirs)).journal) == 2


async def test_time_runs_where_a_table_belongs(pair: Pair) -> None:
    ours, theirs = await begun(pair.left, LEFT, 1, limit="h24"), await begun(pair.right, RIGHT, 2, limit="h24")
    pair.left.clock.turn(3 * DAY)
    for company, own in zip(pair, (ours, theirs), strict=True):
        now, shards = company.clock.now(), company.database.shards
        claimed = await company.database.write(
            lambda connection, now=now, shards=shards: claims.claim(connection, now, 10, shards)
        )
        assert {each.id for each in claimed} == {own}


async def test_preferences_of_one_are_known_to_the_other(pair: Pair) -> None:
    theirs = await begun(pair.right, RIGHT, 2)
    assert not (await pair.right.database.read(lambda connection: connection.execute(select(timers)))).all()
    for person in (ANNA, BO):
        await pair.left.tables.people.change_preferences(
            person.id, lambda before: before._replace(always=True, interval=6 * HOUR)
        )
    await until(lambda: len(pair.right.tables.time._intervals) == 2)
    running = (await pair.right.database.read(lambda connection: connection.execute(select(timers)))).all()
    assert {row.table_id for row in running} == {theirs}
    await pair.left.tables.time.begin_vacation(ANNA.id)
    await until(lambda: ANNA.id in pair.right.tables.time._on_vacation)


async def test_whoever_is_erased_by_one_is_gone_at_the_other(pair: Pair) -> None:
    theirs = await begun(pair.right, RIGHT, 2)
    before = (await pair.right.tables.lookup.get(theirs)).version
    await pair.left.tables.people.erase(ANNA)
    await asyncio.sleep(0.5)
    table = await pair.right.tables.lookup.get(theirs)
    assert (table.version > before, table.seats[0].person, table.seats[0].name) == (True, None, "Player 1")
    assert table.seats[0].computer is not None
    assert not pair.left.tables.computers._playing


async def test_what_is_behind_at_a_start_is_made_up_for_by_the_owner(pair: Pair) -> None:
    theirs = await begun(pair.right, RIGHT, 2)
    for message in list(pair.right.messenger.messages):
        del pair.right.messenger.messages[message]
    await pair.right.database.write(lambda connection: connection.execute(delete(messages)))
    await pair.left.tables.others.reconcile(pair.left.database.shards)
    assert await pair.left.pending_kinds() == []
    await pair.right.tables.others.reconcile(pair.right.database.shards)
    assert await pair.right.pending_kinds() == ["board"], theirs


async def test_words_that_were_missed_are_made_up_for(pair: Pair) -> None:
    theirs = await begun(pair.right, RIGHT, 2)
    assert theirs in pair.right.tables.repository._live
    pair.right.tables.others._receive("everything")
    assert theirs not in pair.right.tables.repository._live


async def test_whoever_caches_messages_hears_of_tables_that_another_process_has_changed(pair: Pair) -> None:
    await begun(pair.right, RIGHT, 2)
    changes: list[str] = []
    pair.right.tables.others.on_change = lambda: changes.append("changed")
    await pair.left.tables.people.erase(ANNA)
    await until(lambda: changes)
    changes.clear()
    pair.right.tables.others._receive("everything")
    assert changes
    changes.clear()
    await pair.right.tables.others.take_over(pair.right.database.shards)
    assert changes
