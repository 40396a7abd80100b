"""The computer player ``greedy``: plans its one turn with all its cards, and weighs it against a rest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from engine.errors import NotAsked
from engine.game import Advice
from engine.hercules.abilities import (
    DICE,
    TURNED,
    copied,
    other_players,
    payable_cards,
    target_of,
    turned,
    uses_by_card,
)
from engine.hercules.arithmetic import Sum, sums_of
from engine.hercules.cards import CARDS
from engine.hercules.labour import card_above, eligible_stacks, reach, vase_stack
from engine.hercules.rest import gods_to_turn
from engine.hercules.state import COLUMNS, State
from engine.hercules.values import Appraisal
from engine.match import Match
from engine.questions import Fact, Question

LONGEST_CHAIN = 3
"""How many cards in a row are thought through."""

NOTHING = -1.0
"""A turn that ends without a labour."""

Faces = tuple[int, ...]


class Plan(NamedTuple):
    """A way to go on: what it is worth, and its next option. ``aim`` is the labour that it leads to, if certain."""

    worth: float
    option: str
    aim: Sum | None = None
    stack: str = ""
    card: str = ""


def choose_greedily(match: Match[State], seat: int) -> Advice:
    """The option with the best expectation for this turn. Raises NotAsked."""
    question = match.question_for(seat)
    if question is None:
        raise NotAsked(seat)
    state = match.state
    if question.kind == "recover":
        return _recover(state, seat, question)
    if question.kind == "turn_up":
        return _turn_up(state, seat, question)
    return _turn(state, seat, question)


def _turn(state: State, side: int, question: Question) -> Advice:
    thoughts = Thoughts(state, side)
    plans = [*thoughts.certain_plans(), *thoughts.rolls()]
    rests = [option for option in question.options if option.group == "rest"]
    if rests:
        plans.append(Plan(thoughts.rest(), rests[0].id))
    if not plans:
        return Advice(question.options[-1].id, "nothing")
    best = max(plans, key=lambda plan: plan.worth)
    if best.worth <= NOTHING and question.find("end"):
        return Advice("end", "nothing")
    return Advice(best.option, *_because(thoughts, best))


class Thoughts:
    """What one side can do with its dice and cards in the present turn."""

    def __init__(self, state: State, side: int) -> None:
        self.state = state
        self.side = side
        self.hero = state.heroes[side]
        self.value = Appraisal(state, side)
        self.faces = state.faces(side)
        self.uses = uses_by_card(self.faces, 0 if state.solo else state.seats, side)
        self.cards = tuple(card for card in payable_cards(state, side) if CARDS[card].active)
        self.purse = self.hero.supply
        self._claims: dict[Faces, tuple[float, Sum | None, str]] = {}

    def best_claim(self, faces: Faces) -> tuple[float, Sum | None, str]:
        """The best labour that these faces make, and the stack to take from."""
        key = tuple(sorted(faces))
        if key not in self._claims:
            self._claims[key] = self._find_claim(key)
        return self._claims[key]

    def _find_claim(self, faces: Faces) -> tuple[float, Sum | None, str]:
        best: tuple[float, Sum | None, str] = (NOTHING, None, "")
        for made in sums_of(faces):
            if made.result not in self.hero.labours:
                continue
            for stack in eligible_stacks(self.state.stacks, made) or ("",):
                worth = self.value.claim(made.result, stack)
                if worth > best[0]:
                    best = (worth, made, stack)
        return best

    def certain_plans(self) -> Iterator[Plan]:
        """The best labour after each chain of cards that leave nothing to chance."""
        for faces, cost, first, card in self._chains(self.faces, self.cards, LONGEST_CHAIN):
            worth, made, stack = self.best_claim(faces)
            if made is not None:
                option = first or f"labour:{made.result}:{made.text}:{stack or 'none'}"
                yield Plan(worth - cost, option, made, stack, card)

    def _chains(self, faces: Faces, cards: tuple[str, ...], length: int) -> list[tuple[Faces, float, str, str]]:
        """Faces that can be reached without a roll, each at its lowest cost, with the first option and card."""
        reached: dict[Faces, tuple[float, str, str, tuple[str, ...]]] = {faces: (0.0, "", "", cards)}
        edge = [faces]
        for _ in range(length):
            beyond: list[Faces] = []
            for here in edge:
                cost, first, first_card, left = reached[here]
                for card in left:
                    price = cost + self.value.cost(card)
                    for target, there in self._turned(here, card):
                        if there not in reached or reached[there][0] > price + 1e-9:
                            rest = tuple(other for other in left if other != card)
                            reached[there] = (price, first or f"use:{card}:{target}", first_card or card, rest)
                            beyond.append(there)
            edge = beyond
        return [(there, cost, first, card) for there, (cost, first, card, _) in reached.items()]

    def _turned(self, faces: Faces, card: str) -> Iterator[tuple[str, Faces]]:
        ability = CARDS[card].ability
        if ability in TURNED:
            for die, face in zip(DICE, faces, strict=False):
                if face in TURNED[ability]:
                    yield die, turned(ability, faces, die)
        elif ability == "copy":
            for target in other_players(self.state, self.side):
                yield target, copied(self.state, faces, target)

    def rolls(self) -> Iterator[Plan]:
        """Cards that roll dice, by the average of what can come."""
        for card in self.cards:
            ability = CARDS[card].ability
            left = tuple(other for other in self.cards if other != card)
            cost = self.value.cost(card)
            if ability == "white":
                hopes = [self._hope((*self.faces[:2], face), left) for face in range(1, 7)]
                yield Plan(sum(hopes) / len(hopes) - cost, f"use:{card}", card=card)
            elif ability == "reroll":
                for target in (target_of(use.id) for use in self.uses[card]):
                    hopes = [self._hope(faces, left) for faces in _rerolled(self.faces, target)]
                    yield Plan(sum(hopes) / len(hopes) - cost, f"use:{card}:{target}", card=card)

    def _hope(self, faces: Faces, cards: tuple[str, ...]) -> float:
        """The best labour after a roll, with the help of at most one more card."""
        return max(self.best_claim(there)[0] - cost for there, cost, _, _ in self._chains(faces, cards, 1))

    def rest(self) -> float:
        """Recovering markers and a god: points and abilities regained."""
        value = self.value
        marked = sorted((value.ability(card) for card in self.hero.marked), reverse=True)[:3]
        gods = [value.ability(god) for god in gods_to_turn(self.state, self.hero)]
        return len(marked) * 0.8 + sum(marked) * 0.5 + max(gods, default=0.0) * 0.5


def _rerolled(faces: Faces, target: str) -> Iterator[Faces]:
    rolled = target.split("+")
    return product(*(range(1, 7) if DICE[place] in rolled else (face,) for place, face in enumerate(faces)))


def _because(thoughts: Thoughts, plan: Plan) -> tuple[str, dict[str, Fact]]:
    """Why a plan is good, in one word and the facts that explain it."""
    if plan.option.startswith("rest"):
        recoverable = len(thoughts.hero.marked) + len(gods_to_turn(thoughts.state, thoughts.hero))
        return ("rest", {"count": min(3, len(thoughts.hero.marked))}) if recoverable else ("pass", {})
    if plan.aim is None:
        return "roll", {"card": plan.card}
    facts = _gains(thoughts, plan.aim, plan.stack)
    if plan.card:
        return "use", {"card": plan.card, **facts}
    return _labour_reason(thoughts, facts), facts


def _gains(thoughts: Thoughts, made: Sum, stack: str) -> dict[str, Fact]:
    state, hero = thoughts.state, thoughts.hero
    column = reach([labour for labour in hero.labours if labour != made.result], hero.column)
    steps = column - hero.column
    vase = vase_stack(state.vases, steps)
    return {
        "result": made.result,
        "demigod": state.stacks[stack][0] if stack else "",
        "vase": state.vases[vase][0] if vase else "",
        "god": card_above(state, column) if steps else "",
        "column": column,
        "steps": steps,
    }


def _labour_reason(thoughts: Thoughts, facts: dict[str, Fact]) -> str:
    if facts["column"] == COLUMNS:
        return "finish"
    if facts["vase"]:
        return "vase"
    if facts["god"]:
        return "god"
    return "demigod" if facts["demigod"] else "labour"


def _recover(state: State, side: int, question: Question) -> Advice:
    value = Appraisal(state, side)
    takes = [option for option in question.options if "card" in option.facts]
    best = max(takes, key=lambda option: value.ability(str(option.facts["card"])))
    return Advice(best.id, "recover", best.facts)


def _turn_up(state: State, side: int, question: Question) -> Advice:
    value = Appraisal(state, side)
    gods = [option for option in question.options if "card" in option.facts]
    best = max(gods, key=lambda option: value.ability(str(option.facts["card"])))
    return Advice(best.id, "turn_up", best.facts)
