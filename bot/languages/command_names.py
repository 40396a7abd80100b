"""Names and descriptions of commands in every language, for Discord's command picker."""

from __future__ import annotations

from functools import cache

import discord
from discord import app_commands

from bot.languages.bundles import LANGUAGES, message_ids, plain_text
from bot.languages.messages import speech


def text(key: str) -> app_commands.locale_str:
    """The English text of a message, with the key by which the translator finds the others. Raises KeyError."""
    return app_commands.locale_str(_words_of(LANGUAGES[0], key), key=key)


def _words_of(language: str, key: str) -> str:
    """A name or description. Thousands are needed, and each only at a start: plain text is not kept parsed."""
    plain = plain_text(language, key)
    return speech(language)(key) if plain is None else plain


@cache
def read_command_words() -> None:
    """Read what commands are called in every language: later it is at hand. Takes a second: not in the event loop."""
    for language in LANGUAGES:
        words = speech(language)
        for message in message_ids(language):
            if message.startswith("command-") and plain_text(language, message) is None:
                words.has(message)


class FluentTranslator(app_commands.Translator):
    """Looks up a ``locale_str``'s ``key`` in the Fluent files."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in that locale, None (which means English) for a language without texts."""
        language = locale.value.partition("-")[0]
        key = string.extras.get("key")
        if key is None or language not in LANGUAGES[1:]:
            return None
        is_there = plain_text(language, key) is not None or speech(language).has(key)
        return _words_of(language, key) if is_there else None
