"""What Babel knows of each language, without what the bot never says: that takes five megabytes."""

from __future__ import annotations

from babel import localedata

from bot.languages.bundles import LANGUAGES

UNSAID = (
    "compact_currency_formats",
    "compound_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "languages",
    "scripts",
    "unit_display_names",
    "variants",
)
"""Parts of a language's data: names of currencies, languages, scripts and units of measure."""
DURATIONS = "duration-"
"""How the units begin that the bot counts in."""


def forget_unsaid() -> None:
    """Drop from memory what of Babel's data the bot never says, in all languages of the bot."""
    for language in ("root", *LANGUAGES):
        data = localedata.load(language)
        for part in UNSAID:
            data.pop(part, None)
        data["unit_patterns"] = {
            unit: patterns for unit, patterns in data["unit_patterns"].items() if unit.startswith(DURATIONS)
        }
