"""The names on the tablets of Dice Forge's board: how many are as large as all other words, in every language.

The goal is 15 pixels where Discord shows 550 (``theme.READ`` on a board). The smaller ones are listed in
``names_on_tablets.json``, and may only become fewer (``PANTHEON_LETTERS=write`` writes the list again).
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.languages import LANGUAGES, speech
from engine.dice_forge.data.cards import FEATS
from rendering.canvas.text import width
from rendering.dice_forge.art import cards, tablets
from tests.rendering.ink import told_words, writings
from tests.rendering.test_letters import WRITING

INLINE = 550 / 1650
LEAST, GOAL = 10.0, 15.0
"""Pixels inline that every name has, and that it should have."""
TABLE = Path(__file__).with_name("names_on_tablets.json")
"""The names that are smaller than the goal, by language."""


def sizes(language: str) -> dict[str, float]:
    """Each name as it stands on a tablet, with the pixels of its letters inline."""
    words, found = speech(language), {}
    with told_words():
        for feat in FEATS:
            name = cards.divided_name(feat, words)
            (px,) = {line.px * INLINE for line in writings(tablets.broken.__wrapped__(name)) if line.words in name}
            found[name] = px
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_can_be_read_and_few_are_smaller_than_other_words(language: str) -> None:
    found = sizes(language)
    small = sorted(name for name, px in found.items() if px < GOAL - 0.1)
    assert min(found.values()) >= LEAST, min(found, key=lambda name: found[name])
    if WRITING:
        listed = json.loads(TABLE.read_text(encoding="utf-8")) | {language: small}
        rows = ",\n".join(f'  "{each}": {json.dumps(listed[each], ensure_ascii=False)}' for each in sorted(listed))
        TABLE.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
    assert small == json.loads(TABLE.read_text(encoding="utf-8"))[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_long_names_are_divided_and_both_parts_fit(language: str) -> None:
    words = speech(language)
    names = {words(cards.short_name(feat)) for feat in FEATS}
    listed = words("diceforge-picture-divided-names").split("; ")
    assert {divided.replace("-", "") for divided in listed} <= names
    assert listed == sorted(set(listed), key=listed.index)
    for divided in listed:
        assert re.fullmatch(r"[^-]{2,}-[^-]{2,}", divided)
        assert width(divided.replace("-", ""), tablets.ONE_LINE + 1, "extra") > tablets.ROOM, divided
        parts = divided.replace("-", "- ").split(" ", 1)
        assert all(width(part, tablets.ONE_LINE, "extra") <= tablets.ROOM for part in parts), divided
