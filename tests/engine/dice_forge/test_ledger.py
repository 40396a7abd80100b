"""What is told of a match is enough to keep its books: every store, die and board follows from the events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from engine.dice_forge.data.cards import CARDS, SLOTS
from engine.dice_forge.data.faces import DICE
from engine.dice_forge.data.titan_track import TRACK
from engine.dice_forge.rules.scoring import dice_marks
from engine.dice_forge.state import RESOURCES, Hero
from engine.events import Event
from engine.questions import Option, Question
from tests.engine.dice_forge.by_chance import MATCHES, play_choices
from tests.short_forms import some

KINDS = (*RESOURCES, "ancient")


class Book:
    """One seat's belongings, kept by what is told."""

    def __init__(self, hero: Hero) -> None:
        self.store = {kind: hero.store.get(kind, 0) for kind in KINDS}
        self.dice = [list(die) for die in hero.dice]
        self.faces = list(hero.faces)
        self.cards: list[str] = []
        self.island, self.golem, self.track = hero.island, hero.golem, hero.track
        self.worked = self.laps = self.reforged = 0
        self.newest, self.removed = -1, list[str]()
        self.companions, self.memories = Counter[int](), Counter[tuple[str, int, str]]()
        self.scepters = Counter[int]()
        self.spent = Counter[str]()
        self.from_scepters = 0
        self.otherwise: Mapping[str, Any] | None = None

    def pay(self, prices: Mapping[str, Any]) -> None:
        """Pay a price; what came from scepters and what was paid otherwise was told before."""
        if "gold" in prices:
            self.store["gold"] -= prices["gold"] - self.from_scepters
            self.from_scepters = 0
        shards = self.otherwise if self.otherwise is not None else prices
        if "sun" in prices or "moon" in prices:
            for kind in ("sun", "moon", "ancient"):
                self.store[kind] -= shards.get(kind, 0)
            for gold in shards.get("scepters", ()):
                self.scepters[gold] -= 1
                self.scepters[0] += 1
            self.otherwise = None

    def hear(self, kind: str, facts: Mapping[str, Any]) -> None:
        """Enter one event."""
        getattr(self, f"_{kind}", lambda _: None)(facts)

    def _gained(self, facts: Mapping[str, Any]) -> None:
        for kind in KINDS:
            self.store[kind] += facts.get(kind, 0)

    def _lost(self, facts: Mapping[str, Any]) -> None:
        for kind in KINDS:
            self.store[kind] -= facts.get(kind, 0)

    def _exchanged(self, facts: Mapping[str, Any]) -> None:
        self.store["vp"] += facts["gain"]

    def _hammered(self, facts: Mapping[str, Any]) -> None:
        self.worked += facts["gold"]

    def _lap_finished(self, facts: Mapping[str, Any]) -> None:
        self.laps += 1
        assert (facts["lap"], facts["gain"]) == ((1, 10), (2, 15))[(self.laps - 1) % 2]
        self.store["vp"] += facts["gain"]

    def _scepter_filled(self, facts: Mapping[str, Any]) -> None:
        self.scepters[facts["held"] - facts["gold"]] -= 1
        self.scepters[facts["held"]] += 1

    def _scepter_spent(self, facts: Mapping[str, Any]) -> None:
        self.scepters[facts["held"] + facts["gold"]] -= 1
        self.scepters[facts["held"]] += 1
        self.from_scepters += facts["gold"]

    def _paid(self, facts: Mapping[str, Any]) -> None:
        self.pay(facts)

    def _paid_otherwise(self, facts: Mapping[str, Any]) -> None:
        self.otherwise = facts

    def _paid_extra(self, facts: Mapping[str, Any]) -> None:
        self.pay(facts)

    def _performed(self, facts: Mapping[str, Any]) -> None:
        card = facts["card"]
        prices = {kind: facts[kind] for kind in ("sun", "moon") if kind in facts}
        assert prices in ({}, dict(SLOTS[facts["slot"]].cost))
        assert (facts["feat"], facts["vp"]) == (CARDS[card].feat.id, CARDS[card].feat.vp)
        assert facts["island"] == SLOTS[facts["slot"]].island
        self.pay(prices)
        self.cards.append(card)
        if CARDS[card].feat.id == "scepter":
            self.scepters[0] += 1
        if card == "companion":
            self.companions[0] += 1

    def _forged(self, facts: Mapping[str, Any]) -> None:
        die, side = DICE.index(facts["die"]), facts["side"] - 1
        place = die * 6 + side
        assert self.dice[die][side] == facts["old"]
        if "origin" in facts:
            assert facts["origin"] == ("forged" if self.reforged >> place & 1 else "start")
        self.dice[die][side] = self.faces[die] = facts["face"]
        self.reforged |= 1 << place
        self.newest = place
        self.removed.append(facts["old"])
        self.pay({"gold": facts["cost"]})

    def _rolled(self, facts: Mapping[str, Any]) -> None:
        for die, face in zip(facts["dice"], facts["faces"], strict=True):
            assert face in self.dice[DICE.index(die)]
            self.faces[DICE.index(die)] = face

    def _turned(self, facts: Mapping[str, Any]) -> None:
        self.faces[DICE.index(facts["die"])] = facts["face"]

    def _moved(self, facts: Mapping[str, Any]) -> None:
        self.island = facts["island"]

    def _ousted(self, facts: Mapping[str, Any]) -> None:
        self.island = 0

    def _spent_triton(self, facts: Mapping[str, Any]) -> None:
        self.spent["triton"] += 1

    def _repeated(self, facts: Mapping[str, Any]) -> None:
        self.spent["cerberus"] += 1

    def _companion_moved(self, facts: Mapping[str, Any]) -> None:
        self.companions[facts["space"] - 1] -= 1
        self.companions[facts["space"]] += 1

    def _companion_left(self, facts: Mapping[str, Any]) -> None:
        self.companions[facts["space"]] -= 1

    def _memory_laid(self, facts: Mapping[str, Any]) -> None:
        self.memories[facts["card"], facts["island"], facts["side"]] += 1

    def _remembered(self, facts: Mapping[str, Any]) -> None:
        self.memories[facts["card"], facts["island"], facts["side"]] -= 1

    def _golem_moved(self, facts: Mapping[str, Any]) -> None:
        assert facts["start"] == self.golem
        self.golem = facts["space"]

    def _marker_moved(self, facts: Mapping[str, Any]) -> None:
        assert facts["start"] == self.track
        self.track = facts["space"]
        assert facts["zone"] == TRACK[self.track].zone.id

    @property
    def marks(self) -> tuple[str, ...]:
        """Which sides were forged."""
        return tuple("forged" if self.reforged >> place & 1 else "start" for place in range(12))

    def check(self, hero: Hero) -> None:
        """Compare the book with what the seat has."""
        assert self.store == {kind: hero.store.get(kind, 0) for kind in KINDS}
        assert self.dice == [list(die) for die in hero.dice]
        assert self.faces == list(hero.faces)
        assert self.cards == list(hero.cards)
        assert (self.island, self.golem, self.track) == (hero.island, hero.golem, hero.track)
        assert (self.worked, self.reforged, self.newest) == (hero.worked, hero.reforged, hero.newest)
        assert (self.removed, len(self.removed)) == (list(hero.removed), hero.forged_count)
        assert (+self.companions, +self.memories) == (Counter(hero.companions), Counter(map(tuple, hero.memories)))
        assert self.laps == self.worked // 15
        assert +self.scepters == Counter(hero.scepters)
        for token, count in hero.tokens.items():
            bought = sum(CARDS[card].feat.token == token for card in self.cards)
            assert count == bought - self.spent[token]


def check_answer(question: Question, option: Option, events: list[Event]) -> None:
    """What an option says that it does is told next of its seat, by the same amounts."""
    facts = option.facts
    own = [event for event in events if event.seat == question.seat]
    if question.kind == "hammer":
        assert facts["worked"] + facts["kept"] == question.facts["gold"]
        assert not facts["worked"] or amount(own, "hammered") == facts["worked"]
    elif question.kind == "scepter":
        assert facts["stored"] + facts["kept"] == question.facts["gold"]
        assert facts["held"] == question.facts["held"] + facts["stored"]
        assert not facts["stored"] or amount(own, "scepter_filled") == facts["stored"]
    elif question.kind == "purse":
        assert facts["scepter"] + facts["gold"] == question.facts["price"]
        assert not facts["scepter"] or amount(own, "scepter_spent") == facts["scepter"]
        assert facts["scepter"] <= question.facts["held"]
    elif question.kind == "pay":
        assert paid_with(question, facts) == 0
    elif question.kind == "trade":
        paid = [event.facts["gold"] for event in own if event.kind == "paid"]
        assert paid[:1] == [facts["gold"]] or not paid
    elif question.kind == "exchange" and option.id == "exchange:yes":
        assert own[0].kind == "exchanged"
        assert own[0].facts["gain"] == facts["gain"]


def amount(events: list[Event], kind: str) -> Any:
    """The gold in the first event that is told, if it is of this kind."""
    return events[0].facts["gold"] if events and events[0].kind == kind else 0


def paid_with(question: Question, facts: Mapping[str, Any]) -> int:
    """How many ancient shards pay for more than is missing; a scepter of 6 is worth two shards, one of 4 or 5 one."""
    worth = Counter[str]()
    for gold, shards in zip(facts.get("scepters", ()), facts.get("shards", ()), strict=True):
        worth[shards] += 2 if gold == 6 else 1
    missing = 0
    for kind in ("sun", "moon"):
        price = question.facts.get(kind, 0)
        assert isinstance(price, int)
        missing += max(0, price - facts.get(kind, 0) - worth[kind])
    return int(facts.get("ancient", 0)) - missing


@pytest.mark.parametrize("number", some(range(MATCHES), 5))
def test_books_are_kept_by_what_is_told(number: int) -> None:
    books: list[Book] = []
    entered = 0
    for match, question, option, _, new_events, _ in play_choices(number):
        if not books:
            books = [Book(hero) for hero in match.replay(0).turn_state.heroes]
        check_answer(question, option, new_events)
        events = match.events
        for event in events[entered:]:
            if event.seat is not None:
                books[event.seat].hear(event.kind, event.facts)
        entered = len(events)
        if any(next_question.kind != "turn" for next_question in match.questions):
            continue  # a feat is told when it is performed, after whoever was ousted
        for book, hero in zip(books, match.state.heroes, strict=True):
            book.check(hero)
    assert [dice_marks(match.state, seat) for seat in range(match.seats)] == [book.marks for book in books]
