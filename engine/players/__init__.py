"""Computer players. Each looks at a match, as a person at the table would, and names the option it would choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.errors import NotAsked
from engine.game import Advice, Game
from engine.match import Match
from engine.players.random_player import choose_randomly

PLAYERS = ("random", "greedy")
"""The computer players that every game has, the weakest first."""

_KNOW_EVERY_GAME: Mapping[str, Callable[[Match[Any], int], Advice]] = {"random": choose_randomly}


class UnknownPlayer(LookupError):
    """There is no computer player of that name. The message says which there are."""


def choose(name: str, match: Match[Any], seat: int) -> Advice:
    """What the computer player of that name would choose for a seat that is asked something.

    Raises UnknownPlayer, or NotAsked when the seat has nothing to choose.
    """
    player = find_player(name, match.game)
    if match.question_for(seat) is None:
        raise NotAsked(seat)
    return player(match, seat)


def find_player(name: str, game: Game[Any]) -> Callable[[Match[Any], int], Advice]:
    """The computer player of that name for a game. Raises UnknownPlayer."""
    player = _KNOW_EVERY_GAME.get(name) or game.players.get(name)
    if player is None:
        raise UnknownPlayer(f"There is no computer player {name!r}; there is {', '.join(PLAYERS)}.")
    return player
