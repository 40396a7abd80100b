"""The picture of where a new face may go."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES, speech
from engine.dice_forge.data.faces import FACES
from engine.match import Match
from engine.registry import find_game
from rendering.dice_forge.art import numeral_faces, slabs
from rendering.dice_forge.pages import forging
from rendering.dice_forge.view import read
from rendering.picture import Scene
from rendering.registry import draw, kinds_of

NAMES = ("Penelope", "Atalanta")
MOST = 120 * 1650 / 562
"""How high the picture may be, in canvas pixels, so that buttons fit below it."""


def scene(language: str = "en", *, compact: bool = False) -> Scene:
    """A first turn in which faces can be bought."""
    match = Match.start(find_game("diceforge"), 2, seed=bytes(32))
    while match.questions[0].kind != "turn":
        match.play(match.questions[0].seat, match.questions[0].options[0].id)
    seat = match.questions[0].seat
    way = next(option for option in match.questions[0].options if "old" in option.facts)
    beginning = f"forge:{way.facts['face']}:"
    return Scene(match, NAMES, speech(language), seat, seat=seat, beginning=beginning, compact=compact)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_the_face_its_price_and_the_gold_left(language: str) -> None:
    match_scene = scene(language)
    offer = forging.forging_of(match_scene, read(match_scene).heroes[match_scene.seat])
    assert offer.price == FACES[offer.face].cost
    assert offer.gold == match_scene.match.state.heroes[match_scene.seat].gold - offer.price
    alt = draw("places", match_scene).alt
    assert match_scene.words(f"diceforge-face-{offer.face}") in alt
    assert str(offer.price) in alt
    assert str(offer.gold) in alt


@pytest.mark.parametrize("compact", [False, True])
def test_it_leaves_room_for_the_buttons(compact: bool) -> None:
    picture = draw("places", scene(compact=compact))
    assert picture.height <= (MOST if not compact else picture.width / 2)


def test_every_place_that_is_offered_is_bright_and_a_face_that_stays_is_dim() -> None:
    match_scene = scene()
    hero = read(match_scene).heroes[match_scene.seat]
    assert len(forging.forging_of(match_scene, hero).places) == 12, "each of equal faces"
    boar = next(face.id for face in FACES.values() if face.stays)
    light, dark = match_scene.match.state.heroes[match_scene.seat].dice
    stays = hero._replace(dice=((boar, *light[1:]), dark))
    assert (0, 0) not in forging.forging_of(match_scene, stays).places


@pytest.mark.parametrize("plan", [forging.WIDE, forging.COMPACT])
def test_gold_frames_the_places_that_may_be_taken(plan: forging.Plan) -> None:
    match_scene = scene()
    hero = read(match_scene).heroes[match_scene.seat]
    offer = forging.forging_of(match_scene, hero)._replace(places=frozenset({(0, 2), (1, 5)}))
    frame = slabs.gold_frame(plan.slab + 2, plan.slab + 2, 17)
    sheet = forging.sheet_of(hero, offer, match_scene.words, plan)
    framed = [stamp for stamp in sheet.stamps if stamp.sprite == frame]
    assert [stamp.x < plan.width / 2 for stamp in framed] == [True, False]
    dim = {numeral_faces.slab_sprite(face, plan.slab, 6, slabs.DIM) for faces in hero.dice for face in faces}
    assert sum(stamp.sprite in dim for stamp in sheet.stamps) == 10


@pytest.mark.parametrize("plan", [forging.WIDE, forging.COMPACT])
def test_gold_frames_a_die_once_where_all_its_places_may_be_taken(plan: forging.Plan) -> None:
    match_scene = scene()
    hero = read(match_scene).heroes[match_scene.seat]
    light = frozenset((0, side) for side in range(6))
    offer = forging.forging_of(match_scene, hero)._replace(places=light | {(1, 2), (1, 4)})
    sheet = forging.sheet_of(hero, offer, match_scene.words, plan)
    each = slabs.gold_frame(plan.slab + 2, plan.slab + 2, 17)
    whole = slabs.gold_frame(3 * plan.cell, 2 * plan.cell, 20)
    assert [stamp.x < plan.width / 2 for stamp in sheet.stamps if stamp.sprite == whole] == [True]
    assert [stamp.x > plan.width / 2 for stamp in sheet.stamps if stamp.sprite == each] == [True, True]


def test_nothing_to_forge_has_no_such_picture() -> None:
    match_scene = scene()
    with pytest.raises(KeyError):
        draw("places", match_scene._replace(beginning="forge:nothing:"))
    assert "places" in kinds_of(match_scene.match)
    assert "places" not in kinds_of(Match.start(find_game("hercules"), 2, seed=bytes(32)))
