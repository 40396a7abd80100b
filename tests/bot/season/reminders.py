"""What reaches the people of a season: every message gets through; reminders are kept, and moved people answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime

from bot.tables.model.open_table import OpenTable
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.posts import DirectReminderPost, LobbyPost, Pictures, Post, ReminderPost
from bot.tables.rules.post_titles import PostChange
from bot.tables.rules.timers import MOST_REMINDERS
from tests.bot.season.folk import Folk
from tests.bot.soak.records import is_quiet
from tests.bot.soak.virtual_time import VirtualClock

NO_FORUM = "no match of a season is in a forum"


class Listener:
    """A messenger that keeps nothing but reminders."""

    def __init__(self, clock: VirtualClock, folk: Mapping[int, Folk]) -> None:
        self.moved: Callable[[int], Awaitable[None]] | None = None
        """What a person does who is reminded."""
        self.reminders: Counter[tuple[int, int, int]] = Counter()
        """How often a person (Discord id) was reminded of a question of a table: its version stands for it."""
        self._clock = clock
        self._folk = folk
        self._disturbed: list[str] = []
        self._next = 1_000

    async def post(
        self, post: Post, place: MessagePlace | None, nonce: str, pictures: Pictures = "full"
    ) -> MessagePlace:
        """Every message gets through at once."""
        if isinstance(post, DirectReminderPost):
            self.reminders.update((post.person, each.table, each.facts["version"]) for each, *_ in post.others)
            await self._remind(post.person, post.table)
        elif isinstance(post, ReminderPost):
            for person in post.people:
                await self._remind(person, post.table)
        if place is not None:
            return place
        self._next += 1
        return MessagePlace(post.table.channel, self._next)

    async def _remind(self, person: int, table: Table) -> None:
        now, preferences = self._clock.now(), self._folk[person].preferences
        self.reminders[person, table.id, table.version] += 1
        if is_quiet(preferences, now):
            self._disturbed.append(f"{person} was disturbed at {datetime.fromtimestamp(now / 1_000, UTC)}")
        if self.moved is not None:
            await self.moved(person)

    def objections(self) -> list[str]:
        """Reminders in quiet hours, and more of them than a question may have."""
        often = [
            f"{person} was reminded {count} times of match {table}"
            for (person, table, _), count in self.reminders.items()
            if count > MOST_REMINDERS
        ]
        return [*self._disturbed, *often]

    async def conversation(self, person: int) -> int:
        """The channel of a person's direct messages."""
        return person

    async def can_see(self, table: Table, person: int) -> bool | None:
        """Everyone sees everything."""
        return True

    async def open_thread(self, table: Table, place: MessagePlace, day: int | None = None) -> int:
        """A thread below a message."""
        return place.message

    async def post_title(self, live: OpenTable, *, is_over: bool = False) -> str:
        """There are no forums here."""
        raise AssertionError(NO_FORUM)

    async def open_post(self, post: LobbyPost, title: str, tags: Sequence[str]) -> MessagePlace:
        """There are no forums here."""
        raise AssertionError(NO_FORUM)

    async def find_post(self, table: Table, after: int) -> MessagePlace | None:
        """There are no forums here."""
        raise AssertionError(NO_FORUM)

    async def change_post(self, table: Table, place: MessagePlace, forum: int | None, change: PostChange) -> None:
        """There are no forums here."""
        raise AssertionError(NO_FORUM)

    async def reopen_thread(self, channel: int) -> None:
        """Nothing is closed here."""

    async def strip(self, place: MessagePlace) -> None:
        """Nothing is kept of a message's buttons."""

    def is_stripped(self, place: MessagePlace) -> bool:
        """Nothing is kept of a message's buttons."""
        return False

    async def delete(self, place: MessagePlace) -> None:
        """Nothing is kept of messages."""

    async def find(self, post: Post, nonce: str, after: MessagePlace | None) -> MessagePlace | None:
        """No message was lost on its way."""
        return None
