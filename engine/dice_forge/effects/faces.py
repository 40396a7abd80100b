"""What each kind of face does: what it gives is settled first, then it is carried out.

Both are functions for each kind, found by the face's ``kind``. A shield is settled by what the other die gives, but it
may be carried out before that one (rulebook p. 4 and 8).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set

from engine.dice_forge.data.faces import Face, Yield
from engine.dice_forge.rules.purchases import buy_one
from engine.dice_forge.rules.resources import ECHO, GAINING, YieldMode, choose_yield, receive
from engine.dice_forge.state import State
from engine.flow import Flow, Play

Given = Set[str]
"""The kinds that a face gives, whatever becomes of them: sent to the hammer, exchanged, above a cap or lost."""

FaceEffect = Callable[[Play[State], int, Face, int, Yield, YieldMode], Flow[None]]
"""Carries out a face for a seat; the amounts are what it gives."""

NOTHING_GIVEN: Given = frozenset()

DEPENDENT = frozenset({"shield", "chaos"})
"""Kinds of faces that look at what the other die gives."""

CHOOSING = frozenset({"choice", "boar", "misfortune"})
"""Kinds of faces whose bearer chooses one of what they show."""


def times(yields: Yield, factor: int) -> Yield:
    """So many times a yield."""
    return yields if factor == 1 else {kind: amount * factor for kind, amount in yields.items()}


def settle_face(play: Play[State], seat: int, face: Face, factor: int, given: Given, manner: YieldMode) -> Flow[Yield]:
    """What a face gives: all of it, or what is chosen first and then multiplied.

    A shield gives its match when the other die gives its kind (among others: C05), else its main yield (C04).
    """
    if face.kind in CHOOSING:
        kind = "lose" if manner.losing else "choose"
        return (yield from choose_yield(play, seat, kind, face.gains, face.id, factor, losing=manner.losing))
    if face.kind in DEPENDENT and face.on in given:
        return times(face.match, factor)
    return times(face.gains, factor)


def gain(play: Play[State], seat: int, face: Face, factor: int, yields: Yield, manner: YieldMode) -> Flow[None]:
    """What the face gives, and no more."""
    yield from receive(play, seat, yields, face.id, manner)


def boar(play: Play[State], seat: int, face: Face, factor: int, yields: Yield, manner: YieldMode) -> Flow[None]:
    """Each time it is carried out (C39) the owner of the card gains too, never loses (rulebook p. 6)."""
    yield from receive(play, seat, yields, face.id, manner)
    owner = owner_of(play.state, face.card)
    if owner is not None:
        for _ in range(factor):
            fed = yield from choose_yield(play, owner, "boar", face.owner, face.id)
            yield from receive(play, owner, fed, face.card, GAINING)


def owner_of(state: State, card: str) -> int | None:
    """Who has this card laid out."""
    return next((seat for seat, hero in enumerate(state.heroes) if card in hero.cards), None)


def misfortune(play: Play[State], seat: int, face: Face, factor: int, yields: Yield, manner: YieldMode) -> Flow[None]:
    """Each time it is carried out (C39) the owner of the card carries out both dice of its bearer.

    It is as if the owner received a blessing, but not with his own dice: no zone works, and these faces set off no
    further mirror (Rebellion p. 17; C13, C14).
    """
    from engine.dice_forge.rules.faces import carry_out  # carrying faces out needs their effects first

    yield from receive(play, seat, yields, face.id, manner)
    owner, bearer = owner_of(play.state, face.card), bearer_of(play.state, face.id)
    if owner is not None and bearer is not None and not manner.echo:
        faces = play.state.heroes[bearer].faces
        play.tell("misfortune", owner, other=bearer, faces=faces)
        yield from carry_out(play, owner, faces, ECHO)


def bearer_of(state: State, face: str) -> int | None:
    """Who has this face on a die."""
    return next((seat for seat, hero in enumerate(state.heroes) if any(face in die for die in hero.dice)), None)


def ship(play: Play[State], seat: int, face: Face, factor: int, yields: Yield, manner: YieldMode) -> Flow[None]:
    """One Sanctuary face for less gold, if one likes; the triple multiplies the discount. Nothing can be lost."""
    if not manner.losing:
        yield from buy_one(play, seat, face.discount * factor, face.id)


def golem(play: Play[State], seat: int, face: Face, factor: int, yields: Yield, manner: YieldMode) -> Flow[None]:
    """Steps of the golem, three times as many with a triple. Nothing can be lost (Rebellion p. 11)."""
    from engine.dice_forge.rules.labyrinth import walk  # spaces of the labyrinth carry out faces too

    if not manner.losing:
        yield from walk(play, seat, face.steps * factor)


FACE_EFFECTS: Mapping[str, FaceEffect] = {
    "gain": gain,
    "choice": gain,
    "shield": gain,
    "boar": boar,
    "ship": ship,
    "chaos": gain,
    "misfortune": misfortune,
    "golem": golem,
}
"""Kinds that work by themselves; a mirror becomes another face first, a triple multiplies the other die's."""

SPENDING = frozenset({"ship", "golem"})
"""Kinds of faces that may ask for gold: what was gathered is put away before them."""
