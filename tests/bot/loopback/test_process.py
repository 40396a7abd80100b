"""The whole program as a process of its own: it stops in good order, and it never stays behind half dead."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import aiohttp
import pytest

from bot.storage.database import Database
from bot.tables.building import build_tables
from tests.bot.loopback.stage import TOKEN, boards_in, delphi, moves_on, until_ready
from tests.discord import FakeDiscord, SimUser
from tests.discord.world import Channel
from tests.short_forms import some
from tests.sketching import SKETCHING
from tests.waiting import WAITS_S, until

ROOT = Path(__file__).resolve().parents[3]

HANGING = """
import asyncio, sys, threading
from bot import lifecycle
from bot.client import Pantheon
lifecycle.STOPS_WITHIN = 2.0
async def fails(self):
    threading.Thread(target=threading.Event().wait).start()
    raise RuntimeError("a planted bug")
Pantheon.setup_hook = fails
from bot.command_line import main
sys.argv = ["pantheon", "run"]
main()
"""


async def started(there: FakeDiscord, folder: Path, *arguments: str, token: str = TOKEN) -> Process:
    surroundings = {
        **os.environ,
        "DISCORD_TOKEN": token,
        "DISCORD_API_BASE": there.api_base,
        "DATABASE_URL": f"sqlite:///{folder}/pantheon.sqlite3",
        "PANTHEON_DATA": str(folder),
        "PANTHEON_LOG": "json",
        "PANTHEON_LOG_LEVEL": "DEBUG",
        "PANTHEON_METRICS": "127.0.0.1:0",
    }
    return await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=ROOT, env=surroundings, stdout=PIPE, stderr=PIPE
    )


async def ended(process: Process, within: float = WAITS_S) -> tuple[int, str]:
    """The exit code of a process and its log, ``within`` seconds from now: few only for one that was asked to stop. A
    start takes long on a busy machine."""
    try:
        _, log = await asyncio.wait_for(process.communicate(), within)
    except TimeoutError:
        process.kill()
        raise AssertionError(f"it has not ended within {within:g} s") from None
    assert process.returncode is not None
    return process.returncode, log.decode()


@pytest.mark.parametrize("moment", some((0.05, 0.0, 0.3), 3))
async def test_told_to_stop_under_load_it_ends_in_good_order(tmp_path: Path, moment: float) -> None:
    async with delphi() as (there, channel, person):
        process = await started(there, tmp_path, "-m", "bot")
        try:
            await until_ready(there)
            await person.slash(channel, "play solo", wait=False)
            await until(lambda: boards_in(channel, person))
            board = boards_in(channel, person)[-1]
            buttons = moves_on(board)
            for number in range(40):
                await person.click(board, buttons[number % len(buttons)], wait=False)
            await asyncio.sleep(moment)
            process.send_signal(signal.SIGTERM)
            code, log = await ended(process, 10)
        finally:
            if process.returncode is None:
                process.kill()
    assert code == 0, log
    assert '"stopped"' in log
    assert "incident" not in log, log
    database = await Database.open(f"sqlite:///{tmp_path}/pantheon.sqlite3")
    tables = build_tables(database)
    match = await tables.lookup.match(1)
    assert (await tables.lookup.get(1)).version == 1 + len(match.journal)
    assert len(match.journal) <= 1, "one version, one move"
    await database.close()
    for secret in _secrets(there, person):
        assert secret not in log, secret
    there.assert_clean(allow={"no_ack"})


async def test_a_fault_at_start_ends_the_process_even_when_a_thread_hangs(tmp_path: Path) -> None:
    async with delphi() as (there, _, _):
        process = await started(there, tmp_path, "-c", HANGING)
        code, log = await ended(process)
    assert code == 70
    assert "a planted bug" in log


async def test_a_token_that_discord_refuses_is_one_sentence_and_code_2(tmp_path: Path) -> None:
    async with delphi() as (there, _, _):
        process = await started(there, tmp_path, "-c", SKETCHING, token=TOKEN[::-1])
        code, log = await ended(process)
    assert code == 2
    assert there.kinds() == {"auth": 1}
    assert "does not accept the token" in log
    assert "Traceback" not in log


async def test_health_and_readiness_are_told_as_soon_as_it_serves_and_until_it_stops(tmp_path: Path) -> None:
    async with delphi() as (there, _, person):
        process = await started(there, tmp_path, "-c", SKETCHING)
        try:
            port = await asyncio.wait_for(_read_fact(process, "metrics_served", "port"), 20)
            async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
                async with session.get("/healthz") as alive:
                    assert alive.status == 200
                await until_ready(there)
                await until(lambda: _is_ready(session))
                async with session.get("/metrics") as answer:
                    metrics = await answer.text()
            assert len(there.calls("GET", "/gateway/bot")) == 1, "discord.py rests for five seconds after a second one"
            assert "pantheon_session_starts_total 1.0" in metrics
            assert "pantheon_session_starts_left 999.0" in metrics
            assert 'pantheon_discord_answers_total{status="200"}' in metrics
            named = "\n".join(line.rpartition(" ")[0] for line in metrics.splitlines())
            for secret in _secrets(there, person):
                assert secret not in named, secret
            process.send_signal(signal.SIGTERM)
            code, log = await ended(process, 10)
        finally:
            if process.returncode is None:
                process.kill()
    assert code == 0, log
    assert "incident" not in log, log


async def test_an_alert_is_posted_in_the_operators_channel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with delphi() as (there, channel, person):
        monkeypatch.setenv("PANTHEON_ALERT_CHANNEL", str(channel.id))
        few = {"total": 1_000, "remaining": 150, "reset_after": 15_000, "max_concurrency": 1}
        gateway = {"url": there.gateway_url, "shards": 1, "session_start_limit": few}
        there.faults.respond(200, gateway, "GET", "/gateway/bot", times=None)
        process = await started(there, tmp_path, "-c", SKETCHING)
        try:
            await until(lambda: _alerts(channel, person))
            assert _alerts(channel, person)[0].startswith("**sessions**: 1")
            process.send_signal(signal.SIGTERM)
            code, log = await ended(process, 10)
        finally:
            if process.returncode is None:
                process.kill()
    assert code == 0, log
    assert "session_starts_short" in log, "and the start waited"


def _alerts(channel: Channel, person: SimUser) -> list[str]:
    return [view.content for view in person.messages(channel, bot_only=True) if "session" in view.content]


def _secrets(there: FakeDiscord, person: SimUser) -> list[str]:
    """What must stand in no log: the bot's token, those of interactions, and who somebody is."""
    return [TOKEN, *there.by_token, str(person.user.global_name), str(person.id)]


async def _read_fact(process: Process, event: str, fact: str) -> object:
    """What a line of the log tells."""
    assert process.stderr is not None
    async for line in process.stderr:
        entry = json.loads(line)
        if entry["event"] == event:
            return entry[fact]
    raise AssertionError(f"the log has no line {event}")


async def _is_ready(session: aiohttp.ClientSession) -> bool:
    async with session.get("/readyz") as answer:
        return answer.status == 200
