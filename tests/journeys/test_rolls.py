"""The roll as it falls: behind *More…* for one person, and on the boards of a table that wants it."""

from __future__ import annotations

from typing import Any

import pytest
from discord_contract import GALLERY, walk
from olympus import World, custom_ids, pictures_of, private_pictures, sensible

from bot.processes.job_queue import PoolBusy


def boards(world: World) -> list[Any]:
    return [message for message in world.public if "board.png" in pictures_of(message)]


async def begun(world: World, game: str, **table_options: str) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, f"play {game}", **table_options)
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    await world.env.settle()


def posts(world: World) -> int:
    return sum(entry.method == "POST" and entry.path.endswith("/messages") for entry in world.env.http_requests)


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
async def test_a_board_shows_its_roll_once_it_is_there(world: World, game: str) -> None:
    await begun(world, game, rolls="yes")
    newest = boards(world)[-1]
    assert pictures_of(newest) == ["board.png", "roll.gif"]
    galleries = [part for part in walk(newest.components) if part["type"] == GALLERY]
    assert [item["description"] for each in galleries for item in each["items"]] == [
        "A sketch of the board.",
        "A sketch of the roll.",
    ]


async def test_a_board_that_is_no_longer_the_newest_keeps_its_roll(world: World) -> None:
    await begun(world, "hercules", rolls="yes")
    await world.play_on(sensible, most=6)
    await world.env.settle()
    *old, last = boards(world)
    assert custom_ids(last.components)
    pictures = [pictures_of(message) for message in old if "roll.gif" in pictures_of(message)]
    assert pictures
    assert all(each == ["board.png", "roll.gif"] for each in pictures), "a stripped board keeps both"
    assert not any(custom_ids(message.components) for message in old)


async def test_usually_no_board_shows_a_roll_and_nothing_more_is_sent(world: World) -> None:
    await begun(world, "hercules")
    await world.play_on(sensible, most=4)
    await world.env.settle()
    assert all(pictures_of(message) == ["board.png"] for message in boards(world))


async def test_a_roll_that_cannot_be_drawn_leaves_the_board_as_it_is(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    async def failing(kind: str, scene: Any) -> Any:
        tried.append(kind)
        raise PoolBusy("too much is waiting")

    monkeypatch.setattr(world.bot.services.studio, "animate", failing)
    await begun(world, "hercules", rolls="yes")
    await world.play_on(sensible, most=3)
    await world.env.settle()
    assert tried
    assert all(pictures_of(message) == ["board.png"] for message in boards(world))
    assert custom_ids(world.board.components)


async def test_a_person_asks_for_the_roll_in_private(world: World) -> None:
    await begun(world, "diceforge")
    zoe = world.people[0]
    before = posts(world)
    result = await world.look(zoe, "Show the roll")
    assert private_pictures(result) == ["roll.png"]
    assert posts(world) == before, "the channel gets nothing"
