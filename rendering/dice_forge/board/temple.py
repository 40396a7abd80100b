"""The temple: a step a price, the faces on it; braziers burn on the highest step that can be paid."""

from __future__ import annotations

from functools import cache

from engine.dice_forge.data.faces import POOLS
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group, number, path, rect
from rendering.canvas.text import Lettering, figure
from rendering.dice_forge import layout, palette
from rendering.dice_forge.art import emblems, numeral_faces, pieces, slabs
from rendering.dice_forge.layout import TEMPLE_LEFT, TEMPLE_MIDDLE, TEMPLE_TOP
from rendering.dice_forge.view import TableView

ROWS: tuple[tuple[int, ...], ...] = ((10,), (8, 9), (6, 7), (5,), (3, 4), (1, 2))
"""The Sanctuary's pools from the top step down, equal prices together."""
TOP_WIDTH, WIDER = 356, 23
"""Width of the highest step, and how much wider each one below is."""
HEIGHTS, FACES = (74, 64, 55), (56, 50, 44)
"""Height of a step and size of a face with no, one or two rows on the beach."""
TREAD = 15
BEFORE, SECOND = 68, 12
"""From the left end of a step to its first face: the room of the price; how far right of the middle a second begins."""
COUNT, CROWDED = 58, 44
"""The room of how many faces are left on the beach; the faces' size where there are more than four piles."""
BEACH = 600
"""Bottom of the lowest step, and top of the sand when no row lies there."""


def rows_on_beach(table: TableView) -> int:
    """How many rows lie below the steps: the Garden's, the Forest's or both."""
    return bool(table.gardens) + bool(table.forest)


@cache
def step(wide: int, high: int, lit: bool, columns: int = 0) -> Sprite:
    """A step of the temple with its tread below; columns stand on the highest one."""
    tones, x = palette.STEP[lit], -wide / 2
    markup = path(
        f"M{number(x - 10)} 0H{number(-x + 10)}L{number(-x + 12)} {high}H{number(x - 12)}Z",
        tones.front,
    )
    markup += rect(x - 10, 0, wide + 20, 7, 0, tones.dark, opacity=0.8)
    top = high - TREAD
    markup += path(
        f"M{number(x - 12)} {top}H{number(-x + 12)}L{number(-x + 23)} {high}H{number(x - 23)}Z",
        tones.top,
    )
    markup += rect(x - 12, top - 1, wide + 24, 2.5, 0, tones.ink)
    for at in range(columns):
        left = x - 2 + at * (wide + 4) / (columns - 1)
        markup += rect(left - 6, 0, 12, top, 0, palette.COLUMN) + rect(left - 6, 0, 4, top, 0, palette.COLUMN_LIT)
        markup += rect(left + 3, 0, 3, top, 0, palette.COLUMN_DARK) + rect(left - 9, -2, 18, 7, 2, palette.CAPITAL)
        markup += rect(left - 9, top - 5, 18, 6, 2, palette.CAPITAL)
    room = 600 if wide < 540 else theme.WIDTH
    return Sprite(group(markup, room / 2, 4), room, high + 8)


@cache
def brazier(high: int) -> Sprite:
    """A column with a fire on it, beside a step of this height."""
    markup = rect(-7, 4, 14, high - 6, 1, palette.COLUMN) + rect(-7, 4, 5, high - 6, 1, palette.COLUMN_LIT)
    markup += rect(-11, high - 6, 22, 7, 2, palette.CAPITAL)
    markup += path("M-12 -10H12L7 6H-7Z", palette.BRONZE, theme.INK, 3) + path(
        "M-12 -10H12V-6H-12Z", palette.BRONZE_LIT
    )
    markup += path("M0 -56C16 -40 16 -24 9 -12H-9C-18 -24 -6 -36 0 -56Z", palette.FIRE, theme.INK, 3)
    markup += path("M1 -40C9 -30 8 -20 4 -13H-5C-10 -22 -2 -28 1 -40Z", palette.FIRE_CORE)
    return centre(markup, 44, 2 * high + 20)


def brazier_reach(row: int) -> float:
    """How far the braziers of a step stand from the temple's middle: beside the step, and whole within the picture."""
    return min((TOP_WIDTH + row * WIDER) / 2 + 26, theme.WIDTH - TEMPLE_MIDDLE - brazier(HEIGHTS[0]).width / 2)


@cache
def _price(amount: int, lit: bool) -> Sprite:
    markup = group(emblems.resource("gold"), scale=0.66, opacity=None if lit else 0.72)
    return centre(markup + figure(amount, 0, 0, theme.READ, theme.WHITE if lit else theme.MUTED), 70)


def draw(sheet: Sheet, table: TableView) -> None:
    """Put the steps with their faces on the sheet, lit where something can be forged now."""
    below = rows_on_beach(table)
    high, size = HEIGHTS[below], FACES[below]
    sheet.note("temple", TEMPLE_LEFT, 66, theme.WIDTH - TEMPLE_LEFT, layout.QUAY_TOP - 70)
    fires: list[tuple[float, float]] = []
    for row, pools in enumerate(ROWS):
        lit = any(face in table.faces for pool in pools for face in POOLS[pool].faces)
        top = TEMPLE_TOP + row * high
        sheet.stamp(step(TOP_WIDTH + row * WIDER, high, lit, 0 if row else 6), TEMPLE_MIDDLE - 300, top - 4)
        half = (TOP_WIDTH + row * WIDER) / 2
        if lit and not fires and row:
            fires = [(TEMPLE_MIDDLE + side * brazier_reach(row), top) for side in (-1, 1)]
        middle = top + (high - TREAD) / 2 + 2
        left = TEMPLE_MIDDLE - half + 2
        if len(pools) == 1:
            _draw_mixed_pool(sheet, table, pools[0], left, middle, size, lit)
        else:
            for at, pool in enumerate(pools):
                second = POOLS[pool].cost != POOLS[pools[0]].cost
                _pool(sheet, table, pool, left + at * (half + SECOND), middle, size, lit, not at or second)
    for x, y in fires:
        sheet.centre(brazier(high), x, y + 6)
    bottom = TEMPLE_TOP + len(ROWS) * high
    room = (layout.QUAY_TOP - 40 - bottom) / max(1, below)
    for at, (pools, sign) in enumerate(((table.gardens, "portal"), (table.forest, "forest"))):
        if pools:
            order = at if table.gardens else 0
            _beach(sheet, table, pools, bottom + room * (order + 0.5) + 2, min(50, round(room) - 12), sign)


def _pool(sheet: Sheet, table: TableView, pool: int, x: float, y: float, size: int, lit: bool, has_price: bool) -> None:
    """A pool of one face, before it its price."""
    face = POOLS[pool].faces[0]
    if has_price:
        sheet.centre(_price(POOLS[pool].cost, lit), x + 30, y)
    left, wide = table.temple[face], numeral_faces.width_of(face, size)
    _face(sheet, table, face, x + BEFORE + wide / 2, y, size, left, lit)
    if left:
        ink = theme.TEXT if lit else theme.MUTED
        behind = x + BEFORE + 6 + wide + 3 * min(left, 4)
        sheet.write(f"×{left}", behind, y + 15, Lettering(theme.READ, ink, "black", palette.SHADE))


def _draw_mixed_pool(sheet: Sheet, table: TableView, pool: int, x: float, y: float, size: int, lit: bool) -> None:
    """A pool of four different faces."""
    sheet.centre(_price(POOLS[pool].cost, lit), x + 30, y)
    place = x + BEFORE
    for face in dict.fromkeys(POOLS[pool].faces):
        wide = numeral_faces.width_of(face, size)
        _face(sheet, table, face, place + wide / 2, y, size, min(1, table.temple[face]), lit)
        place += wide + 14


def _face(sheet: Sheet, table: TableView, face: str, x: float, y: float, size: int, left: int, lit: bool) -> None:
    wide = numeral_faces.width_of(face, size)
    sheet.note(f"face:{face}", x - wide / 2, y - size / 2, wide, size)
    sheet.note_piece("face", face, x, y, wide, size)
    is_offered = face in table.faces
    sheet.centre(numeral_faces.pile_sprite(face, left, size, is_offered or (lit and not table.faces)), x, y)
    if is_offered:
        sheet.centre(slabs.gold_frame(wide + 2, size + 2, 9), x, y)


def _beach(sheet: Sheet, table: TableView, pools: tuple[int, ...], y: float, size: int, sign: str) -> None:
    """A row of pools without a price: the Garden's or the Forest's. Four different faces lie in a square."""
    piles = [faces for pool in pools for faces in _piles(pool)]
    size = min(size, CROWDED) if len(piles) > 4 else size
    small = size // 2 + 2
    widths = [numeral_faces.width_of(faces[0], size) + COUNT if len(faces) == 1 else 2 * small + 10 for faces in piles]
    room = theme.WIDTH - 24 - (TEMPLE_LEFT + 56)
    gap = min(20.0, (room - sum(widths)) / max(1, len(piles) - 1))
    sheet.centre(pieces.sign(sign, 36, theme.MUTED), TEMPLE_LEFT + 32, y)
    x = TEMPLE_LEFT + 56.0
    for faces, wide in zip(piles, widths, strict=True):
        if len(faces) == 1:
            left, own = table.temple.get(faces[0], 0), wide - COUNT
            _face(sheet, table, faces[0], x + own / 2, y, size, left, True)
            if left:
                sheet.write(f"×{left}", x + own + 11, y + 15, Lettering(theme.READ, theme.TEXT, "black", palette.SHADE))
        else:
            for at, face in enumerate(faces):
                row, column = divmod(at, 2)
                place = x + small * (column + 0.5), y + small * (row - 0.5)
                _of_four(sheet, table, face, *place, small - 4)
        x += wide + gap


def _of_four(sheet: Sheet, table: TableView, face: str, x: float, y: float, size: int) -> None:
    """One of four different faces in a square: its colour and sign."""
    sheet.note(f"face:{face}", x - size / 2, y - size / 2, size, size)
    sheet.note_piece("face", face, x, y, size, size)
    is_offered = face in table.faces
    sheet.centre(slabs.pile_sprite(face, min(1, table.temple.get(face, 0)), size, is_offered or not table.faces), x, y)
    if is_offered:
        sheet.centre(slabs.gold_frame(size + 2, size + 2, 9), x, y)


def _piles(pool: int) -> list[list[str]]:
    """The faces of a pool as they lie together: many different ones in one square, else each a pile."""
    faces = list(dict.fromkeys(POOLS[pool].faces))
    return [faces] if len(faces) > 2 else [[face] for face in faces]
