"""Messages that Discord must be told, and those it has been told, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.tables.model.table import MessagePlace

MOVER = "mover"
"""The fact of a message that names the seat whose click brought it about: nobody calls that seat."""


TIDY = "tidy"
"""The fact of a ping that only takes the old ping away, where boards are posted again."""


class OutboxMessage(NamedTuple):
    """Something that Discord must be told.

    Kinds: ``lobby`` and ``board`` show how things stand (``fresh``: in a new message, which for a board calls
    those who can act), ``ping`` calls them in a message of its own, ``final`` and ``closed`` tell the end, ``strip``
    takes a message's buttons and ``remove`` deletes it.
    """

    kind: str
    fresh: bool = False
    facts: Mapping[str, int] = MappingProxyType({})


class PendingMessage(NamedTuple):
    """A message in the outbox, due in milliseconds since 1970 UTC. ``tries`` have failed, the last by ``trouble``."""

    id: int
    table: int
    server: int
    channel: int
    kind: str
    fresh: bool
    facts: dict[str, int]
    tries: int
    due: int
    trouble: str = ""


class PostedMessage(NamedTuple):
    """A table's newest message of a kind and what it shows: a version, and events from ``since`` on.

    ``events`` is how many events there were when the message was new. ``called`` are the seats that it mentioned then,
    a bit for each.
    """

    kind: str
    place: MessagePlace
    version: int
    since: int = 0
    events: int = 0
    called: int = 0


PASSING = ("ping", "reminder", "stalled", "vacation", "consent")
"""Kinds of messages that ask something of people now, and are said again where the table moves to."""


BEST_EFFORT = ("strip", "remove", "awaken")
"""Kinds of messages that only tidy up: they come last, and are given up rather than holding up what follows."""


TIED = ("strip", "remove", "thread", "awaken", "stuck")
"""Kinds of messages that belong to one channel, and do not go along when a table moves."""
