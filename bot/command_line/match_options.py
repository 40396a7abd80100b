"""Options that several commands share: the game, its settings, its seats and the seed."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Any

import typer

from bot.command_failures import Fault
from engine.chance import SEED_BYTES
from engine.errors import BadSettings
from engine.game import Game
from engine.registry import UnknownGame, find_game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of the game, such as hercules.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--options", metavar="KEY=VALUE …", help="Settings of the game, such as variant=simplified."),
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="The number of players.")]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="A number or word from which all chance is derived.")]


def chosen_game(name: str) -> Game[Any]:
    """The game of that name. Raises Fault."""
    try:
        return find_game(name)
    except UnknownGame as unknown:
        raise Fault(str(unknown)) from None


def chosen_seats(game: Game[Any], seats: int | None) -> int:
    """The number of seats: as given, else two, else the fewest of the game. Raises Fault for an impossible number."""
    if seats is None:
        return 2 if 2 in game.seats else game.seats[0]
    if seats not in game.seats:
        raise Fault(f"{game.key} is played with {', '.join(map(str, game.seats))} seats, not {seats}.")
    return seats


def chosen_settings(game: Game[Any], seats: int, options: Sequence[str] | None) -> dict[str, str]:
    """The settings written as ``key=value``, checked against the game. Raises Fault."""
    settings = written_settings(options)
    try:
        game.settle(seats, settings)
    except BadSettings as bad:
        raise Fault(str(bad)) from None
    return settings


def written_settings(options: Sequence[str] | None) -> dict[str, str]:
    """The settings written as ``key=value``, of whatever game. Raises Fault."""
    settings: dict[str, str] = {}
    for option in options or ():
        key, equals, value = option.partition("=")
        if not equals or not key or not value:
            raise Fault(f"An option is written KEY=VALUE, not {option!r}.")
        settings[key] = value
    return settings


def seed_bytes(seed: str) -> bytes:
    """The 32 secret bytes that a typed seed stands for; 64 hexadecimal digits stand for themselves."""
    if len(seed) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(seed)
        except ValueError:
            pass
    return sha256(seed.encode("utf-8", "surrogatepass")).digest()
