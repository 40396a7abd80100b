"""Fields of forms: one of a few or many values, boxes to tick, channels, people.

A form holds ``FIELDS`` fields. What is sent is read by the field's id, and never trusted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.interactions import limits
from bot.interactions.components import clip, option
from bot.runtime.drafts import Entered

FIELDS = 5
MOST_BOXES = 10
AS_RADIO = 4
"""Up to this many values stand below each other; more are a select."""


class Value(NamedTuple):
    """A value that a field offers. ``is_chosen``: it is so now."""

    id: str
    label: str
    is_chosen: bool = False


def _label(label: str, note: str, component: ui.Item[Any]) -> ui.Label[Any]:
    about = clip(note, limits.FORM_NOTE) or None
    return ui.Label(text=clip(label, limits.FORM_TEXT), description=about, component=component)


def one_of(field: str, label: str, values: Sequence[Value], note: str = "") -> ui.Label[Any]:
    """One of these values: all of them side by side, or a select of many."""
    if len(values) <= AS_RADIO:
        radio = ui.RadioGroup[Any](custom_id=field, required=True)
        for value in values:
            radio.add_option(label=clip(value.label, limits.OPTION_TEXT), value=value.id, default=value.is_chosen)
        return _label(label, note, radio)
    options = [option(value.label, value.id, default=value.is_chosen) for value in values]
    return _label(label, note, ui.Select(custom_id=field, options=options, required=True))


def some_of(field: str, label: str, values: Sequence[Value], most: int, note: str = "") -> ui.Label[Any]:
    """Up to this many of these values, or none, in a select."""
    options = [option(value.label, value.id, default=value.is_chosen) for value in values]
    most = min(most, len(options))
    select = ui.Select[Any](custom_id=field, options=options, required=False, min_values=0, max_values=most)
    return _label(label, note, select)


def boxes(field: str, label: str, values: Sequence[Value], note: str = "") -> ui.Label[Any]:
    """Boxes of which any may be ticked, at most ``MOST_BOXES``."""
    group = ui.CheckboxGroup[Any](custom_id=field, required=False, min_values=0, max_values=len(values))
    for value in values:
        group.add_option(label=clip(value.label, limits.OPTION_TEXT), value=value.id, default=value.is_chosen)
    return _label(label, note, group)


def channels(
    field: str, label: str, kinds: Iterable[discord.ChannelType], most: int, now: Iterable[int], note: str = ""
) -> ui.Label[Any]:
    """Up to this many channels of these kinds, or none."""
    select = ui.ChannelSelect[Any](
        custom_id=field,
        channel_types=list(kinds),
        required=False,
        min_values=0,
        max_values=most,
        default_values=_of_channels(now),
    )
    return _label(label, note, select)


def people(field: str, label: str, most: int, now: Iterable[int], note: str = "") -> ui.Label[Any]:
    """Up to this many people, by their Discord ids, or none."""
    select = ui.UserSelect[Any](
        custom_id=field, required=False, min_values=0, max_values=most, default_values=_of_people(now)
    )
    return _label(label, note, select)


def _of_people(ids: Iterable[int]) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=id, type=discord.SelectDefaultValueType.user) for id in ids]


def _of_channels(ids: Iterable[int]) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=id, type=discord.SelectDefaultValueType.channel) for id in ids]


def fill(form: ui.Modal, entries: Entered | None) -> None:
    """Enter into a form what a person had entered before it was refused, as far as it is still offered."""
    if entries is None:
        return
    for label in form.children:
        _fill(getattr(label, "component", None), entries)


def _fill(field: Any, entries: Entered) -> None:
    name = getattr(field, "custom_id", "")
    if isinstance(field, ui.TextInput):
        field.default = entries.texts.get(name, field.default)
    elif isinstance(field, ui.ChannelSelect | ui.UserSelect):
        ids = [int(id) for id in entries.picks.get(name, ()) if id.isdecimal()]
        field.default_values = _of_channels(ids) if isinstance(field, ui.ChannelSelect) else _of_people(ids)
    elif name in entries.picks and hasattr(field, "options"):
        values = entries.picks[name]
        if not isinstance(field, ui.CheckboxGroup) and not any(each.value in values for each in field.options):
            return
        for each in field.options:
            each.default = each.value in values
