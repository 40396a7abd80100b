"""The commands beside the board, as people use them."""

from __future__ import annotations

import json
import re
from io import BytesIO
from random import Random
from zipfile import ZipFile

import pytest
from olympus import World, answer, custom_ids, pictures_of, sensible, texts
from simcord.builders import UserHandle

from bot.features import privacy
from bot.features.puzzle.choosing import puzzles_of
from bot.runtime.clock import DAY

pytestmark = pytest.mark.usefixtures("every_statement_finds_its_rows_by_an_index")


async def test_board_mine_move_and_games(world: World) -> None:
    zoe, wang, mar = world.people[:3]
    for name in ("board", "mine", "move", "log"):
        assert "no match in this channel" in answer(await world.command(zoe, name))
    assert "no matches right now" in answer(await world.command(zoe, "games"))
    await world.command(zoe, "play hercules")
    assert "lobby" in answer(await world.command(zoe, "games"))
    assert "hasn’t started" in answer(await world.command(zoe, "board"))
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    match = await world.match()
    assert match is not None
    actor, other = (zoe, wang) if match.questions[0].seat == 0 else (wang, zoe)

    board = await world.command(mar, "board")
    assert board.ephemeral
    assert "Choose a labour" in answer(board)
    assert not [id_ for id_ in custom_ids(board.response.components) if id_[:2] in ("t1", "s1")], "a watcher has none"
    assert pictures_of((await world.command(zoe, "mine")).response) == ["seat.png"]
    assert "aren’t playing" in answer(await world.command(mar, "mine"))
    assert "turn" in answer(await world.command(other, "move"))

    move = await world.command(actor, "move")
    assert move.ephemeral
    option = next(id_ for id_ in custom_ids(move.response.components) if id_.startswith("t1:"))
    done = await actor.click(move.response, custom_id=option)
    assert "Done" in texts(done.response.components)
    after = await world.match()
    assert after is not None
    assert len(after.journal) == 1

    assert "your turn" in answer(await world.command(other, "games"))
    text = answer(await world.command(actor, "games"))
    assert "your turn" not in text
    assert f"/{world.board.id}" in text, "with a link to the board"
    assert "<t:" in text, "and since when"


async def test_ending_a_match_by_vote(world: World) -> None:
    zoe, wang, mar = world.people[:3]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    assert "aren’t playing" in answer(await world.command(mar, "table end"))
    assert "1 of 2" in answer(await world.command(zoe, "table end"))
    assert "gave up" in answer(await world.command(wang, "table end"))
    assert "so the match ends here" in answer(await world.command(mar, "log")), "its log can be read still"
    assert "were fair" in answer(await world.command(mar, "verify")), "and its dice can be checked"
    assert await world.match() is None
    last = world.public[-1]
    assert "ended early" in texts(last.components)
    live = [message for message in world.public if custom_ids(message.components)]
    assert live == [last], "older boards take no clicks any more"


async def test_the_host_ends_a_match_after_a_day_of_silence(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    assert "1 of 2" in answer(await world.command(zoe, "table end"))
    world.clock.time += DAY
    assert "1 of 2" in answer(await world.command(wang, "table end")) or await world.match() is None
    await world.command(zoe, "table end")
    assert await world.match() is None


async def test_export_and_erase(world: World) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    exported = await world.command(zoe, "privacy export")
    file = exported.response.attachments[0]
    document = json.loads(world.env.backend.cdn.get(file.url))
    assert str(zoe.id) in json.dumps(document)
    assert str(wang.id) not in json.dumps(document), "nothing about others"

    question = await world.command(zoe, "privacy erase")
    keep = await zoe.click(question.response, label="Keep my data")
    assert "Nothing was erased" in texts(keep.response.components)
    question = await world.command(zoe, "privacy erase")
    stranger = question.response.components[-1]["components"][0]["custom_id"]
    assert "out of date" in answer(await world.forged(wang, stranger, world.board))
    gone = await zoe.click(question.response, label="Erase everything")
    assert "erased" in texts(gone.response.components)
    await world.env.settle()
    again = await world.command(zoe, "privacy export")
    assert json.loads(world.env.backend.cdn.get(again.response.attachments[0].url))["tables"] == []


async def test_an_export_that_is_too_long_for_a_file_is_packed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    zoe, wang = world.people[:2]
    await world.command(zoe, "play hercules")
    await world.press(wang, "Join")
    await world.press(zoe, "Start")
    plain = (await world.command(zoe, "privacy export")).response.attachments[0]
    assert plain.filename == "pantheon.json"
    monkeypatch.setattr(privacy, "FILE_BYTES", len(world.env.backend.cdn.get(plain.url)) - 1)
    exported = await world.command(zoe, "privacy export")
    assert "ZIP" in answer(exported)
    (file,) = exported.response.attachments
    assert file.filename == "pantheon.zip"
    with ZipFile(BytesIO(world.env.backend.cdn.get(file.url))) as archive:
        assert len(json.loads(archive.read("pantheon.json"))["tables"]) == 1


def test_what_is_too_long_for_an_archive_is_divided() -> None:
    chance = Random(1)
    tables = [{"table": number, "word": chance.randbytes(400).hex()} for number in range(100)]
    data = {"discord_id": "7", "language": "de", "tables": tables}
    files = privacy.files_of(data, 9_000)
    assert 2 < len(files) <= 10
    assert max(map(len, files.values())) <= 9_000
    entries = []
    for number, (name, content) in enumerate(files.items(), 1):
        assert name == f"pantheon-{number}.zip"
        with ZipFile(BytesIO(content)) as archive:
            part = json.loads(archive.read("pantheon.json"))
        assert ("language" in part) == (number == 1)
        entries += part["tables"]
    assert entries == tables


async def test_privacy_in_a_private_message(world: World) -> None:
    """A person who left the last server can still read and erase their data."""
    zoe = world.people[0]
    await world.command(zoe, "preferences", language="de")
    person = UserHandle(world.env, world.env.backend.get_user(zoe.id))
    world.clock.tick()
    result = await person.slash("privacy export")
    document = json.loads(world.env.backend.cdn.get(result.response.attachments[0].url))
    assert document["language"] == "de"
    world.clock.tick()
    question = await person.slash("privacy erase")
    gone = await person.click(question.response, label="Alles löschen")
    assert "gelöscht" in texts(gone.response.components) or "erased" in texts(gone.response.components)
    assert await world.bot.tables.people.language(zoe.id) is None


async def test_own_cards_and_log_can_be_seen_after_the_match(world: World) -> None:
    hero, other = world.people[:2]
    await world.command(hero, "play solo")
    await world.play_on(sensible)
    assert pictures_of((await world.command(hero, "mine")).response) == ["seat.png"]
    assert "The match is over" in texts((await world.command(hero, "log")).response.components)
    assert "You didn’t play in this match" in answer(await world.command(other, "mine"))
    assert "no match in this channel" in answer(await world.command(hero, "move"))


async def test_a_file_can_be_verified(world: World) -> None:
    hero = world.people[0]
    await world.command(hero, "play solo")
    await world.play_on(sensible)
    result = await world.command(hero, "verify")
    good = world.env.backend.cdn.get(result.response.attachments[0].url)
    assert "were fair" in answer(await world.command(hero, "verify", file=("match.json", good)))
    document = json.loads(good)
    document["moves"][3][1] = "rest"
    bad = json.dumps(document).encode()
    text = answer(await world.command(hero, "verify", file=("match.json", bad)))
    assert "does not fit its dice.** The rules don’t allow choice" in re.sub("[\u2068\u2069]", "", text)
    await world.command(hero, "preferences", language="de")
    text = re.sub("[\u2068\u2069]", "", answer(await world.command(hero, "verify", file=("match.json", bad))))
    assert "Die 4. Entscheidung erlauben die Regeln nicht" in text
    assert "\n-# Move 4 is not allowed" in text
    other = json.dumps({**json.loads(good), "game": "chess"}).encode()
    text = answer(await world.command(hero, "verify", file=("match.json", other)))
    assert text.startswith("❌ **Ich kann diese Datei nicht zu Ende lesen.**")
    await world.command(hero, "preferences", language="en")
    for junk in (b"", b"[]", b"{}", b"\xff\xfe", b"[" * 100_000):
        text = answer(await world.command(hero, "verify", file=("match.json", junk)))
        assert "Attach the file" in text, junk[:10]


async def test_the_tour_opens_a_lobby_or_starts_against_the_computer(world: World) -> None:
    zoe, wang = world.people[:2]
    tour = await world.command(zoe, "help")
    assert "lobby is open" in answer(await zoe.click(tour.response, label="Open a lobby: Hercules"))
    assert "(1 of 4)" in texts(world.board.components)
    tour = await world.command(wang, "help")
    question = await wang.click(tour.response, label="Play the computer")
    assert "already has a match" in answer(await wang.click(question.response, label="Start · By the book"))
    await world.press(zoe, "Options")
    await world.command(zoe, "table end")
    assert "has started" in answer(await wang.click(question.response, label="Start · By the book"))
    match = await world.match()
    assert match is not None
    assert (match.game.key, match.settings["level"]) == ("hercules", "book")


async def test_all_puzzles_of_a_kind_are_not_all_puzzles(world: World) -> None:
    zoe = world.people[0]
    for puzzle in puzzles_of("hercules_rest"):
        await world.bot.tables.results.answer_puzzle(zoe.id, puzzle.number, solved=True)
    assert "puzzles of this kind!" in answer(await world.command(zoe, "puzzle", theme="hercules_rest"))
