"""What one person sees alone: the own choices, the own cards, the board in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.languages import Speech
from bot.panels.board_buttons import BoardButton
from bot.panels.choices import Choice, choice_rows, page_row, pages
from bot.panels.colours import seat_colour
from bot.panels.drawing import describe_board, draw_seat
from bot.panels.identifiers import custom_id
from bot.panels.layout import Panel, frame, gallery, link_row, message_link, note, words
from bot.panels.turn import choices_of, names_of
from bot.tables.refusals import Refusal
from bot.tables.table import Table
from engine.match import Match

if TYPE_CHECKING:
    from bot.client import Pantheon


async def show(bot: Pantheon, number: int, person: int, view: str, page: int, speech: Speech) -> Panel:
    """The private view of that name. Raises Refusal when this person has no such thing to see."""
    table = await bot.tables.get(number)
    if table.stage == "lobby":
        raise Refusal("wrong_stage")
    match = await bot.tables.match(number)
    if view == "describe":
        return Panel(note(discord.utils.escape_markdown(describe_board(table, match, speech))))
    seat = seat_of(table, person)
    if view == "mine":
        return await mine(bot, table, match, seat, speech)
    return await choices(bot, table, match, seat, page, speech)


def seat_of(table: Table, person: int) -> int:
    """The seat this person sits on. Raises Refusal for somebody who does not play."""
    for seat in table.seats:
        if seat.person == person:
            return seat.number
    raise Refusal("not_seated")


async def mine(bot: Pantheon, table: Table, match: Match[Any], seat: int, speech: Speech) -> Panel:
    """A seat in detail: the own cards, symbols, and what the dice can make."""
    picture = await draw_seat(bot, table, match, speech, seat)
    drawn = (picture,) if picture else ()
    items: list[ui.Item[Any]] = [gallery(drawn)] if drawn else [words(speech("bot-no-picture"))]
    row = await board_link(bot, table, speech)
    return Panel(frame(seat_colour(seat), [*items, *row]), drawn)


async def choices(bot: Pantheon, table: Table, match: Match[Any], seat: int, page: int, speech: Speech) -> Panel:
    """A seat's open choice. Raises Refusal when the seat has nothing to decide now."""
    question = match.question_for(seat)
    if question is None or table.stage != "playing":
        waiting = [table.seats[other.seat].name for other in match.questions]
        raise Refusal("not_your_turn", {"names": tuple(waiting)}) if waiting else Refusal("wrong_stage")
    offered = choices_of(table, match, question, speech)
    rows = choice_rows(table.id, table.version, offered)
    if rows is None:
        rows = _paged(table, offered, page, speech)
    asked = speech.question(table.game, question, names_of(table))
    heading = speech("bot-choices-title", game=speech(f"{table.game}-title"), asked=asked)
    return Panel(frame(seat_colour(seat), [words(heading), *rows, *await board_link(bot, table, speech)]))


def _paged(table: Table, offered: list[Choice], page: int, speech: Speech) -> list[ui.ActionRow[Any]]:
    parts = pages(offered)
    page = min(page, len(parts) - 1)
    turning: ui.ActionRow[Any] = ui.ActionRow(
        *(
            BoardButton(
                ui.Button(
                    custom_id=custom_id("b1", table.id, table.version, "choices", other),
                    label=speech("bot-page", page=other + 1, pages=len(parts)),
                    style=discord.ButtonStyle.secondary,
                )
            )
            for other in (page - 1, page + 1)
            if 0 <= other < len(parts)
        )
    )
    return [page_row(table.id, table.version, parts[page], page), turning]


async def board_link(bot: Pantheon, table: Table, speech: Speech) -> list[ui.ActionRow[Any]]:
    """A row with a link to the newest board, if there is one."""
    place = await bot.tables.message(table.id, "board")
    if place is None:
        return []
    return [link_row(speech("bot-board-link"), message_link(table.server, place.channel, place.message))]
