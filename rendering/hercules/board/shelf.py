"""The shelf of the demigods with the white die, and the vases under the highest steps."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.hercules.arithmetic import sums_of
from engine.hercules.cards import CARDS
from rendering import theme
from rendering.canvas.icons import icon
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import ellipse, group, rect
from rendering.canvas.symbols import points
from rendering.canvas.text import Lettering, figure, fit_text, write
from rendering.hercules import palette
from rendering.hercules.art import emblems, figures, pieces
from rendering.hercules.board import changes, layout
from rendering.hercules.board.layout import SHELF_CARD, SHELF_TOP, STACKS, VASE_FLOOR
from rendering.hercules.sums import stacks_earned
from rendering.hercules.view import TableView, usable_dice
from rendering.translations import Translations

LINE, MARGIN = 83, 26
"""The middle of a card's signs, and the room around its sprite for copies and frame."""
SIGN, EARNED_X, EFFECT_X, COUNT_X = 38, 79, 143, 201
"""The width of the stack's sign; the middles of how a card is earned, what it does, and how many there are: no ring or
mark at the card's edge touches the number."""
LEAST_NAME = 28
"""The smallest letters of a demigod's name; in no language is it as long."""
VASE_SIZES = (96, 108, 120, 132, 144)


@cache
def ground() -> str:
    """The shelf's stone, and the ledge on which the vases stand."""
    markup = rect(980, VASE_FLOOR, 670, 8, 0, palette.LEDGE) + rect(980, VASE_FLOOR - 2, 670, 3, 0, palette.LEDGE_LIT)
    markup += rect(0, 640, theme.WIDTH, 20, 0, palette.SHELF) + rect(0, 650, theme.WIDTH, 176, 0, palette.SHELF_TOP)
    bottom = SHELF_TOP + SHELF_CARD[1]
    markup += rect(0, bottom, theme.WIDTH, 14, 0, palette.STONE_MIDDLE)
    markup += rect(0, bottom, theme.WIDTH, 3.5, 0, palette.STONE_LIT)
    return markup + rect(0, bottom + 14, theme.WIDTH, 8, 0, palette.SHELF_BACK, opacity=0.6)


@lru_cache(512)
def _card(card_id: str, left: int, name: str, lit_up: bool) -> Sprite:
    """A demigod's top card lying on its copies; ``lit_up`` where a labour within reach wins it. A golden frame has the
    labour alone, as it is what is chosen."""
    card, (wide, high) = CARDS[card_id], SHELF_CARD
    markup = rect(-6, 6, wide, high - 4, 8, palette.SHADE, opacity=0.5)
    for at in range(min(left, 5) - 1, 0, -1):
        tone = theme.mix(palette.EDGE, palette.STONE, 0.18 * at)
        markup += rect(at * 4, -at * 3, wide, high, 8, tone, palette.EDGE_LINE, 1)
    paper = theme.IVORY if lit_up else theme.mix(palette.PAPER_SHADE, theme.IVORY, 0.3)
    colour = palette.STACKS[card.stack]
    clay = colour if lit_up else theme.mix(palette.SPENT, colour, 0.42)
    markup += rect(0, 0, wide, high, 8, paper) + rect(7, LINE - 34, SIGN, 68, 4, clay)
    markup += icon(emblems.STACKS[card.stack][0], 7 + SIGN / 2, LINE, 38, palette.BLACK, initial=name)
    markup += group(emblems.sign_of_claim(card), EARNED_X, LINE, 0.61)
    label, size = fit_text(name, theme.READ, LEAST_NAME, wide - 22, "black")
    markup += write(label, 12, 38, Lettering(size, theme.INK, "black"))
    markup += group(emblems.effect(card, 62), EFFECT_X, LINE)
    markup += figure(f"×{left}", COUNT_X, LINE, theme.READ, theme.INK, None)
    return Sprite(group(markup, MARGIN, MARGIN), wide + 2 * MARGIN, high + 2 * MARGIN)


@lru_cache(32)
def _empty(stack: str, name: str) -> Sprite:
    """A demigod without cards left."""
    wide, high = SHELF_CARD
    markup = rect(0, 10, wide, high - 10, 8, palette.EMPTY)
    markup += icon(emblems.STACKS[stack][0], 7 + SIGN / 2, LINE, 38, palette.EMPTY_SIGN, initial=name)
    label, size = fit_text(name, theme.READ, LEAST_NAME, wide - 22, "bold")
    markup += write(label, 12, 48, Lettering(size, theme.MUTED))
    markup += group(emblems.symbol(emblems.SYMBOL_OF_STACK[stack]), EARNED_X, LINE, 0.5, opacity=0.5)
    markup += figure("×0", COUNT_X, LINE, theme.READ, theme.MUTED, None)
    return Sprite(group(markup, MARGIN, MARGIN), wide + 2 * MARGIN, high + 2 * MARGIN)


def winnable_stacks(table: TableView) -> frozenset[str]:
    """The demigods that the acting side wins with one of the labours on offer."""
    if table.acting is None or not table.doable:
        return frozenset()
    ways = sums_of(usable_dice(table, table.sides[table.acting]))
    return frozenset(stack for way in ways if way.result in table.doable for stack in stacks_earned(table, way))


def draw(sheet: Sheet, table: TableView, words: Translations) -> None:
    """Put the demigods, the white die and the vases on the sheet."""
    winnable = winnable_stacks(table)
    wide, high = SHELF_CARD
    order = [stack for stack, _ in table.stacks]
    for at, (stack, pile) in enumerate(table.stacks):
        x, y = layout.shelf(at)
        name = words(f"hercules-stack-{stack}")
        sprite = _card(pile[0], len(pile), name, stack in winnable) if pile else _empty(stack, name)
        if pile:
            sheet.note_piece("card", pile[0], x + wide / 2, y + high / 2, wide, high)
        sheet.stamp(sprite, x - MARGIN, y - MARGIN)
        sheet.note(f"stack:{stack}", x, y, wide, high)
    for side, stack in changes.taken_stacks(table):
        x, y = layout.shelf(order.index(stack))
        sheet.centre(pieces.taken_note(side.look), x + wide - 22, y - 6)
    _white(sheet, table)
    _vases(sheet, table)


def _white(sheet: Sheet, table: TableView) -> None:
    """The white die and its face."""
    x, y = layout.shelf(STACKS)
    sheet.note("white", x, y, theme.WIDTH - x, SHELF_CARD[1])
    sheet.centre(figures.big_die(table.white, theme.IVORY, 66, -24), x + 54, y + 66)
    if not table.white:
        sheet.figure("?", x + 48, y + 74, 52, palette.PIP_UNROLLED)


@lru_cache(64)
def _vase(columns: int, worth: int, below: bool, size: int) -> Sprite:
    """A stack of vases on the ledge: how many columns earn it, its points, whether another one lies behind."""
    middle, x = -size / 2, 18
    markup = ellipse(x - 8, -2, 36, 6, palette.SHADE, opacity=0.5)
    if below:
        markup += icon(emblems.VASE, x + 11, middle - 3, size, palette.VASE_BEHIND, initial="V")
    if worth:
        markup += icon(emblems.VASE, x, middle, size * 1.04, palette.BLACK, initial="V")
        markup += icon(emblems.VASE, x, middle, size * 0.98, palette.CLAY, initial="V")
        markup += figure(columns, x, middle * 1.02, theme.READ, theme.INK, None)
        markup += group(points(worth, 64 if worth < 10 else 76), -30, -30)
    else:
        markup += icon(emblems.VASE, x, middle, size, palette.EMPTY, palette.EMPTY_SIGN, 2, initial="V")
        markup += figure(columns, x, middle * 1.02, theme.READ, theme.FAINT, None)
    return centre(markup, 150, 2 * size + 20)


def _vases(sheet: Sheet, table: TableView) -> None:
    """The stacks of vases; they grow with what they are worth."""
    first, last = layout.vase(0)[0] - 66, layout.vase(len(table.vases) - 1)[0] + 66
    sheet.note("vases", first, VASE_FLOOR - 150, last - first, 156)
    for at, (columns, pile) in enumerate(table.vases):
        worth = CARDS[pile[0]].vp if pile else 0
        sheet.centre(_vase(columns, worth, len(pile) > 1, VASE_SIZES[at]), *layout.vase(at))
    order = [columns for columns, _ in table.vases]
    for side, columns in changes.taken_vases(table):
        at = order.index(columns)
        x, y = layout.vase(at)
        sheet.centre(pieces.taken_note(side.look), x - 6, y - VASE_SIZES[at] + 2)
