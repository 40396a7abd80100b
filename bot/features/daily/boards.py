"""The boards of the challenge of the day: of a server or of everyone, for a day, a week, a month or a season."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.interactions.availability import server_of
from bot.interactions.components import Panel, frame, line, medal, seat_colour, small, words
from bot.interactions.router import Click, beside
from bot.interactions.routes import DAILY, DAILY_BOARD
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.reading.days import date_in_words, day_name
from bot.tables.dailies.boards import Board, Line, span_days
from bot.tables.model.days import LENGTHS, Length, Span, span_of

SCOPES = ("server", "world")
COLUMN = 3
"""How many letters a day takes in the table of a week."""


@DAILY_BOARD.on(reply=beside)
async def show_board(click: Click, game: str, scope: str, length: Length, row: str) -> None:
    """Show a board, with buttons to the others."""
    tables = click.tables
    server = server_of(click.interaction)
    if game not in tables.dailies.games:
        raise click.invalid()
    scope = scope if server else "world"
    board = await tables.dailies.board(
        game, length, server=server if scope == "server" else None, asked_by=click.person.id
    )
    span = span_of(tables.dailies.today, length)
    scopes = SCOPES if server else ()
    await click.show(board_panel(board, game, scope, length, span, click.speech, scopes))


def board_panel(
    board: Board, game: str, scope: str, length: Length, span: Span, speech: Speech, scopes: Sequence[str] = SCOPES
) -> Panel:
    """The board of a span: its best, and the own line of a person who is not among them; with a button for each of the
    ``scopes``."""
    title = speech("daily-board-title", game=speech(f"{game}-title"), scope=scope)
    first, last = (date_in_words(day, speech) for day in span)
    # In italics, since Discord takes a German date at the beginning of a line for a number of a list.
    when = first if span.first == span.last else speech("daily-board-span", first=first, last=last)
    lines = [_line(each, length, speech) for each in board.lines]
    if lines and span_days(span):
        lines.insert(0, _row([day_name(day, speech) for day in span_days(span)]))
    if board.own is not None and board.own not in board.lines:
        lines += ["…", _line(board.own, length, speech)]
    list_text = words("\n".join(lines) if lines else speech("daily-board-none"))
    count_lines = [small(speech("daily-players", count=board.players))] if board.players else []
    about = words("\n".join([*count_lines, small(speech("daily-board-about"))]))
    today = DAILY.button("today", game, span.last, label=speech("daily-press-today"))
    rows: list[ui.Item[Any]] = [
        *([_scopes(game, scope, length, speech, scopes)] if scopes else []),
        _lengths(game, scope, length, speech),
        ui.ActionRow(today),
    ]
    return Panel(frame(seat_colour(None), [words(f"{title}\n_{when}_"), line(), list_text, line(), about, *rows]))


def _line(each: Line, length: Length, speech: Speech) -> str:
    text = speech("daily-board-line", medal=medal(each.place), name=safe_name(each.name), points=each.points)
    if length == "day":
        return text
    text = speech("daily-board-days", line=text, days=each.played)
    return f"{text}\n{_row(['·' if points is None else str(points) for points in each.days])}" if each.days else text


def _row(cells: Sequence[str]) -> str:
    """A row of the table of a week, with columns of equal width. Names stand above it: letters of many scripts are not
    as wide as others, and a phone shows some thirty letters in a line."""
    return f"`│{'│'.join(f'{cell:>{COLUMN}}' for cell in cells)}│`"


def _scopes(game: str, scope: str, length: Length, speech: Speech, scopes: Sequence[str]) -> ui.ActionRow[Any]:
    return ui.ActionRow(
        *(
            DAILY_BOARD.button(
                game,
                other,
                length,
                "scope",
                label=speech(f"daily-press-{other}"),
                style=_style(is_chosen=other == scope),
            )
            for other in scopes
        )
    )


def _lengths(game: str, scope: str, length: Length, speech: Speech) -> ui.ActionRow[Any]:
    return ui.ActionRow(
        *(
            DAILY_BOARD.button(
                game,
                scope,
                other,
                "length",
                label=speech(f"daily-press-{other}"),
                style=_style(is_chosen=other == length),
            )
            for other in LENGTHS
        )
    )


def _style(*, is_chosen: bool) -> discord.ButtonStyle:
    return discord.ButtonStyle.primary if is_chosen else discord.ButtonStyle.secondary
