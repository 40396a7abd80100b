"""The cards of Hercules as data, read from ``cards.toml``."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.toml_data import read_toml

OPERATION_STACKS = {"add": "hestia", "sub": "hecate", "mul": "pan", "div": "aeolus"}
"""The demigod that each operation earns (rulebook p. 7)."""

ACTIVE_ABILITIES = frozenset({"white", "reroll", "plus1", "minus1", "copy", "flip"})


class Card(NamedTuple):
    """One card. ``number`` is a Tyche or Morpheus card's die number, or a vase's columns; 0 where there is none."""

    id: str
    kind: str
    stack: str
    vp: int
    ability: str = "none"
    symbols: tuple[str, ...] = ()
    number: int = 0
    torches: int = 0

    @property
    def active(self) -> bool:
        """Whether its ability is one that is used during a turn."""
        return self.ability in ACTIVE_ABILITIES


class HadesLevel(NamedTuple):
    """What the Hades card adds to his score: points, and this many of every symbol (ruling R24)."""

    vp: int
    symbols: int


def _card(kind: str, row: dict[str, Any]) -> Card:
    return Card(kind=kind, stack=row["id"].partition("_")[0] if kind == "demigod" else kind, **row)


_DATA = read_toml("engine.hercules", "cards.toml")
CARDS: dict[str, Card] = {
    row["id"]: _card(kind, row) for kind in ("demigod", "god", "vase", "pantheon") for row in _DATA[kind]
}
"""Every card by its id."""

SOLO_STACKS: tuple[str, ...] = _DATA["solo_stacks"]
"""The stacks in the order of the white die's faces 1 to 6 (docs/rulings.md)."""

HADES_LEVELS: dict[str, HadesLevel] = {level: HadesLevel(**values) for level, values in _DATA["hades"].items()}
"""The levels of Hades; the first is the rulebook's."""


def what_card_does(id: object) -> object:
    """What a card is worth to who takes it: all of it but its id and in which matches it is used."""
    card = CARDS.get(str(id))
    return id if card is None else card._replace(id="", torches=0)
