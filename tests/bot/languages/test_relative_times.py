"""A relative time ("5 minutes ago") follows no word that wants a date: "since 5 minutes ago" is no phrase.

Discord writes what ``<t:…:R>`` stands for; every moment that a message is given under these names is one, unless the
message is among those that are given a date.
"""

from __future__ import annotations

import re

import pytest

from bot.languages import LANGUAGES
from bot.languages.bundles import sources

MOMENTS = ("until", "since", "started")
BEFORE = (
    "since",
    "until",
    "till",
    "by",
    "before",
    "after",
    "from",
    "for",
    "at",
    "on",
    "in",
    "seit",
    "bis",
    "vor",
    "nach",
    "ab",
    "um",
    "am",
    *("depuis", "avant", "après", "dès", "au", "le", "dans"),
    *("hasta", "tras", "antes de", "después de", "el"),
    *("até", "após", "depois de", "em"),
    *("dopo", "entro", "dal", "al", "il", "fra", "tra"),
    *("od", "do", "przed", "po", "o", "za"),
)
DATED = {
    "preferences-quiet",
    "deadlines-waited",
    "deadlines-vacation",
    "preferences-vacation-yes",
    "daily-reminder-grace",
    "daily-reminder-over",
}
"""Messages that are given a date or a time of day."""
_FOUND = re.compile(rf"\b({'|'.join(BEFORE)})\b\W{{0,4}}\{{ \$({'|'.join(MOMENTS)}) \}}", re.IGNORECASE)
_MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def wrong(text: str) -> list[str]:
    """The messages of a file in which a relative time follows such a word."""
    starts = [(match.start(), match[1]) for match in _MESSAGE.finditer(text)]
    named = [[name for start, name in starts if start <= match.start()][-1] for match in _FOUND.finditer(text)]
    return [name for name in named if name not in DATED]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_relative_time_follows_a_word_that_wants_a_date(language: str) -> None:
    assert [name for text in sources(language).values() for name in wrong(text)] == []


def test_such_a_phrase_is_found() -> None:
    assert wrong("queue-waiting = ok · since { $since }; your place expires { $until }\n") == ["queue-waiting"]
    assert wrong("a-b = gilt bis **{ $until }**\n") == ["a-b"]
    assert wrong("a-b = it ends { $until }\ndeadlines-waited = has until { $until }\n") == []
