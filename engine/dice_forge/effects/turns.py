"""Cards that give a whole turn, or another feat."""

from __future__ import annotations

from engine.dice_forge.data.cards import CARDS, Card
from engine.dice_forge.greedy.appraisal import Appraisal, card_worth, judge
from engine.dice_forge.registry import card_effect
from engine.dice_forge.rules.feats import acquire, free_feats
from engine.dice_forge.rules.turn import turn_within
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import Option, Question


@card_effect("extra_turn", rolls=True)
def extra_turn(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """A complete turn within the turn; only its player is blessed (C11, C37)."""
    yield from turn_within(play, seat)


@card_worth("extra_turn")
def extra_turn_worth(own: Appraisal, card: Card) -> float:
    """The blessings, and an action."""
    return own.blessing(own.seat) * own.state.blessings + 7.0


@card_effect("first_titan")
def first_titan(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """One feat that costs a single shard, for free and without moving, as if it were bought."""
    options = free_feats(play.state)
    if options:
        answer = yield from play.ask(seat, "take", options, {"source": card.id})
        yield from acquire(play, seat, answer.facts)


@card_worth("first_titan")
def first_titan_worth(own: Appraisal, card: Card) -> float:
    """The best of these feats."""
    return max((own.card(CARDS[option.text("card")]) for option in free_feats(own.state)), default=0.0)


@judge("take")
def take_judge(own: Appraisal, question: Question, option: Option) -> float:
    """What the feat brings."""
    return own.card(CARDS[option.text("card")])
