"""The results of a tournament as a file: JSON for programs, CSV for spreadsheets, with the same names in all languages.

``docs/tournament.schema.json`` states what the JSON holds; it is written from ``TournamentFile``. A file names people
as the standings do, and holds no Discord id.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.tables.tournaments.rounds import Format
from bot.tables.tournaments.rows import Player, RoundTable, Tournament
from bot.tables.tournaments.standings import margins_of, shares_of

FORMAT: Literal["pantheon-tournament-1"] = "pantheon-tournament-1"
FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet computes a cell that begins so: a name that does is written with an apostrophe before it."""


class FilePart(BaseModel):
    """A part of the file: every field has its type, and there are no others."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class PlayerPart(FilePart):
    """A player, in the order of the standings."""

    place: int = Field(ge=1, description="place in the standings, 1 being the best")
    player: int = Field(ge=1, description="number of the player in this tournament")
    name: str = Field(description="name as the standings show it")
    margin: float = Field(description="sum of how far the scores lie above the means of their tables")
    beaten: float = Field(ge=0, description="sum of the shares of the others at the table who were beaten")
    opposition: float = Field(description="mean margin of those met")
    wins: int = Field(ge=0)
    matches: int = Field(ge=0)
    reached: int = Field(ge=0, description="last round that the player was in; 0: none")
    out: bool = Field(description="whether the player has left or was taken out")


class SeatPart(FilePart):
    """What a match brought the player of a seat."""

    player: int = Field(ge=1)
    score: float | None = Field(description="null: the match is not over")
    place: int | None = Field(description="place at the table; null: the match is not over")
    margin: float | None = Field(description="score less the mean of those who played themselves; null: not over")
    beaten: float | None = Field(description="share of the others present who were beaten; null: not over")
    absent: bool = Field(description="whether another one has played in the place of the player")


class TablePart(FilePart):
    """A table of a round."""

    round: int = Field(ge=1)
    table: int = Field(ge=1, description="number of the table in its round")
    state: Literal["waiting", "playing", "over", "resting"]
    seats: list[SeatPart] = Field(description="in the order of the seats; one alone: the player sits out")


class TournamentFile(FilePart):
    """A tournament: its settings, its standings, and all tables of its rounds."""

    format: Literal["pantheon-tournament-1"] = FORMAT
    tournament: int = Field(ge=1, description="number of the tournament in its bot")
    game: str
    system: Format
    seats: int = Field(ge=2, le=4, description="how many sit at a table at most")
    rounds: int = Field(ge=1, description="how many are played at most; a knock-out ends when one is left")
    pace: str = Field(description="time limit for a decision: m minutes, h hours; slow, leisurely: with a time bank")
    stage: Literal["gathering", "playing", "paused", "over"]
    round: int = Field(ge=0, description="the present round; 0: none has begun")
    standings: list[PlayerPart]
    tables: list[TablePart]


def file_of(tournament: Tournament) -> TournamentFile:
    """A tournament as it stands."""
    players = {player.number: player for player in tournament.players}
    form = tournament.form
    return TournamentFile.model_validate(
        {
            "tournament": tournament.id,
            "game": form.game,
            "system": form.format,
            "seats": form.seats,
            "rounds": form.rounds,
            "pace": form.pace,
            "stage": tournament.stage,
            "round": tournament.round,
            "standings": _standings(tournament, players),
            "tables": [_table(table) for table in tournament.tables],
        }
    )


def _standings(tournament: Tournament, players: dict[int, Player]) -> list[PlayerPart]:
    return [
        PlayerPart(
            place=place,
            player=each.player,
            name=players[each.player].name,
            margin=each.worth,
            beaten=each.beaten,
            opposition=each.opposition,
            wins=each.wins,
            matches=each.matches,
            reached=each.reached,
            out=players[each.player].is_out,
        )
        for place, each in enumerate(tournament.standings, start=1)
    ]


def _table(table: RoundTable) -> TablePart:
    result = table.result
    if result is None:
        seats = [
            SeatPart(player=player, score=None, place=None, margin=None, beaten=None, absent=False)
            for player in table.players
        ]
        state: Literal["waiting", "playing"] = "waiting" if table.id is None else "playing"
        return TablePart(round=table.round, table=table.number, state=state, seats=seats)
    margins, shares = margins_of(result), shares_of(result)
    seats = [
        SeatPart(
            player=player,
            score=score,
            place=place,
            margin=round(margins[player], 3),
            beaten=round(shares[player], 3),
            absent=player in result.absent,
        )
        for player, score, place in zip(result.players, result.scores, result.places, strict=True)
    ]
    over: Literal["over", "resting"] = "over" if len(table.players) > 1 else "resting"
    return TablePart(round=table.round, table=table.number, state=over, seats=seats)


def json_of(file: TournamentFile) -> str:
    """The file as JSON."""
    return json.dumps(file.model_dump(), ensure_ascii=False, indent=1) + "\n"


def standings_csv(file: TournamentFile) -> str:
    """The standings as CSV: a line for each player."""
    return _csv([*PlayerPart.model_fields], [[*each.model_dump().values()] for each in file.standings])


def tables_csv(file: TournamentFile) -> str:
    """All tables as CSV: a line for each seat."""
    names = {each.player: each.name for each in file.standings}
    heads = ["round", "table", "state", "name", *SeatPart.model_fields]
    lines = [
        [table.round, table.table, table.state, names[seat.player], *seat.model_dump().values()]
        for table in file.tables
        for seat in table.seats
    ]
    return _csv(heads, lines)


def _csv(heads: Sequence[str], lines: Sequence[Sequence[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(heads)
    writer.writerows([_cell(value) for value in line] for line in lines)
    return out.getvalue()


def _cell(value: object) -> object:
    """As a cell: nothing for null, words for truth, and no formula."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value
