"""Whether it matters that one face pays before or after another one gives: ships, and golems on their way.

A hero who gains first may pay more; a hero who pays first has more room for what comes. Where neither is so, both
orders come to the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from engine.dice_forge.data.cards import FEATS
from engine.dice_forge.data.faces import FACES, SHIPS, Face, Yield
from engine.dice_forge.data.labyrinth import GODDESS, SPACES, Space
from engine.dice_forge.data.rulings import SCEPTER, SCEPTERS_PAY_IN_THE_LABYRINTH
from engine.dice_forge.rules.forging import Offer, for_sale
from engine.dice_forge.rules.gold import scepter_room
from engine.dice_forge.rules.payment import ready_scepters, ways_to_pay
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.rules.tokens import WORTH, triton_options
from engine.dice_forge.state import Hero, State

Demand = Callable[[int], Sequence[Offer]]
"""What a player with so much gold may pay for, with the prices."""

Matters = Callable[[State, int, str, int, Demand], bool]
"""Whether a gain of so much of a kind should come before or after a payment."""


PAYING = frozenset({"buy", "forge", "celestial", "goddess"})
"""The effects of spaces on which something may be paid, at once or for a face that comes up."""


# Ships


def ship_waits(state: State, seat: int, ship: Face, other: Face, gains: Iterable[Yield], *, echo: bool = False) -> str:
    """Why a ship should come before or after a face that gives one of these; "" where it makes no difference."""
    if other.kind == "misfortune" and not echo and state.owner_of(other.card) is not None:
        return "ship"  # the owner of the card may buy a face too, perhaps the last one
    demand = faces_for(state, ship.discount)
    return "ship" if any(waits(state, seat, "gold", each.get("gold", 0), demand) for each in gains) else ""


def faces_for(state: State, discount: int) -> Demand:
    """The faces that may be bought for so much less."""
    return lambda gold: for_sale(state, gold, discount)


def waits(state: State, seat: int, kind: str, gain: int, demand: Demand) -> bool:
    """Whether a gain makes more payments possible, or finds no room where nothing was paid before it."""
    return opens(state, seat, kind, gain, demand) or spills(state, seat, kind, gain, demand)


def opens(state: State, seat: int, kind: str, gain: int, demand: Demand) -> bool:
    """Whether more can be paid for after a gain than before it."""
    most = _most(state.heroes[seat], kind)
    return gain > 0 and any(demand(held) != demand(min(most, held + gain)) for held in _held(state, seat, kind))


def spills(state: State, seat: int, kind: str, gain: int, demand: Demand) -> bool:
    """Whether a gain has no room, while something could be paid for before it."""
    most = _most(state.heroes[seat], kind)
    spilling = (held for held in _held(state, seat, kind) if held + gain > most) if gain else ()
    return any(price for held in spilling for _, price in demand(held))


def _most(hero: Hero, kind: str) -> int:
    return cap(hero, kind) + (SCEPTER * len(hero.scepters) if kind == "gold" else 0)


def _held(state: State, seat: int, kind: str) -> Iterator[int]:
    """What a player may have when it comes to paying: the active player may spend Triton tokens before."""
    hero = state.heroes[seat]
    held = hero.gold if kind == "gold" else hero.store[kind]
    tokens = hero.tokens["triton"] if triton_options(state, seat) else 0
    for more in range(0, tokens * WORTH[kind] + 1, 1 if kind == "gold" and hero.hammers else WORTH[kind]):
        yield min(_most(hero, kind), held + more)


# Golems


def golem_waits(state: State, seat: int, golem: Face, other: Face, gains: Sequence[Yield]) -> str:
    """Why a golem should go before or after a face that gives one of these; "" where it makes no difference.

    Where nothing but a roll of the Celestial Die may ask for a payment, it makes none: then the gain comes first.
    """
    ahead = spaces_ahead(state.heroes[seat].golem, golem.steps)
    if not ahead or other.kind == "golem":
        return ""
    if other.kind == "ship":
        return "labyrinth" if _meets_a_ship(state, seat, other, ahead) else ""
    if other.kind == "boar" and any(space.effect == "steal" for space in ahead):
        owner = state.owner_of(other.card)
        if owner not in (None, seat) and state.heroes[owner or 0].store["vp"] < _stolen(ahead):
            return "theft"
    paying = [each for each in gains if "gold" in each or "moon" in each]
    if not paying:
        return ""
    near, far = where_paid(entered(state.heroes[seat].golem, golem.steps)), where_paid(ahead)
    paid = any(_paid_from(state, seat, space, each, waits) for space in near for each in paying)
    spilt = paid or any(_paid_from(state, seat, space, each, spills) for space in far for each in paying)
    return "labyrinth" if spilt else ""


def gain_comes_first(state: State, seat: int, golem: Face, gains: Iterable[Yield]) -> bool:
    """Whether a gain may help to pay for something on the golem's way, so that it had better come first."""
    paying = [each for each in gains if "gold" in each or "moon" in each]
    if not paying:
        return False
    ahead = where_paid(spaces_ahead(state.heroes[seat].golem, golem.steps))
    return any(_paid_from(state, seat, space, each, opens) for space in ahead for each in paying)


def where_paid(spaces: Iterable[Space]) -> list[Space]:
    """Those of some spaces on which something may be paid."""
    return [space for space in spaces if space.effect in PAYING]


@cache
def entered(start: int, steps: int) -> tuple[Space, ...]:
    """The spaces that a golem may enter by the steps of its face alone, without those where the Celestial Die rolls."""
    near = {start}
    found = set[int]()
    for _ in range(steps):
        near = {target for space in near for target in SPACES[space].forward}
        found |= near
    return tuple(SPACES[space] for space in sorted(found) if SPACES[space].effect != "celestial")


@cache
def spaces_ahead(start: int, steps: int) -> tuple[Space, ...]:
    """The spaces that a golem may enter with so many steps, and with those that the Celestial Die may bring it."""
    found: dict[int, Space] = {}
    for target in SPACES[start].forward if steps and start in SPACES else ():
        space = SPACES[target]
        rolls = space.times if space.effect == "celestial" else 0
        found[target] = space
        found.update((further.id, further) for further in spaces_ahead(target, steps - 1 + rolls))
    return tuple(found.values())


def _stolen(ahead: Iterable[Space]) -> int:
    return max(space.gains["vp"] for space in ahead if space.effect == "steal")


def _meets_a_ship(state: State, seat: int, ship: Face, ahead: Sequence[Space]) -> bool:
    """Whether a space ahead gives gold, or has to do with the faces on the dice, while the ship can buy one.

    Paying on a space and for the ship comes to the same in either order.
    """
    if not for_sale(state, _most(state.heroes[seat], "gold"), ship.discount):
        return False
    demand = faces_for(state, ship.discount)
    return any(
        space.effect in ("celestial", "forged")
        or _chooses_faces(state, seat, space)
        or waits(state, seat, "gold", space.gains.get("gold", 0) + space.choices.get("gold", 0), demand)
        for space in ahead
    )


def _chooses_faces(state: State, seat: int, space: Space) -> bool:
    """Whether a golem that enters the space is the first one at the Goddess."""
    return space.id == GODDESS and all(state.heroes[other].golem != GODDESS for other in state.others(seat))


def _paid_from(state: State, seat: int, space: Space, gains: Yield, matters: Matters) -> bool:
    """Whether something may be paid on a space that this gain makes possible, or makes room for."""
    gold, moon = gains.get("gold", 0), gains.get("moon", 0)
    if space.effect == "buy" and "moon" in space.price:
        if gold and matters is not spills and _turns_gold_into_shards(state, seat):
            return True
        return matters(state, seat, "moon", moon, _moon_demand(state, seat, space.price["moon"]))
    if not gold:
        return False
    if space.effect == "buy":
        price = space.price["gold"]
        return matters(state, seat, "gold", gold, lambda held: [("deal", price)] if held >= price else [])
    if space.effect == "forge":
        return matters(state, seat, "gold", gold, faces_for(state, space.discount))
    if space.effect == "celestial" or _chooses_faces(state, seat, space):
        return any(matters(state, seat, "gold", gold, demand) for demand in _demands_after_a_roll(state, seat, space))
    return False


def _turns_gold_into_shards(state: State, seat: int) -> bool:
    """Whether gold may still fill a scepter, which pays for shards in the own turn (C29)."""
    return seat == state.acting and SCEPTERS_PAY_IN_THE_LABYRINTH and bool(scepter_room(state.heroes[seat]))


def _moon_demand(state: State, seat: int, price: int) -> Demand:
    """The ways to pay so many moon shards, with scepters in the own turn."""
    own = seat == state.acting and SCEPTERS_PAY_IN_THE_LABYRINTH
    resets = ready_scepters(state.heroes[seat]) if own else ()
    return lambda held: [(way.id, price) for way in ways_to_pay(price, 0, held, 0, 0, resets)]


def _demands_after_a_roll(state: State, seat: int, space: Space) -> Iterator[Demand]:
    """What the Celestial Die may ask gold for: Twins that roll it again, or a ship that it turns up or copies.

    The first golem at the Goddess may choose a ship too.
    """
    hero = state.heroes[seat]
    twins = FEATS["twins"]
    price, times = twins.price["gold"], space.times * hero.cards.count(twins.id)
    if times and space.effect == "celestial":
        yield lambda held: [(twins.id, price * time) for time in range(1, times + 1) if held >= price * time]
    if _ship_in_reach(state, hero):
        yield faces_for(state, FACES["ship"].discount)


def _ship_in_reach(state: State, hero: Hero) -> bool:
    """Whether a ship is up anywhere, or is on one's own dice."""
    return not all(map(SHIPS.isdisjoint, (*hero.dice, *[other.faces for other in state.heroes])))
