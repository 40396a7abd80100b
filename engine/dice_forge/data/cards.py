"""The feats, the islands' places for them and the line-ups as data, read from ``cards.toml`` and its expansion.

Promo cards are left out, and the second tournament line-up of 2020, which needs some: their effects are known from a
single unofficial source or not at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from sys import intern
from typing import Any, Final

from engine.dice_forge.data.faces import DATA, Yield
from engine.toml_data import nothing, read_toml


class WrongSlot(ValueError):
    """Sets that cannot lie on the islands together. The message names the slot."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One place for cards: the island whose portal belongs to it, and what a feat there costs."""

    id: str
    island: int
    cost: Yield


@dataclass(frozen=True, slots=True)
class Feat:
    """One set of cards. ``effect`` names the function that carries it out, the fields after it are its measure.

    ``use`` names what it does as a reinforcement. ``module`` is the module that the set belongs to ("" for none),
    ``mark`` the sign of the line-up recommended for one: feather (Goddess) or triangle (Titans). With ``rich`` gold on
    the hero board a card gives its ``choices`` instead of its ``gains``.
    """

    id: str
    slot: str
    box: str
    vp: int
    beginner: bool = False
    types: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    effect: str = ""
    gains: Yield = field(default_factory=nothing)
    choices: Yield = field(default_factory=nothing)
    price: Yield = field(default_factory=nothing)
    exchange: Yield = field(default_factory=nothing)
    times: int = 1
    pool: int = 0
    token: str = ""
    oust_vp: int = 0
    use: str = ""
    module: str = ""
    mark: str = ""
    rich: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """One card of a set; ``colour`` is "" where all copies are alike."""

    id: str
    feat: Feat
    colour: str


def _slot(row: dict[str, Any]) -> Slot:
    return Slot(row["id"], row["island"], {kind: row[kind] for kind in ("moon", "sun") if kind in row})


def _coloured(feat: Feat, colour: str) -> str:
    return intern(f"{feat.id}_{colour}")


_DATA, _MORE = read_toml(DATA, "cards.toml"), read_toml(DATA, "cards_rebellion.toml")

SLOTS: Final[dict[str, Slot]] = {row["id"]: _slot(row) for row in _DATA["slot"]}
"""The fifteen places by name: m1 to m8 on the moon's side, f1 to f7 on the sun's."""

FEATS: Final[dict[str, Feat]] = {
    row["id"]: Feat(**{"use": row.get("effect", ""), **row}) for row in (*_DATA["feat"], *_MORE["feat"])
}
"""Every set by its id."""

CARDS: Final[dict[str, Card]] = {
    card.id: card
    for feat in FEATS.values()
    for card in ([Card(_coloured(feat, colour), feat, colour) for colour in feat.colours] or [Card(feat.id, feat, "")])
}
"""Every kind of card by its id: the set's, or for coloured copies ``<set>_<colour>``."""

MEMORY: Final[dict[str, Yield]] = _MORE["memory"]
"""What a memory token gives, by the side that is up."""

BOXES: Final[dict[str, tuple[str, ...]]] = {"base": ("base",), "rebellion": ("base", "rebellion")}
"""The boxes that sets may be chosen from, by the value of the setting ``sets``."""

FITTING: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    name: {
        slot: tuple(feat.id for feat in FEATS.values() if feat.slot == slot and feat.box in boxes and not feat.module)
        for slot in SLOTS
    }
    for name, boxes in BOXES.items()
}
"""The sets to choose from for each slot, the beginner's first; without those that belong to a module."""

BY_SLOT: Final = FITTING["base"]
"""The sets of the base box that fit each slot."""

MODULES: Final[dict[str, dict[str, str]]] = {
    "none": {},
    "goddess": {feat.slot: feat.id for feat in FEATS.values() if feat.module == "goddess"},
    "titans": {feat.slot: feat.id for feat in FEATS.values() if feat.module == "titans"},
}
"""The sets that lie on their slots whenever a module is played with, by the value of the setting ``module``."""


def printed_facts(card: Card) -> dict[str, Any]:
    """What is printed on a card, for words about it; ``cost`` is what its place asks for."""
    feat, slot = card.feat, SLOTS[card.feat.slot]
    return {
        "feat": feat.id,
        "colour": card.colour,
        "island": slot.island,
        "cost": slot.cost,
        "vp": feat.vp,
        "types": feat.types or ("plain",),
        "line_up": feat.module or ("beginner" if feat.beginner else "alternate"),
        "box": feat.box,
    }


def line_up(feats: Iterable[str]) -> dict[str, str]:
    """The set of each slot. Raises WrongSlot unless every slot gets exactly one that fits (rulebook p. 3)."""
    feat_by_slot: dict[str, str] = {}
    for name in feats:
        slot = FEATS[name].slot
        if slot in feat_by_slot:
            raise WrongSlot(f"{feat_by_slot[slot]} and {name} both belong on {slot}.")
        feat_by_slot[slot] = name
    for slot in SLOTS:
        if slot not in feat_by_slot:
            raise WrongSlot(f"No set lies on {slot}.")
    return {slot: feat_by_slot[slot] for slot in SLOTS}


def check_line_up(placed: Mapping[str, str]) -> None:
    """Raises WrongSlot when a set lies where it does not belong."""
    for slot, name in placed.items():
        if FEATS[name].slot != slot:
            raise WrongSlot(f"{name} belongs on {FEATS[name].slot}, not on {slot}.")


def _set_of_mark(mark: str, rest: Mapping[str, str]) -> dict[str, str]:
    return {**rest, **{feat.slot: feat.id for feat in FEATS.values() if feat.mark == mark}}


LINE_UPS: Final[dict[str, dict[str, str]]] = {name: line_up(feats) for name, feats in _DATA["line_ups"].items()}
"""The named line-ups. A module's sets take their slots in any of them.

The recommended ones are the sets with the module's mark; without the module the beginner's lie on the other slots.
"""

LINE_UPS["goddess_recommended"] = _set_of_mark("feather", LINE_UPS["beginner"])
LINE_UPS["titans_recommended"] = _set_of_mark("triangle", LINE_UPS["beginner"])
LINE_UPS.update({name: line_up(feats) for name, feats in _MORE["line_ups"].items()})


def stack_of(feat: Feat, seats: int) -> tuple[str, ...]:
    """The cards of a set that are played with: as many as players, coloured ones each of another colour."""
    if feat.colours:
        return tuple(_coloured(feat, colour) for colour in feat.colours[:seats])
    return (feat.id,) * seats
