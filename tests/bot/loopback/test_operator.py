"""Commands beside the whole program as a process of its own: a backup, a frozen match, and the socket afterwards."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from bot.operator.channel import SOCKET
from bot.storage.sqlite.backups import backups_in, checked_version
from tests.bot.loopback.stage import boards_in, delphi, until_ready
from tests.bot.loopback.test_process import ROOT, ended, started
from tests.sketching import SKETCHING
from tests.waiting import until


async def command(folder: Path, *arguments: str) -> tuple[int | None, str]:
    """Run a command in a process of its own; its exit code and what it says."""
    program = "from bot.command_line import main; main()"
    surroundings = {"PANTHEON_DATA": str(folder), "DATABASE_URL": f"sqlite:///{folder}/pantheon.sqlite3"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, *arguments, cwd=ROOT, env=surroundings, stdout=PIPE, stderr=PIPE
    )
    out, complained = await asyncio.wait_for(process.communicate(), 60)
    return process.returncode, out.decode() + complained.decode()


async def test_commands_work_beside_the_running_bot(tmp_path: Path) -> None:
    async with delphi() as (there, channel, person):
        process = await started(there, tmp_path, "-c", SKETCHING)
        try:
            await until_ready(there)
            await person.slash(channel, "play solo", wait=False)
            await until(lambda: boards_in(channel, person))
            code, text = await command(tmp_path, "backup")
            assert code == 0, text
            code, text = await command(tmp_path, "admin", "freeze", "1")
            assert code == 0, text
            (backup,) = backups_in(tmp_path / "backups")
            code, text = await command(tmp_path, "restore", str(backup))
            assert (code, text.count("\n")) == (75, 1), text
            process.send_signal(signal.SIGTERM)
            code, log = await ended(process, 15)
        finally:
            if process.returncode is None:
                process.kill()
    assert code == 0, log
    there.assert_clean()
    assert checked_version(backup)
    with sqlite3.connect(tmp_path / "pantheon.sqlite3") as database:
        assert list(database.execute("SELECT id FROM tables WHERE frozen IS NOT NULL")) == [(1,)]
    assert not (tmp_path / SOCKET).exists()
    assert "incident" not in log
