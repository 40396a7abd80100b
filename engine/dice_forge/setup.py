"""The settings of a match, and the setup of the table (rulebook p. 3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from engine.chance import Chance
from engine.dice_forge.data.cards import BOXES, FEATS, FITTING, LINE_UPS, MODULES, SLOTS, check_line_up, stack_of
from engine.dice_forge.data.faces import POOLS, START_DICE
from engine.dice_forge.data.labyrinth import ENTRANCE
from engine.dice_forge.data.titan_track import CENTRE
from engine.dice_forge.state import Hero, State
from engine.flow import Flow, Play
from engine.questions import Option
from engine.settings import Setting

BEGINNER: Final = "beginner"
AS_IN_BEGINNER: Final = "default"
"""A slot that the host leaves to the beginner's line-up."""

CHOSEN_FROM_BOXES: Final = ("random", "draft", "custom")
"""The line-ups that are put together for the match, from the sets of the boxes in play."""


def _is_choice_in_base(slot: str, feat: str) -> bool:
    """Whether a set can be chosen with the base box alone: where that has but one for a slot, nothing is to choose."""
    return FEATS[feat].box in BOXES["base"] and len(FITTING["base"][slot]) > 1


SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("module", tuple(MODULES), "none"),
    Setting(
        "line_up",
        (*LINE_UPS, *CHOSEN_FROM_BOXES),
        BEGINNER,
        requires={"goddess_recommended": (("module", "goddess"),), "titans_recommended": (("module", "titans"),)},
    ),
    *(
        Setting(
            f"slot_{slot}",
            (AS_IN_BEGINNER, *feats),
            AS_IN_BEGINNER,
            when=("line_up", "custom"),
            excludes={feat: (("sets", "base"),) for feat in feats if not _is_choice_in_base(slot, feat)},
        )
        for slot, feats in FITTING["rebellion"].items()
        if len(feats) > 1
    ),
    Setting("sets", tuple(FITTING), "base", matters=("line_up", CHOSEN_FROM_BOXES)),
    Setting("first", ("random", "host"), "random"),
    Setting("action", ("may", "must"), "may"),
    Setting("tie_break", ("shared", "bga"), "shared"),
)
"""``module`` is the module of the expansion that is played with; its sets lie on their slots in every line-up. It comes
first, since some line-ups were made for one.
``sets`` says from which boxes random, draft and custom choose.
``action`` is ruling C02: whether the active player may pass though something could be done.
``tie_break`` is ruling C20: shared places, or faces forged, feats, what is left, earlier turn."""


class PlayerCountSetup(NamedTuple):
    """What depends on how many play: rounds, faces in a Sanctuary pool, blessings before a turn."""

    rounds: int
    pool: int
    blessings: int


MEASURES: Final = {2: PlayerCountSetup(9, 2, 2), 3: PlayerCountSetup(10, 4, 1), 4: PlayerCountSetup(9, 4, 1)}
"""By seats (rulebook p. 2-4; ruling C26 for the rounds)."""

FIRST_GOLD: Final = 3
"""The start player's gold; each next player begins with one less."""


def deal(seats: int, settings: Mapping[str, str], chance: Chance) -> State:
    """The table before the first turn."""
    measure = MEASURES[seats]
    module = settings.get("module", "none")
    line_up = choose_line_up(settings, chance)
    temple = fill_temple(measure.pool, chance, module)
    first = chance.draw("first").side(sides=seats) if settings["first"] == "random" else 0
    return State(
        heroes=[new_hero(FIRST_GOLD - (seat - first) % seats, module) for seat in range(seats)],
        line_up=line_up,
        stacks={slot: _stack(feat, seats) if feat else () for slot, feat in line_up.items()},
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


@cache
def _stack(feat: str, seats: int) -> tuple[str, ...]:
    return stack_of(FEATS[feat], seats)


def new_hero(gold: int, module: str = "none") -> Hero:
    """A hero on the start portal, with the start dice of the module that is played with (Rebellion p. 9 and 13)."""
    light, dark = START_DICE["base" if module == "none" else module]
    hero = Hero([gold, 0, 0, 0, 0], (light, dark))
    if module == "goddess":
        hero.golem = ENTRANCE
    elif module == "titans":
        hero.track = CENTRE
    return hero


def choose_line_up(settings: Mapping[str, str], chance: Chance) -> dict[str, str]:
    """The set of each slot, the module's on theirs; "" where it will be drafted."""
    module_feats, line_up = MODULES[settings.get("module", "none")], settings["line_up"]
    if line_up in LINE_UPS:
        return {**LINE_UPS[line_up], **module_feats}
    fitting = {
        slot: (module_feats[slot],) if slot in module_feats else feats
        for slot, feats in FITTING[settings.get("sets", "base")].items()
    }
    if line_up == "random":
        return {slot: feats[chance.draw(f"slot.{slot}").side(sides=len(feats))] for slot, feats in fitting.items()}
    if line_up == "draft":
        return {slot: feats[0] if len(feats) == 1 else "" for slot, feats in fitting.items()}
    own = {slot: settings.get(f"slot_{slot}", AS_IN_BEGINNER) for slot in SLOTS}
    feat_by_slot = {slot: LINE_UPS[BEGINNER][slot] if feat == AS_IN_BEGINNER else feat for slot, feat in own.items()}
    check_line_up(feat_by_slot)
    return {**feat_by_slot, **module_feats}


_SANCTUARY_PILES: Final = tuple(
    [(f"pool.{pool.faces[0]}", pool.faces) for pool in POOLS.values() if pool.area == "sanctuary"]
)
"""The faces of each pool of the Sanctuary, with the name of the draw that shuffles them."""


def fill_temple(copies: int, chance: Chance, module: str = "none") -> dict[str, int]:
    """How many faces of each design lie in the Temple, and in the module's part of the Forest.

    For two players random ones are taken out of the Sanctuary (rulebook p. 3).
    """
    temple = dict(_full_temple(module))
    for name, faces in _SANCTUARY_PILES:
        if copies < len(faces):
            for face in chance.pile(name, faces)[copies:]:
                temple[face] -= 1
    return temple


@cache
def _full_temple(module: str) -> Mapping[str, int]:
    """The same with all the faces that there are."""
    return Counter(face for pool in POOLS.values() if pool.module in ("", module) for face in pool.faces)


def draft(play: Play[State]) -> Flow[None]:
    """From the start player on, everyone picks one set for a slot that is still open, until none is."""
    state = play.state
    seat = state.first
    while state.drafting:
        options = tuple(
            Option(f"pick:{feat}", "pick", {"feat": feat, "slot": slot}, "pick")
            for slot, card_set in state.line_up.items()
            if not card_set
            for feat in FITTING[state.sets][slot]
        )
        answer = yield from play.ask(seat, "draft", options)
        feat = answer.text("feat")
        place(state, feat)
        play.tell(seat, "drafted", feat=feat, slot=FEATS[feat].slot)
        seat = (seat + 1) % state.seats


def place(state: State, feat: str) -> None:
    """Lay a set on its slot."""
    slot = FEATS[feat].slot
    state.line_up = {**state.line_up, slot: feat}
    state.stacks = {**state.stacks, slot: stack_of(FEATS[feat], state.seats)}
