"""What each kind of post says: the text or panel, and the people that it mentions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple

from discord.utils import escape_mentions

from bot.features import deadlines
from bot.features.board.turn import turn_over_panel, turn_panel
from bot.features.daily.reminder import streak_note
from bot.features.drill import due_note
from bot.features.following import follow_panel
from bot.features.league.people_view import league_post
from bot.features.lobby import muster
from bot.features.lobby.view import lobby_panel
from bot.features.nudge import nudge_panel
from bot.features.queue.messages import found_panel, over_panel
from bot.features.seats.consent import consent_panel
from bot.features.tournament.view import tournament_post
from bot.features.trial.broken import broken_plan_panel
from bot.interactions.components import Panel, small, with_mentions
from bot.languages import Speech, speech
from bot.reading.board import board_panel, parts_of
from bot.reading.final import ended_panel, final_panel
from bot.reading.pictures import as_wanted, draw_lobby, draw_roll, draw_scores, draw_turn
from bot.reading.position import position_of
from bot.reading.seal import seal_line
from bot.server_posts import day_post, season_post, talk_post
from bot.services import ViewServices
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.posts import (
    BoardPost,
    BrokenPlanPost,
    ClosedPost,
    ConsentPost,
    DayPost,
    DirectMusterPost,
    DirectNoticePost,
    DirectNudgePost,
    DirectReminderPost,
    DrillPost,
    FinalPost,
    FollowPost,
    FoundPost,
    LatePost,
    LeaguePost,
    LobbyPost,
    MusterPost,
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


class Draft(NamedTuple):
    """A post as Discord takes it: a text or a panel, the people that it mentions, and whether it notifies no one."""

    content: str | Panel
    people: Sequence[int] = ()
    silent: bool = False


async def _lobby(services: ViewServices, post: LobbyPost, place: MessagePlace | None, pictures: Pictures) -> Draft:
    """Once the match has begun, it is a line without a picture."""
    table, words = post.table, speech(post.table.language)
    look = pictures if table.stage == "lobby" else "none"
    picture = await as_wanted(services, draw_lobby(services, table, words), look)
    player = await services.tables.results.fitting_player(table.host)
    channel = place.channel if place else table.channel
    tiers = await services.tables.results.tiers_of(table.people) if table.stage == "lobby" else {}
    panel = lobby_panel(
        table, words, picture, channel, player=player, tiers=tiers, called=post.called_people, gone=post.gone_count
    )
    return Draft(panel, post.called_people, silent=not (post.called_people or post.is_loud))


async def _muster(services: ViewServices, post: MusterPost, *_: object) -> Draft:
    return Draft(muster.called_text(post, speech(post.table.language)), (post.table.seats[post.seat].person or 0,))


async def _seal(services: ViewServices, post: SealPost, *_: object) -> Draft:
    """A small silent message that is never edited, so that Discord shows no one has exchanged it."""
    return Draft(small(_seal_of(services, post.table)), silent=True)


def _seal_of(services: ViewServices, table: Table) -> str:
    return with_mentions(seal_line(table, speech(table.language)), services.command_ids)


async def _board(services: ViewServices, post: BoardPost, _: MessagePlace | None, pictures: Pictures) -> Draft:
    return await _draft_board(services, post, None, pictures)


async def _draft_board(
    services: ViewServices, post: BoardPost, rolled: Picture | None, pictures: Pictures = "full"
) -> Draft:
    table, words = post.table, speech(post.table.language)
    position = position_of(table, post.match, words, news=post.summary)
    picture = await as_wanted(services, draw_turn(services, position), pictures)
    hours = await services.tables.time.hours_shown(table.id)
    seal = _seal_of(services, table) if post.sealed else ""
    parts = parts_of(table, position)._replace(
        hours=hours, called_seats=post.called_seats, seal=seal, roll_picture=rolled
    )
    panel = board_panel(position, picture, parts)
    people = [person for seat in post.called_seats if (person := table.seats[seat].person) is not None]
    return Draft(panel, people, silent=not post.called_seats)


async def _roll(services: ViewServices, post: RollPost, _: MessagePlace | None, pictures: Pictures) -> Draft | None:
    """The board with its roll; None where there is nothing to add."""
    table, words = post.table, speech(post.table.language)
    position = position_of(table, post.match, words, news=post.summary)
    drawing = await draw_roll(services, position) if pictures == "full" else None
    return None if drawing is None else await _draft_board(services, post, drawing)


async def _final(services: ViewServices, post: FinalPost, _: MessagePlace | None, pictures: Pictures) -> Draft:
    table, words = post.table, speech(post.table.language)
    position = position_of(table, post.match, words, news=post.summary)
    picture = await as_wanted(services, draw_scores(services, position), pictures)
    results = await services.tables.results.of_table(table.id)
    ahead = await services.tables.results.ahead_of(table)
    return Draft(final_panel(table, position, picture, results, ahead), silent=True)


async def _closed_note(services: ViewServices, post: ClosedPost, *_: object) -> Draft:
    return Draft(ended_panel(post.table, speech(post.table.language), post.notes), silent=not post.is_loud)


async def _ping(services: ViewServices, post: PingPost, *_: object) -> Draft:
    """Edits notify no one, so those who can act are mentioned in a message of its own."""
    match = await services.tables.lookup.match(post.table.id)
    return Draft(deadlines.called_text(post.table, match, post.people, post.board), post.people)


async def _consent(services: ViewServices, post: ConsentPost, place: MessagePlace | None, _: Pictures) -> Draft:
    """A new message notifies people; an edited one shows what was answered so far."""
    panel = consent_panel(post.table, post.proposal, post.undone, post.people, speech(post.table.language))
    return Draft(panel, post.people if place is None else ())


async def _stuck(services: ViewServices, post: StuckPost, *_: object) -> Draft:
    table, words = post.table, speech(post.table.language)
    text = words(
        "channels-stuck-gone" if post.is_gone else "channels-stuck-locked",
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
    text = deadlines.direct_reminder_text(post, match, language)
    return Draft(with_mentions(text, services.command_ids))


async def _turn(services: ViewServices, post: TurnPost, _: MessagePlace | None, pictures: Pictures) -> Draft:
    """No one is mentioned: a new direct message notifies on its own."""
    return Draft(await turn_panel(services, post, pictures))


async def _over(services: ViewServices, post: OverPost, _: MessagePlace | None, pictures: Pictures) -> Draft:
    return Draft(await over_panel(services, post, pictures))


async def _late(services: ViewServices, post: LatePost, *_: object) -> Draft:
    panel = deadlines.late_panel(post.table, post.late, post.asked_people, post.until, speech(post.table.language))
    return Draft(panel, post.asked_people)


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

    async def draft(services: ViewServices, post: SeatPost | FollowPost, *_: object) -> Draft:
        language = await services.tables.people.private_language(post.person) or post.table.language
        return Draft(make(post, speech(language)))

    return draft


async def _nudge(services: ViewServices, post: NudgePost, *_: object) -> Draft:
    return Draft(nudge_panel(post, speech(post.table.language)), (post.table.seats[post.seat].person or 0,))


DRAFTS: Mapping[type[Post], Callable[..., Awaitable[Draft | None]]] = {
    LobbyPost: _lobby,
    MusterPost: _muster,
    DirectMusterPost: _private(muster.direct_panel),
    SealPost: _seal,
    BoardPost: _board,
    RollPost: _roll,
    FinalPost: _final,
    ClosedPost: _closed_note,
    PingPost: _ping,
    ConsentPost: _consent,
    StuckPost: _stuck,
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
    LeaguePost: _of_panel(league_post, silent=True),
    TournamentPost: _of_panel(tournament_post, silent=True),
    NoticePost: _notice,
    NudgePost: _nudge,
    DirectNudgePost: _private(nudge_panel),
    FollowPost: _private(follow_panel),
    DirectNoticePost: _direct_notice,
    DrillPost: _private(lambda post, words: due_note(post.count, words)),
    StreakPost: _private(lambda post, words: streak_note(post.day, post.days, words, is_last=post.is_last)),
}
"""Who words each kind of post: given the services, the post, the message that it is shown in, and how to draw.
None where that message is to stay as it is."""
