"""A turn tried out by clicks on a copy that no one else sees, and of which nothing comes."""

from __future__ import annotations

from typing import Any

import pytest
from discord_contract import walk
from olympus import World, answer, custom_ids, options_on, pictures_of, texts, ticket

from bot.languages import LANGUAGES, speech


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


@pytest.mark.parametrize("language", LANGUAGES)
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
    passing = next(id_ for id_ in custom_ids(first.components) if id_.startswith("yp:") and id_.endswith(":pass"))
    await take(world, other, first, "pass")
    tables, table = world.bot.tables, await world.bot.tables.in_channel(world.channel.id)
    assert table is not None
    asked = await world.seated(seat)
    with world.env._bot_scope():
        await tables.play(table.id, asked.id, await ticket(world), "pass", world.clock.time)
    assert "Trial of your turn" in answer(await world.command(other, "plan"))
    stale = await world.forged(other, passing, world.board)
    assert "Trial of your turn" in answer(stale)
    assert "would be over" in answer(stale), "its choice still fits: it counts once"


async def test_who_does_not_play_and_a_first_try_of_the_day_try_nothing_out(world: World) -> None:
    await begun(world)
    assert "aren’t playing" in answer(await world.command(world.people[2], "plan"))
    board = world.board
    table = await world.bot.tables.in_channel(world.channel.id)
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
    assert labelled(done, "Try my turn out")


@pytest.mark.parametrize("language", LANGUAGES)
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
    assert said("trial-planned", count=1, same="yes")[:20] in texts(kept.components)
    assert labelled(kept, said("trial-drop"))
    tables, table = world.bot.tables, await world.bot.tables.in_channel(world.channel.id)
    assert table is not None
    tables.computers.plan_pause_s = (0.0, 0.0)
    with world.env._bot_scope():
        while (now := await tables.match(table.id)).round == 1:
            question = now.questions[0]
            option = "pass" if question.find("pass") else question.options[0].id
            person = await world.seated(question.seat)
            await tables.play(table.id, person.id, await ticket(world), option, world.clock.time + len(now.journal))
            await tables.computers.idle()
    await world.env.settle()
    passed = [entry.seat for entry in (await tables.match(table.id)).journal if entry.option == "pass"]
    assert passed[:2] == [seat, 1 - seat]
    log = answer(await world.command(asked, "log"))
    assert "planned ahead" in log
    again = answer(await world.command(other, "plan"))
    assert said("trial-planned", count=1, same="yes")[:20] not in again
