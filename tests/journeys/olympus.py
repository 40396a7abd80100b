"""A simulated Discord with the real bot in it: one server, one channel, four people, and everything the bot sends."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import simcord
from simcord.env import Env

from bot.client import Pantheon, create_bot
from bot.configuration import Configuration
from rendering.picture import LobbyScene, Picture, Scene
from discord_contract import BUTTON, SELECT, TEXT, faults, walk

NAMES = ("Zoë", "王小明", "مرحبا 🐉", "Ἡρακλῆς")
"""Four people, in four scripts."""
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c4944415408d763f8cfc00000030101001827a7580000000049454e44ae426082"
)
SETTLES_WITHIN = 30.0


class Clock:
    """A clock that stands until it is turned."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def now(self) -> int:
        return self.time


class Sketches:
    """Stands in for the studio where pictures are not the point."""

    def _picture(self, name: str) -> Picture:
        return Picture(PIXEL, f"A sketch of the {name}.", 1, 1, f"{name}.png")

    async def board(self, scene: Scene) -> Picture:
        return self._picture("board")

    async def seat(self, scene: Scene, seat: int) -> Picture:
        return self._picture("seat")

    async def scores(self, scene: Scene) -> Picture:
        return self._picture("scores")

    async def card(self, key: str, card_id: str, words: Any) -> Picture:
        return self._picture("card")

    async def lobby(self, scene: LobbyScene) -> Picture:
        return self._picture("lobby")

    def close(self) -> None:
        pass


class SketchingBot(Pantheon):
    """The real bot, with sketches for pictures."""

    def new_studio(self) -> Any:
        return Sketches()


class World:
    """What a journey plays in."""

    def __init__(self, env: Env, bot: Pantheon, folder: Path, clock: Clock, pictures: bool) -> None:
        self.env = env
        self.bot = bot
        self.folder = folder
        self.clock = clock
        self.pictures = pictures
        self.server = env.create_guild()
        self.channel = self.server.create_text_channel("olympus")
        self.people = [
            self.server.add_member(env.create_user(f"person{place}", global_name=name))
            for place, name in enumerate(NAMES)
        ]

    # What is to be seen

    @property
    def public(self) -> list[Any]:
        """The bot's public messages in the channel, as stored, the oldest first."""
        stored = self.env.backend.messages[self.channel.id].values()
        return sorted((message for message in stored if not message.is_ephemeral), key=lambda message: message.id)

    @property
    def board(self) -> Any:
        """The newest public message that has something to click."""
        return next(message for message in reversed(self.public) if custom_ids(message.components))

    def seen(self, message: Any) -> Any:
        """A stored message as people's clients have it."""
        return next(shown for shown in self.channel.history() if shown.id == message.id)

    def person(self, seat_name: str) -> Any:
        """The person of that name."""
        return self.people[NAMES.index(seat_name)]

    # What people do

    async def command(self, person: Any, name: str, **options: Any) -> Any:
        """Use a slash command; returns what it answered."""
        return await person.slash(self.channel, name, **options)

    async def click(self, person: Any, custom_id: str, message: Any = None) -> Any:
        """Press a button of a public message (the newest board by default)."""
        return await person.click(self.seen(message or self.board), custom_id=custom_id)

    async def press(self, person: Any, label: str, message: Any = None) -> Any:
        """Press the button with this label."""
        return await person.click(self.seen(message or self.board), label=label)

    async def choose(self, person: Any, option: str, message: Any = None) -> Any:
        """Take an option of the board, wherever it is: a button, or a value of a select."""
        shown = message or self.board
        for component in walk(shown.components):
            if component["type"] == BUTTON and component.get("custom_id", "").endswith(f":{option}"):
                return await person.click(self.seen(shown), custom_id=component["custom_id"])
            if component["type"] == SELECT and option in [each["value"] for each in component["options"]]:
                return await person.select(self.seen(shown), [option], custom_id=component["custom_id"])
        raise AssertionError(f"{option} is not on the board")

    async def forged(self, person: Any, custom_id: str, message: Any, values: Sequence[str] | None = None) -> Any:
        """Send an interaction that no client would: an id (and values) that the message does not have."""
        from simcord.actors import _component_interaction

        kind = BUTTON if values is None else SELECT
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        component: dict[str, Any] = {"type": kind, "custom_id": custom_id, "id": 1}
        if values is None:
            component |= {"style": 1, "label": "forged"}
        else:
            data["values"] = list(values)
            component["options"] = [{"label": "forged", "value": "forged"}]
        kept = message.components
        message.components = [*kept, {"type": 1, "id": 99, "components": [component]}]
        try:
            return await _component_interaction(person, message, data)
        finally:
            message.components = kept

    async def restart(self) -> None:
        """The bot's process ends in good order and another one starts; Discord lives on."""
        await self.env.settle(timeout=SETTLES_WITHIN)
        await self.bot.close()
        self.bot = make_bot(self.folder, self.clock, self.pictures)
        await self.env.restart_bot(self.bot)

    # What must hold at any time

    def check(self) -> None:
        """No incident, and no request that Discord would refuse."""
        assert not self.bot.incidents.count, "an incident was noted: see the log"
        wrong = [
            f"{entry.method} {entry.path}: {fault}\n{json.dumps(entry.json, ensure_ascii=False)[:2000]}"
            for entry in self.env.http_requests
            for fault in faults(entry.method, entry.path, entry.json)
        ]
        assert not wrong, "\n".join(wrong[:5])


def custom_ids(components: Any) -> list[str]:
    """The ids of everything that can be clicked."""
    return [component["custom_id"] for component in walk(components) if component.get("custom_id")]


def texts(components: Any) -> str:
    """All words of a message's layout."""
    return "\n".join(component["content"] for component in walk(components) if component["type"] == TEXT)


def answer(result: Any) -> str:
    """The words of what an interaction was answered in private, whether it was the first answer or a later one."""
    said = [message for message in (result.response, *result.followups) if message and message.ephemeral]
    parts = [part for message in said for part in (message.content, texts(message.components)) if part]
    return "\n".join(dict.fromkeys(parts))


def make_bot(folder: Path, clock: Clock, pictures: bool) -> Pantheon:
    """A bot on the database in this folder."""
    configuration = Configuration(
        _env_file=None, database_url=f"sqlite:///{folder}/pantheon.sqlite3", data=folder, discord_token=None
    )
    return create_bot(configuration, clock=clock) if pictures else SketchingBot(configuration, clock)


@asynccontextmanager
async def new_world(folder: Path, *, pictures: bool = False) -> AsyncIterator[World]:
    """A world for one journey. At its end everything that was sent is checked."""
    clock = Clock()
    bot = make_bot(folder, clock, pictures)
    async with simcord.run(bot, settle_timeout=SETTLES_WITHIN) as env:
        world = World(env, bot, folder, clock, pictures)
        try:
            yield world
            await env.settle(timeout=SETTLES_WITHIN)
            world.check()
        finally:
            await world.bot.close()


def options_on(message: Any) -> Iterator[str]:
    """The ids of the options that a board offers, in the order shown."""
    for component in walk(message.components):
        if component["type"] == BUTTON and str(component.get("custom_id", "")).startswith("t1:"):
            yield component["custom_id"].split(":", 3)[3]
        elif component["type"] == SELECT:
            yield from (option["value"] for option in component["options"])
