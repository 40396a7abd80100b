"""The computer player ``greedy``: plans its one turn with its cards, and weighs it against a rest.

It thinks of one card at a time, and of rolling only when its dice make no labour: a sensible person's play. Against
Hades at level ``standard`` it wins about every second match.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import fsum
from operator import itemgetter
from typing import NamedTuple

from engine.advice import Advice, Judged
from engine.errors import NotAsked
from engine.float_sums import sum_floats
from engine.hercules.abilities import (
    DICE,
    TURNED,
    Faces,
    ability_options,
    copy_dice,
    target_of,
    turn_die,
)
from engine.hercules.appraisal import Appraisal
from engine.hercules.arithmetic import Sum, sums_of
from engine.hercules.cards import CARDS
from engine.hercules.labour import eligible_stacks
from engine.hercules.rest import MOST_MARKERS, gods_to_turn
from engine.hercules.state import State
from engine.match import Match
from engine.questions import TOGETHER, Option, Question

NOTHING = -1.0
"""A turn that ends without a labour."""

MARKER_WORTH = 0.8
READY_WORTH = 0.5
"""What a rest brings for each marker taken back, and for each ability that it makes ready, as parts of their worth."""


class Plan(NamedTuple):
    """A way to continue: what it is worth, and its next option."""

    worth: float
    option: str


def choose_greedily(match: Match[State], seat: int) -> Advice:
    """The option with the best expectation for this turn. Raises NotAsked."""
    question = match.question_for(seat)
    if question is None:
        raise NotAsked(seat)
    state = match.state
    if question.kind == "recover":
        return _recover(state, seat, question)
    return _turn(TurnPlan(state, seat), question)


def _turn(turn_plan: TurnPlan, question: Question) -> Advice:
    plans = [*turn_plan.certain_plans(), *turn_plan.rolls()]
    rests = [option for option in question.options if option.group == "rest"]
    if rests:
        plans.append(Plan(turn_plan.rest(), rests[0].id))
    if not plans:
        return Advice(question.options[-1].id)
    best = max(plans, key=lambda plan: plan.worth)
    if best.worth <= NOTHING and question.find("end"):
        return Advice("end")
    return Advice(best.option)


def judge(match: Match[State], seat: int) -> list[Judged]:
    """The options by what they seem to bring, the best first; for a rest the best choice alone. Raises NotAsked."""
    question = match.question_for(seat)
    if question is None:
        raise NotAsked(seat)
    if question.kind == "recover":
        choice = question.find(choose_greedily(match, seat).option)
        assert choice is not None
        return [Judged(choice, 0.0)]
    turn_plan = TurnPlan(match.state, seat)
    best = question.find(_turn(turn_plan, question).option)
    assert best is not None
    worths = {option.id: _worth(turn_plan, option) for option in question.options}
    others = [Judged(option, worths[option.id]) for option in question.options if option.id != best.id]
    return [Judged(best, worths[best.id]), *sorted(others, key=lambda each: -each.worth)]


def _worth(turn_plan: TurnPlan, option: Option) -> float:
    """What an option leads to: a labour itself, the best one after a card, or what a rest takes back."""
    if option.group == "labour":
        return turn_plan.value.claim(option.number("result"), option.text("demigod"))
    if option.group == "ability":
        return turn_plan.after(option)
    return turn_plan.rest() if option.group == "rest" else NOTHING


class TurnPlan:
    """What one side can do with its dice and cards in the present turn."""

    def __init__(self, state: State, side: int) -> None:
        self.state = state
        self.side = side
        self.hero = state.heroes[side]
        self.value = Appraisal(state, side)
        self.faces = state.faces(side)
        self.uses = [(use.text("card"), use) for use in ability_options(state, side)]
        self._claims: dict[Faces, tuple[float, Sum | None, str]] = {}
        self._best_of_sums: dict[Sum, tuple[float, str]] = {}

    def best_claim(self, faces: Faces) -> tuple[float, Sum | None, str]:
        """The best labour that these faces make, and the stack to take from."""
        key = tuple(sorted(faces))
        if key not in self._claims:
            self._claims[key] = self._find_claim(key)
        return self._claims[key]

    def _find_claim(self, faces: Faces) -> tuple[float, Sum | None, str]:
        best: tuple[float, Sum | None, str] = (NOTHING, None, "")
        labours, claims = self.hero.labours, self._best_of_sums
        for way in sums_of(faces):
            if way.result in labours:
                if (claim := claims.get(way)) is None:
                    claim = claims[way] = self._best_stack(way)
                if claim[0] > best[0]:
                    best = (claim[0], way, claim[1])
        return best

    def claims(self, faces: Faces) -> Iterator[tuple[float, Sum, str]]:
        """What each labour that these faces make is worth, with each stack it may take from ("" for none)."""
        for way in sums_of(faces):
            if way.result in self.hero.labours:
                for stack in eligible_stacks(self.state.stacks, way) or ("",):
                    yield self.value.claim(way.result, stack), way, stack

    def _best_stack(self, way: Sum) -> tuple[float, str]:
        """What the labour of a sum is worth at most, and the stack to take from for that, the first of equal ones."""
        stacks = eligible_stacks(self.state.stacks, way) or ("",)
        claims = [(self.value.claim(way.result, stack), stack) for stack in stacks]
        return max(claims, key=itemgetter(0))

    def certain_plans(self) -> Iterator[Plan]:
        """The best labour of the dice as they lie, and after each card that leaves nothing to chance."""
        for faces, cost, first in self._within_one_card():
            worth, way, stack = self.best_claim(faces)
            if way is not None:
                option = first or f"labour:{way.result}:{way.text}:{stack or 'none'}"
                yield Plan(worth - cost, option)

    def _within_one_card(self) -> Iterator[tuple[Faces, float, str]]:
        """The faces, what they cost, and the option that leads there ("" for the dice as they lie)."""
        yield self.faces, 0.0, ""
        for card, use in self.uses:
            if not use.chance:
                yield self.dice_after(card, target_of(use)), self.value.cost(card), use.id

    def dice_after(self, card: str, target: str) -> Faces:
        """The dice after a card that leaves nothing to chance was used on a target."""
        ability = CARDS[card].ability
        if ability in TURNED:
            return turn_die(ability, self.faces, target)
        return copy_dice(self.state, self.faces, target)

    def rolls(self) -> Iterator[Plan]:
        """Cards that roll dice, by the average of what can come; thought of only when no labour is possible."""
        if self.best_claim(self.faces)[1] is not None:
            return
        for _, use in self.uses:
            if use.chance:
                yield Plan(self.after(use), use.id)

    def after(self, use: Option) -> float:
        """The best labour after using a card, less what the use costs."""
        card, target = use.text("card"), target_of(use)
        worth = self._average(target) if use.chance else self.best_claim(self.dice_after(card, target))[0]
        return worth - self.value.cost(card)

    def _average(self, target: str) -> float:
        """The best labour after rolling these dice, or ("") the white one, on average."""
        claims = self._claims
        rolls = _possible_rolls(self.faces, target)
        worths = [(claims.get(faces) or self.best_claim(faces))[0] for faces in rolls]
        return fsum(worths) / len(worths)

    def rest(self) -> float:
        """Recovering markers and a god: points and abilities regained."""
        value = self.value
        marker_worths = sorted((value.ability(card) for card in self.hero.marked), reverse=True)[:MOST_MARKERS]
        gods = [value.ability(god) for god in gods_to_turn(self.state, self.hero)]
        return MARKER_WORTH * len(marker_worths) + READY_WORTH * (sum_floats(marker_worths) + max(gods, default=0.0))


@lru_cache(maxsize=4096)
def _possible_rolls(faces: Faces, target: str) -> tuple[Faces, ...]:
    """What the dice may show after these are rolled, or ("") the white one, each of the same chance; faces ascend."""
    dice = target.split("+") if target else ("white",)
    faces_held = faces if target else (*faces[:2], 0)
    rolls = product(*(range(1, 7) if DICE[place] in dice else (face,) for place, face in enumerate(faces_held)))
    return tuple(tuple(sorted(each)) for each in rolls)


def _recover(state: State, side: int, question: Question) -> Advice:
    """Take back the markers and turn up the god that will be missed most."""
    value = Appraisal(state, side)
    best: list[Option] = []
    for group, most in question.several.items():
        choices = [option for option in question.options if option.group == group]
        best += sorted(choices, key=lambda option: -value.ability(option.text("card")))[:most]
    options = [option for option in question.options if option in best]
    return Advice(TOGETHER.join(option.id for option in options))
