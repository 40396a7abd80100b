"""What a feat does, as a row of signs that can be read without words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from engine.dice_forge.cards import CARDS, Card, Feat
from engine.dice_forge.faces import POOLS
from engine.dice_forge.rulings import CHEST, LAP_VP
from rendering import theme
from rendering.dice_forge import emblems, faces
from rendering.svg import circle, group
from rendering.text import figure, width

GAP = 10


class Piece(NamedTuple):
    """One sign of a row, drawn around its middle, 100 pixels tall and so wide."""

    fragment: str
    width: float


def _amounts(amounts: Mapping[str, int]) -> list[Piece]:
    return [Piece(emblems.resource(kind, amount), 100) for kind, amount in amounts.items()]


def _sign(name: str, size: float = 70) -> Piece:
    return Piece(group(emblems.sign(name, theme.INK), scale=size / 100), size)


def _text(words: str, size: float = 74) -> Piece:
    return Piece(figure(words, 0, 0, size, theme.INK, None), width(words, size, "black"))


def _dice(count: int) -> Piece:
    drawn = emblems.rolled_die(0, 0, 88, theme.WHITE)
    if count == 1:
        return Piece(drawn, 92)
    return Piece(group(drawn, -30, -4) + group(drawn, 30, 4), 156)


def _either(pieces: list[Piece]) -> list[Piece]:
    """One of them: a question mark between."""
    mark = circle(0, 0, 27, theme.INK) + figure("?", 0, 0, 46, theme.GOLD, None)
    row: list[Piece] = []
    for piece in pieces:
        row += [Piece(mark, 42), piece] if row else [piece]
    return row


def _blessings(feat: Feat, dice: int) -> list[Piece]:
    row = [_dice(dice)]
    if feat.times > 1:
        row.append(_text(f"×{feat.times}"))
    if feat.exchange:
        kinds = "".join(group(emblems.resource(kind, 1), 42 * at, scale=0.8) for at, kind in enumerate(feat.exchange))
        long = 80 + 42 * (len(feat.exchange) - 1)
        row.append(Piece(group(kinds, 40 - long / 2), long))
        row += [_sign("arrow", 44), Piece(emblems.resource("vp", next(iter(feat.exchange.values()))), 100)]
    return row


def _forged(card: Card) -> list[Piece]:
    """The Garden's face; of several, the card's own colour or all of them."""
    designs = dict.fromkeys(POOLS[card.feat.pool].faces)
    shown = [face for face in designs if card.colour and face.endswith(card.colour)] or list(designs)
    if len(shown) == 1:
        return [_sign("plus", 56), Piece(faces.face(shown[0]), 100)]
    return [Piece(group(faces.face(face), scale=0.94), 92) for face in shown]


def _token(feat: Feat) -> list[Piece]:
    if feat.token == "cerberus":
        return [_dice(2), _sign("reinforcement", 84)]
    return _either(_amounts(feat.choices))


_EFFECTS: dict[str, Callable[[Card], list[Piece]]] = {
    "hammer": lambda card: [
        Piece(emblems.resource("gold"), 96),
        _sign("arrow", 52),
        *(Piece(emblems.resource("vp", worth), 100) for worth in LAP_VP),
    ],
    "chest": lambda card: [_sign("rise", 56), *_amounts(CHEST)],
    "minor_blessings": lambda card: _blessings(card.feat, 1),
    "divine_blessings": lambda card: _blessings(card.feat, 2),
    "satyrs": lambda card: [_sign("others", 96), _dice(2)],
    "minotaur": lambda card: [_sign("others", 96), _dice(2), _sign("minus", 60)],
    "boar": _forged,
    "forge_from": _forged,
    "token": lambda card: _token(card.feat),
    "gain_per_forged_face": lambda card: [
        Piece(emblems.face_sign(), 90),
        _sign("arrow", 52),
        *_amounts(card.feat.gains),
    ],
    "trade": lambda card: [*_amounts(card.feat.price), _sign("arrow", 52), *_amounts(card.feat.gains)],
    "gain": lambda card: [_sign("plus", 56), *_amounts(card.feat.gains)],
    "choose": lambda card: _either(_amounts(card.feat.choices)),
}


def signs(card_id: str) -> list[Piece]:
    """The signs of a card's effect; none for a card without one."""
    card = CARDS[card_id]
    if card.feat.oust_vp:
        ousts = [_sign("others", 96), _sign("cross", 60)]
        return [*ousts, Piece(emblems.resource("vp", card.feat.oust_vp), 100)]
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
