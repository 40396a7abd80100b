"""Forms that people fill in. They are answered by their id alone, so that they outlive a restart (faults.md, B15)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import discord

from bot.panels.answers import acknowledge, admitted, answering
from bot.panels.identifiers import ForgedId, number
from bot.panels.lobby import WORD_FORM, WORD_LENGTH, take_word


async def answer_form(interaction: discord.Interaction[Any]) -> None:
    """Take a form that somebody sent."""
    data: Mapping[str, Any] = interaction.data or {}
    match = WORD_FORM.fullmatch(str(data.get("custom_id", "")))
    async with answering(interaction, "form"):
        if match is None:
            raise ForgedId("form")
        if not await admitted(interaction) or not await acknowledge(interaction, private=True):
            return
        word = written(data.get("components"))
        if not 0 < len(word) <= WORD_LENGTH:
            raise ForgedId("word")
        await take_word(interaction, number(match["table"]), word)


def written(components: Any) -> str:
    """The first text in a form, as sent; control characters and lone surrogates are dropped."""
    for component in _walk(components):
        value = component.get("value")
        if isinstance(value, str):
            return "".join(letter for letter in value.strip() if letter.isprintable())
    return ""


def _walk(components: Any) -> Iterable[Mapping[str, Any]]:
    for component in components if isinstance(components, list) else [components]:
        if isinstance(component, Mapping):
            yield component
            for inner in ("component", "components"):
                if inner in component:
                    yield from _walk(component[inner])
