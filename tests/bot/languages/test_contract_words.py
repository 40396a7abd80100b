"""Everything that a game asks, offers and tells has words in every language, and its board is described in words.

Alt texts of drawn pictures are measured in tests/rendering; here every game of the registry is asked for its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.languages import LANGUAGES, speech
from engine.match import Match
from engine.questions import Question
from engine.registry import MODULES, find_game
from rendering.picture import Scene
from rendering.registry import describe
from tests.bot.languages.sound_words import nothing_is_left_open
from tests.engine.contract import pick, random_settings

__all__ = ["nothing_is_left_open"]

NAMES = ("Zoë", "Bo", "Ann", "Dan")
SEATS = [(key, seats) for key in MODULES for seats in find_game(key).seats]
MATCHES = 4
LOOKS = 0.04
"""In so many of the decisions the question and the board are put into words."""


def decisions(key: str, seats: int) -> Iterator[tuple[Match[Any], Question, Random]]:
    """The decisions of random matches with random settings; the last one of each has been played when it ends."""
    game = find_game(key)
    for number in range(MATCHES):
        random = Random(f"words {key} {seats} {number}")
        match = Match.start(game, seats, random_settings(game, seats, random), seed=random.randbytes(32))
        while not match.is_finished:
            question = random.choice(match.questions)
            yield match, question, random
            match.play(question.seat, pick(question, "", random).id)


@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_all_that_is_asked_and_told_has_words(key: str, seats: int) -> None:
    kinds, labels = set[str](), set[str]()
    events: dict[str, Any] = {}
    every = [speech(language) for language in LANGUAGES]
    for match, question, random in decisions(key, seats):
        labels |= {option.label for option in question.options}
        events |= {f"{event.kind} {sorted(event.facts)}": event for event in match.events[-5:]}
        if question.kind in kinds and random.random() > LOOKS:
            continue
        kinds.add(question.kind)
        for words in every:
            assert words.question(key, question, NAMES)
            for option in question.options[:20]:
                assert words.option(key, option, match.preview(question.seat, option), NAMES)
    for words in every:
        assert [label for label in labels if not words.has(f"{key}-option-{label}")] == []
        for event in events.values():
            words.event(key, event, NAMES)
            assert words.story(key, [event], NAMES) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", MODULES)
def test_the_board_is_described_in_words(key: str, language: str) -> None:
    words = speech(language)
    for match, _, random in decisions(key, find_game(key).seats[-1]):
        if random.random() < LOOKS / 4:
            scene = Scene(match, NAMES[: match.seats], words)
            assert all(name in describe(scene) for name in scene.names)
