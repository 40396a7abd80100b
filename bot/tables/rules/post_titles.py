"""When a match's post in a forum gets another title or other tags, and when it is closed.

Discord lets a title be changed twice in ten minutes. So a change comes at once after a quiet while, and else five
minutes after the one before: with what is true then.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.runtime.clock import HOUR, MINUTE, SECOND
from bot.tables.model.open_table import OpenTable
from bot.tables.model.options import pace_of
from bot.tables.model.table import Seat, Table

BETWEEN = 5 * MINUTE + 5 * SECOND
"""How long after a change of the title the next one may come, in milliseconds: two in ten minutes are allowed."""
CLOSED_AFTER = HOUR
"""How long a post stays open after the end, in milliseconds: in a closed one, buttons do not work everywhere."""
OPEN_SEAT, PLAYING, OVER = "open", "playing", "over"
"""The tags that say how far a match is."""
STATES = (OPEN_SEAT, PLAYING, OVER)


class PostState(NamedTuple):
    """What a post shows: digest of its title, tags, when it was ``renamed`` last (0: never), whether it is closed."""

    title: str
    tags: tuple[str, ...]
    renamed: int = 0
    is_closed: bool = False


class PostGoal(NamedTuple):
    """What it ought to show; ``ended`` is when the match came to its end in this place (None: it has not)."""

    title: str
    tags: tuple[str, ...]
    ended: int | None = None


class Step(NamedTuple):
    """What is changed now, and when the rest is: ``again`` in milliseconds since 1970 UTC (None: nothing is left).

    ``is_closed`` is None where the post stays as open as it is.
    """

    renames: bool = False
    retags: bool = False
    is_closed: bool | None = None
    again: int | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing is changed now."""
        return not (self.renames or self.retags) and self.is_closed is None


class PostChange(NamedTuple):
    """What a post shows from now on; what is None stays."""

    title: str | None = None
    tags: tuple[str, ...] | None = None
    is_closed: bool | None = None


def next_step(state: PostState, goal: PostGoal, now: int) -> Step:
    """What is to be changed at a post. A closed one keeps its title; it is closed with its last title."""
    reopens = state.is_closed and goal.ended is None
    if state.is_closed and not reopens:
        return Step()
    is_other = state.title != goal.title
    # A clock that was set back must not hold a title up for long.
    rename_at = min(state.renamed + BETWEEN, now + BETWEEN) if state.renamed and is_other else now
    renames = is_other and rename_at <= now
    later = rename_at if is_other and not renames else None
    if goal.ended is None:
        return Step(renames, state.tags != goal.tags, False if reopens else None, later)
    close_at = max(goal.ended + CLOSED_AFTER, later or 0)
    closes = close_at <= now
    again = None if closes else later if later is not None else close_at
    return Step(renames, state.tags != goal.tags, True if closes else None, again)


def after_step(state: PostState, goal: PostGoal, step: Step, now: int) -> PostState:
    """What the post shows after a step."""
    return PostState(
        goal.title if step.renames else state.title,
        goal.tags if step.retags else state.tags,
        now if step.renames else state.renamed,
        state.is_closed if step.is_closed is None else step.is_closed,
    )


def tags_of(table: Table, *, is_over: bool = False) -> tuple[str, ...]:
    """The tags of a match: how far it is, its game, and its pace where its times make one."""
    state = OVER if is_over or not table.is_open else OPEN_SEAT if table.stage == "lobby" else PLAYING
    pace = pace_of(table.options)
    return (state, f"game:{table.game}", *((f"pace:{pace}",) if pace not in (None, "none") else ()))


def called_seats(live: OpenTable) -> tuple[Seat, ...]:
    """The seats that a title names as those whose turn it is: of people, not of computer players."""
    return tuple(seat for seat in live.awaited_seats if seat.is_played_by_person)


def is_stale(before: OpenTable | None, after: OpenTable) -> bool:
    """Whether a change of a match concerns its post. While only computer players choose, the title waits."""
    if before is None or not after.table.has_channel:
        return False
    if not before.table.has_channel:
        # What changed while the post was made is not in its title.
        return True
    if after.table.stage == "playing" and not called_seats(after):
        return False
    return _concerns(before) != _concerns(after)


def _concerns(live: OpenTable) -> tuple[object, ...]:
    table = live.table
    turn = tuple(seat.number for seat in called_seats(live))
    return (table.stage, table.names, turn, tags_of(table))
