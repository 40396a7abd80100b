"""The board: islands, temple and all players in one picture."""

from __future__ import annotations

from functools import cache

from rendering import scenery, theme
from rendering.dice_forge import areas, islands, pieces, pools
from rendering.dice_forge.layout import HEADER, LAYOUTS
from rendering.dice_forge.view import TableView
from rendering.sprites import Sheet, Sprite, centred
from rendering.svg import circle
from rendering.text import figure, fitted, width, write
from rendering.words import Words

DOT = 42


@cache
def _ground(looks: tuple[theme.Side, ...], title: str) -> Sprite:
    layout = LAYOUTS[len(looks)]
    drawn = scenery.night(theme.WIDTH, theme.HEIGHT) + islands.ground(layout) + pools.ground(layout)
    drawn += areas.ground(layout, looks) + write(title, 36, 84, 46, theme.GOLD, "title", spacing=1)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def sheet_of(table: TableView, words: Words) -> Sheet:
    """The board as a sheet of sprites."""
    layout = LAYOUTS[len(table.heroes)]
    sheet = Sheet(_ground(tuple(hero.look for hero in table.heroes), words("diceforge-picture-title")))
    x = _rounds(sheet, table, words)
    x = _at_home(sheet, table, x)
    chip(sheet, table, words, x)
    islands.draw(sheet, table, layout, words)
    pools.draw(sheet, table, layout)
    areas.draw(sheet, table, layout, words)
    return sheet


@cache
def _round(number: int, state: int) -> Sprite:
    """A round on the track: -1 gone, 0 the present one, 1 to come."""
    fill, ink = {-1: (theme.LINE, theme.TEXT), 0: (theme.GOLD, theme.INK), 1: (theme.WELL, theme.MUTED)}[state]
    drawn = circle(0, 0, 21 if state == 0 else 16, fill, theme.INK if state == 0 else theme.LINE, 2.5)
    return centred(drawn + figure(number, 0, 0, 32 if state == 0 else 22, ink, None), 48)


def _rounds(sheet: Sheet, table: TableView, words: Words) -> float:
    x = 36 + width(words("diceforge-picture-title"), 46, "title") + 12 + 30
    x += sheet.write(words("diceforge-picture-round"), x, HEADER + 10, 28, theme.MUTED, "extra") + 30
    for number in range(1, table.rounds + 1):
        state = (number > table.round) - (number < table.round)
        sheet.centre(_round(number, state), x, HEADER)
        x += DOT
    return x


def _at_home(sheet: Sheet, table: TableView, x: float) -> float:
    """The heroes on their start portals."""
    home = [hero for hero in table.heroes if not hero.island]
    if home and not table.over:
        sheet.centre(pieces.sign("portal", 42, theme.MUTED), x + 18, HEADER - 2)
        x += 62
        for hero in home:
            sheet.centre(pieces.mark(hero.look, 34), x, HEADER)
            x += 38
    return x


def chip(sheet: Sheet, table: TableView, words: Words, left: float) -> None:
    """Who has to act, who has to choose, or who has won."""
    seats = [hero.number for hero in table.winners] if table.over else list(table.asked)
    key = "picture-wins" if table.over else "picture-to-act"
    if len(seats) > 1:
        key = "picture-win" if table.over else "diceforge-picture-choose"
    if not seats:
        return
    note = words(key)
    note_wide = width(note, 30)
    room = theme.WIDTH - theme.MARGIN - left - note_wide - 84
    look = table.heroes[seats[0]].look
    marks = len(seats) * 40
    if len(seats) > 1:
        total = round(marks + note_wide + 56)
        x = theme.WIDTH - theme.MARGIN - total
        sheet.stamp(scenery.banner_sprite(total, 60, theme.NIGHT_PILL, theme.GOLD), x, HEADER - 30)
        for at, seat in enumerate(seats):
            sheet.centre(pieces.mark(table.heroes[seat].look, 40), x + 40 + at * 42, HEADER)
        sheet.write(note, x + marks + 32, HEADER + 11, 30, theme.WHITE, "extra")
        return
    name, size = fitted(table.heroes[seats[0]].name, 36, 26, min(room - 40, 420), "extra")
    name_wide = width(name, size, "extra")
    total = round(name_wide + note_wide + 112)
    x = theme.WIDTH - theme.MARGIN - total
    sheet.stamp(scenery.banner_sprite(total, 60, theme.NIGHT_PILL, look.colour), x, HEADER - 30)
    sheet.centre(pieces.mark(look, 44), x + 40, HEADER)
    sheet.write(name, x + 72, HEADER + 12, size, theme.WHITE, "extra")
    sheet.write(note, x + 72 + name_wide + 14, HEADER + 11, 30, theme.MUTED)
