"""The silhouettes: the SVG files in ``silhouettes/``, named like the feat or thing that they show.

A feat without a file of its own has a silhouette from game-icons.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.dice_forge.data.cards import CARDS, FEATS, SLOTS, Feat
from rendering import theme
from rendering.canvas.icons import icon
from rendering.canvas.svg import group, paint

_DRAWINGS = {file.stem: file for file in Path(__file__).with_name("silhouettes").glob("*.svg")}

ICONS = {
    "silver_hind": "deer",
    "great_bear": "bear-head",
    "tenacious_boar": "boar",
    "hydra": "hydra",
    "guardians_owl": "owl",
    "minotaur": "minotaur",
    "sphinx": "greek-sphinx",
    "cyclops": "cyclops",
}
"""Silhouettes from game-icons."""

GROUNDS = {"moon": "lapis", "sun": "terracotta", "both": "purple"}
INKS = {"moon": theme.INK, "sun": theme.INK, "both": theme.IVORY}
CUTS = {"moon": theme.LAPIS_LIGHT, "sun": theme.TERRACOTTA_LIGHT, "both": theme.PURPLE}
CLAYS = {"moon": theme.LAPIS, "sun": theme.TERRACOTTA, "both": theme.PURPLE}
"""One plain colour for each ground."""
COAT = {"red": "ember", "yellow": "honey", "green": "olive", "blue": "sky"}
"""The ground of cards that have a colour."""

COAT_CUTS = {
    "red": theme.EMBER_LIGHT,
    "yellow": theme.HONEY_LIGHT,
    "green": theme.OLIVE_LIGHT,
    "blue": theme.SKY_LIGHT,
}
"""The lines in silhouettes on those grounds."""


def drawings() -> frozenset[str]:
    """The names of all silhouettes that have a file."""
    return frozenset(_DRAWINGS)


def silhouette(name: str, ink: str, cut: str) -> str:
    """A silhouette around the origin in a box of 100 x 100: shapes in ``ink``, the lines in them in ``cut``.

    Raises KeyError when there is no such file.
    """
    return paint(_DRAWINGS[name], ink=ink, cut=cut)


def sky(feat: Feat) -> str:
    """What a feat is paid with: moon, sun or both."""
    cost = SLOTS[feat.slot].cost
    return "both" if len(cost) > 1 else next(iter(cost))


def paid_with(feat_id: str) -> str:
    """The same by the feat's id."""
    return sky(FEATS[feat_id])


def ground(card_id: str) -> str:
    """The gradient behind a card's silhouette."""
    card = CARDS[card_id]
    return COAT[card.colour] if card.colour else GROUNDS[sky(card.feat)]


def on_card(card_id: str, size: float) -> str:
    """A card's silhouette around the origin, its lines in a light tone of the ground."""
    card = CARDS[card_id]
    return figure(card.feat.id, size, None, COAT_CUTS.get(card.colour))


@cache
def figure(feat_id: str, size: float, ink: str | None = None, cut: str | None = None) -> str:
    """A feat's silhouette around the origin, ``size`` pixels wide."""
    paid = paid_with(feat_id)
    ink, cut = ink or INKS[paid], cut or CUTS[paid]
    if feat_id in _DRAWINGS:
        return group(silhouette(feat_id, ink, cut), scale=size / 100)
    return icon(ICONS[feat_id], 0, 0, size, ink, initial=feat_id)
