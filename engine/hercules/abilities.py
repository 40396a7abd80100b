"""The six abilities that are used during a turn, and what using a card costs (rulebook p. 12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.flow import Play
from engine.hercules.cards import CARDS, Card
from engine.hercules.state import HADES, State
from engine.questions import Fact, Option

DICE = ("d1", "d2", "white")
"""The dice of a turn by name: the two own ones and, while it is in use, the white one."""

TURNED: Mapping[str, Mapping[int, int]] = {
    "plus1": {face: face + 1 for face in range(1, 6)},
    "minus1": {face: face - 1 for face in range(2, 7)},
    "flip": {face: 7 - face for face in range(1, 7)},
}
"""The face that each ability turns a face to; a 6 cannot be raised, a 1 cannot be lowered."""

Faces = tuple[int, ...]
Targets = tuple[str, ...]


class Ability(NamedTuple):
    """One ability.

    ``targets`` are what it may be used on, given its name, the dice and the other players; ``turn`` is what the dice
    show after it was used on one of them, given the play, its name, the dice and the target.
    """

    label: str
    targets: Callable[[str, Faces, Targets], Targets]
    turn: Callable[[Play[State], str, Faces, str], Faces]
    chance: bool = False


def _no_target(ability: str, faces: Faces, others: Targets) -> Targets:
    return ("",)


def _one_die(ability: str, faces: Faces, others: Targets) -> Targets:
    return tuple(die for die, face in zip(DICE, faces, strict=False) if face in TURNED[ability])


def _some_dice(ability: str, faces: Faces, others: Targets) -> Targets:
    dice = DICE[: len(faces)]
    return tuple("+".join(some) for size in range(1, len(dice) + 1) for some in combinations(dice, size))


def _another_player(ability: str, faces: Faces, others: Targets) -> Targets:
    return others


@cache
def _others(seats: int, side: int) -> Targets:
    """Those whose dice can be copied."""
    return tuple(f"seat{other}" for other in range(seats) if other != side) or ("hades",)


@lru_cache(maxsize=4096)
def turn_die(ability: str, faces: Faces, die: str) -> Faces:
    """The dice with one of them raised, lowered or flipped."""
    place = DICE.index(die)
    return (*faces[:place], TURNED[ability][faces[place]], *faces[place + 1 :])


def copy_dice(state: State, faces: Faces, target: str) -> Faces:
    """The dice with the own ones turned to those of another player; of Hades the coloured and the white one (R18)."""
    if target == "hades":
        return (*state.heroes[HADES].dice, state.white, *faces[2:])
    return state.heroes[int(target.removeprefix("seat"))].dice + faces[2:]


def _turn_die(play: Play[State], ability: str, faces: Faces, target: str) -> Faces:
    return turn_die(ability, faces, target)


def _copy(play: Play[State], ability: str, faces: Faces, target: str) -> Faces:
    return copy_dice(play.state, faces, target)


def _roll_again(play: Play[State], ability: str, faces: Faces, target: str) -> Faces:
    dice = target.split("+")
    return tuple(_roll(play, DICE[place]) if DICE[place] in dice else face for place, face in enumerate(faces))


def _roll(play: Play[State], name: str) -> int:
    """Roll one die of the acting side; not by card, so that a second use is another roll of the same die."""
    state = play.state
    return 1 + play.chance.roll(f"{state.round}.{state.acting}.{name}")


def _roll_white(play: Play[State], ability: str, faces: Faces, target: str) -> Faces:
    play.state.white_in_use = True
    return (*faces[:2], _roll(play, "usewhite"))


ABILITIES: Mapping[str, Ability] = {
    "white": Ability("use-white", _no_target, _roll_white, chance=True),
    "reroll": Ability("use-reroll", _some_dice, _roll_again, chance=True),
    "plus1": Ability("use-plus1", _one_die, _turn_die),
    "minus1": Ability("use-minus1", _one_die, _turn_die),
    "copy": Ability("use-copy", _another_player, _copy),
    "flip": Ability("use-flip", _one_die, _turn_die),
}


def ability_options(state: State, side: int) -> list[Option]:
    """Every use of an own card that is allowed and can be paid for now (rulebook p. 12).

    Demigods are paid for by a marker of the supply that stays on them, gods by turning them face down: so no card is
    used twice in a turn.
    """
    hero = state.heroes[side]
    uses = uses_by_card(state.faces(side), 0 if state.hades_level else state.seats, side)
    options: list[Option] = []
    if hero.supply:
        marked_cards = hero.marked
        for card in hero.demigods:
            if card not in marked_cards:
                options += uses[card]
    if not state.simplified:
        face_down = hero.face_down
        for card in hero.gods:
            if card not in face_down:
                options += uses[card]
    return options


@lru_cache(maxsize=2048)
def uses_by_card(faces: Faces, seats: int, side: int) -> Mapping[str, tuple[Option, ...]]:
    """What each card could be used for, with these dice among this many players; nothing for passive cards.

    ``seats`` is 0 when Hades is the only other player.
    """
    others = _others(seats, side)
    return {card.id: _uses(card.id, card.ability, _targets(card.ability, faces, others)) for card in CARDS.values()}


@lru_cache(maxsize=4096)
def _targets(ability: str, faces: Faces, others: Targets) -> Targets:
    return ABILITIES[ability].targets(ability, faces, others) if ability in ABILITIES else ()


@lru_cache(maxsize=4096)
def _uses(card: str, ability: str, targets: Targets) -> tuple[Option, ...]:
    return tuple(_use(card, ABILITIES[ability], target) for target in targets)


def _use(card: str, ability: Ability, target: str) -> Option:
    facts: dict[str, Fact] = {"card": card}
    if target.startswith("seat"):
        facts["other"] = int(target.removeprefix("seat"))
    elif target == "hades":
        facts["other"] = target
    elif target:
        facts["dice"] = tuple(target.split("+"))
    return Option(f"use:{card}:{target}" if target else f"use:{card}", ability.label, facts, "ability", ability.chance)


def target_of(use: Option) -> str:
    """What an ability is used on: dice, a seat or Hades; "" when it has no target."""
    if "dice" in use.facts:
        return "+".join(use.texts("dice"))
    other = use.facts.get("other", "")
    return f"seat{other}" if isinstance(other, int) else str(other)


def use_card(play: Play[State], side: int, use: Option) -> None:
    """Pay for a card and let its ability work."""
    state = play.state
    card = CARDS[use.text("card")]
    name = card.ability
    before = state.faces(side)
    pay_for(state, side, card)
    after = ABILITIES[name].turn(play, name, before, target_of(use))
    state.heroes[side].dice = after[:2]
    if state.white_in_use:
        state.white = after[2]
    play.tell(side, "used", **use.facts, ability=name, before=before, after=after)
    if name == "white":
        play.tell(side, "white_rolled", white=state.white)


def pay_for(state: State, side: int, card: Card) -> None:
    """Pay for using a card: with a marker that stays on a demigod, or by turning a god face down."""
    hero = state.heroes[side]
    if card.kind == "god":
        hero.face_down += (card.id,)
    else:
        hero.supply -= 1
        hero.marked += (card.id,)
    state.used += (card.id,)
