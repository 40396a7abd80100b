"""The private views of a match: own cards, further pictures, the board in words, what happened."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.features.board.choosing import choices, turning_rows
from bot.features.board.hint import hint_panel
from bot.features.board.memo import memo_button
from bot.interactions import limits
from bot.interactions.components import (
    Panel,
    button_rows,
    frame,
    gallery,
    note,
    pages_of,
    seat_colour,
    text_pages,
    words,
)
from bot.interactions.custom_ids import InvalidCustomId
from bot.languages import Speech
from bot.languages.emojis import signs
from bot.languages.markdown import disarm_markdown
from bot.reading.answered import answered_panel
from bot.reading.board import board_button
from bot.reading.links import board_link_rows, link_button
from bot.reading.narration import narrate
from bot.reading.news import news_since, nothing_new
from bot.reading.offered_cards import texts_of_offered
from bot.reading.pictures import (
    describe_board,
    draw_board,
    draw_close_up,
    draw_second_board,
    draw_view,
    has_second_board,
)
from bot.reading.position import Position, read_position
from bot.reading.seats import turn_again_buttons
from bot.reading.standing_answers import may_stand, standing_panel
from bot.services import Services
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from bot.tables.rules.bank_changes import may_change_bank
from engine.match import Match
from rendering.emojis import pieces_of
from rendering.picture import Picture
from rendering.registry import menu_of

TITLE = 200
"""How many characters a title may have."""
BOARD, BESIDE = "board", "beside"
"""The board and the picture beside it, as views."""


async def show(services: Services, number: int, person: int, view: str, page: int, speech: Speech) -> Panel:
    """The private view of that name. Raises Refusal when this person has no such view."""
    table = await services.tables.lookup.get(number)
    if table.stage == "lobby":
        raise Refusal("wrong_stage", {"stage": table.stage})
    match = await services.tables.lookup.match(number)
    position = await read_position(services, table, match, speech, person, is_linked=True)
    if view in ("describe", "described"):
        return describe_position(position, page)
    if view == "happened":
        return await show_news(services, position)
    if view == "more":
        return more(table, position, has_page=services.tables.links.is_offered)
    if view in (BOARD, BESIDE):
        return await drawn_view(services, position, view)
    if view in menu_of(match):
        return await other_view(services, position, view)
    seat = table.own_seat(person)
    if view == "hint":
        return await hint_panel(services, number, person, speech)
    if view in ("offer", "offered"):
        return offered_view(position, seat.number, page)
    if view == "standing":
        return standing_panel(position, seat)
    if view == "mine":
        return await mine(services, position, seat)
    if view == "choices":
        return await choices(services, position, seat.number, page, await services.tables.people.memo(person, number))
    raise InvalidCustomId(view)


async def shown_view(services: Services, number: int, person: int, view: str, page: int, speech: Speech) -> Panel:
    """The private view of that name; of a match without a channel, the whole board instead of the bare choices."""
    if view == "choices" and (await services.tables.lookup.get(number)).is_answered:
        return await answered_panel(services, number, person, speech)
    return await show(services, number, person, view, page, speech)


def describe_position(position: Position, page: int) -> Panel:
    """The board in words, in as many pages as it needs."""
    parts = pages_of(disarm_markdown(describe_board(position)))
    page = min(page, len(parts) - 1)
    rows = turning_rows(position, "described", page, len(parts))
    return Panel(note(parts[page], *rows))


def offered_view(position: Position, seat: int, page: int) -> Panel:
    """What the cards and faces do that a seat may choose from now, in as many pages as it needs."""
    speech = position.speech
    question = position.match.question_for(seat) if position.is_playing else None
    texts = texts_of_offered(position.match, question, speech) if question else []
    if not texts:
        text = speech("board-offered-nothing" if question else "board-offered-unasked")
        return Panel(note(text, *_link(position)))
    parts = text_pages(texts)
    page = min(page, len(parts) - 1)
    rows = turning_rows(position, "offered", page, len(parts))
    return Panel(frame(seat_colour(seat), [words(parts[page]), *rows, *_link(position)]))


async def other_view(services: Services, position: Position, view: str) -> Panel:
    """A further picture of the match, as this person sees it, with buttons to the others."""
    picture = await draw_view(services, position, view)
    pictures, items = _picture_parts(picture, position.speech)
    others = [other for other in menu_of(position.match) if other != view][: limits.ROW_BUTTONS]
    if others:
        items.append(ui.ActionRow(*(board_button(position, other) for other in others)))
    return Panel(frame(None, [*items, *_link(position)]), pictures)


async def drawn_view(services: Services, position: Position, view: str) -> Panel:
    """The board, or the second picture beside it, alone."""
    draw = draw_board if view == BOARD else draw_second_board
    pictures, items = _picture_parts(await draw(services, position), position.speech)
    return Panel(frame(None, [*items, *_link(position)]), pictures)


def _link(position: Position) -> list[ui.ActionRow[Any]]:
    return board_link_rows(position.link, position.speech)


def _picture_parts(picture: Picture | None, speech: Speech) -> tuple[tuple[Picture, ...], list[ui.Item[Any]]]:
    """What a panel attaches of a picture, and the items that show it, or say that there is none."""
    return ((picture,), [gallery([picture])]) if picture else ((), [words(speech("board-no-picture"))])


def more(table: Table, position: Position, *, has_page: bool = False) -> Panel:
    """The other views: buttons for the further pictures, the board in words, a hint; the link where there are pages."""
    match = position.match
    views = ["happened", *((BOARD, BESIDE) if has_second_board(match) else ()), *menu_of(match), "describe"]
    if position.is_playing and position.viewer is not None:
        views.append("offer")
        if not table.ranked:
            views.append("hint")
        if may_stand(match, position.seats[position.viewer]):
            views.append("standing")
    buttons = [board_button(position, view) for view in views]
    if position.is_playing and position.viewer is not None and not table.ranked:
        buttons.append(link_button("trial", position.speech, table.id, "open", 0))
        buttons += turn_again_buttons(position, position.viewer)
    if position.is_playing and position.viewer is not None:
        buttons.append(memo_button(table.id, position.speech))
        if may_change_bank(table):
            buttons.append(link_button("bank", position.speech, table.id))
        if is_waiting(position):
            buttons.append(link_button("nudge", position.speech, table.id))
    if has_page and position.viewer is not None:
        buttons.append(link_button("link", position.speech, table.id, "show"))
    if position.is_playing and position.viewer is None and table.server:
        buttons.append(link_button("follow", position.speech, table.id))
    rows = button_rows(buttons)
    return Panel(note(position.speech("board-more-title"), *rows, *_link(position)))


def is_waiting(position: Position) -> bool:
    """Whether the viewer waits for other people to choose."""
    seats = [position.seats[question.seat] for question in position.match.questions]
    return all(seat.number != position.viewer for seat in seats) and any(seat.is_played_by_person for seat in seats)


async def show_news(services: Services, position: Position) -> Panel:
    """All that happened since the reader's last turn, or in the last round: every line of it, the newest last."""
    news = await news_since(services, position.match, position.viewer)
    telling = position.telling._replace(speech=position.speech.with_emojis)
    lines = narrate(telling, news.events) or [nothing_new(position)]
    text = text_pages(lines, limits.MESSAGE_TEXT - TITLE)[-1]
    title = position.speech("news-happened-title", game=position.speech(f"{position.game}-title"))
    return Panel(frame(seat_colour(position.viewer), [words(f"{title}\n{text}"), *_link(position)]))


async def mine(services: Services, position: Position, seat: Seat) -> Panel:
    """A seat in detail: the own cards, symbols, and what the dice can make."""
    picture = await draw_close_up(services, position, seat.number)
    pictures, items = _picture_parts(picture, position.speech)
    if pieces := own_pieces(position.match, seat.number):
        items.insert(0, words(pieces))
    if position.is_playing and may_stand(position.match, seat):
        items.append(ui.ActionRow(board_button(position, "standing")))
    return Panel(frame(seat_colour(seat.number), [*items, *_link(position)]), pictures)


def own_pieces(match: Match[Any], seat: int) -> str:
    """A seat's dice or cards as emojis, a line for each row of them; "" where an emoji is missing."""
    game_signs = signs(match.game.key)
    rows = [[game_signs.of(piece) for piece in row] for row in pieces_of(match, seat) if row]
    return "\n".join(" ".join(row) for row in rows) if all(map(all, rows)) else ""
