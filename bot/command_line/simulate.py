"""``pantheon simulate``: whole matches in the engine, for figures about the rules and their speed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from time import perf_counter
from typing import Annotated, Any

import typer

from bot.command_failures import Fault
from bot.command_line.match_options import (
    GameName,
    Options,
    Seats,
    Seed,
    chosen_game,
    chosen_seats,
    chosen_settings,
)

KEYS = (
    "game",
    "seats",
    "games",
    "seconds",
    "games_per_s",
    "decisions_per_s",
    "rounds",
    "scores",
    "wins_by_seat",
    "wins_by_player",
)
"""The keys that ``--json`` prints; other programs depend on them."""

Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many matches to play.")]
Players = Annotated[
    str, typer.Option("--players", metavar="NAMES", help="Computer players by seat, such as greedy,random.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of lines.")]


def simulate(
    game: GameName,
    seats: Seats = None,
    games: Games = 100,
    players: Players = "random",
    options: Options = None,
    seed: Seed = "pantheon",
    as_json: AsJson = False,
) -> None:
    """Play whole matches between computer players and count."""
    from engine.players import UnknownPlayer
    from engine.simulation import simulate as play

    rules = chosen_game(game)
    count = chosen_seats(rules, seats)
    settings = chosen_settings(rules, count, options)
    names = [name.strip() for name in players.split(",") if name.strip()]
    if not 1 <= len(names) <= count:
        raise Fault(f"--players takes 1 to {count} names for {count} seats, not {len(names)}.")
    try:
        report = play(rules, count, games, timer=perf_counter, players=names, settings=settings, seed=seed)
    except UnknownPlayer as unknown:
        raise Fault(str(unknown)) from None
    if as_json:
        typer.echo(json.dumps({key: report[key] for key in KEYS}, ensure_ascii=False))
    else:
        for line in lines(report):
            typer.echo(line)


def lines(report: Mapping[str, Any]) -> Iterator[str]:
    """The report as readable lines."""
    yield f"{report['games']:,} matches of {report['game']} with {report['seats']} seats in {report['seconds']:.2f} s"
    yield f"  {report['games_per_s']:,.1f} matches/s, {report['decisions_per_s']:,.0f} decisions/s"
    yield f"  rounds   {_spread(report['rounds'])}"
    yield f"  scores   {_spread(report['scores'])}"
    yield f"  wins by seat    {_counts(report['wins_by_seat'])}"
    yield f"  wins by player  {_counts(report['wins_by_player'])}"


def _spread(spread: Mapping[str, float]) -> str:
    return f"{spread['min']:g} to {spread['max']:g}, mean {spread['mean']:g}"


def _counts(counts: Mapping[str, float]) -> str:
    return ", ".join(f"{name}: {count:g}" for name, count in counts.items())
