"""Which scene belongs to which feat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rendering.dice_forge.art.scenes import base
from rendering.dice_forge.art.scenes.kit import branch, emblem

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
    )
}
"""The scenes by feat."""


@cache
def scene(feat_id: str, ink: str, cut: str) -> str:
    """A feat's scene; a feat without one has its silhouette between two branches."""
    if feat_id in SCENES:
        return SCENES[feat_id](ink, cut)
    drawn = emblem(feat_id, 0, -46, 82, ink, cut)
    return drawn + branch(ink, -49, 0, 44, 3) + branch(ink, 49, 0, 44, -3)
