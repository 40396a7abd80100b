"""Sends, edits and strips the messages about tables in Discord's channels, and raises Discord's errors as they are."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from typing import Any, Literal
from zlib import crc32

import discord
from discord import ui
from discord.http import Route, handle_message_parameters

from bot.conversations import DirectConversations
from bot.interactions.components import MARKS, Panel, mention_in, take_apart
from bot.interactions.custom_ids import base36
from bot.interactions.forum_tags import tag_ids
from bot.interactions.refused_emojis import send_despite_emojis
from bot.message_edits import edit_message
from bot.message_stripping import strip_message
from bot.post_drafts import DRAFTS
from bot.server_members import can_see
from bot.server_posts import post_title, speech_there, thread_name
from bot.services import ViewServices
from bot.tables.model.open_table import OpenTable
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.failures import TOO_OLD
from bot.tables.outbox.messenger import EarlierPost
from bot.tables.outbox.posts import (
    PERSONAL,
    BoardPost,
    DayPost,
    LeaguePost,
    LobbyPost,
    Pictures,
    Post,
    SeasonPost,
    StuckPost,
    TalkPost,
    TournamentPost,
)
from bot.tables.rules.post_titles import PostChange

ELSEWHERE = (StuckPost, SeasonPost, DayPost, TalkPost, TournamentPost, LeaguePost)
"""Posts that name a channel of their own."""
NO_ONE = discord.AllowedMentions.none()
A_WEEK: Literal[10080] = 10080
"""Minutes after which Discord archives a silent thread."""
LOOKED_THROUGH = 20
"""How many messages of a channel are looked through for one that may have been posted already."""


class DiscordMessenger:
    """Speaks for the tables in Discord's channels."""

    def __init__(self, client: discord.Client, services: ViewServices, conversations: DirectConversations) -> None:
        self._client = client
        self._services = services
        self._conversations = conversations
        self._boards = services.stripped_messages
        services.tables.others.on_change = self._boards.forget_all

    async def post(
        self, post: Post, place: MessagePlace | None, nonce: str, pictures: Pictures = "full"
    ) -> MessagePlace:
        """Send a post, or show it in the message at ``place``. A new message notifies the people of its draft.

        Raises discord.RateLimited when too many direct messages were sent or opened lately.
        """
        async with self._conversations.sending(post, place):
            return await self._post(post, place, nonce, pictures)

    async def _post(self, post: Post, place: MessagePlace | None, nonce: str, pictures: Pictures) -> MessagePlace:
        draft = await DRAFTS[type(post)](self._services, post, place, pictures)
        if draft is None:
            assert place is not None, "only a message that is there can stay as it is"
            return place
        people = [discord.Object(person) for person in draft.people]
        mentions = NO_ONE.merge(discord.AllowedMentions(users=people or False))
        if isinstance(draft.content, str):
            channel = await self._channel_of(post)
            message = await channel.send(
                draft.content,
                silent=draft.silent,
                suppress_embeds=not draft.silent,
                nonce=nonce,
                allowed_mentions=mentions,
            )
            return MessagePlace(channel.id, message.id)
        panel = draft.content
        mention_in(panel.view, self._services.command_ids)
        channel_id = place.channel if place else (await self._channel_of(post)).id
        if place is None and not isinstance(post, BoardPost):  # A board is found by its buttons.
            panel.view.children[0].id = mark_of(nonce)

        async def send() -> Any:
            # discord.py's own send() and edit() make objects of all that Discord answers, and an edit() names no flags
            # but that of the components, where Discord asks for all that were set before.
            # A silent message notifies no one, whatever it mentions.
            with handle_message_parameters(
                view=panel.view,
                attachments=panel.files(),
                flags=discord.MessageFlags(components_v2=True, suppress_notifications=draft.silent),
                nonce=None if place else nonce,
                allowed_mentions=mentions,
            ) as parameters:
                if place is None:
                    return await self._client.http.send_message(channel_id, params=parameters)
                return await edit_message(self._client, self._services.clicked_messages, place, parameters)

        async with nullcontext() if place is None else self._boards.in_edit(place.message):
            answer = await send_despite_emojis(send, panel.view, self._services.look_at_emojis)
        take_apart(panel.view)
        if isinstance(post, BoardPost):
            self._boards.note(int(answer["id"]), strip_message(answer))
        return place or MessagePlace(channel_id, int(answer["id"]))

    async def _channel_of(self, post: Post) -> discord.PartialMessageable:
        if isinstance(post, PERSONAL):
            return await self._conversations.channel_for(post)
        channel = post.channel if isinstance(post, ELSEWHERE) else post.table.channel
        return self._client.get_partial_messageable(channel, guild_id=post.table.server or None)

    async def conversation(self, person: int) -> int | None:
        """The channel in which the bot writes to a person; None where none is known."""
        return await self._services.tables.conversations.channel_of(person)

    async def can_see(self, table: Table, person: int) -> bool | None:
        """Whether a person sees the place of a match now; None: Discord does not say."""
        return await can_see(self._client, table, person)

    async def open_thread(self, table: Table, place: MessagePlace, day: int | None = None) -> int:
        """Make a thread of a message; it falls asleep after seven silent days, as late as Discord has it."""
        name = await thread_name(self._services, table, day)
        thread = await self._client.http.start_thread_with_message(
            place.channel, place.message, name=name, auto_archive_duration=A_WEEK
        )
        return int(thread["id"])

    async def post_title(self, live: OpenTable, *, is_over: bool = False) -> str:
        """The title of a match's post in a forum."""
        return await post_title(self._services, live, is_over=is_over)

    async def open_post(self, post: LobbyPost, title: str, tags: Sequence[str]) -> MessagePlace:
        """Make a match's post in its forum; its first message, whose id is that of the post."""
        forum, words = post.table.forum or 0, await speech_there(self._services, post.table)
        draft = await DRAFTS[type(post)](self._services, post, None, "full")
        assert draft is not None
        panel = draft.content
        assert isinstance(panel, Panel)
        forum_tags = await tag_ids(self._client, forum, tags, words)
        mention_in(panel.view, self._services.command_ids)
        people = [discord.Object(person) for person in draft.people]
        thread_body = {"name": title, "auto_archive_duration": A_WEEK, "applied_tags": forum_tags}

        async def send() -> Any:
            # discord.py's own function adds a query and a field that Discord does not document.
            with handle_message_parameters(
                view=panel.view,
                attachments=panel.files(),
                flags=discord.MessageFlags(components_v2=True, suppress_notifications=draft.silent),
                allowed_mentions=NO_ONE.merge(discord.AllowedMentions(users=people or False)),
            ) as parameters:
                route = Route("POST", "/channels/{channel_id}/threads", channel_id=forum)
                form = [dict(part) for part in parameters.multipart or ()]
                first = json.loads(form[0]["value"]) if form else dict(parameters.payload or {})
                first.pop("tts", None)
                body = {**thread_body, "message": first}
                if not form:
                    return await self._client.http.request(route, json=body)
                form[0]["value"] = json.dumps(body)
                return await self._client.http.request(route, files=parameters.files, form=form)

        thread = await send_despite_emojis(send, panel.view, self._services.look_at_emojis)
        return MessagePlace(int(thread["id"]), int(thread["message"]["id"]))

    async def find_post(self, table: Table, after: int) -> MessagePlace | None:
        """The post that an earlier try has made for a match, by the buttons of its lobby, whatever its title says; or
        None. One without buttons is that of a match that began at once.

        Posts are made one after the other, so it is newer than the one ``after``, the newest of another match.
        """
        active: Any = await self._client.http.get_active_threads(table.server)
        own = self._client.user.id if self._client.user else 0
        new = [int(each["id"]) for each in active["threads"] if _is_in(each, table.forum, own)]
        for post in sorted((each for each in new if each > after), reverse=True):
            for first in await self._client.http.logs_from(post, 1, after=0):
                ids = list(_tables_on(first["components"]))
                if base36(table.id) in ids or (not ids and table.stage != "lobby"):
                    return MessagePlace(post, int(first["id"]))
        return None

    async def change_post(self, table: Table, place: MessagePlace, forum: int | None, change: PostChange) -> None:
        """Change a post of the match. Who has made a post may do that, without a permission of its own."""
        changes: dict[str, Any] = {} if change.title is None else {"name": change.title}
        if change.tags is not None and forum is not None:
            words = await speech_there(self._services, table)
            changes["applied_tags"] = await tag_ids(self._client, forum, change.tags, words)
        if change.is_closed is not None:
            changes["archived"] = change.is_closed
        if changes:
            await self._client.http.edit_channel(place.channel, **changes)

    async def reopen_thread(self, channel: int) -> None:
        """Open an archived thread. Of a locked one, Discord refuses it to those who manage no threads."""
        await self._client.http.edit_channel(channel, archived=False)

    async def strip(self, place: MessagePlace) -> None:
        """Take the buttons off a board that is no longer the newest; one that is too old to be edited goes."""
        http = self._client.http
        await self._boards.wait_for_answer(place.message)
        if self.is_stripped(place):
            return
        left = self._boards.take(place.message) or strip_message(await http.get_message(place.channel, place.message))
        if left is None:
            return
        try:
            await edit_message(self._client, self._services.clicked_messages, place, left.edit())
        except discord.HTTPException as error:
            if error.code != TOO_OLD:
                raise
            await self.delete(place)

    def is_stripped(self, place: MessagePlace) -> bool:
        """Whether the buttons of a board are known to be gone."""
        return self._boards.is_stripped(place.message)

    async def delete(self, place: MessagePlace) -> None:
        """Delete a message of the bot."""
        await self._client.get_partial_messageable(place.channel).get_partial_message(place.message).delete()

    async def find(self, post: Post, nonce: str, after: MessagePlace | None) -> EarlierPost | None:
        """Look for a post among the last messages of its channel: by its mark, or by the ids of its buttons."""
        channel, mark, carries = await self._channel_of(post), mark_of(nonce), _ids_of(post.table, post.kind)
        async for message in channel.history(limit=LOOKED_THROUGH):
            if after is not None and message.id <= after.message:
                return None
            if self._client.user is None or message.author.id != self._client.user.id:
                continue
            if any(getattr(part, "id", None) == mark for part in message.components) or carries(message):
                return EarlierPost(MessagePlace(channel.id, message.id), _notified_by(message))
        return None


def _notified_by(message: discord.Message) -> frozenset[int]:
    """The people (Discord ids) notified by a message of the bot."""
    if message.flags.suppress_notifications:
        return frozenset()
    texts = (item.content for item in _items_on(message) if isinstance(item, ui.TextDisplay))
    return frozenset(int(id) for text in texts for id in re.findall(r"<@(\d+)>", text))


def _items_on(message: discord.Message) -> Iterator[ui.Item[Any]]:
    return ui.LayoutView.from_message(message, timeout=None).walk_children()


def mark_of(nonce: str) -> int:
    """The id that the frame of a new panel gets: Discord keeps it with the message, and the nonce for minutes only."""
    return crc32(nonce.encode()) % MARKS + MARKS


def _is_in(thread: Any, forum: int | None, owner: int) -> bool:
    """Whether a thread, as Discord tells it, is a post in a forum that its owner has made."""
    return int(thread.get("owner_id") or 0) == owner and int(thread.get("parent_id") or 0) == forum


def _tables_on(components: Any) -> Iterator[str]:
    """The ids of tables on the buttons of a lobby, as Discord tells it."""
    for part in components:
        yield from str(part.get("custom_id", "")).split(":")[1:2]
        yield from _tables_on(part.get("components", ()))


def _ids_of(table: Table, kind: str) -> Callable[[discord.Message], bool]:
    """Whether a message carries the buttons of this table's lobby, board, or end: only an end offers the animation."""
    family = {"lobby": "l1", "board": "b1", "final": "e1"}.get(kind, "")

    def carries(message: discord.Message) -> bool:
        ids = [str(getattr(item, "custom_id", "")).split(":") for item in _items_on(message)]
        return any(id[:2] == [family, base36(table.id)] for id in ids)

    return carries
