"""A herald without Discord: it keeps the messages of each channel, and fails as the script says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord

from bot.tables.model.proposals import Proposal
from bot.tables.model.table import MessagePlace, Table
from bot.tables.rules.undo import Undone
from engine.events import Event
from engine.match import Match


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    """An error as discord.py raises it."""
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(SimpleNamespace(status=status, reason="scripted"), {"code": code, "message": "scripted"})


@dataclass
class Message:
    kind: str
    table: int
    version: int
    buttons: bool
    nonce: str
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass
class Call:
    kind: str
    channel: int
    place: MessagePlace | None
    facts: dict[str, Any]


class ScriptedMessenger:
    """``fails(call)`` may return an error to raise before anything is done; ``fails_after`` the same afterwards."""

    def __init__(self) -> None:
        self.messages: dict[MessagePlace, Message] = {}
        self.direct: dict[str, tuple[int, int]] = {}
        self.threads: list[int] = []
        self.calls: list[Call] = []
        self.fails: Callable[[Call], BaseException | None] = lambda call: None
        self.fails_after: Callable[[Call], BaseException | None] = lambda call: None
        self.hangs: Callable[[Call], bool] = lambda call: False
        self.knows_nonces = True
        self._next = 1_000
        self._news = asyncio.Event()

    def of(self, kind: str, channel: int = 1) -> list[Message]:
        """The messages of a kind in a channel, the oldest first."""
        return [m for place, m in sorted(self.messages.items()) if m.kind == kind and place.channel == channel]

    async def until(self, kind: str, channel: int = 1) -> None:
        """Wait for a message of a kind in a channel."""
        while not self.of(kind, channel):
            self._news.clear()
            await self._news.wait()

    def kinds(self) -> list[str]:
        return [call.kind for call in self.calls if call.kind != "find"]

    async def _say(
        self, kind: str, table: Table, place: MessagePlace | None, nonce: str, *, buttons: bool, **facts: Any
    ) -> MessagePlace:
        channel = facts.pop("channel", place.channel if place else table.channel)
        call = Call(kind, channel, place, {"version": table.version, "nonce": nonce, **facts})
        await self._begin(call)
        message = Message(kind, table.id, table.version, buttons, nonce, facts)
        if place is not None:
            if place not in self.messages:
                raise refusal(404, 10008)
            self.messages[place] = message
        else:
            place = self._known(channel, nonce)
            if place is None:
                self._next += 1
                place = MessagePlace(channel, self._next)
                self.messages[place] = message
        self._end(call)
        return place

    def _known(self, channel: int, nonce: str) -> MessagePlace | None:
        if not self.knows_nonces:
            return None
        return next((p for p, m in self.messages.items() if p.channel == channel and m.nonce == nonce), None)

    async def _begin(self, call: Call) -> None:
        self.calls.append(call)
        await asyncio.sleep(0)
        if self.hangs(call):
            await asyncio.get_running_loop().create_future()
        error = self.fails(call)
        if error is not None:
            raise error

    def _end(self, call: Call) -> None:
        self._news.set()
        error = self.fails_after(call)
        if error is not None:
            raise error

    async def show_lobby(
        self, table: Table, place: MessagePlace | None, nonce: str, pictures: str = "full"
    ) -> MessagePlace:
        facts = {"names": table.names, "pictures": pictures}
        return await self._say("lobby", table, place, nonce, buttons=table.stage == "lobby", **facts)

    async def tell_seal(self, table: Table, nonce: str) -> MessagePlace:
        return await self._say("seal", table, None, nonce, buttons=False, seal=table.commitment)

    async def show_board(
        self,
        table: Table,
        match: Match[Any],
        summary: Sequence[Event],
        place: MessagePlace | None,
        nonce: str,
        called: Sequence[int] = (),
        pictures: str = "full",
    ) -> MessagePlace:
        facts = {"summary": list(summary), "events": len(match.events), "entries": len(match.journal)}
        facts |= {"pictures": pictures, "people": tuple(table.seats[seat].person for seat in called)}
        return await self._say("board", table, place, nonce, buttons=True, names=table.names, **facts)

    async def show_final(
        self, table: Table, match: Match[Any], summary: Sequence[Event], nonce: str, pictures: str = "full"
    ) -> MessagePlace:
        facts = {"finished": match.finished, "pictures": pictures}
        return await self._say("final", table, None, nonce, buttons=False, **facts)

    async def show_closed(
        self, table: Table, notes: Sequence[Event], place: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        return await self._say("closed", table, place, nonce, buttons=False, notes=list(notes))

    async def ping(self, table: Table, people: Sequence[int], board: MessagePlace | None, nonce: str) -> MessagePlace:
        return await self._say("ping", table, None, nonce, buttons=False, people=tuple(people), board=board)

    async def ask_consent(
        self,
        table: Table,
        proposal: Proposal,
        undone: Undone | None,
        people: Sequence[int],
        place: MessagePlace | None,
        nonce: str,
    ) -> MessagePlace:
        facts = {"proposal": proposal, "undone": undone, "people": tuple(people)}
        return await self._say("consent", table, place, nonce, buttons=True, **facts)

    async def open_thread(self, table: Table, place: MessagePlace) -> int:
        call = Call("thread", place.channel, place, {"version": table.version})
        await self._begin(call)
        if place not in self.messages:
            raise refusal(404, 10008)
        if place.message in self.threads:
            raise refusal(400, 160004)
        self.threads.append(place.message)
        self._end(call)
        return place.message

    async def open_again(self, channel: int) -> None:
        call = Call("open_again", channel, None, {})
        await self._begin(call)
        self._end(call)

    async def tell_stuck(self, table: Table, channel: int, nonce: str, *, gone: bool) -> MessagePlace:
        return await self._say("stuck", table, None, nonce, buttons=False, channel=channel, gone=gone)

    async def remind(
        self, table: Table, people: Sequence[int], until: int | None, board: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        facts = {"people": tuple(people), "until": until, "board": board}
        return await self._say("reminder", table, None, nonce, buttons=False, **facts)

    async def remind_directly(
        self, table: Table, person: int, until: int | None, board: MessagePlace | None, nonce: str
    ) -> None:
        call = Call("direct", table.channel, None, {"people": (person,), "until": until, "nonce": nonce})
        await self._begin(call)
        self.direct[nonce] = (person, table.id)
        self._end(call)

    async def tell_late(
        self, table: Table, late: Sequence[int], asked: Sequence[int], until: int, nonce: str
    ) -> MessagePlace:
        facts = {"late": tuple(late), "asked": tuple(asked), "until": until}
        return await self._say("stalled", table, None, nonce, buttons=True, **facts)

    async def tell_vacation(
        self, table: Table, resting: Mapping[int, int], place: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        return await self._say("vacation", table, place, nonce, buttons=True, resting=dict(resting))

    async def strip(self, place: MessagePlace) -> None:
        call = Call("strip", place.channel, place, {})
        await self._begin(call)
        if place not in self.messages:
            raise refusal(404, 10008)
        self.messages[place].buttons = False
        self._end(call)

    async def remove(self, place: MessagePlace) -> None:
        call = Call("remove", place.channel, place, {})
        await self._begin(call)
        if place not in self.messages:
            raise refusal(404, 10008)
        del self.messages[place]
        self._end(call)

    async def find(self, table: Table, kind: str, after: MessagePlace | None) -> MessagePlace | None:
        await self._begin(Call("find", table.channel, after, {"kind": kind}))
        found = [place for place, message in self.messages.items() if (message.kind, message.table) == (kind, table.id)]
        return max((place for place in found if after is None or place > after), default=None)
