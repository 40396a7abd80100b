"""Self-play with exploration, and the outcome of every position.

Players that all think alike show little of what else is good. So in some games some seats of each match like some
faces, cards and actions more than they are worth, and others less, at random. In others they take another of the best
options now and then. That must not be put down to the positions: who likes moons has many of them, and wins more or
less often because of what it likes. So in most matches this ends at a random moment, and only what comes after it
counts. In the rest it lasts, for what is good for those who make something of it would never be seen else.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from engine.advice import Advice
from engine.chance import SEED_BYTES
from engine.game import Game
from engine.match import Match
from engine.players.value import Estimate
from engine.questions import Option

Player = Callable[[Match[Any], int], Advice]

Settings = Mapping[str, Sequence[str]]
"""The values of each setting that are played with, one of them in each match."""

PECULIAR = 0.6
"""Share of the seats that have tastes."""
AT_RANDOM = 0.03
"""Share of exploring players' choices that are drawn at random from all options."""
ANOTHER = 0.15
TOP_OPTIONS = 6
"""Share of choices drawn at random from the best ``TOP_OPTIONS``, where players have no tastes."""


LAPSE = 0.2
"""Chance, per round of turns, that players stop exploring in matches in which they do not explore to the end."""
LASTING = 1 / 3
"""Share of matches in which players explore to the end."""


class Example(NamedTuple):
    """A position as a seat saw it at a turn boundary: its features, and how the match ended for that seat.

    ``later`` is how many examples after this one the same seat is seen next in the same match (0: it is not).
    """

    features: array[float]
    outcome: Estimate
    later: int = 0


class Sample(NamedTuple):
    """What of matches is learned from: this ``share`` of their turn boundaries, drawn at random, for one match says
    little more with all of them. In the share ``lasting`` of the matches players explore to the end.
    """

    share: float = 1.0
    lasting: float = LASTING


ALL = Sample()


class Taste:
    """Random bonus or penalty, in points, that one player gives to a kind of option."""

    def __init__(self, random: Random, strength: float) -> None:
        self._random = random
        self._strength = strength
        self._likings: dict[object, float] = {}

    def of(self, option: Option) -> float:
        """The taste for what an option is about: a face, a card, a kind of action."""
        facts = option.facts
        about = facts.get("face") or facts.get("card") or facts.get("demigod") or option.group
        if about not in self._likings:
            self._likings[about] = self._random.gauss(0.0, self._strength)
        return self._likings[about]


def examples(
    game: Game[Any], seats: int, settings: Mapping[str, str], player: Player, random: Random, sample: Sample = ALL
) -> Iterator[Example]:
    """What can be learned from one match: an example for each seat at each turn boundary that counts.

    Those who explore no more play like ``player``.
    """
    match = Match.start(game, seats, settings, seed=random.randbytes(SEED_BYTES))
    tastes = [
        Taste(random, game.minds.exploration_noise)
        if game.minds.exploration_noise and random.random() < PECULIAR
        else None
        for _ in range(seats)
    ]
    lasting = random.random() < sample.lasting
    explores = True
    seen: list[tuple[int, array[float]]] = []
    began = -1
    while match.questions:
        if match.turn_began != began:
            began = match.turn_began
            explores = lasting or (explores and random.random() >= LAPSE / seats)
            if (lasting or not explores) and (sample.share == 1 or random.random() < sample.share):
                seen += [(seat, array("f", game.minds.features(match.turn_state, seat))) for seat in range(seats)]
        seat = match.questions[0].seat
        match.play(seat, _explore(match, seat, tastes[seat], random) if explores else player(match, seat).option)
    outcomes = outcomes_of(match)
    for place, (seat, features) in enumerate(seen):
        yield Example(features, outcomes[seat], seats if place + seats < len(seen) else 0)


def outcomes_of(match: Match[Any]) -> dict[int, Estimate]:
    """How a match ended for each seat; winners share the win."""
    winners = sum(standing.place == 1 for standing in match.standings)
    return {
        standing.seat: Estimate((standing.place == 1) / winners, standing.points)
        for standing in match.standings
        if standing.seat is not None
    }


def _explore(match: Match[Any], seat: int, taste: Taste | None, random: Random) -> str:
    question = match.question_for(seat)
    assert question is not None
    if random.random() < AT_RANDOM:
        return random.choice(question.options).id
    if taste is None:
        if not match.game.minds.exploration_noise and random.random() < ANOTHER:
            return random.choice(match.game.minds.judge_options(match, seat)[:TOP_OPTIONS]).option.id
        return match.game.minds.greedy(match, seat).option
    return max(
        match.game.minds.judge_options(match, seat), key=lambda each: each.worth + taste.of(each.option)
    ).option.id


def play_examples(
    game: Game[Any],
    seats: Sequence[int],
    settings: Settings,
    matches: int,
    player: Player,
    random: Random,
    sample: Sample = ALL,
) -> Iterator[Example]:
    """The examples of this many matches; the number of seats goes round, settings are drawn."""
    for number in range(matches):
        settings_of_match = {key: random.choice(values) for key, values in settings.items()}
        yield from examples(game, seats[number % len(seats)], settings_of_match, player, random, sample)
