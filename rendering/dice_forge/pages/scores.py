"""The end of a match as a poster: columns of points, the winner's medal, the last feats, everyone's best faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from engine.dice_forge.data.cards import CARDS, FEATS
from engine.dice_forge.data.faces import FACES, START_DICE
from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.svg import circle, group
from rendering.canvas.text import Lettering
from rendering.dice_forge import alt_text, palette
from rendering.dice_forge.art import cards, numeral_faces, pieces, tablets
from rendering.dice_forge.art.source_signs import source_sign
from rendering.dice_forge.art.tondo import medal
from rendering.dice_forge.points import effects, worth
from rendering.dice_forge.view import HeroView, TableView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import compact_scores, pillars, poster, verdict
from rendering.templates.compact_page import HEADER, INNER, MARGIN, Block, Person
from rendering.translations import Translations

HALL = poster.Hall(
    palette.DUSK, palette.STAR, palette.QUAY_UNDER, palette.QUAY_BAND, palette.QUAY_EDGE, palette.QUAY_BAND
)
TABLET, ROW, MEDAL = 146, 186, 64
"""From one feat to the next, across and down; from one sign of an effect to the next."""
FACE, FACE_PITCH, FACES_ROW = 66, 75, 82
"""Height of a face below a name, from one to the next, height of their row."""
AT_FIRST = {face for dice in START_DICE.values() for die in dice for face in die}
FROM_FEAT = 9
"""What a face that a feat has brought is worth among those with a price."""


def sheet_of(
    table: TableView,
    sources: Mapping[int, Mapping[str, int]],
    words: Translations,
    named: Sequence[str] = (),
    band: int = 0,
) -> Sheet:
    """The poster as a sheet of sprites; ``sources`` are the points by source of each seat, and ``named`` what
    brought those that come from effects, ``band`` the height of what comes below the poster.
    """
    ranking = [_pillar(table, hero, sources[hero.number], words) for hero in table.ranking]
    keys, steps = len(poster.rows_of_key(ranking)), poster.steps_of(ranking)
    layout = poster.Layout(len(ranking), extra=FACES_ROW, from_left=True, steps=steps, keys=keys, band=band)
    sheet = poster.sheet_of(HALL, layout, ranking, (), words("diceforge-picture-title"))
    looks = tuple(hero.look for hero in table.winners)
    sheet.centre(medal(looks, layout.cup_scale, table.over), *layout.cup)
    poster.draw_champion(sheet, layout, ranking, table.over, words)
    for rank, hero in enumerate(table.ranking):
        _best_faces(sheet, hero, layout, rank)
    _story(sheet, table, layout, words, named)
    return sheet


def _pillar(table: TableView, hero: HeroView, sources: Mapping[str, int], words: Translations) -> poster.Pillar:
    drums = tuple(
        pillars.Drum(words(f"diceforge-picture-{source}"), value, palette.DRUMS[source], source_sign(source))
        for source, value in sources.items()
    )
    place = words("picture-place-nth", place=hero.place)
    return poster.Pillar(hero.name, hero.look, hero.points, hero.place, place, drums)


def best_faces(hero: HeroView) -> list[str]:
    """The different faces of a hero that no die has at the beginning, the dearest first."""
    faces = dict.fromkeys(face for die in hero.dice for face in die if face not in AT_FIRST)
    return sorted(faces, key=lambda face: -(FACES[face].cost or FROM_FEAT))


def _best_faces(sheet: Sheet, hero: HeroView, layout: poster.Layout, rank: int) -> None:
    """The best of the forged faces below a name, as many as can be read there."""
    best = best_faces(hero)[: layout.pitch // FACE_PITCH]
    middle = layout.left_of(rank) + layout.wide / 2
    for at, face in enumerate(best):
        x = middle + (at - (len(best) - 1) / 2) * FACE_PITCH
        sheet.centre(numeral_faces.slab_sprite(face, FACE, 4), x, layout.below + FACES_ROW / 2 - 4)


def _story(
    sheet: Sheet, table: TableView, layout: poster.Layout, words: Translations, effect_ids: Sequence[str]
) -> None:
    """Whether the match is over, the last feats of those who stand first, and which effects brought points."""
    left, wide = layout.story
    right = left + wide
    note = "diceforge-picture-final" if table.over else "diceforge-picture-so-far"
    sheet.write(
        words(note, round=table.round),
        right,
        72,
        Lettering(poster.LETTERS, theme.WHITE, "black"),
        "end",
        Fit(poster.HEADING),
    )
    _effects(sheet, effect_ids, right, layout.below + FACES_ROW / 2, wide)
    _last_feats(sheet, table, layout, words)


def _effects(sheet: Sheet, effect_ids: Sequence[str], right: float, middle: float, wide: float) -> None:
    """The drum of effects, and after it what brought points as an effect, that which brought most first."""
    if not effect_ids:
        return
    names_of_effects = effect_ids[: int(wide // MEDAL) - 1]
    drum = pillars.Drum("", 0, palette.DRUMS["effects"], source_sign("effects"))
    for at, sprite in enumerate([drum.key, *map(_medal, names_of_effects)]):
        sheet.centre(sprite, right - (len(names_of_effects) - at + 0.5) * MEDAL, middle)


@cache
def _medal(effect: str) -> Sprite:
    track = circle(0, 0, 46, palette.DRUMS["track"], theme.INK, 5) + group(source_sign("track"), scale=0.6)
    markup = track if effect == "titans" else tablets.medal(effect)
    return centre(markup, MEDAL - 4, scale=(MEDAL - 4) / 100)


def _last_feats(sheet: Sheet, table: TableView, layout: poster.Layout, words: Translations) -> None:
    """The feats that were performed last, in rows for each who stands first."""
    across = int((layout.story[1] + 12) // TABLET)
    rows = int((layout.base - 96) // ROW)
    each = max(1, rows // len(table.winners))
    left = sum(layout.story) - across * TABLET + 4
    for at, hero in enumerate(table.winners[:rows]):
        for place, card in enumerate(hero.cards[-across * each :]):
            row, column = divmod(place, across)
            name = cards.divided_name(CARDS[card].feat.id, words)
            x, y = left + (column + 0.5) * TABLET, 196 + (at * each + row) * ROW
            sheet.centre(tablets.tablet(card, name, True), x, y)
            if len(table.winners) > 1 and not place:
                sheet.centre(pieces.mark(hero.look, 40), x - tablets.WIDTH / 2 - 30, y)


def _name(words: Translations, effect: str) -> str:
    if effect in FEATS:
        return words(cards.short_name(effect))
    return words("diceforge-picture-short-titans" if effect == "titans" else f"diceforge-source-{effect}")


def with_points(sources: Mapping[int, Mapping[str, int]]) -> dict[int, dict[str, int]]:
    """The sources without those that brought no points."""
    sources_left = [source for source in sources[0] if any(each[source] for each in sources.values())] or list(
        sources[0]
    )
    return {seat: {source: each[source] for source in sources_left} for seat, each in sources.items()}


def compact_of(
    table: TableView, sources: Mapping[int, Mapping[str, int]], words: Translations, below: Sequence[Block] = ()
) -> Sheet:
    """The score sheet for a small screen, with more panels ``below`` it."""
    note = words("diceforge-picture-final" if table.over else "diceforge-picture-so-far", round=table.round)

    def header(sheet: Sheet) -> None:
        sheet.write(note, MARGIN + 16, HEADER + 14, Lettering(42, theme.TEXT, "extra"), fit=Fit(INNER - 32))

    place_counts = Counter(hero.place for hero in table.heroes)
    ranking = [
        compact_scores.Scored(
            Person(hero.name, hero.look, hero.points),
            words("picture-place-shared" if place_counts[hero.place] > 1 else "picture-place", place=hero.place),
            list(sources[hero.number].values()),
            hero.place == 1,
        )
        for hero in table.ranking
    ]
    rows = [(words(f"diceforge-picture-{source}"), palette.DRUMS[source]) for source in sources[0]]
    return compact_scores.sheet_of(ranking, rows, header, below)


@picture("diceforge", "scores")
def draw(scene: Scene) -> Drawing:
    """The poster."""
    table = read(scene)
    sources = with_points({hero.number: worth(scene.match, hero) for hero in table.heroes})
    effect_ids = effects(scene.match)
    if scene.compact:
        sheet = compact_of(table, sources, scene.words, verdict.block_of(scene))
    else:
        sheet = sheet_of(table, sources, scene.words, effect_ids, verdict.height_of(scene))
        verdict.add_band(sheet, HALL, scene)
    first, *others = alt_text.scores(table, sources, scene.words)
    if effect_ids:
        effects_named = join_things((_name(scene.words, effect) for effect in effect_ids), scene.words)
        others.append(scene.words("diceforge-alt-effects", effects=effects_named))
    return Drawing(sheet, [first, *verdict.sentences_of(scene), *others])
