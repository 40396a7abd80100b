"""The panel of a league: its season, the table of a division, and what a person can do."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.interactions.components import Panel, button_rows, frame, gallery, line, medal, seat_colour, small, words
from bot.interactions.routes import BOARD, DAILY, LEAGUE, PEOPLE_LEAGUE
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.languages.numbers import signed_tenths
from bot.reading.days import date_in_words
from bot.tables.dailies.service import Today
from bot.tables.leagues.service import League, Line
from bot.tables.rules.league_scores import COUNTED, DEALS
from rendering.picture import Picture, Ranked, RankingScene

SIGNS = {"up": "🔼", "stay": "", "down": "🔽"}


def league_panel(
    league: League, today: Today, speech: Speech, picture: Picture | None = None, *, is_manager: bool
) -> Panel:
    """A season of a league as it stands for a person; its table in words where there is no picture."""
    is_present = league.span.first == league.present
    items: list[ui.Item[Any]] = [words("\n".join(_heading(league, speech))), line()]
    items += [gallery([picture])] if picture else [words(_table(league, speech))]
    items.append(line())
    items.append(words(small(speech("league-about", counted=COUNTED, deals=DEALS))))
    buttons = _own_buttons(league, today, speech) if is_present else []
    rows = [*button_rows(buttons), *_other_rows(league, speech, is_manager)]
    return Panel(frame(seat_colour(None), [*items, *rows]), (picture,) if picture else ())


def table_scene(league: League, speech: Speech, *, is_compact: bool) -> RankingScene | None:
    """What the picture of the shown division is drawn from; None for a league without members."""
    if league.shown_division is None:
        return None
    rows = tuple(
        Ranked(
            each.place, each.name, signed_tenths(each.score, speech.language), str(each.played), each.zone, each.is_own
        )
        for each in league.shown_division.lines
    )
    first, last = (date_in_words(day, speech) for day in league.span)
    headings = (speech("league-heading-score"), speech("league-heading-played"))
    title, about = division_name(league.shown_division.number, speech), speech("league-dates", first=first, last=last)
    return RankingScene(league.game, title, about, headings, rows, speech, is_compact)


def closed_panel(game: str, speech: Speech, *, is_manager: bool) -> Panel:
    """That a server has no league of a game yet; a manager can open it."""
    title = speech("league-title", game=speech(f"{game}-title"))
    text = speech("league-none", manager="yes" if is_manager else "no")
    about = small(speech("league-about", counted=COUNTED, deals=DEALS))
    matches = PEOPLE_LEAGUE.button("show", game, 0, OWN, label=speech("league-press-matches"))
    rows = button_rows([*([_button("open", game, 0, 0, speech)] if is_manager else []), matches])
    return Panel(frame(seat_colour(None), [words(f"{title}\n{text}"), line(), words(about), *rows]))


def _heading(league: League, speech: Speech) -> list[str]:
    first, last = (date_in_words(day, speech) for day in league.span)
    game = speech(f"{league.game}-title")
    lines = [speech("league-title", game=game), speech("league-span", first=first, last=last)]
    is_present = league.span.first == league.present
    lines.append(speech("league-state", over=league.over, deals=DEALS, members=league.members))
    if is_present and not league.is_open:
        lines.append(speech("league-shut"))
    if league.own is not None:
        lines.append(speech("league-own", division=division_name(league.own, speech)))
    elif is_present and league.is_open:
        lines.append(speech("league-outside"))
    return lines


def division_name(number: int, speech: Speech) -> str:
    """The name of a division."""
    return speech("league-newcomers" if number < 0 else "league-division", number=abs(number))


def _table(league: League, speech: Speech) -> str:
    division = league.shown_division
    if division is None:
        return speech("league-empty")
    lines = [_line(each, speech) for each in division.lines]
    return "\n".join([f"**{division_name(division.number, speech)}**", *lines])


def _line(each: Line, speech: Speech) -> str:
    score, sign = signed_tenths(each.score, speech.language), SIGNS[each.zone]
    name = f"__{safe_name(each.name)}__" if each.is_own else safe_name(each.name)
    text = speech("league-line", medal=medal(each.place), name=name, score=score, played=each.played)
    return f"{text} {sign}" if sign else text


def _own_buttons(league: League, today: Today, speech: Speech) -> list[ui.Item[Any]]:
    buttons: list[ui.Item[Any]] = []
    green = discord.ButtonStyle.success
    if league.own is None:
        return [_button("join", league.game, 0, 0, speech, green)] if league.is_open else []
    if today.running is not None:
        buttons.append(BOARD.button(today.running, "choices", 0, label=speech("daily-press-go-on"), style=green))
    elif today.attempt is None and not today.is_spent:
        label = speech("league-press-play")
        buttons.append(DAILY.button("play", league.game, today.day, label=label, style=green))
    buttons.append(DAILY.button("today", league.game, today.day, label=speech("daily-press-today")))
    return [*buttons, _button("leave", league.game, 0, 0, speech)]


def _other_rows(league: League, speech: Speech, is_manager: bool) -> list[ui.ActionRow[Any]]:
    """Buttons to other divisions and seasons, and for managers."""
    game, first = league.game, league.span.first
    page = league.divisions.index(league.shown_division.number) if league.shown_division else 0
    matches = PEOPLE_LEAGUE.button("show", game, 0, OWN, label=speech("league-press-matches"))
    buttons: list[ui.Item[Any]] = [
        LEAGUE.button("show", game, first, other, label=division_name(league.divisions[other], speech))
        for other in (page - 1, page + 1)
        if 0 <= other < len(league.divisions)
    ]
    if league.before is not None:
        # A division that the season has not: the person's own is shown, or the highest.
        buttons.append(LEAGUE.button("show", game, league.before, OWN, label=speech("league-press-before")))
    if first != league.present:
        buttons.append(LEAGUE.button("show", game, 0, OWN, label=speech("league-press-present")))
    if is_manager and first == league.present:
        buttons.append(_button("close" if league.is_open else "open", game, 0, 0, speech))
    return button_rows([*buttons, matches])


OWN = 999
"""Instead of the page of a division: that of the person."""


def _button(
    action: str,
    game: str,
    first: int,
    page: int,
    speech: Speech,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> ui.Item[Any]:
    return LEAGUE.button(action, game, first, page, label=speech(f"league-press-{action}"), style=style)
