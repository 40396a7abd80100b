"""The temple alone, large: every face by name, its price, how many are left, and what the viewer can pay."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.dice_forge.data.cards import FEATS
from engine.dice_forge.data.faces import FACES, POOLS
from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group, path, rect
from rendering.canvas.text import Lettering, fit_text, width, write
from rendering.dice_forge import alt_text, palette
from rendering.dice_forge.art import cards, emblems, numeral_faces, pieces, plates, slabs, tablets
from rendering.dice_forge.board import temple
from rendering.dice_forge.layout import Box
from rendering.dice_forge.pages import compact_temple
from rendering.dice_forge.view import HeroView, TableView, affordable_faces, read
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
STEP_WIDTH, STEP_WIDER, MIDDLE = 1556, 2, theme.WIDTH // 2
"""Width of the highest step, and how much wider each one below is."""
EACH, GROVE, MEDAL = 72, 92, 84
"""Room of each gain on a wide face; sizes of a face of the Garden or the Forest, and of the feat that brings it."""
LEAST_ROOM = 160
"""The room of a name beside which the header has words."""
SHORE, SLAB = palette.LAND["moon", False], palette.IVORY_SIDE


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


@lru_cache(16)
def _ground(title: str, plan: Plan) -> Sprite:
    markup = rect(0, 0, theme.WIDTH, theme.HEIGHT, 0, palette.SKY)
    markup += path(
        f"M0 {plan.top - 40}Q825 {plan.top - 64} {theme.WIDTH} {plan.top - 40}V{theme.HEIGHT}H0Z", SHORE.cliff
    )
    for box in [plan.panel(forest) for forest in (False, True) if (plan.garden, plan.forest)[forest]]:
        markup += rect(box.left, box.top, box.width, box.height, 14, SHORE.grass)
        markup += rect(box.left + 10, box.top, box.width - 20, 3, 0, SHORE.rim)
    return Sprite(
        markup + write(title, 36, 84, Lettering(46, theme.IVORY, "title", spacing=1)), theme.WIDTH, theme.HEIGHT
    )


@cache
def _price(amount: int, lit: bool) -> Sprite:
    coin = emblems.resource("gold", amount)
    return centre(coin if lit else group(coin, opacity=0.72), 96, scale=0.8)


def sheet_of(table: TableView, words: Translations) -> Sheet:
    """The temple as a sheet of sprites."""
    plan = plan_of(table)
    sheet = Sheet(_ground(words("diceforge-picture-temple"), plan))
    viewer = viewing_hero(table)
    _purse(sheet, table, viewer, words)
    for row, numbers in enumerate(temple.ROWS):
        _step(sheet, table, viewer, row, numbers, words)
    if plan.garden:
        _grove(sheet, table, table.gardens, plan.panel(False), "portal")
    if plan.forest:
        _grove(sheet, table, table.forest, plan.panel(True), "forest")
    return sheet


def _step(
    sheet: Sheet, table: TableView, viewer: HeroView, row: int, numbers: tuple[int, ...], words: Translations
) -> None:
    """A step with its prices and faces. It is framed as a whole when each face on it can be paid."""
    plan = plan_of(table)
    top, high = TOP + row * plan.pitch, plan.pitch
    middle = top + (high - temple.TREAD) / 2 + 2
    designs = [face for number in numbers for face in dict.fromkeys(POOLS[number].faces)]
    lying = {face for face in designs if table.temple[face]}
    payable = {face for face in lying if affordable_faces(table, viewer, face)}
    sheet.stamp(temple.step(STEP_WIDTH + row * STEP_WIDER, high, bool(payable), 0 if row else 2), 0, top - 4)
    for at, pool in enumerate(numbers):
        if not at or POOLS[pool].cost != POOLS[numbers[0]].cost:
            can = any(face in payable for face in POOLS[pool].faces)
            sheet.centre(_price(POOLS[pool].cost, can), SECOND_COIN if at else COIN + 18, middle)
    columns, wide = (COLUMNS, PLACE) if len(designs) > 2 else ((COLUMNS[0], COLUMNS[2]), WIDE_PLACE)
    for face, left in zip(designs, columns, strict=True):
        box = Box(left, round(middle - (high - temple.TREAD) / 2), wide, high - temple.TREAD)
        _place(sheet, table, face, box, face in payable, words)
        if face in payable and payable != lying:
            sheet.centre(slabs.gold_frame(wide - 14, box.height - 6, 12), left - 8 + wide / 2, middle)
    if payable and payable == lying:
        sheet.centre(slabs.gold_frame(STEP_WIDTH + row * STEP_WIDER - 4, high - temple.TREAD - 6, 12), MIDDLE, middle)


def viewing_hero(table: TableView) -> HeroView:
    """Who looks at the temple: the viewer, otherwise whose turn it is."""
    return table.heroes[table.acting if table.viewer is None else table.viewer]


def _purse(sheet: Sheet, table: TableView, hero: HeroView, words: Translations) -> None:
    """Whose gold it is, and how much."""
    amount, note = f"{hero.store['gold']}", words("diceforge-picture-lit")
    first = 36 + width(words("diceforge-picture-temple"), 46, "title") + 60
    room = theme.WIDTH - theme.MARGIN - first - width(note, theme.READ) - 240
    if room < LEAST_ROOM:
        note, room = "", room + width(note, theme.READ)
    name, size = fit_text(hero.name, theme.READ, theme.READ, min(room, 420), "extra")
    long = width(name, size, "extra") + width(amount, 46, "black")
    total = round(long + 186)
    left = theme.WIDTH - theme.MARGIN - total
    sheet.write(note, left - 18, 82, Lettering(theme.READ, theme.MUTED), "end")
    scenery.stamp_banner(sheet, left, 37, total, 62, theme.CHIP, hero.look.colour)
    sheet.centre(pieces.mark(hero.look, 44), left + 40, 68)
    at = left + 72 + sheet.write(name, left + 72, 80, Lettering(size, theme.WHITE, "extra")) + 44
    sheet.centre(pieces.resource("gold", 52), at, 68)
    sheet.write(amount, at + 32, 84, Lettering(46, theme.WHITE, "black"))


def _place(sheet: Sheet, table: TableView, face: str, box: Box, lit: bool, words: Translations) -> None:
    """One face of the Sanctuary: how many are left, and its name where it has room; one of four wide, without both."""
    left, y = box.left, box.top + box.height / 2
    count = table.temple[face]
    if count and box.width == PLACE and len(FACES[face].gains) > 1:
        wide = _wide_face(face, lit, min(84, box.height - 12))
        sheet.centre(wide, left + wide.width / 2 - 10, y)
        return
    size = min(FACE, box.height - 18)
    sheet.centre(numeral_faces.pile_sprite(face, count, size, lit), left + FACE / 2 - 2, y)
    if not count:
        return
    x = left + FACE + 16.0
    if box.width == WIDE_PLACE or count > 1:
        x += sheet.write(f"×{count}", x, y + 15, Lettering(46, theme.WHITE if lit else theme.MUTED, "black")) + 14
    room = left + box.width - 22 - x
    name = words(f"diceforge-face-{face}")
    if width(name, theme.READ, "bold") <= room:
        sheet.write(name, x, y + 15, Lettering(theme.READ, theme.TEXT if lit else theme.MUTED))


@cache
def _wide_face(face: str, lit: bool, high: int) -> Sprite:
    """A face with several gains, as broad as their numbers need to be read."""
    gains = FACES[face].gains
    long = len(gains) * EACH + 20
    markup = slabs.shadow(long, high, 13, 6) + rect(4 - long / 2, 4 - high / 2, long, high, 13, SLAB.edge, theme.INK, 3)
    markup += rect(-long / 2, -high / 2, long, high, 13, theme.IVORY, theme.INK, 3)
    for at, (kind, amount) in enumerate(gains.items()):
        markup += group(emblems.resource(kind, amount), (at - (len(gains) - 1) / 2) * EACH, 0, 0.68)
    for at in range(len(gains) - 1):
        markup += plates.joint(FACES[face].kind == "choice", (at + 1 - len(gains) / 2) * EACH, 16 - high / 2, 30)
    if not lit:
        markup += rect(-long / 2, -high / 2, long, high, 13, palette.DIM, opacity=slabs.SHADES[slabs.DIM])
    return centre(markup, long + 24, high + 24)


def _grove(sheet: Sheet, table: TableView, numbers: tuple[int, ...], box: Box, sign: str) -> None:
    """The Garden's or the Forest's faces in play, before them the feats that bring them."""
    left, top, wide, high = box
    y = top + high / 2
    pools_with_faces = [(pool, list(dict.fromkeys(POOLS[pool].faces))) for pool in numbers]
    size, small = min(GROVE, high - 28), min(84, (high - 16) // 2)
    widths = [
        MEDAL + 12.0 + (2 * _across(faces, small) if len(faces) > 2 else len(faces) * (size + 70))
        for _, faces in pools_with_faces
    ]
    gap = min(60.0, (wide - 150 - sum(widths)) / max(1, len(pools_with_faces) - 1))
    sheet.centre(pieces.sign(sign, 84, theme.IVORY), left + 66, y)
    x, brings = left + 138.0, ""
    for (pool, faces), long in zip(pools_with_faces, widths, strict=True):
        brings, before = _brings(table, pool), brings
        if brings != before:
            sheet.centre(_medal(brings), x + MEDAL / 2, y)
        beside = x + MEDAL + 12
        for at, face in enumerate(faces):
            row, column = divmod(at, 2) if len(faces) > 2 else (0.5, at)
            each = small - 8 if len(faces) > 2 else size
            across = _across(faces, small) if len(faces) > 2 else size + 70
            middle = beside + (column + 0.5) * across - (35 if len(faces) < 3 else 0)
            _lying(sheet, table, face, middle, y + (row - 0.5) * small, each, len(faces) < 3)
        x += long + gap


def _across(faces: list[str], small: int) -> int:
    """From one face of several to the next, with as much between as there is below."""
    return numeral_faces.width_of(faces[0], small - 8) + 8


def _lying(sheet: Sheet, table: TableView, face: str, x: float, y: float, size: int, has_count: bool) -> None:
    """A face of the Garden or the Forest, with how many are left of more than one."""
    count, is_offered = table.temple.get(face, 0), face in table.faces
    sheet.centre(numeral_faces.pile_sprite(face, min(count, 1), size, is_offered or not table.faces), x, y)
    if is_offered:
        sheet.centre(slabs.gold_frame(numeral_faces.width_of(face, size) + 2, size + 2, 12), x, y)
    if has_count and count:
        sheet.write(f"×{count}", x + size / 2 + 10, y + 15, Lettering(theme.READ, theme.WHITE, "black"))


@cache
def _medal(feat: str) -> Sprite:
    return centre(tablets.medal(feat), MEDAL + 4, scale=MEDAL / 100)


def _brings(table: TableView, pool: int) -> str:
    """The feat of the line-up that forges from a pool, else the one that may forge any face."""
    feats = [FEATS[slot.feat] for slot in table.slots.values() if slot.feat]
    fit = [feat for feat in feats if feat.pool == pool] or [feat for feat in feats if feat.effect == "trident"]
    return fit[0].id


def sentences(table: TableView, words: Translations) -> list[str]:
    """The temple: whose gold it is, what it buys, what is left."""
    hero = viewing_hero(table)
    can = (face for pool in POOLS.values() if pool.cost for face in dict.fromkeys(pool.faces))
    within = (alt_text.face_name(face, words) for face in can if affordable_faces(table, hero, face))
    lines = [
        words(
            "diceforge-alt-purse",
            name=hero.name,
            gold=hero.store["gold"],
            faces=join_things(within, words, "semicolon"),
        )
    ]
    lines.append(words("diceforge-alt-temple", faces=join_things(alt_text.stock(table, words), words, "semicolon")))
    lines.append(
        words(
            "diceforge-alt-garden",
            faces=join_things(alt_text.pool_faces(table, table.gardens, words), words, "semicolon"),
        )
    )
    if table.forest:
        lines.append(
            words(
                "diceforge-alt-forest",
                faces=join_things(alt_text.pool_faces(table, table.forest, words), words, "semicolon"),
            )
        )
    return lines


@picture("diceforge", "temple", menu=1)
def draw(scene: Scene) -> Drawing:
    """The temple."""
    table = read(scene)
    if scene.compact:
        brings = {pool: scene.words(cards.short_name(_brings(table, pool))) for pool in (*table.gardens, *table.forest)}
        sheet = compact_temple.sheet_of(table, viewing_hero(table), brings, scene.words)
    else:
        sheet = sheet_of(table, scene.words)
    return Drawing(sheet, sentences(table, scene.words))
