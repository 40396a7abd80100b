"""The names of Rebellion's cards and faces, and texts that agree with the data."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.languages import LANGUAGES, Speech, speech
from bot.languages.bundles import sources
from engine.dice_forge.data.cards import MEMORY
from engine.dice_forge.data.faces import CELESTIAL, FACES
from engine.dice_forge.data.labyrinth import SPACES, TREASURES
from engine.dice_forge.data.rulings import CAPS, SCEPTER
from engine.dice_forge.data.titan_track import TRACK, ZONES

KEY = "diceforge"
FACTS = Path(__file__).resolve().parents[2] / "engine" / "dice_forge" / "facts.json"
OWN_TITLES = {
    "tree": "Der Baum",
    "wood_nymph": "Die Waldnymphe",
    "light": "Das Licht",
    "goldsmith": "Der Goldschmied",
    "oracle": "Das Orakel",
    "chaos": "Das Chaos",
    "guardian": "Der Hüter",
}
"""The feats whose titles the German rules of Rebellion leave out, and what we call them."""


def own_titles() -> Iterator[str]:
    """The feats whose German title is marked as our own."""
    for entry in FluentParser().parse(sources("de")["diceforge/feats.ftl"]).body:
        if isinstance(entry, ast.Message) and entry.comment and "Our own title" in (entry.comment.content or ""):
            yield entry.id.name.removeprefix(f"{KEY}-feat-")


def test_our_own_translations_are_marked() -> None:
    assert set(own_titles()) == set(OWN_TITLES)
    words = speech("de")
    assert {feat: words(f"{KEY}-feat-{feat}") for feat in OWN_TITLES} == OWN_TITLES


def test_all_other_titles_are_those_of_the_german_rules() -> None:
    cards = json.loads(FACTS.read_text(encoding="utf-8"))["cards"]
    printed = {card["slug"]: card["name_de"] for card in cards if not card["set"].startswith("base")}
    assert {feat for feat, title in printed.items() if title is None} == set(OWN_TITLES)
    words = speech("de")
    assert {feat: words(f"{KEY}-feat-{feat}") for feat in printed} == {**printed, **OWN_TITLES}


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_labyrinth_is_what_its_data_say(language: str) -> None:
    words = speech(language)
    texts = {space: words(f"{KEY}-labyrinth", space=space) for space in SPACES}
    for space in SPACES.values():
        discount = {"gold": space.discount} if space.discount else {}
        named = _named(space.price, space.gains, space.choices, discount)
        assert _symbols(words, texts[space.id]) == named, texts[space.id]
    alike: dict[object, set[str]] = {}
    for space in SPACES.values():
        if space.id not in (1, 36):
            measure = tuple(tuple(yields.items()) for yields in (space.gains, space.choices, space.price))
            alike.setdefault((space.effect, measure, space.discount, space.times), set()).add(texts[space.id])
    assert all(len(group) == 1 for group in alike.values()), "equal spaces are told alike"
    assert len({text for group in alike.values() for text in group}) == len(alike), "different ones are not"
    for treasure in TREASURES.values():
        assert words(f"{KEY}-treasure-{treasure.id}.short") == _short(words, treasure.front)
        assert words(f"{KEY}-treasure-{treasure.id}-left.short") == _short(words, treasure.back)


def _named(*yields: Mapping[str, int]) -> list[str]:
    return sorted(kind for each in yields for kind in each)


def _symbols(speech: Speech, text: str) -> list[str]:
    """The kinds whose numbers stand in the text."""
    kinds = ("gold", "sun", "moon", "vp")
    symbols = [kind for kind in kinds for _ in range(text.count(speech(f"{KEY}-symbol-{kind}")))]
    return sorted(symbols)


def _short(speech: Speech, yields: Mapping[str, int]) -> str:
    return " ".join(speech(f"{KEY}-amount-{kind}.short", amount=amount) for kind, amount in yields.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_track_is_what_its_data_say(language: str) -> None:
    words = speech(language)
    for space in TRACK.values():
        assert int(words(f"{KEY}-track", space=space.id).replace("−", "-")) == space.vp
    for zone in ZONES.values():
        amounts = numbers(words(f"{KEY}-zone-{zone.id}-text"))
        assert words(f"{KEY}-zone-{zone.id}")
        assert amounts == [
            amount for amount in (zone.first, zone.new, *zone.gold.values(), *zone.vp.values()) if amount
        ]
        assert words.fill(KEY, f"{KEY}-ask-die", {"source": zone.id}).startswith(words(f"{KEY}-zone-{zone.id}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_do_what_their_data_say(language: str) -> None:
    words = speech(language)
    for face in FACES.values():
        if face.kind == "chaos":
            yields, more = face.gains, face.match["vp"]
            assert numbers(words(f"{KEY}-face-{face.id}-text")) == [*yields.values(), *yields.values(), more]
    for side in CELESTIAL:
        amounts = numbers(words(f"{KEY}-face-{side.id}-text"))
        assert amounts == [*side.gains.values(), *side.choices.values()]
        assert words(f"{KEY}-face-{side.id}.short")
    for token, gains in MEMORY.items():
        assert words(f"{KEY}-side-{token}.short") == _short(words, gains)
        assert set(numbers(words(f"{KEY}-feat-memory-text"))) == set(gains.values())


def test_limits_in_the_rules_are_those_of_the_engine() -> None:
    for words in map(speech, LANGUAGES):
        assert CAPS["ancient"] in numbers(words(f"{KEY}-rules-rebellion_ancient"))
        assert SCEPTER in numbers(words(f"{KEY}-rules-rebellion_scepter"))
