"""The players' panels: points, stores, both dice with the faces that they show, cards and permanent effects."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.faces import DICE
from engine.dice_forge.data.rulings import LAP
from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import rect
from rendering.canvas.text import width
from rendering.dice_forge.art import pieces
from rendering.dice_forge.board import hero_progress
from rendering.dice_forge.layout import Box, Layout
from rendering.dice_forge.modules import celestial_die, golems
from rendering.dice_forge.view import HeroView, TableView, is_fresh
from rendering.translations import Translations

BAND = 58


@cache
def ground(layout: Layout, looks: tuple[theme.Side, ...]) -> str:
    """The panels, their bands in the players' colours."""
    drawn = ""
    for seat, look in enumerate(looks):
        box = layout.panel(seat)
        drawn += scenery.panel(*box) + _band(box.left, box.top, box.width, look.colour, 0.24)
    return drawn


def _band(x: float, y: float, wide: float, colour: str, opacity: float) -> str:
    return rect(x + 2, y + 2, wide - 4, BAND, 14, colour, opacity=opacity) + rect(
        x + 2, y + BAND, wide - 4, 3, 0, colour
    )


@cache
def _acting_band(wide: int, colour: str) -> Sprite:
    return Sprite(_band(0, 0, wide, colour, 0.3), wide, BAND + 4)


@cache
def _frame(wide: int, high: int, colour: str) -> Sprite:
    """The thick frame around who is asked."""
    return Sprite(rect(4, 4, wide, high, theme.RADIUS, "none", colour, 6), wide + 8, high + 8)


def draw(sheet: Sheet, table: TableView, layout: Layout, words: Translations) -> None:
    """Put every player's panel on the sheet."""
    for hero in table.heroes:
        box = layout.panel(hero.number)
        sheet.note(f"panel:{hero.number}", *box)
        if hero.number == table.acting and not table.over:
            sheet.stamp(_acting_band(box.width, hero.look.colour), box.left, box.top)
        if hero.number in table.asked:
            sheet.stamp(_frame(box.width, box.height, theme.GOLD), box.left - 4, box.top - 4)
        _name(sheet, table, hero, box, words)
        if layout.players == 2:
            _wide(sheet, table, hero, box, layout)
        else:
            _narrow(sheet, table, hero, box, layout)


def _name(sheet: Sheet, table: TableView, hero: HeroView, box: Box, words: Translations) -> None:
    middle = box.top + BAND / 2 + 1
    sheet.centre(pieces.mark(hero.look, 42), box.left + 34, middle)
    x, right = box.left + 62.0, box.left + box.width - 114.0
    if hero.number == table.first:
        sheet.centre(pieces.sign("torch", 44), x + 8, middle)
        x += 26
    place = words("diceforge-picture-place", place=hero.place)
    ink = theme.GOLD if hero.place == 1 else theme.MUTED
    gain = hero.gains["vp"]
    wide = sheet.write(place, right, middle + (0 if gain else 11), 32, ink, "black", "end")
    if gain:
        wide = max(wide, write_gain(sheet, gain, right, middle + 24, 24, "end"))
    sheet.write(hero.name, x, middle + 12, 34, theme.WHITE, "extra", room=right - wide - 12 - x, smallest=26)
    sheet.centre(pieces.points(hero.points, 104), box.left + box.width - 52, box.top + 36)
    sheet.note(f"points:{hero.number}", box.left + box.width - 104, box.top - 16, 104, 104)
    turn_signs(sheet, table, hero, box)


def turn_signs(sheet: Sheet, table: TableView, hero: HeroView, box: Box) -> None:
    """The signs of who is asked and whose turn it is, left of the mark; none where both are one seat."""
    if table.over or table.asked == (table.acting,):
        return
    if hero.number in table.asked:
        sheet.centre(pieces.asked_sign(34), box.left + 8, box.top + 12)
    if hero.number == table.acting:
        sheet.centre(pieces.turn(32), box.left + 8, box.top + 48)


def _narrow(sheet: Sheet, table: TableView, hero: HeroView, box: Box, layout: Layout) -> None:
    """Stores, dice and cards below each other: three and four players."""
    inner = box.width - 16
    _stores(sheet, hero, box.left + 8, box.top + 101, inner, 50 if len(hero.stores) == 3 or inner > 480 else 40)
    cell = layout.cell
    gap = inner - 2 * (3 * cell + 10)
    for die in range(2):
        draw_die(sheet, table, hero, die, box.left + 8 + die * (3 * cell + 10 + gap), box.top + 131, cell)
    _belongings(sheet, hero, box.left + 12, box.top + box.height - 34, box.width - 24)


def _wide(sheet: Sheet, table: TableView, hero: HeroView, box: Box, layout: Layout) -> None:
    """Dice on the left, stores beside them, then the throws of this turn: two players, who roll twice."""
    cell = layout.cell
    wide = 3 * cell
    sheet.note(f"dice:{hero.number}", box.left + 10, box.top + 70, 2 * wide + 16, 2 * cell)
    sheet.note(f"store:{hero.number}", box.left + 36 + 2 * wide, box.top + 70, 150, 2 * cell)
    sheet.note(f"kept:{hero.number}", box.left + 116, box.top + box.height - 58, 52, 52)
    for die, name in enumerate(DICE):
        sheet.note(f"die:{hero.number}:{name}", box.left + 10 + die * (wide + 16), box.top + 70, wide, 2 * cell)
        draw_die(sheet, table, hero, die, box.left + 10 + die * (3 * cell + 16), box.top + 70, cell)
    left = box.left + 10 + 2 * (3 * cell + 16)
    pitch = 168 / len(hero.stores)
    for at, kind in enumerate(hero.stores):
        _store(sheet, hero, kind, left + 28, box.top + 72 + (at + 0.5) * pitch, round(min(52, pitch)))
    _throws(sheet, hero, box.left + box.width - 66, box.top + 90)
    _belongings(sheet, hero, box.left + 12, box.top + box.height - 32, box.width - 24)


def _throws(sheet: Sheet, hero: HeroView, x: float, y: float) -> None:
    """The faces of each throw of this turn, the last three at most."""
    if len(hero.rolls) > 1:
        for row, faces in enumerate(hero.rolls[-3:]):
            for at, face in enumerate(faces):
                middle = x + (at - (len(faces) - 1) / 2) * 52, y + 24 + row * 54
                sheet.centre(pieces.face(face, 48), *middle)
                sheet.centre(pieces.ring(46, theme.ROLLED), *middle)


def _stores(sheet: Sheet, hero: HeroView, x: float, y: float, room: float, size: int) -> None:
    spare = room - sum(_store_width(hero, kind, size) for kind in hero.stores)
    for kind in hero.stores:
        _store(sheet, hero, kind, x + size / 2, y, size)
        x += _store_width(hero, kind, size) + spare / (len(hero.stores) - 1)


def _letters(size: int) -> tuple[int, int]:
    """The letters beside a symbol of this size: for what there is, and for its cap."""
    return (44, 24) if size >= 50 else (38, 20)


def _store_width(hero: HeroView, kind: str, size: int) -> float:
    letters, small = _letters(size)
    cap, gain = width(f"/{hero.caps[kind]}", small), width(f"+{hero.gains[kind]}", small, "black")
    room = size + 8 if size >= 50 else size + 4
    return room + width(str(hero.store[kind]), letters, "black") + max(cap, gain if hero.gains[kind] else 0)


def _store(sheet: Sheet, hero: HeroView, kind: str, x: float, y: float, size: int) -> None:
    """What a hero has of a kind and can hold at most; above it what the turn has brought."""
    amount, cap = hero.store[kind], hero.caps[kind]
    letters, small = _letters(size)
    sheet.centre(pieces.resource(kind, size), x, y)
    left, base = x + size / 2 + (5 if size >= 50 else 2), y + round(letters * 0.34)
    ink = theme.GOLD_LIGHT if amount == cap else theme.WHITE
    left += sheet.write(str(amount), left, base, letters, ink, "black")
    sheet.write(f"/{cap}", left + 1, base, small, theme.MUTED)
    if hero.gains[kind]:
        write_gain(sheet, hero.gains[kind], left + 3, base - 21, small)


def write_gain(sheet: Sheet, gain: int, x: float, y: float, size: int, anchor: str = "start") -> float:
    """What the turn has brought of a kind, or taken; returns how long that is."""
    ink = theme.GLORY_LIGHT if gain > 0 else theme.SUN_CORE
    return sheet.write(f"+{gain}" if gain > 0 else f"−{-gain}", x, y, size, ink, "black", anchor)


def draw_die(sheet: Sheet, table: TableView, hero: HeroView, die: int, x: float, y: float, cell: int) -> None:
    """A die's six faces with the owners of boars, the rolled face, and those that are new."""
    sides = hero.dice[die]
    sheet.stamp(pieces.die(sides, cell), x, y)
    for side, face in enumerate(sides):
        if face in table.boars:
            at = pieces.place_on_die(side, cell)
            look = table.heroes[table.boars[face]].look
            sheet.centre(pieces.owner(look, round(cell * 0.44)), x + at[0] + cell * 0.26, y + at[1] - cell * 0.26)
    if not table.drafting:
        at = pieces.place_on_die(hero.up[die], cell)
        sheet.centre(pieces.ring(cell - 1, theme.ROLLED), x + at[0], y + at[1])
    for side in range(len(sides)):
        if is_fresh(hero, die, side):
            at = pieces.place_on_die(side, cell)
            corner = x + at[0] - cell * 0.43, y + at[1] + cell * 0.42
            sheet.centre(pieces.fresh(hero.look.colour, round(cell * 0.38)), *corner)


def _belongings(sheet: Sheet, hero: HeroView, x: float, y: float, room: float) -> None:
    """Cards and points, the place in the module, what continues working, throws of the Celestial Die, the hammer."""
    right = x + room - _hammer(sheet, hero, x + room, y, room * 0.36)
    sheet.centre(pieces.card_count(50), x + 18, y)
    sheet.figure(len(hero.cards), x + 18, y, 32, theme.INK)
    sheet.centre(pieces.points(hero.feat_points, 56), x + 70, y)
    x += 106
    x += _standing(sheet, hero, x, y)
    for side in hero.thrown[-1:]:
        sheet.centre(_thrown_side(side, 46), right - 26, y)
        sheet.centre(pieces.ring(46, theme.ROLLED), right - 26, y)
        right -= 56
    tokens = continuing_effects(hero)
    if not tokens:
        return
    if (right - x) < 34 * len(tokens):
        tokens = together(tokens)
    pitch = min(54.0, (right - x - 46) / max(1, len(tokens) - 1)) if len(tokens) > 1 else 0
    for at, token in enumerate(tokens):
        draw_kept(sheet, token, x + 22 + at * pitch, y, 46, 28)


@cache
def _thrown_side(side: str, size: int) -> Sprite:
    """A side of the Celestial Die that was thrown in this turn."""
    return centre(celestial_die.face(side), size + 4, scale=size / 102)


def _standing(sheet: Sheet, hero: HeroView, x: float, y: float) -> float:
    """Where the golem stands, or what the marker's space on the Titans' track is worth; how much room that takes."""
    if hero.golem:
        sheet.centre(golems.golem(hero.look, 44), x + 20, y)
        return 52 + sheet.write(str(hero.golem), x + 44, y + 12, 34, theme.WHITE, "black")
    if hero.track:
        chip = pieces.marked_space(hero.marked, 36)
        sheet.centre(chip, x + chip.width / 2 - 6, y)
        return chip.width + 2
    return 0


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
    apart = size * 0.335
    if token.kind:
        sheet.centre(pieces.held_piece(token.kind, token.held, round(size * 0.62)), x + apart, y + apart)
    elif token.number > 1:
        sheet.figure(token.number, x + apart, y + apart - 1, letters, theme.GOLD, halo=True)


def _lasts(card: str) -> bool:
    return bool({"reinforcement", "automatic"} & set(CARDS[card].feat.types))


def _hammer(sheet: Sheet, hero: HeroView, right: float, y: float, room: float) -> float:
    """How far the hammer has come, at the right end; how much room that takes."""
    if not hero.lap:
        return 0
    text = f"{hero.step}"
    cap = f"/{LAP}"
    long = width(text, 36, "black") + width(cap, 22)
    sheet.write(cap, right, y + 4, 22, theme.MUTED, anchor="end")
    sheet.write(text, right - width(cap, 22), y + 4, 36, theme.WHITE, "black", "end")
    wide = round(max(long + 78, 122))
    sheet.centre(pieces.token("hammer", 46), right - wide + 22, y)
    sheet.write(hero_progress.LAPS[hero.lap], right - wide + 50, y + 4, 30, theme.GOLD, "black")
    sheet.stamp(pieces.progress(wide - 50, 14, hero.step, LAP), right - wide + 50, y + 12)
    return wide + 12
