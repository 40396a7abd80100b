"""What was entered in a form, read from what Discord sends: never trusted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord

from bot.interactions import limits

RADIO_GROUP = discord.ComponentType.radio_group.value


def texts_of(components: Any) -> dict[str, str]:
    """The texts in a form by the id of their field; control characters and lone surrogates are dropped."""
    texts: dict[str, str] = {}
    for component in _walk(components):
        value = component.get("value")
        if isinstance(value, str):
            printable = "".join(letter for letter in value[: limits.MESSAGE_TEXT].strip() if letter.isprintable())
            texts.setdefault(str(component.get("custom_id", "")), printable)
    return texts


def values_of(components: Any) -> dict[str, Sequence[str]]:
    """The values that were chosen in a form, by the id of their field: in selects, among radio buttons, as boxes."""
    picks: dict[str, Sequence[str]] = {}
    for component in _walk(components):
        values = component.get("values")
        if component.get("type") == RADIO_GROUP:
            values = [component["value"]] if component.get("value") is not None else []
        if isinstance(values, list):
            texts = [value for value in values[: limits.SELECT_OPTIONS] if isinstance(value, str) and len(value) <= 100]
            picks.setdefault(str(component.get("custom_id", "")), texts)
    return picks


def _walk(components: Any) -> Iterable[Mapping[str, Any]]:
    for component in components if isinstance(components, list) else [components]:
        if isinstance(component, Mapping):
            yield component
            for inner in ("component", "components"):
                if inner in component:
                    yield from _walk(component[inner])
