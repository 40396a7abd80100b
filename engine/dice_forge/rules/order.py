"""The order of two faces (rulebook p. 4): asked where it makes a difference, with the reason.

Gains alone come to the same in either order. What makes a difference is a marker that moves between two gains, two
faces that look at each other, and whatever is paid, robbed or forged between them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from engine.dice_forge.data.faces import CHOOSING, DEPENDENT, FACES, SPENDING, Face, Yield
from engine.dice_forge.data.rulings import CAPS
from engine.dice_forge.data.titan_track import TRACK, after_steps
from engine.dice_forge.registry import YieldMode
from engine.dice_forge.rules.gold import gold_room, hammer_room, scepter_room
from engine.dice_forge.rules.resources import MARKING, cap, in_all
from engine.dice_forge.rules.spending import gain_comes_first, golem_waits, ship_waits
from engine.dice_forge.state import ANCIENT, LOYALTY, Hero, State
from engine.questions import NO_FACTS, Fact

Faces = tuple[str, ...]

Amounts = tuple[tuple[str, int], ...]
"""So much of each kind, sorted by kind."""

Outcome = tuple[Amounts, int]
"""What two faces give in all, and the space of the marker in the end (0 without the track)."""

OFF_THE_TRACK: Final = 0

MOVING: Final = frozenset(face.id for face in FACES.values() if not MARKING.isdisjoint({*face.gains, *face.match}))
"""The faces that may move the marker on the Titans' track."""


def why_order_matters(state: State, seat: int, faces: Faces, manner: YieldMode) -> str:
    """Why it makes a difference which of two faces comes first, as a word; "" when it makes none."""
    first, second = FACES[faces[0]], FACES[faces[1]]
    if first is second:
        return ""
    hero = state.heroes[seat]
    if manner.losing:
        return "loss" if _losses_differ(state, seat, first, second) else ""
    if first.kind in SPENDING or second.kind in SPENDING:
        return _why_payment_waits(state, seat, first, second, manner)
    both_look = first.kind in DEPENDENT and second.kind in DEPENDENT
    if not both_look and not (hero.track and (first.id in MOVING or second.id in MOVING)):
        return ""
    if comes_to_the_same(hero.track, first.id, second.id, manner.is_blessing):
        return ""
    one, other_way = outcomes(hero, first, second, manner), outcomes(hero, second, first, manner)
    if _without_overflow(hero, one) == _without_overflow(hero, other_way):
        return ""
    return "shield" if both_look and not _moves_apart(one, other_way) else "track"


def order_may_matter(faces: Faces) -> bool:
    """Whether it ever makes a difference which of two faces comes first when they are gained."""
    kinds = {FACES[face].kind for face in faces}
    return not SPENDING.isdisjoint(kinds) or kinds <= DEPENDENT or not MOVING.isdisjoint(faces)


def _why_payment_waits(state: State, seat: int, first: Face, second: Face, manner: YieldMode) -> str:
    """The same where one face may ask for a payment: a golem, or else a ship."""
    hero = state.heroes[seat]
    for golem, other in ((first, second), (second, first)):
        if golem.kind == "golem":
            why, _ = golem_waits(state, seat, golem, other)
            return why
    ship, other = (first, second) if first.kind == "ship" else (second, first)
    gains = [gain_in_zone(hero, yields, manner) for yields in alternatives(other, ship)]
    return ship_waits(state, seat, ship, other, gains, echo=manner.echo)


def order_of(state: State, seat: int, faces: Faces, manner: YieldMode) -> tuple[str, Faces]:
    """Why it makes a difference which of two faces comes first ("" when it makes none), and else the order of them.

    A golem goes first, since what the Celestial Die shows may help to choose what the other face gives; unless that
    face may give what is paid on the golem's way.
    """
    golem, other = faces if FACES[faces[0]].kind == "golem" else faces[::-1]
    if FACES[golem].kind != "golem":
        return why_order_matters(state, seat, faces, manner), faces
    if manner.losing:
        why = why_order_matters(state, seat, faces, manner)
        waits = gain_comes_first(state, seat, FACES[golem], FACES[other])
    else:
        why, waits = golem_waits(state, seat, FACES[golem], FACES[other])
    return why, (other, golem) if waits else (golem, other)


def alternatives(face: Face, other: Face) -> list[Yield]:
    """What a face may give beside one that gives nothing on its own, or before one that looks at it."""
    if face.kind in CHOOSING:
        return [{kind: amount} for kind, amount in face.gains.items()]
    return [face.gains]


def settle_faces(first: Face, second: Face) -> Iterator[tuple[Yield, Yield]]:
    """What two faces may give in this order: a face that looks at the other one is settled by it, if it can be."""
    if first.kind in DEPENDENT and second.kind not in DEPENDENT:
        for later in alternatives(second, first):
            yield (first.match if first.on in later else first.gains), later
        return
    for now in alternatives(first, second):
        if second.kind in DEPENDENT:
            yield now, (second.match if second.on in now else second.gains)
        else:
            yield from ((now, later) for later in alternatives(second, first))


def outcomes(hero: Hero, first: Face, second: Face, manner: YieldMode) -> frozenset[Outcome]:
    """All that two faces may come to in this order."""
    return _outcomes(hero.track, first.id, second.id, manner.is_blessing)


@lru_cache(maxsize=1024)
def _outcomes(track: int, first: str, second: str, blessed: bool) -> frozenset[Outcome]:
    results = set[Outcome]()
    for pair in settle_faces(FACES[first], FACES[second]):
        total, space = dict[str, int](), track
        for yields in pair:
            total = in_all(total, with_bonus(space, yields) if blessed else yields)
            if space != OFF_THE_TRACK:
                space = after_steps(space, yields.get(ANCIENT, 0), yields.get(LOYALTY, 0))
        results.add((tuple(sorted(total.items())), space))
    return frozenset(results)


@lru_cache(maxsize=4096)
def comes_to_the_same(track: int, first: str, second: str, blessed: bool) -> bool:
    """Whether two faces come to the same in either order, wherever there is room for what they give."""
    return _outcomes(track, first, second, blessed) == _outcomes(track, second, first, blessed)


def outcome_facts(hero: Hero, faces: Faces, manner: YieldMode) -> Mapping[str, Fact]:
    """What faces on the track come to in this order and the marker's space, where nothing else is to be chosen."""
    if not hero.track or manner.losing:
        return NO_FACTS
    if not {FACES[face].kind for face in faces} <= {"gain", *DEPENDENT}:
        return NO_FACTS
    [(amounts, space)] = outcomes(hero, FACES[faces[0]], FACES[faces[1]], manner)
    return {**{kind: amount for kind, amount in amounts if kind != LOYALTY}, "space": space}


def with_bonus(space: int, yields: Yield) -> Yield:
    """What a die of one's own gives in a blessing, with what the zone of that space adds (Rebellion p. 15)."""
    if space == OFF_THE_TRACK:
        return yields
    total, zone = yields, TRACK[space].zone
    for kind, more in (("gold", zone.gold), ("vp", zone.vp)):
        if kind in yields:
            total = in_all(total, more)
    return total


def gain_in_zone(hero: Hero, yields: Yield, manner: YieldMode) -> Yield:
    """What a face gives to a hero now, with the bonus of the zone."""
    return with_bonus(hero.track, yields) if manner.is_blessing else yields


def _without_overflow(hero: Hero, results: frozenset[Outcome]) -> set[Outcome]:
    """The same without what there is no room for, and without loyalty, which is nothing but the marker's steps."""
    room = {kind: cap(hero, kind) - hero.amount_of(kind) for kind in CAPS}
    room["gold"] = gold_room(hero) + hammer_room(hero) + scepter_room(hero)
    return {
        (tuple((kind, min(amount, room.get(kind, amount))) for kind, amount in amounts if _counts(kind, room)), space)
        for amounts, space in results
    }


def _counts(kind: str, room: Yield) -> bool:
    return kind != LOYALTY and room.get(kind, 1) > 0


def _moves_apart(one: frozenset[Outcome], other: frozenset[Outcome]) -> bool:
    return {space for _, space in one} != {space for _, space in other}


# Losses (Minotaur)


def _losses_differ(state: State, seat: int, first: Face, second: Face) -> bool:
    """Whether it matters what is lost first: two faces look at each other, or a boar feeds the very one who loses."""
    both_look = first.kind in DEPENDENT and second.kind in DEPENDENT
    if not both_look and seat not in _boar_owners(state, first, second):
        return False
    store = state.heroes[seat].store
    return _stores_after(state, seat, store, first, second) != _stores_after(state, seat, store, second, first)


def _boar_owners(state: State, *faces: Face) -> set[int | None]:
    return {state.owner_of(face.card) for face in faces if face.kind == "boar"}


def _stores_after(state: State, seat: int, store: Yield, first: Face, second: Face) -> set[Amounts]:
    amounts_after = set[Amounts]()
    for pair in settle_faces(first, second):
        stores = [dict(store)]
        for face, yields in zip((first, second), pair, strict=True):
            stores = [_store_after_loss(each, yields) for each in stores]
            if seat in _boar_owners(state, face):
                fed = face.owner.items()
                stores = [_feed(state.heroes[seat], each, *gain) for each in stores for gain in fed]
        amounts_after.update(tuple(sorted(each.items())) for each in stores)
    return amounts_after


def _store_after_loss(store: dict[str, int], yields: Yield) -> dict[str, int]:
    return {kind: max(0, in_store - yields.get(kind, 0)) for kind, in_store in store.items()}


def _feed(hero: Hero, store: dict[str, int], kind: str, amount: int) -> dict[str, int]:
    most = cap(hero, kind) if kind in CAPS else store[kind] + amount
    return {**store, kind: min(most, store[kind] + amount)}
