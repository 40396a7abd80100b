"""What is posted in servers of the bot's own accord: the end of a season, and the post of the day with its thread.

All of it is in the language of the server, or else of the match to which the message belongs.
"""

from __future__ import annotations

from bot.features.daily.posted import posted_challenge, talk_panel
from bot.features.daily.season import season_panel
from bot.features.puzzle.of_the_day import puzzle_of_the_day_panel
from bot.interactions import limits
from bot.interactions.components import Panel, clip, join_panels
from bot.languages import Speech, speech
from bot.languages.display_names import plain
from bot.reading.days import date_in_words
from bot.reading.erased_people import in_words
from bot.services import ViewServices
from bot.tables.model.days import span_of
from bot.tables.model.open_table import OpenTable
from bot.tables.model.table import Seat, Table
from bot.tables.outbox.posts import DayPost, SeasonPost, TalkPost
from bot.tables.rules.post_titles import called_seats
from engine.registry import find_game


async def season_post(services: ViewServices, post: SeasonPost) -> Panel:
    """The best of a season."""
    words, server = await speech_there(services, post.table), post.table.server
    return await season_panel(services.tables, server, span_of(post.first, "season"), words)


async def day_post(services: ViewServices, post: DayPost) -> Panel:
    """The challenge and the puzzle of a day in one message, or one of them."""
    words = await speech_there(services, post.table)
    panels = [await posted_challenge(services.tables, post.table.server, post.day, words)] if post.challenge else []
    panels += [await puzzle_of_the_day_panel(services, post.puzzle, words)] if post.puzzle else []
    return join_panels(panels)


async def talk_post(services: ViewServices, post: TalkPost) -> Panel:
    """What opens the thread for talk."""
    words = await speech_there(services, post.table)
    return await talk_panel(services.tables, post.table.server, post.day, words)


async def thread_name(services: ViewServices, table: Table, talk: int | None = None) -> str:
    """What a match's thread is called: the game, and who plays; of one for ``talk``, the day that is talked about."""
    if talk is not None:
        words = await speech_there(services, table)
        return clip(words("daily-talk-name", date=date_in_words(talk, words)), limits.THREAD_NAME)
    own = speech(table.language)
    names = own.join_words([_name_of(seat, own) for seat in in_words(table, own).seats])
    message = "channels-thread-name" if table.day is None else "daily-thread-name"
    return clip(own(message, game=own(f"{table.game}-title"), names=names), limits.THREAD_NAME)


async def post_title(services: ViewServices, live: OpenTable, *, is_over: bool = False) -> str:
    """The title of a match's post in a forum: what it waits for, the game, and who plays."""
    table, words = live.table, await speech_there(services, live.table)
    names = words.join_words([_name_of(seat, words) for seat in in_words(table, words).seats])
    facts = {"game": words(f"{table.game}-title"), "names": names}
    turn_names = [_name_of(seat, words) for seat in called_seats(live)]
    if is_over or not table.is_open:
        title = words("forum-title-over", **facts)
    elif table.stage == "lobby":
        title = words("forum-title-open", free=max(find_game(table.game).seats) - len(table.seats), **facts)
    elif turn_names:
        title = words("forum-title-turn", turn=words.join_words(turn_names), count=len(turn_names), **facts)
    else:
        title = words("forum-title-playing", **facts)
    return clip(title, limits.THREAD_NAME)


def _name_of(seat: Seat, words: Speech) -> str:
    return plain(seat.name, words("common-nameless", number=seat.number + 1))


async def speech_there(services: ViewServices, table: Table) -> Speech:
    """The language of the table's server, or else of the table."""
    return speech(await services.tables.people.server_language(table.server) or table.language)
