"""A plan that another seat breaks: its person is told once, alone, and never in quiet hours."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from bot.runtime.clock import HOUR
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.rules.choices import ticket_of
from engine.plan import CHANGED, GONE
from engine.trial import play_trial
from tests.bot.tables.company import ANNA, BO, CLIO, Company
from tests.bot.tables.outbox.scripted_messenger import Call, refusal


class Rivals(NamedTuple):
    """A match of three. The first is asked and can take the card that the last has planned to take."""

    table: Table
    first: Person
    second: Person
    last: Person
    taking: str


async def rivals(company: Company, place: int = 2) -> Rivals:
    """Matches are begun until there is such a one; ``place``: how many seats after the first the other comes."""
    for channel in range(1, 60):
        table = await company.started(BO, CLIO, channel=channel)
        match = await company.tables.lookup.match(table.id)
        mover = match.questions[0].seat
        last = (mover + place) % 3
        trial = play_trial(match.fork(), last, (), b"k" * 32)
        question = trial.match.question_for(last) if trial else None
        assert question is not None
        own = {str(each.facts["demigod"]): each.id for each in question.options if each.facts.get("demigod")}
        taking = [
            each for each in match.questions[0].options if each.facts.get("demigod") and each.facts["demigod"] in own
        ]
        if taking:
            persons = [next(p for p in (ANNA, BO, CLIO) if p.id == seat.person) for seat in table.seats]
            planned = play_trial(match.fork(), last, (own[str(taking[0].facts["demigod"])],), b"k" * 32)
            assert planned is not None
            person = persons[last]
            await company.tables.seats.keep_plan(table.id, person, planned.steps, company.click())
            await company.settle()
            return Rivals(table, persons[mover], persons[(mover + 1) % 3], person, taking[0].id)
    raise AssertionError("no such match")


async def play(company: Company, table: Table, person: Person, option: str) -> None:
    now = await company.tables.lookup.get(table.id)
    question = (await company.tables.lookup.match(table.id)).question_for(now.own_seat(person.id).number)
    assert question is not None
    await company.tables.play.choose(table.id, person.id, ticket_of(now, question), option, company.click())


def list_plan_calls(company: Company) -> list[Call]:
    return [call for call in company.messenger.calls if call.kind == "plan"]


async def test_it_is_told_once_at_once_to_its_person_alone(company: Company) -> None:
    table, first, second, last, taking = await rivals(company)
    await play(company, table, first, taking)
    await company.settle()
    [call] = list_plan_calls(company)
    assert call.channel == last.id
    assert call.facts["stop"].why in (GONE, CHANGED)
    assert all(each.channel != call.channel for each in company.messenger.calls if each.kind != "plan")
    await play(company, table, second, "rest:all")
    await company.settle()
    assert len(list_plan_calls(company)) == 1, "once"


async def test_what_leaves_an_alternative_breaks_nothing(company: Company) -> None:
    table, first, _, last, taking = await rivals(company)
    number = table.own_seat(last.id).number
    resting = play_trial((await company.tables.lookup.match(table.id)).fork(), number, ("rest:all",), b"k" * 32)
    assert resting is not None
    await company.tables.seats.add_way(table.id, last, resting.steps)
    await play(company, table, first, taking)
    await company.settle()
    assert list_plan_calls(company) == []


async def test_another_choice_breaks_nothing(company: Company) -> None:
    table, first, *_ = await rivals(company)
    await play(company, table, first, "rest:all")
    await company.settle()
    assert list_plan_calls(company) == []


async def test_who_wants_no_reminders_hears_nothing(company: Company) -> None:
    table, first, _, last, taking = await rivals(company)
    await company.tables.people.change_preferences(last.id, lambda each: each._replace(reminders="none"))
    await play(company, table, first, taking)
    await company.settle()
    assert list_plan_calls(company) == []


async def test_in_quiet_hours_it_waits_for_their_end(company: Company) -> None:
    table, first, _, last, taking = await rivals(company)
    minute = company.clock.time // 60_000 % (24 * 60)
    quiet = ((minute - 60) % (24 * 60), (minute + 60) % (24 * 60))
    await company.tables.people.change_preferences(last.id, lambda each: each._replace(quiet=quiet, zone="UTC"))
    end, sleep, waits = company.clock.time + HOUR, company.dispatcher._sleep, asyncio.Event()

    async def rest(seconds: float) -> None:
        """Stand still, as long as it is quiet."""
        if company.clock.time + seconds * 1_000 >= end - 60_000:
            waits.set()
            assert list_plan_calls(company) == []
        await sleep(seconds)

    company.dispatcher._sleep = rest
    await play(company, table, first, taking)
    await company.settle()
    assert waits.is_set(), "it has waited"
    assert company.clock.time >= end - 60_000
    assert [call.channel for call in list_plan_calls(company)] == [last.id]


async def test_what_has_become_moot_is_not_told(company: Company) -> None:
    table, first, _, last, taking = await rivals(company)
    company.messenger.fails = lambda call: TimeoutError() if call.kind == "plan" else None
    await play(company, table, first, taking)
    await company.tables.seats.drop_plan(table.id, last)
    company.messenger.fails = lambda call: None
    await company.settle()
    assert [each.kind for each in company.messenger.messages.values() if each.kind == "plan"] == []


async def test_who_cannot_be_written_to_is_remembered_and_no_channel_learns_of_it(company: Company) -> None:
    table, first, _, last, taking = await rivals(company)
    company.messenger.fails = lambda call: refusal(403, 50007) if call.kind == "plan" else None
    before = len(company.messenger.calls)
    await play(company, table, first, taking)
    await company.settle()
    assert (await company.tables.people.preferences(last.id)).refused
    assert {call.kind for call in company.messenger.calls[before:]} <= {"board", "strip", "plan", "ping"}
    assert not [call for call in company.messenger.calls if call.kind == "ping"]


async def test_who_comes_next_is_told_why_their_turn_was_not_played(company: Company) -> None:
    """Everyone reads the board, where nothing of a plan may be seen: they alone are told."""
    table, first, _, last, taking = await rivals(company, place=1)
    await play(company, table, first, taking)
    await company.settle()
    [call] = list_plan_calls(company)
    assert call.channel == last.id
    assert [each.person for each in (await company.tables.lookup.live(table.id)).awaited_seats] == [last.id]


async def test_who_has_their_turns_by_direct_message_reads_it_there(company: Company) -> None:
    table, first, _, last, taking = await rivals(company, place=1)
    await company.tables.people.change_preferences(last.id, lambda each: each._replace(turns="message"))
    await play(company, table, first, taking)
    await company.settle()
    assert list_plan_calls(company) == []
    assert [call.kind for call in company.messenger.calls if call.channel == last.id] == ["turn"]
