"""Which language a person reads who chose none."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.interactions.handling import speech_of
from bot.languages import LANGUAGES

UNSPOKEN = next(locale.value for locale in discord.Locale if locale.value.partition("-")[0] not in LANGUAGES)
"""A language of Discord in which the bot has no words."""


@pytest.mark.parametrize(
    ("own", "servers", "operators", "read"),
    [
        (UNSPOKEN, "en-US", "de", "de"),
        (UNSPOKEN, None, "de-AT", "de"),
        (UNSPOKEN, UNSPOKEN, "de", "de"),
        (UNSPOKEN, "en-GB", "de", "en"),
        (UNSPOKEN, "de", "en", "de"),
        ("en-US", "en-US", "de", "en"),
        ("de", "en-US", "en", "de"),
        (UNSPOKEN, "en-US", "en", "en"),
    ],
)
def test_the_operators_language_is_for_those_who_have_none_here(
    own: str, servers: str | None, operators: str, read: str
) -> None:
    interaction: Any = SimpleNamespace(
        locale=discord.Locale(own),
        guild_locale=None if servers is None else discord.Locale(servers),
        client=SimpleNamespace(configuration=SimpleNamespace(language=operators)),
    )
    assert speech_of(interaction).language == read
