"""The signs on drawn cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.hercules.cards import CARDS
from rendering.hercules import alt_text, view
from rendering.hercules.art import emblems
from rendering.hercules.pages import card
from rendering.picture import Scene
from rendering.translations import Translations


@pytest.mark.parametrize(
    ("card_id", "extra"),
    [("hestia_06", ("sub",)), ("morpheus_05", ("div",)), ("hestia_01", ()), ("god_hera", ("sub", "div"))],
)
def test_extra_symbols_leave_out_the_one_that_the_stack_shows(card_id: str, extra: tuple[str, ...]) -> None:
    assert emblems.extra_symbols(CARDS[card_id]) == extra


def test_a_bonus_may_have_any_number_of_extra_symbols() -> None:
    bonus = CARDS["god_hera"]
    for symbols in (("add",), ("add", "sub"), ("add", "sub", "mul")):
        fragment = emblems.effect(bonus._replace(symbols=symbols), 100)
        assert fragment.count(emblems.symbol("add")) == 1


def test_zeus_waits_over_column_12(words: Translations) -> None:
    assert "column 12" in card.facts(CARDS["god_zeus"], words)[0]
    assert "12" not in card.facts(CARDS["god_hera"], words)[0]


def test_the_board_in_words_says_nothing_of_what_there_is_none_of(scene: Callable[..., Scene]) -> None:
    begun, later = scene(seats=2, moves=0), scene(seats=2, moves=24)
    sentences = alt_text.describe(view.read(begun), begun.words)
    assert not any("–" in sentence for sentence in sentences)
    assert not any(sentence.startswith(("Symbols", "Cards", "Points")) for sentence in sentences)
    over = scene(seats=1, moves=500)
    assert not any(sentence.startswith("Abilities") for sentence in alt_text.describe(view.read(over), over.words))
    sides = [at for at, text in enumerate(alt_text.describe(view.read(later), later.words)) if ", column " in text]
    assert sides[1] - sides[0] > 1, "a side's cards are told right after it"
