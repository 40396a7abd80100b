"""Measures how much plans shorten matches by message, and how often a plan holds.

A simulation: the matches are played by the rules and by ``greedy``, the hours between choices are drawn. Everyone has a
time zone, sleeps a third of the day, and looks at the match once after each turn, after a log-normal time of which only
waking hours count. Who is asked in the own turn plays it then; questions in turns of others are answered by standing
answers, at once. With plans, everyone plans some of the own turns, whenever they look before it has come and have no
plan that holds, and at the end of the own turn when they have played it themselves. Both worlds have the same looks.
"""

from __future__ import annotations

import heapq
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.benchmarks import Figure
from engine.match import Match
from engine.plan import Step, Way, find_obstacle, is_turn_of
from engine.plan_ways import find_way, stop_ahead
from engine.players import choose
from engine.registry import find_game
from engine.simulation import match_seed
from engine.trial import play_trial

HOUR = 3600.0
MEDIAN_H, SIGMA = 3.0, 1.2
"""The waking hours until someone looks: median and spread (of the logarithm)."""
WAKES_H, AWAKE_H = 7, 16
"""When a day begins, in local time, and how many hours of it someone is awake."""
PLAN_PAUSE_S = 18.0
"""The middle of the pause before a plan is played."""
CHOICES_MAX = 20
WAYS = 3
"""How many ways a plan has: the first, and two for when it cannot be begun."""
KEY = b"what is tried out".ljust(32, b".")


class Cell(NamedTuple):
    """A kind of match, and how much shorter plans should make it (0 to 1)."""

    game: str
    seats: int
    shorter: float


CELLS = (Cell("diceforge", 4, 0.30), Cell("hercules", 3, 0.20))


class Study(NamedTuple):
    """How many matches of each kind, the seed, and the share of turns that people plan.

    ``once``: who is about to look does not look again because of a further turn.
    """

    matches: int = 20
    seed: str = "plans"
    planned: float = 0.6
    once: bool = False


class Person(NamedTuple):
    """Someone at the table: the hour of the world's day at which the own day begins."""

    wakes_h: float

    def look_at(self, now_s: float, awake_h: float) -> float:
        """When this many waking hours have gone by since ``now_s``."""
        day, hour = divmod(now_s / HOUR - self.wakes_h, 24)
        days, hour = divmod(min(hour, AWAKE_H) + awake_h, AWAKE_H)
        return ((day + days) * 24 + hour + self.wakes_h) * HOUR


@dataclass
class Tally:
    """What was counted over matches. ``whole`` plans were played to their end, ``begun`` ones stopped on the way."""

    seconds: float = 0.0
    turns: int = 0
    whole: int = 0
    begun: int = 0
    broken: int = 0
    unplanned: int = 0

    @property
    def due(self) -> int:
        """How many plans there were when their turn came."""
        return self.whole + self.begun + self.broken


@dataclass
class Table:
    """A match by message on its way. ``looks`` are the coming looks: when, and of which seat."""

    match: Match[Any]
    people: list[Person]
    number: int
    study: Study
    with_plans: bool
    tally: Tally
    now_s: float = 0.0
    looks: list[tuple[float, int]] = field(default_factory=list)
    plans: dict[int, tuple[Way, ...]] = field(default_factory=dict)
    turn: int = 0
    done: Counter[int] = field(default_factory=Counter)
    """How many own turns each seat has played."""

    def play(self) -> None:
        """Play the match to its end, and count what it took."""
        self._settle()
        self._expect_looks()
        while not self.match.is_finished:
            self.now_s, seat = heapq.heappop(self.looks)
            if is_turn_of(self.match, seat):
                self._play_turn(seat)
            self._plan(seat)
        self.tally.seconds += self.now_s

    def _chance(self, *name: object) -> random.Random:
        return random.Random(":".join(map(str, (self.study.seed, self.number, *name))))

    def _expect_looks(self) -> None:
        """Everyone looks once after this turn."""
        waiting = {seat for _, seat in self.looks} if self.study.once else set()
        for seat, person in enumerate(self.people):
            if seat in waiting:
                continue
            awake_h = self._chance("look", self.turn, seat).lognormvariate(0, SIGMA) * MEDIAN_H
            heapq.heappush(self.looks, (person.look_at(self.now_s, awake_h), seat))

    def _settle(self) -> None:
        """Let standing answers be given in turns of others."""
        while not self.match.is_finished:
            others = [each.seat for each in self.match.questions if not is_turn_of(self.match, each.seat)]
            if not others:
                return
            self._choose(others[0])

    def _choose(self, seat: int) -> None:
        self.match.play(seat, choose("greedy", self.match, seat).option)

    def _play_turn(self, seat: int, steps: tuple[Step, ...] = ()) -> bool:
        """Play a turn: by plan as long as that holds, and to its end if no plan does it; whether it has ended."""
        turn, left = self.match.turn_number, list(steps)
        while not self.match.is_finished and self.match.turn_number == turn:
            self._settle()
            if self.match.is_finished or self.match.turn_number != turn:
                break
            if not steps:
                self._choose(seat)
            elif left and not find_obstacle(self.match, seat, left[0]):
                self.match.play(seat, left.pop(0).option)
            else:
                return False
        self._end_turn(seat)
        return True

    def _end_turn(self, seat: int) -> None:
        self.plans.pop(seat, None)
        self.turn += 1
        self.done[seat] += 1
        self.tally.turns += 1
        self._settle()
        self._expect_looks()
        if self.with_plans and not self.match.is_finished:
            self._carry_out()

    def _carry_out(self) -> None:
        """Play the plan of who is asked now, if there is one that holds."""
        seat = self.match.questions[0].seat
        ways = self.plans.get(seat)
        if ways is None:
            self.tally.unplanned += 1
            return
        way = find_way(self.match, seat, ways, {})
        if way is None:
            self.tally.broken += 1
            self.plans.pop(seat)
            return
        self.now_s += PLAN_PAUSE_S
        if self._play_turn(seat, way):
            self.tally.whole += 1
        else:
            self.tally.begun += 1
            self.plans.pop(seat, None)

    def _plan(self, seat: int) -> None:
        """Plan the next turn, if this person plans that one and has no plan that holds."""
        if not self.with_plans or self.match.is_finished or is_turn_of(self.match, seat):
            return
        if self._chance("plans", seat, self.done[seat]).random() >= self.study.planned:
            return
        plan = self.plans.get(seat)
        if plan is None or stop_ahead(self.match, seat, plan, {}) is not None:
            ways = plan_ways(self.match, seat)
            if ways:
                self.plans[seat] = ways


def plan_ways(match: Match[Any], seat: int) -> tuple[Way, ...]:
    """A turn as ``greedy`` would play it now, and again without the first options of the ways before."""
    begun = play_trial(match.fork(), seat, (), KEY)
    if begun is None or begun.is_over:
        return ()
    first = choose("greedy", begun.match, seat).option
    option_ids = [first, *(each.option.id for each in match.game.minds.judge_options(begun.match, seat))]
    ways = [_complete(match, seat, option) for option in list(dict.fromkeys(option_ids))[:WAYS]]
    return tuple(way for way in ways if way)


def _complete(match: Match[Any], seat: int, first: str) -> Way:
    choices = [first]
    while len(choices) < CHOICES_MAX:
        trial = play_trial(match.fork(), seat, choices, KEY)
        if trial is None or trial.is_over:
            return trial.steps if trial else ()
        choices.append(choose("greedy", trial.match, seat).option)
    return ()


def play_cell(cell: Cell, study: Study, with_plans: bool) -> Tally:
    """All matches of a kind, with plans or without."""
    tally = Tally()
    for number in range(study.matches):
        zones = random.Random(f"{study.seed}:zones:{number}")
        people = [Person((WAKES_H + zones.random() * 24) % 24) for _ in range(cell.seats)]
        match = Match.start(find_game(cell.game), cell.seats, {}, seed=match_seed(study.seed, number))
        Table(match, people, number, study, with_plans, tally).play()
    return tally


def figures(study: Study) -> Iterator[Figure]:
    """How long matches are without and with plans, and how often plans hold."""
    for cell in CELLS:
        name = f"{cell.game}, {cell.seats} seats"
        without, with_plans = play_cell(cell, study, False), play_cell(cell, study, True)
        yield Figure(f"{name}: length without plans", days(without, study), "days")
        shorter = 1 - with_plans.seconds / without.seconds
        goal = f"at least {cell.shorter:.0%}"
        note = f"{days(with_plans, study):.2f} days"
        yield Figure(f"{name}: shorter with plans by", shorter * 100, "%", goal, shorter >= cell.shorter, note)
        due = max(1, with_plans.due)
        share = with_plans.due / max(1, with_plans.due + with_plans.unplanned)
        yield Figure(f"{name}: turns for which there was a plan", share * 100, "%")
        yield Figure(f"{name}: plans that could be begun", (with_plans.whole + with_plans.begun) / due * 100, "%")
        yield Figure(
            f"{name}: plans played to their end", with_plans.whole / due * 100, "%", note=f"of {with_plans.due}"
        )
        rare = study._replace(once=True)
        without, with_plans = play_cell(cell, rare, False), play_cell(cell, rare, True)
        shorter, note = 1 - with_plans.seconds / without.seconds, f"{days(without, study):.2f} days without"
        yield Figure(f"{name}: shorter where people look seldom", shorter * 100, "%", note=note)


def days(tally: Tally, study: Study) -> float:
    """The mean length of a match."""
    return tally.seconds / study.matches / HOUR / 24
