"""``pantheon admin tournaments``: which there are, and the results of one as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.tournaments.results_file import TournamentFile
from bot.tables.tournaments.rows import Form
from tests.bot.operator.running_bot import command, running_bot
from tests.bot.tables.company import ANNA, BO, CHANNEL, GAME, SERVER


async def test_an_operator_lists_and_writes_them(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running_bot(folder) as company:
        form = Form(GAME, "swiss", 2, 2, "m15")
        tournament = await company.tables.tournaments.create(SERVER, CHANNEL, ANNA, form, "en")
        await company.tables.tournaments.sign_up(tournament.id, BO)
        assert await command("admin", "tournaments") == 0
        assert f"{tournament.id:<8} server {SERVER}" in capsys.readouterr().out
        assert await command("admin", "tournaments", str(tournament.id), "--to", str(tmp_path / "a.json")) == 0
        assert await command("admin", "tournaments", str(tournament.id), "--to", str(tmp_path / "a.csv")) == 0
        assert await command("admin", "tournaments", str(tournament.id), "--to", str(tmp_path / "a.csv")) == 2
        assert await command("admin", "tournaments", "99", "--to", str(tmp_path / "b.json")) == 1
        assert "There is no tournament 99" in capsys.readouterr().err
        assert await command("admin", "pairs", "--tournament", str(tournament.id)) == 0
        assert "0 matches over, 0 judged" in capsys.readouterr().out
        assert await command("admin", "pairs", "--judge") == 0
        assert "0 matches are being judged; 0 are left" in capsys.readouterr().out
        assert await command("admin", "pairs", "--tournament", "99") == 1
        assert await command("admin", "pairs", "--tournament", "1", "--league", "1") == 2
    document = TournamentFile.model_validate_json((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert (document.stage, [each.name for each in document.standings]) == ("gathering", [BO.name])
    assert len((tmp_path / "a.csv").read_text(encoding="utf-8").splitlines()) == 2
    assert (tmp_path / "a-tables.csv").exists()
