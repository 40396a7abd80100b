"""The services of the compose file, each started as a process: healthy in their order, and no stop loses anything.

What the compose file and the Dockerfile say is used as it stands there: settings, commands, health checks, graces and
limits. Only addresses and folders are those of this machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

import pytest
import yaml

from tests.bot.storage.postgresql.postgresql_server import programs
from tests.discord import BotProcess, FakeDiscord
from tests.discord.users import SimUser
from tests.processes.cluster import journal, played_on, posted_twice
from tests.processes.people import Habits, Party
from tests.processes.serving import ACKNOWLEDGES_WITHIN, STARTS_WITHIN, faults_found
from tests.test_prometheus import ask, free_port, prometheus
from tests.waiting import until

pytestmark = [pytest.mark.soak, pytest.mark.timeout(1200)]

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
SERVICES = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
DOCKERFILE = re.sub(r"\\\n\s*", " ", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))
PASSWORD = "letters4digits"
PRESSES = 4
PROGRAM = "from bot.command_line import main; main()"
VARIABLE = re.compile(r"\$\{(\w+)(:[-?])([^}]*)\}")
"""A variable of the compose file, and what stands there instead of it, or is said, where it is empty."""


def seconds_of(text: str) -> float:
    return float(text.removesuffix("s"))


def settings_of(service: str, environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of a service, as compose fills it in. Raises ValueError with what it says where one lacks."""

    def fill(variable: re.Match[str]) -> str:
        name, rule, words = variable.groups()
        if environment.get(name):
            return environment[name]
        if rule == ":?":
            raise ValueError(f"{name}: {words}")
        return words

    return {name: VARIABLE.sub(fill, str(value)) for name, value in SERVICES[service]["environment"].items()}


def command_after(word: str) -> list[str]:
    """The command that an instruction of the Dockerfile names, the last of its kind."""
    return json.loads(re.findall(rf"^\s*{word}\b[^\[\n]*(\[.*\])$", DOCKERFILE, re.MULTILINE)[-1])


class DatabaseService:
    """PostgreSQL with the account, database and password that its image makes of the settings."""

    def __init__(self, place: Path, folder: Path, settings: Mapping[str, str]) -> None:
        self._place, self._folder = place, folder
        self.user, self.port = "postgres" if os.geteuid() == 0 else None, free_port()
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        if self.user:
            shutil.chown(self._place, self.user, self.user)
        secret = self._place / "password"
        secret.write_text(self._settings["POSTGRES_PASSWORD"])
        account = ("-U", self._settings["POSTGRES_USER"], "-A", "scram-sha-256", f"--pwfile={secret}")
        self._run(self._folder / "initdb", "-D", self._place / "data", *account, "--no-sync")

    def start(self) -> None:
        arguments = ("-D", self._place / "data", "-k", self._place, "-p", str(self.port), "-h", "127.0.0.1")
        self._process = subprocess.Popen(
            [self._folder / "postgres", *arguments],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=self.user, cwd=self._place,
            start_new_session=True,
        )  # fmt: skip

    def make_database(self) -> None:
        account = ("-h", "127.0.0.1", "-p", str(self.port), "-U", self._settings["POSTGRES_USER"])
        secret = {"PGPASSWORD": self._settings["POSTGRES_PASSWORD"]}
        self._run(self._folder / "createdb", *account, self._settings["POSTGRES_DB"], **secret)

    def is_healthy(self) -> bool:
        kind, command = SERVICES["database"]["healthcheck"]["test"]
        assert kind == "CMD-SHELL"
        there = {"PGHOST": "127.0.0.1", "PGPORT": str(self.port), "PATH": f"{self._folder}:{os.environ['PATH']}"}
        return subprocess.run(["sh", "-c", command], env=os.environ | there, capture_output=True).returncode == 0

    def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        """The image of PostgreSQL stops by SIGINT: open connections are ended."""
        assert self._process is not None
        os.killpg(self._process.pid, number)
        return self._process.wait(seconds_of(SERVICES["database"]["stop_grace_period"]))

    def end(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop(signal.SIGKILL)

    def _run(self, *command: str | Path, **more: str) -> None:
        subprocess.run(command, check=True, capture_output=True, user=self.user, cwd=self._place, env=os.environ | more)


@contextmanager
def database_service(settings: Mapping[str, str]) -> Iterator[DatabaseService]:
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed")
    place = Path(mkdtemp(prefix="compose"))
    service = DatabaseService(place, folder, settings)
    try:
        service.make()
        yield service
    finally:
        service.end()
        shutil.rmtree(place, ignore_errors=True)


class BotService:
    """The bot with the settings of the compose file, and the health check of its image."""

    def __init__(self, server: FakeDiscord, folder: Path, database: int) -> None:
        environment = {"DISCORD_TOKEN": server.token, "DISCORD_API_BASE": server.api_base, "PANTHEON_EMOJIS": "0"}
        environment |= {"DISCORD_CDN_BASE": server.cdn_base, "POSTGRES_PASSWORD": PASSWORD}
        settings = settings_of("bot", environment)
        self.metrics = free_port()
        self._port = settings["PANTHEON_METRICS"].rpartition(":")[2]
        self.address = settings["DATABASE_URL"].replace("@database/", f"@127.0.0.1:{database}/")
        assert self.address != settings["DATABASE_URL"]
        settings |= {"DATABASE_URL": self.address, "PANTHEON_METRICS": f"127.0.0.1:{self.metrics}"}
        settings["PANTHEON_DATA"] = str(folder)
        argv = [sys.executable, "-c", PROGRAM, *command_after("CMD")]
        self.process = BotProcess(server, argv, env=settings, cwd=folder, log_path=folder / "bot.log", guard=True)

    def is_healthy(self) -> bool:
        name, *arguments = command_after(r"HEALTHCHECK.* CMD")
        assert name == "python"
        here = [each.replace(f":{self._port}/", f":{self.metrics}/") for each in arguments]
        return subprocess.run([sys.executable, *here], capture_output=True, check=False).returncode == 0

    async def stop(self) -> int | None:
        return await self.process.stop(seconds_of(SERVICES["bot"]["stop_grace_period"]))

    def threads(self) -> int:
        """How many threads its processes have: what the limit of processes counts."""
        return sum(len(list(Path(f"/proc/{number}/task").iterdir())) for number in self._numbers())

    def memory_mb(self) -> float:
        """What its processes take, each shared page once (Linux's PSS)."""
        rolls = [Path(f"/proc/{number}/smaps_rollup").read_text() for number in self._numbers()]
        return sum(int(re.findall(r"^Pss:\s+(\d+) kB", roll, re.MULTILINE)[0]) for roll in rolls) / 1_000

    def _numbers(self) -> list[int]:
        """Its process and those that it has started, which are in the same group."""
        numbers = [int(each.name) for each in Path("/proc").iterdir() if each.name.isdigit()]
        return [number for number in numbers if group_of(number) == self.process.pid]


def group_of(number: int) -> int | None:
    try:
        return os.getpgid(number)
    except ProcessLookupError:
        return None


async def healthy(is_healthy: Callable[[], bool], what: str) -> None:
    await until(lambda: asyncio.to_thread(is_healthy), f"{what} is healthy", within_s=STARTS_WITHIN)


async def start_all(database: DatabaseService, bot: BotService, *, is_new: bool = False) -> None:
    """As compose does: the bot begins once the database is healthy."""
    assert SERVICES["bot"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    await asyncio.to_thread(database.start)
    await healthy(database.is_healthy, "the database")
    if is_new:
        await asyncio.to_thread(database.make_database)
    await bot.process.start()
    await bot.process.wait_ready(STARTS_WITHIN, commands=True)
    await healthy(bot.is_healthy, "the bot")


@asynccontextmanager
async def all_services(folder: Path) -> AsyncIterator[tuple[FakeDiscord, DatabaseService, BotService, Party]]:
    """The strict Discord, both services, and a match that has begun."""
    async with FakeDiscord(ack_deadline=ACKNOWLEDGES_WITHIN, identify_scale=0.0) as server:
        guild = server.world.create_guild("Island")
        channel = guild.create_channel("olympus")
        party = Party("alone", "hercules", [SimUser.create(server, "ada", guild)], channel, Random(4), Habits())
        with database_service(settings_of("database", {"POSTGRES_PASSWORD": PASSWORD})) as database:
            bot = BotService(server, folder, database.port)
            try:
                await start_all(database, bot, is_new=True)
                await party.open("play solo", {})
                await party.play(PRESSES)
                yield server, database, bot, party
            finally:
                await bot.process.kill()


async def test_without_its_secrets_compose_starts_nothing() -> None:
    for service in ("bot", "database"):
        with pytest.raises(ValueError, match=r"PASSWORD|TOKEN"):
            settings_of(service, {})


async def test_services_stop_in_their_grace_and_lose_nothing(tmp_path: Path) -> None:
    async with all_services(tmp_path) as (server, database, bot, party):
        await play_while_watched(tmp_path, bot, party)
        before = await journal(bot.address)
        for way in (restart_database, stop_and_start, cut_power):
            await way(database, bot)
            after = await played_on(party, bot.address, before)
            assert after[: len(before)] == before, f"{way.__name__} loses what was answered"
            assert len(after) > len(before), f"after {way.__name__} no one plays on"
            before = after
        assert await bot.stop() == 0, bot.process.tail()
        assert await asyncio.to_thread(database.stop) == 0
        assert not posted_twice(server)
        assert not (faults := faults_found(server, bot.process)), "\n".join(faults[:20])


async def play_while_watched(folder: Path, bot: BotService, party: Party) -> None:
    """Prometheus reads the bot where it is installed, and the bot keeps within what the compose file lets it have."""
    port = free_port()
    if shutil.which("prometheus"):
        async with prometheus(folder, port, bot.metrics):
            await party.play(party.presses + PRESSES)
            await until(lambda: asyncio.to_thread(is_read, port), "Prometheus reads the bot", within_s=STARTS_WITHIN)
    threads, memory_mb = bot.threads(), bot.memory_mb()
    print(f"{threads} threads of {SERVICES['bot']['pids_limit']}, {memory_mb:.0f} MB of {SERVICES['bot']['mem_limit']}")
    assert threads < SERVICES["bot"]["pids_limit"] / 2
    assert memory_mb < float(SERVICES["bot"]["mem_limit"].removesuffix("m")) / 2


def is_read(port: int) -> bool:
    try:
        series: list[dict[str, Any]] = ask(port, "query", query="up")["result"]
    except OSError:
        return False
    return [each["value"][1] for each in series] == ["1"]


async def restart_database(database: DatabaseService, bot: BotService) -> None:
    """The database stops and starts below a bot that runs on."""
    assert await asyncio.to_thread(database.stop) == 0
    await asyncio.to_thread(database.start)
    await healthy(database.is_healthy, "the database")
    await healthy(bot.is_healthy, "the bot")
    assert bot.process.running, bot.process.tail()


async def stop_and_start(database: DatabaseService, bot: BotService) -> None:
    """Both stop, what depends on the other first, and start again."""
    assert await bot.stop() == 0, bot.process.tail()
    assert await asyncio.to_thread(database.stop) == 0
    await start_all(database, bot)


async def cut_power(database: DatabaseService, bot: BotService) -> None:
    """Both end at the same moment, and start again."""
    await asyncio.to_thread(database.stop, signal.SIGKILL)
    await bot.process.kill()
    await start_all(database, bot)
