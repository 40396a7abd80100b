"""The options of a match in the host's private panel. They are changed by forms (``options_form.py``)."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.features.lobby.asked_options import asked_of, pages_of
from bot.features.lobby.stale_panels import is_put_away
from bot.features.lobby.view import lobby_button
from bot.interactions.blocked_channels import check_threads
from bot.interactions.components import button_rows, note, option
from bot.interactions.router import Click
from bot.interactions.routes import ADD_COMPUTER, ALL_OPTIONS, OPEN_OPTIONS, SETTING, TABLE_OPTION, WHICH_OPTION
from bot.languages import Speech
from bot.reading.option_fields import BESIDE
from bot.reading.options import part_name, value_name
from bot.tables.model.options import token, tokens
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table


def options_panel(table: Table, speech: Speech) -> ui.LayoutView:
    """The host's private panel: the options as they are, forms to change them, and what else only a host does."""
    asked = asked_of(table, speech)
    pages = pages_of(asked)
    now = [(each.name, dict(each.values).get(each.now, each.now)) for each in asked]
    lines = [speech("lobby-setting", setting=name, value=value) for name, value in now]
    forms = [
        OPEN_OPTIONS.button(
            table.id,
            page,
            label=speech("options-form-open", page=page + 1, of=len(pages)),
            style=discord.ButtonStyle.secondary if page else discord.ButtonStyle.primary,
        )
        for page in range(len(pages))
    ]
    rows: list[ui.Item[Any]] = [*button_rows(forms)]
    rows.append(_stand_in(table, speech))
    last = [lobby_button(table, speech, "close", discord.ButtonStyle.danger)]
    if any(seat.computer for seat in table.seats):
        last.insert(0, lobby_button(table, speech, "dismiss"))
    return note("\n".join([speech("options-title"), "", *lines]), *rows, ui.ActionRow(*last))


def _stand_in(table: Table, speech: Speech) -> ui.ActionRow[Any]:
    """A select of the computer player that stands in for someone."""
    now = token(getattr(table.options, BESIDE))
    name = part_name(BESIDE, speech)
    options = [
        option(
            speech("options-chosen", option=name, value=value_name(BESIDE, value, speech)), value, default=value == now
        )
        for value in tokens(BESIDE)
    ]
    return TABLE_OPTION.select(table.id, BESIDE, placeholder=name, options=options)


async def host_table(click: Click, number: int) -> Table:
    """The table, checked to be the clicker's own. Raises Refusal: not_host."""
    table = await click.tables.get(number)
    if table.host != click.person.id:
        host = table.seat_of(table.host)
        raise Refusal("not_host", {"host": host.name if host else ""})
    return table


@WHICH_OPTION.on
async def choose_option(click: Click, table: int, version: int, start: int) -> None:
    """Show all options, for a panel of an earlier version."""
    hosted = await host_table(click, table)
    if not await is_put_away(click, table):
        await click.update(options_panel(hosted, click.speech))


@ALL_OPTIONS.on
async def show_all_options(click: Click, table: int) -> None:
    """Show all options, for a panel of an earlier version."""
    hosted = await host_table(click, table)
    if not await is_put_away(click, table):
        await click.update(options_panel(hosted, click.speech))


@SETTING.on
async def choose_setting(click: Click, table: int, setting: str) -> None:
    """Set an option of the game from a panel of an earlier version, and show the present one."""
    value = click.value()
    if await is_put_away(click, table):
        return
    changed = await click.tables.lobbies.choose_options(table, click.person, {setting: value}, {})
    await click.update(options_panel(changed, click.speech))


@ADD_COMPUTER.on
async def add_computer(click: Click, table: int, version: int) -> None:
    """Seat a computer player of a level. The dispatcher posts the lobby's message; an options panel of an earlier
    version, which had this select, is shown again.
    """
    player = click.value()
    if click.is_private and await is_put_away(click, table):
        return
    changed = await click.tables.lobbies.add_computer(table, click.person, player)
    if click.is_private:
        await click.update(options_panel(changed, click.speech))


@TABLE_OPTION.on
async def choose_table_option(click: Click, table: int, part: str) -> None:
    """Set how the match is run from a select, also of a panel of an earlier version, and show the present panel."""
    value = click.value()
    if await is_put_away(click, table):
        return
    if part == "thread" and value == "yes":
        check_threads(click.interaction)
    changed = await click.tables.choose_table_option(table, click.person, part, value)
    await click.update(options_panel(changed, click.speech))
