"""The queue over servers: people find each other by clicks, and play where they share no channel."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from conversation import Conversation
from form_filling import entered, send
from olympus import SILENT, World, answer, custom_ids, new_world, options_on, pictures_of, sensible, texts
from true_discord import locales

from bot.languages import LANGUAGES, speech
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from tests.short_forms import some


@pytest.fixture
async def queued_world(tmp_path: Path) -> AsyncIterator[World]:
    """A world whose operator has opened the queue."""
    async with new_world(tmp_path, queue=True) as world:
        yield world


async def press(talk: Conversation, action: str, panel: Any) -> Any:
    talk.world.clock.tick()
    return await talk.person.click(panel, custom_id=f"qu:{action}")


async def wish(talk: Conversation, **changes: Any) -> Any:
    """Wait for a match, by the panel's form; the panel as it is then."""
    panel = (await talk.command("queue")).response
    form = await press(talk, "find", panel)
    await send(talk.person, form, changes)
    return panel


async def confirm_match(world: World, person: Any) -> Table:
    """The match that the queue opens, once its people have confirmed it."""
    await world.bot.tables.queue.opening.look()
    await world.env.settle()
    (table,) = await world.bot.tables.lookup.open_tables_of(person.id)
    for each in world.people:
        if each.id in table.people:
            await world.bot.tables.musters.confirm(table.id, Person(each.id, each.name))
    await world.bot.dispatcher.idle()
    await world.env.settle()
    return await world.bot.tables.lookup.get(table.id)


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
async def test_two_strangers_play_a_match_to_its_end_in_their_messages(queued_world: World, language: str) -> None:
    world, words = queued_world, speech(language)
    anna, bo = Conversation(world, 0), Conversation(world, 1)
    locales[anna.person.id] = language
    await anna.command("preferences", language=language)
    idle = (await anna.command("queue")).response
    assert words("queue-people", count=0) in texts(idle.components)
    form = await press(anna, "find", idle)
    assert entered(form) == {"game": "hercules", "players": "2", "pace": "h24"}
    await send(anna.person, form, {})
    text = texts(idle.components)
    assert words("queue-waiting-title") in text
    assert words("options-limit-h24") in text
    await wish(bo)
    table = await confirm_match(world, anna.person)
    assert table.is_direct
    assert not world.public
    notice = texts(anna.messages[0].components)
    assert words("queue-found-title", game=words("hercules-title")) in notice
    assert table.commitment[:16] in notice
    assert "王小明" in notice

    talks = {table.own_seat(talk.person.id).number: talk for talk in (anna, bo)}
    most = 1_000 if language == "de" else 12
    for number in range(most):
        now = await world.bot.tables.lookup.get(table.id)
        if now.stage != "playing":
            break
        match = await world.bot.tables.lookup.match(table.id)
        question = match.questions[0]
        talk = talks[question.seat]
        option = sensible(match, question)
        offered = [*options_on(talk.board)]
        if option not in offered:
            option = next(each.id for each in question.options if each.id in offered)
        assert not answer(await talk.choose(option))
        if number == 3:
            actor = talks[(await world.bot.tables.lookup.match(table.id)).questions[0].seat]
            other = next(each for each in talks.values() if each is not actor)
            assert answer(await other.command("move")), "it is not their turn"
            assert pictures_of((await other.command("board")).response) == ["board.png"]
            assert pictures_of((await other.command("mine")).response) == ["seat.png"]
            panel = (await actor.command("move")).response
            await actor.choose(next(options_on(panel)), panel)
            after = await world.bot.tables.lookup.match(table.id)
            is_asked = after.questions[0].seat == table.own_seat(actor.person.id).number
            assert bool([*options_on(panel)]) is is_asked, "the private panel goes on, or ends"
            assert table.commitment in answer(await other.command("verify"))
            await other.command("table end")
            contents = [texts(each.components) for each in actor.messages + other.messages if [*options_on(each)]]
            assert any("🗳️" in each for each in contents), "who is asked reads of a vote"
    if language != "de":
        return
    assert (await world.bot.tables.lookup.get(table.id)).stage == "finished"
    for talk in (anna, bo):
        own = words if talk is anna else speech("en")
        final = talk.messages[-1]
        assert own("final-title", game=own("hercules-title")) in texts(final.components)
        assert own("queue-again")[-10:] in texts(final.components)
        assert pictures_of(final)
        assert not any(id.startswith(("sm:", "n1:")) for id in custom_ids(final.components)), "no lobby comes of it"
        assert not any(any(options_on(each)) for each in talk.messages)
        checked = await talk.command("verify")
        assert table.commitment in answer(checked)
        assert own("verify-true", moves=0)[:20] in answer(checked)
        replay = next(id for id in custom_ids(final.components) if id.startswith("e1:"))
        assert (await talk.person.click(talk.view(final), custom_id=replay)).response is not None
    assert not world.public, "nothing of it came to the server"


async def test_an_announcement_comes_to_each_in_their_messages_in_their_own_language(queued_world: World) -> None:
    world = queued_world
    anna, bo = Conversation(world, 0), Conversation(world, 1)
    locales[bo.person.id] = "de"
    await bo.command("preferences", language="de")
    await wish(anna)
    await wish(bo)
    await confirm_match(world, anna.person)
    texts_announced = {"en": "A new version tonight @everyone", "de": "Heute Abend gibt es eine neue Fassung"}
    announcement = await world.bot.tables.notices.announce(texts_announced)
    assert (len(announcement.channels), len(announcement.persons)) == (0, 2)
    await world.env.settle()
    in_english = [each for each in anna.messages if "From the operator of this bot" in each.content]
    in_german = [each for each in bo.messages if "Vom Betreiber dieses Bots" in each.content]
    assert len(in_english) == len(in_german) == 1
    assert "A new version tonight" in in_english[0].content
    assert "@everyone" not in in_english[0].content, "a mention is shown as no mention"
    assert texts_announced["de"] in in_german[0].content
    assert not world.public


async def test_friends_join_by_a_code_and_whom_one_avoids_one_does_not_meet(queued_world: World) -> None:
    world = queued_world
    talks = [Conversation(world, number) for number in range(4)]
    panel = await wish(talks[0], players="3")
    (code,) = {word.strip("*`") for word in texts(panel.components).split() if word.startswith("**`")}
    friends = (await talks[1].command("queue")).response
    form = await press(talks[1], "friends", friends)
    await send(talks[1].person, form, {"code": code.lower()})
    assert "Zoë" in texts(friends.components)
    again = await press(talks[1], "look", friends)
    assert again is not None

    avoiding = (await talks[2].command("queue")).response
    form = await press(talks[2], "avoid", avoiding)
    await send(talks[2].person, form, {"people": [world.people[1]]})
    assert f"<@{world.people[1].id}>" in texts(avoiding.components)
    await wish(talks[2], players="3")
    await world.bot.tables.queue.opening.look()
    assert await world.bot.tables.lookup.open_tables() == []
    form = await press(talks[2], "avoid", avoiding)
    assert entered(form)["people"] == [world.people[1].id]
    await wish(talks[3], players="3")
    table = await confirm_match(world, talks[3].person)
    assert {*table.people} == {talks[number].person.id for number in (0, 1, 3)}
    waiting = (await talks[2].command("queue")).response
    await press(talks[2], "leave", waiting)
    assert "No one is waiting" in texts(waiting.components)


async def test_wrong_wishes_are_answered_in_words(queued_world: World) -> None:
    world = queued_world
    anna, bo = Conversation(world, 0), Conversation(world, 1)
    panel = await wish(anna)
    idle, other = (await bo.command("queue")).response, (await bo.command("queue")).response
    form = await press(bo, "friends", idle)
    assert "No group with this code" in answer(await send(bo.person, form, {"code": "XXXXXX"}))
    form = await press(bo, "find", idle)
    await send(bo.person, form, {"players": "4"})
    form = await press(bo, "find", other)
    assert "already" in answer(await send(bo.person, form, {}))
    assert "alone" in texts(panel.components)
    world.bot.tables.queue.is_open = False
    assert "hasn’t opened one" in answer(await anna.command("queue"))


async def test_who_gets_no_message_calls_the_match_off(queued_world: World) -> None:
    world = queued_world
    anna, bo = Conversation(world, 0), Conversation(world, 1)
    await wish(anna)
    channel = bo.person.dm_channel.id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=9)
    await wish(bo)
    await world.bot.tables.queue.opening.look()
    await world.env.settle()
    assert await world.bot.tables.lookup.open_tables() == []
    text = texts(anna.messages[-1].components)
    assert "can’t reach" in text
    assert "is off" in text
    assert "/queue" in text or "</queue:" in text


async def test_who_cannot_play_reads_that_the_match_is_off_and_not_of_a_free_seat(queued_world: World) -> None:
    world, words = queued_world, speech("en")
    anna, bo = Conversation(world, 0), Conversation(world, 1)
    await wish(anna)
    await wish(bo)
    await world.bot.tables.queue.opening.look()
    await world.env.settle()
    (message,) = anna.messages
    await anna.person.click(anna.view(message), label=words("muster-press-cannot"))
    text = texts(anna.messages[0].components)
    assert words("muster-answered-off") in text
    assert words("muster-answered-cannot") not in text
    assert words("queue-title") in texts((await anna.command("queue")).response.components)


async def test_who_is_late_comes_back_by_the_button_of_the_turn_that_is_over(queued_world: World) -> None:
    world = queued_world
    anna, bo = Conversation(world, 0), Conversation(world, 1)
    await wish(anna)
    await wish(bo)
    table = await confirm_match(world, anna.person)
    match = await world.bot.tables.lookup.match(table.id)
    late = next(talk for talk in (anna, bo) if talk.person.id == table.seats[match.questions[0].seat].person)
    await world.bot.tables.seats.take_over(table.id, match.questions[0].seat, "timeout")
    await world.bot.tables.computers.idle()
    await world.bot.dispatcher.idle()
    turn = next(each for each in late.messages if "your turn is over" in texts(each.components))
    back = next(id for id in custom_ids(turn.components) if id.startswith("sr:"))
    world.clock.tick()
    assert "Welcome back" in answer(await late.person.click(late.view(turn), custom_id=back))
    assert not any(seat.away for seat in (await world.bot.tables.lookup.get(table.id)).seats)


async def test_where_the_server_has_a_forum_a_match_gets_a_post_that_calls_its_people(queued_world: World) -> None:
    world, server = queued_world, queued_world.server
    forum = server.create_forum_channel("games")
    servers = world.bot.tables.servers
    await servers.choose_places(server.id, None, None, [world.channel.id])
    await servers.choose_forum(server.id, forum.id)
    await world.env.settle()
    for person in world.people[:2]:
        panel = (await world.command(person, "queue")).response
        world.clock.tick()
        await send(person, await person.click(panel, custom_id="qu:find"), {})
    await world.bot.tables.queue.opening.look()
    await world.env.settle()
    (table,) = await world.bot.tables.lookup.open_tables_of(world.people[0].id)
    assert table.channel in [each.id for each in forum.threads]
    [request] = [each for each in world.env.http_requests if each.path.endswith(f"/channels/{forum.id}/threads")]
    called = sorted(str(person.id) for person in world.people[:2])
    assert sorted(map(str, request.json["message"]["allowed_mentions"]["users"])) == called
    assert all(f"<@{person}>" in str(request.json) for person in called)
    assert not request.json["message"]["flags"] & SILENT


async def test_a_server_offers_a_channel_and_all_who_see_it_play_in_a_thread(queued_world: World) -> None:
    world = queued_world
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    archon = world.server.add_member(world.env.create_user("archon", global_name="Archon"), roles=[role])
    panel = (await world.command(archon, "settings")).response
    assert "not on this server" in texts(panel.components)
    form = await archon.click(panel, custom_id="u1:server")
    world.clock.tick()
    await send(archon, form, {"queue": [world.channel]})
    assert f"<#{world.channel.id}>" in texts(panel.components)
    for person in world.people[:2]:
        queue_panel = (await world.command(person, "queue")).response
        world.clock.tick()
        await send(person, await person.click(queue_panel, custom_id="qu:find"), {})
    table = await confirm_match(world, world.people[0])
    assert table.server == world.server.id
    assert table.channel != world.channel.id
    in_thread = world.env.backend.messages[table.channel].values()
    assert any([*options_on(each)] for each in in_thread)
    host = next(person for person in world.people if person.id == table.host)
    refused = await world.command(host, "table time", value="none")
    assert "time limit everyone chose" in answer(refused)
