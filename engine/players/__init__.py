"""Computer players. Each looks at a match, as a person at the table would, and names the option it would choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

from engine.advice import Advice, choose_randomly
from engine.chance import SEED_BYTES
from engine.errors import NotAsked
from engine.game import Game
from engine.match import Match
from engine.players.adept import choose_as_adept
from engine.players.master import choose_as_master
from engine.players.novice import choose_as_novice
from engine.players.skilled import choose_with_skill
from engine.players.value import networks
from engine.registry import MODULES, find_game

PLAYERS = ("random", "novice", "greedy", "skilled", "master")
"""The computer players that every game has, the weakest first."""

THINKERS = frozenset({"skilled", "master"})
"""The players that try moves out, which takes some tenths of a second."""

Player = Callable[[Match[Any], int], Advice]
"""Chooses for a seat that is asked something. Raises NotAsked."""

_LATELY = 16
"""The number of latest choices that identify a moment of a match."""

OnGreedy = Callable[[Match[Any], int, bytes, Player], Advice]
"""Chooses for a seat in an imagined match with the help of ``greedy``; the bytes are a key for what it imagines."""

_ON_GREEDY: Mapping[str, OnGreedy] = {
    "novice": choose_as_novice,
    "skilled": choose_with_skill,
    "master": choose_as_master,
}


class UnknownPlayer(LookupError):
    """No computer player has that name. The message lists the names."""


def choose(name: str, match: Match[Any], seat: int) -> Advice:
    """The choice of the computer player of that name for a seat with an open question. Raises UnknownPlayer, or
    NotAsked when the seat has no open question.
    """
    player = find_player(name, match.game)
    if match.question_for(seat) is None:
        raise NotAsked(seat)
    return player(match, seat)


def find_player(name: str, game: Game[Any]) -> Player:
    """The computer player of that name for a game. Raises UnknownPlayer.

    It sees a match as its seat may imagine it: neither the dice to come nor cards that lie face down.
    """
    if name == "random":
        return choose_randomly
    if name == "greedy":
        return _imagining(game.minds.greedy)
    if name in _ON_GREEDY:
        return _on_greedy(_ON_GREEDY[name], game.minds.greedy)
    raise UnknownPlayer(f"There is no computer player {name!r}; there is {', '.join(PLAYERS)}.")


def find_adept(game: Game[Any]) -> Player:
    """The player between ``skilled`` and ``master``. It only judges choices, so it cannot take a seat."""
    return _on_greedy(choose_as_adept, game.minds.greedy)


def warm() -> None:
    """Load the learned weights of every game, so that the first choice need not wait for them."""
    for game in map(find_game, MODULES):
        if game.package:
            networks(game.package, game.rules_version)


@cache
def _imagining(player: Player) -> Player:
    def choose_imagining(match: Match[Any], seat: int) -> Advice:
        return player(match.imagine(seat, public_key(match, seat)), seat)

    return choose_imagining


@cache
def _on_greedy(think: OnGreedy, greedy: Player) -> Player:
    def choose(match: Match[Any], seat: int) -> Advice:
        key = public_key(match, seat)
        return think(match.imagine(seat, key), seat, key, greedy)

    return choose


def public_key(match: Match[Any], seat: int) -> bytes:
    """A key from the public part of this moment: the same for the same question after the same moves. Raises
    NotAsked.
    """
    question = match.question_for(seat)
    if question is None:
        raise NotAsked(seat)
    lately = " ".join(f"{entry.seat}:{entry.option}" for entry in match.journal[-_LATELY:])
    moment = f"{match.game.key} {match.seats} {seat} {question.number} {lately}"
    return blake2b(moment.encode("utf-8", "surrogatepass"), digest_size=SEED_BYTES, person=b"imagined-match").digest()
