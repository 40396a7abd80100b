"""Messages to be posted and posted messages, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple, Protocol

from bot.tables.model.table import MessagePlace

MOVER = "mover"
"""The fact with the seat whose click caused the message: it is not mentioned."""


TIDY = "tidy"
"""The fact of a ping that only removes the old ping, where boards are reposted."""


ANYWAY = "anyway"
"""The fact of a ping that is sent even if the board has mentioned someone."""


ONLY = "only"
"""The fact of a ping with the one seat that it mentions."""


AFTER_RESTORE = "restored"
"""The fact of the first message of a table after its database was restored from a backup.

Discord may hold newer messages of the table that the database does not know: none of them is taken for this one.
"""


class OutboxChange(Enum):
    """What a change of a table has done to the outbox.

    ``MOVED``: it put messages in, and others that wait are in another channel now.
    """

    NOTHING = 0
    NEW = 1
    MOVED = 2


class WakeOutbox(Protocol):
    """Lets the outbox be looked at; ``only_new``: messages were put in, and nothing else has changed in it."""

    def __call__(self, *, only_new: bool = False) -> None:
        """Look into it soon."""


class OutboxMessage(NamedTuple):
    """A message to be posted, changed or deleted.

    Kinds: ``lobby`` and ``board`` show the present state (``fresh``: in a new message, which for a board mentions those
    who can act), ``ping`` mentions them in a separate message, ``final`` and ``closed`` show the end, ``strip`` removes
    a message's buttons and ``remove`` deletes it.
    One that is written ``to`` the person of a seat reaches them also where the table has no channel.
    """

    kind: str
    fresh: bool = False
    facts: Mapping[str, int] = MappingProxyType({})
    to: int | None = None


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


QUIET = "quiet"
"""The trouble of a message that waits for the end of a person's quiet hours."""
CHANNEL_IS_GONE = "channel_gone"
BLOCKING = (CHANNEL_IS_GONE, "no_access", "archived")
"""Errors that block the channel until a person fixes them."""
PROBE = 10 * 60.0
"""Seconds between two tries in a channel that the bot may not write in."""
SELDOM_PROBE = 6 * 3600.0
"""Seconds between two tries in a channel that is gone."""


def probe_of(trouble: str) -> float:
    """Seconds between two tries in a channel in which nothing can be written by this trouble."""
    return SELDOM_PROBE if trouble == CHANNEL_IS_GONE else PROBE
