"""The helpers behind *More …*, pressed one by one: what the offered cards do, a hint, the board explained, feats."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from discord_contract import walk
from olympus import World, answer, at_random, custom_ids, texts

from bot.features.board import private
from bot.interactions.components import text_pages
from bot.languages import LANGUAGES, speech
from bot.languages.card_names import faces_of
from bot.reading.board import view_button
from bot.reading.offered_cards import texts_of_offered
from bot.tables.rules.choices import ticket_of
from engine.match import Match
from engine.registry import find_game
from rendering.registry import menu_of
from tests.short_forms import some

GALLERY = 12
NOTHING, UNASKED = "no card or die face to explain", "It isn’t your turn to choose"


async def begun(world: World, game: str) -> Match[Any]:
    zoe, wang = world.people[:2]
    await world.command(zoe, f"play {game}")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    match = await world.match()
    assert match is not None
    return match


async def players(world: World, match: Match[Any]) -> tuple[Any, Any]:
    """Who is asked, and the other one."""
    actor = await world.seated(match.questions[0].seat)
    return actor, next(person for person in world.people[:2] if person is not actor)


def pictures(message: Any) -> list[str]:
    """The names of the pictures that a message shows."""
    galleries = [part for part in walk(message.components) if part["type"] == GALLERY]
    return [item["media"]["url"].partition("?")[0].rpartition("/")[2] for part in galleries for item in part["items"]]


async def test_what_is_offered_is_told_to_the_one_who_is_asked(world: World) -> None:
    match = await begun(world, "hercules")
    actor, other = await players(world, match)
    panel = (await world.look(actor, "Explain my options")).response
    assert panel.ephemeral
    stacks = {str(option.facts["demigod"]) for option in match.questions[0].options if option.group == "labour"}
    for stack in stacks - {""}:
        assert f"### {stack.capitalize()}" in texts(panel.components)
    assert "**Symbol" in texts(panel.components)
    assert UNASKED in answer(await world.look(other, "Explain my options"))
    more = (await world.press(world.people[2], "More…")).response
    assert "Explain my options" not in {part.get("label") for part in walk(more.components)}, "a spectator is not asked"
    assert len(match.journal) == 0


async def test_what_is_offered_has_pages(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(private, "text_pages", lambda paragraphs: text_pages(paragraphs, 300))
    actor, _ = await players(world, await begun(world, "diceforge"))
    panel = (await world.look(actor, "Explain my options")).response
    first = texts(panel.components)
    await actor.click(panel, custom_id=custom_ids(panel.components)[0])
    assert texts(panel.components) not in ("", first)
    await actor.click(panel, custom_id=custom_ids(panel.components)[0])
    assert texts(panel.components) == first


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
def test_a_face_is_told_once_and_what_it_replaces_is_not(language: str) -> None:
    match = Match.start(find_game("diceforge"), 2, {}, seed=bytes(32))
    while not any(option.group == "forge" for option in match.questions[0].options):
        match.play(match.questions[0].seat, match.questions[0].options[0].id)
    words, question = speech(language), match.questions[0]
    pages = texts_of_offered(match, question, words)
    offered = {str(option.facts["face"]) for option in question.options if option.group == "forge"}
    old = {str(option.facts["old"]) for option in question.options if option.group == "forge"} - offered
    assert offered <= set(faces_of("diceforge"))
    assert old
    titles = [page.partition("\n")[0].removeprefix("### ").lower() for page in pages]
    assert len(titles) == len(set(pages))
    assert {words.face("diceforge", face).lower() for face in offered} <= set(titles)
    assert not {words.face("diceforge", face).lower() for face in old} & set(titles)


async def test_where_no_card_is_offered_that_is_said(world: World) -> None:
    match = await begun(world, "diceforge")
    table, choose = await world.bot.tables.lobbies.in_channel(world.channel.id), at_random(5)
    assert table is not None
    for interaction in count(9_000):
        question = match.questions[0]
        if not texts_of_offered(match, question, speech("en")):
            break
        world.clock.tick()
        person, ticket = table.seats[question.seat].person, ticket_of(table, question)
        await world.bot.tables.play.choose(table.id, person or 0, ticket, choose(match, question), interaction)
        match = await world.bot.tables.lookup.match(table.id)
    actor, _ = await players(world, match)
    assert NOTHING in answer(await world.look(actor, "Explain my options"))


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
async def test_the_other_helpers_answer_a_click(painted_world: World, game: str) -> None:
    world = painted_world
    match = await begun(world, game)
    actor, other = await players(world, match)
    hint = (await world.look(actor, "💡 Hint")).response
    assert hint.ephemeral
    assert "rated, so hints are off" in texts(hint.components)
    assert "turn" in answer(await world.look(other, "💡 Hint"))
    labels = [view_button(game, 1, view, speech("en")).label for view in menu_of(match)]
    assert "Board explained" in labels
    for label in labels:
        panel = (await world.look(other, label)).response
        assert panel.ephemeral
        assert len(pictures(panel)) == 1
        assert "couldn’t draw" not in texts(panel.components)
    assert len(match.journal) == 0
