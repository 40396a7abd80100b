"""Turns by direct message, without Discord: new, edited, closed; once, to the right person, whatever fails."""

from __future__ import annotations

from sqlalchemy import select

from bot.storage.schema import messages
from bot.tables.model.table import MessagePlace, Table
from bot.tables.store.turn_rows import kind_of, queue_of
from tests.bot.tables.company import ANNA, BO, CLIO, Company
from tests.bot.tables.outbox.scripted_messenger import Call, refusal


async def wanted(company: Company, *people: int) -> None:
    for person in people:
        await company.tables.people.change_preferences(person, lambda each: each._replace(turns="message"))


def list_kinds(company: Company, person: int) -> list[str]:
    """What was done in the conversation with a person: the kinds of posts, with a star where one was changed."""
    return [call.kind + ("*" if call.place else "") for call in company.messenger.calls if call.channel == person]


async def until_asked(company: Company, table: Table, person: int) -> None:
    while (await company.choices(table.id))[1] != person:
        await company.move(table.id)
    await company.settle()


async def test_a_message_for_each_turn_of_those_who_want_it(company: Company) -> None:
    await wanted(company, BO.id)
    table = await company.started(BO)
    await until_asked(company, table, BO.id)
    assert list_kinds(company, BO.id) == ["turn"]
    assert not list_kinds(company, ANNA.id)
    board = [call for call in company.messenger.calls if call.kind == "board"][-1]
    assert BO.id not in board.facts["people"], "the direct message notifies"
    await until_asked(company, table, ANNA.id)
    kinds = list_kinds(company, BO.id)
    assert kinds[-1] == "turn_over*"
    assert kinds.count("turn") == kinds.count("turn_over*")
    before = len(kinds)
    await company.tables.messages.refresh(table.id)
    await company.settle()
    assert len(list_kinds(company, BO.id)) == before, "nothing to say to somebody who is not asked"


async def test_a_turn_is_told_once_though_the_program_ends_while_it_is_sent(company: Company) -> None:
    await wanted(company, BO.id)
    table = await company.started(BO)
    await company.settle()
    fails: list[Call] = []

    def lost(call: Call) -> Exception | None:
        if call.kind != "turn" or len(fails) > 1:
            return None
        fails.append(call)
        return TimeoutError()

    company.messenger.fails_after = lost
    await until_asked(company, table, BO.id)
    assert len(fails) == 2, "posted, but the answer was lost, twice"
    conversation = [place for place, each in company.messenger.messages.items() if place.channel == BO.id]
    assert len(conversation) == 1


async def test_a_turn_that_is_too_old_to_be_edited_is_over_all_the_same(company: Company) -> None:
    await wanted(company, BO.id)
    table = await company.started(BO)
    company.messenger.fails = lambda call: refusal(429, 30046) if call.channel == BO.id and call.place else None
    await until_asked(company, table, BO.id)
    await until_asked(company, table, ANNA.id)
    await until_asked(company, table, BO.id)
    assert list_kinds(company, BO.id)[-1] == "turn"
    assert await company.pending_kinds() == []


async def test_a_new_person_on_the_seat_gets_the_turn_and_the_old_one_hears_nothing(company: Company) -> None:
    await wanted(company, BO.id, CLIO.id)
    table = await company.started(BO)
    await until_asked(company, table, BO.id)
    await company.tables.seats.offer(table.id, BO, 1, CLIO)
    await company.tables.seats.take_seat(table.id, CLIO, 1)
    await company.settle()
    assert list_kinds(company, BO.id)[-1] == "turn_over*"
    assert [call.facts["is_visible"] for call in company.messenger.calls if call.kind == "turn_over"][-1] is False
    assert "turn" in list_kinds(company, CLIO.id)


async def test_what_is_refused_is_remembered_and_called_in_the_channel(company: Company) -> None:
    await wanted(company, BO.id)
    table = await company.started(BO)
    company.messenger.fails = lambda call: refusal(403, 50278) if call.kind == "turn" else None
    await until_asked(company, table, BO.id)
    ping = [call for call in company.messenger.calls if call.kind == "ping"][-1]
    assert ping.facts["people"] == (BO.id,)
    assert (await company.tables.people.preferences(BO.id)).refused
    tries = list_kinds(company, BO.id)
    await until_asked(company, table, ANNA.id)
    await until_asked(company, table, BO.id)
    assert list_kinds(company, BO.id) == tries, "not tried again"
    assert not company.dispatcher.blocked


async def test_a_queue_of_its_own_names_nobody(company: Company) -> None:
    await wanted(company, BO.id)
    table = await company.started(BO)
    await until_asked(company, table, BO.id)
    assert queue_of(table.id, 1) < 0
    query = select(messages.c.channel, messages.c.message).where(messages.c.kind == kind_of(1))
    result = await company.database.read(lambda connection: connection.execute(query))
    assert MessagePlace(*result.one()).channel == BO.id
