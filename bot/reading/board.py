"""The board's message: the last events, the picture, whose turn it is, and that seat's choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.interactions import limits
from bot.interactions.components import (
    ASKED,
    Panel,
    frame,
    gallery,
    seat_colour,
    seat_sign,
    small,
    words,
)
from bot.interactions.panel_height import FRAME, TEXT_ROW, height_of_picture, height_of_row, height_of_text, room_of
from bot.interactions.router import Control
from bot.interactions.routes import BOARD
from bot.languages import Speech
from bot.languages.display_names import harmless, shown
from bot.reading.choice_rows import FEWER_GROUPS, GROUPS, choice_button, choice_rows, first_of, size_of
from bot.reading.choices import ENDING, Choice, told_places, without_rows
from bot.reading.joined_choices import offered_choices, without_steps
from bot.reading.last_row import joined, with_fitting
from bot.reading.seats import return_rows, undo_buttons
from bot.reading.standing_answers import can_stand, with_always
from bot.reading.story import BYTES, log, story
from bot.runtime.clock import SECOND
from bot.tables.model.table import Table
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.clock_status import ClockStatus
from engine.events import Event
from engine.match import Match
from engine.questions import Question
from rendering.picture import Picture

CLOSE_UP = "🔍"
"""The sign of the button that shows the own seat large."""

SHORT_LABEL = 30
"""The longest label, in characters, with which the end of the turn is placed among the helpers."""

FRAME_BYTES = 200
"""The size of the frame around a board's parts, in bytes."""


def board_panel(
    table: Table,
    match: Match[Any],
    summary: Sequence[Event],
    speech: Speech,
    picture: Picture | None,
    *,
    choices: bool = True,
    hours: ClockStatus | None = None,
    called: Sequence[int] = (),
    seat: int | None = None,
    more: Sequence[ui.ActionRow[Any]] = (),
    heading: str = "",
    seal: str = "",
) -> Panel:
    """The message of a match that is being played; ``choices`` says whether it carries those of the acting seat.

    What happened stands in as many rows as let the whole panel fit a window. ``hours`` is how the time stands
    where there is a limit. The seats ``called`` are mentioned where they are asked. With a ``seat`` it is for its
    person alone: it asks nothing else. ``more`` rows stand below, a line as ``heading`` above, and the ``seal`` of
    the dice on the first board.
    """
    questions = [each for each in match.questions if seat in (None, each.seat)]
    offered, closing = _offered(table, match, questions, speech) if choices else ([], None)
    picture_or_words = gallery([picture]) if picture else words(speech("bot-no-picture"))
    asked = [_asked(table, question, speech, hours, called) for question in questions]
    placed = speech.pictured.signed(table.game, told_places(offered))
    private = choices and _has_more_in_private(table, questions)
    below = [*return_rows(table, speech), *more]
    reader = questions[0].seat if len(questions) == 1 else None
    high = float(FRAME) + (height_of_picture(picture) if picture else TEXT_ROW)
    sealed = [small(seal)] if seal else []
    high += sum(map(height_of_text, [*([heading] if heading else []), *sealed, *asked]))
    space = (
        limits.MESSAGE_BYTES
        - FRAME_BYTES
        - BYTES
        - size_of([picture_or_words, words("\n".join([*sealed, *asked])), *below])
    )
    for groups in (GROUPS, FEWER_GROUPS):
        at_once = offered if groups == GROUPS else first_of(without_rows(offered))
        chosen = _rows(table, match, questions, at_once, speech, space, groups)
        in_private = private or len(at_once) < len(offered)
        tells_places = bool(placed) and groups == GROUPS
        rows = joined([*chosen, *_helpers(table, match, questions, speech, closing, private=in_private)])
        room = room_of(picture) - high - tells_places * height_of_text(placed)
        room -= sum(map(height_of_row, [*rows, *below]))
        told_of = story(table, summary, speech, room, reader) if picture else log(table, summary, speech, room)
        if sum(map(height_of_text, told_of)) <= room:
            break
    else:
        asked = [*map(small, asked)]
    asked += [placed] * tells_places
    rows = _with_optional(rows, table, match, speech, told=bool(told_of))
    above = [*([heading] if heading else []), *told_of, *sealed]
    items: list[ui.Item[Any]] = [words("\n".join(above))] if above else []
    items.append(picture_or_words)
    if questions:
        items.append(words("\n".join(asked), id=ASKED))
    items += [*rows, *below]
    acting = questions[0].seat if len(questions) == 1 else None
    return Panel(frame(seat_colour(acting), items), (picture,) if picture else ())


def _asked(table: Table, question: Question, speech: Speech, hours: ClockStatus | None, called: Sequence[int]) -> str:
    told = harmless(speech.question(table.game, question, table.names))
    asked = speech.pictured.signed(table.game, told)
    seat = table.seats[question.seat]
    is_mentioned = seat.number in called and seat.is_played_by_person
    name = f"{seat_sign(seat.number)} {f'<@{seat.person}>' if is_mentioned else shown(seat.name)}"
    return speech("bot-board-turn", name=name, asked=asked) + _time_left(question.seat, hours, speech)


def _time_left(seat: int, hours: ClockStatus | None, speech: Speech) -> str:
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
    return f" · {left}"


def _offered(
    table: Table, match: Match[Any], questions: Sequence[Question], speech: Speech
) -> tuple[list[Choice], Choice | None]:
    """What the asked person may choose here, and what of it ends the turn in a few words: it stands further below."""
    if len(questions) != 1 or table.seats[questions[0].seat].person is None:
        return [], None
    offered = offered_choices(table, match, questions[0], speech)
    ends = [choice for choice in offered if choice.group == ENDING]
    if len(ends) != 1 or len(offered) == 1 or len(ends[0].label) > SHORT_LABEL:
        return offered, None
    return [choice for choice in offered if choice is not ends[0]], ends[0]


def _rows(
    table: Table,
    match: Match[Any],
    questions: Sequence[Question],
    offered: Sequence[Choice],
    speech: Speech,
    room: int,
    groups: int,
) -> list[ui.ActionRow[Any]]:
    """The rows of the asked person's choices: without first steps where there is room for that."""
    if not offered:
        return []
    question, more = questions[0], speech("bot-choose-more")
    ticket, several = ticket_of(table, question), question.several
    for whole in without_steps(table, match, question, offered, speech):
        rows = choice_rows(table.id, ticket, whole, room, several, more=more, groups=groups, noted=True)
        if rows is not None:
            return with_always(rows, table, match, question, speech)
    rows = choice_rows(table.id, ticket, offered, room, several, more=more, groups=groups)
    if rows is None:
        return [ui.ActionRow(board_button(table, speech, "choices", main=True))]
    return with_always(rows, table, match, question, speech)


def _has_more_in_private(table: Table, questions: Sequence[Question]) -> bool:
    """Whether choices are made in private: several seats choose at once, or an answer may be given always."""
    return len(questions) > 1 or any(can_stand(table, question) for question in questions)


def _helpers(
    table: Table,
    match: Match[Any],
    questions: Sequence[Question],
    speech: Speech,
    closing: Choice | None,
    *,
    private: bool,
) -> list[ui.ActionRow[Any]]:
    """One row: what ends the turn, and the helpers that are wanted most; the others stand behind the last of them."""
    buttons: list[Control] = []
    if closing is not None:
        buttons.append(choice_button(table.id, ticket_of(table, questions[0]), closing))
    if private:
        buttons.append(board_button(table, speech, "choices", main=len(questions) > 1))
    buttons += [board_button(table, speech, "mine"), *undo_buttons(table, match, speech)]
    return [ui.ActionRow(*buttons, board_button(table, speech, "more"))]


def _with_optional(
    rows: Sequence[ui.ActionRow[Any]], table: Table, match: Match[Any], speech: Speech, *, told: bool
) -> list[ui.ActionRow[Any]]:
    """The rows with those helpers in the last that fit one line; all of them are behind its last button, too."""
    views = ["hint"] if table.present and not table.ranked else []
    views += ["happened"] if told else []
    return with_fitting(rows, [board_button(table, speech, view) for view in views])


def board_button(table: Table, speech: Speech, view: str, *, main: bool = False, label: str = "") -> Control:
    """A button that shows something about the board in private."""
    own = f"{table.game}-press-{view}"
    text = speech(label or (own if speech.has_own(own) else f"bot-board-{view}"))
    style = discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary
    return BOARD.button(table.id, view, 0, label=text, style=style, emoji=CLOSE_UP if view == "mine" else None)
