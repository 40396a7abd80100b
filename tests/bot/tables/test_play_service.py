"""Choices in a match: accepted, refused, delivered twice."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import Database
from bot.storage.schema import journal, snapshots
from bot.storage.schema import tables as rows
from bot.storage.sqlite.direct import DirectConnection
from bot.tables.model.refusals import Refusal
from bot.tables.rules.new_table import NewTable
from engine.events import Event
from engine.verification import verify
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, GAME, SERVER, Company, Hand


async def refused(call) -> Refusal:
    with pytest.raises(Refusal) as error:
        await call
    return error.value


async def test_choice_is_stored_before_it_is_told(company: Company) -> None:
    table = await company.started(BO)
    answer = await company.move(table.id)
    assert answer.table.version == table.version + 1
    assert not answer.duplicate
    assert answer.events == list(answer.match.events)[-len(answer.events) :]
    row = await company.database.read(lambda c: c.execute(select(journal)))
    line = row.one()
    assert (line.number, line.version, line.played) == (1, table.version, company.clock.now())
    assert [Event.from_json(plain) for plain in line.events] == answer.events


async def test_same_click_twice_has_one_effect_and_one_answer(company: Company) -> None:
    table = await company.started(BO)
    table, person, options = await company.choices(table.id)
    ticket = await company.ticket(table.id)
    first = await company.tables.play.choose(table.id, person, ticket, options[0], 123)
    for _ in range(3):
        await company.move(table.id)
        again = await company.tables.play.choose(table.id, person, ticket, options[0], 123)
        assert again.duplicate
        assert again.events == first.events
    assert await company.count(journal) == 4


async def test_same_click_at_the_same_time(company: Company) -> None:
    table = await company.started(BO)
    table, person, options = await company.choices(table.id)
    ticket = await company.ticket(table.id)
    answers = await asyncio.gather(
        *(company.tables.play.choose(table.id, person, ticket, options[0], 123) for _ in range(5))
    )
    assert sorted(answer.duplicate for answer in answers) == [False, True, True, True, True]
    assert await company.count(journal) == 1


async def test_impatient_second_click_is_told_that_the_first_counts(company: Company) -> None:
    table = await company.started(BO)
    table, person, options = await company.choices(table.id)
    ticket = await company.ticket(table.id)
    play = company.tables.play.choose
    await play(table.id, person, ticket, options[0], 1)
    assert (await refused(play(table.id, person, ticket, options[0], 2))).key == "already_played"


async def test_click_on_an_old_board_links_to_the_newest(company: Company) -> None:
    table = await company.started(BO)
    table, person, options = await company.choices(table.id)
    ticket = await company.ticket(table.id)
    await company.move(table.id)
    await company.settle()
    place = await company.tables.messages.place(table.id, "board")
    assert place is not None
    stranger = ANNA.id if person == BO.id else BO.id
    for who, number, option in (
        (stranger, ticket, options[0]),
        (person, ticket, options[-1]),
        (person, 99, options[0]),
        (person, 10**30, options[0]),
        (person, -5, options[0]),
    ):
        error = await refused(company.tables.play.choose(table.id, who, number, option, company.click()))
        assert (error.key, error.facts["message"]) == ("stale", place.message)
    assert await company.count(journal) == 1


async def test_wrong_people_and_forged_options_change_nothing(company: Company) -> None:
    table = await company.started(BO)
    table, person, _ = await company.choices(table.id)
    ticket = await company.ticket(table.id)
    other = next(seat for seat in table.seats if seat.person != person)
    name = next(seat.name for seat in table.seats if seat.person == person)
    before = (await company.tables.lookup.match(table.id)).save()
    play = company.tables.play.choose
    assert (await refused(play(table.id, CLIO.id, ticket, "end", 1))).key == "not_seated"
    error = await refused(play(table.id, other.person or 0, ticket, "end", 2))
    assert (error.key, error.facts) == ("not_your_turn", {"names": (name,)})
    for forged in ("labour:99:9+9:none", "", "'; DROP TABLE people; --", "x" * 10_000, "\ud800"):
        error = await refused(play(table.id, person, ticket, forged, company.click()))
        assert error.key == "not_offered"
    company.tables.repository.drop(table.id)
    assert (await company.tables.lookup.match(table.id)).save() == before
    assert await company.count(journal) == 0


async def test_nothing_is_played_in_a_lobby_or_after_the_end(company: Company) -> None:
    table = await company.lobby(BO)
    assert (await refused(company.tables.play.choose(table.id, ANNA.id, 1, "end", 1))).key == "wrong_stage"
    assert (await refused(company.tables.lookup.match(table.id))).key == "wrong_stage"
    await company.tables.lobbies.start(table.id, ANNA)
    table = await company.play_on(table.id, random.Random(3))
    assert table.stage == "finished"
    assert table.ended is not None
    error = await refused(company.tables.play.choose(table.id, ANNA.id, 1, "end", 2))
    assert error.key == "wrong_stage"


async def test_two_people_at_two_tables_do_not_wait_for_each_other_for_ever(company: Company) -> None:
    one, two = await company.started(BO), await company.started(BO, channel=2)
    for _ in range(10):
        await asyncio.gather(company.move(one.id), company.move(two.id))
    assert await company.count(journal) == 20


async def test_two_different_choices_at_once_have_one_winner(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await company.started(BO)
    await company.settle()
    monkeypatch.setattr(company.dispatcher, "wake", lambda **_: None)
    table, person, options = await company.choices(table.id)
    ticket = await company.ticket(table.id)
    answers = await asyncio.gather(
        company.tables.play.choose(table.id, person, ticket, options[0], 1),
        company.tables.play.choose(table.id, person, ticket, options[-1], 2),
        return_exceptions=True,
    )
    assert isinstance(answers[1], Refusal)
    assert answers[1].key == "on_its_way"  # nobody has posted the board that the winner made
    assert await company.count(journal) == 1


async def test_match_is_rebuilt_as_it_was_at_every_moment(company: Company) -> None:
    table = await company.started(BO, CLIO)
    chance = random.Random(11)
    for _ in range(60):
        if (await company.tables.lookup.get(table.id)).stage != "playing":
            break
        await company.move(table.id, chance)
        live = await company.tables.repository.live(table.id)
        company.tables.repository.drop(table.id)
        rebuilt = await company.tables.repository.live(table.id)
        assert rebuilt.table == live.table
        assert rebuilt.match is not None
        assert live.match is not None
        assert rebuilt.match.save() == live.match.save()
        assert list(rebuilt.match.events) == list(live.match.events)
        assert rebuilt.match.questions == live.match.questions
    assert await company.count(snapshots) == 1


async def test_solo_starts_at_once(company: Company) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    assert (table.stage, len(table.seats)) == ("playing", 1)
    table = await company.play_on(table.id, random.Random(5))
    assert table.stage == "finished"
    report = verify(await company.tables.lookup.export(table.id))
    assert report.valid, report


async def test_seed_is_not_handed_out_while_the_match_goes_on(company: Company) -> None:
    table = await company.started(BO)
    assert (await refused(company.tables.lookup.export(table.id))).key == "wrong_stage"
    await company.play_on(table.id, random.Random(2))
    document = await company.tables.lookup.export(table.id)
    assert document["commitment"] == table.commitment
    assert verify(document).valid


async def test_cancelled_click_is_played_whole_or_not_at_all(company: Company) -> None:
    table = await company.started(BO)
    chance = random.Random(1)
    for round_ in range(30):
        if (await company.tables.lookup.get(table.id)).stage != "playing":
            break
        table, person, options = await company.choices(table.id)
        ticket = await company.ticket(table.id)
        click = company.click()
        task = asyncio.create_task(company.tables.play.choose(table.id, person, ticket, chance.choice(options), click))
        for _ in range(round_ * 8):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        now = await company.tables.lookup.get(table.id)
        count = await company.count(journal)
        assert len((await company.tables.lookup.match(table.id)).journal) == count
        company.tables.repository.drop(table.id)
        assert await company.tables.lookup.get(table.id) == now
        assert now.version in (table.version, table.version + 1)


@pytest.mark.only_sqlite
async def test_full_disk_is_refused_unharmed_and_heals(company: Company) -> None:
    table = await company.started(BO)

    async def pages(connection: AsyncConnection, spare: int) -> None:
        used = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
        await connection.execute(text(f"PRAGMA max_page_count={used + spare}"))

    await company.database.read(lambda connection: pages(connection, 1))
    chance, before, error = random.Random(4), table, None
    for _ in range(500):
        before = await company.tables.lookup.get(table.id)
        try:
            await company.move(table.id, chance)
        except Refusal as refusal:
            error = refusal
            break
    assert error is not None
    assert error.key == "cannot_save"
    assert await company.tables.lookup.get(table.id) == before
    company.tables.repository.drop(table.id)
    assert await company.tables.lookup.get(table.id) == before
    await company.database.read(lambda connection: pages(connection, 100_000))
    await company.move(table.id, chance)
    assert (await company.tables.lookup.get(table.id)).version == before.version + 1


@pytest.mark.only_sqlite
async def test_commit_that_fails_leaves_no_trace(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    import sqlite3

    table = await company.started(BO)
    commit = DirectConnection.commit

    async def failing(self: DirectConnection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(DirectConnection, "commit", failing)
    assert (await refused(company.move(table.id))).key == "cannot_save"
    monkeypatch.setattr(DirectConnection, "commit", commit)
    assert await company.tables.lookup.get(table.id) == table
    assert (await company.tables.lookup.match(table.id)).journal == []
    await company.move(table.id)
    assert await company.count(journal) == 1


async def test_change_on_a_table_that_another_process_changed_is_made_again(company: Company) -> None:
    table = await company.started(BO)
    bump = update(rows).values(version=rows.c.version + 5)
    await company.database.write(lambda connection: connection.execute(bump))
    await company.move(table.id)
    assert (await company.tables.lookup.get(table.id)).version == table.version + 6
    assert await company.count(journal) == 1


async def test_damaged_match_is_frozen_and_the_others_go_on(company: Company) -> None:
    bad, good = await company.started(BO), await company.started(BO, channel=2)
    await company.move(bad.id)
    spoil = update(journal).values(events=[["rolled", 0, {"dice": [6, 6]}]])
    await company.database.write(lambda connection: connection.execute(spoil))
    company.tables.repository.drop(bad.id)
    assert (await refused(company.tables.lookup.get(bad.id))).key == "damaged"
    assert (await refused(company.move(bad.id))).key == "damaged"
    await company.move(good.id)


async def test_damaged_snapshot_is_done_without(company: Company) -> None:
    table = await company.started(BO)
    await company.play_on(table.id, random.Random(1), 20)
    saved = (await company.tables.lookup.match(table.id)).save()
    for damage in ({}, {**saved, "seed": "00" * 32}, {**saved, "journal": saved["journal"][1:]}):
        spoil = update(snapshots).values(saved=damage)
        await company.database.write(lambda connection, spoil=spoil: connection.execute(spoil))
        company.tables.repository.drop(table.id)
        assert (await company.tables.lookup.match(table.id)).save() == saved


async def test_moves_survive_a_second_opening(address: str, clock: Hand) -> None:
    database = await Database.open(address)
    company = Company.gather(database, clock)
    table = await company.started(BO)
    await company.play_on(table.id, random.Random(8), 25)
    saved = (await company.tables.lookup.match(table.id)).save()
    await company.leave()
    await database.close()
    database = await Database.open(address)
    company = Company.gather(database, clock)
    assert (await company.tables.lookup.match(table.id)).save() == saved
    await company.leave()
    await database.close()
