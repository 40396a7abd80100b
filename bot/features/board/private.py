"""The private views of a match: own choices, own cards, further pictures, the board in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import ui

from bot.features.board.hint import hint_panel
from bot.interactions import limits, routes
from bot.interactions.components import (
    Panel,
    button_rows,
    frame,
    gallery,
    note,
    packed,
    page_row,
    pages_of,
    seat_colour,
    words,
)
from bot.interactions.custom_ids import InvalidCustomId
from bot.interactions.router import Control
from bot.languages import Speech
from bot.languages.display_names import harmless
from bot.languages.emojis import signs
from bot.reading.answered import answered_panel
from bot.reading.board import board_button
from bot.reading.choice_rows import ROWS_BYTES, choice_page_row, choice_pages, choice_rows
from bot.reading.choice_sections import BYTES_BESIDE, holds, with_sections
from bot.reading.choices import Choice, choices_of, second_step, told_places, without_rows
from bot.reading.joined_choices import and_end, offered_choices, without_steps
from bot.reading.links import board_link_row
from bot.reading.narration import narrate
from bot.reading.news import news_since, nothing_new
from bot.reading.offered_cards import printed_in
from bot.reading.pictures import (
    describe_board,
    draw_board,
    draw_close_up,
    draw_places,
    draw_seat,
    draw_second_board,
    draw_view,
    has_second_board,
)
from bot.reading.standing_answers import always_row, may_stand, standing_panel, with_always
from bot.services import Services
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.undo import chosen_since
from engine.events import Event
from engine.match import Match
from engine.questions import Question
from rendering.emojis import pieces_of
from rendering.picture import Picture
from rendering.registry import menu_of

TITLE = 200
"""How many characters a title may have."""
BOARD, BESIDE = "board", "beside"
"""The board and the picture beside it, as views."""


async def show(services: Services, number: int, person: int, view: str, page: int, speech: Speech) -> Panel:
    """The private view of that name. Raises Refusal when this person has no such view."""
    table = await services.tables.get(number)
    if table.stage == "lobby":
        raise Refusal("wrong_stage", {"stage": table.stage})
    match = await services.tables.match(number)
    if view in ("describe", "described"):
        return described(table, match, page, speech)
    if view == "happened":
        return await happened(services, table, match, person, speech)
    if view == "more":
        return await more(services, table, match, person, speech)
    if view in (BOARD, BESIDE):
        return await drawn_view(services, table, match, view, speech, person)
    if view in menu_of(match):
        return await other_view(services, table, match, view, speech, person)
    seat = table.own_seat(person).number
    if view == "hint":
        return await hint_panel(services, number, person, speech)
    if view in ("offer", "offered"):
        return await offered_view(services, table, match, seat, page, speech)
    if view == "standing":
        return standing_panel(table, table.seats[seat], match, speech)
    if view == "mine":
        return await mine(services, table, match, seat, speech)
    if view == "choices":
        return await choices(services, table, match, seat, page, speech)
    raise InvalidCustomId(view)


async def shown_view(services: Services, number: int, person: int, view: str, page: int, speech: Speech) -> Panel:
    """The private view of that name; of a match without a channel, the whole board instead of the bare choices."""
    if view == "choices" and (await services.tables.get(number)).is_answered:
        return await answered_panel(services, number, person, speech)
    return await show(services, number, person, view, page, speech)


def described(table: Table, match: Match[Any], page: int, speech: Speech) -> Panel:
    """The board in words, in as many pages as it needs."""
    parts = pages_of(harmless(describe_board(table, match, speech)))
    page = min(page, len(parts) - 1)
    rows = _turning(table, "described", page, len(parts), speech)
    return Panel(note(parts[page], *rows))


async def offered_view(
    services: Services, table: Table, match: Match[Any], seat: int, page: int, speech: Speech
) -> Panel:
    """What the cards and faces do that a seat may choose from now, in as many pages as it needs."""
    question = match.question_for(seat) if table.stage == "playing" else None
    printed = printed_in(match, question, speech) if question else []
    if not printed:
        said = speech("bot-offered-nothing" if question else "bot-offered-unasked")
        return Panel(note(said, *await board_link_row(services, table, speech)))
    parts = packed(printed)
    page = min(page, len(parts) - 1)
    rows = _turning(table, "offered", page, len(parts), speech)
    return Panel(frame(seat_colour(seat), [words(parts[page]), *rows, *await board_link_row(services, table, speech)]))


async def other_view(
    services: Services, table: Table, match: Match[Any], view: str, speech: Speech, person: int
) -> Panel:
    """A further picture of the match, as this person sees it, with buttons to the others."""
    picture = await draw_view(services, table, match, speech, view, person)
    drawn, items = _shown(picture, speech)
    others = [other for other in menu_of(match) if other != view][: limits.ROW_BUTTONS]
    if others:
        items.append(ui.ActionRow(*(board_button(table, speech, other) for other in others)))
    return Panel(frame(None, [*items, *await board_link_row(services, table, speech)]), drawn)


async def drawn_view(
    services: Services, table: Table, match: Match[Any], view: str, speech: Speech, person: int
) -> Panel:
    """The board, or the second picture beside it, alone."""
    draw = draw_board if view == BOARD else draw_second_board
    picture = await draw(services, table, match, speech, person)
    drawn, items = _shown(picture, speech)
    return Panel(frame(None, [*items, *await board_link_row(services, table, speech)]), drawn)


def _shown(picture: Picture | None, speech: Speech) -> tuple[tuple[Picture, ...], list[ui.Item[Any]]]:
    """What a panel attaches of a picture, and the items that show it, or say that there is none."""
    return ((picture,), [gallery([picture])]) if picture else ((), [words(speech("bot-no-picture"))])


async def more(services: Services, table: Table, match: Match[Any], person: int, speech: Speech) -> Panel:
    """The other views: buttons for the further pictures, the board in words, a hint."""
    views = ["happened", *((BOARD, BESIDE) if has_second_board(match) else ()), *menu_of(match), "describe"]
    seat = table.seat_of(person)
    if table.stage == "playing" and seat is not None:
        views.append("offer")
        if not table.ranked:
            views.append("hint")
        if may_stand(match, seat):
            views.append("standing")
    rows = button_rows([board_button(table, speech, view) for view in views])
    return Panel(note(speech("bot-more-title"), *rows, *await board_link_row(services, table, speech)))


async def happened(services: Services, table: Table, match: Match[Any], person: int, speech: Speech) -> Panel:
    """All that happened since the reader's last turn, or in the last round: every line of it, the newest last."""
    seat = table.seat_of(person)
    news = await news_since(services, match, None if seat is None else seat.number)
    lines = narrate(table, news.events, speech.pictured) or [nothing_new(table, match, speech)]
    text = packed(lines, limits.MESSAGE_TEXT - TITLE)[-1]
    title = speech("bot-happened-title", game=speech(f"{table.game}-title"))
    colour = seat_colour(None if seat is None else seat.number)
    return Panel(frame(colour, [words(f"{title}\n{text}"), *await board_link_row(services, table, speech)]))


async def mine(services: Services, table: Table, match: Match[Any], seat: int, speech: Speech) -> Panel:
    """A seat in detail: the own cards, symbols, and what the dice can make."""
    picture = await draw_close_up(services, table, match, speech, seat)
    drawn, items = _shown(picture, speech)
    if pieces := own_pieces(match, seat):
        items.insert(0, words(pieces))
    if table.stage == "playing" and may_stand(match, table.seats[seat]):
        items.append(ui.ActionRow(board_button(table, speech, "standing")))
    return Panel(frame(seat_colour(seat), [*items, *await board_link_row(services, table, speech)]), drawn)


def own_pieces(match: Match[Any], seat: int) -> str:
    """A seat's dice or cards as emojis, a line for each row of them; "" where an emoji is missing."""
    known = signs(match.game.key)
    rows = [[known.of(piece) for piece in row] for row in pieces_of(match, seat) if row]
    return "\n".join(" ".join(row) for row in rows) if all(map(all, rows)) else ""


async def next_choice(services: Services, number: int, person: int, speech: Speech, *, linked: bool = True) -> Panel:
    """The person's present question, or what they chose last where none is left; ``linked`` to the newest board."""
    table, match = await services.tables.get(number), await services.tables.match(number)
    seat = table.seat_of(person)
    if table.stage == "playing" and seat is not None and match.question_for(seat.number) is not None:
        return await choices(services, table, match, seat.number, 0, speech, linked=linked)
    own = None if seat is None else seat.number
    last = await services.tables.pool.run(partial(_last_choice, match.fork(), own))
    choice = "" if last is None else speech.choice(table.game, last, table.names)
    text = speech("bot-played", choice=choice, choice_id="some" if choice else "none")
    return Panel(note(text, *await board_link_row(services, table, speech)))


def _last_choice(match: Match[Any], seat: int | None) -> Event | None:
    """What a seat chose last, as an event."""
    own = [number for number, entry in enumerate(match.journal) if entry.seat == seat]
    return chosen_since(match, own[-1])[0] if own else None


async def choices(
    services: Services, table: Table, match: Match[Any], seat: int, page: int, speech: Speech, *, linked: bool = True
) -> Panel:
    """A seat's open choice. Raises Refusal when the seat has nothing to decide now."""
    question = match.question_for(seat)
    if table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": table.stage})
    if question is None:
        waiting = [table.seats[other.seat].name for other in match.questions]
        raise Refusal("not_your_turn", {"names": tuple(waiting)}) if waiting else Refusal("wrong_stage")
    offered = offered_choices(table, match, question, speech)
    ticket, signed = ticket_of(table, question), partial(speech.pictured.signed, table.game)
    link = await board_link_row(services, table, speech) if linked else []
    places = signed(told_places(offered))
    heading_text = "\n".join(filter(None, [_heading(table, question, speech), places]))
    heading, always = words(heading_text), always_row(table, question, speech)
    is_placing = any(choice.row for choice in offered)
    picture = await draw_places(services, table, match, speech, seat) if is_placing else None
    drawn = (picture,) if picture else ()
    shown = [gallery(drawn)] if drawn else []
    beside, left = with_sections(table.id, ticket, offered, speech("bot-choose-this"), question.several, signed)
    for sections, below in ((beside, left), ([], offered)):
        rows = _rows(table, match, question, below, speech, BYTES_BESIDE - 600 if sections else ROWS_BYTES)
        items = [heading, *shown, *sections, *with_always(rows or [], table, match, question, speech), *always, *link]
        if rows is not None and holds(items):
            return Panel(frame(seat_colour(seat), items), drawn)
    paged = with_always(_paged(table, ticket, offered, page, speech), table, match, question, speech)
    return Panel(frame(seat_colour(seat), [heading, *paged, *always, *link]))


def _rows(
    table: Table, match: Match[Any], question: Question, offered: Sequence[Choice], speech: Speech, room: int
) -> list[ui.ActionRow[Any]] | None:
    """The rows of choices: without first steps where there is room for that; None where they do not fit."""
    ticket, several = ticket_of(table, question), question.several
    for whole in without_steps(table, match, question, offered, speech):
        if (rows := choice_rows(table.id, ticket, whole, room, several, noted=True)) is not None:
            return rows
    return choice_rows(table.id, ticket, offered, room, several)


async def step(services: Services, number: int, question: Question, beginning: str, speech: Speech) -> Panel:
    """The second step of a choice: the options that begin so, with the seat's picture to choose from.

    Raises Refusal when there are none, or (stale) when something was played since it was asked.
    """
    table, match = await services.tables.get(number), await services.tables.match(number)
    now = match.question_for(question.seat)
    if now is None or ticket_of(table, now) != ticket_of(table, question):
        raise Refusal("stale")
    offered = choices_of(table, match, question, speech, beginning=beginning)
    ending = and_end(match, question, offered, speech)
    if any(choice.row for choice in offered):
        places = await draw_places(services, table, match, speech, question.seat, beginning)
        return places_panel(table, question, offered, places, speech, ending)
    first = next((each.label for each in choices_of(table, match, question, speech) if each.id == beginning), "")
    ticket, signed = ticket_of(table, question), partial(speech.pictured.signed, table.game)
    sections, left = with_sections(table.id, ticket, offered, speech("bot-choose-this"), signed=signed)
    rows = choice_rows(table.id, ticket, [*left, *ending]) if offered else None
    if rows is None:
        raise Refusal("not_offered", {"game": table.game, "reason": "unknown_option"})
    picture = await draw_seat(services, table, match, speech, question.seat)
    drawn = (picture,) if picture else ()
    chosen = f"\n{signed(second_step(first, offered[0].heading))}" if first else ""
    items: list[ui.Item[Any]] = [words(_heading(table, question, speech) + chosen)]
    items += [gallery(drawn)] if drawn else []
    items += [*sections, *rows, ui.ActionRow(_back(table, speech))]
    return Panel(frame(seat_colour(question.seat), items), drawn)


def places_panel(
    table: Table,
    question: Question,
    offered: Sequence[Choice],
    picture: Picture | None,
    speech: Speech,
    ending: Sequence[Choice] = (),
) -> Panel:
    """The second step where it is a place that is chosen: what for in one line, a picture of it, rows of buttons.

    Below them the same with the end of the turn, if no place needs a further row: that one the way back shares, which
    else stands in the last row with room for it.
    """
    ticket, back = ticket_of(table, question), _back(table, speech)
    rows = choice_rows(table.id, ticket, offered) or []
    with_room = [row for row in rows if len(row.children) < limits.ROW_BUTTONS]
    is_full = len(rows) > len({choice.row for choice in offered})
    if with_room:
        with_room[-1].add_item(back)
    else:
        rows.append(ui.ActionRow(back))
    if ending and with_room and not is_full:
        rows += choice_rows(table.id, ticket, without_rows(ending)) or []
    drawn = (picture,) if picture else ()
    items: list[ui.Item[Any]] = [words(speech.pictured.signed(table.game, told_places(offered)))]
    items += [gallery(drawn)] if drawn else []
    return Panel(frame(seat_colour(question.seat), [*items, *rows]), drawn)


def _back(table: Table, speech: Speech) -> Control:
    return board_button(table, speech, "choices", label="bot-step-back")


def _heading(table: Table, question: Question, speech: Speech) -> str:
    asked = speech.pictured.signed(table.game, speech.question(table.game, question, table.names))
    return speech("bot-choices-title", game=speech(f"{table.game}-title"), asked=asked)


def _paged(table: Table, ticket: int, offered: list[Choice], page: int, speech: Speech) -> list[ui.ActionRow[Any]]:
    parts = choice_pages(offered)
    page = min(page, len(parts) - 1)
    return [choice_page_row(table.id, ticket, parts[page], page), *_turning(table, "choices", page, len(parts), speech)]


def _turning(table: Table, view: str, page: int, pages: int, speech: Speech) -> list[ui.ActionRow[Any]]:
    """Buttons to the page before and the page after."""

    def button(other: int) -> Control:
        return routes.BOARD.button(table.id, view, other, label=speech("bot-page", page=other + 1, pages=pages))

    return page_row(page, pages, button)
