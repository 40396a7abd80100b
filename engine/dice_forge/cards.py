"""The feats, the islands' places for them and the line-ups as data, read from ``cards.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, NamedTuple

from engine.dice_forge.faces import Yield


class WrongSlot(ValueError):
    """Sets that cannot lie on the islands together. The message names the slot."""


class Slot(NamedTuple):
    """One place for cards: the island whose portal belongs to it, and what a feat there costs."""

    id: str
    island: int
    cost: Yield


class Feat(NamedTuple):
    """One set of cards. ``effect`` names the function that carries it out, the fields after it are its measure."""

    id: str
    slot: str
    box: str
    beginner: bool
    vp: int
    types: tuple[str, ...]
    colours: tuple[str, ...]
    effect: str
    gains: Yield
    choices: Yield
    price: Yield
    exchange: Yield
    times: int
    pool: int
    token: str
    oust_vp: int


class Card(NamedTuple):
    """One card of a set; ``colour`` is "" where all copies are alike."""

    id: str
    feat: Feat
    colour: str


def _read() -> dict[str, Any]:
    return tomllib.loads(files("engine.dice_forge").joinpath("cards.toml").read_text(encoding="utf-8"))


def _slot(row: dict[str, Any]) -> Slot:
    return Slot(row["id"], row["island"], {kind: row[kind] for kind in ("moon", "sun") if kind in row})


def _feat(row: dict[str, Any]) -> Feat:
    return Feat(
        id=row["id"],
        slot=row["slot"],
        box=row["box"],
        beginner=row.get("beginner", False),
        vp=row["vp"],
        types=tuple(row.get("types", ())),
        colours=tuple(row.get("colours", ())),
        effect=row.get("effect", ""),
        gains=row.get("gains", {}),
        choices=row.get("choices", {}),
        price=row.get("price", {}),
        exchange=row.get("exchange", {}),
        times=row.get("times", 1),
        pool=row.get("pool", 0),
        token=row.get("token", ""),
        oust_vp=row.get("oust_vp", 0),
    )


_DATA = _read()

SLOTS: dict[str, Slot] = {row["id"]: _slot(row) for row in _DATA["slot"]}
"""The fifteen places by name: m1 to m8 on the moon's side, f1 to f7 on the sun's."""

FEATS: dict[str, Feat] = {row["id"]: _feat(row) for row in _DATA["feat"]}
"""Every set by its id."""

CARDS: dict[str, Card] = {
    card.id: card
    for feat in FEATS.values()
    for card in ([Card(f"{feat.id}_{colour}", feat, colour) for colour in feat.colours] or [Card(feat.id, feat, "")])
}
"""Every kind of card by its id: the set's, or for coloured copies ``<set>_<colour>``."""

BY_SLOT: dict[str, tuple[str, ...]] = {
    slot: tuple(feat.id for feat in FEATS.values() if feat.slot == slot) for slot in SLOTS
}
"""The sets that fit each slot, the beginner's first."""


def printed(card: Card) -> dict[str, Any]:
    """What is printed on a card, for words about it; ``cost`` is what its place asks for."""
    feat, slot = card.feat, SLOTS[card.feat.slot]
    return {
        "feat": feat.id,
        "colour": card.colour,
        "island": slot.island,
        "cost": slot.cost,
        "vp": feat.vp,
        "types": feat.types or ("plain",),
        "line_up": "beginner" if feat.beginner else "alternate",
    }


def line_up(feats: Iterable[str]) -> dict[str, str]:
    """The set of each slot. Raises WrongSlot unless every slot gets exactly one that fits (rulebook p. 3)."""
    placed: dict[str, str] = {}
    for name in feats:
        slot = FEATS[name].slot
        if slot in placed:
            raise WrongSlot(f"{placed[slot]} and {name} both belong on {slot}.")
        placed[slot] = name
    for slot in SLOTS:
        if slot not in placed:
            raise WrongSlot(f"No set lies on {slot}.")
    return {slot: placed[slot] for slot in SLOTS}


def check_line_up(placed: Mapping[str, str]) -> None:
    """Raises WrongSlot when a set lies where it does not belong."""
    for slot, name in placed.items():
        if FEATS[name].slot != slot:
            raise WrongSlot(f"{name} belongs on {FEATS[name].slot}, not on {slot}.")


LINE_UPS: dict[str, dict[str, str]] = {
    name: line_up(feats) for name, feats in _DATA["line_ups"].items() if all(feat in FEATS for feat in feats)
}
"""The named line-ups whose sets are all there."""


def stack_of(feat: Feat, seats: int) -> tuple[str, ...]:
    """The cards of a set that are played with: as many as players, coloured ones each of another colour."""
    if feat.colours:
        return tuple(f"{feat.id}_{colour}" for colour in feat.colours[:seats])
    return (feat.id,) * seats
