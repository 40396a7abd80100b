"""The board: everything that lies on the table, in one picture."""

from __future__ import annotations

from functools import cache

from engine.hercules.cards import CARDS, Card
from rendering import theme
from rendering.alt_text import paragraphs
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.text import width, write
from rendering.hercules import alt_text
from rendering.hercules.art import cards, emblems, pieces
from rendering.hercules.board import changes, compact, player_panels, track
from rendering.hercules.board.layout import GODS_TOP, LAYOUTS, STACKS, VASES_WIDTH
from rendering.hercules.view import TableView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import turn_chip
from rendering.translations import Translations

HEADER = 70


@cache
def _ground(looks: tuple[theme.Side, ...], title: str) -> Sprite:
    layout = LAYOUTS[len(looks)]
    drawn = scenery.night(theme.WIDTH, theme.HEIGHT) + track.ground(layout, looks) + player_panels.ground(layout, looks)
    left = theme.WIDTH - theme.MARGIN - VASES_WIDTH
    drawn += scenery.panel(left, layout.areas_top, VASES_WIDTH, layout.areas_height)
    drawn += write(title, 36, 86, 46, theme.GOLD, "title", spacing=1)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def sheet_of(table: TableView, words: Translations) -> Sheet:
    """The board as a sheet of sprites."""
    sheet = Sheet(_ground(tuple(side.look for side in table.sides), words("hercules-picture-title")))
    _header(sheet, table, words)
    track.draw(sheet, table, words)
    _white(sheet, table, words)
    _stacks(sheet, table, words)
    player_panels.draw(sheet, table, words)
    _vases(sheet, table)
    return sheet


def _header(sheet: Sheet, table: TableView, words: Translations) -> None:
    x = 36 + width(words("hercules-picture-title"), 46, "title") + 50
    x += sheet.write(words("hercules-picture-round", number=table.round), x, 82, 32, theme.MUTED, "extra") + 16
    x += sheet.write(words("picture-move", number=table.moves), x, 82, 24, theme.FAINT) + 34
    sheet.centre(pieces.silhouette(emblems.PEGASUS, 48, theme.GOLD), x + 24, HEADER)
    sheet.centre(pieces.mark(table.sides[table.pegasus].look, 40), x + 74, HEADER + 1)
    x += 120
    if table.ending and not table.over:
        x = _pill(sheet, words("hercules-picture-last-round"), x, theme.GOLD, theme.INK, "black")
    if table.simplified:
        x = _pill(sheet, words("hercules-picture-simplified"), x, theme.PANEL, theme.MUTED, "extra")
    if table.solo:
        level = words(f"hercules-picture-level-{table.level}")
        x = _pill(sheet, level, x, theme.PANEL, theme.MUTED, "extra")
    winners = table.winners if table.acting is None else ()
    turn_chip.show(sheet, table.sides, winners, table.acting or 0, (), words, x, HEADER)


def _pill(sheet: Sheet, text: str, x: float, ground: str, ink: str, style: str) -> float:
    """A label in the header; returns where the next one may begin."""
    long = round(width(text, 28, style)) + 48
    sheet.stamp(scenery.banner_sprite(long, 52, ground, theme.LINE if ground == theme.PANEL else None), x, HEADER - 26)
    sheet.write(text, x + long / 2, HEADER + 9, 28, ink, style, "middle")
    return x + long + 14


def _white(sheet: Sheet, table: TableView, words: Translations) -> None:
    """The white die in the corner of the track: its face, and whose it is."""
    middle = GODS_TOP + LAYOUTS[len(table.sides)].god_height / 2
    sheet.note("white", 54, middle - 46, 292, 92)
    sheet.centre(pieces.die(table.white, theme.IVORY, 92), 100, middle)
    if not table.white:
        sheet.figure("?", 100, middle, 56, theme.IVORY_SHADE)
    sheet.write(words("hercules-picture-white"), 162, middle - 4, 32, theme.TEXT, "extra", room=184, smallest=24)
    state = "used" if table.white_in_use else "hades" if table.solo else "free"
    ink = theme.GOLD if table.white_in_use else theme.MUTED
    sheet.write(words(f"hercules-picture-white-{state}"), 162, middle + 30, 26, ink, room=184, smallest=20)


def _stacks(sheet: Sheet, table: TableView, words: Translations) -> None:
    layout = LAYOUTS[len(table.sides)]
    pitch = (theme.WIDTH - 2 * theme.MARGIN + 12) / STACKS
    wide, high = round(pitch) - 24, layout.stack_height - 8
    for at, (key, pile) in enumerate(table.stacks):
        name = words(f"hercules-stack-{key}")
        if pile:
            effect = _effect(CARDS[pile[0]], words)
            sprite = cards.stack(pile[0], len(pile), wide, high, name, effect)
        else:
            sprite = cards.empty_stack(name, key, wide, high)
        sheet.stamp(sprite, theme.MARGIN + at * pitch, layout.stacks_top)
        sheet.note(f"stack:{key}", theme.MARGIN + at * pitch, layout.stacks_top, wide, high)
    order = [key for key, _ in table.stacks]
    for side, stack in changes.stacks(table):
        left = theme.MARGIN + order.index(stack) * pitch
        sheet.stamp(changes.ring(side.look, wide, high), left - 6, layout.stacks_top - 6)


def _effect(card: Card, words: Translations) -> str:
    """The word beside an ability's badge, where the badge does not say it itself."""
    return "" if card.ability in ("plus1", "minus1", "vp2") else words(f"hercules-ability-{card.ability}")


def _vases(sheet: Sheet, table: TableView) -> None:
    layout = LAYOUTS[len(table.sides)]
    left = theme.WIDTH - theme.MARGIN - VASES_WIDTH + 8
    sheet.note("vases", left, layout.areas_top + 8, VASES_WIDTH - 16, layout.areas_height - 16)
    pitch = (VASES_WIDTH - 16) / len(table.vases)
    wide, high = round(pitch), layout.areas_height - 16
    for at, (columns, pile) in enumerate(table.vases):
        if pile:
            below = CARDS[pile[1]].vp if len(pile) > 1 else 0
            sprite = cards.vase(columns, CARDS[pile[0]].vp, below, wide, high)
        else:
            sprite = cards.no_vase(columns, wide, high)
        sheet.stamp(sprite, left + at * pitch, layout.areas_top + 8)
    order = [columns for columns, _ in table.vases]
    for side, columns in changes.vases(table):
        x = left + order.index(columns) * pitch
        sheet.stamp(changes.ring(side.look, wide - 8, high - 4), x - 4, layout.areas_top + 2)


def describe(scene: Scene) -> str:
    """The whole board in words."""
    return paragraphs(alt_text.describe(read(scene), scene.words))


@picture("hercules", "board", describe=describe)
def draw(scene: Scene) -> Drawing:
    """The board, laid out for a large or a small screen."""
    table = read(scene)
    sheet = (compact.sheet_of if scene.compact else sheet_of)(table, scene.words)
    return Drawing(sheet, alt_text.board(table, scene.words))
