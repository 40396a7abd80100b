"""Giving up: the question before one person ends a match alone, and the button that takes it back for an hour."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.interactions.components import Panel, note
from bot.interactions.handling import reader, tell
from bot.interactions.person import person_of
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, custom_id, number, template
from bot.languages import Speech
from bot.languages.display_names import shown
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from engine.match import Match

END, END_AS_MANAGER, PLAY_ON = "end", "manager", "play"
ANSWERS = (END, END_AS_MANAGER, PLAY_ON)


class GiveUpButton(Control, template=template("ge", f"table={NUMBER}", f"answer={'|'.join(ANSWERS)}")):
    """Yes or no to ending a match alone."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """End the match, or leave everything as it is."""
        table, tables, speech = number(self.parts["table"]), services_of(interaction).tables, await reader(interaction)
        if self.parts["answer"] == PLAY_ON:
            await interaction.edit_original_response(view=note(speech("seats-played-on")))
            return
        if self.parts["answer"] == END_AS_MANAGER:
            if (await tables.get(table)).server != interaction.guild_id:
                raise Refusal("no_table")
            if not interaction.permissions.manage_guild:
                raise Refusal("not_manager")
            await tables.ends.end_as_manager(table, person_of(interaction))
        else:
            await tables.ends.vote(table, person_of(interaction))
        await interaction.edit_original_response(view=note(speech("bot-match-end-counted")))


class TakeBackButton(Control, template=template("gb", f"table={NUMBER}")):
    """Lets the match of whoever clicks go on that they gave up."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Take it back; the board follows by the courier."""
        table, tables = number(self.parts["table"]), services_of(interaction).tables
        if (await tables.get(table)).server != interaction.guild_id:
            raise Refusal("no_table")
        await tables.ends.take_back(table, person_of(interaction))
        await tell(interaction, (await reader(interaction))("seats-end-taken-back"))


def giving_up_panel(table: Table, match: Match[Any], seat: int, speech: Speech) -> Panel:
    """The question whether somebody really gives up who may do so alone, with how the match stands."""
    points = {standing.seat: standing.points for standing in match.standings}
    own = points.pop(seat)
    best = max(points.values(), default=None)
    stands = "alone" if best is None else "tied" if own == best else "ahead" if own > best else "behind"
    facts = {"round": match.round, "stands": stands, "own": own, "best": best or 0}
    asked = speech("seats-really-end", game=speech(f"{table.game}-title"), **facts)
    return Panel(note(asked, _answers(table, END, speech)))


def ending_panel(table: Table, speech: Speech) -> Panel:
    """The question whether somebody who manages the server ends a match, or a lobby, of other people."""
    names = speech.listed([shown(seat.name) for seat in table.seats])
    asked = speech("seats-really-end-theirs", game=speech(f"{table.game}-title"), names=names)
    return Panel(note(asked, _answers(table, END_AS_MANAGER, speech)))


def _answers(table: Table, yes: str, speech: Speech) -> ui.ActionRow[Any]:
    styles = {yes: discord.ButtonStyle.danger, PLAY_ON: discord.ButtonStyle.secondary}
    return ui.ActionRow(
        *(
            GiveUpButton(
                ui.Button(
                    custom_id=custom_id("ge", table.id, answer), label=speech(f"seats-press-{answer}"), style=style
                )
            )
            for answer, style in styles.items()
        )
    )


def take_back_row(table: Table, speech: Speech) -> ui.ActionRow[Any]:
    """The button below the end of a match that one person gave up."""
    label = speech("seats-press-take-back")
    return ui.ActionRow(TakeBackButton(ui.Button(custom_id=custom_id("gb", table.id), label=label)))
