"""Attacks of one opponent on the others: each test shows that one fails."""

from __future__ import annotations

import pytest

from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from tests.bot.tables.company import ANNA, BO, CLIO, Company
from tests.bot.tables.time.timed_company import TimedCompany, in_virtual_time, virtual_time

EVE = Person(910000000000000005, "Eve")


async def seat_asked(company: Company, table: Table) -> tuple[int, Person]:
    """The seat that is asked first, and the other person of two."""
    seat = (await company.tables.lookup.match(table.id)).questions[0].seat
    return seat, next(person for person in (ANNA, BO) if person.id != table.seats[seat].person)


@virtual_time()
async def test_nobody_is_voted_away_before_their_time_is_over(company: TimedCompany) -> None:
    table = await company.play(7 * DAY)
    for after in (1, 25, 7 * 24 - 0.1):
        await company.until(after)
        with pytest.raises(Refusal, match="not_absent_yet") as refused:
            await company.tables.seats.vote_absent(table.id, BO, 0)
        assert int(str(refused.value.facts["until"])) > company.clock.now()
    await company.until(7 * 24 + 0.1)
    assert (await company.tables.seats.vote_absent(table.id, BO, 0)).table.seats[0].away == "voted"


@virtual_time()
async def test_nobody_is_voted_away_on_vacation_but_whom_the_host_does_not_wait_for(company: TimedCompany) -> None:
    table = await company.play(DAY)
    await company.answer(table.id, ANNA, "run")
    await company.tables.time.begin_vacation(BO.id)
    await company.until(3 * 24)
    with pytest.raises(Refusal, match="not_absent_yet"):
        await company.tables.seats.vote_absent(table.id, ANNA, 1)
    voted = await company.tables.ends.vote(table.id, ANNA)
    assert voted.table.is_open
    await company.tables.time.overrule(table.id, ANNA.id, 1)
    await company.until(4 * 24 + 0.5)
    assert (await company.tables.seats.vote_absent(table.id, ANNA, 1)).table.seats[1].away == "voted"


def test_a_vacation_counts_without_a_limit_and_for_somebody_who_is_late_too() -> None:
    async def untimed(company: TimedCompany) -> None:
        table = await company.play(0)
        await company.tables.time.begin_vacation(ANNA.id)
        await company.until(3 * 24)
        with pytest.raises(Refusal, match="not_absent_yet"):
            await company.tables.seats.vote_absent(table.id, BO, 0)

    async def late(company: TimedCompany) -> None:
        table = await company.play(DAY)
        await company.until(25)
        await company.tables.time.begin_vacation(ANNA.id)
        with pytest.raises(Refusal, match="not_absent_yet"):
            await company.tables.seats.vote_absent(table.id, BO, 0)

    in_virtual_time(untimed)
    in_virtual_time(late)


@virtual_time()
async def test_without_a_limit_a_day_counts_and_quiet_hours_are_no_time_to_be_voted_away(company: TimedCompany) -> None:
    # Virtual time begins at 08:00 UTC.
    await company.set_preferences(ANNA, quiet=(6 * 60, 13 * 60))
    table = await company.play(0)
    await company.until(24.1)
    with pytest.raises(Refusal, match="not_absent_yet"):
        await company.tables.seats.vote_absent(table.id, BO, 0)
    await company.until(29.1)
    assert (await company.tables.seats.vote_absent(table.id, BO, 0)).table.seats[0].away == "voted"


async def test_who_is_voted_away_keeps_office_consent_vote_and_seat(company: Company) -> None:
    table = await company.started(BO)
    for _ in range(6):
        await company.move(table.id)
    victim, attacker = await seat_asked(company, await company.tables.lookup.get(table.id))
    if table.host == attacker.id:
        await company.tables.seats.hand_over_host(table.id, attacker, victim)
    company.clock.turn(DAY)
    table = (await company.tables.seats.vote_absent(table.id, attacker, victim)).table
    await company.settle()
    assert table.seats[victim].computer is not None
    assert table.host != attacker.id, "the host's office does not fall to the one who voted"
    before = len((await company.tables.lookup.match(table.id)).journal)
    consent = await company.tables.seats.undo(table.id, attacker, choices=10)
    assert consent.missing == (victim,), "who is away is asked"
    assert len((await company.tables.lookup.match(table.id)).journal) == before
    voted = await company.tables.ends.vote(table.id, attacker)
    assert voted.table.is_open
    assert voted.tally._asdict() == {"votes": 1, "needed": 2}
    with pytest.raises(Refusal, match="not_host_here"):
        await company.tables.seats.offer(table.id, attacker, victim, EVE)
    back = await company.tables.seats.come_back(table.id, ANNA if victim == 0 else BO)
    assert back.seats[victim].is_played_by_person


async def test_the_host_gives_the_seat_of_the_absent_away_after_a_day_and_not_once_they_are_back(
    company: Company,
) -> None:
    table = await company.started(BO)
    await company.tables.computers.close()
    seats = company.tables.seats
    await seats.take_over(table.id, 1, "asked")
    with pytest.raises(Refusal, match="seat_is_kept"):
        await seats.offer(table.id, ANNA, 1, EVE)
    company.clock.turn(DAY)
    await seats.offer(table.id, ANNA, 1, EVE)
    await seats.come_back(table.id, BO)
    await seats.take_over(table.id, 1, "asked")
    company.clock.turn(DAY)
    with pytest.raises(Refusal, match="no_offer"):
        await seats.take_seat(table.id, EVE, 1)


async def test_the_office_passes_on_when_the_host_has_been_away_for_long(company: Company) -> None:
    table = await company.started(BO, CLIO)
    await company.tables.seats.take_over(table.id, 0, "asked")
    await company.settle()
    await company.move(table.id)
    assert (await company.tables.lookup.get(table.id)).host == ANNA.id
    company.clock.turn(DAY)
    await company.tables.computers.idle()
    await company.move(table.id)
    assert (await company.tables.lookup.get(table.id)).host in (BO.id, CLIO.id)
    assert "new_host" in [event.kind for event in await company.tables.lookup.story(table.id)]


async def test_a_proposal_still_asks_who_goes_away_meanwhile(company: Company) -> None:
    table = await company.started(BO, CLIO)
    consent = await company.tables.seats.swap(table.id, ANNA, 0, 1)
    assert consent.missing == (1, 2)
    await company.tables.computers.close()
    await company.tables.seats.take_over(table.id, 2, "timeout")
    number = consent.table.proposals[0].number
    assert (await company.tables.seats.answer(table.id, BO, number, True)).missing == (2,)
    company.tables.repository.drop(table.id)
    copy = await company.tables.lookup.get(table.id)
    assert [seat.person for seat in copy.seats] == [ANNA.id, BO.id, CLIO.id]
    assert (copy.proposals[0].asked, copy.seats[2].counts_until) == ((1, 2), company.clock.now() + DAY)


async def test_the_host_who_keeps_the_others_waiting_cannot_end_alone(company: Company) -> None:
    table = await company.started(BO)
    while (await company.choices(table.id))[1] != ANNA.id:
        await company.move(table.id)
    company.clock.turn(3 * DAY)
    voted = await company.tables.ends.vote(table.id, ANNA)
    assert voted.table.is_open


@virtual_time()
async def test_the_host_ends_alone_only_when_the_others_have_had_their_time(company: TimedCompany) -> None:
    table = await company.play(7 * DAY)
    await company.answer(table.id, ANNA, "run")
    await company.until(3 * 24)
    voted = await company.tables.ends.vote(table.id, ANNA)
    assert voted.table.is_open
    await company.until(7 * 24 + 0.1)
    assert (await company.tables.ends.vote(table.id, ANNA)).table.stage == "ended"


@virtual_time()
async def test_a_running_decision_is_never_made_shorter(company: TimedCompany) -> None:
    table = await company.play(7 * DAY)
    await company.answer(table.id, ANNA, "run")
    before = await company.timers(table.id)
    await company.until(10)
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "limit", "m5")
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "after_time", "computer")
    assert await company.timers(table.id) == before
    await company.until(7 * 24 + 1)
    after = await company.tables.lookup.get(table.id)
    assert after.seats[1].away is None, "the others are asked, as it was when the decision began"
    assert company.messenger.of("stalled")
    await company.answer(table.id, BO, "run")
    now = company.clock.now()
    begun = [timer for timer in (await company.timers(table.id)).values() if timer.began == now]
    assert [(timer.deadline, timer.at_once) for timer in begun] == [(now + 5 * MINUTE, True)]


@virtual_time()
async def test_the_first_limit_leaves_a_day_for_the_decision_that_runs(company: TimedCompany) -> None:
    await company.set_preferences(BO, always=True, interval=12 * HOUR)
    for person in (ANNA, BO):
        table = await company.play(0, "computer")
        if person == BO:
            await company.answer(table.id, ANNA, "run")
        await company.tables.lobbies.choose_table_option(table.id, ANNA, "limit", "m5")
        [timer] = (await company.timers(table.id)).values()
        assert timer.deadline == company.clock.now() + DAY
        voted = await company.tables.ends.vote(table.id, ANNA)
        assert voted.table.is_open
        await company.tables.ends.vote(table.id, BO)
