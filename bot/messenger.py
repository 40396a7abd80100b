"""The herald: posts, edits and strips the public messages of a table, as the courier asks.

It raises Discord's errors as they are: what to do about them is the courier's business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import discord
from discord import ui
from discord.http import handle_message_parameters

from bot.features import deadlines
from bot.features.board.choices import clip
from bot.features.board.final import ended_panel, final_panel
from bot.features.board.pictures import as_wanted, draw_lobby, draw_scores, draw_turn
from bot.features.board.view import board_panel
from bot.features.lobby.view import lobby_panel
from bot.features.seats.consent import consent_panel
from bot.interactions.components import Panel, message_link, small
from bot.interactions.mentions import mention_in, with_mentions
from bot.interactions.routes import base36
from bot.languages import Speech, speech
from bot.languages.display_names import plain
from bot.message_stripping import strip
from bot.runtime.rate_limits import DirectMessageLimiter
from bot.services import ViewServices
from bot.tables.model.proposals import Proposal
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.messenger import Pictures
from bot.tables.rules.undo import Undone
from engine.events import Event
from engine.match import Match

NOBODY = discord.AllowedMentions.none()
A_WEEK: Literal[10080] = 10080
"""Minutes after which Discord archives a silent thread."""
THREAD_NAME = 100
"""Discord's limit for a thread's name, in characters."""
LOOKED_THROUGH = 20
"""How many messages of a channel are looked through for one that may have been posted already."""


class DiscordMessenger:
    """Speaks for the tables in Discord's channels."""

    def __init__(self, client: discord.Client, services: ViewServices, direct_messages: DirectMessageLimiter) -> None:
        self._client = client
        self._services = services
        self._direct_messages = direct_messages

    async def show_lobby(
        self, table: Table, place: MessagePlace | None, nonce: str, pictures: Pictures = "full"
    ) -> MessagePlace:
        """Post the lobby, or show it as it is now; once the match has begun, it is a line without a picture."""
        words = speech(table.language)
        wanted = pictures if table.stage == "lobby" else "none"
        picture = await as_wanted(self._services, draw_lobby(self._services, table, words), wanted)
        here = place.channel if place else table.channel
        return await self._show(table, lobby_panel(table, words, picture, here), place, nonce)

    async def tell_seal(self, table: Table, nonce: str) -> MessagePlace:
        """Post the seal of the table's dice: a small silent message that is never edited, so that Discord shows
        nobody has exchanged it.
        """
        told = with_mentions(speech(table.language)("bot-seal", seal=table.commitment), self._services.command_ids)
        sent = await self._channel(table).send(small(told), silent=True, nonce=nonce, allowed_mentions=NOBODY)
        return MessagePlace(table.channel, sent.id)

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
        """Post a fresh board that mentions the people of the seats ``called``, or edit the one at ``place``."""
        words = speech(table.language)
        drawn = await as_wanted(
            self._services, draw_turn(self._services, table, match, words, summary=summary), pictures
        )
        hours = await self._services.tables.time.hours_shown(table.id)
        panel = board_panel(table, match, summary, words, drawn, hours=hours, called=called)
        people = [person for seat in called if (person := table.seats[seat].person) is not None]
        return await self._show(table, panel, place, nonce, people, silent=not called)

    async def show_final(
        self, table: Table, match: Match[Any], summary: Sequence[Event], nonce: str, pictures: Pictures = "full"
    ) -> MessagePlace:
        """Post the end of a match."""
        words = speech(table.language)
        drawn = await as_wanted(self._services, draw_scores(self._services, table, match, words), pictures)
        results = await self._services.tables.results.of_table(table.id)
        panel = final_panel(table, match, summary, words, drawn, results)
        return await self._show(table, panel, None, nonce)

    async def show_closed(
        self, table: Table, notes: Sequence[Event], place: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        """Say that a lobby was closed or a match given up; the message at ``place`` says so from then on."""
        return await self._show(table, ended_panel(table, speech(table.language), notes), place, nonce)

    async def ping(self, table: Table, people: Sequence[int], board: MessagePlace | None, nonce: str) -> MessagePlace:
        """Mention exactly those who can act, in a message of its own: edits notify nobody."""
        words = speech(table.language)
        mentions = " ".join(f"<@{person}>" for person in people)
        link = message_link(table.server, board.channel, board.message) if board else ""
        text = words("bot-ping", people=mentions, count=len(people), link=link or "none")
        allowed = discord.AllowedMentions(users=[discord.Object(person) for person in people])
        sent = await self._channel(table).send(text, allowed_mentions=allowed, nonce=nonce, suppress_embeds=True)
        return MessagePlace(table.channel, sent.id)

    async def ask_consent(
        self,
        table: Table,
        proposal: Proposal,
        undone: Undone | None,
        people: Sequence[int],
        place: MessagePlace | None,
        nonce: str,
    ) -> MessagePlace:
        """Ask these people to agree, in a message that notifies them, or show there what was answered so far."""
        panel = consent_panel(table, proposal, undone, people, speech(table.language))
        mention_in(panel.view, self._services.command_ids)
        if place is not None:
            await self._channel(table).get_partial_message(place.message).edit(view=panel.view, allowed_mentions=NOBODY)
            return place
        allowed = discord.AllowedMentions(users=[discord.Object(person) for person in people])
        sent = await self._channel(table).send(view=panel.view, nonce=nonce, allowed_mentions=allowed)
        return MessagePlace(table.channel, sent.id)

    async def open_thread(self, table: Table, place: MessagePlace) -> int:
        """Make a thread of a message; it falls asleep after seven silent days, as late as Discord has it."""
        name = thread_name(table, speech(table.language))
        made = await self._client.http.start_thread_with_message(
            place.channel, place.message, name=name, auto_archive_duration=A_WEEK
        )
        return int(made["id"])

    async def open_again(self, channel: int) -> None:
        """Open an archived thread. Of a locked one, Discord refuses it to those who manage no threads."""
        await self._client.http.edit_channel(channel, archived=False)

    async def tell_stuck(self, table: Table, channel: int, nonce: str, *, gone: bool) -> MessagePlace:
        """Tell the host, in the channel of the lobby, that the match cannot be shown in its thread."""
        words = speech(table.language)
        text = words(
            "posting-stuck-gone" if gone else "posting-stuck-locked",
            host=f"<@{table.host}>" if table.host else "",
            game=words(f"{table.game}-title"),
            thread=f"<#{table.channel}>",
        )
        told = with_mentions(text.strip(), self._services.command_ids)
        allowed = discord.AllowedMentions(users=[discord.Object(table.host)] if table.host else False)
        there = self._client.get_partial_messageable(channel, guild_id=table.server)
        sent = await there.send(told, allowed_mentions=allowed, nonce=nonce)
        return MessagePlace(channel, sent.id)

    async def remind(
        self, table: Table, people: Sequence[int], until: int | None, board: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        """Mention those whom the match waits for."""
        text = deadlines.reminder_text(table, people, until, board)
        allowed = discord.AllowedMentions(users=[discord.Object(person) for person in people])
        sent = await self._channel(table).send(text, allowed_mentions=allowed, nonce=nonce, suppress_embeds=True)
        return MessagePlace(table.channel, sent.id)

    async def remind_directly(
        self, table: Table, person: int, until: int | None, board: MessagePlace | None, nonce: str
    ) -> None:
        """Write to one person. Raises discord.RateLimited when too many direct messages were sent lately."""
        self._direct_messages.take()
        language = await self._services.tables.language(person) or table.language
        text = deadlines.direct_reminder_text(table, language, until, board)
        channel = await self._client.create_dm(discord.Object(person))
        told = with_mentions(text, self._services.command_ids)
        await channel.send(told, nonce=nonce, suppress_embeds=True, allowed_mentions=NOBODY)

    async def tell_late(
        self, table: Table, late: Sequence[int], asked: Sequence[int], until: int, nonce: str
    ) -> MessagePlace:
        """Ask what to do about those whose time is over."""
        panel = deadlines.late_panel(table, late, asked, until, speech(table.language))
        allowed = discord.AllowedMentions(users=[discord.Object(person) for person in asked])
        sent = await self._channel(table).send(view=panel.view, allowed_mentions=allowed, nonce=nonce)
        return MessagePlace(table.channel, sent.id)

    async def tell_vacation(
        self, table: Table, resting: Mapping[int, int], place: MessagePlace | None, nonce: str
    ) -> MessagePlace:
        """Say who is on vacation."""
        return await self._show(table, deadlines.vacation_panel(table, resting, speech(table.language)), place, nonce)

    async def strip(self, place: MessagePlace) -> None:
        """Take the buttons off a board that is no longer the newest."""
        message = await self._client.get_partial_messageable(place.channel).fetch_message(place.message)
        await strip(message)

    async def remove(self, place: MessagePlace) -> None:
        """Delete a message of ours."""
        await self._client.get_partial_messageable(place.channel).get_partial_message(place.message).delete()

    async def find(self, table: Table, kind: str, after: MessagePlace | None) -> MessagePlace | None:
        """Look for a message of this table among the last ones of its channel, by the ids of its buttons."""
        carries = _ids_of(table, kind)
        async for message in self._channel(table).history(limit=LOOKED_THROUGH):
            if after is not None and message.id <= after.message:
                return None
            if self._client.user is not None and message.author.id == self._client.user.id and carries(message):
                return MessagePlace(table.channel, message.id)
        return None

    async def _show(
        self,
        table: Table,
        panel: Panel,
        place: MessagePlace | None,
        nonce: str,
        people: Sequence[int] = (),
        *,
        silent: bool = True,
    ) -> MessagePlace:
        """Post a panel, or edit it at ``place``. A new one notifies the people that it mentions unless it is silent."""
        channel = self._channel(table)
        mention_in(panel.view, self._services.command_ids)
        mentioned = NOBODY.merge(discord.AllowedMentions(users=[discord.Object(person) for person in people] or False))
        if place is None:
            # Discord notifies nobody of a silent message, whomever it mentions.
            sent = await channel.send(
                view=panel.view, files=panel.files(), silent=silent, nonce=nonce, allowed_mentions=mentioned
            )
            return MessagePlace(table.channel, sent.id)
        # A message's own edit() names no flags but that of the components; Discord asks for all that were set before.
        flags = discord.MessageFlags(components_v2=True, suppress_notifications=silent)
        with handle_message_parameters(
            view=panel.view, attachments=panel.files(), flags=flags, allowed_mentions=mentioned
        ) as parameters:
            await self._client.http.edit_message(place.channel, place.message, params=parameters)
        return place

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.channel, guild_id=table.server)


def thread_name(table: Table, words: Speech) -> str:
    """What a match's thread is called: the game, and who plays."""
    names = words.listed([plain(seat.name, words("common-nameless", number=seat.number + 1)) for seat in table.seats])
    return clip(words("posting-thread-name", game=words(f"{table.game}-title"), names=names), THREAD_NAME)


def _ids_of(table: Table, kind: str) -> Callable[[discord.Message], bool]:
    """Whether a message carries the buttons of this table's lobby, board, or end."""
    family = "l1" if kind == "lobby" else "b1"
    start = f"{family}:{base36(table.id)}:" + (f"{base36(table.version)}:" if kind == "final" else "")

    def carries(message: discord.Message) -> bool:
        view = ui.LayoutView.from_message(message, timeout=None)
        return any(str(getattr(item, "custom_id", "")).startswith(start) for item in view.walk_children())

    return carries
