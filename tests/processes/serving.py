"""The bot as a whole process before the strict Discord of ``tests/discord``."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from bot.interactions.routes import CONSENT
from rendering.emojis import every_emoji
from tests.bot.storage.migrated_database import migrated_database
from tests.discord import BotProcess, FakeDiscord, MessageView
from tests.discord.bot_process import GUARD
from tests.discord.world import Channel

ROOT = Path(__file__).resolve().parents[2]
RUN = ("-m", "bot")
DATABASE = "pantheon.sqlite3"
HARD_TO_READ = ("raw_markup", "unknown_emoji")
"""What Discord takes, and people do not want to read: markup in labels and alt texts, names of emojis that are gone."""
ACKNOWLEDGES_WITHIN = 20.0
"""Discord waits three seconds for an acknowledgement; on a machine that does much else the bot waits for a processor
that long. How soon clicks are acknowledged is measured without a clock (``tests/playground/test_timers.py``)."""
STARTS_WITHIN = 120.0
"""How many seconds a start may take on a machine that does much else."""


def make_bot(server: FakeDiscord, folder: Path, arguments: Sequence[str] = RUN, **more: str) -> BotProcess:
    """The bot as an operator starts it, with its data in ``folder``; ``more`` is added to its environment."""
    surroundings = {
        "PANTHEON_DATA": str(folder),
        "DATABASE_URL": migrated_database(folder / DATABASE),
        "PANTHEON_LOG": "json",
        "PANTHEON_LANGUAGE": "en",
        "PANTHEON_EMOJIS": "1" if "DATABASE_URL" not in more else "0",
        "PYTHONPATH": os.pathsep.join((str(GUARD), str(ROOT))),
        **more,
    }
    if "DATABASE_URL" not in more:
        upload_emojis(server, folder / DATABASE)
    return BotProcess(
        server,
        [sys.executable, *arguments],
        cwd=folder,
        env=surroundings,
        log_path=folder / "bot.log",
        guard=True,
        forked=arguments[0] == "-c" and hasattr(os, "fork"),
    )


def upload_emojis(server: FakeDiscord, database: Path) -> None:
    """Give the application all its emojis, as an earlier start of the bot has uploaded and noted them."""
    ids = {name: server.world.snowflake() for name in every_emoji()}
    maker = server.world.bot.json()
    server.world.app_emojis.clear()
    for name, id in ids.items():
        record = {"id": str(id), "name": name, "roles": [], "require_colons": True, "managed": False}
        server.world.app_emojis[id] = record | {"animated": False, "available": True, "user": maker}
    text = json.dumps({name: (emoji.hash, ids[name]) for name, emoji in every_emoji().items()})
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES ('emojis', ?)", (text,))


@asynccontextmanager
async def running_bot(
    folder: Path, arguments: Sequence[str] = RUN, *, guilds: int = 1, **options: Any
) -> AsyncIterator[tuple[FakeDiscord, BotProcess]]:
    """The strict Discord and the real bot, ready. ``guilds``: how many servers there are, each with one channel."""
    async with FakeDiscord(**{"ack_deadline": ACKNOWLEDGES_WITHIN, **options}) as server:
        for number in range(guilds):
            server.world.create_guild(f"Island {number + 1}").create_channel("olympus")
        async with make_bot(server, folder, arguments) as bot:
            await bot.wait_ready(STARTS_WITHIN, commands=True)
            yield server, bot


def log_lines(bot: BotProcess, event: str) -> list[dict[str, Any]]:
    """The bot's log lines of this event."""
    entries = []
    for line in bot.lines:
        if f'"{event}"' in line:
            try:
                entry = json.loads(line)
            except ValueError:
                continue
            if entry.get("event") == event:
                entries.append(entry)
    return entries


def choices_on(view: MessageView) -> list[str]:
    """What can be pressed or chosen on a message, as it is read."""
    buttons = [button.label or str(button.emoji) for button in view.buttons if button.custom_id and not button.disabled]
    return buttons + [select.placeholder for select in view.selects if not select.disabled]


def is_proposal(view: MessageView) -> bool:
    """Whether a message asks everybody to agree to something."""
    return any(CONSENT.read(button.custom_id) for button in view.buttons if button.custom_id)


def old_choices(world: Any, channels: Iterable[Channel], one_message: Collection[Channel] = ()) -> list[str]:
    """The public messages of the bot that still offer something though a newer one stands below them.

    Where a match goes on in one message (``one_message``), a mention may stand below the board. What somebody proposed
    can be answered as long as it is open, above the board or below it.
    """
    left = []
    for channel in channels:
        views = [
            MessageView(world, message)
            for _, message in sorted(channel.messages.items())
            if message.author.id == world.bot.id and not message.deleted and message.ephemeral_for is None
        ]
        views = [view for view in views if not is_proposal(view)]
        newest = [view for view in views if choices_on(view)][-1:] if channel in one_message else views[-1:]
        for view in views:
            if view not in newest and (choices := choices_on(view)):
                left.append(f"#{channel.name} {view.id}: {choices} under {view.text[:80]!r}")
    return left


def faults_found(server: FakeDiscord, bot: BotProcess, *, allow: Iterable[str] = ()) -> list[str]:
    """Everything that Discord, or a person reading the log, would object to."""
    allowed = set(allow)
    faults = [str(violation) for violation in server.violations if violation.kind not in allowed]
    faults += [str(notice) for notice in server.notices if notice.kind in HARD_TO_READ and notice.kind not in allowed]
    faults += [f"not simulated: {gap}" for gap in server.gaps]
    faults += [f"a fault of the loopback Discord: {fault}" for fault in (*server.self_violations, *server.crashes)]
    faults += [f"incident {line.get('incident')}: {line.get('doing')}" for line in log_lines(bot, "incident")]
    faults += [
        f"given up: {line.get('kind')} {line.get('trouble')}" for line in log_lines(bot, "outbox_message_given_up")
    ]
    faults += [f"traceback: {line[:2000]}" for line in bot.lines if "Traceback (most recent call last)" in line]
    faults += [f"not loopback: {line}" for line in bot.blocked()]
    return faults
