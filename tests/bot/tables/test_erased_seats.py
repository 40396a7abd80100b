"""What the others at a table read when a person there is erased."""

from __future__ import annotations

from bot.tables.erasure import LEFT_FOR_GOOD
from tests.bot.tables.company import BO, CLIO, Company


async def test_who_stays_reads_that_a_computer_player_has_the_seat_for_good(company: Company) -> None:
    table = await company.started(BO, CLIO)
    gone = table.own_seat(BO.id).number
    await company.tables.people.erase(BO)
    await company.settle()
    live = await company.tables.lookup.live(table.id, with_events=True)
    (note,) = [event for event in live.story() if event.kind == LEFT_FOR_GOOD]
    assert (note.seat, dict(note.facts)) == (gone, {}), "no more of the person than the seat"
    assert live.table.seats[gone].person is None
