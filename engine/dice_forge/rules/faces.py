"""Carrying out the faces that were rolled: mirrors, triple, order, then each face's effect (rulebook p. 4 and 8).

One's own dice in a blessing may give more in a zone of the Titans' track (Rebellion p. 15), and both golems together a
roll of the Celestial Die (Rebellion p. 11).
"""

from __future__ import annotations

from functools import lru_cache, reduce

from engine.dice_forge.data.faces import CHOOSING, DEPENDENT, FACES, MIRRORS, SPENDING, Face, Yield
from engine.dice_forge.data.rulings import FACTOR, MIRROR_COPIES_MIRROR
from engine.dice_forge.data.titan_track import TRACK
from engine.dice_forge.registry import FACE_EFFECTS, GAINING, TOGETHER, Given, YieldMode
from engine.dice_forge.rules.labyrinth import golem_bonus
from engine.dice_forge.rules.order import outcome_facts, why_order_matters, without_asking
from engine.dice_forge.rules.resources import MARKING, choose_yield, in_all, needs_no_choice, put_away, take
from engine.dice_forge.rules.titan_track import zone_bonus, zone_of
from engine.dice_forge.state import Hero, State
from engine.flow import Flow, Play
from engine.questions import Option

Faces = tuple[str, ...]


def gives_plainly(play: Play[State], seat: int, faces: Faces, manner: YieldMode = GAINING) -> bool:
    """Carry out faces that give what they show without a choice; False for other faces."""
    yields, hero = plain_yield(faces), play.state.heroes[seat]
    if yields is None or manner.losing or (hero.track and on_the_track(hero, yields, manner)):
        return False
    if not needs_no_choice(hero, yields, manner):
        return False
    take(play, seat, yields, faces[0] if len(faces) == 1 else TOGETHER)
    return True


def on_the_track(hero: Hero, yields: Yield, manner: YieldMode) -> bool:
    """Whether the Titans' track matters: the zone may give more, or the marker moves, perhaps in both directions."""
    if manner.blessed:
        zone = TRACK[hero.track].zone
        return bool(zone.gold or zone.vp) or not MARKING.isdisjoint(yields)
    return yields.keys() >= MARKING


@lru_cache(maxsize=4096)
def plain_yield(faces: Faces) -> Yield | None:
    """What faces give in all, when every one of them gives just what it shows."""
    if any(FACES[face].kind != "gain" for face in faces):
        return None
    return reduce(in_all, [FACES[face].gains for face in faces])


def carry_out(play: Play[State], seat: int, faces: Faces, manner: YieldMode = GAINING) -> Flow[Given]:
    """Carry out one face, or two together, for a seat; the kinds that they gave."""
    if gives_plainly(play, seat, faces, manner):
        return (plain_yield(faces) or {}).keys()
    if not MIRRORS.isdisjoint(faces):
        faces = yield from look_into_mirrors(play, seat, faces)
    factor, faces = triple(faces)
    if len(faces) == 2:
        faces = yield from put_in_order(play, seat, faces, manner)
    hero = play.state.heroes[seat]
    if hero.hammers or hero.scepters:
        manner = manner.gathering()
    given = yield from _one_by_one(play, seat, tuple(map(FACES.__getitem__, faces)), factor, manner)
    if len(faces) == 2 and not manner.losing and FACES[faces[0]].partner == faces[1]:
        yield from golem_bonus(play, seat)
    return given


def _one_by_one(play: Play[State], seat: int, faces: tuple[Face, ...], factor: int, manner: YieldMode) -> Flow[Given]:
    """Faces in this order. One that looks at the next is settled by what that will give, then carried out first.

    Two that look at each other cannot both: there the second one looks at what the first has given.
    """
    hero, kinds = play.state.heroes[seat], set[str]()
    given: Given = frozenset()
    ahead: Yield | None = None
    if len(faces) == 2 and faces[0].kind in DEPENDENT and faces[1].kind not in DEPENDENT:
        if faces[1].kind in CHOOSING:
            ahead = yield from choose_from(play, seat, faces[1], factor, manner)
        else:
            ahead = shown(faces[1], factor)
        given = ahead.keys()
    for face in faces:
        if ahead is not None and face is faces[1]:
            yields = ahead
        elif face.kind in CHOOSING:
            yields = yield from choose_from(play, seat, face, factor, manner)
        else:
            yields = shown(face, factor, given)
        if face.kind in SPENDING:
            yield from put_away(play, seat, manner.income)
        zone = zone_of(hero, manner) if hero.track else None
        yield from FACE_EFFECTS[face.kind](play, seat, face, factor, yields, manner)
        given = yields.keys()
        kinds |= given
        if zone is not None:
            yield from zone_bonus(play, seat, zone, given, manner)
    yield from put_away(play, seat, manner.income)
    return kinds


def times(yields: Yield, factor: int) -> Yield:
    """So many times a yield."""
    return yields if factor == 1 else {kind: amount * factor for kind, amount in yields.items()}


def choose_from(play: Play[State], seat: int, face: Face, factor: int, manner: YieldMode) -> Flow[Yield]:
    """What a face gives of which one kind is chosen, and then multiplied."""
    kind = "lose" if manner.losing else "choose"
    return choose_yield(play, seat, kind, face.gains, face.id, factor, losing=manner.losing)


def shown(face: Face, factor: int, given: Given = frozenset()) -> Yield:
    """What any other face gives: all of it.

    A shield gives its match when the other die gives its kind (among others: C05), else its main yield (C04).
    """
    if face.kind in DEPENDENT and face.on in given:
        return times(face.match, factor)
    return times(face.gains, factor)


@lru_cache(maxsize=4096)
def triple(faces: Faces) -> tuple[int, Faces]:
    """What is left to carry out, and how often: a triple multiplies the other die, alone or twice it gives nothing."""
    others = tuple(face for face in faces if FACES[face].kind != "triple")
    return (FACTOR if len(others) < len(faces) else 1), others


def look_into_mirrors(play: Play[State], seat: int, faces: Faces) -> Flow[Faces]:
    """Each mirror becomes a copy of a face that is up at an opponent's (C27); with nothing to copy it is empty."""
    seen: list[str] = []
    for face in faces:
        if FACES[face].kind != "mirror":
            seen.append(face)
        elif options := mirror_options(play.state, seat):
            answer = yield from play.ask(seat, "mirror", options, {"faces": faces})
            play.note("mirrored", seat, answer.facts)
            seen.append(answer.text("face"))
    return tuple(seen)


def mirror_options(state: State, seat: int) -> tuple[Option, ...]:
    """The faces that a mirror may copy, equal ones once."""
    shown = [(face, other) for other in state.others(seat) for face in state.heroes[other].faces]
    if MIRROR_COPIES_MIRROR and any(FACES[face].kind == "mirror" for face, _ in shown):
        shown += [(face, seat) for face in state.heroes[seat].faces]
    first = {face: other for face, other in reversed(shown) if FACES[face].kind != "mirror"}
    return tuple(
        Option(f"copy:{face}", "copy", {"face": face, "other": first[face]})
        for face in dict.fromkeys(face for face, _ in shown)
        if face in first
    )


def put_in_order(play: Play[State], seat: int, faces: Faces, manner: YieldMode = GAINING) -> Flow[Faces]:
    """Ask which face comes first where it makes a difference."""
    why = why_order_matters(play.state, seat, faces, manner)
    if not why:
        return without_asking(play.state, seat, faces)
    results = (outcome_facts(play.state.heroes[seat], order, manner) for order in (faces, faces[::-1]))
    options = tuple(
        Option(f"first:{face}", "first", {"face": face, **facts}) for face, facts in zip(faces, results, strict=True)
    )
    answer = yield from play.ask(seat, "order", options, {"faces": faces, "why": why})
    return faces if answer.id == options[0].id else faces[::-1]
