"""The card data against what the rulebook's text fixes (p. 4-5 and 10-12); everything else an owner may correct."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.hercules.abilities import ABILITIES
from engine.hercules.cards import CARDS, HADES_LEVELS, OPERATION_STACKS, SOLO_STACKS
from engine.hercules.setup import open_box
from engine.hercules.state import STACKS, SYMBOLS

OWN_SYMBOL = {stack: operation for operation, stack in OPERATION_STACKS.items()} | {"tyche": "die", "morpheus": "die"}


def of_kind(kind: str) -> list[str]:
    return [card.id for card in CARDS.values() if card.kind == kind]


def test_counts_of_the_box() -> None:
    stacks = Counter(card.stack for card in CARDS.values() if card.kind == "demigod")
    assert stacks == {"hestia": 12, "pan": 10, "aeolus": 6, "hecate": 5, "tyche": 8, "morpheus": 7}
    assert [len(of_kind(kind)) for kind in ("demigod", "god", "vase", "pantheon")] == [48, 12, 10, 3]
    assert sorted(SOLO_STACKS) == sorted(STACKS)


def test_gods_by_name() -> None:
    names = ["aphrodite", "apollo", "ares", "artemis", "athena", "demeter", "dionysus", "hephaestus", "hera", "hermes"]
    names += ["poseidon", "zeus"]
    assert sorted(of_kind("god")) == [f"god_{name}" for name in names]
    assert CARDS["god_zeus"].vp == 5
    assert CARDS["god_apollo"].active


def test_points_that_the_text_prints() -> None:
    assert all(CARDS[card].vp == 5 for card in of_kind("pantheon"))
    assert max(card.vp for card in CARDS.values() if card.kind == "vase" and card.number == 6) == 12
    assert all(card.vp == 2 for card in CARDS.values() if card.ability == "vp2")


@pytest.mark.parametrize(("players", "pantheon", "vases"), [(2, 1, 5), (3, 2, 10), (4, 3, 10)])
def test_cards_in_play(players: int, pantheon: int, vases: int) -> None:
    box = open_box(players)
    assert len(box.gods) == 11
    assert box.peak[0] == "god_zeus"
    assert len(box.peak) - 1 == pantheon
    assert sum(map(len, box.vases.values())) == vases
    assert list(box.vases) == [3, 4, 5, 6, 7]
    for stack in box.vases.values():
        assert [CARDS[vase].vp for vase in stack] == sorted((CARDS[vase].vp for vase in stack), reverse=True)
    assert all(box.stacks.values())
    assert sum(map(len, box.stacks.values())) >= 12 * players


def test_every_card_is_well_formed() -> None:
    for card in CARDS.values():
        assert card.ability in {*ABILITIES, "bonus", "vp2", "none"}
        assert card.torches in (0, 3, 4)
        assert card.vp >= 0
        assert set(card.symbols) <= set(SYMBOLS)
        if card.kind == "demigod":
            assert card.symbols[0] == OWN_SYMBOL[card.stack]
            assert card.ability != "none"
        assert (card.ability == "bonus") == (len(card.symbols) > (card.kind == "demigod"))


def test_die_numbers() -> None:
    ranges = {"tyche": {1, 2, 3}, "morpheus": {4, 5, 6}, "vase": {3, 4, 5, 6, 7}}
    for card in CARDS.values():
        assert card.number in ranges.get(card.stack, {0})
    for stack in ("tyche", "morpheus"):
        for players in (2, 3, 4):
            assert {CARDS[card].number for card in open_box(players).stacks[stack]} == ranges[stack]


def test_levels_of_hades() -> None:
    assert list(HADES_LEVELS) == ["book", "mild", "medium", "standard", "hard"]
    assert tuple(HADES_LEVELS["book"]) == (0, 0)
    assert tuple(HADES_LEVELS["standard"]) == (5, 2)
