"""Matches to draw, in the bot's words."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bot.languages import speech
from engine.match import Match
from engine.registry import find_game
from rendering.picture import Scene


@pytest.fixture
def scene() -> Callable[..., Scene]:
    """A scene of a match of so many seats after so many moves."""

    def make(seats: int = 2, moves: int = 20, seed: int = 1, language: str = "en", **settings: str) -> Scene:
        match = Match.start(find_game("hercules"), seats, settings, seed=bytes([seed] * 32))
        chance = Random(seed)
        while len(match.journal) < moves and not match.is_finished:
            question = match.questions[0]
            match.play(question.seat, chance.choice(question.options).id)
        return Scene(match, ("Zoë 王小明", "مرحبا 🐉", "Ἡρακλῆς", "Bartholomew")[:seats], speech(language))

    return make
