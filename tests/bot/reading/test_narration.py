"""The narration of events: names by time, chapters, notes of the table."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.languages import LANGUAGES, speech
from bot.reading.narration import narrate, narrate_chapters
from bot.reading.position import telling_of
from bot.tables.model.table import Seat, Table
from bot.tables.rules.seat_changes import NEW_HOST, REPLACED, SWAPPED
from bot.tables.rules.undo import UNDONE
from engine.events import Event
from engine.questions import Option

NAMES = ("Anna", "Bo", "Clio")


def table() -> Table:
    seats = tuple(Seat(number, 1 + number, name, None) for number, name in enumerate(NAMES))
    return Table(1, 5, 6, "hercules", "playing", 1, seats, {}, 1, "", 0, 0, 0, None, "en")


def named(lines: list[str]) -> list[list[str]]:
    """The names of each line, in their order."""
    words = [line.replace("\u2068", " ").replace("\u2069", " ").replace("*", " ").split() for line in lines]
    return [[word for word in line if word in NAMES] for line in words]


def test_lines_before_a_swap_name_who_sat_there_then() -> None:
    events = [Event(NEW_HOST, 0), Event(SWAPPED, 0, {"other": 1}), Event(NEW_HOST, 0), Event(NEW_HOST, 2)]
    assert named(narrate(telling_of(table(), speech("en")), events)) == [["Bo"], ["Anna", "Bo"], ["Anna"], ["Clio"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_before_a_replacement_name_nobody_who_came_later(language: str) -> None:
    words = speech(language)
    lines = narrate(telling_of(table(), words), [Event(NEW_HOST, 1), Event(REPLACED, 1), Event(NEW_HOST, 1)])
    assert named(lines) == [[], ["Bo"], ["Bo"]]
    assert words("common-former", number=2) in lines[0]


def test_chapters_before_the_one_with_the_swap_know_of_it() -> None:
    chapters = [[Event(NEW_HOST, 0)], [Event(NEW_HOST, 1), Event(SWAPPED, 0, {"other": 1})], []]
    told_so = narrate_chapters(telling_of(table(), speech("en")), chapters)
    assert [named(lines) for lines in told_so] == [[["Bo"]], [["Anna"], ["Anna", "Bo"]], []]


def test_a_swap_there_and_back_is_as_before() -> None:
    swap = Event(SWAPPED, 1, {"other": 2})
    lines = narrate(
        telling_of(replace(table(), language="de"), speech("en")), [Event(NEW_HOST, 1), swap, Event(NEW_HOST, 1), swap]
    )
    assert named(lines) == [["Bo"], ["Clio", "Bo"], ["Clio"], ["Bo", "Clio"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_taken_back_is_named_and_notes_of_earlier_versions_are_told_still(language: str) -> None:
    choices_json = json.dumps([Event("take-nothing", 0, {}).to_json()])
    named = Event(UNDONE, 0, {"choices": 2, "others": 1, "agreed": 1, "taken": choices_json, "version": 3})
    earlier = Event(UNDONE, 0, {"choices": 2, "agreed": 1, "events": "[]", "version": 3})
    words = speech(language)
    label = words.option("hercules", Option("nothing", "take-nothing"))
    assert label in narrate(telling_of(table(), words), [named])[0]
    assert len(narrate(telling_of(table(), words), [earlier])) == 1
