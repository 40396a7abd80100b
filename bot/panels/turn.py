"""The board: what happened, the picture, whose turn it is, and that seat's choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.clock import SECOND
from bot.languages import Speech
from bot.languages.names import shown
from bot.panels.board_buttons import BoardButton
from bot.panels.choices import MESSAGE_BYTES, choice_rows, clip, size_of
from bot.panels.colours import seat_colour, seat_sign
from bot.panels.drawing import views_of
from bot.panels.identifiers import custom_id
from bot.panels.layout import ASKED, Panel, frame, gallery, line, small, words
from bot.panels.offers import choices_of
from bot.panels.seats import seat_rows
from bot.panels.standing import can_stand, with_always
from bot.panels.telling import told
from bot.tables.moves import ticket_of
from bot.tables.table import Table
from bot.tables.time.hours import Hours
from engine.events import Event
from engine.match import Match
from engine.questions import Question
from rendering.picture import Picture

LINES = 6
"""How many lines of what happened stand above a board."""

FRAME_BYTES = 200
"""What the frame around a board's parts takes itself."""


def board_panel(
    table: Table,
    match: Match[Any],
    summary: Sequence[Event],
    speech: Speech,
    picture: Picture | None,
    *,
    beside: Picture | None = None,
    choices: bool = True,
    hours: Hours | None = None,
    called: Sequence[int] = (),
) -> Panel:
    """The message of a match that is being played; ``choices`` says whether it carries those of the acting seat.

    ``beside`` is the second picture of a match that has one; it stands below the board, so that both are large.
    ``hours`` is how the time stands where there is a limit. The seats ``called`` are mentioned where they are asked.
    """
    questions = match.questions
    header = speech("bot-board-title", game=speech(f"{table.game}-title"), round=match.round)
    items: list[ui.Item[Any]] = [words("\n".join([f"### {header}", *story(table, summary, speech)]))]
    items.append(gallery([picture]) if picture else words(speech("bot-no-picture")))
    items.extend([gallery([beside])] if beside else [])
    if questions:
        asked = [_asked(table, question, speech, hours, called) for question in questions]
        items.append(words("\n".join(asked), id=ASKED))
    below: list[ui.Item[Any]] = [line(id=ASKED + 1)]
    below.append(_helpers(table, match, speech, private=choices and _has_more_in_private(table, questions)))
    below.extend(seat_rows(table, match, speech))
    if choices:
        room = MESSAGE_BYTES - FRAME_BYTES - size_of([*items, *below])
        items.extend(_choices(table, match, questions, speech, room))
    items.extend(below)
    acting = questions[0].seat if len(questions) == 1 else None
    return Panel(frame(seat_colour(acting), items), tuple(each for each in (picture, beside) if each))


def story(table: Table, events: Sequence[Event], speech: Speech, most: int = LINES) -> list[str]:
    """What happened, in a few lines; the oldest are left out when there are too many."""
    lines = told(table, events, speech)
    if len(lines) <= most:
        return lines
    return [small(speech("bot-board-earlier", count=len(lines) - most + 1)), *lines[1 - most :]]


def names_of(table: Table) -> tuple[str, ...]:
    """The players' names by seat."""
    return tuple(seat.name for seat in table.seats)


def _asked(table: Table, question: Question, speech: Speech, hours: Hours | None, called: Sequence[int]) -> str:
    asked = discord.utils.escape_markdown(speech.question(table.game, question, names_of(table)))
    seat = table.seats[question.seat]
    is_mentioned = seat.number in called and seat.is_played_by_person
    name = f"{seat_sign(seat.number)} {f'<@{seat.person}>' if is_mentioned else shown(seat.name)}"
    return speech("bot-board-turn", name=name, asked=asked) + _time_left(question.seat, hours, speech)


def _time_left(seat: int, hours: Hours | None, speech: Speech) -> str:
    """How long a seat may still think, where that is limited."""
    if hours is None:
        return ""
    deadline = hours.deadlines.get(seat)
    if deadline is not None:
        left = speech("time-left", until=f"<t:{deadline // SECOND}:R>")
    elif seat in hours.late:
        left = speech("time-over")
    elif seat in hours.resting and seat in hours.timers:
        left = speech("time-rests")
    else:
        return ""
    return f"\n{small(left)}"


def _choices(
    table: Table, match: Match[Any], questions: Sequence[Question], speech: Speech, room: int
) -> Sequence[ui.Item[Any]]:
    if len(questions) != 1 or table.seats[questions[0].seat].person is None:
        return ()
    question = questions[0]
    offered = choices_of(table, match, question, speech)
    rows = choice_rows(table.id, ticket_of(table, question), offered, room, question.several)
    if rows is None:
        return (ui.ActionRow(board_button(table, speech, "choices", main=True)),)
    return with_always(rows, table, questions[0], speech)


def _has_more_in_private(table: Table, questions: Sequence[Question]) -> bool:
    """Whether choices are made in private: several seats choose at once, or an answer may be given always."""
    return len(questions) > 1 or any(can_stand(table, question) for question in questions)


def _helpers(table: Table, match: Match[Any], speech: Speech, *, private: bool) -> ui.ActionRow[Any]:
    views = (*(("choices",) if private else ()), "mine", "describe", *views_of(match))
    return ui.ActionRow(*(board_button(table, speech, view, main=view == "choices") for view in views[:5]))


def board_button(table: Table, speech: Speech, view: str, *, main: bool = False, label: str = "") -> BoardButton:
    """A button that shows something about the board in private."""
    own = f"{table.game}-press-{view}"
    text = speech(label or (own if speech.has_own(own) else f"bot-board-{view}"))
    return BoardButton(
        ui.Button(
            custom_id=custom_id("b1", table.id, view, 0),
            label=clip(text, 80),
            style=discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary,
        )
    )
