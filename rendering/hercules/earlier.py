"""A match as it was at the previous board, to find what has changed since. Each board would have to replay the match
from its beginning. So the process keeps replays of the latest matches, and continues them for the next board.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock

from engine.events import Event
from engine.hercules.state import State
from engine.match import Match

KEPT = 128
"""How many matches are kept as they were; each takes some 17 kB, as equal events of all of them are one object."""


def match_before(match: Match[State], since: int | None) -> Match[State]:
    """The match as it was after a number of events; without a number, before the last turn in which something was done.

    A match that began in the middle of a game has no earlier one.
    """
    if not match.origin.seed:
        return match
    return _before_last_turn(match) if since is None else _after(match, since)


def events_since(match: Match[State], before: Match[State], since: int | None = None) -> Sequence[Event]:
    """What has happened in a match since it was as in ``before``, or after a number of events, if those were fewer: the
    round that an own choice began came with that choice."""
    if match.tells_all or not match.origin.seed:
        count = before.event_count
        return match.events[count if since is None else min(count, since) :]
    again = before.fork()
    for entry in match.journal[len(before.journal) :]:
        again.play(entry.seat, entry.option)
    return again.events[before.event_count :]


def _before_last_turn(match: Match[State]) -> Match[State]:
    again = _turns.find(match, len(match.journal) - 1, match.event_count) or match.replay(0)
    began = again.fork()
    for number, entry in enumerate(match.journal[len(again.journal) :], start=len(again.journal) + 1):
        again.play(entry.seat, entry.option)
        if again.turn_began == number < len(match.journal):
            began = again.fork()
    _turns.keep(began)
    return began


def _after(match: Match[State], since: int) -> Match[State]:
    again = _played.find(match, len(match.journal), since) or match.replay(0)
    for entry in match.journal[len(again.journal) :]:
        if again.event_count >= since:
            break
        before = again.fork() if match.state.solo else None
        again.play(entry.seat, entry.option)
        if before is not None and again.event_count > since:
            # Hades acts within the choice that ends the own turn: what he did is new, so that choice is shown too.
            again = before
            break
    _played.keep(again)
    return again


class _Played:
    """Replays of the latest matches, by their seeds."""

    def __init__(self) -> None:
        self._replays: OrderedDict[bytes, Match[State]] = OrderedDict()
        self._lock = Lock()

    def find(self, match: Match[State], choices: int, events: int) -> Match[State] | None:
        """This match as it was after at most these numbers of choices and events; None where that is not kept."""
        with self._lock:
            match_then = self._replays.get(match.origin.seed)
        if match_then is None or match_then.origin != match.origin or match_then.event_count > events:
            return None
        entries = len(match_then.journal)
        return match_then.fork() if entries <= choices and match_then.journal == match.journal[:entries] else None

    def keep(self, played: Match[State]) -> None:
        """Keep the replay of a match."""
        copy = played.fork()
        copy.share_past()
        with self._lock:
            self._replays[played.origin.seed] = copy
            self._replays.move_to_end(played.origin.seed)
            while len(self._replays) > KEPT:
                self._replays.popitem(last=False)


_played, _turns = _Played(), _Played()
"""How far matches were played for boards that know what the board before had shown; and for others, up to the beginning
of the last turn."""
