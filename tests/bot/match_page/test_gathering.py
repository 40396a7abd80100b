"""What a page of a match is made of: what everybody at the table sees, and nothing else."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert

from bot.languages import speech
from bot.match_page.export import Folder, TooLarge, make_replay, pack, pack_within
from bot.match_page.gathering import Reading, find_picture, gather_log, gather_page
from bot.match_page.pictures import PictureName, read_name
from bot.services import ViewServices
from bot.storage.schema import analyses
from bot.tables.model.options import USUAL
from bot.tables.model.refusals import Refusal
from engine.analysis.accuracy import Accuracy
from engine.analysis.report import Analysis, Moment
from engine.luck import Luck
from tests.bot.match_page.conftest import Sketches, begun, look_at
from tests.bot.tables.company import ANNA, BO, SERVER, Company


def sketches(services: ViewServices) -> Sketches:
    studio: Any = services.studio
    return studio


async def test_the_newest_page_says_whose_turn_it_is(company: Company, services: ViewServices) -> None:
    match = await begun(company)
    reading = await look_at(services, match)
    page, _ = await gather_page(services, reading, None, replace(Folder(), events="events"))
    live = await company.tables.lookup.live(match)
    (next_seat,) = live.awaited_seats
    assert [player.is_asked for player in page.players] == [seat == next_seat for seat in live.table.seats]
    assert next_seat.name in page.asked[0]
    assert page.since is not None
    assert page.since.timestamp() == live.table.moved / 1000
    assert (page.events, page.version, page.notice) == ("events", str(live.table.version), "")
    assert page.question


async def test_no_seat_is_shown_more_than_the_others_see(company: Company, services: ViewServices) -> None:
    match = await begun(company)
    await gather_page(services, await look_at(services, match), None, Folder())
    assert {scene.viewer for _, scene in sketches(services).calls} == {None}
    assert [(kind, scene.compact) for kind, scene in sketches(services).calls] == [("board", False), ("board", True)]


async def test_every_turn_has_a_page_that_leads_to_the_others(company: Company, services: ViewServices) -> None:
    match = await begun(company)
    await company.play_on(match, random.Random(3), 12)
    reading = await look_at(services, match)
    last = len(reading.turns) - 1
    assert last > 3
    for turn in range(last + 1):
        page, _ = await gather_page(services, reading, turn, Folder())
        assert (page.turn, page.turns, page.asked, page.notice) == (turn, last, (), "old")
        assert page.steps.newest == "index.html"
        assert (page.steps.back == "") == (turn == 0)
        assert (page.steps.on == "") == (turn == last)
        assert page.story or turn in (0, last), "in the newest nothing may have happened yet"
    newest, _ = await gather_page(services, reading, None, Folder())
    assert newest.steps.back == f"turn-{last - 1}.html"
    with pytest.raises(Refusal) as refused:
        await gather_page(services, reading, last + 1, Folder())
    assert refused.value.key == "stale"


async def test_stories_of_the_turns_are_the_whole_log(company: Company, services: ViewServices) -> None:
    match = await begun(company)
    await company.play_on(match, random.Random(3), 12)
    reading = await look_at(services, match)
    log = await gather_log(services, reading, Folder())
    lines = [
        line
        for turn in range(len(reading.turns))
        for line in (await gather_page(services, reading, turn, Folder()))[0].story
    ]
    assert [line for turn in log.turns for line in turn.lines] == lines
    assert len(lines) > 5
    assert [turn.round for turn in log.turns] == sorted(turn.round for turn in log.turns)


async def test_a_turn_is_drawn_with_what_it_brought(company: Company, services: ViewServices) -> None:
    match = await begun(company)
    await company.play_on(match, random.Random(3), 30)
    reading = await look_at(services, match)
    for turn in range(1, len(reading.turns) - 1):
        sketches(services).calls.clear()
        await gather_page(services, reading, turn, Folder())
        _, scene = sketches(services).calls[0]
        assert scene.since == reading.scenes.every[reading.turns[turn - 1]].events
        assert len(scene.match.journal) == reading.turns[turn]


async def test_a_finished_match_has_its_result(company: Company, services: ViewServices) -> None:
    match = await begun(company)
    await company.play_out(match, 3)
    page, drawings = await gather_page(
        services, await look_at(services, match), None, replace(Folder(), events="events")
    )
    assert page.sheet is not None
    assert page.sheet.places[0].place == 1
    assert page.sheet.board is not None
    assert {name.view for name in drawings.named} == {"board", "scores"}
    assert (page.events, page.asked, page.notice) == ("", (), "over")


async def test_cards_that_look_alike_have_one_explanation(company: Company, services: ViewServices) -> None:
    match = await begun(company)
    page, _ = await gather_page(services, await look_at(services, match), None, Folder())
    (piece,) = page.pieces
    regions = page.boards[0].wide.regions
    assert [(region.piece, region.left) for region in regions] == [(piece.id, 1), (piece.id, 3)]
    assert piece.name.startswith("Hestia")
    assert len(piece.lines) > 2


async def test_a_match_that_is_still_a_secret_is_shown_to_no_one(company: Company, services: ViewServices) -> None:
    dailies = company.tables.dailies
    table = await dailies.play(SERVER, ANNA, "hercules", dailies.today, language="en", options=USUAL)
    with pytest.raises(Refusal) as refused:
        await look_at(services, table.id)
    assert refused.value.key == "daily_private"


async def test_a_lobby_has_no_page(company: Company, services: ViewServices) -> None:
    table = await company.lobby()
    with pytest.raises(Refusal) as refused:
        await look_at(services, table.id)
    assert refused.value.key == "wrong_stage"


async def test_pictures_are_found_by_their_names_and_by_no_others(company: Company, services: ViewServices) -> None:
    match = await begun(company)
    await company.play_on(match, random.Random(3), 12)
    reading = await look_at(services, match)
    _, drawings = await gather_page(services, reading, 2, Folder())
    for name in drawings.named:
        assert read_name(str(name)) == name
        picture = await find_picture(services, reading, name)
        assert picture is not None
        assert picture[8:12] == b"WEBP"
    plain = await find_picture(services, reading, PictureName(0, "board", "plain"))
    assert plain is not None
    assert plain[1:4] == b"PNG"
    between = next(place for place in range(99) if place not in reading.turns)
    for name in (PictureName(between, "board", "half"), PictureName(0, "scores", "half")):
        assert await find_picture(services, reading, name) is None
    for wrong in ("2-hand-half.webp", "2-board-half.png", "02-board-half.webp", "2-board.webp", "../2-board-half.webp"):
        assert wrong.startswith("02") or read_name(wrong) is None


async def test_an_export_is_whole_and_leads_nowhere_else(company: Company, services: ViewServices) -> None:
    match = await begun(company)
    await company.play_out(match, 3)
    reading: Reading = await look_at(services, match, "de")
    replay = await make_replay(services, reading)
    files = replay.files()
    for sizes in (("half", "phone"), ("half",)):
        smaller = replay.files(sizes)
        paths = set(re.findall(r"pictures/[\w.-]+", "".join(str(content) for content in smaller.values())))
        assert paths == {path for path in smaller if path.startswith("pictures/")} < files.keys()
    pages = {path: content.decode() for path, content in files.items() if path.endswith(".html")}
    assert len(pages) == len(reading.turns) + 1
    linked = set()
    for content in pages.values():
        for mark in ('href="', 'src="', 'srcset="'):
            for part in content.split(mark)[1:]:
                for each in part.partition('"')[0].split(", "):
                    linked.add(each.partition(" ")[0].partition("#")[0])
        assert "data-events" not in content
    assert linked - {""} <= files.keys()
    assert files.keys() <= linked | {"index.html"}
    assert speech("de")("webpage-result") in pages["index.html"]
    assert pack(files) == pack(dict(reversed(files.items())))
    whole, least = len(pack(files)), len(pack(replay.files(("half",))))
    assert len(pack_within(replay, whole)) == whole
    assert whole > len(pack_within(replay, whole - 1)) >= len(pack_within(replay, least)) == least
    with pytest.raises(TooLarge):
        pack_within(replay, least - 1)


async def test_an_analysis_is_shown_once_it_was_shared_and_no_other(company: Company, services: ViewServices) -> None:
    match = await begun(company)
    table = await company.play_out(match, 3)
    journal = (await company.tables.lookup.match(match)).journal
    course = (Moment(0, 1, (0.5, 0.5), (0.1, 0.1)), Moment(len(journal), 9, (1.0, 0.0)))
    analysis = Analysis(
        course, (), (Luck(10, 35.0, 35.0, 29.0), Luck(10, 40.0, 35.0, 29.0)), (Accuracy(0, 12, 77.0, 60.0, 90.0),)
    )
    row = {"table_id": match, "made": 1, "found": analysis.to_json()}
    await company.database.write(lambda connection: connection.execute(insert(analyses).values(row)))
    secret = await look_at(services, match)
    assert (await gather_page(services, secret, None, Folder()))[0].analyses == ()
    chart = PictureName(len(journal), "chances0", "half")
    assert await find_picture(services, secret, chart) is None

    await company.tables.analyses.share(match, 0)
    reading = await look_at(services, match)
    page, drawings = await gather_page(services, reading, None, Folder())
    (shared,) = page.analyses
    assert table.seats[0].name in shared.title
    assert any("77" in line for line in shared.lines)
    assert {name.view for name in drawings.named} == {"board", "scores", "chances0"}
    assert await find_picture(services, reading, chart) is not None
    assert await find_picture(services, reading, chart._replace(view="chances1")) is None
    assert (await gather_page(services, reading, 0, Folder()))[0].analyses == ()
    person = table.seats[0].person
    await company.tables.people.erase(next(each for each in (ANNA, BO) if each.id == person))
    assert (await gather_page(services, await look_at(services, match), None, Folder()))[0].analyses == ()
