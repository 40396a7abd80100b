"""The end of a match as a poster: columns of points, the winner's cup, who has done which labour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from engine.hercules.cards import CARDS
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.svg import group
from rendering.canvas.text import Lettering
from rendering.hercules import alt_text, palette
from rendering.hercules.art import pieces
from rendering.hercules.art.labours import metopes
from rendering.hercules.art.source_signs import source_sign
from rendering.hercules.art.tondo import cup
from rendering.hercules.board.seats import won_card
from rendering.hercules.points import SOURCES, worth
from rendering.hercules.view import SideView, TableView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import compact_scores, pillars, poster, verdict
from rendering.templates.compact_page import HEADER, INNER, MARGIN, Block, Person
from rendering.translations import Translations

HALL = poster.Hall(
    palette.SKY[:6], palette.STAR, palette.FLOOR, palette.STONE_MIDDLE, palette.STONE_LIT, palette.FLOOR_ORNAMENT
)
TIES = ("tie-column", "tie-majorities", "tie-supply")
COLUMNS = 12
SIGNS = 34
"""Height of the row of signs under a metope."""
LABOURS, MARK = 104, 30
"""Where the metopes begin, and the size of a side's sign under them."""


def sheet_of(table: TableView, words: Translations, band: int = 0) -> Sheet:
    """The poster as a sheet of sprites; ``band`` is the height of what comes below it."""
    tied = _has_ties(table)
    ranking = [_pillar(table, side, words) for side in _ranking(table)]
    keys = len(poster.rows_of_key(ranking))
    layout = poster.Layout(len(ranking), len(TIES) * tied, steps=poster.steps_of(ranking), keys=keys, band=band)
    if layout.is_low:
        # How ties were broken is said below the picture as well.
        layout, tied = layout._replace(notes=0), False
    labels = [words(f"hercules-picture-{tie}") for tie in TIES] if tied else []
    sheet = poster.sheet_of(HALL, layout, ranking, labels, words("hercules-picture-title"))
    winners = table.winners
    look = winners[0].look if len(winners) == 1 else None
    sheet.centre(cup(look, layout.cup_scale, table.over), *layout.cup)
    poster.draw_champion(sheet, layout, ranking, table.over, words)
    _story(sheet, table, layout, words)
    return sheet


def _ranking(table: TableView) -> list[SideView]:
    return sorted(table.sides, key=lambda side: side.place)


def _has_ties(table: TableView) -> bool:
    """Whether some have equal points, so that more than points decides about places."""
    return len({side.points for side in table.sides}) < len(table.sides)


def _pillar(table: TableView, side: SideView, words: Translations) -> poster.Pillar:
    drums = tuple(
        pillars.Drum(
            words(f"hercules-picture-{source}"),
            value,
            palette.DRUMS[source],
            source_sign(source),
            _symbols(side.majorities, poster.WIDTHS[len(table.sides)][0]) if source == "majorities" else (),
        )
        for source, value in worth(side).items()
    )
    place = words("picture-place-nth", place=side.place)
    notes = (side.column, len(side.majorities), side.supply) if _has_ties(table) else ()
    return poster.Pillar(side.name, side.look, side.points, side.place, place, drums, tuple(map(str, notes)))


def _symbols(names: Sequence[str], wide: int) -> tuple[Sprite, ...]:
    size = min(pillars.SIGN, (wide - 2 * pillars.SIDE) // max(1, len(names)))
    return tuple(pieces.symbol(name, size) for name in names)


@cache
def _labour(column: int, done: bool, size: int) -> Sprite:
    sprite = metopes.metope(column, metopes.OPEN if done else metopes.DONE)
    fragment = group(sprite.fragment, scale=size / metopes.WIDTH, opacity=None if done else 0.45)
    return Sprite(fragment, size, round(size * metopes.HEIGHT / metopes.WIDTH))


def _story(sheet: Sheet, table: TableView, layout: poster.Layout, words: Translations) -> None:
    """Whether the match is over, the labours with the signs of all who have done them, and the winner's cards."""
    left, wide = layout.story
    note = "hercules-picture-final" if table.over else "hercules-picture-so-far"
    sheet.write(
        words(note, number=table.round),
        left,
        72,
        Lettering(poster.LETTERS, theme.WHITE, "black"),
        fit=Fit(poster.HEADING),
    )
    across = 4 if layout.sides < 3 else 3
    size = min(112, int((wide + 8) / across) - 8)
    for at in range(COLUMNS):
        column = at + 1
        x = left + at % across * (size + 8)
        y = LABOURS + at // across * (size + SIGNS + 6)
        doers = [side for side in table.sides if column not in side.labours]
        sheet.stamp(_labour(column, bool(doers), size), x, y)
        pitch = min(MARK + 4.0, (size - MARK) / max(1, len(doers) - 1))
        for place, side in enumerate(doers):
            sheet.centre(pieces.mark(side.look, MARK), x + MARK / 2 + place * pitch, y + size + SIGNS / 2 + 2)
    _cards(sheet, table, layout, LABOURS + COLUMNS // across * (size + SIGNS + 6) + 34)


def _cards(sheet: Sheet, table: TableView, layout: poster.Layout, top: float) -> None:
    """The cards of those who stand first, of as many as there is room for."""
    left, wide = layout.story
    cards = table.winners[: max(1, int((layout.base - top + 24) // 108))]
    room = (layout.base - top + 24) / len(cards)
    for side in cards:
        sheet.centre(pieces.mark(side.look, 40), left + 20, top - 6)
        sheet.centre(pieces.card_count(44), left + 74, top - 6)
        sheet.write(f"×{len(side.won_cards)}", left + 104, top + 9, Lettering(poster.LETTERS, theme.MUTED, "extra"))
        rows = int((room - 50) // 62)
        if not rows:
            # They would hang over the floor: how many they are is said all the same.
            break
        across = max(int((wide + 6) // 50), -(-len(side.won_cards) // rows))
        pitch = min(50.0, (wide - 44) / max(1, across - 1))
        for at, card in enumerate(side.won_cards):
            is_hidden = table.is_simplified and CARDS[card].kind == "god"
            sheet.centre(won_card(card, is_hidden), left + 22 + at % across * pitch, top + 56 + at // across * 62)
        top += room


def compact_of(table: TableView, words: Translations, below: Sequence[Block] = ()) -> Sheet:
    """The score sheet for a small screen, with more panels ``below`` it."""
    note = words("hercules-picture-final" if table.over else "hercules-picture-so-far", number=table.round)

    def header(sheet: Sheet) -> None:
        sheet.write(note, MARGIN + 16, HEADER + 14, Lettering(42, theme.TEXT, "extra"), fit=Fit(INNER - 32))

    place_counts = Counter(side.place for side in table.sides)
    ranking = [
        compact_scores.Scored(
            Person(side.name, side.look, side.points),
            words("picture-place-shared" if place_counts[side.place] > 1 else "picture-place", place=side.place),
            list(worth(side).values()),
            side.place == 1,
        )
        for side in _ranking(table)
    ]
    rows = [(words(f"hercules-picture-{source}"), palette.DRUMS[source]) for source in SOURCES]
    return compact_scores.sheet_of(ranking, rows, header, below)


@picture("hercules", "scores")
def draw(scene: Scene) -> Drawing:
    """The poster."""
    table = read(scene)
    if scene.compact:
        sheet = compact_of(table, scene.words, verdict.block_of(scene))
    else:
        sheet = sheet_of(table, scene.words, verdict.height_of(scene))
        verdict.add_band(sheet, HALL, scene)
    first, *others = alt_text.scores(table, scene.words)
    return Drawing(sheet, [first, *verdict.sentences_of(scene), *others])
