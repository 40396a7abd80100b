"""What players have in front of them: dice, what continues working, the hammer, the place in the module."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.rulings import LAP
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.dice_forge import palette
from rendering.dice_forge.art import pieces
from rendering.dice_forge.board import hero_progress
from rendering.dice_forge.modules import celestial_die, golems
from rendering.dice_forge.view import HeroView, TableView


def turn_sign(table: TableView, hero: HeroView, size: int) -> Sprite | None:
    """The sign of who is asked or whose turn it is; None where both are one seat, or for everyone else."""
    if table.over or table.asked == (table.acting,):
        return None
    if hero.number in table.asked:
        return pieces.asked_sign(size)
    return pieces.turn(size) if hero.number == table.acting else None


def write_gain(sheet: Sheet, gain: int, x: float, y: float, size: int, anchor: str = "start") -> float:
    """What the turn has brought of a kind, or taken; returns how long that is."""
    ink = palette.NEW if gain > 0 else theme.EMBER_LIGHT
    return sheet.write(f"+{gain}" if gain > 0 else f"−{-gain}", x, y, size, ink, "black", anchor)


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


def draw_kept(sheet: Sheet, token: Kept, x: float, y: float, size: int, letters: int) -> None:
    """A token with its number in ``letters`` of that size, or with what lies on it."""
    sheet.centre(pieces.token(token.card, size), x, y)
    sheet.note_piece("card", token.card, x, y, size, size)
    apart = size * 0.335
    if token.kind:
        sheet.centre(pieces.held_piece(token.kind, token.held, round(size * 0.62)), x + apart, y + apart)
    elif token.number > 1:
        sheet.figure(token.number, x + apart, y + apart - 1, letters, theme.WHITE, halo=True)


def _lasts(card: str) -> bool:
    return bool({"reinforcement", "automatic"} & set(CARDS[card].feat.types))


def draw_standing(sheet: Sheet, hero: HeroView, x: float, y: float) -> float:
    """Where the golem stands, or what the marker's space on the Titans' track is worth; returns how long that is."""
    if hero.golem:
        sheet.centre(golems.golem(hero.look, 44), x + 20, y)
        return 52 + sheet.write(str(hero.golem), x + 44, y + 13, 40, theme.WHITE, "black")
    if hero.track:
        chip = pieces.marked_space(hero.marked, 34)
        sheet.centre(chip, x + chip.width / 2, y)
        return chip.width + 6
    return 0


def draw_hammer(sheet: Sheet, hero: HeroView, x: float, y: float, long: int) -> float:
    """How far the hammer has come: lap, a bar of that length, and the gold on it; returns how long all is."""
    if not hero.lap:
        return 0
    sheet.centre(pieces.token("hammer", 40), x + 20, y)
    at = x + 48
    at += sheet.write(hero_progress.LAPS[hero.lap], at, y + 13, 40, theme.WHITE, "black") + 10
    sheet.stamp(pieces.progress(long, 20, hero.step, LAP), at, y - 10)
    at += long + 10
    at += sheet.write(str(hero.step), at, y + 13, 40, theme.WHITE, "black")
    return at + sheet.write(f"/{LAP}", at + 1, y + 12, theme.DENSE, theme.MUTED) - x
