"""Paying from several stores: scepters hold gold and turn into shards, ancient shards stand in for others.

A player with neither pays from the store without a question (rulebook p. 5, Rebellion p. 4 and 14).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from engine.dice_forge.data.faces import Yield
from engine.dice_forge.data.rulings import SCEPTER_SHARDS
from engine.dice_forge.rules.gold import set_scepter
from engine.dice_forge.rules.resources import pay
from engine.dice_forge.state import ANCIENT, ANCIENT_PLACE, GOLD, MOON, SUN, Hero, State
from engine.dice_forge.store import PLACES
from engine.flow import NOTHING_ASKED, Flow, Play
from engine.questions import Fact, Option, numbers

SHARDS: Final = ("moon", "sun")

PAYING: Final = (*SHARDS, ANCIENT)
"""What shards are paid with."""

NONE: Final = "none"
"""In an option's id: no scepter is reset, or nothing else is paid."""

Reset = tuple[int, str]
"""The gold on a scepter that is reset, and the kind of shards it is reset for."""


def spend_gold(play: Play[State], seat: int, price: int, source: str) -> Flow[None]:
    """Pay gold; its owner says how much of it comes from each scepter, where there is a choice."""
    hero = play.state.heroes[seat]
    if hero.scepters:
        return _spend_from_scepters(play, seat, price, source)
    hero.amounts[GOLD] -= price
    return NOTHING_ASKED


def _spend_from_scepters(play: Play[State], seat: int, price: int, source: str) -> Flow[None]:
    hero = play.state.heroes[seat]
    left = price
    for place, gold_held in enumerate(hero.scepters):
        elsewhere = hero.amounts[GOLD] + sum(hero.scepters[place + 1 :])
        least, most = max(0, left - elsewhere), min(gold_held, left)
        scepter_gold = most
        if least < most:
            options = tuple(
                Option(f"purse:{part}", "purse", {"scepter": part, "gold": left - part})
                for part in range(least, most + 1)
            )
            facts: dict[str, Fact] = {"source": source, "price": left, "held": gold_held}
            answer = yield from play.ask(seat, "purse", options, facts)
            scepter_gold = answer.number("scepter")
        if scepter_gold:
            left -= scepter_gold
            set_scepter(hero, place, gold_held - scepter_gold)
            play.tell(seat, "scepter_spent", gold=scepter_gold, held=gold_held - scepter_gold)
    hero.amounts[GOLD] -= left


def ready_scepters(hero: Hero) -> tuple[int, ...]:
    """The gold on those scepters that could be reset for shards."""
    return ready_ones(hero.scepters) if hero.scepters else ()


def ready_ones(scepters: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some scepters that could be reset, by the gold on them."""
    return tuple(sorted(gold_held for gold_held in scepters if gold_held in SCEPTER_SHARDS))


def pay_shards(play: Play[State], seat: int, price: Yield, source: str, *, ancient: bool = True) -> Flow[None]:
    """Pay sun and moon shards: from the store, with ancient shards if they are allowed, with scepters in the own turn.

    Each ancient shard pays for one shard of either kind; spending it moves no marker. What a scepter gives beyond the
    price is lost.
    """
    state = play.state
    hero = state.heroes[seat]
    ancient_held = hero.amounts[ANCIENT_PLACE] if ancient else 0
    resets = ready_scepters(hero) if hero.scepters and seat == state.acting else ()
    if ancient_held or resets:
        return _pay_in_a_way(play, seat, price, source, ancient_held, resets)
    pay(hero, price)
    return NOTHING_ASKED


def _pay_in_a_way(
    play: Play[State], seat: int, price: Yield, source: str, ancient: int, resets: tuple[int, ...]
) -> Flow[None]:
    hero = play.state.heroes[seat]
    amounts = hero.amounts
    ways = ways_to_pay(price.get("moon", 0), price.get("sun", 0), amounts[MOON], amounts[SUN], ancient, resets)
    way = yield from play.ask(seat, "pay", ways, {"source": source, **price})
    settle(hero, way)
    extra = {fact: value for fact, value in way.facts.items() if fact != "resets"}
    if extra.keys() - price.keys():
        play.tell(seat, "paid_otherwise", source=source, **extra)


def settle(hero: Hero, way: Option) -> None:
    """Take what a way to pay costs from the hero's stores."""
    for kind in PAYING:
        if kind in way.facts:
            hero.amounts[PLACES[kind]] -= way.number(kind)
    for gold_held in numbers(way.facts, "scepters"):
        set_scepter(hero, hero.scepters.index(gold_held), 0)


def store_after(store: Yield, way: Option) -> dict[str, int]:
    """What a way to pay leaves in a store; scepters are no part of it."""
    left = dict(store)
    for kind in PAYING:
        if kind in way.facts:
            left[kind] -= way.number(kind)
    return left


@lru_cache(maxsize=512)
def ways_to_pay(
    moon_price: int, sun_price: int, moon: int, sun: int, ancient: int, resets: tuple[int, ...]
) -> tuple[Option, ...]:
    """Every way to pay moon and sun shards, the store's own shards first; no scepter is reset without need."""
    ways = []
    for combination in _reset_choices(resets):
        from_resets = {
            kind: sum(SCEPTER_SHARDS[gold_held] for gold_held, shards in combination if shards == kind)
            for kind in SHARDS
        }
        prices = {"moon": moon_price, "sun": sun_price}
        if any(from_resets[shards] - SCEPTER_SHARDS[gold_held] >= prices[shards] for gold_held, shards in combination):
            continue
        moon_left, sun_left = max(0, moon_price - from_resets["moon"]), max(0, sun_price - from_resets["sun"])
        for for_moon in range(max(0, moon_left - moon), min(ancient, moon_left) + 1):
            for for_sun in range(max(0, sun_left - sun), min(ancient - for_moon, sun_left) + 1):
                ways.append(_way(moon_left - for_moon, sun_left - for_sun, for_moon + for_sun, combination))
    return tuple(ways)


@lru_cache(maxsize=256)
def _reset_choices(resets: tuple[int, ...]) -> tuple[tuple[Reset, ...], ...]:
    """Which scepters are reset, and for what; equal scepters are alike."""
    choices = {
        tuple(sorted((gold_held, shards) for gold_held, shards in zip(resets, kinds, strict=True) if shards))
        for kinds in product(("", *SHARDS), repeat=len(resets))
    }
    return tuple(sorted(choices, key=lambda combination: (len(combination), combination)))


@lru_cache(maxsize=1024)
def _way(moon: int, sun: int, ancient: int, combination: tuple[Reset, ...]) -> Option:
    parts = {kind: amount for kind, amount in (("moon", moon), ("sun", sun), (ANCIENT, ancient)) if amount}
    resets = "+".join(f"s{gold_held}={shards}" for gold_held, shards in combination) or NONE
    amounts = "+".join(f"{kind}={amount}" for kind, amount in parts.items()) or NONE
    facts: dict[str, Fact] = {**parts, "resets": resets}
    if combination:
        facts["scepters"] = tuple(gold_held for gold_held, _ in combination)
        facts["shards"] = tuple(shards for _, shards in combination)
    return Option(f"pay:{resets}:{amounts}", "pay", facts, "pay")
