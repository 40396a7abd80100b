"""A choice on a board comes first: the answer to its click takes the choices off the board."""

from __future__ import annotations

from typing import Any

import pytest
from discord_contract import walk
from olympus import World, custom_ids, pictures_of, sensible

from tests.waiting import until

UPDATES, DEFERS = 7, 6


def first_answers(world: World) -> list[int]:
    """The kinds of the first answers to interactions."""
    return [entry.json["type"] for entry in world.env.http_requests if entry.path.endswith("/callback")]


def edits_of(world: World, message: int) -> list[Any]:
    return [entry for entry in world.env.http_requests if entry.method == "PATCH" and str(message) in entry.path]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, no click is acknowledged before its choice."""
    monkeypatch.setattr("bot.interactions.acknowledgement.LAST_WITHIN_S", 60.0)


async def begun(world: World, **table_options: str) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", **table_options)
    await world.press(wang, "Join")
    await world.press(zoe, "Start")


async def test_the_answer_to_a_click_takes_the_choices_off_its_board(world: World) -> None:
    await begun(world)
    board = world.board
    count = len(first_answers(world))
    assert await world.play_on(sensible, most=1) == 1
    await until(lambda: world.board.id != board.id)
    assert UPDATES in first_answers(world)[count:]
    left = world.seen_raw(board.id)
    assert not custom_ids(left.components)
    assert pictures_of(left) == pictures_of(board)
    assert walk(left.components)
    assert not edits_of(world, board.id)


async def test_a_board_that_is_edited_is_only_acknowledged(world: World) -> None:
    await begun(world, boards="edit")
    count = len(first_answers(world))
    assert await world.play_on(sensible, most=2) == 2
    assert set(first_answers(world)[count:]) == {DEFERS}
    assert custom_ids(world.board.components)
