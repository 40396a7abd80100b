"""Turns tried out by clicks: what the tests of trials and plans do with them."""

from __future__ import annotations

from typing import Any

from discord_contract import walk
from olympus import World, custom_ids

from bot.tables.model.table import Plan
from engine.match import Match


def tried_options(message: Any) -> list[str]:
    """The options that a trial offers, by button or select."""
    offered = [id_.split(":", 3)[3] for id_ in custom_ids(message.components) if id_.startswith("yp:")]
    selects = [part for part in walk(message.components) if part.get("custom_id", "")[:3] in ("ys:", "yf:", "ym:")]
    return [*offered, *(each["value"] for part in selects for each in part["options"])]


async def begun(world: World, *, play: str = "play hercules") -> None:
    zoe, bo = world.people[:2]
    await world.command(zoe, play)
    await world.press(bo, "Join")
    await world.press(zoe, "Start")


async def begin_waiting(world: World, language: str, game: str = "diceforge") -> tuple[Match[Any], int, Any]:
    """A match of two that has begun, the seat that waits for the other one, and its person, who reads this language."""
    await begun(world, play=f"play {game}")
    match = await world.match()
    assert match is not None
    seat = 1 - match.questions[0].seat
    person = await world.seated(seat)
    await world.bot.tables.people.set_language(person.id, language)
    return match, seat, person


async def take(world: World, person: Any, message: Any, option: str) -> Any:
    """Choose an option of a trial, in two steps where it is offered so."""
    if option not in tried_options(message):
        first = next(value for value in tried_options(message) if value.endswith(":") and option.startswith(value))
        message = (await world.choose(person, first, message)).response
    return (await world.choose(person, option, message)).response


def labelled(message: Any, label: str) -> dict[str, Any]:
    return next(part for part in walk(message.components) if part.get("label") == label)


async def plan_of(world: World, person: Any) -> Plan | None:
    table = await world.bot.tables.lobbies.in_channel(world.channel.id)
    assert table is not None
    return table.own_seat(person.id).plan
