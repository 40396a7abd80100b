"""Matches in a forum: a post for each, with tags, and a title that says whose turn it is; closed after the end."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord_contract import SELECT, walk
from form_filling import send
from olympus import World, answer, custom_ids, sensible, texts
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.tables.people.people import Person
from engine.questions import TOGETHER

MINUTE = 60_000


class Forum:
    """A forum of the server, as people see it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.handle = world.server.create_forum_channel("games")

    @property
    def tags(self) -> list[str]:
        """The names of its tags."""
        return [tag["name"] for tag in self._find_channel(self.handle.id).available_tags]

    @property
    def posts(self) -> list[int]:
        """The ids of its posts, the oldest first."""
        return sorted(each.id for each in self.handle.threads)

    def _find_channel(self, id: int) -> Any:
        return self.world.env.backend.get_channel(id)

    def title(self, post: int) -> str:
        """The title of a post."""
        return re.sub("[\u2068\u2069]", "", str(self._find_channel(post).name))

    def is_closed(self, post: int) -> bool:
        """Whether a post is closed."""
        return bool(self._find_channel(post).thread_metadata.archived)

    def tags_of(self, post: int) -> list[str]:
        """The names of a post's tags."""
        names = {int(tag["id"]): tag["name"] for tag in self._find_channel(self.handle.id).available_tags}
        return [names[int(tag)] for tag in self._find_channel(post).applied_tags]

    def messages(self, post: int) -> list[Any]:
        """The bot's messages in a post, the oldest first."""
        messages = self.world.env.backend.messages[post].values()
        return sorted((each for each in messages if not each.is_ephemeral), key=lambda each: each.id)

    def find_board(self, post: int) -> Any:
        """The newest message of a post that can be clicked, as stored."""
        return next(each for each in reversed(self.messages(post)) if custom_ids(each.components))

    def newest(self, post: int) -> Any:
        """The same, as people's clients have it."""
        thread = next(each for each in self.handle.threads if each.id == post)
        return next(each for each in thread.history() if each.id == self.find_board(post).id)

    async def press(self, post: int, person: Any, label: str) -> str:
        """Press a button in a post; what was answered."""
        self.world.clock.tick()
        return answer(await person.click(self.newest(post), label=label))

    async def choose(self, post: int) -> str:
        """Let the person who is asked choose on the board of a post; the name of who that was."""
        (table,) = [each for each in await self.world.bot.tables.lookup.open_tables() if each.channel == post]
        match = await self.world.bot.tables.lookup.match(table.id)
        question, board = match.questions[0], self.newest(post)
        seat = table.seats[question.seat]
        person = next(each for each in self.world.people if each.id == seat.person)
        option = sensible(match, question)
        self.world.clock.tick()
        for part in walk(self.find_board(post).components):
            if str(part.get("custom_id", "")).endswith(f":{option}"):
                await person.click(board, custom_id=part["custom_id"])
                return seat.name
            values = [option] if part.get("max_values", 1) == 1 else option.split(TOGETHER)
            if part["type"] == SELECT and {*values} <= {each["value"] for each in part["options"]}:
                await person.select(board, values, custom_id=part["custom_id"])
                return seat.name
        raise AssertionError(f"{option} is not on the board")

    async def pass_turn(self, post: int) -> str:
        """Choose until someone else is asked; who that is."""
        first = await self.choose(post)
        while (table := await self.world.bot.tables.lobbies.in_channel(post)) is not None:
            match = await self.world.bot.tables.lookup.match(table.id)
            name = table.seats[match.questions[0].seat].name
            if name != first:
                return name
            await self.choose(post)
        raise AssertionError("the match is over")


async def settled(world: World) -> Forum:
    """A forum that the server has named for its matches, by clicks."""
    forum = Forum(world)
    await world.env.settle()
    role = world.server.create_role("archon", permissions=discord.Permissions(manage_guild=True))
    archon = world.server.add_member(world.env.create_user("archon"), roles=[role])
    panel = await world.command(archon, "settings")
    assert "**Posts for matches:** no forum" in answer(panel)
    form = await archon.click(panel.response, label="Forum…")
    text = answer(await send(archon, form, {"forum": [forum.handle]}))
    assert f"each match gets a post in <#{forum.handle.id}>" in text
    return forum


async def gathered(world: World, forum: Forum) -> int:
    """A lobby of the first person; its post."""
    zoe = world.people[0]
    before = set(forum.posts)
    text = answer(await world.command(zoe, "play hercules", **{"time-limit": "h24"}))
    assert f"a post of its own in <#{forum.handle.id}>" in text
    assert not world.public, "nothing is shown in the channel"
    (post,) = set(forum.posts) - before
    return post


async def test_a_match_is_a_post_with_tags_and_a_title(world: World) -> None:
    zoe, wang = world.people[:2]
    forum = await settled(world)
    post = await gathered(world, forum)
    assert forum.title(post) == "3 seats open · Hercules · Zoë"
    assert forum.tags == ["Open seat", "Playing", "Over", "Hercules", "A turn a day"]
    assert forum.tags_of(post) == ["Open seat", "Hercules", "A turn a day"]
    await forum.press(post, wang, "Join")
    assert forum.title(post) == "2 seats open · Hercules · Zoë and 王小明"
    await forum.press(post, zoe, "Start")
    assert forum.tags_of(post) == ["Playing", "Hercules", "A turn a day"], "tags come at once"
    assert "2 seats open" in forum.title(post), "titles may be changed twice in ten minutes"
    world.clock.time += 6 * MINUTE
    name = await forum.pass_turn(post)
    assert forum.title(post) == f"{name}’s turn · Hercules · Zoë and 王小明"
    other = await forum.pass_turn(post)
    assert name in forum.title(post)
    world.clock.time += 6 * MINUTE
    await world.restart()
    await world.env.settle()
    assert forum.title(post).startswith(f"{other}’s turn"), "a title does not lag for ever"
    lobby, *others = forum.messages(post)
    assert not any("The match has started" in texts(each.components) for each in others), "one message has the lobby"
    assert "The match has started" in texts(lobby.components)


async def test_a_post_whose_answer_is_lost_is_found_by_its_buttons(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe, wang = world.people[:2]
    forum = await settled(world)
    first = await gathered(world, forum)
    ask, lost = world.bot.http.request, list[str]()

    async def request(route: Any, **more: Any) -> Any:
        reply = await ask(route, **more)
        if route.path == "/channels/{channel_id}/threads" and not lost:
            lost.append(reply["id"])
            (table,) = [each for each in await world.bot.tables.lookup.open_tables() if not each.has_channel]
            await world.bot.tables.lobbies.join(table.id, Person(wang.id, "王小明"))
            raise TimeoutError
        return reply

    monkeypatch.setattr(world.bot.http, "request", request)
    await world.command(zoe, "play hercules")
    await world.env.settle()
    assert forum.posts == [first, int(lost[0])], "no second one is made"
    tables = {each.channel: each for each in await world.bot.tables.lookup.open_tables()}
    assert {*tables} == {*forum.posts}
    assert len(tables[int(lost[0])].people) == 2
    assert forum.title(int(lost[0])) == "2 seats open · Hercules · Zoë and 王小明"


async def test_the_second_match_has_its_own_post_and_the_first_is_closed(world: World) -> None:
    zoe = world.people[0]
    forum = await settled(world)
    post = await gathered(world, forum)
    assert len({post, await gathered(world, forum)}) == 2
    await forum.press(post, zoe, "Leave")
    assert forum.tags_of(post)[0] == "Over"
    assert forum.title(post) == "Over · Hercules · Zoë"
    assert not forum.is_closed(post), "buttons below an end work for an hour"
    world.clock.time += 61 * MINUTE
    await world.restart()
    await world.env.settle()
    assert forum.is_closed(post)


async def test_a_rematch_has_a_post_of_its_own(world: World) -> None:
    zoe, wang = world.people[:2]
    forum = await settled(world)
    post = await gathered(world, forum)
    await forum.press(post, wang, "Join")
    await forum.press(post, zoe, "Start")
    assert await world.bot.tables.lookup.open_tables()
    while await world.bot.tables.lookup.open_tables():
        await forum.choose(post)
    assert forum.tags_of(post)[0] == "Over"
    world.clock.time += 6 * MINUTE
    assert "lobby" in await forum.press(post, wang, "Rematch")
    (again,) = await world.bot.tables.lookup.open_tables()
    assert again.channel in forum.posts
    assert again.channel != post
    assert forum.title(again.channel) == "3 seats open · Hercules · 王小明"
    await forum.press(post, zoe, "Rematch")
    (again,) = await world.bot.tables.lookup.open_tables()
    assert len(again.people) == 2
    await world.restart()
    await world.env.settle()
    assert forum.title(post) == "Over · Hercules · Zoë and 王小明"


@pytest.mark.parametrize("named", [True, False])
async def test_a_rematch_is_opened_elsewhere_when_the_forum_takes_no_posts(world: World, named: bool) -> None:
    zoe, wang = world.people[:2]
    forum = await settled(world)
    post = await gathered(world, forum)
    await forum.press(post, wang, "Join")
    await forum.press(post, zoe, "Start")
    (table,) = await world.bot.tables.lookup.open_tables()
    await voted_out(world, table.id)
    barred = Overwrite(world.bot.user.id, OverwriteType.MEMBER, deny=discord.Permissions(send_messages=True).value)
    world.env.backend.set_overwrite(forum.handle.id, barred)
    other = world.server.create_forum_channel("other")
    await world.bot.tables.servers.choose_forum(world.server.id, other.id if named else None)
    await world.env.settle()
    assert "lobby" in await forum.press(post, wang, "Rematch")
    (again,) = await world.bot.tables.lookup.open_tables()
    assert again.forum == (other.id if named else None)
    assert again.channel in ([each.id for each in other.threads] if named else [post])
    await forum.press(post, zoe, "Rematch" if named else "Join")
    (again,) = await world.bot.tables.lookup.open_tables()
    assert len(again.people) == 2


async def voted_out(world: World, table: int) -> None:
    """Let the people of a match end it."""
    for person in world.people[:2]:
        await world.bot.tables.ends.vote(table, Person(person.id, "…"))
    await world.env.settle()


async def test_in_german_with_tags_that_people_have_made(world: World) -> None:
    zoe, wang = world.people[:2]
    forum = await settled(world)
    await world.bot.tables.people.set_server_language(world.server.id, "de")
    await world.command(zoe, "preferences", language="de")
    tags = [{"id": "77", "name": "OPEN SEAT", "moderated": False, "emoji_id": None, "emoji_name": None}]
    world.env.backend.edit_channel(forum.handle.id, {"available_tags": tags})
    await world.env.settle()
    text = answer(await world.command(zoe, "play diceforge"))
    assert f"eigener Beitrag in <#{forum.handle.id}>" in text
    (post,) = forum.posts
    assert forum.title(post) == "3 Plätze frei · Dice Forge · Zoë"
    assert forum.tags == ["OPEN SEAT", "Läuft", "Vorbei", "Dice Forge"], "no tag is made twice for its language"
    assert forum.tags_of(post) == ["OPEN SEAT", "Dice Forge"]
    await forum.press(post, wang, "Mitspielen")
    world.clock.time += 6 * MINUTE
    await forum.press(post, zoe, "Start")
    assert re.fullmatch(r"(Zoë|王小明) ist dran · Dice Forge · (Zoë und 王小明|王小明 und Zoë)", forum.title(post))
    print(forum.title(post))


async def test_what_the_bot_lacks_is_said_in_settings_and_to_who_opens(world: World) -> None:
    zoe = world.people[0]
    forum = await settled(world)
    hidden = Overwrite(world.bot.user.id, OverwriteType.MEMBER, deny=discord.Permissions(manage_channels=True).value)
    world.env.backend.set_overwrite(forum.handle.id, hidden)
    await world.env.settle()
    text = answer(await world.command(zoe, "play hercules"))
    assert "give me **Manage Channels** there, or create the tags *Open seat*, *Playing* and *Over* yourself" in text
    (post,) = forum.posts
    assert forum.tags_of(post) == []
    barred = Overwrite(world.bot.user.id, OverwriteType.MEMBER, deny=discord.Permissions(send_messages=True).value)
    world.env.backend.set_overwrite(forum.handle.id, barred)
    await world.env.settle()
    text = answer(await world.command(zoe, "play hercules"))
    assert f"get a post in <#{forum.handle.id}>, but I can’t make one: I’m missing **Send Messages**" in text
    assert forum.posts == [post]
    print(text)


async def test_a_match_opened_inside_a_forum_has_its_own_post_and_who_is_invited_is_called(world: World) -> None:
    zoe, wang = world.people[:2]
    forum = await settled(world)
    post = await gathered(world, forum)
    await world.bot.tables.servers.choose_forum(world.server.id, None)
    thread = next(each for each in forum.handle.threads if each.id == post)
    world.clock.tick()
    await zoe.slash(thread, "play hercules", **{"with": wang})
    (other,) = set(forum.posts) - {post}
    assert "seats open" in forum.title(other)
    called = [each for each in forum.messages(post) if f"<@{wang.id}>" in (each.content or "")]
    assert len(called) == 1
    assert f"/channels/{world.server.id}/" in called[0].content
    assert len([each for each in forum.messages(other) if "looking for players" in texts(each.components)]) == 1
    assert "continues here" in answer(await world.command(zoe, "move-here", match="2"))
    assert forum.title(other).startswith("Over")
    assert forum.tags_of(other)[0] == "Over"
