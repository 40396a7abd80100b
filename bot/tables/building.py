"""Build the services for tables on a database, start them, and close them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from bot.processes.cpu_pool import Pool
from bot.runtime.clock import Clock, SystemClock
from bot.runtime.clock_skew import Skew
from bot.storage.database import Database
from bot.storage.fair_queue import current_server
from bot.tables import change_effects, recovery
from bot.tables.analysis_service import Analyses
from bot.tables.collusion.service import Collusion
from bot.tables.computer_players import Computers
from bot.tables.conversations import Conversations
from bot.tables.dailies.service import Dailies
from bot.tables.drills.service import Drills
from bot.tables.ends_service import Ends
from bot.tables.erasure import Erasures
from bot.tables.follows.service import Follows
from bot.tables.gate import Gate
from bot.tables.leagues.service import Leagues
from bot.tables.links.service import Links
from bot.tables.lobby_service import Lobbies
from bot.tables.lookup_service import Lookup
from bot.tables.messages_service import Messages
from bot.tables.model.limits import Limits
from bot.tables.model.messages import WakeOutbox
from bot.tables.model.story import EventReplayer
from bot.tables.musters import Musters
from bot.tables.notices import Notices
from bot.tables.other_processes import OtherProcesses
from bot.tables.people.erasure_ledger import Ledger
from bot.tables.people.pseudonyms import Pseudonyms
from bot.tables.people_leagues.service import PeopleLeagues
from bot.tables.people_service import People
from bot.tables.play_service import Play
from bot.tables.pondering import Pondering
from bot.tables.queue.opening import CanSee
from bot.tables.queue.service import Queue
from bot.tables.results.service import MatchHistory
from bot.tables.seats_service import Seats
from bot.tables.servers_service import Servers
from bot.tables.service import Tables
from bot.tables.shown_plans import ShownPlans
from bot.tables.store.repository import LEAGUES, LINKS, QUEUE, ROUNDS, TableRepository
from bot.tables.thinking import Thinking
from bot.tables.time.archiving import Archiving
from bot.tables.time.scheduler import Membership
from bot.tables.time.service import TimeService
from bot.tables.tournaments.service import Tournaments


class Offers(NamedTuple):
    """What the operator lets people use.

    ``queue``: waiting for matches over servers. ``wide_leagues``: leagues with people of several servers. ``web``: the
    address where match pages begin ("": none).
    """

    queue: bool = False
    wide_leagues: bool = False
    web: str = ""


def _ignore(*, only_new: bool = False) -> None:
    """Wake nothing: what is in the outbox stays there."""


class Outside(NamedTuple):
    """What the services ask of Discord and of the process.

    ``wake`` is called after each commit that left messages in the outbox. ``is_member`` says whether a person is in a
    server, ``can_see`` whether one sees a table's place; ``skew`` is the clock's.
    """

    wake: WakeOutbox = _ignore
    is_member: Membership | None = None
    can_see: CanSee | None = None
    skew: Skew | None = None


ALONE, USUAL = Outside(), Offers()
"""Without Discord; what an operator who sets nothing offers."""


def build_tables(
    database: Database,
    clock: Clock | None = None,
    limits: Limits | None = None,
    pool: Pool | None = None,
    *,
    thinking: Thinking | None = None,
    ledger: Ledger | None = None,
    outside: Outside = ALONE,
    offers: Offers = USUAL,
) -> Tables:
    """The services for the tables of a database.

    ``pool`` plays again, off the event loop; ``thinking`` chooses for computer players. ``ledger`` keeps erasures in
    mind, if given.
    """
    pool = pool or Pool(caller=current_server.get)
    repository = TableRepository(database, clock or SystemClock(), limits or Limits(), pool)
    # Each process on a PostgreSQL server has a ledger of its own.
    pseudonyms = Pseudonyms(repository.write, ledger if database.address.is_sqlite else None)
    thinking = thinking or Thinking(pool, in_process=False)
    computers = Computers(repository, thinking, Pondering())
    wake = outside.wake
    time = TimeService(repository, wake, outside.is_member, outside.skew)
    tournaments = Tournaments(repository, wake)
    leagues = PeopleLeagues(repository, wake, may_be_wide=offers.wide_leagues)
    links = Links(repository, offers.web)
    shown_plans = ShownPlans()
    services = change_effects.Services(
        pseudonyms, time, computers, wake, tournaments.rounds, leagues.openings, links, shown_plans
    )
    change_effects.attach_effects(repository, services)
    servers = Servers(repository, links.note_changed)
    analyses, lobbies = Analyses(repository, thinking, repository.clock), Lobbies(repository, servers, time.resting)
    waiting = Queue(repository, pseudonyms, is_open=offers.queue, can_see=outside.can_see)
    people = People(repository, time, waiting.absence, Erasures(repository, ledger, pseudonyms))
    reconcile = partial(recovery.reconcile, repository, computers)
    on_message = _actions_by_word(waiting, tournaments, leagues, links)
    return Tables(
        repository,
        lookup=Lookup(repository, EventReplayer(pool)),
        messages=Messages(repository, wake),
        lobbies=lobbies,
        musters=Musters(repository, time.scheduler),
        play=Play(repository, time),
        seats=Seats(repository),
        shown_plans=shown_plans,
        ends=Ends(repository),
        time=time,
        computers=computers,
        analyses=analyses,
        collusion=Collusion(repository, analyses.begin),
        results=MatchHistory(repository),
        dailies=Dailies(repository, lobbies.add, pseudonyms, wake),
        conversations=Conversations(repository),
        drills=Drills(repository, wake),
        follows=Follows(repository),
        leagues=Leagues(repository, wake),
        links=links,
        queue=waiting,
        tournaments=tournaments,
        people_leagues=leagues,
        people=people,
        servers=servers,
        gate=Gate(repository, pseudonyms),
        notices=Notices(repository, wake),
        archiving=Archiving(repository, wake),
        others=OtherProcesses(repository, time, people.languages, wake, reconcile=reconcile, on_message=on_message),
    )


def _actions_by_word(
    waiting: Queue, tournaments: Tournaments, leagues: PeopleLeagues, links: Links
) -> dict[str, Callable[[], None]]:
    """What is done when another process tells of these, by the word."""
    rounds, openings = tournaments.rounds, leagues.openings
    return {QUEUE: waiting.opening.awaken, ROUNDS: rounds.awaken, LEAGUES: openings.awaken, LINKS: links.note_changed}


async def start_tables(tables: Tables) -> None:
    """Close idle lobbies, let computer players continue, update outdated messages, and start the scheduler."""
    # This comes before anything awakens the scheduler, which notes that the bot is running.
    await tables.time.make_up()
    await tables.people.erase_again()
    await tables.repository.tidying.make_up()
    await tables.others.reconcile(tables.repository.database.shards)
    await tables.time.resume()
    tables.time.resting.begin()
    tables.dailies.seasons.begin()
    tables.dailies.posts.begin()
    tables.dailies.reminders.begin()
    tables.drills.begin()
    tables.leagues.season_ends.begin()
    tables.queue.begin()
    tables.musters.begin()
    tables.tournaments.rounds.begin()
    tables.people_leagues.openings.begin()
    tables.people_leagues.season_ends.begin()
    tables.archiving.begin()
    tables.others.begin()
    tables.messages.wake()


async def close_tables(tables: Tables) -> None:
    """Stop the scheduler and the computer players, and finish the commits in progress."""
    await tables.others.close()
    await tables.conversations.close()
    await tables.archiving.close()
    await tables.dailies.seasons.close()
    await tables.dailies.posts.close()
    await tables.dailies.reminders.close()
    await tables.drills.close()
    await tables.leagues.season_ends.close()
    await tables.queue.close()
    await tables.musters.close()
    await tables.tournaments.rounds.close()
    await tables.people_leagues.openings.close()
    await tables.people_leagues.season_ends.close()
    await tables.time.resting.close()
    await tables.time.scheduler.close()
    await tables.computers.close()
    await tables.shown_plans.close()
    await tables.analyses.close()
    await tables.repository.tidying.close()
    tables.computers.thinking.close()
