"""The names on the tablets of Dice Forge's board: all are as large as other words, in every language, and whole.

The size is 15 pixels where Discord shows 550 (``theme.READ`` on a board). A long name has narrower letters instead.
"""

from __future__ import annotations

import re

import pytest

from bot.languages import LANGUAGES, speech
from engine.dice_forge.data.cards import FEATS
from rendering.canvas.text import width
from rendering.dice_forge.art import cards, tablets
from tests.rendering.ink import told_words, writings

INLINE = 550 / 1650
GOAL = 15.0
"""Pixels inline that every name has."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_as_large_as_other_words_and_whole(language: str) -> None:
    words = speech(language)
    with told_words():
        for feat in FEATS:
            name = cards.divided_name(feat, words)
            texts = writings(tablets.broken.__wrapped__(name))
            lines = [line.words for line in texts]
            assert "".join(lines).replace(" ", "") == name.replace(" ", ""), name
            assert all(line.px * INLINE >= GOAL - 0.1 for line in texts), name
            narrow = tablets.inscription(name).narrow
            assert narrow >= tablets.NARROWEST, name
            assert all(width(line, tablets.LETTERS, "extra") * narrow <= tablets.ROOM + 0.1 for line in lines), name


def test_a_name_longer_than_any_has_smaller_letters_before_it_is_cut() -> None:
    longer = tablets.inscription("Hammerhammer")
    assert longer.lines == ("Hammerhammer",)
    assert tablets.SMALLEST < longer.letters < tablets.LETTERS
    longest = tablets.inscription("Bartholomäusnachtgespenst")
    assert longest.letters == tablets.SMALLEST
    assert longest.lines[0].endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_long_names_are_divided_and_both_parts_fit(language: str) -> None:
    words = speech(language)
    names = {words(cards.short_name(feat)) for feat in FEATS}
    listed = words("diceforge-picture-divided-names").split("; ")
    assert {divided.replace("-", "") for divided in listed} <= names
    assert listed == sorted(set(listed), key=listed.index)
    for divided in listed:
        assert re.fullmatch(r"[^-]{2,}-[^-]{2,}", divided)
        whole = divided.replace("-", "")
        assert width(whole, tablets.LETTERS, "extra") * tablets.ONE_LINE > tablets.ROOM, divided
        parts = divided.replace("-", "- ").split(" ", 1)
        assert all(width(part, tablets.LETTERS, "extra") * tablets.NARROWEST <= tablets.ROOM for part in parts), divided
