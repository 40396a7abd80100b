"""Who has confirmed a match before it begins, in words, and the buttons to answer."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.interactions.components import moment, seat_sign
from bot.interactions.routes import MUSTER
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.tables.model.table import Seat, Table
from bot.tables.rules.muster import unconfirmed_seats


def muster_lines(table: Table, speech: Speech) -> list[str]:
    """Until when people confirm, who has, and who is asked still."""
    missing = unconfirmed_seats(table)
    ready = [seat for seat in table.seats if seat.person is not None and seat not in missing]
    lines = [speech("muster-asks", until=moment(table.muster or 0, "R"))]
    if ready:
        lines.append(speech("muster-ready", names=_names(ready, speech)))
    return [*lines, speech("muster-missing", names=_names(missing, speech))]


def _names(seats: tuple[Seat, ...] | list[Seat], speech: Speech) -> str:
    return speech.join_words([f"{seat_sign(seat.number)} {safe_name(seat.name)}" for seat in seats])


def answer_buttons(table: Table, speech: Speech) -> ui.ActionRow[Any]:
    """The buttons of those who are asked."""
    return ui.ActionRow(
        MUSTER.button(table.id, "ready", label=speech("muster-press-ready"), style=discord.ButtonStyle.success),
        MUSTER.button(table.id, "cannot", label=speech("muster-press-cannot")),
    )
