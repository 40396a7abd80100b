"""The legend of Hercules' board: each sign with a sentence."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas import symbols
from rendering.canvas.icons import icon
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group
from rendering.canvas.text import figure
from rendering.hercules import card_hand
from rendering.hercules.art import emblems, figures, pieces
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import compact_legend, legend_page
from rendering.templates.legend_page import SIGN, Entry
from rendering.translations import Translations

GOD, DEMIGOD = "god_apollo", "hecate"
"""Whose cards stand for all of their kind."""


def sheet_of(words: Translations) -> Sheet:
    """The legend as a sheet of sprites."""
    return legend_page.sheet_of(words("hercules-picture-legend"), entries(words), theme.LAPIS)


def compact_sheet_of(words: Translations) -> Sheet:
    """The legend for small screens."""
    return compact_legend.sheet_of(words("hercules-picture-legend"), entries(words))


def sentences(words: Translations) -> list[str]:
    """The legend in sentences."""
    return legend_page.sentences(entries(words), words)


def entries(words: Translations) -> list[Entry]:
    """Every kind of sign once: the track, what lies there to be won, abilities, a side's area."""
    look = theme.SIDES[0]
    signs = {
        "pegasus": pieces.silhouette(emblems.PEGASUS, 84, theme.IVORY),
        "points": _points(),
        "apprentice": _apprentice(look),
        "marker": _marker(look),
        "taken": pieces.taken_note(look),
        "god": _god(),
        "demigod": pieces.stack_sign(DEMIGOD, 0, 84),
        "vase": _vase(),
        "chip": _chips(),
        "stock": _stock(look),
        "symbol": _majority(),
        "ready": _ready(),
    }
    return legend_page.entries("hercules", signs, words) + [
        Entry(
            pieces.ability(name, 88, True),
            _capital(words(f"hercules-ability-{name}")),
            words(f"hercules-ability-{name}-text"),
        )
        for name in emblems.ABILITIES
    ]


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


@cache
def _god() -> Sprite:
    card = card_hand.tablet(GOD, 108, 114, "", False)
    return centre(group(card.fragment, -card.width / 2, -card.height / 2), SIGN, SIGN + 6)


@cache
def _vase() -> Sprite:
    markup = icon(emblems.VASE, 0, 12, 84, theme.TERRACOTTA, theme.INK, 4) + figure(4, -4, 24, theme.READ)
    return centre(markup + group(symbols.points(8, 62), 26, -25), SIGN)


@cache
def _points() -> Sprite:
    return centre(symbols.points(18, 88), SIGN)


@cache
def _apprentice(look: theme.Side) -> Sprite:
    ghost, walker = figures.ghost(look), figures.walker(look, 1.2)
    return centre(group(ghost.fragment, -76, -48) + group(walker.fragment, -34, -58), SIGN)


@cache
def _marker(look: theme.Side) -> Sprite:
    return figures.stone(look, 70, ringed=True)


@cache
def _chips() -> Sprite:
    golden, plain = pieces.chip(9, 64, True), pieces.chip(3, 62, False)
    return centre(group(plain.fragment, -56, -52) + group(golden.fragment, -8, -14), SIGN)


@cache
def _stock(look: theme.Side) -> Sprite:
    card = group(symbols.glyph("card", theme.IVORY), 26, 4, 0.62)
    return centre(group(figures.stone(look, 50).fragment, -72, -40) + card, SIGN)


@cache
def _majority() -> Sprite:
    markup = group(emblems.laurel() + emblems.symbol("mul"), -22, 0, 0.66)
    return centre(markup + figure(4, 34, 0, 60, theme.WHITE, None), SIGN)


@cache
def _ready() -> Sprite:
    bright, dim = group(emblems.ability("copy"), -22, -18, 0.6), group(emblems.ability("copy", False), 26, 26, 0.5)
    return centre(bright + dim + figure(2, 6, -2, theme.READ, theme.WHITE), SIGN)


@picture("hercules", "explained", file="legend", menu=1)
def draw(scene: Scene) -> Drawing:
    """The signs of the board, explained."""
    sheet = (compact_sheet_of if scene.compact else sheet_of)(scene.words)
    return Drawing(sheet, sentences(scene.words))
