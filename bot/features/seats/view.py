"""Buttons about seats of a match: take choices back, return to the own seat, take one that was offered."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.features.board.controls import check_same_channel
from bot.interactions.colours import seat_colour, seat_sign
from bot.interactions.components import Panel, frame, words
from bot.interactions.handling import reader, tell
from bot.interactions.person import person_of
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, custom_id, number, template
from bot.languages import Speech
from bot.languages.display_names import shown
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.rules.undo import moment_of
from bot.tables.seats_service import Asked
from engine.match import Match


class UndoButton(Control, template=template("su", f"table={NUMBER}", f"moment={NUMBER}")):
    """Takes the last choice of whoever clicks back."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Take it back, or ask the others; the board follows by the courier."""
        table = number(self.parts["table"])
        await check_same_channel(interaction, table)
        seats = services_of(interaction).tables.seats
        asked = await seats.undo(table, person_of(interaction), moment=number(self.parts["moment"]))
        if asked.missing:
            await tell(interaction, waiting_for(asked, await reader(interaction)))


class ReturnButton(Control, template=template("sr", f"table={NUMBER}")):
    """Gives the own seat back to whoever clicks."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Return; the board follows by the courier."""
        table = number(self.parts["table"])
        await check_same_channel(interaction, table)
        after = await services_of(interaction).tables.seats.come_back(table, person_of(interaction))
        await tell(interaction, welcome(after, interaction.user.id, await reader(interaction)))


class OfferButton(Control, template=template("so", f"table={NUMBER}", f"seat={NUMBER}")):
    """Takes a seat that was offered to whoever clicks."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Sit down; the board follows by the courier."""
        table, seat = number(self.parts["table"]), number(self.parts["seat"])
        tables = services_of(interaction).tables
        if (await tables.get(table)).server != interaction.guild_id:
            raise Refusal("no_table")
        after = await tables.seats.take_seat(table, person_of(interaction), seat)
        speech = await reader(interaction)
        taken = speech("seats-offer-taken", name=named(after, seat))
        await interaction.edit_original_response(view=frame(seat_colour(seat), [words(taken)]))


def waiting_for(asked: Asked, speech: Speech, message: str = "seats-asked") -> str:
    """Whose consent is missing."""
    names = speech.listed([shown(asked.table.seats[seat].name) for seat in asked.missing])
    return speech(message, names=names)


def welcome(table: Table, person: int, speech: Speech) -> str:
    """What somebody is told who is back."""
    seat = table.seat_of(person)
    return speech("seats-welcome", name=named(table, seat.number) if seat else "")


def offer_panel(table: Table, seat: int, whom: int, by: str, speech: Speech) -> Panel:
    """The public message that offers a seat to somebody."""
    text = speech("seats-offer", person=f"<@{whom}>", name=named(table, seat), by=shown(by))
    label = speech("seats-offer-take")
    button = OfferButton(
        ui.Button(custom_id=custom_id("so", table.id, seat), label=label, style=discord.ButtonStyle.success)
    )
    row: ui.ActionRow[Any] = ui.ActionRow(button)
    return Panel(frame(seat_colour(seat), [words(text), row]))


def undo_buttons(table: Table, match: Match[Any], speech: Speech) -> list[Control]:
    """*Undo*, while there is something of this turn to take back.

    One who plays alone may take something back whenever they have chosen something; what computer players chose
    counts for nobody.
    """
    began = 0 if len(table.people) == 1 else match.turn_began
    if not any(table.seats[choice.seat].person is not None for choice in match.journal[began:]):
        return []
    identifier = custom_id("su", table.id, moment_of(table, match))
    return [UndoButton(ui.Button(custom_id=identifier, label=speech("seats-press-undo")))]


def return_rows(table: Table, speech: Speech) -> list[ui.ActionRow[Any]]:
    """*I am back*, for those who are away."""
    if not any(seat.away for seat in table.seats):
        return []
    button = ui.Button[Any](
        custom_id=custom_id("sr", table.id), label=speech("seats-press-return"), style=discord.ButtonStyle.success
    )
    return [ui.ActionRow(ReturnButton(button))]


def named(table: Table, seat: int) -> str:
    """The sign and name of a seat's player."""
    return f"{seat_sign(seat)} {shown(table.seats[seat].name)}"
