"""The services for tables, the only code that changes one. What a request makes of a table is said in their files."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.analysis_service import Analyses
from bot.tables.collusion.service import Collusion
from bot.tables.computer_players import Computers
from bot.tables.conversations import Conversations
from bot.tables.dailies.service import Dailies
from bot.tables.drills.service import Drills
from bot.tables.ends_service import Ends
from bot.tables.follows.service import Follows
from bot.tables.gate import Gate
from bot.tables.leagues.service import Leagues
from bot.tables.links.service import Links
from bot.tables.lobby_service import Lobbies
from bot.tables.lookup_service import Lookup
from bot.tables.messages_service import Messages
from bot.tables.musters import Musters
from bot.tables.notices import Notices
from bot.tables.other_processes import OtherProcesses
from bot.tables.people_leagues.service import PeopleLeagues
from bot.tables.people_service import People
from bot.tables.play_service import Play
from bot.tables.queue.service import Queue
from bot.tables.results.service import MatchHistory
from bot.tables.seats_service import Seats
from bot.tables.servers_service import Servers
from bot.tables.shown_plans import ShownPlans
from bot.tables.store.repository import TableRepository
from bot.tables.time.archiving import Archiving
from bot.tables.time.service import TimeService
from bot.tables.tournaments.service import Tournaments


@dataclass(frozen=True)
class Tables:
    """The services, each for a part of a table's life. Requests that cannot be granted raise Refusal and change
    nothing. ``bot/tables/building.py`` builds, starts and closes them.
    """

    repository: TableRepository
    lookup: Lookup
    messages: Messages
    lobbies: Lobbies
    musters: Musters
    play: Play
    seats: Seats
    shown_plans: ShownPlans
    ends: Ends
    time: TimeService
    computers: Computers
    analyses: Analyses
    collusion: Collusion
    results: MatchHistory
    dailies: Dailies
    conversations: Conversations
    drills: Drills
    follows: Follows
    leagues: Leagues
    links: Links
    queue: Queue
    tournaments: Tournaments
    people_leagues: PeopleLeagues
    people: People
    servers: Servers
    gate: Gate
    notices: Notices
    others: OtherProcesses
    archiving: Archiving
