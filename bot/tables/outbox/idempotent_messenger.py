"""A herald's words, posted with care: once only, and without the pictures that do not arrive."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from bot.runtime.clock import MINUTE
from bot.tables.model.messages import PendingMessage
from bot.tables.model.proposals import Proposal
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.failures import FEW_TRIES, PICTURE_TROUBLES, TOO_LARGE
from bot.tables.outbox.handlers import Delivery
from bot.tables.outbox.messenger import Pictures, PicturingMessenger
from bot.tables.rules.undo import Undone
from engine.events import Event
from engine.match import Match

NONCE_LASTS = 2 * MINUTE
"""For how long Discord surely knows a nonce again, in milliseconds."""


def pictures_for(errand: PendingMessage) -> Pictures:
    """With which pictures an errand is tried: smaller ones, and then none, when they were what failed."""
    if errand.trouble == TOO_LARGE:
        return "small" if errand.tries < 2 else "none"
    return "none" if errand.trouble in PICTURE_TROUBLES and errand.tries >= FEW_TRIES else "full"


def is_lost(errand: PendingMessage, now: int, leftovers: int) -> bool:
    """Whether an earlier try may have posted the message so long ago that its nonce tells nothing any more.

    ``leftovers`` is the last errand that was there when the program started: nobody knows when it was tried.
    """
    tried = errand.facts.get("tried")
    return errand.id <= leftovers if tried is None else now - tried > NONCE_LASTS


class IdempotentMessenger:
    """Passes one delivery's words on.

    With ``look``, a message is looked for in the channel before it is posted: an earlier try may have posted it.
    """

    def __init__(self, messenger: PicturingMessenger, delivery: Delivery, look: bool) -> None:
        self._messenger = messenger
        self._messages = delivery.messages
        self._pictures = pictures_for(delivery.errand)
        self._look = look

    async def _once(
        self, kind: str, table: Table, place: MessagePlace | None, post: Callable[[], Awaitable[MessagePlace]]
    ) -> MessagePlace:
        if place is None and self._look:
            known = self._messages.get(kind)
            found = await self._messenger.find(table, kind, known.place if known else None)
            if found is not None:
                return found
        return await post()

    async def show_lobby(self, table: Table, place: MessagePlace | None, nonce: str) -> MessagePlace:
        """Show the lobby."""
        return await self._once(
            "lobby", table, place, lambda: self._messenger.show_lobby(table, place, nonce, self._pictures)
        )

    async def tell_seal(self, table: Table, nonce: str) -> MessagePlace:
        """Post the seal."""
        return await self._messenger.tell_seal(table, nonce)

    async def show_board(
        self,
        table: Table,
        match: Match[Any],
        summary: Sequence[Event],
        place: MessagePlace | None,
        nonce: str,
        called: Sequence[int] = (),
    ) -> MessagePlace:
        """Show the board."""

        def post() -> Awaitable[MessagePlace]:
            return self._messenger.show_board(table, match, summary, place, nonce, called, self._pictures)

        return await self._once("board", table, place, post)

    async def show_final(self, table: Table, match: Match[Any], summary: Sequence[Event], nonce: str) -> MessagePlace:
        """Post the end of a match."""
        return await self._once(
            "final", table, None, lambda: self._messenger.show_final(table, match, summary, nonce, self._pictures)
        )

    async def show_closed(
        self, table: Table, notes: Sequence[Event], place: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        """Say that a lobby was closed or a match given up."""
        return await self._messenger.show_closed(table, notes, place, nonce)

    async def ping(self, table: Table, people: Sequence[int], board: MessagePlace | None, nonce: str) -> MessagePlace:
        """Mention these people."""
        return await self._messenger.ping(table, people, board, nonce)

    async def ask_consent(
        self,
        table: Table,
        proposal: Proposal,
        undone: Undone | None,
        people: Sequence[int],
        place: MessagePlace | None,
        nonce: str,
    ) -> MessagePlace:
        """Ask these people to agree."""
        return await self._messenger.ask_consent(table, proposal, undone, people, place, nonce)

    async def open_thread(self, table: Table, place: MessagePlace) -> int:
        """Make a thread of that message."""
        return await self._messenger.open_thread(table, place)

    async def open_again(self, channel: int) -> None:
        """Open an archived thread."""
        await self._messenger.open_again(channel)

    async def tell_stuck(self, table: Table, channel: int, nonce: str, *, gone: bool) -> MessagePlace:
        """Say that the match's thread is locked, or gone."""
        return await self._messenger.tell_stuck(table, channel, nonce, gone=gone)

    async def remind(
        self, table: Table, people: Sequence[int], until: int | None, board: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        """Mention these people because the match waits for them."""
        return await self._messenger.remind(table, people, until, board, nonce)

    async def remind_directly(
        self, table: Table, person: int, until: int | None, board: MessagePlace | None, nonce: str
    ) -> None:
        """Tell one person by a direct message that a match waits for them."""
        await self._messenger.remind_directly(table, person, until, board, nonce)

    async def tell_late(
        self, table: Table, late: Sequence[int], asked: Sequence[int], until: int, nonce: str
    ) -> MessagePlace:
        """Ask the others what to do about somebody who is late."""
        return await self._messenger.tell_late(table, late, asked, until, nonce)

    async def tell_vacation(
        self, table: Table, resting: Mapping[int, int], place: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        """Tell who is on vacation."""
        return await self._messenger.tell_vacation(table, resting, place, nonce)

    async def strip(self, place: MessagePlace) -> None:
        """Take a message's buttons away."""
        await self._messenger.strip(place)

    async def remove(self, place: MessagePlace) -> None:
        """Delete a message."""
        await self._messenger.remove(place)
