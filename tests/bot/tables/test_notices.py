"""Announcements: once in a channel, once to a person who plays by direct messages, not in quiet hours, and counted."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime.clock import HOUR, MINUTE, SECOND
from bot.storage.schema import meta, outbox
from bot.tables import notices
from bot.tables.outbox.backlog import backlog
from bot.tables.people.people import Person
from bot.tables.people.preferences import Preferences
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, GAME, Company, Hand
from tests.bot.tables.outbox.scripted_messenger import Call, refusal
from tests.bot.tables.queue.test_queue import PAIR, opened
from tests.waiting import until

TEXTS = {"en": "A new version tonight"}


def list_numbers(company: Company, channel: int) -> list[int]:
    """The numbers of the announcements that stand in a channel, or in the conversation with a person."""
    return [message.facts["number"] for message in company.messenger.of("notice", channel)]


def turns_shown_to(company: Company, person: Person) -> list[Call]:
    return [call for call in company.messenger.calls if (call.kind, call.channel) == ("turn", person.id)]


async def announced(company: Company) -> tuple[int, int]:
    """To how many channels and persons something was announced."""
    addressees = await company.tables.notices.announce(TEXTS)
    return len(addressees.channels), len(addressees.persons)


async def went(company: Company) -> tuple[int, int, int]:
    """How many messages of the newest announcement are delivered, wait, and failed."""
    newest = (await company.tables.notices.progress())[0]
    return newest.delivered, newest.waiting, newest.failed


async def quiet_for_an_hour(company: Company, person: Person) -> int:
    """Let quiet hours of a person have begun; when they end."""
    minute = company.clock.time // MINUTE % (24 * 60)
    quiet = ((minute - 60) % (24 * 60), (minute + 60) % (24 * 60))
    await company.tables.people.change_preferences(person.id, lambda _: Preferences(zone="UTC", quiet=quiet))
    return (company.clock.time // MINUTE + 60) * MINUTE


async def test_each_person_without_a_server_is_told_once_and_each_channel_once(company: Company) -> None:
    await opened(company, ANNA, BO)
    await company.tables.queue.wait(ANNA, 0, PAIR, "en")
    await company.tables.queue.wait(CLIO, 0, PAIR, "en")
    assert await company.bring_together() == 1
    alone = await company.tables.lobbies.open(NewTable(0, DORA.id, DORA, GAME, solo=True))
    answered = await company.tables.lobbies.open(NewTable(0, -77, Person(77, "Eve"), GAME, solo=True))
    await company.started(BO, channel=1)
    await company.settle()
    assert await announced(company) == (1, 4)
    await company.settle()
    assert list_numbers(company, 1) == [1]
    for person in (ANNA, BO, CLIO, DORA):
        assert list_numbers(company, person.id) == [1], person
    assert alone.has_channel
    assert answered.is_answered
    assert list_numbers(company, 77) == [], "of what is shown in answers alone nothing is written"
    assert await went(company) == (5, 0, 0)


async def test_no_one_is_told_in_quiet_hours_and_nothing_else_waits_for_their_end(
    company: Company, clock: Hand
) -> None:
    table = await opened(company, ANNA, BO)
    end, go_on, sleep = await quiet_for_an_hour(company, ANNA), asyncio.Event(), company.dispatcher._sleep

    async def hold(seconds: float) -> None:
        await go_on.wait()
        await sleep(seconds)

    company.dispatcher._sleep = hold
    assert await announced(company) == (0, 2)
    await until(lambda: list_numbers(company, BO.id))
    await until(lambda: company.dispatcher._asleep)
    assert list_numbers(company, ANNA.id) == []
    assert await went(company) == (1, 1, 0)
    waiting = await company.database.read(backlog)
    assert (waiting.waiting, waiting.oldest) == (0, None), "the bot is ready all the same"
    before = len(turns_shown_to(company, ANNA))
    await company.move(table.id)
    while (await company.choices(table.id))[1] != ANNA.id:
        await company.move(table.id)
    await until(lambda: len(turns_shown_to(company, ANNA)) > before)
    await until(lambda: len(company.dispatcher._serving) == 1)
    go_on.set()
    await company.settle()
    assert list_numbers(company, ANNA.id) == [1]
    assert end <= clock.time < end + HOUR
    assert await went(company) == (2, 0, 0)
    assert await company.count(outbox) == 0


async def test_quiet_hours_are_looked_up_when_the_message_is_due(company: Company, clock: Hand) -> None:
    await opened(company, ANNA, BO)
    first = await quiet_for_an_hour(company, ANNA)
    sleep, longer = company.dispatcher._sleep, list[int]()

    async def hold(seconds: float) -> None:
        """Half an hour later the person's quiet hours are changed."""
        if not longer:
            clock.turn(HOUR // 2)
            longer.append(await quiet_for_an_hour(company, ANNA))
            seconds -= HOUR / 2 / SECOND
        await sleep(seconds)

    company.dispatcher._sleep = hold
    await announced(company)
    await company.settle()
    assert longer
    assert longer[0] > first
    assert clock.time >= longer[0]
    assert list_numbers(company, ANNA.id) == [1]


@pytest.mark.parametrize("is_known", [False, True])
async def test_who_lets_no_message_through_counts_as_failed_and_is_not_written_to_again(
    company: Company, is_known: bool
) -> None:
    await opened(company, ANNA, BO)
    company.messenger.fails = lambda call: refusal(403, 50007) if call.channel == BO.id else None
    if is_known:
        await company.tables.people.change_preferences(BO.id, lambda each: each._replace(refused=True))
    before = len(company.messenger.calls)
    assert await announced(company) == (0, 2)
    await company.settle()
    tried = [call for call in company.messenger.calls[before:] if call.channel == BO.id]
    assert len(tried) == (0 if is_known else 1)
    assert await went(company) == (1, 0, 1)
    assert (await company.tables.people.preferences(BO.id)).refused


async def test_two_announcements_that_wait_are_both_told(company: Company) -> None:
    await company.started(BO)
    await company.settle()
    company.dispatcher._is_stopped = True
    for _ in range(2):
        assert await announced(company) == (1, 0)
    assert await went(company) == (0, 1, 0)
    company.dispatcher._is_stopped = False
    company.dispatcher.wake()
    await company.settle()
    assert list_numbers(company, 1) == [1, 2]
    progress = await company.tables.notices.progress()
    assert [(each.number, each.text, each.delivered, each.failed) for each in progress] == [
        (2, TEXTS["en"], 1, 0),
        (1, TEXTS["en"], 1, 0),
    ]


async def test_a_match_that_is_over_first_counts_as_failed(company: Company) -> None:
    table = await company.started(BO)
    await company.settle()
    company.dispatcher._is_stopped = True
    await announced(company)
    await company.play_out(table.id, 3)
    company.dispatcher._is_stopped = False
    company.dispatcher.wake()
    await company.settle()
    assert list_numbers(company, 1) == []
    assert await went(company) == (0, 0, 1)


async def test_a_person_is_told_also_when_their_match_is_over_first(company: Company) -> None:
    table = await opened(company, ANNA, BO)
    company.dispatcher._is_stopped = True
    assert await announced(company) == (0, 2)
    await company.play_out(table.id, 3)
    company.dispatcher._is_stopped = False
    company.dispatcher.wake()
    await company.settle()
    assert (list_numbers(company, ANNA.id), list_numbers(company, BO.id)) == ([1], [1])
    assert await went(company) == (2, 0, 0)


async def test_who_is_stood_in_for_is_not_told(company: Company) -> None:
    table = await opened(company, ANNA, BO)
    await company.tables.seats.take_over(table.id, table.own_seat(BO.id).number, "left")
    await company.settle()
    assert await announced(company) == (0, 1)
    await company.settle()
    assert (list_numbers(company, ANNA.id), list_numbers(company, BO.id)) == ([1], [])


async def test_of_announcements_that_are_forgotten_no_count_stays(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "KEPT", 2)
    await company.started(BO)
    await company.settle()
    for _ in range(2):
        await announced(company)
        await company.settle()
    rows = await company.count(meta)
    for _ in range(3):
        await announced(company)
        await company.settle()
    assert await company.count(meta) == rows
    assert [each.number for each in await company.tables.notices.progress()] == [5, 4]
