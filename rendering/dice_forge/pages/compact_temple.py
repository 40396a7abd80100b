"""The temple for small screens: the faces of each price below each other, by name, with what one hero can pay."""

from __future__ import annotations

from functools import partial

from engine.dice_forge.data.faces import POOLS
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet
from rendering.canvas.text import Lettering, find_lines, width
from rendering.dice_forge.art import numeral_faces, pieces, slabs
from rendering.dice_forge.board.compact_market import tile
from rendering.dice_forge.view import HeroView, TableView, affordable_faces
from rendering.templates import compact_page
from rendering.templates.compact_page import HEADER, INNER, MARGIN, Block
from rendering.translations import Translations

COIN, FACE, THICK = 92, 118, 6
ROW, BESIDE = 144, 2
"""Height of a row of faces, and how many stand beside each other."""
FIRST = MARGIN + 120
"""Where the faces begin, right of their price."""
HEADING = 66
NAME, COUNT, LINES = 146, 72, 2
"""Where a name begins in a tile, what the number of copies takes at its end, and the lines that have room there."""
FOUR = 88
"""Size of a face where four of a pool stand beside each other."""


def sheet_of(table: TableView, viewer: HeroView, brings: dict[int, str], words: Translations) -> Sheet:
    """The temple as a sheet of sprites; ``brings`` are the names of the feats by the pool from which they forge."""
    prices = dict.fromkeys(sorted((pool.cost for pool in POOLS.values() if pool.cost), reverse=True))
    blocks = [_price(table, viewer, price, lying, words) for price in prices if (lying := _lying(table, price))]
    if table.gardens or not table.forest:
        blocks.append(_grove(table, table.gardens, "garden", brings, words))
    if table.forest:
        blocks.append(_grove(table, table.forest, "forest", brings, words))
    return compact_page.assemble(blocks, partial(_header, viewer, words))


def _header(viewer: HeroView, words: Translations, sheet: Sheet) -> None:
    """The title, and whose gold it is."""
    title = words("diceforge-picture-temple")
    right = MARGIN + INNER - 12.0
    right -= sheet.write(str(viewer.store["gold"]), right, HEADER + 18, Lettering(52, theme.WHITE, "black"), "end") + 40
    sheet.centre(pieces.resource("gold", 62), right, HEADER)
    x = MARGIN + 16 + sheet.write(title, MARGIN + 16, HEADER + 18, Lettering(theme.READ, theme.IVORY, "title")) + 40
    sheet.centre(pieces.mark(viewer.look, 50), x + 26, HEADER)
    sheet.write(
        viewer.name,
        x + 62,
        HEADER + 15,
        Lettering(theme.PHONE_READ, theme.WHITE, "extra"),
        fit=Fit(right - 46 - x - 62),
    )


def _lying(table: TableView, price: int) -> list[str]:
    """The faces of a price that are left."""
    designs = dict.fromkeys(face for pool in POOLS.values() if pool.cost == price for face in pool.faces)
    return [face for face in designs if table.temple[face]]


def _price(table: TableView, viewer: HeroView, price: int, lying: list[str], words: Translations) -> Block:
    """The faces of a price; below each other where their names are long."""
    names = {face: words(f"diceforge-face-{face}") for face in lying}
    half = (MARGIN + INNER - 12 - FIRST) // BESIDE - 8
    beside = BESIDE if all(_fits(name, half) for name in names.values()) else 1
    rows = -(-len(lying) // beside)

    def draw(sheet: Sheet, top: float) -> None:
        sheet.centre(pieces.resource("gold", COIN, price), MARGIN + 62, top + rows * ROW / 2 + 4)
        wide = (MARGIN + INNER - 12 - FIRST) // beside
        for at, face in enumerate(lying):
            row, column = divmod(at, beside)
            left, y = FIRST + column * wide, top + 6 + row * ROW
            _face(sheet, table, face, affordable_faces(table, viewer, face), (left, y, wide - 8), names[face])

    return Block(rows * ROW + 8, draw)


def _fits(name: str, wide: int) -> bool:
    """Whether a name has room in a tile of that width, beside or below the number of copies."""
    return bool(_beside(name, wide)) or width(name, theme.PHONE_READ) <= wide - NAME - 8


def _beside(name: str, wide: int) -> tuple[str, ...]:
    """A name in lines that end before the number of copies; none where a word would be cut."""
    fitting = find_lines(name, theme.PHONE_READ, theme.PHONE_READ, wide - NAME - COUNT, LINES)
    return fitting[0] if fitting else ()


def _face(sheet: Sheet, table: TableView, face: str, lit: bool, place: tuple[float, float, int], name: str) -> None:
    """A face with its name and how many are left, in a golden frame where it can be paid."""
    left, top, wide = place
    sheet.stamp(tile(wide, ROW - 8, lit), left, top)
    middle = top + (ROW - 8) / 2
    sheet.centre(numeral_faces.slab_sprite(face, FACE, THICK, slabs.LIT if lit else slabs.CALM), left + 72, middle - 3)
    sheet.write(
        f"×{table.temple[face]}", left + wide - 14, top + 46, Lettering(theme.PHONE_READ, theme.TEXT, "black"), "end"
    )
    lines, size = _beside(name, wide), theme.PHONE_READ
    if not lines:
        lines, middle = (name,), middle + 22
    for at, line in enumerate(lines):
        y = middle + size * 0.33 + (at - (len(lines) - 1) / 2) * (size + 1)
        ink = theme.TEXT if lit else theme.MUTED
        sheet.write(line, left + NAME, y, Lettering(size, ink), fit=Fit(wide - NAME - 8))


def _grove(table: TableView, pools: tuple[int, ...], key: str, brings: dict[int, str], words: Translations) -> Block:
    """The Garden's or the Forest's faces in play, each pool with the feat that brings it."""
    pools_with_faces = [(pool, list(dict.fromkeys(POOLS[pool].faces))) for pool in pools]
    height = HEADING + len(pools_with_faces) * (FOUR + 24) + 4

    def draw(sheet: Sheet, top: float) -> None:
        title = words(f"diceforge-picture-{key}")
        sheet.write(
            title, MARGIN + 24, top + 48, Lettering(theme.PHONE_READ, theme.IVORY, "title"), fit=Fit(INNER - 48)
        )
        for at, (pool, faces) in enumerate(pools_with_faces):
            y = top + HEADING + at * (FOUR + 24) + FOUR / 2 + 4
            for place, face in enumerate(faces):
                left = bool(table.temple.get(face, 0))
                sheet.centre(
                    numeral_faces.pile_sprite(face, int(left), FOUR, True), MARGIN + 74 + place * (FOUR + 16), y
                )
            x = MARGIN + 74 + len(faces) * (FOUR + 16) - 34.0
            if len(faces) == 1 and table.temple.get(faces[0], 0):
                count = f"×{table.temple[faces[0]]}"
                x += sheet.write(count, x, y + 14, Lettering(theme.PHONE_READ, theme.TEXT, "black")) + 24
            room = MARGIN + INNER - 20 - x
            sheet.write(brings[pool], x, y + 14, Lettering(theme.PHONE_READ, theme.MUTED), fit=Fit(room))

    return Block(height, draw)
