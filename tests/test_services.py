"""The units as they are, under a systemd that runs: the bot serves, is started again after a crash, and backs up.

``PANTHEON_SYSTEMD`` is the process id of the systemd of a container with a root of its own, in which the program and
the units are installed as docs/operating/install.md says. The container shares the network of this machine:
``systemd-nspawn --directory=ROOT --boot``. Its /etc/pantheon.env is written again here.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

import pytest

from bot.lifecycle import REFUSED
from tests import waiting
from tests.discord import FakeDiscord
from tests.discord.users import SimUser
from tests.processes.people import Habits, Party
from tests.processes.serving import ACKNOWLEDGES_WITHIN

pytestmark = [pytest.mark.soak, pytest.mark.timeout(1200)]

SYSTEMD = os.environ.get("PANTHEON_SYSTEMD", "")
BOT, BACKUP = "pantheon.service", "pantheon-backup.service"
BACKUPS = "/var/lib/pantheon-backups"
PRESSES = 4
STARTS_WITHIN = 300.0
"""Seconds; a machine on which much else runs takes a minute for a start."""


def carry_out(*command: str, text: str | None = None) -> str:
    """What a command prints inside the container. Raises AssertionError with its complaint when it fails."""
    argv = ["nsenter", f"--target={SYSTEMD}", "--all", *command]
    done = subprocess.run(argv, input=text, capture_output=True, text=True, timeout=150, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout.strip()


def read_property(unit: str, what: str) -> str:
    return carry_out("systemctl", "show", "--value", f"--property={what}", unit)


async def until_service(is_so: Callable[[], bool], what: str) -> None:
    """Wait for what systemd says; asking it takes a moment, in which the strict Discord serves."""
    await waiting.until(lambda: asyncio.to_thread(is_so), what, within_s=STARTS_WITHIN)


def logins_at(server: FakeDiscord) -> int:
    """How often the bot has connected to the gateway."""
    return len(server.gateway.identifies) + len(server.gateway.resumes)


@asynccontextmanager
async def serving() -> AsyncIterator[tuple[FakeDiscord, Party]]:
    """The strict Discord, the service that serves it, and a match that has begun."""
    async with FakeDiscord(ack_deadline=ACKNOWLEDGES_WITHIN, identify_scale=0.0) as server:
        guild = server.world.create_guild("Island")
        channel = guild.create_channel("olympus")
        settings = (
            f"DISCORD_TOKEN={server.token}\nDISCORD_API_BASE={server.api_base}\nDISCORD_CDN_BASE={server.cdn_base}\n"
            "PANTHEON_METRICS=off\nPANTHEON_EMOJIS=0\n"
        )
        await asyncio.to_thread(write_settings, settings)
        await asyncio.to_thread(carry_out, "systemctl", "restart", BOT)
        await waiting.until(
            lambda: server.gateway.is_ready() and bool(server.world.commands), "it serves", within_s=STARTS_WITHIN
        )
        party = Party("alone", "hercules", [SimUser.create(server, "ada", guild)], channel, Random(4), Habits())
        await party.open("play solo", {})
        try:
            yield server, party
        finally:
            await asyncio.to_thread(carry_out, "systemctl", "stop", BOT)


def write_settings(text: str) -> None:
    carry_out("install", "-m", "0600", "/dev/stdin", "/etc/pantheon.env", text=text)


@pytest.fixture(autouse=True)
def machine() -> None:
    if not SYSTEMD:
        pytest.skip("PANTHEON_SYSTEMD names no systemd")


async def test_the_service_serves_is_started_again_backs_up_and_stops() -> None:
    async with serving() as (server, party):
        await party.play(PRESSES)
        assert read_property(BOT, "User") == "pantheon"
        first = read_property(BOT, "MainPID")
        assert read_property(BOT, "UID") not in ("", "0", "[not set]")
        assert carry_out("stat", "--format=%u %a", "/var/lib/private/pantheon") == f"{read_property(BOT, 'UID')} 700"
        status = carry_out("cat", f"/proc/{first}/status")
        assert "CapBnd:\t0000000000000000" in status
        assert "Seccomp:\t2" in status

        await asyncio.to_thread(carry_out, "systemctl", "start", BACKUP)
        assert read_property(BACKUP, "Result") == "success"
        assert carry_out("sh", "-c", f"ls {BACKUPS} | wc -l") != "0"

        logins = logins_at(server)
        await asyncio.to_thread(carry_out, "sh", "-c", f"kill -9 {first}")
        await until_service(
            lambda: read_property(BOT, "NRestarts") != "0" and read_property(BOT, "MainPID") not in ("0", first),
            "a new start",
        )
        await waiting.until(
            lambda: logins_at(server) > logins and server.gateway.is_ready(), "it serves again", within_s=STARTS_WITHIN
        )
        before = len(party.public())
        while len(party.public()) <= before and not party.over:
            await party.play(party.presses + 1)
        await asyncio.to_thread(carry_out, "systemctl", "stop", BOT)
        assert (read_property(BOT, "Result"), read_property(BOT, "ExecMainStatus")) == ("success", "0")
        assert [str(each) for each in server.violations] == []


async def test_a_token_that_cannot_be_used_is_tried_once() -> None:
    async with FakeDiscord() as server:
        write_settings(f"DISCORD_TOKEN=wrong\nDISCORD_API_BASE={server.api_base}\n")
        await asyncio.to_thread(carry_out, "systemctl", "restart", BOT)
        await until_service(lambda: read_property(BOT, "ActiveState") == "failed", "the service gives up")
        assert (read_property(BOT, "ExecMainStatus"), read_property(BOT, "NRestarts")) == (str(REFUSED), "0")
