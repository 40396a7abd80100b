"""The other players, a line each: points, stores, both dice, feats and what continues working."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rendering import theme
from rendering.canvas.sprites import Fit, Sheet
from rendering.canvas.text import Lettering
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
DICE = dice_in_rows.Row(832, 612, (40,), 2)
TALL_DICE = dice_in_rows.Row(832, 806, (52, 43))
"""Where the dice lie in a low line and in a tall one."""
ROLL = 40
"""Height of a face that was rolled earlier in the turn."""
SECOND_ROW = 60
"""How far below the first row of a tall line the second one lies."""
CHANGE = 22
"""Size of the arrow at what the turn has brought or taken."""


def draw(sheet: Sheet, table: TableView, hero_asked: HeroView, layout: Layout) -> None:
    """A line for everyone but the hero on the quay."""
    others = [hero for hero in table.heroes if hero is not hero_asked]
    for order, hero in enumerate(others):
        _line(sheet, table, hero, layout.line(order), columns_of(table, hero_asked))


def columns_of(table: TableView, hero_asked: HeroView) -> dict[str, int]:
    """Where the points and each store begin, the same in all lines."""
    most = {kind: max(hero.caps[kind] for hero in table.heroes if hero is not hero_asked) for kind in hero_asked.stores}
    columns, x = {}, STORES_END
    for kind in reversed(hero_asked.stores):
        x -= ONE_DIGIT if most[kind] < 10 else TWO_DIGITS
        columns[kind] = x
    return {**columns, "vp": x - POINTS}


def _line(sheet: Sheet, table: TableView, hero: HeroView, box: Box, columns: dict[str, int]) -> None:
    y = _middle(box)
    sheet.note(f"panel:{hero.number}", 24, box.top, theme.WIDTH - 48, box.height - 24)
    sheet.note(f"points:{hero.number}", columns["vp"], y - 24, 120, 48)
    sheet.note(f"store:{hero.number}", columns["gold"], y - 20, STORES_END - columns["gold"], 40)
    for draw_cell in cells(table, hero, box, columns).values():
        draw_cell(sheet)


def _middle(box: Box) -> float:
    """The middle of a line, or of its first row."""
    return box.top + (38 if box.height > TALL else box.height / 2)


def cells(table: TableView, hero: HeroView, box: Box, columns: dict[str, int]) -> dict[str, Callable[[Sheet], None]]:
    """The parts of a line by their names; none comes near another one."""
    y, is_tall = _middle(box), box.height > TALL
    row = TALL_DICE if is_tall else DICE
    parts: dict[str, Callable[[Sheet], None]] = {
        "name": partial(_draw_name, table=table, hero=hero, box=box, right=columns["vp"] - 10),
        **{kind: partial(_draw_amount, hero=hero, kind=kind, x=x, y=y) for kind, x in columns.items()},
        "dice": partial(dice_in_rows.draw, table=table, hero=hero, y=y, row=row),
    }
    if is_tall:
        return {**parts, "second row": partial(_second_row, hero=hero, box=box, y=y + SECOND_ROW)}
    return {**parts, "belongings": partial(_belongings, hero=hero, x=row.left + row.room + 14, y=y)}


def _draw_name(sheet: Sheet, table: TableView, hero: HeroView, box: Box, right: float) -> None:
    """Who is asked or whose turn it is, the mark, the name, the torch of who began."""
    x, y, is_first = NAME + 22.0, _middle(box), hero.number == table.first
    sign = possessions.turn_sign(table, hero)
    if sign:
        sheet.centre(sign, NAME - 6, y)
        x += 20
    sheet.centre(pieces.mark(hero.look, 38), x, y)
    x += 28
    room = right - x - (34 if is_first else 0)
    x += sheet.write_name(hero.name, x, y + theme.READ * 0.32, Lettering(theme.READ, theme.TEXT, "black"), Fit(room))
    sheet.raise_last(box.top + box.height - 3)
    if is_first:
        sheet.centre(pieces.sign("torch", 36), x + 18, y)


def _draw_amount(sheet: Sheet, hero: HeroView, kind: str, x: float, y: float) -> None:
    """Points or a store; at most how much, and by how much it has changed, says the picture of the seat."""
    size = 44 if kind == "vp" else 38
    have, gain = (hero.points if kind == "vp" else hero.store[kind]), hero.gains[kind]
    sheet.centre(pieces.resource(kind, size), x + size / 2, y)
    if gain:
        sheet.centre(possessions.change_sign(CHANGE, gain > 0), x + size - 1, y - 13)
    ink = possessions.ink_of(gain, theme.WHITE if kind == "vp" else theme.TEXT)
    sheet.write(str(have), x + size + 8, y + theme.READ * 0.34, Lettering(theme.READ, ink, "black"))


def _feats(sheet: Sheet, hero: HeroView, x: float, y: float) -> float:
    """How many feats; returns where they end."""
    sheet.centre(pieces.card_count(50), x + 16, y)
    return x + 42 + sheet.write(str(len(hero.cards)), x + 38, y + 15, Lettering(theme.READ, theme.TEXT, "black"))


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
    sheet.note(f"kept:{hero.number}", x - 8, y - 23, 700, 46)
    possessions.lay_out(sheet, possessions.continuing_effects(hero), x, 800, y, 42)
    x = 840.0
    for faces in hero.rolls[-3:] if len(hero.rolls) > 1 else ():
        for face in faces:
            wide = numeral_faces.width_of(face, ROLL)
            sheet.centre(numeral_faces.slab_sprite(face, ROLL, 2, slabs.CALM), x + wide / 2, y)
            x += wide + 6
        x += 14
    for side in hero.thrown[-2:]:
        sheet.centre(possessions.thrown_side(side, 38), x + 18, y)
        x += 50
    possessions.draw_hammer(sheet, hero, max(x, 1240), y, 186)
