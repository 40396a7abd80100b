"""What the command line says about the database: another process, a folder that cannot be written, a foreign file."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.command_line import carry_out
from bot.storage.database import Database
from bot.tables.people.erasure_ledger import Ledger
from bot.tables.service import Tables

ROOT = Path(__file__).resolve().parents[3]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.not-a-token-of-anybodys-at-all-0123456"


@pytest.fixture(autouse=True)
def here(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.delenv("PANTHEON_DATA", raising=False)


def test_migrate_makes_the_database_in_the_data_folder(capsys, tmp_path):
    assert carry_out(["migrate"]) == 0
    assert (tmp_path / "data" / "pantheon.sqlite3").stat().st_size > 0
    assert "up to date" in capsys.readouterr().out
    assert carry_out(["migrate"]) == 0


def test_a_database_that_another_process_uses_is_code_75(capsys, tmp_path):
    held = asyncio.run(Database.open(f"sqlite:///{tmp_path}/data/pantheon.sqlite3"))
    try:
        assert carry_out(["migrate"]) == 75
    finally:
        asyncio.run(held.close())
    (line,) = capsys.readouterr().err.splitlines()
    assert "Another process" in line


def test_a_foreign_file_is_left_alone(capsys, tmp_path, monkeypatch):
    (tmp_path / "letter.txt").write_text("Dear Hera, " * 100, encoding="utf-8")
    monkeypatch.setenv("DATABASE_URL", "sqlite:///letter.txt")
    assert carry_out(["migrate"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8").startswith("Dear Hera")


def test_serving_with_a_database_in_use_ends_with_code_75_at_once(tmp_path):
    held = asyncio.run(Database.open(f"sqlite:///{tmp_path}/data/pantheon.sqlite3"))
    environment = os.environ | {
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_BASE": "http://127.0.0.1:9/api/v10",
    }
    try:
        begun = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-m", "bot"],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        took = time.monotonic() - begun
    finally:
        asyncio.run(held.close())
    assert done.returncode == 75, done.stderr
    assert "Another process" in done.stderr
    assert "Traceback" not in done.stderr
    assert TOKEN not in done.stderr + done.stdout
    assert took < 20


def test_ratings_are_made_again(capsys):
    assert carry_out(["ratings"]) == 0
    assert "0 ratings computed again" in capsys.readouterr().out


PERSON = 900000000000000077


async def a_person(address: str) -> None:
    database = await Database.open(address)
    await Tables(database).people.set_language(PERSON, "de")
    await database.close()


def test_somebody_who_shares_no_server_is_erased(capsys, tmp_path):
    address = f"sqlite:///{tmp_path}/data/pantheon.sqlite3"
    asyncio.run(a_person(address))
    assert carry_out(["erase", str(PERSON)]) == 0
    assert "is erased" in capsys.readouterr().out
    found = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())
    assert PERSON.to_bytes(8, "big") not in found
    assert str(PERSON).encode() not in found
    assert len(Ledger(tmp_path / "data").entries()) == 1
    assert carry_out(["erase", str(PERSON)]) == 0
    assert "Nothing is kept" in capsys.readouterr().out
    assert len(Ledger(tmp_path / "data").entries()) == 1


def test_erasing_beside_the_running_bot_is_done_at_its_next_start(capsys, tmp_path):
    address = f"sqlite:///{tmp_path}/data/pantheon.sqlite3"
    asyncio.run(a_person(address))
    held = asyncio.run(Database.open(address))
    try:
        assert carry_out(["erase", str(PERSON)]) == 0
    finally:
        asyncio.run(held.close())
    assert "when it starts next" in capsys.readouterr().out

    async def started() -> str | None:
        database = await Database.open(address)
        tables = Tables(database, ledger=Ledger(tmp_path / "data"))
        await tables.reconcile()
        language = await tables.people.language(PERSON)
        await tables.close()
        await database.close()
        return language

    assert asyncio.run(started()) is None


@pytest.mark.parametrize("person", ["@zeus", "0", "-5", "12345678901234567890123", "\u0663\u0664"])
def test_who_is_no_discord_id_is_not_erased(capsys, tmp_path, person):
    assert carry_out(["erase", "--", person]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "data").exists()
