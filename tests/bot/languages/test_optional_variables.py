"""The facts that a message uses are found in its own text, and in the messages that it mentions."""

from __future__ import annotations

import re

import pytest

from bot.languages.bundles import LANGUAGES, entry, message_ids, texts
from bot.languages.optional_variables import facts_used

VARIABLE = re.compile(r"\$([a-z][a-z0-9_]*)")
MENTIONED = re.compile(r"\{\s*([a-z][a-z0-9-]*)\s*\}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_in_a_message_is_used(language: str) -> None:
    seen = 0
    for message in message_ids(language):
        text, found = texts(language)[message], entry(language, message)
        if getattr(found, "attributes", None):
            continue
        written = set(VARIABLE.findall(text))
        for mentioned in MENTIONED.findall(text):
            inner = texts(language).get(mentioned, "")
            if not getattr(entry(language, mentioned), "attributes", None):
                written |= set(VARIABLE.findall(inner))
        assert written <= facts_used(language, message), message
        seen += len(written)
    assert seen > 500


def test_nothing_is_known_of_a_message_that_is_not_there() -> None:
    assert facts_used("en", "no-such-message") is None
