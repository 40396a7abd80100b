"""What each kind of face does; one function for each kind, found by the face's ``kind``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set

from engine.dice_forge.faces import Face, Yield
from engine.dice_forge.forging import for_sale, forge, forge_options
from engine.dice_forge.state import State
from engine.dice_forge.stores import GAINING, Manner, choose_yield, receive
from engine.dice_forge.tritons import spend_triton, triton_options
from engine.play import Flow, Play
from engine.questions import Option

Given = Set[str]
"""The kinds that a face gives, whatever becomes of them: sent to the hammer, exchanged, above a cap or lost."""

FaceEffect = Callable[[Play[State], int, Face, int, Given, Manner], Flow[Given]]

NOTHING_GIVEN: Given = frozenset()
NO_SHIP = Option("ship:none", "ship-none")


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
    """Victory points when the other die gives the shield's kind (among others: C05), else its main yield (C04)."""
    yields = face.match if face.gains.keys() & given else face.gains
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


def ship(play: Play[State], seat: int, face: Face, factor: int, given: Given, manner: Manner) -> Flow[Given]:
    """One Sanctuary face for less gold, if one likes; the triple multiplies the discount. Nothing can be lost."""
    state = play.state
    hero = state.heroes[seat]
    discount = face.discount * factor
    while not manner.losing:
        offers = for_sale(state, hero.store["gold"], discount)
        options = (*forge_options(offers, hero.dice), *triton_options(state, seat), NO_SHIP)
        answer = yield from play.ask(seat, "ship", options, {"source": face.id, "discount": discount})
        if answer.group == "triton":
            yield from spend_triton(play, seat, answer)
            continue
        if answer.group == "forge":
            forge(play, seat, answer)
        break
    return NOTHING_GIVEN


FACE_EFFECTS: Mapping[str, FaceEffect] = {
    "gain": gain,
    "choice": choice,
    "shield": shield,
    "boar": boar,
    "ship": ship,
}
"""Kinds that work by themselves; a mirror becomes another face first, a triple multiplies the other die's."""
