"""Finding cards and rules: any name, either language, typos."""

from __future__ import annotations

from time import process_time

import pytest

from bot.languages import LANGUAGES, speech
from bot.languages.search import card_entries, cards_alike, find, find_exact, rule_entries, simplify
from engine.hercules.cards import CARDS


def first_card(query: str) -> str:
    entry = find_exact(card_entries(), query)
    assert entry is not None, query
    return entry.key


def first_rule(query: str) -> str:
    entry = find_exact(rule_entries(), query)
    assert entry is not None, query
    return entry.key


@pytest.mark.parametrize(
    ("query", "card"),
    [
        ("Zeus", "god_zeus"),
        ("zues", "god_zeus"),
        ("APOLO", "god_apollo"),
        ("Hephaistos", "god_hephaestus"),
        ("aphrodite", "god_aphrodite"),
        ("Hestia", "hestia_01"),
        ("hestai +1", "hestia_01"),
        ("Hestia −1", "hestia_07"),
        ("Hestia -1", "hestia_07"),
        ("hestia reroll", "hestia_03"),
        ("Hestia (neu würfeln)", "hestia_03"),
        ("pan weisser wurfel", "pan_01"),
        ("Pan white dye", "pan_01"),
        ("morpheus wenden", "morpheus_02"),
        ("morfeus flip", "morpheus_02"),
        ("Tyche 3: copy", "tyche_06"),
        ("hecate_05", "hecate_01"),
        ("Vase für 7 Spalten", "vase_7_1"),
        ("vase 6", "vase_6_1"),
        ("pantheon", "pantheon_1"),
        ("Pantheonkarte", "pantheon_1"),
        ("hercules:god_hera", "god_hera"),
    ],
)
def test_cards_are_found(query: str, card: str) -> None:
    assert first_card(query) == card


@pytest.mark.parametrize(
    ("query", "topic"),
    [
        ("rest", "rest"),
        ("restng", "rest"),
        ("ausruhen", "rest"),
        ("Ausruhn", "rest"),
        ("passen", "rest"),
        ("vases", "vases"),
        ("Vase", "vases"),
        ("scoring", "scoring"),
        ("gleichstand", "scoring"),
        ("majorites", "scoring"),
        ("hades", "solo"),
        ("Solomodus", "solo"),
        ("difficulty", "levels"),
        ("Hausregel", "levels"),
        ("is it fair?", "dice"),
        ("saat", "dice"),
        ("pegasus", "round"),
        ("weißer Würfel", "white"),
        ("+1", "plus1"),
        ("−1", "minus1"),
        ("kopieren", "copy"),
        ("how do I win", "goal"),
        ("spielende", "end"),
        ("hercules:simplified", "simplified"),
    ],
)
def test_rules_are_found(query: str, topic: str) -> None:
    assert first_rule(query) in (topic, {"solo": "white"}.get(topic), {"white": "solo"}.get(topic))


@pytest.mark.parametrize("query", ["asdfghjkl", "???", "\u202e", "42 monkeys", "🐉", "x" * 5000])
def test_nonsense_finds_nothing(query: str) -> None:
    assert find_exact(card_entries(), query) is None
    assert find_exact(rule_entries(), query) is None


def test_an_empty_query_lists_the_first() -> None:
    assert len(find(card_entries(), "")) == 25
    assert [entry.key for entry in find(rule_entries(), " ")][:3] == ["goal", "round", "labours"]


def test_every_card_stands_in_exactly_one_entry() -> None:
    listed = [
        card for entry in card_entries() if entry.game == "hercules" for card in cards_alike("hercules", entry.key)
    ]
    assert sorted(listed) == sorted(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_found_by_its_own_listing(language: str) -> None:
    words = speech(language)
    # A third of them in each language, another one in the next: all of them in three.
    for entry in card_entries()[LANGUAGES.index(language) % 3 :: 3]:
        assert find_exact(card_entries(), words.listing(entry.game, entry.key)) == entry
        assert entry in find(card_entries(), words.card(entry.game, entry.key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_short_and_found_by_its_title(language: str) -> None:
    words = speech(language)
    assert len(rule_entries()) >= 20
    for entry in rule_entries():
        text = words(f"{entry.game}-rules-{entry.key}")
        assert 60 < len(text) <= 1500, entry.key
        assert "{" not in text
        own = [other for other in rule_entries() if other.game == entry.game]
        assert find_exact(own, words(f"{entry.game}-rules-{entry.key}.title")) == entry


def test_a_search_is_fast() -> None:
    find(card_entries(), "warm up")
    began = process_time()
    for query in ("hestai", "weisser wurfel", "x" * 100):
        find(card_entries(), query)
        find(rule_entries(), query)
    assert process_time() - began < 0.5


def test_texts_are_compared_without_accents_and_signs() -> None:
    assert simplify("  Weißer — WÜRFEL! ") == "weisser wurfel"
    assert simplify("Hestia (−1)") == "hestia -1"
