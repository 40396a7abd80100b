"""Forms. They are answered by their id alone, so that they outlive a restart (docs/faults.md, B15)."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, NamedTuple

import discord

from bot.features.lobby.view import WORD_FORM, take_word
from bot.features.preferences.controls import HOURS_FORM, take_hours
from bot.interactions.handling import acknowledge, admitted, answering
from bot.interactions.routes import InvalidCustomId

LONGEST = 4_000
"""Discord's limit for what is written in a field."""

Written = Mapping[str, str]
"""What was written, by the id of the field."""


class Form(NamedTuple):
    """A kind of form: what its id looks like, and who takes it.

    ``private``: it is answered by a private message of its own; else it may change the panel it was opened from.
    """

    id: re.Pattern[str]
    take: Callable[[discord.Interaction[Any], Mapping[str, str], Written], Awaitable[None]]
    private: bool


async def _take_hours(interaction: discord.Interaction[Any], _: Mapping[str, str], written: Written) -> None:
    await take_hours(interaction, written)


FORMS = (Form(WORD_FORM, take_word, True), Form(HOURS_FORM, _take_hours, False))


async def answer_form(interaction: discord.Interaction[Any]) -> None:
    """Take a form that somebody sent."""
    data: Mapping[str, Any] = interaction.data or {}
    id = str(data.get("custom_id", ""))
    async with answering(interaction, "form"):
        for form in FORMS:
            if match := form.id.fullmatch(id):
                if await admitted(interaction) and await acknowledge(interaction, private=form.private):
                    await form.take(interaction, match.groupdict(), written(data.get("components")))
                return
        raise InvalidCustomId("form")


def written(components: Any) -> dict[str, str]:
    """The texts in a form by the id of their field; control characters and lone surrogates are dropped."""
    found: dict[str, str] = {}
    for component in _walk(components):
        value = component.get("value")
        if isinstance(value, str):
            kept = "".join(letter for letter in value[:LONGEST].strip() if letter.isprintable())
            found.setdefault(str(component.get("custom_id", "")), kept)
    return found


def _walk(components: Any) -> Iterable[Mapping[str, Any]]:
    for component in components if isinstance(components, list) else [components]:
        if isinstance(component, Mapping):
            yield component
            for inner in ("component", "components"):
                if inner in component:
                    yield from _walk(component[inner])
