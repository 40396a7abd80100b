"""Which scene belongs to which feat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rendering.dice_forge.art.scenes import base, base_alternatives, goddess, rebellion_moon, rebellion_sun, titans

SCENES: dict[str, Callable[[str, str], str]] = {
    scene.__name__: scene
    for scene in (
        base.hammer,
        base.chest,
        base.silver_hind,
        base.satyrs,
        base.ferryman,
        base.helmet_of_invisibility,
        base.cancer,
        base.elder,
        base.wild_spirits,
        base.guardians_owl,
        base.minotaur,
        base.gorgon,
        base.mirror_of_the_abyss,
        base.hydra,
        base.sphinx,
        base_alternatives.great_bear,
        base_alternatives.tenacious_boar,
        base_alternatives.cerberus,
        base_alternatives.sentinel,
        base_alternatives.typhon,
        base_alternatives.celestial_ship,
        base_alternatives.guardians_shield,
        base_alternatives.triton,
        base_alternatives.cyclops,
        rebellion_moon.twins,
        rebellion_moon.scepter,
        rebellion_moon.companion,
        rebellion_moon.celestial_die,
        rebellion_moon.wind,
        rebellion_moon.ancestor,
        rebellion_moon.mists,
        rebellion_moon.eternal_night,
        rebellion_moon.right_hand,
        rebellion_moon.first_titan,
        rebellion_moon.goddess,
        rebellion_sun.tree,
        rebellion_sun.merchant,
        rebellion_sun.wood_nymph,
        rebellion_sun.light,
        rebellion_sun.goldsmith,
        rebellion_sun.omniscient,
        rebellion_sun.trident,
        rebellion_sun.eternal_fire,
        rebellion_sun.left_hand,
        goddess.moon_golem,
        goddess.sun_golem,
        goddess.great_golem,
        goddess.time_golem,
        titans.memory,
        titans.oracle,
        titans.chaos,
        titans.dogged,
        titans.guardian,
        titans.mirror_of_misfortune,
    )
}
"""The scenes by feat."""


@cache
def scene(feat_id: str, ink: str, cut: str) -> str:
    """A feat's scene. Raises KeyError when there is no such feat."""
    return SCENES[feat_id](ink, cut)
