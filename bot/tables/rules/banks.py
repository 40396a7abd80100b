"""Time banks: what a seat has beside the limit for each decision, as pure functions.

A bank is used while the seat is asked and the limit for the decision is over. A turn of its own gives the seat the
increment back, never more than it has used: no bank holds more than at the beginning. What is kept of a seat is how
much it has used, a line for each place in the match at which that has changed, so that an undo finds what was before.

Times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.tables.people.preferences import MINUTES_OF_A_DAY, Preferences
from bot.tables.rules.quiet_hours import loud_end, loud_ms

LEAST = HOUR
"""How long a decision may take at least at a table without a limit for it, however little is left of the bank."""
LONGEST_PAUSE = 16 * HOUR
"""Quiet hours that are longer than this on each day do not stop a bank."""


class Line(NamedTuple):
    """What a seat has ``spent`` of its bank from when ``length`` choices had been made.

    ``before`` is what it had spent when it made the last of them, without the increment for its turn, and ``rest`` how
    much of the limit for that decision was left then.
    """

    length: int
    spent: int
    before: int = 0
    rest: int = 0


NOTHING_SPENT = Line(0, 0)


class Bank(NamedTuple):
    """What is ``left`` of a seat's bank when it is asked. It rests in the quiet hours of these preferences; None: in no
    hours."""

    left: int
    quiet: Preferences | None = None


def quiet_hours_of_bank(preferences: Preferences) -> Preferences | None:
    """Whose quiet hours stop a bank: those of this person, unless they are most of the day."""
    if preferences.quiet is None:
        return None
    begin, end = preferences.quiet
    return preferences if (end - begin) % MINUTES_OF_A_DAY * MINUTE <= LONGEST_PAUSE else None


def decision_ms(limit: int, bank: int, least: int) -> int:
    """How long a decision may take before the bank is used. ``least``: how long it may take in all at least."""
    return max(limit, least - bank)


def least_ms(limit: int, *, is_first: bool) -> int:
    """How long a decision may take in all at least; a day where it is asked already when its time begins to run."""
    return DAY if is_first else 0 if limit else LEAST


def end_of_bank(begin: int, bank: Bank) -> int:
    """When a bank is used up that is used from ``begin`` on."""
    return begin + bank.left if bank.quiet is None else loud_end(bank.quiet, begin, bank.left)


def bank_left_at(now: int, bank: Bank, ends: int) -> int:
    """What is left of a bank now that is used up at ``ends``; never more than there was."""
    left = ends - now if bank.quiet is None else loud_ms(bank.quiet, now, ends)
    return min(max(0, left), bank.left)


def with_use(line: Line, length: int, used: int, rest: int, size: int) -> Line:
    """A seat's line after a decision for which so much of the bank was used."""
    total = min(size, line.spent + used)
    if line.length == length and line.rest:
        return line._replace(spent=total, before=min(size, line.before + used))
    return Line(length, total, total, rest)


def with_increment(line: Line, length: int, increment: int) -> Line:
    """A seat's line after a turn of its own."""
    before, rest = (line.before, line.rest) if line.length == length else (line.spent, 0)
    return Line(length, max(0, line.spent - increment), before, rest)


def line_at(lines: Sequence[Line], length: int) -> Line:
    """The line that holds after this many choices; ``lines`` are in their order."""
    return next((line for line in reversed(lines) if line.length <= length), NOTHING_SPENT)


def line_after_undo(lines: Sequence[Line], length: int) -> Line | None:
    """The line of a seat that is asked again after an undo that leaves this many choices: as before the first that
    is undone. None where no choice of its own is."""
    undone = next((line for line in lines if line.length > length), None)
    if undone is None:
        return None
    last_line = line_at(lines, length)
    before, rest = (last_line.before, last_line.rest) if last_line.length == length else (undone.before, undone.rest)
    return Line(length, undone.before, before, rest)
