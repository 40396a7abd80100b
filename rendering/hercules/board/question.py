"""The cards to choose from, where the acting side is asked for no labour, and the abilities that it can use."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.hercules.cards import CARDS
from engine.questions import Question, number
from rendering import theme
from rendering.canvas.icons import icon
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group, path, rect
from rendering.canvas.text import Lettering
from rendering.hercules import palette
from rendering.hercules.art import emblems, figures, pieces
from rendering.hercules.view import SideView, TableView

TILE, WIDTHS, NARROW = 114, (208, 172, 144), 80
"""How high a tile is, how wide where sign and effect lie side by side, and where they stand one over the other."""
APART, LABEL = 10, 66
"""From tile to tile, and the room of how many of a kind may be taken back."""


def about_cards(table: TableView) -> Question | None:
    """What is asked, where cards of the acting side's own are to be chosen from."""
    return table.question if table.question is not None and table.question.kind == "recover" else None


def ways_out(table: TableView, size: int) -> dict[str, Sprite]:
    """The signs, in gold, of what ends a turn without a labour, where who is asked can do so now: a ``rest``, or a
    ``halt``, which is a pass or the end of a turn in which something was used."""
    options = () if table.question is None else table.question.options
    rests = any(option.group == "rest" and option.label != "pass" for option in options)
    halts = any(option.label in ("pass", "end") for option in options)
    signs = {"rest": pieces.rest_in_gold(size)} if rests else {}
    return {**signs, "halt": pieces.halt(size, True)} if halts else signs


def usable_abilities(table: TableView, side: SideView) -> frozenset[str]:
    """The abilities that a side can use now."""
    if table.question is None or side.number != table.acting:
        return frozenset()
    used = (option for option in table.question.options if option.group == "ability")
    return frozenset(CARDS[option.text("card")].ability for option in used)


class _Tiles(NamedTuple):
    """The cards to choose from in a row: how wide each tile is, from tile to tile, and of each group of cards the sign
    of how many of them may be taken back, and the cards."""

    wide: int
    pitch: float
    groups: tuple[tuple[Sprite, int, tuple[str, ...]], ...]


def _tiles(question: Question, side: SideView, room: float) -> _Tiles:
    """The cards in tiles as wide as there is room for, side by side; where even narrow ones have none, they overlap."""
    cards = [option.text("card") for option in question.options if "card" in option.facts]
    by_kind = {
        "markers": tuple(card for card in cards if CARDS[card].kind != "god"),
        "gods": tuple(card for card in cards if CARDS[card].kind == "god"),
    }
    signs = {"markers": figures.stone(side.look, 42), "gods": pieces.card_count(54)}
    groups = tuple(
        (signs[fact], number(question.facts, fact, 0), group)
        for fact, group in by_kind.items()
        if group and number(question.facts, fact, 0)
    )
    free = room - LABEL * len(groups) - NARROW
    share = free / max(1, len(cards)) - APART
    wide = next((wide for wide in WIDTHS if wide <= share), NARROW)
    return _Tiles(wide, min(wide + APART, free / max(1, len(cards))), groups)


def draw_cards(sheet: Sheet, question: Question, side: SideView, left: float, top: float, room: float) -> None:
    """The cards to choose from as tiles in golden frames, before each kind how many of it may be taken back; the last
    tile stands for none."""
    tiles = _tiles(question, side, room)
    x, middle = left, top + TILE / 2
    for sign, most, cards in tiles.groups:
        sheet.centre(sign, x + LABEL / 2 - 4, top + TILE * 0.27)
        sheet.write(
            f"×{most}", x + LABEL / 2 - 4, top + TILE * 0.9, Lettering(theme.READ, theme.WHITE, "black"), "middle"
        )
        x += LABEL
        for card in cards:
            place = x + tiles.wide / 2, middle
            sheet.centre(_card(card, tiles.wide), *place)
            sheet.note_piece("card", card, *place, min(tiles.pitch, tiles.wide), TILE)
            sheet.note(f"choice:{card}", x, top, min(tiles.pitch, tiles.wide), TILE, is_beset=True)
            x += tiles.pitch
    sheet.centre(_nothing(), x + NARROW / 2, middle)
    sheet.note("choice:nothing", x, top, NARROW, TILE, is_beset=True)


def _in_gold(wide: int, fragment: str, ground: str) -> Sprite:
    """What can be chosen, in a golden frame on a light tile."""
    box = (4 - wide / 2, 4 - TILE / 2, wide - 8, TILE - 8, 10)
    markup = rect(-wide / 2, -TILE / 2, wide, TILE, 13, theme.IVORY, theme.INK, 3)
    markup += rect(11 - wide / 2, 11 - TILE / 2, wide - 22, TILE - 22, 5, ground) + fragment
    return centre(markup + rect(*box, "none", theme.INK, 9) + rect(*box, "none", theme.GOLD, 6), wide + 6, TILE + 6)


@cache
def _card(card_id: str, wide: int) -> Sprite:
    """A card that can be chosen: whose it is, and what it does."""
    card = CARDS[card_id]
    clay = palette.STACKS.get(card.stack, palette.CLAY)
    if wide == NARROW:
        owner, effect, size = (0.0, -21.0), (0.0, 22.0), 42.0
    else:
        size = min(84.0, (wide - 30) / 2)
        owner, effect = (5 - wide / 4, 0.0), (wide / 4 - 5, 0.0)
    markup = icon(emblems.silhouette(card)[0], *owner, size, palette.BLACK, initial=card.stack)
    return _in_gold(wide, markup + group(emblems.effect(card, size), *effect), clay)


@cache
def _nothing() -> Sprite:
    """The choice of none."""
    return _in_gold(NARROW, path("M-18 -18L18 18M18 -18L-18 18", "none", theme.INK, 12), theme.IVORY)
