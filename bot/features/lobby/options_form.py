"""One form for the options of a match: each that has many values as a field, all that are on or off as boxes.

A form holds few fields. Where a match has more, those that depend on another option have forms of their own: the feats
of a line-up that the host puts together.
"""

from __future__ import annotations

from discord import ui

from bot.features.lobby.asked_options import asked_of, pages_of
from bot.features.lobby.options import host_table, options_panel
from bot.interactions.blocked_channels import check_threads
from bot.interactions.router import Click
from bot.interactions.routes import OPEN_OPTIONS, OPTIONS_FORM
from bot.languages import Speech
from bot.reading.option_fields import OF_GAME, OF_RUN, chosen_in, fields_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table


def options_form(table: Table, page: int, speech: Speech) -> ui.Modal:
    """A form of the options of a lobby. Raises Refusal (no_such_setting) where there is no such page any more."""
    pages = pages_of(asked_of(table, speech))
    if page >= len(pages):
        raise Refusal("no_such_setting")
    title = speech("options-form-title", page=page + 1, of=len(pages))
    return OPTIONS_FORM.form(table.id, page, title=title, fields=fields_of(pages[page], speech))


@OPEN_OPTIONS.on(reply="form")
async def open_form(click: Click, table: int, page: int) -> None:
    """Open the form of a lobby's options, as they are now."""
    hosted = await host_table(click, table)
    if hosted.stage != "lobby":
        raise Refusal("wrong_stage", {"stage": hosted.stage})
    await click.open(options_form(hosted, page, click.speech))


@OPTIONS_FORM.on
async def take_options(click: Click, table: int, page: int) -> None:
    """Choose everything that a form says, or nothing of it, and show the panel again.

    Raises Refusal: not_host, wrong_stage, no_such_setting, no_threads_here, cannot_make_threads.
    """
    hosted, speech = await host_table(click, table), click.speech
    found = chosen_in(click, asked_of(hosted, speech))
    settings = {id.removeprefix(f"{OF_GAME}:"): value for id, value in found.items() if id.startswith(OF_GAME)}
    run = {id.removeprefix(f"{OF_RUN}:"): value for id, value in found.items() if id.startswith(OF_RUN)}
    if run.get("thread") == "yes":
        check_threads(click.interaction)
    changed = await click.tables.lobbies.choose_options(table, click.person, settings, run)
    await click.update(options_panel(changed, speech))
