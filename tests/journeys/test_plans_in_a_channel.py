"""Trials that are kept as plans in a channel: alternatives, conditions, and what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest
from discord_contract import walk
from form_filling import entered, offered
from olympus import World, answer, texts, ticket
from trials import begin_waiting, begun, labelled, plan_of, take, tried_options

from bot.languages import LANGUAGES, speech
from bot.reading.choices import PLANNED
from bot.reading.plans import is_box, term_words
from bot.tables.outbox.posts import BrokenPlanPost
from engine.conditions import conditions_of
from engine.match import Match
from engine.plan_ways import Stop
from engine.registry import find_game
from tests.short_forms import some


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_a_trial_is_kept_as_a_plan_and_played_when_the_turn_comes(world: World, language: str) -> None:
    words = speech(language)
    match, _, other = await begin_waiting(world, language)
    seat = match.questions[0].seat
    actor = await world.seated(seat)
    message = (await world.command(other, "plan")).response
    message = await take(world, other, message, "pass")
    panel = (await other.click(message, label=words("trial-keep"))).response
    assert words("plan-title", game=words("diceforge-title")) in texts(panel.components)
    assert labelled(panel, words("plan-drop"))
    tried = (await world.command(other, "plan")).response
    assert words("trial-planned-short", same="yes")[:20] in texts(tried.components)
    labels = [part.get("label") for part in walk(tried.components)]
    assert words("trial-again") in labels
    assert words("trial-keep") not in labels, "what is the plan already cannot be kept once more"
    tables, table = world.bot.tables, await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    tables.computers.plan_pause_s = (0.0, 0.0)
    with world.env._bot_scope():
        while (now := await tables.lookup.match(table.id)).round == 1:
            question = now.questions[0]
            option = "pass" if question.find("pass") else question.options[0].id
            person = await world.seated(question.seat)
            await tables.play.choose(
                table.id, person.id, await ticket(world), option, world.clock.time + len(now.journal)
            )
            await tables.computers.idle()
    await world.env.settle()
    passed = [entry.seat for entry in (await tables.lookup.match(table.id)).journal if entry.option == "pass"]
    assert passed[:2] == [seat, 1 - seat]
    log = answer(await world.command(actor, "log"))
    assert "planned ahead" in log
    again = answer(await world.command(other, "plan"))
    assert words("trial-planned", count=1, same="yes")[:20] not in again


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_a_plan_has_alternatives_and_conditions(world: World, language: str) -> None:
    words = speech(language)
    _, _, other = await begin_waiting(world, language)
    messages = len(world.public)
    message = (await world.command(other, "plan")).response
    first = (await world.choose(other, "forge:g3:", message)).response
    places = [option for option in tried_options(first) if option.startswith("forge:g3")]
    message = await take(world, other, first, places[0])
    message = (await other.click(message, label=words("trial-keep"))).response
    assert words("plan-otherwise") in texts(message.components)

    message = (await other.click(message, label=words("plan-add"))).response
    assert words("trial-adding")[:20] in texts(message.components)
    message = await take(world, other, message, "pass")
    message = (await other.click(message, label=words("trial-keep-alternative"))).response
    text = texts(message.components)
    assert "**1.**" in text
    assert "**2.**" in text
    plan = await plan_of(world, other)
    assert plan is not None
    assert [way[0].option for way in plan.ways] == [places[0], "pass"]

    form = await other.click(message, label=words("plan-set-terms"))
    assert {*offered(form, "stays")} >= {"gold:3", "sun:1"}
    assert offered(form, "boxes") == ["free"]
    result = await other.submit_modal(form, {"boxes": ["free"], "stays": ["gold:1", "moon:1"], "there": ["hydra"]})
    text = texts(result.response.components)
    assert speech(language).card("diceforge", "hydra") in text
    again = await other.click(result.response, label=words("plan-set-terms"))
    assert entered(again)["boxes"] == ["free"]
    result = await other.submit_modal(again, {"boxes": [], "stays": [], "there": [], "round": ["2"], "lead": []})
    plan = await plan_of(world, other)
    assert plan is not None
    assert plan.conditions == {"round": ("2",)}

    message = (await other.click(result.response, label=words("plan-remove", number=1))).response
    plan = await plan_of(world, other)
    assert plan is not None
    assert [way[0].option for way in plan.ways] == ["pass"]
    message = (await other.click(message, label=words("plan-try"))).response
    message = (await other.click(message, label=words("plan-press"))).response
    await other.click(message, label=words("plan-drop"))
    assert await plan_of(world, other) is None
    assert len(world.public) == messages, "no one else sees anything of it"


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
@pytest.mark.parametrize("game", ["hercules", "diceforge"])
async def test_every_condition_of_a_game_has_words(game: str, language: str) -> None:
    words = speech(language)
    match = Match.start(find_game(game), 3, {}, seed=b"7" * 32)
    for condition in conditions_of(match.game):
        for value in condition.values(match.state, 0):
            assert term_words(game, condition.key, value, words)
        assert is_box(condition.values(match.state, 0)) or words(f"plan-field-{condition.key}")


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
@pytest.mark.parametrize("stop", [Stop("gone"), Stop("changed"), Stop("forbidden", "there", "hydra")])
async def test_a_broken_plan_is_told_in_its_persons_words(world: World, language: str, stop: Stop) -> None:
    words = speech(language)
    match, seat, other = await begin_waiting(world, language)
    message = (await world.command(other, "plan")).response
    message = await take(world, other, message, "pass")
    message = (await other.click(message, label=words("trial-keep"))).response
    form = await other.click(message, label=words("plan-set-terms"))
    await other.submit_modal(form, {"boxes": [], "stays": [], "there": ["hydra"], "round": [], "lead": []})
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    post = BrokenPlanPost(table, seat, match, stop, None)
    with world.env._bot_scope():
        place = await world.bot.messenger.post(post, None, "a-nonce")
    assert place.channel != world.channel.id
    notice = world.env.backend.get_message(place.channel, place.message)
    text = texts(notice.components)
    assert f"<#{world.channel.id}>" in text
    assert (words.card("diceforge", "hydra") if stop.condition else words("diceforge-option-pass")) in text
    assert labelled(notice, words("trial-press"))


def pins(message: Any) -> list[str]:
    """What is marked as planned: ids of buttons, and values of selects."""
    parts = [each for part in walk(message.components) for each in (part, *part.get("options", ()))]
    marked = [each for each in parts if (each.get("emoji") or {}).get("name") == PLANNED]
    return [str(each.get("value") or each["custom_id"]) for each in marked]


async def test_where_a_plan_stops_the_rest_of_it_is_marked_for_its_person_alone(world: World) -> None:
    await begun(world, play="play diceforge")
    match = await world.match()
    assert match is not None
    seat = 1 - match.questions[0].seat
    actor, other = await world.seated(1 - seat), await world.seated(seat)
    message = (await world.command(other, "plan")).response
    first = (await world.choose(other, "forge:g3:", message)).response
    places = [option for option in tried_options(first) if option.startswith("forge:g3")]
    message = await take(world, other, first, places[1])
    message = (await other.click(message, label="📌 Keep as plan")).response
    form = await other.click(message, label="🔒 Conditions")
    result = await other.submit_modal(form, {"boxes": [], "stays": [], "there": [], "round": ["2"], "lead": []})
    assert "round 2" in texts(result.response.components)
    tables, table = world.bot.tables, await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    tables.computers.plan_pause_s = (0.0, 0.0)
    with world.env._bot_scope():
        while (question := (await tables.lookup.match(table.id)).question_for(1 - seat)) is not None:
            option = "pass" if question.find("pass") else question.options[0].id
            await tables.play.choose(table.id, actor.id, await ticket(world), option, world.clock.time)
            await tables.computers.idle()
            world.clock.tick()
    await world.env.settle()
    panel = (await world.command(other, "move")).response
    assert "Your plan stops here: your condition isn’t met (round 2)." in texts(panel.components)
    assert "📌 marks what you had planned." in texts(panel.components)
    marked = pins(panel)
    assert marked
    assert all("forge:g3" in each for each in marked)
    assert not pins(world.board), "the public board marks nothing"
    assert "plan" not in texts(world.board.components).lower()
    if marked[0].endswith("forge:g3:"):
        second = (await world.choose(other, "forge:g3:", panel)).response
        assert [each.endswith(places[1]) for each in pins(second)] == [True]
