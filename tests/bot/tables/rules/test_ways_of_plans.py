"""Alternatives and conditions of plans: what is tried first, what instead, and what forbids it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Plan, Seat, Table
from bot.tables.people.people import Person
from bot.tables.rules import plans
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from engine.conditions import Conditions
from engine.plan import Step, Way
from engine.plan_ways import find_stop
from engine.trial import play_trial
from tests.bot.tables.company import ANNA, BO, CHANNEL, SERVER, Company

NEVER: Way = (Step("turn", "no_such_option", {}),)


async def begun(company: Company, *others: Person) -> tuple[Table, Person, Person]:
    """A match of Dice Forge of two: who is asked, and who waits."""
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, "diceforge"))
    for person in others or (BO,):
        await company.tables.lobbies.join(table.id, person)
    table = await company.tables.lobbies.start(table.id, ANNA)
    company.tables.computers.plan_pause_s = (0.0, 0.0)
    first = (await company.tables.lookup.match(table.id)).questions[0].seat
    persons = (ANNA, BO) if table.seats[first].person == ANNA.id else (BO, ANNA)
    return table, *persons


async def seat_of(company: Company, table: Table, person: Person) -> Seat:
    return (await company.tables.lookup.get(table.id)).own_seat(person.id)


async def way_of(company: Company, table: Table, person: Person, beginning: str, *more: str) -> Way:
    """A way that begins with the first option that begins so."""
    seat = (await seat_of(company, table, person)).number
    match = await company.tables.lookup.match(table.id)
    start = play_trial(match.fork(), seat, (), b"k" * 32)
    assert start is not None
    question = start.match.question_for(seat)
    assert question is not None
    first = next(each.id for each in question.options if each.id.startswith(beginning))
    trial = play_trial(match.fork(), seat, (first, *more), b"k" * 32)
    assert trial is not None
    assert trial.choices == (first, *more)
    return trial.steps


async def pass_turn(company: Company, table: Table, person: Person) -> None:
    """Let a person pass or end the turn, whatever else is asked."""
    seat = (await seat_of(company, table, person)).number
    while (question := (await company.tables.lookup.match(table.id)).question_for(seat)) is not None:
        ticket = ticket_of(await company.tables.lookup.get(table.id), question)
        await company.tables.play.choose(table.id, person.id, ticket, question.options[-1].id, company.click())


async def list_choices(company: Company, table: Table, person: Person) -> list[str]:
    seat = (await seat_of(company, table, person)).number
    return [entry.option for entry in (await company.tables.lookup.match(table.id)).journal if entry.seat == seat]


async def test_the_first_way_that_can_be_begun_is_played(company: Company) -> None:
    table, first, second = await begun(company)
    forge, passing = await way_of(company, table, second, "forge"), await way_of(company, table, second, "pass")
    await company.tables.seats.keep_plan(table.id, second, NEVER, company.click())
    await company.tables.seats.add_way(table.id, second, forge)
    await company.tables.seats.add_way(table.id, second, passing)
    await pass_turn(company, table, first)
    await company.settle()
    assert (await list_choices(company, table, second))[:1] == [forge[0].option]
    assert (await seat_of(company, table, second)).plan is None


async def test_once_something_is_played_no_alternative_is_tried(company: Company) -> None:
    table, first, second = await begun(company)
    forge, passing = await way_of(company, table, second, "forge"), await way_of(company, table, second, "pass")
    await company.tables.seats.keep_plan(table.id, second, (*forge, *NEVER), company.click())
    await company.tables.seats.add_way(table.id, second, passing)
    await pass_turn(company, table, first)
    await company.settle()
    assert (await list_choices(company, table, second)) == [forge[0].option]
    plan = (await seat_of(company, table, second)).plan
    assert plan is not None
    assert plan.ways == (NEVER,)
    assert [each.person for each in (await company.tables.lookup.live(table.id)).awaited_seats] == [second.id]


async def test_where_another_question_comes_first_no_alternative_is_tried(company: Company) -> None:
    table, first, second = await begun(company)
    await company.tables.seats.keep_plan(table.id, second, (Step("choose", "x", {}),), company.click())
    await company.tables.seats.add_way(table.id, second, await way_of(company, table, second, "pass"))
    await pass_turn(company, table, first)
    await company.settle()
    assert await list_choices(company, table, second) == []


async def test_what_a_plan_can_hold(company: Company) -> None:
    table, _, second = await begun(company)
    forge, passing = await way_of(company, table, second, "forge"), await way_of(company, table, second, "pass")
    seats = company.tables.seats
    with pytest.raises(Refusal, match="plan_gone"):
        await seats.add_way(table.id, second, forge)
    await seats.keep_plan(table.id, second, NEVER, company.click())
    with pytest.raises(Refusal, match="plan_empty"):
        await seats.add_way(table.id, second, ())
    await seats.add_way(table.id, second, forge)
    with pytest.raises(Refusal, match="plan_same_start"):
        await seats.add_way(table.id, second, (*forge, *passing))
    await seats.add_way(table.id, second, passing)
    with pytest.raises(Refusal, match="plan_full"):
        await seats.add_way(table.id, second, (Step("turn", "other", {}),))
    with pytest.raises(Refusal, match="plan_gone"):
        await seats.remove_way(table.id, second, 3)
    await seats.remove_way(table.id, second, 0)
    plan = (await seat_of(company, table, second)).plan
    assert plan is not None
    assert plan.ways == (forge, passing)
    await seats.remove_way(table.id, second, 1)
    await seats.remove_way(table.id, second, 0)
    assert (await seat_of(company, table, second)).plan is None


@pytest.mark.parametrize(
    ("conditions", "is_played"),
    [
        ({"stays": ("gold:1",)}, None),
        ({"stays": ("gold:3",)}, None),
        ({"stays": ("gold:8",)}, None),
        ({"round": ("1",)}, True),
        ({"round": ("2",)}, False),
        ({"lead": ("30",)}, True),
        ({"free": ("yes",), "there": ("hammer",)}, True),
    ],
)
async def test_nothing_is_played_against_a_condition(
    company: Company, conditions: Conditions, is_played: bool | None
) -> None:
    table, first, second = await begun(company)
    forge = await way_of(company, table, second, "forge:g3")
    await company.tables.seats.keep_plan(table.id, second, forge, company.click())
    await company.tables.seats.set_conditions(table.id, second, conditions)
    await pass_turn(company, table, first)
    await company.settle()
    gold = (
        (await company.tables.lookup.match(table.id)).state.heroes[(await seat_of(company, table, second)).number].gold
    )
    choices = await list_choices(company, table, second)
    if is_played is None:
        wanted = int(conditions["stays"][0].partition(":")[2])
        is_played = gold >= wanted if choices else gold - 2 >= wanted
    assert (choices != []) is is_played, gold
    if not is_played:
        assert [each.person for each in (await company.tables.lookup.live(table.id)).awaited_seats] == [second.id]


async def test_that_fails_when_conditions_are_not_looked_at(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: with this fault planted, a plan is played against its condition."""
    monkeypatch.setattr("engine.plan_ways.find_breach", lambda *_: None)
    table, first, second = await begun(company)
    forge = await way_of(company, table, second, "forge:g3")
    await company.tables.seats.keep_plan(table.id, second, forge, company.click())
    await company.tables.seats.set_conditions(table.id, second, {"round": ("2",)})
    await pass_turn(company, table, first)
    await company.settle()
    assert await list_choices(company, table, second) != []


async def test_a_condition_stops_a_plan_that_has_been_begun(company: Company) -> None:
    """Each later step is looked at again, with what the steps before it really brought."""
    table, first, second = await begun(company)
    forge = await way_of(company, table, second, "forge:g3")
    number = (await seat_of(company, table, second)).number
    await company.tables.seats.keep_plan(table.id, second, forge, company.click())
    await company.tables.seats.set_conditions(table.id, second, {"stays": ("gold:1",), "round": ("1",)})
    await pass_turn(company, table, first)
    live = await company.tables.lookup.live(table.id)
    question = live.playing.question_for(number)
    assert question is not None
    assert live.due_way(live.table.seats[number]) == forge
    dear = Step("turn", next(each.id for each in question.options if each.id.startswith("forge:m1")), {"face": "m1"})
    both = (*forge, dear._replace(brings={"cost": 2, "face": "m1"}))
    gold = live.playing.state.heroes[number].gold
    conditions = {"stays": (f"gold:{gold - 3}",)}
    assert find_stop(live.playing, number, both, conditions) is not None, "seen before anything is played"
    assert find_stop(live.playing, number, forge, conditions) is None


async def test_only_what_the_game_offers_can_be_a_condition(company: Company) -> None:
    table, _, second = await begun(company)
    await company.tables.seats.keep_plan(table.id, second, NEVER, company.click())
    wrong: list[Any] = [
        {"no_such": ("1",)},
        {"stays": ("gold:99",)},
        {"there": ("hammer", "chest")},
        {"there": ()},
        {"round": ("7",)},
    ]
    for conditions in wrong:
        with pytest.raises(Refusal, match="no_such_setting"):
            await company.tables.seats.set_conditions(table.id, second, conditions)


async def test_a_condition_that_is_set_while_a_plan_is_about_to_be_played_forbids_it(company: Company) -> None:
    """Others see nothing of that: whose turn it is, they read already."""
    table, first, second = await begun(company)
    forge = await way_of(company, table, second, "forge:g3")
    await company.tables.seats.keep_plan(table.id, second, forge, company.click())
    company.tables.computers.plan_pause_s = (1_000.0, 1_000.0)
    await pass_turn(company, table, first)
    await company.dispatcher.idle()
    before = await company.tables.lookup.live(table.id)
    assert [each.person for each in before.awaited_seats] == [second.id]
    calls = len(company.messenger.calls)
    [about] = [task for task in asyncio.all_tasks() if task.get_name() == f"plans of table {table.id}"]
    await company.tables.seats.set_conditions(table.id, second, {"round": ("2",)})
    about.cancel()
    await asyncio.wait([about])
    await company.settle()
    after = await company.tables.lookup.live(table.id)
    assert after.due_way(after.table.own_seat(second.id)) is None
    assert after.table.version == before.table.version
    assert len(company.messenger.calls) == calls
    assert await list_choices(company, table, second) == []


async def test_a_plan_with_all_of_it_survives_a_restart(company: Company) -> None:
    table, _, second = await begun(company)
    forge, passing = await way_of(company, table, second, "forge"), await way_of(company, table, second, "pass")
    await company.tables.seats.keep_plan(table.id, second, forge, company.click())
    await company.tables.seats.add_way(table.id, second, passing)
    await company.tables.seats.set_conditions(table.id, second, {"stays": ("gold:1", "sun:1"), "free": ("yes",)})
    before = (await seat_of(company, table, second)).plan
    company.tables.repository.drop(table.id)
    assert (await seat_of(company, table, second)).plan == before
    assert before is not None
    assert before.conditions == {"stays": ("gold:1", "sun:1"), "free": ("yes",)}
    [match] = (await company.tables.people.export(second))["tables"]
    assert match["plan"]["ways"][1] == [passing[0].option]
    assert match["plan"]["conditions"]["free"] == ["yes"]


def test_plans_of_the_first_form_are_read() -> None:
    plain = {"click": 5, "steps": [["turn", "pass", {"vp": 2}]]}
    assert Plan.from_json(plain) == Plan(5, (Step("turn", "pass", {"vp": 2}),))
    assert plans.MOST_WAYS == 3
