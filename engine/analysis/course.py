"""How likely each seat was to win, from turn boundary to turn boundary, and how lucky its dice were."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from engine.analysis.report import Moment
from engine.chance import SEED_BYTES
from engine.luck import Luck, luck_of
from engine.match import Match
from engine.players.lookahead import knows, outcome


def course(match: Match[Any]) -> tuple[Moment, ...]:
    """The chances at the beginning, at each turn boundary, and at the end of a match that is over.

    Nothing where nothing was learned of such positions.
    """
    again = match.replayed(0)
    if not knows(again):
        return ()
    found = [Moment(0, again.round, chances(again))]
    began = again.turn_began
    for entry in match.journal:
        number = again.round
        again.play(entry.seat, entry.option)
        if again.turn_began != began:
            began = again.turn_began
            found.append(Moment(began, again.round if again.questions else number, chances(again)))
    return tuple(found)


def chances(match: Match[Any]) -> tuple[float, ...]:
    """How likely each seat is to win, as each of them may imagine the match; together 1.

    Nothing where nothing was learned of such positions.
    """
    if match.questions and not knows(match):
        return ()
    wins = [outcome(match.imagined(seat, _key(match, seat)), seat).win for seat in range(match.seats)]
    total = sum(wins)
    return tuple(win / total if total else 1 / match.seats for win in wins)


def luck(match: Match[Any]) -> tuple[Luck, ...]:
    """The luck of each seat's dice."""
    rolls = tuple(match.game.rolls(match))
    return tuple(luck_of(seat, rolls) for seat in range(match.seats))


def _key(match: Match[Any], seat: int) -> bytes:
    moment = f"{match.game.key} {match.seats} {seat} {len(match.journal)}"
    return blake2b(moment.encode(), digest_size=SEED_BYTES, person=b"course").digest()
