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
    count = 0
    for message in message_ids(language):
        text, node = texts(language)[message], entry(language, message)
        if getattr(node, "attributes", None):
            continue
        variables = set(VARIABLE.findall(text))
        for mentioned in MENTIONED.findall(text):
            inner = texts(language).get(mentioned, "")
            if not getattr(entry(language, mentioned), "attributes", None):
                variables |= set(VARIABLE.findall(inner))
        assert variables <= facts_used(language, message), message
        count += len(variables)
    assert count > 500


def test_nothing_is_known_of_a_message_that_is_not_there() -> None:
    assert facts_used("en", "no-such-message") is None
