"""Time banks at a table: who spends what, over undos, restarts, vacations and other people in a seat."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.tables.building import start_tables
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.operator_decisions import freeze, unfreeze
from bot.tables.time import timer_rows
from tests.bot.tables.company import ANNA, BO, CLIO, SERVER
from tests.bot.tables.time.timed_company import TimedCompany, step_back, virtual_time

SLOW = {"bank": "h72", "increment": "h6"}


async def banks(company: TimedCompany, table: Table) -> list[float]:
    """What is left of each seat's bank, in hours."""
    left = (await company.tables.time.hours(table.id)).banks
    return [round(left[seat] / HOUR, 1) for seat in sorted(left)]


@virtual_time()
async def test_the_bank_runs_after_the_limit_and_a_turn_brings_some_of_it_back(company: TimedCompany) -> None:
    table = await company.play(DAY, "ask", **SLOW)
    assert await company.tables.time.deadlines(table.id) == {0: company.clock.now() + 4 * DAY}
    await company.until(20)
    assert await banks(company, table) == [72, 72]
    await company.until(34)
    assert await banks(company, table) == [62, 72]
    await company.answer(table.id, ANNA, "run")
    assert await banks(company, table) == [68, 72], "a turn brings six hours back"
    await company.until(36)
    await company.answer(table.id, BO, "run")
    assert await banks(company, table) == [68, 72], "no bank holds more than at the beginning"


@virtual_time()
async def test_reminders_go_by_it_and_at_its_end_the_others_are_asked(company: TimedCompany) -> None:
    table = await company.play(0, "ask", **SLOW)
    await company.until(71)
    assert company.messenger.times("reminder") == pytest.approx([24, 36, 57.6], abs=0.05)
    assert company.messenger.times("stalled") == []
    await company.until(73)
    assert company.messenger.times("stalled") == pytest.approx([72], abs=0.05)
    assert await banks(company, table) == [0, 72]
    until = await company.tables.time.wait(table.id, BO.id, 0)
    assert until == pytest.approx(company.clock.now() + DAY, abs=MINUTE)
    await company.answer(table.id, ANNA, "run")
    assert await banks(company, table) == [6, 72]


@virtual_time()
async def test_a_computer_player_takes_over_at_its_end_and_who_comes_back_has_what_is_left(
    company: TimedCompany,
) -> None:
    table = await company.play(0, "computer", **SLOW)
    assert await company.away_at(72.05, table.id) == "timeout"
    await company.tables.computers.idle()
    assert await banks(company, table) == [0, 72]
    await company.tables.seats.come_back(table.id, ANNA)
    await company.answer(table.id, BO, "run")
    hours = await company.tables.time.hours(table.id)
    assert (hours.banks[0], hours.timers[0].allowed) == (0, HOUR), "an hour is left at least"


@virtual_time()
async def test_who_takes_a_seat_has_its_bank(company: TimedCompany) -> None:
    table = await company.play(0, "ask", **SLOW)
    await company.until(10)
    await company.tables.seats.replace(table.id, 0, CLIO)
    assert await banks(company, table) == [62, 72]
    await company.until(12)
    assert await banks(company, table) == [60, 72]
    await company.answer(table.id, CLIO, "run")
    assert await banks(company, table) == [66, 72]


@virtual_time()
async def test_an_undo_brings_back_the_time_before_the_choice(company: TimedCompany) -> None:
    table = await company.play(DAY, "ask", **SLOW)
    await company.until(30)
    await company.answer(table.id, ANNA, "run")
    assert await banks(company, table) == [72, 72]
    await company.until(60)
    assert await banks(company, table) == [72, 66]
    await step_back(company, table.id)
    assert await banks(company, table) == [66, 72], "without the increment, and Bo was not asked"
    assert await company.tables.time.deadlines(table.id) == {0: company.clock.now() + (6 + 66) * HOUR}
    await company.until(66)
    await company.answer(table.id, ANNA, "run")
    assert await banks(company, table) == [72, 72]


@virtual_time()
async def test_it_stands_still_in_a_vacation_and_in_quiet_hours_where_the_table_says_so(company: TimedCompany) -> None:
    # Virtual time begins at 08:00 UTC.
    await company.set_preferences(ANNA, quiet=(22 * 60, 8 * 60))
    table = await company.play(0, "ask", **SLOW, pauses="yes")
    assert await company.tables.time.deadlines(table.id) == {0: company.clock.now() + (5 * 24 + 2) * HOUR}
    await company.until(24)
    assert await banks(company, table) == [58, 72]
    await company.tables.time.begin_vacation(ANNA.id)
    await company.until(100)
    assert await banks(company, table) == [58, 72]
    await company.answer(table.id, ANNA, "run")
    assert await banks(company, table) == [64, 72]


@virtual_time()
async def test_it_is_kept_over_a_restart_and_while_the_match_is_frozen(company: TimedCompany) -> None:
    table = await company.play(0, "ask", **SLOW)
    await company.until(10)
    await company.down()
    company.up()
    await company.tables.time.make_up()
    await company.tables.time.resume()
    await asyncio.sleep(1)
    assert await banks(company, table) == [62, 72]
    frozen_at = company.clock.now()
    await company.tables.repository.change(table.id, lambda live: freeze(live, frozen_at))
    await company.until(20)
    await company.tables.repository.change(table.id, unfreeze)
    assert await banks(company, table) == [62, 72]
    await company.answer(table.id, ANNA, "run")
    assert await banks(company, table) == [68, 72]


@pytest.mark.parametrize(("limit", "left"), [(0, 62), (DAY, 72)])
@virtual_time()
async def test_an_outage_of_the_bot_uses_nothing_of_it(company: TimedCompany, limit: int, left: int) -> None:
    table = await company.play(limit, "computer", **SLOW)
    began = company.clock.now()
    await company.until(10)
    await company.down()
    await company.until(90)
    company.up()
    await start_tables(company.tables)
    assert await banks(company, table) == [pytest.approx(left, abs=1.01), 72], "it was seen an hour before at most"
    later = (await company.tables.time.deadlines(table.id))[0] - began
    assert later == pytest.approx(limit + (72 + 80) * HOUR, abs=1.01 * HOUR)
    await company.answer(table.id, ANNA, "run")
    assert (await banks(company, table))[0] == pytest.approx(min(72, left + 6), abs=1.01)


@virtual_time()
async def test_a_night_without_the_bot_uses_nothing_and_gives_nothing(company: TimedCompany) -> None:
    # Virtual time begins at 08:00 UTC.
    await company.set_preferences(ANNA, quiet=(22 * 60, 8 * 60))
    table = await company.play(0, "computer", **SLOW, pauses="yes")
    before = await company.tables.time.deadlines(table.id)
    await company.until(15)
    await company.down()
    await company.until(23)
    company.up()
    await start_tables(company.tables)
    assert await company.tables.time.deadlines(table.id) == before


@pytest.mark.parametrize("way", ["cut off", "sent away"])
@virtual_time()
async def test_no_time_of_it_passes_where_the_bot_is_not(company: TimedCompany, way: str) -> None:
    table = await company.play(0, "computer", **SLOW)
    await company.until(10)
    time, servers = company.tables.time, company.tables.servers
    if way == "cut off":
        time.scheduler.note_cut_off()
    else:
        await servers.leave(SERVER)
    await company.until(100)
    if way == "cut off":
        time.scheduler.end_outage()
        await asyncio.sleep(1)
    else:
        since = await servers.come_back(SERVER)
        assert since is not None
        await time.server_is_back(SERVER, since)
    assert await banks(company, table) == [62, 72]
    assert await company.away_at(161, table.id) is None
    assert await company.away_at(162.1, table.id) == "timeout"
    reminded = [at for at in company.messenger.times("reminder") if at > 100]
    assert reminded == pytest.approx([100 + 14, 100 + 26, 100 + 47.6], abs=0.1)


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
@virtual_time()
async def test_only_a_turn_of_its_own_brings_a_seat_something_back(company: TimedCompany, game: str) -> None:
    table = await company.play(0, "ask", BO, CLIO, game=game, **SLOW)
    first = (await company.tables.lookup.match(table.id)).turn_began
    paid, seated = [0, 0, 0], (ANNA, BO, CLIO)
    for step in range(1, 60):
        match = await company.tables.lookup.match(table.id)
        if match.turn_began != first and sum(paid) >= 4:
            break
        seat = match.questions[0].seat
        await company.until(2 * step)
        before = await banks(company, table)
        await company.answer(table.id, seated[seat])
        after = await banks(company, table)
        for each in range(3):
            assert after[each] - before[each] in (0, 6) or after[each] == 72
            paid[each] += after[each] > before[each]
        passed_on = (await company.tables.lookup.match(table.id)).turn_began == len(match.journal) + 1
        assert sum(now > then for now, then in zip(after, before, strict=True)) <= passed_on
    assert sum(paid) >= 4
    assert len([each for each in paid if each]) > 1


@virtual_time()
async def test_an_undo_over_turns_of_computer_players_restores_who_is_asked_before_and_after(
    company: TimedCompany,
) -> None:
    table = await company.play(0, "ask", BO, CLIO, **SLOW)
    for seat in (1, 2):
        await company.tables.seats.take_over(table.id, seat, "asked")
    await company.until(30)
    await company.answer(table.id, ANNA, "run")
    await company.tables.computers.idle()
    assert [seat.number for seat in (await company.tables.repository.live(table.id)).awaited_seats] == [0]
    assert await banks(company, table) == [48, 72, 72]
    await company.until(40)
    consent = await company.tables.seats.undo(table.id, ANNA)
    for person, seat in ((BO, 1), (CLIO, 2)):
        if consent.table.proposals and seat in consent.missing:
            await company.tables.seats.answer(table.id, person, consent.table.proposals[0].number, True)
    assert not (await company.tables.lookup.match(table.id)).journal
    assert await banks(company, table) == [42, 72, 72]


@virtual_time()
async def test_who_only_answers_in_the_turn_of_another_gets_nothing_back(company: TimedCompany) -> None:
    table = await company.play(0, "ask", BO, CLIO, game="diceforge", **SLOW)
    live, chance = await company.tables.repository.live(table.id), random.Random(4)
    while not live.playing.is_finished:
        question = live.playing.questions[0]
        match = live.playing.fork()
        match.play(question.seat, chance.choice(question.options).id)
        after = replace(live, match=match)
        chose = {entry.seat for entry in match.journal[live.playing.turn_began :]}
        if match.turn_began == len(match.journal) and len(chose) > 1:
            assert len(timer_rows._whose_turn_ended(live, after)) == 1
            return
        live = after
    raise AssertionError("nobody was asked in the turn of another")


async def agree_on(company: TimedCompany, table: Table, options: dict[str, str]) -> None:
    """Bo proposes another bank, and Anna agrees."""
    consent = await company.tables.seats.propose_bank(table.id, BO, options)
    assert consent.missing == (0,)
    [proposal] = consent.table.proposals
    await company.tables.seats.answer(table.id, ANNA, proposal.number, True)


@virtual_time()
async def test_another_bank_helps_who_is_asked_and_what_was_used_stays_used(company: TimedCompany) -> None:
    table = await company.play(DAY, "ask", bank="h24")
    began = company.clock.now()
    await company.until(20)
    await agree_on(company, table, {"bank": "h72"})
    until = began + (20 + 6 + 72) * HOUR
    assert await company.tables.time.deadlines(table.id) == {0: until}, "a quarter of the limit at least, then the bank"
    await company.until(34)
    assert await banks(company, table) == [64, 72]
    await agree_on(company, table, {"bank": "h48", "increment": "h6"})
    assert await banks(company, table) == [40, 48], "eight hours are used"
    assert (await company.tables.time.deadlines(table.id))[0] == pytest.approx(began + (34 + 6 + 40) * HOUR, abs=MINUTE)
    await company.answer(table.id, ANNA, "run")
    assert await banks(company, table) == [46, 48]


@virtual_time()
async def test_without_a_bank_who_is_asked_has_the_rest_of_the_limit_or_a_grace(company: TimedCompany) -> None:
    table = await company.play(DAY, "ask", bank="h24", increment="h6")
    began = company.clock.now()
    await company.until(10)
    await agree_on(company, table, {"bank": "none"})
    assert await banks(company, table) == []
    assert await company.tables.time.deadlines(table.id) == {0: began + DAY}
    await agree_on(company, table, {"bank": "h24"})
    await company.until(34)
    await agree_on(company, table, {"bank": "none"})
    assert await company.tables.time.deadlines(table.id) == {0: began + (34 + 6) * HOUR}
    await agree_on(company, table, {"bank": "h48"})
    assert await banks(company, table) == [38, 48], "ten hours are used"
    await agree_on(company, table, {"bank": "none"})
    await company.answer(table.id, ANNA, "run")
    [timer] = (await company.timers(table.id)).values()
    assert (timer.seat, timer.allowed, timer.bank_ends) == (1, DAY, 0)


@pytest.mark.parametrize("always", [False, True])
@virtual_time()
async def test_without_a_bank_and_a_limit_no_time_ends(company: TimedCompany, always: bool) -> None:
    table = await company.play(0, "computer", bank="h24")
    if always:
        await company.set_preferences(ANNA, always=True)
    await company.until(10)
    await agree_on(company, table, {"bank": "none"})
    assert await company.away_at(100, table.id) is None
    assert [timer.deadline for timer in (await company.timers(table.id)).values()] == [0] * always


@virtual_time()
async def test_a_bank_begins_in_a_match_without_a_clock(company: TimedCompany) -> None:
    table = await company.play(0)
    assert await company.timers(table.id) == {}
    await company.until(50)
    now = company.clock.now()
    await agree_on(company, table, {"bank": "h48"})
    assert (await company.tables.time.deadlines(table.id))[0] == pytest.approx(now + 2 * DAY, abs=MINUTE)


@virtual_time()
async def test_a_bank_is_proposed_by_people_of_the_match_and_no_one_else(company: TimedCompany) -> None:
    table, seats = await company.play(DAY), company.tables.seats
    with pytest.raises(Refusal, match="not_seated"):
        await seats.propose_bank(table.id, CLIO, {"bank": "h24"})
    with pytest.raises(Refusal, match="no_such_setting"):
        await seats.propose_bank(table.id, BO, {"limit": "m5"})
    assert (await seats.propose_bank(table.id, BO, {"bank": "none"})).table.proposals == ()
    consent = await seats.propose_bank(table.id, BO, {"bank": "h24"})
    with pytest.raises(Refusal, match="already_proposed"):
        await seats.propose_bank(table.id, BO, {"bank": "h24"})
    await seats.answer(table.id, ANNA, consent.table.proposals[0].number, False)
    with pytest.raises(Refusal, match="declined_before"):
        await seats.propose_bank(table.id, BO, {"bank": "h24"})
    alone = await company.tables.lobbies.open(NewTable(SERVER, 2, CLIO, "relay", table_options={}))
    await company.tables.lobbies.add_computer(alone.id, CLIO, "greedy")
    await company.tables.lobbies.start(alone.id, CLIO)
    with pytest.raises(Refusal, match="no_one_to_ask"):
        await seats.propose_bank(alone.id, CLIO, {"bank": "h24"})
