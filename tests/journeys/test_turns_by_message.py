"""Turns by direct message: a click there is as good as one in the channel, and nobody is told what they may not see."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from conversation import Conversation
from discord_contract import walk
from form_filling import send
from olympus import World, answer, custom_ids, options_on, pictures_of, sensible, texts
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.languages import LANGUAGES, speech
from bot.tables.people.people import Person
from bot.tables.rules.new_table import NewTable
from engine.match import Match
from tests.short_forms import some


async def begun(world: World, language: str = "en") -> Conversation:
    """A match of two; the second one wants turns by direct message, in this language."""
    zoe, wang = world.people[:2]
    await world.command(wang, "preferences", language=language)
    await choose_turns(world, "message")
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    return Conversation(world, 1)


async def choose_turns(world: World, where: str) -> Any:
    wang = world.people[1]
    panel = (await world.command(wang, "preferences")).response
    [change] = [id_ for id_ in custom_ids(panel.components) if id_ == "z1:change"]
    world.clock.tick()
    form = await wang.click(panel, custom_id=change)
    world.clock.tick()
    ticked = {"tick": "turns"} if where == "message" else {"untick": "turns"}
    return await send(wang, form, {}, **ticked)


async def test_who_wants_it_sees_the_roll_fall_in_the_direct_message_alone(world: World) -> None:
    talk = await begun(world)
    wang = world.people[1]
    await until_asked(world, 1)
    assert pictures_of(talk.board) == ["board.png"]
    panel = (await world.command(wang, "preferences")).response
    world.clock.tick()
    form = await wang.click(panel, custom_id="z1:change")
    world.clock.tick()
    text = answer(await send(wang, form, {}, tick="rolls"))
    assert "each roll as it falls" in text
    round_before = (await present(world)).state.round
    while (match := await present(world)).state.round == round_before or match.questions[0].seat != 1:
        await world.play_on(sensible, most=1)
    await world.env.settle()
    assert pictures_of(talk.board) == ["board.png", "roll.gif"]
    assert all("roll.gif" not in pictures_of(message) for message in world.public)


async def present(world: World) -> Match[Any]:
    match = await world.match()
    assert match is not None
    return match


async def until_asked(world: World, seat: int) -> Match[Any]:
    """Play on in the channel until a seat is asked."""
    while (match := await present(world)).questions[0].seat != seat:
        await world.play_on(sensible, most=1)
    return match


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_a_turn_is_played_in_both_places(world: World, language: str) -> None:
    words = speech(language)
    talk = await begun(world, language)
    zoe, wang = world.people[:2]
    await until_asked(world, 1)
    assert len(talk.messages) == 1
    panel = talk.board
    assert pictures_of(panel) == ["board.png"]
    assert [*options_on(panel)] == [*options_on(world.board)], "the whole move panel"
    assert words("board-link") in str(panel.components)
    assert f"<#{world.channel.id}>" in texts(panel.components), "it says which match it is"
    assert wang.id not in world.public[-1].ping_user_ids, "the direct message notifies"

    turns, message_count = 0, 1
    while (match := await present(world)).questions[0].seat == 1:
        option, before = sensible(match, match.questions[0]), str(world.board.components)
        if turns % 2:
            assert not answer(await world.choose(wang, option))
        else:
            assert not answer(await talk.choose(option))
        assert str(world.board.components) != before, "the channel follows"
        turns += 1
        now = await present(world)
        if now.questions[0].seat == 1:
            assert len(talk.messages) == message_count + (now.turn_began == len(now.journal)), (
                "edited while the turn goes on"
            )
            assert [*options_on(talk.board)] == [*options_on(world.board)]
            message_count = len(talk.messages)
    where = words("turn-where", game=words("hercules-title"), channel=f"<#{world.channel.id}>")
    over = texts(talk.messages[0].components)
    assert words("turn-over", where=where) in over
    assert "王小明\u2069 is next" not in over, "the own next turn has a message of its own"
    assert words("turn-waiting-too", where=where) not in over
    assert not any(any(options_on(each)) for each in talk.messages), "closed when the turn ends"
    await until_asked(world, 1)
    assert len(talk.messages) == message_count + 1, "one message per turn"
    await talk.press("su") if any(id_.startswith("su:") for id_ in custom_ids(talk.board.components)) else None
    await choose_turns(world, "channel")
    assert not any(any(options_on(each)) for each in talk.messages), "closed when it is not wanted any more"
    assert zoe.id not in {zoe.id for each in talk.messages if each.ping_user_ids}


async def test_another_match_that_waits_for_the_same_person_is_named(world: World) -> None:
    tables, own = world.bot.tables, Person(world.people[1].id, "王小明")
    talk, elsewhere = await begun(world), world.server.create_text_channel("agora")
    with world.env._bot_scope():
        lobby = await tables.lobbies.open(NewTable(world.server.id, elsewhere.id, own, "hercules", {"first": "host"}))
        await tables.lobbies.add_computer(lobby.id, own)
        await tables.lobbies.start(lobby.id, own)
    for _ in range(3):
        await until_asked(world, 1)
        await until_asked(world, 0)
    assert any("Zoë\u2069 is next." in texts(each.components) for each in talk.messages)
    over = next(texts(each.components) for each in talk.messages if "your turn is over" in texts(each.components))
    closed = [each for each in talk.messages if "is over" in texts(each.components)]
    assert all("Plan my next turn" in [part.get("label") for part in walk(each.components)] for each in closed)
    assert f"<#{elsewhere.id}> is waiting for you too." in over.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(("code", "remembered"), [(50007, True), (50278, True), (40003, False)])
async def test_a_refused_message_falls_back_to_the_channel_at_once(world: World, code: int, remembered: bool) -> None:
    talk = await begun(world)
    wang = world.people[1]
    channel = talk.person.dm_channel.id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=code, times=1)
    await until_asked(world, 1)
    assert not talk.messages
    assert wang.id in world.public[-1].ping_user_ids, "called in the channel, in a message of its own"
    text = texts((await world.command(wang, "preferences")).response.components)
    assert ("didn’t reach" in text) is remembered
    assert "50007" not in "".join(texts(each.components) + each.content for each in world.public)
    if remembered:
        await world.play_on(sensible, most=1)
        await until_asked(world, 0)
        await until_asked(world, 1)
        assert not talk.messages, "not tried again"
        assert wang.id in world.board.ping_user_ids
        await choose_turns(world, "message")
        assert [*options_on(talk.board)] == [*options_on(world.board)], "until it is chosen again"


def hide(world: World) -> None:
    """The second person may not see the channel any more."""
    denied = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(world.people[1].id, OverwriteType.MEMBER, deny=denied)
    world.env.backend.set_overwrite(world.channel.id, overwrite)


def told_of_the_match(world: World, talk: Conversation) -> list[str]:
    """What stands in the direct messages of it: words of others and of the game, pictures, choices."""
    game, zoe = "Hercules", "Zoë"
    matches = [word for each in talk.messages for word in (game, zoe) if word in texts(each.components)]
    return [*matches, *(name for each in talk.messages for name in (*pictures_of(each), *options_on(each)))]


@pytest.mark.parametrize("how", ["hidden", "left", "planted"])
async def test_nothing_is_told_of_a_channel_that_cannot_be_seen(
    world: World, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    if how == "planted":

        async def sees(*_: object) -> bool:
            return True

        monkeypatch.setattr("bot.messenger.can_see", sees)
    talk = await begun(world)
    match = await until_asked(world, 1)
    [open_turn], question = talk.messages, match.questions[0]
    assert told_of_the_match(world, talk)
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    (world.server.remove_member(world.people[1]) if how == "left" else hide(world))

    text = answer(await talk.choose(question.options[0].id))
    assert "can’t confirm that you may see" in text
    for name in ("move", "board", "mine", "log", "hint"):
        assert "can’t confirm that you may see" in answer(await talk.command(name))
    assert "Zoë" not in answer(await talk.command("games"))
    assert len((await present(world)).journal) == len(match.journal), "nothing was played"
    await world.bot.tables.time.show_turns(talk.person.id)
    await world.env.settle()
    leaks = told_of_the_match(world, talk)
    assert bool(leaks) is (how == "planted"), leaks
    if how != "planted":
        assert "no longer see the match’s channel" in texts(talk.messages[-1].components)
        assert [each.id for each in talk.messages] == [open_turn.id]
    assert not any("direct" in texts(each.components).lower() for each in world.public), "and nobody else hears of it"
