"""A world for one seed: the real bot, a simulated Discord, people who play, and everything that can go wrong, for days.

Everything is seeded, and time jumps from event to event. ``live`` returns what there is to object to.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from bot.runtime.clock import DAY, HOUR, SECOND
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.outbox import posts
from bot.tables.people.preferences import Preferences
from bot.tables.rules.timers import Timer
from tests.bot.simulation.discord_objects import Message
from tests.bot.simulation.final_state import let_last_moment_pass, objections_to, running_timers
from tests.bot.simulation.gathering import Gathering
from tests.bot.simulation.ledger import Ledger, base36_of, kind_of
from tests.bot.simulation.network import Network, Rates
from tests.bot.simulation.people import People, controls
from tests.bot.simulation.process import CRASH_POINTS, BotProcess, LastingDatabase, ProcessDied, frozen_at
from tests.bot.simulation.simulated_discord import SimulatedDiscord
from tests.bot.simulation.torn_database import TornDatabase, is_torn
from tests.bot.simulation.troubles import Troubles
from tests.bot.simulation.wire import Json
from tests.bot.soak.people import Guest, delay, guests
from tests.bot.soak.records import Records, Said
from tests.bot.soak.virtual_time import VirtualClock, VirtualLoop

SERVERS = (77 << 22, 78 << 22)
SLOW = 6
"""In this one of sixteen worlds the process is slow to end a time that is over, and people click in that moment."""
STRANGER = 999_999_999_999_999_999
DAYS_OF_TROUBLE = 3
CALM = 3 * 3600
"""For so many seconds nothing goes wrong at the end: closed channels are tried again every ten minutes."""

current_post: ContextVar[tuple[posts.Post, str] | None] = ContextVar(
    "the post that is being sent, and its nonce", default=None
)


class World:
    """Everything that happens for one seed."""

    def __init__(self, loop: VirtualLoop, seed: int, folder: Path) -> None:
        self.loop = loop
        self.seed = seed
        self.chance = random.Random(seed)
        self.clock = VirtualClock(loop)
        self.ledger = Ledger(now=self.clock.true)
        self.records = Records()
        self.discord = SimulatedDiscord(self.clock.true)
        self.network = Network(
            self.discord, random.Random(seed + 1), Rates().scaled(self.chance.choice((0, 0.3, 1, 1)))
        )
        self.network.process = lambda: self.process
        self.network.happened = self.ledger.tell
        self.discord.posted = self._posted
        self.discord.fault = self.discord.limits.fault = self.ledger.object
        crowd = guests(self.chance, 10, self.clock.true())
        self.people: dict[int, Guest] = {guest.person.id: guest for guest in self.chance.sample(crowd, 5)}
        self.stranger = STRANGER
        self.acting = People(self, random.Random(seed + 2))
        self.tables: dict[int, OpenTable] = {}
        self.homes: dict[int, int] = {}
        """In which channel each table was opened."""
        self.lobby_seen = asyncio.Event()
        """Set while there may be a lobby."""
        self.old_controls: list[tuple[Message, Json]] = []
        self.process: BotProcess | None = None
        self.overlapped = False
        self.is_over = False
        self.is_calm = False
        """Whether nobody does anything by themselves, nor the process dies."""
        self._folder = folder
        self._tasks: set[asyncio.Task[None]] = set()
        self.troubles = Troubles(self)
        self.discord.members |= {server: {*self.people, STRANGER} for server in SERVERS}
        self.places = [self.discord.new_channel(SERVERS[number == 2]).id for number in range(3)]
        for guest in self.people.values():
            if not guest.is_open:
                self.discord.closed_to_messages.add(guest.person.id)

    async def live(self) -> list[str]:
        """Let everything happen; what there is to object to."""
        self.database = (
            await TornDatabase.on_disk(self._folder / "disk", random.Random(self.seed + 5))
            if is_torn(self.seed)
            else await LastingDatabase.fresh()
        )
        self.database.note_change, self.database.within = self.note_change, self.ledger.check_told
        try:
            await self.begin_quietly()
            self.database.pause = self._pause
            for guest in self.people.values():
                wanted = guest.preferences
                await self.process_now.own(
                    self.process_now.the_bot.tables.people.change_preferences(
                        guest.person.id, lambda _, wanted=wanted: wanted
                    )
                )
            for channel in self.places[: self.chance.choice((2, 3))]:
                self.begin(Gathering(self).gather(channel, self.chance.uniform(0, 12) * HOUR))
            for guest in self.people.values():
                self._begin_life(guest)
            for trouble in (
                self.troubles.go_wrong(),
                self._mischief(),
                self._snipe(),
                self.troubles.lose_places(),
                *self.troubles.of_some_seeds(),
            ):
                self.begin(trouble)
            if await self._objected_within(DAYS_OF_TROUBLE * DAY / SECOND):
                return self.ledger.objections
            await self._calm()
            return await self._objections()
        finally:
            await self.end()

    async def begin_quietly(self) -> None:
        """Start the bot while nothing goes wrong."""
        self.is_calm = True
        await self.be_there()
        self.is_calm = False

    async def end(self) -> None:
        """The world ends."""
        self.is_over = True
        for task in list(self._tasks):
            task.cancel()
        self.network.close()
        if self.process is not None:
            self.process.died = lambda: None
            self.process.die()
        await asyncio.sleep(0)
        self.database.pause = lambda: 0.0
        await self.database.close_for_good()

    async def _objected_within(self, seconds: float) -> bool:
        """Let so many seconds pass; whether there was an objection, where the world ends with the first one."""
        if self.ledger.objected is None:
            await asyncio.sleep(seconds)
            return False
        with suppress(TimeoutError):
            await asyncio.wait_for(self.ledger.objected.wait(), seconds)
        return self.ledger.objected.is_set()

    def _pause(self) -> float:
        draw = self.network.chance.random()
        return 0.0 if draw < 0.5 else self.network.chance.uniform(0.001, 0.03) if draw < 0.99 else 0.7

    # The bot

    @property
    def process_now(self) -> BotProcess:
        """The process that serves now."""
        assert self.process is not None
        return self.process

    async def be_there(self) -> None:
        """Start the bot, again and again until it stands."""
        while self.process is None and not self.is_over:
            process = self.process = BotProcess(self.database, self._folder, self.clock, self.network.exchange)
            process.died = self._died
            if self.chance.random() < 0.4:
                point = self.chance.choice(CRASH_POINTS)
                often = 1 if point in ("opening", "claimed") else round(self.chance.expovariate(1 / 12)) + 1
                process.doom = (point, often) if not self.is_calm else None
            try:
                await process.start()
            except ProcessDied:
                self.gone(process)
            except Exception as error:
                # Discord cannot be reached at the start: the process ends, and whoever watches over it starts another.
                self.ledger.counts["starts that failed"] += 1
                process.died = lambda: None
                process.die()
                self.gone(process)
                if not isinstance(error, OSError | TimeoutError) and type(error).__module__.split(".")[0] not in (
                    "discord",
                    "aiohttp",
                ):
                    raise
            if self.process is process:
                self.ledger.started()
                self.records.up(self.clock.true())
                self.network.begin_session(process)
                return
            await asyncio.sleep(self.chance.uniform(1, 60))

    def gone(self, process: BotProcess) -> None:
        """A process is there no more."""
        if self.process is process:
            self.ledger.tell(f"a process is gone; it was to end at {process.doom}")
            self.process = None
            if counted := self.database.left():
                self.ledger.counts[counted] += 1
            self.network.is_cut = False
            self.records.down(self.clock.true())

    def _died(self) -> None:
        """The process has died by itself at a named point."""
        process = self.process
        if process is None or self.is_over:
            return
        self.ledger.counts["crashes"] += 1
        self.ledger.counts[f"crash {process.doom[0] if process.doom else 'anywhere'}"] += 1
        self.gone(process)
        self.later(
            self.chance.choice((5, 60, 600, 3600)) * self.chance.random() * 2, lambda: self.begin(self.be_there())
        )

    async def _calm(self) -> None:
        """Nothing goes wrong any more, nobody does anything, and the bot has time to say all that it must."""
        self.is_calm = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.sleep(0)
        self.network.rates = Rates().scaled(0)
        self.network.spell = ""
        self.discord.limits.shut_until = 0
        self.troubles.set_clock(0)
        if self.process is not None:
            self.process.doom, self.process.freezes_at = None, 0
        if self.process is not None and not self.process.is_open:
            self.process.died = lambda: None
            self.process.die()
            self.gone(self.process)
        for place in self.discord.channels.values():
            place.lost, place.archived, place.locked = 0, False, False
            if place.id in self.troubles.closed and not place.is_gone:
                self.troubles.open(place)
        await self.be_there()
        self.network.mend(resumes=False)
        await asyncio.sleep(CALM)
        await let_last_moment_pass(self)

    # What is noted

    def note_change(self, before: OpenTable | None, after: OpenTable) -> None:
        """A change of a table was committed."""
        self.ledger.committed(before, after)
        self.tables[after.table.id] = after
        self.homes.setdefault(after.table.id, after.table.channel)
        if after.table.stage == "lobby":
            self.lobby_seen.set()
        preferences = {person: guest.preferences for person, guest in self.people.items()} | {STRANGER: Preferences()}
        self.records.changed(before, after, self.clock.true(), preferences, frozen_at.get())

    def claimed(self, timer: Timer) -> None:
        """A timer is claimed. Where it ends somebody's time, they often choose in this moment, or the last one steps
        back: what was decided about the seat must not happen then. Seldom in a channel that is gone, which holds it."""
        is_slow, table = self.seed % 16 == SLOW, self.tables[timer.table].table
        idle = 0.95 if self.discord.channels[table.channel].is_gone else 0.0 if is_slow else 0.5
        if timer.kind not in ("timeout", "patience") or self.is_calm or self.chance.random() < idle:
            return
        self.ledger.counts["claimed and clicked"] += 1
        if self.chance.random() < 0.3 and not is_slow:
            self.acting.command(self.chance.choice(table.people), table.channel, "undo", choices=1)
        elif (person := table.seats[timer.seat].person) in self.people:
            self.acting.play(person, table.channel, base36_of(table.id))

    def _posted(self, message: Message, body: Json) -> None:
        current = current_post.get()
        if current is None:
            return
        post, nonce = current
        table = post.table.id
        self.ledger.counts["messages"] += 1
        self.ledger.posted(kind_of(post), table, nonce, message, self.discord.deleted)
        match post:
            case posts.BoardPost(called_seats=called) if called:
                if any(post.match.question_for(seat) is None for seat in called):
                    self.ledger.object(f"the board of table {table} calls the seats {called}, not all of them asked")
                self._read("ping", table, [person for seat in called if (person := post.table.seats[seat].person)])
            case posts.PingPost(people=people):
                self._read("ping", table, people)
            case posts.ReminderPost(people=people):
                self._read("reminder", table, people, nonce)
            case posts.DirectReminderPost(person=person, others=others):
                for each in (table, *(wait.reminder.table for wait in others)):
                    self._read("reminder", each, [person], nonce)
            case posts.LatePost(late=late):
                for seat in late:
                    self.records.asked_about.append((self.clock.true(), table, seat))
            case posts.TournamentPost():
                self.troubles.rounds.note_message(post, message)

    # The people

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside everything else; it belongs to no process."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.ledger.object(f"the world failed: {error!r}")

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        """Do something after so many seconds."""

        async def wait() -> None:
            await asyncio.sleep(seconds)
            work()

        self.begin(wait())

    def _begin_life(self, guest: Guest) -> None:
        now = self.clock.true()
        if guest.leaves is not None:
            self.later((guest.leaves - now) / SECOND, lambda: self._leave(guest.person.id))
        if guest.way == "returning":
            self.later((guest.returns - now) / SECOND, lambda: self.begin(self._act_everywhere(guest)))

    def _leave(self, person: int) -> None:
        for members in self.discord.members.values():
            members.discard(person)

    def _read(self, reason: str, table: int, people: Any, nonce: str = "") -> None:
        """People read a message that mentions them, and may play because of it."""
        for person in people:
            self.records.mentions.append(Said(self.clock.true(), self.clock.now(), reason, table, person, nonce))
            if person in self.people:
                pause = delay(self.people[person], reason, None, self.clock.true(), self.chance)
                if pause is not None and not self.is_calm:
                    self.later(pause / SECOND, lambda person=person: self.begin(self._act(self.people[person], table)))

    async def _act_everywhere(self, guest: Guest) -> None:
        for id in list(self.tables):
            await self._act(guest, id)

    async def _act(self, guest: Guest, id: int) -> None:
        """Play everything that one is asked at a table, as far as it can be seen."""
        for _ in range(6):
            now, person, live = self.clock.true(), guest.person.id, self.tables.get(id)
            if live is None or not guest.is_active(now) or live.table.stage != "playing":
                return
            seat = live.table.seat_of(person)
            if seat is None or live.playing.question_for(seat.number) is None:
                return
            interaction = self.acting.play(person, live.table.channel, base36_of(id))
            await asyncio.sleep(self.chance.uniform(3, 20))
            if interaction is not None and interaction.panels and self.acting.play_in_private(interaction):
                await asyncio.sleep(self.chance.uniform(3, 20))

    async def _mischief(self) -> None:
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 5_400))
            self._remember_controls()
            self.acting.do_something()

    def _remember_controls(self) -> None:
        """What people's clients may still show later, when it is there no more."""
        for channel, place in self.discord.channels.items():
            newest = self.discord.public(channel)[-1:] if place.server else []
            self.old_controls += [(message, each) for message in newest for each in controls(message.components)]
        del self.old_controls[:-60]

    async def _snipe(self) -> None:
        """Somebody plays in the very moment in which a timer is due, best of all one that ends their time."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 5_400))
            soon = [timer for timer in await self.timers() if timer.due - self.clock.now() < 6 * HOUR]
            if not soon:
                continue
            timer = min(soon, key=lambda timer: (timer.kind == "reminder", timer.due))
            seat = self.tables[timer.table].table.seats[timer.seat]
            await asyncio.sleep(max(0.0, (timer.due - self.clock.now()) / SECOND + self.chance.uniform(-0.6, 0.3)))
            if seat.person in self.people and self.people[seat.person].is_here(self.clock.true()):
                self.ledger.counts["close to a deadline"] += 1
                self.acting.play(seat.person, self.tables[timer.table].table.channel, base36_of(timer.table))

    async def timers(self) -> list[Timer]:
        """All times that run now; none where no process is there to look."""
        if self.process is None or not self.process.is_open:
            return []
        with suppress(Refusal, ProcessDied):
            return await self.process.own(self.database.read(running_timers))
        return []

    async def _objections(self) -> list[str]:
        """Everything that there is to object to."""
        for id, live in self.tables.items():
            self.records.closed[id] += self.ledger.unknown[id]
            if live.table.channel in self.troubles.closed:
                self.records.closed[id].append((self.troubles.closed[live.table.channel], None))
        in_the_end = await objections_to(self)
        return [*self.ledger.objections, *in_the_end, *self.records.about_time(), *self.records.untimely()]
