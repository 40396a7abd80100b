"""The board's message: the last events, the picture, whose turn it is, and that seat's choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

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
from bot.interactions.control import Control
from bot.interactions.panel_height import FRAME, TEXT_ROW, height_of_picture, height_of_row, height_of_text, room_of
from bot.interactions.routes import BOARD
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.languages.markdown import disarm_markdown
from bot.reading.choice_rows import (
    FEWER_GROUPS,
    GROUPS,
    Layout,
    choice_button,
    choice_rows,
    first_of,
    size_of,
    target_of,
)
from bot.reading.choices import ENDING, Choice, places_heading, without_rows
from bot.reading.ending_choices import FIRST_TO_GO
from bot.reading.joined_choices import offered_choices, without_steps
from bot.reading.last_row import join_last_rows, with_fitting
from bot.reading.links import link_button
from bot.reading.played_on import played_on_line
from bot.reading.position import Position
from bot.reading.seats import return_rows, turn_again_buttons, undo_buttons
from bot.reading.standing_answers import can_stand, with_always
from bot.reading.story import BYTES, log, story
from bot.reading.time_banks import banks_line
from bot.reading.usual_choices import as_room_allows
from bot.runtime.clock import SECOND
from bot.tables.model.table import Seat, Table
from bot.tables.rules.clock_status import ClockStatus
from engine.questions import Question
from rendering.picture import Picture

CLOSE_UP = "🔍"
"""The sign of the button that shows the own seat large."""

SHORT_LABEL = 24
"""The longest label, in characters, with which the end of the turn is placed among the helpers."""

FRAME_BYTES = 200
"""The size of the frame parts a board's parts, in bytes."""


class BoardParts(NamedTuple):
    """What stands on a board beside the position.

    ``hours`` is how the time stands where there is a limit. ``called_seats`` are mentioned where they are asked.
    ``heading`` is a line above, ``mark`` says what kind of match it is, ``seal`` the seal of the dice on the first
    board. ``roll_picture`` is the roll as it fell. ``undo`` are the buttons that take something back, ``below`` further
    rows. ``has_hint``: a hint may be asked for.
    """

    hours: ClockStatus | None = None
    called_seats: Sequence[int] = ()
    heading: str = ""
    mark: str = ""
    seal: str = ""
    roll_picture: Picture | None = None
    undo: Sequence[Control] = ()
    below: Sequence[ui.ActionRow[Any]] = ()
    has_hint: bool = False


def parts_of(table: Table, position: Position, *, more: Sequence[ui.ActionRow[Any]] = ()) -> BoardParts:
    """What stands on each board of a table: *Undo*, the way back for those who are away, ``more`` rows, a hint where
    the rules of the table allow one."""
    return BoardParts(
        undo=undo_buttons(position),
        below=(*return_rows(table, position.speech), *more),
        has_hint=bool(table.present) and not table.ranked,
        mark=played_on_line(table, position.speech),
    )


def board_panel(
    position: Position, picture: Picture | None, parts: BoardParts, *, choices: bool = True, seat: int | None = None
) -> Panel:
    """The message of a match that is being played; ``choices`` says whether it carries those of the acting seat.

    What happened stands in as many rows as let the whole panel fit a window. With a ``seat`` it is for its person
    alone: it asks nothing else.
    """
    match, speech, news = position.match, position.speech, position.news or ()
    questions = [each for each in match.questions if seat in (None, each.seat)]
    options, closing = _offer(position, questions) if choices else ([], None)
    picture_or_words = gallery([picture]) if picture else words(speech("board-no-picture"))
    headings = [_question_line(position, question, parts) for question in questions]
    places_text = speech.with_emojis.add_symbols(position.game, places_heading(options))
    private = choices and _has_more_in_private(position, questions)
    below = parts.below
    reader = questions[0].seat if len(questions) == 1 else None
    above = [each for each in (parts.heading, parts.mark) if each]
    seal_lines = [small(parts.seal)] if parts.seal else []
    banks = [small(line) for line in (banks_line(position, parts.hours),) if line]
    high = float(FRAME) + (height_of_picture(picture) if picture else TEXT_ROW)
    high += sum(map(height_of_text, [*above, *seal_lines, *headings, *banks]))
    space = (
        limits.MESSAGE_BYTES
        - FRAME_BYTES
        - BYTES
        - size_of([picture_or_words, words("\n".join([*seal_lines, *headings, *banks])), *below])
    )
    hint = [board_button(position, "hint")] if parts.has_hint else []
    offers = list(as_room_allows(options))
    fewer = offers[-1]
    ways: tuple[tuple[int, list[Control]], ...] = ((GROUPS, hint), (FEWER_GROUPS, hint), (FEWER_GROUPS, []))
    for (groups, controls), choosing in product(ways, offers):
        at_once = choosing if groups == GROUPS else first_of(without_rows(choosing))
        option_rows = _rows(position, questions, at_once, space, groups)
        in_private = private or len(at_once) < len(fewer)
        tells_places = bool(places_text) and groups == GROUPS
        helpers = _helpers(position, questions, closing, parts, private=in_private)
        rows = join_last_rows([*option_rows, *helpers], controls)
        room = room_of(picture) - high - tells_places * height_of_text(places_text)
        room -= sum(map(height_of_row, [*rows, *below]))
        lines = story(position.telling, news, room, reader) if picture else log(position.telling, news, room)
        if sum(map(height_of_text, lines)) <= room:
            break
    else:
        headings = [*map(small, headings)]
    headings += [*banks, *[places_text] * tells_places]
    rows = _with_optional(rows, position, parts, has_news=bool(lines))
    above += [*lines, *seal_lines]
    items: list[ui.Item[Any]] = [words("\n".join(above))] if above else []
    items.append(picture_or_words)
    if parts.roll_picture:
        # It comes when the board is read already: what stands below must stay as it is, so nothing makes room for it.
        items.append(gallery([parts.roll_picture]))
    if questions:
        items.append(words("\n".join(headings), id=ASKED))
    items += [*rows, *below]
    acting = questions[0].seat if len(questions) == 1 else None
    return Panel(frame(seat_colour(acting), items), tuple(filter(None, (picture, parts.roll_picture))))


def _question_line(position: Position, question: Question, parts: BoardParts) -> str:
    speech = position.speech
    text = disarm_markdown(speech.question(position.game, question, position.names))
    with_symbols = speech.with_emojis.add_symbols(position.game, text)
    seat = position.seats[question.seat]
    is_mentioned = seat.number in parts.called_seats and seat.is_played_by_person
    name = f"{seat_sign(seat.number)} {f'<@{seat.person}>' if is_mentioned else safe_name(seat.name)}"
    return speech("board-turn", name=name, asked=with_symbols) + _time_left(question.seat, parts.hours, speech)


def _time_left(seat: int, hours: ClockStatus | None, speech: Speech) -> str:
    """How long a seat may still think, where that is limited."""
    if hours is None:
        return ""
    deadline = hours.deadlines.get(seat)
    if deadline is not None:
        left = speech("deadlines-left", until=f"<t:{deadline // SECOND}:R>")
    elif seat in hours.late:
        left = speech("deadlines-over")
    elif seat in hours.resting and seat in hours.timers:
        left = speech("deadlines-rests")
    else:
        return ""
    return f" · {left}"


def _offer(position: Position, questions: Sequence[Question]) -> tuple[list[Choice], Choice | None]:
    """What the asked person may choose here, and what of it ends the turn in a few words: it stands further below."""
    if len(questions) != 1 or position.seats[questions[0].seat].person is None:
        return [], None
    options = offered_choices(position, questions[0])
    ends = [choice for choice in options if choice.group == ENDING]
    if len(ends) != 1 or len(options) == 1 or len(ends[0].label) > SHORT_LABEL:
        return options, None
    return [choice for choice in options if choice is not ends[0]], ends[0]


def _rows(
    position: Position, questions: Sequence[Question], options: Sequence[Choice], room: int, groups: int
) -> list[ui.ActionRow[Any]]:
    """The rows of the asked person's choices: without first steps where there is room for that."""
    if not options:
        return []
    question, target = questions[0], target_of(position, questions[0])
    layout = Layout(room, groups, position.speech("board-choose-more"))
    for choices in as_room_allows(options):
        for whole in without_steps(position, question, choices):
            rows = choice_rows(target, whole, question.several, layout._replace(must_note=True))
            if rows is not None:
                return with_always(rows, position, question)
        must_note = any(choice.saves == FIRST_TO_GO for choice in choices)
        rows = choice_rows(target, choices, question.several, layout._replace(must_note=must_note))
        if rows is not None:
            return with_always(rows, position, question)
    return [ui.ActionRow(board_button(position, "choices", main=True))]


def _has_more_in_private(position: Position, questions: Sequence[Question]) -> bool:
    """Whether choices are made in private: several seats choose at once, or an answer may be given always."""
    return len(questions) > 1 or any(can_stand(position.game, question) for question in questions)


def _helpers(
    position: Position, questions: Sequence[Question], closing: Choice | None, parts: BoardParts, *, private: bool
) -> list[ui.ActionRow[Any]]:
    """One row: what ends the turn, and the helpers that are wanted most; the others stand behind the last of them."""
    buttons: list[Control] = []
    if closing is not None:
        buttons.append(choice_button(target_of(position, questions[0]), closing))
    if private:
        buttons.append(board_button(position, "choices", main=len(questions) > 1))
    buttons += [board_button(position, "mine"), *parts.undo]
    if is_planned_at(position.seats) and len(buttons) < limits.ROW_BUTTONS - 1:
        buttons.append(link_button("plan", position.speech, position.table_id, "open", 0))
    return [ui.ActionRow(*buttons, board_button(position, "more"))]


def is_planned_at(seats: Sequence[Seat]) -> bool:
    """Whether people wait for each other here, so that they may plan their turns meanwhile."""
    return sum(seat.person is not None for seat in seats) > 1


def _with_optional(
    rows: Sequence[ui.ActionRow[Any]], position: Position, parts: BoardParts, *, has_news: bool
) -> list[ui.ActionRow[Any]]:
    """The rows with those helpers in the last that fit one line; all of them are behind its last button, too."""
    views = ["hint"] if parts.has_hint else []
    views += ["happened"] if has_news else []
    return with_fitting(rows, [*turn_again_buttons(position), *(board_button(position, view) for view in views)])


def board_button(position: Position, view: str, *, main: bool = False, label: str = "") -> Control:
    """A button that shows something about the board in private."""
    return view_button(position.game, position.table_id, view, position.speech, main=main, label=label)


def view_button(game: str, table_id: int, view: str, speech: Speech, *, main: bool = False, label: str = "") -> Control:
    """The same for a table whose match is not at hand."""
    own = f"{game}-press-{view}"
    text = speech(label or (own if speech.has_own(own) else f"board-{view}"))
    style = discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary
    return BOARD.button(table_id, view, 0, label=text, style=style, emoji=CLOSE_UP if view == "mine" else None)
