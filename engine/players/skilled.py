"""The player that looks one turn ahead: it finishes its turn with each promising option and compares what it has then.

It tries the options that ``greedy`` thinks best, each in the same few futures, and knows the worth of a position from
experience (``engine.players.value``).
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from engine.advice import Advice
from engine.match import Match
from engine.players.lookahead import Greedy, future_key, is_learned, outcome, play_on, worth

CANDIDATES = 7
FUTURES = 4


def choose_with_skill(match: Match[Any], seat: int, key: bytes, greedy: Greedy) -> Advice:
    """The option after which the turn ends best; ``match`` is an imagined one.

    It plays like ``greedy`` where nothing was learned. Raises NotAsked.
    """
    advice = greedy(match, seat)
    candidates = (
        [each.option.id for each in match.game.minds.judge_options(match, seat)[:CANDIDATES]]
        if is_learned(match)
        else []
    )
    if len(candidates) < 2:
        return advice
    worths = after_turn(match, seat, key, greedy, candidates)
    best = max(range(len(candidates)), key=lambda place: worths[place])
    return advice if candidates[best] == advice.option else Advice(candidates[best], "")


def after_turn(
    match: Match[Any], seat: int, key: bytes, greedy: Greedy, candidates: Sequence[str], futures: int = FUTURES
) -> list[float]:
    """What the seat's turn is worth at its end with each candidate, on average over some futures."""
    matches = [match.imagine(seat, future_key(key, number)) for number in range(futures)]
    return [fmean(tries(matches, seat, greedy, candidate)) for candidate in candidates]


def tries(imagined: Sequence[Match[Any]], seat: int, greedy: Greedy, candidate: str) -> list[float]:
    """The worth in each future; a single one where nothing was left to chance."""
    return [worth(outcome(match, seat)) for match in turn_ends(imagined, seat, greedy, candidate)]


def turn_ends(imagined: Sequence[Match[Any]], seat: int, greedy: Greedy, candidate: str) -> list[Match[Any]]:
    """Each future as it is when the seat has finished its turn; a single one where nothing was left to chance.

    They stand still there (``Match.halt_after_turn``).
    """
    ends: list[Match[Any]] = []
    for future in imagined:
        before = future.chance_used  # It plays its present turn again for that: all forks are spared it.
        match = future.fork()
        began = match.turn_began
        match.halt_after_turn()
        match.play(seat, candidate)
        if match.turn_began == began:
            play_on(match, greedy, 1, halts=True)
        ends.append(match)
        if not match.is_finished and match.turn_chance_used == before:
            break
    return ends
