"""When a plan is dropped with nothing played of it, and when it is kept."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest

from bot.operator.match_files import export_match
from bot.tables.model.open_table import BY_PLAN
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Plan, Table
from bot.tables.people.people import Person
from bot.tables.rules import operator_decisions
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.undo import UNDONE
from engine.trial import play_trial
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, Company


async def planned(company: Company) -> tuple[Table, Person, Person, Person]:
    """A match of three: who is asked, who comes next, and who comes last and has a plan."""
    table = await company.started(BO, CLIO)
    company.tables.computers.plan_pause_s = (0.0, 0.0)
    match = await company.tables.lookup.match(table.id)
    mover = match.questions[0].seat
    last = (mover + 2) % 3
    trial = play_trial(match.fork(), last, ("rest:all",), b"k" * 32)
    assert trial is not None
    persons = [next(each for each in (ANNA, BO, CLIO) if each.id == seat.person) for seat in table.seats]
    await company.tables.seats.keep_plan(table.id, persons[last], trial.steps, company.click())
    await company.settle()
    return table, persons[mover], persons[(mover + 1) % 3], persons[last]


async def plans(company: Company, table: Table) -> list[Plan | None]:
    return [seat.plan for seat in (await company.tables.lookup.get(table.id)).seats if seat.plan is not None]


async def rest(company: Company, table: Table, person: Person) -> None:
    """Let a person end the turn without a labour."""
    seat = (await company.tables.lookup.get(table.id)).own_seat(person.id).number
    while (question := (await company.tables.lookup.match(table.id)).question_for(seat)) is not None:
        ticket = ticket_of(await company.tables.lookup.get(table.id), question)
        await company.tables.play.choose(table.id, person.id, ticket, question.options[-1].id, company.click())


async def test_when_its_person_leaves_the_seat_to_a_computer_player(company: Company) -> None:
    table, *_, last = await planned(company)
    [plan] = await plans(company, table)
    assert plan is not None
    await company.tables.seats.take_over(table.id, table.own_seat(last.id).number, "asked")
    assert await plans(company, table) == []
    with pytest.raises(Refusal, match="played_for_you"):
        await company.tables.seats.keep_plan(table.id, last, plan.steps, company.click())
    await company.tables.seats.come_back(table.id, last)
    assert await plans(company, table) == []


async def test_when_two_change_seats(company: Company) -> None:
    table, first, _, last = await planned(company)
    await company.tables.seats.swap(table.id, first, table.own_seat(first.id).number, table.own_seat(last.id).number)
    now = await company.tables.lookup.get(table.id)
    for person in (ANNA, BO, CLIO):
        for proposal in now.proposals:
            if person.id in [now.seats[number].person for number in proposal.asked]:
                await company.tables.seats.answer(table.id, person, proposal.number, True)
    now = await company.tables.lookup.get(table.id)
    assert now.own_seat(last.id).number == table.own_seat(first.id).number
    assert await plans(company, table) == []


async def test_when_another_person_takes_the_seat(company: Company) -> None:
    table, *_, last = await planned(company)
    await company.tables.seats.replace(table.id, table.own_seat(last.id).number, Person(910000000000000009, "Eva"))
    assert await plans(company, table) == []


async def test_when_a_turn_before_is_taken_back(company: Company) -> None:
    table, first, *_ = await planned(company)
    await rest(company, table, first)
    assert len(await plans(company, table)) == 1
    consent = await company.tables.seats.undo(table.id, first)
    now = consent.table
    for person in (ANNA, BO, CLIO):
        for proposal in now.proposals:
            if person.id in [now.seats[number].person for number in proposal.asked]:
                await company.tables.seats.answer(table.id, person, proposal.number, True)
    assert (await company.tables.lookup.match(table.id)).journal == []
    assert await plans(company, table) == []


async def test_when_the_match_is_ended(company: Company) -> None:
    table, *_ = await planned(company)
    for person in (ANNA, BO, CLIO):
        if (await company.tables.lookup.get(table.id)).stage == "playing":
            await company.tables.ends.vote(table.id, person)
    assert (await company.tables.lookup.get(table.id)).stage == "ended"
    assert await plans(company, table) == []


async def test_a_frozen_match_keeps_it_and_plays_it_when_it_continues(company: Company) -> None:
    table, first, second, last = await planned(company)
    await rest(company, table, first)
    number = table.own_seat(last.id).number
    company.tables.computers.plan_pause_s = (1_000.0, 1_000.0)
    await rest(company, table, second)
    repository = company.tables.repository
    await repository.change(table.id, lambda live: operator_decisions.freeze(live, company.clock.now()))
    company.tables.computers.plan_pause_s = (0.0, 0.0)
    await company.settle()
    assert len(await plans(company, table)) == 1
    assert not [each for each in (await company.tables.lookup.match(table.id)).journal if each.seat == number]
    await repository.change(table.id, operator_decisions.unfreeze)
    await company.settle()
    assert await plans(company, table) == []
    assert [each for each in (await company.tables.lookup.match(table.id)).journal if each.seat == number]


async def test_it_is_played_though_its_click_is_in_the_journal_of_a_copy(company: Company) -> None:
    """A file of this match, written after the turn, was brought into a database restored from before it."""
    table, first, second, last = await planned(company)
    [plan] = await plans(company, table)
    assert plan is not None
    other = await company.started(CLIO, channel=CHANNEL + 1)
    _, person, [option, *_] = await company.choices(other.id)
    question = (await company.tables.lookup.match(other.id)).questions[0]
    assert plan.click is not None
    await company.tables.play.choose(other.id, person, ticket_of(other, question), option, plan.click)
    await rest(company, table, first)
    await rest(company, table, second)
    await company.settle()
    assert await plans(company, table) == []
    number = table.own_seat(last.id).number
    assert [each for each in (await company.tables.lookup.match(table.id)).journal if each.seat == number]


async def test_a_click_that_comes_again_once_its_plan_is_played_plans_nothing(company: Company) -> None:
    table, first, second, last = await planned(company)
    [plan] = await plans(company, table)
    assert plan is not None
    await rest(company, table, first)
    await rest(company, table, second)
    await company.settle()
    assert await plans(company, table) == []
    assert plan.click is not None
    with pytest.raises(Refusal, match="already_played"):
        await company.tables.seats.keep_plan(table.id, last, plan.steps, plan.click)
    assert await plans(company, table) == []


async def test_no_file_of_the_match_holds_it(company: Company) -> None:
    table, *_ = await planned(company)
    [plan] = await plans(company, table)
    assert plan is not None
    operated: Any = SimpleNamespace(tables=company.tables, database=company.database)
    document = json.dumps(await export_match(operated, {"match": table.id}))
    assert table.seats[0].name in document
    assert "plan" not in document
    assert str(plan.click) not in document


async def test_a_planned_turn_that_is_taken_back_is_marked_as_planned_no_more(company: Company) -> None:
    """The mark stood after the first of its events: those that are left were not planned."""
    table, first, second, last = await planned(company)
    await rest(company, table, first)
    await rest(company, table, second)
    await company.settle()
    live = await company.tables.lookup.live(table.id)
    assert BY_PLAN in [note.kind for _, note in live.notes], "it was played"
    await company.tables.seats.undo(table.id, last)
    for person in (ANNA, BO, CLIO):
        now = await company.tables.lookup.get(table.id)
        for proposal in now.proposals:
            if person.id in [now.seats[number].person for number in proposal.asked]:
                await company.tables.seats.answer(table.id, person, proposal.number, True)
    number = table.own_seat(last.id).number
    assert not [each for each in (await company.tables.lookup.match(table.id)).journal if each.seat == number]
    for _ in range(2):
        now = await company.tables.lookup.live(table.id)
        kinds = [note.kind for _, note in now.notes]
        assert UNDONE in kinds
        assert BY_PLAN not in kinds
        company.tables.repository.drop(table.id)
