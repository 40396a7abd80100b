"""``pantheon bench``: figures, each beside a baseline that was measured in the same run."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from bot.command_failures import Fault
from bot.command_line.match_options import written_settings
from engine.errors import BadSettings


class Subject(StrEnum):
    """What can be measured."""

    ENGINE = "engine"
    PICTURES = "pictures"
    REPLAY = "replay"
    MOVES = "moves"
    LOAD = "load"
    BACKUP = "backup"
    PLAYERS = "players"
    THINKING = "thinking"
    SKILL = "skill"
    PLANS = "plans"
    DICE = "dice"
    LEAGUE = "league"
    WEB = "web"
    SIZE = "size"


What = Annotated[Subject, typer.Argument(metavar="|".join(Subject), help="What to measure.")]
Tables = Annotated[int, typer.Option(min=1, help="load: number of open tables.")]
Played = Annotated[int, typer.Option(min=0, help="load: number of them with people; 0 for all.")]
Clicks = Annotated[float, typer.Option(min=0.1, help="load: clicks per second.")]
Seconds = Annotated[float, typer.Option(min=1, help="load, web: duration in seconds.")]
Rising = Annotated[bool, typer.Option("--rising", help="load: raise the click rate until the bot falls behind.")]
Limited = Annotated[
    bool, typer.Option("--limited", help="load: Discord takes no more than 50 requests a second, as the real one.")
]
Hostile = Annotated[bool, typer.Option("--hostile", help="load: then the same beside a server that floods the bot.")]
Processes = Annotated[int, typer.Option(min=1, max=16, help="load, players, skill: number of processes.")]
EmptyDatabase = Annotated[str, typer.Option(metavar="URL", help="load: an empty PostgreSQL database to use.")]

Watchers = Annotated[int, typer.Option(min=1, max=1_900, help="web: number of people who watch.")]
Matches = Annotated[
    int, typer.Option(min=1, help="players, skill, plans: number of matches of each kind; league: of seasons.")
]
Seed = Annotated[str | None, typer.Option(metavar="S", help="players, skill, plans, league: random seed.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--options", metavar="KEY=VALUE …", help="players: settings of the game, such as line_up=advanced."),
]
Only = Annotated[
    str,
    typer.Option(
        metavar="TEXT",
        help="players, skill, league: filter kinds by substring; size: open, timers, servers or archive; "
        "engine: play, copies or memory; pictures: boards.",
    ),
]
Small = Annotated[
    int, typer.Option(min=1, help="size: measure this fraction of everything, such as 20 for a twentieth.")
]
Finished = Annotated[
    int, typer.Option(min=0, help="size: how many matches are over; 0: 100,000, or the fraction of them.")
]
Scratch = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", file_okay=False, help="size: keep the filled databases there, and resume from them."
    ),
]
Scores = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", dir_okay=False, help="players, skill: keep what each match brought here, and resume from it."
    ),
]


def bench(
    what: What,
    tables: Tables = 60,
    played: Played = 0,
    clicks: Clicks = 8,
    seconds: Seconds = 20,
    watchers: Watchers = 1_000,
    rising: Rising = False,
    limited: Limited = False,
    hostile: Hostile = False,
    processes: Processes = 1,
    database: EmptyDatabase = "",
    matches: Matches = 20,
    seed: Seed = None,
    only: Only = "",
    options: Options = None,
    scores: Scores = None,
    small: Small = 1,
    finished: Finished = 0,
    scratch: Scratch = None,
) -> None:
    """Measure, and print each figure beside its goal."""
    from bot.benchmarks import line, measure
    from bot.benchmarks.league import Seasons
    from bot.benchmarks.load import Load
    from bot.benchmarks.machine import describe_machine
    from bot.benchmarks.plans import Study
    from bot.benchmarks.players import Ladder
    from bot.benchmarks.size.scale import Scale
    from bot.benchmarks.skill.measured import Plan
    from bot.benchmarks.web import Watching

    arguments: tuple[object, ...] = ()
    if what is Subject.LOAD:
        if processes > 1 and not database:
            raise Fault("Several processes need a PostgreSQL database; name an empty one with --database.")
        most = min(played or tables, tables)
        arguments = (Load(tables, most, clicks, seconds, rising, hostile, processes, database, limited),)
    elif what is Subject.PLANS:
        arguments = (Study(matches, seed or Study().seed),)
    elif what is Subject.SIZE:
        scale = Scale(only=only, scratch=scratch).shared_by(small)
        arguments = (replace(scale, matches=finished or scale.matches),)
    elif what in (Subject.ENGINE, Subject.PICTURES):
        arguments = (only,)
    elif what is Subject.WEB:
        arguments = (Watching(watchers, seconds),)
    elif what is Subject.LEAGUE:
        arguments = (Seasons(matches, seed or Seasons().seed, only),)
    elif what in (Subject.PLAYERS, Subject.SKILL):
        if scores is not None and not scores.parent.is_dir():
            raise Fault(f"There is no folder {scores.parent} for the scores.")
        if what is Subject.SKILL:
            arguments = (Plan(matches, seed or Plan().seed, only, processes, scores),)
        else:
            settings = tuple(written_settings(options).items())
            arguments = (Ladder(matches, seed or Ladder().seed, only, settings, processes, scores),)
    typer.echo(describe_machine())
    try:
        for figure in measure(what.value, *arguments):
            typer.echo(line(figure))
    except BadSettings as bad:
        raise Fault(str(bad)) from None
