"""The legend of Dice Forge's board: each sign with a sentence."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas import symbols
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group, rect
from rendering.canvas.text import Lettering, figure, write
from rendering.dice_forge import palette
from rendering.dice_forge.art import emblems, hoplite, pieces, plates
from rendering.dice_forge.board import hero_progress
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import compact_legend, legend_page, marks
from rendering.templates.legend_page import SIGN, Entry
from rendering.translations import Translations


def sheet_of(words: Translations) -> Sheet:
    """The legend as a sheet of sprites."""
    return legend_page.sheet_of(words("diceforge-picture-legend"), entries(words), theme.LAPIS)


def compact_sheet_of(words: Translations) -> Sheet:
    """The legend for small screens."""
    return compact_legend.sheet_of(words("diceforge-picture-legend"), entries(words))


def sentences(words: Translations) -> list[str]:
    """The legend in sentences."""
    return legend_page.sentences(entries(words), words)


def entries(words: Translations) -> list[Entry]:
    """Every kind of sign once: frames, the islands, the temple, a player's panel."""
    look = theme.SIDES[0]
    signs = {
        "lit": _frame(theme.GOLD),
        "bought": _note(look),
        "up": centre(group(plates.plate(), scale=0.7) + _ring(), SIGN),
        "newest": _newest(),
        "home": _on_quay(),
        "hero": hoplite.hoplite_sprite(look, 0.74),
        "price": pieces.resource("gold", 86, 3),
        "immediate": _badge("immediate"),
        "reinforcement": _badge("reinforcement"),
        "automatic": _badge("automatic"),
        "joint": _joints(),
        "store": _store(),
        "points": _points(),
        "feats": _feats(),
        "hammer": _hammer(),
        "asked": marks.asked_sign(84),
        "turn": marks.turn(84),
        "torch": pieces.sign("torch", 92),
        "halt": marks.halt(68, True),
        "foot": _foot(),
    }
    return legend_page.entries("diceforge", signs, words)


def _frame(colour: str) -> Sprite:
    markup = rect(-38, -48, 76, 96, 12, theme.VACANT) + rect(-44, -54, 88, 108, 14, "none", theme.INK, 9)
    return centre(markup + rect(-44, -54, 88, 108, 14, "none", colour, 6), SIGN, SIGN + 8)


def _note(look: theme.Side) -> Sprite:
    note = marks.taken_note(look)
    return centre(group(note.fragment, -note.width * 0.75, -note.height * 0.75, 1.5), SIGN)


@cache
def _on_quay() -> Sprite:
    """Someone who waits on the quay."""
    stone = rect(-52, 34, 104, 22, 0, palette.QUAY_BAND) + rect(-52, 34, 104, 4, 0, palette.QUAY_EDGE)
    return centre(stone + group(hoplite.hoplite(theme.Side(theme.MUTED, "circle")), -2, 40, 0.7), SIGN, SIGN + 8)


def _ring() -> str:
    return rect(-42, -42, 84, 84, 16, "none", theme.INK, 10) + rect(-42, -42, 84, 84, 16, "none", theme.ROLLED, 7)


@cache
def _newest() -> Sprite:
    star = pieces.fresh(palette.NEW, 44)
    return centre(group(plates.plate(), 2, -4, 0.84) + group(star.fragment, -54, 6), SIGN)


@cache
def _badge(kind: str) -> Sprite:
    return centre(emblems.badge(kind), SIGN, scale=0.84)


@cache
def _joints() -> Sprite:
    return centre(plates.joint(False, -27, 0, 52) + plates.joint(True, 27, 0, 52), SIGN)


@cache
def _store() -> Sprite:
    markup = group(emblems.resource("moon"), -28, -24, 0.54) + write(
        "+2", 6, -10, Lettering(theme.READ, palette.NEW, "black")
    )
    markup += write("4", -30, 40, Lettering(theme.READ, theme.WHITE, "black")) + write(
        "/6", -3, 40, Lettering(theme.READ, theme.MUTED)
    )
    return centre(markup, SIGN)


@cache
def _points() -> Sprite:
    return centre(
        group(symbols.points(32, 84), 10, 12) + write("1.", -54, -22, Lettering(theme.READ, theme.WHITE, "black")), SIGN
    )


@cache
def _feats() -> Sprite:
    markup = group(symbols.glyph("card", theme.IVORY), -24, 0, 0.7) + figure(5, 26, 0, 48, theme.WHITE, None)
    return centre(markup, SIGN)


@cache
def _foot() -> Sprite:
    """The signs of the rows at the temple's foot."""
    return centre(
        group(emblems.sign("portal", theme.IVORY), -28, 0, 0.56)
        + group(emblems.sign("forest", theme.IVORY), 28, 0, 0.56),
        SIGN,
    )


@cache
def _hammer() -> Sprite:
    bar = pieces.progress(92, 18, 8, 15)
    markup = group(bar.fragment, -46, 28) + write(
        "8/15", 0, 20, Lettering(theme.READ, theme.WHITE, "black", narrow=0.96), "middle"
    )
    return centre(markup + write(hero_progress.LAPS[1], -44, -22, Lettering(theme.READ, theme.WHITE, "black")), SIGN)


@picture("diceforge", "explained", file="legend", menu=3)
def draw(scene: Scene) -> Drawing:
    """The signs of the board, explained."""
    sheet = (compact_sheet_of if scene.compact else sheet_of)(scene.words)
    return Drawing(sheet, sentences(scene.words))
