"""What each kind of face does; one function for each kind, found by the face's ``kind``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set

from engine.dice_forge.faces import Face, Yield
from engine.dice_forge.purchases import buy_one
from engine.dice_forge.state import State
from engine.dice_forge.stores import ECHO, GAINING, Manner, choose_yield, receive
from engine.play import Flow, Play

Given = Set[str]
"""The kinds that a face gives, whatever becomes of them: sent to the hammer, exchanged, above a cap or lost."""

FaceEffect = Callable[[Play[State], int, Face, int, Given, Manner], Flow[Given]]

NOTHING_GIVEN: Given = frozenset()


def times(yields: Yield, factor: int) -> Yield:
    """So many times a yield."""
    return yields if factor == 1 else {kind: amount * factor for kind, amount in yields.items()}


def gain(play: Play[State], seat: int, face: Face, factor: int, given: Given, manner: Manner) -> Flow[Given]:
    """Everything on the face."""
    yield from receive(play, seat, times(face.gains, factor), face.id, manner)
    return face.gains.keys()


def choice(play: Play[State], seat: int, face: Face, factor: int, given: Given, manner: Manner) -> Flow[Given]:
    """One of the kinds on the face: choose first, then multiply."""
    kind = "lose" if manner.losing else "choose"
    yields = yield from choose_yield(play, seat, kind, face.gains, face.id, factor, losing=manner.losing)
    yield from receive(play, seat, yields, face.id, manner)
    return yields.keys()


def shield(play: Play[State], seat: int, face: Face, factor: int, given: Given, manner: Manner) -> Flow[Given]:
    """What the face gives when the other die gives its kind (among others: C05), else its main yield (C04)."""
    yields = face.match if face.on in given else face.gains
    yield from receive(play, seat, times(yields, factor), face.id, manner)
    return yields.keys()


def boar(play: Play[State], seat: int, face: Face, factor: int, given: Given, manner: Manner) -> Flow[Given]:
    """A choice; each time it is carried out (C39) the owner of the card gains too, never loses (rulebook p. 6)."""
    kinds = yield from choice(play, seat, face, factor, given, manner)
    owner = owner_of(play.state, face.card)
    if owner is not None:
        for _ in range(factor):
            yields = yield from choose_yield(play, owner, "boar", face.owner, face.id)
            yield from receive(play, owner, yields, face.card, GAINING)
    return kinds


def owner_of(state: State, card: str) -> int | None:
    """Who has this card laid out."""
    return next((seat for seat, hero in enumerate(state.heroes) if card in hero.cards), None)


def misfortune(play: Play[State], seat: int, face: Face, factor: int, given: Given, manner: Manner) -> Flow[Given]:
    """A choice; each time it is carried out (C39) the owner of the card carries out both dice of its bearer.

    It is as if the owner received a blessing, but not with his own dice: no zone works, and these faces set off no
    further mirror (Rebellion p. 17; C13, C14).
    """
    from engine.dice_forge.carry_out import carry_out  # carrying faces out needs their effects first

    kinds = yield from choice(play, seat, face, factor, given, manner)
    owner, bearer = owner_of(play.state, face.card), bearer_of(play.state, face.id)
    if owner is not None and bearer is not None and not manner.echo:
        faces = play.state.heroes[bearer].faces
        play.tell("misfortune", owner, other=bearer, faces=faces)
        yield from carry_out(play, owner, faces, ECHO)
    return kinds


def bearer_of(state: State, face: str) -> int | None:
    """Who has this face on a die."""
    return next((seat for seat, hero in enumerate(state.heroes) if any(face in die for die in hero.dice)), None)


def ship(play: Play[State], seat: int, face: Face, factor: int, given: Given, manner: Manner) -> Flow[Given]:
    """One Sanctuary face for less gold, if one likes; the triple multiplies the discount. Nothing can be lost."""
    if not manner.losing:
        yield from buy_one(play, seat, face.discount * factor, face.id)
    return NOTHING_GIVEN


def golem(play: Play[State], seat: int, face: Face, factor: int, given: Given, manner: Manner) -> Flow[Given]:
    """Steps of the golem, three times as many with a triple. Nothing can be lost (Rebellion p. 11)."""
    from engine.dice_forge.labyrinth import walk  # spaces of the labyrinth carry out faces too

    if not manner.losing:
        yield from walk(play, seat, face.steps * factor)
    return NOTHING_GIVEN


FACE_EFFECTS: Mapping[str, FaceEffect] = {
    "gain": gain,
    "choice": choice,
    "shield": shield,
    "boar": boar,
    "ship": ship,
    "chaos": shield,
    "misfortune": misfortune,
    "golem": golem,
}
"""Kinds that work by themselves; a mirror becomes another face first, a triple multiplies the other die's."""
