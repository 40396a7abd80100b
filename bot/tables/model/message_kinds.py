"""The kinds of messages, one row each: how a message of a kind is treated in the outbox.

The function that delivers a kind stands in ``bot/tables/outbox``, marked ``@delivers(kind)``; what it posts is drafted
in ``bot/messenger.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class MessageKind(NamedTuple):
    """How messages of a kind are treated.

    ``merges``: only the newest matters. ``edits``: it changes the message that is there, unless a new one is wanted.
    ``of_match``: it tells of the match itself, and is dropped when the present rules cannot play that.
    ``passing``: it asks people something, and is posted again where the table moves to. ``tied``: it stays in its
    channel when the table moves. ``best_effort``: it only tidies up: it comes last, and is given up before it delays
    others. ``about_time``: it needs the table's timers. ``ends_time``: with it go the messages about time.
    ``shows_board``: the message that it leaves shows a board. ``heeds_quiet``: it, or a mention in it,
    waits for the end of quiet hours. ``lasting``: though it only tidies up, an outage does not end its tries.
    """

    merges: bool = False
    edits: bool = False
    of_match: bool = False
    passing: bool = False
    tied: bool = False
    best_effort: bool = False
    about_time: bool = False
    ends_time: bool = False
    shows_board: bool = False
    heeds_quiet: bool = False
    lasting: bool = False


MESSAGE_KINDS: Mapping[str, MessageKind] = {
    "lobby": MessageKind(merges=True, edits=True, heeds_quiet=True),
    "seal": MessageKind(),
    "board": MessageKind(merges=True, edits=True, of_match=True, ends_time=True, shows_board=True),
    "roll": MessageKind(edits=True, of_match=True, tied=True, best_effort=True),
    "ping": MessageKind(merges=True, passing=True),
    "final": MessageKind(of_match=True, ends_time=True, shows_board=True),
    "turn": MessageKind(merges=True, of_match=True),
    "muster": MessageKind(heeds_quiet=True),
    "found": MessageKind(heeds_quiet=True),
    "over": MessageKind(),
    "closed": MessageKind(edits=True, ends_time=True),
    "reminder": MessageKind(of_match=True, passing=True, about_time=True),
    "stalled": MessageKind(merges=True, of_match=True, passing=True, about_time=True),
    "vacation": MessageKind(merges=True, edits=True, passing=True, about_time=True),
    "strip": MessageKind(tied=True, best_effort=True),
    "remove": MessageKind(tied=True, best_effort=True),
    "consent": MessageKind(merges=True, edits=True, of_match=True, passing=True),
    "season": MessageKind(),
    "day": MessageKind(),
    "talk": MessageKind(),
    "puzzle": MessageKind(),
    "tournament": MessageKind(edits=True, tied=True),
    "league": MessageKind(),
    "notice": MessageKind(heeds_quiet=True),
    "plan": MessageKind(of_match=True, heeds_quiet=True),
    "drill": MessageKind(merges=True, heeds_quiet=True),
    "streak": MessageKind(merges=True, heeds_quiet=True),
    "follow": MessageKind(merges=True),
    "nudge": MessageKind(of_match=True, about_time=True),
    "thread": MessageKind(edits=True, tied=True),
    "post": MessageKind(heeds_quiet=True),
    "title": MessageKind(merges=True, edits=True, tied=True, best_effort=True, lasting=True),
    "awaken": MessageKind(tied=True, best_effort=True),
    "stuck": MessageKind(tied=True),
}


def kinds_that(trait: str) -> tuple[str, ...]:
    """The kinds that have a trait, in the order above."""
    return tuple(name for name, kind in MESSAGE_KINDS.items() if getattr(kind, trait))


BEST_EFFORT = kinds_that("best_effort")
PASSING = kinds_that("passing")
TIED = kinds_that("tied")
ABOUT_TIME = kinds_that("about_time")
BOARDS = kinds_that("shows_board")
