"""The options of a match as forms ask for them, and how they are divided among forms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.features.lobby.option_words import part_name, value_name
from bot.features.lobby.view import chosen, fitting_settings, fitting_values
from bot.interactions.forms import FIELDS
from bot.languages import Speech
from bot.tables.model.options import CHOICES, TableOptions, token, tokens
from bot.tables.model.table import Table

OF_GAME, OF_RUN = "game", "run"
BESIDE = "stand_in"
"""The table option that no form asks for, so that one form has room for all others: it is a select beside them."""


class Asked(NamedTuple):
    """An option as a form asks for it: its id, name and values with their names, the usual one first.

    ``is_box``: it is on or off. ``depends``: it is there only because of what is chosen for another one.
    """

    id: str
    name: str
    values: Sequence[tuple[str, str]]
    now: str
    is_box: bool
    depends: bool = False


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


def run_asked(options: TableOptions, speech: Speech) -> list[Asked]:
    """How a match is run, as a form asks for it."""
    return [
        Asked(
            f"{OF_RUN}:{key}",
            part_name(key, speech),
            [(value, value_name(key, value, speech)) for value in tokens(key)],
            token(getattr(options, key)),
            len(tokens(key)) == 2,
        )
        for key in CHOICES
        if key != BESIDE
    ]


def pages_of(asked: Sequence[Asked]) -> list[list[Asked]]:
    """The options by form: in the first those that are always there, with the boxes as one field; in further ones as
    many of the others as fit."""
    always = [each for each in asked if not (each.depends or each.is_box)][: FIELDS - 1]
    first = [each for each in asked if each in always or each.is_box]
    others = [each for each in asked if each not in first]
    return [first, *(others[start : start + FIELDS] for start in range(0, len(others), FIELDS))]
