"""What every panel must keep to, and names that make it hard."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from discord import ui
from discord_contract import TEXT, message_faults, walk

from bot.interactions.components import Panel
from bot.interactions.control import Control
from bot.languages import Speech
from bot.reading.board import board_panel, parts_of
from bot.reading.final import final_panel
from bot.reading.position import position_of
from bot.tables.model.table import Seat, Table
from engine.events import Event
from engine.match import Match
from rendering.picture import Picture

LONG = ("W" * 32, "@everyone **x** <@1>", "王小明王小明王小明王小明王小明王小明王小明王小明", "Ζ͛͜͡" * 20)
PICTURE = Picture(b"png", "Ä" * 1024, 1650, 1050, "board.png")
HASH = "0" * 64


def table_for(game: str, seats: int = 2, language: str = "en", *, name: str = "Zoë") -> Table:
    seated = tuple(Seat(seat, seat + 1, name if seat == 0 else f"Seat {seat + 1}", None) for seat in range(seats))
    return Table(1, 2, 3, game, "playing", 1, seated, {}, 1, HASH, 0, 0, 0, None, language)


def check(panel: Panel) -> None:
    body = {"components": panel.view.to_components(), "flags": 1 << 15}
    assert list(message_faults(body)) == []
    check_dynamic(panel.view)
    text = "\n".join(part["content"] for part in walk(panel.view.to_components()) if part["type"] == TEXT)
    assert not re.search(r"(?<!\\)(@everyone|\*\*x\*\*|<@1>)", text), text


def check_dynamic(view: ui.LayoutView) -> None:
    assert view.timeout is None
    for item in view.walk_children():
        assert isinstance(item, Control) or not item.is_dispatchable()


def board_of(
    table: Table,
    match: Match[Any],
    news: Sequence[Event],
    speech: Speech,
    picture: Picture | None,
    *,
    seat: int | None = None,
    heading: str = "",
) -> Panel:
    position = position_of(table, match, speech, news=news)
    return board_panel(position, picture, parts_of(table, position)._replace(heading=heading), seat=seat)


def end_of(table: Table, match: Match[Any], news: Sequence[Event], speech: Speech, picture: Picture | None) -> Panel:
    return final_panel(table, position_of(table, match, speech, news=news), picture)
