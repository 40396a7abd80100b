"""Who waits asks whether someone is still interested, and reads the answer on the board."""

from __future__ import annotations

from typing import Any

import pytest
from discord_contract import walk
from olympus import World, answer, custom_ids, texts

from bot.runtime.clock import DAY


@pytest.mark.parametrize("action", ["here", "leave"])
async def test_someone_is_called_and_answers_by_a_click(world: World, action: str) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules", first="host")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    soon = await world.look(wang, "Nudge")
    assert "Give them a little longer" in answer(soon)
    assert not [label for label in await offered_in_games(world, wang) if "Nudge" in label], "not before it may be done"
    world.clock.time += DAY
    board = world.board
    [nudge] = [label for label in await offered_in_games(world, wang) if "Nudge" in label]
    assert "Zoë" in nudge
    assert not [label for label in await offered_in_games(world, zoe) if "Nudge" in label]
    games = await world.command(wang, "games")
    text = answer(await wang.click(games.response, label=nudge))
    assert "Zoë" in text
    await world.bot.dispatcher.idle()
    call = next(each for each in reversed(world.public) if "Still interested?" in texts(each.components))
    assert f"<@{zoe.id}>" in texts(call.components)
    assert zoe.id in call.ping_user_ids
    more = (await world.press(wang, "More…", board)).response
    assert "within the last day" in answer(await wang.click(more, label="Nudge"))
    [button] = [id_ for id_ in custom_ids(call.components) if id_.startswith("ta:") and id_.endswith(action)]
    await world.click(wang, button, call)
    assert "Still interested?" in texts(world.seen_raw(call.id).components), "only who was called may answer"
    await world.click(zoe, button, call)
    await world.bot.dispatcher.idle()
    assert "Still interested?" not in texts(world.seen_raw(call.id).components)
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    assert (table.seats[0].computer is not None) is (action == "leave")
    if action == "here":
        assert "is still in" in texts(world.board.components)


async def offered_in_games(world: World, person: Any) -> list[str]:
    """The labels of what ``/games`` offers someone."""
    panel = (await world.command(person, "games")).response
    return [part["label"] for part in walk(panel.components) if part.get("label")]
