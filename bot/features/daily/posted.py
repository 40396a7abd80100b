"""The challenge of the day as it is posted in a channel, with yesterday's results; and its thread for talk."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.features.daily.today import EVERY, disclosure_line, opponents_line
from bot.interactions.components import Panel, button_rows, frame, line, medal, seat_colour, shorten, small, words
from bot.interactions.routes import DAILY, DAILY_BOARD
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.reading.days import date_in_words, marks_lines
from bot.runtime.clock import SECOND
from bot.tables.dailies.boards import DayResults
from bot.tables.model.days import counts_until
from bot.tables.service import Tables

LINES_MOST = 5
"""How many people of each game are named."""
LONGEST_RESULTS = 1_200
"""How many characters the results of a game may take: a puzzle stands in the same message."""


async def posted_challenge(tables: Tables, server: int, day: int, speech: Speech) -> Panel:
    """The challenge of a day for all to see: what is played, what was reached in the server the day before, and how it
    is sealed. It tells nothing of the dice."""
    games = tables.dailies.games
    game_lines = [f"**{speech(f'{game}-title')}** · {opponents_line(game, speech)}" for game in games]
    items: list[ui.Item[Any]] = [
        words("\n".join([speech("daily-title", date=date_in_words(day, speech)), *game_lines])),
        *button_rows([DAILY.button("play", game, day, label=_label_of("play", game, speech)) for game in games]),
        line(),
        *await _results(tables, server, day - 1, speech),
    ]
    if not tables.dailies.is_closed(day - 1):
        items.append(words(small(speech("daily-post-open", until=str(counts_until(day - 1) // SECOND)))))
    weeks = [
        DAILY_BOARD.button(game, "server", "week", "length", label=_label_of("week", game, speech)) for game in games
    ]
    own = DAILY.button("today", EVERY, day, label=speech("daily-post-press-own"))
    seals = [
        small(speech("daily-sealed", game=speech(f"{game}-title"), seal=await tables.dailies.seal_of(game)))
        for game in games
    ]
    about = [small(speech("daily-post-about", until=str(counts_until(day) // SECOND))), *seals]
    items += [*button_rows([own, *weeks]), line(), words("\n".join(about))]
    return Panel(frame(seat_colour(None), items))


async def talk_panel(tables: Tables, server: int, day: int, speech: Speech) -> Panel:
    """What opens the thread for talk about a day's challenge: the seeds, public by now, and the results."""
    seals = []
    for game in tables.dailies.games:
        if (challenge := await tables.dailies.disclose(game, day)) is not None:
            seals.append(small(disclosure_line(challenge, speech)))
    title = speech("daily-talk-title", date=date_in_words(day, speech))
    items = [words(title), *await _results(tables, server, day, speech), words("\n".join(seals))]
    return Panel(frame(seat_colour(None), items))


async def _results(tables: Tables, server: int, day: int, speech: Speech) -> list[ui.Item[Any]]:
    """The group's results of a day, a text for each game that was played; one sentence where none was."""
    texts = []
    for game in tables.dailies.games:
        results = await tables.dailies.results_of_day(game, day, server)
        if results.players:
            texts.append(shorten(_of_game(game, results, day, speech), LONGEST_RESULTS))
    return [words(text) for text in texts or [speech("daily-post-none")]]


def _of_game(game: str, results: DayResults, day: int, speech: Speech) -> str:
    date, name = date_in_words(day, speech), speech(f"{game}-title")
    lines = [speech("daily-post-results", game=name, date=date, count=results.players)]
    meaning = ""
    for each in results.lines[:LINES_MOST]:
        own = speech("daily-board-line", medal=medal(each.place), name=safe_name(each.name), points=each.points)
        row, meaning = marks_lines(game, each.marks, speech)
        lines.append(f"{own}\n{row}" if row else own)
    if (others := results.players - len(results.lines[:LINES_MOST])) and results.lines:
        lines.append(small(speech("daily-post-others", count=others)))
    return "\n".join([*lines, *([meaning] if meaning else [])])


def _label_of(action: str, game: str, speech: Speech) -> str:
    return speech(f"daily-post-press-{action}", game=speech(f"{game}-title"))
