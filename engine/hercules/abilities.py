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


class Ability(NamedTuple):
    """One ability: the targets that it may be used on now, and what it does to the dice."""

    label: str
    targets: Callable[[State, int, str], tuple[str, ...]]
    apply: Callable[[Play[State], int, str], None]
    chance: bool = False


def _no_target(state: State, side: int, ability: str) -> tuple[str, ...]:
    return ("",)


def _one_die(state: State, side: int, ability: str) -> tuple[str, ...]:
    return _dice_that_turn(ability, state.faces(side))


@lru_cache(maxsize=2048)
def _dice_that_turn(ability: str, faces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(die for die, face in zip(DICE, faces, strict=False) if face in TURNED[ability])


def _some_dice(state: State, side: int, ability: str) -> tuple[str, ...]:
    return SUBSETS[state.white_in_use]


def _subsets(dice: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("+".join(some) for size in range(1, len(dice) + 1) for some in combinations(dice, size))


SUBSETS = {False: _subsets(DICE[:2]), True: _subsets(DICE)}
"""What can be rolled again, without and with the white die in use."""


def _another_player(state: State, side: int, ability: str) -> tuple[str, ...]:
    if state.solo:
        return ("hades",)
    return tuple(f"seat{other}" for other in range(state.seats) if other != side)


def face_of(state: State, side: int, die: str) -> int:
    """The face that a die shows."""
    return state.white if die == "white" else state.heroes[side].dice[DICE.index(die)]


def set_face(state: State, side: int, die: str, face: int) -> None:
    """Turn a die to a face."""
    if die == "white":
        state.white = face
    else:
        state.heroes[side].dice[DICE.index(die)] = face


def dice_to_copy(state: State, target: str) -> list[int]:
    """The two faces that copying takes over; of Hades his coloured die and the white one (ruling R18)."""
    if target == "hades":
        return [*state.heroes[HADES].dice, state.white]
    return list(state.heroes[int(target.removeprefix("seat"))].dice)


def _roll_white(play: Play[State], side: int, target: str) -> None:
    play.state.white = play.chance.die()
    play.state.white_in_use = True


def _roll_again(play: Play[State], side: int, target: str) -> None:
    for die in target.split("+"):
        set_face(play.state, side, die, play.chance.die())


def _copy(play: Play[State], side: int, target: str) -> None:
    play.state.heroes[side].dice[:] = dice_to_copy(play.state, target)


def _turn_die(ability: str) -> Callable[[Play[State], int, str], None]:
    def turn_die(play: Play[State], side: int, die: str) -> None:
        set_face(play.state, side, die, TURNED[ability][face_of(play.state, side, die)])

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
    options: list[Option] = []
    for card in usable_cards(state, state.heroes[side]):
        ability = CARDS[card].ability
        options += _uses(card, ability, ABILITIES[ability].targets(state, side, ability))
    return options


def usable_cards(state: State, hero: Hero) -> list[str]:
    """Own cards with an ability that can be paid now: demigods by a marker of the supply, gods by turning them."""
    cards: list[str] = []
    if hero.supply:
        cards += [
            card
            for card in hero.demigods
            if card not in hero.marked and card not in state.used and CARDS[card].ability in ABILITIES
        ]
    if hero.gods and not state.simplified:
        cards += [
            card
            for card in hero.gods
            if card not in hero.face_down and card not in state.used and CARDS[card].ability in ABILITIES
        ]
    return cards


@lru_cache(maxsize=8192)
def _uses(card: str, ability: str, targets: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(_use(card, ABILITIES[ability], target) for target in targets)


def _use(card: str, ability: Ability, target: str) -> Option:
    facts: dict[str, Fact] = {"card": card}
    if target.startswith("seat"):
        facts["other"] = int(target.removeprefix("seat"))
    elif target == "hades":
        facts["other"] = target
    elif target:
        facts["dice"] = tuple(target.split("+"))
    option_id = f"use:{card}:{target}" if target else f"use:{card}"
    return Option(option_id, ability.label, facts, "ability", ability.chance)


def use_card(play: Play[State], side: int, use: Option) -> None:
    """Pay for a card and let its ability work."""
    state = play.state
    _, card_id, target = f"{use.id}:".split(":")[:3]
    card = CARDS[card_id]
    before = state.faces(side)
    _pay(state.heroes[side], card)
    state.used.append(card_id)
    ABILITIES[card.ability].apply(play, side, target)
    facts: dict[str, Fact] = {"ability": card.ability, "before": before, "after": state.faces(side)}
    play.tell("used", side, **use.facts, **facts)
    if card.ability == "white":
        play.tell("white_rolled", side, white=state.white)


def _pay(hero: Hero, card: Card) -> None:
    if card.kind == "god":
        hero.face_down.append(card.id)
    else:
        hero.supply -= 1
        hero.marked.append(card.id)
