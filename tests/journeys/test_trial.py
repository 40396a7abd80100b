"""A turn tried out by clicks on a copy that no one else sees, and of which nothing comes."""

from __future__ import annotations

from typing import Any

import pytest
from discord_contract import walk
from form_filling import entered, offered, send
from olympus import World, answer, custom_ids, options_on, pictures_of, texts, ticket

from bot.languages import LANGUAGES, speech
from bot.reading.choices import PLANNED
from bot.reading.plans import is_box, term_words
from bot.tables.model.table import Plan
from bot.tables.outbox.posts import BrokenPlanPost
from engine.conditions import conditions_of
from engine.match import Match
from engine.plan import is_turn_of
from engine.plan_ways import Stop
from engine.players import choose
from engine.registry import find_game
from tests.short_forms import some


def tried_options(message: Any) -> list[str]:
    """The options that a trial offers, by button or select."""
    offered = [id_.split(":", 3)[3] for id_ in custom_ids(message.components) if id_.startswith("yp:")]
    selects = [part for part in walk(message.components) if part.get("custom_id", "")[:3] in ("ys:", "yf:", "ym:")]
    return [*offered, *(each["value"] for part in selects for each in part["options"])]


async def begun(world: World, *, play: str = "play hercules") -> None:
    zoe, bo = world.people[:2]
    await world.command(zoe, play)
    await world.press(bo, "Join")
    await world.press(zoe, "Start")


async def take(world: World, person: Any, message: Any, option: str) -> Any:
    """Choose an option of a trial, in two steps where it is offered so."""
    if option not in tried_options(message):
        first = next(value for value in tried_options(message) if value.endswith(":") and option.startswith(value))
        message = (await world.choose(person, first, message)).response
    return (await world.choose(person, option, message)).response


def labelled(message: Any, label: str) -> dict[str, Any]:
    return next(part for part in walk(message.components) if part.get("label") == label)


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
@pytest.mark.parametrize("game", ["hercules", "diceforge"])
async def test_a_turn_is_tried_out_while_the_other_chooses(world: World, game: str, language: str) -> None:
    said = speech(language)
    await begun(world, play=f"play {game}")
    match = await world.match()
    assert match is not None
    asked, other = await world.seated(match.questions[0].seat), await world.seated(1 - match.questions[0].seat)
    await world.bot.tables.people.set_language(other.id, language)
    messages = len(world.public)
    opened = await world.command(other, "plan")
    assert opened.ephemeral
    message = opened.response
    assert said("trial-title", game=said(f"{game}-title"), own="no").split("\n")[0] in texts(message.components)
    assert len(pictures_of(message)) == 1
    seat = 1 - match.questions[0].seat
    for _ in range(20):
        if said("trial-over", points=0)[:20] in texts(message.components):
            break
        option = tried_options(message)
        plain = [each for each in option if not each.endswith(":")]
        if plain:
            message = await take(world, other, message, plain[0])
        else:
            second = (await world.choose(other, option[0], message)).response
            message = await take(world, other, second, tried_options(second)[0])
    assert said("trial-over", points=0)[:20] in texts(message.components)
    assert labelled(message, said("trial-back"))["disabled"] is False
    back = (await other.click(message, label=said("trial-back"))).response
    assert tried_options(back)
    again = back
    if not labelled(back, said("trial-again"))["disabled"]:
        again = (await other.click(back, label=said("trial-again"))).response
    assert labelled(again, said("trial-back"))["disabled"] is True
    now = await world.match()
    assert now is not None
    assert now.journal == match.journal, "nothing of it is played"
    assert len(world.public) == messages, "no one else sees anything of it"
    assert now.question_for(seat) is None
    own = await world.command(asked, "plan")
    assert "Trial of your turn" in answer(own)


async def test_a_trial_follows_the_match(world: World) -> None:
    """Each click plays it again on the match as it is by then; an old click is answered by where it stands."""
    await begun(world, play="play diceforge")
    match = await world.match()
    assert match is not None
    seat = match.questions[0].seat
    other = await world.seated(1 - seat)
    first = (await world.command(other, "plan")).response
    parts = [*walk(first.components)]
    passing = next(each["custom_id"] for each in parts if "pass" in [of["value"] for of in each.get("options", [])])
    await take(world, other, first, "pass")
    tables, table = world.bot.tables, await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    asked = await world.seated(seat)
    with world.env._bot_scope():
        await tables.play.choose(table.id, asked.id, await ticket(world), "pass", world.clock.time)
    assert "Trial of your turn" in answer(await world.command(other, "plan"))
    stale = await world.forged(other, passing, world.board, ["pass"])
    assert "Trial of your turn" in answer(stale)
    assert "would be over" in answer(stale), "its choice still fits: it counts once"


async def test_a_trial_of_ones_turn_is_no_beginning_of_the_next(world: World) -> None:
    await begun(world)
    match = await world.match()
    assert match is not None
    asked = await world.seated(match.questions[0].seat)
    message = (await world.command(asked, "plan")).response
    option = next(each for each in tried_options(message) if not each.endswith(":"))
    await take(world, asked, message, option)
    choices = (await world.command(asked, "move")).response
    await world.choose(asked, next(iter(options_on(choices))), choices)
    fresh = await world.command(asked, "plan")
    assert labelled(fresh.response, "◀ One back").get("disabled") is True
    assert "no longer fits" not in answer(fresh)


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
async def test_a_trial_of_a_turn_that_came_and_went_is_no_beginning_of_the_next(world: World, game: str) -> None:
    """It was made while another chose, and its person did not look at it again in their turn."""
    await begun(world, play=f"play {game}")
    match = await world.match()
    assert match is not None
    waiting = 1 - match.questions[0].seat
    person = await world.seated(waiting)
    opened = (await world.command(person, "plan")).response
    option = next(each for each in tried_options(opened) if not each.endswith(":"))
    await take(world, person, opened, option)
    tables, table = world.bot.tables, await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    had_turn = False
    for number in range(40):
        match = await world.match()
        assert match is not None
        if had_turn and not is_turn_of(match, waiting):
            break
        had_turn = had_turn or is_turn_of(match, waiting)
        seat = match.questions[0].seat
        with world.env._bot_scope():
            chooser, asked = (await world.seated(seat)).id, await ticket(world)
            choice = choose("greedy", match, seat).option
            await tables.play.choose(table.id, chooser, asked, choice, (1 << 60) + number)
    assert had_turn
    fresh = await world.command(person, "plan")
    assert labelled(fresh.response, "◀ One back").get("disabled") is True
    assert "no longer fits" not in answer(fresh)


async def test_who_does_not_play_and_a_first_try_of_the_day_try_nothing_out(world: World) -> None:
    await begun(world)
    assert "aren’t playing" in answer(await world.command(world.people[2], "plan"))
    board = world.board
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    forged = await world.forged(world.people[2], f"yo:{table.id}:open:0", board)
    assert "aren’t playing" in answer(forged)


async def test_it_is_offered_under_more_and_after_ones_own_turn(world: World) -> None:
    await begun(world)
    match = await world.match()
    assert match is not None
    asked = await world.seated(match.questions[0].seat)
    more = (await world.press(asked, "More…")).response
    shown = (await asked.click(more, label="Try my turn out")).response
    assert "Trial of your turn" in texts(shown.components)
    choices = (await world.command(asked, "move")).response
    done = (await world.choose(asked, next(iter(options_on(choices))), choices)).response
    assert labelled(done, "Plan my next turn")


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_a_trial_is_kept_as_a_plan_and_played_when_the_turn_comes(world: World, language: str) -> None:
    said = speech(language)
    await begun(world, play="play diceforge")
    match = await world.match()
    assert match is not None
    seat = match.questions[0].seat
    asked, other = await world.seated(seat), await world.seated(1 - seat)
    await world.bot.tables.people.set_language(other.id, language)
    message = (await world.command(other, "plan")).response
    message = await take(world, other, message, "pass")
    kept = (await other.click(message, label=said("trial-keep"))).response
    assert said("plan-title", game=said("diceforge-title")) in texts(kept.components)
    assert labelled(kept, said("plan-drop"))
    tried = (await world.command(other, "plan")).response
    assert said("trial-planned-short", same="yes")[:20] in texts(tried.components)
    labels = [part.get("label") for part in walk(tried.components)]
    assert said("trial-again") in labels
    assert said("trial-keep") not in labels, "what is the plan already cannot be kept once more"
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
    log = answer(await world.command(asked, "log"))
    assert "planned ahead" in log
    again = answer(await world.command(other, "plan"))
    assert said("trial-planned", count=1, same="yes")[:20] not in again


async def plan_of(world: World, person: Any) -> Plan | None:
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    return table.own_seat(person.id).plan


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_a_plan_has_alternatives_and_conditions(world: World, language: str) -> None:
    said = speech(language)
    await begun(world, play="play diceforge")
    match = await world.match()
    assert match is not None
    other = await world.seated(1 - match.questions[0].seat)
    await world.bot.tables.people.set_language(other.id, language)
    messages = len(world.public)
    message = (await world.command(other, "plan")).response
    first = (await world.choose(other, "forge:g3:", message)).response
    places = [option for option in tried_options(first) if option.startswith("forge:g3")]
    message = await take(world, other, first, places[0])
    message = (await other.click(message, label=said("trial-keep"))).response
    assert said("plan-otherwise") in texts(message.components)

    message = (await other.click(message, label=said("plan-add"))).response
    assert said("trial-adding")[:20] in texts(message.components)
    message = await take(world, other, message, "pass")
    message = (await other.click(message, label=said("trial-keep-alternative"))).response
    shown = texts(message.components)
    assert "**1.**" in shown
    assert "**2.**" in shown
    plan = await plan_of(world, other)
    assert plan is not None
    assert [way[0].option for way in plan.ways] == [places[0], "pass"]

    form = await other.click(message, label=said("plan-set-terms"))
    assert {*offered(form, "stays")} >= {"gold:3", "sun:1"}
    assert offered(form, "boxes") == ["free"]
    sent = await other.submit_modal(form, {"boxes": ["free"], "stays": ["gold:1", "moon:1"], "there": ["hydra"]})
    shown = texts(sent.response.components)
    assert speech(language).card("diceforge", "hydra") in shown
    again = await other.click(sent.response, label=said("plan-set-terms"))
    assert entered(again)["boxes"] == ["free"]
    sent = await other.submit_modal(again, {"boxes": [], "stays": [], "there": [], "round": ["2"], "lead": []})
    plan = await plan_of(world, other)
    assert plan is not None
    assert plan.conditions == {"round": ("2",)}

    message = (await other.click(sent.response, label=said("plan-remove", number=1))).response
    plan = await plan_of(world, other)
    assert plan is not None
    assert [way[0].option for way in plan.ways] == ["pass"]
    message = (await other.click(message, label=said("plan-try"))).response
    message = (await other.click(message, label=said("plan-press"))).response
    await other.click(message, label=said("plan-drop"))
    assert await plan_of(world, other) is None
    assert len(world.public) == messages, "no one else sees anything of it"


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
@pytest.mark.parametrize("game", ["hercules", "diceforge"])
async def test_every_condition_of_a_game_has_words(game: str, language: str) -> None:
    said = speech(language)
    match = Match.start(find_game(game), 3, {}, seed=b"7" * 32)
    for condition in conditions_of(match.game):
        for value in condition.values(match.state, 0):
            assert term_words(game, condition.key, value, said)
        assert is_box(condition.values(match.state, 0)) or said(f"plan-field-{condition.key}")


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
@pytest.mark.parametrize("stop", [Stop("gone"), Stop("changed"), Stop("forbidden", "there", "hydra")])
async def test_a_broken_plan_is_told_in_its_persons_words(world: World, language: str, stop: Stop) -> None:
    said = speech(language)
    await begun(world, play="play diceforge")
    match = await world.match()
    assert match is not None
    seat = 1 - match.questions[0].seat
    other = await world.seated(seat)
    await world.bot.tables.people.set_language(other.id, language)
    message = (await world.command(other, "plan")).response
    message = await take(world, other, message, "pass")
    message = (await other.click(message, label=said("trial-keep"))).response
    form = await other.click(message, label=said("plan-set-terms"))
    await other.submit_modal(form, {"boxes": [], "stays": [], "there": ["hydra"], "round": [], "lead": []})
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    post = BrokenPlanPost(table, seat, match, stop, None)
    with world.env._bot_scope():
        place = await world.bot.messenger.post(post, None, "a-nonce")
    assert place.channel != world.channel.id
    told = world.env.backend.get_message(place.channel, place.message)
    text = texts(told.components)
    assert f"<#{world.channel.id}>" in text
    assert (said.card("diceforge", "hydra") if stop.condition else said("diceforge-option-pass")) in text
    assert labelled(told, said("trial-press"))


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
    asked, other = await world.seated(1 - seat), await world.seated(seat)
    message = (await world.command(other, "plan")).response
    first = (await world.choose(other, "forge:g3:", message)).response
    places = [option for option in tried_options(first) if option.startswith("forge:g3")]
    message = await take(world, other, first, places[1])
    message = (await other.click(message, label="📌 Keep as plan")).response
    form = await other.click(message, label="🔒 Conditions")
    sent = await other.submit_modal(form, {"boxes": [], "stays": [], "there": [], "round": ["2"], "lead": []})
    assert "round 2" in texts(sent.response.components)
    tables, table = world.bot.tables, await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    tables.computers.plan_pause_s = (0.0, 0.0)
    with world.env._bot_scope():
        while (question := (await tables.lookup.match(table.id)).question_for(1 - seat)) is not None:
            option = "pass" if question.find("pass") else question.options[0].id
            await tables.play.choose(table.id, asked.id, await ticket(world), option, world.clock.time)
            await tables.computers.idle()
            world.clock.tick()
    await world.env.settle()
    shown = (await world.command(other, "move")).response
    assert "Your plan stops here: your condition isn’t met (round 2)." in texts(shown.components)
    assert "📌 marks what you had planned." in texts(shown.components)
    marked = pins(shown)
    assert marked
    assert all("forge:g3" in each for each in marked)
    assert not pins(world.board), "the public board marks nothing"
    assert "plan" not in texts(world.board.components).lower()
    if marked[0].endswith("forge:g3:"):
        second = (await world.choose(other, "forge:g3:", shown)).response
        assert [each.endswith(places[1]) for each in pins(second)] == [True]


async def test_who_plays_in_the_channel_plans_by_one_click_while_another_chooses(world: World) -> None:
    await begun(world, play="play diceforge")
    match = await world.match()
    assert match is not None
    other = await world.seated(1 - match.questions[0].seat)
    opened = await world.press(other, "Plan")
    assert opened.ephemeral
    assert "As if it were your turn now" in answer(opened)
    assert "aren’t playing" in answer(await world.press(world.people[2], "Plan"))


async def test_who_plays_against_computers_alone_has_no_such_button(world: World) -> None:
    zoe = world.people[0]
    await world.command(zoe, "solo")
    await world.env.settle()
    assert not [part for part in walk(world.board.components) if part.get("label") == "Plan"]
    assert labelled(world.board, "More…")


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_alone_a_trial_ends_before_the_opponents_turn_and_cannot_be_kept(world: World, language: str) -> None:
    said, zoe = speech(language), world.people[0]
    await world.bot.tables.people.set_language(zoe.id, language)
    await world.command(zoe, "solo")
    await world.env.settle()
    match = await world.match()
    assert match is not None
    message = (await world.command(zoe, "plan")).response
    ends = said("trial-ends", solo="yes")
    assert ends not in texts(message.components)
    plain = [each for each in tried_options(message) if not each.endswith(":")]
    message = await take(world, zoe, message, plain[-1])
    assert ends in texts(message.components)
    assert not tried_options(message)
    labels = [part["label"] for part in walk(message.components) if "label" in part]
    assert labels == [said("trial-back"), said("trial-again"), said("playing-on-press")]
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    await world.forged(zoe, f"yo:{table.id}:keep:0", world.board)
    assert await plan_of(world, zoe) is None


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_faces_are_counted_on(world: World, language: str) -> None:
    said = speech(language)
    await begun(world, play="play diceforge")
    match = await world.match()
    assert match is not None
    seat = 1 - match.questions[0].seat
    other = await world.seated(seat)
    await world.bot.tables.people.set_language(other.id, language)
    message = (await world.command(other, "plan")).response
    form = await other.click(message, label=said("trial-count"))
    assert entered(form) == {"die0": "0", "die1": "0"}
    faces = match.state.heroes[seat].dice[0]
    sun = str(faces.index("s1") + 1)
    sent = await send(other, form, {"die0": sun})
    message = sent.response
    assert said.face("diceforge", "s1") in texts(message.components)
    again = await other.click(message, label=said("trial-count"))
    assert entered(again) == {"die0": sun, "die1": "0"}
    message = await take(world, other, (await send(other, again, {})).response, "pass")
    assert said.face("diceforge", "s1") in texts(message.components), "still counted on"
    kept = (await other.click(message, label=said("trial-keep"))).response
    plan = await plan_of(world, other)
    assert plan is not None
    assert [step.option for step in plan.steps] == ["pass"]
    assert said("plan-otherwise") in texts(kept.components)
