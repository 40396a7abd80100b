"""A plan that is made, looked at, changed, withdrawn, played and broken by someone who plays by direct messages."""

from __future__ import annotations

from typing import Any

import pytest
from conversation import Conversation
from olympus import World, answer, options_on, texts
from test_trial import labelled, plan_of, tried_options
from test_turns_by_message import begun, present

from bot.languages import LANGUAGES, speech
from engine.hercules.cards import what_card_does
from tests.short_forms import some


async def rest(world: World) -> None:
    """Let who is asked in the channel end the turn."""
    match = await present(world)
    seat = match.questions[0].seat
    person = await world.seated(seat)
    while (now := await present(world)).questions[0].seat == seat and now.turn_number == match.turn_number:
        assert not answer(await world.choose(person, now.questions[0].options[-1].id))


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_it_is_made_looked_at_changed_withdrawn_and_played(world: World, language: str) -> None:
    words = speech(language)
    talk = await begun(world, language)
    wang = world.people[1]
    world.bot.tables.computers.plan_pause_s = (0.0, 0.0)
    public = len(world.public)
    opened = (await talk.command("plan")).response
    panel = await keep(talk, await first_labour(talk, opened), words("trial-keep"))
    assert words("plan-title", game=words("hercules-title")) in texts(panel.components)
    again = (await talk.command("plan")).response
    assert labelled(again, words("plan-press"))
    added = (await talk.person.click(panel, label=words("plan-add"))).response
    panel = await keep(talk, (await talk.choose("rest:all", added)).response, words("trial-keep-alternative"))
    plan = await plan_of(world, wang)
    assert plan is not None
    assert len(plan.ways) == 2
    dropped = (await talk.person.click(panel, label=words("plan-drop"))).response
    assert await plan_of(world, wang) is None
    assert words("plan-none")[:20] in texts(dropped.components)
    opened = (await talk.person.click(dropped, label=words("plan-try"))).response
    opened = (await talk.person.click(opened, label=words("trial-back"))).response
    panel = await keep(talk, (await talk.choose("rest:all", opened)).response, words("trial-keep"))
    assert len(world.public) == public
    assert not talk.messages
    await rest(world)
    await world.env.settle()
    assert await plan_of(world, wang) is None
    over, board = talk.messages
    assert not [*options_on(over)]
    assert [*options_on(board)], "the next turn has a message of its own"
    for text in (texts(over.components), texts(board.components), texts(world.board.components)):
        assert "📌" in text
    assert words("plan-over", how="played") in texts(panel.components)


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_its_person_reads_in_the_turn_why_it_was_not_played(world: World, language: str) -> None:
    words = speech(language)
    talk = await begun(world, language)
    zoe, wang = world.people[:2]
    world.bot.tables.computers.plan_pause_s = (0.0, 0.0)
    match = await present(world)
    options = {str(each.facts.get("demigod")): each.id for each in match.questions[0].options}
    changed = [
        each for each, cards in match.state.stacks.items() if what_card_does(cards[0]) != what_card_does(cards[1])
    ]
    opened = (await talk.command("plan")).response
    option = next(each for each in tried_options(opened) if each.rsplit(":", 1)[1] in {*options} & {*changed})
    await keep(talk, (await talk.choose(option, opened)).response, words("trial-keep"))
    assert not answer(await world.choose(zoe, options[option.rsplit(":", 1)[1]]))
    await world.env.settle()
    assert await plan_of(world, wang) is not None
    [board] = talk.messages
    assert [*options_on(board)], "no message but the turn's"
    reason = words("plan-stopped", count=1, why="changed", choice="", condition="")
    assert reason.rpartition("»" if language == "fr" else "”" if language != "de" else "“")[2] in texts(
        board.components
    )
    assert "📌" not in texts(world.board.components), "no one else reads of it"
    panel = (await talk.command("plan")).response
    assert labelled(panel, words("plan-press"))


async def first_labour(talk: Conversation, message: Any) -> Any:
    option = next(each for each in tried_options(message) if each.startswith("labour"))
    return (await talk.choose(option, message)).response


async def keep(talk: Conversation, message: Any, label: str) -> Any:
    talk.world.clock.tick()
    return (await talk.person.click(message, label=label)).response
