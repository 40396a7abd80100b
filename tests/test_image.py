"""The container's image as it is: without rights it serves a match before the strict Discord, stops, and goes on.

``PANTHEON_IMAGE`` names an image that was built (``deploy/build_image.sh``); ``PANTHEON_ENGINE`` is podman, or docker.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import yaml

from bot.storage.migration import known_versions
from tests.bot.storage.postgresql.postgresql_server import postgresql, server
from tests.discord import BotProcess, FakeDiscord
from tests.discord.users import SimUser
from tests.processes.people import Habits, Party
from tests.processes.serving import ACKNOWLEDGES_WITHIN, STARTS_WITHIN, faults_found
from tests.waiting import until

__all__ = ["postgresql", "server"]

pytestmark = [pytest.mark.soak, pytest.mark.timeout(1200)]

ENGINE = os.environ.get("PANTHEON_ENGINE", "podman")
IMAGE = os.environ.get("PANTHEON_IMAGE", "")
NAME = "pantheon-on-trial"
ROOT = Path(__file__).resolve().parents[1]
BOT = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))["services"]["bot"]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
HEALTH = ("healthcheck", "run")
"""What podman calls it; docker runs the check by itself."""
PRESSES = 4
STOPS_WITHIN = float(BOT["stop_grace_period"].rstrip("s"))
KNOWN = "from bot.storage.migration import known_versions; print(known_versions())"
RIGHTS = """
import json, os
status = dict(line.split(":", 1) for line in open("/proc/1/status").read().splitlines())
def may_write(folder):
    try:
        open(os.path.join(folder, "tried"), "w").close()
        os.remove(os.path.join(folder, "tried"))
    except OSError:
        return False
    return True
print(json.dumps({
    "user": os.getuid(),
    "capabilities": int(status["CapEff"], 16) | int(status["CapBnd"], 16),
    "no_new_privileges": int(status["NoNewPrivs"]),
    "writable": [each for each in ("/", "/usr/local/lib/pantheon", "/etc", "/tmp", "/data") if may_write(each)],
}))
"""


def ask(*arguments: str) -> str:
    """What the engine prints. Raises AssertionError with its complaint when it fails."""
    done = subprocess.run([ENGINE, *arguments], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def is_healthy() -> bool:
    return subprocess.run([ENGINE, *HEALTH, NAME], capture_output=True, check=False).returncode == 0


def command(*arguments: str, network: str = "none") -> list[str]:
    """A container with what the compose file grants, and the data in the volume of the trial."""
    rights = [f"--cap-drop={each}" for each in BOT["cap_drop"]] + [f"--security-opt={BOT['security_opt'][0]}"]
    folders = [f"--volume={NAME}:/data", *(f"--tmpfs={each}" for each in BOT["tmpfs"])]
    variables = [f"--env={name}" for name in ("DISCORD_TOKEN", "DISCORD_API_BASE", "DISCORD_CDN_BASE")]
    return ["run", "--rm", f"--network={network}", "--read-only", *rights, *folders, *variables, *arguments]


@pytest.fixture
def volume() -> Iterator[str]:
    if not IMAGE or shutil.which(ENGINE) is None:
        pytest.skip("PANTHEON_IMAGE names no image, or there is no engine that runs it")
    subprocess.run([ENGINE, "volume", "rm", "--force", NAME], capture_output=True, check=False)
    ask("volume", "create", NAME)
    yield NAME
    subprocess.run([ENGINE, "rm", "--force", NAME], capture_output=True, check=False)
    subprocess.run([ENGINE, "volume", "rm", "--force", NAME], capture_output=True, check=False)


def test_the_image_holds_the_program_and_not_its_tools(volume: str) -> None:
    assert ask(*command(IMAGE, "--version")) == f"pantheon {VERSION}"
    assert "/data/pantheon.sqlite3" in ask(*command("--env=DISCORD_TOKEN=none", IMAGE, "config", "check"))
    assert ask(*command(IMAGE, "migrate"))
    modules = ask(
        *command(
            "--entrypoint=python",
            IMAGE,
            "-c",
            "from importlib.util import find_spec as f; "
            "print([each for each in ('pip', 'setuptools', 'simcord', 'pytest') if f(each)])",
        )
    )
    assert modules == "[]"
    versions = ask(*command("--entrypoint=python", IMAGE, "-c", KNOWN))
    assert versions == str(known_versions()), "the image is of another version of the program: build it again"


async def serves_stops_and_goes_on(*more: str) -> None:
    """Play a match with a container of the image, and play on with the next one. ``more``: options of the engine."""
    async with FakeDiscord(ack_deadline=ACKNOWLEDGES_WITHIN, identify_scale=0.0) as server:
        guild = server.world.create_guild("Island")
        channel = guild.create_channel("olympus")
        ada = SimUser.create(server, "ada", guild, global_name="Ada")
        party = Party("alone", "hercules", [ada], channel, Random(4), Habits())
        argv = [ENGINE, *command(f"--name={NAME}", "--env=PANTHEON_EMOJIS=0", *more, IMAGE, network="host")]
        async with BotProcess(server, argv) as bot:
            await bot.wait_ready(2 * STARTS_WITHIN, commands=True)
            rights = json.loads(await asyncio.to_thread(ask, "exec", NAME, "python", "-c", RIGHTS))
            assert rights == {"user": 10001, "capabilities": 0, "no_new_privileges": 1, "writable": ["/tmp", "/data"]}
            # On a machine that does much else the event loop stands still at times, and the check says so.
            await until(lambda: asyncio.to_thread(is_healthy), "the health check passes", within_s=STARTS_WITHIN)
            await party.open("play solo", {})
            await party.play(PRESSES)
            assert await bot.stop(within_s=STOPS_WITHIN) == 0, bot.tail()
            before = len(party.public())
            await bot.start()
            await bot.wait_ready(2 * STARTS_WITHIN)
            while len(party.public()) <= before and not party.over:
                await party.play(party.presses + 1)
            assert await bot.stop(within_s=STOPS_WITHIN) == 0, bot.tail()
            assert not (faults := faults_found(server, bot)), "\n".join(faults[:30])


async def test_the_image_serves_a_match_and_another_container_goes_on(volume: str) -> None:
    await serves_stops_and_goes_on()


async def test_the_image_serves_with_postgresql_beside_it(volume: str, postgresql: str) -> None:
    await serves_stops_and_goes_on(f"--env=DATABASE_URL={postgresql}")
