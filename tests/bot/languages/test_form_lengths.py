"""Labels and notes of forms fit whole in every language: what is too long is cut, its last words with it."""

from __future__ import annotations

import re

import pytest

from bot.interactions import limits
from bot.languages import LANGUAGES
from bot.languages.bundles import sources
from bot.languages.contract import read_places
from tests.bot.languages.test_label_lengths import Texts

NOTES = re.compile(
    r"(options|computer-players)-.*\.note"
    r"|[a-z-]+-form-[a-z_]+-about|(memo|lucky-word|trial-count|preferences-hours-[a-z]+)-about"
    r"|server-settings-day-choose-(hour|zone)"
)
"""Messages that stand below the label of a field, or below an option of a select."""
LABELS = re.compile(
    r"(?!handling-)[a-z-]+-form(-(?!about)[a-z_]+)?|preferences-choose-[a-z]+|preferences-hours-[a-z]+|plan-field-[a-z_]+"
    r"|(memo|lucky-word)-label|plan-set-terms|trial-count|server-settings-choose-language"
)
"""Messages that are the title of a form or the label of a field."""
FEWEST_NOTES, FEWEST_LABELS = 25, 45


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_form_says_is_not_cut(language: str) -> None:
    notes, labels = dict[str, int](), dict[str, int]()
    for message, place in read_places(sources(language)).items():
        for pattern, lengths in ((NOTES, notes), (LABELS, labels)):
            if pattern.fullmatch(message):
                reader = Texts()
                reader.visit(place.pattern)
                lengths[message] = reader.longest
    assert len(notes) >= FEWEST_NOTES
    assert len(labels) >= FEWEST_LABELS
    assert {message: length for message, length in notes.items() if length > limits.FORM_NOTE} == {}
    assert {message: length for message, length in labels.items() if length > limits.FORM_TEXT} == {}
