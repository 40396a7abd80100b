"""Absence: a computer player stands in, and the person returns."""

from __future__ import annotations

import pytest

from bot.tables.model.options import CHOICES
from bot.tables.model.refusals import Refusal
from bot.tables.rules.new_table import NewTable
from engine.players import PLAYERS
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, DORA, GAME, SERVER, Company


async def kinds(company: Company, id: int) -> list[str]:
    live = await company.tables.repository.live(id)
    return [note.kind for _, note in live.notes]


async def test_a_computer_player_stands_in_and_hands_back(company: Company) -> None:
    table = await company.started(BO, CLIO)
    _, person, _ = await company.choices(table.id)
    seat = table.seat_of(person)
    assert seat is not None
    before = len((await company.tables.lookup.match(table.id)).journal)
    table = await company.tables.seats.take_over(table.id, seat.number, "timeout")
    away = table.seats[seat.number]
    assert (away.person, away.computer, away.away, away.is_played_by_person) == (person, "greedy", "timeout", False)
    await company.settle()
    assert len((await company.tables.lookup.match(table.id)).journal) > before, "the match goes on"
    again = await company.tables.seats.take_over(table.id, seat.number, "timeout")
    assert again.version == (await company.tables.lookup.get(table.id)).version
    who = next(each for each in (ANNA, BO, CLIO) if each.id == person)
    back = (await company.tables.seats.come_back(table.id, who)).seats[seat.number]
    assert (back.person, back.computer, back.away) == (person, None, None)
    assert await kinds(company, table.id) == ["took_over", "came_back"]
    story = await company.tables.lookup.story(table.id)
    company.tables.repository.drop(table.id)
    assert await company.tables.lookup.story(table.id) == story


async def test_the_last_person_ends_the_match_beside_computer_players(company: Company) -> None:
    table = await company.started(BO, computers=1)
    await company.tables.seats.take_over(table.id, 0, "left")
    table = await company.tables.lookup.get(table.id)
    assert (table.stage, table.host) == ("playing", BO.id), "the one who is there is host"
    with pytest.raises(Refusal, match="last_person"):
        await company.tables.seats.take_over(table.id, 1, "asked")
    table = await company.tables.seats.take_over(table.id, 1, "timeout")
    assert table.stage == "ended"
    assert (await kinds(company, table.id))[-2:] == ["took_over", "nobody_left"]
    await company.settle()
    closed = next(call for call in company.messenger.calls if call.kind == "closed")
    assert [note.kind for note in closed.facts["notes"]][-1] == "nobody_left"
    with pytest.raises(Refusal, match="wrong_stage"):
        await company.tables.seats.come_back(table.id, BO)


async def test_the_end_does_not_say_that_somebody_is_away_who_came_back(company: Company) -> None:
    table = await company.started(BO)
    await company.tables.computers.close()
    await company.tables.seats.take_over(table.id, 0, "asked")
    await company.tables.seats.come_back(table.id, ANNA)
    voted = await company.tables.ends.vote(table.id, ANNA)
    assert voted.table.is_open
    await company.tables.ends.vote(table.id, BO)
    await company.settle()
    closed = next(call for call in company.messenger.calls if call.kind == "closed")
    assert [note.kind for note in closed.facts["notes"]] == ["voted_end", "ended_by_vote"]


async def test_alone_nobody_stands_in(company: Company) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    with pytest.raises(Refusal, match="last_person"):
        await company.tables.seats.take_over(table.id, 0, "asked")
    assert (await company.tables.seats.take_over(table.id, 0, "timeout")).stage == "ended"


async def test_who_has_no_seat_to_return_to(company: Company) -> None:
    table = await company.started(BO, computers=1)
    with pytest.raises(Refusal, match="not_seated"):
        await company.tables.seats.come_back(table.id, DORA)
    for seat in (2, 3, -1):
        with pytest.raises(Refusal, match="not_seated"):
            await company.tables.seats.take_over(table.id, seat, "timeout")


async def test_a_click_on_what_is_still_open_brings_back_and_counts(company: Company) -> None:
    table = await company.started(BO, CLIO)
    await company.tables.computers.close()
    _, person, options = await company.choices(table.id)
    seat = table.seat_of(person)
    assert seat is not None
    await company.tables.seats.take_over(table.id, seat.number, "timeout")
    click = (table.id, person, await company.ticket(table.id), options[0], company.click())
    answer = await company.tables.play.choose(*click)
    assert not answer.duplicate
    assert answer.table.seats[seat.number].is_played_by_person
    assert await kinds(company, table.id) == ["took_over", "came_back"]
    live = await company.tables.repository.live(table.id)
    company.tables.repository.drop(table.id)
    copy = await company.tables.repository.live(table.id)
    assert (copy.table, copy.notes, copy.story()) == (live.table, live.notes, live.story())
    assert (await company.tables.play.choose(*click)).duplicate


async def test_an_old_click_says_who_plays_now(company: Company) -> None:
    table = await company.started(BO, CLIO)
    _, person, options = await company.choices(table.id)
    seat = table.seat_of(person)
    assert seat is not None
    ticket = await company.ticket(table.id)
    await company.tables.seats.take_over(table.id, seat.number, "voted")
    await company.settle()
    choice = (await company.tables.lookup.match(table.id)).journal[0].option
    other = next(option for option in options if option != choice)
    with pytest.raises(Refusal, match="played_for_you"):
        await company.tables.play.choose(table.id, person, ticket, other, company.click())


async def test_erasing_the_last_one_who_is_there_ends_the_match(company: Company) -> None:
    table = await company.started(BO)
    await company.tables.seats.take_over(table.id, 1, "timeout")
    await company.settle()
    await company.tables.people.erase(ANNA)
    assert (await company.tables.lookup.get(table.id)).stage == "ended"


async def test_the_host_chooses_who_stands_in_before_the_match(company: Company) -> None:
    """Later it would be a choice of how well an opponent's seat is played."""
    table = await company.lobby(BO, CLIO)
    assert {*CHOICES["stand_in"]} == {*PLAYERS}
    with pytest.raises(Refusal, match="no_such_setting"):
        await company.tables.lobbies.choose_table_option(table.id, ANNA, "stand_in", "genius")
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "stand_in", "novice")
    await company.tables.lobbies.start(table.id, ANNA)
    with pytest.raises(Refusal, match="too_late"):
        await company.tables.lobbies.choose_table_option(table.id, ANNA, "stand_in", "random")
    company.tables.repository.drop(table.id)
    away = await company.tables.seats.take_over(table.id, 1, "timeout")
    assert (away.seats[1].person, away.seats[1].computer) == (BO.id, "novice")
    await company.tables.people.erase(CLIO)
    gone = await company.tables.lookup.get(table.id)
    assert (gone.seats[2].person, gone.seats[2].computer) == (None, "novice")
