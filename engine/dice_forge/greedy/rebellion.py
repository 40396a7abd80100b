"""What faces, cards and spaces of Rebellion are worth to the computer player, in victory points at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import fmean
from typing import TYPE_CHECKING

from engine.dice_forge.data.cards import CARDS, SLOTS, Card
from engine.dice_forge.data.faces import FACES, SANCTUARY, SIDES, Face
from engine.dice_forge.data.labyrinth import GODDESS, SPACES, TREASURES, Space
from engine.dice_forge.data.rulings import COMPANION
from engine.dice_forge.data.titan_track import TRACK, after_steps

if TYPE_CHECKING:
    from engine.dice_forge.greedy.appraisal import Appraisal

AHEAD = 4
"""How many spaces of the labyrinth are looked ahead."""

PROGRESS = 0.35
"""What one space towards the Goddess is worth by itself."""


GODDESS_BLESSING = 9.0
"""What the first golem at the Goddess brings besides the points."""


# The boards


def step_worth(track: int, right: bool) -> float:
    """What one step on the Titans' track changes on average over the next three."""
    there = after_steps(track, *((0, 3) if right else (3, 0)))
    return (TRACK[there].vp - TRACK[track].vp) / 3


def space_worth(own: Appraisal, space: Space) -> float:
    """What entering a space brings."""
    if space.effect == "treasure":
        opened = dict(own.state.opened)
        if space.id in opened:
            return own.yields(TREASURES[opened[space.id]].back)
        left = [treasure for treasure in TREASURES.values() if treasure.id not in opened.values()]
        return max(own.yields(treasure.front) for treasure in left)
    if space.effect == "celestial":
        return celestial_worth(own) * space.times
    if space.effect == "choose":
        return max(own.yields({kind: amount}) for kind, amount in space.choices.items())
    if space.effect == "buy":
        return max(0.0, own.yields(space.gains) - own.yields(space.price))
    if space.effect == "forged":
        return float(own.hero.forged)
    if space.effect == "steal":
        return space.gains["vp"] * 1.5 * (own.state.seats - 1)
    if space.effect == "forge":
        return 1.0 + space.discount * own.worth["gold"]
    first = all(hero.golem != GODDESS for hero in own.state.heroes)
    return own.yields(space.gains) + (GODDESS_BLESSING if space.effect == "goddess" and first else 0.0)


def celestial_worth(own: Appraisal) -> float:
    """What a roll of the Celestial Die brings on average."""
    best = max(own.face(FACES[face]) for die in own.hero.dice for face in die if FACES[face].kind in SIMPLE)
    return (own.kept({"gold": 12}) + 5.0 + 3.0 + own.worth["sun"] + 2 * best + own.rolls / 12) / SIDES


def way_worth(own: Appraisal, space: int, ahead: int = AHEAD) -> float:
    """What a way through the labyrinth brings that begins with a space; what is farther away counts less."""
    here = space_worth(own, SPACES[space]) + PROGRESS
    if not ahead or not SPACES[space].forward:
        return here
    return here + 0.6 * max(way_worth(own, target, ahead - 1) for target in SPACES[space].forward)


def golem_worth(own: Appraisal, steps: int = 1, *, back: bool = False) -> float:
    """What so many steps of the golem bring."""
    space, worth = SPACES.get(own.hero.golem), 0.0
    for _ in range(steps):
        targets = () if space is None or space.id == GODDESS else space.backward if back else space.forward
        if not targets:
            break
        space = max((SPACES[target] for target in targets), key=lambda target: space_worth(own, target))
        worth += space_worth(own, space) + (0.0 if back else PROGRESS)
    return worth


# Faces

SIMPLE = frozenset({"gain", "choice", "boar", "shield", "chaos", "misfortune"})
"""Kinds whose worth does not depend on other dice or boards."""


def _best(own: Appraisal, face: Face) -> float:
    return max(own.yields({kind: amount}) for kind, amount in face.gains.items())


REBELLION_FACES: Mapping[str, Callable[[Appraisal, Face], float]] = {
    "chaos": lambda own, face: own.yields(face.gains),
    "misfortune": _best,
    "golem": lambda own, face: golem_worth(own, face.steps),
}


def best_faces(own: Appraisal) -> float:
    """What the best faces of both dice bring together."""
    light, dark = own.hero.dice
    return max(own.pair(one, other) for one in set(light) for other in set(dark))


# Cards


def _wind(own: Appraisal, card: Card) -> float:
    total: dict[str, float] = {}
    for hero in own.state.heroes:
        for die in hero.dice:
            for face in die:
                for kind, amount in FACES[face].gains.items():
                    total[kind] = total.get(kind, 0.0) + amount / SIDES
    return max(own.kept({kind: round(1.2 * amount)}) for kind, amount in total.items())


def _ancestor(own: Appraisal, card: Card) -> float:
    faces = [face.id for face in SANCTUARY if face.glory and own.state.temple[face.id]][:1]
    return max(own.die(0), own.die(1)) + sum(max(0.0, own.best_place(face)) for face in faces)


def _mists(own: Appraisal, card: Card) -> float:
    least = min(own.state.heroes[other].store["gold"] for other in own.state.others(own.seat))
    return 0.0 if own.hero.store["gold"] < least else 4.0


def _night(own: Appraisal, card: Card) -> float:
    rivals = [own.state.heroes[other].store for other in own.state.others(own.seat)]
    return sum(own.worth[kind] * 1.3 for store in rivals for kind in card.feat.gains if store[kind])


def _right_hand(own: Appraisal, card: Card) -> float:
    return own.hero.gold * max(0.0, 1.0 - own.worth["gold"])


def _light(own: Appraisal, card: Card) -> float:
    return own.turns_after * max(0.0, best_up(own) - own.yields(card.feat.price)) * 0.5


def best_up(own: Appraisal) -> float:
    """What the best face brings that lies up on anybody's dice."""
    up = [FACES[face] for hero in own.state.heroes for face in hero.faces]
    return max((own.face(face) for face in up if face.kind in SIMPLE), default=0.0)


def _goldsmith(own: Appraisal, card: Card) -> float:
    return 2.0 * len({CARDS[other].feat.id for other in (*own.hero.cards, card.id)})


def _omniscient(own: Appraisal, card: Card) -> float:
    return 2.0 * sum(FACES[face].glory for die in own.hero.dice for face in die)


def _trident(own: Appraisal, card: Card) -> float:
    left = [face.id for face in SANCTUARY[-6:] if own.state.temple[face.id]]
    return max((own.best_place(face) for face in left), default=0.0) - own.hero.store["gold"] * own.worth["gold"]


def _left_hand(own: Appraisal, card: Card) -> float:
    there = [other for other in own.state.others(own.seat) if own.state.heroes[other].island]
    return own.blessing(own.seat) + sum(own.blessing(other) for other in there)


def _first_titan(own: Appraisal, card: Card) -> float:
    stacks = [own.state.stacks[slot.id] for slot in SLOTS.values() if sum(slot.cost.values()) == 1]
    return max((own.card(CARDS[stack[0]]) for stack in stacks if stack), default=0.0)


def _companion(own: Appraisal, card: Card) -> float:
    return 0.7 * min(COMPANION, own.turns_after) * (1.0 + own.worth["sun"])


def _memory(own: Appraisal, card: Card) -> float:
    if own.turns_after < 2:
        return 0.0
    return 1.2 * max(own.yields({"ancient": 2, "moon": 1}), own.yields({"loyalty": 2, "sun": 1}))


def _misfortune(own: Appraisal, card: Card) -> float:
    return own.rolls / SIDES * fmean(own.blessing(other) for other in own.state.others(own.seat))


def _oracle(own: Appraisal, card: Card) -> float:
    return own.turns_after * max(own.die(0), own.die(1))


REBELLION_CARDS: Mapping[str, Callable[[Appraisal, Card], float]] = {
    "scepter": lambda own, card: 0.8 * own.turns_after,
    "companion": _companion,
    "celestial_die": lambda own, card: celestial_worth(own),
    "wind": _wind,
    "ancestor": _ancestor,
    "mists": _mists,
    "eternal_night": _night,
    "right_hand": _right_hand,
    "tree": lambda own, card: 2.2 * own.turns_after,
    "merchant": lambda own, card: 2.2 * own.turns_after,
    "wood_nymph": lambda own, card: own.kept(card.feat.gains) + 0.5,
    "light": _light,
    "goldsmith": _goldsmith,
    "omniscient": _omniscient,
    "trident": _trident,
    "extra_turn": lambda own, card: own.blessing(own.seat) * own.state.blessings + 7.0,
    "left_hand": _left_hand,
    "first_titan": _first_titan,
    "goddess": lambda own, card: best_faces(own),
    "walk": lambda own, card: golem_worth(own, card.feat.times),
    "walk_back": lambda own, card: golem_worth(own, card.feat.times, back=True),
    "memory": _memory,
    "oracle": _oracle,
    "misfortune": _misfortune,
}
