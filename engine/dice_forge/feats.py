"""Heroic feats: pay, move, oust, take the card (rulebook p. 5)."""

from __future__ import annotations

from functools import lru_cache

from engine.dice_forge.blessing import divine_blessing
from engine.dice_forge.card_effects import ROLLS, carry_out_card
from engine.dice_forge.cards import CARDS, SLOTS
from engine.dice_forge.faces import Yield
from engine.dice_forge.state import START_PORTAL, Hero, State
from engine.dice_forge.stores import pay, take
from engine.play import Flow, Play
from engine.questions import Fact, Option


def feat_options(state: State, seat: int) -> list[Option]:
    """The feats that this seat can pay for now."""
    slots = payable_feats(state, state.heroes[seat].store)
    if not slots:
        return []
    islands = {hero.island for other, hero in enumerate(state.heroes) if other != seat}
    return [_option(state.stacks[slot][0], SLOTS[slot].island in islands) for slot in slots]


def payable_feats(state: State, store: Yield) -> list[str]:
    """The slots on which a card lies that so much sun and moon pays for."""
    return [slot for slot in _payable(store["moon"], store["sun"]) if state.stacks[slot]]


@lru_cache(maxsize=1024)
def _payable(moon: int, sun: int) -> tuple[str, ...]:
    store = {"moon": moon, "sun": sun}
    return tuple(slot.id for slot in SLOTS.values() if all(store[kind] >= cost for kind, cost in slot.cost.items()))


@lru_cache(maxsize=256)
def _option(card_id: str, ousts: bool) -> Option:
    feat = CARDS[card_id].feat
    slot = SLOTS[feat.slot]
    facts: dict[str, Fact] = {"feat": feat.id, "card": card_id, "slot": slot.id, "island": slot.island, "vp": feat.vp}
    facts.update(slot.cost)
    return Option(f"feat:{feat.id}", "feat", facts, "feat", ousts or feat.effect in ROLLS)


def perform_feat(play: Play[State], seat: int, choice: Option) -> Flow[None]:
    """Choose and pay, move and oust, take the card and carry it out, in this order (C03)."""
    state = play.state
    hero = state.heroes[seat]
    slot = SLOTS[str(choice.facts["slot"])]
    pay(hero, slot.cost)
    yield from move(play, seat, slot.island)
    card_id, *left = state.stacks[slot.id]
    state.stacks = {**state.stacks, slot.id: tuple(left)}
    hero.cards = (*hero.cards, card_id)
    play.note("performed", seat, choice.facts)
    if "immediate" in CARDS[card_id].feat.types:
        yield from carry_out_card(play, seat, CARDS[card_id])


def move(play: Play[State], seat: int, island: int) -> Flow[None]:
    """Put the hero on an island's portal; whoever stands there is ousted."""
    state = play.state
    hero = state.heroes[seat]
    if hero.island == island:
        return
    ousted = [other for other in state.others(seat) if state.heroes[other].island == island]
    hero.island = island
    play.tell("moved", seat, island=island)
    for other in ousted:
        yield from oust(play, other, seat)


def oust(play: Play[State], seat: int, by: int) -> Flow[None]:
    """Back to the start portal; Great Bears are scored first, then the ousted player is blessed."""
    play.state.heroes[seat].island = START_PORTAL
    play.tell("ousted", seat, other=by)
    for side in (by, seat):
        for card_id in _with_oust_points(play.state.heroes[side]):
            take(play, side, {"vp": CARDS[card_id].feat.oust_vp}, card_id)
    yield from divine_blessing(play, seat, "ousted")


def _with_oust_points(hero: Hero) -> list[str]:
    return [card_id for card_id in hero.cards if CARDS[card_id].feat.oust_vp]
