"""Enters a game into the registry for the length of a test: its rules and its words, and nothing else."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any

import pytest
from fluent.runtime import FluentResource

from bot.languages.bundles import FALLBACK, LANGUAGES, bundle
from engine import registry
from engine.game import Game


def enter(monkeypatch: pytest.MonkeyPatch, game: Game[Any], words: str | Mapping[str, str]) -> None:
    """Let the bot find a game that it has never heard of; ``words`` are those of each language, or one text for all."""
    rules = ModuleType(f"rules_of_{game.key}")
    rules.GAME = game  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, rules.__name__, rules)
    monkeypatch.setitem(registry.MODULES, game.key, rules.__name__)
    for language in LANGUAGES:
        text = words if isinstance(words, str) else words.get(language, words[FALLBACK])
        bundle(language).add_resource(FluentResource(text))
    registry.find_game.cache_clear()
