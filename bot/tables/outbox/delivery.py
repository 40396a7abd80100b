"""One delivery of an outbox message, with the data it needs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple, TypeVar

from bot.processes.cpu_pool import Pool
from bot.runtime.clock import MINUTE
from bot.tables.model.message_kinds import MESSAGE_KINDS
from bot.tables.model.messages import AFTER_RESTORE, PendingMessage, PostedMessage
from bot.tables.model.open_table import OpenTable
from bot.tables.model.story import with_events
from bot.tables.model.table import MessagePlace
from bot.tables.outbox.failures import FEW_TRIES, PICTURE_TROUBLES, TOO_LARGE
from bot.tables.outbox.further import Further
from bot.tables.outbox.messenger import Messenger
from bot.tables.outbox.posts import Pictures, Post
from bot.tables.rules.clock_status import ClockStatus
from bot.tables.rules.undo import UNDONE
from bot.tables.store.outbox_rows import DeliveryResult
from engine.events import Event

NOTHING = DeliveryResult()
TELLING = ("board", "roll", "final", "turn", "over", "follow")
"""Kinds of messages that tell what happened."""


ENDINGS = (
    "rules_ended",
    "took_over",
    "nobody_left",
    "voted_end",
    "ended_by_vote",
    "ended_by_manager",
    "ended_by_operator",
    "unreachable",
    "cannot_play",
    "not_confirmed",
    "place_lost",
)
"""The notes that tell how a match came to its end before its time."""
NOTES_AT_THE_END = 3


class Delivery(NamedTuple):
    """A message being delivered: the present table, and its posted messages by kind.

    ``fresh`` asks for a new message; ``doubtful`` says that an earlier try may have posted it already, as it was then.
    ``is_lost``: an earlier try may have posted it this long ago that its nonce tells nothing any more.
    ``hours`` is there for messages about time. ``direct`` are the seats that get their turns by direct message.
    ``now`` is when the delivery began, in milliseconds since 1970 UTC. ``further`` is what
    a few kinds need besides.
    """

    messenger: Messenger
    pending: PendingMessage
    live: OpenTable
    messages: Mapping[str, PostedMessage]
    fresh: bool
    doubtful: bool
    nonce: str
    is_lost: bool
    hours: ClockStatus | None = None
    direct: frozenset[int] = frozenset()
    now: int = 0
    further: Further = Further()

    async def with_events(self, pool: Pool) -> Delivery:
        """The same, for a message that tells what happened with all events of the match at hand. Raises PoolBusy."""
        if self.pending.kind not in TELLING or self.live.match is None or self.live.other_rules:
            return self
        return self._replace(live=await with_events(self.live, pool))

    async def post(self, post: Post, place: MessagePlace | None = None) -> MessagePlace:
        """Show a post once: in the message at ``place``, in one that an earlier try has posted, or in a new one."""
        return (await self.post_or_find(post, place))[0]

    async def post_or_find(
        self, post: Post, place: MessagePlace | None = None
    ) -> tuple[MessagePlace, frozenset[int] | None]:
        """The same, and the people that an earlier try's message has notified; None where it is no earlier try's."""
        if place is None and self.is_lost and post.is_found:
            message = self.messages.get(post.kind)
            existing = await self.messenger.find(post, self.nonce, message.place if message else None)
            if existing is not None:
                return existing
        return await self.messenger.post(post, place, self.nonce, pictures_for(self.pending)), None

    @property
    def times(self) -> ClockStatus:
        """The table's clock status, for messages about time."""
        assert self.hours is not None
        return self.hours


def follow_up(kind: str, message: PostedMessage | None) -> tuple[tuple[str, dict[str, int]], ...]:
    """A message about an older message, if there is one."""
    if message is None:
        return ()
    return ((kind, {"channel": message.place.channel, "message": message.place.message}),)


def story_left(live: OpenTable, message: PostedMessage | None) -> PostedMessage | None:
    """What a message tells of the story that is left: not more than had happened before something was taken back.

    A message may have been on its way when that was stored.
    """
    if message is None or not any(note.kind == UNDONE for _, note in live.notes):
        return message
    for place, event in enumerate(live.story()):
        if event.kind == UNDONE and int(str(event.facts["version"])) > message.version:
            return message._replace(since=min(message.since, place), events=min(message.events, place))
    return message


def last_notes(live: OpenTable) -> list[Event]:
    """How the table came to its end, after the match's last event; not about who came back before it."""
    last = [note for place, note in live.notes if place == live.event_count and note.kind in ENDINGS]
    return [note for note in last if note.kind != "took_over" or _is_away(live, note)][-NOTES_AT_THE_END:]


def _is_away(live: OpenTable, note: Event) -> bool:
    return note.seat is not None and live.table.seats[note.seat].computer is not None


NONCE_LASTS = 2 * MINUTE
"""For how long Discord certainly recognises a nonce, in milliseconds."""


def pictures_for(message: PendingMessage) -> Pictures:
    """The pictures of the next try: smaller ones, and then none, after they failed."""
    if message.trouble == TOO_LARGE:
        return "small" if message.tries < 2 else "none"
    return "none" if message.trouble in PICTURE_TROUBLES and message.tries >= FEW_TRIES else "full"


def is_lost(message: PendingMessage, now: int, leftovers: int) -> bool:
    """Whether an earlier try may have posted the message this long ago that its nonce tells nothing any more.

    ``leftovers`` is the last message that was there when the program started: it is not known when it was tried.
    What a restore has left was tried by no program, and messages that are newer than the backup must not stand for it.
    """
    if AFTER_RESTORE in message.facts:
        return False
    tried_at = message.facts.get("tried")
    return message.id <= leftovers if tried_at is None else now - tried_at > NONCE_LASTS


Deliver = Callable[[Delivery], Awaitable[DeliveryResult]]
DELIVERERS: dict[str, Deliver] = {}
"""The function that delivers each kind of message (``bot/tables/model/message_kinds.py``)."""
D = TypeVar("D", bound=Deliver)


def delivers(kind: str) -> Callable[[D], D]:
    """Let a function deliver messages of a kind. A decorator. Raises ValueError for a second one, or no such kind."""

    def register(deliver: D) -> D:
        if kind in DELIVERERS or kind not in MESSAGE_KINDS:
            raise ValueError(f"{kind} is delivered already, or no kind of message")
        DELIVERERS[kind] = deliver
        return deliver

    return register
