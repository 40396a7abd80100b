"""Signs of collusion from what is stored: of which matches, of which people, judged a few at a time, never kept."""

from __future__ import annotations

import pytest
from sqlalchemy import select, update

from bot.storage.schema import analyses, people, seats
from bot.tables.collusion import service
from bot.tables.collusion.rows import read_matches
from bot.tables.model.refusals import Refusal
from bot.tables.people_leagues.rows import Rules
from bot.tables.tournaments.rows import Form
from engine.analysis.report import Analysis, Favour
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, GAME, SERVER, Company

HELPS = (Favour(0, 3, (0.0, 0.6, 0.4), (0.3, 0.3, 0.4)), Favour(1, 4, (0.6, 0.0, 0.4), (0.3, 0.3, 0.4)))


async def tournament(company: Company, rounds: int = 4) -> int:
    form = Form(GAME, "swiss", 3, rounds, "m15")
    id = (await company.tables.tournaments.create(SERVER, CHANNEL, ANNA, form, "en")).id
    for person in (ANNA, BO, CLIO):
        await company.tables.tournaments.sign_up(id, person)
    await company.tables.tournaments.start(id)
    for number in range(rounds):
        await company.tables.tournaments.rounds.look()
        await company.settle()
        [running] = (await company.tables.tournaments.get(id)).running
        await company.play_out(running.id or 0, number)
    return id


async def judged_by_hand(company: Company, id: int) -> None:
    """Store analyses in which Anna and Bo help each other, wherever they sit."""
    tournament = await company.tables.tournaments.get(id)
    for table in tournament.tables:
        match = await company.tables.lookup.get(table.id or 0)
        own = [next(seat.number for seat in match.seats if seat.person == each.id) for each in (ANNA, BO, CLIO)]
        favours = []
        for favour in HELPS:
            by_seat = {seat: place for place, seat in enumerate(own)}
            turned = [tuple(each[by_seat[seat]] for seat in range(3)) for each in (favour.played, favour.better)]
            favours.append(Favour(own[favour.seat], favour.entries, *turned))
        row = {"table_id": match.id, "made": 1, "found": Analysis(favours=tuple(favours)).to_json()}
        await company.database.write(lambda connection, row=row: connection.execute(analyses.insert().values(row)))


async def test_a_pair_in_a_tournament_stands_out_until_one_is_erased(company: Company) -> None:
    id = await tournament(company)
    before = await company.tables.collusion.in_tournament(id)
    assert (before.signs.over, before.signs.judged, len(before.left)) == (4, 0, 4)
    assert not before.signs.shown
    await judged_by_hand(company, id)
    signs = await company.tables.collusion.in_tournament(id)
    [(pair, [sign])] = signs.pairs()
    assert {signs.names[each] for each in pair} == {ANNA.name, BO.name}
    assert (sign.kind, sign.matches, sign.times, signs.left) == ("favours", 4, 8, ())
    await company.tables.people.erase(BO)
    after = await company.tables.collusion.in_tournament(id)
    assert (after.signs.shown, after.signs.judged) == ((), 0), "analyses go with a person"
    assert BO.name not in after.names.values()


async def test_choices_are_judged_a_few_at_a_time(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "AT_ONCE", 2)
    ids: list[int] = []

    async def judge(id: int) -> None:
        if len(ids) == 3:
            raise Refusal("busy")
        ids.append(id)

    monkeypatch.setattr(company.tables.collusion, "_judge", judge)
    signs = await company.tables.collusion.in_tournament(await tournament(company, 3))
    assert await company.tables.collusion.judge(signs) == 2
    assert ids == list(signs.left[:2])
    assert await company.tables.collusion.judge(signs) == 1
    with pytest.raises(Refusal, match="busy"):
        await company.tables.collusion.judge(signs)
    assert await company.tables.collusion.judge(signs._replace(left=())) == 0


async def test_who_gave_up_early_and_who_ran_out_of_time(company: Company) -> None:
    table = await company.started(BO, CLIO)
    await company.play_out(table.id, 1)
    for number, away in ((0, "asked"), (1, "timeout")):
        own = (seats.c.table_id == table.id) & (seats.c.number == number)
        await company.database.write(
            lambda connection, own=own, away=away: connection.execute(update(seats).where(own).values(away=away))
        )
    [looked] = await company.database.read(lambda connection: read_matches(connection, [table.id]))
    assert (looked.seen.given_up, looked.seen.timed_out) == (frozenset(), {1}), "who played to the end did not give up"
    assert sorted(looked.seen.places) == [1, 2, 3]
    running = await company.started(BO, channel=2)
    assert not await company.database.read(lambda connection: read_matches(connection, [running.id]))


async def test_leagues_and_the_queue_have_signs_of_their_own(company: Company) -> None:
    id = await company.tables.people_leagues.open(SERVER, CHANNEL, Rules(GAME, 2, 1, 5, "h12", 28), "en")
    for person in (ANNA, BO):
        await company.tables.people_leagues.join(id, person, SERVER)
    await company.tables.people_leagues.openings.look()
    [running] = (await company.tables.people_leagues.get(id)).tables
    await company.play_out(running.id or 0, 1)
    assert (await company.tables.collusion.in_league(id)).signs.over == 1
    assert (await company.tables.collusion.in_queue()).signs.over == 0
    with pytest.raises(Refusal, match="no_league"):
        await company.tables.collusion.in_league(99)
    with pytest.raises(Refusal, match="no_tournament"):
        await company.tables.collusion.in_tournament(99)
    assert await company.database.read(lambda connection: connection.scalar(select(people.c.id).limit(1)))
