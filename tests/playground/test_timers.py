"""The bot's own timers hold up no click in the playground: each is about to be due when somebody clicks."""

from __future__ import annotations

import ast
import asyncio
import importlib
import pkgutil
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
from simcord.env import Env

import bot
from bot.configuration import load
from bot.playground.host import PlaygroundOptions, playing
from tests.waiting import until

SLEEPS = {"sleep", "_sleep"}
DUE_WITHIN = 20.0
"""So many seconds before a timer is due the click comes: inside of the time that the page has for a slow one."""
AT_ONCE = 5.0
"""A click that took so long was held up: by itself it takes a fraction of a second, also on a busy machine."""


class Loop(NamedTuple):
    """A loop of the bot that sleeps between its rounds: the function it stands in, and the seconds where they are a
    constant of its module."""

    function: str
    seconds: float | None


def loops() -> Iterator[Loop]:
    """Every loop of the bot that sleeps, read from its sources."""
    for module in pkgutil.walk_packages(bot.__path__, "bot."):
        if module.name.startswith(("bot.benchmarks", "bot.playground")):
            continue
        path = Path(bot.__path__[0], *module.name.split(".")[1:])
        path = path / "__init__.py" if module.ispkg else path.with_suffix(".py")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.AsyncFunctionDef):
                continue
            for repeated in (each for each in ast.walk(function) if isinstance(each, ast.While)):
                for call in (each for each in ast.walk(repeated) if isinstance(each, ast.Call)):
                    if isinstance(call.func, ast.Attribute) and call.func.attr in SLEEPS:
                        yield Loop(f"{module.name}.{function.name}", _seconds(module.name, call.args[0]))


def _seconds(module: str, length: ast.expr) -> float | None:
    value = getattr(importlib.import_module(module), length.id, None) if isinstance(length, ast.Name) else None
    return float(value) if isinstance(value, int | float) else None


def timers(env: Env) -> list[Any]:
    """The timers that run in the bot now, each by itself."""
    running = [each for each in env._work.callbacks if each.handle is not None and not each.handle.cancelled()]
    return [each for each in running if each.real_handle is not None and not each.real_handle.cancelled()]


def make_due(env: Env, timer: Any, seconds: float) -> None:
    """Let a timer be due in so many real seconds from now."""
    late = timer.real_handle
    timer.real_handle = env._runtime.call_at(env._loop.time() + seconds, late._callback)
    late.cancel()


def slept(timer: Any) -> str:
    """The task that a timer wakes."""
    waiters = {id(task._fut_waiter): task for task in asyncio.all_tasks() if task._fut_waiter is not None}
    return next((waiters[id(each)].get_name() for each in timer.handle._args or () if id(each) in waiters), timer.label)


async def clicked(preview: Any) -> float:
    """The seconds that a command takes."""
    began = time.perf_counter()
    shown = await preview.viewers[0].slash(preview.channel, "games")
    assert shown._interaction.responded
    return time.perf_counter() - began


async def test_no_loop_of_the_running_bot_holds_up_a_click(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    for name, value in {"QUEUE": "1", "KEEP_FINISHED_DAYS": "30"}.items():
        monkeypatch.setenv(f"PANTHEON_{name}", value)
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        await preview.viewers[0].slash(preview.channel, "play solo")
        sleepers, held_up = set[str](), dict[str, float]()
        for timer in timers(env):
            sleepers.add(name := slept(timer))
            make_due(env, timer, DUE_WITHIN)
            if (took := await clicked(preview)) > AT_ONCE:
                held_up[name] = took
        assert sleepers >= {"seasons", "queue", "retention"}
        assert held_up == {}


async def test_no_pause_of_any_loop_of_the_bot_holds_up_a_click(tmp_path: Path):
    """Also those that the playground does not start: a loop with the same pause stands in for each of them."""

    async def go_round(seconds: float) -> None:
        while True:  # noqa: ASYNC110  # it is what the bot's loops do
            await asyncio.sleep(seconds)

    pauses = sorted({min(each.seconds or DUE_WITHIN, DUE_WITHIN) for each in loops()})
    assert len(pauses) > 3
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        held_up = dict[float, float]()
        for seconds in pauses:
            with env._bot_scope():
                stands_in = asyncio.create_task(go_round(seconds))
            await asyncio.sleep(0)
            if (took := await clicked(preview)) > AT_ONCE:
                held_up[seconds] = took
            stands_in.cancel()
        assert held_up == {}


async def test_no_loop_that_waits_for_something_to_happen_holds_up_a_click(tmp_path: Path):
    happened, rounds = asyncio.Event(), list[str]()

    async def wait_for_it(limit: float | None) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(happened.wait(), limit)
            happened.clear()
            rounds.append("one")

    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        with env._bot_scope():
            waiting = [asyncio.create_task(wait_for_it(limit)) for limit in (None, 3_600.0)]
        took = []
        for _ in range(3):
            took.append(await clicked(preview))
            happened.set()
        assert max(took) < AT_ONCE
        assert rounds, "the control: it goes on when something happens"
        for each in waiting:
            each.cancel()


async def test_work_in_the_background_holds_up_no_click_and_is_shown_when_it_is_done(tmp_path: Path):
    done = threading.Event()

    async def work_long(channel: discord.abc.Messageable) -> None:
        await asyncio.to_thread(done.wait)
        await channel.send("done at last")

    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        page = preview._open_page()
        with env._bot_scope():
            working = asyncio.create_task(work_long(env.bot.get_partial_messageable(preview.channel.id)))
        try:
            assert await clicked(preview) < 2 * AT_ONCE
            assert "done at last" not in str(page.snapshot)
        finally:
            done.set()
        await working
        await until(lambda: "done at last" in str(page.snapshot), within_s=AT_ONCE)


async def test_a_click_made_just_before_the_page_showed_news_counts(tmp_path: Path):
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        page = preview._open_page()
        target, greeting = next(iter(page.snapshot["messages"].items()))
        seen = {
            "protocol_version": 3,
            "sequence": page.last_sequence + 1,
            "request_id": "click",
            "generation": page.generation,
            "bot_generation": env._generation,
            "published_revision": page.revision,
            "kind": "click",
            "target_id": target,
            "control_key": f"message:{target}:component:{first_button(greeting)['id']}",
        }
        with env._bot_scope():
            await env.bot.get_partial_messageable(preview.channel.id).send("news")
        await until(lambda: "news" in str(page.snapshot), within_s=AT_ONCE)
        assert page.revision > seen["published_revision"]
        answer = await preview._action(page.id, seen)
        assert (answer["rejected"], answer["settlement"]) == (False, "settled")


async def test_news_that_came_just_before_a_click_was_refused_are_shown(tmp_path: Path):
    async with playing(load(discord_token=None), PlaygroundOptions(), tmp_path) as (preview, env):
        page = preview._open_page()
        with env._bot_scope():
            await env.bot.get_partial_messageable(preview.channel.id).send("news")
        answer = await preview._action(page.id, {"protocol_version": 3, "sequence": 1, "kind": "click"})
        assert answer["rejected"]
        await until(lambda: "news" in str(page.snapshot))


def first_button(component: dict[str, Any]) -> dict[str, Any]:
    """The first button in a message of the page."""
    if component.get("type") == 2:
        return component
    return next(filter(None, map(first_button, component.get("components", ()))), {})
