"""Ids of options as they arrive in selects: checked before they are used."""

from __future__ import annotations

from bot.interactions.router import Click
from engine.questions import TOGETHER

OPTION_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789:+-x/_=.>")
FURTHER = ":"
"""Ends what is no option but the beginning of several."""


def selected_value(click: Click) -> str:
    """The one value that was selected. Raises InvalidCustomId for anything else than the text of one option."""
    if not OPTION_LETTERS.issuperset(click.value()):
        raise click.invalid()
    return click.value()


def together(click: Click) -> str:
    """The values that were selected, in the order in which they are offered. Raises InvalidCustomId for any other."""
    all_values = [option.value for option in getattr(click.item, "options", ())]
    values = [value for value in all_values if value in click.selected_values]
    if not values or len(values) != len(click.selected_values):
        raise click.invalid()
    return TOGETHER.join(values)
