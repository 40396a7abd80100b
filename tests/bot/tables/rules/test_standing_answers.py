"""Several seats are asked at once, and some have standing answers: stored, told, and restored."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from sqlalchemy import select

from bot.storage.schema import journal
from bot.tables.model.open_table import BY_ORDER
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from engine import registry
from engine.standing_answers import standing_key, standing_options
from engine.verification import verify
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, DORA, SERVER, Company

GAME = "diceforge"
PEOPLE = (ANNA, BO, CLIO, DORA)


@pytest.fixture(autouse=True)
def in_the_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registry.MODULES, GAME, "engine.dice_forge")
    registry.find_game.cache_clear()
    yield
    registry.find_game.cache_clear()


async def started(company: Company, people: int = 4, **settings: str) -> Table:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, settings))
    for person in PEOPLE[1:people]:
        await company.tables.lobbies.join(table.id, person)
    return await company.tables.lobbies.start(table.id, ANNA)


async def until_several_are_asked(company: Company, id: int, chance: random.Random) -> None:
    while len((await company.tables.lookup.match(id)).questions) < 2:
        await company.move(id, chance)


async def test_a_choice_stays_open_while_others_make_theirs(company: Company) -> None:
    table = await started(company)
    await until_several_are_asked(company, table.id, random.Random(2))
    questions = (await company.tables.lookup.match(table.id)).questions
    clicks = [
        (
            table.id,
            table.seats[question.seat].person or 0,
            ticket_of(table, question),
            question.options[-1].id,
            company.click(),
        )
        for question in questions
    ]
    before = await company.count(journal)
    answers = await asyncio.gather(*(company.tables.play.choose(*click) for click in clicks))
    assert not any(each.duplicate for each in answers)
    assert await company.count(journal) == before + len(questions)
    again = await asyncio.gather(*(company.tables.play.choose(*click) for click in clicks))
    assert [each.events for each in again] == [each.events for each in answers]
    for id, person, ticket, option, _ in clicks:
        with pytest.raises(Refusal, match="already_played"):
            await company.tables.play.choose(id, person, ticket, option, company.click())


async def test_the_board_is_edited_once_for_answers_that_come_together(company: Company) -> None:
    chance = random.Random(2)
    table = await started(company, line_up="advanced")
    while True:
        await until_several_are_asked(company, table.id, chance)
        await company.settle()
        questions = (await company.tables.lookup.match(table.id)).questions
        count = len(company.messenger.calls)
        for question in questions:
            person = table.seats[question.seat].person or 0
            option = chance.choice(question.options).id
            await company.tables.play.choose(table.id, person, ticket_of(table, question), option, company.click())
        after = await company.tables.lookup.match(table.id)
        if after.questions:
            break
    await company.settle()
    kinds = [call.kind for call in company.messenger.calls[count:]]
    assert kinds.count("board") in (1, 2), kinds


async def test_random_matches_with_standing_answers(company: Company) -> None:
    chance = random.Random(3)
    table = await started(company, line_up="advanced")
    count = 0
    while (await company.tables.lookup.get(table.id)).stage == "playing":
        await company.tables.computers.idle()
        match = await company.tables.lookup.match(table.id)
        if not match.questions:
            break
        question = chance.choice(match.questions)
        person = table.seats[question.seat].person or 0
        answers = standing_options(match.game.offers.standing_answers, question)
        if answers and chance.random() < 0.5:
            answer = chance.choice(list(answers))
            await company.tables.play.choose_always(
                table.id, person, ticket_of(table, question), answer, company.click()
            )
            now = (await company.tables.lookup.get(table.id)).seats[question.seat]
            key = standing_key(match.game.offers.standing_answers, question)
            assert now.standing[key or ""] == answer
            count += 1
        else:
            option = chance.choice(question.options).id
            await company.tables.play.choose(table.id, person, ticket_of(table, question), option, company.click())
        if chance.random() < 0.2:
            await company.tables.computers.idle()
            live = await company.tables.repository.live(table.id)
            company.tables.repository.drop(table.id)
            rebuilt = await company.tables.repository.live(table.id)
            assert (rebuilt.table, rebuilt.event_count, rebuilt.notes) == (live.table, live.event_count, live.notes)
            assert rebuilt.story() == live.story()
    assert count > 3
    rows = (await company.database.read(lambda c: c.execute(select(journal).order_by(journal.c.number)))).all()
    entries = [row for row in rows if row.by_order]
    assert entries
    assert all(row.interaction is None for row in entries)
    story = await company.tables.lookup.story(table.id)
    assert [event.seat for event in story if event.kind == BY_ORDER] == [row.seat for row in entries]
    assert [event for event in story if event.kind != BY_ORDER] == list(
        (await company.tables.lookup.match(table.id)).events
    )
    assert verify(await company.tables.lookup.export(table.id)).valid
    export = await company.tables.people.export(ANNA)
    assert sum(move["by_standing_answer"] for move in export["tables"][0]["moves"]) == sum(
        row.seat == 0 for row in entries
    )


async def test_an_answer_taken_back_is_asked_for_again(company: Company) -> None:
    chance = random.Random(4)
    table = await started(company, line_up="advanced")
    while True:
        match = await company.tables.lookup.match(table.id)
        question = match.questions[0]
        answers = standing_options(match.game.offers.standing_answers, question)
        person = PEOPLE[question.seat]
        if answers:
            break
        await company.move(table.id, chance)
    await company.tables.play.choose_always(
        table.id, person.id, ticket_of(table, question), next(iter(answers)), company.click()
    )
    key = standing_key(match.game.offers.standing_answers, question) or ""
    assert key in (await company.tables.lookup.get(table.id)).seats[question.seat].standing
    after = await company.tables.play.ask_again(table.id, person, key)
    assert not after.seats[question.seat].standing
    with pytest.raises(Refusal, match="nothing_standing"):
        await company.tables.play.ask_again(table.id, person, key)
    with pytest.raises(Refusal, match="not_seated"):
        await company.tables.play.ask_again(table.id, person._replace(id=12345), key)


async def test_erasing_somebody_takes_their_standing_answers_along(company: Company) -> None:
    chance = random.Random(5)
    table = await started(company, line_up="advanced")
    while True:
        match = await company.tables.lookup.match(table.id)
        question = match.questions[0]
        answers = standing_options(match.game.offers.standing_answers, question)
        if answers:
            break
        await company.move(table.id, chance)
    person = PEOPLE[question.seat]
    await company.tables.play.choose_always(
        table.id, person.id, ticket_of(table, question), next(iter(answers)), company.click()
    )
    await company.tables.people.erase(person)
    seat = (await company.tables.lookup.get(table.id)).seats[question.seat]
    assert (seat.person, dict(seat.standing)) == (None, {})
