"""Messages to people who follow a match, through the outbox: who gets them, when, and what ends them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.storage.schema import follows
from bot.tables.follows.rows import queue_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.people.people import Person
from bot.tables.rules.follows import BETWEEN, MOST_FOLLOWED, MOST_FOLLOWERS
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, Company
from tests.bot.tables.outbox.scripted_messenger import Call, refusal
from tests.waiting import until


def messages(company: Company, person: Person) -> list[Any]:
    return company.messenger.of("follow", person.id)


async def pass_turns(company: Company, table: Table, count: int) -> None:
    """Play until this many turns are over."""
    live = await company.tables.lookup.live(table.id)
    for _ in range(count):
        began = live.playing.turn_began
        while live.playing.turn_began == began:
            await company.move(table.id)
            live = await company.tables.lookup.live(table.id)


async def rows(company: Company) -> int:
    query = select(func.count()).select_from(follows)
    return int((await company.database.read(lambda connection: connection.execute(query))).scalar_one())


async def test_each_turn_or_only_the_end(company: Company) -> None:
    table = await company.started(BO)
    await company.tables.follows.follow(CLIO.id, table.id, "turn")
    await company.tables.follows.follow(DORA.id, table.id, "end")
    await company.settle()
    began = company.clock.now()
    await pass_turns(company, table, 6)
    await company.settle()
    count = len(messages(company, CLIO))
    assert 1 <= count <= 2 + (company.clock.now() - began) // BETWEEN, "turns that follow soon come in one message"
    assert not messages(company, DORA)
    await company.play_out(table.id, 1)
    await company.settle()
    assert len(messages(company, DORA)) == 1
    assert len(messages(company, CLIO)) > count
    assert await rows(company) == 0, "with the end nobody follows any more"


async def test_the_end_does_not_wait_for_a_turn_that_is_put_off(company: Company) -> None:
    async def sleep(seconds: float) -> None:
        await asyncio.get_running_loop().create_future()

    company.dispatcher = Dispatcher(company.tables.repository, company.tables.time, company.messenger, sleep=sleep)
    table = await company.started(BO)
    await company.tables.follows.follow(CLIO.id, table.id, "turn")
    await pass_turns(company, table, 1)
    company.dispatcher.wake()
    await until(lambda: messages(company, CLIO))
    await pass_turns(company, table, 1)
    company.dispatcher.wake()
    await until(lambda: queue_of(table.id, 0) in company.dispatcher._asleep)
    await company.play_out(table.id, 1)
    company.dispatcher.wake()
    await until(lambda: len(messages(company, CLIO)) == 2)


async def test_quiet_hours_hold_up_no_one_else(company: Company) -> None:
    table = await company.started(BO)
    await company.tables.people.change_preferences(CLIO.id, lambda before: before._replace(quiet=(7 * 60, 9 * 60)))
    for person in (CLIO, DORA):
        await company.tables.follows.follow(person.id, table.id, "end")
    times: dict[int, int] = {}

    def note(call: Call) -> None:
        if call.kind == "follow":
            times[call.channel] = company.clock.now()

    company.messenger.fails = note
    began = company.clock.now()
    await company.play_out(table.id, 1)
    await company.settle()
    assert times[DORA.id] - began < 3_600_000 <= times[CLIO.id] - began


@pytest.mark.parametrize("code", [50007, -1])
async def test_who_cannot_be_written_to_follows_no_more(company: Company, code: int) -> None:
    table = await company.started(BO)
    await company.tables.follows.follow(CLIO.id, table.id, "turn")
    company.messenger.fails = lambda call: refusal(403, code) if call.kind == "follow" else None
    await pass_turns(company, table, 2)
    await company.settle()
    assert await rows(company) == 0
    assert [call.kind for call in company.messenger.calls].count("follow") == 1
    assert (await company.tables.people.preferences(CLIO.id)).refused is (code == 50007)
    if code == 50007:
        with pytest.raises(Refusal, match="follow_refused"):
            await company.tables.follows.follow(CLIO.id, table.id, "turn")


async def test_who_sees_the_channel_no_more_is_told_nothing(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await company.started(BO)
    await company.tables.follows.follow(CLIO.id, table.id, "turn")
    answers = [None, None, False]

    async def can_see(*_: Any) -> bool | None:
        return answers.pop(0)

    monkeypatch.setattr(company.messenger, "can_see", can_see)
    await pass_turns(company, table, 1)
    await company.settle()
    assert not answers, "it waits until Discord says"
    assert not messages(company, CLIO)
    assert await rows(company) == 0


async def test_limits_and_erasure(company: Company) -> None:
    table = await company.started(BO)
    others = [Person(CLIO.id + 100 + number, "Somebody") for number in range(MOST_FOLLOWERS)]
    for person in others:
        await company.tables.follows.follow(person.id, table.id, "end")
    with pytest.raises(Refusal, match="too_many_followers"):
        await company.tables.follows.follow(CLIO.id, table.id, "end")
    await company.tables.follows.stop(others[3].id, table.id)
    await company.tables.follows.follow(CLIO.id, table.id, "end")
    await company.tables.people.erase(CLIO)
    assert await rows(company) == MOST_FOLLOWERS - 1
    for number in range(MOST_FOLLOWED):
        host, guest = Person(BO.id + 200 + number, "Host"), Person(BO.id + 300 + number, "Guest")
        match = await company.lobby(guest, channel=100 + number, host=host)
        await company.tables.lobbies.start(match.id, host)
        await company.tables.follows.follow(DORA.id, match.id, "end")
    with pytest.raises(Refusal, match="too_many_follows"):
        await company.tables.follows.follow(DORA.id, table.id, "end")
    await company.tables.follows.follow(DORA.id, match.id, "turn")
    assert (await company.tables.follows.of_person(DORA.id))[match.id] == "turn"


async def test_who_takes_a_seat_follows_no_more(company: Company) -> None:
    table = await company.started(BO)
    with pytest.raises(Refusal, match="follow_own"):
        await company.tables.follows.follow(ANNA.id, table.id, "end")
