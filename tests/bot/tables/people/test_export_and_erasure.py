"""Export and erasure of a person's data."""

from __future__ import annotations

import contextlib
import json
import logging
import random
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.clock import HOUR
from bot.runtime.logs import start_logging
from bot.storage.database import Database
from bot.storage.meta import is_untidy
from bot.storage.schema import messages, notes, offers, people, ratings, results, timers, undone
from bot.storage.sqlite.direct import ShortTransaction
from bot.storage.transaction import Work
from bot.tables.model.limits import UNHURRIED
from bot.tables.model.options import USUAL
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from bot.tables.people.preferences import Preferences
from bot.tables.queue.matching import Wish
from bot.tables.rules.new_table import NewTable
from engine.tutorial import Progress
from engine.verification import verify
from tests.bot.tables.company import ANNA, BO, CLIO, GAME, SERVER, Company, Hand
from tests.waiting import until

ERASED = Person(0x0ABCDEF123456789, "Xanthippe Unverwechselbar")
WORD = "thisisaveryrareword"
ZONE = "Antarctica/Troll"


def traces(file: Path) -> list[str]:
    """Where the id, the name or the word is found in the bytes of the database's files."""
    needles = {
        "id": ERASED.id.to_bytes(8, "big"),
        "id in digits": str(ERASED.id).encode(),
        "name": ERASED.name.encode(),
        "word": WORD.encode(),
        "time zone": ZONE.encode(),
    }
    places = []
    for path in sorted(file.parent.glob(file.name + "*")):
        content = path.read_bytes()
        places += [f"{what} in {path.name}" for what, needle in needles.items() if needle in content]
    return places


async def play_with_undo_and_absence(company: Company, id: int, chance: random.Random) -> None:
    """Something is taken back, somebody is away and comes back, and a vacation begins."""
    for _ in range(40):
        _, person, _ = await company.choices(id)
        await company.move(id, chance)
        if person == ERASED.id:
            await company.tables.seats.undo(id, ERASED)
            break
    for person in (ANNA, CLIO):
        for proposal in (await company.tables.lookup.get(id)).proposals:
            await company.tables.seats.answer(id, person, proposal.number, True)
    await company.tables.seats.take_over(id, 1, "asked")
    await company.tables.seats.come_back(id, ERASED)
    await company.tables.time.begin_vacation(ERASED.id)


@pytest.mark.only_sqlite
async def test_no_byte_of_an_erased_person_remains(database: Database, clock: Hand, tmp_path: Path) -> None:
    company = Company.gather(database, clock)
    file = tmp_path / "pantheon.db"
    chance = random.Random(6)
    await company.tables.people.set_language(ERASED.id, "de")
    preferences = Preferences(
        zone=ZONE, quiet=(1300, 400), reminders="message", interval=6 * HOUR, always=True, turns="message"
    )
    await company.tables.people.change_preferences(ERASED.id, lambda _: preferences)
    finished = await company.lobby(ERASED, channel=1)
    await company.tables.lobbies.add_word(finished.id, ERASED, WORD)
    await company.tables.lobbies.start(finished.id, ANNA)
    await company.play_on(finished.id, chance)
    playing = await company.lobby(ERASED, CLIO, channel=2)
    await company.tables.lobbies.start(playing.id, ANNA)
    await company.play_on(playing.id, chance, 9)
    await company.tables.lobbies.choose_table_option(playing.id, ANNA, "limit", "h24")
    await play_with_undo_and_absence(company, playing.id, chance)
    gathering = await company.lobby(host=ERASED, channel=3)
    await company.tables.lobbies.join(gathering.id, BO)
    alone = await company.tables.lobbies.open(NewTable(SERVER, 4, ERASED, GAME, solo=True))
    conversation = await company.tables.lobbies.open(NewTable(0, ERASED.id, ERASED, GAME, solo=True))
    other = await company.started(BO, CLIO, channel=5)
    await company.tables.seats.offer(other.id, ANNA, 0, ERASED)
    await company.settle()
    assert len(traces(file)) >= 5
    for table in (people, timers, results, ratings, undone, notes, offers):
        assert await company.count(table), f"nothing stands in {table.name}"

    await company.tables.people.erase(ERASED)
    await company.settle()

    async def is_tidy() -> bool:
        return not await database.read(is_untidy)

    await until(is_tidy)
    assert traces(file) == []
    assert await company.count(offers) == 0
    assert await company.tables.lookup.open_tables_of(ERASED) == []

    table = await company.tables.lookup.get(finished.id)
    assert [seat.name for seat in table.seats] == ["Anna", "Player 2"]
    assert verify(await company.tables.lookup.export(finished.id)).valid
    table = await company.tables.lookup.get(playing.id)
    assert table.stage == "playing"
    assert table.seats[1][1:4] == (None, "Player 2", "greedy")
    assert company.messenger.of("board", 2)[-1].facts["names"][1] == "Player 2"
    assert (await company.tables.lookup.get(gathering.id)).host == BO.id
    assert (await company.tables.lookup.get(alone.id)).stage == "ended"

    await company.play_on(playing.id, chance)
    assert (await company.tables.lookup.get(playing.id)).stage == "finished"
    for id in (finished.id, playing.id, alone.id, conversation.id):
        before = await company.tables.lookup.get(id)
        company.tables.repository.drop(id)
        assert await company.tables.lookup.get(id) == before
    await company.leave()
    await database.close()
    assert traces(file) == []


async def test_host_who_is_erased_hands_over(company: Company) -> None:
    table = await company.lobby(BO, host=ERASED)
    await company.tables.lobbies.start(table.id, ERASED)
    await company.tables.people.erase(ERASED)
    table = await company.tables.lookup.get(table.id)
    assert (table.host, table.stage) == (BO.id, "playing")
    company.tables.repository.drop(table.id)
    assert await company.tables.lookup.get(table.id) == table


async def test_person_who_comes_back_is_new(company: Company) -> None:
    await company.lobby(host=ERASED)
    await company.tables.people.erase(ERASED)
    await company.tables.people.erase(ERASED)
    assert await company.count(people) == 0
    table = await company.lobby(host=ERASED)
    assert table.host == ERASED.id


async def test_match_without_the_word_in_its_dice_stays_whole(company: Company) -> None:
    """A word is erased with its person; a short match of which only the journal was kept could not be played again."""
    table = await company.lobby(ERASED, CLIO)
    await company.tables.lobbies.add_word(table.id, ERASED, WORD)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.play_on(table.id, random.Random(2), 3)
    for person in (ANNA, CLIO):
        with contextlib.suppress(Refusal):
            await company.tables.ends.vote(table.id, person)
    before = (await company.tables.lookup.match(table.id)).save()
    assert (await company.tables.lookup.get(table.id)).stage == "ended"
    await company.tables.people.erase(ERASED)
    company.tables.repository.drop(table.id)
    assert (await company.tables.lookup.match(table.id)).save() == before


async def test_preferences_results_and_notes_are_exported(company: Company) -> None:
    preferences = Preferences(zone=ZONE, reminders="message")
    await company.tables.people.change_preferences(ANNA.id, lambda _: preferences)
    table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, GAME, table_options={"limit": "h24"}))
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.play_on(table.id, random.Random(1), 4)
    await company.tables.seats.take_over(table.id, 0, "asked")
    await company.tables.computers.idle()
    export = await company.tables.people.export(ANNA)
    assert export["preferences"] == {"zone": ZONE, "reminders": "message"}
    (sat,) = export["tables"]
    assert sat["played_by_computer_because"] == "asked"
    assert "took_over" in [note["kind"] for note in sat["notes"]]
    assert export["hosts"] == [table.id] or (await company.tables.lookup.get(table.id)).host != ANNA.id
    await company.tables.seats.come_back(table.id, ANNA)
    await company.play_on(table.id, random.Random(1))
    export = await company.tables.people.export(ANNA)
    (result,) = export["results"]
    assert (result["table_id"], result["seat"], result["server"]) == (table.id, 0, str(SERVER))
    assert len(export["ratings"]) <= 1
    assert json.loads(json.dumps(export)) == export
    assert str(BO.id) not in json.dumps(export)


async def test_everything_kept_is_shown(company: Company) -> None:
    await company.tables.people.set_language(ANNA.id, "de")
    table = await company.started(BO)
    await company.play_on(table.id, random.Random(1), 8)
    export = await company.tables.people.export(ANNA)
    assert json.loads(json.dumps(export)) == export
    assert export["discord_id"] == str(ANNA.id)
    assert export["language"] == "de"
    (sat,) = export["tables"]
    assert (sat["name"], sat["host"], sat["seat"], sat["game"]) == ("Anna", True, 0, GAME)
    match = await company.tables.lookup.match(table.id)
    assert [move["option"] for move in sat["moves"]] == [entry.option for entry in match.journal if entry.seat == 0]
    assert str(BO.id) not in json.dumps(export)
    assert "Bo" not in json.dumps(export)


async def test_somebody_unknown_has_nothing(company: Company) -> None:
    assert (await company.tables.people.export(CLIO))["tables"] == []


@pytest.fixture
def log() -> Iterator[StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = StringIO()
    start_logging("json", "DEBUG", stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


async def test_logs_name_nobody(company: Company, log: StringIO) -> None:
    company.messenger.fails = lambda call: ValueError("a fault") if call.kind == "board" else None
    table = await company.lobby(ERASED)
    await company.tables.lobbies.add_word(table.id, ERASED, WORD)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.play_on(table.id, random.Random(1), 5)
    await company.settle()
    seed = (await company.tables.repository.live(table.id)).seed
    text = log.getvalue()
    assert "outbox_message_given_up" in text
    for secret in (str(ERASED.id), ERASED.name, WORD, seed.hex(), repr(seed)[2:-1]):
        assert secret not in text


@pytest.mark.only_sqlite
async def test_a_long_export_lets_others_in_between(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything about forty matches is read in pieces, with few queries each; what comes out is the same."""
    generous = replace(UNHURRIED, open_per_person=100, open_per_server=100)
    company.tables.repository.limits = generous
    for channel in range(1, 41):
        table = await company.tables.lobbies.open(NewTable(SERVER, channel, ERASED, GAME, solo=True))
        await company.play_on(table.id, random.Random(channel), 2)
    reads: list[int] = []
    whole = company.database.read

    async def watched(work: Work[Any], **more: Any) -> Any:
        async def counted(connection: AsyncConnection) -> Any:
            before = executed
            result = await work(connection)
            reads.append(executed - before)
            return result

        return await whole(counted, **more)

    executed = 0

    def counting(execute: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counted(*args: Any, **more: Any) -> Any:
            nonlocal executed
            executed += 1
            return await execute(*args, **more)

        return counted

    for connection in (AsyncConnection, ShortTransaction):
        monkeypatch.setattr(connection, "execute", counting(connection.execute))
    monkeypatch.setattr(company.database, "read", watched)
    export = await company.tables.people.export(ERASED)
    assert len(export["tables"]) == 40
    assert all(len(table["moves"]) == 2 and table["seat"] == 0 for table in export["tables"])
    assert [move["number"] for move in export["tables"][7]["moves"]] == [1, 2]
    assert len(reads) >= 5, "others come in between"
    assert max(reads) <= 6, "no turn at the database holds many queries"


CONVERSATION = 0x0FEDCBA987654321 >> 1
"""The channel of the bot's conversation with the person who is erased."""


@pytest.mark.only_sqlite
@pytest.mark.parametrize("others", [0, 400])
async def test_no_byte_remains_of_puzzles_tutorials_analyses_queue_and_inbox(
    database: Database, clock: Hand, tmp_path: Path, others: int
) -> None:
    """With many ``others``, pages are divided before the erasure, and copies lie in what is free of them."""
    company = Company.gather(database, clock)
    results_of, queue = company.tables.results, company.tables.queue
    await results_of.answer_puzzle(ERASED.id, 99, solved=True)
    for number in range(others):
        person = Person(0x0ABC000000000000 + number * 977, f"Somebody {number}")
        await results_of.answer_puzzle(person.id, number, solved=True)
        await queue.wait(person, 0, Wish("diceforge", 2, "h24"), "en")
        await queue.avoid(person.id, [ERASED.id] if number % 3 == 0 else [person.id + 1])
    for puzzle in range(30):
        await results_of.answer_puzzle(ERASED.id, puzzle, solved=True)
    await results_of.note_tutorial(ERASED.id, GAME, Progress(2, ()))
    await queue.wait(ERASED, 0, Wish("hercules", 2, "h24"), "de")
    await queue.avoid(ERASED.id, [ANNA.id])
    await company.tables.dailies.play(SERVER, ERASED, GAME, company.tables.dailies.today, language="de", options=USUAL)
    table = await company.started(ERASED, channel=2)
    await company.tables.people.write_memo(ERASED.id, table.id, "Keep the Erymanthian for the end.")
    alone = await company.tables.lobbies.open(NewTable(0, CONVERSATION, ERASED, GAME, solo=True))
    row = {"table_id": table.id, "kind": "turn1", "channel": CONVERSATION, "message": 5, "version": 1}
    row |= {"since": 0, "events": 0}
    await database.write(lambda connection: connection.execute(insert(messages).values(row)))
    await company.settle()
    needles = [ERASED.id.to_bytes(8, "big"), str(ERASED.id).encode(), ERASED.name.encode()]
    needles += [b"Keep the Erymanthian"]
    needles += [CONVERSATION.to_bytes(8, "big"), str(CONVERSATION).encode()]
    file = tmp_path / "pantheon.db"

    def find_needles() -> list[bytes]:
        contents = [path.read_bytes() for path in sorted(file.parent.glob(file.name + "*"))]
        return [needle for needle in needles if any(needle in content for content in contents)]

    assert len(find_needles()) >= 4
    await company.tables.people.erase(ERASED)
    await company.settle()
    await company.leave()
    assert find_needles() == []
    assert (await company.tables.lookup.get(alone.id)).channel < 0
    await database.close()
    assert find_needles() == []
