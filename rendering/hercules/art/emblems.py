"""The signs of Hercules: which silhouette, ground and symbol each card and labour has; abilities and symbols drawn."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path

from engine.hercules.cards import Card
from rendering import theme
from rendering.canvas.svg import circle, group, paint, path, rect
from rendering.canvas.symbols import glyph, points
from rendering.canvas.text import figure
from rendering.hercules import palette

GODS = {
    "god_aphrodite": "heart-wings",
    "god_apollo": "lyre",
    "god_ares": "spears",
    "god_artemis": "bow-arrow",
    "god_athena": "owl",
    "god_demeter": "wheat",
    "god_dionysus": "grapes",
    "god_hephaestus": "anvil",
    "god_hera": "queen-crown",
    "god_hermes": "winged-leg",
    "god_poseidon": "trident",
    "god_zeus": "lightning-trio",
}
STACKS = {
    "hestia": ("campfire", "ember"),
    "pan": ("pan-flute", "olive"),
    "aeolus": ("wind-slap", "sky"),
    "hecate": ("three-keys", "violet"),
    "tyche": ("cornucopia", "honey"),
    "morpheus": ("night-sleep", "dusk"),
}
"""Silhouette and ground of each demigod."""
SYMBOL_OF_STACK = {"hestia": "add", "hecate": "sub", "pan": "mul", "aeolus": "div", "tyche": "die", "morpheus": "die"}
PANTHEON, VASE, PEGASUS = "greek-temple", "amphora", "pegasus"
_SIGNS_DRAWN = Path(__file__).with_name("signs")
_SIGNS = {"add": "plus", "sub": "minus", "mul": "times", "div": "divide"}


def silhouette(card: Card) -> tuple[str, str]:
    """Silhouette and ground of a card."""
    if card.kind == "demigod":
        return STACKS[card.stack]
    if card.kind == "god":
        return GODS[card.id], "purple" if card.id == "god_zeus" else "terracotta"
    return (VASE, "terracotta") if card.kind == "vase" else (PANTHEON, "purple")


@cache
def symbol(name: str) -> str:
    """One of the five symbols, around the origin in a box of 100."""
    if name == "die":
        return black_die(None)
    ground = palette.SYMBOLS[name]
    shine = path("M-28.5 -28.5A40 40 0 0 1 39.6 4.6", "none", palette.lit(ground, 0.55), 5)
    return circle(0, 0, 46, ground, theme.INK, 7) + shine + group(glyph(_SIGNS[name], theme.INK), scale=0.92)


@cache
def laurel() -> str:
    """The lower half of a wreath around a symbol: a majority, which brings points."""
    leaf, markup = "M0 6C11 -2 12 -16 0 -30C-12 -16 -11 -2 0 6Z", ""
    for side in (-1, 1):
        for at in range(3):
            angle = math.radians(90 + side * (12 + at * 22))
            x, y = 54 * math.cos(angle), 54 * math.sin(angle)
            grown = path(leaf, theme.LEAF, theme.INK, 5)
            markup += group(grown, x, y, 0.9, math.degrees(angle) + 90 + side * 66)
    return markup


@cache
def black_die(number: int | None, letters: float = 74) -> str:
    """The black die; with a number, the number that earns the card below it, in letters of this size."""
    markup = rect(-45, -45, 90, 90, 20, theme.INK, theme.IVORY, 6)
    if number is not None:
        return markup + figure(number, 0, 0, letters, theme.WHITE, None)
    return markup + "".join(circle(at, at, 10.5, theme.IVORY) for at in (-22, 0, 22))


def sign_of_claim(card: Card, letters: float = 74) -> str:
    """What earns a demigod: the sign of an operation, or a die with the number that its card asks for."""
    return black_die(card.number, letters) if card.number else symbol(SYMBOL_OF_STACK[card.stack])


SMALL = 62
"""Badges of fewer pixels have signs without numbers."""


def _sign(name: str, ink: str, is_small: bool) -> str:
    """The sign of an ability: an SVG file in ``signs/``, or what it adds to a die."""
    if name in ("plus1", "minus1") and is_small:
        return group(glyph("plus" if name == "plus1" else "minus", ink), scale=0.86)
    if name in ("plus1", "minus1"):
        return figure("+1" if name == "plus1" else "−1", -2, 0, 73, ink, None)
    return paint(_SIGNS_DRAWN / f"{name}.svg", ink=ink, edge=theme.INK)


@cache
def ability(name: str, ready: bool = True, is_small: bool = False) -> str:
    """The badge of an active ability, around the origin in a box of 100."""
    ring, ink = (theme.IVORY, theme.WHITE) if ready else (theme.LINE, theme.FAINT)
    return circle(0, 0, 46, theme.INK, ring, 6) + _sign(name, ink, is_small)


@cache
def rest() -> str:
    """The badge of a rest, around the origin in a box of 100: someone lies on a couch."""
    markup = circle(0, 0, 46, theme.INK, theme.IVORY, 6) + rect(-30, 6, 60, 9, 3, theme.WHITE)
    markup += path("M-25 14V28M25 14V28", "none", theme.WHITE, 7) + path("M27 9Q37 -6 27 -15", "none", theme.WHITE, 7)
    return markup + circle(14, -11, 9, theme.WHITE) + path("M-26 1C-22 -13 -6 -10 4 1Z", theme.WHITE)


ABILITIES = ("white", "reroll", "copy", "flip", "plus1", "minus1")
"""The active abilities in the order in which pictures list them."""


def extra_symbols(card: Card) -> tuple[str, ...]:
    """The symbols besides that of its stack, which a demigod's card shows on its own."""
    return card.symbols[1:] if card.kind == "demigod" else card.symbols


def _side_by_side(names: tuple[str, ...], size: float) -> str:
    """Symbols from the upper left to the lower right in a box of this size."""
    each = size * (0.86 if len(names) == 1 else 0.66)
    apart = (size - each) * 1.09 / max(1, len(names) - 1)
    start = -apart * (len(names) - 1) / 2
    places = ((start + at * apart, name) for at, name in enumerate(names))
    return "".join(group(symbol(name), at, at, each / 100) for at, name in places)


def effect(card: Card, size: float, ready: bool = True) -> str:
    """What a card does, as one sign ``size`` pixels wide: its ability, its extra symbols, or its points."""
    if card.active:
        return group(ability(card.ability, ready, size < SMALL), scale=size / 100)
    if card.ability == "bonus":
        return _side_by_side(extra_symbols(card), size)
    return points(card.vp, size, least=theme.READ) if card.vp else ""
