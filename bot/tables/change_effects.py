"""What follows a change of a table, in lists: written in its transaction at a new stage, written at each change, and
done after its commit.

Each list is carried out from the top. What fails in the transaction undoes the change.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from bot.storage.transaction import Transaction
from bot.tables import analysis_service
from bot.tables.computer_players import Computers
from bot.tables.dailies import attempts
from bot.tables.follows import rows as follows
from bot.tables.links.service import Links
from bot.tables.model.messages import OutboxChange, WakeOutbox
from bot.tables.model.open_table import OpenTable
from bot.tables.outbox import forum_rows
from bot.tables.people.pseudonyms import Pseudonyms
from bot.tables.people_leagues import match_results as people_leagues
from bot.tables.people_leagues.opening import Openings
from bot.tables.queue import absences, waiting
from bot.tables.results import attendances
from bot.tables.results import service as results
from bot.tables.shown_plans import ShownPlans
from bot.tables.store import seat_offers
from bot.tables.store.repository import OnCommit, TableRepository
from bot.tables.time.service import TimeService
from bot.tables.tournaments import match_results as tournaments
from bot.tables.tournaments.opening import Rounds
from engine.players import THINKERS


@dataclass(frozen=True)
class Services:
    """The services that changes of tables concern."""

    pseudonyms: Pseudonyms
    time: TimeService
    computers: Computers
    wake: WakeOutbox
    rounds: Rounds
    openings: Openings
    links: Links
    shown_plans: ShownPlans


Write = Callable[[Services, Transaction, OpenTable | None, OpenTable], Awaitable[None]]
"""Writes the rows that follow from a change, given the table before (None for a new one) and after."""
Step = Callable[[Services, OpenTable, OutboxChange], None]
"""Reacts to a changed table, and to what the change has done to the outbox."""


def _without_services(write_change: OnCommit) -> Write:
    """Rows that follow from the table before and after alone."""

    async def write(_: Services, connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
        await write_change(connection, before, after)

    return write


async def write_waiting(
    services: Services, connection: Transaction, before: OpenTable | None, after: OpenTable
) -> None:
    """Let people of a match that is called off wait again, except those who are blocked."""
    await waiting.write_change(services.pseudonyms, connection, before, after)


async def write_absences(
    services: Services, connection: Transaction, before: OpenTable | None, after: OpenTable
) -> None:
    """Count time-outs in matches of the queue, under the pseudonyms of their people."""
    await absences.write_change(services.pseudonyms, connection, before, after)


async def write_tournaments(
    services: Services, connection: Transaction, before: OpenTable | None, after: OpenTable
) -> None:
    """Store the result of a tournament match, and wake the leading process for the next round."""
    if await tournaments.write_change(connection, before, after):
        await services.rounds.tell_others(connection)


async def write_people_leagues(
    services: Services, connection: Transaction, before: OpenTable | None, after: OpenTable
) -> None:
    """Store the result of a match of a league among people, and wake the leading process for the next matches."""
    if await people_leagues.write_change(connection, before, after):
        await services.openings.tell_others(connection)


async def tell_watchers(
    services: Services, connection: Transaction, before: OpenTable | None, after: OpenTable
) -> None:
    """Let other processes show the match as it is now to those who watch it there."""
    await services.links.tell_others(connection, after.table.id)


async def write_timers(services: Services, connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
    """Begin and end times, and queue turns by direct message."""
    await services.time.write_change(connection, before, after)


def cancel_stale_thoughts(services: Services, live: OpenTable, outbox: OutboxChange) -> None:
    """Cancel work about a position that is gone."""
    services.computers.pondering.note_change(live)


def awaken_computers(services: Services, live: OpenTable, outbox: OutboxChange) -> None:
    """Let computer players choose, where the next choice is theirs. Where one of them thinks for long, its process
    starts as soon as it has a seat: it takes 15 MB, and a bot without such players does without it."""
    if any(seat.computer in THINKERS for seat in live.table.seats):
        services.computers.thinking.warm()
    if live.answers_itself:
        services.computers.awaken(live.table.id)


def wake_outbox(services: Services, live: OpenTable, outbox: OutboxChange) -> None:
    """Send the messages of the change."""
    has_report = any(seat.plan is not None and seat.plan.is_reported for seat in live.table.seats)
    if outbox is not OutboxChange.NOTHING or has_report:
        services.wake(only_new=outbox is not OutboxChange.MOVED)


def awaken_timers(services: Services, live: OpenTable, outbox: OutboxChange) -> None:
    """Let the scheduler keep a time that has begun in the transaction."""
    services.time.note_commit()


def awaken_resting(services: Services, live: OpenTable, outbox: OutboxChange) -> None:
    """Let an open table rest once no one moves for long."""
    if live.table.is_open:
        services.time.resting.awaken()


def awaken_rounds(services: Services, live: OpenTable, outbox: OutboxChange) -> None:
    """Let the next round of a tournament begin, where this was its last match."""
    if not live.table.is_open and live.table.server:
        services.rounds.awaken()


def awaken_openings(services: Services, live: OpenTable, outbox: OutboxChange) -> None:
    """Let the members of a league play on, where this was a match of theirs."""
    if not live.table.is_open and live.table.is_of_league:
        services.openings.awaken()


def show_watchers(services: Services, live: OpenTable, outbox: OutboxChange) -> None:
    """Show the match as it is now to those who watch it on its page."""
    services.links.note_changed(live.table.id)


def renew_shown_plans(services: Services, live: OpenTable, outbox: OutboxChange) -> None:
    """Let private messages say what became of the plans that they show."""
    services.shown_plans.note_change(live)


AT_NEW_STAGE: tuple[Write, ...] = (
    _without_services(results.write_change),
    _without_services(attempts.write_change),
    write_tournaments,
    write_people_leagues,
    write_waiting,
    _without_services(analysis_service.write_change),
)
"""Written where a table is new, or its stage is another than before."""
AT_EACH_CHANGE: tuple[Write, ...] = (
    _without_services(seat_offers.write_change),
    _without_services(attendances.write_change),
    _without_services(forum_rows.write_change),
    _without_services(follows.write_change),
    write_absences,
    tell_watchers,
    write_timers,
)
AFTER_COMMIT: tuple[Step, ...] = (
    cancel_stale_thoughts,
    awaken_computers,
    wake_outbox,
    awaken_timers,
    awaken_resting,
    awaken_rounds,
    awaken_openings,
    show_watchers,
    renew_shown_plans,
)


def attach_effects(repository: TableRepository, services: Services) -> None:
    """Attach the lists to each commit of a repository."""
    repository.on_commit += (partial(write_all, services),)
    repository.after_commit = partial(run_after_commit, services)


async def write_all(services: Services, connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
    """Write all that follows from a change, in its transaction."""
    is_new_stage = before is None or before.table.stage != after.table.stage
    for write in (*AT_NEW_STAGE, *AT_EACH_CHANGE) if is_new_stage else AT_EACH_CHANGE:
        await write(services, connection, before, after)


def run_after_commit(services: Services, live: OpenTable, outbox: OutboxChange) -> None:
    """Do all that follows the commit of a change."""
    for step in AFTER_COMMIT:
        step(services, live, outbox)
