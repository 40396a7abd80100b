"""The texts that people read: Fluent files for each language, and the code that fills them in."""

from __future__ import annotations

from bot.languages.bundles import LANGUAGES, pick_language
from bot.languages.messages import Speech, speech

__all__ = ["LANGUAGES", "Speech", "pick_language", "speech"]
