"""Setting the table up (rulebook p. 3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.chance import Chance
from engine.dice_forge.data.cards import FEATS, FITTING, LINE_UPS, MODULES, SLOTS, check_line_up, stack_of
from engine.dice_forge.data.faces import POOLS, START_DICE
from engine.dice_forge.data.labyrinth import ENTRANCE
from engine.dice_forge.data.titan_track import CENTRE
from engine.dice_forge.state import ANCIENT, RESOURCES, Hero, State

BEGINNER = "beginner"
AS_IN_BEGINNER = "default"
"""A slot that the host leaves to the beginner's line-up."""


class PlayerCountSetup(NamedTuple):
    """What depends on how many play: rounds, faces in a Sanctuary pool, blessings before a turn."""

    rounds: int
    pool: int
    blessings: int


MEASURES = {2: PlayerCountSetup(9, 2, 2), 3: PlayerCountSetup(10, 4, 1), 4: PlayerCountSetup(9, 4, 1)}
"""By seats (rulebook p. 2-4; ruling C26 for the rounds)."""

FIRST_GOLD = 3
"""The start player's gold; each next player begins with one less."""


def deal(seats: int, settings: Mapping[str, str], chance: Chance) -> State:
    """The table before the first turn."""
    measure = MEASURES[seats]
    module = settings.get("module", "none")
    line_up = choose_line_up(settings, chance)
    temple = fill_temple(measure.pool, chance, module)
    first = chance.die(seats) - 1 if settings["first"] == "random" else 0
    return State(
        heroes=[new_hero(FIRST_GOLD - (seat - first) % seats, module) for seat in range(seats)],
        line_up=line_up,
        stacks={slot: stack_of(FEATS[feat], seats) if feat else () for slot, feat in line_up.items()},
        temple=temple,
        rounds=measure.rounds,
        blessings=measure.blessings,
        first=first,
        acting=first,
        must_act=settings["action"] == "must",
        tie_break=settings["tie_break"],
        sets=settings.get("sets", "base"),
        module=module,
    )


def new_hero(gold: int, module: str = "none") -> Hero:
    """A hero on the start portal, with the start dice of the module that is played with (Rebellion p. 9 and 13)."""
    light, dark = START_DICE["base" if module == "none" else module]
    hero = Hero({**dict.fromkeys(RESOURCES, 0), "gold": gold}, (light, dark))
    if module == "goddess":
        hero.golem = ENTRANCE
    elif module == "titans":
        hero.store[ANCIENT] = 0
        hero.track = CENTRE
    return hero


def choose_line_up(settings: Mapping[str, str], chance: Chance) -> dict[str, str]:
    """The set of each slot, the module's on theirs; "" where it will be drafted."""
    fixed = MODULES[settings.get("module", "none")]
    fitting = {
        slot: (fixed[slot],) if slot in fixed else feats
        for slot, feats in FITTING[settings.get("sets", "base")].items()
    }
    chosen = settings["line_up"]
    if chosen == "random":
        return {slot: feats[chance.die(len(feats)) - 1] for slot, feats in fitting.items()}
    if chosen == "draft":
        return {slot: feats[0] if len(feats) == 1 else "" for slot, feats in fitting.items()}
    if chosen == "custom":
        own = {slot: settings.get(f"slot_{slot}", AS_IN_BEGINNER) for slot in SLOTS}
        placed = {slot: LINE_UPS[BEGINNER][slot] if feat == AS_IN_BEGINNER else feat for slot, feat in own.items()}
        check_line_up(placed)
        return {**placed, **fixed}
    return {**LINE_UPS[chosen], **fixed}


def fill_temple(kept: int, chance: Chance, module: str = "none") -> dict[str, int]:
    """How many faces of each design lie in the Temple, and in the module's part of the Forest.

    For two players random ones are taken out of the Sanctuary (rulebook p. 3).
    """
    temple: dict[str, int] = {}
    for pool in POOLS.values():
        if pool.module and pool.module != module:
            continue
        thinned = pool.area == "sanctuary" and kept < len(pool.faces)
        faces = chance.shuffled(pool.faces)[:kept] if thinned else pool.faces
        for face in pool.faces:
            temple[face] = 0
        for face in faces:
            temple[face] += 1
    return temple
