"""Standing answers that are given before the question comes."""

from __future__ import annotations

import random

import pytest

from bot.tables.building import close_tables
from bot.tables.model.open_table import BY_ORDER
from bot.tables.model.refusals import Refusal
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.standing_answers import answers_open_ahead
from engine.standing_answers import standing_key
from tests.bot.tables.company import ANNA, BO, CHANNEL, DORA, SERVER, Company


async def begun(company: Company, game: str = "diceforge") -> int:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, game))
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA)
    return table.id


async def test_what_is_answered_beforehand_is_never_asked(company: Company) -> None:
    chance = random.Random(4)
    id = await begun(company)
    answers = dict(reversed(answers_open_ahead(await company.tables.lookup.match(id), {})))
    assert len(answers) >= 5
    for key, answer in answers.items():
        await company.tables.seats.answer_ahead(id, ANNA, key, answer)
    await company.tables.computers.idle()
    company.tables.repository.drop(id)
    seat = (await company.tables.lookup.get(id)).seats[0]
    assert dict(seat.standing) == answers
    left = answers_open_ahead(await company.tables.lookup.match(id), seat.standing)
    assert not {*left} & {*answers.items()}
    while (await company.tables.lookup.get(id)).stage == "playing":
        await company.tables.computers.idle()
        match = await company.tables.lookup.match(id)
        question = match.question_for(0)
        live = await company.tables.repository.live(id)
        if question is not None and live.table.stage == "playing":
            key = standing_key(match.game.offers.standing_answers, question)
            assert key not in answers or live.by_standing_answer(live.table.seats[0]) is None
        if match.questions:
            await company.move(id, chance)
    story = await company.tables.lookup.story(id)
    assert any(event.kind == BY_ORDER and event.seat == 0 for event in story)
    assert not any(event.kind == BY_ORDER and event.seat == 1 for event in story)


async def test_an_open_question_is_answered_at_once(company: Company) -> None:
    chance = random.Random(5)
    id = await begun(company)
    while True:
        match = await company.tables.lookup.match(id)
        ahead = answers_open_ahead(match, {})
        question = match.questions[0]
        key = standing_key(match.game.offers.standing_answers, question)
        if key in dict(ahead):
            break
        await company.move(id, chance)
    person = (ANNA, BO)[question.seat]
    before = len(match.journal)
    await company.tables.seats.answer_ahead(id, person, key or "", next(a for k, a in ahead if k == key))
    await company.tables.computers.idle()
    assert len((await company.tables.lookup.match(id)).journal) > before


async def test_what_may_not_be_answered_beforehand(company: Company) -> None:
    id = await begun(company)
    for person, key, answer, reason in (
        (DORA, "hammer", "all", "not_seated"),
        (ANNA, "hammer", "some", "not_offered"),
        (ANNA, "turn", "end", "not_offered"),
        (ANNA, "choose:nothing", "gold", "not_offered"),
    ):
        with pytest.raises(Refusal, match=reason):
            await company.tables.seats.answer_ahead(id, person, key, answer)
    await close_tables(company.tables)


async def test_a_game_without_such_questions_offers_none(company: Company) -> None:
    id = await begun(company, "hercules")
    assert answers_open_ahead(await company.tables.lookup.match(id), {}) == []
