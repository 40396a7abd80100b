"""Drills with a dump of PostgreSQL: pg_dump beside the running bot, pg_restore into a scratch database, drill."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.operator import restore_drills, trial_restore
from bot.storage.meta import drill_note
from tests.bot.operator.running_bot import command, running_bot
from tests.bot.operator.test_restore_drills import two_matches
from tests.bot.storage.postgresql.postgresql_server import programs


@pytest.fixture
async def scratch(server: Any) -> AsyncIterator[str]:
    """The address of an empty database beside the bot's."""
    name = await server.new_database(migrated=False)
    yield server.address(name)
    await server.drop(name)


@pytest.fixture
def folder_of_server(folder: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a bot on PostgreSQL."""
    monkeypatch.setenv("DATABASE_URL", postgresql)
    return folder


async def run_program(name: str, *arguments: str | Path) -> None:
    """Run a program of PostgreSQL. Raises CalledProcessError."""
    folder = programs()
    program = folder / name if folder is not None and (folder / name).exists() else Path(name)
    await asyncio.to_thread(subprocess.run, [program, *arguments], check=True, capture_output=True)


async def dump(source: str, file: Path) -> None:
    """What docs/operating/backups_and_restore.md says."""
    await run_program("pg_dump", "--format=custom", f"--file={file}", source)


async def restore(file: Path, target: str) -> None:
    """The same."""
    await run_program("pg_restore", "--no-owner", "--no-privileges", f"--dbname={target}", file)


async def change(address: str, statement: str) -> None:
    """Change something in a database, past the bot."""
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def test_a_dump_is_restored_and_compared_while_the_bot_runs(
    folder_of_server: Path, postgresql: str, scratch: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pantheon.dump"
    async with running_bot(folder_of_server, address=postgresql) as company:
        await two_matches(company)
        await dump(postgresql, file)
        await company.move(2)
        await restore(file, scratch)
        capsys.readouterr()
        assert await command("drill", "--scratch", scratch) == 0, capsys.readouterr().err
        out = capsys.readouterr().out
        assert "2 matches were rebuilt (1 of them are open), and 1 compared with the running database." in out
        await company.move(2)


async def test_what_is_no_sound_dump_is_named(
    folder_of_server: Path,
    postgresql: str,
    scratch: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An empty database, one with a damaged match, and the bot's own. The looking is done in this process: the one of a
    drill has the lowest priority."""
    monkeypatch.setattr(restore_drills, "_ask_process", trial_restore._restore)
    aliases = (postgresql, postgresql.replace("127.0.0.1", "localhost"))
    async with running_bot(folder_of_server, address=postgresql) as company:
        await two_matches(company)

        async def complaint(address: str) -> str:
            capsys.readouterr()
            assert await command("drill", "--scratch", address) != 0
            return capsys.readouterr().err

        assert "pg_restore must put a dump into it first" in await complaint(scratch)
        assert await company.database.read(drill_note) is None, "a wrong address is no alert"
        await dump(postgresql, tmp_path / "pantheon.dump")
        await restore(tmp_path / "pantheon.dump", scratch)
        await change(scratch, "UPDATE journal SET option = '0' WHERE table_id = 1 AND number = 3")
        assert "matches come out otherwise: 1" in await complaint(scratch)
        assert "not the bot's own" in await complaint(aliases[0])
        assert "Another process is using" in await complaint(aliases[1])
        await company.move(2)
