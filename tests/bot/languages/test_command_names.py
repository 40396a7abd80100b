"""Commands in the picker: names and descriptions by locale."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from bot.languages import LANGUAGES
from bot.languages.bundles import entry, plain_text
from bot.languages.command_names import FluentTranslator, text

UNSPOKEN = next(locale for locale in discord.Locale if locale.value.partition("-")[0] not in LANGUAGES)
"""A language of Discord in which the bot has no words."""


async def translated(key: str, locale: discord.Locale) -> str | None:
    context = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    return await FluentTranslator().translate(text(key), locale, context)


async def test_german_is_translated() -> None:
    assert text("command-card").message == "card"
    assert await translated("command-card", discord.Locale.german) == "karte"
    assert await translated("command-rules", discord.Locale.german) == "regeln"
    assert await translated("command-help", discord.Locale.german) == "hilfe"


@pytest.mark.parametrize("locale", [discord.Locale.american_english, discord.Locale.british_english, UNSPOKEN])
async def test_other_locales_keep_the_english_text(locale: discord.Locale) -> None:
    assert await translated("command-card", locale) is None


async def test_a_text_without_a_key_is_left_alone() -> None:
    context = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    plain = app_commands.locale_str("anything")
    assert await FluentTranslator().translate(plain, discord.Locale.german, context) is None


async def test_plain_words_of_commands_are_not_kept_parsed() -> None:
    """Thousands are asked for at a start, and each only then."""
    key = "command-rules"
    assert plain_text("de", key) is not None
    entry.cache_clear()
    assert await translated(key, discord.Locale.german) == "regeln"
    assert entry.cache_info().currsize == 0
