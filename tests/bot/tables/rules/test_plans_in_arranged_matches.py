"""Plans in matches of tournaments and leagues, and in matches with a time bank."""

from __future__ import annotations

import pytest

from bot.runtime.clock import DAY, HOUR
from bot.tables.model.open_table import BY_PLAN
from bot.tables.model.table import Plan, Table
from bot.tables.people.people import Person
from bot.tables.people_leagues.rows import Rules
from bot.tables.rules.choices import ticket_of
from bot.tables.tournaments.rows import Form
from engine.trial import play_trial
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, SERVER, Company
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time

GAME = "hercules"
PEOPLE = {each.id: each for each in (ANNA, BO, CLIO)}


async def plan_turn(company: Company, id: int) -> tuple[Table, Person, Person]:
    """Let who is not asked in a match plan to rest; the match, who is asked, and who plans."""
    company.tables.computers.plan_pause_s = (0.0, 0.0)
    table, match = await company.tables.lookup.get(id), await company.tables.lookup.match(id)
    mover = match.questions[0].seat
    planning = next(seat for seat in table.seats if seat.number != mover)
    trial = play_trial(match.fork(), planning.number, ("rest:all",), b"k" * 32)
    assert trial is not None
    assert trial.steps
    person = PEOPLE[planning.person or 0]
    await company.tables.seats.keep_plan(id, person, trial.steps, company.click())
    return table, PEOPLE[table.seats[mover].person or 0], person


async def rest(company: Company, id: int, person: Person) -> None:
    """Let a person end the turn without a labour."""
    seat = (await company.tables.lookup.get(id)).own_seat(person.id).number
    while (question := (await company.tables.lookup.match(id)).question_for(seat)) is not None:
        ticket = ticket_of(await company.tables.lookup.get(id), question)
        await company.tables.play.choose(id, person.id, ticket, question.options[-1].id, company.click())
    await company.settle()


async def plan_of(company: Company, id: int, person: Person) -> Plan | None:
    return (await company.tables.lookup.get(id)).own_seat(person.id).plan


async def is_played(company: Company, id: int) -> bool:
    live = await company.tables.lookup.live(id, with_events=True)
    return BY_PLAN in [event.kind for event in live.story()]


async def begin_tournament(company: Company) -> tuple[int, int]:
    """A tournament of two in its first round, and its match."""
    tournaments = company.tables.tournaments
    tournament = await tournaments.create(SERVER, CHANNEL, ANNA, Form(GAME, "swiss", 2, 2, "m15"), "en")
    for person in (ANNA, BO):
        await tournaments.sign_up(tournament.id, person)
    await tournaments.start(tournament.id)
    await tournaments.rounds.look()
    await company.settle()
    return tournament.id, (await tournaments.get(tournament.id)).running[0].id or 0


@pytest.mark.parametrize("is_resumed", [False, True])
async def test_a_pause_of_the_tournament_keeps_it_and_the_match_plays_it(company: Company, *, is_resumed: bool) -> None:
    tournament, id = await begin_tournament(company)
    _, first, second = await plan_turn(company, id)
    await company.tables.tournaments.pause(tournament, is_paused=True)
    if is_resumed:
        await company.tables.tournaments.pause(tournament, is_paused=False)
    await company.settle()
    assert await plan_of(company, id, second) is not None
    await rest(company, id, first)
    assert await is_played(company, id)
    assert await plan_of(company, id, second) is None


async def test_who_is_taken_out_of_a_tournament_plays_the_match_to_its_end_with_it(company: Company) -> None:
    tournament, id = await begin_tournament(company)
    _, first, second = await plan_turn(company, id)
    await company.tables.tournaments.withdraw(tournament, second.id)
    await company.settle()
    await rest(company, id, first)
    assert await is_played(company, id)


async def test_a_match_of_a_league_plays_it(company: Company) -> None:
    league = await company.tables.people_leagues.open(SERVER, CHANNEL, Rules(GAME, 2, 2, 5, "h12", 28), "en")
    for person in (ANNA, BO):
        await company.tables.people_leagues.join(league, person, SERVER)
    await company.tables.people_leagues.openings.look()
    await company.settle()
    id = (await company.tables.people_leagues.get(league, 0)).tables[0].id or 0
    table, first, second = await plan_turn(company, id)
    assert table.is_secret(company.clock.now())
    await rest(company, id, first)
    assert await is_played(company, id)
    assert await plan_of(company, id, second) is None


@virtual_time()
async def test_a_bank_is_spent_by_who_waited_and_not_by_who_had_planned(company: TimedCompany) -> None:
    table = await company.play(DAY, "ask", BO, game=GAME, bank="h24")
    match = await company.tables.lookup.match(table.id)
    mover = match.questions[0].seat
    trial = play_trial(match.fork(), 1 - mover, ("rest:all",), b"k" * 32)
    assert trial is not None
    first, second = (PEOPLE[table.seats[seat].person or 0] for seat in (mover, 1 - mover))
    await company.tables.seats.keep_plan(table.id, second, trial.steps, 5)
    await company.until(30)
    left = (await company.tables.time.hours(table.id)).banks
    while (question := (await company.tables.lookup.match(table.id)).question_for(mover)) is not None:
        await company.answer(table.id, first, question.options[-1].id)
    await company.until(30.1)
    entries = (await company.tables.lookup.match(table.id)).journal
    assert [entry.seat for entry in entries if entry.option == "rest:all"] == [mover, 1 - mover]
    banks = (await company.tables.time.hours(table.id)).banks
    assert round(banks[mover] / HOUR, 1) == 18
    assert banks[1 - mover] == left[1 - mover] == 24 * HOUR
