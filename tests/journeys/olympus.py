"""A simulated Discord with the real bot in it: one server, one channel, four people, and everything the bot sends."""

from __future__ import annotations

import json
from base64 import b64encode, urlsafe_b64encode
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path, PurePosixPath
from random import Random
from typing import Any
from urllib.parse import urlsplit

from discord_contract import BUTTON, GALLERY, SELECT, TEXT, faults, walk
from simcord.env import Env
from sqlalchemy import select
from translated_commands import share_translated_commands
from true_discord import SharedTime, corrected

from bot.client import Pantheon, create_bot
from bot.configuration import Configuration
from bot.drawing.preparation import keep_sprites
from bot.languages import speech
from bot.storage.schema import tables
from bot.tables.model.days import counts_until
from bot.tables.rules.choices import in_order, ticket_of
from engine.match import Match
from engine.players import choose as advise
from engine.questions import TOGETHER, Question
from rendering.alt_text import clip
from rendering.picture import AnyScene, BracketScene, Picture, RankingScene, Scene
from rendering.templates import bracket_page, ranking_page
from tests.bot.storage.migrated_database import migrated_database

share_translated_commands()

NAMES = ("Zoë", "王小明", "مرحبا 🐉", "Ἡρακλῆς")
"""Four people, in four scripts."""
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c4944415408d763f8cfc00000030101001827a7580000000049454e44ae426082"
)
SETTLES_WITHIN = 30.0
SILENT = 1 << 12
"""The flag of a message that notifies nobody."""


class Clock:
    """A clock that goes on by a second whenever somebody does something."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def now(self) -> int:
        return self.time

    def tick(self) -> None:
        self.time += 1_000


class Sketches:
    """Stands in for the studio where pictures are not the point."""

    def _picture(self, name: str) -> Picture:
        return Picture(PIXEL, f"A sketch of the {name}.", 1, 1, f"{name}.png")

    async def draw(self, kind: str, scene: AnyScene) -> Picture:
        """What a table or bracket says in words stands in it, and what marked answers are."""
        if isinstance(scene, Scene) and scene.answers:
            kinds = ("right" if answer.right else "other" for answer in scene.answers)
            marked = [
                scene.words(f"picture-answer-{kind}", answer=answer.text)
                for kind, answer in zip(kinds, scene.answers, strict=True)
            ]
            return self._picture(kind)._replace(alt=" ".join(marked))
        words = {RankingScene: ranking_page.sentences_of, BracketScene: bracket_page.sentences_of}.get(type(scene))
        picture = self._picture(kind)
        return picture._replace(alt=clip(words(scene))) if words else picture

    async def animate(self, kind: str, scene: Scene) -> Picture:
        return self._picture(kind)._replace(name=f"{kind}.gif")

    async def replay(self, scene: Scene, captions: Any = None, limit: int = 0) -> Picture:
        return self._picture("replay")._replace(name="replay.gif")

    async def strip(self, scene: Scene, entries: int, since: int, captions: Any) -> Picture:
        return self._picture("strip")

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
        self.german = False
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
        messages = self.env.backend.messages[self.channel.id].values()
        return sorted((message for message in messages if not message.is_ephemeral), key=lambda message: message.id)

    @property
    def board(self) -> Any:
        """The newest public message that has something to click."""
        return next(message for message in reversed(self.public) if custom_ids(message.components))

    def seen_raw(self, number: int) -> Any:
        """The stored message of that id."""
        return self.env.backend.get_message(self.channel.id, number)

    def view(self, message: Any) -> Any:
        """A stored message as people's clients have it."""
        return next(each for each in self.channel.history() if each.id == message.id)

    def person(self, seat_name: str) -> Any:
        """The person of that name."""
        return self.people[NAMES.index(seat_name)]

    # What people do

    async def command(self, person: Any, name: str, /, **options: Any) -> Any:
        """Use a slash command; returns what it answered."""
        self.clock.tick()
        return await person.slash(self.channel, name, **options)

    async def click(self, person: Any, custom_id: str, message: Any = None) -> Any:
        """Press a button of a public message (the newest board by default)."""
        self.clock.tick()
        return await person.click(self.view(message or self.board), custom_id=custom_id)

    async def press(self, person: Any, label: str, message: Any = None) -> Any:
        """Press the button with this label."""
        self.clock.tick()
        return await person.click(self.view(message or self.board), label=label)

    async def look(self, person: Any, label: str) -> Any:
        """Press *More …* on the board, and then the button with this label."""
        more = (await self.press(person, "More…")).response
        self.clock.tick()
        return await person.click(more, label=label)

    async def choose(self, person: Any, option: str, message: Any = None) -> Any:
        """Take an option of the board, wherever it is: a button, or a value of a select."""
        self.clock.tick()
        panel = message or self.board
        view = panel if getattr(panel, "ephemeral", False) else self.view(panel)
        for component in walk(panel.components):
            if component["type"] == BUTTON and component.get("custom_id", "").endswith(f":{option}"):
                return await person.click(view, custom_id=component["custom_id"])
            if component["type"] == SELECT:
                values = [option] if component.get("max_values", 1) == 1 else option.split(TOGETHER)
                if {*values} <= {each["value"] for each in component["options"]}:
                    return await person.select(view, values, custom_id=component["custom_id"])
        raise AssertionError(f"{option} is not on the board")

    async def match(self) -> Match[Any] | None:
        """The match that is played in the channel, or None when none is."""
        table = await self.bot.tables.lobbies.in_channel(self.channel.id)
        return None if table is None or table.stage == "lobby" else await self.bot.tables.lookup.match(table.id)

    async def seated(self, seat: int) -> Any:
        """Who sits on a seat of the channel's match."""
        table = await self.bot.tables.lobbies.in_channel(self.channel.id)
        assert table is not None
        return next(person for person in self.people if person.id == table.seats[seat].person)

    async def play_on(self, choose: Callable[[Match[Any], Question], str], most: int = 1000) -> int:
        """Let everybody choose, by clicks on the board, until the match is over or ``most`` choices were made."""
        choices = 0
        while choices < most and (match := await self.match()) is not None:
            question = match.questions[0]
            person, panel = await self.seated(question.seat), self.board
            option = twin(match, question, wanted := choose(match, question), list(options_on(panel)))
            if option is None:  # too many for a message: they are chosen in private, page by page
                [opens] = [each for each in custom_ids(panel.components) if each.split(":")[2:3] == ["choices"]]
                panel = (await self.click(person, opens)).response
                option = twin(match, question, wanted, list(options_on(panel)))
                for page in count(1):
                    further = f"{opens.rpartition(':')[0]}:{page}"
                    if option is not None or further not in custom_ids(panel.components):
                        break
                    panel = (await person.click(panel, custom_id=further)).response
                    option = twin(match, question, wanted, list(options_on(panel)))
            assert option is not None
            assert {in_order(each)[0] for each in options_on(panel)} <= {option.id for option in question.options}
            reply = answer(await self.choose(person, option, panel))
            assert not reply or panel.ephemeral, reply
            self.check_choices()
            choices += 1
        return choices

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
        self.clock.tick()
        components = message.components
        message.components = [*components, {"type": 1, "id": 99, "components": [component]}]
        try:
            return await _component_interaction(person, message, data)
        finally:
            message.components = components

    async def restart(self) -> None:
        """The bot's process ends in good order and another one starts; Discord lives on."""
        await self.env.settle(timeout=SETTLES_WITHIN)
        with self.env._bot_scope():
            await self.bot.close()
        self.bot = make_bot(self.folder, self.clock, self.pictures)
        await self.env.restart_bot(self.bot)

    # What must hold at any time

    def check_choices(self) -> None:
        """Only the newest message of the channel may have choices; questions to the others may stand below it."""
        asking = [message.id for message in self.public if any(options_on(message))]
        assert len(asking) <= 1, f"messages {asking} have choices"

    async def check_secrets(self) -> None:
        """No seed and no salt of any dice stands in anything that was sent; files are not looked at.

        Those of a day's challenge are told when it no longer counts.
        """
        query = select(tables.c.id, tables.c.seed, tables.c.salt, tables.c.day)
        every = (await self.bot.tables.repository.database.read(lambda connection: connection.execute(query))).all()
        rows = [row for row in every if row.day is None or self.clock.time < counts_until(row.day)]
        secrets = {form for row in rows for secret in (row.seed, row.salt) for form in as_written(bytes(secret))}
        for entry in self.env.http_requests:
            text = f"{entry.path} {json.dumps([entry.params, entry.json], ensure_ascii=False, default=str)}".lower()
            leaks = [secret for secret in secrets if secret.lower() in text]
            assert not leaks, f"{entry.method} {entry.path} tells a secret of the dice"

    def check(self) -> None:
        """No incident, and no request that Discord would refuse."""
        assert not self.bot.incidents.count, "an incident was noted: see the log"
        wrong = [
            f"{entry.method} {entry.path}: {fault}\n{json.dumps(entry.json, ensure_ascii=False)[:2000]}"
            for entry in self.env.http_requests
            for fault in faults(entry.method, entry.path, entry.json)
        ]
        assert not wrong, "\n".join(wrong[:5])


def as_written(secret: bytes) -> set[str]:
    """How somebody might come to write a secret."""
    return {secret.hex(), b64encode(secret).decode(), urlsafe_b64encode(secret).decode(), str(int.from_bytes(secret))}


def custom_ids(components: Any) -> list[str]:
    """The ids of everything that can be clicked."""
    return [component["custom_id"] for component in walk(components) if component.get("custom_id")]


def texts(components: Any) -> str:
    """All words of a message's layout."""
    return "\n".join(component["content"] for component in walk(components) if component["type"] == TEXT)


def described(components: Any) -> str:
    """The alt texts of a message's pictures."""
    galleries = [part for part in walk(components) if part["type"] == GALLERY]
    return "\n".join(item["description"] for part in galleries for item in part["items"])


def pictures_of(message: Any) -> list[str]:
    """The names of the pictures that a message's galleries show. Discord lists no attachments for such a message."""
    galleries = [part for part in walk(message.components) if part["type"] == GALLERY]
    return [PurePosixPath(urlsplit(item["media"]["url"]).path).name for part in galleries for item in part["items"]]


def alt_texts(message: Any) -> list[str]:
    """What the pictures of a message's galleries are described with."""
    galleries = [part for part in walk(message.components) if part["type"] == GALLERY]
    return [item["description"] for part in galleries for item in part["items"]]


def private_pictures(result: Any) -> list[str]:
    """The names of the pictures of what an interaction was answered in private."""
    messages = [message for message in (result.response, *result.followups) if message and message.ephemeral]
    return [name for message in messages for name in pictures_of(message)]


def answer(result: Any) -> str:
    """The words of what an interaction was answered in private, whether it was the first answer or a later one."""
    messages = [message for message in (result.response, *result.followups) if message and message.ephemeral]
    parts = [part for message in messages for part in (message.content, texts(message.components)) if part]
    return "\n".join(dict.fromkeys(parts))


def make_bot(folder: Path, clock: Clock, pictures: bool, *, queue: bool = False, web: str = "") -> Pantheon:
    """A bot on the database in this folder."""
    configuration = Configuration(
        _env_file=None,
        database_url=migrated_database(folder / "pantheon.sqlite3"),
        data=folder,
        discord_token=None,
        backup_every=0,
        # In threads: a process of its own would warm up for longer than most journeys take.
        drawing_processes=0,
        queue=queue,
        web=web,
    )
    return create_bot(configuration, clock=clock) if pictures else SketchingBot(configuration, clock)


@asynccontextmanager
async def new_world(
    folder: Path, *, pictures: bool = False, queue: bool = False, web: str = ""
) -> AsyncIterator[World]:
    """A world for one journey. At its end everything that was sent is checked."""
    with corrected():
        clock = Clock()
        bot = make_bot(folder, clock, pictures, queue=queue, web=web)
        env = Env(bot, shard_count=1, settle_timeout=SETTLES_WITHIN)
        await env.start()
        world = World(env, bot, folder, clock, pictures)
        env.backend.clock = SharedTime(clock)
        try:
            yield world
            await env.settle(timeout=SETTLES_WITHIN)
            world.check()
            await world.check_secrets()
        finally:
            with env._bot_scope():
                await world.bot.close()
            await env.shutdown()
            keep_sprites(None)
        env._raise_errors_since(env._errors_acknowledged)


def twin(match: Match[Any], question: Question, option: str, offered: Sequence[str]) -> str | None:
    """The option itself, or, where it reads like another, the one of the two that is shown; None where none is."""
    if option in offered or (question.several and offered):
        return option
    same = speech("en")
    labels = {
        each.id: same.option(match.game.key, each, match.preview(question.seat, each), NAMES)
        for each in question.options
    }
    return next((candidate for candidate in offered if labels[in_order(candidate)[0]] == labels[option]), None)


def sensible(match: Match[Any], question: Question) -> str:
    """What the planning computer player would choose."""
    return advise("greedy", match.fork(), question.seat).option


def at_random(seed: int) -> Callable[[Match[Any], Question], str]:
    """Choices at random, the same ones each time."""
    chance = Random(seed)
    return lambda match, question: chance.choice(question.options).id


async def ticket(world: World) -> int:
    """The ticket of the first question that is open in the channel's match."""
    table, match = await world.bot.tables.lobbies.in_channel(world.channel.id), await world.match()
    assert table is not None
    assert match is not None
    return ticket_of(table, match.questions[0])


def options_on(message: Any) -> Iterator[str]:
    """The ids of the options that a board offers, in the order shown."""
    for component in walk(message.components):
        if component["type"] == BUTTON and str(component.get("custom_id", "")).startswith("t1:"):
            yield component["custom_id"].split(":", 3)[3]
        elif component["type"] == SELECT:
            yield from (option["value"] for option in component["options"])
