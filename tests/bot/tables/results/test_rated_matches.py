"""Whom a match is rated for: nobody gets out of it by what they do later, and nobody rises by what others played."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import select

from bot.runtime.clock import DAY
from bot.storage.schema import entrants, results
from bot.storage.schema import ratings as rating_rows
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.people.preferences import Preferences
from bot.tables.queue.waiting import ratings_of
from bot.tables.results import entrants as entering
from bot.tables.results.entrants import Entrant, of_match
from bot.tables.results.ratings import Rating, rate_match, recompute, recompute_all
from bot.tables.results.results import Result
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, CLIO, GAME, SERVER, Company

EVE = Person(910000000000000005, "Eve")
PEOPLE = (ANNA, BO)
SEED = 11
"""A match of this seed is won by one of the two, no matter who enters its moves."""

Dodge = Callable[[Company, Table, int], Awaitable[object]]


async def goes_away(company: Company, table: Table, seat: int) -> None:
    await company.tables.seats.take_over(table.id, seat, "asked")


async def goes_and_returns(company: Company, table: Table, seat: int) -> None:
    await company.tables.seats.take_over(table.id, seat, "asked")
    await company.tables.computers.idle()
    await company.tables.seats.come_back(table.id, PEOPLE[seat])


async def is_late(company: Company, table: Table, seat: int) -> None:
    await company.tables.seats.take_over(table.id, seat, "timeout")


async def leaves_the_ratings(company: Company, table: Table, seat: int) -> None:
    await company.tables.people.change_preferences(PEOPLE[seat].id, lambda _: Preferences(rated=False))


async def hands_the_seat_over(company: Company, table: Table, seat: int) -> None:
    await company.tables.seats.offer(table.id, PEOPLE[seat], seat, EVE)
    await company.tables.seats.take_seat(table.id, EVE, seat)


async def is_replaced_while_late(company: Company, table: Table, seat: int) -> None:
    await company.tables.seats.take_over(table.id, seat, "voted")
    await company.tables.computers.idle()
    await company.tables.seats.replace(table.id, seat, EVE)


DODGES: tuple[Dodge, ...] = (
    goes_away,
    goes_and_returns,
    is_late,
    leaves_the_ratings,
    hands_the_seat_over,
    is_replaced_while_late,
)


async def ended(company: Company, dodge: Dodge, seat: int) -> dict[int, Result]:
    """The results of a match in which the person of a seat did something to get out of it; by seat."""
    table = await company.started(BO)
    for _ in range(4):
        await company.move(table.id)
    while (await company.tables.lookup.match(table.id)).questions[0].seat != seat:
        await company.move(table.id)
    await dodge(company, table, seat)
    await company.tables.computers.idle()
    await company.tables.computers.close()
    last = await company.enter(table.id, SEED)
    live = await company.tables.repository.live(table.id)
    person = live.table.seats[last["seat"]].person or 0
    ticket = await company.ticket(table.id)
    await company.tables.play.choose(table.id, person, ticket, last["option"], company.click())
    return {each.seat: each for each in await company.tables.results.of_table(table.id)}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("dodge", DODGES)
async def test_nobody_gets_out_of_a_rated_match_and_nobody_rises_by_others(
    company: Company, dodge: Dodge, seat: int
) -> None:
    by_seat = await ended(company, dodge, seat)
    own, other = by_seat[seat], by_seat[1 - seat]
    for each in (own, other):
        assert each.before == Rating()
        assert each.after is not None
    assert own.after is not None
    assert other.after is not None
    plain = rate_match([Rating()] * 2, [own.place, other.place], [True, True])
    assert tuple(other.after[:2]) == pytest.approx(plain[1][:2]), "for the other it counts in full"
    has_played = dodge is leaves_the_ratings
    if own.place > other.place or has_played:
        assert tuple(own.after[:2]) == pytest.approx(plain[0][:2]), "a defeat counts"
    else:
        assert own.after.worth <= own.before.worth, "nobody rises by what a computer player has played"
    ratings = sorted(row[3:] for row in await rows(company, rating_rows))
    assert await company.database.write(recompute) == 2
    assert sorted(row[3:] for row in await rows(company, rating_rows)) == ratings


async def rows(company: Company, of: Any) -> list[Any]:
    return list((await company.database.read(lambda c: c.execute(select(of)))).all())


async def test_who_won_without_playing_has_no_victory_to_show(company: Company) -> None:
    by_seat = await ended(company, is_late, 0)
    winner = next(seat for seat, result in by_seat.items() if result.place == 1)
    board = await company.tables.results.leaderboard(SERVER, GAME)
    wins = {each.name: each.wins for each in board.ranked}
    assert wins == {ANNA.name: 0, BO.name: int(winner == 1)}


async def test_which_matches_begin_rated(company: Company) -> None:
    async def begun(channel: int, *others: Person, computers: int = 0, **settings: str) -> int:
        table = await company.tables.lobbies.open(NewTable(SERVER, channel, ANNA, GAME, settings))
        for person in others:
            await company.tables.lobbies.join(table.id, person)
        for _ in range(computers):
            await company.tables.lobbies.add_computer(table.id, ANNA)
        table = await company.tables.lobbies.start(table.id, ANNA)
        return sum(row.table_id == table.id for row in await rows(company, entrants))

    assert await begun(1, BO) == 2
    assert await begun(2, BO, computers=1) == 0
    assert await begun(3, BO, first="host") == 0, "who invites would begin, and win more often"
    assert await begun(4, computers=1) == 0
    await company.tables.people.change_preferences(BO.id, lambda _: Preferences(rated=False))
    assert await begun(5, BO) == 0
    assert await begun(6, EVE) == 2
    await company.tables.lobbies.open(NewTable(SERVER, 7, ANNA, GAME, solo=True))
    assert len(await rows(company, entrants)) == 4


async def test_a_match_of_somebody_who_was_erased_stays_rated_for_the_others(company: Company) -> None:
    """The seat counts with the rating that its person had: nobody loses a victory by another's erasure."""
    first = await company.started(BO, CLIO)
    await company.play_out(first.id, seed=1)
    earlier = await company.database.read(lambda connection: ratings_of(connection, [BO.id], GAME))
    table = await company.started(BO, CLIO)
    await company.tables.people.erase(BO)
    live = await company.tables.repository.live(table.id)
    entered = await company.database.read(lambda connection: of_match(connection, live))
    assert [each.person is None for each in entered] == [False, True, False]
    assert entered[1].before[:2] == earlier[BO.id][:2]
    await company.play_on(table.id, random.Random(3))
    await company.settle()
    by_seat = {each.seat: each for each in await company.tables.results.of_table(table.id)}
    for each in by_seat.values():
        assert each.before is not None
        assert each.after is not None
        if each.seat != 1:
            assert each.after != each.before, "it counts"
    assert by_seat[1].before == Rating(*earlier[BO.id][:2])
    owners = [row.person for row in await rows(company, results) if row.table_id == table.id]
    assert owners.count(None) == 1
    ratings = await rows(company, rating_rows)
    assert len(ratings) == 2
    assert {(row.mean, row.doubt) for row in ratings} == {by_seat[seat].after[:2] for seat in (0, 2)}
    assert await company.database.read(recompute_all) == {
        (row.person, row.server, row.game): Rating(row.mean, row.doubt, row.matches) for row in ratings
    }


async def test_who_has_no_rating_yet_counts_as_a_newcomer_after_the_erasure(company: Company) -> None:
    table = await company.started(BO)
    await company.tables.people.erase(BO)
    live = await company.tables.repository.live(table.id)
    entered = await company.database.read(lambda connection: of_match(connection, live))
    assert entered[1] == Entrant(None, Rating())


async def test_who_leaves_last_does_not_get_out_of_a_defeat(company: Company) -> None:
    table = await company.started(BO)
    for _ in range(4):
        await company.move(table.id)
    await company.tables.seats.take_over(table.id, 1, "asked")
    await company.tables.computers.idle()
    await company.tables.seats.take_over(table.id, 0, "timeout")
    await company.settle()
    assert (await company.tables.lookup.get(table.id)).stage == "finished", "computer players play it to its end"
    assert any(call.kind == "final" for call in company.messenger.calls)
    by_place = {each.place: each for each in await company.tables.results.of_table(table.id)}
    for each in by_place.values():
        assert each.before is not None
        assert each.after is not None
        assert not each.facts["played"]
        assert each.after.worth <= each.before.worth
    assert by_place[2].after.worth < by_place[2].before.worth, "the defeat counts"


async def test_the_same_two_people_bring_each_other_only_so_much_in_a_season(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entering, "MOST_OF_PAIR", 2)

    async def is_rated(channel: int, *others: Person) -> bool:
        return await company.tables.results.is_rated((await company.started(*others, channel=channel)).id)

    assert await is_rated(1, BO)
    assert await is_rated(2, BO)
    assert not await is_rated(3, BO), "also while the others are still played"
    assert await is_rated(4, CLIO)
    assert await is_rated(5, BO, CLIO), "with others it is another match"
    company.clock.turn(100 * DAY)
    assert await is_rated(6, BO), "the next season"
