"""The bot's real HTTP client and gateway against a Discord on 127.0.0.1 that fails on purpose (docs/faults.md, L)."""

from __future__ import annotations

import asyncio
import ctypes
import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image

from bot import client
from bot.client import create_bot
from bot.configuration import Configuration
from bot.drawing.studio import keep_sprites
from bot.gateway import use_addresses
from bot.processes.worker import packed
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.posts import BoardPost, FinalPost, Pictures
from rendering.canvas.png import verify
from tests.bot.loopback.fake_discord import FakeDiscord, running_discord, told
from tests.bot.storage.migrated_database import migrated_database

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
SOLO = {"id": "1", "name": "play", "type": 1, "options": [{"name": "solo", "type": 1}]}


class Stage:
    """The fake Discord and the real bot, connected."""

    def __init__(self, discord: FakeDiscord, bot: Any) -> None:
        self.discord = discord
        self.bot = bot

    async def solo(self) -> None:
        await self.discord.interact(2, SOLO)

    def option(self) -> tuple[int, str]:
        """The newest board and the id of its first button that plays, or of its select and a value."""
        board = self.discord.boards()[-1]
        for row in _walk(board["components"]):
            if str(row.get("custom_id", "")).startswith("t1:"):
                return int(board["id"]), row["custom_id"]
        raise AssertionError("there is no button to play on")

    async def click(self) -> int:
        message, custom_id = self.option()
        return await self.discord.interact(3, {"custom_id": custom_id, "component_type": 2}, message)


def _walk(components: Any) -> Any:
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))


@pytest.fixture
async def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """Its pictures are drawn in threads: a process of its own would warm up for longer than most tests take."""
    async with _stage(tmp_path, monkeypatch, drawing_processes=0) as made:
        yield made
    keep_sprites(None)


@pytest.fixture
async def stage_with_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """Its pictures are drawn in a process, as on a server."""
    async with _stage(tmp_path, monkeypatch, drawing_processes=1) as made:
        yield made


@asynccontextmanager
async def _stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, drawing_processes: int) -> AsyncIterator[Stage]:
    async def soon(seconds: float) -> None:
        await wait(min(seconds, 0.02))

    wait = asyncio.sleep
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with running_discord() as there:
        configuration = Configuration(
            _env_file=None,
            data=tmp_path,
            database_url=migrated_database(tmp_path / "pantheon.sqlite3"),
            discord_api_base=f"{there.address}/api/v10",
            drawing_processes=drawing_processes,
        )
        use_addresses(configuration)
        bot = create_bot(configuration)
        serving = asyncio.create_task(bot.start(TOKEN))
        try:
            async with asyncio.timeout(20):
                await asyncio.wait((serving, asyncio.create_task(there.ready.wait())), return_when="FIRST_COMPLETED")
                assert not serving.done(), serving.exception()
            bot.dispatcher._sleep = soon
            yield Stage(there, bot)
        finally:
            await bot.close()
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)


def on_posting(*faults: Any) -> Any:
    """Let the first tries to post a message with a picture fail."""
    left = list(faults)

    def fault(request: web.Request) -> Any:
        if request.method == "POST" and request.path.endswith("/messages") and left:
            return left.pop(0)
        return None

    return fault


def limited(seconds: float) -> web.Response:
    answer = told({"message": "You are being rate limited.", "retry_after": seconds, "global": False}, 429)
    answer.headers["Retry-After"] = str(seconds)
    return answer


FAULTS = {
    "nothing fails": (),
    "500 before it is done": (web.Response(status=500),),
    "502 after it is done": ("after",),
    "connection cut in the middle of the upload": ("reset",),
    "cut, lost, cut": ("reset", "after", "reset"),
    "limited": (limited(0.05),),
}


@pytest.mark.parametrize("faults", FAULTS.values(), ids=FAULTS)
async def test_a_board_is_posted_exactly_once_and_whole(stage: Stage, faults: tuple[Any, ...]) -> None:
    there = stage.discord
    there.fault = on_posting(*faults)
    await stage.solo()
    await there.until(lambda: bool(there.boards()) and bool(there.followups))
    await stage.bot.dispatcher.idle()
    (board,) = there.boards()
    assert verify(there.uploads[int(board["id"])]["board.png"])
    place = await stage.bot.tables.message(1, "board")
    assert place is not None
    assert place.message == int(board["id"])
    posted = [path for method, path in there.log if method == "POST" and path.endswith("/messages")]
    assert len(posted) >= 1 + len(faults)


async def test_a_match_goes_on_by_clicks(stage: Stage) -> None:
    there = stage.discord
    await stage.solo()
    await there.until(lambda: bool(there.boards()))
    await stage.bot.dispatcher.idle()
    before = json.dumps(there.boards()[-1])
    clicked = await stage.click()
    await there.until(lambda: any(answer["interaction"] == clicked for answer in there.callbacks))
    await there.until(lambda: json.dumps(there.boards()[-1]) != before)
    assert len((await stage.bot.tables.match(1)).journal) == 1
    await stage.bot.dispatcher.idle()
    assert not stage.bot.incidents.count


def on_callbacks(*faults: Any) -> Any:
    """Let the first acknowledgements fail."""
    left = list(faults)
    return lambda request: left.pop(0) if left and request.path.endswith("/callback") else None


UNCERTAIN = {"500 after Discord took it": "after", "cut before Discord took it": "reset"}


@pytest.mark.parametrize("fault", UNCERTAIN.values(), ids=UNCERTAIN)
async def test_a_click_whose_acknowledgement_seems_to_fail_counts(stage: Stage, fault: str) -> None:
    there = stage.discord
    await stage.solo()
    await there.until(lambda: bool(there.boards()))
    await stage.bot.dispatcher.idle()
    there.fault = on_callbacks(fault)
    before = json.dumps(there.boards()[-1])
    await stage.click()
    await there.until(lambda: json.dumps(there.boards()[-1]) != before)
    assert len((await stage.bot.tables.match(1)).journal) == 1
    assert not stage.bot.incidents.count


async def test_the_answer_reaches_the_clicker_when_the_acknowledgement_seems_to_fail(stage: Stage) -> None:
    there = stage.discord
    await stage.solo()
    await there.until(lambda: bool(there.boards()))
    await stage.bot.dispatcher.idle()
    message, custom_id = stage.option()
    before = json.dumps(there.boards()[-1])
    await stage.click()
    await there.until(lambda: json.dumps(there.boards()[-1]) != before)
    there.fault, told_before = on_callbacks("after"), len(there.followups)
    await there.interact(3, {"custom_id": custom_id, "component_type": 2}, message)
    await there.until(lambda: len(there.followups) > told_before)
    assert "already made this choice" in there.followups[-1]["content"]
    assert not stage.bot.incidents.count


async def test_a_click_that_another_process_has_answered_is_left_to_it(stage: Stage) -> None:
    there = stage.discord
    await stage.solo()
    await there.until(lambda: bool(there.boards()))
    refusals = [told({"message": "Interaction has already been acknowledged.", "code": 40060}, 400)]
    there.fault = on_callbacks(*refusals)
    await stage.click()
    await there.until(lambda: sum(path.endswith("/callback") for _, path in there.log) == 2)
    await asyncio.sleep(0.2)
    assert not (await stage.bot.tables.match(1)).journal


@pytest.mark.parametrize("where", ["while it is carried out", "while its refusal is put into words"])
async def test_a_person_the_stopping_bot_cannot_wait_for_is_told_so(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def hangs(*_: Any) -> Any:
        await asyncio.Event().wait()

    async def refuses(*_: Any) -> Any:
        raise Refusal("stale")

    there = stage.discord
    await stage.solo()
    await there.until(lambda: bool(there.boards()))
    await stage.bot.dispatcher.idle()
    if where == "while it is carried out":
        monkeypatch.setattr(stage.bot.tables, "play", hangs)
    else:
        monkeypatch.setattr(stage.bot.tables, "play", refuses)
        monkeypatch.setattr(stage.bot.tables.people, "language", hangs)
    monkeypatch.setattr(client, "MOVES_FINISH", 0.1)
    told_before, clicked = len(there.followups), await stage.click()
    await there.until(lambda: any(answer["interaction"] == clicked for answer in there.callbacks))
    await asyncio.wait_for(stage.bot.close(), 10)
    assert "restarting" in there.followups[told_before]["content"]
    assert not stage.bot.incidents.count


async def test_an_interaction_before_its_server_and_unreadable_events_end_nothing(stage: Stage) -> None:
    there = stage.discord
    for event, data in (
        ("INTERACTION_CREATE", {"id": "1", "type": 2}),
        ("INTERACTION_CREATE", []),
        ("GUILD_CREATE", {"id": "x"}),
        ("CHANNEL_UPDATE", None),
    ):
        await there.dispatch(event, data)
    await there.be_ready()
    await stage.solo()
    await there.until(lambda: bool(there.boards()))
    assert stage.bot.incidents.count >= 3
    assert there.identified == 1
    assert isinstance(stage.bot, discord.Client)


async def test_what_was_posted_is_found_again_by_its_buttons(stage: Stage) -> None:
    there, messenger = stage.discord, stage.bot.messenger
    await stage.solo()
    await there.until(lambda: bool(there.boards()))
    await stage.bot.dispatcher.idle()
    table = await stage.bot.tables.get(1)
    place = await stage.bot.tables.message(1, "board")
    assert await messenger.find(table, "board", None) == place
    assert await messenger.find(table, "board", place) is None
    assert await messenger.find(table, "lobby", None) is None
    assert await messenger.find(replace(table, id=2), "board", None) is None
    await there.until(lambda: ("GET", f"/channels/{table.channel}/messages") in there.log)


async def test_the_end_of_a_match_is_found_again_by_its_buttons(stage: Stage) -> None:
    there, messenger = stage.discord, stage.bot.messenger
    await stage.solo()
    await there.until(lambda: bool(there.boards()))
    await stage.bot.dispatcher.idle()
    table, match = await stage.bot.tables.get(1), (await stage.bot.tables.match(1)).replayed()
    assert await messenger.find(table, "final", None) is None, "a board is no end"
    while not match.finished:
        question = match.questions[0]
        match.play(question.seat, question.options[0].id)
    place = await messenger.post(FinalPost(table, match, ()), None, "end", "none")
    assert await messenger.find(table, "final", None) == place
    assert await messenger.find(replace(table, id=2), "final", None) is None


@pytest.mark.parametrize("pictures", ["full", "small", "none"])
async def test_boards_with_smaller_pictures_and_without(stage: Stage, pictures: Pictures) -> None:
    there, messenger = stage.discord, stage.bot.messenger
    await stage.solo()
    await there.until(lambda: bool(there.boards()))
    await stage.bot.dispatcher.idle()
    whole = there.uploads[int(there.boards()[0]["id"])]["board.png"]
    table, match = await stage.bot.tables.get(1), await stage.bot.tables.match(1)
    place = await messenger.post(BoardPost(table, match, []), None, "another", pictures)
    sent = there.uploads[place.message]
    assert list(sent) == ([] if pictures == "none" else ["board.png"])
    if pictures == "small":
        assert len(sent["board.png"]) < len(whole) / 2
        with Image.open(io.BytesIO(sent["board.png"])) as small, Image.open(io.BytesIO(whole)) as large:
            assert small.width == large.width // 2
    told = json.dumps(there.messages[place.message])
    assert ("draw the picture" in told) == (pictures == "none")
    assert "t1:" in told


async def test_a_crash_while_drawing_costs_one_picture_and_not_the_bot(stage_with_process: Stage) -> None:
    stage = stage_with_process
    there, workers = stage.discord, stage.bot.workers
    before = workers.processes
    crash = packed(partial(ctypes.string_at, 0))

    def crashing(work: bytes, **more: Any) -> Any:
        return run(crash, **more)

    run, workers.run = workers.run, crashing
    await stage.solo()
    await there.until(lambda: bool(there.boards()))
    assert stage.bot.tables.thinking.processes, "the process for strong players is there before the first of them"
    await stage.bot.dispatcher.idle()
    assert "draw the picture" in json.dumps(there.boards()[-1])
    assert not set(before) & set(workers.processes), "they have died of it"
    workers.run = run
    await stage.click()
    await there.until(lambda: "draw the picture" not in json.dumps(there.boards()[-1]))
    assert there.uploads[int(there.boards()[-1]["id"])]["board.png"]
