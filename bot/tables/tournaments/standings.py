"""How the players of a tournament stand: by how far their scores lie above the mean of their tables, or by places.

A player in whose place another one played loses that match; the seat is left out of the mean, of the places and of the
tie-breaks of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Literal, NamedTuple

from bot.tables.tournaments.rounds import Entry, Format, TableResult

Counting = Literal["margin", "places"]
"""``margin``: score less the mean of the table; ``places``: the share of the others at the table who were beaten."""


class Standing(NamedTuple):
    """How a player stands. ``worth`` is what counts first, then ``beaten`` (the shares of others beaten, added up),
    ``opposition`` (the mean worth of those met), ``wins``. ``reached`` is the last round of a knock-out that the player
    has been in."""

    player: int
    worth: float
    beaten: float
    opposition: float
    wins: int
    matches: int
    reached: int = 0


def standings_of(
    entries: Sequence[Entry], results: Sequence[TableResult], way: Format = "swiss", counting: Counting = "margin"
) -> list[Standing]:
    """All players in the order in which they stand."""
    worth = {entry.number: 0.0 for entry in entries}
    beaten = dict(worth)
    wins, matches, last_rounds = (dict.fromkeys(worth, 0) for _ in range(3))
    opponents: dict[int, list[int]] = {number: [] for number in worth}
    for table in results:
        margins, shares = margins_of(table), shares_of(table)
        for player in table.players:
            worth[player] += margins[player] if counting == "margin" else shares[player]
            beaten[player] += shares[player]
            matches[player] += len(table.players) > 1
            last_rounds[player] = max(last_rounds[player], table.round)
            is_present = player not in table.absent
            wins[player] += is_present and shares[player] >= 1
            opponents[player] += [other for other in table.present if other != player] if is_present else []
    standings = [
        Standing(
            number,
            round(worth[number], 3),
            round(beaten[number], 3),
            round(fmean(worth[other] for other in opponents[number]), 3) if opponents[number] else 0.0,
            wins[number],
            matches[number],
            last_rounds[number],
        )
        for number in worth
    ]
    last = {player: place for table in results for player, place in zip(table.players, table.places, strict=True)}
    return sorted(standings, key=lambda each: _order(each, way, last.get(each.player, 0)))


def _order(standing: Standing, way: Format, last_place: int) -> tuple[float, ...]:
    """What standings are sorted by: in a knock-out by the round that was reached first, and the place in it."""
    knock_out_rank = (-standing.reached, last_place) if way == "knock_out" else ()
    beaten, wins = -standing.beaten, -standing.wins
    return (*knock_out_rank, -standing.worth, beaten, -standing.opposition, wins, standing.player)


def margins_of(table: TableResult) -> dict[int, float]:
    """How far each score lies above the mean of those who played themselves. Who was absent has the least of all, and
    never more than 0."""
    scores = dict(zip(table.players, table.scores, strict=True))
    mean = fmean(scores[player] for player in table.present) if table.present else 0.0
    margins = {player: scores[player] - mean for player in table.present}
    least = min([0.0, *margins.values()])
    return {player: margins.get(player, least) for player in table.players}


def shares_of(table: TableResult) -> dict[int, float]:
    """The share of the others present that each has beaten, a draw as half; who is left alone has beaten all, who was
    absent no one, and who sat out half."""
    places = dict(zip(table.players, table.places, strict=True))
    shares = dict.fromkeys(table.players, 0.0)
    for player in table.present:
        others = [places[other] for other in table.present if other != player]
        points = sum(1.0 if places[player] < other else 0.5 if places[player] == other else 0.0 for other in others)
        alone = 0.5 if len(table.players) == 1 else 1.0
        shares[player] = points / len(others) if others else alone
    return shares
