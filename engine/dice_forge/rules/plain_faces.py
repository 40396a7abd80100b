"""Faces that ask nothing on their own: they give what they show, or what the face beside them makes of it.

They are carried out at once. Only what they give may lead to a question: gold that may go to a hammer or a scepter.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, reduce

from engine.dice_forge.data.faces import DEPENDENT, DICE, FACES, Face, Yield
from engine.dice_forge.data.rulings import FACTOR
from engine.dice_forge.data.titan_track import GENEROUS, TRACK
from engine.dice_forge.registry import GAINING, NOTHING, TOGETHER, Given, Income, YieldMode
from engine.dice_forge.rules.gold import may_divide_gold
from engine.dice_forge.rules.order import MOVING, why_order_matters
from engine.dice_forge.rules.resources import (
    MARKING,
    Gain,
    gain_of,
    in_all,
    put_away,
    receive,
    store_gain,
    store_gold,
    take,
    take_gain,
    without,
)
from engine.dice_forge.rules.rolls import PHASE
from engine.dice_forge.rules.titan_track import bonus_of
from engine.dice_forge.state import Hero, State
from engine.flow import NOTHING_ASKED, Flow, Note, Play

Faces = tuple[str, ...]

QUIET = frozenset({"gain", "triple"}) | DEPENDENT
"""Kinds of faces that ask nothing on their own."""


@dataclass(frozen=True, slots=True)
class Roll:
    """What a seat's two dice show in phase 1, and the note that says so.

    ``yields`` are what they give in all, when each of them gives just what it shows, and ``gain`` is the note of
    that; None for other faces, and where the marker on the Titans' track moves.
    """

    faces: tuple[str, str]
    note: Note
    yields: Yield
    gain: Note | None


@lru_cache(maxsize=4096)
def roll_of(seat: int, light: str, dark: str) -> Roll:
    """What a seat has rolled in phase 1 when these faces are up."""
    faces = (light, dark)
    note: Note = ("rolled", seat, {"dice": DICE, "faces": faces, "cause": PHASE})
    yields = plain_yields(faces)
    if yields is None or not MARKING.isdisjoint(yields):
        return Roll(faces, note, NOTHING, None)
    return Roll(faces, note, yields, ("gained", seat, {"source": TOGETHER, **yields}))


@dataclass(frozen=True, slots=True)
class Giving:
    """What faces give that ask nothing: each one that is left beside a triple, in their order, and all their kinds.

    ``look``: each of two looks at what the other one gives. ``marks``: one of two may move the marker on the Titans'
    track; ``moves``: the first one does. ``gold`` is the gold of all, with its source, and ``beside_gold`` what else
    each gives.
    """

    each: tuple[Gain, ...]
    kinds: Given
    look: bool
    marks: bool
    moves: bool
    gold: Income
    beside_gold: tuple[Gain, ...]


def blesses_plainly(play: Play[State], hero: Hero, roll: Roll) -> bool:
    """Carry out what was rolled in phase 1, if it gives what it shows without a choice; False where it does not."""
    if roll.gain is None or hero.tokens["cerberus"] or hero.track in GENEROUS:
        return False
    if (hero.hammers or hero.scepters) and "gold" in roll.yields and may_divide_gold(hero):
        return False
    store_gain(play, hero, roll.yields, roll.gain)
    return True


def gives_plainly(play: Play[State], seat: int, faces: Faces, manner: YieldMode = GAINING) -> bool:
    """Carry out faces that give what they show without a choice; False for other faces."""
    yields = plain_yields(faces)
    if yields is None or manner.losing:
        return False
    if manner.exchange and not manner.exchange.keys().isdisjoint(yields):
        return False
    hero = play.state.heroes[seat]
    if hero.track and on_the_track(hero, yields, manner):
        return False
    if (hero.hammers or hero.scepters) and "gold" in yields and may_divide_gold(hero):
        return False
    take(play, seat, yields, faces[0] if len(faces) == 1 else TOGETHER)
    return True


@lru_cache(maxsize=4096)
def plain_yields(faces: Faces) -> Yield | None:
    """What faces give in all, when every one of them gives just what it shows."""
    if any(FACES[face].kind != "gain" for face in faces):
        return None
    return reduce(in_all, [FACES[face].gains for face in faces])


def on_the_track(hero: Hero, yields: Yield, manner: YieldMode) -> bool:
    """Whether the Titans' track matters: the zone may give more, or the marker moves, perhaps in both directions."""
    if manner.blessed:
        return hero.track in GENEROUS or not MARKING.isdisjoint(yields)
    return yields.keys() >= MARKING


def carry_out_quietly(play: Play[State], seat: int, faces: Faces, manner: YieldMode) -> Flow[None] | None:
    """Carry out faces of which none asks anything; the flow that is returned says where gold goes that they gave.

    None where a face, or the order of two, may ask something; then nothing has happened.
    """
    return NOTHING_ASKED if gives_plainly(play, seat, faces, manner) else give_in_order(play, seat, faces, manner)


def give_in_order(play: Play[State], seat: int, faces: Faces, manner: YieldMode) -> Flow[None] | None:
    """The same for faces that do not give plainly: what each gives is shown, and may find the marker elsewhere."""
    giving = what_is_given(seat, faces)
    if giving is None or manner.losing or manner.exchange:
        return None
    each, hero = giving.each, play.state.heroes[seat]
    may_matter = giving.look or (giving.marks and hero.track)
    if may_matter and why_order_matters(play.state, seat, (each[0].source, each[1].source), manner):
        return None
    divides = (hero.hammers or hero.scepters) and "gold" in giving.kinds and may_divide_gold(hero)
    if manner.blessed and hero.track and (giving.moves or hero.track in GENEROUS):
        return _give_in_zone(play, seat, each, manner.gathering() if divides else manner)
    for gain in giving.beside_gold if divides else each:
        take_gain(play, seat, gain)
    return store_gold(play, seat, giving.gold.gold, giving.gold.source) if divides else NOTHING_ASKED


def _give_in_zone(play: Play[State], seat: int, each: tuple[Gain, ...], manner: YieldMode) -> Flow[None]:
    """The same where a zone of the Titans' track may add to it: the marker may leave or come there between two dice."""
    hero = play.state.heroes[seat]
    for gain in each:
        zone = TRACK[hero.track].zone
        if manner.income is None:
            take_gain(play, seat, gain)
        else:
            receive(play, seat, gain.yields, gain.source, manner)
        for more in bonus_of(zone, gain.yields.keys()):
            receive(play, seat, more, zone.id, manner)
    return put_away(play, seat, manner.income)


@lru_cache(maxsize=4096)
def what_is_given(seat: int, faces: Faces) -> Giving | None:
    """What faces give to a seat of which none asks anything; None where another face is among them."""
    if not all(FACES[face].kind in QUIET for face in faces):
        return None
    factor, left = triple(faces)
    looks = [FACES[face].kind in DEPENDENT for face in left]
    given: Given = FACES[left[1]].gains.keys() if looks == [True, False] else frozenset()
    each, beside_gold, gold = list[Gain](), list[Gain](), Income()
    for face in left:
        yields = yield_of(FACES[face], factor, given)
        each.append(gain_of(seat, yields, face))
        given = yields.keys()
        if "gold" in yields:
            gold.add(yields["gold"], face)
            yields = without("gold", yields)
        if yields:
            beside_gold.append(gain_of(seat, yields, face))
    kinds = frozenset(kind for gain in each for kind in gain.yields)
    marks = len(each) > 1 and not MOVING.isdisjoint(left)
    moves = len(each) > 1 and not MARKING.isdisjoint(each[0].yields)
    return Giving(tuple(each), kinds, looks == [True, True], marks, moves, gold, tuple(beside_gold))


@lru_cache(maxsize=4096)
def triple(faces: Faces) -> tuple[int, Faces]:
    """What is left to carry out, and how often: a triple multiplies the other die, alone or twice it gives nothing."""
    others = tuple(face for face in faces if FACES[face].kind != "triple")
    return (FACTOR if len(others) < len(faces) else 1), others


def yield_of(face: Face, factor: int, given: Given = frozenset()) -> Yield:
    """What a face gives of which nothing is chosen: all of it.

    A shield gives its match when the other die gives its kind (among others: C05), else its main yield (C04).
    """
    if face.kind in DEPENDENT and face.on in given:
        return times(face.match, factor)
    return times(face.gains, factor)


def times(yields: Yield, factor: int) -> Yield:
    """This many times a yield."""
    return yields if factor == 1 else {kind: amount * factor for kind, amount in yields.items()}
