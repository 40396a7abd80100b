"""The Fluent files: whole, without doubles, and the same in every language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast

from bot.languages import LANGUAGES, pick_language, speech
from bot.languages.bundles import sources
from bot.languages.contract import find_faults, parse_entries
from engine.registry import MODULES

SHARED = ("command", "common", "menu", "refusal")
"""Prefixes of ids that code composes for every feature; all other ids begin with the name of their file or game."""


@cache
def entries(language: str) -> list[tuple[str, Any]]:
    return [(name, entry) for name, text in sources(language).items() for entry in parse_entries(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert [str(fault) for fault in find_faults(language)] == []


def prefixes(path: str) -> tuple[str, ...]:
    """What an id in a file begins with: the game's name in the folder of a game, else the name of the file."""
    folder, _, name = path.rpartition("/")
    own = folder if folder in MODULES else name.removesuffix(".ftl").replace("_", "-")
    return tuple(f"{prefix}-" for prefix in (own, *SHARED))


def test_an_id_begins_with_the_name_of_its_file() -> None:
    named = [(name, entry.id.name) for name, entry in entries("en") if isinstance(entry, ast.Message)]
    assert [(name, message) for name, message in named if not message.startswith(prefixes(name))] == []


def test_a_shared_prefix_is_needed_in_several_files() -> None:
    assert len(SHARED) <= 4, "this list only shrinks"
    for prefix in SHARED:
        starts = f"{prefix}-"
        files = {
            name for name, entry in entries("en") if isinstance(entry, ast.Message) and entry.id.name.startswith(starts)
        }
        assert len(files) > 1, prefix


@pytest.mark.parametrize("language", LANGUAGES)
def test_operators_are_typographic(language: str) -> None:
    for name, text in sources(language).items():
        for line in text.splitlines():
            if not line.lstrip().startswith("#"):
                assert not re.search(r"\d [-x/*] \d|(?<!\w)-\d", line), (name, line)
                assert not re.search(r"\.\.\.", line), (name, line)


def test_languages_are_picked_by_the_first_that_is_known() -> None:
    assert pick_language("de") == "de"
    assert pick_language("de-AT") == "de"
    assert pick_language("DE_ch") == "de"
    assert pick_language("en-US", "de") == "en"
    assert pick_language(None, "", "xx", "xx-CN", "de") == "de"
    assert pick_language("xx") == "en"
    assert pick_language() == "en"


def test_speech_falls_back_to_english_and_refuses_unknown_ids() -> None:
    assert speech("xx").language == "en"
    assert speech("de-AT") is speech("de")
    with pytest.raises(KeyError):
        speech("de")("no-such-message")
    with pytest.raises(KeyError):
        speech("de")("hercules-title.no-such-attribute")
    assert not speech("en").has("no-such-message")


def test_numbers_and_lists_follow_the_language() -> None:
    assert speech("en").number(12345) == "12,345"
    assert speech("de").number(12345) == "12.345"
    assert speech("en").join_words(["a", "b", "c"]) == "a, b and c"
    assert speech("de").join_words(["a", "b"]) == "a und b"
    assert speech("de").join_words(["a"]) == "a"
    assert speech("de").join_words([]) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_percent_sign_stands_alone_on_a_line(language: str) -> None:
    """Between a number and its percent sign stands a space at which no line breaks."""
    texts = sources(language).items()
    assert [(name, text[at.start() - 40 : at.end()]) for name, text in texts for at in re.finditer(r"\} %", text)] == []
