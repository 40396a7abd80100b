"""The other players, a line each: points, stores, both dice, feats and what continues working."""

from __future__ import annotations

from engine.dice_forge.data.faces import DICE
from rendering import theme
from rendering.canvas.sprites import Sheet
from rendering.dice_forge.art import pieces, slabs
from rendering.dice_forge.board import possessions
from rendering.dice_forge.layout import Box, Layout
from rendering.dice_forge.view import HeroView, TableView, is_fresh

NAME, POINTS, STORES = 34, 300, 424
TALL = 90
"""From this height on a line has a second row for what continues working."""
LOW = 55
"""Up to this height a line has smaller names: some scripts reach far below the line."""
GAIN, NARROW_GAIN = 34, 28
"""Letters of what the turn has brought, and where there are four stores or a hundred points."""


def draw(sheet: Sheet, table: TableView, asked: HeroView, layout: Layout) -> None:
    """A line for everyone but the hero on the quay."""
    others = [hero for hero in table.heroes if hero is not asked]
    for order, hero in enumerate(others):
        _line(sheet, table, hero, layout.line(order))


def _line(sheet: Sheet, table: TableView, hero: HeroView, box: Box) -> None:
    tall = box.height > TALL
    y = box.top + (38 if tall else box.height / 2)
    sheet.note(f"panel:{hero.number}", 24, box.top, theme.WIDTH - 48, box.height - 24)
    x = NAME + 22.0
    sheet.centre(pieces.mark(hero.look, 38), x, y)
    sign = possessions.turn_sign(table, hero, 30)
    if sign:
        sheet.centre(sign, x - 22, y - 12)
    x += 28
    letters = theme.READ
    of_name = letters if tall else 40 if box.height > LOW else 36
    room = POINTS - 34 - x - (28 if hero.number == table.first else 0)
    x += sheet.write(hero.name, x, y + of_name * 0.34, of_name, theme.TEXT, "black", room=room, smallest=theme.DENSE)
    if hero.number == table.first:
        sheet.centre(pieces.sign("torch", 36), x + 18, y)
    _points(sheet, hero, y, letters)
    _stores(sheet, hero, y, letters)
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


def _points(sheet: Sheet, hero: HeroView, y: float, letters: int) -> None:
    """Points beside their wreath, where letters are larger than in it."""
    sheet.centre(pieces.resource("vp", 44), POINTS, y)
    sheet.note(f"points:{hero.number}", POINTS - 24, y - 24, 96, 48)
    x = POINTS + 26.0
    x += sheet.write(str(hero.points), x, y + letters * 0.34, letters, theme.WHITE, "black") + 2
    if hero.gains["vp"]:
        possessions.write_gain(sheet, hero.gains["vp"], x, y - 4, GAIN if hero.points < 100 else NARROW_GAIN)


def _stores(sheet: Sheet, hero: HeroView, y: float, letters: int) -> None:
    """What a hero has; at most how much stands in the picture of the seat."""
    pitch = 140 if len(hero.stores) == 3 else 105
    sheet.note(f"store:{hero.number}", STORES, y - 20, len(hero.stores) * pitch, 40)
    for at, kind in enumerate(hero.stores):
        x = STORES + at * pitch
        sheet.centre(pieces.resource(kind, 36), x + 18, y)
        left = x + 42.0
        left += sheet.write(str(hero.store[kind]), left, y + letters * 0.34, letters, theme.TEXT, "black") + 2
        if hero.gains[kind]:
            possessions.write_gain(sheet, hero.gains[kind], left, y - 4, GAIN if pitch > 120 else NARROW_GAIN)


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


def _belongings(sheet: Sheet, hero: HeroView, x: float, y: float) -> None:
    """Feats with their points and what continues working, at the right end of a low line."""
    sheet.centre(pieces.card_count(48), x + 10, y)
    sheet.figure(len(hero.cards), x + 10, y, 34, theme.INK)
    sheet.centre(pieces.points(hero.feat_points, 54), x + 60, y)
    sheet.note(f"kept:{hero.number}", x + 88, y - 22, theme.WIDTH - x - 96, 44)
    _tokens(sheet, hero, x + 90, theme.WIDTH - 14, y, 42)


def _tokens(sheet: Sheet, hero: HeroView, x: float, right: float, y: float, size: int) -> None:
    tokens = possessions.continuing_effects(hero)
    if hero.lap:
        tokens.append(possessions.Kept("hammer", hero.step))
    room = right - x
    if room < len(tokens) * size:
        tokens = possessions.together(tokens)
    pitch = min(size + 4.0, (room - size) / max(1, len(tokens) - 1)) if len(tokens) > 1 else 0
    for at, token in enumerate(tokens):
        possessions.draw_kept(sheet, token, x + size / 2 + at * pitch, y, size, theme.DENSE)


def _second_row(sheet: Sheet, hero: HeroView, box: Box, y: float) -> None:
    """The second row of a tall line: feats, what continues working, throws, hammer."""
    x = NAME + 4.0
    sheet.centre(pieces.card_count(58), x + 14, y)
    sheet.figure(len(hero.cards), x + 14, y, 40, theme.INK)
    sheet.centre(pieces.points(hero.feat_points, 62), x + 74, y)
    sheet.note(f"kept:{hero.number}", x + 100, y - 26, 640, 52)
    tokens = possessions.continuing_effects(hero)
    pitch = min(56.0, 600 / max(1, len(tokens)))
    for at, token in enumerate(tokens):
        possessions.draw_kept(sheet, token, x + 128 + at * pitch, y, 48, 32)
    x = 840.0
    for faces in hero.rolls[-3:] if len(hero.rolls) > 1 else ():
        for face in faces:
            sheet.centre(slabs.slab_sprite(face, 36, 3, slabs.CALM), x + 18, y)
            x += 42
        x += 14
    for side in hero.thrown[-2:]:
        sheet.centre(possessions.thrown_side(side, 38), x + 18, y)
        x += 50
    x += possessions.draw_standing(sheet, hero, x, y) + 16
    possessions.draw_hammer(sheet, hero, max(x, 1240), y, 190)
