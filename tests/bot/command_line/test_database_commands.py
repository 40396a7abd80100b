"""What the command line says about the database: another process, a folder that cannot be written, a foreign file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.command_line import app, carry_out
from bot.storage.database import Database
from bot.tables.building import build_tables, close_tables, start_tables
from bot.tables.people.erasure_ledger import Ledger

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
    database = asyncio.run(Database.open(f"sqlite:///{tmp_path}/data/pantheon.sqlite3"))
    try:
        assert carry_out(["migrate"]) == 75
    finally:
        asyncio.run(database.close())
    (line,) = capsys.readouterr().err.splitlines()
    assert "Another process" in line


def test_a_foreign_file_is_left_alone(capsys, tmp_path, monkeypatch):
    (tmp_path / "letter.txt").write_text("Dear Hera, " * 100, encoding="utf-8")
    monkeypatch.setenv("DATABASE_URL", "sqlite:///letter.txt")
    assert carry_out(["migrate"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8").startswith("Dear Hera")


def test_serving_with_a_database_in_use_ends_with_code_75_at_once(tmp_path):
    database = asyncio.run(Database.open(f"sqlite:///{tmp_path}/data/pantheon.sqlite3"))
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
        asyncio.run(database.close())
    assert done.returncode == 75, done.stderr
    assert "Another process" in done.stderr
    assert "Traceback" not in done.stderr
    assert TOKEN not in done.stderr + done.stdout
    assert took < 20


def test_ratings_are_made_again(capsys):
    assert carry_out(["migrate"]) == 0
    assert carry_out(["ratings"]) == 0
    assert "0 ratings computed again" in capsys.readouterr().out


PERSON = 900000000000000077


async def a_person(address: str) -> None:
    database = await Database.open(address)
    await build_tables(database).people.set_language(PERSON, "de")
    await database.close()


def test_somebody_who_shares_no_server_is_erased(capsys, tmp_path):
    address = f"sqlite:///{tmp_path}/data/pantheon.sqlite3"
    asyncio.run(a_person(address))
    assert carry_out(["erase", str(PERSON)]) == 0
    assert "is erased" in capsys.readouterr().out
    content = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())
    assert PERSON.to_bytes(8, "big") not in content
    assert str(PERSON).encode() not in content
    assert len(Ledger(tmp_path / "data").entries()) == 1
    assert carry_out(["erase", str(PERSON)]) == 0
    assert "Nothing is kept" in capsys.readouterr().out
    assert len(Ledger(tmp_path / "data").entries()) == 1


def test_erasing_beside_the_running_bot_is_done_at_its_next_start(capsys, tmp_path):
    address = f"sqlite:///{tmp_path}/data/pantheon.sqlite3"
    asyncio.run(a_person(address))
    other = asyncio.run(Database.open(address))
    try:
        assert carry_out(["erase", str(PERSON)]) == 0
    finally:
        asyncio.run(other.close())
    assert "when it starts next" in capsys.readouterr().out

    async def started() -> str | None:
        database = await Database.open(address)
        tables = build_tables(database, ledger=Ledger(tmp_path / "data"))
        await start_tables(tables)
        language = await tables.people.language(PERSON)
        await close_tables(tables)
        await database.close()
        return language

    assert asyncio.run(started()) is None


@pytest.mark.parametrize("person", ["@zeus", "0", "-5", "12345678901234567890123", "\u0663\u0664"])
def test_who_is_no_discord_id_is_not_erased(capsys, tmp_path, person):
    assert carry_out(["erase", "--", person]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "data").exists()


WITH_A_DATABASE = {
    "backup": [],
    "erase": ["77"],
    "export-match": ["1", "--to", "match.json"],
    "import-match": ["there.json"],
    "export-replay": ["1", "--to", "replay.zip"],
    "drill": [],
    "ratings": [],
    "restore": ["--in-place"],
    "migrate": ["--from", "sqlite:///typo/pantheon.sqlite3", "--to", "sqlite:///new/pantheon.sqlite3"],
    "admin find": [],
    "admin servers": [],
    "admin leave": ["1"],
    "admin announce": ["--en", "Hello"],
    "admin block": ["server", "1"],
    "admin unblock": ["server", "1"],
    "admin blocked": [],
    "admin maintenance": [],
    "admin show": ["1"],
    "admin freeze": ["1"],
    "admin unfreeze": ["1"],
    "admin end": ["1"],
    "admin erase": ["77"],
    "admin export": ["77", "--to", "person.json"],
    "admin tournaments": [],
    "admin pairs": [],
    "emojis list": [],
    "emojis upload": [],
    "emojis remove": [],
}
"""Every command that works on a database that is there, with arguments."""
WITHOUT = {
    "run",
    "playground",
    "play",
    "simulate",
    "train",
    "puzzles mine",
    "puzzles write",
    "puzzles check",
    "draw",
    "verify",
    "words check",
    "words new",
    "words show",
    "bench",
    "status",
    "config check",
}
"""Commands that make a database where there is none, or need none."""


def every_command() -> set[str]:
    names = {command.name or command.callback.__name__ for command in app.registered_commands}
    for group in app.registered_groups:
        for command in group.typer_instance.registered_commands:
            names.add(f"{group.name} {command.name or command.callback.__name__}")
    return names


def test_it_is_known_of_every_command_whether_it_needs_a_database():
    assert {name for name in every_command() if not name.startswith("bench ")} == WITH_A_DATABASE.keys() | WITHOUT


@pytest.mark.parametrize("before", ["no folder", "an empty folder", "an empty file", "an empty database"])
@pytest.mark.parametrize("name", WITH_A_DATABASE)
def test_a_command_in_a_wrong_folder_makes_nothing_and_says_where_it_looked(capsys, tmp_path, name, before):
    file = tmp_path / ("typo" if name == "migrate" else "data") / "pantheon.sqlite3"
    if before != "no folder":
        file.parent.mkdir()
    if before.startswith("an empty f") and before.endswith("file"):
        file.touch()
    if before == "an empty database":
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM")
    (tmp_path / "there.json").write_text("{}")
    there = {each: each.read_bytes() for each in tmp_path.rglob("*") if each.is_file()}
    assert carry_out([*name.split(), *WITH_A_DATABASE[name]]) in (1, 2)
    output = capsys.readouterr()
    assert output.out == ""
    (line,) = output.err.splitlines()
    assert line.startswith("There is no database of Pantheon's at ")
    if name != "migrate" or before != "an empty database":
        assert str(file) in line
    left = {each: each.read_bytes() for each in tmp_path.rglob("*") if each.is_file() and each.suffix != ".lock"}
    assert left.keys() == there.keys()
    assert not (tmp_path / "new").exists()
