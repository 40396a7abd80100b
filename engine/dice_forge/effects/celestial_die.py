"""The sides of the Celestial Die (Rebellion p. 18), and cards that roll it or do what its sides do."""

from __future__ import annotations

from engine.dice_forge.data.cards import Card
from engine.dice_forge.data.faces import CELESTIAL, DICE, FACES, SIDES, Side
from engine.dice_forge.greedy.appraisal import SIMPLE, Appraisal, card_worth, judge, worth_using
from engine.dice_forge.registry import card_effect, side_effect
from engine.dice_forge.rules.celestial_die import roll_celestial, side_options, turn_to
from engine.dice_forge.rules.faces import carry_out
from engine.dice_forge.rules.forging import upgrade, upgrade_options
from engine.dice_forge.rules.payment import spend_gold
from engine.dice_forge.rules.resources import choose_yield, receive
from engine.dice_forge.state import State
from engine.float_sums import sum_floats
from engine.flow import Flow, Play
from engine.questions import Option, Question


@card_effect("celestial_die", rolls=True)
def celestial_die(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Roll the Celestial Die."""
    yield from roll_celestial(play, seat, card.id)


@card_worth("celestial_die")
def celestial_die_worth(own: Appraisal, card: Card) -> float:
    """One roll."""
    return celestial_worth(own)


def celestial_worth(own: Appraisal) -> float:
    """What a roll of the Celestial Die brings on average."""
    gains = sum_floats([own.gain_worth(side.gains) for side in CELESTIAL])
    return (gains + own.worth["sun"] + 2 * own.best_simple() + own.rolls / 12) / SIDES


@side_effect("gain")
def gain(play: Play[State], seat: int, side: Side) -> Flow[None]:
    """Gain what the side shows, then one of its choices."""
    yield from receive(play, seat, side.gains, side.id)
    if side.choices:
        yields = yield from choose_yield(play, seat, "choose", side.choices, side.id)
        yield from receive(play, seat, yields, side.id)


@side_effect("copy")
def copy(play: Play[State], seat: int, side: Side) -> Flow[None]:
    """Carry out any face that is up on a die."""
    yield from copy_any(play, seat, side.id)


def copy_any(play: Play[State], seat: int, source: str) -> Flow[None]:
    """Carry out any face that is up on a die, one's own included, as if it stood alone (C33)."""
    faces = {face: other for other in (*play.state.others(seat), seat) for face in play.state.heroes[other].faces}
    options = tuple(Option(f"copy:{face}", "copy", {"face": face, "other": other}) for face, other in faces.items())
    answer = yield from play.ask(seat, "copy", options, {"source": source})
    play.note(seat, "copied", answer.facts)
    yield from carry_out(play, seat, (answer.text("face"),))


@judge("copy")
def copy_judge(own: Appraisal, question: Question, option: Option) -> float:
    """What the face brings."""
    return own.face(FACES[option.text("face")])


@side_effect("turn")
def turn(play: Play[State], seat: int, side: Side) -> Flow[None]:
    """Turn one of one's dice to any face, and carry it out as if it stood alone."""
    options = tuple(option for die in range(len(DICE)) for option in side_options(play.state, seat, die))
    answer = yield from play.ask(seat, "side", options, {"source": side.id})
    yield from carry_out(play, seat, (turn_to(play, seat, answer, side.id),))


@judge("side")
def side_judge(own: Appraisal, question: Question, option: Option) -> float:
    """One die alone by its face; of two dice the best pair that is still possible."""
    face, die = option.text("face"), DICE.index(option.text("die"))
    if len({other.facts["die"] for other in question.options}) > 1:
        return own.face(FACES[face])
    if die == 0:
        return max(own.pair(face, other) for other in own.hero.dice[1])
    return own.pair(own.hero.faces[0], face)


@side_effect("upgrade")
def upgrade_side(play: Play[State], seat: int, side: Side) -> Flow[None]:
    """Optionally upgrade one face; the last level is the highest (C06)."""
    options = upgrade_options(play.state, seat, side.levels, capped=True)
    yield from upgrade(play, seat, options, side.id, optional=True)


@card_effect("light")
def light(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Pay for carrying out any face that is up (C33)."""
    yield from spend_gold(play, seat, card.feat.price["gold"], card.id)
    play.tell(seat, "paid", source=card.id, **card.feat.price)
    yield from copy_any(play, seat, card.id)


@card_worth("light")
def light_worth(own: Appraisal, card: Card) -> float:
    """The best face that is up beyond the price, in half of the turns to come."""
    return own.turns_after * max(0.0, best_up(own) - own.yields(card.feat.price)) * 0.5


def best_up(own: Appraisal) -> float:
    """What the best face brings that is up on anyone's dice."""
    up = [FACES[face] for hero in own.state.heroes for face in hero.faces]
    return max((own.face(face) for face in up if face.kind in SIMPLE), default=0.0)


@worth_using("light")
def light_pays(own: Appraisal, card: Card) -> bool:
    """Whether a face is up that is worth more than carrying it out costs."""
    return best_up(own) > own.yields(card.feat.price) + 0.2
