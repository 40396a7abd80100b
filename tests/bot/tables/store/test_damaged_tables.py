"""A damaged row freezes its own table; start, lists and erasure go on (docs/faults.md, A14)."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from bot.runtime.clock import DAY
from bot.storage.database import Database
from bot.tables.building import start_tables
from bot.tables.model.refusals import Refusal
from tests.bot.tables.company import ANNA, BO, CLIO, Company, Hand

pytestmark = pytest.mark.only_sqlite

DAMAGES = {
    "settings that are no JSON": "UPDATE tables SET settings = '{\"varia' WHERE id = 1",
    "settings of another kind": "UPDATE tables SET settings = '[1, 2]' WHERE id = 1",
    "a game that nobody knows": "UPDATE tables SET game = 'herculez' WHERE id = 1",
    "a short seed": "UPDATE tables SET seed = x'00ff' WHERE id = 1",
    "a seed that is text": "UPDATE tables SET seed = 'seed' WHERE id = 1",
    "a version that is text": "UPDATE tables SET version = 'seven' WHERE id = 1",
    "a seat that is missing": "DELETE FROM seats WHERE table_id = 1 AND number = 0",
    "a seat with another number": "UPDATE seats SET number = 7 WHERE table_id = 1 AND number = 0",
    "events that are no JSON": "UPDATE journal SET events = 'x' WHERE table_id = 1",
    "events of another kind": "UPDATE journal SET events = '[17]' WHERE table_id = 1",
    "an option that is not there": "UPDATE journal SET option = 'fly' WHERE table_id = 1",
}


async def gathered(company: Company) -> None:
    """A match at table 1 with one move made, and a healthy one at table 2; Anna sits at both."""
    for channel, other in ((1, BO), (2, CLIO)):
        await company.started(other, channel=channel)
    await company.move(1)
    await company.leave()


@pytest.mark.parametrize("damage", DAMAGES)
async def test_only_the_damaged_table_stands_still(database: Database, clock: Hand, damage: str) -> None:
    await gathered(Company.gather(database, clock))
    await database.write(lambda connection: connection.execute(text(DAMAGES[damage])))
    again = Company.gather(database, clock)
    again.clicks = 100
    await start_tables(again.tables)
    await again.settle()
    with pytest.raises(Refusal, match="damaged"):
        await again.tables.lookup.get(1)
    await again.move(2)
    await again.settle()
    assert again.messenger.of("board", 2)
    assert [table.id for table in await again.tables.lookup.open_tables_of(ANNA)] == [2]
    assert [table.id for table in await again.tables.lookup.open_tables()] == [2]
    await again.tables.people.erase(ANNA)
    assert (await again.tables.people.export(ANNA))["tables"] == []
    await again.leave()


async def test_a_damaged_lobby_does_not_keep_the_bot_from_starting(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock)
    await company.lobby(channel=1)
    await company.lobby(channel=2)
    await company.leave()
    await database.write(lambda connection: connection.execute(text(DAMAGES["settings that are no JSON"])))
    clock.turn(3 * DAY)
    again = Company.gather(database, clock)
    await start_tables(again.tables)
    await again.settle()
    assert (await again.tables.lookup.get(2)).stage == "ended"
    await again.leave()
