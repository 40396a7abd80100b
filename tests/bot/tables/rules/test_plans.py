"""Plans for the next turn: kept in private, played when the turn comes, stopped by what has changed."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from bot.storage.schema import journal
from bot.tables.model.open_table import BY_PLAN, Change
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Plan, Seat, Table
from bot.tables.people.people import Person
from bot.tables.rules.absence import seats_with
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from engine.plan import ASKED_FIRST, CHANGED, GONE, Step, find_obstacle, plan_step
from engine.trial import Trial, play_trial
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, SERVER, Company


async def rows_of(connection: Any, query: Any) -> Any:
    return (await connection.execute(query)).all()


async def planned(company: Company) -> tuple[Table, Person, Person, Trial]:
    """A match of two: who is asked, who has planned a turn without labours, and that plan."""
    table = await company.started(BO)
    company.tables.computers.plan_pause_s = (0.0, 0.0)
    match = await company.tables.lookup.match(table.id)
    mover = match.questions[0].seat
    first, second = (ANNA, BO) if table.seats[mover].person == ANNA.id else (BO, ANNA)
    choices: list[str] = []
    while (trial := play_trial(match.fork(), 1 - mover, choices, b"k" * 32)) is not None and not trial.is_over:
        question = trial.match.question_for(1 - mover)
        assert question is not None
        choices.append(question.options[-1].id)
    assert trial is not None
    await company.tables.seats.keep_plan(table.id, second, trial.steps, company.click())
    return table, first, second, trial


async def seat_of(company: Company, table: Table, person: Person) -> Seat:
    return (await company.tables.lookup.get(table.id)).own_seat(person.id)


async def end_turn(company: Company, table: Table, person: Person) -> None:
    """Let a person choose the last option until someone else is asked."""
    seat = (await seat_of(company, table, person)).number
    while (question := (await company.tables.lookup.match(table.id)).question_for(seat)) is not None:
        now = await company.tables.lookup.get(table.id)
        ticket = ticket_of(now, question)
        await company.tables.play.choose(table.id, person.id, ticket, question.options[-1].id, company.click())


async def test_a_plan_is_played_when_its_turn_comes_and_the_board_is_posted_once(company: Company) -> None:
    table, first, second, trial = await planned(company)
    await company.settle()
    await end_turn(company, table, first)
    await company.settle()
    match = await company.tables.lookup.match(table.id)
    seat = await seat_of(company, table, second)
    assert [entry.option for entry in match.journal if entry.seat == seat.number] == list(trial.choices)
    assert seat.plan is None
    live = await company.tables.lookup.live(table.id, with_events=True)
    story = live.story()
    place = next(at for at, event in enumerate(story) if event.kind == BY_PLAN)
    assert {event.seat for event in story[place - 1 : place + 1]} == {seat.number}, "not after dice of the next turn"
    assert len(live.awaited_seats) == 1
    boards = [call.facts["summary"] for call in company.messenger.calls if call.kind == "board"]
    assert sum(any(event.kind == BY_PLAN for event in summary) for summary in boards) == 1


async def test_nothing_shows_that_someone_plans(company: Company) -> None:
    table, _, second, trial = await planned(company)
    await company.settle()
    calls, version = len(company.messenger.calls), (await company.tables.lookup.get(table.id)).version
    await company.tables.seats.keep_plan(table.id, second, trial.steps, company.click())
    await company.tables.seats.drop_plan(table.id, second)
    await company.settle()
    assert len(company.messenger.calls) == calls
    assert (await company.tables.lookup.get(table.id)).version == version
    assert await company.pending_kinds() == []


async def test_a_plan_that_is_about_to_be_played_holds_up_no_one(company: Company) -> None:
    """Its person is asked and their time runs as always; no answer to others waits for it as for computer players."""
    table, first, second, trial = await planned(company)
    company.tables.computers.plan_pause_s = (1_000.0, 1_000.0)
    await end_turn(company, table, first)
    await asyncio.wait_for(company.tables.computers.wait_for(table.id, 100.0), 5)
    await company.dispatcher.idle()
    live = await company.tables.lookup.live(table.id)
    assert live.due_way(await seat_of(company, table, second)) == trial.steps
    assert [each.person for each in live.awaited_seats] == [second.id]
    version, calls = live.table.version, len(company.messenger.calls)
    await company.tables.seats.drop_plan(table.id, second)
    await company.dispatcher.idle()
    live = await company.tables.lookup.live(table.id)
    assert (live.table.version, len(company.messenger.calls)) == (version, calls)
    assert not live.answers_itself


async def test_what_is_not_as_planned_is_asked(company: Company) -> None:
    table, first, second, trial = await planned(company)
    for step, why in (
        (Step("turn", "no_such_option", {}), GONE),
        (Step("choose", trial.choices[0], {}), ASKED_FIRST),
        (Step("turn", trial.choices[0], {"brings": 99}), CHANGED),
    ):
        await company.tables.seats.keep_plan(table.id, second, (step,), company.click())
        seat = await seat_of(company, table, second)
        assert seat.plan is not None
        copy = play_trial((await company.tables.lookup.match(table.id)).fork(), seat.number, (), b"k" * 32)
        assert copy is not None
        assert find_obstacle(copy.match, seat.number, step) == why
    await end_turn(company, table, first)
    await company.settle()
    live = await company.tables.lookup.live(table.id)
    assert [each.person for each in live.awaited_seats] == [second.id], "asked as always"
    assert not [entry for entry in live.playing.journal if entry.seat == seat.number]
    with pytest.raises(Refusal, match="plan_too_late"):
        await company.tables.seats.keep_plan(table.id, second, trial.steps, company.click())
    await end_turn(company, table, second)
    assert (await seat_of(company, table, second)).plan is None, "gone with a choice by hand"


async def test_a_later_step_that_cannot_be_played_leaves_the_turn_to_its_person(company: Company) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, "diceforge"))
    await company.tables.lobbies.join(table.id, BO)
    table = await company.tables.lobbies.start(table.id, ANNA)
    company.tables.computers.plan_pause_s = (0.0, 0.0)
    match = await company.tables.lookup.match(table.id)
    first, second = match.questions[0].seat, 1 - match.questions[0].seat
    persons = {ANNA.id: ANNA, BO.id: BO}
    copy = play_trial(match.fork(), second, (), b"k" * 32)
    assert copy is not None
    forging = next(each.id for each in copy.match.questions[0].options if each.group == "forge")
    trial = play_trial(match.fork(), second, (forging,), b"k" * 32)
    assert trial is not None
    person = persons[table.seats[second].person or 0]
    steps = (*trial.steps, Step("turn", "no_such_option", {}))
    await company.tables.seats.keep_plan(table.id, person, steps, company.click())
    await end_turn(company, table, persons[table.seats[first].person or 0])
    await company.settle()
    live = await company.tables.lookup.live(table.id)
    assert forging in [entry.option for entry in live.playing.journal if entry.seat == second]
    plan = live.table.seats[second].plan
    assert plan is not None
    assert [step.option for step in plan.steps] == ["no_such_option"]
    assert [each.number for each in live.awaited_seats] == [second]


async def begin_dice_forge(company: Company) -> tuple[Table, Person, Person]:
    """A match of two: who is asked, and who waits."""
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, "diceforge"))
    await company.tables.lobbies.join(table.id, BO)
    table = await company.tables.lobbies.start(table.id, ANNA)
    company.tables.computers.plan_pause_s = (0.0, 0.0)
    first = (await company.tables.lookup.match(table.id)).questions[0].seat
    persons = (ANNA, BO) if table.seats[first].person == ANNA.id else (BO, ANNA)
    return table, *persons


async def test_the_rest_of_a_plan_is_played_after_a_question_that_comes_between(company: Company) -> None:
    """It is no second choice of the click that kept the plan: that stands once in the journal."""
    table, first, second = await begin_dice_forge(company)
    seat = (await seat_of(company, table, second)).number
    copy = play_trial((await company.tables.lookup.match(table.id)).fork(), seat, (), b"k" * 32)
    assert copy is not None
    forging = next(each.id for each in copy.match.questions[0].options if each.group == "forge")
    trial = play_trial((await company.tables.lookup.match(table.id)).fork(), seat, (forging,), b"k" * 32)
    assert trial is not None
    between = Step("some_question", "no_such_option", {})
    await company.tables.seats.keep_plan(table.id, second, (*trial.steps, between), company.click())
    await end_turn(company, table, first)
    await company.settle()
    live = await company.tables.lookup.live(table.id)
    question = live.playing.question_for(seat)
    assert question is not None
    left = live.table.seats[seat].plan
    assert left is not None

    # As if that question had been asked and answered: the rest can be played now.
    last = plan_step(live.playing, seat, question.options[-1].id)
    rest = Change(
        replace(live, table=replace(live.table, seats=seats_with(live.table, seat, plan=left._replace(steps=(last,))))),
        keeps_version=True,
    )
    await company.tables.repository.commit(live, rest)
    company.tables.computers.awaken(table.id)
    await company.settle()
    now = await company.tables.lookup.live(table.id)
    assert now.table.seats[seat].plan is None
    assert [entry.option for entry in now.playing.journal if entry.seat == seat][:2] == [forging, last.option]


async def test_a_plan_ends_with_the_turn_that_it_was_made_for(company: Company) -> None:
    table, first, second = await begin_dice_forge(company)
    seat = (await seat_of(company, table, second)).number
    never = (Step("some_question", "pass", {}),)
    await company.tables.seats.keep_plan(table.id, second, never, company.click())
    await end_turn(company, table, first)
    await company.settle()
    assert (await seat_of(company, table, second)).plan is not None, "its question may still come"
    await end_turn(company, table, second)
    await company.settle()
    assert (await company.tables.lookup.get(table.id)).seats[seat].plan is None


async def test_a_plan_waits_while_others_choose_and_is_not_ended_by_their_turns(company: Company) -> None:
    table = await company.started(BO, CLIO)
    match = await company.tables.lookup.match(table.id)
    mover = match.questions[0].seat
    last = (mover + 2) % 3
    person = next(each for each in (ANNA, BO, CLIO) if each.id == table.seats[last].person)
    trial = play_trial(match.fork(), last, (), b"k" * 32)
    assert trial is not None
    step = plan_step(trial.match, last, trial.match.questions[0].options[-1].id)
    await company.tables.seats.keep_plan(table.id, person, (step,), company.click())
    await end_turn(company, table, next(each for each in (ANNA, BO, CLIO) if each.id == table.seats[mover].person))
    await company.settle()
    assert (await seat_of(company, table, person)).plan is not None


async def test_a_choice_by_hand_ends_the_pause_before_a_plan(company: Company) -> None:
    table, first, second, _ = await planned(company)
    company.tables.computers.plan_pause_s = (1_000.0, 1_000.0)
    await end_turn(company, table, first)
    await end_turn(company, table, second)
    await asyncio.wait_for(company.settle(), 5)
    assert (await seat_of(company, table, second)).plan is None


async def test_a_plan_survives_a_restart(company: Company) -> None:
    table, first, second, trial = await planned(company)
    await company.leave()
    again = Company.gather(company.database, company.clock)
    again.clicks = 500
    again.tables.computers.plan_pause_s = (0.0, 0.0)
    seat = await seat_of(again, table, second)
    assert seat.plan is not None
    assert seat.plan.steps == trial.steps
    await end_turn(again, table, first)
    await again.settle()
    assert (await seat_of(again, table, second)).plan is None
    match = await again.tables.lookup.match(table.id)
    assert [entry.option for entry in match.journal if entry.seat == seat.number] == list(trial.choices)
    await again.leave()


async def test_a_planned_turn_is_taken_back_as_one_click(company: Company) -> None:
    table, first, second, _ = await planned(company)
    await end_turn(company, table, first)
    await company.settle()
    query = select(journal.c.seat, journal.c.interaction, journal.c.joined).order_by(journal.c.number)
    rows = await company.database.read(lambda connection: rows_of(connection, query))
    seat = (await seat_of(company, table, second)).number
    own = [row for row in rows if row.seat == seat]
    assert own[0].interaction is not None
    assert all(row.joined and row.interaction is None for row in own[1:])


async def test_a_plan_goes_with_its_person(company: Company) -> None:
    table, _, second, trial = await planned(company)
    exported = str(await company.tables.people.export(second))
    assert trial.choices[0] in exported
    number = (await seat_of(company, table, second)).number
    await company.tables.people.erase(second)
    now = await company.tables.lookup.get(table.id)
    assert now.seats[number].plan is None


def test_a_plan_is_read_as_it_was_written() -> None:
    plan = Plan(7, (Step("turn", "labour:3", {"points": 4, "cards": ("a", "b"), "who": "x"}), Step("turn", "end", {})))
    assert Plan.from_json(plan.to_json()) == plan
