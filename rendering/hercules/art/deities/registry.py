"""Which scene belongs to which card."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.hercules.cards import Card
from rendering.hercules.art.deities import demigods, goddesses, olympians

SCENES: dict[str, Callable[[str, str], str]] = {
    "god_aphrodite": goddesses.aphrodite,
    "god_apollo": olympians.apollo,
    "god_ares": olympians.ares,
    "god_artemis": olympians.artemis,
    "god_athena": olympians.athena,
    "god_demeter": goddesses.demeter,
    "god_dionysus": goddesses.dionysus,
    "god_hephaestus": olympians.hephaestus,
    "god_hera": goddesses.hera,
    "god_hermes": olympians.hermes,
    "god_poseidon": olympians.poseidon,
    "god_zeus": olympians.zeus,
    "hestia": demigods.hestia,
    "pan": demigods.pan,
    "aeolus": demigods.aeolus,
    "hecate": demigods.hecate,
    "tyche": demigods.tyche,
    "morpheus": demigods.morpheus,
    "pantheon": demigods.pantheon,
    "vase": demigods.vase,
}
"""The scenes by god, and by stack of the other cards."""


@cache
def scene(card: Card, ink: str, cut: str) -> str:
    """A card's scene in a box of 112 x 94, its foot in the middle of the lower edge."""
    return SCENES[card.id if card.kind == "god" else card.stack](ink, cut)
