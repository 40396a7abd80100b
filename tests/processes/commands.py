"""Every command that Discord offers, filled in with good and with odd values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from tests.discord.users import SimUser
from tests.discord.world import Channel

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 8, 10, 11
ODD_TEXTS = (
    " ",
    "0",
    "-1",
    "@everyone",
    "<@1> [x](http://127.0.0.1) ||**_`~",
    "\u202eabc\u0000\ufeff",
    "😀" * 100,
    "ß" * 3000,
    "'; DROP TABLE tables; --",
    "../../etc/passwd",
)
ODD_NUMBERS = (0, -1, 26, 2**31, 2**53 - 1, -(2**53) + 1)
ODD_FILES = (
    ("empty.txt", b""),
    ("notes.txt", b"just words"),
    ("match.json", b'{"format": 99, "journal": [[[[1]]]]}'),
    ("match.json", b"[" * 5000),
    ("picture.png", b"\x89PNG\r\n\x1a\n" + b"\x00" * 2000),
)


class Subcommand(NamedTuple):
    """A command that can be sent: its words, and its options as Discord knows them."""

    path: str
    options: tuple[Mapping[str, Any], ...]


def subcommands(person: SimUser, channel: Channel) -> list[Subcommand]:
    """Everything that is offered to this person in this channel."""
    return [
        subcommand
        for command in person.commands(channel).values()
        for subcommand in _subcommands(command, command["name"])
    ]


def _subcommands(command: Mapping[str, Any], path: str) -> Iterator[Subcommand]:
    options = command.get("options") or []
    below = [option for option in options if option["type"] in (1, 2)]
    for option in below:
        yield from _subcommands(option, f"{path} {option['name']}")
    if not below:
        yield Subcommand(path, tuple(options))


async def good_values(
    subcommand: Subcommand, person: SimUser, others: list[SimUser], channel: Channel, chance: Random
) -> dict[str, Any]:
    """What somebody would choose who reads the suggestions; what need not be chosen is left out now and then."""
    values: dict[str, Any] = {}
    for option in subcommand.options:
        if not option.get("required") and chance.random() < 0.3:
            continue
        value = await _good(subcommand, option, person, others, channel, chance, values)
        if value is not None:
            values[option["name"]] = value
    return values


async def _good(
    subcommand: Subcommand,
    option: Mapping[str, Any],
    person: SimUser,
    others: list[SimUser],
    channel: Channel,
    chance: Random,
    values: Mapping[str, Any],
) -> Any:
    if option.get("choices"):
        return chance.choice(option["choices"])["value"]
    if option.get("autocomplete"):
        offered = await person.autocomplete(channel, subcommand.path, option["name"], "", options=dict(values))
        if offered:
            return chance.choice(offered)["value"]
    match option["type"]:
        case 3:
            return "zeus"
        case 4 | 10:
            return option.get("min_value", 1)
        case 5:
            return chance.random() < 0.5
        case 6:
            return chance.choice(others)
        case 7:
            return channel if not channel.is_thread else channel.parent
        case 11:
            return ("match.json", b"{}")
    return None


def odd_values(subcommand: Subcommand, others: list[SimUser], channel: Channel, chance: Random) -> dict[str, Any]:
    """What somebody would send who means no good, as far as Discord lets it through."""
    values: dict[str, Any] = {}
    for option in subcommand.options:
        if option.get("choices"):
            values[option["name"]] = chance.choice(option["choices"])["value"]
            continue
        match option["type"]:
            case 3:
                text = chance.choice(ODD_TEXTS)[: option.get("max_length", 6000)]
                values[option["name"]] = text.ljust(max(option.get("min_length", 1), 1), "x")
            case 4 | 10:
                least, most = option.get("min_value", -(2**53) + 1), option.get("max_value", 2**53 - 1)
                values[option["name"]] = min(max(chance.choice(ODD_NUMBERS), least), most)
            case 5:
                values[option["name"]] = True
            case 6:
                values[option["name"]] = chance.choice([channel.world.bot, *others])
            case 7:
                values[option["name"]] = channel if not channel.is_thread else channel.parent
            case 11:
                values[option["name"]] = chance.choice(ODD_FILES)
    return values
