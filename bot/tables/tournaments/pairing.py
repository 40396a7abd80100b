"""The next round of a tournament: who meets which others. Decisions without side effects, always the same.

Libraries for pairing (py4swiss, swisspair, caissify-pairings, cardarena-tournament-core) know tables of two only.
Here a table has two to four seats: the order of the standings is cut into tables, then players change places as long
as that spares a second meeting or brings strengths nearer together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, product
from random import Random
from typing import NamedTuple

from bot.tables.tournaments.rounds import Format, Group, Meetings, TableResult, meetings_of
from bot.tables.tournaments.standings import Standing

AGAIN = 1_000_000
"""What a second meeting costs, against the square of the distance of two players in the standings."""
SMALL_AGAIN = 100_000
"""What it costs that a player sits at a smaller table once more."""
TRIES = 12
"""How many beginnings are tried while players would meet again."""
FEWEST = 2
"""How many sit at a table at least."""


def sizes_of_tables(count: int, seats: int) -> list[int]:
    """How many of ``count`` players sit at each table, the larger tables first; a size of 1 is a player without an
    opponent, which happens in tournaments of pairs and to a single player only."""
    if count <= 0:
        return []
    tables = -(-count // seats)
    small, larger = divmod(count, tables)
    if seats > FEWEST or small > 1:
        return [small + 1] * larger + [small] * (tables - larger)
    return [FEWEST] * larger + [1] * (tables - larger)


def next_groups(way: Format, standings: Sequence[Standing], results: Sequence[TableResult], seats: int) -> list[Group]:
    """The tables of the next round; a group of one sits out. No groups: the tournament is over.

    ``standings`` are those who may play, in their order; ``results`` are all tables of the rounds before, and those who
    sat out as tables of one.
    """
    order = [standing.player for standing in standings]
    if way == "knock_out":
        order = still_in(order, results)
    if len(order) < FEWEST:
        return []
    meetings = meetings_of(table.players for table in results)
    if way == "round_robin":
        return _even_groups(order, meetings, seats)
    return _near_groups(order, meetings, _times_in_small(results), seats, is_spread=way == "knock_out")


def rounds_of_round_robin(count: int, seats: int) -> int:
    """How many rounds it takes at least until each of ``count`` players has met each other one."""
    if count <= seats:
        return 1
    return -(-(count - 1) // (seats - 1)) + (1 if seats == FEWEST and count % 2 else 0)


def most_advancing(size: int) -> int:
    """How many of a table of this size play on in a knock-out."""
    return max(1, size // 2)


def still_in(order: Sequence[int], results: Sequence[TableResult]) -> list[int]:
    """Who plays on in a knock-out: the better half of each table of its last round; of the last table its winner."""
    if not results:
        return list(order)
    last = max(table.round for table in results)
    tables = [table for table in results if table.round == last]
    is_final = len(tables) == 1
    through = {
        player for table in tables for player in best_of(table, 1 if is_final else most_advancing(len(table.players)))
    }
    return [player for player in order if player in through]


def best_of(table: TableResult, count: int) -> list[int]:
    """The best of a table, those who played themselves first."""
    ranking = sorted(
        zip(table.places, table.players, strict=True), key=lambda each: (each[1] in table.absent, each[0], each[1])
    )
    return [player for _, player in ranking[:count]]


def _times_in_small(results: Sequence[TableResult]) -> dict[int, int]:
    """How often each player sat at a table that was smaller than another one of its round; sitting out weighs more
    than all of that."""
    largest: dict[int, int] = {}
    for table in results:
        largest[table.round] = max(largest.get(table.round, 0), len(table.players))
    times: dict[int, int] = {}
    for table in results:
        weight = len(largest) + 1 if len(table.players) == 1 else int(len(table.players) < largest[table.round])
        for player in table.players:
            times[player] = times.get(player, 0) + weight
    return times


def _near_groups(
    order: Sequence[int], meetings: Meetings, small: Mapping[int, int], seats: int, *, is_spread: bool
) -> list[Group]:
    """Tables of players who stand near each other, or with ``is_spread`` far from each other, without second meetings
    where that is possible. Who has sat out or at smaller tables least often does so first, from the bottom up."""
    sizes = sizes_of_tables(len(order), seats)
    rank = {player: place for place, player in enumerate(order)}
    from_below = sorted(order, key=lambda player: (small.get(player, 0), -rank[player]))
    alone = from_below[: sizes.count(1)]
    rest = [player for player in order if player not in alone]
    cut = [size for size in sizes if size > 1]
    groups = _deal(rest, cut) if is_spread else _cut(rest, cut)
    return [*_improve(groups, Costs(meetings, {} if is_spread else rank, small)), *((player,) for player in alone)]


def _even_groups(order: Sequence[int], meetings: Meetings, seats: int) -> list[Group]:
    """The tables at which the most players meet for the first time, whoever leads; none once all have met."""
    players = sorted(order)
    if not any(meetings[pair] == 0 for pair in combinations(players, 2)):
        return []
    if seats == FEWEST:
        return _circle(players, meetings)
    return _improve(_cut(players, sizes_of_tables(len(players), seats)), Costs(meetings, {}, {}))


def _circle(players: Sequence[int], meetings: Meetings) -> list[Group]:
    """The first round of the circle of pairs that brings only new meetings, else the one that brings most.

    One player stays, the others go round; with an odd number, who meets the empty seat sits out.
    """
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    best: list[Group] = []
    for _ in range(len(ring) - 1):
        half = len(ring) // 2
        pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
        groups = [tuple(sorted(player for player in pair if player is not None)) for pair in pairs]
        if not best or _new(groups, meetings) > _new(best, meetings):
            best = groups
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return sorted(best, key=lambda group: (-len(group), group))


def _new(groups: Iterable[Group], meetings: Meetings) -> int:
    """How many pairs would meet for the first time."""
    return sum(meetings[pair] == 0 for group in groups for pair in combinations(group, 2))


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """The players in their order, cut into tables of these sizes."""
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in sizes]


def _deal(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """The players dealt to tables of these sizes, forth and back, so that the strongest do not meet at once."""
    groups: list[list[int]] = [[] for _ in sizes]
    rest, is_forth = list(order), True
    while rest:
        open_groups = [group for group, size in zip(groups, sizes, strict=True) if len(group) < size]
        for group in open_groups if is_forth else reversed(open_groups):
            if rest:
                group.append(rest.pop(0))
        is_forth = not is_forth
    return groups


class Costs(NamedTuple):
    """What makes tables worse: ``met`` before, distance of ``rank`` (none: it does not matter), and ``small`` tables
    for those who had them already."""

    met: Meetings
    rank: Mapping[int, int]
    small: Mapping[int, int]

    def again(self, group: Sequence[int]) -> int:
        """How often players of a table have met before."""
        return sum(self.met[pair] for pair in combinations(sorted(group), 2))

    def of(self, group: Sequence[int], largest: int) -> int:
        """What a table costs in a round whose largest table has that many players."""
        again = sum((self.met[pair] + 1) ** 2 - 1 for pair in combinations(sorted(group), 2))
        unfair = sum(self.small.get(player, 0) for player in group) if len(group) < largest else 0
        far = sum((self.rank[a] - self.rank[b]) ** 2 for a, b in combinations(group, 2) if self.rank)
        return AGAIN * again + SMALL_AGAIN * unfair + far


def _improve(groups: list[list[int]], costs: Costs) -> list[Group]:
    """Tables that cost less: two players change tables as long as that helps. While some meet again, other beginnings
    are tried, by a chance that is the same each time."""
    largest = max(map(len, groups), default=0)
    best = _settle([list(group) for group in groups], costs, largest)
    for attempt in range(1, TRIES):
        if not any(costs.again(group) for group in best):
            break
        players = [player for group in groups for player in group]
        Random(attempt).shuffle(players)
        candidate = _settle(_cut(players, [len(group) for group in groups]), costs, largest)
        if sum(costs.of(group, largest) for group in candidate) < sum(costs.of(group, largest) for group in best):
            best = candidate
    return [tuple(sorted(group)) for group in best]


def _settle(groups: list[list[int]], costs: Costs, largest: int) -> list[list[int]]:
    """The tables once no two players can change places to make them cost less."""
    costs_of = [costs.of(group, largest) for group in groups]
    is_moving = True
    while is_moving:
        is_moving = False
        for one, other in combinations(range(len(groups)), 2):
            for here, there in product(range(len(groups[one])), range(len(groups[other]))):
                _swap(groups[one], here, groups[other], there)
                new_costs = costs.of(groups[one], largest), costs.of(groups[other], largest)
                if sum(new_costs) < costs_of[one] + costs_of[other]:
                    costs_of[one], costs_of[other] = new_costs
                    is_moving = True
                else:
                    _swap(groups[one], here, groups[other], there)
    return groups


def _swap(one: list[int], here: int, other: list[int], there: int) -> None:
    one[here], other[there] = other[there], one[here]
