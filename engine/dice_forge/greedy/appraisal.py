"""The values of things for the computer player, in victory points at the end of the match.

What a card, a face or an answer is worth stands beside the effect and registers itself here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from math import inf
from statistics import fmean
from typing import Any

from engine.dice_forge.data.cards import Card
from engine.dice_forge.data.faces import DEPENDENT, DICE, FACES, SIDES, Face, Yield
from engine.dice_forge.data.rulings import CAPS, FACTOR, LAP, LAP_VP
from engine.dice_forge.data.titan_track import TRACK, after_steps
from engine.dice_forge.registry import register
from engine.dice_forge.rules.forging import forge_id
from engine.dice_forge.rules.gold import hammer_room
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.state import LOYALTY, Die, Hero, State
from engine.float_sums import sum_floats
from engine.questions import Option, Question

GOLD_EARLY = 0.65
"""A gold at the beginning: it buys faces that pay for many rounds. It falls with the rounds that are left."""

GOLD_COMING = 0.35
"""The factor for gold that comes later."""

SHARD = 1.5
"""A sun or moon shard as long as a later turn can spend it."""

SHARD_AT_THE_END = 0.2
"""A shard that no later turn can spend."""

OUSTED = 0.6
"""How much of an ousted rival's blessing counts against oneself."""


SIMPLE = frozenset({"gain", "choice", "boar", "shield", "chaos", "misfortune"})
"""Kinds of faces whose worth does not depend on other dice or boards."""

LOOKING = frozenset(face.id for face in FACES.values() if face.kind == "triple" or face.kind in DEPENDENT)
"""Faces whose worth depends on what the other die shows."""

PLAIN = frozenset({"gain", "choice", "boar"})
"""Those that a mirror is expected to copy."""


GOLEMS = tuple({face.steps: face for face in FACES.values() if face.kind == "golem"}.values())
"""Faces that move the golem, one for each number of steps."""

REMEMBERED = 256
"""In how many positions it is kept what faces are worth; each takes about ten kilobytes."""

_DIE = {name: die for die, name in enumerate(DICE)}


class Known:
    """What faces are worth to a seat, as far as it was looked up: alone, in pairs, with a die, on their best place.

    Looked up again in each of many futures that are alike: in nearly all of them the dice are the same.
    """

    __slots__ = ("blessings", "dice", "faces", "mirror", "pairs", "places", "simple", "sums", "weakest")

    def __init__(self) -> None:
        self.faces: dict[str, float] = {}
        self.pairs: dict[tuple[str, str], float] = {}
        self.dice: dict[Die, float | None] = {}
        self.blessings: dict[int, float] = {}
        self.mirror: float | None = None
        self.simple: float | None = None
        self.sums: dict[tuple[str, int], float] = {}
        self.places: dict[str, tuple[float, str]] = {}
        self.weakest: dict[int, tuple[float, int]] = {}


@lru_cache(REMEMBERED)
def cached_worths(*_: object) -> tuple[Known, Known]:
    """What is known with these values and dice: now, and for blessings to come."""
    return Known(), Known()


class Appraisal:
    """One seat's values of resources, faces and cards at this moment."""

    __slots__ = (
        "_known",
        "_known_later",
        "_later",
        "coming",
        "hero",
        "purchases",
        "rolls",
        "seat",
        "spaces",
        "state",
        "turns_after",
        "worth",
    )

    state: State
    seat: int
    hero: Hero
    turns_after: int
    """How many own turns come after the present moment."""
    rolls: int
    """How many blessings of phase 1 are still to come."""
    worth: dict[str, float]
    coming: dict[str, float]
    """The same for what the dice will bring later."""
    spaces: dict[int, float]
    """What entering a space of the labyrinth brings, as far as it was looked up."""
    purchases: dict[tuple[int, tuple[str, ...]], float]
    """About what so much gold buys in one action, by the gold and the faces that are bought already."""
    _known: Known
    _known_later: Known
    _later: Appraisal | None

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.hero = state.heroes[seat]
        mine = (seat - state.acting) % state.seats
        is_turn_over = state.turns + mine >= state.seats
        self.turns_after = state.rounds - state.round + int(mine > 0 and not is_turn_over)
        left = (state.rounds - state.round) * state.seats + state.seats - state.turns - 1
        self.rolls = left * state.blessings
        share = self.rolls / max(1, state.rounds * state.seats * state.blessings)
        shard = SHARD if self.turns_after else SHARD_AT_THE_END
        self.worth = {"gold": self._gold(share), "sun": shard, "moon": shard, "vp": 1.0}
        if self.hero.track:
            self.worth["loyalty"] = step_worth(self.hero.track, right=True)
            self.worth["ancient"] = shard + step_worth(self.hero.track, right=False)
        self.coming = {**self.worth, "gold": GOLD_COMING * self.worth["gold"]}
        self.spaces, self.purchases = {}, {}
        self._later = None
        self._known, self._known_later = cached_worths(self.hero.dice, *self.worth.values())
        golems = (*self._golems(), *self.coming_blessings()._golems()) if self.hero.golem else ()
        dice = [hero.dice for hero in state.heroes]
        self._known, self._known_later = cached_worths(seat, self.rolls, *golems, *self.worth.values(), *dice)
        self._later = None

    def _golems(self) -> list[float]:
        """What the faces bring that move the golem, which depends on more than resources and dice."""
        return [FACE_WORTH[face.kind](self, face) for face in GOLEMS]

    def coming_blessings(self) -> Appraisal:
        """The same appraisal, with the values that resources will have later."""
        if self._later is None:
            self._later = LaterAppraisal(self)
        return self._later

    def _gold(self, share: float) -> float:
        worth = GOLD_EARLY * share + (0.1 if self.turns_after else 0.0)
        if hammer_room(self.hero):
            worth = max(worth, self.hammer_rate())
        return worth

    def hammer_rate(self) -> float:
        """Points for each gold put into the hammer, if the present lap can still be finished."""
        lap, step = divmod(self.hero.worked, LAP)
        income = self.rolls * sum(FACES[face].gains.get("gold", 0) for die in self.hero.dice for face in die) / SIDES
        return LAP_VP[lap % len(LAP_VP)] / LAP if LAP - step <= income + 6 else 0.0

    def yields(self, yields: Yield) -> float:
        """So much of each kind, wherever it goes."""
        worth, total = self.worth, 0.0
        for kind, amount in yields.items():
            total += amount * worth[kind]
        return total

    def gain_worth(self, yields: Yield, hero: Hero | None = None) -> float:
        """What a gain is worth with the caps as they are now."""
        hero = hero or self.hero
        total = 0.0
        for kind, amount in yields.items():
            room = cap(hero, kind) - hero.amount_of(kind) if kind in CAPS else amount
            if kind == "gold":
                room += hammer_room(hero)
            total += min(amount, room) * self.worth[kind]
        return total

    def loss_worth(self, yields: Yield) -> float:
        """What losing this would cost."""
        worth, total = self.worth, 0.0
        for kind, amount in yields.items():
            if kind != LOYALTY:
                total += min(amount, self.hero.amount_of(kind)) * worth[kind]
        return total

    # Faces

    def pair(self, left: str, right: str) -> float:
        """What two faces rolled together bring."""
        key, pairs = (left, right), self._known.pairs
        if key not in pairs:
            pairs[key] = self._pair(FACES[left], FACES[right])
        return pairs[key]

    def _pair(self, left: Face, right: Face) -> float:
        if left.kind == "triple" or right.kind == "triple":
            other = left if right.kind == "triple" else right
            return 0.0 if other.kind == "triple" else FACTOR * self.face(other)
        if left.kind in DEPENDENT and right.kind not in DEPENDENT:
            return self.face(right) + self._shield(left, right)
        if right.kind in DEPENDENT and left.kind not in DEPENDENT:
            return self.face(left) + self._shield(right, left)
        return self.face(left) + self.face(right)

    def _shield(self, shield: Face, other: Face) -> float:
        if other.kind == "gain" and shield.on in other.gains:
            return self.yields(shield.match)
        return self.yields(shield.gains)

    def face(self, face: Face) -> float:
        """What a face brings when it is carried out."""
        worth = self._known.faces.get(face.id)
        if worth is None:
            worth = self._known.faces[face.id] = FACE_WORTH[face.kind](self, face)
        return worth

    def _sum_with(self, face: str, others: Die) -> float:
        """What a face brings with each side of another die, in sum."""
        dice = self._known.dice
        if others not in dice:
            dice[others] = self._alone(others)
        sides = dice[others]
        if sides is None or face in LOOKING:
            return sum_floats([self.pair(face, other) for other in others])
        return SIDES * self.face(FACES[face]) + sides

    def _alone(self, die: Die) -> float | None:
        """What the sides of a die bring, in sum; None where that depends on the other die."""
        return sum_floats([self.face(FACES[face]) for face in die]) if LOOKING.isdisjoint(die) else None

    def best_simple(self) -> float:
        """What the best of the own faces brings whose worth does not depend on other dice or boards."""
        if self._known.simple is None:
            simple = [FACES[face] for die in self.hero.dice for face in die if FACES[face].kind in SIMPLE]
            self._known.simple = max(map(self.face, simple))
        return self._known.simple

    def die(self, die: int) -> float:
        """What one roll of a die alone brings on average."""
        return fmean(self.face(FACES[face]) if FACES[face].kind != "triple" else 0.0 for face in self.hero.dice[die])

    def blessing(self, seat: int) -> float:
        """What a divine blessing brings a seat on average."""
        blessings = self._known.blessings
        if seat not in blessings:
            light, dark = self.state.heroes[seat].dice
            blessings[seat] = sum_floats([self._sum_with(face, dark) for face in light]) / SIDES**2
        return blessings[seat]

    def mirror(self) -> float:
        """What copying an opponent's face brings: the best of those they may show."""
        if self._known.mirror is None:
            dice = [die for other in self.state.others(self.seat) for die in self.state.heroes[other].dice]
            means = [
                fmean(self.face(FACES[face]) if FACES[face].kind in PLAIN else 1.0 for face in die) for die in dice
            ]
            self._known.mirror = 1.3 * max(means)
        return self._known.mirror

    def forging(self, face: str, die: int, side: int) -> float:
        """What a face brings in all blessings to come, in place of the old one."""
        gain = self._in_blessings(face, die) - self._in_blessings(self.hero.dice[die][side], die)
        return gain / SIDES**2 * self.rolls

    def purchase(self, option: Option) -> float:
        """What the face of an option brings on the place that it names, less its price."""
        facts: Mapping[str, Any] = option.facts
        price: float = facts["cost"] * self.worth["gold"]
        return self.forging(facts["face"], _DIE[facts["die"]], facts["side"] - 1) - price

    def _in_blessings(self, face: str, die: int) -> float:
        """What a face on a die brings with all faces of the other die together, in later rolls."""
        worth = self._known_later.sums.get((face, die))
        if worth is None:
            worth = self.coming_blessings()._sum_with(face, self.hero.dice[1 - die])
            self._known_later.sums[face, die] = worth
        return worth

    def best_place(self, face: str) -> float:
        """The gain from forging a face on its best place: that of the face that brings least."""
        return self._best_place(face)[0]

    def best_forging(self, face: str) -> str:
        """The id of the option to forge a face where it brings most; of equal places on the first."""
        return self._best_place(face)[1]

    def _best_place(self, face: str) -> tuple[float, str]:
        """The gain from forging a face where it brings most, and the id of the option to do so."""
        place = self._known.places.get(face)
        if place is None:
            gains = [(self._in_blessings(face, die) - self._weakest(die)[0]) / SIDES**2 * self.rolls for die in (0, 1)]
            die = gains.index(max(gains))
            place = self._known.places[face] = (gains[die], forge_id(face, die, self._weakest(die)[1]))
        return place

    def _weakest(self, die: int) -> tuple[float, int]:
        """What the face that brings least of those that may be taken off a die brings, and its first side."""
        weakest = self._known.weakest
        if die not in weakest:
            sides = [(side, old) for side, old in enumerate(self.hero.dice[die]) if not FACES[old].stays]
            weakest[die] = min(((self._in_blessings(old, die), side) for side, old in sides), default=(inf, -1))
        return weakest[die]

    # Cards

    def card(self, card: Card) -> float:
        """Points printed on a card, and what its effect brings from now on."""
        effect = CARD_WORTH.get(card.feat.effect)
        return card.feat.vp + (effect(self, card) if effect else 0.0) + card.feat.oust_vp * self.turns_after / 3

    def rivals(self) -> float:
        """What a blessing brings the other players on average."""
        return fmean(self.blessing(other) for other in self.state.others(self.seat))


class LaterAppraisal(Appraisal):
    """What an appraisal says of blessings to come: with the values that resources will have then."""

    __slots__ = ()

    def __init__(self, now: Appraisal) -> None:
        self.state, self.seat, self.hero = now.state, now.seat, now.hero
        self.turns_after, self.rolls = now.turns_after, now.rolls
        self.worth = self.coming = now.coming
        self._known = self._known_later = now._known_later
        self._later = self
        self.spaces, self.purchases = {}, {}


def step_worth(track: int, *, right: bool) -> float:
    """What one step on the Titans' track changes on average over the next three."""
    there = after_steps(track, *((0, 3) if right else (3, 0)))
    return (TRACK[there].vp - TRACK[track].vp) / 3


def each_turn(own: Appraisal, worth: float) -> float:
    """A reinforcement's worth in all own turns to come."""
    return worth * own.turns_after


def best_kind(own: Appraisal, yields: Yield) -> float:
    """What the best one of several kinds brings."""
    return max(own.yields({kind: amount}) for kind, amount in yields.items())


CardWorth = Callable[[Appraisal, Card], float]
FaceWorth = Callable[[Appraisal, Face], float]
Judge = Callable[[Appraisal, Question, Option], float]

CARD_WORTH: dict[str, CardWorth] = {}
"""What a card's effect brings from now on, by the ``effect`` of the feat."""

card_worth = partial(register, CARD_WORTH)
"""Register what cards with these effects are worth."""

FACE_WORTH: dict[str, FaceWorth] = {"mirror": lambda own, face: own.mirror(), "triple": lambda own, face: 0.0}
"""What a face brings when it is carried out, by its kind."""

face_worth = partial(register, FACE_WORTH)
"""Register what faces of these kinds are worth."""

JUDGES: dict[str, Judge] = {}
"""What an option brings, by the kind of the question."""

judge = partial(register, JUDGES)
"""Register what the options of these kinds of questions are worth."""

WORTH_USING: dict[str, Callable[[Appraisal, Card], bool]] = {}
"""Whether a reinforcement is worth using now, where that is not seen from its price and gains; by ``effect``."""

worth_using = partial(register, WORTH_USING)
"""Register whether a reinforcement is worth using now."""
