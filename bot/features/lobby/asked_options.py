"""The options of a match as forms ask for them, and how they are divided among forms."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.lobby.view import chosen, fitting_settings, fitting_values
from bot.interactions.forms import FIELDS
from bot.languages import Speech
from bot.reading.option_fields import OF_GAME, Asked, run_asked
from bot.tables.model.table import Table


def asked_of(table: Table, speech: Speech) -> list[Asked]:
    """All options of a lobby: those of the game first."""
    return [*_of_game(table, speech), *run_asked(table.options, speech)]


def _of_game(table: Table, speech: Speech) -> list[Asked]:
    found = []
    for setting in fitting_settings(table):
        values = sorted(fitting_values(table, setting), key=lambda value: value != setting.default)
        named = [(value, speech.setting_value(table.game, setting.key, value)) for value in values]
        name, now = speech.setting(table.game, setting.key), chosen(table, setting)
        is_box = len(values) == 2 and values[0] == setting.default and not setting.when
        found.append(Asked(f"{OF_GAME}:{setting.key}", name, named, now, is_box, depends=bool(setting.when)))
    return found


def pages_of(asked: Sequence[Asked]) -> list[list[Asked]]:
    """The options by form: in the first those that are always there, with the boxes as one field; in further ones as
    many of the others as fit."""
    always = [each for each in asked if not (each.depends or each.is_box)][: FIELDS - 1]
    first = [each for each in asked if each in always or each.is_box]
    others = [each for each in asked if each not in first]
    return [first, *(others[start : start + FIELDS] for start in range(0, len(others), FIELDS))]
