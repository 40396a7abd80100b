"""Playing on from a position in imagined matches, to estimate options."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from engine.advice import Advice
from engine.chance import SEED_BYTES
from engine.match import Match
from engine.players.value import Estimate, Network, further_networks, networks

Greedy = Callable[[Match[Any], int], Advice]

POINTS_OF_A_WIN = 60.0
"""The number of points worth as much as a win. Points decide between moves with about the same chance of winning."""


def future_key(key: bytes, number: int) -> bytes:
    """The key of one of the futures that are imagined from a key; every candidate is tried in the same futures."""
    return blake2b(number.to_bytes(4, "big"), key=key, digest_size=SEED_BYTES, person=b"future").digest()


def play_on(match: Match[Any], greedy: Greedy, turns: int, *, halts: bool = False) -> None:
    """Let everyone play greedily until this many turn boundaries have passed, or the match is over.

    With ``halts`` it stands still there, and the next turn begins only when it is played on again: that saves the roll
    and the first options of a turn that no one plays.
    """
    match.resume()
    began = match.turn_began
    if halts and turns == 1:
        match.halt_after_turn()
    while match.questions:
        if match.turn_began != began:
            began = match.turn_began
            turns -= 1
            if not turns:
                return
            if halts and turns == 1:
                match.halt_after_turn()
        seat = match.questions[0].seat
        match.play(seat, greedy(match, seat).option)


def outcome(match: Match[Any], seat: int, *, further: bool = False) -> Estimate:
    """The value of a match to a seat: its result when it is over, otherwise the learned value of its last turn
    boundary.

    With ``further`` that is what was learned from matches of ``skilled``, where a game has it.
    """
    if match.is_finished:
        return _result(match, seat)
    return _network(match, further).estimate(match.game.minds.features(match.turn_state, seat))


def _network(match: Match[Any], further: bool) -> Network:
    game = match.game
    name = game.minds.network(match.turn_state)
    further_network = further_networks(game.package, game.rules_version).get(name) if further else None
    return further_network or networks(game.package, game.rules_version)[name]


def _result(match: Match[Any], seat: int) -> Estimate:
    standings = match.standings
    own = next(standing for standing in standings if standing.seat == seat)
    winners = sum(standing.place == 1 for standing in standings)
    return Estimate(1 / winners if own.place == 1 else 0.0, own.points)


def worth(estimate: Estimate) -> float:
    """One number to compare candidates by: the chance of winning, and a little for each point."""
    return estimate.win + estimate.points / POINTS_OF_A_WIN


def is_learned(match: Match[Any]) -> bool:
    """Whether there are learned weights for such positions."""
    game = match.game
    return bool(game.package) and game.minds.network(match.turn_state) in networks(game.package, game.rules_version)
