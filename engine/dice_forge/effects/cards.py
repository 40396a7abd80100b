"""What feats do when they are bought, or as reinforcements; one function for each ``effect`` of ``cards.toml``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

from engine.dice_forge.data.cards import Card
from engine.dice_forge.data.faces import FACES
from engine.dice_forge.effects.modules import MODULE_EFFECTS
from engine.dice_forge.effects.rebellion import REBELLION_EFFECTS
from engine.dice_forge.rules.blessing import (
    boar_feeds,
    choose_die,
    divine_blessing,
    minor_blessing,
    misfortune_lies_up,
    one_after_the_other,
    roll,
)
from engine.dice_forge.rules.faces import carry_out
from engine.dice_forge.rules.forging import forge_one, in_pool
from engine.dice_forge.rules.payment import spend_gold
from engine.dice_forge.rules.resources import BLESSED, LOSING, choose_yield, receive
from engine.dice_forge.state import State
from engine.flow import Flow, Play, together
from engine.questions import Fact, Option

CardEffect = Callable[[Play[State], int, Card], Flow[None] | None]
"""Carries a card out for a seat; returns a flow when something may be asked."""


def gain(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Gain what is printed."""
    yield from receive(play, seat, card.feat.gains, card.id)


def choose(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Gain one of the kinds printed."""
    yields = yield from choose_yield(play, seat, "choose", card.feat.choices, card.id)
    yield from receive(play, seat, yields, card.id)


def trade(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Pay the price and gain what is printed."""
    yield from spend_gold(play, seat, card.feat.price["gold"], card.id)
    play.tell("paid", seat, source=card.id, **card.feat.price)
    yield from receive(play, seat, card.feat.gains, card.id)


def gain_per_forged_face(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Gain what is printed for each face forged so far."""
    forged = play.state.heroes[seat].forged
    if forged:
        yields = {kind: amount * forged for kind, amount in card.feat.gains.items()}
        yield from receive(play, seat, yields, card.id)


def divine_blessings(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Receive divine blessings one after the other, with an exchange if one is printed."""
    for _ in range(card.feat.times):
        yield from divine_blessing(play, seat, card.id, BLESSED._replace(exchange=card.feat.exchange))


def minor_blessings(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Choose one die and receive minor blessings with it, with an exchange if one is printed."""
    die = yield from choose_die(play, seat, card.id)
    for _ in range(card.feat.times):
        yield from minor_blessing(play, seat, die, card.id, BLESSED._replace(exchange=card.feat.exchange))


def forge_from(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Take a face from a pool of the Garden or the Forest and forge it."""
    yield from forge_one(play, seat, in_pool(play.state, card.feat.pool), card.id)


def bearer(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Another player must forge the face of the card's colour: a boar, or a Mirror of Misfortune."""
    options = tuple(Option(f"seat:{other}", "seat", {"other": other}) for other in play.state.others(seat))
    answer = yield from play.ask(seat, "bearer", options, {"source": card.id})
    chosen = int(answer.id.partition(":")[2])
    own = [offer for offer in in_pool(play.state, card.feat.pool) if FACES[offer[0]].card == card.id]
    yield from forge_one(play, chosen, own, card.id)


def satyrs(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """All others roll; carry out two of their dice as if it were a divine blessing of one's own (C30).

    It is none, so Cerberus cannot repeat it (C28).
    """
    rolled = [(face, other) for other in play.state.others(seat) for face in roll(play, other, card.id)]
    answer = yield from play.ask(seat, "satyrs", _pairs(rolled), {"source": card.id})
    faces = answer.facts["faces"]
    assert isinstance(faces, tuple)
    play.note("chose_faces", seat, answer.facts)
    yield from carry_out(play, seat, tuple(map(str, faces)))


def _pairs(rolled: list[tuple[str, int]]) -> tuple[Option, ...]:
    """Every pair of different dice; pairs of equal faces once."""
    pairs: dict[tuple[str, ...], Option] = {}
    for (left, first), (right, second) in combinations(rolled, 2):
        key = tuple(sorted((left, right)))
        if key not in pairs:
            facts: dict[str, Fact] = {"faces": (left, right), "others": (first, second)}
            pairs[key] = Option(f"pair:{left}+{right}", "pair", facts)
    return tuple(pairs.values())


def minotaur(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """All others roll and lose what their faces would give; whom a boar feeds may lose what it has just brought."""
    others = play.state.others(seat)
    rolled = {other: roll(play, other, card.id) for other in others}
    flows: dict[int, Flow[object]] = {other: carry_out(play, other, rolled[other], LOSING) for other in others}
    if misfortune_lies_up(play.state) or any(boar_feeds(play.state, other) for other in others):
        yield from one_after_the_other(list(flows.values()))
    else:
        yield from together(flows)


def hammer(play: Play[State], seat: int, card: Card) -> None:
    """Lay out a hammer card; it waits under the one that is being worked on."""
    play.state.heroes[seat].hammers += 1


def chest(play: Play[State], seat: int, card: Card) -> None:
    """Attach a chest to the inventory."""
    play.state.heroes[seat].chests += 1


def token(play: Play[State], seat: int, card: Card) -> None:
    """Take a token."""
    play.state.heroes[seat].add_token(card.feat.token, 1)


CARD_EFFECTS: Mapping[str, CardEffect] = {
    "gain": gain,
    "choose": choose,
    "trade": trade,
    "gain_per_forged_face": gain_per_forged_face,
    "divine_blessings": divine_blessings,
    "minor_blessings": minor_blessings,
    "forge_from": forge_from,
    "boar": bearer,
    "misfortune": bearer,
    "satyrs": satyrs,
    "minotaur": minotaur,
    "hammer": hammer,
    "chest": chest,
    "token": token,
    **REBELLION_EFFECTS,
    **MODULE_EFFECTS,
}

ROLLS = frozenset(
    {
        *("divine_blessings", "satyrs", "minotaur", "celestial_die", "wind", "ancestor", "left_hand"),
        *("extra_turn", "walk", "walk_back"),
    }
)
"""Effects in which dice roll before the next choice, or may do so."""


def carry_out_card(play: Play[State], seat: int, card: Card, effect: str | None = None) -> Flow[None]:
    """Carry out a card's effect, or the one that it has as a reinforcement, if there is one."""
    name = card.feat.effect if effect is None else effect
    if name:
        flow = CARD_EFFECTS[name](play, seat, card)
        if flow is not None:
            yield from flow
