"""Matches begun by earlier versions of the program go on from the rows of those versions."""

from __future__ import annotations

import random
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory

from bot.storage.alembic_migrations import configuration
from bot.storage.database import Database
from bot.storage.sqlite.file import APPLICATION_ID
from bot.tables.building import start_tables
from bot.tables.model import table as table_model
from bot.tables.rules import lobby
from bot.tables.store import table_rows
from engine.chance import STREAM
from engine.seal import SECOND_SEAL
from engine.verification import verify
from tests.bot.tables.company import BO, Company, Hand
from tests.short_forms import some

NEWEST = ScriptDirectory.from_config(configuration()).get_current_head()
EARLIER = [
    script.revision
    for script in ScriptDirectory.from_config(configuration()).walk_revisions()
    if script.revision != NEWEST
]
MOVES = 20


@pytest.mark.parametrize("revision", some(sorted(EARLIER), 7))
async def test_match_of_an_earlier_version_goes_on(
    revision: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_model, "KEYED", STREAM)
    monkeypatch.setattr(table_rows, "public_terms", terms_as_before)
    if revision < "0005":
        start_match = lobby.start_match
        monkeypatch.setattr(lobby, "start_match", lambda live, now, click: start_match(live, now, None))
    new, old = tmp_path / "new.db", tmp_path / "old.db"
    clock = Hand()
    company = Company.gather(await Database.open(f"sqlite:///{new}"), clock)
    table = await company.started(BO)
    await company.play_on(table.id, random.Random(1), MOVES)
    await company.settle()
    before = (await company.tables.lookup.match(table.id)).journal
    await company.leave()
    await company.database.close()

    carry_over(new, old, revision)
    company = Company.gather(await Database.open(f"sqlite:///{old}"), clock)
    company.clicks = MOVES
    again = await company.tables.lookup.get(table.id)
    assert (await company.tables.lookup.match(table.id)).journal == before
    assert again.people == table.people
    assert await company.tables.messages.place(table.id, "board") is not None
    await start_tables(company.tables)
    assert (await company.play_on(table.id, random.Random(2))).stage == "finished"
    await company.settle()
    document = await company.tables.lookup.export(table.id)
    assert verify(document, promised=again.commitment).valid
    assert document["format"] == "pantheon-match-2", "its chance is the stream that it began with"
    if revision < "0005":
        assert (again.sealed, again.click) == (None, None)
        assert again.commitment == sha256(bytes.fromhex(document["seed"] + document["salt"])).hexdigest()
    assert any(call.kind == "final" for call in company.messenger.calls), "the end is told"
    await company.leave()
    await company.database.close()


def terms_as_before(game: str, settings: Mapping[str, str], table: int) -> dict[str, Any]:
    """What a seal bound before there were keyed dice."""
    return {"seal": SECOND_SEAL, "game": game, "settings": dict(settings), "table": table}


def carry_over(new: Path, old: Path, revision: str) -> None:
    """Write what is in a database into one of an earlier version, which has fewer tables and columns."""
    source, target = sa.create_engine(f"sqlite:///{new}"), sa.create_engine(f"sqlite:///{old}")
    with target.begin() as connection:
        connection.execute(sa.text(f"PRAGMA application_id={APPLICATION_ID}"))
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    tables, schema = sa.MetaData(), sa.MetaData()
    tables.reflect(source)
    schema.reflect(target)
    with source.connect() as reading, target.begin() as writing:
        for table in schema.sorted_tables:
            if table.name == "alembic_version":
                continue
            rows = reading.execute(sa.select(*(tables.tables[table.name].c[column.name] for column in table.columns)))
            if records := [dict(row._mapping) for row in rows]:
                writing.execute(sa.insert(table), records)
    source.dispose()
    target.dispose()
