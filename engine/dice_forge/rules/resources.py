"""Gaining, losing and paying: caps, and exchanges for victory points (rulebook p. 4, 6 and 7)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.dice_forge.data.faces import Yield
from engine.dice_forge.data.rulings import CAPS, CHEST
from engine.dice_forge.data.titan_track import TRACK, after_steps
from engine.dice_forge.registry import GAINING, NOTHING, Income, YieldMode
from engine.dice_forge.rules.gold import divide, hammer_question, may_divide_gold, share_of_hammers, strike
from engine.dice_forge.state import ANCIENT, LOYALTY, VP, Hero, State
from engine.dice_forge.store import KINDS, PLACES
from engine.flow import NOTHING_ASKED, Flow, Note, Play
from engine.questions import Fact, Option

MARKING: Final = frozenset({ANCIENT, LOYALTY})
"""What moves the marker on the Titans' track."""

UNLIMITED: Final = 1_000_000
"""More than anyone comes to: how much may be held of a kind that has no limit."""

CHESTS_MAX: Final = 4
"""The chests that one player may come to: there are as many copies of a card as players."""


def cap(hero: Hero, kind: str) -> int:
    """How much of a kind the hero's inventory holds."""
    return CAPS[kind] + hero.chests * CHEST[kind]


_MOST: Final = [
    [CAPS[kind] + chests * CHEST[kind] if kind in CAPS else UNLIMITED for kind in KINDS]
    for chests in range(CHESTS_MAX + 1)
]
"""How much of each kind an inventory holds, by its chests."""


def in_all(some: Yield, more: Yield) -> dict[str, int]:
    """Two yields together."""
    total = dict(some)
    for kind, amount in more.items():
        total[kind] = total.get(kind, 0) + amount
    return total


def can_pay(hero: Hero, price: Yield) -> bool:
    """Whether the stores hold the price; gold on scepters counts."""
    return all((hero.gold if kind == "gold" else hero.amount_of(kind)) >= amount for kind, amount in price.items())


def pay(hero: Hero, price: Yield) -> None:
    """Take a price from the store."""
    for kind, amount in price.items():
        hero.amounts[PLACES[kind]] -= amount


Stored = list[tuple[int, int]]
"""What goes into a store: the places of kinds, each with the amount."""

Gain = tuple[Stored, Note]
"""What goes into a hero's store, and the note of it where there is room for all."""


def gain_of(seat: int, yields: Yield, source: str) -> Gain:
    """The gain of a seat, to be stored as often as it comes. Loyalty is none, but the note tells of it."""
    parts = [(PLACES[kind], amount) for kind, amount in yields.items() if kind != LOYALTY]
    return parts, ("gained", seat, {"source": source, **yields})


def take(play: Play[State], seat: int, yields: Yield, source: str) -> None:
    """Put what was gained into the store; what is above a cap is lost.

    Ancient shards and loyalty move the marker on the Titans' track, whether there is room for the shards or not.
    """
    hero = play.state.heroes[seat]
    amounts, most, surplus = hero.amounts, _MOST[hero.chests], 0
    facts: dict[str, Fact] = {"source": source, **yields}
    for kind, amount in yields.items():
        if kind != LOYALTY:
            place = PLACES[kind]
            total = amounts[place] + amount
            if total > most[place]:
                surplus += total - most[place]
                facts[kind] = most[place] - amounts[place]
                total = most[place]
            amounts[place] = total
    if surplus:
        facts["surplus"] = surplus
    play.notes.append(("gained", seat, facts))
    if hero.track and not MARKING.isdisjoint(yields):
        move_marker(play, seat, yields.get(ANCIENT, 0), yields.get(LOYALTY, 0))


def store_gains(play: Play[State], hero: Hero, gains: tuple[Gain, ...]) -> None:
    """Put into a hero's store what there is room for, one gain after the other, and note it.

    As ``take``, with notes that were made beforehand.
    """
    amounts, most, notes = hero.amounts, _MOST[hero.chests], play.notes
    for parts, note in gains:
        surplus = 0
        for kind, amount in parts:
            total = amounts[kind] + amount
            if total > most[kind]:
                surplus += total - most[kind]
                _, seat, facts = note
                note = ("gained", seat, {**facts, KINDS[kind]: most[kind] - amounts[kind], "surplus": surplus})
                total = most[kind]
            amounts[kind] = total
        notes.append(note)


def move_marker(play: Play[State], seat: int, left: int, right: int) -> None:
    """Move a loyalty marker: to the rebellion, to the gods (Rebellion p. 14)."""
    hero = play.state.heroes[seat]
    hero.track, note = marker_after(seat, hero.track, left, right)
    play.notes.append(note)


@lru_cache(maxsize=1024)
def marker_after(seat: int, start: int, left: int, right: int) -> tuple[int, Note]:
    """The space to which a seat's marker moves, and the note that says so."""
    space = after_steps(start, left, right)
    steps = {"start": start, "space": space, "left": left, "right": right}
    return space, ("marker_moved", seat, {**steps, "zone": TRACK[space].zone.id})


def lose(play: Play[State], seat: int, yields: Yield, source: str) -> Yield:
    """Lose as much of it as there is, and return that. Loyalty cannot be lost; no marker moves."""
    store = play.state.heroes[seat].store
    facts: dict[str, Fact] = {"source": source}
    losses: dict[str, int] = {}
    for kind, amount in yields.items():
        if kind in store:
            losses[kind] = min(amount, store[kind])
            store[kind] -= losses[kind]
    play.note(seat, "lost", {**facts, **losses})
    return losses


def receive(play: Play[State], seat: int, yields: Yield, source: str, manner: YieldMode = GAINING) -> Flow[None]:
    """Gain, at once where nothing is to be asked.

    What may be exchanged is, if its owner likes; gold may go to the hammer or to scepters. Where the manner gathers
    gold, it waits until ``put_away``. In loss mode all is lost, and the hammer is left alone.
    """
    if manner.losing:
        lose(play, seat, yields, source)
        return NOTHING_ASKED
    if manner.exchange and not manner.exchange.keys().isdisjoint(yields):
        return _exchange_or_keep(play, seat, yields, source, manner)
    gold = yields.get("gold", 0)
    if not gold or not may_divide_gold(play.state.heroes[seat]):
        take(play, seat, yields, source)
        return NOTHING_ASKED
    if manner.income is None:
        return _divide_and_take(play, seat, yields, source)
    manner.income.add(gold, source)
    if len(yields) > 1:
        take(play, seat, without("gold", yields), source)
    return NOTHING_ASKED


def _divide_and_take(play: Play[State], seat: int, yields: Yield, source: str) -> Flow[None]:
    """Let gold go to the hammer or to scepters; what is left of it goes into the store with the rest."""
    gold_left = yield from divide(play, seat, yields["gold"], source)
    left = {**yields, "gold": gold_left} if gold_left else without("gold", yields)
    if left:
        take(play, seat, left, source)


def _exchange_or_keep(play: Play[State], seat: int, yields: Yield, source: str, manner: YieldMode) -> Flow[None]:
    left = yield from _exchange(play, seat, yields, source, manner.exchange)
    if left:
        yield from receive(play, seat, left, source, replace(manner, exchange=NOTHING))


def put_away(play: Play[State], seat: int, income: Income | None) -> Flow[None]:
    """Say where gathered gold goes, and put the rest into the store."""
    if income is None or not income.gold:
        return NOTHING_ASKED
    gold, income.gold = income.gold, 0
    return store_gold(play, seat, gold, income.source)


def store_gold(play: Play[State], seat: int, gold: int, source: str) -> Flow[None]:
    """Let gold go to the hammer or to scepters, and put the rest into the store; at once where nothing is asked."""
    hero = play.state.heroes[seat]
    if hero.scepters:
        return _divide_and_store(play, seat, gold, source)
    least, most = share_of_hammers(play.state, seat, gold)
    if least < most:
        return _work_and_store(play, seat, gold, source, least, most)
    _strike_and_store(play, seat, gold, source, most)
    return NOTHING_ASKED


def _divide_and_store(play: Play[State], seat: int, gold: int, source: str) -> Flow[None]:
    gold_left = yield from divide(play, seat, gold, source)
    if gold_left:
        take(play, seat, {"gold": gold_left}, source)


def _work_and_store(play: Play[State], seat: int, gold: int, source: str, least: int, most: int) -> Flow[None]:
    _, answer = yield hammer_question(play, seat, gold, source, least, most)
    _strike_and_store(play, seat, gold, source, answer.number("worked"))


def _strike_and_store(play: Play[State], seat: int, gold: int, source: str, hammer_gold: int) -> None:
    if hammer_gold:
        strike(play, seat, hammer_gold)
    if gold > hammer_gold:
        take(play, seat, {"gold": gold - hammer_gold}, source)


def without(kind: str, yields: Yield) -> Yield:
    """A yield less one kind."""
    return {other: amount for other, amount in yields.items() if other != kind}


def _exchange(play: Play[State], seat: int, yields: Yield, source: str, rates: Yield) -> Flow[Yield]:
    """All that may be exchanged of one face's yield, or nothing of it (C40)."""
    goods = {kind: amount for kind, amount in yields.items() if kind in rates}
    vp = sum(amount * rates[kind] for kind, amount in goods.items())
    facts: dict[str, Fact] = {"source": source, **goods}
    yes = Option("exchange:yes", "exchange-yes", {**goods, "gain": vp})
    no = Option("exchange:no", "exchange-no", goods)
    answer = yield from play.ask(seat, "exchange", (yes, no), facts)
    if answer.id == no.id:
        return yields
    play.state.heroes[seat].amounts[VP] += vp
    play.tell(seat, "exchanged", gain=vp, **facts)
    return {kind: amount for kind, amount in yields.items() if kind not in rates}


def choose_yield(
    play: Play[State], seat: int, kind: str, choices: Yield, source: str, factor: int = 1, *, losing: bool = False
) -> Flow[Yield]:
    """Choose one kind, then multiply it (rulebook p. 8). The seat that chooses keeps the choice when the result is
    lost."""
    options = choice_options(tuple(choices.items()), factor, losing)
    facts: dict[str, Fact] = {"source": source, "factor": factor}
    if len(options) > 1:
        # As ``Play.ask``, without a flow of its own for each of the most frequent questions.
        _, answer = yield play.open(seat, kind, options, facts)
    else:
        answer = play.take_only(seat, kind, options)
    resource = answer.text("resource")
    return {resource: choices[resource] * factor}


@lru_cache(maxsize=512)
def choice_options(choices: tuple[tuple[str, int], ...], factor: int, losing: bool) -> tuple[Option, ...]:
    """One option for each kind."""
    verb = "lose" if losing else "gain"
    return tuple(
        Option(f"{verb}:{kind}:{amount * factor}", verb, {"resource": kind, "amount": amount * factor})
        for kind, amount in choices
    )
