"""Of Babel's data the bot keeps what it says."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from babel import localedata
from babel.dates import format_date, format_datetime

from bot.languages import LANGUAGES, speech, time_zones
from bot.languages.locale_data import UNSAID, forget_unsaid
from bot.languages.numbers import signed_tenths, span


def list_texts() -> Iterator[object]:
    for language in LANGUAGES:
        yield from (span(number * 7_000_000, language) for number in (1, 5, 30, 900))
        yield from (signed_tenths(2.14, language), speech(language).number(12_345))
        yield format_date(date(2026, 5, 4), "full", locale=language)
        yield format_datetime(date(2026, 5, 4), "medium", locale=language)
    yield time_zones.find_zone("berlin")
    yield time_zones.find_zone("Francia")


def test_what_is_said_stays_the_same_without_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = list(list_texts())
    whole = {language: localedata.load(language) for language in ("root", *LANGUAGES)}
    monkeypatch.setattr(localedata, "_cache", {language: dict(content) for language, content in whole.items()})
    forget_unsaid()
    time_zones._names.cache_clear()
    for language in whole:
        left = localedata.load(language)
        assert not set(UNSAID) & set(left)
        assert 0 < len(left["unit_patterns"]) < len(whole[language]["unit_patterns"])
    assert list(list_texts()) == before
