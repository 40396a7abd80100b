"""What the feats of the expansion do, as rows of signs."""

from __future__ import annotations

from collections.abc import Callable

from engine.dice_forge.data.cards import Card
from engine.dice_forge.data.rulings import COMPANION, SCEPTER
from rendering import theme
from rendering.canvas.svg import group
from rendering.dice_forge.art import drawn_stone_men, emblems
from rendering.dice_forge.art.pictograms import (
    Piece,
    again,
    amounts,
    better_face,
    cards,
    celestial_die,
    chosen_dice,
    dice,
    either,
    glory_face,
    lying_face,
    new_face,
    one_above,
    one_of_many,
    or_else,
    sign,
    text,
)

RICH = 8
"""Gold from which on the Tree gives points only."""
MEMORY = ({"ancient": 2, "moon": 1}, {"loyalty": 2, "sun": 1})
"""The two sides of a memory token."""


def twins(card: Card) -> list[Piece]:
    """Pay, roll a die once more, take one of two kinds."""
    return [*amounts(card.feat.price), sign("arrow", 44), again(), one_above(card.feat.choices)]


def _scepter(card: Card) -> list[Piece]:
    return [*amounts({"gold": f"+{SCEPTER}"}), sign("arrow", 44), one_above({"sun": "", "moon": ""})]


def _companion(card: Card) -> list[Piece]:
    return [text(f"1–{COMPANION}", 60), sign("arrow", 44), *amounts({"sun": "n", "vp": "n"})]


def _wind(card: Card) -> list[Piece]:
    return [sign("others", 96), dice(2), sign("arrow", 44), one_of_many()]


def _mists(card: Card) -> list[Piece]:
    poorest = Piece(emblems.resource("gold") + group(emblems.sign("rise", theme.INK), 0, 0, 0.56, 180), 98)
    return [
        sign("others", 96),
        poorest,
        sign("arrow", 44),
        *amounts({kind: f"−{n}" for kind, n in card.feat.gains.items()}),
    ]


def _night(card: Card) -> list[Piece]:
    return [sign("others", 96), sign("arrow", 44), *amounts(card.feat.gains)]


def _right_hand(card: Card) -> list[Piece]:
    ((kind, _),) = card.feat.exchange.items()
    return [*amounts({kind: "n"}), sign("arrow", 44), *amounts({"vp": "n"})]


def _tree(card: Card) -> list[Piece]:
    rich = [*amounts({"gold": f"{RICH}+"}), sign("arrow", 44), *amounts(card.feat.choices)]
    return [*amounts(card.feat.gains), or_else(), *rich]


def _walk(card: Card, steps: str) -> list[Piece]:
    return [Piece(group(drawn_stone_men.bare(theme.INK, theme.IVORY), scale=0.96), 96), text(steps)]


def _memory(card: Card) -> list[Piece]:
    first, second = (amounts(side) for side in MEMORY)
    return [text(f"{card.feat.times}×", 66), *first, or_else(), *second]


def _oracle(card: Card) -> list[Piece]:
    back = Piece(group(emblems.sign("arrow", theme.INK), scale=0.5, turn=180), 50)
    return [dice(1), one_above({"ancient": "", "loyalty": ""}), sign("arrow", 44), sign("others", 96), back]


REBELLION: dict[str, Callable[[Card], list[Piece]]] = {
    "scepter": _scepter,
    "companion": _companion,
    "celestial_die": lambda card: [celestial_die()],
    "wind": _wind,
    "ancestor": lambda card: [sign("plus", 56), glory_face(), dice(1)],
    "mists": _mists,
    "eternal_night": _night,
    "right_hand": _right_hand,
    "tree": _tree,
    "merchant": lambda card: either([*amounts(card.feat.gains), better_face("+1")]),
    "wood_nymph": lambda card: [*amounts(card.feat.gains), sign("arrow", 44), new_face()],
    "light": lambda card: [*amounts(card.feat.price), sign("arrow", 44), lying_face()],
    "goldsmith": lambda card: [cards(2), sign("arrow", 44), *amounts(card.feat.gains)],
    "omniscient": lambda card: [glory_face(), sign("arrow", 44), *amounts(card.feat.gains)],
    "trident": lambda card: [*amounts({"gold": "−n"}), sign("arrow", 44), new_face()],
    "extra_turn": lambda card: [text("+1", 66), dice(2), sign("arrow", 44), cards(1)],
    "left_hand": lambda card: [sign("others", 96), sign("cross", 60), sign("arrow", 44), dice(2)],
    "first_titan": lambda card: [one_above({"moon": 1, "sun": 1}), sign("arrow", 44), cards(1)],
    "goddess": lambda card: [chosen_dice()],
    "walk": lambda card: _walk(card, f"+{card.feat.times}"),
    "walk_back": lambda card: _walk(card, f"−{card.feat.times}"),
    "memory": _memory,
    "oracle": _oracle,
}
"""By the name of the effect."""
