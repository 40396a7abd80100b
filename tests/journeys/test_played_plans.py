"""A private message that shows a plan says what became of it: by itself while it is young, else on the next click."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord_contract import walk
from olympus import World, custom_ids, texts, ticket
from trials import begin_waiting, labelled, plan_of, take

from bot.languages import LANGUAGES, speech
from bot.tables.model.open_table import Change
from bot.tables.model.table import Plan
from bot.tables.people.people import Person
from bot.tables.rules.absence import seats_with
from bot.tables.shown_plans import MOST, ShownPlan, ShownPlans
from tests.short_forms import some


@pytest.fixture(autouse=True)
def _at_once(world: World) -> None:
    world.bot.tables.computers.plan_pause_s = (0.0, 0.0)


async def keep_pass(world: World, person: Any, language: str = "en") -> Any:
    """Plan to pass; the private message that shows the plan."""
    message = await take(world, person, (await world.command(person, "plan")).response, "pass")
    world.clock.tick()
    return (await person.click(message, label=speech(language)("trial-keep"))).response


async def pass_on(world: World, choices: int = 1) -> None:
    """Let who is asked pass or choose the first option, and let a plan be played that is due then."""
    tables, table = world.bot.tables, await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    with world.env._bot_scope():
        for _ in range(choices):
            question = (await tables.lookup.match(table.id)).questions[0]
            option = "pass" if question.find("pass") else question.options[0].id
            world.clock.tick()
            person = await world.seated(question.seat)
            await tables.play.choose(table.id, person.id, await ticket(world), option, world.clock.time)
            await tables.computers.idle()
    await world.env.settle()


async def play_plan(world: World, person: Any) -> None:
    """Let the others choose until the plan of a person is gone."""
    for _ in range(20):
        if await plan_of(world, person) is None:
            return
        await pass_on(world)
    raise AssertionError("the plan is never played")


async def choose_by_hand(world: World, person: Any, beginning: str) -> None:
    """Let the others choose until a person is asked, who chooses something that begins so."""
    tables, table = world.bot.tables, await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    seat = table.own_seat(person.id).number
    with world.env._bot_scope():
        while (question := (await tables.lookup.match(table.id)).questions[0]).seat != seat:
            world.clock.tick()
            option = "pass" if question.find("pass") else question.options[0].id
            actor = await world.seated(question.seat)
            await tables.play.choose(table.id, actor.id, await ticket(world), option, world.clock.time)
        option = next(each.id for each in question.options if each.id.startswith(beginning))
        world.clock.tick()
        await tables.play.choose(table.id, person.id, await ticket(world), option, world.clock.time)
    await world.env.settle()


def now(world: World, message: Any) -> Any:
    """A private message as it is by now."""
    return world.env.backend.get_message(message.channel_id, message.id)


def links(message: Any) -> list[str]:
    return [part["url"] for part in walk(message.components) if part.get("url")]


def families(message: Any) -> set[str]:
    return {each.partition(":")[0] for each in custom_ids(message.components)}


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_it_says_by_itself_that_the_plan_was_played_with_the_way_to_the_board(
    world: World, language: str
) -> None:
    words = speech(language)
    _, _, other = await begin_waiting(world, language)
    panel = await keep_pass(world, other, language)
    await play_plan(world, other)
    renewed = now(world, panel)
    assert words("plan-over", how="played") in texts(renewed.components)
    assert links(renewed) == [f"https://discord.com/channels/{world.server.id}/{world.channel.id}/{world.board.id}"]
    assert families(renewed) == {"yo"}, "nothing of the plan can be clicked"
    trial = (await other.click(panel, label=words("plan-press-next"))).response
    assert trial.id == renewed.id
    assert not (set(world.bot.tables.shown_plans._plans))


@pytest.mark.parametrize("label", ["plan-add", "plan-set-terms", "plan-drop", "plan-try"])
async def test_after_a_quarter_of_an_hour_the_next_click_says_so(
    world: World, label: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = speech("en")
    _, _, other = await begin_waiting(world, "en")
    panel = await keep_pass(world, other)
    monkeypatch.setattr("discord.Interaction.is_expired", lambda _: True)
    await play_plan(world, other)
    assert labelled(now(world, panel), words(label)), "Discord lets no one change it"
    monkeypatch.undo()
    await other.click(panel, label=words(label))
    clicked = now(world, panel)
    assert words("plan-over", how="played") in texts(clicked.components)
    assert links(clicked)


async def test_it_says_so_on_a_click_after_a_restart(world: World) -> None:
    _, _, other = await begin_waiting(world, "en")
    panel = await keep_pass(world, other)
    await world.restart()
    world.bot.tables.computers.plan_pause_s = (0.0, 0.0)
    await play_plan(world, other)
    await other.click(panel, label=speech("en")("plan-drop"))
    assert speech("en")("plan-over", how="played") in texts(now(world, panel).components)


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_of_a_plan_that_another_choice_has_ended_it_says_that_it_counts_no_longer(
    world: World, language: str
) -> None:
    words = speech(language)
    _, _, other = await begin_waiting(world, language)
    panel = await keep_pass(world, other, language)
    world.bot.tables.computers.plan_pause_s = (60.0, 60.0)
    await choose_by_hand(world, other, "forge")
    renewed = now(world, panel)
    assert words("plan-over", how="gone") in texts(renewed.components)
    assert links(renewed)
    assert families(renewed) == {"yo"}


@pytest.mark.parametrize("action", ["drop", "terms", "try", "add"])
async def test_a_message_of_an_earlier_plan_changes_nothing_of_the_present_one(
    world: World, action: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = speech("en")
    _, _, other = await begin_waiting(world, "en")
    monkeypatch.setattr("discord.Interaction.is_expired", lambda _: True)
    panel = await keep_pass(world, other)
    await play_plan(world, other)
    newer = await keep_pass(world, other)
    monkeypatch.undo()
    plan = await plan_of(world, other)
    assert plan is not None
    label = {"drop": "plan-drop", "terms": "plan-set-terms", "try": "plan-try", "add": "plan-add"}[action]
    clicked = await other.click(panel, label=words(label))
    assert clicked.modal is None
    assert await plan_of(world, other) == plan
    text = texts(now(world, panel).components)
    assert words("plan-replaced", how="played") in text
    assert words("plan-otherwise") in text, "the present plan stands there"
    await other.click(panel, label=words("plan-drop"))
    assert await plan_of(world, other) is None
    await world.env.settle()
    assert words("plan-over", how="gone") in texts(now(world, newer).components)


async def test_conditions_that_come_after_the_plan_was_played_change_nothing(world: World) -> None:
    words = speech("en")
    _, _, other = await begin_waiting(world, "en")
    panel = await keep_pass(world, other)
    form = await other.click(panel, label=words("plan-set-terms"))
    await play_plan(world, other)
    newer = await keep_pass(world, other)
    terms = {"boxes": [], "stays": [], "there": [], "round": ["2"], "lead": []}
    await other.submit_modal(form, terms)
    plan = await plan_of(world, other)
    assert plan is not None
    assert not plan.conditions
    assert words("plan-replaced", how="played") in texts(now(world, panel).components)
    assert newer.id != panel.id


@pytest.mark.parametrize("is_there", [True, False])
async def test_buttons_of_older_messages_which_name_no_plan_mean_the_present_one(world: World, is_there: bool) -> None:
    _, _, other = await begin_waiting(world, "en")
    panel = await keep_pass(world, other)
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    if not is_there:
        await play_plan(world, other)
    older = f"yo:{table.id}"
    raw = world.seen_raw(panel.id)
    assert ((await world.forged(other, f"{older}:terms:0", raw)).modal is not None) == is_there
    await world.forged(other, f"{older}:plan:0", raw)
    assert (await plan_of(world, other) is not None) == is_there
    await world.forged(other, f"{older}:add:0", raw)
    assert world.bot.services.trials.of(other.id, table.id).adds == is_there
    await world.forged(other, f"{older}:remove:0", raw)
    assert await plan_of(world, other) is None
    await world.forged(other, f"{older}:drop:0", raw)
    assert not world.bot.services.incidents.count


async def test_a_message_that_shows_something_else_by_then_stays(world: World) -> None:
    words = speech("en")
    _, _, other = await begin_waiting(world, "en")
    panel = await keep_pass(world, other)
    await other.click(panel, label=words("plan-try"))
    trial = texts(now(world, panel).components)
    await play_plan(world, other)
    assert texts(now(world, panel).components) == trial


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_a_trial_beside_which_the_plan_stood_says_it_once(world: World, language: str) -> None:
    words = speech(language)
    _, _, other = await begin_waiting(world, language)
    await keep_pass(world, other, language)
    trial = (await world.command(other, "plan")).response
    assert words("trial-planned-short", same="yes")[:20] in texts(trial.components)
    await play_plan(world, other)
    await other.click(trial, label=words("trial-back"))
    assert words("plan-over", how="played") in texts(now(world, trial).components)
    again = (await world.command(other, "plan")).response
    assert words("plan-over", how="played") not in texts(again.components)


async def test_a_trial_says_nothing_of_a_plan_that_its_person_has_dropped_there(world: World) -> None:
    words = speech("en")
    _, _, other = await begin_waiting(world, "en")
    await keep_pass(world, other)
    trial = (await world.command(other, "plan")).response
    await other.click(trial, label=words("plan-press"))
    await other.click(trial, label=words("plan-drop"))
    await other.click(trial, label=words("plan-try"))
    assert words("plan-over", how="gone") not in texts(now(world, trial).components)


async def test_of_a_plan_that_is_begun_it_shows_what_is_left(world: World) -> None:
    words = speech("en")
    _, seat, other = await begin_waiting(world, "en")
    panel = await keep_pass(world, other)
    tables, table = world.bot.tables, await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None

    def begin(live: Any) -> Change:
        plan = live.table.seats[seat].plan
        return Change(
            replace(live, table=replace(live.table, seats=seats_with(live.table, seat, plan=Plan(None, plan.steps))))
        )

    with world.env._bot_scope():
        await tables.repository.change(table.id, begin)
    await world.env.settle()
    renewed = now(world, panel)
    assert words("plan-begun") in texts(renewed.components)
    await play_plan(world, other)
    assert words("plan-over", how="played") in texts(now(world, panel).components)


async def test_after_the_match_it_leads_to_its_end(world: World) -> None:
    words = speech("en")
    _, _, other = await begin_waiting(world, "en")
    panel = await keep_pass(world, other)
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    with world.env._bot_scope():
        for person in world.people[:2]:
            await world.bot.tables.ends.vote(table.id, Person(person.id, "…"))
    assert not (await world.bot.tables.lookup.get(table.id)).is_open
    await world.env.settle()
    renewed = now(world, panel)
    assert words("plan-over", how="gone") in texts(renewed.components)
    assert links(renewed)
    assert not families(renewed)


async def renew() -> None:
    raise AssertionError("no message changes")


def test_few_messages_are_known() -> None:
    plans = ShownPlans()
    for message in range(MOST + 5):
        plans.keep(1, message, ShownPlan(7, 1, renew))
    assert len(plans._plans) == MOST
    plans.forget(1, MOST)
    assert len(plans._plans) == MOST - 1
