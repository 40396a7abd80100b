"""Tournaments as rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import func, insert, select, update

from bot.storage.schema import people, tournament_players, tournament_tables, tournaments
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import LARGEST_ID
from bot.tables.tournaments.rounds import Entry, Format, Group, TableResult
from bot.tables.tournaments.standings import Standing, standings_of


class Form(NamedTuple):
    """What is played how: at most ``seats`` at a table, at most ``rounds``, ``pace`` as a word of the table options."""

    game: str
    format: Format
    seats: int
    rounds: int
    pace: str


class Player(NamedTuple):
    """A player by their number in the tournament; ``person`` is the Discord id, None once erased."""

    number: int
    person: int | None
    name: str
    is_out: bool


class RoundTable(NamedTuple):
    """A table of a round; ``id`` is that of its match, None while it is not opened. ``result`` is None until it is
    over."""

    round: int
    number: int
    id: int | None
    players: Group
    result: TableResult | None


class Tournament(NamedTuple):
    """A tournament with all that belongs to it. ``organiser`` is a Discord id, None once erased; ``stage`` is
    gathering, playing, paused or over."""

    id: int
    server: int
    channel: int
    message: int | None
    organiser: int | None
    language: str
    form: Form
    stage: str
    round: int
    players: tuple[Player, ...] = ()
    tables: tuple[RoundTable, ...] = ()

    @property
    def results(self) -> list[TableResult]:
        """The tables that are over."""
        return [table.result for table in self.tables if table.result is not None]

    @property
    def running(self) -> list[RoundTable]:
        """The tables of the present round that are not over."""
        return [table for table in self.tables if table.result is None]

    @property
    def standings(self) -> list[Standing]:
        """All players in their order."""
        entries = [Entry(player.number, player.is_out) for player in self.players]
        return standings_of(entries, self.results, self.form.format)

    def player_of(self, person: int) -> Player | None:
        """The player who is this person (a Discord id), or None."""
        return next((player for player in self.players if player.person == person), None)


async def read(connection: Transaction, id: int, *, to_change: bool = False) -> Tournament:
    """A tournament; ``to_change``: no other process changes it until the transaction ends. Raises Refusal:
    no_tournament."""
    query = select(tournaments).where(tournaments.c.id == id)
    row = None
    if 0 < id <= LARGEST_ID:
        row = (await connection.execute(query.with_for_update() if to_change else query)).one_or_none()
    if row is None:
        raise Refusal("no_tournament")
    own = select(people.c.discord).where(people.c.id == row.organiser)
    organiser = (await connection.execute(own)).scalar_one_or_none()
    sitting = (
        select(tournament_players, people.c.discord)
        .select_from(tournament_players.outerjoin(people))
        .where(tournament_players.c.tournament == id)
        .order_by(tournament_players.c.number)
    )
    players = [Player(each.number, each.discord, each.name, each.is_out) for each in await connection.execute(sitting)]
    rounds = select(tournament_tables).where(tournament_tables.c.tournament == id)
    order = (tournament_tables.c.round, tournament_tables.c.number)
    tables = [_table_of(each) for each in await connection.execute(rounds.order_by(*order))]
    return Tournament(
        id,
        row.server,
        row.channel,
        row.message,
        organiser,
        row.language,
        Form(row.game, row.format, row.seats, row.rounds, row.pace),
        row.stage,
        row.round,
        tuple(players),
        tuple(tables),
    )


def _table_of(row: Any) -> RoundTable:
    players = tuple(row.players)
    result = None
    if row.scores is not None:
        result = TableResult(row.round, players, tuple(row.scores), tuple(row.places), frozenset(row.absent or ()))
    return RoundTable(row.round, row.number, row.table_id, players, result)


async def ids_in(connection: Transaction, stages: Sequence[str], server: int | None = None) -> list[int]:
    """The ids of the tournaments in these stages, in one server or all."""
    query = select(tournaments.c.id).where(tournaments.c.stage.in_(stages)).order_by(tournaments.c.id)
    if server is not None:
        query = query.where(tournaments.c.server == server)
    return list((await connection.execute(query)).scalars())


async def add(connection: Transaction, values: Mapping[str, Any]) -> int:
    """Store a new tournament; its id."""
    return int((await connection.execute(insert(tournaments).values(values).returning(tournaments.c.id))).scalar_one())


async def keep(connection: Transaction, id: int, **values: Any) -> None:
    """Store something of a tournament."""
    await connection.execute(update(tournaments).where(tournaments.c.id == id).values(values))


async def add_player(connection: Transaction, id: int, person: int, name: str) -> None:
    """Store a new player, by the number of the person."""
    query = select(func.max(tournament_players.c.number)).where(tournament_players.c.tournament == id)
    last = (await connection.execute(query)).scalar_one() or 0
    row = {"tournament": id, "number": last + 1, "person": person, "name": name, "is_out": False}
    await connection.execute(insert(tournament_players).values(row))


async def set_out(connection: Transaction, id: int, number: int, *, is_out: bool) -> None:
    """Store whether a player is out."""
    is_it = (tournament_players.c.tournament == id) & (tournament_players.c.number == number)
    await connection.execute(update(tournament_players).where(is_it).values(is_out=is_out))


async def add_round(connection: Transaction, id: int, round: int, groups: Sequence[Group]) -> None:
    """Store the tables of a round, and that it is played; a player without an opponent sits it out."""
    for number, group in enumerate(groups, start=1):
        row: dict[str, Any] = {"tournament": id, "round": round, "number": number, "players": list(group)}
        over = {"scores": [0.0], "places": [1], "absent": []} if len(group) == 1 else {}
        await connection.execute(insert(tournament_tables).values({**row, **over}))
    await keep(connection, id, round=round)


async def link(connection: Transaction, id: int, table: RoundTable, match: int) -> None:
    """Store which match a table of a round is. Raises Refusal (busy) where it was opened meanwhile."""
    is_it = (tournament_tables.c.tournament == id) & (tournament_tables.c.round == table.round)
    is_it &= (tournament_tables.c.number == table.number) & tournament_tables.c.table_id.is_(None)
    is_it &= tournament_tables.c.scores.is_(None)
    if (await connection.execute(update(tournament_tables).where(is_it).values(table_id=match))).rowcount != 1:
        raise Refusal("busy")


async def message_of(connection: Transaction, id: int) -> int | None:
    """The message that shows the standings of a tournament, or None."""
    return (await connection.execute(select(tournaments.c.message).where(tournaments.c.id == id))).scalar_one_or_none()


async def of_match(connection: Transaction, match: int) -> int | None:
    """The tournament that a match belongs to, or None."""
    query = select(tournament_tables.c.tournament).where(tournament_tables.c.table_id == match)
    return (await connection.execute(query)).scalar_one_or_none()


async def write_result(connection: Transaction, match: int, result: TableResult) -> None:
    """Store how a table of a round ended."""
    values = {"scores": list(result.scores), "places": list(result.places), "absent": sorted(result.absent)}
    await connection.execute(update(tournament_tables).where(tournament_tables.c.table_id == match).values(values))


async def check_times(connection: Transaction, match: int) -> None:
    """Check that a match is none of a tournament, in which everyone has the same times. Raises Refusal: times_fixed."""
    if await of_match(connection, match) is not None:
        raise Refusal("times_fixed", {"of": "tournament"})
