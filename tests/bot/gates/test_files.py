"""Files that are damaged, gone, foreign, locked or full: the bot says what is wrong, changes nothing, and goes on
when it is mended (docs/faults.md, A7, A8, A9, A10, A15 and A17).
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.command_line import carry_out
from bot.storage.database import Database
from bot.storage.sqlite.reserve import Reserve
from tests.bot.loopback.stage import TOKEN
from tests.bot.storage.migrated_database import migrated_database
from tests.bot.storage.sqlite.test_sync_probe import small_disk
from tests.bot.tables.company import BO, Company, Hand
from tests.short_forms import some

pytestmark = pytest.mark.only_sqlite

ROOT = Path(__file__).resolve().parents[3]
NAME = "pantheon.sqlite3"


def truncated(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size // 2)


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def overwritten_at_its_beginning(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.write(bytes(100))


def overwritten_within(file: Path) -> None:
    with file.open("r+b") as opened:
        for place in range(4096, file.stat().st_size, 8192):
            opened.seek(place)
            opened.write(bytes(64))


def run(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def of_a_newer_version(file: Path) -> None:
    run(file, "UPDATE alembic_version SET version_num = '9999'")


def without_a_version(file: Path) -> None:
    run(file, "DELETE FROM alembic_version")


def without_a_table(file: Path) -> None:
    run(file, "DROP TABLE ratings")


def of_another_program(file: Path) -> None:
    file.unlink()
    run(file, "CREATE TABLE recipes(id)")


DAMAGES: dict[str, tuple[Callable[[Path], None], str]] = {
    "truncated": (truncated, "restore"),
    "empty": (emptied, "was here and is gone; restore it from a backup"),
    "gone": (Path.unlink, "was here and is gone; restore it from a backup"),
    "beginning overwritten": (overwritten_at_its_beginning, "is no database"),
    "pages overwritten": (overwritten_within, "is damaged .*restore"),
    "newer version": (of_a_newer_version, r"is version 9999, this program knows \d{4}: use a newer program or restore"),
    "no version": (without_a_version, "but no version; restore it from a backup"),
    "a table is missing": (without_a_table, "lacks the table ratings; restore it from a backup"),
    "another program's": (of_another_program, "belongs to another program"),
}
"""What happens to the file of a closed database, and what is said then."""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of a bot that has been closed."""
    monkeypatch.chdir(tmp_path)
    for name in ("DATABASE_URL", "PANTHEON_DATA"):
        monkeypatch.delenv(name, raising=False)
    assert carry_out(["migrate"]) == 0
    return tmp_path / "data" / NAME


def contents(folder: Path) -> dict[str, bytes]:
    """The database and its log as they are."""
    return {each.name: each.read_bytes() for each in folder.glob(f"{NAME}*") if each.suffix != ".lock"}


def refused(capsys: pytest.CaptureFixture[str], code: int, sentence: str) -> None:
    """The database is not opened: the command ends with this code and one sentence, which the pattern fits."""
    capsys.readouterr()
    assert carry_out(["migrate"]) == code
    (line,) = capsys.readouterr().err.splitlines()
    assert re.search(sentence, line), line


@pytest.mark.parametrize("damage", some(DAMAGES, 2))
def test_a_damaged_database_is_refused_with_a_sentence_and_left_as_it_is(
    file: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    whole = file.read_bytes()
    harm, sentence = DAMAGES[damage]
    harm(file)
    before = contents(file.parent)
    for _ in range(2):
        refused(capsys, 1, sentence)
    assert contents(file.parent) == before
    file.write_bytes(whole)
    assert carry_out(["migrate"]) == 0, "what was put back opens"


def crashed(file: Path) -> None:
    """A bot opens the database, stores a match and is killed."""
    script = (
        "import asyncio, os, signal, sys\n"
        "from bot.storage.database import Database\n"
        "from bot.tables.people.people import Person\n"
        "from bot.tables.building import build_tables\n"
        "from bot.tables.rules.new_table import NewTable\n"
        "async def work():\n"
        "    tables = build_tables(await Database.open(sys.argv[1]))\n"
        '    await tables.lobbies.open(NewTable(1, 1, Person(1, "Anna"), "hercules", solo=True))\n'
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(work())\n"
    )
    done = subprocess.run([sys.executable, "-c", script, f"sqlite:///{file}"], cwd=ROOT, capture_output=True)
    assert done.returncode == -signal.SIGKILL, done.stderr


def matches(file: Path) -> int:
    """How many matches are stored in a database that is closed."""
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def test_a_bot_whose_log_is_gone_after_a_crash_does_not_start_until_it_is_back(file: Path) -> None:
    crashed(file)
    log = file.with_name(f"{NAME}-wal")
    log.rename(file.with_name("elsewhere"))
    served = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=file.parents[1],
        env=os.environ | {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN, "DISCORD_API_BASE": "http://127.0.0.1:9/x"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert served.returncode == 1
    assert "was not closed" in served.stderr
    assert "Traceback" not in served.stderr
    file.with_name("elsewhere").rename(log)
    assert carry_out(["migrate"]) == 0
    assert matches(file) == 1


def test_a_log_that_was_cut_off_by_a_crash_costs_only_what_was_never_answered(file: Path) -> None:
    """The last write of the log is torn: SQLite leaves it out, by its checksum."""
    crashed(file)
    log = file.with_name(f"{NAME}-wal")
    with log.open("ab") as opened:
        opened.write(log.read_bytes()[-2000:])
    assert carry_out(["migrate"]) == 0
    assert matches(file) == 1


def test_a_database_that_another_program_holds_is_busy_and_opens_afterwards(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.sqlite.file.BUSY_TIMEOUT", 20)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("UPDATE alembic_version SET version_num = version_num")
        refused(capsys, 75, "try again")
        other.execute("ROLLBACK")
    assert carry_out(["migrate"]) == 0


async def test_no_other_program_gets_at_the_database_of_a_running_bot(tmp_path: Path) -> None:
    address = migrated_database(tmp_path / "pantheon.db")
    company = Company.gather(await Database.open(address), Hand())
    table = await company.started(BO)
    with closing(sqlite3.connect(tmp_path / "pantheon.db", timeout=0)) as other:
        for statement in ("SELECT * FROM tables", "DELETE FROM tables"):
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute(statement)
    assert await company.move(table.id)
    await company.leave()
    await company.database.close()


READ_ONLY = """
import os, sys
from bot.command_line import carry_out
os.environ["PANTHEON_DATA"] = sys.argv[1]
os.environ.pop("DATABASE_URL", None)
assert carry_out(["migrate"]) == 0
remount = lambda how: os.system(f"mount -o remount,{how} {sys.argv[1]}")
assert remount("ro") == 0
assert carry_out(["migrate"]) == 1
assert remount("rw") == 0
assert carry_out(["migrate"]) == 0
print("in order")
"""


def on_a_small_disk(folder: Path, program: str, megabytes: int = 3) -> str:
    """Run a program with a disk of its own in a folder; what it says as errors."""
    if shutil.which("unshare") is None or small_disk(folder, "").returncode:
        pytest.skip("no disk of one's own can be made here")
    done = small_disk(folder, program, megabytes)
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["in order"]), done.stderr
    return done.stderr


def test_a_disk_that_is_read_only_is_told_and_opens_afterwards(tmp_path: Path) -> None:
    text = on_a_small_disk(tmp_path, READ_ONLY)
    (line,) = text.splitlines()
    assert re.search(r"The database .* cannot be written", line)


FULL = """
import asyncio, sys
from pathlib import Path
from bot.storage.database import Database
from bot.storage.sqlite.reserve import Reserve
from bot.tables.building import build_tables, close_tables
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable

folder = Path(sys.argv[1])

async def move(tables, click):
    table, match = await tables.lookup.get(1), await tables.lookup.match(1)
    question = match.questions[0]
    return await tables.play.choose(1, 1, ticket_of(table, question), question.options[0].id, click)

async def full_disk(reserve=0):
    file = folder / "pantheon.sqlite3"
    tables = build_tables(await Database.open(f"sqlite:///{file}"))
    await tables.lobbies.open(NewTable(1, 1, Person(1, "A"), "hercules", solo=True))
    kept = Reserve(file, reserve)
    kept.adapt()
    with (folder / "fill").open("wb", buffering=0) as fill:
        try:
            while fill.write(bytes(4096)):
                pass
        except OSError:
            pass
    return tables, kept

async def refused_moves(tables):
    stored = refused = 0
    for click in range(1, 200):
        try:
            await move(tables, click)
            stored += 1
        except Refusal as refusal:
            assert refusal.key == "cannot_save", refusal.key
            refused += 1
            if refused == 3:
                break
    assert refused == 3 and not tables.repository.is_storing, (stored, refused)
    assert len((await tables.lookup.match(1)).journal) == stored, "what was refused changed nothing"
    return stored

async def full():
    tables, _ = await full_disk()
    stored = await refused_moves(tables)
    (folder / "fill").unlink()
    await move(tables, 1000)
    assert tables.repository.is_storing
    assert len((await tables.lookup.match(1)).journal) == stored + 1
    await close_tables(tables)
    print("in order")

async def reserved():
    tables, reserve = await full_disk(reserve=2)
    file = folder / "reserve"
    assert file.stat().st_size == file.stat().st_blocks * 512 == 2 << 20
    await refused_moves(tables)
    reserve.adapt()
    assert not file.exists()
    await move(tables, 1000)
    assert tables.repository.is_storing
    reserve.adapt()
    assert not file.exists(), "it is what fills the disk no more"
    (folder / "fill").unlink()
    reserve.adapt()
    assert file.stat().st_size == 2 << 20
    await close_tables(tables)
    print("in order")

"""


def test_a_full_disk_refuses_moves_and_heals_without_a_restart(tmp_path: Path) -> None:
    on_a_small_disk(tmp_path, f"{FULL}asyncio.run(full())")


def test_matches_go_on_when_the_reserve_of_a_full_disk_is_given_up(tmp_path: Path) -> None:
    on_a_small_disk(tmp_path, f"{FULL}asyncio.run(reserved())", megabytes=24)


def test_no_reserve_is_set_aside_where_there_is_little_room_or_none_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=15 << 20))
    Reserve(tmp_path / NAME, 2).adapt()
    Reserve(tmp_path / NAME, 0).adapt()
    Reserve(tmp_path / "missing" / NAME, 1).adapt()
    assert not [*tmp_path.iterdir()]
    Reserve(tmp_path / NAME, 1).adapt()
    assert [file.name for file in tmp_path.iterdir()] == ["reserve"]
