"""Records of a match: replay, steps, hints, statistics, leaderboard, its end."""

from __future__ import annotations

import asyncio
import re
from itertools import count
from typing import Any

import pytest
from discord_contract import BUTTON, walk
from olympus import World, answer, at_random, custom_ids, options_on, pictures_of, sensible, texts

from bot.features.history.my_matches import PAGE
from bot.languages import speech
from bot.runtime.clock import DAY, HOUR
from bot.tables.model.options import token
from bot.tables.people.people import Person
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable

ENGLISH = re.compile(r"\b(the|your|turn|match|round|takes|rolls|players?|board|choose|seat)\b", re.IGNORECASE)


async def begun(world: World, *, play: str = "play hercules") -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, play)
    await world.press(wang, "Join")
    await world.press(zoe, "Start")


def button(message: Any, sign: str) -> dict[str, Any]:
    """The button with this sign or label."""
    for component in walk(message.components):
        named = (component.get("label"), (component.get("emoji") or {}).get("name"))
        if component["type"] == BUTTON and sign in named:
            return component
    raise AssertionError(f"no {sign} here")


async def nearly_over(world: World) -> None:
    """Play the channel's match, but for the choice that ends it, without clicks."""
    tables, choose = world.bot.tables, at_random(5)
    table = await tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    for interaction in count(9_000):
        match = await tables.lookup.match(table.id)
        question = match.questions[0]
        option = choose(match, question)
        after = match.fork()
        after.play(question.seat, option)
        if after.is_finished:
            return
        world.clock.tick()
        person = table.seats[question.seat].person
        await tables.play.choose(table.id, person or 0, ticket_of(table, question), option, interaction)


async def test_a_match_is_gone_through_step_by_step(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    mar, scenes = world.people[2], []
    draw = world.bot.studio.draw

    async def note(kind: str, scene: Any) -> Any:
        scenes.append(scene)
        return await draw(kind, scene)

    await begun(world)
    await world.play_on(sensible, 5)
    replay = await world.command(mar, "replay")
    assert replay.ephemeral
    assert "so far" in answer(replay)
    assert pictures_of(replay.response) == ["replay.gif"]

    panel = (await mar.click(replay.response, label="Step by step")).response
    assert "the start" in texts(panel.components)
    monkeypatch.setattr(world.bot.studio, "draw", note)
    assert pictures_of(panel) == ["board.png"]
    assert button(panel, "⏮️")["disabled"]
    assert button(panel, "◀️")["disabled"]
    steps = []
    for _ in range(3):
        panel = (await mar.click(panel, custom_id=button(panel, "▶️")["custom_id"])).response
        steps.append(texts(panel.components))
    assert len(set(steps)) == 3
    begun_after = [scene.since for scene in scenes]
    ended_after = [len(scene.match.events) for scene in scenes]
    assert begun_after[1:] == ended_after[:-1], "each board marks what has changed since the one before"
    assert begun_after[0] < ended_after[0]
    back = (await mar.click(panel, custom_id=button(panel, "◀️")["custom_id"])).response
    assert texts(back.components) == steps[1]
    single = (await mar.click(back, label="Choice by choice")).response
    assert button(single, "Turn by turn")
    end = (await mar.click(single, custom_id=button(single, "⏭️")["custom_id"])).response
    assert "choice 5 of 5" in texts(end.components)
    assert button(end, "▶️")["disabled"]


async def takes_pages(replay: Any, person: Any) -> None:
    """A person who has played takes the replay as pages, once in a while."""
    result = await person.click(replay.response, label="As pages")
    assert result.ephemeral
    (file,) = result.response.attachments
    assert file.filename.startswith("hercules-")
    assert file.filename.endswith(".zip")
    again = await person.click(replay.response, label="As pages")
    assert "busy" in answer(again)


async def test_the_end_tells_ratings_and_offers_the_replay(world: World) -> None:
    zoe, wang, mar = world.people[:3]
    await begun(world)
    assert "No finished match" in answer(await world.command(zoe, "stats"))
    assert "No match between people" in answer(await world.command(zoe, "leaderboard"))
    await nearly_over(world)
    await world.bot.dispatcher.idle()
    await world.play_on(at_random(5))
    text = texts(world.public[-1].components)
    assert text.count("⭐") == 2
    assert "(+" in text
    replay = await world.press(mar, "Replay", world.public[-1])
    assert replay.ephemeral
    assert "replayed" in answer(replay)
    assert "As pages" not in str(replay.response.components), "only those who have played take it with them"
    await takes_pages(await world.press(zoe, "Replay", world.public[-1]), zoe)

    own = answer(await world.command(zoe, "stats"))
    assert "One match with others" in own
    assert "⭐" in own
    assert "⏱️" in own
    assert "🎲" in own
    assert "on all servers" in own
    other = answer(await world.command(mar, "stats", person=wang))
    assert "matches on this server" in other
    board = answer(await world.command(mar, "leaderboard"))
    assert board.count("🌱 new") == 2, "a rank needs more than one match"
    assert "Hercules" in board
    assert answer(await world.command(mar, "leaderboard", game="diceforge")) != board
    await world.command(wang, "preferences", language="de")
    for name in ("stats", "leaderboard", "replay", "log", "verify"):
        german = answer(await world.command(wang, name))
        assert german
        assert not ENGLISH.search(re.sub(r"<[^>]*>|`[^`]*`", "", german)), german


async def unrated(world: World) -> None:
    """The next match counts for no rating: one of its people does not want to be rated."""
    await world.bot.tables.people.change_preferences(
        world.people[0].id, lambda preferences: preferences._replace(rated=False)
    )


async def test_a_hint_names_an_option_and_why_and_how_much_better_it_is(world: World) -> None:
    mar = world.people[2]
    await unrated(world)
    await begun(world)
    match = await world.match()
    assert match is not None
    actor = await world.seated(match.questions[0].seat)
    other = next(person for person in world.people[:2] if person is not actor)
    hint = await world.command(actor, "hint")
    assert hint.ephemeral
    text = answer(hint)
    assert "I’d play" in text
    assert re.search(r"I’m (very|fairly) sure that (it beats|my choice beats it)|about equally good", text)
    assert re.search(r"\d points? now \(", text), "what it brings stands in points, by source"
    assert "points by the end" not in text, "the figures come with the reason that is asked for"
    assert "log tells" not in text
    why = (await actor.click(hint.response, label="Why?")).response
    assert re.search(r"Played on to the end, it comes out [+−][\d.]+ points against", texts(why.components))
    assert "+0%" not in texts(why.components)
    assert "Why?" not in {part.get("label") for part in walk(why.components)}
    assert "turn" in answer(await world.command(other, "hint"))
    assert "aren’t playing" in answer(await world.command(mar, "hint"))
    assert "asked for a hint" not in answer(await world.command(mar, "log"))
    assert len(match.journal) == 0


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
async def test_a_hint_is_played_by_its_button(world: World, game: str) -> None:
    await unrated(world)
    await begun(world, play=f"play {game}")
    match = await world.match()
    assert match is not None
    actor = await world.seated(match.questions[0].seat)
    hint = (await world.command(actor, "hint")).response
    id_ = button(hint, "Play it")["custom_id"]
    advised = id_.split(":", 3)[3]
    await actor.click(hint, label="Play it")
    after = await world.match()
    assert after is not None
    assert [(entry.seat, entry.option) for entry in after.journal][:1] == [(match.questions[0].seat, advised)]
    late = await world.forged(actor, id_, world.board)
    assert answer(late), "a second click is answered and plays nothing"
    again = await world.match()
    assert again is not None
    assert again.journal[: len(after.journal)] == after.journal


async def test_a_hint_is_given_up_when_the_match_moves_on(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its question was answered meanwhile, perhaps on another device."""
    await unrated(world)
    await begun(world)
    tables, table = world.bot.tables, await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    live = await tables.repository.live(table.id)
    question = live.playing.questions[0]
    actor, given_up = await world.seated(question.seat), asyncio.Event()

    async def move_on() -> None:
        with world.env._bot_scope():
            option, click = question.options[0].id, world.clock.time
            await tables.play.choose(table.id, actor.id, ticket_of(live.table, question), option, click)

    async def endless(*arguments: object) -> None:
        moving = asyncio.create_task(move_on())
        try:
            await asyncio.sleep(60)
        finally:
            await moving
            given_up.set()

    monkeypatch.setattr(tables.computers.thinking, "work_out", endless)
    assert "has moved on" in answer(await world.command(actor, "hint"))
    assert given_up.is_set()
    assert "asked for a hint" not in answer(await world.command(actor, "log"))


async def test_in_a_rated_match_everybody_must_agree_to_hints(world: World) -> None:
    await begun(world)
    tables, table = world.bot.tables, await world.bot.tables.lobbies.in_channel(world.channel.id)
    match = await world.match()
    assert table is not None
    assert match is not None
    actor = await world.seated(match.questions[0].seat)
    other = next(person for person in world.people[:2] if person is not actor)
    hint = await world.command(actor, "hint")
    assert "hints are off" in answer(hint)
    assert "would choose" not in answer(hint)
    assert await tables.results.is_rated(table.id), "a question alone changes nothing"
    asking = (await actor.click(hint.response, label="Ask to play unrated")).response
    assert "Waiting for" in texts(asking.components)
    assert "makes this match **unrated**" in texts(world.public[-1].components)
    assert await tables.results.is_rated(table.id), "one alone takes no rating from the others"

    await world.press(other, "Decline", world.public[-1])
    assert await tables.results.is_rated(table.id)
    assert "keep the match rated" in answer(await world.command(actor, "log"))
    again = (await world.command(actor, "hint")).response
    assert "said no" in answer(await actor.click(again, label="Ask to play unrated"))
    await world.play_on(sensible, 1)

    match = await world.match()
    assert match is not None
    actor = await world.seated(match.questions[0].seat)
    other = next(person for person in world.people[:2] if person is not actor)
    again = (await world.command(actor, "hint")).response
    await actor.click(again, label="Ask to play unrated")
    await world.press(other, "Agree", world.public[-1])
    assert not await tables.results.is_rated(table.id)
    assert "this match is now unrated" in answer(await world.command(other, "log"))
    assert "I’d play" in answer(await world.command(actor, "hint"))
    await nearly_over(world)
    await world.bot.dispatcher.idle()
    await world.play_on(at_random(5))
    assert "⭐" not in texts(world.public[-1].components)


async def test_a_german_hint_and_step(world: World) -> None:
    zoe = world.people[0]
    await world.command(zoe, "preferences", language="de")
    await world.command(zoe, "play solo")
    hint = answer(await world.command(zoe, "hint"))
    replay = await world.command(zoe, "replay")
    step = (await zoe.click(replay.response, label="Schritt für Schritt")).response
    for text in (hint, answer(replay), texts(step.components)):
        assert text
        assert not ENGLISH.search(text), text


async def test_german_words_about_hints_in_a_rated_match(world: World) -> None:
    zoe, wang = world.people[:2]
    await begun(world)
    for person in (zoe, wang):
        await world.command(person, "preferences", language="de")
    match = await world.match()
    assert match is not None
    actor = await world.seated(match.questions[0].seat)
    first = await world.command(actor, "hint")
    second = (await actor.click(first.response, label="Ungewertet spielen? Andere fragen")).response
    for text in (answer(first), texts(second.components)):
        assert text
        assert not ENGLISH.search(re.sub(r"\u2068[^\u2069]*\u2069", "", text)), text


async def test_a_table_may_tell_of_hints(world: World) -> None:
    zoe = world.people[0]
    for key, value in (("hints", True), ("limit", DAY)):
        await world.bot.tables.servers.choose_usual(world.server.id, {key: token(value)})
    await unrated(world)
    await begun(world)
    match = await world.match()
    assert match is not None
    actor = await world.seated(match.questions[0].seat)
    for _ in range(2):
        assert "logs hints" in answer(await world.command(actor, "hint"))
    log = answer(await world.command(zoe, "log", round=1))
    assert log.count("asked for a hint") == 1
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    for person in world.people[:2]:
        assert f"time runs out <t:{(table.moved + DAY) // 1000}:R>" in answer(await world.command(person, "games"))


async def test_no_option_of_a_table_allows_hints_in_a_rated_match(world: World) -> None:
    await begun(world)
    zoe = world.people[0]
    tables, table = world.bot.tables, await world.bot.tables.lobbies.in_channel(world.channel.id)
    match = await world.match()
    assert table is not None
    assert match is not None
    actor = await world.seated(match.questions[0].seat)
    for value in ("yes", "no"):
        await tables.lobbies.choose_table_option(table.id, Person(zoe.id, "Zoë"), "hints", value)
        assert "hints are off" in answer(await world.command(actor, "hint"))
    assert await tables.results.is_rated(table.id)
    assert "asked for a hint" not in answer(await world.command(actor, "log"))


async def test_alone_a_hint_can_be_followed_to_the_end_of_a_turn(world: World) -> None:
    zoe = world.people[0]
    await world.command(zoe, "play solo")
    hint = await world.command(zoe, "hint")
    assert "I’d play" in answer(hint)
    assert custom_ids(hint.response.components)
    assert list(options_on(world.board))


async def test_the_list_of_matches_is_paged(world: World) -> None:
    zoe = world.people[0]
    host = Person(zoe.id, "Zoë")
    for number in range(PAGE + 2):
        channel = world.server.create_text_channel(f"temple-{number}")
        await world.bot.tables.lobbies.open(NewTable(world.server.id, channel.id, host, "hercules"))
        world.clock.time += HOUR
    first = await world.command(zoe, "games")
    assert f"{PAGE + 2} matches" in answer(first)
    assert "Page 1 of 2" in answer(first)
    second = (await zoe.click(first.response, label="Page 2 of 2")).response
    assert texts(second.components).count("🚪") == 2


async def test_the_board_of_a_finished_match_says_that_it_is_over(world: World) -> None:
    mar, other = world.people[2], world.people[1]
    await begun(world)
    assert await world.play_on(sensible) > 10
    words = speech("en")
    for person in (mar, other):
        panel = (await world.command(person, "board")).response
        labels = [each["label"] for each in walk(panel.components) if each.get("label")]
        assert words("final-title", game=words("hercules-title")) in texts(panel.components)
        assert words("rematch-press") in labels
        assert not [label for label in labels if "Undo" in label or "Hint" in label]
