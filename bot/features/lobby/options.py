"""The options of a match, in the host's private panel: first which one, then its value.

Where a game has only a few, each has a select of its own; more would crowd the panel and its limits.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.features.lobby.option_words import part_name, parts_to_choose, values_to_choose
from bot.features.lobby.view import chosen, fitting_settings, fitting_values, lobby_button
from bot.interactions import limits
from bot.interactions.blocked_channels import check_threads
from bot.interactions.components import note, option
from bot.interactions.router import Click
from bot.interactions.routes import ADD_COMPUTER, ALL_OPTIONS, SETTING, TABLE_OPTION, WHICH_OPTION
from bot.languages import Speech
from bot.tables.model.options import CHOICES
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from engine.game import Setting
from engine.players import PLAYERS
from engine.registry import find_game

FEW = 3
"""Up to so many settings get a select of their own each."""
OF_GAME, OF_RUN = "game", "run"


def options_panel(table: Table, speech: Speech) -> ui.LayoutView:
    """The host's private panel: the options of the game, how the match is run, and what else only a host does."""
    settings = fitting_settings(table)
    rows: list[ui.Item[Any]] = []
    if len(settings) <= FEW:
        rows += [setting_row(table, setting, speech) for setting in settings]
    else:
        named = [_named(table, setting, speech) for setting in settings]
        for start in range(0, len(named), limits.SELECT_OPTIONS):
            rows.append(_which(table, speech("posting-game-by"), named[start : start + limits.SELECT_OPTIONS], start))
    run = parts_to_choose(table.options, tuple(CHOICES), speech, f"{OF_RUN}:")
    rows.append(_which(table, speech("posting-run-by"), run, len(settings)))
    if len(table.seats) < max(find_game(table.game).seats):
        rows.append(_computers(table, speech))
    last = [lobby_button(table, speech, "close", discord.ButtonStyle.danger)]
    if any(seat.computer for seat in table.seats):
        last.insert(0, lobby_button(table, speech, "dismiss"))
    return note(speech("bot-options-title"), *rows, ui.ActionRow(*last))


def _computers(table: Table, speech: Speech) -> ui.ActionRow[Any]:
    """A select of the computer player to add, by level."""
    options = [
        option(speech("bot-computer-add", level=speech(f"bot-player-{player}")), player) for player in reversed(PLAYERS)
    ]
    return ADD_COMPUTER.select(table.id, table.version, placeholder=speech("bot-computer-choose"), options=options)


def _named(table: Table, setting: Setting, speech: Speech) -> discord.SelectOption:
    value = speech.setting_value(table.game, setting.key, chosen(table, setting))
    label = speech("posting-chosen", option=speech.setting(table.game, setting.key), value=value)
    return option(label, f"{OF_GAME}:{setting.key}")


def _which(table: Table, placeholder: str, options: list[discord.SelectOption], start: int) -> ui.ActionRow[Any]:
    return WHICH_OPTION.select(table.id, table.version, start, placeholder=placeholder, options=options)


def setting_row(table: Table, setting: Setting, speech: Speech, *, headed: bool = False) -> ui.ActionRow[Any]:
    """A select of a setting's values; ``headed``: the heading above it already names it."""
    name = speech.setting(table.game, setting.key)
    options = []
    for value in fitting_values(table, setting):
        label = speech.setting_value(table.game, setting.key, value)
        if not headed:
            label = speech("posting-chosen", option=name, value=label)
        options.append(option(label, value, default=value == chosen(table, setting)))
    return SETTING.select(table.id, setting.key, placeholder=name, options=options)


def value_panel(table: Table, which: str, speech: Speech) -> ui.LayoutView:
    """The values of one option. Raises Refusal for one that makes no sense (any more)."""
    kind, _, key = which.partition(":")
    row: ui.ActionRow[Any]
    if kind == OF_RUN and key in CHOICES:
        name = part_name(key, speech)
        row = TABLE_OPTION.select(
            table.id,
            key,
            placeholder=speech("posting-choose", option=name),
            options=values_to_choose(table.options, key, speech),
        )
    else:
        setting = next((each for each in fitting_settings(table) if f"{OF_GAME}:{each.key}" == which), None)
        if setting is None:
            raise Refusal("no_such_setting")
        name, row = speech.setting(table.game, setting.key), setting_row(table, setting, speech, headed=True)
    back = ALL_OPTIONS.button(table.id, label=speech("posting-back"))
    return note(f"**{discord.utils.escape_markdown(name)}**", row, ui.ActionRow(back))


async def host_table(click: Click, number: int) -> Table:
    """The table, checked to be the clicker's own. Raises Refusal: not_host."""
    await click.check_here(number)
    table = await click.tables.get(number)
    if table.host != click.person.id:
        host = table.seat_of(table.host)
        raise Refusal("not_host", {"host": host.name if host else ""})
    return table


@WHICH_OPTION.on
async def choose_option(click: Click, table: int, version: int, start: int) -> None:
    """Show the values of the option that was selected."""
    await click.update(value_panel(await host_table(click, table), click.value(), await click.speech()))


@ALL_OPTIONS.on
async def show_all_options(click: Click, table: int) -> None:
    """Go back to all options."""
    await click.update(options_panel(await host_table(click, table), await click.speech()))


@SETTING.on
async def choose_setting(click: Click, table: int, setting: str) -> None:
    """Set an option of the game and show the panel again."""
    value = click.value()
    await click.check_here(table)
    changed = await click.tables.choose_setting(table, click.person, setting, value)
    await click.update(options_panel(changed, await click.speech()))


@ADD_COMPUTER.on
async def add_computer(click: Click, table: int, version: int) -> None:
    """Seat a computer player of a level and show the panel again."""
    player = click.value()
    await click.check_here(table)
    changed = await click.tables.add_computer(table, click.person, player)
    await click.update(options_panel(changed, await click.speech()))


@TABLE_OPTION.on
async def choose_table_option(click: Click, table: int, part: str) -> None:
    """Set how the match is run and show the panel again."""
    value = click.value()
    await click.check_here(table)
    if part == "thread" and value == "yes":
        check_threads(click.interaction)
    changed = await click.tables.choose_table_option(table, click.person, part, value)
    await click.update(options_panel(changed, await click.speech()))
