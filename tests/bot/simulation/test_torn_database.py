"""What the simulated disk says that it has kept of a log is what SQLite finds in it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.simulation.torn_database import FRAME, HEADER, commits, kept_of

COMMITS = 3
PAGE = 4096


def write_database(file: Path) -> tuple[bytes, bytes]:
    """A database with some commits in its log, and the log."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size={PAGE}")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE kept (number)")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for number in range(COMMITS):
            connection.execute("INSERT INTO kept VALUES (?)", (number,))
        return file.read_bytes(), file.with_name(f"{file.name}-wal").read_bytes()


def rows_in(file: Path, pages: bytes, log: bytes) -> int:
    """How many rows SQLite finds after the power is back."""
    file.write_bytes(pages)
    file.with_name(f"{file.name}-wal").write_bytes(log)
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM kept").fetchone()[0])


@pytest.mark.parametrize("frames", range(COMMITS + 1))
def test_frames_behind_the_last_commit_are_none_though_they_look_like_earlier_ones(tmp_path: Path, frames: int) -> None:
    pages, log = write_database(tmp_path / "before.db")
    continued = log + log[HEADER : HEADER + frames * (FRAME + PAGE)]
    assert len(commits(log)) == COMMITS == rows_in(tmp_path / "after.db", pages, continued)
    assert kept_of(continued, len(log)) == len(log)


@pytest.mark.parametrize("frames", range(COMMITS + 1))
def test_a_log_that_was_cut_has_kept_the_commits_before(tmp_path: Path, frames: int) -> None:
    pages, log = write_database(tmp_path / "before.db")
    cut = log[: HEADER + frames * (FRAME + PAGE) + 100]
    assert rows_in(tmp_path / "after.db", pages, cut) == frames == len(commits(cut))
    assert kept_of(cut, len(log)) == (HEADER + frames * (FRAME + PAGE) if frames else 0)
