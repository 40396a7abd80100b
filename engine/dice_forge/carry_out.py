"""Carrying out the faces that were rolled: mirrors, triple, order, then each face's effect (rulebook p. 4 and 8).

One's own dice in a blessing may give more in a zone of the Titans' track (Rebellion p. 15), and both golems together a
roll of the Celestial Die (Rebellion p. 11).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.dice_forge.face_effects import FACE_EFFECTS, NOTHING_GIVEN, Given
from engine.dice_forge.faces import FACES, Face, Yield
from engine.dice_forge.labyrinth import golem_bonus, may_buy_next
from engine.dice_forge.rulings import FACTOR, MIRROR_COPIES_MIRROR
from engine.dice_forge.state import ANCIENT, LOYALTY, Hero, State
from engine.dice_forge.stores import GAINING, MARKING, Manner, needs_no_choice, receive, take
from engine.dice_forge.titan_map import TRACK, Zone, after_steps
from engine.play import Flow, Play
from engine.questions import Option

Faces = tuple[str, ...]

DEPENDENT = frozenset({"shield", "chaos"})
"""Kinds of faces that look at what the other die gives."""

TOGETHER = "blessing"
"""The source of what two faces gave together."""


def gives_plainly(play: Play[State], seat: int, faces: Faces, manner: Manner = GAINING) -> bool:
    """Carry out faces that just give what they show, with nothing to choose; False when these are not such."""
    yields, hero = plain_yield(faces), play.state.heroes[seat]
    if yields is None or manner.losing or (hero.track and on_the_track(hero, yields, manner)):
        return False
    if not needs_no_choice(hero, yields, manner):
        return False
    take(play, seat, yields, faces[0] if len(faces) == 1 else TOGETHER)
    return True


def on_the_track(hero: Hero, yields: Yield, manner: Manner) -> bool:
    """Whether the Titans' track has a say: the zone may give more, or the marker moves, perhaps in both directions."""
    if manner.blessed:
        zone = TRACK[hero.track].zone
        return bool(zone.gold or zone.vp) or not MARKING.isdisjoint(yields)
    return yields.keys() >= MARKING


@lru_cache(maxsize=4096)
def plain_yield(faces: Faces) -> Yield | None:
    """What faces give in all, when every one of them gives just what it shows."""
    if any(FACES[face].kind != "gain" for face in faces):
        return None
    total = Counter[str]()
    for face in faces:
        total.update(FACES[face].gains)
    return dict(total)


def carry_out(play: Play[State], seat: int, faces: Faces, manner: Manner = GAINING) -> Flow[Given]:
    """Carry out one face, or two together, for a seat; the kinds that they gave."""
    if gives_plainly(play, seat, faces, manner):
        return (plain_yield(faces) or {}).keys()
    faces = yield from look_into_mirrors(play, seat, faces)
    factor, faces = triple(faces)
    if len(faces) == 2 and not manner.losing:
        faces = yield from put_in_order(play, seat, faces, manner)
    given, in_all, hero = NOTHING_GIVEN, set[str](), play.state.heroes[seat]
    for face in map(FACES.__getitem__, shields_last(faces)):
        zone = zone_of(hero, manner) if hero.track else None
        given = yield from FACE_EFFECTS[face.kind](play, seat, face, factor, given, manner)
        in_all |= given
        if zone is not None:
            yield from zone_bonus(play, seat, zone, given)
    if len(faces) == 2 and not manner.losing and FACES[faces[0]].partner == faces[1]:
        yield from golem_bonus(play, seat)
    return in_all


def zone_of(hero: Hero, manner: Manner) -> Zone | None:
    """The zone that is good for the next face: where the marker stands before the face moves it (C36)."""
    return TRACK[hero.track].zone if manner.blessed and not manner.losing else None


def zone_bonus(play: Play[State], seat: int, zone: Zone, given: Given) -> Flow[None]:
    """What a die of one's own gains more when it gave gold or victory points; it cannot be exchanged."""
    for kind, more in (("gold", zone.gold), ("vp", zone.vp)):
        if more and kind in given:
            yield from receive(play, seat, more, zone.id)


def triple(faces: Faces) -> tuple[int, Faces]:
    """What is left to carry out, and how often: a triple multiplies the other die, alone or twice it gives nothing."""
    others = tuple(face for face in faces if FACES[face].kind != "triple")
    return (FACTOR if len(others) < len(faces) else 1), others


def look_into_mirrors(play: Play[State], seat: int, faces: Faces) -> Flow[Faces]:
    """Each mirror becomes a copy of a face that lies up at an opponent's (C27); with nothing to copy it is empty."""
    seen: list[str] = []
    for face in faces:
        if FACES[face].kind != "mirror":
            seen.append(face)
        elif options := mirror_options(play.state, seat):
            answer = yield from play.ask(seat, "mirror", options, {"faces": faces})
            play.note("mirrored", seat, answer.facts)
            seen.append(str(answer.facts["face"]))
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


def put_in_order(play: Play[State], seat: int, faces: Faces, manner: Manner = GAINING) -> Flow[Faces]:
    """Ask which face comes first where it matters: a ship spends gold that the other face may give.

    Else a golem comes last, since its space may ask for what the other face gives.
    """
    if not order_matters(play.state.heroes[seat], faces, manner):
        return faces[::-1] if FACES[faces[0]].kind == "golem" else faces
    options = tuple(Option(f"first:{face}", "first", {"face": face}) for face in faces)
    answer = yield from play.ask(seat, "order", options, {"faces": faces})
    return faces if answer.id == options[0].id else faces[::-1]


def order_matters(hero: Hero, faces: Faces, manner: Manner) -> bool:
    """Whether it makes a difference which of two faces is carried out first."""
    first, second = FACES[faces[0]], FACES[faces[1]]
    if first is second:
        return False
    if (first.kind == "ship") != (second.kind == "ship") and ("gold" in first.gains or "gold" in second.gains):
        return True
    if hero.golem:
        golem, other = (first, second) if first.kind == "golem" else (second, first)
        return golem.kind == "golem" and (other.kind == "ship" or may_buy_next(hero, golem.steps, other))
    if not hero.track or "ship" in (first.kind, second.kind):
        return False
    if (first.kind in DEPENDENT) != (second.kind in DEPENDENT):
        return False
    dependent = first.kind in DEPENDENT and (second.on in first.gains) != (first.on in second.gains)
    zones = manner.blessed and (_changes_zone(hero, first, second) or _changes_zone(hero, second, first))
    return dependent or zones or _ends_elsewhere(hero, first, second)


def _ends_elsewhere(hero: Hero, first: Face, second: Face) -> bool:
    """Whether the marker may come to another space when the second face moves it first: at ends and special paths."""
    return any(
        after_steps(after_steps(hero.track, *one), *two) != after_steps(after_steps(hero.track, *two), *one)
        for one in _steps(first)
        for two in _steps(second)
    )


def _steps(face: Face) -> list[tuple[int, int]]:
    """How a face may move the marker: spaces to the left, spaces to the right."""
    left, right = face.gains.get(ANCIENT, 0), face.gains.get(LOYALTY, 0)
    return [steps for steps in ((left, 0), (0, right)) if any(steps)]


def _changes_zone(hero: Hero, face: Face, other: Face) -> bool:
    """Whether a face moves the marker to another zone, which the other face, giving gold or points, may notice."""
    if {"gold", "vp"}.isdisjoint({*other.gains, *other.match}):
        return False
    here = TRACK[hero.track].zone
    return any(TRACK[after_steps(hero.track, *steps)].zone is not here for steps in _steps(face))


def shields_last(faces: Faces) -> Sequence[str]:
    """A shield looks at what the other die gave; a ship gives nothing, so it need not come before one."""
    if len(faces) < 2 or any(FACES[face].kind == "ship" for face in faces):
        return faces
    return sorted(faces, key=lambda face: FACES[face].kind in DEPENDENT)
