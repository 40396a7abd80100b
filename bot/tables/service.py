"""The tables: the only code that changes one. What a request makes of a table is said in the files beside this one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.processes.cpu_pool import Pool
from bot.runtime.clock import Clock, SystemClock
from bot.runtime.clock_skew import Skew
from bot.storage.database import Database
from bot.storage.fair_queue import current_server
from bot.tables import analysis_service, erasure, other_rules, play_service, recovery
from bot.tables.computer_players import Computers
from bot.tables.dailies.service import Dailies
from bot.tables.ends_service import Ends
from bot.tables.following import IN_TRANSACTION, follow_commit
from bot.tables.gate import Gate
from bot.tables.lobby_service import Lobbies
from bot.tables.model.limits import Limits
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.story import EventReplayer
from bot.tables.model.table import MessagePlace, Played, Table
from bot.tables.notices import Notices
from bot.tables.other_processes import OtherProcesses
from bot.tables.people.erasure_ledger import Ledger
from bot.tables.people.people import Person
from bot.tables.people.pseudonyms import Pseudonyms
from bot.tables.people_service import People
from bot.tables.play_service import Click
from bot.tables.pondering import Pondering
from bot.tables.queue.opening import CanSee
from bot.tables.queue.service import Queue
from bot.tables.results.service import MatchHistory
from bot.tables.rules import choices, options, place, standing_answers
from bot.tables.seats_service import Seats
from bot.tables.servers_service import Servers
from bot.tables.store import outbox_rows, queries, table_rows
from bot.tables.store.boards import ShownBoard, board_in
from bot.tables.store.repository import TableRepository
from bot.tables.thinking import Thinking
from bot.tables.time.idle_tables import Resting, awoken_in
from bot.tables.time.scheduler import Membership
from bot.tables.time.service import TimeService
from engine.events import Event
from engine.match import Match
from engine.questions import Question
from engine.timeline import Timeline


class Tables:
    """Every table there is. Requests that cannot be granted raise Refusal and change nothing.

    ``wake`` is called after each commit that left messages in the outbox. ``ledger`` keeps erasures in mind, if given.
    ``pool`` plays again, off the event loop; ``thinking`` chooses for computer players. ``is_member`` says whether a
    person is in a server, ``can_see`` whether one sees a table's place; ``skew`` is that of the clock. ``queue``:
    people can wait for matches over servers.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock | None = None,
        limits: Limits | None = None,
        pool: Pool | None = None,
        *,
        thinking: Thinking | None = None,
        ledger: Ledger | None = None,
        wake: Callable[[], None] = lambda: None,
        is_member: Membership | None = None,
        skew: Skew | None = None,
        can_see: CanSee | None = None,
        queue: bool = False,
    ) -> None:
        self.database = database
        self.clock = clock or SystemClock()
        self.pool = pool or Pool(caller=current_server.get)
        self.wake = wake
        # Each process on a PostgreSQL server has a ledger of its own.
        own_ledger = ledger if database.address.is_sqlite else None
        self.pseudonyms = Pseudonyms(lambda work: self.repository.write(work), own_ledger)
        self.repository: TableRepository = TableRepository(
            database,
            self.clock,
            limits or Limits(),
            self.pool,
            on_commit=[partial(write, self) for write in IN_TRANSACTION],
            after_commit=partial(follow_commit, self),
        )
        self._erasures = erasure.Erasures(self.repository, ledger, self.pseudonyms)
        self.event_replayer = EventReplayer(self.pool)
        self.thinking = thinking or Thinking(self.pool, in_process=False)
        self.pondering: Pondering = Pondering()
        self.computers = Computers(self.repository, self.thinking, self.pondering)
        self.analyses = analysis_service.Analyses(self.repository, self.thinking, self.clock)
        self.seats = Seats(self.repository)
        self.ends = Ends(self.repository)
        self.servers = Servers(self.repository)
        self.gate = Gate(self.repository, self.pseudonyms)
        self.notices = Notices(self.repository, wake)
        self.results = MatchHistory(self.repository)
        self.resting = Resting(self.repository)
        self.lobbies = Lobbies(self.repository, self.servers, self.resting)
        self.dailies = Dailies(self.repository, self.lobbies.add, self.pseudonyms, wake)
        self.queue = Queue(self.repository, self.pseudonyms, is_open=queue, can_see=can_see)
        self.time: TimeService = TimeService(self.repository, wake, is_member, skew)
        self.people = People(self.repository, self.time, self.queue.absence)
        reconcile = partial(recovery.reconcile, self.repository, self.computers)
        self.others = OtherProcesses(
            self.repository,
            self.time,
            self.resting,
            reconcile=reconcile,
            changed=partial(follow_commit, self),
            queued=self.queue.opening.awaken,
            wake=wake,
        )

    async def reconcile(self) -> None:
        """At start: close forgotten lobbies, let computer players continue, show what is behind."""
        # Before anything awakens the scheduler, which notes that the bot is there.
        await self.time.make_up()
        await self._erasures.erase_again()
        await self.repository.tidying.make_up()
        await recovery.reconcile(self.repository, self.computers)
        await self.time.resume()
        self.resting.begin()
        self.dailies.seasons.begin()
        self.queue.begin()
        self.others.begin()
        self.wake()

    async def close(self) -> None:
        """Stop the scheduler and the computer players; every commit on its way is finished."""
        await self.others.close()
        await self.dailies.seasons.close()
        await self.queue.close()
        await self.resting.close()
        await self.time.scheduler.close()
        await self.computers.close()
        await self.analyses.close()
        await self.repository.tidying.close()
        self.thinking.close()

    # At any stage

    async def choose_table_option(self, id: int, person: Person, key: str, value: str) -> Table:
        """The host changes a table option. Raises Refusal: not_host, no_such_setting, too_late, wrong_stage."""
        return await self._change(id, lambda live: options.choose(live, person.id, key, value, self.clock.now()))

    async def move(self, id: int, person: Person, channel: int, *, may_manage: bool = False) -> Table:
        """Go on in another channel. Raises Refusal: not_host, already_here, table_exists, wrong_stage."""
        if (there := await self.in_channel(channel)) is not None and there.id != id:
            await self.lobbies.refuse_second(there)
        return await self._change(
            id,
            lambda live: awoken_in(place.move_table(live, person.id, channel, may_manage=may_manage), self.clock.now()),
        )

    async def _change(self, id: int, decide: Callable[[OpenTable], Change]) -> Table:
        return (await self.repository.change(id, decide)).table

    # Playing

    async def play(self, id: int, person_id: int, ticket: int, option_id: str, interaction: int) -> Played:
        """Answer the question of that ticket (``moves.ticket_of``). The same interaction again has the same answer
        and no second effect.

        Raises Refusal: no_table, not_seated, stale, on_its_way, already_played, wrong_stage, not_your_turn,
        not_offered, busy, cannot_save.
        """

        def decide(live: OpenTable) -> Change:
            return choices.apply_click(live, person_id, ticket, option_id, interaction, self.clock.now())

        return await self._play(Click(id, person_id, ticket, option_id, interaction), decide)

    async def play_always(self, id: int, person_id: int, ticket: int, answer: str, interaction: int) -> Played:
        """Answer a question, and all that are like it from now on (``engine.standing_answers``). Raises as ``play``."""

        def decide(live: OpenTable) -> Change:
            return choices.choose_always(live, person_id, ticket, answer, interaction, self.clock.now())

        return await self._play(Click(id, person_id, ticket, None, interaction), decide)

    async def _play(self, click: Click, decide: Callable[[OpenTable], Change]) -> Played:
        await self._go_on(click)
        played = await play_service.carry_out_click(self.repository, click, decide)
        await self.time.note_move(click.person)
        return played

    async def _go_on(self, click: Click) -> None:
        """Let a match continue that rests, if one of its people has clicked."""
        table = (await self.repository.live(click.table)).table
        if table.rested is not None and table.seat_of(click.person) is not None:
            await self.resting.go_on(click.table)

    async def find_question(self, id: int, person: Person, ticket: int) -> Question:
        """The open question of that ticket, if this person may answer it. Raises Refusal as ``play`` does."""
        return await play_service.find_question(self.repository, Click(id, person.id, ticket))

    async def ask_again(self, id: int, person: Person, key: str) -> Table:
        """Take a standing answer back. Raises Refusal: not_seated, nothing_standing."""
        return await self._change(id, lambda live: standing_answers.withdraw_standing_answer(live, person.id, key))

    # Looking

    async def get(self, id: int) -> Table:
        """A table. Raises Refusal: no_table."""
        return (await self.repository.live(id)).table

    async def live(self, id: int, *, with_events: bool = False) -> OpenTable:
        """A table with its match, read only; ``with_events``: also with those that are not kept. Raises Refusal."""
        live = await self.repository.live(id)
        return await self.event_replayer.with_events(live) if with_events else live

    async def timeline(self, id: int) -> Timeline:
        """Every place in a match. Raises Refusal."""
        return await self.event_replayer.timeline(await self.repository.live(id))

    async def board_in(self, message: int) -> ShownBoard | None:
        """What a message of the bot shows, where it is a board."""
        return await self.repository.read(lambda connection: board_in(connection, message))

    async def match(self, id: int) -> Match[Any]:
        """The match of a table: live and read only, fork it to try something. Raises Refusal: wrong_stage."""
        return (await self.repository.live(id)).playing

    async def in_channel(self, channel: int) -> Table | None:
        """The open table of a channel, or None."""
        return await self.lobbies.in_channel(channel)

    async def last_finished(self, channel: int) -> Table | None:
        """The match of a channel that ended last, also one that was given up, or None."""
        id = await self.repository.read(lambda connection: queries.last_finished(connection, channel))
        return None if id is None else await self.get(id)

    async def open_tables_of(self, person: int | Person) -> list[Table]:
        """The open tables at which a person sits, the oldest first."""
        discord = person.id if isinstance(person, Person) else person
        return await self.repository.readable(await self.repository.read(lambda c: queries.open_of(c, discord)))

    async def list_open(self, server: int) -> list[queries.Listed]:
        """The open tables of a server as a list shows them, the oldest first, without loading their matches."""
        return await self.repository.read(lambda connection: queries.open_in_server(connection, server))

    async def open_tables(self) -> list[Table]:
        """Every open table, the oldest first."""
        return await self.repository.readable(await self.repository.read(queries.all_open))

    async def message(self, id: int, kind: str) -> MessagePlace | None:
        """Where a table's newest message of a kind is: ``lobby``, ``board``, ``ping`` or ``final``."""
        return await self.repository.read(lambda connection: table_rows.place_of(connection, id, kind))

    async def summary(self, id: int) -> list[Event]:
        """What the live board tells: everything since the board before it."""
        live = await self.event_replayer.with_events(await self.repository.live(id))
        board = (await self.repository.read(lambda connection: outbox_rows.newest_messages(connection, id))).get(
            "board"
        )
        return live.story(board.since if board else 0)

    async def story(self, id: int) -> list[Event]:
        """Everything that happened in a match. Raises Refusal: wrong_stage."""
        live = await self.repository.live(id)
        if live.other_rules:
            return await self.repository.read(lambda connection: other_rules.story(connection, live))
        return (await self.event_replayer.with_events(live)).story()

    async def export(self, id: int) -> dict[str, Any]:
        """A match that is over permanently, with its seed, for ``pantheon verify``. Raises Refusal: wrong_stage."""
        return await erasure.exported_match(self.repository, self.event_replayer, self.pool, id)

    async def refresh(self, id: int) -> None:
        """Show the table again as it is now, in the message that it has."""
        kind = "lobby" if (await self.get(id)).stage == "lobby" else "board"
        await self.post(id, OutboxMessage(kind, facts={"again": 1}))

    async def post(self, id: int, *messages: OutboxMessage) -> None:
        """Post messages about a table without changing it."""
        table = await self.get(id)
        await self.repository.post(table, messages)
        self.wake()

    async def strip_outdated(self, id: int, place: MessagePlace) -> None:
        """Take the choices off a board that was met as outdated, where it is not the one that the table shows now.

        After a restore Discord still shows boards that the database does not know. One at a time: clicks add no rows
        without end.
        """
        shown = await self.repository.read(lambda connection: outbox_rows.newest_messages(connection, id))
        if await self.repository.read(lambda connection: outbox_rows.waits(connection, id, "strip")):
            return
        is_known = any(each.place.message == place.message for each in shown.values())
        if "board" in shown and not is_known and (await self.get(id)).channel == place.channel:
            await self.post(id, OutboxMessage("strip", facts={"channel": place.channel, "message": place.message}))

    # People

    async def erase_person(self, person: Person) -> None:
        """Forget a person: no id, name or word remains in the database's files. Open matches continue without them.

        Of a stranger nothing is kept, so nothing is done. Raises Refusal: erased_lately, busy, cannot_save.
        """
        await self._erasures.erase(person.id)
        self.time.forget(person.id)
