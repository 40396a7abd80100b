"""The options of a match, in the host's private panel: first which one, then its value.

Where a game has only a few, each has a select of its own; more would crowd the panel and its limits.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.features.board.choices import PLACEHOLDER, SELECT_OPTIONS, clip
from bot.features.board.controls import check_same_channel
from bot.features.lobby.option_words import LABEL, part_name, parts_to_choose, values_to_choose
from bot.features.lobby.view import chosen, fitting_settings, fitting_values, lobby_button
from bot.interactions.blocked_channels import check_threads
from bot.interactions.components import note
from bot.interactions.handling import reader
from bot.interactions.person import person_of
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, WORD, InvalidCustomId, custom_id, number, template
from bot.languages import Speech
from bot.services import services_of
from bot.tables.model.options import CHOICES
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from engine.game import Setting
from engine.players import PLAYERS
from engine.registry import find_game

FEW = 3
"""So many settings have a select of their own each."""
OF_GAME, OF_RUN = "game", "run"


def options_panel(table: Table, speech: Speech) -> ui.LayoutView:
    """The host's private panel: the options of the game, how the match is run, and what else only a host does."""
    settings = fitting_settings(table)
    rows: list[ui.Item[Any]] = []
    if len(settings) <= FEW:
        rows += [setting_row(table, setting, speech) for setting in settings]
    else:
        named = [_named(table, setting, speech) for setting in settings]
        for start in range(0, len(named), SELECT_OPTIONS):
            rows.append(_which(table, speech("posting-game-by"), named[start : start + SELECT_OPTIONS], start))
    run = parts_to_choose(table.conduct, tuple(CHOICES), speech, f"{OF_RUN}:")
    rows.append(_which(table, speech("posting-run-by"), run, len(settings)))
    if len(table.seats) < max(find_game(table.game).seats):
        rows.append(_computers(table, speech))
    last = [lobby_button(table, speech, "close", discord.ButtonStyle.danger)]
    if any(seat.computer for seat in table.seats):
        last.insert(0, lobby_button(table, speech, "dismiss"))
    return note(speech("bot-options-title"), *rows, ui.ActionRow(*last))


def _computers(table: Table, speech: Speech) -> ui.ActionRow[Any]:
    """A computer player to add, by what it can do."""
    labels = {player: speech("bot-computer-add", level=speech(f"bot-player-{player}")) for player in reversed(PLAYERS)}
    options = [discord.SelectOption(label=clip(label, LABEL), value=player) for player, label in labels.items()]
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id("lc", table.id, table.version),
        placeholder=clip(speech("bot-computer-choose"), PLACEHOLDER),
        options=options,
    )
    return ui.ActionRow(ComputerSelect(select))


def _named(table: Table, setting: Setting, speech: Speech) -> discord.SelectOption:
    value = speech.setting_value(table.game, setting.key, chosen(table, setting))
    label = speech("posting-chosen", option=speech.setting(table.game, setting.key), value=value)
    return discord.SelectOption(label=clip(label, LABEL), value=f"{OF_GAME}:{setting.key}")


def _which(table: Table, placeholder: str, options: list[discord.SelectOption], start: int) -> ui.ActionRow[Any]:
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id("x1", table.id, table.version, start),
        placeholder=clip(placeholder, PLACEHOLDER),
        options=options,
    )
    return ui.ActionRow(WhichSelect(select))


def setting_row(table: Table, setting: Setting, speech: Speech, *, headed: bool = False) -> ui.ActionRow[Any]:
    """A select of a setting's values; ``headed``: what it is about stands above it already."""
    name = speech.setting(table.game, setting.key)
    options = []
    for value in fitting_values(table, setting):
        label = speech.setting_value(table.game, setting.key, value)
        if not headed:
            label = speech("posting-chosen", option=name, value=label)
        now = value == chosen(table, setting)
        options.append(discord.SelectOption(label=clip(label, LABEL), value=value, default=now))
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id("o1", table.id, setting.key), placeholder=clip(name, PLACEHOLDER), options=options
    )
    return ui.ActionRow(SettingSelect(select))


def value_panel(table: Table, which: str, speech: Speech) -> ui.LayoutView:
    """The values of one option. Raises Refusal for one that makes no sense (any more)."""
    kind, _, key = which.partition(":")
    row: ui.ActionRow[Any]
    if kind == OF_RUN and key in CHOICES:
        name = part_name(key, speech)
        select: ui.Select[Any] = ui.Select(
            custom_id=custom_id("c1", table.id, key),
            placeholder=clip(speech("posting-choose", option=name), PLACEHOLDER),
            options=values_to_choose(table.conduct, key, speech),
        )
        row = ui.ActionRow(ConductSelect(select))
    else:
        setting = next((each for each in fitting_settings(table) if f"{OF_GAME}:{each.key}" == which), None)
        if setting is None:
            raise Refusal("no_such_setting")
        name, row = speech.setting(table.game, setting.key), setting_row(table, setting, speech, headed=True)
    back = BackButton(ui.Button(custom_id=custom_id("v1", table.id), label=speech("posting-back")))
    return note(f"**{discord.utils.escape_markdown(name)}**", row, ui.ActionRow(back))


async def host_table(interaction: discord.Interaction[Any], number_: int) -> Table:
    """The table whose options somebody wants to see. Raises Refusal: not_host."""
    await check_same_channel(interaction, number_)
    table = await services_of(interaction).tables.get(number_)
    if table.host != interaction.user.id:
        host = table.seat_of(table.host)
        raise Refusal("not_host", {"host": host.name if host else ""})
    return table


def one_value(control: Control) -> str:
    """The one value that was selected. Raises ForgedId for more, none, or something endless."""
    if len(control.values) != 1 or not 0 < len(control.values[0]) <= 40:
        raise InvalidCustomId(control.custom_id)
    return control.values[0]


class WhichSelect(Control, template=template("x1", f"table={NUMBER}", f"version={NUMBER}", f"start={NUMBER}")):
    """Which option is to be changed.

    The table's version stands in the id so that Discord forgets what was selected before the table changed.
    """

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Show its values."""
        table = await host_table(interaction, number(self.parts["table"]))
        view = value_panel(table, one_value(self), await reader(interaction))
        await interaction.edit_original_response(view=view)


class BackButton(Control, template=template("v1", f"table={NUMBER}")):
    """Back to all options."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Show them."""
        table = await host_table(interaction, number(self.parts["table"]))
        await interaction.edit_original_response(view=options_panel(table, await reader(interaction)))


class SettingSelect(Control, template=template("o1", f"table={NUMBER}", f"setting={WORD}")):
    """One option of the match, chosen by the host."""

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Set the option and show the panel anew."""
        value, table = one_value(self), number(self.parts["table"])
        await check_same_channel(interaction, table)
        tables = services_of(interaction).tables
        changed = await tables.choose_setting(table, person_of(interaction), self.parts["setting"], value)
        await interaction.edit_original_response(view=options_panel(changed, await reader(interaction)))


class ComputerSelect(Control, template=template("lc", f"table={NUMBER}", f"version={NUMBER}")):
    """A computer player of a level, added by the host."""

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Seat it and show the panel anew."""
        player, table = one_value(self), number(self.parts["table"])
        await check_same_channel(interaction, table)
        changed = await services_of(interaction).tables.add_computer(table, person_of(interaction), player)
        await interaction.edit_original_response(view=options_panel(changed, await reader(interaction)))


class ConductSelect(Control, template=template("c1", f"table={NUMBER}", f"part={WORD}")):
    """A part of how the match is run, chosen by the host."""

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Set it and show the panel anew."""
        value, table = one_value(self), number(self.parts["table"])
        await check_same_channel(interaction, table)
        if self.parts["part"] == "thread" and value == "yes":
            check_threads(interaction)
        tables = services_of(interaction).tables
        changed = await tables.choose_conduct(table, person_of(interaction), self.parts["part"], value)
        await interaction.edit_original_response(view=options_panel(changed, await reader(interaction)))
