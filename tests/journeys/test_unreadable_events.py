"""Events that are cut, twisted and made up go straight into the client's parsers: nothing ends, nothing is played."""

from __future__ import annotations

import asyncio
import copy
import json
import random
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from olympus import World, options_on, sensible
from structlog.testing import capture_logs

from tests.short_forms import some

ROOT = Path(__file__).resolve().parents[2]
EVENTS = 500
ODD: tuple[Any, ...] = (None, "", "x", "\ud800", "٣", -1, 10**30, 1.5, True, [], {}, [None], {"id": None}, "9" * 400)


def paths(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of an event."""
    if here:
        yield here
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from paths(inner, (*here, key))


def twisted(event: Any, chance: random.Random) -> Any:
    """The event with up to three parts missing, or replaced by something odd."""
    result = copy.deepcopy(event)
    for _ in range(chance.randrange(1, 4)):
        way = chance.choice(list(paths(result)) or [()])
        if not way:
            break
        *lead, last = way
        if last == "token":
            continue  # without its token nobody could answer an interaction, and no check could pass an answer
        holder = result
        for key in lead:
            holder = holder[key]
        if chance.random() < 0.4:
            del holder[last]
        else:
            holder[last] = chance.choice(ODD)
    return result


def is_ours(error: BaseException) -> bool:
    """Whether an error began in the bot's code, and not within discord.py; a refused value is none."""
    if isinstance(error, discord.app_commands.CheckFailure):
        return False
    frames = [frame.filename for frame in traceback.extract_tb(error.__traceback__)]
    return bool(frames) and str(ROOT / "bot") in frames[-1]


@pytest.mark.parametrize("seed", some([1, 2], 2))
async def test_twisted_events_end_nothing_and_play_nothing(world: World, seed: int) -> None:
    def none_is_ours(_: int) -> None:
        assert not [error for error in world.env.errors if is_ours(error)]

    world.env._raise_errors_since = none_is_ours  # type: ignore[method-assign]
    world.bot.services.flood.allows = lambda *_: True  # type: ignore[method-assign]
    chance = random.Random(seed)
    events: list[dict[str, Any]] = []
    parsers = world.bot._connection.parsers
    parse = parsers["INTERACTION_CREATE"]
    parsers["INTERACTION_CREATE"] = lambda data: (events.append(copy.deepcopy(data)), parse(data))
    hero = world.people[0]
    await world.command(hero, "play solo")
    await world.press(hero, "My cards")
    await world.choose(hero, next(options_on(world.board)))
    await world.command(hero, "card", name="apollo")
    parsers["INTERACTION_CREATE"] = parse
    table, moves = await world.bot.tables.lookup.get(1), len((await world.bot.tables.lookup.match(1)).journal)
    with capture_logs():
        with world.env._bot_scope():
            for _ in range(EVENTS):
                parse(twisted(chance.choice(events), chance))
                if chance.random() < 0.1:
                    parsers["GUILD_UPDATE"](twisted({"id": str(world.server.id), "name": "x", "roles": []}, chance))
        begun = [task for task in asyncio.all_tasks() if task.get_name().startswith(("CommandTree", "discord-ui"))]
        if begun:
            await asyncio.wait(begun, timeout=30)
        await world.env.settle(timeout=30)
    match = await world.bot.tables.lookup.match(1)
    clicks = [event for event in events if event["type"] == 3 and json.dumps(event).count("t1:")]
    assert len(match.journal) <= moves + len(clicks)
    assert match.save()
    assert (await world.bot.tables.lookup.get(1)).version == table.version + len(match.journal) - moves
    world.bot.incidents.count = 0
    world.clock.time += 60_000
    await world.play_on(sensible, most=2)
