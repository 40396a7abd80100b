"""The log in pages that end with a round."""

from __future__ import annotations

from random import Random

from bot.features.history.log import PAGE, chapter_of_round, page_with, pages_of, rounds
from bot.languages import speech
from engine.events import Event
from engine.match import Match
from engine.registry import find_game


def test_every_event_is_in_the_round_that_was_named_last() -> None:
    events = [Event("dealt"), Event("began", None, {"round": 1}), Event("rolled", 0), Event("began", 1, {"round": 1})]
    more = [Event("began", 0, {"round": 2}), Event("rolled", 0)]
    assert rounds([*events, *more]) == [events[:1], events[1:], more]
    assert rounds([]) == [[]]


def test_a_page_ends_with_a_round() -> None:
    match = Match.start(find_game("hercules"), 4, seed=b"l" * 32)
    chance = Random(4)
    while not match.is_finished:
        question = match.questions[0]
        match.play(question.seat, chance.choice(question.options).id)
    words = speech("en")
    names = ("Anna", "Bo", "Clio", "Dora")
    chapters = [words.story("hercules", part, names) for part in rounds(match.events)]
    pages = pages_of(chapters)
    assert len(pages) > 1
    assert [text for page in pages for text in page] == [text for chapter in chapters for text in chapter]
    first = {chapter[0] for chapter in chapters}
    assert all(page[0] in first for page in pages)
    assert all(sum(map(len, page)) < PAGE for page in pages)


def test_a_round_longer_than_a_page_is_cut_between_lines() -> None:
    pages = pages_of([["x" * 1000] * 8, ["y"]])
    assert [len(page) for page in pages] == [3, 3, 3]
    assert pages_of([]) == [[]]


def test_a_round_is_found_on_its_page() -> None:
    chapters = [[Event("began", None, {"round": each}), Event("rolled", 0)] for each in (1, 2, 3)]
    pages = [["1a", "1b", "2a"], ["2b", "3a", "3b"]]
    places = [sum(map(len, chapters[: chapter_of_round(chapters, each)])) for each in (1, 2, 3)]
    assert [page_with(line, pages) for line in places] == [0, 0, 1]
    assert chapter_of_round(chapters, 9) is None
    assert page_with(99, pages) == 1
