"""Beginning a turn again: all choices of it are taken back at once, as far as that needs no one's consent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.tables.model.open_table import Change, JournalRow, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.rules.absence import bring_back_seat, require_playing
from bot.tables.rules.undo import is_before_barrier, is_free, moment_of, step_back
from engine.match import Match
from engine.reveals import reveals_of


def begin_again(live: OpenTable, person: int, lines: Sequence[JournalRow], moment: int | None) -> Change:
    """What becomes of the table when a person steps back to the beginning of their turn, or to its last barrier.

    The turn is that of their last choice. ``moment`` is what the clicked message showed. Raises Refusal: not_seated,
    wrong_stage, stale, nothing_to_undo, turn_stands (a barrier follows even the last choice).
    """
    table = require_playing(live)
    seat, match = table.own_seat(person), live.playing
    if moment is not None and moment != moment_of(table, match):
        raise Refusal("stale")
    own = [number for number, line in enumerate(lines) if line.seat == seat.number and line.by_hand and not line.joined]
    if not own:
        raise Refusal("nothing_to_undo")
    began, steps = own_turn_began(match, seat.number), reveals_of(match)
    is_allowed = is_before_barrier if table.ranked else lambda *given: is_free(table, *given)
    free = [entry for entry in own if entry >= began and is_allowed(seat, entry, lines, steps)]
    if not free:
        raise Refusal("turn_stands")
    return step_back(bring_back_seat(live, seat), seat, min(free), lines, steps)


def own_turn_began(match: Match[Any], seat: int) -> int:
    """How many choices had been made when the turn began in which a seat chose last; all, where it never has."""
    last = max((number for number, entry in enumerate(match.journal) if entry.seat == seat), default=None)
    if last is None:
        return len(match.journal)
    return match.turn_began if last >= match.turn_began else match.replay(last).turn_began


def may_begin_again(match: Match[Any], seat: int) -> bool:
    """Whether a seat chose last of all, and nothing came to light by it: then its turn can be begun again at once."""
    return bool(match.journal) and match.journal[-1].seat == seat and not reveals_of(match)[-1].is_barrier
