"""The other players, a line each: points, stores, both dice, feats and what continues working."""

from __future__ import annotations

from rendering import theme
from rendering.canvas.sprites import Sheet
from rendering.dice_forge.art import numeral_faces, pieces, slabs
from rendering.dice_forge.board import dice_in_rows, possessions
from rendering.dice_forge.layout import Box, Layout
from rendering.dice_forge.view import HeroView, TableView

NAME, STORES_END = 34, 818
"""Where names begin, and where the stores end."""
POINTS, ONE_DIGIT, TWO_DIGITS = 122, 84, 104
"""Room of the points, and of a store of which there can be less than ten, or more."""
TALL = 90
"""From this height on a line has a second row for what continues working."""
DICE = dice_in_rows.Row(832, 620, (43,))
TALL_DICE = dice_in_rows.Row(832, 806, (56, 43))
"""Where the dice lie in a low line and in a tall one."""
ROLL = 40
"""Height of a face that was rolled earlier in the turn."""
CHANGE = 30
"""Size of the arrow at what the turn has brought or taken."""


def draw(sheet: Sheet, table: TableView, hero_asked: HeroView, layout: Layout) -> None:
    """A line for everyone but the hero on the quay."""
    others = [hero for hero in table.heroes if hero is not hero_asked]
    for order, hero in enumerate(others):
        _line(sheet, table, hero, layout.line(order), _columns(table, hero_asked))


def _columns(table: TableView, hero_asked: HeroView) -> dict[str, int]:
    """Where the points and each store begin, the same in all lines."""
    most = {kind: max(hero.caps[kind] for hero in table.heroes if hero is not hero_asked) for kind in hero_asked.stores}
    columns, x = {}, STORES_END
    for kind in reversed(hero_asked.stores):
        x -= ONE_DIGIT if most[kind] < 10 else TWO_DIGITS
        columns[kind] = x
    return {**columns, "vp": x - POINTS}


def _line(sheet: Sheet, table: TableView, hero: HeroView, box: Box, columns: dict[str, int]) -> None:
    tall = box.height > TALL
    y = box.top + (38 if tall else box.height / 2)
    sheet.note(f"panel:{hero.number}", 24, box.top, theme.WIDTH - 48, box.height - 24)
    x = NAME + 22.0
    sign = possessions.turn_sign(table, hero)
    if sign:
        sheet.centre(sign, NAME - 6, y)
        x += 20
    sheet.centre(pieces.mark(hero.look, 38), x, y)
    x += 28
    room = columns["vp"] - 10 - x - (34 if hero.number == table.first else 0)
    x += sheet.write_name(hero.name, x, y + theme.READ * 0.32, theme.READ, room, theme.TEXT, "black")
    sheet.raise_last(box.top + box.height - 3)
    if hero.number == table.first:
        sheet.centre(pieces.sign("torch", 36), x + 18, y)
    _amounts(sheet, hero, y, columns)
    row = TALL_DICE if tall else DICE
    dice_in_rows.draw(sheet, table, hero, y, row)
    if tall:
        _second_row(sheet, hero, box, y + 54)
    else:
        _belongings(sheet, hero, row.left + row.room + 6, y)


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
        tokens.append(possessions.Duration("hammer", hero.step))
    possessions.lay_out(sheet, tokens, x + 2, theme.WIDTH - 10, y, 42)


def _second_row(sheet: Sheet, hero: HeroView, box: Box, y: float) -> None:
    """The second row of a tall line: feats, what continues working, throws, hammer."""
    x = _feats(sheet, hero, NAME + 6.0, y) + 14
    sheet.note(f"kept:{hero.number}", x - 8, y - 26, 700, 52)
    possessions.lay_out(sheet, possessions.continuing_effects(hero), x, 800, y, 48)
    x = 840.0
    for faces in hero.rolls[-3:] if len(hero.rolls) > 1 else ():
        for face in faces:
            wide = numeral_faces.width_of(face, ROLL)
            sheet.centre(numeral_faces.slab_sprite(face, ROLL, 3, slabs.CALM), x + wide / 2, y)
            x += wide + 6
        x += 14
    for side in hero.thrown[-2:]:
        sheet.centre(possessions.thrown_side(side, 38), x + 18, y)
        x += 50
    possessions.draw_hammer(sheet, hero, max(x, 1240), y, 186)
