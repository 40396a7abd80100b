"""The poster of Dice Forge: what brought points, which effects did, dice and feats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.languages import LANGUAGES, speech
from engine.dice_forge.data.cards import CARDS, FEATS, LINE_UPS
from engine.dice_forge.data.faces import FACES
from rendering.dice_forge.art import cards, numeral_faces, tablets
from rendering.dice_forge.pages import scores
from rendering.dice_forge.points import effects, worth
from rendering.dice_forge.view import read
from rendering.picture import Scene
from rendering.registry import draw
from tests.rendering.sheets import assert_inside

Forge = Callable[..., Scene]


@pytest.mark.parametrize("module", ["none", "goddess", "titans"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_row_that_is_nothing_for_everybody_is_left_out(forge: Forge, module: str, language: str) -> None:
    for seed in range(1, 5):
        scene = forge(3, 500, seed, language, module=module)
        table = read(scene)
        every = {hero.number: worth(scene.match, hero) for hero in table.heroes}
        sources = scores.with_points(every)
        for source in every[0]:
            assert (source in sources[0]) == any(each[source] for each in every.values())
        assert {seat: sum(each.values()) for seat, each in sources.items()} == {
            hero.number: hero.points for hero in table.heroes
        }
        named = effects(scene.match)
        assert bool(named) or not any(each["effects"] for each in every.values())
        assert all(name in FEATS or name in ("titans", "triton", "twins", "companion") for name in named)
        assert_inside(scores.sheet_of(table, sources, scene.words, named))


@pytest.mark.parametrize("line_up", [*LINE_UPS, "random"])
def test_what_effects_are_named_for_has_a_name_in_every_line_up(forge: Forge, line_up: str) -> None:
    """The bot's own words are asked: the stand-in names whatever it is given."""
    for seed in range(1, 5):
        module = line_up.removesuffix("_recommended")
        settings = {"module": module, "sets": "rebellion"} if module in ("goddess", "titans") else {}
        scene = forge(3, 900, seed, player="random", line_up=line_up, **settings)
        for language in LANGUAGES:
            assert draw("scores", scene._replace(words=speech(language))).data


def test_before_anybody_has_points_every_row_is_shown(forge: Forge) -> None:
    nothing = {0: {"dice": 0, "feats": 0}, 1: {"dice": 0, "feats": 0}}
    assert scores.with_points(nothing) == nothing


def test_the_best_faces_of_all_and_the_last_feats_of_the_winner_lie_on_the_poster(forge: Forge) -> None:
    scene = forge(3, 900, 4)
    table = read(scene)
    sources = scores.with_points({hero.number: worth(scene.match, hero) for hero in table.heroes})
    sheet = scores.sheet_of(table, sources, scene.words)
    sprites = {stamp.sprite for stamp in sheet.stamps}
    for hero in table.heroes:
        best, *_ = ranked = scores.best_faces(hero)
        assert not scores.AT_FIRST & set(ranked)
        assert max(FACES[face].cost for face in ranked) <= max(FACES[best].cost, scores.FROM_FEAT)
        assert {numeral_faces.slab_sprite(face, scores.FACE, 4) for face in ranked[:3]} <= sprites
    last = table.winners[0].cards[-1]
    name = cards.divided_name(CARDS[last].feat.id, scene.words)
    assert tablets.tablet(last, name, True) in sprites
