"""The other players, a line each: points, stores, both dice, feats and what continues working."""

from __future__ import annotations

from engine.dice_forge.data.faces import DICE
from rendering import theme
from rendering.canvas.sprites import Sheet
from rendering.dice_forge.art import pieces, slabs
from rendering.dice_forge.board import possessions
from rendering.dice_forge.layout import Box, Layout
from rendering.dice_forge.view import HeroView, TableView, is_fresh

NAME, STORES_END = 34, 818
"""Where names begin, and where the stores end."""
POINTS, ONE_DIGIT, TWO_DIGITS = 122, 84, 104
"""Room of the points, and of a store of which there can be less than ten, or more."""
TALL = 90
"""From this height on a line has a second row for what continues working."""
CHANGE = 30
"""Size of the arrow at what the turn has brought or taken."""


def draw(sheet: Sheet, table: TableView, asked: HeroView, layout: Layout) -> None:
    """A line for everyone but the hero on the quay."""
    others = [hero for hero in table.heroes if hero is not asked]
    for order, hero in enumerate(others):
        _line(sheet, table, hero, layout.line(order), _columns(table, asked))


def _columns(table: TableView, asked: HeroView) -> dict[str, int]:
    """Where the points and each store begin, the same in all lines."""
    most = {kind: max(hero.caps[kind] for hero in table.heroes if hero is not asked) for kind in asked.stores}
    columns, x = {}, STORES_END
    for kind in reversed(asked.stores):
        x -= ONE_DIGIT if most[kind] < 10 else TWO_DIGITS
        columns[kind] = x
    return {**columns, "vp": x - POINTS}


def _line(sheet: Sheet, table: TableView, hero: HeroView, box: Box, columns: dict[str, int]) -> None:
    tall = box.height > TALL
    y = box.top + (38 if tall else box.height / 2)
    sheet.note(f"panel:{hero.number}", 24, box.top, theme.WIDTH - 48, box.height - 24)
    x = NAME + 22.0
    sheet.centre(pieces.mark(hero.look, 38), x, y)
    sign = possessions.turn_sign(table, hero, 30)
    if sign:
        sheet.centre(sign, x - 22, y - 12)
    x += 28
    room = columns["vp"] - 10 - x - (34 if hero.number == table.first else 0)
    x += sheet.write(hero.name, x, y + theme.READ * 0.32, theme.READ, theme.TEXT, "black", room=room)
    sheet.raise_last(box.top + box.height - 3)
    if hero.number == table.first:
        sheet.centre(pieces.sign("torch", 36), x + 18, y)
    _amounts(sheet, hero, y, columns)
    size, pitch, gap = (54, 59, 24) if tall else (43, 50, 20)
    first = 850.0 if tall else 856.0
    sheet.note(f"dice:{hero.number}", first - size / 2, y - size / 2, 12 * pitch + gap, size)
    for die, name in enumerate(DICE):
        left = first + die * (6 * pitch + gap)
        sheet.note(f"die:{hero.number}:{name}", left - size / 2, y - size / 2, 6 * pitch, size)
        _die(sheet, table, hero, die, left, y, size, pitch)
    if tall:
        _second_row(sheet, hero, box, y + 54)
    else:
        _belongings(sheet, hero, first + 12 * pitch + gap - 14, y)


def _amounts(sheet: Sheet, hero: HeroView, y: float, columns: dict[str, int]) -> None:
    """Points and stores; at most how much, and by how much the turn has changed it, says the picture of the seat."""
    sheet.note(f"points:{hero.number}", columns["vp"], y - 24, 120, 48)
    sheet.note(f"store:{hero.number}", columns["gold"], y - 20, STORES_END - columns["gold"], 40)
    for kind, x in columns.items():
        size = 46 if kind == "vp" else 38
        have, gain = (hero.points if kind == "vp" else hero.store[kind]), hero.gains[kind]
        sheet.centre(pieces.resource(kind, size), x + size / 2, y)
        if gain:
            sheet.centre(possessions.change_sign(CHANGE, gain > 0), x + size - 2, y - 14)
        ink = possessions.ink_of(gain, theme.WHITE if kind == "vp" else theme.TEXT)
        sheet.write(str(have), x + size + 8, y + theme.READ * 0.34, theme.READ, ink, "black")


def _die(sheet: Sheet, table: TableView, hero: HeroView, die: int, x: float, y: float, size: int, pitch: int) -> None:
    for side, face in enumerate(hero.dice[die]):
        place = x + side * pitch, y
        if side == hero.up[die] and not table.drafting:
            sheet.centre(slabs.rolled_ground(size), *place)
        sheet.centre(slabs.slab_sprite(face, size, 3, slabs.CALM), *place)
        sheet.note_piece("face", face, *place, size, size)
        if face in table.boars:
            look = table.heroes[table.boars[face]].look
            sheet.centre(pieces.owner(look, 22), place[0] + size * 0.3, y - size * 0.3)
        if is_fresh(hero, die, side):
            sheet.centre(slabs.new_frame(size), *place)


def _feats(sheet: Sheet, hero: HeroView, x: float, y: float) -> float:
    """How many feats; returns where they end."""
    sheet.centre(pieces.card_count(50), x + 16, y)
    return x + 42 + sheet.write(str(len(hero.cards)), x + 38, y + 15, theme.READ, theme.TEXT, "black")


def _belongings(sheet: Sheet, hero: HeroView, x: float, y: float) -> None:
    """How many feats and what continues working, at the right end of a low line."""
    x = _feats(sheet, hero, x, y)
    sheet.note(f"kept:{hero.number}", x - 2, y - 22, theme.WIDTH - x - 6, 44)
    tokens = possessions.continuing_effects(hero)
    if hero.lap:
        tokens.append(possessions.Kept("hammer", hero.step))
    possessions.lay_out(sheet, tokens, x + 2, theme.WIDTH - 10, y, 42)


def _second_row(sheet: Sheet, hero: HeroView, box: Box, y: float) -> None:
    """The second row of a tall line: feats, what continues working, throws, hammer."""
    x = _feats(sheet, hero, NAME + 6.0, y) + 14
    sheet.note(f"kept:{hero.number}", x - 8, y - 26, 700, 52)
    possessions.lay_out(sheet, possessions.continuing_effects(hero), x, 800, y, 48)
    x = 840.0
    for faces in hero.rolls[-3:] if len(hero.rolls) > 1 else ():
        for face in faces:
            sheet.centre(slabs.slab_sprite(face, 36, 3, slabs.CALM), x + 18, y)
            x += 42
        x += 14
    for side in hero.thrown[-2:]:
        sheet.centre(possessions.thrown_side(side, 38), x + 18, y)
        x += 50
    possessions.draw_hammer(sheet, hero, max(x, 1240), y, 186)
