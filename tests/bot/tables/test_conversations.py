"""Conversations: opened only with who has used the bot, few a minute, by urgency, and counted over all processes."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bot.runtime.clock import HOUR, MINUTE, SECOND
from bot.tables import conversations
from bot.tables.building import build_tables
from bot.tables.conversations import GRACE, IN_FLIGHT, Conversations
from bot.tables.model.limits import UNHURRIED
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from bot.tables.rules.opening_pace import MOST, SLOW_FOR, STILL_FOR, Urgency
from bot.tables.service import Tables
from tests.bot.tables.company import ANNA, Company
from tests.waiting import until

PEOPLE = [Person(920_000_000_000_000_000 + number, f"P{number}") for number in range(3 * MOST)]
STRANGER = Person(930_000_000_000_000_000, "S")


async def add_people(company: Company, *people: Person) -> None:
    for person in people:
        await company.tables.people.set_language(person.id, "en")
        await company.tables.conversations.note_click(person.id, None, "en")


async def wait_of(tables: Tables, person: Person, urgency: Urgency = 0) -> int | None:
    """How long a person waits; None: the conversation is open. It is opened at once where it may be."""
    admission = await tables.conversations.admit(person.id, urgency)
    assert not admission.is_stranger
    if not admission.waits and admission.channel is None:
        await tables.conversations.note_opened(person.id, person.id + 1)
    return None if admission.channel is not None else admission.waits


async def test_only_with_who_has_used_the_bot(company: Company) -> None:
    service = company.tables.conversations
    assert (await service.admit(ANNA.id, 0)).is_stranger
    await service.note_click(ANNA.id, None, "en")
    assert (await service.admit(ANNA.id, 0)).is_stranger, "of who chose nothing, nothing is kept"
    await company.tables.people.set_language(ANNA.id, "de")
    assert (await service.admit(ANNA.id, 0)).is_stranger, "somebody else may have written of them"
    await service.note_click(ANNA.id, None, "en")
    assert await wait_of(company.tables, ANNA) == 0
    assert await wait_of(company.tables, ANNA) is None
    assert await service.channel_of(ANNA.id) == ANNA.id + 1
    await service.note_gone(ANNA.id)
    assert await wait_of(company.tables, ANNA) == IN_FLIGHT
    company.clock.turn(IN_FLIGHT)
    assert await wait_of(company.tables, ANNA) == 0


async def test_a_click_in_the_conversation_tells_where_it_is(company: Company) -> None:
    await add_people(company, ANNA)
    await company.tables.conversations.note_click(ANNA.id, 77, "en")
    assert await wait_of(company.tables, ANNA) is None
    assert (await company.tables.people.export(ANNA))["conversation"]["channel_id"] == "77"


async def test_the_export_names_it_and_an_erased_person_is_a_stranger(company: Company) -> None:
    await add_people(company, ANNA)
    await wait_of(company.tables, ANNA)
    exported = json.dumps(await company.tables.people.export(ANNA))
    assert str(ANNA.id + 1) in exported
    assert await company.tables.people.erase(ANNA)
    assert (await company.tables.conversations.admit(ANNA.id, 0)).is_stranger
    company.clock.turn(HOUR)
    await add_people(company, ANNA)
    assert await wait_of(company.tables, ANNA) == 0, "they have come back"


async def test_so_many_a_minute_over_all_processes_and_the_urgent_first(company: Company) -> None:
    other = build_tables(company.database, company.clock, UNHURRIED)
    await add_people(company, *PEOPLE)
    both = [company.tables, other]
    first = [await wait_of(both[number % 2], person) for number, person in enumerate(PEOPLE[:MOST])]
    assert first == [0] * MOST
    late, news, mover = PEOPLE[MOST : MOST + 3]
    assert await wait_of(company.tables, late, 3) == MINUTE
    assert await wait_of(other, news, 2) == MINUTE
    company.clock.turn(MINUTE - SECOND)
    assert await wait_of(other, mover, 0) == SECOND
    company.clock.turn(SECOND)
    more = [await wait_of(company.tables, person, 1) for person in PEOPLE[MOST + 3 : 2 * MOST + 2]]
    assert more == [0] * (MOST - 1)
    assert await wait_of(company.tables, late, 3) > 0
    assert await wait_of(company.tables, news, 2) > 0
    assert await company.tables.conversations.waiting() == 3
    assert await wait_of(company.tables, mover, 0) == 0
    company.clock.turn(MINUTE)
    assert [await wait_of(other, each, 2) for each in (news, late)] == [0, 0]


async def test_who_asks_no_more_holds_up_no_one(company: Company) -> None:
    await add_people(company, *PEOPLE)
    for person in PEOPLE[:MOST]:
        await wait_of(company.tables, person)
    for person in PEOPLE[MOST : 2 * MOST]:
        assert await wait_of(company.tables, person, 0) == MINUTE
    company.clock.turn(MINUTE)
    patient = PEOPLE[-1]
    assert await wait_of(company.tables, patient, 3) == MINUTE
    company.clock.turn(GRACE + SECOND)
    assert await wait_of(company.tables, patient, 3) == 0


async def test_one_refusal_slows_all(company: Company) -> None:
    other = build_tables(company.database, company.clock, UNHURRIED)
    await add_people(company, *PEOPLE)
    await company.tables.conversations.note_too_fast()
    assert (company.tables.conversations.refusals, other.conversations.refusals) == (1, 0)
    assert await wait_of(other, PEOPLE[0]) == STILL_FOR
    company.clock.turn(STILL_FOR)
    assert await wait_of(other, PEOPLE[0]) == 0
    assert await wait_of(company.tables, PEOPLE[1]) == MINUTE
    company.clock.turn(SLOW_FOR)
    assert [await wait_of(other, person) for person in PEOPLE[1:5]] == [0] * 4


async def test_who_chose_no_language_is_written_to_in_the_one_that_discord_reports(company: Company) -> None:
    people, service = company.tables.people, company.tables.conversations
    await service.note_click(ANNA.id, None, "fr")
    assert await people.private_language(ANNA.id) is None, "of whom nothing is kept, nothing is noted"
    await add_people(company, ANNA)
    await service.note_click(ANNA.id, None, "fr")
    assert await people.private_language(ANNA.id) == "en", "chosen"
    await people.set_language(ANNA.id, None)
    assert await people.private_language(ANNA.id) == "fr"
    await service.note_click_soon(ANNA.id, 77, "pl")
    assert await people.private_language(ANNA.id) == "pl", "at once, though the last click was noted just now"
    await service.note_click_soon(ANNA.id, None, "it")
    await service.close()
    assert await people.private_language(ANNA.id) == "it"
    conversation = (await people.export(ANNA))["conversation"]
    assert (conversation["language"], conversation["channel_id"]) == ("it", "77")


@pytest.mark.parametrize("channel", [None, 5])
async def test_a_click_is_noted_once(company: Company, channel: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    await add_people(company, ANNA)
    await company.tables.conversations.note_click(ANNA.id, channel, "en")

    async def never(*_: object, **__: object) -> None:
        raise AssertionError("it is known")

    monkeypatch.setattr(company.tables.repository, "read", never)
    await company.tables.conversations.note_click(ANNA.id, channel, "en")
    await company.tables.conversations.note_click(ANNA.id, None, "en")


async def test_first_clicks_are_noted_together_within_a_second(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversations, "APART_S", 0.2)
    monkeypatch.setattr(conversations, "AT_ONCE", 4)
    people, service, write = PEOPLE[:5], company.tables.conversations, company.tables.repository.write
    for person in people:
        await company.tables.people.set_language(person.id, "en")
    writes: list[object] = []

    async def count(work: Any, **more: Any) -> Any:
        writes.append(work)
        return await write(work, **more)

    monkeypatch.setattr(company.tables.repository, "write", count)
    for person in (*people, *people, STRANGER):
        await service.note_click_soon(person.id, None, "en")
    assert writes == []
    await until(lambda: service._noting is not None and service._noting.done())
    assert len(writes) == 2
    for person in people:
        await service.note_click_soon(person.id, None, "en")
    await service.close()
    assert len(writes) == 2, "they are known as noted"
    assert all([not (await service.admit(person.id, 0)).is_stranger for person in people])
    assert (await service.admit(STRANGER.id, 0)).is_stranger


@pytest.mark.parametrize("begins", [False, True])
async def test_who_clicked_a_moment_ago_is_no_stranger(company: Company, begins: bool) -> None:
    await company.tables.people.set_language(ANNA.id, "de")
    await company.tables.conversations.note_click_soon(ANNA.id, None, "en")
    if begins:
        await asyncio.sleep(0)
        assert company.tables.conversations._clicks_to_note == {}, "it is being noted"
    assert await wait_of(company.tables, ANNA) == 0


@pytest.mark.parametrize("begins", [False, True])
async def test_clicks_are_noted_when_all_ends(company: Company, begins: bool) -> None:
    await company.tables.people.set_language(ANNA.id, "de")
    await company.tables.conversations.note_click_soon(ANNA.id, None, "en")
    if begins:
        await asyncio.sleep(0)
    await company.tables.conversations.close()
    other = Conversations(company.tables.repository)
    assert not (await other.admit(ANNA.id, 0)).is_stranger


async def test_where_others_may_open_conversations_a_click_is_noted_at_once(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(company.database), "is_divided", True)
    await company.tables.people.set_language(ANNA.id, "de")
    await company.tables.conversations.note_click_soon(ANNA.id, None, "en")
    assert not (await Conversations(company.tables.repository).admit(ANNA.id, 0)).is_stranger


async def test_after_a_refusal_the_next_click_is_noted(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    service = company.tables.conversations
    await company.tables.people.set_language(ANNA.id, "de")
    await service.note_click_soon(ANNA.id, None, "en")

    async def refuse(*_: object, **__: object) -> None:
        raise Refusal("busy")

    with monkeypatch.context() as patch:
        patch.setattr(company.tables.repository, "write", refuse)
        await service.close()
    assert (await service.admit(ANNA.id, 0)).is_stranger
    await service.note_click_soon(ANNA.id, None, "en")
    assert not (await service.admit(ANNA.id, 0)).is_stranger
