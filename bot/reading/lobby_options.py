"""The options of a lobby: which of them fit, how forms ask for them, and the host's private panel that shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.interactions.components import button_rows, note, option
from bot.interactions.forms import FIELDS
from bot.interactions.routes import OPEN_OPTIONS, TABLE_OPTION
from bot.languages import Speech
from bot.reading.host_panel import lobby_button
from bot.reading.option_fields import BESIDE, OF_GAME, PACE, SECOND_PAGE, OptionQuestion, run_asked
from bot.reading.options import part_name, value_name
from bot.tables.model.options import PACES, pace_of, token, tokens
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from engine.registry import find_game
from engine.settings import Setting


def fitting_settings(table: Table) -> Sequence[Setting]:
    """The game's settings that make sense for as many seats as are taken (or for two, while one waits).

    A dependent setting makes sense when the other one has a fitting value and when there is something to choose.
    """
    least = max(len(table.seats), 2)
    settings = {setting.key: setting for setting in find_game(table.game).settings}
    return [
        setting
        for setting in settings.values()
        if (not setting.seats or least in setting.seats)
        and (not setting.when or chosen_value(table, settings[setting.when[0]]) == setting.when[1])
        and (not setting.matters or chosen_value(table, settings[setting.matters[0]]) in setting.matters[1])
        and len(fitting_values(table, setting)) > 1
    ]


def fitting_values(table: Table, setting: Setting) -> tuple[str, ...]:
    """The values of a setting that go with what is chosen for the others."""
    others = {other.key: chosen_value(table, other) for other in find_game(table.game).settings}
    return tuple(
        value
        for value in setting.values
        if value == chosen_value(table, setting)
        or (
            all(others[key] != other_value for key, other_value in setting.excludes.get(value, ()))
            and all(others[key] == other_value for key, other_value in setting.requires.get(value, ()))
        )
    )


def chosen_value(table: Table, setting: Setting) -> str:
    """A table's value of a setting."""
    return table.settings.get(setting.key, setting.default)


def option_questions(table: Table, speech: Speech) -> list[OptionQuestion]:
    """All options of a lobby: those of the game first."""
    return [*_of_game(table, speech), *run_asked(table.options, speech)]


def _of_game(table: Table, speech: Speech) -> list[OptionQuestion]:
    fields = []
    for setting in fitting_settings(table):
        values = sorted(fitting_values(table, setting), key=lambda value: value != setting.default)
        choices = [(value, speech.setting_value(table.game, setting.key, value)) for value in values]
        name, now = speech.setting(table.game, setting.key), chosen_value(table, setting)
        is_box = len(values) == 2 and values[0] == setting.default and not setting.when
        fields.append(
            OptionQuestion(f"{OF_GAME}:{setting.key}", name, choices, now, is_box, depends=bool(setting.when))
        )
    return fields


def pages_of(questions: Sequence[OptionQuestion]) -> list[list[OptionQuestion]]:
    """The options by form: in the first those that are always there, with the boxes as one field; in further ones as
    many of the others as fit. Those of the time bank and the muster have a form of their own (``SECOND_PAGE``)."""
    questions = [each for each in questions if not each.is_on_second_page]
    always = [each for each in questions if not (each.depends or each.is_box)][: FIELDS - 1]
    first = [each for each in questions if each in always or each.is_box]
    others = [each for each in questions if each not in first]
    return [first, *(others[start : start + FIELDS] for start in range(0, len(others), FIELDS))]


def questions_on(questions: Sequence[OptionQuestion], page: int) -> list[OptionQuestion]:
    """What the form of that page asks for, if it was made just now. Raises Refusal: no_such_setting."""
    if page == SECOND_PAGE:
        return [each for each in questions if each.is_on_second_page]
    pages = pages_of(questions)
    if page >= len(pages):
        raise Refusal("no_such_setting")
    return pages[page]


def options_panel(table: Table, speech: Speech) -> ui.LayoutView:
    """The host's private panel: the options as they are, forms to change them, and what else only a host does."""
    questions = option_questions(table, speech)
    pages = pages_of(questions)
    now = [(each.name, dict(each.values).get(each.now, each.now)) for each in questions]
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
    forms.append(OPEN_OPTIONS.button(table.id, SECOND_PAGE, label=speech("options-more-open"), emoji="🏦"))
    rows: list[ui.Item[Any]] = [*button_rows(forms), _pace(table, speech), _stand_in(table, speech)]
    last = [lobby_button(table, speech, "close", discord.ButtonStyle.danger)]
    if any(seat.computer for seat in table.seats):
        last.insert(0, lobby_button(table, speech, "dismiss"))
    return note("\n".join([speech("options-title"), "", *lines]), *rows, ui.ActionRow(*last))


def _pace(table: Table, speech: Speech) -> ui.ActionRow[Any]:
    """A select of times that go well together."""
    now = pace_of(table.options)
    options = [
        option(speech(f"options-pace-{pace}"), pace, note=speech(f"options-pace-{pace}.note"), default=pace == now)
        for pace in PACES
    ]
    return TABLE_OPTION.select(table.id, PACE, placeholder=speech("options-pace"), options=options)


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
