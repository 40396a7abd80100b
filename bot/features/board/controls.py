"""Playing an option: the buttons and selects that carry a choice."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.interactions.blocked_channels import in_touch
from bot.interactions.components import Panel
from bot.interactions.handling import acknowledge, reader, tell
from bot.interactions.person import person_of
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, OPTION, WORD, InvalidCustomId, number, template
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Played, board_link
from engine.questions import TOGETHER

_OPTION = frozenset("abcdefghijklmnopqrstuvwxyz0123456789:+-x/_=.")


class PlayButton(Control, template=template("t1", f"table={NUMBER}", f"ticket={NUMBER}", f"option={OPTION}")):
    """One option as a button."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Play the option."""
        await play(interaction, number(self.parts["table"]), number(self.parts["ticket"]), self.parts["option"])


class PlaySelect(Control, template=template("s1", f"table={NUMBER}", f"ticket={NUMBER}", f"slot={WORD}")):
    """Several options as a select."""

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Play the option that was selected."""
        await play(interaction, number(self.parts["table"]), number(self.parts["ticket"]), selected(self))


class PlaySeveral(Control, template=template("ts", f"table={NUMBER}", f"ticket={NUMBER}")):
    """Several options that are chosen together, as a select with more than one value."""

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Play all that was selected as one choice."""
        await play(interaction, number(self.parts["table"]), number(self.parts["ticket"]), together(self))


class StepSelect(Control, template=template("f1", f"table={NUMBER}", f"ticket={NUMBER}", f"slot={WORD}")):
    """The first step of a choice with very many options; the second is shown in private."""

    component = ui.Select

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> bool:
        """A private panel shows its next step itself."""
        return await acknowledge(interaction, private=not is_private(interaction))

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Show the options that begin with what was selected."""
        from bot.features.board.private import step

        beginning = selected(self)
        table, ticket = number(self.parts["table"]), number(self.parts["ticket"])
        await check_same_channel(interaction, table)
        services = services_of(interaction)
        question = await services.tables.asked(table, person_of(interaction), ticket)
        await show_privately(interaction, await step(services, table, question, beginning, await reader(interaction)))


class AlwaysSelect(Control, template=template("a1", f"table={NUMBER}", f"ticket={NUMBER}")):
    """Answers a question, and all that are like it from now on."""

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Play what was selected, and keep it."""
        answer = selected(self)
        table, ticket = number(self.parts["table"]), number(self.parts["ticket"])
        await check_same_channel(interaction, table)
        tables = services_of(interaction).tables
        await answer_play(
            interaction, await tables.play_always(table, interaction.user.id, ticket, answer, interaction.id)
        )


def selected(control: Control) -> str:
    """The one value that was selected. Raises ForgedId for anything else than the text of one option."""
    if len(control.values) != 1 or not 0 < len(control.values[0]) <= 60 or not _OPTION.issuperset(control.values[0]):
        raise InvalidCustomId(control.custom_id)
    return control.values[0]


def together(control: Control) -> str:
    """The values that were selected, in the order in which they are offered. Raises ForgedId for any other."""
    assert isinstance(control.item, ui.Select)
    offered = [option.value for option in control.item.options]
    chosen = [value for value in offered if value in control.values]
    if not chosen or len(chosen) != len(control.values):
        raise InvalidCustomId(control.custom_id)
    return TOGETHER.join(chosen)


async def show_privately(interaction: discord.Interaction[Any], panel: Panel) -> None:
    """Show a panel in the private message that was clicked, or in a new one."""
    if is_private(interaction):
        await interaction.edit_original_response(view=panel.view, attachments=panel.files())
    else:
        await interaction.followup.send(view=panel.view, files=panel.files(), ephemeral=True)


async def play(interaction: discord.Interaction[Any], table: int, ticket: int, option: str) -> None:
    """Play an option for the person who clicked. The board follows by the courier."""
    await check_same_channel(interaction, table)
    try:
        played = await services_of(interaction).tables.play(table, interaction.user.id, ticket, option, interaction.id)
    except Refusal as refusal:
        if refusal.key != "on_its_way":
            raise
        await catch_up(interaction, table, refusal)
    else:
        await answer_play(interaction, played)


async def catch_up(interaction: discord.Interaction[Any], number_: int, refusal: Refusal) -> None:
    """A click on a board that is old while the new one is still on its way: send it at once, and ask here meanwhile.

    Raises the refusal again for somebody who is not asked now.
    """
    from bot.features.board.private import next_choice

    services = services_of(interaction)
    table, match = await services.tables.get(number_), await services.tables.match(number_)
    # The click came through, so Discord can be reached.
    await in_touch(services, table.channel)
    seat = table.seat_of(interaction.user.id)
    if seat is None or match.question_for(seat.number) is None:
        raise refusal
    speech = await reader(interaction)
    if not is_private(interaction):
        await tell(interaction, speech("bot-refusal-on_its_way"))
    await show_privately(interaction, await next_choice(services, number_, interaction.user.id, speech, linked=False))


async def answer_play(interaction: discord.Interaction[Any], played: Played) -> None:
    """After a choice: a private panel goes on to what the seat is asked next, or says that it was done."""
    # Imported here because the private panels carry these buttons themselves.
    from bot.features.board.private import next_choice

    speech = await reader(interaction)
    if is_private(interaction):
        panel = await next_choice(services_of(interaction), played.table.id, interaction.user.id, speech)
        await show_privately(interaction, panel)
    elif played.duplicate:
        await tell(interaction, speech("bot-refusal-already_played"))


async def check_same_channel(interaction: discord.Interaction[Any], table: int) -> None:
    """Refuse a click for a table of another server, or on a public board of a channel that it has left."""
    tables = services_of(interaction).tables
    place = await tables.get(table)
    if place.server != interaction.guild_id:
        raise Refusal("no_table")
    if place.channel != interaction.channel_id and not is_private(interaction):
        raise Refusal("stale", board_link(place, await tables.message(table, "board")))


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether the click was on a private message."""
    return interaction.message is not None and interaction.message.flags.ephemeral
