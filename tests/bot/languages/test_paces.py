"""The pace of a match in sentences: its own words say for what the time is, and no sentence says so again."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES, speech
from bot.reading.options import pace_in_words
from bot.tables.model.options import WITH_BANK

FACTS = {"game": "Hercules", "names": "Ada", "players": 2, "seats": 2, "format": "-", "once": 1, "most": 10}
SENTENCES = ("tournament-about", "queue-wish", "queue-found", "league-found", "matches-terms")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", SENTENCES)
def test_a_pace_is_said_once(message: str, language: str) -> None:
    words = speech(language)
    for_each = words("options-pace-limit", limit="").strip()
    assert words(message, **FACTS, pace=pace_in_words("m15", words)).count(for_each) == 1
    for pace in WITH_BANK:
        phrase = pace_in_words(pace, words)
        assert words(message, **FACTS, pace=phrase).count(for_each) == phrase.count(for_each)
