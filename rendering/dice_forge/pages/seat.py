"""The close-up of one player: stores, both dice unfolded, the hammer's track, points by source, every feat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.dice_forge.data.faces import DICE
from engine.dice_forge.data.rulings import LAP, LAP_VP
from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import circle, rect
from rendering.canvas.text import figure, fit_text, width
from rendering.dice_forge import alt_text
from rendering.dice_forge.art import pieces
from rendering.dice_forge.board import card_hand, compact, hero_progress, possessions
from rendering.dice_forge.layout import Box
from rendering.dice_forge.pages import unfolded_dice
from rendering.dice_forge.points import worth
from rendering.dice_forge.view import HeroView, TableView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.translations import Translations

HEADER = (30, 38, 1590, 108)
STORES = (30, 158, 436, 470)
DICE_BOX = (478, 158, 812, 470)
POINTS = (1302, 158, 318, 470)
CARDS_BOX = (30, 640, 1590, 376)
ROW = 106
STEP = 37


@cache
def _ground() -> Sprite:
    drawn = scenery.night(theme.WIDTH, theme.HEIGHT)
    for box in (STORES, DICE_BOX, POINTS, CARDS_BOX):
        drawn += scenery.panel(*box)
    drawn += unfolded_dice.ground()
    drawn += rect(STORES[0] + 20, STORES[1] + 3 * ROW + 22, STORES[2] - 40, 2, fill=theme.LINE)
    drawn += rect(DICE_BOX[0] + 20, DICE_BOX[1] + 336, DICE_BOX[2] - 40, 2, fill=theme.LINE)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def sheet_of(table: TableView, hero: HeroView, sources: Mapping[str, int], words: Translations) -> Sheet:
    """The close-up as a sheet of sprites."""
    sheet = Sheet(_ground())
    sheet.note("store", *STORES)
    sheet.note("dice", DICE_BOX[0], DICE_BOX[1], DICE_BOX[2], 330)
    sheet.note("points", *POINTS)
    _header(sheet, table, hero, words)
    pitch = 3 * ROW / len(hero.stores)
    for at, kind in enumerate(hero.stores):
        _store(sheet, hero, kind, STORES[1] + 16 + (at + 0.5) * pitch, round(min(90, pitch - 4)))
    _tokens(sheet, hero, words)
    for die in range(len(DICE)):
        unfolded_dice.draw(sheet, table, hero, die, words)
    unfolded_dice.legend(sheet, hero, words)
    _under_way(sheet, table, hero, words)
    _points(sheet, hero, sources, words)
    left, top, wide, high = CARDS_BOX
    card_hand.lay_out(sheet, hero, (left + 16, top + 14, wide - 32, high - 28), words)
    return sheet


def _header(sheet: Sheet, table: TableView, hero: HeroView, words: Translations) -> None:
    left, top, wide, high = HEADER
    sheet.stamp(scenery.panel_sprite(wide, high, hero.look.colour, hero.look.colour), left - 4, top - 4)
    sheet.centre(pieces.mark(hero.look, 76), 84, 92)
    x = 138.0
    if hero.number == table.first:
        sheet.centre(pieces.sign("torch", 58), x + 16, 78)
        x += 44
    name, size = fit_text(hero.name, 52, 36, 760, "extra")
    sheet.write(name, x, 92, size, theme.WHITE, "extra")
    notes = [words("diceforge-picture-round-of", round=table.round, rounds=table.rounds)]
    if hero.number == table.first:
        notes.append(words("diceforge-picture-start-player"))
    if hero.number in table.asked:
        notes.append(words("picture-to-act"))
    sheet.write(" · ".join(notes), 138, 130, 28, theme.TEXT, room=800)
    signs = ((pieces.forged_sign(58), hero.forged, "forged"), (pieces.card_count(64), len(hero.cards), "feats"))
    for at, (sign, count, label) in enumerate(signs):
        x = 1010 + at * 218
        sheet.centre(sign, x + 40, 80)
        sheet.write(str(count), x + 80, 97, 52, theme.WHITE, "black")
        sheet.write(words(f"diceforge-picture-{label}"), x + 10, 135, 24, theme.TEXT, room=205)
    sheet.centre(pieces.points(hero.points, 124), 1530, 92)


@cache
def _bar(wide: int, kind: str, amount: int, cap: int) -> Sprite:
    pitch = wide / cap
    drawn = ""
    for at in range(cap):
        full = at < amount
        fill, edge = (_BARS[kind], theme.INK) if full else (theme.WELL, theme.LINE)
        drawn += rect(at * pitch + 1, 1, pitch - 2, 42, min(5, pitch / 3), fill, edge, 1.6)
    return Sprite(drawn, wide, 44)


_BARS = {"gold": theme.GOLD, "sun": theme.SUN, "moon": theme.MOON, "ancient": theme.ANCIENT}


def _store(sheet: Sheet, hero: HeroView, kind: str, y: float, size: int) -> None:
    amount, cap, gain = hero.store[kind], hero.caps[kind], hero.gains[kind]
    sheet.centre(pieces.resource(kind, size), STORES[0] + 60, y)
    ink = theme.GOLD_LIGHT if amount == cap else theme.WHITE
    left = STORES[0] + 114.0
    left += sheet.write(str(amount), left, y + 24, 72 if size > 80 else 64, ink, "black")
    sheet.write(f"/{cap}", left + 3, y + 24, 34, theme.MUTED)
    if gain:
        possessions.write_gain(sheet, gain, left + 5, y - 8, 32)
    sheet.stamp(_bar(176, kind, amount, cap), STORES[0] + STORES[2] - 196, y - 22)


def _tokens(sheet: Sheet, hero: HeroView, words: Translations) -> None:
    """What continues working, at the foot of the stores, without what is shown as under way."""
    everything = possessions.continuing_effects(hero)
    kept = [token for token in everything if not token.kind]
    middle = STORES[1] + STORES[3] - 62
    if not everything:
        text = words("diceforge-picture-nothing-kept")
        x = STORES[0] + STORES[2] / 2
        sheet.write(text, x, middle + 10, 28, theme.FAINT, "bold", "middle", room=STORES[2] - 40)
        return
    pitch = min(92.0, (STORES[2] - 100) / max(1, len(kept) - 1))
    for at, token in enumerate(kept):
        possessions.draw_kept(sheet, token, STORES[0] + 56 + at * pitch, middle, 76, 40)


@cache
def _track(step: int) -> Sprite:
    """One lap of the hammer: fifteen steps, those that are done golden."""
    drawn = ""
    for at in range(1, LAP + 1):
        done = at <= step
        x = (at - 0.5) * STEP
        drawn += circle(x, 24, 17, "url(#gold)" if done else theme.WELL, theme.INK if done else theme.LINE, 2)
        if at % 5 == 0 or at == step:
            drawn += figure(at, x, 24, 22, theme.INK if done else theme.MUTED, None)
    return Sprite(drawn, LAP * STEP, 48)


def _under_way(sheet: Sheet, table: TableView, hero: HeroView, words: Translations) -> None:
    """The hammer at full length where nothing else is under way, otherwise everything that is."""
    found = hero_progress.ways(hero, words)
    hammer_only = len(found) == bool(hero.lap)
    if hammer_only and (hero.hammers or table.slots["m1"].feat in ("hammer", "")):
        _hammer(sheet, hero, words)
    elif found:
        hero_progress.lay_out(sheet, found, Box(DICE_BOX[0] + 22, DICE_BOX[1] + 341, DICE_BOX[2] - 36, 124))
    else:
        left, middle = DICE_BOX[0] + DICE_BOX[2] / 2, DICE_BOX[1] + 404
        text = words("diceforge-picture-nothing-under-way")
        sheet.write(text, left, middle + 12, 34, theme.FAINT, "bold", "middle", room=DICE_BOX[2] - 60)


def _hammer(sheet: Sheet, hero: HeroView, words: Translations) -> None:
    left, middle = DICE_BOX[0], DICE_BOX[1] + 404
    sheet.centre(pieces.token("hammer", 84), left + 62, middle)
    if not hero.lap:
        key = "diceforge-picture-hammer-done" if hero.hammers else "diceforge-picture-no-hammer"
        sheet.write(words(key), left + 124, middle + 12, 34, theme.FAINT, room=DICE_BOX[2] - 150)
        return
    if hero.hammers > 1:
        sheet.figure(hero.hammers, left + 90, middle + 30, 40, theme.GOLD, halo=True)
    lap = hero_progress.LAPS[hero.lap]
    sheet.write(lap, left + 140 - width(lap, 44, "black") / 2, middle + 15, 44, theme.GOLD, "black")
    sheet.stamp(_track(hero.step), left + 166, middle - 24)
    sheet.centre(pieces.points(LAP_VP[hero.lap - 1], 74), left + DICE_BOX[2] - 50, middle)


def _points(sheet: Sheet, hero: HeroView, sources: Mapping[str, int], words: Translations) -> None:
    left, top, wide, _ = POINTS
    sheet.write(words("diceforge-picture-points"), left + 22, top + 48, 34, theme.GOLD, "title", room=wide - 44)
    shown = [source for source in sources if source != "lost" or sources[source]]
    pitch = min(76, 390 // len(shown))
    for at, source in enumerate(shown):
        y = top + 70 + (at + 0.5) * pitch
        if at:
            sheet.stamp(_rule(wide - 44), left + 22, y - pitch / 2)
        value = sources[source]
        ink = theme.WHITE if value else theme.FAINT
        room = wide - 60 - sheet.write(f"{value}".replace("-", "−"), left + wide - 24, y + 16, 46, ink, "black", "end")
        text = words(f"diceforge-picture-{source}")
        sheet.write(text, left + 22, y + 11, 30, theme.TEXT, room=room, smallest=22)


@cache
def _rule(wide: int) -> Sprite:
    return Sprite(rect(0, 0, wide, 2, fill=theme.LINE), wide, 2)


@picture("diceforge", "seat")
def draw(scene: Scene) -> Drawing:
    """The close-up of one seat."""
    table = read(scene)
    hero = table.heroes[scene.seat]
    sources = worth(scene.match, hero)
    words = scene.words
    sheet = compact.seat_of(table, hero, words) if scene.compact else sheet_of(table, hero, sources, words)
    return Drawing(sheet, alt_text.seat(table, hero, sources, words))
