"""Runs one seed: patches the bot's surroundings, lets the world live, and collects what the log says."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType, SimpleNamespace
from typing import Any, NamedTuple

import pytest
import structlog
from discord import app_commands
from fluent.runtime import FluentResource

from bot.interactions import handling
from bot.interactions.command_tree import PantheonTree
from bot.interactions.router import Click, Route
from bot.languages.bundles import LANGUAGES, bundle
from bot.messenger import DiscordMessenger
from bot.runtime.clock import DAY
from bot.storage.sqlite import driver_clock
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.play_service import Play
from bot.tables.store import undone_rows
from bot.tables.time import claims
from bot.tables.time.scheduler import TimerScheduler
from engine import registry
from tests.bot.simulation.discord_objects import formatted
from tests.bot.simulation.ledger import acting
from tests.bot.simulation.points import points_in_place
from tests.bot.simulation.process import ProcessDied, adopting, current_process
from tests.bot.simulation.torch import WORDS
from tests.bot.simulation.troubles import ENDS
from tests.bot.simulation.wire import in_place_of_aiohttp
from tests.bot.simulation.world import SLOW, World, current_post
from tests.bot.soak.virtual_time import BEGINNING, VirtualLoop, run, slow_down

SLOWNESS = 1.5
"""In some worlds so many seconds lie between the last look at a time that is over and its end."""

NONE: Mapping[int, int] = MappingProxyType({})

UPTIME_S = 1_000.0
"""How long the machine has run when a world begins."""

_asked_for: ContextVar[Mapping[int, int]] = ContextVar(
    "the newest versions that are to be told, by table", default=NONE
)

Plant = Callable[[pytest.MonkeyPatch], None]
"""Puts a fault into the bot."""


class Lived(NamedTuple):
    """How a seed went: what there is to object to, what happened how often, virtual days, processor seconds, and what
    happened before the first objection."""

    seed: int
    objections: list[str]
    counts: Counter[str]
    refused: Counter[str]
    days: float
    seconds: float
    story: list[str]


def live(seed: int, folder: Path, plant: Plant = lambda patch: None, *, is_short: bool = False) -> Lived:
    """Live through the world of a seed, the bot as it is or with a fault planted in it; where ``is_short``, until the
    first objection. Where the world itself fails, that is an objection too, so that a long run does not end with it.

    The bot's folder is new in each world: an erasure or a list of commands in it would change what the next seed lives.
    """
    gc.disable()
    try:
        return _live(seed, folder, plant, is_short)
    finally:
        gc.enable()
        # Only now is the world out of reach: what outlives this would stay for good.
        gc.collect(1)


def _live(seed: int, folder: Path, plant: Plant, is_short: bool) -> Lived:
    worlds: list[World] = []
    began = time.process_time()

    async def begin(loop: VirtualLoop) -> list[str]:
        adopting(loop)
        world = World(loop, seed, own)
        worlds.append(world)
        world.ledger.objected = asyncio.Event() if is_short else None
        loop.set_exception_handler(lambda _, context: world.ledger.escaped(context))
        with in_place(world, loop, plant):
            try:
                return await world.live()
            except Exception as error:
                world.ledger.tell("".join(traceback.format_exception(error)))
                return [f"the world broke: {error!r}"]

    with TemporaryDirectory(dir=folder) as data, with_relay():
        own = Path(data)
        objections = run(begin)
    world = worlds[0]
    days = (world.clock.true() - BEGINNING) / DAY
    story = [f"{formatted(at)} {what}" for at, what in world.ledger.story]
    seconds = time.process_time() - began
    return Lived(seed, objections, world.ledger.counts, world.ledger.refused, days, seconds, story)


@contextmanager
def with_relay() -> Iterator[None]:
    """The short game of the soak test is known, with its words."""
    registry.MODULES["relay"] = "tests.bot.soak.relay"
    for language in LANGUAGES:
        if not bundle(language).has_message("relay-title"):
            bundle(language).add_resource(FluentResource(WORDS))
    registry.find_game.cache_clear()
    try:
        yield
    finally:
        del registry.MODULES["relay"]
        registry.find_game.cache_clear()


@contextmanager
def in_place(world: World, loop: VirtualLoop, plant: Plant) -> Iterator[None]:
    """The bot's surroundings are those of a world, and a fault is planted in it."""

    def send() -> Any:
        process = current_process.get()
        assert process is not None
        return process.send

    with (
        points_in_place(lambda: world.database) as patch,
        in_place_of_aiohttp(send, lambda: BEGINNING / 1_000 + loop.time()),
        _listening(world),
    ):
        patch.setattr("bot.tables.rules.lobby.secrets.token_bytes", random.Random(world.seed + 3).randbytes)
        slow_down(patch)
        # The ledger compares all choices of a life with its clicks.
        patch.setattr(undone_rows, "ANSWERED_FOR", 1000 * DAY)
        # What takes long would go another way, so that a seed could live otherwise on another machine.
        patch.setattr(time, "monotonic", lambda: UPTIME_S + loop.time())
        patch.setattr(driver_clock, "time", SimpleNamespace(thread_time=lambda: 0.0, perf_counter=lambda: 0.0))
        _translate_once(patch)
        _note_choices(patch, world)
        _note_claims(patch, world)
        if world.seed % 16 == SLOW:
            _hand_over_slowly(patch)
        _note_posts(patch, world)
        plant(patch)
        yield


def _translate_once(patch: pytest.MonkeyPatch) -> None:
    """The commands are the same at every start of every world: what is sent of each is made once."""
    for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
        patch.setattr(kind, "get_translated_payload", _once(kind.get_translated_payload))


def _once(original: Any) -> Any:
    async def payload(self: Any, tree: Any, translator: Any) -> Any:
        key = type(self), self.qualified_name
        if key not in _payloads:
            _payloads[key] = await original(self, tree, translator)
        return _payloads[key]

    return payload


_payloads: dict[Any, Any] = {}


def _note_choices(patch: pytest.MonkeyPatch, world: World) -> None:
    def note_choice(name: str) -> Any:
        original = getattr(Play, name)

        async def play(self: Play, id: int, person: int, ticket: int, option: str, interaction: int) -> Any:
            try:
                result = await original(self, id, person, ticket, option, interaction)
            except Refusal as refusal:
                world.ledger.declined(interaction, refusal.key)
                raise
            if (process := current_process.get()) is not None and process.is_alive:
                world.ledger.accepted(interaction)
            return result

        return play

    call = PantheonTree._call

    async def call_and_note(self: PantheonTree, interaction: Any) -> None:
        before = acting.set(getattr(interaction.user, "id", 0))
        try:
            await call(self, interaction)
        finally:
            acting.reset(before)

    patch.setattr(PantheonTree, "_call", call_and_note)
    for name in ("choose", "choose_always"):
        patch.setattr(Play, name, note_choice(name))
    answer, refusal_text = Route.answer, handling.refusal_text

    async def answer_and_note(self: Route, click: Click) -> None:
        before = acting.set(getattr(click.interaction.user, "id", 0))
        world.ledger.handled(click.interaction.id)
        try:
            await answer(self, click)
        finally:
            acting.reset(before)
        if (process := current_process.get()) is not None and process.is_alive:
            world.ledger.answered(click.interaction.id)

    patch.setattr(Route, "answer", answer_and_note)
    patch.setattr(handling, "refusal_text", lambda words, refusal: f"[{refusal.key}] {refusal_text(words, refusal)}")


def _note_claims(patch: pytest.MonkeyPatch, world: World) -> None:
    claim = claims.claim

    async def claim_and_note(*args: Any, **more: Any) -> Any:
        claimed = await claim(*args, **more)
        ends = [due.id for due in claimed if due.timer.kind in ENDS]
        world.ledger.counts["ends at once in several matches"] += len({*ends}) > 1
        world.ledger.counts["ends at once of several seats"] += len({*ends}) < len(ends)
        for due in claimed:
            world.claimed(due.timer)
        return claimed

    patch.setattr(claims, "claim", claim_and_note)


def _hand_over_slowly(patch: pytest.MonkeyPatch) -> None:
    hand_over = TimerScheduler.hand_over

    async def slowly(self: TimerScheduler, *what: Any) -> None:
        await asyncio.sleep(SLOWNESS)
        await hand_over(self, *what)

    patch.setattr(TimerScheduler, "hand_over", slowly)


def newest_versions(batch: Iterable[Any]) -> dict[int, int]:
    """The newest version of each table that messages sent together ask for: reminders of several matches may be one."""
    newest: dict[int, int] = {}
    for each in batch:
        newest[each.table] = max(newest.get(each.table, 0), each.facts.get("version", 0))
    return newest


def _note_posts(patch: pytest.MonkeyPatch, world: World) -> None:
    post, deliver = DiscordMessenger.post, Dispatcher._deliver

    async def deliver_and_note(self: Dispatcher, batch: Any, posted: Any) -> Any:
        before = _asked_for.set(newest_versions(batch))
        try:
            return await deliver(self, batch, posted)
        finally:
            _asked_for.reset(before)

    patch.setattr(Dispatcher, "_deliver", deliver_and_note)

    async def post_and_note(self: Any, message: Any, place: Any, nonce: str, pictures: Any = "full") -> Any:
        version, newest = message.table.version, _asked_for.get().get(message.table.id, 0)
        if version < newest:
            world.ledger.object(
                f"{message.kind} of table {message.table.id} tells version {version}, asked for was {newest}"
            )
        before = current_post.set((message, nonce))
        try:
            return await post(self, message, place, nonce, pictures)
        finally:
            current_post.reset(before)

    patch.setattr(DiscordMessenger, "post", post_and_note)


@contextmanager
def _listening(world: World) -> Iterator[None]:
    """The log of the bot and of discord.py goes to the world's ledger."""

    def take(_: Any, method: str, line: Any) -> Any:
        process = current_process.get()
        if process is None or process.is_alive:
            world.ledger.logged(method, line)
        raise structlog.DropEvent

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            error = record.exc_info[1] if record.exc_info else None
            if not isinstance(error, ProcessDied):
                world.ledger.logged("error", {"event": record.getMessage(), "exc_info": error})

    before, discord_log = structlog.get_config(), logging.getLogger("discord")
    listener = Listener(logging.ERROR)
    is_passed_on = discord_log.propagate
    structlog.configure(processors=[take], cache_logger_on_first_use=False)
    discord_log.addHandler(listener)
    discord_log.propagate = False
    try:
        yield
    finally:
        discord_log.removeHandler(listener)
        discord_log.propagate = is_passed_on
        structlog.configure(**before)
