"""The pseudo-language: two fifths longer, and all else as in English."""

from __future__ import annotations

import re

from bot.languages import speech
from tests.bot.languages.pseudo import LONGER, pseudo_speech

SAMPLES = ("hercules-rules-round", "diceforge-rules-forging", "playground-greeting-goes-on")


def test_its_texts_are_longer_and_say_the_same() -> None:
    words = speech("en")
    with pseudo_speech() as longer:
        for message in filter(words.has_own, SAMPLES):
            english, text = words(message), longer(message)
            assert 1 + LONGER / 2 < len(text) / len(english) < 1 + LONGER * 1.1, message
            for pattern in (r"`[^`]*`", r"\*\*", r"[^\w\s]", r"\d+"):
                assert re.findall(pattern, english) == re.findall(pattern, text), (message, pattern)


def test_names_and_numbers_are_filled_in() -> None:
    with pseudo_speech() as longer:
        assert longer("hercules-event-moved.on", steps=3, column=4).endswith(" 4")
