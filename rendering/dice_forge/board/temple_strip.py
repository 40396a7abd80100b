"""The temple beside the islands: what each face costs and how many are left; the Forest below it with a module."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.dice_forge.data.faces import POOLS
from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import group, rect
from rendering.dice_forge.art import emblems, pieces
from rendering.dice_forge.layout import TEMPLE_LEFT, TEMPLE_WIDTH, TOP, Layout
from rendering.dice_forge.view import TableView

ROWS: tuple[tuple[int, ...], ...] = ((1, 2), (3, 4), (5,), (6, 7), (8, 9), (10,))
"""The Sanctuary's pools, equal prices together."""
COIN, FIRST, SECOND = 42, 122, 338
"""Middles of the first coin and of the faces of a row with two pools, from the panel's left edge."""
NEXT_COIN = 269
SINGLE = 96
"""Pitch of the faces in a pool of different ones."""


FOREST_ROWS = 1.35
"""How many rows the Forest takes."""


def _row_height(layout: Layout, more: float) -> float:
    return (layout.height - 12) / (len(ROWS) + more)


def _middle(layout: Layout, more: float, row: float) -> float:
    return TOP + 6 + _row_height(layout, more) * (row + 0.5)


def rows_below(table: TableView) -> float:
    """How many rows lie below the Sanctuary's: the Garden's, the Forest's or both."""
    if not table.forest:
        return 1
    return FOREST_ROWS + bool(table.gardens)


@cache
def ground(layout: Layout, more: float) -> str:
    """The panel with its lines and prices, and this many rows below the Sanctuary's."""
    drawn = scenery.panel(TEMPLE_LEFT, TOP, TEMPLE_WIDTH, layout.height)
    high = _row_height(layout, more)
    if more > 1:
        top = _middle(layout, more, len(ROWS) + more - FOREST_ROWS) - high / 2
        bottom = TOP + layout.height - 8
        drawn += rect(TEMPLE_LEFT + 8, top + 2, TEMPLE_WIDTH - 16, bottom - top - 2, 12, theme.GLORY, opacity=0.16)
        drawn += rect(TEMPLE_LEFT + 14, top - 1, TEMPLE_WIDTH - 28, 2, fill=theme.LINE, opacity=0.7)
    for row, pools in enumerate(ROWS):
        y = _middle(layout, more, row)
        drawn += rect(TEMPLE_LEFT + 14, y + high / 2 - 1, TEMPLE_WIDTH - 28, 2, fill=theme.LINE, opacity=0.7)
        drawn += group(emblems.resource("gold", POOLS[pools[0]].cost), TEMPLE_LEFT + COIN, y, 0.62)
        if len(pools) > 1 and POOLS[pools[1]].cost != POOLS[pools[0]].cost:
            drawn += group(emblems.resource("gold", POOLS[pools[1]].cost), TEMPLE_LEFT + NEXT_COIN, y, 0.62)
    return drawn


@lru_cache(8)
def _light(width: int, height: int) -> Sprite:
    drawn = rect(2.5, 2.5, width - 5, height - 5, 13, "none", theme.INK, 5)
    return Sprite(drawn + rect(3, 3, width - 6, height - 6, 12, "none", theme.GOLD, 3.5), width, height)


def draw(sheet: Sheet, table: TableView, layout: Layout) -> None:
    """Put the faces on the sheet, lit those that can be forged now."""
    more = rows_below(table)
    high = _row_height(layout, more)
    size = round(high * 0.82)
    sheet.note("temple", TEMPLE_LEFT, TOP, TEMPLE_WIDTH, layout.height)
    for row, pools in enumerate(ROWS):
        y = _middle(layout, more, row)
        if len(pools) > 1:
            for pool, x in zip(pools, (FIRST, SECOND), strict=True):
                _pool(sheet, table, POOLS[pool].faces[0], TEMPLE_LEFT + x, y, size)
        else:
            for at, face in enumerate(dict.fromkeys(POOLS[pools[0]].faces)):
                _single(sheet, table, face, TEMPLE_LEFT + FIRST + at * SINGLE, y, size)
    if table.gardens:
        _beside(sheet, table, table.gardens, _middle(layout, more, len(ROWS)), (size, size // 2), "portal")
    if table.forest:
        tall = high * FOREST_ROWS
        y = TOP + layout.height - 7 - tall / 2
        _beside(sheet, table, table.forest, y, (size + 6, round(tall * 0.47)), "forest")


def _pool(sheet: Sheet, table: TableView, face: str, x: float, y: float, size: int) -> None:
    left = table.temple[face]
    sheet.note(f"face:{face}", x - size / 2, y - size / 2, size + 70, size)
    if face in table.faces:
        light = _light(size + 88, size + 14)
        sheet.stamp(light, x - size / 2 - 9, y - light.height / 2)
    sheet.centre(pieces.pile(face, left, size), x, y)
    if left:
        sheet.write(f"×{left}", x + size / 2 + 20, y + 14, 40, theme.TEXT, "black")


def _single(sheet: Sheet, table: TableView, face: str, x: float, y: float, size: int) -> None:
    sheet.note(f"face:{face}", x - size / 2, y - size / 2, size, size)
    if face in table.faces:
        sheet.centre(_light(size + 16, size + 16), x, y)
    sheet.centre(pieces.pile(face, min(1, table.temple[face]), size), x, y)


def _beside(
    sheet: Sheet, table: TableView, pools: tuple[int, ...], y: float, sizes: tuple[int, int], sign: str
) -> None:
    """A row of pools without a price: the Garden's or the Forest's. ``sizes`` are those of single faces and in squares.

    A pool of four different faces is a square; one of two different ones stands as two piles.
    """
    size, small = sizes
    shown = [faces for pool in pools for faces in _piles(pool)]
    long = sum(_width(faces, sizes) for faces in shown)
    gap = min(26.0, (TEMPLE_WIDTH - 24 - long) / max(1, len(shown) - 1)) if shown else 0
    x = TEMPLE_LEFT + 12.0
    if long + gap * (len(shown) - 1) < TEMPLE_WIDTH - 90:
        sheet.centre(pieces.sign(sign, 44, theme.MEANDER), TEMPLE_LEFT + COIN, y)
        x = TEMPLE_LEFT + FIRST - size / 2
    for faces in shown:
        if len(faces) == 1:
            left = table.temple.get(faces[0], 0)
            sheet.centre(pieces.face(faces[0], size - 6) if left else pieces.pile(faces[0], 0, size), x + size / 2, y)
            if faces[0] in table.faces:
                sheet.centre(pieces.ring(size - 4), x + size / 2, y)
            if left:
                sheet.write(f"×{left}", x + size - 2, y + 11, 30, theme.TEXT, "black")
        else:
            _four(sheet, table, faces, x, y, small)
        x += _width(faces, sizes) + gap


def _piles(pool: int) -> list[list[str]]:
    """The faces of a pool as they lie together: many different ones in one square, else each a pile."""
    faces = list(dict.fromkeys(POOLS[pool].faces))
    return [faces] if len(faces) > 2 else [[face] for face in faces]


def _width(faces: list[str], sizes: tuple[int, int]) -> float:
    size, small = sizes
    return size + 36 if len(faces) == 1 else max(size, 2 * small)


def _four(sheet: Sheet, table: TableView, faces: list[str], x: float, y: float, small: int) -> None:
    """Four different faces in a square; those that are gone leave a gap."""
    offered = [face for face in faces if face in table.faces]
    all_of_them = len(offered) > 1 and len(offered) == sum(table.temple.get(face, 0) > 0 for face in faces)
    for at, face in enumerate(faces):
        left = table.temple.get(face, 0)
        row, column = divmod(at, 2)
        place = x + small * (column + 0.5), y + small * (row - 0.5)
        sheet.centre(pieces.face(face, small) if left else pieces.pile(face, 0, small), *place)
        if face in offered and not all_of_them:
            sheet.centre(pieces.ring(small), *place)
    if all_of_them:
        sheet.centre(_light(2 * small + 10, 2 * small + 10), x + small, y)
