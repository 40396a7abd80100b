"""A table's own notes between the events of the match."""

from __future__ import annotations

import json

import pytest

from bot.languages import LANGUAGES, speech
from engine.events import Event

NAMES = ("Anna", "Bo *x*")
RESTED = Event("passed", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_goes_on_in_the_line_of_a_note(language: str) -> None:
    words = speech(language)
    for note in (Event("took_over", 1, {"why": "left"}), Event("known_again", None, {"rolls": "[]"})):
        lines = words.story("hercules", [note, RESTED], NAMES)
        assert len(lines) == 2
        assert lines[1].startswith("**\u2068Bo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_taken_back_is_told_inside(language: str) -> None:
    words = speech(language)
    within = json.dumps([RESTED.to_json()])
    [line] = words.story("hercules", [Event("undone", 1, {"choices": 1, "agreed": 0, "events": within})], NAMES)
    [alone] = words.story("hercules", [RESTED], NAMES)
    assert alone in line
    [bare] = words.story("hercules", [Event("undone", 1, {"choices": 2, "agreed": 1, "events": "[]"})], NAMES)
    assert bare.endswith(".")
    rolls = json.dumps([Event("rolled", seat, {"dice": [1, 2]}).to_json() for seat in (0, 1)])
    [rolls_line] = words.story("hercules", [Event("known_again", None, {"rolls": rolls})], NAMES)
    assert "Anna" in rolls_line
    assert "Bo" in rolls_line
