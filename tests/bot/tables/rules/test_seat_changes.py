"""Other people on the seats: votes, offers, swaps, another host; and the words that made the seed."""

from __future__ import annotations

import random

import pytest

from bot.runtime.clock import DAY
from bot.storage.schema import offers
from bot.tables.model.limits import Limits
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from engine.verification import verify
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, Company

PEOPLE = {person.id: person for person in (ANNA, BO, CLIO, DORA)}
EVE = Person(910000000000000005, "Eve *the first*")


async def kinds(company: Company, id: int) -> list[str]:
    return [event.kind for event in await company.tables.lookup.story(id)]


async def awaited(company: Company, id: int) -> int:
    """The seat that is asked."""
    return (await company.tables.lookup.match(id)).questions[0].seat


async def test_a_majority_of_the_others_marks_somebody_absent(company: Company) -> None:
    table = await company.started(BO, CLIO, DORA)
    seat = await awaited(company, table.id)
    others = [PEOPLE[each.person or 0] for each in table.seats if each.number != seat]
    gone = PEOPLE[table.seats[seat].person or 0]
    company.clock.turn(Limits().absence - 1)
    with pytest.raises(Refusal, match="not_absent_yet"):
        await company.tables.seats.vote_absent(table.id, others[0], seat)
    company.clock.turn(1)
    for arguments, key in (
        ((gone, seat), "not_about_oneself"),
        ((EVE, seat), "not_seated"),
        ((others[0], 7), "not_present"),
        ((others[0], next(each.number for each in table.seats if each.person == others[1].id)), "not_awaited"),
    ):
        with pytest.raises(Refusal, match=key):
            await company.tables.seats.vote_absent(table.id, *arguments)
    first = await company.tables.seats.vote_absent(table.id, others[0], seat)
    assert first.tally == (1, 2)
    with pytest.raises(Refusal, match="vote_stands"):
        await company.tables.seats.vote_absent(table.id, others[0], seat)
    second = await company.tables.seats.vote_absent(table.id, others[1], seat)
    assert (second.table.seats[seat].computer, second.table.seats[seat].away) == ("greedy", "voted")
    assert second.table.proposals == ()
    await company.settle()
    assert [kind for kind in await kinds(company, table.id) if kind.startswith(("voted", "took_over"))] == [
        "voted_absent",
        "voted_absent",
        "took_over",
    ]
    await company.tables.seats.come_back(table.id, gone)
    company.tables.repository.drop(table.id)
    assert (await company.tables.lookup.get(table.id)).seats[seat].is_played_by_person


async def test_who_plays_is_not_absent(company: Company) -> None:
    table = await company.started(BO, CLIO, DORA)
    seat = await awaited(company, table.id)
    company.clock.turn(DAY)
    other = next(PEOPLE[each.person or 0] for each in table.seats if each.number != seat)
    await company.tables.seats.vote_absent(table.id, other, seat)
    await company.move(table.id)
    assert (await company.tables.lookup.get(table.id)).proposals == ()


async def test_ending_needs_those_who_are_there(company: Company) -> None:
    table = await company.started(BO, CLIO, DORA)
    for seat in (1, 2):
        await company.tables.seats.take_over(table.id, seat, "timeout")
    await company.settle()
    company.clock.turn(DAY)
    voted = await company.tables.ends.vote(table.id, DORA)
    assert voted.table.is_open
    assert voted.tally._asdict() == {"votes": 1, "needed": 2}
    assert (await company.tables.ends.vote(table.id, ANNA)).table.stage == "ended"
    assert (await kinds(company, table.id))[-2:] == ["voted_end", "ended_by_vote"]


async def test_a_seat_is_offered_and_taken(company: Company) -> None:
    chance = random.Random(1)
    table = await company.lobby(BO, CLIO)
    for person in (ANNA, BO):
        await company.tables.lobbies.add_word(table.id, person, f"word of {person.name}")
    await company.tables.lobbies.start(table.id, ANNA)
    await company.play_on(table.id, chance, 5)
    seats = company.tables.seats
    for arguments, key in (
        ((BO, 2, EVE), "not_host_here"),
        ((ANNA, 1, EVE), "seat_is_played"),
        ((ANNA, 9, EVE), "no_such_seat"),
        ((DORA, 1, EVE), "not_seated"),
        ((ANNA, 1, CLIO), "already_seated"),
    ):
        with pytest.raises(Refusal, match=key):
            await seats.offer(table.id, *arguments)
    await seats.take_over(table.id, 1, "left")
    await seats.offer(table.id, ANNA, 1, EVE)
    for arguments, key in (((DORA, 1), "no_offer"), ((EVE, 2), "no_offer"), ((EVE, 9), "no_such_seat")):
        with pytest.raises(Refusal, match=key):
            await seats.take_seat(table.id, *arguments)
    await seats.come_back(table.id, BO)
    with pytest.raises(Refusal, match="no_offer"):
        await seats.take_seat(table.id, EVE, 1)
    await seats.take_over(table.id, 1, "left")
    with pytest.raises(Refusal, match="no_offer"):
        await seats.take_seat(table.id, EVE, 1)
    await seats.offer(table.id, ANNA, 1, EVE)
    seat = (await seats.take_seat(table.id, EVE, 1)).seats[1]
    assert (seat.person, seat.name, seat.computer, seat.away, seat.word) == (EVE.id, EVE.name, None, None, None)
    assert await company.count(offers) == 0
    with pytest.raises(Refusal, match="not_seated"):
        await seats.come_back(table.id, BO)
    await plays_to_the_end(company, table)


async def test_one_hands_the_own_seat_over_while_playing_it(company: Company) -> None:
    table = await company.started(BO)
    await company.tables.seats.offer(table.id, ANNA, 0, EVE)
    after = await company.tables.seats.take_seat(table.id, EVE, 0)
    assert (after.seats[0].person, after.host) == (EVE.id, EVE.id)
    await company.tables.people.erase(EVE)
    assert (await company.tables.lookup.get(table.id)).seats[0].person is None


async def test_whom_a_seat_was_offered_may_be_erased(company: Company) -> None:
    table = await company.started(BO)
    await company.tables.seats.offer(table.id, ANNA, 0, EVE)
    await company.tables.people.erase(EVE)
    assert await company.count(offers) == 0


async def test_two_change_places_when_all_agree(company: Company) -> None:
    chance = random.Random(2)
    table = await company.lobby(BO, CLIO)
    await company.tables.lobbies.add_word(table.id, BO, "secret")
    await company.tables.lobbies.start(table.id, ANNA)
    await company.play_on(table.id, chance, 4)
    seats = company.tables.seats
    for arguments, key in (
        ((BO, 0, 2), "not_host_here"),
        ((BO, 1, 1), "no_such_seat"),
        ((BO, 1, 9), "no_such_seat"),
        ((DORA, 1, 2), "not_seated"),
    ):
        with pytest.raises(Refusal, match=key):
            await seats.swap(table.id, *arguments)
    consent = await seats.swap(table.id, BO, 1, 2)
    assert consent.missing == (0, 2)
    await company.settle()
    assert company.messenger.of("consent")
    number = consent.table.proposals[0].number
    await company.play_on(table.id, chance, 2)
    await seats.answer(table.id, ANNA, number, True)
    done = await seats.answer(table.id, CLIO, number, True)
    assert [seat.person for seat in done.table.seats] == [ANNA.id, CLIO.id, BO.id]
    assert [seat.number for seat in done.table.seats] == [0, 1, 2]
    await company.settle()
    assert not company.messenger.of("consent")
    await plays_to_the_end(company, table)


async def test_with_computers_alone_one_swaps_at_once(company: Company) -> None:
    table = await company.lobby()
    await company.tables.lobbies.add_computer(table.id, ANNA)
    await company.tables.lobbies.start(table.id, ANNA)
    done = await company.tables.seats.swap(table.id, ANNA, 0, 1)
    assert done.missing == ()
    assert [seat.person for seat in done.table.seats] == [None, ANNA.id]
    await plays_to_the_end(company, table)


async def test_another_one_is_host(company: Company) -> None:
    table = await company.started(BO, computers=1)
    seats = company.tables.seats
    with pytest.raises(Refusal, match="not_host_here"):
        await seats.hand_over_host(table.id, BO, 1)
    for seat, key in ((2, "not_present"), (5, "no_such_seat")):
        with pytest.raises(Refusal, match=key):
            await seats.hand_over_host(table.id, ANNA, seat)
    assert (await seats.hand_over_host(table.id, ANNA, 1)).host == BO.id
    assert (await kinds(company, table.id))[-1] == "new_host"


async def plays_to_the_end(company: Company, table: Table) -> None:
    """The match is brought back as it was, and goes on to an end that proves its dice."""
    live = await company.tables.repository.live(table.id)
    company.tables.repository.drop(table.id)
    copy = await company.tables.repository.live(table.id)
    assert (copy.table, copy.notes) == (live.table, live.notes)
    assert copy.playing.save() == live.playing.save()
    over = await company.play_on(table.id, random.Random(7))
    assert over.stage == "finished"
    assert verify(await company.tables.lookup.export(table.id)).valid
