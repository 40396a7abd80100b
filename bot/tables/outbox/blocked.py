"""The channels in which nothing can be written now, as far as it was tried."""

from __future__ import annotations

from typing import NamedTuple

from bot.tables.model.message_kinds import BEST_EFFORT
from bot.tables.model.messages import BLOCKING, PROBE, PendingMessage
from bot.tables.outbox.failures import Verdict

UNTIDY = "untidy"
"""The trouble of a channel in which only the buttons of old boards cannot be removed."""


class BlockedChannel(NamedTuple):
    """A channel that nothing can be written in now: its server, its table's host (Discord ids), and the trouble."""

    server: int
    host: int
    trouble: str


class BlockedChannels(dict[int, BlockedChannel]):
    """Those channels, by their ids; where only tidying fails, a channel is ``UNTIDY``."""

    def note_trouble(self, message: PendingMessage, host: int, verdict: Verdict, *, given_up: bool) -> None:
        """Note that a message for a table of this ``host`` could not be sent."""
        entry = BlockedChannel(message.server, host, verdict.trouble)
        if message.kind in BEST_EFFORT:
            if message.kind == "strip" and verdict.trouble == "no_access":
                self.setdefault(message.channel, entry._replace(trouble=UNTIDY))
        elif verdict.trouble in BLOCKING and (verdict.again or 0.0) >= PROBE and not given_up:
            self[message.channel] = entry

    def note_reached(self, message: PendingMessage) -> None:
        """Note that a channel can be written in again."""
        entry = self.get(message.channel)
        if entry is not None and (message.kind == "strip" or entry.trouble != UNTIDY):
            del self[message.channel]

    def note_empty(self, channel: int) -> None:
        """Nothing waits to be written in a channel: its match has ended or moved, or was erased."""
        entry = self.get(channel)
        if entry is not None and entry.trouble != UNTIDY:
            del self[channel]
