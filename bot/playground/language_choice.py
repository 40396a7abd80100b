"""The choice of language at the top of the playground's greeting."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakKeyDictionary

import discord
from discord import ui

from bot.interactions.components import Panel
from bot.interactions.router import Click, route
from bot.languages import LANGUAGES, Speech, speech

CHOICE = route("lp", ui.Select)

Choose = Callable[[str], Awaitable[Panel]]
"""Use a language from now on; the greeting in it."""
_choosers: WeakKeyDictionary[discord.Client, Choose] = WeakKeyDictionary()


def offer_languages(bot: discord.Client, choose: Choose) -> None:
    """Let the choice of language of this playground do that."""
    _choosers[bot] = choose


def language_row(current: Speech) -> ui.ActionRow[Any]:
    """All languages under their own names."""
    names = {code: speech(code)("preferences-language-name") for code in LANGUAGES}
    options = [
        discord.SelectOption(label=name, value=code, default=code == current.language) for code, name in names.items()
    ]
    return CHOICE.select(placeholder=" · ".join(names.values()), options=options)


@CHOICE.on
async def choose_language(click: Click) -> None:
    """Use the chosen language for everyone in the playground, and show the greeting in it."""
    language, choose = click.value(), _choosers.get(click.interaction.client)
    if choose is None or language not in LANGUAGES:
        raise click.invalid()
    await click.update(await choose(language))
