"""The seven islands: cards, costs, copies left, and the heroes on their portals."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.dice_forge.data.cards import SLOTS
from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle, group, rect
from rendering.dice_forge.art import cards, emblems, pieces
from rendering.dice_forge.layout import FAR, ROWS, Layout
from rendering.dice_forge.view import SlotView, TableView
from rendering.translations import Translations

COST = 54


@cache
def ground(layout: Layout) -> str:
    """The islands' panels with what every line-up costs."""
    drawn = ""
    for number in (*ROWS[0], *ROWS[1], FAR):
        tint = theme.PURPLE_LIGHT if number == FAR else theme.LAPIS if number in ROWS[0] else theme.TERRACOTTA
        drawn += scenery.panel(*layout.island(number), tint=tint)
    return drawn + "".join(_cost(layout, slot) for slot in SLOTS)


@cache
def _portal() -> Sprite:
    drawn = circle(0, 0, 24, theme.WELL, theme.MEANDER, 2.5, 0.85) + circle(0, 0, 17, theme.NIGHT)
    return centre(drawn, 54)


def _cost(layout: Layout, slot: str) -> str:
    x, y = layout.cost(slot)
    drawn = ""
    for at, (kind, amount) in enumerate(SLOTS[slot].cost.items()):
        drawn += group(emblems.resource(kind, amount), x, y + at * 60, COST / 100)
    return drawn


@lru_cache(32)
def _light(width: int, height: int, colour: str) -> Sprite:
    drawn = rect(3.5, 3.5, width - 7, height - 7, 14, "none", theme.INK, 7)
    return Sprite(drawn + rect(3.5, 3.5, width - 7, height - 7, 14, "none", colour, 5), width, height)


def draw(sheet: Sheet, table: TableView, layout: Layout, words: Translations) -> None:
    """Put cards, copies and heroes on the sheet."""
    for slot, view in table.slots.items():
        box = layout.light_box(slot)
        sheet.note(f"feat:{view.feat}", *box)
        if slot in table.taken:
            sheet.stamp(_light(box.width, box.height, table.heroes[table.taken[slot]].look.colour), box.left, box.top)
        elif slot in table.feats:
            sheet.stamp(_light(box.width, box.height, theme.GOLD), box.left, box.top)
        if slot in table.feats or slot in table.taken:
            _costs_again(sheet, layout, slot)
        _card(sheet, table, view, layout, words)
    _memories(sheet, table, layout)
    for number in (*ROWS[0], *ROWS[1], FAR):
        x, y = layout.portal(number)
        sheet.centre(_portal(), x, y + 4)
    for hero in table.heroes:
        if hero.island:
            x, y = layout.portal(hero.island)
            sheet.centre(pieces.pawn(hero.look, 62), x, y - 6)
            if hero.number in table.moved:
                sheet.centre(pieces.fresh(hero.look.colour, 30), x + 22, y - 30)


def _memories(sheet: Sheet, table: TableView, layout: Layout) -> None:
    """The memory tokens on the islands."""
    lying = dict.fromkeys((*ROWS[0], *ROWS[1], FAR), 0)
    for hero in table.heroes:
        for token in hero.memories:
            sheet.centre(pieces.memory(hero.look, token.side, 46), *layout.memory(token.island, lying[token.island]))
            lying[token.island] += 1


def _costs_again(sheet: Sheet, layout: Layout, slot: str) -> None:
    """The cost once more, above the light."""
    x, y = layout.cost(slot)
    for at, (kind, amount) in enumerate(SLOTS[slot].cost.items()):
        sheet.centre(pieces.resource(kind, COST, amount), x, y + at * 60)


def _card(sheet: Sheet, table: TableView, view: SlotView, layout: Layout, words: Translations) -> None:
    left, top, width, height = layout.card(view.id)
    if not view.feat:
        sprite = cards.undrafted_place(table.fitting[view.id], width, height)
    elif not view.top:
        sprite = cards.sold_out(view.feat, width, height, words(cards.short_name(view.feat)))
    else:
        sprite = cards.stack(view.top, width, height, words(cards.short_name(view.feat)))
        sheet.stamp(cards.below(view.left, width, height), left - 2, top - 2)
    sheet.stamp(sprite, left - 2, top - 2)
    if view.feat:
        x, y = layout.copies(view.id)
        sheet.write(f"×{view.left}", x, y + 11, 34, theme.TEXT if view.left else theme.FAINT, "black", "middle")
