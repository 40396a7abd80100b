"""Changing the options of a lobby, by forms: each option that has many values is a field, all on or off are boxes.

A form holds few fields. Where a match has more, those that depend on another option have forms of their own: the feats
of a line-up that the host puts together.
"""

from __future__ import annotations

from discord import ui

from bot.interactions.blocked_channels import check_threads
from bot.interactions.router import Click
from bot.interactions.routes import ALL_OPTIONS, OPEN_OPTIONS, OPTIONS_FORM, SETTING, TABLE_OPTION, WHICH_OPTION
from bot.languages import Speech
from bot.reading.host_panel import host_table, is_put_away
from bot.reading.lobby_options import option_questions, options_panel, pages_of, questions_on
from bot.reading.option_fields import OF_GAME, OF_RUN, PACE, SECOND_PAGE, changes_in, fields_of
from bot.tables.model.options import PACES
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table


def options_form(table: Table, page: int, speech: Speech) -> ui.Modal:
    """A form of the options of a lobby. Raises Refusal (no_such_setting) where there is no such page any more."""
    questions = option_questions(table, speech)
    fields = fields_of(questions_on(questions, page), speech)
    title = speech("options-form-title", page=page + 1, of=len(pages_of(questions)))
    title = speech("options-more-title") if page == SECOND_PAGE else title
    return OPTIONS_FORM.form(table.id, page, title=title, fields=fields)


@OPEN_OPTIONS.on(reply="form")
async def open_form(click: Click, table: int, page: int) -> None:
    """Open the form of a lobby's options, as they are now."""
    lobby = await host_table(click, table)
    if lobby.stage != "lobby":
        raise Refusal("wrong_stage", {"stage": lobby.stage})
    await click.open(options_form(lobby, page, click.speech))


@OPTIONS_FORM.on
async def take_options(click: Click, table: int, page: int) -> None:
    """Choose everything that a form says, or nothing of it, and show the panel again.

    Raises Refusal: not_host, wrong_stage, no_such_setting, no_threads_here, cannot_make_threads.
    """
    lobby, speech = await host_table(click, table), click.speech
    # Of the forms only one has boxes: a form of another page says nothing about those.
    questions = [each for each in option_questions(lobby, speech) if each.is_on_second_page == (page == SECOND_PAGE)]
    values = changes_in(click, questions)
    settings = {id.removeprefix(f"{OF_GAME}:"): value for id, value in values.items() if id.startswith(OF_GAME)}
    run = {id.removeprefix(f"{OF_RUN}:"): value for id, value in values.items() if id.startswith(OF_RUN)}
    if run.get("thread") == "yes":
        check_threads(click.interaction)
    lobby_now = await click.tables.lobbies.choose_options(table, click.person, settings, run)
    await click.update(options_panel(lobby_now, speech))


@WHICH_OPTION.on
async def choose_option(click: Click, table: int, version: int, start: int) -> None:
    """Show all options, for a panel of an earlier version."""
    lobby = await host_table(click, table)
    if not await is_put_away(click, table):
        await click.update(options_panel(lobby, click.speech))


@ALL_OPTIONS.on
async def show_all_options(click: Click, table: int) -> None:
    """Show all options, for a panel of an earlier version."""
    lobby = await host_table(click, table)
    if not await is_put_away(click, table):
        await click.update(options_panel(lobby, click.speech))


@SETTING.on
async def choose_setting(click: Click, table: int, setting: str) -> None:
    """Set an option of the game from a panel of an earlier version, and show the present one."""
    value = click.value()
    if await is_put_away(click, table):
        return
    lobby = await click.tables.lobbies.choose_options(table, click.person, {setting: value}, {})
    await click.update(options_panel(lobby, click.speech))


@TABLE_OPTION.on
async def choose_table_option(click: Click, table: int, part: str) -> None:
    """Set how the match is run from a select, also of a panel of an earlier version, and show the present panel."""
    value = click.value()
    if await is_put_away(click, table):
        return
    if part == "thread" and value == "yes":
        check_threads(click.interaction)
    if part == PACE:
        if value not in PACES:
            raise Refusal("no_such_setting")
        lobby = await click.tables.lobbies.choose_options(table, click.person, {}, PACES[value])
    else:
        lobby = await click.tables.lobbies.choose_table_option(table, click.person, part, value)
    await click.update(options_panel(lobby, click.speech))
