"""What the courier needs of whoever speaks to Discord."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

from bot.tables.model.proposals import Proposal
from bot.tables.model.table import MessagePlace, Table
from bot.tables.rules.undo import Undone
from engine.events import Event
from engine.match import Match

Pictures = Literal["full", "small", "none"]
"""With which pictures a message is sent: those that do not arrive are made smaller, and then told in words."""


class Messenger(Protocol):
    """Posts, edits and deletes messages, and raises Discord's errors as they are.

    A place that is None asks for a new message, with the nonce so that a repeated try makes no second one.
    """

    async def show_lobby(self, table: Table, place: MessagePlace | None, nonce: str) -> MessagePlace:
        """Show the lobby; of a table that is no lobby any more, without its buttons."""

    async def tell_seal(self, table: Table, nonce: str) -> MessagePlace:
        """Post the seal of the table's dice, in a message that is never edited."""

    async def show_board(
        self,
        table: Table,
        match: Match[Any],
        summary: Sequence[Event],
        place: MessagePlace | None,
        nonce: str,
        called: Sequence[int] = (),
    ) -> MessagePlace:
        """Show the board, what led to it, and the choices. A new message notifies the people of the seats ``called``;
        one that is edited names the seats that it called when it was new.
        """

    async def show_final(self, table: Table, match: Match[Any], summary: Sequence[Event], nonce: str) -> MessagePlace:
        """Post the end of a match that was played to its end."""

    async def show_closed(
        self, table: Table, notes: Sequence[Event], place: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        """Say that a lobby was closed or a match given up, in the lobby's or the board's message, and how it came."""

    async def ping(self, table: Table, people: Sequence[int], board: MessagePlace | None, nonce: str) -> MessagePlace:
        """Mention these people, by their Discord ids."""

    async def ask_consent(
        self,
        table: Table,
        proposal: Proposal,
        undone: Undone | None,
        people: Sequence[int],
        place: MessagePlace | None,
        nonce: str,
    ) -> MessagePlace:
        """Ask these people, by their Discord ids, to agree to a proposal; ``undone`` is what it would take back."""

    async def open_thread(self, table: Table, place: MessagePlace) -> int:
        """Make a thread of that message for the match; the thread's id."""

    async def open_again(self, channel: int) -> None:
        """Open an archived thread."""

    async def tell_stuck(self, table: Table, channel: int, nonce: str, *, gone: bool) -> MessagePlace:
        """Say in that channel that the match's thread is locked, or gone, and what the host can do."""

    async def remind(
        self, table: Table, people: Sequence[int], until: int | None, board: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        """Mention these people because the match waits for them; ``until`` when, where there is a limit."""

    async def remind_directly(
        self, table: Table, person: int, until: int | None, board: MessagePlace | None, nonce: str
    ) -> None:
        """Tell one person by a direct message that a match waits for them."""

    async def tell_late(
        self, table: Table, late: Sequence[int], asked: Sequence[int], until: int, nonce: str
    ) -> MessagePlace:
        """Tell that the time of these seats is over, and ask these people what to do, ``until`` when."""

    async def tell_vacation(
        self, table: Table, resting: Mapping[int, int], place: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        """Tell which seats' people are on vacation, and until when at the latest."""

    async def strip(self, place: MessagePlace) -> None:
        """Take a message's buttons away."""

    async def remove(self, place: MessagePlace) -> None:
        """Delete a message."""


class PicturingMessenger(Messenger, Protocol):
    """A herald who is told with which pictures to show things, and who can look for what was said."""

    async def show_lobby(
        self, table: Table, place: MessagePlace | None, nonce: str, pictures: Pictures = "full"
    ) -> MessagePlace:
        """Show the lobby; of a table that is no lobby any more, without its buttons."""

    async def show_board(
        self,
        table: Table,
        match: Match[Any],
        summary: Sequence[Event],
        place: MessagePlace | None,
        nonce: str,
        called: Sequence[int] = (),
        pictures: Pictures = "full",
    ) -> MessagePlace:
        """Show the board, what led to it, and the choices; notify the people of the seats ``called``."""

    async def show_final(
        self, table: Table, match: Match[Any], summary: Sequence[Event], nonce: str, pictures: Pictures = "full"
    ) -> MessagePlace:
        """Post the end of a match that was played to its end."""

    async def find(self, table: Table, kind: str, after: MessagePlace | None) -> MessagePlace | None:
        """The newest lobby, board or end of this table that stands in its channel, newer than ``after``; or None."""
