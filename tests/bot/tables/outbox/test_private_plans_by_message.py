"""In a match without a channel no one but its owner reads anything of a plan, before it is played."""

from __future__ import annotations

import pytest

from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.queue.matching import Wish
from bot.tables.rules.choices import ticket_of
from engine.plan import Step
from engine.trial import play_trial
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, Company
from tests.bot.tables.outbox.scripted_messenger import Call


async def begun(company: Company, *people: Person) -> tuple[Table, Person, Person]:
    """A match in direct messages: who is asked, and who waits."""
    for person in people:
        await company.tables.queue.wait(person, 0, Wish("hercules", 2, "h24"), "en", directly=True)
    assert await company.bring_together() == 1
    await company.settle()
    [table] = await company.tables.lookup.open_tables_of(people[0])
    assert table.is_direct
    mover = (await company.tables.lookup.match(table.id)).questions[0].seat
    first, second = people if table.seats[mover].person == people[0].id else (people[1], people[0])
    return table, first, second


async def end_turn(company: Company, table: Table, person: Person) -> None:
    seat = table.own_seat(person.id).number
    while (question := (await company.tables.lookup.match(table.id)).question_for(seat)) is not None:
        now = await company.tables.lookup.get(table.id)
        option = question.options[-1].id
        await company.tables.play.choose(table.id, person.id, ticket_of(now, question), option, company.click())


async def lived(company: Company, planned: str, *people: Person) -> tuple[list[str], list[str]]:
    """The kinds of messages to who does not plan, and to who does, while the first ends the turn and then the plan is
    dropped; ``planned``: whether it can be played, "" for no plan.
    """
    table, first, second = await begun(company, *people)
    company.tables.computers.plan_pause_s = (1_000.0, 1_000.0)
    before, version = len(company.messenger.calls), (await company.tables.lookup.get(table.id)).version
    seats, seat = company.tables.seats, table.own_seat(second.id).number
    if planned:
        match = await company.tables.lookup.match(table.id)
        trial = play_trial(match.fork(), seat, ("rest:all",), b"k" * 32)
        assert trial is not None
        for way in (trial.steps, (Step("turn", "no_such_option", {}),)):
            await seats.keep_plan(table.id, second, way, company.click())
            await seats.set_conditions(table.id, second, {"round": (str(match.round),)})
            await seats.set_conditions(table.id, second, {})
        if planned == "can be played":
            await seats.keep_plan(table.id, second, trial.steps, company.click())
        await company.dispatcher.idle()
        assert len(company.messenger.calls) == before, "no one gets anything of it"
        assert (await company.tables.lookup.get(table.id)).version == version
        assert await company.pending_kinds() == []
    await end_turn(company, table, first)
    await company.dispatcher.idle()
    if planned:
        await seats.drop_plan(table.id, second)
        await company.dispatcher.idle()
    calls = company.messenger.calls[before:]
    return _kinds(calls, first, version), _kinds(calls, second, version)


def _kinds(calls: list[Call], person: Person, version: int) -> list[str]:
    return [
        f"{call.kind} {call.facts.get('version', version) - version}" for call in calls if call.channel == person.id
    ]


@pytest.mark.parametrize("planned", ["can be played", "is broken"])
async def test_a_match_by_direct_messages_looks_the_same_with_a_plan(company: Company, planned: str) -> None:
    without, alone = await lived(company, "", ANNA, BO)
    other, planner = await lived(company, planned, CLIO, DORA)
    assert without, "who ends the turn has a board"
    assert other == without
    assert planner == alone
