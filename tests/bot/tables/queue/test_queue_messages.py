"""What the people of a match without a channel are told, and what becomes of it when one cannot be written to."""

from __future__ import annotations

import random

import pytest

from bot.runtime.clock import HOUR
from bot.storage.schema import avoided, outbox, parties, party_members
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, Company, Hand, bring_together
from tests.bot.tables.outbox.scripted_messenger import Call, refusal
from tests.bot.tables.queue.test_queue import PAIR, TRIO, add_people, count, opened, wait
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time


def list_kinds(company: Company, person: Person) -> list[str]:
    return [message.kind for place, message in sorted(company.messenger.messages.items()) if place.channel == person.id]


async def test_everybody_is_told_that_a_match_was_found_and_who_is_asked_chooses(company: Company) -> None:
    table = await opened(company, ANNA, BO)
    movers = {table.seats[question.seat].person for question in (await company.tables.lookup.match(table.id)).questions}
    for person in (ANNA, BO):
        assert list_kinds(company, person) == ["found", *(["turn"] if person.id in movers else [])]
    assert await count(company, outbox) == 0


async def test_it_is_played_to_its_end_which_everybody_is_told_once(company: Company) -> None:
    table = await opened(company, ANNA, BO)
    ended = await company.play_on(table.id, random.Random(3))
    await company.settle()
    assert ended.stage == "finished"
    for person in (ANNA, BO):
        kinds = list_kinds(company, person)
        assert kinds[0] == "found"
        assert kinds.count("over") == 1
        assert kinds[-1] == "over"
        assert "turn" not in kinds, "every turn is closed"
    results = await company.tables.results.of_table(table.id)
    assert [result.after is not None for result in results] == [True, True]


async def test_a_match_with_somebody_who_cannot_be_written_to_is_called_off(company: Company) -> None:
    company.messenger.fails = lambda call: refusal(403, 50007) if call.channel == BO.id else None
    table = await opened_and_over(company, ANNA, BO)
    assert table.stage == "ended"
    assert list_kinds(company, ANNA)[-1] == "over"
    over = [message for message in company.messenger.messages.values() if message.kind == "over"]
    (note,) = over[0].facts["notes"]
    assert note.kind == "unreachable"
    assert table.seats[note.seat].person == BO.id
    assert (await company.tables.people.preferences(BO.id)).refused
    assert not (await company.tables.people.preferences(ANNA.id)).refused
    assert await count(company, outbox) == 0


async def test_the_others_of_a_match_that_is_called_off_wait_again_together(company: Company, clock: Hand) -> None:
    company.messenger.fails = lambda call: refusal(403, 50007) if call.channel == BO.id else None
    await wait(company, ANNA, BO, CLIO, wish=TRIO)
    assert await company.tables.queue.opening.look() == 1
    clock.turn(HOUR)
    await company.settle()
    table = await company.tables.lookup.get(1)
    assert table.stage == "ended"
    standing = await company.tables.queue.standing(ANNA.id)
    assert standing.own is not None
    assert {member.person.id for member in standing.own.members} == {ANNA.id, CLIO.id}
    assert (standing.own.wish, standing.own.since) == (TRIO, table.opened)
    assert (await company.tables.queue.standing(BO.id)).own is None
    company.messenger.fails = lambda call: None
    await company.tables.queue.wait(DORA, 0, TRIO, "en")
    assert await company.bring_together() == 1
    assert {*(await company.tables.lookup.get(2)).people} == {ANNA.id, CLIO.id, DORA.id}


@pytest.mark.parametrize("blocked", [{CLIO}, {ANNA, CLIO}])
async def test_who_was_blocked_meanwhile_does_not_wait_again(company: Company, blocked: set[Person]) -> None:
    company.messenger.fails = lambda call: refusal(403, 50007) if call.channel == BO.id else None
    await wait(company, ANNA, BO, CLIO, wish=TRIO)
    assert await company.tables.queue.opening.look() == 1
    for person in blocked:
        await company.tables.gate.block("person", person.id, "spam")
    await company.settle()
    assert (await company.tables.lookup.get(1)).stage == "ended"
    waiting = {person for person in (ANNA, BO, CLIO) if (await company.tables.queue.standing(person.id)).own}
    assert waiting == {ANNA} - blocked
    assert await count(company, parties) == len(waiting)


async def test_who_has_left_the_match_does_not_wait_again(company: Company) -> None:
    await wait(company, ANNA, BO, CLIO, wish=TRIO)
    assert await company.bring_together() == 1
    company.messenger.fails = lambda call: refusal(403, 50007) if call.channel == BO.id else None
    await company.tables.seats.take_over(1, (await company.tables.lookup.get(1)).own_seat(CLIO.id).number, "left")
    await company.settle()
    assert (await company.tables.lookup.get(1)).stage == "ended"
    waiting = {person for person in (ANNA, BO, CLIO) if (await company.tables.queue.standing(person.id)).own}
    assert waiting == {ANNA}


async def test_who_waits_again_already_stays_in_their_party(company: Company) -> None:
    await wait(company, ANNA, BO)
    assert await company.tables.queue.opening.look() == 1
    await company.tables.queue.wait(ANNA, 0, PAIR, "en")
    company.messenger.fails = lambda call: refusal(403, 50007) if call.channel == BO.id else None
    await company.settle()
    assert (await company.tables.lookup.get(1)).stage == "ended"
    assert await count(company, parties) == 1


async def opened_and_over(company: Company, *persons: Person) -> Table:
    await wait(company, *persons)
    assert await company.tables.queue.opening.look() == 1
    await company.settle()
    return await company.tables.lookup.get(1)


async def test_who_cannot_be_written_to_any_more_is_stood_in_for(company: Company) -> None:
    table = await opened(company, ANNA, BO)
    shut: set[int] = set()
    company.messenger.fails = lambda call: refusal(403, 50007) if call.channel in shut and call.place is None else None
    await company.move(table.id)
    shut.update({ANNA.id, BO.id} - {(await company.choices(table.id))[1]})
    chance = random.Random(1)
    for _ in range(60):
        await company.settle()
        table = await company.tables.lookup.get(table.id)
        if any(seat.away for seat in table.seats):
            break
        await company.move(table.id, chance)
    (away,) = [seat for seat in table.seats if seat.away]
    assert (away.away, {away.person}) == ("unreachable", shut)
    assert table.stage == "playing"
    company.messenger.fails = lambda call: None
    assert (await company.play_on(table.id, chance)).stage == "finished"
    assert await count(company, parties) == 0, "nobody is back in the queue after a match that was played"


@virtual_time()
async def test_reminders_come_by_message_and_a_late_one_is_stood_in_for(company: TimedCompany) -> None:
    company.tables.queue.is_open = True
    for person in (ANNA, BO):
        await company.tables.queue.wait(person, 0, PAIR, "en")
    assert await bring_together(company.tables) == 1
    (table,) = await company.tables.lookup.open_tables()
    (mover,) = {table.seats[each.seat].person for each in (await company.tables.lookup.match(table.id)).questions}
    await company.until(23)
    assert company.messenger.times("direct") == pytest.approx([12, 19.2], abs=0.04)
    assert {person for person, _ in company.messenger.direct.values()} == {mover}
    await company.until(24.1)
    assert [seat.person for seat in (await company.tables.lookup.get(table.id)).seats if seat.away] == [mover]
    assert company.messenger.times("stalled", "reminder") == []


@virtual_time()
async def test_a_reminder_that_gets_through_to_nobody_goes_nowhere_else(company: TimedCompany) -> None:
    company.tables.queue.is_open = True
    for person in (ANNA, BO):
        await company.tables.queue.wait(person, 0, PAIR, "en")
    await bring_together(company.tables)
    await company.until(1)
    company.messenger.fails = lambda call: refusal(403, 50007) if call.kind == "direct" else None
    await company.until(20)
    assert company.messenger.kinds().count("direct") == 2
    assert company.messenger.kinds().count("reminder") == 0


async def test_consent_is_not_asked_where_nobody_is_shown_it(company: Company) -> None:
    table = await opened(company, ANNA, BO)
    chance = random.Random(5)
    for _ in range(40):
        await company.move(table.id, chance)
        for person in (ANNA, BO):
            try:
                consent = await company.tables.seats.undo(table.id, person, 1)
            except Refusal as refused:
                if refused.key == "nobody_asked_here":
                    assert (await company.tables.lookup.get(table.id)).proposals == ()
                    return
            else:
                assert not consent.missing
    raise AssertionError("nothing that needed consent came up")


async def test_an_erased_player_leaves_the_other_one_playing_by_message(company: Company) -> None:
    table = await opened(company, ANNA, BO)
    await company.tables.queue.avoid(ANNA.id, [BO.id])
    await company.tables.people.erase(BO)
    await company.settle()
    before = len(list_kinds(company, ANNA))
    table = await company.play_on(table.id, random.Random(2), moves=30)
    await company.settle()
    assert table.people == (ANNA.id,)
    assert len(list_kinds(company, ANNA)) > before
    assert await count(company, avoided) == 0


async def test_waiting_and_avoiding_are_exported_and_erased(company: Company) -> None:
    await add_people(company, BO)
    await company.tables.queue.avoid(ANNA.id, [BO.id])
    await wait(company, ANNA)
    queue = (await company.tables.people.export(ANNA))["queue"]
    assert queue["avoids"] == [str(BO.id)]
    assert [each["game"] for each in queue["waits_for"]] == ["hercules"]
    assert [each["name"] for each in queue["waits_since"]] == [ANNA.name]
    await company.tables.people.erase(ANNA)
    assert (await count(company, party_members), await count(company, avoided)) == (0, 0)
    await wait(company, BO)
    assert await company.tables.queue.opening.look() == 0


async def test_a_failed_call_to_discord_comes_again(company: Company) -> None:
    failed: list[Call] = []

    def fails(call: Call) -> BaseException | None:
        if call.kind in ("found", "turn", "over") and len(failed) < 3:
            failed.append(call)
            return refusal(500)
        return None

    company.messenger.fails_after = fails
    await opened(company, ANNA, BO)
    for person in (ANNA, BO):
        assert list_kinds(company, person).count("found") == 1
