"""``pantheon export-match`` and ``import-match``: a match goes on elsewhere, and nonsense is refused."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from bot.runtime.clock import HOUR
from bot.storage.schema import banks, journal, outbox, tables, timers
from bot.tables import match_file
from bot.tables.model.options import USUAL
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.playing_on import Wish
from engine.seal import commitment
from tests.bot.operator.running_bot import command, running_bot
from tests.bot.tables.company import ANNA, BO, CLIO, SERVER, Company

MOVES = 20


async def exported(company: Company, file: Path, *options: str) -> int:
    """A match of Anna and Bo with a word, a limit and some choices, handed over into a file; its number."""
    table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, "hercules", table_options={"limit": "h24"}))
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.add_word(table.id, BO, "thunder")
    await company.tables.lobbies.start(table.id, ANNA, 77)
    for _ in range(MOVES):
        await company.move(table.id, random.Random(3))
    assert await command("export-match", str(table.id), "--to", str(file), *options) == 0
    return table.id


async def test_what_is_left_of_time_banks_goes_along(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    async with running_bot(folder) as company:
        bank = {"bank": "h72", "increment": "h6"}
        table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, "hercules", table_options=bank))
        await company.tables.lobbies.join(table.id, BO)
        await company.tables.lobbies.start(table.id, ANNA, 77)
        (asked_seat,) = (await company.tables.time.hours(table.id)).timers
        seat, person = 1 - asked_seat, (ANNA, BO)[1 - asked_seat]
        line = {"table_id": table.id, "seat": seat, "length": 0, "spent": 14 * HOUR, "before": 14 * HOUR, "rest": 0}
        await company.database.write(lambda connection: connection.execute(insert(banks).values(line)))
        left = (await company.tables.time.hours(table.id)).banks
        assert await command("export-match", str(table.id), "--to", str(file)) == 0
        assert await command("import-match", str(file), "--server", "7", "--channel", "8") == 0
        again = await company.tables.time.hours(table.id + 1)
        assert again.banks[seat] == left[seat] == 58 * HOUR
        of_person = (await company.tables.people.export(person))["tables"][0]
        assert of_person["time_bank"] == [{"length": 0, "spent": 14 * HOUR}]
    document = json.loads(file.read_text(encoding="utf-8"))
    match_file.read(document)
    document["banks"].append(document["banks"][0])
    with pytest.raises(match_file.BadFile, match="time banks"):
        match_file.read(document)


async def test_a_running_match_goes_on_in_another_bot(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    async with running_bot(folder) as company:
        await company.started(CLIO, channel=9)
        number = await exported(company, file)
        before = await company.tables.repository.live(number)
    assert str(CLIO.id) not in file.read_text(encoding="utf-8")
    assert file.stat().st_mode & 0o777 == 0o600
    shutil.rmtree(folder)
    async with running_bot(folder) as company:
        await company.lobby(CLIO, channel=3)
        assert await command("import-match", str(file)) == 0
        await company.settle()
        live = await company.tables.repository.live(2)
        assert live.playing.save() == before.playing.save()
        assert (live.table.people, live.table.names) == (before.table.people, before.table.names)
        assert live.table.options == before.table.options
        assert live.event_count == before.event_count
        assert live.notes == before.notes
        assert await company.count(timers) >= 1
        assert company.messenger.of("board", 1)
        assert (await company.play_on(2, random.Random(1))).stage == "finished"
        assert (await company.tables.lookup.export(2))["commitment"] == before.table.commitment


async def test_a_match_is_taken_twice_into_the_same_bot(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    async with running_bot(folder) as company:
        number = await exported(company, file)
        assert await command("import-match", str(file)) == 1
        assert "Another match is played in the channel 1; name a free one" in capsys.readouterr().err
        assert await company.count(tables) == 1
        assert await command("import-match", str(file), "--server", "5", "--channel", "8") == 0
        assert await company.count(journal) == 2 * MOVES
        await company.move(number)
        await company.move(2)
        assert await command("import-match", str(file), "--channel", "9") == 2


async def test_a_finished_match_comes_along_and_verifies(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    async with running_bot(folder) as company:
        table = await company.started(BO)
        await company.play_out(table.id, 5)
        assert await command("export-match", str(table.id), "--to", str(file)) == 0
        assert await command("import-match", str(file)) == 0
        first, second = await company.tables.lookup.export(1), await company.tables.lookup.export(2)
        assert first == second


async def test_a_match_without_a_channel_goes_on_in_the_answers_of_another_bot(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, conversation = tmp_path / "match.json", tmp_path / "conversation.json"
    async with running_bot(folder) as company:
        number = (await company.tables.lobbies.open(NewTable(0, 0, ANNA, "hercules", solo=True))).id
        await company.move(number)
        before = await company.tables.repository.live(number)
        assert before.table.is_answered
        assert await command("export-match", str(number), "--to", str(file)) == 0
        talk = await company.tables.lobbies.open(NewTable(0, 77, BO, "hercules", solo=True))
        await company.move(talk.id)
        assert await command("export-match", str(talk.id), "--to", str(conversation)) == 0
        assert await command("import-match", str(file)) == 1
        assert "plays another match without a channel" in capsys.readouterr().err
        assert await command("import-match", str(file), "--server", "5", "--channel", "8") == 0
    shutil.rmtree(folder)
    async with running_bot(folder) as company:
        for number, each in enumerate((file, conversation), 1):
            assert await command("import-match", str(each)) == 0
            await company.settle()
            live = await company.tables.repository.live(number)
            assert live.table.is_answered
            await company.move(number)
            assert (await company.play_on(number, random.Random(1))).stage == "finished"
        after = await company.tables.repository.live(1)
        assert after.playing.journal[:1] == before.playing.journal
        assert after.table.people == (ANNA.id,)
        assert await company.count(outbox) == 0
        together = json.loads(file.read_text(encoding="utf-8"))
        assert (together["table"]["server"], together["table"]["channel"]) == (None, None)


async def test_several_people_need_a_channel(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    async with running_bot(folder) as company:
        await exported(company, file)
        document = json.loads(file.read_text(encoding="utf-8"))
        document["table"] |= {"server": None, "channel": None}
        file.write_text(json.dumps(document), encoding="utf-8")
        assert await command("import-match", str(file)) == 1
        assert "Its people have no channel; name one" in capsys.readouterr().err
        assert await company.count(tables) == 1
        assert await command("import-match", str(file), "--server", "5", "--channel", "8") == 0
        assert (await company.tables.lookup.get(2)).channel == 8


async def test_a_match_that_was_played_on_comes_along_with_its_branch(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    async with running_bot(folder) as company:
        earlier = await company.started(BO)
        await company.play_out(earlier.id, 5)
        wish = Wish(MOVES, ANNA, "random", SERVER, 3, "en", USUAL, 4711)
        number = (await company.tables.lobbies.play_on(earlier.id, wish)).id
        await company.play_on(number, random.Random(1))
        assert await command("export-match", str(number), "--to", str(file)) == 0
        document = json.loads(file.read_text(encoding="utf-8"))
        assert match_file.as_exported(document) == await company.tables.lookup.export(number)
        forged = copy.deepcopy(document)
        forged["saved"]["branch"]["draws"] -= 1
        with pytest.raises(match_file.BadFile):
            match_file.read(forged)
        forged = copy.deepcopy(document)
        table = forged["table"]
        table["sealed"]["branch"]["entries"] -= 1
        secrets = bytes.fromhex(table["seed"]), bytes.fromhex(table["salt"])
        table["commitment"] = commitment(*secrets, table["sealed"])
        with pytest.raises(match_file.BadFile, match="branches off another match"):
            match_file.read(forged)
        assert await command("import-match", str(file), "--server", "5", "--channel", "8") == 0
        again = await company.tables.lookup.get(number + 1)
        whole = await company.tables.lookup.match(earlier.id)
        assert again.played_on == (earlier.id, whole.replay(MOVES).round, 0, False)
        assert await company.tables.lookup.export(number + 1) == await company.tables.lookup.export(number)


async def test_without_people_nothing_names_them_and_the_match_rests(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    async with running_bot(folder) as company:
        await exported(company, file, "--without-people")
        text = file.read_text(encoding="utf-8")
        document = json.loads(text)
        assert (document["table"]["server"], document["table"]["channel"]) == (None, None)
        assert all(entry["interaction"] == -entry["number"] for entry in document["journal"])
        assert not [row for row in await clicks_of(company) if str(row) in text]
        assert not [word for word in (ANNA.name, BO.name, str(ANNA.id), str(BO.id), "thunder") if word in text]
        assert await command("import-match", str(file)) == 0
        table = await company.tables.lookup.get(2)
        assert (table.people, table.names) == ((), ("Player 1", "Player 2"))
        assert table.rested is not None
        assert (table.server, table.channel) == (0, -2)
        assert all(click < 0 for click in (await clicks_of(company))[MOVES:])
        assert len((await company.tables.lookup.match(2)).journal) == MOVES


async def clicks_of(company: Company) -> list[int]:
    """The ids of the clicks that chose something, by table and number."""
    query = select(journal.c.interaction).order_by(journal.c.table_id, journal.c.number)
    query = query.where(journal.c.interaction.is_not(None))
    rows = await company.database.read(lambda connection: connection.execute(query))
    return [int(click) for click in rows.scalars()]


def _changed(*path: Any, to: Any) -> Callable[[Any], None]:
    def change(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        document[path[-1]] = to

    return change


def _lost(*path: Any) -> Callable[[Any], None]:
    def lose(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        del document[path[-1]]

    return lose


NONSENSE = {
    "another format": _changed("format", to="pantheon-match-2"),
    "no table": _lost("table"),
    "a field too many": _changed("table", "colour", to="red"),
    "a number that is text": _changed("table", "version", to="seven"),
    "a number that is too large": _changed("table", "channel", to=2**64),
    "another game": _changed("table", "game", to="chess"),
    "other rules": _changed("table", "rules", to=99),
    "another stage": _changed("table", "stage", to="finished"),
    "a lobby": _changed("table", "stage", to="lobby"),
    "another seed": _changed("table", "seed", to="00" * 32),
    "no seed": _changed("table", "seed", to="00"),
    "another click": _changed("table", "click", to=5),
    "no kind of dice": _lost("saved", "dice"),
    "an unknown kind of dice": _changed("saved", "dice", to="loaded"),
    "a seal that names no dice": _lost("table", "sealed", "dice"),
    "a seal of another form": _changed("table", "sealed", "seal", to="pantheon-seal-2"),
    "other settings": _changed("table", "settings", to={"level": "olympic"}),
    "a seat too few": _lost("seats", 1),
    "a seat with another number": _changed("seats", 1, "number", to=7),
    "one person twice": _changed("seats", 1, "person", to=ANNA.id),
    "an unknown computer player": _changed("seats", 1, "computer", to="deep"),
    "another word": _changed("seats", 1, "word", to="lightning"),
    "a lost choice": _lost("journal", 4),
    "another choice": _changed("journal", 4, "option", to="fly"),
    "other events": _changed("journal", 4, "events", to=[]),
    "events of another kind": _changed("journal", 4, "events", to={"a": 1}),
    "another saved match": _changed("saved", "journal", to=[]),
    "nothing saved": _changed("saved", to={}),
}


@pytest.mark.parametrize("nonsense", NONSENSE)
async def test_nonsense_is_refused_with_a_sentence(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], nonsense: str, original: Any
) -> None:
    document = copy.deepcopy(original)
    NONSENSE[nonsense](document)
    file = tmp_path / "nonsense.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    async with running_bot(folder) as company:
        assert await command("import-match", str(file)) == 1
        error = capsys.readouterr().err
        assert error.startswith("The file is no match that can be played on: ")
        assert error.count("\n") == 1
        assert await company.count(tables) == 0


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A match that was handed over, as a document."""
    folder = tmp_path_factory.mktemp("written")

    async def write() -> None:
        async with running_bot(folder) as company:
            await exported(company, folder / "match.json")

    before = os.environ.get("PANTHEON_DATA")
    os.environ["PANTHEON_DATA"] = str(folder)
    try:
        asyncio.run(write())
    finally:
        if before is None:
            del os.environ["PANTHEON_DATA"]
        else:
            os.environ["PANTHEON_DATA"] = before
    return json.loads((folder / "match.json").read_text(encoding="utf-8"))


def test_the_document_itself_is_taken(original: Any) -> None:
    """The control: what the cases above refuse is the change alone."""
    assert len(match_file.read(original).journal) == MOVES


async def test_what_is_no_json_is_a_sentence(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.json"
    file.write_text("Dear Hera", encoding="utf-8")
    assert await command("import-match", str(file)) == 2
    file.write_text("{}", encoding="utf-8")
    assert await command("import-match", str(file)) == 1
    assert await command("import-match", str(tmp_path / "nothing")) == 2
    assert capsys.readouterr().err.count("\n") == 3


async def test_what_cannot_be_handed_over_is_a_sentence(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running_bot(folder) as company:
        await company.lobby(BO)
        assert await command("export-match", "1", "--to", str(tmp_path / "a.json")) == 1
        assert "has not begun" in capsys.readouterr().err
        assert await command("export-match", "57", "--to", str(tmp_path / "a.json")) == 1
        (tmp_path / "there").write_text("keep me")
        assert await command("export-match", "1", "--to", str(tmp_path / "there")) == 2
    assert (tmp_path / "there").read_text() == "keep me"


async def test_a_match_that_was_handed_over_can_be_verified(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, nameless, forged = tmp_path / "match.json", tmp_path / "nameless.json", tmp_path / "forged.json"
    async with running_bot(folder) as company:
        number = await exported(company, file)
        assert await command("export-match", str(number), "--to", str(nameless), "--without-people") == 0
        seal = (await company.tables.lookup.get(number)).commitment
    for each in (file, nameless):
        capsys.readouterr()
        assert await command("verify", str(each), "--commitment", seal) == 0
        out = capsys.readouterr().out
        assert f"{MOVES} moves" in out
        assert seal in out
    document = json.loads(file.read_text(encoding="utf-8"))
    document["journal"][3]["events"].pop()
    forged.write_text(json.dumps(document), encoding="utf-8")
    assert await command("verify", str(forged)) == 1
    document = json.loads(file.read_text(encoding="utf-8"))
    document["table"]["salt"] = "00" * 32
    forged.write_text(json.dumps(document), encoding="utf-8")
    assert await command("verify", str(forged)) == 1
    assert "Error" not in "".join(capsys.readouterr())


async def test_every_file_that_pantheon_writes_is_verified_or_told_which_one_is_wanted(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proof, person = tmp_path / "proof.json", tmp_path / "person.json"
    async with running_bot(folder) as company:
        table = await company.started(BO)
        await company.play_out(table.id, 3)
        proof.write_text(json.dumps(await company.tables.lookup.export(table.id)), encoding="utf-8")
        person.write_text(json.dumps(await company.tables.people.export(BO)), encoding="utf-8")
        assert await command("backup") == 0
        (backup,) = (folder / "backups").iterdir()
    assert await command("verify", str(proof)) == 0
    ledger, puzzles = folder / "erased.key", tmp_path / "puzzles.json"
    ledger.write_text("00" * 32, encoding="ascii")
    puzzles.write_text("[]", encoding="utf-8")
    for other in (person, backup, ledger, puzzles):
        capsys.readouterr()
        assert await command("verify", str(other)) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert "name the file that /verify gives, or one that export-match wrote" in line
    assert await command("import-match", str(proof)) == 1
    assert "it is the file of /verify" in capsys.readouterr().err
