"""Finding the feats, faces and rules of Dice Forge: any name, either language, typos; and what their pages say."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES, speech
from bot.languages.search import books_of, card_entries, face_entries, find, find_exact, rule_entries
from bot.reading.card_text import card_text, face_text
from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.faces import CELESTIAL, FACES
from tests.bot.languages.sound_words import nothing_is_left_open

__all__ = ["nothing_is_left_open"]

KEY = "diceforge"
TOPICS = 25
"""Discord's limit for a select, in which the topics are listed."""


@pytest.mark.parametrize(
    ("query", "card"),
    [
        ("Ferryman", "ferryman"),
        ("feryman", "ferryman"),
        ("Fährmann", "ferryman"),
        ("faermann", "ferryman"),
        ("hammer", "hammer"),
        ("Hammer des Schmieds", "hammer"),
        ("blacksmiths chest", "chest"),
        ("Truhe", "chest"),
        ("silver hind", "silver_hind"),
        ("hirschku", "silver_hind"),
        ("Helm der Unsichtbarkeit", "helmet_of_invisibility"),
        ("helmet invisibilty", "helmet_of_invisibility"),
        ("großer bär", "great_bear"),
        ("grosser bar", "great_bear"),
        ("minotaurus", "minotaur"),
        ("medusa", "gorgon"),
        ("Zerberus", "cerberus"),
        ("cerberos", "cerberus"),
        ("cyclop", "cyclops"),
        ("Zyklop", "cyclops"),
        ("sturer eber", "tenacious_boar_red"),
        ("tenacious boar (blue)", "tenacious_boar_blue"),
        ("Sturer Eber (grün)", "tenacious_boar_green"),
        ("himmelsschif", "celestial_ship"),
        ("älteste", "elder"),
        ("satyr", "satyrs"),
        ("diceforge:hydra", "hydra"),
        ("twins", "twins"),
        ("Zwillinge", "twins"),
        ("zepter", "scepter"),
        ("blacksmiths scepter", "scepter"),
        ("ewige flame", "eternal_fire"),
        ("Der Dreizack aus der Tiefe", "trident"),
        ("mond-golem", "moon_golem"),
        ("mirror of misfortune (red)", "mirror_of_misfortune_red"),
        ("Spiegel des Unglücks (blau)", "mirror_of_misfortune_blue"),
        ("gedächtnis", "memory_yellow"),
        ("first titan", "first_titan"),
        ("die göttin", "goddess"),
        ("waldnymphe", "wood_nymph"),
    ],
)
def test_feats_are_found(query: str, card: str) -> None:
    entry = find_exact(card_entries(), query)
    assert entry is not None, query
    assert entry.id == f"{KEY}:{card}"


@pytest.mark.parametrize(
    ("query", "face"),
    [
        ("3 gold", "g3"),
        ("3 Gold oder 2 RP", "c_g3_v2"),
        ("3 gold or 2 vp", "c_g3_v2"),
        ("2 moon", "m2"),
        ("2 Mondsplitter", "m2"),
        ("1 sonensplitter", "s1"),
        ("x3", "x3"),
        ("×3", "x3"),
        ("mal drei", "x3"),
        ("mirror", "mirror"),
        ("spigel", "mirror"),
        ("Schiff", "ship"),
        ("red boar", "boar_red"),
        ("gelber Eber", "boar_yellow"),
        ("blue shield", "shield_blue"),
        ("Sonnenschild", "shield_red"),
        ("gold sheild", "shield_yellow"),
        ("4 vp", "v4"),
        ("diceforge:g6", "g6"),
        ("1 uralter splitter", "a1"),
        ("1 ancient shard", "a1"),
        ("moon golem", "golem_moon"),
        ("Sonnen-Golem", "golem_sun"),
        ("rotes Unglück", "misfortune_red"),
        ("sun chaos", "chaos_red"),
        ("Goldchaos", "chaos_yellow"),
        ("celestial mirror", "cel_mirror"),
        ("zwei Stufen höher", "cel_upgrade2"),
        ("12 gold", "cel_g12"),
    ],
)
def test_faces_are_found(query: str, face: str) -> None:
    entry = find_exact(face_entries(), query)
    assert entry is not None, query
    assert entry.id == f"{KEY}:{face}"


@pytest.mark.parametrize(
    ("query", "topic"),
    [
        ("forging", "forging"),
        ("schmieden", "forging"),
        ("göttergabe", "blessing"),
        ("minor blesing", "blessing"),
        ("verdrängen", "ousting"),
        ("oust", "ousting"),
        ("zusatzaktion", "extra"),
        ("2 suns extra action", "extra"),
        ("verstärkung", "reinforcements"),
        ("vorrat voll", "resources"),
        ("two players", "two"),
        ("zu zweit", "two"),
        ("draft", "lineups"),
        ("fortgeschrittene", "lineups"),
        ("minotaurus", "minotaur"),
        ("spiegel", "mirror"),
        ("heldentaten", "feats"),
        ("triton", "tokens"),
        ("preisliste", "faces"),
        ("diceforge:dice", "dice"),
        ("dice forge scoring", "scoring"),
        ("rebellion", "rebellion_overview"),
        ("labyrinth", "rebellion_labyrinth"),
        ("schatzkammer", "rebellion_treasure"),
        ("ancient shards", "rebellion_ancient"),
        ("uralte splitter", "rebellion_ancient"),
        ("himmlischer würfel", "rebellion_celestial"),
        ("titanen-spielplan", "rebellion_track"),
        ("zonen", "rebellion_zones"),
        ("extra turn", "rebellion_fire"),
        ("stufen und verbessern", "rebellion_levels"),
        ("Dice Forge: Wertung und Gleichstand", "scoring"),
    ],
)
def test_rules_are_found(query: str, topic: str) -> None:
    entry = find_exact(rule_entries(), query)
    assert entry is not None, query
    assert entry.id == f"{KEY}:{topic}"


@pytest.mark.parametrize("query", ["asdfghjkl", "???", "\u202e", "quetzalcoatl", "🐉", "x" * 5000])
def test_nonsense_finds_nothing(query: str) -> None:
    assert find_exact(card_entries(), query) is None
    assert find_exact(face_entries(), query) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feat_and_face_is_found_by_its_own_name(language: str) -> None:
    words = speech(language)
    own = [entry for entry in card_entries() if entry.game == KEY]
    assert sorted(entry.key for entry in own) == sorted(CARDS)
    assert sorted(entry.key for entry in face_entries()) == sorted([*FACES, *(side.id for side in CELESTIAL)])
    # A third of them in each language, another one in the next: all of them in three.
    third = slice(LANGUAGES.index(language) % 3, None, 3)
    for entry in own[third]:
        assert find_exact(card_entries(), words.listing(KEY, entry.key)) == entry
        assert find_exact(card_entries(), words.card(KEY, entry.key)) == entry
    for entry in face_entries()[third]:
        assert find_exact(face_entries(), words.face(KEY, entry.key)) == entry
    assert len(find(face_entries(), "")) == 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feat_and_face_has_a_page(language: str) -> None:
    words = speech(language)
    pages = [card_text(entry, words) for entry in card_entries() if entry.game == KEY]
    pages += [face_text(entry, words) for entry in face_entries()]
    for page in pages:
        assert page.startswith("### ")
        assert 40 < len(page) < 1500
        assert "{" not in page
        assert "  " not in page
        assert "None" not in page
    assert len(set(pages)) == len(pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_short_and_found_by_its_title(language: str) -> None:
    words = speech(language)
    entries = [entry for entry in rule_entries() if entry.game == KEY]
    books = books_of(KEY)
    assert list(books) == [f"{KEY}-title", f"{KEY}-book-rebellion"]
    assert [topic for topics in books.values() for topic in topics] == [entry.key for entry in entries]
    assert all(20 <= len(topics) <= TOPICS for topics in books.values())
    for entry in entries:
        text, title = words(f"{KEY}-rules-{entry.key}"), words(f"{KEY}-rules-{entry.key}.title")
        assert 60 < len(text) <= 1500, (entry.key, len(text))
        assert "{" not in text
        assert find_exact(entries, title) == entry
        assert find_exact(rule_entries(), f"{words(f'{KEY}-title')}: {title}") == entry
