"""Cards and faces that give resources or victory points: as printed, by choice, for a price or by a count."""

from __future__ import annotations

from typing import Final

from engine.dice_forge.data.cards import CARDS, Card
from engine.dice_forge.data.faces import FACES, Face, Yield
from engine.dice_forge.greedy.appraisal import Appraisal, best_kind, card_worth, each_turn, face_worth, judge
from engine.dice_forge.registry import YieldMode, card_effect, face_effect
from engine.dice_forge.rules.payment import spend_gold
from engine.dice_forge.rules.resources import choose_yield, receive
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import Option, Question


@face_effect("gain", "choice", "shield", "chaos")
def gain_from_face(
    play: Play[State], seat: int, face: Face, factor: int, yields: Yield, manner: YieldMode
) -> Flow[None]:
    """The value of what the face gives, without more."""
    return receive(play, seat, yields, face.id, manner)


@face_worth("gain", "shield", "chaos")
def gain_from_face_worth(own: Appraisal, face: Face) -> float:
    """All that the face shows."""
    return own.yields(face.gains)


@face_worth("choice", "boar", "misfortune")
def choice_worth(own: Appraisal, face: Face) -> float:
    """The best kind that the face shows."""
    return best_kind(own, face.gains)


@card_effect("gain")
def gain(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Gain what is printed."""
    return receive(play, seat, card.feat.gains, card.id)


@card_worth("gain")
def gain_worth(own: Appraisal, card: Card) -> float:
    """The gain as far as there is room for it."""
    return own.gain_worth(card.feat.gains)


@card_effect("choose")
def choose(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Gain one of the kinds printed."""
    yields = yield from choose_yield(play, seat, "choose", card.feat.choices, card.id)
    yield from receive(play, seat, yields, card.id)


@card_worth("choose")
def choose_worth(own: Appraisal, card: Card) -> float:
    """The best kind, in every turn to come."""
    return each_turn(own, best_kind(own, card.feat.choices))


@card_effect("trade")
def trade(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Pay the price and gain what is printed."""
    yield from spend_gold(play, seat, card.feat.price["gold"], card.id)
    play.tell(seat, "paid", source=card.id, **card.feat.price)
    yield from receive(play, seat, card.feat.gains, card.id)


@card_worth("trade")
def trade_worth(own: Appraisal, card: Card) -> float:
    """The gain beyond the price, in most turns to come."""
    return each_turn(own, max(0.0, 0.8 * (own.yields(card.feat.gains) - own.yields(card.feat.price))))


@card_effect("tree")
def tree(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """What is printed; who has enough gold on the hero board gets the points of the choice instead (C09)."""
    rich = play.state.heroes[seat].store["gold"] >= card.feat.rich
    yield from receive(play, seat, card.feat.choices if rich else card.feat.gains, card.id)


@card_worth("tree", "merchant")
def two_points_each_turn(own: Appraisal, card: Card) -> float:
    """About two points in every turn to come."""
    return each_turn(own, 2.2)


def faces_forged(state: State, seat: int, card: Card) -> int:
    """How many faces a seat has forged so far."""
    return state.heroes[seat].forged_count


def different_feats(state: State, seat: int, card: Card) -> int:
    """How many different feats a seat has, this one included; colours make no difference (C15)."""
    return len({CARDS[card_held].feat.id for card_held in (*state.heroes[seat].cards, card.id)})


def faces_of_glory(state: State, seat: int, card: Card) -> int:
    """How many faces on a seat's dice show the sign of victory points."""
    return sum(FACES[face].glory for die in state.heroes[seat].dice for face in die)


COUNTED: Final = {"gain_per_forged_face": faces_forged, "goldsmith": different_feats, "omniscient": faces_of_glory}
"""What is counted by the cards that give something for each of it, by their effect."""


@card_effect(*COUNTED)
def gain_for_each(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Gain what is printed for each thing that the card counts."""
    count = COUNTED[card.feat.effect](play.state, seat, card)
    if count:
        yield from receive(play, seat, {kind: amount * count for kind, amount in card.feat.gains.items()}, card.id)


@card_worth(*COUNTED)
def gain_for_each_worth(own: Appraisal, card: Card) -> float:
    """The gain as the count stands now."""
    return COUNTED[card.feat.effect](own.state, own.seat, card) * own.yields(card.feat.gains)


@card_effect("right_hand")
def right_hand(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Exchange any amount of gold, from all stores, for victory points."""
    [(kind, rate)] = card.feat.exchange.items()
    most = play.state.heroes[seat].gold
    options = tuple(Option(f"trade:{gold}", "trade", {"gold": gold, "gain": gold * rate}) for gold in range(most + 1))
    answer = yield from play.ask(seat, "trade", options, {"source": card.id, kind: most})
    gold = answer.number("gold")
    if gold:
        yield from spend_gold(play, seat, gold, card.id)
        play.tell(seat, "paid", source=card.id, gold=gold)
        yield from receive(play, seat, {"vp": gold * rate}, card.id)


@card_worth("right_hand")
def right_hand_worth(own: Appraisal, card: Card) -> float:
    """The gold in store, exchanged."""
    return own.hero.gold * max(0.0, 1.0 - own.worth["gold"])


@judge("trade")
def trade_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The points beyond what the gold is worth."""
    return option.number("gain") - option.number("gold") * own.worth["gold"]
