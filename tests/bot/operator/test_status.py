"""``pantheon status``, ``admin servers``, ``config check`` and ``--version``."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.configuration import Configuration
from bot.runtime.build import version
from bot.tables.rules.new_table import NewTable
from tests.bot.clean_environment import without_pantheon
from tests.bot.operator.running_bot import command, running_bot
from tests.bot.tables.company import ANNA, BO, CLIO, GAME, SERVER

TOKEN = "canary.of.no-token"


async def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert await command("--version") == 0
    assert capsys.readouterr().out == f"pantheon {version()}\n"
    assert await command() == 0
    assert "Usage" in capsys.readouterr().out


async def test_a_running_bot_tells_how_it_is(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await command("status") == 1
    assert f"No bot runs on the data folder {folder}" in capsys.readouterr().err
    async with running_bot(folder) as company:
        await company.lobby(BO)
        await company.started(CLIO, channel=2)
        assert await command("backup") == 0
        capsys.readouterr()
        assert await command("status") == 0
    facts = dict(line.split(None, 1) for line in capsys.readouterr().out.splitlines())
    assert facts["version"] == version()
    assert facts["tables"] == "1 lobby, 1 playing, 0 resting, 0 frozen"
    assert "pantheon-" in facts["newest"]
    assert await command("status") == 1


async def test_servers_are_listed_by_open_matches(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running_bot(folder) as company:
        table = await company.started(BO)
        await company.play_out(table.id, 3)
        for channel in (8, 9):
            await company.tables.lobbies.open(NewTable(77, channel, ANNA, GAME))
        await company.tables.servers.leave(SERVER)
        assert await command("admin", "servers") == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.split()[:5] == ["77", "2", "open", "of", "2;"]
    assert second.split()[:5] == [str(SERVER), "0", "open", "of", "1;"]
    assert "the bot left it" in second


async def test_settings_are_shown_without_secrets(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without_pantheon(monkeypatch)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert await command("config", "check") == 1
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "postgresql://pantheon:canary@host/db")
    assert await command("config", "check") == 0
    out = capsys.readouterr().out
    assert TOKEN not in out
    assert "canary" not in out
    assert [line.split()[0] for line in out.splitlines()] == [
        str(each.validation_alias) for each in Configuration.model_fields.values()
    ]
    monkeypatch.setenv("PANTHEON_BACKUPKEEP", "3")
    assert await command("config", "check") == 1
    assert "is PANTHEON_BACKUP_KEEP meant?" in capsys.readouterr().err
    monkeypatch.delenv("PANTHEON_BACKUPKEEP")
    for log in (folder / "missing" / "log", folder.parent):
        monkeypatch.setenv("PANTHEON_LOG_FILE", str(log))
        assert await command("config", "check") == 1
        assert "The log file" in capsys.readouterr().err
        assert await command("run") == 2
        assert "PANTHEON_LOG_FILE names a file that cannot be written" in capsys.readouterr().err
    monkeypatch.setenv("PANTHEON_LANGUAGE", "xx")
    assert await command("config", "check") == 2
