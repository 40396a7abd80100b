"""Erasing a person while the bot runs."""

from __future__ import annotations

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
        assert (await company.tables.get(table.id)).people == (ANNA.id,)
        assert len(Ledger(folder).entries()) == 1
        assert await command("erase", str(BO.id)) == 0
        assert "Nothing is kept" in capsys.readouterr().out
