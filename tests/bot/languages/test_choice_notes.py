"""What the notes of choices say besides: whom a feat blesses, what a rest frees, and what an end leaves out."""

from __future__ import annotations

from typing import Any

import pytest

from bot.languages import LANGUAGES, speech
from bot.reading.choices import TOLD_ALONE
from engine.dice_forge.data.cards import CARDS, SLOTS
from engine.questions import Option

NAMES = ("*" * 32, "\u202e👨‍👩‍👧‍👦" * 8, "", "Z\u0301\u0302\u0303\u0304" * 32)


@pytest.mark.parametrize(("language", "blessing"), [("en", "divine blessing"), ("de", "große Göttergabe")])
@pytest.mark.parametrize("titans", [0, 2])
def test_each_feat_that_ousts_says_what_the_other_gets(language: str, blessing: str, titans: int) -> None:
    words = speech(language)
    for card_id, card in CARDS.items():
        slot = SLOTS[card.feat.slot]
        option = Option("x", "feat", {"feat": card.feat.id, "card": card_id, "slot": slot.id, "island": slot.island})
        alone = {"left": 1, "moves": 1, "vp": card.feat.vp, "titans": titans}
        *_, last = words.option_note("diceforge", option, {**alone, "other": 1}, NAMES).split(" · ")
        assert blessing in last
        *_, last = words.option_note("diceforge", option, alone, NAMES).split(" · ")
        assert blessing not in last


@pytest.mark.parametrize(
    ("label", "facts", "note"),
    [
        ("pass", {"open": "", "paid": 0}, ""),
        ("pass", {"open": "forge", "paid": 0}, "you could forge a face"),
        ("pass", {"open": "feat", "paid": 0}, "you could perform a feat"),
        ("pass", {"open": "both", "paid": 0}, "you could forge or perform a feat"),
        ("pass", {"open": "both", "paid": 1}, "your extra action is already paid for"),
        ("pass", {"open": "companion", "paid": 0}, "last round: you could still send off a Companion"),
        ("end", {"open": ""}, ""),
        ("end", {"open": "companion"}, "last round: you could still send off a Companion"),
        ("end", {"open": "forge"}, "last round: you could still forge a face"),
        ("end", {"open": "extra"}, "last round: you could still take an extra action"),
        ("end", {"open": "both"}, "last round: you could still forge or act again"),
    ],
)
def test_an_end_says_what_it_leaves_out(label: str, facts: dict[str, Any], note: str) -> None:
    assert speech("en").option_note("diceforge", Option(label, label), facts) == note
    for words in map(speech, LANGUAGES):
        option = Option(label, label)
        text = words.option_note("diceforge", option, facts)
        assert bool(text) == bool(note)
        assert len(words.option("diceforge", option, facts)) + len(text) <= TOLD_ALONE, "it stands on the button"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("label", "facts"), [("end", {"cards": ("hestia_01",)}), ("pass", {"labours": 3})])
def test_the_end_of_a_turn_of_hercules_says_what_it_leaves_out(
    label: str, facts: dict[str, Any], language: str
) -> None:
    words, option = speech(language), Option(label, label)
    text = words.option_note("hercules", option, facts)
    assert text
    assert len(words.option("hercules", option, facts)) + len(text) <= TOLD_ALONE, "it stands on the button"


@pytest.mark.parametrize(
    ("cards", "markers", "gods", "note"),
    [
        (("hestia_01",), 1, 0, "1 cube: Hestia +1"),
        (("god_ares", "god_hera"), 0, 1, "1 god: Ares and Hera"),
        (("hestia_01", "pan_01", "god_ares"), 2, 1, "Up to 2 cubes and 1 god: Hestia +1, Pan (white die) and Ares"),
        (("pan_01", "pan_06", "hecate_04", "aeolus_02", "tyche_02"), 3, 0, "Up to 3 cubes and 1 god; you can use"),
    ],
)
def test_a_rest_names_the_cards_it_can_free(cards: tuple[str, ...], markers: int, gods: int, note: str) -> None:
    preview = {"cards": cards, "markers": markers, "gods": gods}
    assert speech("en").option_note("hercules", Option("rest", "rest"), preview).startswith(note)
    for words in map(speech, LANGUAGES):
        assert not words.option_note("hercules", Option("rest", "rest"), preview).endswith("…")
