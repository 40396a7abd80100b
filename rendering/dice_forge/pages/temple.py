"""The temple alone, large: every face by name, its price, how many are left, and what the viewer can pay."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.dice_forge.data.cards import FEATS
from engine.dice_forge.data.faces import POOLS
from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import group, rect
from rendering.canvas.text import fit_text, width, wrap_text, write
from rendering.dice_forge import alt_text
from rendering.dice_forge.art import cards, emblems, pieces
from rendering.dice_forge.board import temple
from rendering.dice_forge.layout import Box
from rendering.dice_forge.view import HeroView, TableView, affordable, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.translations import Translations

TOP, PITCHES = 112, (110, 98)
"""The first row's top, and the rows' height with one panel below them and with two."""
COIN, FACE = 92, 92
COLUMNS = (190, 548, 906, 1264)
"""Left edges of the places for faces."""
PLACE, WIDE_PLACE = 346, 560
SECOND_COIN = 838


class Plan(NamedTuple):
    """Which panels there are below the Sanctuary: the Garden's, the Forest's or both."""

    garden: bool
    forest: bool

    @property
    def pitch(self) -> int:
        """Height of a row of the Sanctuary."""
        return PITCHES[self.garden and self.forest]

    @property
    def top(self) -> int:
        """Where the panels below begin."""
        return TOP + 6 * self.pitch + 18

    def panel(self, forest: bool) -> Box:
        """The Garden's or the Forest's panel."""
        high = theme.HEIGHT - 34 - self.top
        if not (self.garden and self.forest):
            return Box(30, self.top, 1590, high)
        half = (high - 12) // 2
        return Box(30, self.top + (half + 12 if forest else 0), 1590, half)


def plan_of(table: TableView) -> Plan:
    """The panels of this match; the Garden's stays where there is no other."""
    return Plan(bool(table.gardens) or not table.forest, bool(table.forest))


@cache
def _ground(title: str, plan: Plan) -> Sprite:
    drawn = scenery.night(theme.WIDTH, theme.HEIGHT) + scenery.panel(30, TOP - 6, 1590, 6 * plan.pitch + 12)
    if plan.garden:
        drawn += scenery.panel(*plan.panel(False), tint=theme.LAPIS if plan.forest else theme.GLORY)
    if plan.forest:
        drawn += scenery.panel(*plan.panel(True), tint=theme.GLORY)
    drawn += write(title, 36, 84, 46, theme.GOLD, "title", spacing=1)
    for row, numbers in enumerate(reversed(temple.ROWS)):
        y = TOP + (row + 0.5) * plan.pitch
        if row:
            drawn += rect(50, y - plan.pitch / 2 - 1, 1550, 2, fill=theme.LINE, opacity=0.7)
        for at, number in enumerate(numbers):
            if not at or POOLS[number].cost != POOLS[numbers[0]].cost:
                coin = emblems.resource("gold", POOLS[number].cost)
                drawn += group(coin, SECOND_COIN if at else COIN + 18, y, 0.9)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def sheet_of(table: TableView, words: Translations) -> Sheet:
    """The temple as a sheet of sprites."""
    plan = plan_of(table)
    sheet = Sheet(_ground(words("diceforge-picture-temple"), plan))
    viewer = looking(table)
    _purse(sheet, table, viewer, words)
    for row, numbers in enumerate(reversed(temple.ROWS)):
        y = TOP + (row + 0.5) * plan.pitch
        designs = [face for number in numbers for face in dict.fromkeys(POOLS[number].faces)]
        columns, wide = (COLUMNS, PLACE) if len(designs) > 2 else ((COLUMNS[0], COLUMNS[2]), WIDE_PLACE)
        for face, left in zip(designs, columns, strict=True):
            _place(sheet, table, viewer, face, Box(left, round(y - plan.pitch / 2), wide, plan.pitch), words)
    if plan.garden:
        _grove(sheet, table, table.gardens, plan.panel(False), "garden", words)
    if plan.forest:
        _grove(sheet, table, table.forest, plan.panel(True), "forest", words)
    return sheet


def looking(table: TableView) -> HeroView:
    """Who looks at the temple: the viewer, otherwise whose turn it is."""
    return table.heroes[table.acting if table.viewer is None else table.viewer]


def _purse(sheet: Sheet, table: TableView, hero: HeroView, words: Translations) -> None:
    """Whose gold it is, and how much."""
    amount, note = f"{hero.store['gold']}", words("diceforge-picture-lit")
    first = 36 + width(words("diceforge-picture-temple"), 46, "title") + 60
    room = theme.WIDTH - theme.MARGIN - first - width(note, 28) - 240
    name, size = fit_text(hero.name, 36, 26, min(room, 420), "extra")
    long = width(name, size, "extra") + width(amount, 46, "black")
    total = round(long + 186)
    left = theme.WIDTH - theme.MARGIN - total
    sheet.write(note, left - 18, 79, 28, theme.MUTED, anchor="end")
    sheet.stamp(scenery.banner_sprite(total, 62, theme.CHIP, hero.look.colour), left, 37)
    sheet.centre(pieces.mark(hero.look, 44), left + 40, 68)
    at = left + 72 + sheet.write(name, left + 72, 80, size, theme.WHITE, "extra") + 44
    sheet.centre(pieces.resource("gold", 52), at, 68)
    sheet.write(amount, at + 32, 84, 46, theme.GOLD_LIGHT, "black")


@lru_cache(8)
def _light(wide: int, high: int) -> Sprite:
    drawn = rect(2.5, 2.5, wide - 5, high - 5, 15, "none", theme.INK, 5)
    return Sprite(drawn + rect(3, 3, wide - 6, high - 6, 14, "none", theme.GOLD, 4), wide, high)


def _place(sheet: Sheet, table: TableView, viewer: HeroView, face: str, box: Box, words: Translations) -> None:
    """One face of the Sanctuary: how many are left, and its name."""
    left, y = box.left, box.top + box.height / 2
    count = table.temple[face]
    if affordable(table, viewer, face):
        sheet.stamp(_light(box.width, box.height - 8), left - 8, y - box.height / 2 + 4)
    size = min(FACE, box.height - 14)
    sheet.centre(pieces.pile(face, count, size), left + FACE / 2 + 4, y - 2)
    if not count:
        return
    x = left + FACE + 20.0
    x += sheet.write(f"×{count}", x, y + 15, 46, theme.WHITE, "black") + 14
    room = left + box.width - 22 - x
    name = words(f"diceforge-face-{face}")
    size = 32 if width(name, 32) <= room else 26
    lines = wrap_text(name, size, room, "bold")[:3]
    for at, line in enumerate(lines):
        sheet.write(line, x, y + 9 + (at - (len(lines) - 1) / 2) * (size + 2), size, theme.TEXT, room=room)


def _grove(sheet: Sheet, table: TableView, numbers: tuple[int, ...], box: Box, key: str, words: Translations) -> None:
    """The Garden's or the Forest's faces in play, with the feats that bring them."""
    left, top, wide, high = box
    y = top + high / 2
    sheet.write(words(f"diceforge-picture-{key}"), left + 24, y + 12, 34, theme.GOLD, "title", room=200, smallest=24)
    shown = [(pool, list(dict.fromkeys(POOLS[pool].faces))) for pool in numbers]
    size = 78
    widths = [348.0 if len(faces) > 2 else 156.0 * len(faces) for _, faces in shown]
    gap = min(40.0, (wide - 250 - sum(widths)) / max(1, len(shown) - 1))
    x = left + 238.0
    for (pool, faces), long in zip(shown, widths, strict=True):
        middle = x + size / 2
        for face in faces:
            count = table.temple.get(face, 0)
            sheet.centre(pieces.pile(face, min(count, 1), size), middle, y - 14)
            if face in table.faces:
                sheet.centre(pieces.ring(size), middle, y - 14)
            if len(faces) < 3 and count:
                sheet.write(f"×{count}", middle + size / 2 + 8, y + 2, 42, theme.WHITE, "black")
            middle += 82 if len(faces) > 2 else 156
        sheet.write(words(cards.short_name(_brings(table, pool))), x + 2, y + 50, 24, theme.MUTED, room=long)
        x += long + gap


def _brings(table: TableView, pool: int) -> str:
    """The feat of the line-up that forges from a pool, else the one that may forge any face."""
    feats = [FEATS[slot.feat] for slot in table.slots.values() if slot.feat]
    fit = [feat for feat in feats if feat.pool == pool] or [feat for feat in feats if feat.effect == "trident"]
    return fit[0].id


def sentences(table: TableView, words: Translations) -> list[str]:
    """The temple: whose gold it is, what it buys, what is left."""
    hero = looking(table)
    can = (shown for pool in POOLS.values() if pool.cost for shown in dict.fromkeys(pool.faces))
    within = (alt_text.face_name(shown, words) for shown in can if affordable(table, hero, shown))
    lines = [words("diceforge-alt-purse", name=hero.name, gold=hero.store["gold"], faces=join_things(within, "; "))]
    lines.append(words("diceforge-alt-temple", faces=join_things(alt_text.stock(table, words), "; ")))
    lines.append(words("diceforge-alt-garden", faces=join_things(alt_text.lying(table, table.gardens, words), "; ")))
    if table.forest:
        lines.append(words("diceforge-alt-forest", faces=join_things(alt_text.lying(table, table.forest, words), "; ")))
    return lines


@picture("diceforge", "temple", menu=1)
def draw(scene: Scene) -> Drawing:
    """The temple."""
    table = read(scene)
    return Drawing(sheet_of(table, scene.words), sentences(table, scene.words))
