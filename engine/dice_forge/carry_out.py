"""Carrying out the faces that were rolled: mirrors, triple, order, then each face's effect (rulebook p. 4 and 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.dice_forge.face_effects import FACE_EFFECTS, NOTHING_GIVEN
from engine.dice_forge.faces import FACES, Yield
from engine.dice_forge.rulings import FACTOR, MIRROR_COPIES_MIRROR
from engine.dice_forge.state import State
from engine.dice_forge.stores import GAINING, Manner, needs_no_choice, take
from engine.play import Flow, Play
from engine.questions import Option

Faces = tuple[str, ...]

TOGETHER = "blessing"
"""The source of what two faces gave together."""


def gives_plainly(play: Play[State], seat: int, faces: Faces, manner: Manner = GAINING) -> bool:
    """Carry out faces that just give what they show, with nothing to choose; False when these are not such."""
    yields = plain_yield(faces)
    if yields is None or manner.losing or not needs_no_choice(play.state.heroes[seat], yields, manner):
        return False
    take(play, seat, yields, faces[0] if len(faces) == 1 else TOGETHER)
    return True


@lru_cache(maxsize=4096)
def plain_yield(faces: Faces) -> Yield | None:
    """What faces give in all, when every one of them gives just what it shows."""
    if any(FACES[face].kind != "gain" for face in faces):
        return None
    total = Counter[str]()
    for face in faces:
        total.update(FACES[face].gains)
    return dict(total)


def carry_out(play: Play[State], seat: int, faces: Faces, manner: Manner = GAINING) -> Flow[None]:
    """Carry out one face, or two together, for a seat."""
    if gives_plainly(play, seat, faces, manner):
        return
    faces = yield from look_into_mirrors(play, seat, faces)
    factor, faces = triple(faces)
    if len(faces) == 2 and not manner.losing:
        faces = yield from put_in_order(play, seat, faces)
    given = NOTHING_GIVEN
    for face in map(FACES.__getitem__, shields_last(faces)):
        given = yield from FACE_EFFECTS[face.kind](play, seat, face, factor, given, manner)


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


def put_in_order(play: Play[State], seat: int, faces: Faces) -> Flow[Faces]:
    """Ask which face comes first where it matters: a ship spends gold that the other face may give."""
    ships = [face for face in faces if FACES[face].kind == "ship"]
    if len(ships) != 1 or not any("gold" in FACES[face].gains for face in faces):
        return faces
    options = tuple(Option(f"first:{face}", "first", {"face": face}) for face in faces)
    answer = yield from play.ask(seat, "order", options, {"faces": faces})
    return faces if answer.id == options[0].id else faces[::-1]


def shields_last(faces: Faces) -> Sequence[str]:
    """A shield looks at what the other die gave; a ship gives nothing, so it need not come before one."""
    if any(FACES[face].kind == "ship" for face in faces):
        return faces
    return sorted(faces, key=lambda face: FACES[face].kind == "shield")
