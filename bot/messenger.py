"""Sends, edits and strips the messages about tables in Discord's channels, and raises Discord's errors as they are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import discord
from discord import ui
from discord.http import handle_message_parameters
from discord.utils import escape_mentions

from bot.conversations import DirectConversations
from bot.features import deadlines
from bot.features.board.turn import turn_over_panel, turn_panel
from bot.features.daily.reminder import streak_note
from bot.features.drill import due_note
from bot.features.lobby.view import lobby_panel
from bot.features.nudge import nudge_panel
from bot.features.queue.messages import found_panel, over_panel
from bot.features.seats.consent import consent_panel
from bot.features.tournament.view import tournament_post
from bot.features.trial.broken import broken_plan_panel
from bot.interactions.components import Panel, mention_in, small, with_mentions
from bot.interactions.custom_ids import base36
from bot.interactions.refused_emojis import send_despite_emojis
from bot.languages import Speech, speech
from bot.message_stripping import StrippedMessages, stripped
from bot.reading.board import board_panel, parts_of
from bot.reading.final import ended_panel, final_panel
from bot.reading.pictures import as_wanted, draw_lobby, draw_roll, draw_scores, draw_turn
from bot.reading.position import position_of
from bot.reading.seal import seal_line
from bot.server_members import can_see
from bot.server_posts import day_post, season_post, talk_post, thread_name
from bot.services import ViewServices
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.posts import (
    BoardPost,
    BrokenPlanPost,
    ClosedPost,
    ConsentPost,
    DayPost,
    DirectNoticePost,
    DirectNudgePost,
    DirectReminderPost,
    DrillPost,
    FinalPost,
    FoundPost,
    LatePost,
    LobbyPost,
    NoticePost,
    NudgePost,
    OverPost,
    Pictures,
    PingPost,
    Post,
    ReminderPost,
    RollPost,
    SealPost,
    SeasonPost,
    SeatPost,
    StreakPost,
    StuckPost,
    TalkPost,
    TournamentPost,
    TurnOverPost,
    TurnPost,
    VacationPost,
)
from rendering.picture import Picture

ELSEWHERE = (StuckPost, SeasonPost, DayPost, TalkPost, TournamentPost)
"""Posts that name a channel of their own."""
NO_ONE = discord.AllowedMentions.none()
A_WEEK: Literal[10080] = 10080
"""Minutes after which Discord archives a silent thread."""
LOOKED_THROUGH = 20
"""How many messages of a channel are looked through for one that may have been posted already."""


class Draft(NamedTuple):
    """A post as Discord takes it: a text or a panel, the people that it mentions, and whether it notifies no one."""

    content: str | Panel
    people: Sequence[int] = ()
    silent: bool = False


class DiscordMessenger:
    """Speaks for the tables in Discord's channels."""

    def __init__(self, client: discord.Client, services: ViewServices, conversations: DirectConversations) -> None:
        self._client = client
        self._services = services
        self._conversations = conversations
        self._boards = StrippedMessages()

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
        mentioned = NO_ONE.merge(discord.AllowedMentions(users=people or False))
        if isinstance(draft.content, str):
            channel = await self._channel_of(post)
            sent = await channel.send(
                draft.content,
                silent=draft.silent,
                suppress_embeds=not draft.silent,
                nonce=nonce,
                allowed_mentions=mentioned,
            )
            return MessagePlace(channel.id, sent.id)
        panel = draft.content
        mention_in(panel.view, self._services.command_ids)
        channel_id = place.channel if place else (await self._channel_of(post)).id
        if place is not None:
            self._boards.take(place.message)

        async def send() -> Any:
            # discord.py's own send() and edit() make objects of all that Discord answers, and an edit() names no flags
            # but that of the components, where Discord asks for all that were set before.
            # A silent message notifies no one, whatever it mentions.
            with handle_message_parameters(
                view=panel.view,
                attachments=panel.files(),
                flags=discord.MessageFlags(components_v2=True, suppress_notifications=draft.silent),
                nonce=None if place else nonce,
                allowed_mentions=mentioned,
            ) as parameters:
                if place is None:
                    return await self._client.http.send_message(channel_id, params=parameters)
                return await self._client.http.edit_message(channel_id, place.message, params=parameters)

        posted = await send_despite_emojis(send, panel.view, self._services.look_at_emojis)
        if isinstance(post, BoardPost):
            self._boards.note(posted)
        return place or MessagePlace(channel_id, int(posted["id"]))

    async def _channel_of(self, post: Post) -> discord.PartialMessageable:
        if isinstance(post, DirectReminderPost | SeatPost):
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
        made = await self._client.http.start_thread_with_message(
            place.channel, place.message, name=name, auto_archive_duration=A_WEEK
        )
        return int(made["id"])

    async def reopen_thread(self, channel: int) -> None:
        """Open an archived thread. Of a locked one, Discord refuses it to those who manage no threads."""
        await self._client.http.edit_channel(channel, archived=False)

    async def strip(self, place: MessagePlace) -> None:
        """Take the buttons off a board that is no longer the newest."""
        http = self._client.http
        left = self._boards.take(place.message) or stripped(await http.get_message(place.channel, place.message))
        if left is not None:
            await http.edit_message(place.channel, place.message, params=left.edit())

    async def delete(self, place: MessagePlace) -> None:
        """Delete a message of the bot."""
        await self._client.get_partial_messageable(place.channel).get_partial_message(place.message).delete()

    async def find(self, table: Table, kind: str, after: MessagePlace | None) -> MessagePlace | None:
        """Look for a message of this table among the last ones of its channel, by the ids of its buttons."""
        carries = _ids_of(table, kind)
        async for message in self._client.get_partial_messageable(table.channel, guild_id=table.server or None).history(
            limit=LOOKED_THROUGH
        ):
            if after is not None and message.id <= after.message:
                return None
            if self._client.user is not None and message.author.id == self._client.user.id and carries(message):
                return MessagePlace(table.channel, message.id)
        return None


def _ids_of(table: Table, kind: str) -> Callable[[discord.Message], bool]:
    """Whether a message carries the buttons of this table's lobby, board, or end: only an end offers the animation."""
    family = {"lobby": "l1", "board": "b1", "final": "e1"}[kind]

    def carries(message: discord.Message) -> bool:
        view = ui.LayoutView.from_message(message, timeout=None)
        ids = [str(getattr(item, "custom_id", "")).split(":") for item in view.walk_children()]
        return any(id[:2] == [family, base36(table.id)] for id in ids)

    return carries


# What each post says


async def _lobby(services: ViewServices, post: LobbyPost, place: MessagePlace | None, pictures: Pictures) -> Draft:
    """Once the match has begun, it is a line without a picture."""
    table, words = post.table, speech(post.table.language)
    wanted = pictures if table.stage == "lobby" else "none"
    picture = await as_wanted(services, draw_lobby(services, table, words), wanted)
    player = await services.tables.results.fitting_player(table.host)
    channel = place.channel if place else table.channel
    tiers = await services.tables.results.tiers_of(table.people) if table.stage == "lobby" else {}
    return Draft(lobby_panel(table, words, picture, channel, player=player, tiers=tiers), silent=True)


async def _seal(services: ViewServices, post: SealPost, *_: object) -> Draft:
    """A small silent message that is never edited, so that Discord shows no one has exchanged it."""
    return Draft(small(_seal_of(services, post.table)), silent=True)


def _seal_of(services: ViewServices, table: Table) -> str:
    return with_mentions(seal_line(table, speech(table.language)), services.command_ids)


async def _board(services: ViewServices, post: BoardPost, _: MessagePlace | None, pictures: Pictures) -> Draft:
    return await _with_board(services, post, None, pictures)


async def _with_board(
    services: ViewServices, post: BoardPost, rolled: Picture | None, pictures: Pictures = "full"
) -> Draft:
    table, words = post.table, speech(post.table.language)
    position = position_of(table, post.match, words, news=post.summary)
    drawn = await as_wanted(services, draw_turn(services, position), pictures)
    hours = await services.tables.time.hours_shown(table.id)
    seal = _seal_of(services, table) if post.sealed else ""
    parts = parts_of(table, position, hours=hours, called=post.called, seal=seal, rolled=rolled)
    panel = board_panel(position, drawn, parts)
    people = [person for seat in post.called if (person := table.seats[seat].person) is not None]
    return Draft(panel, people, silent=not post.called)


async def _roll(services: ViewServices, post: RollPost, _: MessagePlace | None, pictures: Pictures) -> Draft | None:
    """The board with its roll; None where there is nothing to add."""
    table, words = post.table, speech(post.table.language)
    position = position_of(table, post.match, words, news=post.summary)
    rolled = await draw_roll(services, position) if pictures == "full" else None
    return None if rolled is None else await _with_board(services, post, rolled)


async def _final(services: ViewServices, post: FinalPost, _: MessagePlace | None, pictures: Pictures) -> Draft:
    table, words = post.table, speech(post.table.language)
    position = position_of(table, post.match, words, news=post.summary)
    drawn = await as_wanted(services, draw_scores(services, position), pictures)
    results = await services.tables.results.of_table(table.id)
    ahead = await services.tables.results.ahead_of(table)
    return Draft(final_panel(table, position, drawn, results, ahead), silent=True)


async def _closed_draft(services: ViewServices, post: ClosedPost, *_: object) -> Draft:
    return Draft(ended_panel(post.table, speech(post.table.language), post.notes), silent=True)


async def _ping(services: ViewServices, post: PingPost, *_: object) -> Draft:
    """Edits notify no one, so those who can act are mentioned in a message of its own."""
    match = await services.tables.lookup.match(post.table.id)
    return Draft(deadlines.called_text(post.table, match, post.people, post.board), post.people)


async def _consent(services: ViewServices, post: ConsentPost, place: MessagePlace | None, _: Pictures) -> Draft:
    """A new message notifies people; an edited one shows what was answered so far."""
    panel = consent_panel(post.table, post.proposal, post.undone, post.people, speech(post.table.language))
    return Draft(panel, post.people if place is None else ())


async def _stuck_draft(services: ViewServices, post: StuckPost, *_: object) -> Draft:
    table, words = post.table, speech(post.table.language)
    text = words(
        "channels-stuck-gone" if post.gone else "channels-stuck-locked",
        host=f"<@{table.host}>" if table.host else "",
        game=words(f"{table.game}-title"),
        thread=f"<#{table.channel}>",
    )
    return Draft(with_mentions(text.strip(), services.command_ids), [table.host] if table.host else [])


async def _reminder(services: ViewServices, post: ReminderPost, *_: object) -> Draft:
    match = await services.tables.lookup.match(post.table.id)
    return Draft(deadlines.reminder_text(post.table, match, post.people, post.until, post.board), post.people)


async def _direct_reminder(services: ViewServices, post: DirectReminderPost, *_: object) -> Draft:
    language = await services.tables.people.private_language(post.person) or post.table.language
    match = await services.tables.lookup.match(post.table.id)
    text = deadlines.direct_reminder_text(post.table, match, post.person, language, post.until, post.board)
    return Draft(with_mentions(text, services.command_ids))


async def _turn(services: ViewServices, post: TurnPost, _: MessagePlace | None, pictures: Pictures) -> Draft:
    """No one is mentioned: a new direct message notifies on its own."""
    return Draft(await turn_panel(services, post, pictures))


async def _over(services: ViewServices, post: OverPost, _: MessagePlace | None, pictures: Pictures) -> Draft:
    return Draft(await over_panel(services, post, pictures))


async def _late(services: ViewServices, post: LatePost, *_: object) -> Draft:
    panel = deadlines.late_panel(post.table, post.late, post.asked, post.until, speech(post.table.language))
    return Draft(panel, post.asked)


async def _vacation(services: ViewServices, post: VacationPost, *_: object) -> Draft:
    return Draft(deadlines.vacation_panel(post.table, post.resting, speech(post.table.language)), silent=True)


def _of_panel(
    make: Callable[[ViewServices, Any], Awaitable[Panel]], *, silent: bool = False
) -> Callable[..., Awaitable[Draft]]:
    """The draft of a panel that mentions no one; ``silent``: that notifies no one."""

    async def draft(services: ViewServices, post: Post, *_: object) -> Draft:
        return Draft(await make(services, post), silent=silent)

    return draft


async def _notice(services: ViewServices, post: NoticePost, *_: object) -> Draft:
    """The operator's own words; they mention no one."""
    words = speech(post.table.language)
    text = await services.tables.notices.text(post.number, post.table.language)
    return Draft(words("operator-notice", text=escape_mentions(text or "…")), silent=True)


async def _direct_notice(services: ViewServices, post: DirectNoticePost, *_: object) -> Draft:
    """The same, in the person's own language."""
    language = await services.tables.people.private_language(post.person) or post.table.language
    text = await services.tables.notices.text(post.number, language)
    return Draft(speech(language)("operator-notice", text=escape_mentions(text or "…")), silent=True)


def _private(make: Callable[[Any, Speech], Panel]) -> Callable[..., Awaitable[Draft]]:
    """The draft of a panel to one person, in their own language."""

    async def draft(services: ViewServices, post: SeatPost, *_: object) -> Draft:
        language = await services.tables.people.private_language(post.person) or post.table.language
        return Draft(make(post, speech(language)))

    return draft


async def _nudge(services: ViewServices, post: NudgePost, *_: object) -> Draft:
    return Draft(nudge_panel(post, speech(post.table.language)), (post.table.seats[post.seat].person or 0,))


DRAFTS: Mapping[type[Post], Callable[..., Awaitable[Draft | None]]] = {
    LobbyPost: _lobby,
    SealPost: _seal,
    BoardPost: _board,
    RollPost: _roll,
    FinalPost: _final,
    ClosedPost: _closed_draft,
    PingPost: _ping,
    ConsentPost: _consent,
    StuckPost: _stuck_draft,
    ReminderPost: _reminder,
    DirectReminderPost: _direct_reminder,
    TurnPost: _turn,
    TurnOverPost: _of_panel(turn_over_panel),
    FoundPost: _of_panel(found_panel),
    BrokenPlanPost: _of_panel(broken_plan_panel),
    OverPost: _over,
    LatePost: _late,
    VacationPost: _vacation,
    SeasonPost: _of_panel(season_post, silent=True),
    DayPost: _of_panel(day_post, silent=True),
    TalkPost: _of_panel(talk_post, silent=True),
    TournamentPost: _of_panel(tournament_post, silent=True),
    NoticePost: _notice,
    NudgePost: _nudge,
    DirectNudgePost: _private(nudge_panel),
    DirectNoticePost: _direct_notice,
    DrillPost: _private(lambda post, words: due_note(post.count, words)),
    StreakPost: _private(lambda post, words: streak_note(post.day, post.days, words, is_last=post.is_last)),
}
"""Who words each kind of post: given the services, the post, the message that it is shown in, and how to draw.
None where that message is to stay as it is."""
