"""The close-up of one player: the hero on a plinth, stores and dice on the quay, points by source, every feat below."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from engine.dice_forge.data.rulings import LAP, LAP_VP
from rendering import theme
from rendering.canvas.brush import polygon
from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.svg import circle, ellipse, group, rect
from rendering.canvas.text import Lettering, fit_text, width
from rendering.dice_forge import alt_text, palette
from rendering.dice_forge.art import hoplite, pieces
from rendering.dice_forge.art.source_signs import source_sign
from rendering.dice_forge.board import card_hand, compact, hero_progress, possessions, quay, sea
from rendering.dice_forge.layout import Box
from rendering.dice_forge.pages import open_dice
from rendering.dice_forge.points import worth
from rendering.dice_forge.view import HeroView, TableView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import pillars
from rendering.translations import Translations

QUAY_TOP, SHELF_TOP = 176, 632
"""Where the stone of the quay begins, and the shelf of the feats."""
BANNER = (120, 34, 790, 118)
PLINTH = (36, 192, 180, 62)
HERO = 1.3
STORES = (36, 270, 384, 250)
KEPT_Y = 576
UNDER_WAY = Box(434, 490, 896, 124)
POINTS = (1356, 206, 264, 404)
CARDS_BOX = (46, 660, 1558, 352)
STEP = 31
BAR = 286


@cache
def _ground() -> Sprite:
    """The sea before night, the quay with a pool of light under the dice, the shelf of the feats."""
    markup = sea.backdrop() + rect(0, QUAY_TOP - 10, theme.WIDTH, 10, 0, palette.SHADE, opacity=0.4)
    markup += rect(0, QUAY_TOP, theme.WIDTH, SHELF_TOP - QUAY_TOP, 0, palette.QUAY)
    markup += rect(0, QUAY_TOP, theme.WIDTH, 5, 0, palette.QUAY_EDGE)
    for row, y in enumerate(range(QUAY_TOP + 4, SHELF_TOP, 152)):
        markup += rect(0, y, theme.WIDTH, 3, 0, palette.JOINT) + rect(0, y + 3, theme.WIDTH, 2, 0, palette.JOINT_LIT)
        for x in range(90 + row % 2 * 140, theme.WIDTH, 285):
            markup += rect(x, y + 3, 3, 149, 0, palette.JOINT) + rect(x + 3, y + 3, 2, 149, 0, palette.JOINT_LIT)
    markup += rect(0, QUAY_TOP, theme.WIDTH, 5, 0, palette.QUAY_EDGE)
    for at, (tone, across) in enumerate(zip(palette.LIGHT_POOL, (440, 380, 300), strict=True)):
        markup += ellipse(870 - at * 12, 372 - at * 4, across, 108 - at * 22, tone)
    markup += rect(0, SHELF_TOP, theme.WIDTH, theme.HEIGHT - SHELF_TOP, 0, palette.LINES)
    markup += rect(0, SHELF_TOP - 4, theme.WIDTH, 4, 0, palette.QUAY_UNDER)
    markup += rect(0, SHELF_TOP, theme.WIDTH, 8, 0, palette.SHADE, opacity=0.5)
    markup += rect(0, theme.HEIGHT - 30, theme.WIDTH, 30, 0, palette.QUAY_BAND)
    markup += rect(0, theme.HEIGHT - 30, theme.WIDTH, 4, 0, palette.QUAY_EDGE)
    markup += meander_band(0, theme.HEIGHT - 19, theme.WIDTH, 12, palette.QUAY, 82, 2.4)
    return Sprite(markup + _stone(*PLINTH, lit=True) + _stone(*POINTS, lit=False), theme.WIDTH, theme.HEIGHT)


def _stone(x: float, y: float, wide: float, high: float, lit: bool) -> str:
    """A worked stone: its cornice, its front and the side in shadow."""
    tones = palette.PLINTH[lit]
    markup = rect(x + 8, y + 8, wide, high, 4, palette.SHADE, opacity=0.45)
    markup += rect(x + 5, y + 5, wide, high, 3, tones.dark) + rect(x, y, wide, high, 3, tones.front)
    return markup + rect(x - 6, y, wide + 12, 13, 3, tones.top) + rect(x, y + 13, wide, 4, 0, tones.dark, opacity=0.6)


@lru_cache(16)
def _banner(look: theme.Side) -> Sprite:
    """The cloth in a side's colour behind the hero and the name."""
    _, _, wide, high = BANNER
    outline = [(0, 0), (wide, 0), (wide - 30, high / 2), (wide, high), (0, high)]
    markup = group(polygon(outline, palette.SHADE, opacity=0.45), 6, 7)
    markup += polygon(outline, theme.mix(look.colour, theme.NIGHT, 0.42))
    markup += rect(0, 0, wide, 5, 0, theme.mix(look.colour, theme.GLEAM, 0.75))
    return Sprite(group(markup, 2, 2), wide + 10, high + 12)


def sheet_of(table: TableView, hero: HeroView, sources: Mapping[str, int], words: Translations) -> Sheet:
    """The close-up as a sheet of sprites."""
    sheet = Sheet(_ground())
    sheet.note("store", *STORES[:2], STORES[2] - 8, STORES[3], is_beset=True)
    sheet.note("dice", UNDER_WAY.left, 206, UNDER_WAY.width, 276, is_beset=True)
    sheet.note("points", *POINTS)
    _header(sheet, table, hero, words)
    _stores(sheet, hero)
    _tokens(sheet, hero)
    open_dice.draw(sheet, table, hero, words)
    _under_way(sheet, table, hero, words)
    _points(sheet, sources)
    card_hand.lay_out(sheet, hero, CARDS_BOX, words, new=card_hand.new_cards(table, hero))
    return sheet


def _header(sheet: Sheet, table: TableView, hero: HeroView, words: Translations) -> None:
    left, top, wide, _ = BANNER
    sheet.stamp(_banner(hero.look), left - 2, top - 2)
    figure = hoplite.hoplite_sprite(hero.look, HERO, hero.number in table.asked_seats)
    sheet.stamp(figure, 126 - hoplite.WIDTH / 2 * HERO, PLINTH[1] + 8 - hoplite.FOOT * HERO)
    x, room = 226.0, wide - 170
    if hero.number == table.first:
        sheet.centre(pieces.sign("torch", 62), x + 14, 80)
        x, room = x + 46, room - 46
    name, size = fit_text(hero.name, 54, theme.READ, room, "extra")
    sheet.write(name, x, 88, Lettering(size, theme.WHITE, "extra"))
    notes = [words("diceforge-picture-round-of", round=table.round, rounds=table.rounds)]
    if hero.number in table.asked_seats:
        notes.append(words("picture-to-act"))
    sheet.write(" · ".join(notes), 226, 141, Lettering(theme.READ, theme.TEXT), fit=Fit(wide - 150))
    x, y, wide, _ = PLINTH
    text = words("diceforge-picture-place", place=hero.place)
    sheet.write(
        text, x + wide / 2, y + 54, Lettering(theme.READ, palette.PLINTH[True].ink, "black"), "middle", Fit(wide - 20)
    )
    signs = ((pieces.forged_sign(74), hero.forged_count), (pieces.card_count(78), len(hero.cards)))
    for at, (sign, count) in enumerate(signs):
        x = 956 + at * 220
        sheet.centre(sign, x + 40, 98)
        sheet.write(str(count), x + 92, 116, Lettering(theme.LARGE, theme.WHITE, "black"))
    sheet.centre(pieces.points(hero.points, 132), 1500, 100)
    if hero.gains["vp"]:
        possessions.write_gain(sheet, hero.gains["vp"], 1568, 72, theme.READ)


def _stores(sheet: Sheet, hero: HeroView) -> None:
    """A symbol, a number of at most how many, what the turn has brought, and a bar for each kind."""
    left, top, _, high = STORES
    pitch = high / len(hero.stores)
    size, letters = (70, 52) if len(hero.stores) < 4 else (58, theme.READ)
    for at, kind in enumerate(hero.stores):
        have, cap, gain = hero.store[kind], hero.caps[kind], hero.gains[kind]
        y = top + pitch * (at + 0.5)
        sheet.centre(pieces.resource(kind, size), left + 40, y)
        x, base = left + 90.0, y + 2
        x += sheet.write(str(have), x, base, Lettering(letters, theme.WHITE, "black")) + 3
        x += sheet.write(f"/{cap}", x, base, Lettering(theme.READ, theme.MUTED, "extra")) + 16
        if gain:
            possessions.write_gain(sheet, gain, x, base, theme.READ)
        sheet.stamp(quay.bar(kind, have, cap, max(0, gain), BAR), left + 86, y + 7)


def _tokens(sheet: Sheet, hero: HeroView) -> None:
    """What continues working, below the stores, without what is shown as under way."""
    tokens = [token for token in possessions.continuing_effects(hero) if not token.kind]
    left, _, wide, _ = STORES
    possessions.lay_out(sheet, tokens, left + 1, left + wide, KEPT_Y, 78)


@cache
def _track(step: int) -> Sprite:
    """One lap of the hammer: fifteen steps, those that are done bright; each fifth one is larger."""
    markup = ""
    for at in range(1, LAP + 1):
        done = at <= step
        ink = theme.INK if done else palette.BAR_EMPTY
        markup += circle((at - 0.5) * STEP, 24, 11 if at % 5 else 15, theme.IVORY if done else palette.BAR, ink, 2)
    return Sprite(markup, LAP * STEP, 48)


def _under_way(sheet: Sheet, table: TableView, hero: HeroView, words: Translations) -> None:
    """The hammer at full length where nothing else is under way, otherwise everything that is."""
    ways = hero_progress.ways(hero, words)
    hammer_only = len(ways) == bool(hero.lap)
    if hammer_only and (hero.hammers or table.slots["m1"].feat in ("hammer", "")):
        _hammer(sheet, hero, words)
    elif ways:
        hero_progress.lay_out(sheet, ways, UNDER_WAY)
    else:
        text = words("diceforge-picture-nothing-under-way")
        sheet.write(
            text, UNDER_WAY.left + 16, KEPT_Y + 14, Lettering(theme.READ, theme.MUTED), fit=Fit(UNDER_WAY.width - 40)
        )


def _hammer(sheet: Sheet, hero: HeroView, words: Translations) -> None:
    left, middle = UNDER_WAY.left, UNDER_WAY.top + UNDER_WAY.height / 2 + 6
    sheet.centre(pieces.token("hammer", 84), left + 58, middle)
    if not hero.lap:
        key = "diceforge-picture-hammer-done" if hero.hammers else "diceforge-picture-no-hammer"
        sheet.write(
            words(key), left + 118, middle + 15, Lettering(theme.READ, theme.MUTED), fit=Fit(UNDER_WAY.width - 150)
        )
        return
    if hero.hammers > 1:
        sheet.figure(hero.hammers, left + 86, middle + 30, theme.READ, theme.WHITE, halo=True)
    lap = hero_progress.LAPS[hero.lap]
    sheet.write(
        lap, left + 140 - width(lap, theme.READ, "black") / 2, middle + 15, Lettering(theme.READ, theme.WHITE, "black")
    )
    sheet.stamp(_track(hero.step), left + 172, middle - 24)
    x = left + 190.0 + LAP * STEP
    x += sheet.write(str(hero.step), x, middle + 15, Lettering(theme.READ, theme.WHITE, "black")) + 2
    sheet.write(f"/{LAP}", x, middle + 15, Lettering(theme.READ, theme.MUTED))
    sheet.centre(pieces.points(LAP_VP[hero.lap - 1], 84), left + UNDER_WAY.width - 56, middle)


def _points(sheet: Sheet, sources: Mapping[str, int]) -> None:
    """On a stele: where the points come from, with the signs of the poster."""
    left, top, wide, high = POINTS
    sources_listed = [source for source in sources if source != "lost" or sources[source]]
    pitch = min(92, (high - 30) // len(sources_listed))
    for at, source in enumerate(sources_listed):
        y = top + 20 + (at + 0.5) * pitch
        if at:
            sheet.stamp(_rule(wide - 44), left + 22, y - pitch / 2)
        value = sources[source]
        ink = theme.WHITE if value else palette.PLINTH[False].ink
        sheet.centre(pillars.Drum("", 0, palette.DRUMS[source], source_sign(source)).key, left + 48, y)
        sheet.write(f"{value}".replace("-", "−"), left + wide - 22, y + 17, Lettering(theme.LARGE, ink, "black"), "end")


@cache
def _rule(wide: int) -> Sprite:
    """A line cut into the stele."""
    tones = palette.PLINTH[False]
    return Sprite(rect(0, 0, wide, 2, 0, tones.dark) + rect(0, 2, wide, 2, 0, tones.top), wide, 4)


@picture("diceforge", "seat")
def draw(scene: Scene) -> Drawing:
    """The close-up of one seat."""
    table = read(scene)
    hero = table.heroes[scene.seat]
    sources = worth(scene.match, hero)
    words = scene.words
    sheet = compact.seat_of(table, hero, words) if scene.compact else sheet_of(table, hero, sources, words)
    return Drawing(sheet, alt_text.seat(table, hero, sources, words))
