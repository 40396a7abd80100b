"""A match in virtual time that is lived twice, once with a person who plans: what all others can observe of it.

The real client plays it on the simulated Discord. Both worlds do the same at the same moments; in one of them the
planner also tries turns out, keeps, changes and drops plans. Noted is all that goes to others, with its time, and what
is stored of the match.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.drawing import studio
from bot.runtime.clock import HOUR, SECOND
from bot.storage.schema import journal, messages, notes, outbox, seats, tables, timers
from bot.tables import computer_players
from bot.tables.model.open_table import OpenTable
from bot.tables.model.options import token
from bot.tables.people.preferences import Preferences
from bot.tables.store.turn_rows import kind_of, queue_of
from engine.conditions import conditions_of
from engine.plan import Step
from rendering.picture import AnyScene, Picture, Scene
from rendering.registry import describe
from tests.bot.simulation.discord_objects import Interaction
from tests.bot.simulation.ledger import base36_of
from tests.bot.simulation.life import Plant, in_place
from tests.bot.simulation.network import Rates
from tests.bot.simulation.observations import Observations
from tests.bot.simulation.people import controls, family
from tests.bot.simulation.process import PIXEL, LastingDatabase, Sketches, adopting
from tests.bot.simulation.wire import Answer, Json, Request
from tests.bot.simulation.world import World
from tests.bot.soak.virtual_time import BEGINNING, VirtualLoop, run

PAUSE_S = 20.0
"""After how many seconds a plan is played here."""
LIMIT = 12 * HOUR
TRIED = ("yp", "ys", "ym", "yf")
"""The families of controls that try something out."""
LOOKS = ("games", "board", "log", "stats", "move", "seats")


class Lived(NamedTuple):
    """What others could observe, in its order; when the last plan was due, when it was played (None: never), and the
    options that were played by it; and how many messages the planner got alone."""

    observed: list[str]
    due: int | None
    played_at: int | None
    by_plan: list[str]
    private_messages: int


class Steady(random.Random):
    """A network in which everything takes the same time."""

    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2


def live(game: str, seed: int, folder: Path, *, plans: bool, plant: Plant = lambda patch: None) -> Lived:
    """Live through the match, with the plans or without. ``game`` is its key, with a module after a space."""
    results: list[Lived] = []

    async def begin(loop: VirtualLoop) -> None:
        adopting(loop)
        world = World(loop, seed, folder)
        loop.set_exception_handler(lambda _, context: world.ledger.escaped(context))
        with in_place(world, loop, lambda patch: _prepare(patch, plant)):
            results.append(await PrivateMatch(world, game, plans).live())
        # One click may make several choices here, other than in the game that the ledger knows.
        wrong = [each for each in world.ledger.objections if "at once" not in each]
        assert not wrong, wrong[:3]

    gc.disable()
    try:
        run(begin)
    finally:
        gc.enable()
    return results[0]


def _prepare(patch: pytest.MonkeyPatch, plant: Plant) -> None:
    async def draw(_: Any, kind: str, scene: AnyScene) -> Picture:
        # A picture is drawn from this alone, and from nothing else.
        content = studio._key(kind, scene.game, *scene.content).hex()
        text = describe(scene) if isinstance(scene, Scene) else ""
        return Picture(PIXEL, f"{content} {text}"[:1_000], 1, 1, f"{kind}.png")

    patch.setattr(Sketches, "draw", draw)
    patch.setattr(computer_players, "uniform", lambda *_: PAUSE_S)
    plant(patch)


class PrivateMatch:
    """Three people and a computer player, of whom the second plans; and a stranger who looks on."""

    def __init__(self, world: World, game: str, plans: bool) -> None:
        self._world = world
        self._game, _, module = game.partition(" ")
        self._options = {"time-limit": token(LIMIT), **({"module": module} if module else {})}
        self._plans = plans
        self._people = list(world.people)[:3]
        self._planner = self._people[1]
        self._channel = world.places[0]
        self._observed = Observations()
        self._private_messages = 0
        self._looked = 0
        self._writing = False

    async def live(self) -> Lived:
        """Everything from the lobby to the planned turn."""
        world = self._world
        world.database = await LastingDatabase.fresh()
        world.database.note_change = world.note_change
        world.network.rates = Rates().scaled(0)
        world.network.chance = Steady(1)
        world.network.exchange = self._exchange  # type: ignore[method-assign]
        world.discord.closed_to_messages.clear()
        try:
            await world.begin_quietly()
            world.is_calm = True
            await self._open()
            await self._try_out_and_stop()
            await self._drop_while_due()
            return await self._is_played()
        finally:
            await world.end()

    # The parts of the match

    async def _open(self) -> None:
        world, (host, *others) = self._world, self._people
        wanted = (Preferences(turns="message"), Preferences(reminders="message"), Preferences(reminders="channel"))
        for person, preferences in zip(self._people, wanted, strict=True):
            await self._own(self._bot.tables.people.change_preferences(person, lambda _, new=preferences: new))
        world.acting.command(host, self._channel, "play", self._game, **self._options)
        await asyncio.sleep(5)
        for person in others:
            world.acting.press(person, self._channel, "join")
            await asyncio.sleep(5)
        guest = world.people[host].person
        await self._own(self._bot.tables.lobbies.add_computer(self._live.table.id, guest))
        world.acting.press(host, self._channel, "start")
        await asyncio.sleep(5)
        assert self._live.table.stage == "playing"
        self._writing = True

    async def _try_out_and_stop(self) -> None:
        """The planner tries a turn out, keeps and changes a plan while the others choose, and drops it. Then one waits
        that cannot be played in its turn: the planner is told of it, and asked."""
        await self._turns_before()
        await self._together(self._others_look(), self._click_through())
        await self._together(asyncio.sleep(2), self._keep(Step("turn", "no_such_option", {})))
        await self._turn_of_asked()
        await self._others_look()
        await self._turn_of_planner()

    async def _drop_while_due(self) -> None:
        """A plan is about to be played, and dropped in the last moment; then the planner's time passes."""
        await self._turns_before()
        await self._together(self._others_look(), self._keep())
        await self._turn_of_asked(looks=1.5)
        await self._reach_turn()
        await self._together(asyncio.sleep(4), self._drop())
        await asyncio.sleep(2 * PAUSE_S)
        await self._others_look()
        await asyncio.sleep(LIMIT / SECOND + 3_600)
        await self._others_look()
        await self._turn_of_planner()

    async def _is_played(self) -> Lived:
        """A plan is played; what is observed ends with the moment before."""
        await self._turns_before()
        await self._together(self._others_look(), self._keep(), self._change())
        await self._turn_of_asked(looks=1.5)
        await self._reach_turn()
        due, entries = self._live.table.moved, len(self._live.playing.journal)
        await self._others_look()
        await asyncio.sleep(max(0.0, due / SECOND + PAUSE_S - 1 - self._world.clock.true() / SECOND))
        self._writing = False
        await asyncio.sleep(5)
        live = self._live
        options = [entry.option for entry in live.playing.journal[entries:] if entry.seat == self._seat]
        return Lived(
            self._observed.lines(), due, live.table.moved if options else None, options, self._private_messages
        )

    # What the planner does in private

    async def _click_through(self) -> None:
        """Open a trial, choose in it, keep, add a way, set a condition, take a way away, drop it all."""
        event = await self._try(await self._open_trial())
        event = await self._press(event, "keep")
        assert self._live.table.seats[self._seat].plan is not None
        event = await self._press(event, "add")
        event = await self._try(event, last=True)
        await self._press(event, "keep")
        await self._drop()
        assert self._live.table.seats[self._seat].plan is None

    async def _open_trial(self) -> Interaction:
        """A trial at its beginning."""
        self._bot.services.trials.forget_person(self._planner)
        event = self._world.acting.command(self._planner, self._channel, "plan")
        assert event is not None
        await asyncio.sleep(1)
        return event

    async def _try(self, event: Interaction, *, last: bool = False) -> Interaction:
        panel = event.panels[-1] if event.panels else event.original
        assert panel is not None
        offered = [each for each in controls(panel.components) if family(each) in TRIED]
        control, value = offered[-1 if last else 0], ""
        if "options" not in control:
            event = self._world.acting.click(self._planner, panel, control["custom_id"])
        else:
            value = control["options"][-1 if last else 0]["value"]
            event = self._world.acting.click(self._planner, panel, control["custom_id"], [value])
        await asyncio.sleep(1)
        return await self._try(event, last=last) if value.endswith(":") else event  # A beginning has a second step.

    async def _press(self, event: Interaction, action: str) -> Interaction:
        panel = event.panels[-1] if event.panels else event.original
        assert panel is not None
        control = next(each for each in controls(panel.components) if f":{action}:" in each["custom_id"])
        event = self._world.acting.click(self._planner, panel, control["custom_id"])
        await asyncio.sleep(1)
        return event

    async def _keep(self, *steps: Step) -> None:
        """Keep a plan: the last option of each question of the turn, or these steps."""
        await asyncio.sleep(1)
        if steps:
            await self._own(self._tables.seats.keep_plan(self._live.table.id, self._person, steps, 1))
            return
        await self._press(await self._try(await self._open_trial(), last=True), "keep")

    async def _change(self) -> None:
        await asyncio.sleep(5)
        match = self._live.playing
        offered = {each.key: each.values(match.state, self._seat)[:1] for each in conditions_of(match.game)}
        for conditions in ({key: values for key, values in offered.items() if values}, {}):
            await self._own(self._tables.seats.set_conditions(self._live.table.id, self._person, conditions))

    async def _drop(self) -> None:
        await self._own(self._tables.seats.drop_plan(self._live.table.id, self._person))

    # What happens in both worlds

    async def _together(self, public: Any, *private: Any) -> None:
        """What everyone sees, and beside it what the planner does where they plan; it takes as long either way."""
        begun = self._world.loop.time()
        for each in private:
            self._world.begin(each) if self._plans else each.close()
        await public
        await asyncio.sleep(max(0.0, begun + 60 - self._world.loop.time()))

    async def _turns_before(self) -> None:
        """Let the others play until the planner comes next."""
        while (self._asked_seat + 1) % 4 != self._seat:
            await self._turn_of_asked()

    async def _turn_of_planner(self) -> None:
        assert self._asked_seat == self._seat
        await self._turn_of_asked()

    async def _reach_turn(self) -> None:
        """Let the planner answer what is asked before the first question that they planned for."""
        while self._live.playing.questions[0].kind != "turn":
            assert self._asked_seat == self._seat
            self._world.acting.play(self._planner, self._channel, base36_of(self._live.table.id))
            await asyncio.sleep(1)
        assert self._is_due == self._plans

    async def _turn_of_asked(self, looks: float = 0.0) -> None:
        """Let who is asked play by clicks until someone else is; ``looks`` seconds after the last click others look."""
        seat, person = self._asked_seat, self._live.table.seats[self._asked_seat].person
        for _ in range(40):
            if self._asked_seat != seat or person is None:
                break
            acting = self._world.acting
            event = acting.play(person, self._channel, base36_of(self._live.table.id))
            await asyncio.sleep(looks or 3)
            if self._asked_seat == seat and event is not None and event.panels and acting.play_in_private(event):
                await asyncio.sleep(looks or 3)
        else:
            raise AssertionError("a turn has no end")
        await asyncio.sleep(0.5 if looks else 10)
        await self._note_rows()

    async def _others_look(self) -> None:
        """Everyone but the planner uses the commands that show the match."""
        await self._note_rows()
        first, _, second = self._people
        for number, name in enumerate(LOOKS):
            person = (first, second, self._world.stranger)[(number + self._looked) % 3]
            self._world.acting.command(person, self._channel, name)
            await asyncio.sleep(0.25)
        self._looked += 1
        await self._note_rows()

    # What is noted

    async def _exchange(self, _: Any, request: Request) -> Answer:
        await asyncio.sleep(0.01)
        answer = self._world.discord.carry_out(request)
        await asyncio.sleep(0.01)
        if request.method != "GET":
            if self._is_private(request):
                self._private_messages += self._writing and request.path.startswith("/channels")
            else:
                self._note(f"{request.method} {request.path}", request.body, request.files, answer.status)
        return answer

    def _is_private(self, request: Request) -> bool:
        """Whether a request shows something to the planner alone."""
        discord, (_, kind, *rest) = self._world.discord, request.path.split("/")
        if kind == "interactions":
            return discord.interactions[int(rest[0])].person == self._planner
        if kind == "webhooks":
            return discord.interactions[discord._tokens[rest[1]]].person == self._planner
        if kind == "users":
            return int(request.body["recipient_id"]) == self._planner
        return kind == "channels" and discord.direct.get(int(rest[0])) == self._planner

    def _note(self, what: str, *about: Any) -> None:
        if self._writing:
            text = json.dumps(about, default=repr, ensure_ascii=False)
            at = (self._world.clock.true() - BEGINNING) / SECOND
            self._observed.note(at, what, text)

    async def _note_rows(self) -> None:
        """Note what is stored of the table, but for the plans and for what is on its way to the planner."""
        number, seat = self._live.table.id, self._seat
        hidden = {tables: {"computing"}, seats: {"plan"}, outbox: {"id"}, timers: {"id"}, messages: {"id"}}

        async def read(connection: AsyncConnection) -> Iterator[tuple[str, Json]]:
            rows = []
            for source in (tables, seats, journal, notes, timers, messages, outbox):
                key = source.c.id if source is tables else source.c.table_id
                for row in (await connection.execute(select(source).where(key == number))).mappings():
                    content = {name: value for name, value in row.items() if name not in hidden.get(source, ())}
                    own = content.get("kind") == kind_of(seat) or content.get("channel") == queue_of(number, seat)
                    if not own:
                        rows.append((source.name, content))
            return iter(rows)

        for name, row in await self._own(self._world.database.read(read)):
            self._note(f"stored in {name}", row)

    # Shorter names

    @property
    def _bot(self) -> Any:
        return self._world.process_now.the_bot

    @property
    def _tables(self) -> Any:
        return self._bot.tables

    @property
    def _live(self) -> OpenTable:
        [live] = self._world.tables.values()
        return live

    @property
    def _person(self) -> Any:
        return self._world.people[self._planner].person

    @property
    def _seat(self) -> int:
        return self._live.table.own_seat(self._planner).number

    @property
    def _asked_seat(self) -> int:
        return self._live.playing.questions[0].seat

    @property
    def _is_due(self) -> bool:
        return self._live.due_way(self._live.table.seats[self._seat]) is not None

    async def _own(self, work: Any) -> Any:
        return await self._world.process_now.own(work)
