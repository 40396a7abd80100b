"""Mentions by boards and by pings."""

from __future__ import annotations

import asyncio
import random

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import messages
from bot.tables.model.messages import OutboxMessage, PendingMessage
from bot.tables.outbox.dispatcher import merge_messages
from bot.tables.outbox.mentions import mask_of, seats_of
from bot.tables.store import table_rows
from tests.bot.tables.company import ANNA, BO, CLIO, Company
from tests.bot.tables.outbox.scripted_messenger import Call, refusal


def waiting(id: int, *, fresh: bool, **facts: int) -> PendingMessage:
    return PendingMessage(id, 1, 5, 1, "board", fresh, facts, 0, 0)


def test_seats_are_kept_as_bits() -> None:
    assert mask_of([]) == 0
    assert [seats_of(mask_of(seats)) for seats in ((), (0,), (1, 3), (0, 1, 2, 3))] == [(), (0,), (1, 3), (0, 1, 2, 3)]


def test_of_boards_that_wait_together_the_last_clicker_is_not_called() -> None:
    first, second = waiting(1, fresh=True, version=3, mover=0), waiting(2, fresh=False, version=4, mover=1)
    assert merge_messages([first, second])[0].facts == {"version": 3, "mover": 1}
    assert merge_messages([first, waiting(2, fresh=False, version=4)])[0].facts == {"version": 3}, (
        "a computer player moved"
    )
    assert merge_messages([first])[0].facts == {"version": 3, "mover": 0}


async def test_a_hand_over_is_one_message(company: Company) -> None:
    table = await company.started(BO, CLIO)
    await company.settle()
    chance, handed_over = random.Random(21), 0
    for _ in range(25):
        _, before, _ = await company.choices(table.id)
        count = len([call for call in company.messenger.calls if call.place is None])
        await company.move(table.id, chance)
        await company.settle()
        _, after, _ = await company.choices(table.id)
        if after != before:
            handed_over += 1
            new = [call for call in company.messenger.calls if call.place is None][count:]
            assert [(call.kind, call.facts["people"]) for call in new] == [("board", (after,))]
    assert handed_over > 4


async def test_a_ping_of_an_earlier_version_is_sent_only_where_its_board_called_nobody(company: Company) -> None:
    table = await company.started(BO, CLIO)
    chance = random.Random(21)
    await company.settle()
    while (await company.choices(table.id))[1] == ANNA.id:
        await company.move(table.id, chance)
    await company.settle()
    _, person, _ = await company.choices(table.id)
    assert company.messenger.of("board")[-1].facts["people"] == (person,)

    async def left_behind() -> None:
        await company.database.write(lambda connection: table_rows.post(connection, table, [OutboxMessage("ping")]))
        company.dispatcher.wake()
        await company.settle()

    await left_behind()
    assert company.messenger.of("ping") == []
    meant = messages.c.kind == "board"
    await company.database.write(lambda connection: connection.execute(update(messages).where(meant).values(called=0)))
    await left_behind()
    (ping,) = company.messenger.of("ping")
    assert ping.facts["people"] == (person,)
    while (await company.choices(table.id))[1] == person:
        await company.move(table.id, chance)
    await company.settle()
    assert company.messenger.of("ping") == [], "the next board takes its place"
    assert await company.pending_kinds() == []


async def test_a_person_asked_while_a_board_is_in_doubt_is_called(company: Company) -> None:
    """The board arrived, the answer did not, and the next one was asked meanwhile: Discord takes no second board."""
    table = await company.started(BO, CLIO)
    chance = random.Random(21)
    await company.settle()
    lost: list[Call] = []
    blocked = True

    def lose(call: Call) -> BaseException | None:
        if call.kind != "board" or call.place is not None or lost:
            return None
        lost.append(call)
        return refusal(502)

    company.messenger.fails_after = lose
    company.messenger.fails = lambda call: refusal(503) if lost and blocked else None
    while not lost:
        await company.move(table.id, chance)
        await asyncio.sleep(0.01)
    while (await company.choices(table.id))[1] in lost[0].facts["people"]:
        await company.move(table.id, chance)
    blocked = False
    await company.settle()
    _, person, _ = await company.choices(table.id)
    (ping,) = company.messenger.of("ping")
    assert ping.facts["people"] == (person,)


async def test_what_a_board_called_is_kept(company: Company) -> None:
    table = await company.started(BO, CLIO)
    chance = random.Random(21)
    for _ in range(4):
        await company.move(table.id, chance)
        await company.settle()

    async def find(connection: AsyncConnection) -> int:
        return int((await connection.execute(select(messages.c.called).where(messages.c.kind == "board"))).scalar_one())

    seats = seats_of(await company.database.read(find))
    assert [table.seats[seat].person for seat in seats] == list(company.messenger.of("board")[-1].facts["people"])
