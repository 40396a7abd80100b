"""Cards are found by their names in every language, typed with and without accents, and with a letter missing."""

from __future__ import annotations

import unicodedata

import pytest

from bot.languages import LANGUAGES, speech
from bot.languages.search import card_entries, find, simplify

EVERY = 11
"""One card in so many: each language looks at others."""


def without_accents(text: str) -> str:
    bare = unicodedata.normalize("NFKD", text.replace("ł", "l").replace("Ł", "L"))
    return "".join(character for character in bare if not unicodedata.combining(character))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_found_however_its_name_is_typed(language: str) -> None:
    words, entries = speech(language), card_entries()
    for entry in entries[LANGUAGES.index(language) :: EVERY]:
        name = words.card(entry.game, entry.key)
        typed = (name, without_accents(name), f"{name[:2]}{name[3:]}" if len(name) > 6 else name)
        for each in typed:
            ids = [hit.id for hit in find(entries, each, 8)]
            assert entry.id in ids, (each, ids)


def test_letters_of_their_own_are_found_without_them() -> None:
    assert simplify("Złota Strzała") == simplify("zlota strzala")
    assert simplify("Cœur") == simplify("coeur")
    assert simplify("Größe") == simplify("GROSSE")
