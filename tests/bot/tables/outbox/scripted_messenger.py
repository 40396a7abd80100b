"""A messenger without Discord: it keeps the messages of each channel, and fails as the script says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from types import SimpleNamespace
from typing import Any

import discord

from bot.tables.model.open_table import OpenTable
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.messenger import EarlierPost
from bot.tables.outbox.posts import (
    BoardPost,
    DirectReminderPost,
    FinalPost,
    FollowPost,
    LobbyPost,
    Pictures,
    Post,
    SealPost,
    SeatPost,
)
from bot.tables.rules.post_titles import PostChange, called_seats


def refusal(status: int, code: int = 0, errors: Any = None) -> discord.HTTPException:
    """An error as discord.py raises it."""
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(
        SimpleNamespace(status=status, reason="scripted"), {"code": code, "message": "scripted", "errors": errors}
    )


def _is_told_by_buttons(message: Message) -> bool:
    return message.kind == "final" or (message.kind in ("lobby", "board") and message.buttons)


SEQUENCES = ("people", "late", "asked_people")
"""The facts of posts that are compared as tuples."""


@dataclass
class Message:
    kind: str
    table: int
    version: int
    buttons: bool
    nonce: str
    facts: dict[str, Any] = field(default_factory=dict)
    is_loud: bool = False
    people: frozenset[int] = frozenset()


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
        self.titles: dict[int, str] = {}
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
        called_seats = facts.get("called_seats", ())
        people = facts.get("called_people", ()) or [table.seats[seat].person or 0 for seat in called_seats]
        is_loud = bool(people) or bool(called_seats) or bool(facts.get("is_loud"))
        message = Message(kind, table.id, table.version, buttons, nonce, facts, is_loud, frozenset(people))
        if place is not None:
            if place not in self.messages:
                raise refusal(404, 10008)
            # Discord refuses an edit that sets another flag than the message has, or leaves one out.
            was_loud = self.messages[place].is_loud
            assert was_loud == message.is_loud, f"a {kind} that is edited changes whether it notifies"
            message.people = self.messages[place].people
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

    async def post(
        self, post: Post, place: MessagePlace | None, nonce: str, pictures: Pictures = "full"
    ) -> MessagePlace:
        table = post.table
        facts = {each.name: getattr(post, each.name) for each in fields(post) if each.name not in ("table", "match")}
        if isinstance(post, DirectReminderPost):
            named = (table.id, *(wait.reminder.table for wait in post.others))
            facts = {"people": (post.person,), "until": post.until, "nonce": nonce, "tables": named}
            call = Call("direct", table.channel, None, facts)
            await self._begin(call)
            self.direct[nonce] = (post.person, table.id)
            self._end(call)
            return MessagePlace(post.person, 0)
        if post.is_found:
            facts |= {"pictures": pictures, "names": table.names}
        if isinstance(post, BoardPost):
            facts |= {"events": len(post.match.events), "entries": len(post.match.journal)}
            facts["people"] = tuple(table.seats[seat].person for seat in post.called_seats)
        if isinstance(post, FinalPost):
            facts["finished"] = post.match.is_finished
        if isinstance(post, SealPost) or (isinstance(post, BoardPost) and post.sealed):
            facts["seal"] = table.commitment
        facts = {name: tuple(value) if name in SEQUENCES else value for name, value in facts.items()}
        buttons = post.kind in ("board", "consent", "stalled", "vacation")
        buttons = buttons or (post.kind == "lobby" and table.stage == "lobby")
        if isinstance(post, SeatPost | FollowPost) and place is None:
            facts["channel"] = post.person
        return await self._say(post.kind, table, place, nonce, buttons=buttons, **facts)

    async def conversation(self, person: int) -> int:
        return person

    async def can_see(self, table: Table, person: int) -> bool | None:
        return True

    async def open_thread(self, table: Table, place: MessagePlace, day: int | None = None) -> int:
        call = Call("thread", place.channel, place, {"version": table.version})
        await self._begin(call)
        if place not in self.messages:
            raise refusal(404, 10008)
        if place.message in self.threads:
            raise refusal(400, 160004)
        self.threads.append(place.message)
        self._end(call)
        return place.message

    async def post_title(self, live: OpenTable, *, is_over: bool = False) -> str:
        turn = " ".join(seat.name for seat in called_seats(live))
        return f"{'over' if is_over else live.table.stage}: {turn or len(live.table.seats)}"

    async def open_post(self, post: LobbyPost, title: str, tags: Sequence[str]) -> MessagePlace:
        call = Call(
            "open_post",
            post.table.forum or 0,
            None,
            {"title": title, "tags": tuple(tags), "called_people": post.called_people},
        )
        await self._begin(call)
        self._next += 1
        place = MessagePlace(self._next, self._next)
        self.messages[place] = Message("lobby", post.table.id, post.table.version, True, "")
        self.titles[place.channel] = title
        self._end(call)
        return place

    async def find_post(self, table: Table, after: int) -> MessagePlace | None:
        call = Call("find", table.forum or 0, None, {"after": after})
        await self._begin(call)
        posts = [place for place in self.messages if place.channel in self.titles and place.channel == place.message]
        places = [each for each in posts if each.channel > after and self.messages[each].table == table.id]
        return max(places, default=None)

    async def change_post(self, table: Table, place: MessagePlace, forum: int | None, change: PostChange) -> None:
        call = Call("change_post", place.channel, place, change._asdict())
        await self._begin(call)
        if change.title is not None:
            self.titles[place.channel] = change.title
        self._end(call)

    async def reopen_thread(self, channel: int) -> None:
        call = Call("open_again", channel, None, {})
        await self._begin(call)
        self._end(call)

    async def strip(self, place: MessagePlace) -> None:
        call = Call("strip", place.channel, place, {})
        await self._begin(call)
        if place not in self.messages:
            raise refusal(404, 10008)
        self.messages[place].buttons = False
        self._end(call)

    def is_stripped(self, place: MessagePlace) -> bool:
        return place in self.messages and not self.messages[place].buttons

    async def delete(self, place: MessagePlace) -> None:
        call = Call("remove", place.channel, place, {})
        await self._begin(call)
        if place not in self.messages:
            raise refusal(404, 10008)
        del self.messages[place]
        self._end(call)

    async def find(self, post: Post, nonce: str, after: MessagePlace | None) -> EarlierPost | None:
        await self._begin(Call("find", post.table.channel, after, {"kind": post.kind}))
        places = [
            place
            for place, message in self.messages.items()
            if message.nonce == nonce
            or ((message.kind, message.table) == (post.kind, post.table.id) and _is_told_by_buttons(message))
        ]
        newest = max((place for place in places if after is None or place > after), default=None)
        return None if newest is None else EarlierPost(newest, self.messages[newest].people)
