"""What a feat does, as a row of signs that can be read without words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.dice_forge.data.cards import CARDS, Card, Feat
from engine.dice_forge.data.faces import POOLS
from engine.dice_forge.data.rulings import CHEST, LAP_VP
from rendering.canvas.svg import group
from rendering.dice_forge.art import emblems, faces
from rendering.dice_forge.art.pictograms import GAP, Piece, amounts, dice, either, sign, text
from rendering.dice_forge.art.rebellion_effects import REBELLION, twins


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


def _forged(card: Card) -> list[Piece]:
    """The Garden's face; of several, the card's own colour or all of them."""
    designs = dict.fromkeys(POOLS[card.feat.pool].faces)
    shown = [face for face in designs if card.colour and face.endswith(card.colour)] or list(designs)
    if len(shown) == 1:
        return [sign("plus", 56), Piece(faces.face(shown[0]), 100)]
    return [Piece(group(faces.face(face), scale=0.94), 92) for face in shown]


def _token(feat: Feat) -> list[Piece]:
    if feat.token == "cerberus":
        return [dice(2), sign("reinforcement", 84)]
    return either(amounts(feat.choices))


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
    "boar": _forged,
    "forge_from": _forged,
    "token": lambda card: _token(card.feat),
    "gain_per_forged_face": lambda card: [
        Piece(emblems.face_sign(), 90),
        sign("arrow", 52),
        *amounts(card.feat.gains),
    ],
    "trade": lambda card: [*amounts(card.feat.price), sign("arrow", 52), *amounts(card.feat.gains)],
    "gain": lambda card: [sign("plus", 56), *amounts(card.feat.gains)],
    "choose": lambda card: either(amounts(card.feat.choices)),
    "misfortune": lambda card: [*_forged(card), dice(2)],
    **REBELLION,
}


def signs(card_id: str) -> list[Piece]:
    """The signs of a card's effect; none for a card without one."""
    card = CARDS[card_id]
    if card.feat.oust_vp:
        ousts = [sign("others", 96), sign("cross", 60)]
        return [*ousts, Piece(emblems.resource("vp", card.feat.oust_vp), 100)]
    if card.feat.price and not card.feat.effect:
        return twins(card)
    return _EFFECTS[card.feat.effect](card) if card.feat.effect else []


def _measured(card_id: str, room: float, height: float) -> tuple[list[Piece], float, float]:
    """The signs, how long their row is, and how it is scaled."""
    pieces = signs(card_id)
    whole = sum(piece.width for piece in pieces) + GAP * (len(pieces) - 1)
    return pieces, whole, min(height / 100, room / whole) if pieces else 0


def long(card_id: str, room: float, height: float) -> float:
    """How long a card's row of signs is."""
    _, whole, scale = _measured(card_id, room, height)
    return whole * scale


@cache
def row(card_id: str, room: float, height: float) -> str:
    """The effect as a row around the origin, at most ``room`` wide and ``height`` tall; "" when there is none."""
    pieces, whole, scale = _measured(card_id, room, height)
    drawn, x = "", -whole / 2
    for piece in pieces:
        drawn += group(piece.fragment, x + piece.width / 2)
        x += piece.width + GAP
    return group(drawn, scale=scale) if pieces else ""
