"""A feat's effect as a row of signs that can be read without words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.dice_forge.data.cards import CARDS, MEMORY, Card, Feat
from engine.dice_forge.data.faces import POOLS
from engine.dice_forge.data.rulings import CHEST, COMPANION, LAP_VP, SCEPTER
from rendering import theme
from rendering.canvas.svg import group
from rendering.dice_forge.art import emblems, faces
from rendering.dice_forge.art.pictograms import (
    GAP,
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
from rendering.dice_forge.art.silhouettes import silhouette


def _blessings(feat: Feat, rolled: int) -> list[Piece]:
    row = [dice(rolled)]
    if feat.times > 1:
        row.append(text(f"×{feat.times}"))
    if feat.exchange:
        kinds = "".join(group(emblems.resource(kind, 1), 42 * at, scale=0.8) for at, kind in enumerate(feat.exchange))
        long = 80 + 42 * (len(feat.exchange) - 1)
        row.append(Piece(group(kinds, 40 - long / 2), long))
        row += [sign("arrow", 44), Piece(emblems.resource("vp", next(iter(feat.exchange.values()))), 100)]
    return row


def _forged_face(card: Card) -> list[Piece]:
    """The Garden's face; of several, the card's own colour or all of them."""
    designs = dict.fromkeys(POOLS[card.feat.pool].faces)
    sides = [face for face in designs if card.colour and face.endswith(card.colour)] or list(designs)
    if len(sides) == 1:
        return [sign("plus", 56), Piece(faces.face(sides[0]), 100)]
    return [Piece(group(faces.face(face), scale=0.94), 92) for face in sides]


def _token(feat: Feat) -> list[Piece]:
    if feat.token == "cerberus":
        return [dice(2), sign("reinforcement", 84)]
    return either(amounts(feat.choices))


def _twins(card: Card) -> list[Piece]:
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
    rich = [*amounts({"gold": f"{card.feat.rich}+"}), sign("arrow", 44), *amounts(card.feat.choices)]
    return [*amounts(card.feat.gains), or_else(), *rich]


def _walk(card: Card, steps: str) -> list[Piece]:
    return [Piece(group(silhouette("golem", theme.INK, theme.IVORY), scale=0.96), 96), text(steps)]


def _memory(card: Card) -> list[Piece]:
    first, second = (amounts(side) for side in MEMORY.values())
    return [text(f"{card.feat.times}×", 66), *first, or_else(), *second]


def _oracle(card: Card) -> list[Piece]:
    back = Piece(group(emblems.sign("arrow", theme.INK), scale=0.5, turn=180), 50)
    return [dice(1), one_above({"ancient": "", "loyalty": ""}), sign("arrow", 44), sign("others", 96), back]


_EFFECTS: dict[str, Callable[[Card], list[Piece]]] = {
    "hammer": lambda card: [
        Piece(emblems.resource("gold"), 96),
        sign("arrow", 52),
        *(Piece(emblems.resource("vp", worth), 100) for worth in LAP_VP),
    ],
    "chest": lambda card: [sign("rise", 56), *amounts({kind: more for kind, more in CHEST.items() if more})],
    "minor_blessings": lambda card: _blessings(card.feat, 1),
    "divine_blessings": lambda card: _blessings(card.feat, 2),
    "satyrs": lambda card: [sign("others", 96), dice(2)],
    "minotaur": lambda card: [sign("others", 96), dice(2), sign("minus", 60)],
    "boar": _forged_face,
    "forge_from": _forged_face,
    "token": lambda card: _token(card.feat),
    "gain_per_forged_face": lambda card: [
        Piece(emblems.face_sign(), 90),
        sign("arrow", 52),
        *amounts(card.feat.gains),
    ],
    "gain": lambda card: [sign("plus", 56), *amounts(card.feat.gains)],
    "choose": lambda card: either(amounts(card.feat.choices)),
    "misfortune": lambda card: [*_forged_face(card), dice(2)],
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


def _printed_effect(card: Card) -> list[Piece]:
    """What an effect costs and gives, for effects without signs of their own."""
    price = [*amounts(card.feat.price), sign("arrow", 52)] if card.feat.price else []
    return [*price, *amounts(card.feat.gains)]


def signs(card_id: str) -> list[Piece]:
    """The signs of a card's effect; none for a card without one."""
    card = CARDS[card_id]
    if card.feat.oust_vp:
        ousts = [sign("others", 96), sign("cross", 60)]
        return [*ousts, Piece(emblems.resource("vp", card.feat.oust_vp), 100)]
    if card.feat.price and not card.feat.effect:
        return _twins(card)
    return _EFFECTS.get(card.feat.effect, _printed_effect)(card) if card.feat.effect else []


def _measure(card_id: str, room: float, height: float) -> tuple[list[Piece], float, float]:
    """The signs, how long their row is, and how it is scaled."""
    pieces = signs(card_id)
    whole = sum(piece.width for piece in pieces) + GAP * (len(pieces) - 1)
    return pieces, whole, min(height / 100, room / whole) if pieces else 0


def long(card_id: str, room: float, height: float) -> float:
    """How long a card's row of signs is."""
    _, whole, scale = _measure(card_id, room, height)
    return whole * scale


@cache
def row(card_id: str, room: float, height: float) -> str:
    """The effect as a row around the origin, at most ``room`` wide and ``height`` tall; "" when there is none."""
    pieces, whole, scale = _measure(card_id, room, height)
    markup, x = "", -whole / 2
    for piece in pieces:
        markup += group(piece.fragment, x + piece.width / 2)
        x += piece.width + GAP
    return group(markup, scale=scale) if pieces else ""
