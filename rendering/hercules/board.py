"""The board: everything that lies on the table, in one picture."""

from __future__ import annotations

from functools import cache

from engine.hercules.cards import CARDS
from rendering import scenery, theme
from rendering.hercules import areas, cards, emblems, pieces, track
from rendering.hercules.layout import LAYOUTS, STACKS, VASES_WIDTH
from rendering.hercules.view import TableView
from rendering.sprites import Sheet, Sprite
from rendering.text import fitted, width, write
from rendering.words import Words

HEADER = 70


@cache
def _ground(sides: int, title: str) -> Sprite:
    layout = LAYOUTS[sides]
    drawn = scenery.night(theme.WIDTH, theme.HEIGHT) + track.ground(layout, sides)
    left = theme.WIDTH - theme.MARGIN - VASES_WIDTH
    drawn += scenery.panel(left, layout.areas_top, VASES_WIDTH, layout.areas_height)
    drawn += write(title, 36, 86, 46, theme.GOLD, "title", spacing=1)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def sheet_of(table: TableView, words: Words) -> Sheet:
    """The board as a sheet of sprites."""
    sheet = Sheet(_ground(len(table.sides), words("hercules-picture-title")))
    _header(sheet, table, words)
    track.draw(sheet, table, words)
    _white(sheet, table, words)
    _stacks(sheet, table, words)
    areas.draw(sheet, table, words)
    _vases(sheet, table)
    return sheet


def _header(sheet: Sheet, table: TableView, words: Words) -> None:
    x = 36 + width(words("hercules-picture-title"), 46, "title") + 50
    x += sheet.write(words("hercules-picture-round", number=table.round), x, 82, 32, theme.MUTED, "extra") + 40
    sheet.centre(pieces.silhouette(emblems.PEGASUS, 48, theme.GOLD), x + 24, HEADER)
    sheet.centre(pieces.mark(table.sides[table.pegasus].look, 40), x + 74, HEADER + 1)
    x += 120
    if table.ending:
        words_of = words("hercules-picture-last-round")
        long = round(width(words_of, 30, "black")) + 48
        sheet.stamp(scenery.banner_sprite(long, 54, theme.GOLD), x, HEADER - 27)
        sheet.write(words_of, x + long / 2, HEADER + 10, 30, theme.INK, "black", "middle")
        x += long + 20
    _chip(sheet, table, words, x)


def _chip(sheet: Sheet, table: TableView, words: Words, left: float) -> None:
    """Who acts, or who has won."""
    side = table.winners[0] if table.acting is None else table.sides[table.acting]
    note = words("picture-wins" if table.acting is None else "picture-to-act")
    note_wide = width(note, 30)
    room = theme.WIDTH - theme.MARGIN - left - note_wide - 120
    name, size = fitted(side.name, 38, 28, min(room, 420), "extra")
    name_wide = width(name, size, "extra")
    total = round(name_wide + note_wide + 112)
    x = theme.WIDTH - theme.MARGIN - total
    sheet.stamp(scenery.banner_sprite(total, 62, "#141B30", side.look.colour), x, HEADER - 31)
    sheet.centre(pieces.mark(side.look, 44), x + 40, HEADER)
    sheet.write(name, x + 72, HEADER + 12, size, theme.WHITE, "extra")
    sheet.write(note, x + 72 + name_wide + 14, HEADER + 11, 30, theme.MUTED)


def _white(sheet: Sheet, table: TableView, words: Words) -> None:
    layout = LAYOUTS[len(table.sides)]
    middle = 116 + layout.god_height / 2
    sheet.centre(pieces.die(table.white, theme.IVORY, 84), 96, middle)
    sheet.write(words("hercules-picture-white"), 154, middle - 4, 30, theme.TEXT, "extra", room=170, smallest=24)
    state = "hercules-picture-white-used" if table.white_in_use else "hercules-picture-white-free"
    sheet.write(words(state), 154, middle + 28, 24, theme.GOLD if table.white_in_use else theme.MUTED, room=170)


def _stacks(sheet: Sheet, table: TableView, words: Words) -> None:
    layout = LAYOUTS[len(table.sides)]
    pitch = (theme.WIDTH - 2 * theme.MARGIN + 12) / STACKS
    wide, high = round(pitch) - 24, layout.stack_height - 8
    for at, (key, pile) in enumerate(table.stacks):
        name = words(f"hercules-stack-{key}")
        if pile:
            effect = words(f"hercules-ability-{CARDS[pile[0]].ability}")
            sprite = cards.stack(pile[0], len(pile), wide, high, name, effect)
        else:
            sprite = cards.empty_stack(name, key, wide, high)
        sheet.stamp(sprite, theme.MARGIN + at * pitch, layout.stacks_top)


def _vases(sheet: Sheet, table: TableView) -> None:
    layout = LAYOUTS[len(table.sides)]
    left = theme.WIDTH - theme.MARGIN - VASES_WIDTH + 8
    pitch = (VASES_WIDTH - 16) / len(table.vases)
    wide, high = round(pitch), min(150, layout.areas_height - 50)
    top = layout.areas_top + (layout.areas_height - high - 34) / 2
    for at, (columns, pile) in enumerate(table.vases):
        x = left + at * pitch
        if pile:
            below = CARDS[pile[1]].vp if len(pile) > 1 else 0
            sheet.stamp(cards.vase(columns, CARDS[pile[0]].vp, below, wide, high), x, top)
            label = f"×{len(pile)}"
        else:
            sheet.stamp(cards.no_vase(columns, wide, high), x, top)
            label = "–"
        sheet.write(label, x + wide / 2, top + high + 30, 28, theme.MUTED, "extra", "middle")
