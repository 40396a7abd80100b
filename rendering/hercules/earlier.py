"""A match as it was at the board before, for what has changed since then.

The boards of a match come one after the other, and each would play it from its beginning. So the process keeps how far
it has played the latest matches, and continues from there.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from threading import Lock

from engine.hercules.state import State
from engine.match import Match

KEPT = 256
"""How many matches are kept as they were; each takes two kilobytes."""


def earlier(match: Match[State], since: int | None) -> Match[State]:
    """The match as it was after a number of events; without a number, before the last turn in which something was done.

    A match that began in the middle of a game has no earlier one.
    """
    if not match.origin.seed:
        return match
    return _before_last_turn(match) if since is None else _after(match, since)


def _before_last_turn(match: Match[State]) -> Match[State]:
    again = match.replay(0)
    began = again.fork()
    for number, entry in enumerate(match.journal, start=1):
        again.play(entry.seat, entry.option)
        if again.turn_began == number < len(match.journal):
            began = again.fork()
    return began


def _after(match: Match[State], since: int) -> Match[State]:
    again = _played.find(match, since) or match.replay(0)
    for entry in match.journal[len(again.journal) :]:
        if again.event_count >= since:
            break
        again.play(entry.seat, entry.option)
    _played.keep(again)
    return again


class _Played:
    """The latest matches as far as they were played, by their seeds: saved, without what happened in them."""

    def __init__(self) -> None:
        self._saved: OrderedDict[bytes, str] = OrderedDict()
        self._lock = Lock()

    def find(self, match: Match[State], since: int) -> Match[State] | None:
        """This match as it was some time before a number of events; None where that is not kept."""
        with self._lock:
            saved = self._saved.get(match.origin.seed)
        if saved is None:
            return None
        known = Match.restore(match.game, json.loads(saved))
        is_before = known.journal == match.journal[: len(known.journal)] and known.event_count <= since
        return known if known.origin == match.origin and is_before else None

    def keep(self, played: Match[State]) -> None:
        """Keep how far a match was played."""
        saved = json.dumps(played.save())
        with self._lock:
            self._saved[played.origin.seed] = saved
            self._saved.move_to_end(played.origin.seed)
            while len(self._saved) > KEPT:
                self._saved.popitem(last=False)


_played = _Played()
