"""``pantheon export-replay``: pages beside a running bot and without one, as a folder and as an archive."""

from __future__ import annotations

import random
import zipfile
from pathlib import Path

import pytest

from bot.languages import speech
from bot.tables.rules.new_table import NewTable
from tests.bot.match_page.conftest import Sketches
from tests.bot.operator.running_bot import command, running_bot
from tests.bot.tables.company import ANNA, BO, SERVER


@pytest.fixture(autouse=True)
def sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.operator.replays.Studio", lambda pool: Sketches())


async def test_a_replay_is_written_beside_a_running_bot_and_without_one(folder: Path, tmp_path: Path) -> None:
    async with running_bot(folder) as company:
        table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, "hercules"))
        await company.tables.lobbies.join(table.id, BO)
        await company.tables.lobbies.start(table.id, ANNA, 77)
        await company.play_on(table.id, random.Random(3), 6)
        before = len((await company.tables.lookup.match(table.id)).journal)
        site = tmp_path / "site"
        assert await command("export-replay", str(table.id), "--to", str(site)) == 0
        assert await command("export-replay", str(table.id), "--to", str(site)) == 2, "nothing is overwritten"
        assert len((await company.tables.lookup.match(table.id)).journal) == before
    names = {str(path.relative_to(site)) for path in site.rglob("*") if path.is_file()}
    assert {"index.html", "turns.html", "turn-0.html", "turn-1.html"} <= names
    assert BO.name.partition(" ")[0] in (site / "index.html").read_text(encoding="utf-8")
    archive = tmp_path / "replay.zip"
    assert await command("export-replay", str(table.id), "--to", str(archive), "--language", "de") == 0
    with zipfile.ZipFile(archive) as packed:
        assert packed.namelist()[0] == "index.html"
        assert set(packed.namelist()) == names
        assert speech("de")("webpage-story") in packed.read("index.html").decode()


async def test_a_match_that_did_not_begin_has_no_replay(folder: Path, tmp_path: Path) -> None:
    async with running_bot(folder) as company:
        table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, "hercules"))
        assert await command("export-replay", str(table.id), "--to", str(tmp_path / "site")) == 1
    assert not (tmp_path / "site").exists()
