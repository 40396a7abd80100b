"""The score sheet: every source of points, places, and tie-breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, partial

from engine.dice_forge.data.cards import FEATS
from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import rect
from rendering.canvas.text import write
from rendering.dice_forge import alt_text
from rendering.dice_forge.art import cards, pieces
from rendering.dice_forge.points import effects, worth
from rendering.dice_forge.view import HeroView, TableView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import compact_scores
from rendering.templates.compact_page import HEADER, INNER, MARGIN, Person
from rendering.templates.score_columns import column, heading
from rendering.translations import Translations

LABELS = 400
TOP, ROWS_TOP, ROWS_HIGH = 116, 288, 390
TOTAL_TOP = ROWS_TOP + ROWS_HIGH
NOTES_TOP = TOTAL_TOP + 142
DICE_TOP = NOTES_TOP + 76
CELL = 41
NOTES = ("forged", "feats-held")


@cache
def _ground(title: str, rows: int) -> Sprite:
    drawn = scenery.night(theme.WIDTH, theme.HEIGHT) + write(title, 36, 84, 46, theme.GOLD, "title", spacing=1)
    drawn += scenery.panel(30, TOP, 1590, theme.HEIGHT - 34 - TOP)
    high = ROWS_HIGH // rows
    for at in range(0, rows, 2):
        drawn += rect(40, ROWS_TOP + at * high, 1570, high, 10, theme.WHITE, opacity=0.05)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def sheet_of(
    table: TableView, sources: Mapping[int, Mapping[str, int]], words: Translations, named: Sequence[str] = ()
) -> Sheet:
    """The score sheet as a sheet of sprites; ``sources`` are the points by source of each seat, and ``named`` what
    brought those that come from effects.
    """
    listed = tuple(sources[0])
    sheet = Sheet(_ground(words("diceforge-picture-title"), len(listed)))
    note = "diceforge-picture-final" if table.over else "diceforge-picture-so-far"
    sheet.write(words(note, round=table.round), 1616, 82, 38, theme.TEXT, "extra", "end", room=1000)
    for at, source in enumerate(listed):
        y = ROWS_TOP + (at + 0.5) * (ROWS_HIGH // len(listed)) + 13
        below = ", ".join(map(partial(_name, words), named)) if source == "effects" else ""
        label = words(f"diceforge-picture-{source}")
        sheet.write(label, 64, y - 18 * bool(below), 38, theme.TEXT, room=LABELS - 50, smallest=26)
        sheet.write(below, 64, y + 18, 24, theme.MUTED, room=LABELS - 50, smallest=20)
    sheet.write(words("diceforge-picture-total"), 64, TOTAL_TOP + 84, 46, theme.GOLD, "extra", room=LABELS - 50)
    for at, key in enumerate(NOTES):
        sheet.write(words(f"diceforge-picture-{key}"), 64, NOTES_TOP + 22 + at * 38, 28, theme.MUTED, room=LABELS - 50)
    sheet.write(words("diceforge-picture-both-dice"), 64, DICE_TOP + 56, 28, theme.MUTED, room=LABELS - 50)
    pitch = (1590 - LABELS - 20) / len(table.heroes)
    for at, hero in enumerate(table.ranking):
        _hero(sheet, table, hero, sources[hero.number], 30 + LABELS + at * pitch, round(pitch) - 14, words)
    return sheet


def _name(words: Translations, effect: str) -> str:
    if effect in FEATS:
        return words(cards.short_name(effect))
    return words("diceforge-picture-short-titans" if effect == "titans" else f"diceforge-source-{effect}")


def with_points(sources: Mapping[int, Mapping[str, int]]) -> dict[int, dict[str, int]]:
    """The sources without those that brought no points."""
    kept = [source for source in sources[0] if any(each[source] for each in sources.values())] or list(sources[0])
    return {seat: {source: each[source] for source in kept} for seat, each in sources.items()}


def _hero(
    sheet: Sheet,
    table: TableView,
    hero: HeroView,
    sources: Mapping[str, int],
    left: float,
    wide: int,
    words: Translations,
) -> None:
    middle = left + wide / 2
    sheet.stamp(column(wide, theme.HEIGHT - 34 - TOP - 24, hero.look.colour, hero.place == 1), left - 4, TOP + 8)
    shared = sum(other.place == hero.place for other in table.heroes) > 1
    place = words("picture-place-shared" if shared else "picture-place", place=hero.place)
    gold = theme.GOLD if hero.place == 1 else theme.MUTED
    sheet.centre(pieces.mark(hero.look, 60), left + 50, TOP + 58)
    sheet.write(place, left + 92, TOP + 72, 40, gold, "black", room=wide - 104, smallest=24)
    heading(sheet, hero.name, middle, TOP + 8, wide - 24)
    high = ROWS_HIGH // len(sources)
    for at, value in enumerate(sources.values()):
        ink = theme.WHITE if value else theme.FAINT
        text = str(value).replace("-", "−")
        sheet.write(text, middle, ROWS_TOP + (at + 0.5) * high + 16, 48, ink, "black", "middle")
    digits = max(len(str(other.points)) for other in table.heroes)
    sheet.centre(pieces.points(hero.points, 132, digits), middle, TOTAL_TOP + 68)
    for at, value in enumerate((hero.forged, len(hero.cards))):
        sheet.write(str(value), middle, NOTES_TOP + 22 + at * 38, 30, theme.MUTED, "extra", "middle")
    for die, sides in enumerate(hero.dice):
        sprite = pieces.die(sides, CELL)
        sheet.stamp(sprite, middle + (die - 1) * (sprite.width + 3) + 1.5, DICE_TOP)


def compact_of(table: TableView, sources: Mapping[int, Mapping[str, int]], words: Translations) -> Sheet:
    """The score sheet for a small screen."""
    note = words("diceforge-picture-final" if table.over else "diceforge-picture-so-far", round=table.round)

    def header(sheet: Sheet) -> None:
        sheet.write(note, MARGIN + 16, HEADER + 14, 42, theme.GOLD, "extra", room=INNER - 32)

    shared = Counter(hero.place for hero in table.heroes)
    ranked = [
        compact_scores.Scored(
            Person(hero.name, hero.look, hero.points),
            words("picture-place-shared" if shared[hero.place] > 1 else "picture-place", place=hero.place),
            list(sources[hero.number].values()),
        )
        for hero in table.ranking
    ]
    return compact_scores.sheet_of(ranked, [words(f"diceforge-picture-{source}") for source in sources[0]], header)


@picture("diceforge", "scores")
def draw(scene: Scene) -> Drawing:
    """The score sheet."""
    table = read(scene)
    sources = with_points({hero.number: worth(scene.match, hero) for hero in table.heroes})
    if scene.compact:
        sheet = compact_of(table, sources, scene.words)
    else:
        sheet = sheet_of(table, sources, scene.words, effects(scene.match))
    return Drawing(sheet, alt_text.scores(table, sources, scene.words))
