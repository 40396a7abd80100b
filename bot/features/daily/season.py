"""The post that closes a season in a server: the best by rating, alone, and at the challenge of the day."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.interactions import limits
from bot.interactions.components import Panel, frame, line, medal, seat_colour, shorten, small, words
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.reading.days import season_in_words
from bot.reading.records import board_text
from bot.tables.dailies.boards import Board
from bot.tables.model.days import Span
from bot.tables.service import Tables
from engine.registry import MODULES

LINES_MOST = 3
"""How many places of each board are shown."""


async def season_panel(tables: Tables, server: int, season: Span, speech: Speech) -> Panel:
    """The best of a season in a server, game by game."""
    title, about = speech("daily-season-over", season=season_in_words(season, speech)), speech("daily-season-about")
    texts = []
    for game in MODULES:
        leaderboard = await tables.results.leaderboard(server, game, season)
        best = leaderboard._replace(ranked=leaderboard.ranked[:LINES_MOST], alone=leaderboard.alone[:LINES_MOST])
        lines = [board_text(game, best, speech)]
        if game in tables.dailies.games:
            lines.append(_daily(game, await tables.dailies.board_of(game, season, server=server), speech))
        texts.append("\n".join(filter(None, lines)))
    sentences = [text for text in texts if text] or [speech("daily-season-none")]
    room = (limits.MESSAGE_TEXT - len(title) - len(about) - 100) // len(sentences)
    items: list[ui.Item[Any]] = [words(title)]
    for text in sentences:
        items += [line(), words(shorten(text, room))]
    return Panel(frame(seat_colour(None), [*items, line(), words(small(about))]))


def _daily(game: str, board: Board, speech: Speech) -> str:
    if not board.lines:
        return ""
    lines = [speech("daily-season-daily", game=speech(f"{game}-title"))]
    for each in board.lines[:LINES_MOST]:
        best = speech("daily-board-line", medal=medal(each.place), name=safe_name(each.name), points=each.points)
        lines.append(speech("daily-board-days", line=best, days=each.played))
    return "\n".join(lines)
