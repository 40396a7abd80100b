"""What players have in front of them: dice, what continues working, the hammer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.rulings import LAP
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group
from rendering.dice_forge import palette
from rendering.dice_forge.art import emblems, pieces
from rendering.dice_forge.board import hero_progress
from rendering.dice_forge.modules import celestial_die
from rendering.dice_forge.view import HeroView, TableView


def turn_sign(table: TableView, hero: HeroView, size: int) -> Sprite | None:
    """The sign of who is asked or whose turn it is; None where both are one seat, or for everyone else."""
    if table.over or table.asked == (table.acting,):
        return None
    if hero.number in table.asked:
        return pieces.asked_sign(size)
    return pieces.turn(size) if hero.number == table.acting else None


def ink_of(gain: int, still: str = theme.WHITE) -> str:
    """The colour of what the turn has brought or taken, and of what it has left as it was."""
    return palette.NEW if gain > 0 else theme.EMBER_LIGHT if gain else still


@cache
def change_sign(size: int, more: bool) -> Sprite:
    """Whether the turn has brought some of a kind or taken some."""
    arrow = group(emblems.sign("rise", ink_of(1 if more else -1)), turn=0 if more else 180)
    return centre(arrow, size, scale=size / 100)


def write_gain(sheet: Sheet, gain: int, x: float, y: float, size: int, anchor: str = "start") -> float:
    """What the turn has brought of a kind, or taken; returns how long that is."""
    return sheet.write(f"+{gain}" if gain > 0 else f"−{-gain}", x, y, size, ink_of(gain), "black", anchor)


@cache
def thrown_side(side: str, size: int) -> Sprite:
    """A side of the Celestial Die that was thrown in this turn."""
    return centre(celestial_die.face(side), size + 4, scale=size / 102)


class Kept(NamedTuple):
    """Something that continues working: the feat or token, how many, and what it holds (``held`` of a ``kind``)."""

    card: str
    number: int
    kind: str = ""
    held: int = 0


def continuing_effects(hero: HeroView) -> list[Kept]:
    """What continues working for a hero: reinforcements, automatic feats, stores, tokens, chests."""
    lasting: list[Kept] = []
    for card, count in hero.card_counts.items():
        feat = CARDS[card].feat.id
        if feat in _OWN_STATE:
            lasting += [token for token in _OWN_STATE[feat](hero) if token not in lasting or feat != "memory"]
        elif _lasts(card):
            lasting.append(Kept(card, count))
    tokens = [Kept(token, count) for token, count in hero.tokens.items() if count]
    return [*lasting, *tokens, *([Kept("chest", hero.chests)] if hero.chests else [])]


def together(tokens: list[Kept]) -> list[Kept]:
    """Several scepters as one with all their gold, several companions as the one that is ahead."""
    kinds = {token.card: [other for other in tokens if other.card == token.card] for token in tokens}
    return [
        alike[0]._replace(held=(sum if alike[0].kind == "gold" else max)(token.held for token in alike))
        for alike in kinds.values()
    ]


_OWN_STATE: dict[str, Callable[[HeroView], list[Kept]]] = {
    "scepter": lambda hero: [Kept("scepter", 1, "gold", held) for held in hero.scepters],
    "companion": lambda hero: [Kept("companion", 1, "step", space) for space in hero.companions],
    "memory": lambda hero: [Kept(hero.memories[0].card, 1, "memory", len(hero.memories))] if hero.memories else [],
}
"""Feats whose cards continue working only while something lies on them."""


LOW = 50
"""Up to this size the number stands beside a token, as there is no room below."""


def draw_kept(sheet: Sheet, token: Kept, x: float, y: float, size: int, letters: int = theme.READ) -> None:
    """A token, at its lower edge how many there are or how much lies on it."""
    sheet.centre(pieces.token(token.card, size), x, y)
    sheet.note_piece("card", token.card, x, y, size, size)
    number = token.held if token.kind else token.number
    if token.kind or number > 1:
        apart = size * 0.335
        sheet.figure(number, x + apart, y + (apart - 1 if size > LOW else size * 0.12), letters, theme.WHITE, halo=True)


def _lasts(card: str) -> bool:
    return bool({"reinforcement", "automatic"} & set(CARDS[card].feat.types))


def draw_hammer(sheet: Sheet, hero: HeroView, x: float, y: float, long: int) -> float:
    """How far the hammer has come: lap, a bar of that length, and the gold on it; returns how long all is."""
    if not hero.lap:
        return 0
    sheet.centre(pieces.token("hammer", 40), x + 20, y)
    at = x + 48
    at += sheet.write(hero_progress.LAPS[hero.lap], at, y + 20, theme.READ, theme.WHITE, "black") + 10
    sheet.stamp(pieces.progress(long, 20, hero.step, LAP), at, y - 6)
    at += long + 10
    at += sheet.write(str(hero.step), at, y + 20, theme.READ, theme.WHITE, "black")
    return at + sheet.write(f"/{LAP}", at + 1, y + 20, theme.READ, theme.MUTED) - x
