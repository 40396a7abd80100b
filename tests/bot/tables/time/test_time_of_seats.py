"""Time limits, reminders and late seats."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.model.options import token
from bot.tables.model.refusals import Refusal
from bot.tables.rules.new_table import NewTable
from bot.tables.time import scheduler
from bot.tables.time.claims import claim
from tests.bot.soak.virtual_time import BEGINNING
from tests.bot.tables.company import ANNA, BO, CLIO, SERVER
from tests.bot.tables.outbox.scripted_messenger import refusal
from tests.bot.tables.time.timed_company import TimedCompany, in_virtual_time, step_back, virtual_time

SLACK = 0.04
"""Two minutes and a half in hours: a click's grace and Discord's own time."""


@virtual_time()
async def test_reminders_come_at_half_and_four_fifths_and_then_the_others_are_asked(company: TimedCompany) -> None:
    table = await company.play(DAY)
    await company.until(24 + 24 + 1)
    assert company.messenger.times("reminder") == pytest.approx([12, 19.2], abs=SLACK)
    assert company.messenger.times("stalled") == pytest.approx([24], abs=SLACK)
    after = await company.tables.lookup.get(table.id)
    assert after.seats[0].away == "timeout"
    assert "took_over" in [event.kind for event in await company.tables.lookup.story(table.id)]


@virtual_time()
async def test_who_is_on_vacation_is_not_mentioned_and_the_last_reminder_goes_when_the_others_are_asked(
    company: TimedCompany,
) -> None:
    await company.play(DAY, "ask", BO, CLIO)
    await company.tables.time.begin_vacation(BO.id)
    await company.until(23)
    assert len(company.messenger.of("reminder")) == 1
    await company.until(25)
    assert [post.facts["asked_people"] for post in company.messenger.of("stalled")] == [(CLIO.id,)]
    assert company.messenger.of("reminder") == []


@virtual_time()
async def test_where_the_table_says_so_a_computer_player_takes_over_at_once(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR, "computer")
    assert await company.away_at(12 + 60 / 3_600, table.id) is None
    assert await company.away_at(12.1, table.id) == "timeout"
    assert company.messenger.times("stalled") == []


@virtual_time()
async def test_a_click_in_time_counts_however_late_it_is_taken(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR, "computer")
    deadline = await company.tables.time.deadline(table.id, 0)
    assert deadline is not None
    clicked = deadline + 59 * SECOND
    await asyncio.sleep((clicked + 3 * SECOND - company.clock.now()) / SECOND)
    await company.answer(table.id, ANNA, "run", clicked)
    await asyncio.sleep(3_600)
    after = await company.tables.lookup.get(table.id)
    assert after.seats[0].away is None
    assert after.seats[1].away is None


@virtual_time()
async def test_quiet_hours_hold_a_reminder_back_and_the_time_does_not_end_before_it(company: TimedCompany) -> None:
    # Virtual time begins at 08:00 UTC.
    await company.set_preferences(ANNA, quiet=(13 * 60, 5 * 60))
    table = await company.play(12 * HOUR, "computer")
    await company.until(20.9)
    assert company.messenger.times("reminder") == []
    assert (await company.tables.lookup.get(table.id)).seats[0].away is None
    await company.until(23.9)
    assert company.messenger.times("reminder") == pytest.approx([21], abs=SLACK)
    assert (await company.tables.lookup.get(table.id)).seats[0].away is None
    assert await company.away_at(24.1, table.id) == "timeout"


@virtual_time()
async def test_after_the_second_reminder_the_persons_own_interval_counts_and_six_are_enough(
    company: TimedCompany,
) -> None:
    await company.set_preferences(ANNA, interval=6 * HOUR)
    await company.play(7 * DAY)
    await company.until(7 * 24 + 1)
    assert company.messenger.times("reminder") == pytest.approx([84, 134.4, 140.4, 146.4, 152.4, 158.4], abs=SLACK)
    assert company.messenger.times("stalled") == pytest.approx([168], abs=SLACK)


def test_who_wants_none_is_not_reminded_and_without_a_limit_only_who_wants_it_is() -> None:
    async def scenario(company: TimedCompany) -> None:
        await company.set_preferences(ANNA, reminders="none")
        table = await company.play(12 * HOUR, "computer")
        await company.until(12.1)
        assert company.messenger.times("reminder", "direct") == []
        assert (await company.tables.lookup.get(table.id)).seats[0].away == "timeout"

    async def unlimited(company: TimedCompany) -> None:
        table = await company.play(0)
        await company.until(100)
        assert company.messenger.times("reminder") == []
        assert await company.timers(table.id) == {}
        await company.set_preferences(ANNA, always=True, interval=12 * HOUR)
        await company.until(100 + 24 * 9)
        assert company.messenger.times("reminder") == pytest.approx([112, 124, 136, 148, 160, 172], abs=SLACK)
        assert (await company.tables.lookup.get(table.id)).seats[0].away is None

    in_virtual_time(scenario)
    in_virtual_time(unlimited)


@virtual_time()
async def test_direct_messages_are_for_who_asked_and_fall_back_to_the_channel_for_good(company: TimedCompany) -> None:
    await company.set_preferences(ANNA, reminders="message")
    await company.play(DAY)
    await company.until(13)
    assert company.messenger.new[-1][1] == "direct"
    company.messenger.fails = lambda call: refusal(403, 50278) if call.kind == "direct" else None
    await company.until(20)
    assert company.messenger.times("reminder") == pytest.approx([19.2], abs=SLACK)
    assert (await company.tables.people.preferences(ANNA.id)).refused
    assert len(company.messenger.of("reminder")) == 1


@virtual_time()
async def test_a_reminder_that_waited_too_long_is_not_sent_after_the_answer(company: TimedCompany) -> None:
    table = await company.play(DAY)
    await company.until(1)
    company.messenger.fails = lambda call: refusal(503) if call.kind == "reminder" else None
    await company.until(12.2)
    assert "reminder" in company.messenger.kinds()
    await company.answer(table.id, ANNA, "run")
    company.messenger.fails = lambda call: None
    await company.until(13)
    assert company.messenger.times("reminder") == []


@virtual_time()
async def test_answers_within_a_turn_gain_no_time_but_the_next_turn_starts_over(company: TimedCompany) -> None:
    table = await company.play(DAY)
    began = (await company.timers(table.id))[0]
    await company.until(10)
    await company.answer(table.id, ANNA, "rest")
    assert (await company.timers(table.id))[0] == began
    await company.answer(table.id, ANNA, "sprint")
    running = await company.timers(table.id)
    assert list(running) == [1]
    assert running[1].deadline == company.clock.now() + DAY


@virtual_time()
async def test_somebody_in_the_middle_of_a_turn_is_not_cut_short(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR, "computer")
    await company.until(11.99)
    await company.answer(table.id, ANNA, "rest")
    assert await company.away_at(14.9, table.id) is None
    assert await company.away_at(15.2, table.id) == "timeout"


@virtual_time()
async def test_somebody_who_left_the_server_is_found_out_before_they_are_reminded(company: TimedCompany) -> None:
    persons = []

    async def is_member(server: int, person: int) -> bool:
        persons.append(person)
        return person != ANNA.id

    company.tables.time.scheduler.is_member = is_member
    table = await company.play(DAY)
    await company.until(12.1)
    assert persons == [ANNA.id]
    assert company.messenger.times("reminder") == []
    assert (await company.tables.lookup.get(table.id)).seats[0].away == "left"


@virtual_time()
async def test_a_look_up_that_hangs_holds_up_no_reminder_and_no_end(company: TimedCompany) -> None:
    async def is_member(server: int, person: int) -> bool:
        await asyncio.sleep(300)
        return False

    company.tables.time.scheduler.is_member = is_member
    table = await company.play(12 * HOUR, "computer")
    await company.until(6.02)
    assert company.messenger.times("reminder") == pytest.approx([6], abs=0.01)
    assert await company.away_at(12.03, table.id) == "timeout"


@virtual_time()
async def test_a_look_up_that_hangs_leaves_the_others_found_out(company: TimedCompany) -> None:
    hosts = (ANNA, BO)

    async def is_member(server: int, person: int) -> bool:
        await asyncio.sleep(300 if person == ANNA.id else 0)
        return False

    company.tables.time.scheduler.is_member = is_member
    tables = []
    for channel, host in enumerate(hosts, start=1):
        run = {"limit": token(DAY), "after_time": "computer"}
        table = await company.tables.lobbies.open(NewTable(SERVER, channel, host, "relay", table_options=run))
        await company.tables.lobbies.join(table.id, hosts[channel % 2])
        tables.append(await company.tables.lobbies.start(table.id, host))
    await company.until(12.1)
    away = [(await company.tables.lookup.get(table.id)).seats[0].away for table in tables]
    assert away == [None, "left"]


@virtual_time()
async def test_the_others_may_wait_but_nobody_for_themselves(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR)
    with pytest.raises(Refusal, match="nobody_late"):
        await company.tables.time.wait(table.id, BO.id, 0)
    await company.until(13)
    with pytest.raises(Refusal, match="you_are_late"):
        await company.tables.time.wait(table.id, ANNA.id, 0)
    with pytest.raises(Refusal, match="not_seated"):
        await company.tables.time.wait(table.id, CLIO.id, 0)
    until = await company.tables.time.wait(table.id, BO.id, 0)
    assert until == company.clock.now() + 12 * HOUR
    await company.until(13.1)
    assert company.messenger.of("stalled") == []
    await company.until(25.2)
    assert company.messenger.times("stalled") == pytest.approx([12, 25], abs=SLACK)
    assert len(company.messenger.times("reminder")) == 4


@virtual_time()
async def test_the_host_gives_the_seat_of_somebody_late_away(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR)
    await company.answer(table.id, ANNA, "run")
    seats = company.tables.seats
    with pytest.raises(Refusal, match="nobody_late"):
        await seats.give_away(table.id, ANNA, 1, CLIO)
    await company.until(23.9)
    with pytest.raises(Refusal, match="seat_is_kept"):
        await seats.give_away(table.id, ANNA, 1, CLIO)
    await company.until(24.1)
    with pytest.raises(Refusal, match="not_host_here"):
        await seats.give_away(table.id, BO, 1, CLIO)
    with pytest.raises(Refusal, match="already_seated"):
        await seats.give_away(table.id, ANNA, 1, ANNA)
    after = await seats.give_away(table.id, ANNA, 1, CLIO)
    assert after.seats[1].away == "timeout"
    assert (await company.tables.seats.take_seat(table.id, CLIO, 1)).seats[1].person == CLIO.id


@virtual_time()
async def test_a_vacation_stops_the_time_until_the_next_move(company: TimedCompany) -> None:
    table = await company.play(DAY, "computer")
    await company.until(6)
    await company.tables.time.begin_vacation(ANNA.id)
    await company.until(6 + 24 * 5)
    assert company.messenger.times("reminder") == []
    assert [message.facts["resting"].keys() for message in company.messenger.of("vacation")] == [{0}]
    assert await company.tables.time.deadlines(table.id) == {}
    await company.answer(table.id, ANNA, "rest")
    await company.until(6 + 24 * 5 + 0.1)
    assert company.messenger.of("vacation") == []
    timer = (await company.timers(table.id))[0]
    assert timer.deadline == pytest.approx(company.clock.now() + 18 * HOUR, abs=10 * MINUTE)
    kinds = [event.kind for event in await company.tables.lookup.story(table.id)]
    assert [kind for kind in kinds if "vacation" in kind] == ["vacation_began", "vacation_ended"]


def test_the_host_may_overrule_a_vacation_and_it_ends_when_it_is_used_up() -> None:
    async def scenario(company: TimedCompany) -> None:
        table = await company.play(DAY, "computer")
        await company.answer(table.id, ANNA, "run")
        await company.tables.time.begin_vacation(BO.id)
        with pytest.raises(Refusal, match="on_vacation"):
            await company.tables.time.begin_vacation(BO.id)
        with pytest.raises(Refusal, match="not_host_here"):
            await company.tables.time.overrule(table.id, BO.id, 1)
        await company.tables.time.overrule(table.id, ANNA.id, 1)
        with pytest.raises(Refusal, match="not_on_vacation"):
            await company.tables.time.overrule(table.id, ANNA.id, 1)
        await company.until(0.1)
        assert company.messenger.of("vacation") == [], "no one is waited for"
        await company.tables.time.begin_vacation(ANNA.id)
        with pytest.raises(Refusal, match="not_awaited"):
            await company.tables.time.overrule(table.id, ANNA.id, 0)
        assert await company.away_at(24.2, table.id, 1) == "timeout"

    async def used_up(company: TimedCompany) -> None:
        table = await company.play(DAY, "computer")
        await company.tables.time.begin_vacation(ANNA.id)
        await company.until(21 * 24 + 0.5)
        assert (await company.tables.people.preferences(ANNA.id)).vacation is None
        assert await company.away_at(21 * 24 + 25, table.id) == "timeout"
        with pytest.raises(Refusal, match="no_vacation_left"):
            await company.tables.time.begin_vacation(ANNA.id)

    in_virtual_time(scenario)
    in_virtual_time(used_up)


@virtual_time()
async def test_a_longer_limit_counts_from_when_the_seat_was_asked(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR)
    began = company.clock.now()
    await company.until(10)
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "limit", "h48")
    assert await company.tables.time.deadline(table.id, 0) == pytest.approx(began + 2 * DAY, abs=SECOND)
    await company.until(23)
    assert company.messenger.times("reminder") == pytest.approx([6, 9.6], abs=SLACK)
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "limit", "none")
    assert await company.timers(table.id) == {}


@virtual_time()
async def test_who_steps_back_late_in_the_time_of_another_is_reminded_and_has_a_grace(company: TimedCompany) -> None:
    table = await company.play(DAY, "computer")
    await company.answer(table.id, ANNA, "run")
    await company.until(23)
    await step_back(company, table.id)
    timer = (await company.timers(table.id))[0]
    assert timer.deadline == BEGINNING + 29 * HOUR, "the time of the other, but for a grace of six hours"
    await company.until(28.9)
    assert pytest.approx(23, abs=SLACK) in company.messenger.times("reminder")
    assert (await company.tables.lookup.get(table.id)).seats[0].away is None
    assert await company.away_at(29.1, table.id) == "timeout"


@virtual_time()
async def test_a_time_out_that_is_decided_while_the_other_steps_back_does_not_happen(company: TimedCompany) -> None:
    table = await company.play(DAY, "computer")
    await company.answer(table.id, ANNA, "run")
    await company.until(23)
    claimed = await company.database.write(lambda connection: claim(connection, BEGINNING + 25 * HOUR, 9))
    assert [due.timer.seat for due in claimed] == [1]
    await step_back(company, table.id)
    with pytest.raises(scheduler._NotOurs):
        await company.tables.time.scheduler.hand_over(claimed[0], "timeout")
    assert [seat.away for seat in (await company.tables.lookup.get(table.id)).seats] == [None, None]
