"""Carrying out the faces that were rolled: mirrors, triple, order, then each face's effect (rulebook p. 4 and 8).

One's own dice in a blessing may give more in a zone of the Titans' track (Rebellion p. 15), and both golems together a
roll of the Celestial Die (Rebellion p. 11).
"""

from __future__ import annotations

from engine.dice_forge.data.faces import CHOOSING, DEPENDENT, FACES, SPENDING, Face, Yield
from engine.dice_forge.data.rulings import MIRROR_COPIES_MIRROR
from engine.dice_forge.registry import FACE_EFFECTS, GAINING, Given, YieldMode
from engine.dice_forge.rules.labyrinth import golem_bonus
from engine.dice_forge.rules.order import order_of, outcome_facts
from engine.dice_forge.rules.plain_faces import (
    Faces,
    carry_out_quietly,
    choice_of,
    is_given_as_shown,
    nature_of,
    yield_of,
)
from engine.dice_forge.rules.resources import choose_yield, put_away, store_gains
from engine.dice_forge.rules.titan_track import zone_bonus, zone_of
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import Option


def carry_out(play: Play[State], seat: int, faces: Faces, manner: YieldMode = GAINING) -> Flow[Given]:
    """Carry out one face, or two together, for a seat; the kinds that they gave."""
    nature = nature_of(faces)
    if nature.given is not None and (rest := carry_out_quietly(play, seat, nature, manner)) is not None:
        yield from rest
        return nature.given
    hero = play.state.heroes[seat]
    if nature.chooses:
        choice = choice_of(seat, faces)
        if is_given_as_shown(hero, choice, manner):
            store_gains(play, hero, choice.first)
            _, answer = yield play.open(seat, "choose", choice.options, choice.facts)
            choice_gains, kinds = choice.then[answer.id]
            store_gains(play, hero, choice_gains)
            return kinds
    if nature.copies:
        nature = nature_of((yield from look_into_mirrors(play, seat, faces)))
    left = nature.left
    if nature.may_matter or (manner.losing and len(left) == 2):
        left = yield from put_in_order(play, seat, left, manner)
    if nature.gold and (hero.hammers or hero.scepters):
        manner = manner.gathering()
    gains = yield from _one_by_one(play, seat, tuple([FACES[face] for face in left]), nature.factor, manner)
    if nature.may_matter and not manner.losing and FACES[left[0]].partner == left[1]:
        yield from golem_bonus(play, seat)
    return gains


def _one_by_one(play: Play[State], seat: int, faces: tuple[Face, ...], factor: int, manner: YieldMode) -> Flow[Given]:
    """Faces in this order. One that looks at the next is settled by what that will give, then carried out first.

    Two that look at each other cannot both: there the second one looks at what the first has given.
    """
    hero, income = play.state.heroes[seat], manner.income
    kinds: set[str] = set()
    given: Given = frozenset()
    ahead: Yield | None = None
    if len(faces) == 2 and faces[0].kind in DEPENDENT and faces[1].kind not in DEPENDENT:
        if faces[1].kind in CHOOSING:
            ahead = yield from choose_from(play, seat, faces[1], factor, manner)
        else:
            ahead = yield_of(faces[1], factor)
        given = ahead.keys()
    for face in faces:
        if ahead is not None and face is faces[1]:
            yields = ahead
        elif face.kind in CHOOSING:
            yields = yield from choose_from(play, seat, face, factor, manner)
        else:
            yields = yield_of(face, factor, given)
        if income is not None and face.kind in SPENDING:
            yield from put_away(play, seat, income)
        zone = zone_of(hero, manner) if hero.track else None
        yield from FACE_EFFECTS[face.kind](play, seat, face, factor, yields, manner)
        given = yields.keys()
        kinds |= given
        if zone is not None:
            yield from zone_bonus(play, seat, zone, given, manner)
    if income is not None:
        yield from put_away(play, seat, income)
    return kinds


def choose_from(play: Play[State], seat: int, face: Face, factor: int, manner: YieldMode) -> Flow[Yield]:
    """What a face gives of which one kind is chosen, and then multiplied."""
    kind = "lose" if manner.losing else "choose"
    return choose_yield(play, seat, kind, face.gains, face.id, factor, losing=manner.losing)


def look_into_mirrors(play: Play[State], seat: int, faces: Faces) -> Flow[Faces]:
    """Each mirror becomes a copy of a face that is up at an opponent's (C27); with nothing to copy it is empty."""
    seen: list[str] = []
    for face in faces:
        if FACES[face].kind != "mirror":
            seen.append(face)
        elif options := mirror_options(play.state, seat):
            answer = yield from play.ask(seat, "mirror", options, {"faces": faces})
            play.note(seat, "mirrored", answer.facts)
            seen.append(answer.text("face"))
    return tuple(seen)


def mirror_options(state: State, seat: int) -> tuple[Option, ...]:
    """The faces that a mirror may copy, equal ones once."""
    faces = [(face, other) for other in state.others(seat) for face in state.heroes[other].faces]
    if MIRROR_COPIES_MIRROR and any(FACES[face].kind == "mirror" for face, _ in faces):
        faces += [(face, seat) for face in state.heroes[seat].faces]
    first = {face: other for face, other in reversed(faces) if FACES[face].kind != "mirror"}
    return tuple(
        Option(f"copy:{face}", "copy", {"face": face, "other": first[face]})
        for face in dict.fromkeys(face for face, _ in faces)
        if face in first
    )


def put_in_order(play: Play[State], seat: int, faces: Faces, manner: YieldMode = GAINING) -> Flow[Faces]:
    """Ask which face comes first where it makes a difference."""
    why, order = order_of(play.state, seat, faces, manner)
    if not why:
        return order
    results = (outcome_facts(play.state.heroes[seat], order, manner) for order in (faces, faces[::-1]))
    options = tuple(
        Option(f"first:{face}", "first", {"face": face, **facts}) for face, facts in zip(faces, results, strict=True)
    )
    answer = yield from play.ask(seat, "order", options, {"faces": faces, "why": why})
    return faces if answer.id == options[0].id else faces[::-1]
