"""Faces, feats and signs look alike whichever rasteriser draws them, and use nothing that only one of them knows."""

from __future__ import annotations

import pytest

from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.faces import FACES
from rendering import theme
from rendering.canvas.sprites import centre
from rendering.dice_forge.art import cards, pieces, slabs, tablets
from rendering.dice_forge.modules import celestial_die, golems, labyrinth, labyrinth_spaces, paths
from tests.rendering.sheets import assert_engines_agree
from tests.short_forms import some

SPRITES = {
    **{face: pieces.face(face, 240) for face in FACES},
    **{card: tablets.tablet(card, "Name", True, 3) for card in CARDS},
    "held": cards.held_card("goddess", 2, 300, 426, "Goddess"),
    "low": cards.low_card("great_golem", 2, 340, 164, "Great Golem"),
    "ring": pieces.ring(60),
    "fresh": pieces.fresh(theme.SIDES[0].colour, 44),
    "torch": pieces.sign("torch", 60),
    **{f"space {number}": centre(labyrinth_spaces.space(number), 190) for number in (1, 2, 6, 7, 10, 23, 27, 33, 36)},
    **{side: centre(celestial_die.face(side), 120) for side in celestial_die.SIDES},
    "reward": centre(labyrinth_spaces.reward(True), 120, 60),
    "treasure": labyrinth.token("vp", True, 90),
    "golem": golems.golem(theme.SIDES[1], 90),
    "ring of three": paths.ring((theme.SIDES[0].colour, theme.SIDES[2].colour, theme.SIDES[3].colour), 60),
    "step": paths.gone_way(paths.Way(0, 0, 60, 40), (theme.SIDES[0].colour, theme.SIDES[1].colour), 24).sprite,
    "slab": slabs.slab_sprite("boar_red", 142, 14),
}


@pytest.mark.parametrize("name", some(SPRITES, 3))
def test_both_engines_agree(name: str) -> None:
    assert_engines_agree(SPRITES[name], 2.5)


def test_only_the_common_dialect_is_used() -> None:
    markup = "".join(sprite.fragment for sprite in SPRITES.values())
    for forbidden in ("<text", "<use", "<filter", "<image", "<style", "paint-order", "clip-path", "mask="):
        assert forbidden not in markup
