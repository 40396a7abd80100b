"""What the operator closes at one process is closed at the other one within two seconds, and its matches are left."""

from __future__ import annotations

from typing import Any

from bot.configuration import Configuration
from bot.operator.closing import block, close_for_maintenance, open_again, unblock
from bot.operator.requests import Operated
from bot.runtime.clock import SECOND
from bot.tables.gate import FRESH_S, Kind
from tests.bot.tables.company import ANNA, BO, Company
from tests.bot.tables.processes.pair import LEFT, RIGHT, Pair, begun
from tests.waiting import until


def operated_by(company: Company) -> Operated:
    return Operated(Configuration(_env_file=None), company.database, company.tables)


async def refused(company: Company, person: int, server: int) -> str | None:
    closed = await company.tables.gate.refusal_for(person, server)
    return None if closed is None else closed[0]


async def test_a_person_who_is_blocked_at_one_process_is_refused_and_stood_in_for_at_the_other(pair: Pair) -> None:
    theirs = await begun(pair.right, RIGHT, 2)
    assert await refused(pair.right, BO.id, RIGHT) is None
    done = await block(operated_by(pair.left), {"kind": "person", "id": BO.id})
    assert done == {"left": 1, "missed": {}, "queued": False}
    assert await refused(pair.left, BO.id, LEFT) == "operator-blocked", "the process itself knows at once"
    pair.right.clock.turn(FRESH_S * SECOND)
    assert await refused(pair.right, BO.id, RIGHT) == "operator-blocked"
    assert await refused(pair.right, ANNA.id, RIGHT) is None

    await until(lambda: (live := pair.right.tables.repository._live.get(theirs)) is None or _stood_in_for(live))
    assert (await pair.right.tables.lookup.get(theirs)).own_seat(BO.id).computer is not None
    await unblock(operated_by(pair.right), {"kind": "person", "id": BO.id})
    pair.right.clock.turn(FRESH_S * SECOND)
    assert await refused(pair.left, BO.id, LEFT) is None


def _stood_in_for(live: Any) -> bool:
    return live.table.own_seat(BO.id).computer is not None


async def test_servers_and_maintenance_are_closed_for_both(pair: Pair) -> None:
    left, right = pair
    kind: Kind = "server"
    assert await refused(right, BO.id, RIGHT) is None
    await block(operated_by(left), {"kind": kind, "id": RIGHT})
    right.clock.turn(FRESH_S * SECOND)
    assert (await refused(right, BO.id, RIGHT), await refused(right, BO.id, LEFT)) == ("operator-blocked-server", None)
    await close_for_maintenance(operated_by(right), {"minutes": 10})
    right.clock.turn(FRESH_S * SECOND)
    assert await refused(left, ANNA.id, LEFT) == "operator-maintenance"
    await open_again(operated_by(left), {})
    right.clock.turn(FRESH_S * SECOND)
    assert await refused(right, ANNA.id, LEFT) is None
    assert await refused(right, BO.id, RIGHT) == "operator-blocked-server", "it is blocked as before"
