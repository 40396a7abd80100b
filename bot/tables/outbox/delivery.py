"""An errand on its way, with all that is needed to say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.tables.model.messages import PendingMessage, PostedMessage
from bot.tables.model.open_table import OpenTable
from bot.tables.rules.clock_status import ClockStatus
from bot.tables.rules.undo import UNDONE
from bot.tables.store.outbox_rows import DeliveryResult

NOTHING = DeliveryResult()


class Delivery(NamedTuple):
    """An errand on its way: the table as it is now, and its messages by kind.

    ``fresh`` asks for a new message; ``doubtful`` says that an earlier try may have posted it already, as it was then.
    ``hours`` is there for errands about time.
    """

    errand: PendingMessage
    live: OpenTable
    messages: Mapping[str, PostedMessage]
    fresh: bool
    doubtful: bool
    nonce: str
    hours: ClockStatus | None = None

    @property
    def times(self) -> ClockStatus:
        """How the table's time stands, for errands about it."""
        assert self.hours is not None
        return self.hours


def follow_up(kind: str, shown: PostedMessage | None) -> tuple[tuple[str, dict[str, int]], ...]:
    """An errand about an older message, if there is one."""
    if shown is None:
        return ()
    return ((kind, {"channel": shown.place.channel, "message": shown.place.message}),)


def left_of(live: OpenTable, shown: PostedMessage | None) -> PostedMessage | None:
    """What a message tells of the story that is left: not more than had happened before something was taken back.

    A message may have been on its way when that was stored.
    """
    if shown is None or not any(note.kind == UNDONE for _, note in live.notes):
        return shown
    for place, event in enumerate(live.story()):
        if event.kind == UNDONE and int(str(event.facts["version"])) > shown.version:
            return shown._replace(since=min(shown.since, place), events=min(shown.events, place))
    return shown
