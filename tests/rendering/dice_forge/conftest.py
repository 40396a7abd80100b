"""Matches of Dice Forge to draw, in the bot's own words."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from engine.chance import STREAM
from engine.dice_forge import GAME
from engine.match import Match
from engine.players import choose
from rendering.picture import Scene
from tests.rendering.conftest import LANGUAGES, own_resources, resource_of

NAMES = ("Zoë 王小明", "مرحبا 🐉", "Ἡρακλῆς", "Bartholomew the Magnificent")


JOINS = ("common-list-", "common-labelled", "common-colon", "common-percent")
OWN = ("picture-", "diceforge-picture-", "diceforge-alt-", "diceforge-title", *JOINS)


class Spoken:
    """What the language files say. With ``own`` only the pictures' own words; the rest is named by the ids' ends."""

    def __init__(self, language: str, own: bool) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=own)
        everything = map(resource_of, sorted((LANGUAGES / language).rglob("*.ftl")))
        for resource in own_resources(language, OWN) if own else everything:
            self._bundle.add_resource(resource)

    def __call__(self, message: str, **facts: object) -> str:
        if not self._bundle.has_message(message) and not message.startswith(OWN):
            return message.partition("-")[2].replace("-", " ").replace("_", " ")
        pattern = self._bundle.get_message(message).value
        text, errors = self._bundle.format_pattern(pattern, facts)
        assert not errors, errors
        return str(text)


@cache
def voice(language: str, own: bool) -> Spoken:
    """What the language files say; reading them takes a second."""
    return Spoken(language, own)


def play_on(match: Match[Any], moves: int, seed: int, player: str) -> Match[Any]:
    """Play sensibly, with a move at random now and then, so that boards look like boards of people."""
    luck = random.Random(seed)
    for _ in range(moves):
        if match.is_finished:
            break
        question = match.questions[0]
        name = "random" if luck.random() < 0.15 else player
        match.play(question.seat, choose(name, match, question.seat).option)
    return match


@cache
def play_match(seats: int, moves: int, seed: int, player: str, settings: tuple[tuple[str, str], ...]) -> Match[Any]:
    """A match after so many moves. Finding them takes longer than drawing them, so it is done once."""
    match = Match.start(GAME, seats, dict(settings), seed=bytes([seed] * 32), dice=STREAM)
    return play_on(match, moves, seed, player)


@pytest.fixture
def forge() -> Callable[..., Scene]:
    """A scene of a match of so many seats after so many moves."""

    def make(
        seats: int = 4,
        moves: int = 60,
        seed: int = 1,
        language: str = "en",
        player: str = "greedy",
        own: bool = False,
        **settings: str,
    ) -> Scene:
        match = play_match(seats, moves, seed, player, tuple(settings.items())).fork()
        return Scene(match, NAMES[:seats], voice(language, own))

    return make
