"""A turn tried out by clicks on a copy that no one else sees, and of which nothing comes."""

from __future__ import annotations

import pytest
from discord_contract import walk
from form_filling import entered, send
from olympus import World, answer, options_on, pictures_of, texts, ticket
from trials import begin_waiting, begun, labelled, plan_of, take, tried_options

from bot.languages import LANGUAGES, speech
from engine.plan import is_turn_of
from engine.players import choose
from tests.short_forms import some


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
@pytest.mark.parametrize("game", ["hercules", "diceforge"])
async def test_a_turn_is_tried_out_while_the_other_chooses(world: World, game: str, language: str) -> None:
    words = speech(language)
    match, _, other = await begin_waiting(world, language, game)
    actor = await world.seated(match.questions[0].seat)
    messages = len(world.public)
    opened = await world.command(other, "plan")
    assert opened.ephemeral
    message = opened.response
    assert words("trial-title", game=words(f"{game}-title"), own="no").split("\n")[0] in texts(message.components)
    assert len(pictures_of(message)) == 1
    seat = 1 - match.questions[0].seat
    for _ in range(20):
        if words("trial-over", points=0)[:20] in texts(message.components):
            break
        option = tried_options(message)
        plain = [each for each in option if not each.endswith(":")]
        if plain:
            message = await take(world, other, message, plain[0])
        else:
            second = (await world.choose(other, option[0], message)).response
            message = await take(world, other, second, tried_options(second)[0])
    assert words("trial-over", points=0)[:20] in texts(message.components)
    assert labelled(message, words("trial-back"))["disabled"] is False
    back = (await other.click(message, label=words("trial-back"))).response
    assert tried_options(back)
    again = back
    if not labelled(back, words("trial-again"))["disabled"]:
        again = (await other.click(back, label=words("trial-again"))).response
    assert labelled(again, words("trial-back"))["disabled"] is True
    now = await world.match()
    assert now is not None
    assert now.journal == match.journal, "nothing of it is played"
    assert len(world.public) == messages, "no one else sees anything of it"
    assert now.question_for(seat) is None
    own = await world.command(actor, "plan")
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
    actor = await world.seated(seat)
    with world.env._bot_scope():
        await tables.play.choose(table.id, actor.id, await ticket(world), "pass", world.clock.time)
    assert "Trial of your turn" in answer(await world.command(other, "plan"))
    stale = await world.forged(other, passing, world.board, ["pass"])
    assert "Trial of your turn" in answer(stale)
    assert "would be over" in answer(stale), "its choice still fits: it counts once"


async def test_a_trial_of_ones_turn_is_no_beginning_of_the_next(world: World) -> None:
    await begun(world)
    match = await world.match()
    assert match is not None
    actor = await world.seated(match.questions[0].seat)
    message = (await world.command(actor, "plan")).response
    option = next(each for each in tried_options(message) if not each.endswith(":"))
    await take(world, actor, message, option)
    choices = (await world.command(actor, "move")).response
    await world.choose(actor, next(iter(options_on(choices))), choices)
    fresh = await world.command(actor, "plan")
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
            chooser, open_ticket = (await world.seated(seat)).id, await ticket(world)
            choice = choose("greedy", match, seat).option
            await tables.play.choose(table.id, chooser, open_ticket, choice, (1 << 60) + number)
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
    actor = await world.seated(match.questions[0].seat)
    more = (await world.press(actor, "More…")).response
    panel = (await actor.click(more, label="Try my turn out")).response
    assert "Trial of your turn" in texts(panel.components)
    choices = (await world.command(actor, "move")).response
    done = (await world.choose(actor, next(iter(options_on(choices))), choices)).response
    assert labelled(done, "Plan my next turn")


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
    words, zoe = speech(language), world.people[0]
    await world.bot.tables.people.set_language(zoe.id, language)
    await world.command(zoe, "solo")
    await world.env.settle()
    match = await world.match()
    assert match is not None
    message = (await world.command(zoe, "plan")).response
    ends = words("trial-ends", solo="yes")
    assert ends not in texts(message.components)
    plain = [each for each in tried_options(message) if not each.endswith(":")]
    message = await take(world, zoe, message, plain[-1])
    assert ends in texts(message.components)
    assert not tried_options(message)
    labels = [part["label"] for part in walk(message.components) if "label" in part]
    assert labels == [words("trial-back"), words("trial-again"), words("playing-on-press")]
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    await world.forged(zoe, f"yo:{table.id}:keep:0", world.board)
    assert await plan_of(world, zoe) is None


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_faces_are_counted_on(world: World, language: str) -> None:
    words = speech(language)
    match, seat, other = await begin_waiting(world, language)
    message = (await world.command(other, "plan")).response
    form = await other.click(message, label=words("trial-count"))
    assert entered(form) == {"die0": "0", "die1": "0"}
    faces = match.state.heroes[seat].dice[0]
    sun = str(faces.index("s1") + 1)
    result = await send(other, form, {"die0": sun})
    message = result.response
    assert words.face("diceforge", "s1") in texts(message.components)
    again = await other.click(message, label=words("trial-count"))
    assert entered(again) == {"die0": sun, "die1": "0"}
    message = await take(world, other, (await send(other, again, {})).response, "pass")
    assert words.face("diceforge", "s1") in texts(message.components), "still counted on"
    panel = (await other.click(message, label=words("trial-keep"))).response
    plan = await plan_of(world, other)
    assert plan is not None
    assert [step.option for step in plan.steps] == ["pass"]
    assert words("plan-otherwise") in texts(panel.components)
