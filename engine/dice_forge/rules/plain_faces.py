"""Faces that ask nothing on their own: they give what they show, or what the face beside them makes of it.

They are carried out at once. Only what they give may lead to a question: gold that may go to a hammer or a scepter.
A face that offers a choice beside a plain one, or alone, asks one thing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from typing import Final

from engine.dice_forge.data.faces import DEPENDENT, DICE, FACES, GIVING_GOLD, MIRRORS, SPENDING, Face, Yield
from engine.dice_forge.data.rulings import FACTOR
from engine.dice_forge.data.titan_track import GENEROUS, TRACK
from engine.dice_forge.registry import GAINING, NOTHING, TOGETHER, Given, Income, YieldMode
from engine.dice_forge.rules.gold import may_divide_gold
from engine.dice_forge.rules.order import MOVING, comes_to_the_same, order_may_matter, why_order_matters
from engine.dice_forge.rules.resources import (
    MARKING,
    Gain,
    choice_options,
    gain_of,
    in_all,
    marker_after,
    store_gains,
    store_gold,
    take,
    without,
)
from engine.dice_forge.rules.rolls import PHASE
from engine.dice_forge.rules.titan_track import bonus_of
from engine.dice_forge.state import ANCIENT, LOYALTY, Hero, State
from engine.flow import NOTHING_ASKED, Flow, Note, Play
from engine.questions import Fact, Option

Faces = tuple[str, ...]

QUIET: Final = frozenset({"gain", "triple"}) | DEPENDENT
"""Kinds of faces that ask nothing on their own."""


@dataclass(frozen=True, slots=True)
class Nature:
    """What is known of one face, or of two together, for each seat that carries them out.

    ``yields`` are what they give in all where each of them gives just what it shows, ``given`` the kinds that they give
    where none of them asks anything; None for other faces. ``factor`` and ``left`` are those of ``triple``. The rest
    says what may be asked: what a mirror ``copies``, which kind is taken of a face that is alone or beside a plain one
    (``chooses``), what a golem or a ship ``spends``, which of two comes first (``may_matter``), where ``gold`` goes.
    """

    faces: Faces
    yields: Yield | None
    given: Given | None
    factor: int
    left: Faces
    copies: bool
    chooses: bool
    spends: bool
    may_matter: bool
    gold: bool


@cache
def nature_of(faces: Faces) -> Nature:
    """What is known of these faces."""
    kinds = [FACES[face].kind for face in faces]
    factor, left = triple(faces)
    return Nature(
        faces,
        reduce(in_all, [FACES[face].gains for face in faces], NOTHING) if set(kinds) <= {"gain"} else None,
        frozenset(kind for _, yields in _yields_of_each(faces) for kind in yields) if QUIET.issuperset(kinds) else None,
        factor,
        left,
        copies=not MIRRORS.isdisjoint(faces),
        chooses=kinds in (["choice"], ["choice", "gain"], ["gain", "choice"]),
        spends=not SPENDING.isdisjoint(kinds),
        may_matter=len(left) > 1 and order_may_matter(left),
        gold=not GIVING_GOLD.isdisjoint(left),
    )


@dataclass(frozen=True, slots=True)
class Roll:
    """What a seat's two dice show in phase 1, and the note that says so.

    ``gains`` are what they give in all, when each of them gives just what it shows, and ``gold`` says that there is
    some in it; None for other faces, and where the marker on the Titans' track moves.
    """

    nature: Nature
    note: Note
    gains: tuple[Gain, ...] | None
    gold: bool


@cache
def roll_of(seat: int, light: str, dark: str) -> Roll:
    """What a seat has rolled in phase 1 when these faces are up."""
    nature = nature_of((light, dark))
    note: Note = ("rolled", seat, {"dice": DICE, "faces": nature.faces, "cause": PHASE})
    yields = nature.yields
    if yields is None or not MARKING.isdisjoint(yields):
        return Roll(nature, note, None, gold=False)
    return Roll(nature, note, (gain_of(seat, yields, TOGETHER),), "gold" in yields)


@dataclass(frozen=True, slots=True)
class Giving:
    """What faces give that ask nothing: each one that is left beside a triple, in their order.

    ``gains`` are what goes into the store; those that tell of the marker's moves on the Titans' track bring nothing.
    ``space`` is where the marker stands in the end. ``gold`` is what is gathered, from that ``source``.
    ``ordered`` are the two faces of which it may matter which comes first; none where it makes no difference.
    """

    gains: tuple[Gain, ...]
    space: int
    gold: int
    source: str
    ordered: Faces


def may_add_to(hero: Hero, roll: Roll) -> bool:
    """Whether more may come of a roll of phase 1 than it shows: a repetition, a zone's reward, work on a hammer."""
    if hero.tokens["cerberus"] or (hero.track and hero.track in GENEROUS):
        return True
    return roll.gold and may_divide_gold(hero)


def gives_plainly(play: Play[State], seat: int, nature: Nature, manner: YieldMode = GAINING) -> bool:
    """Carry out faces that give what they show without a choice; False for other faces."""
    yields = nature.yields
    if yields is None or manner.losing:
        return False
    if manner.exchange and not manner.exchange.keys().isdisjoint(yields):
        return False
    hero = play.state.heroes[seat]
    if hero.track and on_the_track(hero, yields, manner):
        return False
    if (hero.hammers or hero.scepters) and "gold" in yields and may_divide_gold(hero):
        return False
    take(play, seat, yields, nature.faces[0] if len(nature.faces) == 1 else TOGETHER)
    return True


def on_the_track(hero: Hero, yields: Yield, manner: YieldMode) -> bool:
    """Whether the Titans' track matters: the zone may give more, or the marker moves, perhaps in both directions."""
    if manner.is_blessing:
        return hero.track in GENEROUS or not MARKING.isdisjoint(yields)
    return yields.keys() >= MARKING


def carry_out_quietly(play: Play[State], seat: int, nature: Nature, manner: YieldMode) -> Flow[None] | None:
    """Carry out faces of which none asks anything; the flow that is returned says where gold goes that they gave.

    None where a face, or the order of two, may ask something; then nothing has happened.
    """
    return NOTHING_ASKED if gives_plainly(play, seat, nature, manner) else give_in_order(play, seat, nature, manner)


def give_in_order(play: Play[State], seat: int, nature: Nature, manner: YieldMode) -> Flow[None] | None:
    """The same for faces that do not give plainly: what each gives is shown, and may find the marker elsewhere."""
    if nature.given is None or manner.losing or manner.exchange:
        return None
    hero = play.state.heroes[seat]
    giving = what_is_given(seat, nature.faces, hero.track, manner.is_blessing, may_divide_gold(hero))
    if giving.ordered and why_order_matters(play.state, seat, giving.ordered, manner):
        return None
    store_gains(play, hero, giving.gains)
    hero.track = giving.space
    return store_gold(play, seat, giving.gold, giving.source) if giving.gold else NOTHING_ASKED


@lru_cache(maxsize=4096)
def what_is_given(seat: int, faces: Faces, space: int, blessed: bool, gathers: bool) -> Giving:
    """What faces give to a seat of which none asks anything.

    ``space`` is that of the marker on the Titans' track (0 without it), where a zone adds to the faces of a blessing;
    it may leave or come there between two dice. ``gathers``: the gold is not stored, but gathered.
    """
    _, left = triple(faces)
    looks = len(left) > 1 and all(FACES[face].kind in DEPENDENT for face in left)
    marks = len(left) > 1 and space and not MOVING.isdisjoint(left)
    may_matter = (looks or marks) and not comes_to_the_same(space, *left, blessed)
    gains, income = list[Gain](), Income()
    for face, yields in _yields_of_each(faces):
        zone = TRACK[space].zone if blessed and space else None
        _add_gain(gains, income if gathers else None, seat, yields, face)
        if space and not MARKING.isdisjoint(yields):
            space, note = marker_after(seat, space, yields.get(ANCIENT, 0), yields.get(LOYALTY, 0))
            gains.append(([], note))
        if zone is not None:
            for more in bonus_of(zone, yields.keys()):
                _add_gain(gains, income if gathers else None, seat, more, zone.id)
    return Giving(tuple(gains), space, income.gold, income.source, left if may_matter else ())


def _add_gain(gains: list[Gain], income: Income | None, seat: int, yields: Yield, source: str) -> None:
    """Add what a source gives to the gains, but its gold to the income that gathers it."""
    if income is None or "gold" not in yields:
        gains.append(gain_of(seat, yields, source))
        return
    income.add(yields["gold"], source)
    if len(yields) > 1:
        gains.append(gain_of(seat, without("gold", yields), source))


def _yields_of_each(faces: Faces) -> list[tuple[str, Yield]]:
    """What each face gives that is left beside a triple, where none asks anything."""
    factor, left = triple(faces)
    looks = [FACES[face].kind in DEPENDENT for face in left]
    given: Given = FACES[left[1]].gains.keys() if looks == [True, False] else frozenset()
    each = list[tuple[str, Yield]]()
    for face in left:
        yields = yield_of(FACES[face], factor, given)
        each.append((face, yields))
        given = yields.keys()
    return each


@dataclass(frozen=True, slots=True)
class Choice:
    """A face of which one kind is chosen, alone or beside one that gives what it shows.

    ``first`` is what is gained before the choice; ``then`` what comes of each option, by its id, with the kinds that
    were given in all. ``gold`` and ``marks``: there may be gold in it, or the marker on the Titans' track may move.
    """

    options: tuple[Option, ...]
    facts: Mapping[str, Fact]
    first: tuple[Gain, ...]
    then: Mapping[str, tuple[tuple[Gain, ...], Given]]
    gold: bool
    marks: bool


@cache
def choice_of(seat: int, faces: Faces) -> Choice:
    """The choice that faces of a seat ask for, one that offers it and perhaps a plain one."""
    kinds = [FACES[face].kind for face in faces]
    asks = FACES[faces[kinds.index("choice")]]
    plain = {face: FACES[face].gains for face in faces if face != asks.id}
    options = choice_options(tuple(asks.gains.items()), 1, losing=False)
    gains = tuple([gain_of(seat, yields, face) for face, yields in plain.items()])
    then = {}
    for option in options:
        chosen_yield = {option.text("resource"): option.number("amount")}
        kinds_given = frozenset(chosen_yield).union(*plain.values())
        gain = gain_of(seat, chosen_yield, asks.id)
        then[option.id] = ((gain, *gains) if kinds[0] == "choice" else (gain,)), kinds_given
    all_kinds = {*asks.gains, *[kind for yields in plain.values() for kind in yields]}
    first = gains if kinds[0] == "gain" else ()
    facts: Mapping[str, Fact] = {"source": asks.id, "factor": 1}
    return Choice(options, facts, first, then, "gold" in all_kinds, not MARKING.isdisjoint(all_kinds))


def is_given_as_shown(hero: Hero, choice: Choice, manner: YieldMode) -> bool:
    """Whether a hero gains just what is shown and chosen: nothing is lost or exchanged, and the track adds nothing."""
    if manner.losing or manner.exchange or (choice.gold and may_divide_gold(hero)):
        return False
    return not hero.track or not (choice.marks or (manner.is_blessing and hero.track in GENEROUS))


def triple(faces: Faces) -> tuple[int, Faces]:
    """What is left to carry out, and how often: a triple multiplies the other die, alone or twice it gives nothing."""
    others = tuple(face for face in faces if FACES[face].kind != "triple")
    return (FACTOR if len(others) < len(faces) else 1), others


def yield_of(face: Face, factor: int, given: Given = frozenset()) -> Yield:
    """What a face gives of which nothing is chosen: all of it.

    A shield gives its match when the other die gives its kind (among others: C05), else its main yield (C04).
    """
    yields = face.match if face.kind in DEPENDENT and face.on in given else face.gains
    return yields if factor == 1 else {kind: amount * factor for kind, amount in yields.items()}
