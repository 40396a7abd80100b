"""The protocol of what sends messages about tables to Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from bot.tables.model.open_table import OpenTable
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.posts import LobbyPost, Pictures, Post
from bot.tables.rules.post_titles import PostChange


class EarlierPost(NamedTuple):
    """A post that an earlier try has made: its message, and the people (Discord ids) that it notified."""

    place: MessagePlace
    people: frozenset[int] = frozenset()


class Messenger(Protocol):
    """Sends, edits and deletes messages, and raises Discord's errors as they are."""

    async def post(
        self, post: Post, place: MessagePlace | None, nonce: str, pictures: Pictures = "full"
    ) -> MessagePlace:
        """Show a post in the message at ``place``; None: in a new one, with the nonce so that a repeated try makes no
        second one."""

    async def strip(self, place: MessagePlace) -> None:
        """Take a message's buttons away."""

    def is_stripped(self, place: MessagePlace) -> bool:
        """Whether a board's buttons are known to be gone: the answer to its last click took them away."""

    async def delete(self, place: MessagePlace) -> None:
        """Delete a message."""

    async def find(self, post: Post, nonce: str, after: MessagePlace | None) -> EarlierPost | None:
        """The message of a post that was sent with this nonce, or the newest lobby, board or end of its table.

        None where none that is newer than ``after`` stands in its channel.
        """

    async def conversation(self, person: int) -> int | None:
        """The channel in which the bot writes to a person (a Discord id); None where none is known."""

    async def can_see(self, table: Table, person: int) -> bool | None:
        """Whether a person sees the place of a match now; None: Discord does not say."""

    async def open_thread(self, table: Table, place: MessagePlace, day: int | None = None) -> int:
        """Make a thread of that message for the match, or for talk about a ``day``'s challenge; the thread's id."""

    async def post_title(self, live: OpenTable, *, is_over: bool = False) -> str:
        """The title of a match's post in a forum: whose turn it is, the game, and who plays."""

    async def open_post(self, post: LobbyPost, title: str, tags: Sequence[str]) -> MessagePlace:
        """Make a match's post in its forum; its first message, whose id is that of the post."""

    async def find_post(self, table: Table, after: int) -> MessagePlace | None:
        """The post that an earlier try has made for a match, newer than the post ``after``; or None."""

    async def change_post(self, table: Table, place: MessagePlace, forum: int | None, change: PostChange) -> None:
        """Change a post of the match in a forum."""

    async def reopen_thread(self, channel: int) -> None:
        """Open an archived thread."""
