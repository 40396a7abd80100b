"""A stand-in for the bot's words, and matches to draw."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from engine.match import Match
from engine.registry import find_game
from rendering.canvas import sprites
from rendering.canvas.text import Lettering
from rendering.picture import Scene

LANGUAGES = Path(__file__).parents[2] / "bot" / "languages"
NAMES = ("Zoë 王小明", "مرحبا 🐉", "Ἡρακλῆς", "Bartholomew the Magnificent")


JOINS = ("common-list-", "common-labelled", "common-colon", "common-percent")
OWN = ("picture-", "hercules-picture-", "hercules-alt-", "hercules-title", *JOINS)


def only(prefixes: tuple[str, ...], resource: Resource) -> Resource:
    """The messages of a resource whose ids begin with one of the prefixes."""
    return Resource(
        [entry for entry in resource.body if isinstance(entry, Message) and entry.id.name.startswith(prefixes)]
    )


@cache
def resource_of(file: Path) -> Resource:
    """The messages of a file. Reading all files takes longer than drawing a board."""
    return FluentResource(file.read_text(encoding="utf-8"))


def own_resources(language: str, prefixes: tuple[str, ...]) -> Iterator[Resource]:
    """The messages of a language whose ids begin with one of the prefixes. Files without any are not parsed."""
    for file in sorted((LANGUAGES / language).rglob("*.ftl")):
        if any(line.startswith(prefixes) for line in file.read_text(encoding="utf-8").splitlines()):
            yield only(prefixes, resource_of(file))


@cache
def bundle(language: str) -> FluentBundle:
    """The pictures' own words in a language."""
    fluent_bundle = FluentBundle([language], use_isolating=True)
    for resource in own_resources(language, OWN):
        fluent_bundle.add_resource(resource)
    return fluent_bundle


class StandIn:
    """Speaks the pictures' own words; every other message is named by the end of its id."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._bundle = bundle(language)

    def __call__(self, message: str, **facts: object) -> str:
        if not self._bundle.has_message(message):
            if message.startswith(OWN):
                raise KeyError(message)
            return message.rpartition("-")[2].removeprefix("god_").capitalize()
        pattern = self._bundle.get_message(message).value
        text, errors = self._bundle.format_pattern(pattern, facts)
        assert not errors, errors
        return str(text)


def play_on(match: Match[Any], moves: int, seed: int) -> Match[Any]:
    """Play labours mostly, and anything now and then, so that boards look like boards of people."""
    luck = random.Random(seed)
    for _ in range(moves):
        if match.is_finished:
            break
        question = match.questions[0]
        labours = [option for option in question.options if option.group == "labour"]
        options = question.options if luck.random() < 0.3 or not labours else labours
        match.play(question.seat, luck.choice(options).id)
    return match


@pytest.fixture
def words() -> StandIn:
    return StandIn()


@pytest.fixture
def scene() -> Callable[..., Scene]:
    """A scene of a match of so many seats after so many moves."""

    def make(seats: int = 2, moves: int = 20, seed: int = 1, language: str = "en", **settings: str) -> Scene:
        match = Match.start(find_game("hercules"), seats, settings, seed=bytes([seed] * 32))
        return Scene(play_on(match, moves, seed), NAMES[:seats], StandIn(language))

    return make


@pytest.fixture
def letter_sizes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The size of every line that is written on a sheet from now on."""
    sizes: list[int] = []
    real = sprites.line

    def recording(words: str, letters: Lettering) -> sprites.Written:
        sizes.append(round(letters.size))
        return real(words, letters)

    monkeypatch.setattr(sprites, "line", recording)
    return sizes
