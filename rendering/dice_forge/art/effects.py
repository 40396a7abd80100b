"""A feat's effect as a row of signs that can be read without words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from engine.dice_forge.data.cards import CARDS, MEMORY, Card, Feat
from engine.dice_forge.data.faces import POOLS
from engine.dice_forge.data.rulings import CHEST, COMPANION, LAP_VP, SCEPTER
from rendering import theme
from rendering.canvas.svg import group
from rendering.dice_forge.art import emblems, numeral_faces
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

FACE = 94
"""Height of a face in a row."""
SMALLEST, STEP = 0.48, 0.02
"""The smallest scale of a row whose numbers are read on their signs, and what is tried from one to the next."""


def _blessings(feat: Feat, dice_count: int, least: float) -> list[Piece]:
    row = [dice(dice_count, least)]
    if feat.times > 1:
        row.append(text(f"×{feat.times}", least=least))
    if feat.exchange:
        kinds = amounts(dict.fromkeys(feat.exchange, 1), least)
        row += [*kinds, sign("arrow", 44), *amounts({"vp": next(iter(feat.exchange.values()))}, least)]
    return row


def _forged_face(card: Card, least: float) -> list[Piece]:
    """The Garden's face; of several, the card's own colour or all of them."""
    designs = dict.fromkeys(POOLS[card.feat.pool].faces)
    sides = [face for face in designs if card.colour and face.endswith(card.colour)] or list(designs)
    plus = [sign("plus", 56)] if len(sides) == 1 else []
    return [*plus, *(_face(face, least) for face in sides)]


def _face(face: str, least: float) -> Piece:
    """A face as boards have them, whose numbers are as large as the other ones of the row."""
    high = int(FACE * theme.READ / least) if least else FACE
    wide = numeral_faces.width_of(face, high)
    return Piece(group(numeral_faces.face(face, high), scale=FACE / high), wide * FACE / high)


def _token(feat: Feat, least: float) -> list[Piece]:
    if feat.token == "cerberus":
        return [dice(2, least), sign("reinforcement", 84)]
    return either(amounts(feat.choices, least))


def _twins(card: Card, least: float) -> list[Piece]:
    """Pay, roll a die once more, take one of two kinds."""
    return [*amounts(card.feat.price, least), sign("arrow", 44), again(), *either(amounts(card.feat.choices, least))]


def _scepter(card: Card, least: float) -> list[Piece]:
    return [*amounts({"gold": f"+{SCEPTER}"}, least), sign("arrow", 44), one_above("sun", "moon")]


def _companion(card: Card, least: float) -> list[Piece]:
    return [text(f"1–{COMPANION}", 60, least), sign("arrow", 44), *amounts({"sun": "n", "vp": "n"}, least)]


def _wind(card: Card, least: float) -> list[Piece]:
    return [sign("others", 96), dice(2, least), sign("arrow", 44), one_of_many()]


def _mists(card: Card, least: float) -> list[Piece]:
    poorest = Piece(emblems.resource("gold") + group(emblems.sign("rise", theme.INK), 0, 0, 0.56, 180), 98)
    return [
        sign("others", 96),
        poorest,
        sign("arrow", 44),
        *amounts({kind: f"−{n}" for kind, n in card.feat.gains.items()}, least),
    ]


def _night(card: Card, least: float) -> list[Piece]:
    return [sign("others", 96), sign("arrow", 44), *amounts(card.feat.gains, least)]


def _right_hand(card: Card, least: float) -> list[Piece]:
    ((kind, _),) = card.feat.exchange.items()
    return [*amounts({kind: "n"}, least), sign("arrow", 44), *amounts({"vp": "n"}, least)]


def _tree(card: Card, least: float) -> list[Piece]:
    rich = [*amounts({"gold": f"{card.feat.rich}+"}, least), sign("arrow", 44), *amounts(card.feat.choices, least)]
    return [*amounts(card.feat.gains, least), or_else(), *rich]


def _walk(card: Card, steps: str, least: float) -> list[Piece]:
    return [Piece(group(silhouette("golem", theme.INK, theme.IVORY), scale=0.96), 96), text(steps, least=least)]


def _memory(card: Card, least: float) -> list[Piece]:
    first, second = (amounts(side, least) for side in MEMORY.values())
    return [text(f"{card.feat.times}×", 66, least), *first, or_else(), *second]


def _oracle(card: Card, least: float) -> list[Piece]:
    back = Piece(group(emblems.sign("arrow", theme.INK), scale=0.5, turn=180), 50)
    return [dice(1, least), one_above("ancient", "loyalty"), sign("arrow", 44), sign("others", 96), back]


_ROOM_IN_CHEST = {kind: more for kind, more in CHEST.items() if more}
_EFFECTS: dict[str, Callable[[Card, float], list[Piece]]] = {
    "hammer": lambda card, least: [
        Piece(emblems.resource("gold"), 96),
        sign("arrow", 52),
        *(each for worth in LAP_VP for each in amounts({"vp": worth}, least)),
    ],
    "chest": lambda card, least: [
        sign("rise", 56),
        *amounts({kind: more for kind, more in CHEST.items() if more}, least),
    ],
    "minor_blessings": lambda card, least: _blessings(card.feat, 1, least),
    "divine_blessings": lambda card, least: _blessings(card.feat, 2, least),
    "satyrs": lambda card, least: [sign("others", 96), dice(2, least)],
    "minotaur": lambda card, least: [sign("others", 96), dice(2, least), sign("minus", 60)],
    "boar": _forged_face,
    "forge_from": _forged_face,
    "token": lambda card, least: _token(card.feat, least),
    "gain_per_forged_face": lambda card, least: [
        Piece(emblems.face_sign(), 90),
        sign("arrow", 52),
        *amounts(card.feat.gains, least),
    ],
    "gain": lambda card, least: [sign("plus", 56), *amounts(card.feat.gains, least)],
    "choose": lambda card, least: either(amounts(card.feat.choices, least)),
    "misfortune": lambda card, least: [*_forged_face(card, least), dice(2, least)],
    "scepter": _scepter,
    "companion": _companion,
    "celestial_die": lambda card, least: [celestial_die(least)],
    "wind": _wind,
    "ancestor": lambda card, least: [sign("plus", 56), glory_face(), dice(1, least)],
    "mists": _mists,
    "eternal_night": _night,
    "right_hand": _right_hand,
    "tree": _tree,
    "merchant": lambda card, least: [*amounts(card.feat.gains, least), or_else(), *better_face("+1", least)],
    "wood_nymph": lambda card, least: [*amounts(card.feat.gains, least), sign("arrow", 44), new_face()],
    "light": lambda card, least: [*amounts(card.feat.price, least), sign("arrow", 44), lying_face(least)],
    "goldsmith": lambda card, least: [cards(2), sign("arrow", 44), *amounts(card.feat.gains, least)],
    "omniscient": lambda card, least: [glory_face(), sign("arrow", 44), *amounts(card.feat.gains, least)],
    "trident": lambda card, least: [*amounts({"gold": "−n"}, least), sign("arrow", 44), new_face()],
    "extra_turn": lambda card, least: [text("+1", 66, least), dice(2, least), sign("arrow", 44), cards(1)],
    "left_hand": lambda card, least: [sign("others", 96), sign("cross", 60), sign("arrow", 44), dice(2, least)],
    "first_titan": lambda card, least: [*either(amounts({"moon": 1, "sun": 1}, least)), sign("arrow", 44), cards(1)],
    "goddess": lambda card, least: [chosen_dice()],
    "walk": lambda card, least: _walk(card, f"+{card.feat.times}", least),
    "walk_back": lambda card, least: _walk(card, f"−{card.feat.times}", least),
    "memory": _memory,
    "oracle": _oracle,
}


def _printed_effect(card: Card, least: float) -> list[Piece]:
    """What an effect costs and gives, for effects without signs of their own."""
    price = [*amounts(card.feat.price, least), sign("arrow", 52)] if card.feat.price else []
    return [*price, *amounts(card.feat.gains, least)]


def signs(card_id: str, least: float = 0) -> list[Piece]:
    """The signs of a card's effect, none for a card without one; no number on them is smaller than ``least``, where a
    sign is 100 tall."""
    card = CARDS[card_id]
    if card.feat.oust_vp:
        return [sign("others", 96), sign("cross", 60), *amounts({"vp": card.feat.oust_vp}, least)]
    if card.feat.price and not card.feat.effect:
        return _twins(card, least)
    return _EFFECTS.get(card.feat.effect, _printed_effect)(card, least) if card.feat.effect else []


class Row(NamedTuple):
    """The signs of an effect side by side, how long they are, and how large a sign is."""

    pieces: tuple[Piece, ...] = ()
    long: float = 0
    scale: float = 0


@cache
def _arrange(card_id: str, room: float, height: float, letters: float) -> Row:
    """The signs as large as they have room; none where they would have to be too small for their numbers."""
    scale = height / 100
    while scale >= SMALLEST:
        pieces = tuple(signs(card_id, letters / scale))
        whole = (sum(piece.width for piece in pieces) + GAP * (len(pieces) - 1)) * scale
        if whole <= room:
            return Row(pieces, whole, scale) if pieces else Row()
        scale -= STEP
    return Row()


def row_length(card_id: str, room: float, height: float, letters: float = theme.READ) -> float:
    """How long a card's row of signs is."""
    return _arrange(card_id, room, height, letters).long


@cache
def row(card_id: str, room: float, height: float, letters: float = theme.READ) -> str:
    """The effect as a row around the origin, at most ``room`` wide and ``height`` tall, with numbers of at least
    ``letters``; "" when there is none, or no room for it."""
    pieces, whole, scale = _arrange(card_id, room, height, letters)
    markup, x = "", -whole / 2
    for piece in pieces:
        wide = piece.width * scale
        markup += group(piece.fragment, x + wide / 2, 0, scale)
        x += wide + GAP * scale
    return markup
