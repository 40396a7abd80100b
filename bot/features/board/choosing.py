"""The private panel of a seat's own choices, its second step, and what comes after the last choice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.features.board.memo import memo_line
from bot.features.board.next_match import next_rows
from bot.interactions import limits, routes
from bot.interactions.components import Panel, button_rows, frame, gallery, note, page_row, seat_colour, words
from bot.interactions.control import Control
from bot.languages import Speech
from bot.reading.board import board_button
from bot.reading.choice_rows import ROWS_BYTES, Layout, Target, choice_page_rows, choice_rows, target_of
from bot.reading.choice_sections import BYTES_BESIDE, holds, with_sections
from bot.reading.choices import Choice, choices_of, places_heading, second_step, with_planned, without_rows
from bot.reading.ending_choices import FIRST_TO_GO, and_end
from bot.reading.joined_choices import offered_choices, without_steps
from bot.reading.links import board_link_rows, link_button
from bot.reading.pictures import draw_places, draw_seat
from bot.reading.plans import plan_heading
from bot.reading.position import Position, board_address, read_position
from bot.reading.seats import turn_again_button, turn_again_buttons
from bot.reading.standing_answers import always_row, with_always
from bot.reading.usual_choices import as_room_allows
from bot.services import Services
from bot.tables.model.refusals import Refusal
from bot.tables.rules.turn_again import may_begin_again
from bot.tables.rules.undo import choices_since
from engine.events import Event
from engine.match import Match
from engine.questions import Question
from rendering.picture import Picture


async def next_choice(
    services: Services, number: int, interaction: discord.Interaction[Any], speech: Speech, *, linked: bool = True
) -> Panel:
    """The person's present question, or what they chose last where none is left, with the way to their next match;
    ``linked`` to the newest board."""
    person = interaction.user.id
    table, match = await services.tables.lookup.get(number), await services.tables.lookup.match(number)
    seat = table.seat_of(person)
    position = await read_position(services, table, match, speech, person, is_linked=linked)
    if position.is_playing and seat is not None and match.question_for(seat.number) is not None:
        return await choices(services, position, seat.number, 0, await services.tables.people.memo(person, number))
    own = None if seat is None else seat.number
    last = await services.pool.run(partial(_last_choice, match.fork(), own))
    choice = "" if last is None else speech.choice(table.game, last, position.names)
    text = speech("board-played", choice=choice, choice_id="some" if choice else "none")
    address = position.link or await board_address(services, table)
    may_try = position.is_playing and own is not None and not table.ranked and match.seats > 1
    ahead = [link_button("plan_next", speech, table.id, "open", 0)] if may_try else []
    further = await next_rows(services, interaction, number, speech)
    if position.is_playing and own is not None and await services.pool.run(partial(may_begin_again, match.fork(), own)):
        ahead = [turn_again_button(position), *ahead]
    return Panel(note(text, *further, *button_rows(ahead), *board_link_rows(address, speech)))


def _last_choice(match: Match[Any], seat: int | None) -> Event | None:
    """What a seat chose last, as an event."""
    own = [number for number, entry in enumerate(match.journal) if entry.seat == seat]
    return choices_since(match, own[-1])[0] if own else None


async def choices(services: Services, position: Position, seat: int, page: int, memo: str = "") -> Panel:
    """A seat's open choice, below the own ``memo``. Raises Refusal when the seat has nothing to decide now."""
    match, speech = position.match, position.speech
    question = match.question_for(seat)
    if not position.is_playing:
        raise Refusal("wrong_stage", {"stage": position.stage})
    if question is None:
        waiting = [position.seats[other.seat].name for other in match.questions]
        raise Refusal("not_your_turn", {"names": tuple(waiting)}) if waiting else Refusal("wrong_stage")
    options = [choice for choice in offered_choices(position, question) if choice.saves < FIRST_TO_GO]
    target, link = target_of(position, question), board_link_rows(position.link, speech)
    add_symbols = partial(speech.with_emojis.add_symbols, position.game)
    if again := turn_again_buttons(position, seat):
        link = [ui.ActionRow(*again, *(button for row in link for button in row.children))]
    places = add_symbols(places_heading(options))
    above = [memo_line(memo, speech), plan_heading(position, seat), _heading(position, question), places]
    heading_text = "\n".join(filter(None, above))
    heading, always = words(heading_text), always_row(position, question)
    is_placing = any(choice.row for choice in options)
    picture = await draw_places(services, position, seat) if is_placing else None
    pictures = (picture,) if picture else ()
    galleries = [gallery(pictures)] if pictures else []
    beside, left = with_sections(target, options, speech("board-choose-this"), question.several, add_symbols)
    for sections, below in ((beside, left), ([], options)):
        rows = _rows(position, question, below, BYTES_BESIDE - 600 if sections else ROWS_BYTES)
        items = [heading, *galleries, *sections, *with_always(rows or [], position, question), *always, *link]
        if rows is not None and holds(items):
            return Panel(frame(seat_colour(seat), items), pictures)
    page_rows = with_always(_page_rows(position, target, options, page), position, question)
    return Panel(frame(seat_colour(seat), [heading, *page_rows, *always, *link]))


def _rows(
    position: Position, question: Question, options: Sequence[Choice], room: int
) -> list[ui.ActionRow[Any]] | None:
    """The rows of choices: without first steps where there is room for that; None where they do not fit."""
    target, layout = target_of(position, question), Layout(room)
    for choices in as_room_allows(options):
        for whole in without_steps(position, question, choices):
            if (rows := choice_rows(target, whole, question.several, layout._replace(must_note=True))) is not None:
                return rows
        if (rows := choice_rows(target, choices, question.several, layout)) is not None:
            return rows
    return None


async def step(services: Services, number: int, question: Question, beginning: str, speech: Speech) -> Panel:
    """The second step of a choice: the options that begin so, with the seat's picture to choose from.

    Raises Refusal when there are none, or (stale) when something was played since it was asked.
    """
    table, match = await services.tables.lookup.get(number), await services.tables.lookup.match(number)
    now = match.question_for(question.seat)
    if now is None or now.number != question.number:
        raise Refusal("stale")
    position = await read_position(services, table, match, speech, table.seats[question.seat].person)
    options = choices_of(position, question, beginning=beginning)
    ending = with_planned(position, question, and_end(position, question, options))
    if any(choice.row for choice in options):
        places = await draw_places(services, position, question.seat, beginning)
        return places_panel(position, question, options, places, ending)
    first = next((each.label for each in choices_of(position, question) if each.id == beginning), "")
    target = target_of(position, question)
    add_symbols = partial(speech.with_emojis.add_symbols, position.game)
    sections, left = with_sections(target, options, speech("board-choose-this"), signed=add_symbols)
    rows = choice_rows(target, [*left, *ending]) if options else None
    if rows is None:
        raise Refusal("not_offered", {"game": position.game, "reason": "unknown_option"})
    picture = await draw_seat(services, position, question.seat)
    pictures = (picture,) if picture else ()
    line = f"\n{add_symbols(second_step(first, options[0].heading))}" if first else ""
    items: list[ui.Item[Any]] = [words(_heading(position, question) + line)]
    items += [gallery(pictures)] if pictures else []
    items += [*sections, *rows, ui.ActionRow(_back(position))]
    return Panel(frame(seat_colour(question.seat), items), pictures)


def places_panel(
    position: Position,
    question: Question,
    options: Sequence[Choice],
    picture: Picture | None,
    ending: Sequence[Choice] = (),
) -> Panel:
    """The second step where it is a place that is chosen: what for in one line, a picture of it, rows of buttons.

    Below them the same with the end of the turn, if no place needs a further row: that one the way back shares, which
    else stands in the last row with room for it.
    """
    target, back = target_of(position, question), _back(position)
    rows = choice_rows(target, options) or []
    with_room = [row for row in rows if len(row.children) < limits.ROW_BUTTONS]
    is_full = len(rows) > len({choice.row for choice in options})
    if with_room:
        with_room[-1].add_item(back)
    else:
        rows.append(ui.ActionRow(back))
    if ending and with_room and not is_full:
        rows += choice_rows(target, without_rows(ending)) or []
    pictures = (picture,) if picture else ()
    items: list[ui.Item[Any]] = [words(position.speech.with_emojis.add_symbols(position.game, places_heading(options)))]
    items += [gallery(pictures)] if pictures else []
    return Panel(frame(seat_colour(question.seat), [*items, *rows]), pictures)


def _back(position: Position) -> Control:
    return board_button(position, "choices", label="board-step-back")


def _heading(position: Position, question: Question) -> str:
    game, speech = position.game, position.speech
    text = speech.with_emojis.add_symbols(game, speech.question(game, question, position.names))
    return speech("board-choices-title", game=speech(f"{game}-title"), asked=text)


def _page_rows(position: Position, target: Target, options: list[Choice], page: int) -> list[ui.ActionRow[Any]]:
    def link(other: int, label: str) -> Control:
        return routes.BOARD.button(position.table_id, "choices", other, label=label)

    return choice_page_rows(target, options, page, position.speech, link)


def turning_rows(position: Position, view: str, page: int, pages: int) -> list[ui.ActionRow[Any]]:
    """Buttons to the page before and the page after."""

    def button(other: int) -> Control:
        return routes.BOARD.button(
            position.table_id, view, other, label=position.speech("common-page", page=other + 1, pages=pages)
        )

    return page_row(page, pages, button)
