"""Rules are pinned: a match that another version began goes on only where both agree, and never in silence."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.runtime.clock import DAY
from bot.runtime.sharding import ALL
from bot.storage.database import Database
from bot.tables.building import start_tables
from bot.tables.model.refusals import Refusal
from bot.tables.other_rules import RULES_CHANGED, RULES_ENDED
from bot.tables.rules.ending import TAKEN_BACK_WITHIN
from bot.tables.rules.new_table import NewTable
from bot.tables.time import claims
from engine.hercules import GAME as HERCULES
from engine.verification import verify
from tests.bot.tables.company import ANNA, BO, CHANNEL, GAME, SERVER, Company, Hand


@contextmanager
def next_version(**changes: Any) -> Iterator[None]:
    """The program that comes next: the game's rules have another version, and perhaps other functions."""
    values: list[tuple[Any, str, Any]] = [(HERCULES, "rules_version", HERCULES.rules_version + 1)]
    values += [(HERCULES.rules, name, value) for name, value in changes.items()]
    before = [(part, name, getattr(part, name)) for part, name, _ in values]
    for part, name, value in values:
        object.__setattr__(part, name, value)
    try:
        yield
    finally:
        for part, name, value in before:
            object.__setattr__(part, name, value)


def dealt_otherwise(seats: int, settings: Any, chance: Any) -> Any:
    """Another side begins, or else the demigods lie the other way round."""
    state = DEAL(seats, settings, chance)
    state.pegasus = state.acting = (state.acting + 1) % seats
    state.stacks = {name: cards[::-1] for name, cards in state.stacks.items()}
    return state


DEAL: Callable[..., Any] = HERCULES.rules.deal
OLD = HERCULES.rules_version


async def again(company: Company) -> Company:
    """The program after a restart, on the same database."""
    await company.leave()
    after = Company.gather(company.database, company.clock, company.messenger)
    after.clicks = company.clicks
    await start_tables(after.tables)
    await after.settle()
    return after


async def begun(database: Database, clock: Hand, moves: int) -> tuple[Company, int]:
    company = Company.gather(database, clock)
    table = await company.started(BO)
    await company.play_on(table.id, random.Random(1), moves)
    await company.settle()
    return company, table.id


@pytest.mark.parametrize("moves", [3, 20])
async def test_match_goes_on_by_new_rules_that_agree_so_far_and_says_so(
    database: Database, clock: Hand, moves: int
) -> None:
    company, id = await begun(database, clock, moves)
    journal = list((await company.tables.lookup.match(id)).journal)
    with next_version():
        company = await again(company)
        table = await company.tables.lookup.get(id)
        assert (table.stage, table.rules) == ("playing", OLD + 1)
        assert (await company.tables.lookup.match(id)).journal == journal
        (note,) = [event for event in await company.tables.lookup.story(id) if event.kind == RULES_CHANGED]
        assert note.facts == {"before": OLD, "now": OLD + 1}
        company = await again(company)
        assert [event.kind for event in await company.tables.lookup.story(id)].count(RULES_CHANGED) == 1
        await company.play_on(id, random.Random(2))
        document = await company.tables.lookup.export(id)
        assert document["rules"] == OLD + 1
        assert verify(document, promised=table.commitment).valid
        await company.leave()


async def test_match_that_new_rules_lead_elsewhere_ends_with_a_word_about_it(database: Database, clock: Hand) -> None:
    company, id = await begun(database, clock, 20)
    seal = (await company.tables.lookup.get(id)).commitment
    journal = [list(entry) for entry in (await company.tables.lookup.match(id)).journal]
    with next_version(deal=dealt_otherwise):
        company = await again(company)
        table = await company.tables.lookup.get(id)
        assert (table.stage, table.rules) == ("ended", OLD)
        (closed,) = company.messenger.of("closed")
        assert [note.kind for note in closed.facts["notes"]] == [RULES_ENDED]
        assert not any(message.buttons for message in company.messenger.of("board"))
        with pytest.raises(Refusal, match="other_rules"):
            await company.tables.lookup.match(id)
        kinds = [event.kind for event in await company.tables.lookup.story(id)]
        assert "labour" in " ".join(kinds), "the log still tells what was played"
        assert kinds[-1] == RULES_ENDED
        document = json.loads(json.dumps(await company.tables.lookup.export(id)))
        assert (document["rules"], document["moves"]) == (OLD, journal)
        report = verify(document, promised=seal)
        assert (report.valid, report.other_rules, report.commitment) == (False, OLD, seal)
        over = await company.tables.ends.last_over(CHANNEL)
        assert over is not None
        assert over.id == id
        assert await company.tables.lookup.open_tables_of(ANNA) == []
        await company.started(BO)
        await company.leave()


async def test_match_of_newer_rules_stands_still_beside_an_older_program(database: Database, clock: Hand) -> None:
    """Two versions serve during an update, and an update may be taken back: what the newer one began is not ended."""
    with next_version(deal=dealt_otherwise):
        company = Company.gather(database, clock)
        table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, table_options={"limit": "h24"}))
        await company.tables.lobbies.join(table.id, BO)
        await company.tables.lobbies.start(table.id, ANNA)
        await company.play_on(table.id, random.Random(1), 20)
        await company.settle()
        journal = list((await company.tables.lookup.match(table.id)).journal)
    company = await again(company)
    with pytest.raises(Refusal, match="damaged"):
        await company.tables.lookup.match(table.id)
    clock.turn(3 * DAY)
    due = await company.database.write(lambda connection: claims.claim(connection, clock.now(), 10, ALL))
    assert due
    await company.tables.time.scheduler._act(due)
    await company.settle()
    with next_version(deal=dealt_otherwise):
        company = await again(company)
        after = await company.tables.lookup.get(table.id)
        assert (after.stage, after.rules) == ("playing", OLD + 1)
        assert (await company.tables.lookup.match(table.id)).journal == journal
        await company.play_on(table.id, random.Random(2))
        assert verify(await company.tables.lookup.export(table.id)).valid
        await company.leave()


async def test_finished_match_of_other_rules_is_not_called_damaged(database: Database, clock: Hand) -> None:
    company, id = await begun(database, clock, 10_000)
    table = await company.tables.lookup.get(id)
    assert table.stage == "finished"
    with next_version():
        company = await again(company)
        report = verify(await company.tables.lookup.export(id), promised=table.commitment)
        assert (report.valid, report.other_rules) == (True, None)
    with next_version(deal=dealt_otherwise):
        company = await again(company)
        assert (await company.tables.lookup.get(id)).stage == "finished"
        with pytest.raises(Refusal, match="other_rules"):
            await company.tables.lookup.match(id)
        report = verify(await company.tables.lookup.export(id), promised=table.commitment)
        assert (report.valid, report.other_rules, report.commitment) == (False, OLD, table.commitment)
    company = await again(company)
    assert verify(await company.tables.lookup.export(id), promised=table.commitment).valid, "nothing of it was changed"
    await company.leave()


async def test_lobby_of_other_rules_starts_by_the_present_ones(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock)
    table = await company.lobby(BO)
    with next_version(deal=dealt_otherwise):
        company = await again(company)
        await company.tables.lobbies.start(table.id, ANNA)
        assert (await company.tables.lookup.get(table.id)).rules == OLD + 1
        await company.play_on(table.id, random.Random(1))
        assert verify(await company.tables.lookup.export(table.id)).valid
        await company.leave()


async def test_match_of_other_rules_with_a_time_limit_and_a_proposal_is_let_go(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock)
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, table_options={"limit": "h24"}))
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.play_on(table.id, random.Random(1), 4)
    await company.tables.seats.undo(table.id, ANNA)
    with next_version(deal=dealt_otherwise):
        company = await again(company)
        clock.turn(TAKEN_BACK_WITHIN * 30)
        await company.tables.messages.refresh(table.id)
        await company.settle()
        assert (await company.tables.lookup.get(table.id)).stage == "ended"
        assert await company.pending_kinds() == []
        await company.leave()


async def test_seed_of_a_match_that_may_go_on_again_is_not_told(company: Company) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.tables.ends.vote(table.id, ANNA)
    assert await company.tables.ends.last_over(CHANNEL) is None
    with pytest.raises(Refusal, match="wrong_stage"):
        await company.tables.lookup.export(table.id)
    company.clock.turn(TAKEN_BACK_WITHIN + 1)
    over = await company.tables.ends.last_over(CHANNEL)
    assert over is not None
    assert verify(await company.tables.lookup.export(over.id), promised=over.commitment).valid
