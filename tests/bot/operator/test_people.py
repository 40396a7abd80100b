"""Erasing a person while the bot runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.tables.people.erasure_ledger import Ledger
from tests.bot.operator.running_bot import command, running_bot
from tests.bot.tables.company import ANNA, BO


async def test_the_running_bot_erases_at_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running_bot(folder) as company:
        table = await company.started(BO)
        assert await command("erase", str(BO.id)) == 0
        assert "is erased" in capsys.readouterr().out
        assert (await company.tables.lookup.get(table.id)).people == (ANNA.id,)
        assert len(Ledger(folder).entries()) == 1
        assert await command("erase", str(BO.id)) == 0
        assert "Nothing is kept" in capsys.readouterr().out


async def test_what_is_kept_of_a_person_is_written_into_a_file(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "person.json"
    async with running_bot(folder) as company:
        await company.started(BO)
        assert await command("admin", "export", str(BO.id), "--to", str(file)) == 0
        export = await company.tables.people.export(BO)
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(json.dumps(export))
    assert len(export["tables"]) == 1
    assert file.stat().st_mode & 0o777 == 0o600
    assert await command("admin", "export", str(BO.id), "--to", str(file)) == 2
    assert "is there already" in capsys.readouterr().err
    assert await command("admin", "export", "zeus", "--to", "zeus.json") == 2
