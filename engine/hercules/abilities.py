"""The six abilities that are used during a turn, and what using a card costs (rulebook p. 12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.hercules.cards import CARDS, Card
from engine.hercules.state import HADES, Hero, State
from engine.play import Play
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
    """One ability: what it may be used on, given its name, the own dice and the other players; and what it does."""

    label: str
    targets: Callable[[str, Faces, Targets], Targets]
    apply: Callable[[Play[State], int, str], None]
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


def other_players(state: State, side: int) -> Targets:
    """Those whose dice can be copied."""
    return _others(0 if state.solo else state.seats, side)


@lru_cache
def _others(seats: int, side: int) -> Targets:
    return tuple(f"seat{other}" for other in range(seats) if other != side) or ("hades",)


def face_of(state: State, side: int, die: str) -> int:
    """The face that a die shows."""
    return state.white if die == "white" else state.heroes[side].dice[DICE.index(die)]


def _set_face(state: State, side: int, die: str, face: int) -> None:
    hero = state.heroes[side]
    if die == "white":
        state.white = face
    elif die == "d1":
        hero.dice = (face, hero.dice[1])
    else:
        hero.dice = (hero.dice[0], face)


def dice_to_copy(state: State, target: str) -> Faces:
    """The two faces that copying takes over; of Hades his coloured die and the white one (ruling R18)."""
    if target == "hades":
        return (*state.heroes[HADES].dice, state.white)
    return state.heroes[int(target.removeprefix("seat"))].dice


def _roll_white(play: Play[State], side: int, target: str) -> None:
    play.state.white = play.chance.die()
    play.state.white_in_use = True


def _roll_again(play: Play[State], side: int, target: str) -> None:
    for die in target.split("+"):
        _set_face(play.state, side, die, play.chance.die())


def _copy(play: Play[State], side: int, target: str) -> None:
    play.state.heroes[side].dice = dice_to_copy(play.state, target)


def _turn_die(ability: str) -> Callable[[Play[State], int, str], None]:
    def turn_die(play: Play[State], side: int, die: str) -> None:
        _set_face(play.state, side, die, TURNED[ability][face_of(play.state, side, die)])

    return turn_die


ABILITIES: Mapping[str, Ability] = {
    "white": Ability("use-white", _no_target, _roll_white, chance=True),
    "reroll": Ability("use-reroll", _some_dice, _roll_again, chance=True),
    "plus1": Ability("use-plus1", _one_die, _turn_die("plus1")),
    "minus1": Ability("use-minus1", _one_die, _turn_die("minus1")),
    "copy": Ability("use-copy", _another_player, _copy),
    "flip": Ability("use-flip", _one_die, _turn_die("flip")),
}


def ability_options(state: State, side: int) -> list[Option]:
    """Every use of an own card that is allowed now."""
    uses = uses_by_card(state.faces(side), other_players(state, side))
    options: list[Option] = []
    for card in payable_cards(state, state.heroes[side]):
        options += uses[card]
    return options


def payable_cards(state: State, hero: Hero) -> list[str]:
    """Own cards that could be paid for now (rulebook p. 12).

    Demigods are paid for by a marker of the supply that stays on them, gods by turning them face down.
    """
    cards: list[str] = []
    used = state.used
    if hero.supply:
        marked = hero.marked
        cards += [card for card in hero.demigods if card not in marked and card not in used]
    if hero.gods and not state.simplified:
        down = hero.face_down
        cards += [card for card in hero.gods if card not in down and card not in used]
    return cards


@lru_cache(maxsize=4096)
def uses_by_card(faces: Faces, others: Targets) -> Mapping[str, tuple[Option, ...]]:
    """What each card could be used for, with these dice and these other players; nothing for passive cards."""
    return {card.id: _uses(card.id, card.ability, _targets(card.ability, faces, others)) for card in CARDS.values()}


@lru_cache(maxsize=4096)
def _targets(ability: str, faces: Faces, others: Targets) -> Targets:
    return ABILITIES[ability].targets(ability, faces, others) if ability in ABILITIES else ()


@lru_cache(maxsize=8192)
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
    """What an ability is used on, as its option's id says; "" when it has no target."""
    return use.id.partition(":")[2].partition(":")[2]


def use_card(play: Play[State], side: int, use: Option) -> None:
    """Pay for a card and let its ability work."""
    state = play.state
    card = CARDS[str(use.facts["card"])]
    before = state.faces(side)
    _pay(state.heroes[side], card)
    state.used += (card.id,)
    ABILITIES[card.ability].apply(play, side, target_of(use))
    play.tell("used", side, **use.facts, ability=card.ability, before=before, after=state.faces(side))
    if card.ability == "white":
        play.tell("white_rolled", side, white=state.white)


def _pay(hero: Hero, card: Card) -> None:
    if card.kind == "god":
        hero.face_down += (card.id,)
    else:
        hero.supply -= 1
        hero.marked += (card.id,)
