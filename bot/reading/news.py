"""What a person missed: a sentence about the turns since their own, and those turns in one picture."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.interactions.components import Panel, frame, gallery, moment, seat_colour, words
from bot.languages.captions import Caption
from bot.reading.links import board_link_rows
from bot.reading.narration import narrate
from bot.reading.pictures import draw_strip
from bot.reading.position import Position
from bot.reading.seats import signed_name
from bot.services import ViewServices
from engine.match import Match
from engine.news import News, deeds, news_for
from engine.timeline import stills

SINCE = ("turn", "round")
"""Since when someone may ask what happened: since their last turn, or for as many turns as there are seats."""
MOST = 3
"""How many turns the sentence tells; those before are counted."""
EVERYONE = -1
"""In place of a seat: what any seat did is said."""
LONGEST = 420
"""Characters of the sentence; beyond them, turns are counted instead of narrated."""


async def news_of(services: ViewServices, match: Match[Any], seat: int | None) -> News | None:
    """What is new to a seat. It plays the match again, off the event loop."""
    return None if seat is None else await services.pool.run(lambda: news_for(match, seat))


async def news_since(services: ViewServices, match: Match[Any], seat: int | None) -> News:
    """What is new to a seat, or as many turns as there are seats where nothing is known of its last turn."""
    news = await news_of(services, match, seat)
    return await services.pool.run(lambda: _last_round(match)) if news is None else news


def headline(position: Position, news: News, seat: int | None) -> str:
    """In one sentence what the others did since a seat's last turn, or (None) what everyone did in these turns; "" when
    that is nothing."""
    telling = position.telling._replace(speech=position.speech.with_emojis)
    lines = narrate(telling, deeds(position.match, news, EVERYONE if seat is None else seat))
    if not lines:
        return ""
    newest = lines[-MOST:]
    while len(newest) > 1 and len(position.speech.in_a_row(newest, "semicolon")) > LONGEST:
        newest = newest[1:]
    row = position.speech.in_a_row(newest, "semicolon")
    own = "no" if seat is None else "yes"
    return position.speech("news-line", own=own, text=row, before=len(lines) - len(newest))


def nothing_new(position: Position) -> str:
    """That nothing has happened since when the match was last moved, and who is asked."""
    open_questions = position.match.questions if position.is_playing else ()
    speech = position.speech
    waiting = [signed_name(position, question.seat, speech) for question in open_questions]
    return speech("news-nothing", since=moment(position.moved), names=speech.join_words(waiting), count=len(waiting))


async def strip_panel(services: ViewServices, position: Position, since: str) -> Panel:
    """The turns that someone missed, in one picture."""
    match, speech = position.match, position.speech
    own_news = await news_of(services, match, position.viewer) if since == "turn" else None
    news = await news_since(services, match, None) if own_news is None else own_news
    line = headline(position, news, None if own_news is None else position.viewer)
    title = speech("news-happened-title" if own_news is None else "news-title", game=speech(f"{position.game}-title"))
    lines = [title, *([line] if line else [])]
    items: list[ui.Item[Any]] = [words("\n".join(lines))]
    picture = None
    if len(match.journal) > news.entries:
        picture = await draw_strip(services, position, news, Caption(speech, position.game, position.names))
        items.append(gallery([picture]) if picture else words(speech("board-no-picture")))
    else:
        items.append(words(nothing_new(position)))
    items += board_link_rows(position.link, speech)
    return Panel(frame(seat_colour(None), items), (picture,) if picture else ())


def _last_round(match: Match[Any]) -> News:
    """As many turns as there are seats, up to now."""
    turns = stills(match)
    first = turns[max(0, len(turns) - 1 - match.seats)]
    return News(first.entries, first.events, tuple(match.events[first.events :]))
