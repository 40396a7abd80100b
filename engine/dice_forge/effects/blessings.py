"""Cards that let heroes roll or turn their own dice."""

from __future__ import annotations

from dataclasses import replace

from engine.dice_forge.data.cards import Card
from engine.dice_forge.data.faces import DICE, FACES, SANCTUARY, SIDES
from engine.dice_forge.greedy.appraisal import Appraisal, card_worth, each_turn, judge
from engine.dice_forge.registry import BLESSED, card_effect
from engine.dice_forge.rules.blessing import (
    choose_die,
    choose_faces,
    divine_blessing,
    minor_blessing,
    receive_faces,
)
from engine.dice_forge.rules.forging import forge_one
from engine.dice_forge.state import State
from engine.float_sums import sum_floats
from engine.flow import Flow, Play
from engine.questions import Option, Question


@card_effect("divine_blessings", rolls=True)
def divine_blessings(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Receive divine blessings one after the other, with an exchange if one is printed."""
    for _ in range(card.feat.times):
        yield from divine_blessing(play, seat, card.id, replace(BLESSED, exchange=card.feat.exchange))


@card_worth("divine_blessings")
def divine_blessings_worth(own: Appraisal, card: Card) -> float:
    """This many blessings, and what the exchange adds."""
    return card.feat.times * (own.blessing(own.seat) + _worth_of_exchange(own, card))


@card_effect("minor_blessings")
def minor_blessings(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Choose one die and receive minor blessings with it, with an exchange if one is printed."""
    die = yield from choose_die(play, seat, card.id)
    for _ in range(card.feat.times):
        yield from minor_blessing(play, seat, die, card.id, replace(BLESSED, exchange=card.feat.exchange))


@card_worth("minor_blessings")
def minor_blessings_worth(own: Appraisal, card: Card) -> float:
    """The better die, in every turn to come or this many times."""
    once = max(own.die(0), own.die(1)) + _worth_of_exchange(own, card) / 2
    return each_turn(own, once) if "reinforcement" in card.feat.types else once * card.feat.times


def _worth_of_exchange(own: Appraisal, card: Card) -> float:
    """How much more a roll brings when what it gives may be exchanged."""
    more = 0.0
    for die in own.hero.dice:
        for face in die:
            for kind, rate in card.feat.exchange.items():
                more += FACES[face].gains.get(kind, 0) * max(0.0, rate - own.worth[kind]) / SIDES
    return more


@judge("die")
def die_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The die that brings more on average."""
    return own.die(DICE.index(option.text("die")))


@card_effect("ancestor", rolls=True)
def ancestor(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Optionally the cheapest face with the sign of victory points (C21); then a minor blessing with its die."""
    way = yield from forge_one(play, seat, cheapest_glory(play.state), card.id, optional=True)
    if way is None:
        die = yield from choose_die(play, seat, card.id)
    else:
        die = DICE.index(way.text("die"))
    yield from minor_blessing(play, seat, die, card.id)


def cheapest_glory(state: State) -> list[str]:
    """The cheapest faces left in the Sanctuary that show the sign of victory points."""
    left = [face for face in SANCTUARY if face.glory and state.temple[face.id]]
    return [face.id for face in left if face.cost == left[0].cost]


@card_worth("ancestor")
def ancestor_worth(own: Appraisal, card: Card) -> float:
    """A minor blessing and the first of those faces on its best place."""
    faces = cheapest_glory(own.state)[:1]
    return max(own.die(0), own.die(1)) + sum_floats(max(0.0, own.best_place(face)) for face in faces)


@card_effect("goddess")
def goddess(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Both dice are turned to chosen faces, which are received like a blessing; Cerberus may follow (C28)."""
    faces = yield from choose_faces(play, seat, card.id)
    yield from receive_faces(play, seat, faces)


@card_worth("goddess")
def goddess_worth(own: Appraisal, card: Card) -> float:
    """The best pair of faces."""
    light, dark = own.hero.dice
    return max(own.pair(one, other) for one in set(light) for other in set(dark))
