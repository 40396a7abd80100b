"""The seven islands: tablets on their plinths, costs, copies left, and the heroes on the shores."""

from __future__ import annotations

from functools import cache

from engine.dice_forge.data.cards import SLOTS
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle, group
from rendering.canvas.text import Lettering, write
from rendering.dice_forge import layout, palette, question_words
from rendering.dice_forge.art import cards, emblems, hoplite, landscape, pieces, slabs, tablets
from rendering.dice_forge.board import choices
from rendering.dice_forge.layout import FAR, ROWS
from rendering.dice_forge.view import HeroView, SlotView, TableView
from rendering.translations import Translations

HERO, MEMORY, ABOVE_STUMP = 0.72, 40, 24
"""Sizes of a hero and of a memory token on an island; how far above the middle of a stack that is used up the note of
who has taken from it lies, off the name."""
GROVE = ((-34, 34, 62), (-8, 26, 84), (20, 32, 66))
"""The cypresses that stand where a stack is used up."""
PADDING = 50


@cache
def _land(island: int, lit: bool, bare: tuple[int, ...]) -> Sprite:
    """An island with what grows there; ``bare`` are the places (0 and 1) without tablets."""
    wide, high = layout.ISLAND
    shards = "moon" if island in ROWS[0] else "sun"
    markup = landscape.island(wide, high, shards, lit, island * 11)
    markup += landscape.cypress(-116, 68, 48, lit) + landscape.cypress(-98, 76, 36, lit)
    markup += landscape.rock(-70, 78, 10, lit) + landscape.cypress(118, 68, 44, lit)
    markup += landscape.landmark(island, 66, 70, lit)
    for place in bare:
        x = layout.APART if place else -layout.APART
        markup += "".join(landscape.cypress(x + dx, dy - layout.LAND_BELOW, size, lit) for dx, dy, size in GROVE)
    return centre(markup, wide + 2 * PADDING, high + 2 * PADDING + 90)


@cache
def _mountain(lit: bool) -> Sprite:
    wide, high = layout.MOUNTAIN_SIZE
    markup = landscape.mountain(wide, high, lit) + landscape.rock(70, high * 0.47, 13, lit)
    markup += landscape.cypress(96, 60, 40, lit) + landscape.cypress(94, -104, 34, lit)
    return centre(markup, wide + 2 * PADDING, high + 2 * PADDING)


def draw(sheet: Sheet, table: TableView, hero_asked: HeroView, words: Translations) -> None:
    """Put islands, tablets and heroes on the sheet; ``asked`` is the hero that stands out."""
    for island in (*ROWS[0], *ROWS[1]):
        slots = layout.on_island(island)
        lit = any(slot in table.feats for slot in slots)
        bare = tuple(at for at, slot in enumerate(slots) if table.slots[slot].feat and not table.slots[slot].top)
        x, y = layout.island_middle(island)
        sheet.centre(_land(island, lit, bare), x, y + layout.LAND_BELOW)
    sheet.centre(_mountain(any(slot in table.feats for slot in layout.on_island(FAR))), *layout.MOUNTAIN)
    for slot, view in table.slots.items():
        _slot(sheet, table, slot, view, words)
    for slot, seat in table.new_feats.items():
        x, y = layout.tablet_middle(slot)
        note = pieces.taken_note(table.heroes[seat].look)
        top = y - (layout.TABLET[1] / 2 if table.slots[slot].top else ABOVE_STUMP)
        sheet.centre(note, x + layout.TABLET[0] / 2 - 46, top + 2)
    _memories(sheet, table, choices.islands_to_choose(question_words.question_of(table, hero_asked)))
    _heroes(sheet, table, hero_asked)


def _slot(sheet: Sheet, table: TableView, slot: str, view: SlotView, words: Translations) -> None:
    """A slot's plinth and tablet, framed where it can be had."""
    x, y = layout.tablet_middle(slot)
    lit = slot in table.feats
    sheet.note(f"feat:{view.feat}", *layout.slot_box(slot))
    costs = tuple(SLOTS[slot].cost.items())
    if SLOTS[slot].island == FAR:
        _far_costs(sheet, costs, view.left, y)
    else:
        order = layout.on_island(SLOTS[slot].island).index(slot)
        sheet.centre(tablets.plinth(costs, view.left, lit, bool(order)), x, y + layout.PLINTH_BELOW)
    if not view.feat:
        sheet.centre(tablets.open_place(table.fitting[slot], lit), x, y)
    elif not view.top:
        sheet.centre(tablets.broken(cards.divided_name(view.feat, words)), x, y)
    else:
        sheet.centre(tablets.tablet(view.top, cards.divided_name(view.feat, words), lit, view.left), x, y)
        sheet.note_piece("card", view.top, x, y, *layout.TABLET)
    if lit:
        wide, high = layout.TABLET
        sheet.centre(slabs.gold_frame(wide + 2, high + 2, 6), x, y)


@cache
def _far_cost(costs: tuple[tuple[str, int], ...], left: int) -> Sprite:
    markup = "".join(
        group(emblems.resource(kind, amount), 0, at * 60 - 58, 0.66) for at, (kind, amount) in enumerate(costs)
    )
    if left:
        below = len(costs) * 60 - 40
        markup += write(f"×{left}", 0, below, Lettering(theme.READ, theme.TEXT, "black", palette.SHADE, 4), "middle")
    return centre(markup, 70, 200)


def _far_costs(sheet: Sheet, costs: tuple[tuple[str, int], ...], left: int, y: float) -> None:
    """What a feat of the far island costs, and its copies, beside its tablet."""
    # A hero stands below the lowest one.
    shift = 0 if len(costs) > 1 else 4 if y < layout.FAR_Y + layout.FAR_PITCH else -8
    sheet.centre(_far_cost(costs, left), layout.FAR_COST, y + shift)


def _memories(sheet: Sheet, table: TableView, islands: frozenset[int]) -> None:
    """The memory tokens on the shores, and golden places where one can be laid now."""
    lying = dict.fromkeys((*ROWS[0], *ROWS[1], FAR), 0)
    for hero in table.heroes:
        for token in hero.memories:
            place = layout.memory_place(token.island, lying[token.island])
            sheet.centre(pieces.memory(hero.look, token.side, MEMORY), *place)
            lying[token.island] += 1
    for island in islands:
        x, y = layout.memory_place(island, lying[island])
        sheet.centre(pieces.gold_place(MEMORY), x, y)
        sheet.note(f"island:{island}", x - MEMORY / 2, y - MEMORY / 2, MEMORY, MEMORY, is_beset=True)


@cache
def _dot() -> Sprite:
    return centre(circle(0, 0, 5.4, palette.NEW, theme.INK, 2.5), 16)


def _heroes(sheet: Sheet, table: TableView, hero_asked: HeroView) -> None:
    """The heroes on the islands; who has moved since the board before has a trace of dots before the feet."""
    for hero in table.heroes:
        if not hero.island:
            continue
        x, y = layout.hero_feet(hero.island)
        if hero.number in table.moved_seats:
            for at in range(5):
                sheet.centre(_dot(), x - 96 + at * 15, y + 16 - abs(at - 2) * 2 + at * -3)
        stamp_hero(sheet, hero, x, y, hero is hero_asked and not table.over)


def stamp_hero(sheet: Sheet, hero: HeroView, x: float, y: float, is_asked: bool) -> None:
    """Put a hero on the sheet, the feet at (x, y)."""
    figure = hoplite.hoplite_sprite(hero.look, HERO, is_asked)
    sheet.stamp(figure, x - hoplite.WIDTH / 2 * HERO, y - hoplite.FOOT * HERO)
