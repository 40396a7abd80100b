"""Drills: kept from a match, spaced over days, told of once a day at most, stopped, exported and erased."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.storage.schema import drills, outbox
from bot.tables.model.drills import DRILLS_MAX, GAPS, Drill
from bot.tables.model.refusals import Refusal
from bot.tables.people.departed_servers import forget_strangers
from bot.tables.people.people import Person
from bot.tables.time.retention import remove_finished
from engine.analysis.report import Costly
from tests.bot.tables.company import ANNA, BO, CLIO, Company, Hand
from tests.bot.tables.outbox.scripted_messenger import refusal


async def over(company: Company, channel: int = 1) -> int:
    table = await company.started(BO, channel=channel)
    await company.play_out(table.id, 5 + channel)
    await company.settle()
    return table.id


async def costs(company: Company, id: int, seat: int = 0, count: int = 3) -> list[Costly]:
    """The first choices of a seat as if another option had been better."""
    match, choices = await company.tables.lookup.match(id), list[Costly]()
    for at, entry in enumerate(match.journal):
        then = match.replay(at)
        question = then.question_for(seat)
        if entry.seat == seat and question is not None and len(question.options) > 1 and len(choices) < count:
            better = next(option.id for option in question.options if option.id != entry.option)
            choices.append(Costly(seat, at, then.round, entry.option, better, 0.7, 50, 0.4, 41, 0.99, 64))
    return choices


async def keep_drills(company: Company, person: Person = ANNA, count: int = 3) -> list[Drill]:
    id = await over(company)
    table = await company.tables.lookup.get(id)
    choices = await costs(company, id, table.own_seat(person.id).number, count)
    assert await company.tables.drills.keep(person.id, id, choices) == count
    return await company.tables.drills.of_person(person.id)


async def prefer(company: Company, person: Person = ANNA, **changes: Any) -> None:
    await company.tables.people.change_preferences(person.id, lambda preferences: preferences._replace(**changes))


def list_counts(company: Company, person: Person = ANNA) -> list[int]:
    """How many drills are due, as each message to a person says."""
    return [message.facts["count"] for message in company.messenger.of("drill", person.id)]


async def looked(company: Company) -> int:
    count = await company.tables.drills.look()
    await company.settle()
    return count


async def test_a_choice_is_kept_once_and_shown_after_a_day(company: Company, clock: Hand) -> None:
    first, *_ = await keep_drills(company)
    again = await costs(company, first.table)
    assert await company.tables.drills.keep(ANNA.id, first.table, again) == 0
    assert [drill.mistake for drill in await company.tables.drills.of_person(ANNA.id)] == again
    assert first.due == clock.time + DAY
    assert await company.tables.drills.of_person(BO.id) == []
    with pytest.raises(Refusal, match="no_drill"):
        await company.tables.drills.find(BO.id, first.id)
    with pytest.raises(Refusal, match="stale"):
        await company.tables.drills.answer(ANNA.id, first.id, is_right=True)


async def test_it_comes_after_1_3_7_and_21_days_until_it_is_solved_twice(company: Company, clock: Hand) -> None:
    (drill,) = await keep_drills(company, count=1)
    for number, gap in enumerate((1, 3, 7, 21, 21)):
        assert drill.due == clock.time + gap * DAY
        clock.turn(gap * DAY)
        is_right = number in (1, 4)
        after = await company.tables.drills.answer(ANNA.id, drill.id, is_right=is_right)
        assert (after.answered, after.solved) == (number + 1, (0, 1, 1, 1, 2)[number])
        with pytest.raises(Refusal):
            await company.tables.drills.answer(ANNA.id, drill.id, is_right=is_right)
        if not after.is_over:
            (drill,) = await company.tables.drills.of_person(ANNA.id)
            assert drill == after
    assert await company.count(drills) == 0
    assert GAPS == (DAY, 3 * DAY, 7 * DAY, 21 * DAY)


async def test_who_wants_messages_gets_one_a_day_however_many_are_due(company: Company, clock: Hand) -> None:
    await keep_drills(company)
    await prefer(company, reminders="message")
    assert await looked(company) == 0, "nothing is due"
    clock.turn(DAY + MINUTE)
    assert await looked(company) == 1
    assert list_counts(company) == [3]
    id = await over(company, 2)
    await company.tables.drills.keep(ANNA.id, id, await costs(company, id))
    clock.turn(DAY - MINUTE)
    assert await looked(company) == 0
    clock.turn(2 * MINUTE)
    assert await looked(company) == 1
    assert list_counts(company) == [3, 6]
    assert await looked(company) == 0
    assert await company.count(outbox) == 0


@pytest.mark.parametrize("wish", [{"reminders": "channel"}, {"reminders": "none"}, {"refused": True}, {"vacation": 5}])
async def test_who_wants_no_messages_gets_none(company: Company, clock: Hand, wish: dict[str, Any]) -> None:
    await keep_drills(company)
    await prefer(company, **{"reminders": "message", **wish})
    clock.turn(DAY)
    assert await looked(company) == 0
    await prefer(company, reminders="message", refused=False, vacation=None)
    assert await looked(company) == 1
    assert list_counts(company) == [3]


def around(clock: Hand) -> tuple[int, int]:
    """Quiet hours that began an hour ago and end in an hour."""
    minute = clock.time // MINUTE % (24 * 60)
    return (minute - 60) % (24 * 60), (minute + 60) % (24 * 60)


async def test_no_one_is_written_to_in_quiet_hours(company: Company, clock: Hand) -> None:
    await keep_drills(company)
    clock.turn(DAY)
    await prefer(company, reminders="message", zone="UTC", quiet=around(clock))
    assert await looked(company) == 0
    clock.turn(HOUR + MINUTE)
    assert await looked(company) == 1
    assert list_counts(company) == [3]


async def test_quiet_hours_that_begin_meanwhile_are_heeded(company: Company, clock: Hand) -> None:
    await keep_drills(company)
    await prefer(company, reminders="message")
    clock.turn(DAY)
    assert await company.tables.drills.look() == 1
    await prefer(company, zone="UTC", quiet=around(clock))
    end = clock.time + HOUR
    await company.settle()
    assert list_counts(company) == [3]
    assert clock.time >= end - MINUTE


async def test_who_lets_no_message_through_is_remembered(company: Company, clock: Hand) -> None:
    await keep_drills(company)
    await prefer(company, reminders="message")
    clock.turn(DAY)
    company.messenger.fails = lambda call: refusal(403, 50007) if call.kind == "drill" else None
    assert await looked(company) == 1
    assert (await company.tables.people.preferences(ANNA.id)).refused
    assert await company.count(outbox) == 0
    clock.turn(2 * DAY)
    assert await looked(company) == 0


async def test_after_a_restart_they_are_there_and_told_of_once(company: Company, clock: Hand) -> None:
    before = await keep_drills(company)
    await prefer(company, reminders="message")
    clock.turn(DAY)
    assert await company.tables.drills.look() == 1
    again = Company.gather(company.database, clock, company.messenger)
    assert await again.tables.drills.of_person(ANNA.id) == before
    assert await again.tables.drills.look() == 0
    again.dispatcher.wake()
    await again.settle()
    assert list_counts(again) == [3]
    await again.leave()


async def test_all_stop_at_once_with_the_message_that_waits(company: Company, clock: Hand) -> None:
    one, *others = await keep_drills(company)
    await kept_by(company, BO, one.table)
    await prefer(company, reminders="message")
    assert await company.tables.drills.stop(ANNA.id, one.id) == 1
    assert await company.tables.drills.of_person(ANNA.id) == others
    clock.turn(DAY)
    company.tables.drills._wake = lambda: None
    assert await company.tables.drills.look() == 1
    assert await company.tables.drills.stop(ANNA.id) == 2
    assert await company.count(outbox) == 0
    assert len(await company.tables.drills.of_person(BO.id)) == 3
    assert await company.tables.drills.stop(CLIO.id) == 0


async def kept_by(company: Company, person: Person, id: int) -> None:
    seat = (await company.tables.lookup.get(id)).own_seat(person.id).number
    await company.tables.drills.keep(person.id, id, await costs(company, id, seat))


async def test_there_are_not_too_many(company: Company) -> None:
    (first,) = await keep_drills(company, count=1)
    many = [first.mistake._replace(entries=1_000 + number) for number in range(DRILLS_MAX)]
    with pytest.raises(Refusal, match="too_many_drills"):
        await company.tables.drills.keep(ANNA.id, first.table, many)
    assert await company.count(drills) == 1, "all or none"
    assert await company.tables.drills.keep(ANNA.id, first.table, many[1:]) == DRILLS_MAX - 1


async def test_they_are_exported_and_erased(company: Company, clock: Hand) -> None:
    first, *_ = await keep_drills(company)
    await kept_by(company, BO, first.table)
    export = await company.tables.people.export(ANNA)
    assert [each["found"] for each in export["drills"]] == [
        each._asdict() for each in await costs(company, first.table)
    ]
    assert json.loads(json.dumps(export)) == export
    await prefer(company, reminders="message")
    clock.turn(DAY)
    company.tables.drills._wake = lambda: None
    assert await company.tables.drills.look() == 1
    await company.tables.people.erase(ANNA)
    assert await company.tables.drills.of_person(ANNA.id) == []
    assert len(await company.tables.drills.of_person(BO.id)) == 3, "what others practise stays"
    company.dispatcher.wake()
    await company.settle()
    assert list_counts(company) == []


async def test_they_go_with_their_match(company: Company, clock: Hand) -> None:
    await keep_drills(company)
    await company.database.write(forget_strangers)
    assert len(await company.tables.drills.of_person(ANNA.id)) == 3
    clock.turn(10 * DAY)
    assert await remove_finished(company.tables.repository, 5) == 1
    assert await company.count(drills) == 0
    await prefer(company, reminders="message")
    assert await looked(company) == 0
