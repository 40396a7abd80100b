"""Measures how well tables of a league rank people: Kendall's τ between a table and the strengths that are known.

32 simulated people choose as ``greedy`` does, but for a share of their choices take any option; from person to person
that share grows. In a season each of them plays matches of four, whose deals all tables of a round have in common; from
the same matches come points for places, ratings, scores, scores without the luck of the dice, and scores against the
mean of deal and seat. In a season of equal deals all play the same deals from the first seat against three ``greedy``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from bot.benchmarks import Figure
from bot.tables.results.ratings import Rating, rate_match
from bot.tables.rules.deal_scores import DealTable, standings
from engine.analysis.course import luck_of_seats
from engine.game import Game
from engine.match import Match
from engine.players import find_player
from engine.registry import find_game
from engine.simulation import match_seed

PEOPLE, SEATS = 32, 4
CHECKS = (5, 10, 20)
"""After how many matches a table is compared."""
WAYS = ("places", "openskill", "own score", "luck-adjusted", "duplicate")
AMONG = {"diceforge": (0.60, 0.70, 0.78), "hercules": (0.33, 0.44, 0.58)}
"""What τ of the duplicate score should reach after 5, 10 and 20 matches."""
EQUAL = {"diceforge": (0.66, 0.76), "hercules": (0.42, 0.55)}
"""What τ of equal deals should reach after 5 and 10 matches."""
CARELESS = {"diceforge": 0.25, "hercules": 0.27}
"""The share of careless choices of the weakest person. It sets how far people differ, and thereby every figure: the two
are taken so that points for places tell people apart about as well in both games as in the first measurements."""


class Seasons(NamedTuple):
    """How many seasons are played, the seed, and which games, by a part of their names."""

    seasons: int = 20
    seed: str = "league"
    only: str = ""


class Played(NamedTuple):
    """A match: who sat where, their points, places, and the luck of their dice in points of the dice."""

    people: tuple[int, ...]
    points: tuple[float, ...]
    places: tuple[int, ...]
    luck: tuple[float, ...]


def figures(study: Seasons) -> Iterator[Figure]:
    """τ of each way to count after 5, 10 and 20 matches, of each game."""
    for game in (find_game(key) for key in AMONG):
        if study.only not in game.key:
            continue
        among: dict[tuple[str, int], list[float]] = defaultdict(list)
        equal: dict[int, list[float]] = defaultdict(list)
        for season in range(study.seasons):
            rounds = play_rounds(game, f"{study.seed} {season}", max(CHECKS))
            for matches in CHECKS:
                for way, scores in tables_of(rounds[:matches]).items():
                    among[way, matches].append(tau(scores))
            points = play_equal(game, f"{study.seed} {season}", CHECKS[1])
            for matches in CHECKS[:2]:
                equal[matches].append(tau(equal_scores(points, matches)))
        for (way, matches), numbers in among.items():
            goal = AMONG[game.key][CHECKS.index(matches)] if way == "duplicate" else None
            yield _figure(f"{game.key}: {way}, {matches} matches", numbers, goal)
        for matches, numbers in equal.items():
            goal = EQUAL[game.key][CHECKS.index(matches)]
            yield _figure(f"{game.key}: equal deals, {matches} matches", numbers, goal)


def _figure(name: str, numbers: Sequence[float], goal: float | None) -> Figure:
    mean = fmean(numbers)
    error = stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    note = f"± {1.96 * error:.3f} of {len(numbers)} seasons"
    if goal is None:
        return Figure(name, mean, "τ", note=note)
    return Figure(name, mean, "τ", f"at least {goal:.2f} τ", mean >= goal, note)


def tau(scores: Sequence[float]) -> float:
    """Kendall's τ of scores by person and the true order, in which person 0 is the best."""
    pairs = [(scores[a] > scores[b]) - (scores[a] < scores[b]) for a, b in combinations(range(len(scores)), 2)]
    return sum(pairs) / len(pairs)


def carelessness(game: Game[Any]) -> list[float]:
    """The share of careless choices of each person, the best first."""
    return [CARELESS[game.key] * person / (PEOPLE - 1) for person in range(PEOPLE)]


def play_rounds(game: Game[Any], seed: str, rounds: int) -> list[list[Played]]:
    """Rounds in which all people play a match of the same deal, in groups and on seats that are drawn."""
    shares, random = carelessness(game), Random(seed)
    scores = []
    for number in range(rounds):
        order = random.sample(range(PEOPLE), PEOPLE)
        deal = match_seed(f"{seed} round", number)
        groups = [tuple(order[at : at + SEATS]) for at in range(0, PEOPLE, SEATS)]
        scores.append([_play(game, deal, group, [shares[each] for each in group], random) for group in groups])
    return scores


def play_equal(game: Game[Any], seed: str, deals: int) -> list[list[float]]:
    """The points of each person in each deal, from the first seat against three computer players."""
    shares, random = carelessness(game), Random(f"{seed} equal")
    scores = []
    for number in range(deals):
        deal = match_seed(f"{seed} equal", number)
        matches = (_play(game, deal, (each, -1, -1, -1), [share, 0, 0, 0], random) for each, share in enumerate(shares))
        scores.append([match.points[0] for match in matches])
    return scores


def _play(game: Game[Any], deal: bytes, people: tuple[int, ...], careless: Sequence[float], random: Random) -> Played:
    match, greedy = Match.start(game, SEATS, {}, seed=deal), find_player("greedy", game)
    while questions := match.questions:
        question = questions[0]
        if careless[question.seat] and random.random() < careless[question.seat]:
            option = random.choice(question.options).id
        else:
            option = greedy(match, question.seat).option
        match.play(question.seat, option)
    own = {each.seat: each for each in match.standings if each.seat is not None}
    points = tuple(float(own[seat].points) for seat in range(SEATS))
    places = tuple(own[seat].place for seat in range(SEATS))
    return Played(people, points, places, tuple(each.came - each.expected for each in luck_of_seats(match)))


def tables_of(rounds: Sequence[Sequence[Played]]) -> dict[str, list[float]]:
    """The score of each person by each way to count."""
    matches = [match for tables in rounds for match in tables]
    slope = _slope(matches)
    scores = {way: [0.0] * PEOPLE for way in WAYS}
    ratings = [Rating()] * PEOPLE
    for match in matches:
        after = rate_match([ratings[each] for each in match.people], match.places, [True] * SEATS)
        for seat, (person, rating) in enumerate(zip(match.people, after, strict=True)):
            ratings[person] = rating
            scores["places"][person] -= match.places[seat]
            scores["own score"][person] += match.points[seat]
            scores["luck-adjusted"][person] += match.points[seat] - slope * match.luck[seat]
    scores["openskill"] = [rating.mean for rating in ratings]
    tables = [DealTable(at, each.people, each.points) for at, some in enumerate(rounds) for each in some]
    for standing in standings(range(PEOPLE), tables):
        scores["duplicate"][standing.person] = standing.score
    return scores


def _slope(matches: Iterable[Played]) -> float:
    """How many points a point of the dice is worth, over all matches."""
    pairs = [pair for match in matches for pair in zip(match.luck, match.points, strict=True)]
    lucks, points = fmean(each for each, _ in pairs), fmean(each for _, each in pairs)
    spread = sum((each - lucks) ** 2 for each, _ in pairs)
    return sum((each - lucks) * (score - points) for each, score in pairs) / spread if spread else 0.0


def equal_scores(points: Sequence[Sequence[float]], deals: int) -> list[float]:
    """The score of each person over the first deals."""
    return [sum(deal[person] for deal in points[:deals]) for person in range(PEOPLE)]
