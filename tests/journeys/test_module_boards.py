"""A match with a module shows the board, or the labyrinth or the Titans' track while it is asked about that."""

from __future__ import annotations

from typing import Any

import pytest
from clicker import Clicker
from discord_contract import walk
from olympus import World, answer, custom_ids, texts

from bot.features.board import private
from bot.interactions.components import pages_of
from bot.reading.pictures import asks_on_second_board
from tests.short_forms import some

GALLERY = 12
LEGENDS = {"goddess": "Labyrinth explained", "titans": "Titans explained"}
ALT, UPLOAD = 1_024, 10_000_000
"""Discord's limits: characters of a description, and bytes of all files of a message."""


async def begun(world: World, people: int, **settings: str) -> None:
    """A match of so many people."""
    host, *others = world.people[:people]
    await world.command(host, "play diceforge", **settings)
    for person in others:
        await world.click(person, _id(world, ":join"))
    await world.click(host, _id(world, ":start"))
    assert await world.match() is not None


def _id(world: World, end: str) -> str:
    return next(id_ for id_ in custom_ids(world.board.components) if id_.endswith(end))


def list_files(message: Any) -> list[list[str]]:
    """What each gallery of a message shows, by the end of its address."""
    galleries = [part for part in walk(message.components) if part["type"] == GALLERY]
    return [[item["media"]["url"].partition("?")[0].rpartition("/")[2] for item in part["items"]] for part in galleries]


def check(world: World, message: Any, expected: list[str]) -> None:
    attachments = world.seen_raw(message.id).attachments
    assert [file["filename"] for file in attachments] == expected
    assert list_files(message) == [[name] for name in expected]
    for part in walk(message.components):
        for item in part.get("items", ()) if part["type"] == GALLERY else ():
            assert 40 < len(item["description"]) <= ALT
    sizes = [file["size"] for file in attachments]
    assert all(0 < size <= 700_000 for size in sizes)
    assert sum(sizes) <= UPLOAD


@pytest.mark.parametrize("module", some(["goddess", "titans"], 2))
async def test_the_board_has_one_picture_and_the_other_stands_behind_a_button(
    painted_world: World, module: str
) -> None:
    world = painted_world
    await begun(world, 2, module=module)
    clicker = Clicker(world, 1)
    for _ in range(5):
        match = await world.match()
        assert match is not None
        check(world, world.board, ["module.png" if asks_on_second_board(match) else "board.png"])
        await clicker.play(2)
    for label, name in (("Rebellion board", "module.png"), ("Board", "board.png")):
        check(world, (await world.look(world.people[0], label)).response, [name])
    legend = (await world.look(world.people[1], LEGENDS[module])).response
    assert legend.ephemeral
    check(world, legend, ["legend.png"])
    described = answer(await world.look(world.people[1], "Board in words"))
    assert {"goddess": "The labyrinth of the Goddess, round", "titans": "The Titans’ track, round"}[module] in described
    assert {"goddess": "36 the Goddess", "titans": "Spaces 26 to 31"}[module] in described


async def test_the_board_in_words_has_pages(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(world, 2, module="titans")
    monkeypatch.setattr(private, "pages_of", lambda text: pages_of(text, 900))
    zoe = world.people[0]
    panel = (await world.look(zoe, "Board in words")).response
    first, messages = texts(panel.components), len(world.public)
    (second,) = custom_ids(panel.components)
    await zoe.click(panel, custom_id=second)
    assert texts(panel.components) not in ("", first)
    before, _ = custom_ids(panel.components)
    await zoe.click(panel, custom_id=before)
    assert texts(panel.components) == first
    assert len(world.public) == messages


async def test_a_match_without_a_module_has_one(painted_world: World) -> None:
    world = painted_world
    await begun(world, 2)
    check(world, world.board, ["board.png"])
    more = (await world.press(world.people[1], "More…")).response
    assert not [part for part in walk(more.components) if part.get("label") in (*LEGENDS.values(), "Rebellion board")]
    assert "labyrinth" not in answer(await world.look(world.people[1], "Board in words"))
