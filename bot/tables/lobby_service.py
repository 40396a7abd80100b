"""Lobbies: opening, joining, leaving, choosing and starting, and the host's decisions at any stage."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NoReturn

from sqlalchemy.exc import IntegrityError

from bot.runtime import metrics
from bot.runtime.clock import Clock
from bot.storage.transaction import Transaction, Work
from bot.tables.model import limits
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table, board_link
from bot.tables.people.people import Person
from bot.tables.rules import lobby, muster, options, place, playing_on, rematch
from bot.tables.rules.new_table import NewTable
from bot.tables.servers_service import Servers
from bot.tables.store import queries, table_rows
from bot.tables.store.repository import TableRepository
from bot.tables.time.idle_tables import Resting, awoken_in
from bot.tables.time.timer_rows import waking_times
from bot.tables.tournaments import rows as tournaments


class Lobbies:
    """Requests in lobbies. A request that cannot be granted raises Refusal and changes nothing."""

    def __init__(self, repository: TableRepository, servers: Servers, resting: Resting) -> None:
        self._repository = repository
        self._servers = servers
        self._resting = resting

    @property
    def _clock(self) -> Clock:
        return self._repository.clock

    async def open(self, new: NewTable, click: int = 0) -> Table:
        """Open a lobby, or with ``solo`` start the match; ``click`` is the interaction that asked for it.

        Raises Refusal: table_exists, too_many_tables, too_many_openings, too_many_in_a_day, too_many_seats,
        no_such_setting, no_such_player, no_solo.
        """
        now, host = self._clock.now(), new.host
        run = await self._servers.options_of_new_table(new.server, new.table_options)
        live = place.in_forum(lobby.open_lobby(new, now, run), new.forum)
        if not new.solo:
            return await self.add(place.with_post(lobby.announce_lobby(live)), host)
        begun = lobby.begin_at_once(lobby.new_match_against(live, new.opponents), now, click)
        return await self.add(place.with_post(begun), host)

    async def add(self, change: Change, host: Person, *more: Work[None]) -> Table:
        """Store a new table, unless one of ``more`` checks raises in the same transaction.

        Raises Refusal: table_exists, too_many_tables, too_many_openings, too_many_in_a_day, too_many_seats, busy.
        """
        table = change.after.table
        await self.in_channel(table.channel)
        guards: tuple[Work[None], ...] = (
            lambda connection: limits.check_server(connection, table, self._repository.limits),
            lambda connection: limits.check_person(connection, host.id, self._repository.limits),
            lambda connection: limits.check_openings(connection, table, table.opened, self._repository.limits),
            *([partial(self._check_seats, table=table, now=table.opened)] if table.started is not None else []),
        )
        try:
            id = await self._repository.add(change.after, change, *guards, *more)
        except IntegrityError as error:
            there = await self.in_channel(table.channel)
            if there is None:
                raise Refusal("busy") from error
            await self.refuse_second(there)
        return await self._get(id)

    async def openings_left(self, person: int, *, alone: bool) -> int | None:
        """How many matches a person may still open within this hour, ``alone`` or for several people; None: as many as
        they like."""
        now, most = self._clock.now(), self._repository.limits
        return await self._repository.read(lambda c: limits.openings_left(c, person, now, most, alone=alone))

    async def refuse_second(self, there: Table) -> NoReturn:
        """Refuse another table in the channel of this one. Raises Refusal: table_exists, table_exists_alone."""
        kind = "lobby" if there.stage == "lobby" else "board"
        board_place = await self._repository.read(lambda connection: table_rows.place_of(connection, there.id, kind))
        raise Refusal("table_exists" if there.server else "table_exists_alone", board_link(there, board_place))

    async def in_channel(self, channel: int) -> Table | None:
        """The open table of a channel, or None. A lobby that no one touched for too long is closed first."""
        if (id := await self._repository.read(lambda c: queries.open_in_channel(c, channel))) is None:
            return None
        await self._resting.close_lobby_if_over(id)
        return table if (table := await self._get(id)).is_open else None

    async def join(self, id: int, person: Person) -> Table:
        """Sit down. Raises Refusal: already_joined, lobby_full, too_many_tables, wrong_stage."""
        await self._resting.close_lobby_if_over(id)
        guard: Work[None] = lambda connection: limits.check_person(connection, person.id, self._repository.limits)  # noqa: E731
        before = (await self._get(id)).rematch_of
        earlier = None if before is None else await self._get(before)
        sit_down: Callable[[OpenTable], Change] = lambda live: lobby.join(live, person, self._clock.now())  # noqa: E731
        return await self._change(id, lambda live: rematch.move_first_seat(sit_down(live), earlier), guard)

    async def open_rematch(
        self, id: int, person: Person, click: int = 0, there: rematch.RematchPlace | None = None
    ) -> Table:
        """Open a lobby for the people of a match that is over, or join the one that is open; alone the match begins.

        It is played by the same settings and options as the one before, and ``there`` (None: in the same place).
        Computer players come along.
        Raises Refusal: not_seated, wrong_stage, busy, and what ``open`` and ``join`` raise.
        """
        earlier = await self._get(id)
        earlier.own_seat(person.id)
        if earlier.is_open or earlier.started is None:
            raise Refusal("wrong_stage", {"stage": earlier.stage})
        if (again := await self._rematch_of(earlier)) is not None:
            return await self.join(again, person)
        live = rematch.open_rematch(earlier, person, self._clock.now(), there)
        # A match that no one else can join begins at once, also against computer players.
        is_alone = len(earlier.seats) == 1 or (not earlier.server and len(earlier.people) == 1)
        change = lobby.begin_at_once(live, live.table.opened, click) if is_alone else lobby.announce_lobby(live)

        async def check_first(connection: Transaction) -> None:
            if earlier.forum is not None and await queries.lock_rematch_of(connection, earlier) is not None:
                raise Refusal("busy")

        try:
            return await self.add(place.with_post(change), person, check_first)
        except Refusal:
            # Another person may have opened it at the same moment.
            if (again := await self._rematch_of(earlier)) is None:
                raise
        return await self.join(again, person)

    async def _rematch_of(self, earlier: Table) -> int | None:
        """The open lobby for the people of a match that is over; in its channel, or anywhere in its forum."""
        if earlier.forum is None:
            here = await self.in_channel(earlier.channel)
            is_it = here is not None and here.stage == "lobby" and here.rematch_of == earlier.id
            return here.id if here is not None and is_it else None
        again = await self._repository.read(lambda connection: queries.open_rematch_of(connection, earlier))
        if again is not None:
            await self._resting.close_lobby_if_over(again)
        return again if again is not None and (await self._get(again)).stage == "lobby" else None

    async def play_on(self, id: int, wish: playing_on.Wish) -> Table:
        """Begin a match of one's own from a place in one that is over. Raises Refusal: wrong_stage, daily_private,
        other_rules, stale, no_such_player, played_on_too_often, and what ``add`` raises."""
        live = await self._repository.live(id)
        return await self.play_on_from(playing_on.earlier_match(live, wish.person.id, self._clock.now()), wish)

    async def play_on_from(self, earlier: playing_on.Earlier, wish: playing_on.Wish) -> Table:
        """Begin a match of one's own from a place in any match whose dice are no secret. Raises Refusal: stale,
        no_such_player, played_on_too_often, and what ``add`` raises."""
        playing_on.check_playing_on(earlier, wish)
        begin = partial(playing_on.begin_branch, earlier.match, wish.at, wish.click, wish.dice)
        begun = await self._repository.pool.run(begin)
        return await self.add(playing_on.played_on(earlier, wish, begun, self._clock.now()), wish.person)

    async def play_on_from_trial(
        self, earlier: playing_on.Earlier, position: Mapping[str, Any], wish: playing_on.Wish
    ) -> Table:
        """Begin a match of one's own with the position of a trial in a match that runs.

        Raises Refusal: daily_private, no_such_player, and what ``add`` raises.
        """
        table = await self._get(earlier.mark["table"])
        playing_on.check_trial(table, wish, self._clock.now())
        begin = partial(playing_on.begin_with, earlier.match, position, wish.click)
        begun = await self._repository.pool.run(begin)
        return await self.add(playing_on.played_on(earlier, wish, begun, self._clock.now()), wish.person)

    async def leave(self, id: int, person: Person) -> Table:
        """Leave the lobby; a host hands over or closes it. Raises Refusal: not_seated, wrong_stage."""
        return await self._change(id, lambda live: lobby.leave(live, person.id, self._clock.now()))

    async def add_computer(self, id: int, person: Person, player: str = "greedy") -> Table:
        """The host seats a computer player. Raises Refusal: not_host, seats_full, no_such_player, wrong_stage."""
        return await self._change(id, lambda live: lobby.add_computer(live, person.id, player, self._clock.now()))

    async def remove_computer(self, id: int, person: Person) -> Table:
        """The host sends the last computer player away. Raises Refusal: not_host, no_computer, wrong_stage."""
        return await self._change(id, lambda live: lobby.remove_computer(live, person.id, self._clock.now()))

    async def choose_options(self, id: int, person: Person, game: Mapping[str, str], run: Mapping[str, str]) -> Table:
        """The host chooses options of a lobby, all or none. Raises Refusal: not_host, no_such_setting, wrong_stage."""
        now = self._clock.now()
        return await self._change(id, lambda live: lobby.choose_options(live, person.id, game, run, now))

    async def add_word(self, id: int, person: Person, word: str) -> Table:
        """Add a word of one's own to the seed; its SHA-256 goes into the match. Raises Refusal: not_seated."""
        return await self._change(id, lambda live: lobby.add_word(live, person.id, word, self._clock.now()))

    async def start(self, id: int, person: Person, click: int = 0) -> Table:
        """The host starts the match, or asks strangers first whether they are there; ``click`` (or 0) is in the dice.

        Raises Refusal: not_host, too_few_players, too_many_seats, wrong_stage, being_mustered, queue_fixed.
        """
        await self._resting.close_lobby_if_over(id)
        now, before = self._clock.now(), await self._get(id)
        here = before.people
        acquaintances = await self._repository.read(partial(queries.find_acquaintances, host=person.id, persons=here))
        wakes = await self._repository.read(partial(waking_times, persons=here, now=now))
        guard: Work[None] = partial(self._check_seats, table=before, now=now)
        table = await self._change(
            id, lambda live: muster.start(live, person.id, now, click, acquaintances, wakes), guard
        )
        if table.muster is not None:
            metrics.MUSTERS.labels("begun").inc()
        return table

    async def close(self, id: int, person: Person) -> Table:
        """The host closes the lobby. Raises Refusal: not_host, wrong_stage."""
        return await self._change(id, lambda live: lobby.close_lobby(live, person.id, self._clock.now()))

    # At any stage

    async def choose_table_option(self, id: int, person: Person, key: str, value: str) -> Table:
        """The host changes a table option. Raises Refusal: not_host, no_such_setting, too_late, wrong_stage,
        queue_fixed, times_fixed."""
        times_guard: Work[None] = lambda connection: tournaments.check_times(connection, id)  # noqa: E731
        guards = (times_guard,) if key in options.PROMISED else ()
        now = self._clock.now()
        return await self._change(id, lambda live: options.choose(live, person.id, key, value, now), *guards)

    async def move(self, id: int, person: Person, channel: int, *, may_manage: bool = False) -> Table:
        """Continue in another channel. Raises Refusal: not_host, already_here, table_exists, wrong_stage."""
        if (there := await self.in_channel(channel)) is not None and there.id != id:
            await self.refuse_second(there)

        def decide(live: OpenTable) -> Change:
            change = place.move_table(live, person.id, channel, may_manage=may_manage)
            return awoken_in(change, self._clock.now())

        return await self._change(id, decide)

    async def _check_seats(self, connection: Transaction, table: Table, now: int) -> None:
        await limits.check_seats(connection, table, now, self._repository.limits)

    async def _get(self, id: int) -> Table:
        return (await self._repository.live(id)).table

    async def _change(self, id: int, decide: Callable[[OpenTable], Change], *guards: Work[None]) -> Table:
        return (await self._repository.change(id, decide, *guards)).table
