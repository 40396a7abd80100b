"""How likely each seat was to win, from turn boundary to turn boundary, and how lucky its dice were.

At each boundary the match is played on greedily for a round, in some imagined futures: what was learned of positions
is surer after it, and near the end the results themselves count. A match alone is played on to its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from engine.analysis.report import Moment
from engine.analysis.trials import can_try_out, go_on
from engine.chance import SEED_BYTES
from engine.luck import Luck, luck_of
from engine.match import Match
from engine.players.lookahead import future_key, outcome

FUTURES, ALONE = 12, 48
"""In how many futures a match is played on from each turn boundary.

Alone the results count, which are won or lost: they need more futures than what was learned of positions does.
"""


def boundaries(match: Match[Any]) -> tuple[int, ...]:
    """How many choices had been made at each turn boundary, from the beginning to the end of a match that is over.

    Nothing where nothing can be said of such positions.
    """
    again = match.replay(0)
    if not can_try_out(again):
        return ()
    found = [0]
    for entry in match.journal:
        again.play(entry.seat, entry.option)
        if again.turn_began != found[-1]:
            found.append(again.turn_began)
    return tuple(found)


def course(match: Match[Any], places: Sequence[int]) -> tuple[Moment, ...]:
    """The chances at some of the turn boundaries of a match, by how many choices had been made, the first one first."""
    again, found = match.replay(0), []
    for place in places:
        number = again.round
        for entry in match.journal[len(again.journal) : place]:
            number = again.round
            again.play(entry.seat, entry.option)
        found.append(Moment(place, again.round if again.questions else number, chances(again)))
    return tuple(found)


def chances(match: Match[Any]) -> tuple[float, ...]:
    """How likely each seat is to win, as the seat that is asked may imagine the match; together 1, unless alone."""
    if match.questions:
        seat = match.questions[0].seat
        key = _key(match, seat)
        futures = [
            match.imagine(seat, future_key(key, number)) for number in range(FUTURES if match.seats > 1 else ALONE)
        ]
        for future in futures:
            go_on(future)
    else:
        futures = [match]
    wins = [sum(outcome(future, seat).win for future in futures) for seat in range(match.seats)]
    total = sum(wins) if match.seats > 1 else len(futures)
    return tuple(win / total if total else 1 / match.seats for win in wins)


def luck(match: Match[Any]) -> tuple[Luck, ...]:
    """The luck of each seat's dice."""
    rolls = tuple(match.game.reading.rolls(match))
    return tuple(luck_of(seat, rolls) for seat in range(match.seats))


def _key(match: Match[Any], seat: int) -> bytes:
    moment = f"{match.game.key} {match.seats} {seat} {len(match.journal)}"
    return blake2b(moment.encode(), digest_size=SEED_BYTES, person=b"course").digest()
