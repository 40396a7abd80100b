"""What goes wrong beside single requests: the bot stops, dies, is replaced; connections, clocks and channels fail."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.model.table import Table
from bot.tables.time import timer_rows
from tests.bot.simulation.discord_objects import BUTTON, HISTORY, SEND, VIEW_CHANNEL, Channel, Message
from tests.bot.simulation.final_state import running_timers
from tests.bot.simulation.gathering import Gathering
from tests.bot.simulation.ledger import base36_of
from tests.bot.simulation.newer_version import NewerVersion
from tests.bot.simulation.people import offered
from tests.bot.simulation.process import CRASH_POINTS, ProcessDied
from tests.bot.simulation.torn_database import HALF_WRITTEN, is_torn
from tests.bot.simulation.tournament_rounds import TournamentRounds
from tests.bot.simulation.wire import Json

if TYPE_CHECKING:
    from tests.bot.simulation.world import World


ELSEWHERE = 14
"""In this one of sixteen worlds people click from channels in which the table is not."""
TOGETHER = 15
"""In this one of sixteen worlds those who are asked press two buttons of a board in the same moment."""
AHEAD = 7
"""In this one of sixteen worlds the clock jumps ahead of times that are over within the next hour."""
SAME_MOMENT = 10
"""In this one of sixteen worlds times end in the same moment: of several seats, of several matches in a channel."""
ROUNDS = 2
"""In this one of sixteen worlds tournaments are played, and the times of their matches end in the same moment."""
NEAR = 8 * HOUR
"""Ends of times that are not further apart become one."""
CROWD = 60
"""How often someone presses a button of a crowded lobby."""
ENDS = ("timeout", "patience")
"""Kinds of timers that end a time."""


class Troubles:
    """Lets things go wrong in a world, again and again. ``closed`` says since when nothing can be said in a channel."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.closed: dict[int, int] = {}
        self.newer = NewerVersion()
        self.rounds = TournamentRounds(world)

    def _kill(self) -> None:
        if self._world.process is not None and self._world.process.is_alive:
            self._world.process.doom = None
            self._world.process.die()

    async def go_wrong(self) -> None:
        """What happens to the bot and its connections, again and again."""
        ways: tuple[Callable[[], Coroutine[Any, Any, None]], ...] = (
            self._restarted,
            self._killed,
            self._doomed,
            self._doomed,
            self._doomed,
            self._cut_off,
            self._clock_set,
            self._spell,
            self._replaced,
        )
        while True:
            await asyncio.sleep(self._world.chance.expovariate(1 / (8 * 3600)))
            await self._world.chance.choice(ways)()

    async def _restarted(self) -> None:
        process = self._world.process
        if process is not None and process.is_open:
            self._world.ledger.counts["restarts"] += 1
            with suppress(ProcessDied):
                await process.stop()
            self._world.gone(process)
            await asyncio.sleep(self._world.chance.uniform(2, 120))
            await self._world.be_there()

    async def _killed(self) -> None:
        self._kill()
        chance = self._world.chance
        await asyncio.sleep(chance.uniform(10, 1_800) if chance.random() < 0.7 else 11 * 3600 * chance.random())

    async def _doomed(self) -> None:
        if self._world.process is not None and self._world.process.doom is None:
            self._world.process.doom = (
                self._world.chance.choice(CRASH_POINTS),
                self._world.chance.choice((1, 1, 2, 5)),
            )

    async def _cut_off(self) -> None:
        self._world.network.cut()
        self._world.ledger.counts["connections cut"] += 1
        short = self._world.chance.random() < 0.7
        if not short:
            self._world.records.down(self._world.clock.true())
        await asyncio.sleep(self._world.chance.uniform(1, 50) if short else self._world.chance.uniform(120, 5 * 3600))
        self._world.network.mend(resumes=short and self._world.chance.random() < 0.7)
        if self._world.process is not None and self._world.process.is_open:
            self._world.records.up(self._world.clock.true())

    async def _clock_set(self) -> None:
        self.set_clock(self._world.chance.choice((-HOUR, HOUR)))
        self._world.ledger.counts["clock jumps"] += 1
        await asyncio.sleep(self._world.chance.uniform(600, 6 * 3600))
        self.set_clock(0)

    async def _let_times_end_together(self, chance: random.Random) -> None:
        """More matches are played in one channel, by people of whom many leave their time run out, and times are
        lengthened until the last one of several ends."""
        world = self._world
        for guest in world.people.values():
            guest.way = chance.choice(("absent", guest.way))
        for _ in range(2):
            world.begin(Gathering(world).gather(world.places[0], chance.uniform(0, 12) * HOUR))
        await self._lengthen_times(chance)

    async def _play_tournaments(self, chance: random.Random) -> None:
        """Tournaments are played, whose times end together, by people of whom many leave their time run out."""
        world = self._world
        for guest in world.people.values():
            guest.way = chance.choice(("absent", guest.way))
        world.begin(self.rounds.hold(world.discord.channels[world.places[0]].server, chance))
        await self._lengthen_times(chance)

    async def _lengthen_times(self, chance: random.Random) -> None:
        """Lengthen times again and again until the last one of several ends."""
        while True:
            await asyncio.sleep(chance.expovariate(1 / 3_600))
            if await self._world.database.write(_end_near_times_together) > 1:
                self._world.ledger.counts["times that end together"] += 1

    async def _clock_set_ahead(self, chance: random.Random) -> None:
        """The clock is set an hour ahead where a time is over within this hour, and back."""
        world = self._world
        while True:
            await asyncio.sleep(chance.expovariate(1 / 1_200))
            now = world.clock.now()
            ends = [timer.due for timer in await world.timers() if timer.kind in ENDS]
            if not world.clock.wrong and any(now < end <= now + HOUR for end in ends):
                world.ledger.counts["clock ahead"] += 1
                self.set_clock(HOUR)
                await asyncio.sleep(chance.uniform(60, 3_600))
                self.set_clock(0)
                await asyncio.sleep(2 * 3_600)

    def set_clock(self, wrong: int) -> None:
        """The clock is ahead by so much from now on."""
        self._world.clock.wrong = wrong
        self._world.records.wrong.append((self._world.clock.true(), wrong))

    async def _spell(self) -> None:
        self._world.network.spell = self._world.chance.choice(("before", "after"))
        self._world.ledger.counts["spells"] += 1
        await asyncio.sleep(self._world.chance.choice((20, 120, 900)) * self._world.chance.random())
        self._world.network.spell = ""

    async def _replaced(self) -> None:
        """The process stands still just before it stores something; another takes over; then the old one goes on."""
        process = self._world.process
        if process is None or not process.is_open:
            return
        process.doom = None
        process.freezes_at = self._world.chance.randint(1, 3)
        for _ in range(200):
            await asyncio.sleep(60)
            if not process.is_alive:
                break
        if process.freezes_at or process.doom is not None:
            process.freezes_at = 0
            return
        self._world.ledger.counts["replaced"] += 1
        await asyncio.sleep(self._world.chance.uniform(60, 4 * 3600))
        self._world.overlapped = True
        process.thaw()

    def of_some_seeds(self) -> list[Coroutine[Any, Any, None]]:
        """What happens in one of eight worlds each, with a chance of its own, so that the others stay as they are."""
        chance = random.Random(self._world.seed + 4)
        if is_torn(self._world.seed):
            return [self._power_fails(chance)]
        if self._world.seed % 16 == ELSEWHERE:
            return [self._click_elsewhere(chance)]
        if self._world.seed % 16 == TOGETHER:
            return [self._click_together(chance)]
        if self._world.seed % 16 == AHEAD:
            return [self._clock_set_ahead(chance)]
        if self._world.seed % 16 == SAME_MOMENT:
            return [self._let_times_end_together(chance)]
        if self._world.seed % 16 == ROUNDS:
            return [self._play_tournaments(chance)]
        ways = {3: self._shut_off, 4: self._updated, 5: self._crowded}
        way = ways.get(self._world.seed % 8)
        return [] if way is None else [way(chance)]

    async def _shut_off(self, chance: random.Random) -> None:
        """Discord shuts the bot off for an hour: it refuses each request, and events arrive as before."""
        await asyncio.sleep(chance.uniform(0, 3) * DAY / SECOND)
        self._world.ledger.counts["shut off"] += 1
        self._world.ledger.tell("Discord shuts the bot off")
        self._world.discord.limits.shut()

    async def _power_fails(self, chance: random.Random) -> None:
        """The power fails while a commit is being written. It fails with each other end of a process, too."""
        while True:
            await asyncio.sleep(chance.expovariate(1 / (6 * 3600)))
            process = self._world.process
            if process is not None and process.doom is None:
                process.doom = (HALF_WRITTEN, chance.choice((1, 1, 2, 5, 20)))

    async def _updated(self, chance: random.Random) -> None:
        """A newer version serves beside ours, and leaves what ours does not know."""
        while True:
            await asyncio.sleep(chance.uniform(0, 12) * HOUR / SECOND)
            tables = [live.table for live in self._world.tables.values() if live.table.is_open]
            if tables:
                table, now = chance.choice(tables), self._world.clock.true()
                await self._world.database.write(
                    lambda connection, table=table, now=now: self.newer.leave(connection, chance, table, now)
                )
                self._world.ledger.counts["left by a newer version"] += 1

    async def _crowded(self, chance: random.Random) -> None:
        """People press *Join* and *Start* in every lobby, seated or not, host or not."""
        world = self._world
        while world.ledger.counts["crowded"] < CROWD:
            await world.lobby_seen.wait()
            await asyncio.sleep(chance.expovariate(1 / 20))
            lobbies = [live.table.channel for live in world.tables.values() if live.table.stage == "lobby"]
            if not lobbies:
                world.lobby_seen.clear()
            for channel in lobbies:
                world.ledger.counts["crowded"] += 1
                world.acting.press(chance.choice([*world.people]), channel, chance.choice(("join", "start")))

    async def _click_elsewhere(self, chance: random.Random) -> None:
        """Those who are asked send the click that would answer from another channel."""
        world = self._world
        while True:
            await asyncio.sleep(chance.expovariate(1 / 3600))
            for table, people, board, buttons in self._answerable():
                places = world.discord.channels.values()
                others = [each.id for each in places if each.server and each.id != table.channel]
                if others:
                    world.ledger.counts["clicked elsewhere"] += 1
                    clicked, channel = chance.choice(buttons)["custom_id"], chance.choice(others)
                    world.acting.click(chance.choice(people), board, clicked, channel=channel)

    async def _click_together(self, chance: random.Random) -> None:
        """One of those who are asked presses two buttons, the same or not, so that both clicks arrive in one moment."""
        world = self._world
        while True:
            await asyncio.sleep(chance.expovariate(1 / 3600))
            for _, people, board, buttons in self._answerable():
                world.ledger.counts["clicked together"] += 1
                person, pressed = chance.choice(people), chance.choices(buttons, k=2)
                world.network.deliver_at_once(
                    world.discord.interaction(
                        person,
                        board.channel,
                        3,
                        {"custom_id": each["custom_id"], "component_type": BUTTON, "id": 1},
                        board,
                    )
                    for each in pressed
                )

    def _answerable(self) -> Iterator[tuple[Table, list[int], Message, list[Json]]]:
        """The tables that ask, who is asked there, the board, and its buttons that answer."""
        world = self._world
        for table in [live.table for live in world.tables.values() if live.table.stage == "playing"]:
            people = [seat.person for seat in world.tables[table.id].awaited_seats if seat.person in world.people]
            board = world.acting.board(table.channel, base36_of(table.id))
            buttons = [each for each in offered(board) if each["type"] == BUTTON] if board is not None else []
            if board is not None and people and buttons:
                yield table, people, board, buttons

    async def lose_places(self) -> None:
        """Permissions are lost and come back, threads sleep, channels go."""
        while True:
            await asyncio.sleep(self._world.chance.expovariate(1 / (20 * 3600)))
            places = [each for each in self._world.discord.channels.values() if each.server and not each.is_gone]
            if not places:
                return
            place = self._world.chance.choice(places)
            if place.parent is not None:
                place.archived = True
                place.locked = self._world.chance.random() < 0.2
                self._close(place)
                self._world.network.tell("THREAD_UPDATE", self._world.discord.channel_told(place))
                await asyncio.sleep(self._world.chance.uniform(600, 8 * 3600))
                place.archived = place.locked = False
                self.open(place)
                self._world.network.tell("THREAD_UPDATE", self._world.discord.channel_told(place))
            elif self._world.chance.random() < 0.85:
                self._world.ledger.counts["permissions lost"] += 1
                await self._without_permission(place)
            else:
                self._world.ledger.counts["channels deleted"] += 1
                self._delete(place)

    async def _without_permission(self, place: Channel) -> None:
        place.lost = self._world.chance.choice((SEND, VIEW_CHANNEL, HISTORY))
        self._close(place)
        self._world.network.tell("CHANNEL_UPDATE", self._world.discord.channel_told(place))
        await asyncio.sleep(self._world.chance.uniform(600, 10 * 3600))
        place.lost = 0
        self.open(place)
        if self._world.chance.random() < 0.5:
            self._world.network.tell("CHANNEL_UPDATE", self._world.discord.channel_told(place))

    def _close(self, place: Channel) -> None:
        """From now on the bot cannot be expected to say anything in a channel."""
        self.closed[place.id] = self._world.clock.true()

    def open(self, place: Channel) -> None:
        """Now it can, at the latest when it tries again."""
        since, until = self.closed.pop(place.id), self._world.clock.true() + 15 * MINUTE
        for id, live in self._world.tables.items():
            if live.table.channel == place.id:
                self._world.records.closed[id].append((since, until))

    def _delete(self, place: Channel) -> None:
        """A channel goes, and with it the threads in it."""
        for each in [each for each in self._world.discord.channels.values() if place.id in (each.id, each.parent)]:
            each.is_gone = True
            self._close(each)
            event = "CHANNEL_DELETE" if each.parent is None else "THREAD_DELETE"
            self._world.network.tell(event, self._world.discord.channel_told(each))


async def _end_near_times_together(connection: AsyncConnection) -> int:
    """Let the times that end next end together with the last of them that is near; how many there are."""
    ending = [timer for timer in await running_timers(connection) if timer.kind in ENDS and not timer.leased]
    first = min((timer.due for timer in ending), default=0)
    near = [timer for timer in ending if timer.due < first + NEAR]
    last = max((timer.due for timer in near), default=0)
    longer = [timer._replace(due=last, deadline=timer.deadline + last - timer.due) for timer in near]
    await timer_rows.write_all(connection, longer)
    return len(longer)
