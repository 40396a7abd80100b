"""Raw events at the real client's door: its parsers, the command tree, the routes, and the tables behind them."""

from __future__ import annotations

import asyncio
import gc
import random
from collections import Counter
from collections.abc import Callable, Container, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.interactions.router import route_of
from bot.storage.schema import journal, notes, seats, tables
from tests.bot.simulation.discord_objects import COMPONENTS_V2, Interaction, Message
from tests.bot.simulation.ledger import base36_of
from tests.bot.simulation.life import Plant, in_place, with_relay
from tests.bot.simulation.mutations import aimed, mutated
from tests.bot.simulation.network import Rates
from tests.bot.simulation.people import controls, offered
from tests.bot.simulation.process import LastingDatabase, adopting
from tests.bot.simulation.sent_forms import sent_forms
from tests.bot.simulation.wire import Answer, Json, Request
from tests.bot.simulation.world import STRANGER, World
from tests.bot.soak.virtual_time import VirtualLoop, run

BATCH = 25
"""So many events arrive at once."""
AIMED = 0.2
"""How many of the events of people who play are clicks on their board, with one part of the id exchanged."""
KINDS = (2, 3, 5)
"""Interactions that want an answer: commands, clicks, forms. Where suggestions fail, a client shows none."""
CONTAINER = 17
"""Discord's kind of a part that only layouts have."""
Change = Callable[[Json, random.Random], Json]
"""What becomes of an event before it is sent."""
OPTION_VALUES: dict[int, Any] = {3: "apollo", 4: 1, 5: True, 10: 1.5}


class Knocked(NamedTuple):
    """How it went: objections, how many events could be parsed, and how many were answered."""

    objections: list[str]
    counts: Counter[str]


def knock(
    seed: int,
    events: int,
    folder: Path,
    plant: Plant = lambda patch: None,
    kinds: Container[int] = range(9),
    change: Change | None = None,
) -> Knocked:
    """Send so many mutated interactions of these kinds to the bot, half of them by people who do not play.

    With ``change`` they are whole, but from a place where no match is theirs to see: nothing of one may be answered.
    """
    results: list[Knocked] = []

    async def begin(loop: VirtualLoop) -> None:
        adopting(loop)
        world = World(loop, seed, folder)
        loop.set_exception_handler(lambda _, context: world.ledger.escaped(context))
        with in_place(world, loop, plant):
            results.append(await Door(world, random.Random(seed), kinds, change).live(events))

    with with_relay():
        gc.disable()
        try:
            run(begin)
        finally:
            gc.enable()
    return results[0]


class Door:
    """A bot with two matches on it, and somebody who sends it whatever they like."""

    def __init__(
        self, world: World, chance: random.Random, kinds: Container[int], change: Change | None = None
    ) -> None:
        self._world = world
        self._kinds = kinds
        self._chance = chance
        self._change = change
        self._counts: Counter[str] = Counter()
        world.ledger.reads_anything = True
        self._interactions: dict[int, Interaction] = {}
        self._matches: list[tuple[int, list[str]]] = []

    async def live(self, events: int) -> Knocked:
        """Prepare the matches, send the events, and compare."""
        world = self._world
        world.database = await LastingDatabase.fresh()
        world.database.note_change = world.note_change
        world.network.rates = Rates().scaled(0)
        world.network.exchange = self._exchange  # type: ignore[method-assign]
        try:
            await world.begin_quietly()
            # People answer nothing by themselves here, whatever they read.
            world.is_calm = True
            world.process_now.the_bot.services.flood.allows = _everybody  # type: ignore[method-assign]
            await self._prepare()
            real = [each for each in self._real() if each.kind in self._kinds]
            self._matches = [
                (live.table.id, [seat.name for seat in live.table.seats if seat.person])
                for live in world.tables.values()
            ]
            before = await self._rows()
            await self._send(real, events // 2, [world.stranger])
            if await self._rows() != before:
                world.ledger.object("somebody who does not play has changed a match")
            await self._send(real, events - events // 2, [*list(world.people)[:3], world.stranger])
            await world.process_now.own(world.database.read(self._compare))
            self._counts += world.ledger.counts
            return Knocked(world.ledger.objections, self._counts)
        finally:
            await world.end()

    async def _exchange(self, _: Any, request: Request) -> Answer:
        await asyncio.sleep(0.01)
        return self._world.discord.carry_out(request)

    async def _prepare(self) -> None:
        """Two matches begin, one of them in another server."""
        world, people = self._world, list(self._world.people)
        first, _, other = world.places
        for channel, game in ((first, "relay"), (other, "hercules")):
            world.acting.command(people[0], channel, "play", game)
            await asyncio.sleep(5)
            world.acting.press(people[1], channel, "join")
            await asyncio.sleep(5)
            world.acting.press(people[0], channel, "start")
            await asyncio.sleep(5)
        assert all(live.table.stage == "playing" for live in world.tables.values())

    def _real(self) -> Iterator[Interaction]:
        """Interactions as people's clients send them: every control that is shown, and every command."""
        world = self._world
        for channel in (world.places[0], world.places[2]):
            for message in world.discord.public(channel):
                for control in controls(message.components):
                    yield self._use(channel, message, control)
            for command in world.discord.commands:
                yield from self._commands(channel, command)
            tables = [live.table for live in world.tables.values()]
            for data in sent_forms(tables, world.stranger, channel):
                yield world.discord.interaction(world.stranger, channel, 5, data)

    def _use(self, channel: int, message: Message, control: Json, person: int = STRANGER) -> Interaction:
        data: Json = {"custom_id": control["custom_id"], "component_type": control["type"], "id": control["id"]}
        if "options" in control:
            data["values"] = [control["options"][0]["value"]]
        return self._world.discord.interaction(person, channel, 3, data, message)

    def _commands(self, channel: int, command: Json) -> Iterator[Interaction]:
        subs = [each for each in command.get("options") or [] if each["type"] == 1]
        for sub in subs or [command]:
            options = [
                {"name": each["name"], "type": each["type"], "value": self._pick_value(each)}
                for each in sub.get("options") or []
                if each["type"] in OPTION_VALUES or each.get("choices")
            ]
            inner = [{"name": sub["name"], "type": 1, "options": options}] if subs else options
            data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": inner}
            yield self._world.discord.interaction(self._world.stranger, channel, 2, data)
            if any(each.get("autocomplete") for each in sub.get("options") or []) and options:
                options[-1]["focused"] = True
                yield self._world.discord.interaction(self._world.stranger, channel, 4, data)

    def _pick_value(self, option: Json) -> Any:
        choices = option.get("choices") or []
        return choices[0]["value"] if choices else OPTION_VALUES[option["type"]]

    async def _send(self, real: list[Interaction], events: int, people: list[int]) -> None:
        world = self._world
        for _ in range(max(1, events // BATCH)):
            batch = []
            for _ in range(BATCH):
                model, person = self._chance.choice(real), self._chance.choice(people)
                event = world.discord.interaction(
                    person, model.channel, model.kind, model.payload["data"], model.clicked
                )
                if self._change is not None:
                    event.payload = self._change(event.payload, self._chance)
                else:
                    event.payload.update(mutated(event.payload, self._chance))
                if self._change is None and people[0] != world.stranger and self._chance.random() < AIMED:
                    event = self._aimed() or event
                if self._change is None and self._chance.random() < 0.5:
                    _show(event.payload)
                self._interactions[event.id] = event
                batch.append((event, self._arrives(event)))
            await asyncio.sleep(2.5)
            for event, is_read in batch:
                self._judge(event, is_read)
            await asyncio.sleep(60)

    def _aimed(self) -> Interaction | None:
        """A click of somebody who plays, asked or not, on a control that makes a choice; most are about what no message
        offers. None when no match goes on."""
        world = self._world
        # Somebody may have moved a match to a channel that was made up.
        there = [live for live in world.tables.values() if live.table.channel in world.discord.channels]
        if not there:
            return None
        live = self._chance.choice(there)
        board = world.acting.board(live.table.channel, base36_of(live.table.id))
        choices = list(offered(board)) if board is not None else []
        if board is None or not choices:
            return None
        event = self._use(board.channel, board, self._chance.choice(choices), self._chance.choice(live.table.people))
        if self._chance.random() < 0.8:
            event.payload.update(aimed(event.payload, self._chance))
            _show(event.payload)
        return event

    def _arrives(self, event: Interaction) -> bool:
        """Let an event come in; whether the client could read it."""
        incidents = self._world.process_now.the_bot.incidents
        before = incidents.count
        self._world.process_now.parse("INTERACTION_CREATE", event.payload)
        unread = incidents.count > before
        self._counts["unreadable" if unread else "read"] += 1
        return not unread

    def _judge(self, event: Interaction, is_read: bool) -> None:
        if event.acknowledged is not None:
            self._counts["answered"] += 1
        elif is_read and wants_an_answer(event.payload):
            about = {key: event.payload.get(key) for key in ("type", "data", "message", "channel", "member")}
            self._world.ledger.object(f"not answered: {about}"[:1_500])
        if self._change is not None and (secrets := self._of_a_match(event)):
            self._world.ledger.object(f"answered {event.payload['data']} with what is not theirs: {secrets}"[:1_500])

    def _of_a_match(self, event: Interaction) -> list[str]:
        """What an answer to somebody who does not play tells of a match: the people, or controls of the table."""
        if event.person != self._world.stranger:
            return []
        tables = {table for table, _ in self._matches}
        names = {seat for _, seats in self._matches for seat in seats}
        secrets = [text for text in event.texts if any(name in text for name in names)]
        for panel in event.panels:
            for control in controls(panel.components):
                route = route_of(control["custom_id"])
                parts = route and route.read(control["custom_id"])
                if parts and parts.get("table") in tables:
                    secrets.append(control["custom_id"])
        return secrets

    async def _rows(self) -> list[Any]:
        async def read(connection: AsyncConnection) -> list[Any]:
            rows: list[Any] = []
            for source in (tables, seats, journal, notes):
                of = source.c.id if source is tables else source.c.table_id
                query = select(source).where(of.in_([table for table, _ in self._matches]))
                rows += [tuple(row) for row in (await connection.execute(query)).all()]
            return rows

        return await self._world.process_now.own(self._world.database.read(read))

    async def _compare(self, connection: AsyncConnection) -> None:
        self._interactions.update(
            {id: event for id, event in self._world.discord.interactions.items() if id not in self._interactions}
        )
        await self._world.ledger.compare(connection, self._interactions, set(self._interactions), True)


def _show(event: Json) -> None:
    """Let the message have the button that was pressed: discord.py looks for it there."""
    data, message = event.get("data"), event.get("message")
    if isinstance(data, dict) and isinstance(message, dict) and isinstance(message.get("components"), list):
        button = {"type": 2, "id": 998, "style": 1, "label": "x", "custom_id": data.get("custom_id")}
        message["components"].append({"type": 1, "id": 999, "components": [button]})


def wants_an_answer(event: Json) -> bool:
    """Whether an event that the client could read is a command, a click or a form, with values that can be listed.

    Not a click on a message with a control whose id is no text, nor on one with a container that is not marked as a
    layout: discord.py looks through the message for the control, finds none, stops there without a word, and no such
    message was ever Discord's.
    """
    kind, data, message = event.get("type"), event.get("data"), event.get("message")
    components = message.get("components") if isinstance(message, dict) else None
    flags = message.get("flags", 0) if isinstance(message, dict) else 0
    if not (isinstance(flags, int) and flags & COMPONENTS_V2) and any(
        part.get("type") == CONTAINER for part in _parts(components)
    ):
        return False
    if any("custom_id" in part and not isinstance(part["custom_id"], str) for part in _parts(components)):
        return False
    return type(kind) is int and kind in KINDS and isinstance(data, dict) and isinstance(data.get("values", []), list)


def _parts(components: Any) -> Iterator[Json]:
    """Every component of a layout that may be anything."""
    for each in components if isinstance(components, list) else ():
        if isinstance(each, dict):
            yield each
            yield from _parts(each.get("components"))
            yield from _parts([each.get("accessory")])


def _everybody(*_: int | None) -> bool:
    return True
