"""One die face, large, with where it comes from and what it does."""

from __future__ import annotations

from functools import lru_cache

from engine.dice_forge.cards import FEATS
from engine.dice_forge.faces import FACES, POOLS, START_DICE, Face
from rendering import leaf, theme
from rendering.dice_forge import cards, emblems, faces
from rendering.sprites import Sheet, Sprite
from rendering.svg import group, rect
from rendering.words import Words

MIDDLE = (leaf.ART_LEFT + leaf.ART_WIDTH / 2, leaf.HEIGHT / 2)
SIZE = 400


def sheet_of(face_id: str, words: Words) -> Sheet:
    """The face as a sheet of sprites. Raises KeyError when there is no such face."""
    design = FACES[face_id]
    sheet = leaf.page(words(f"diceforge-face-{face_id}"), facts(design, words), told(design, words))
    sheet.centre(_art(face_id, design.cost), *MIDDLE)
    return sheet


def facts(design: Face, words: Words) -> list[str]:
    """Where the face comes from, what it costs, how many there are."""
    lines = []
    dealt = sum(die.count(design.id) for die in START_DICE["base"])
    if dealt:
        lines.append(words("diceforge-picture-at-start", number=dealt))
    if design.pool:
        copies = POOLS[design.pool].faces.count(design.id)
        if design.cost:
            lines.append(words("diceforge-picture-in-sanctuary", gold=design.cost, number=copies))
        else:
            feat = next(feat for feat in FEATS.values() if feat.pool == design.pool)
            lines.append(words("diceforge-picture-in-garden", card=words(cards.short_name(feat.id)), number=copies))
    return lines


def told(design: Face, words: Words) -> list[str]:
    """What it does."""
    return [words(f"diceforge-face-{design.id}-text")]


@lru_cache(32)
def _art(face_id: str, cost: int) -> Sprite:
    drawn = rect(-190, -176, 380, 380, 60, theme.SHADOW, opacity=0.6) + group(faces.face(face_id), scale=SIZE / 104)
    if cost:
        drawn += group(emblems.resource("gold", cost), -168, 176, 1.15)
    return Sprite(group(drawn, 240, 240), 480, 500)
