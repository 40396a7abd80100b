"""The board: what happened, the picture, whose turn it is, and that seat's choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.languages import Speech
from bot.languages.names import shown
from bot.panels.board_buttons import BoardButton
from bot.panels.choices import Choice, choice_rows, clip
from bot.panels.colours import seat_colour, seat_sign
from bot.panels.identifiers import custom_id
from bot.panels.layout import Panel, frame, gallery, line, small, words
from bot.tables.table import Table
from engine.events import Event
from engine.match import Match
from engine.questions import Question
from rendering.picture import Picture

LINES = 6
"""How many lines of what happened stand above a board."""


def board_panel(
    table: Table, match: Match[Any], summary: Sequence[Event], speech: Speech, picture: Picture | None
) -> Panel:
    """The public message of a match that is being played."""
    questions = match.questions
    names = names_of(table)
    header = speech("bot-board-title", game=speech(f"{table.game}-title"), round=match.round)
    items: list[ui.Item[Any]] = [words("\n".join([f"### {header}", *story(table, summary, speech)]))]
    items.append(gallery([picture]) if picture else words(speech("bot-no-picture")))
    items.append(words("\n".join(_asked(table, question, names, speech) for question in questions)))
    items.extend(_choices(table, match, questions, speech))
    items.append(line())
    items.append(_helpers(table, speech, (len(questions) > 1 and "choices") or ""))
    if not match.journal and table.commitment:
        items.append(words(small(speech("bot-sealed", commitment=table.commitment))))
    acting = questions[0].seat if len(questions) == 1 else None
    return Panel(frame(seat_colour(acting), items), (picture,) if picture else ())


def story(table: Table, events: Sequence[Event], speech: Speech, most: int = LINES) -> list[str]:
    """What happened, one line for each thing worth telling; the oldest are left out when there are too many."""
    names = names_of(table)
    told = [text for event in events if (text := speech.event(table.game, event, names))]
    if len(told) <= most:
        return told
    return [small(speech("bot-board-earlier", count=len(told) - most + 1)), *told[1 - most :]]


def names_of(table: Table) -> tuple[str, ...]:
    """The players' names by seat."""
    return tuple(seat.name for seat in table.seats)


def choices_of(table: Table, match: Match[Any], question: Question, speech: Speech) -> list[Choice]:
    """The options of a question, put into words."""
    names = names_of(table)
    choices = []
    for option in question.options:
        outlook = match.outlook(question.seat, option)
        choices.append(
            Choice(
                option.id,
                speech.option(table.game, option, outlook, names),
                speech.option_note(table.game, option, outlook, names),
                option.group,
                heading(table.game, option.group, question, names, speech),
                option.chance,
            )
        )
    return choices


def heading(game: str, group: str, question: Question, names: Sequence[str], speech: Speech) -> str:
    """What a select of this group asks for."""
    message = f"{game}-group-{group}"
    return speech(message) if group and speech.has(message) else speech.question(game, question, names)


def _asked(table: Table, question: Question, names: Sequence[str], speech: Speech) -> str:
    asked = speech.question(table.game, question, names)
    name = f"{seat_sign(question.seat)} {shown(names[question.seat])}"
    return speech("bot-board-turn", name=name, asked=asked)


def _choices(table: Table, match: Match[Any], questions: Sequence[Question], speech: Speech) -> Sequence[ui.Item[Any]]:
    if len(questions) != 1 or table.seats[questions[0].seat].person is None:
        return ()
    rows = choice_rows(table.id, table.version, choices_of(table, match, questions[0], speech))
    return rows if rows is not None else (ui.ActionRow(board_button(table, speech, "choices", main=True)),)


def _helpers(table: Table, speech: Speech, more: str) -> ui.ActionRow[Any]:
    views = [view for view in (more, "mine", "describe") if view]
    return ui.ActionRow(*(board_button(table, speech, view, main=view == "choices") for view in views))


def board_button(table: Table, speech: Speech, view: str, *, main: bool = False) -> BoardButton:
    """A button that shows something about the board in private."""
    return BoardButton(
        ui.Button(
            custom_id=custom_id("b1", table.id, table.version, view, 0),
            label=clip(speech(f"bot-board-{view}"), 80),
            style=discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary,
        )
    )
