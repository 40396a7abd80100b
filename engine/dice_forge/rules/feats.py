"""Heroic feats: pay, move, oust, take the card (rulebook p. 5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache, lru_cache

from engine.dice_forge.data.cards import CARDS, SLOTS, Card, Slot
from engine.dice_forge.data.faces import Yield
from engine.dice_forge.registry import CARD_EFFECTS, ROLLS
from engine.dice_forge.rules.blessing import divine_blessing
from engine.dice_forge.rules.payment import pay_shards, ready_scepters, ways_to_pay
from engine.dice_forge.rules.resources import take
from engine.dice_forge.rules.titan_track import remember, reward_rebel
from engine.dice_forge.state import ANCIENT, ANCIENT_PLACE, MOON, START_PORTAL, SUN, Hero, State
from engine.flow import NOTHING_ASKED, Flow, Play
from engine.questions import Fact, Option, text


def feat_options(state: State, seat: int) -> list[Option]:
    """The feats that this seat can pay for now."""
    hero, stacks = state.heroes[seat], state.stacks
    amounts, resets = hero.amounts, ready_scepters(hero) if hero.scepters else ()
    slots = payable_slots(amounts[MOON], amounts[SUN], amounts[ANCIENT_PLACE], resets)
    if not slots:
        return []
    occupied_islands = 0  # a bit for each island
    for other in state.heroes:
        if other is not hero:
            occupied_islands |= 1 << other.island
    ways = _ways_to_perform()
    return [ways[stack[0]][occupied_islands >> slot.island & 1] for slot in slots if (stack := stacks[slot.id])]


def has_card(state: State, slots: Iterable[str]) -> bool:
    """Whether a card lies on any of these slots."""
    stacks = state.stacks
    return any(stacks[slot] for slot in slots)


def payable_feats(state: State, store: Yield, resets: tuple[int, ...] = ()) -> list[str]:
    """The slots on which a card lies that such a store pays for; ``resets`` are scepters that may be reset."""
    stacks = state.stacks
    slots = payable_slots(store["moon"], store["sun"], store.get(ANCIENT, 0), resets)
    return [slot.id for slot in slots if stacks[slot.id]]


@lru_cache(maxsize=4096)
def payable_slots(moon: int, sun: int, ancient: int, resets: tuple[int, ...]) -> tuple[Slot, ...]:
    """The slots for whose feats such a store pays; ``resets`` are scepters that may be reset."""
    prices = [(slot, slot.cost.get("moon", 0), slot.cost.get("sun", 0)) for slot in SLOTS.values()]
    return tuple([slot for slot, *price in prices if ways_to_pay(*price, moon, sun, ancient, resets)])


@cache
def _ways_to_perform() -> dict[str, tuple[Option, ...]]:
    """The options to take each card: where no one stands on its island, and where someone is ousted and so will roll.

    They are known once all effects are registered.
    """
    return {card_id: (_way(card_id), replace(_way(card_id), chance=True)) for card_id in CARDS}


def _way(card_id: str) -> Option:
    feat = CARDS[card_id].feat
    facts = {**_facts(card_id), **SLOTS[feat.slot].cost}
    return Option(f"feat:{feat.id}", "feat", facts, "feat", feat.effect in ROLLS)


def _facts(card_id: str) -> dict[str, Fact]:
    feat = CARDS[card_id].feat
    slot = SLOTS[feat.slot]
    return {"feat": feat.id, "card": card_id, "slot": slot.id, "island": slot.island, "vp": feat.vp}


def free_feats(state: State) -> tuple[Option, ...]:
    """The feats on the islands that cost a single shard, to be taken for free."""
    tops = [
        state.stacks[slot.id][0] for slot in SLOTS.values() if sum(slot.cost.values()) == 1 and state.stacks[slot.id]
    ]
    return tuple(Option(f"take:{CARDS[top].feat.id}", "take", _facts(top), "take") for top in tops)


def perform_feat(play: Play[State], seat: int, choice: Option) -> Flow[None]:
    """Choose and pay, move and oust, take the card and carry it out, in this order (C03)."""
    slot = SLOTS[choice.text("slot")]
    yield from pay_shards(play, seat, slot.cost, choice.text("card"))
    yield from move(play, seat, slot.island)
    yield from acquire(play, seat, choice.facts)


def acquire(play: Play[State], seat: int, facts: Mapping[str, Fact]) -> Flow[None]:
    """Take the top card of a slot: the zone's reward, memory tokens, then the card's effect (C24)."""
    state = play.state
    hero = state.heroes[seat]
    slot = SLOTS[text(facts, "slot")]
    card_id = state.stacks[slot.id][0]
    state.stacks = {**state.stacks, slot.id: state.stacks[slot.id][1:]}
    play.note(seat, "performed", facts)
    if hero.track:
        reward_rebel(play, seat, CARDS[card_id].feat)
    hero.cards = (*hero.cards, card_id)
    if hero.memories:
        return _remember_first(play, seat, CARDS[card_id], slot.island)
    return _carry_out_now(play, seat, CARDS[card_id])


def _remember_first(play: Play[State], seat: int, card: Card, island: int) -> Flow[None]:
    yield from remember(play, seat, island)
    yield from _carry_out_now(play, seat, card)


def _carry_out_now(play: Play[State], seat: int, card: Card) -> Flow[None]:
    return carry_out_card(play, seat, card) if "immediate" in card.feat.types else NOTHING_ASKED


def carry_out_card(play: Play[State], seat: int, card: Card, effect: str | None = None) -> Flow[None]:
    """Carry out a card's effect, or the one that it has as a reinforcement, if there is one."""
    name = card.feat.effect if effect is None else effect
    return (name and CARD_EFFECTS[name](play, seat, card)) or NOTHING_ASKED


def move(play: Play[State], seat: int, island: int) -> Flow[None]:
    """Put the hero on an island's portal; a hero who stands there is ousted."""
    state = play.state
    hero = state.heroes[seat]
    if hero.island == island:
        return NOTHING_ASKED
    ousted_seats = [other for other in state.others(seat) if state.heroes[other].island == island]
    hero.island = island
    play.tell(seat, "moved", island=island)
    return _oust_all(play, ousted_seats, seat) if ousted_seats else NOTHING_ASKED


def _oust_all(play: Play[State], ousted_seats: list[int], seat: int) -> Flow[None]:
    for other in ousted_seats:
        yield from oust(play, other, seat)


def oust(play: Play[State], seat: int, by: int) -> Flow[None]:
    """Back to the start portal; Great Bears are scored first, then the ousted player is blessed."""
    play.state.heroes[seat].island = START_PORTAL
    play.tell(seat, "ousted", other=by)
    for side in (by, seat):
        for card_id in _with_oust_points(play.state.heroes[side]):
            take(play, side, {"vp": CARDS[card_id].feat.oust_vp}, card_id)
    yield from divine_blessing(play, seat, "ousted")


def _with_oust_points(hero: Hero) -> list[str]:
    return [card_id for card_id in hero.cards if CARDS[card_id].feat.oust_vp]
