"""Runs the playground: builds the world, starts the bot in it, shows the page, cleans up."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import webbrowser
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

import discord
import typer
from simcord.backend.errors import SetupError
from simcord.env import Env
from simcord.preview import Preview

from bot.client import Pantheon, create_bot
from bot.command_failures import FAILED, USE, Fault, database_faults
from bot.configuration import Configuration, load
from bot.languages import pick_language, speech
from bot.playground.avatars import add_portraits
from bot.playground.channel_names import naming_channels
from bot.playground.conversations import Conversations
from bot.playground.emojis import draw_emojis, keep_emojis, restore_emojis
from bot.playground.greeting import greet
from bot.playground.news import showing_news
from bot.playground.page_changes import change_page
from bot.playground.page_lists import MENDS
from bot.playground.page_words import translate_page
from bot.playground.patience import PatientEnv
from bot.playground.shutdown import until_stopped
from bot.playground.time import BotClock, PassingClock, let_time_pass, local_zone, show_the_time
from bot.playground.world import World, build_world
from bot.tables.model.limits import UNHURRIED
from bot.web.server import serving_pages

DATABASE = "playground.sqlite3"
LAST_MOMENT = "last-moment"
LOCAL = "127.0.0.1"
"""Where the pages of matches are: on this machine alone."""


class PlaygroundOptions(NamedTuple):
    """Options of the playground: the port (0: a free one), a browser, a folder to keep, seconds for a day."""

    port: int = 0
    browser: bool = True
    keep: Path | None = None
    seconds_per_day: float | None = None


async def host(settings: Configuration, options: PlaygroundOptions) -> int:
    """Run the playground until it is stopped; returns the exit code. Raises Fault when it cannot start."""
    async with AsyncExitStack() as stack:
        folder = _folder(options, stack)
        with database_faults():
            preview, env = await stack.enter_async_context(playing(settings, options, folder))
        time = asyncio.create_task(let_time_pass(env, options.seconds_per_day)) if options.seconds_per_day else None
        try:
            await until_stopped(preview, partial(_announce, preview, options, settings))
            return 0
        finally:
            if time is not None:
                time.cancel()
                with suppress(asyncio.CancelledError):
                    await time
            if options.keep is not None:
                (folder / LAST_MOMENT).write_text(env.now().isoformat(), encoding="utf-8")
                keep_emojis(env, folder)


@asynccontextmanager
async def playing(
    settings: Configuration, options: PlaygroundOptions, folder: Path
) -> AsyncIterator[tuple[Preview, Env]]:
    """The bot at work in the simulated server, and the page that shows it."""
    words = speech(pick_language(settings.language))
    # Its clock is simulated, and a folder that is kept is its own backup.
    file, place = f"sqlite:///{folder / DATABASE}", f"{LOCAL}:{_free_port()}"
    own = load(
        discord_token=None, data=folder, database_url=file, backup_every=0, web=f"http://{place}", web_listen=place
    )
    clock = BotClock()
    bot = create_bot(own, clock=clock)
    bot.emoji_pace = 0
    bot.limits = UNHURRIED
    env = PatientEnv(bot, shard_count=1, check_errors=False)
    world = build_world(env, words)
    draw_emojis(env)
    restore_emojis(env, folder)
    env.backend.clock = PassingClock(_beginning(folder), hurried=options.seconds_per_day is not None)
    clock.follow(env.backend.clock)
    try:
        with env.time_context():
            await env.start()
            try:
                await _speak(bot, world, words.language)
                await _post_sparingly(bot, world)
                await greet(bot, world, words)
                async with _page(env, world, options.port, words.language) as preview:
                    show_the_time(preview)
                    Conversations(preview, env, world.server, words)
                    with naming_channels():
                        async with showing_news(preview, env), serving_pages(bot.services, own):
                            yield preview, env
            finally:
                await _stop(bot, env)
    except SetupError as fault:
        if "bind" in str(fault):
            raise Fault(f"Port {options.port} is taken; name another with --port, or none.", USE) from None
        raise


async def _speak(bot: Pantheon, world: World, language: str) -> None:
    """Use this language for people who chose none; the simulated Discord reports English for everyone."""
    if language == "en":
        return
    for person in world.people:
        if await bot.tables.people.language(person.id) is None:
            await bot.tables.people.set_language(person.id, language)
    if await bot.tables.people.server_language(world.server.id) is None:
        await bot.tables.people.set_server_language(world.server.id, language)


async def _post_sparingly(bot: Pantheon, world: World) -> None:
    """Let a new board replace the old one unless the match is set otherwise.

    The page loads every picture again whenever the person at it changes.
    """
    settings = await bot.tables.servers.settings(world.server.id)
    if "posting" not in settings.table_options:
        await bot.tables.servers.choose_usual(world.server.id, {"posting": "replace"})


def _page(env: Env, world: World, port: int, language: str) -> Preview:
    locales = (locale.value for locale in discord.Locale)
    preview = env.preview(
        world.channel,
        viewers=world.people,
        layout="channel",
        locale=next((locale for locale in locales if locale.partition("-")[0] == language), "en-US"),
        timezone=local_zone(),
        assets=add_portraits(env, world),
        port=port,
    )
    translate_page(preview, speech(language))
    change_page(preview, MENDS)
    return preview


async def _stop(bot: Pantheon, env: Env) -> None:
    with env._bot_scope():
        await bot.close()
    await env.shutdown()


def _folder(options: PlaygroundOptions, stack: AsyncExitStack) -> Path:
    if options.keep is None:
        return Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="pantheon-", ignore_cleanup_errors=True)))
    try:
        options.keep.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Fault(f"The folder {options.keep} cannot be made: {fault.strerror}.", FAILED) from None
    return options.keep.resolve()


def _beginning(folder: Path) -> datetime:
    """Now, or the last simulated moment of a kept playground if that is later: times of its matches never go back."""
    now = datetime.now(UTC)
    try:
        last = datetime.fromisoformat((folder / LAST_MOMENT).read_text(encoding="utf-8").strip())
    except (OSError, ValueError):
        return now
    return max(now, last) if last.tzinfo else now


def _free_port() -> int:
    """A port for the pages of matches that no one uses now."""
    with socket.socket() as probe:
        probe.bind((LOCAL, 0))
        return int(probe.getsockname()[1])


def _announce(preview: Preview, options: PlaygroundOptions, settings: Configuration) -> None:
    words = speech(pick_language(settings.language))
    typer.echo(words("playground-open"))
    typer.echo(f"\n  {preview.url}\n")
    typer.echo(words("playground-how"))
    sys.stdout.flush()
    if options.browser and _has_screen():
        webbrowser.open(preview.url)


def _has_screen() -> bool:
    """Whether a browser window can open; without this a text browser might take over the terminal."""
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
