"""One form for the options of a match: each that has many values as a field, all that are on or off as boxes.

A form holds few fields. Where a match has more, those that depend on another option have forms of their own: the feats
of a line-up that the host puts together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.features.lobby.asked_options import OF_GAME, OF_RUN, Asked, asked_of, pages_of
from bot.features.lobby.option_words import part_note
from bot.features.lobby.options import host_table, options_panel
from bot.interactions.blocked_channels import check_threads
from bot.interactions.forms import MOST_BOXES, Value, boxes, one_of
from bot.interactions.router import Click
from bot.interactions.routes import OPEN_OPTIONS, OPTIONS_FORM
from bot.languages import Speech
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table

BOXES = "boxes"
"""The field of all options that are on or off."""


def fields_of(asked: Sequence[Asked], speech: Speech) -> list[ui.Label[Any]]:
    """The fields of these options, the boxes last."""
    ticks = [each for each in asked if each.is_box]
    fields = [
        one_of(
            each.id, each.name, [Value(id, name, id == each.now) for id, name in each.values], _note_of(each.id, speech)
        )
        for each in asked
        if not each.is_box
    ]
    values = []
    for each in ticks[:MOST_BOXES]:
        on, name = each.values[1]
        values.append(Value(each.id, speech("posting-chosen", option=each.name, value=name), each.now == on))
    return [*fields, boxes(BOXES, speech("posting-boxes"), values)] if values else fields


def _note_of(id: str, speech: Speech) -> str:
    return part_note(id.removeprefix(f"{OF_RUN}:"), speech) if id.startswith(OF_RUN) else ""


def chosen_in(click: Click, asked: Sequence[Asked]) -> dict[str, str]:
    """What a form chooses otherwise than it is now, by the option's id. Raises Refusal: no_such_setting."""
    found: dict[str, str] = {}
    ticked = click.picked_among(BOXES, [each.id for each in asked if each.is_box])
    for each in asked:
        if each.is_box:
            value = None if ticked is None else each.values[each.id in ticked][0]
        else:
            value = click.picked_of(each.id, [id for id, _ in each.values])
        if value is not None and value != each.now:
            found[each.id] = value
    return found


def options_form(table: Table, page: int, speech: Speech) -> ui.Modal:
    """A form of the options of a lobby. Raises Refusal (no_such_setting) where there is no such page any more."""
    pages = pages_of(asked_of(table, speech))
    if page >= len(pages):
        raise Refusal("no_such_setting")
    title = speech("posting-form-title", page=page + 1, of=len(pages))
    return OPTIONS_FORM.form(table.id, page, title=title, fields=fields_of(pages[page], speech))


@OPEN_OPTIONS.on(reply="form")
async def open_form(click: Click, table: int, page: int) -> None:
    """Open the form of a lobby's options, as they are now."""
    hosted = await host_table(click, table)
    if hosted.stage != "lobby":
        raise Refusal("wrong_stage", {"stage": hosted.stage})
    await click.open(options_form(hosted, page, await click.speech()))


@OPTIONS_FORM.on
async def take_options(click: Click, table: int, page: int) -> None:
    """Choose everything that a form says, or nothing of it, and show the panel again.

    Raises Refusal: not_host, wrong_stage, no_such_setting, no_threads_here, cannot_make_threads.
    """
    hosted, speech = await host_table(click, table), await click.speech()
    found = chosen_in(click, asked_of(hosted, speech))
    settings = {id.removeprefix(f"{OF_GAME}:"): value for id, value in found.items() if id.startswith(OF_GAME)}
    run = {id.removeprefix(f"{OF_RUN}:"): value for id, value in found.items() if id.startswith(OF_RUN)}
    if run.get("thread") == "yes":
        check_threads(click.interaction)
    changed = await click.tables.lobbies.choose_options(table, click.person, settings, run)
    await click.update(options_panel(changed, speech))
