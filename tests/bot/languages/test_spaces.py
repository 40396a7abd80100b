"""Spaces beside marks are those of the language: where one stands, no line breaks there, and none stands elsewhere."""

from __future__ import annotations

import re

import pytest

from bot.languages import LANGUAGES
from bot.languages.bundles import sources

NO_BREAK, NARROW = "\u00a0", "\u202f"
SPACED = {"fr": {":": NO_BREAK, ";": NARROW, "!": NARROW, "?": NARROW}}
"""The space before a mark, in languages that write one; the others have none (docs/languages)."""
MARK = re.compile(r"(?<=[^\s\u00a0\u202f{(])([\s\u00a0\u202f]?)([:;!?])(?=[\s*`_]|$)")
CODE = re.compile(r"`[^`]*`")
SYNTAX = re.compile(r"^\s*(\*?\[[^\]]*\]|[a-zA-Z0-9_.-]+ =) ?|-> *$")
"""What a line of Fluent begins and ends with beside its text."""
DATA = re.compile(r"[a-z-]+-divided-names =|common-colon =")
"""Messages that are no sentences: a list for the code, and the mark itself with its space in a placeable."""
BEFORE_ELLIPSIS = {"de": " "}
"""What stands between a last word and the ellipsis of a label, in languages that write a space there."""
ELLIPSIS = re.compile(r"(?<=[^\s\u00a0\u202f])([\s\u00a0\u202f]?)…$", re.MULTILINE)
PERCENT = re.compile(r"[\d}] %")


def _words_of(line: str) -> str:
    """The text of a line of Fluent, with a letter for each piece of code in it."""
    return "" if line.startswith("#") or DATA.match(line) else CODE.sub("x", SYNTAX.sub("", line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_space_before_a_mark_is_that_of_the_language(language: str) -> None:
    spaces = SPACED.get(language, {})
    checked, wrong = 0, []
    for file, text in sources(language).items():
        for number, line in enumerate(text.splitlines(), start=1):
            for match in MARK.finditer(_words_of(line)):
                checked += 1
                if match[1] != spaces.get(match[2], ""):
                    wrong.append(f"{file}:{number}: {line.strip()}")
    assert checked > 500
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_before_a_percent_sign(language: str) -> None:
    assert [line for text in sources(language).values() for line in text.splitlines() if PERCENT.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_space_before_an_ellipsis_is_that_of_the_language(language: str) -> None:
    spaces = [match[1] for text in sources(language).values() for match in ELLIPSIS.finditer(text)]
    assert len(spaces) > 40
    assert {*spaces} == {BEFORE_ELLIPSIS.get(language, "")}
