"""Who lets strangers wait stays out of the queue for a while; nothing but the clock counts."""

from __future__ import annotations

import pytest

from bot.runtime.clock import DAY, HOUR
from bot.storage.schema import remembered
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.queue.absences import LAPSES, PAUSES, Absence
from bot.tables.queue.matching import MEETS_AFTER
from tests.bot.tables.company import ANNA, BO, CLIO, Company, Hand
from tests.bot.tables.queue.test_queue import wait


async def opened(company: Company, *persons: Person) -> Table:
    """The match that the queue opens for these people, once even unreliable ones are met."""
    await wait(company, *persons)
    company.clock.turn(MEETS_AFTER[-1])
    assert await company.bring_together() == 1
    await company.settle()
    return (await company.tables.lookup.open_tables_of(persons[0]))[-1]


async def lets_wait(company: Company, other: Person) -> int:
    """Anna waits for a match with another person and lets her time run out; the table."""
    table = await opened(company, ANNA, other)
    seat = table.seat_of(ANNA.id)
    assert seat is not None
    await company.tables.seats.take_over(table.id, seat.number, "timeout")
    return table.id


async def absence(company: Company, person: Person = ANNA) -> Absence:
    return (await company.tables.queue.standing(person.id)).absence


@pytest.mark.parametrize("erased", [False, True])
async def test_pauses_grow_longer_and_outlive_an_erasure(company: Company, clock: Hand, erased: bool) -> None:
    for number, length in enumerate((HOUR, DAY, 7 * DAY, 7 * DAY)):
        await lets_wait(company, BO)
        assert await absence(company) == Absence(1, number, (await absence(company)).until)
        await lets_wait(company, CLIO)
        assert await absence(company) == Absence(0, number + 1, clock.time + length)
        if erased:
            await company.tables.people.erase(ANNA)
        with pytest.raises(Refusal, match="queue_paused") as refused:
            await wait(company, ANNA)
        assert refused.value.facts["until"] == clock.time + length
        await wait(company, BO)
        code = (await company.tables.queue.standing(BO.id)).own.code
        with pytest.raises(Refusal, match="queue_paused"):
            await company.tables.queue.join(ANNA, 0, code)
        await company.tables.queue.leave(BO.id)
        clock.turn(length)
        assert (await absence(company, BO)).pauses == 0
    assert PAUSES[-1] == 7 * DAY


async def test_a_pause_takes_somebody_out_of_the_queue_who_waits_already(company: Company) -> None:
    await lets_wait(company, BO)
    table = await opened(company, ANNA, CLIO)
    await wait(company, ANNA)
    seat = table.seat_of(ANNA.id)
    assert seat is not None
    await company.tables.seats.take_over(table.id, seat.number, "timeout")
    assert (await company.tables.queue.standing(ANNA.id)).own is None


async def test_nothing_else_keeps_anybody_out(company: Company) -> None:
    for why in ("asked", "voted", "unreachable"):
        table = await opened(company, ANNA, BO)
        seat = table.seat_of(ANNA.id)
        assert seat is not None
        await company.tables.seats.take_over(table.id, seat.number, why)  # type: ignore[arg-type]
    for channel in (1, 2, 3):
        table = await company.started(BO, channel=channel)
        await company.tables.seats.take_over(table.id, 0, "timeout")
    assert await absence(company) == Absence(), "matches among friends count for nothing here"


async def test_it_is_forgotten_after_a_month_and_told_to_its_person(company: Company, clock: Hand) -> None:
    await lets_wait(company, BO)
    assert (await company.tables.people.export(ANNA))["let_strangers_wait"] == {"missed": 1, "pauses": 0, "until": 0}
    assert "let_strangers_wait" not in await company.tables.people.export(BO)
    clock.turn(LAPSES)
    assert await absence(company) == Absence()
    await lets_wait(company, CLIO)
    assert await absence(company) == Absence(1, 0, 0)
    assert await company.count(remembered) == 1
