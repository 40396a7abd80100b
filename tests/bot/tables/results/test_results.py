"""Results and ratings are written in the transaction of the last move; statistics come from them."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from bot.storage.schema import journal, undone
from bot.storage.schema import ratings as rating_rows
from bot.storage.schema import results as result_rows
from bot.tables.model.options import USUAL
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.preferences import Preferences
from bot.tables.results import results
from bot.tables.results.outcome import TimedChoice, thinking_times
from bot.tables.results.ratings import Rating, rate_match, recompute, recompute_all
from bot.tables.rules.hints import HINTED
from bot.tables.rules.new_table import NewTable
from engine.match import Match
from engine.registry import find_game
from engine.verification import verify
from tests.bot.tables.company import ANNA, BO, CLIO, GAME, SERVER, Company


async def rows(company: Company, of: Any) -> list[Any]:
    return list((await company.database.read(lambda c: c.execute(select(of)))).all())


async def play_match(company: Company, *others: Any, seed: int = 1, channel: int = 1) -> Table:
    table = await company.started(*others, channel=channel)
    return await company.play_out(table.id, seed)


async def test_a_finished_match_leaves_results_and_moves_ratings(company: Company) -> None:
    table = await play_match(company, BO)
    match = await company.tables.lookup.match(table.id)
    outcomes = await company.tables.results.of_table(table.id)
    places = {standing.seat: (standing.place, standing.points) for standing in match.standings}
    assert {each.seat: (each.place, each.points) for each in outcomes} == places
    for each in outcomes:
        assert sum(each.facts["parts"].values()) == each.points
        assert each.before == Rating()
        assert each.after is not None
    best, worst = sorted(outcomes, key=lambda each: each.place)
    assert best.place == worst.place or best.after.mean > 25 > worst.after.mean
    ratings = await rows(company, rating_rows)
    assert sorted((row.mean, row.doubt, row.matches) for row in ratings) == sorted(
        (*each.after[:2], 1) for each in outcomes
    )


async def test_the_last_move_and_its_results_are_stored_together_or_not_at_all(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await company.started(BO)
    chance = random.Random(1)

    async def failing(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(results, "write", failing)
    with pytest.raises(ZeroDivisionError):
        await company.play_on(table.id, chance)
    table = await company.tables.lookup.get(table.id)
    assert table.stage == "playing"
    assert not await rows(company, result_rows)
    monkeypatch.undo()
    table = await company.play_on(table.id, chance)
    assert table.stage == "finished"
    assert len(await rows(company, result_rows)) == 2


async def test_a_match_that_cannot_be_counted_ends_all_the_same(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "outcomes", lambda live, choices: 1 / 0)
    table = await play_match(company, BO)
    assert table.stage == "finished"
    assert not await rows(company, result_rows)
    assert await company.tables.results.of_table(table.id) == []


async def test_matches_with_computer_players_leave_results_but_move_no_ratings(company: Company) -> None:
    table = await company.started(BO, computers=1)
    await company.play_on(table.id, random.Random(2))
    assert len(await rows(company, result_rows)) == 3
    assert not await rows(company, rating_rows)
    [anna] = await company.tables.results.of_person(ANNA.id, SERVER, asked_by=ANNA.id)
    assert (anna.matches, anna.rating) == (1, None)


async def test_who_does_not_want_to_be_rated_is_not(company: Company) -> None:
    await play_match(company, BO, seed=3)
    assert len((await company.tables.results.leaderboard(SERVER, GAME)).ranked) == 2
    await company.tables.people.change_preferences(BO.id, lambda _: Preferences(rated=False))
    await play_match(company, BO, seed=5)
    assert {row.matches for row in await rows(company, rating_rows)} == {1}
    board = await company.tables.results.leaderboard(SERVER, GAME)
    assert [each.name for each in board.ranked] == [ANNA.name]
    with pytest.raises(Refusal, match="not_rated"):
        await company.tables.results.of_person(BO.id, SERVER, asked_by=ANNA.id)
    [own] = await company.tables.results.of_person(BO.id, SERVER, asked_by=BO.id)
    assert own.matches == 2


async def test_ratings_made_again_are_the_same(company: Company) -> None:
    for seed, others in enumerate(((BO,), (BO, CLIO), (CLIO,), (BO,)), start=10):
        await play_match(company, *others, seed=seed)
    ratings = {(row.person, row.server, row.game): row[3:] for row in await rows(company, rating_rows)}
    fresh = await company.database.read(recompute_all)
    assert {key: tuple(rating) for key, rating in fresh.items()} == {key: tuple(row) for key, row in ratings.items()}
    assert await company.database.write(recompute) == 3
    again = {(row.person, row.server, row.game): row[3:] for row in await rows(company, rating_rows)}
    assert again == ratings


async def test_ratings_made_again_are_the_same_when_somebody_was_erased(company: Company) -> None:
    for seed in (20, 21):
        await play_match(company, BO, seed=seed)
    await company.tables.people.erase(BO)
    [rating] = await rows(company, rating_rows)
    assert [row.person for row in await rows(company, result_rows)].count(None) == 2
    await company.database.write(recompute)
    assert await rows(company, rating_rows) == [rating]


async def test_matches_that_end_in_the_same_instant_are_counted_one_after_the_other(company: Company) -> None:
    for seed, channel in ((30, 1), (31, 2)):
        await play_match(company, BO, seed=seed, channel=channel)
    ended = {row.table_id: row.ended for row in await rows(company, result_rows)}
    assert len(set(ended.values())) == 2


def test_equal_places_draw_ratings_together() -> None:
    strong, weak = rate_match([Rating(30.0, 4.0), Rating(20.0, 4.0)], [1, 1], [True, True])
    assert strong.mean < 30
    assert weak.mean > 20
    first, second, third = rate_match([Rating()] * 3, [1, 2, 3], [True] * 3)
    assert first.mean > second.mean > third.mean
    assert first.doubt < Rating().doubt
    assert Rating().display_value == 1000


async def test_alone_each_level_stands_by_itself(company: Company) -> None:
    for level, seed in (("mild", 40), ("hard", 41), ("mild", 42)):
        table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, GAME, {"level": level}, solo=True))
        await company.play_out(table.id, seed)
    [own] = await company.tables.results.of_person(ANNA.id, SERVER, asked_by=ANNA.id)
    assert own.matches == 0
    assert {each.level: each.matches for each in own.alone} == {(("level", "mild"),): 2, (("level", "hard"),): 1}
    board = await company.tables.results.leaderboard(SERVER, GAME)
    assert not board.ranked
    assert [(each.name, each.alone.level) for each in board.alone] == [
        (ANNA.name, (("level", "hard"),)),
        (ANNA.name, (("level", "mild"),)),
    ]


async def test_others_see_only_the_matches_of_their_server(company: Company) -> None:
    await play_match(company, BO, seed=50)
    assert await company.tables.results.of_person(BO.id, SERVER + 1, asked_by=ANNA.id) == []
    [here] = await company.tables.results.of_person(BO.id, SERVER, asked_by=ANNA.id)
    [everywhere] = await company.tables.results.of_person(BO.id, SERVER + 1, asked_by=BO.id)
    assert here.matches == everywhere.matches == 1
    assert (here.rating is not None, everywhere.rating) == (True, None)


def test_a_decision_takes_from_its_question_to_its_answer_even_beside_others() -> None:
    match = Match.start(find_game("diceforge"), 3, seed=b"p" * 32)
    chance = random.Random(6)
    now, starts, choices, expected = 0, dict.fromkeys((question.number for question in match.questions), 0), [], []
    while not match.is_finished:
        question = chance.choice(match.questions)
        now += chance.randrange(1, 1000)
        expected.append(now - starts[question.number])
        choices.append(TimedChoice(question.seat, now, True, False))
        match.play(question.seat, chance.choice(question.options).id)
        for other in match.questions:
            starts.setdefault(other.number, now)
    assert thinking_times(match, choices, 0) == expected


async def test_a_hint_is_noted_once_for_a_question_and_only_where_wanted(company: Company) -> None:
    table = await company.started(BO)
    await company.tables.results.note_hint(table.id, 0)
    assert not [event for event in await company.tables.lookup.story(table.id) if event.kind == HINTED]
    live = await company.tables.repository.live(table.id)
    noting = replace(live.table, options=USUAL._replace(hints=True))
    company.tables.repository._keep(replace(live, table=noting))
    for _ in range(3):
        await company.tables.results.note_hint(table.id, 0)
    assert [event.seat for event in await company.tables.lookup.story(table.id) if event.kind == HINTED] == [0]


@pytest.mark.parametrize("module", ["goddess", "titans"])
async def test_a_match_with_undone_choices_and_stand_ins_holds_and_counts_what_stands(
    company: Company, module: str
) -> None:
    settings = {"module": module, "sets": "rebellion", "line_up": "random"}
    table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, "diceforge", settings))
    await company.tables.lobbies.join(table.id, BO)
    table = await company.tables.lobbies.start(table.id, ANNA)
    promised, chance, seats = table.commitment, random.Random(8), company.tables.seats
    for at in range(40):
        _, person, _ = await company.choices(table.id)
        await company.move(table.id, chance)
        mover, other = (ANNA, BO) if person == ANNA.id else (BO, ANNA)
        if at % 13 == 12:
            consent = await seats.undo(table.id, mover)
            for proposal in consent.table.proposals:
                await seats.answer(table.id, other, proposal.number, True)
    await seats.take_over(table.id, 1, "asked")
    for _ in range(3):
        await company.tables.computers.idle()
        await company.move(table.id, chance)
    await company.tables.computers.idle()
    await seats.come_back(table.id, BO)
    clicked = [entry for entry in await rows(company, journal) if entry.interaction is not None]
    table = await company.play_out(table.id, 8)
    document = await company.tables.lookup.export(table.id)
    report = verify(document, promised=promised)
    assert report.valid, report.difference
    assert verify(json.loads(json.dumps(document)), promised=promised).valid
    assert not verify({**document, "moves": document["moves"][:-1]}, promised=promised).valid
    entries = await rows(company, journal)
    counts = [sum(row.seat == seat and row.interaction is not None for row in entries) for seat in (0, 1)]
    assert sum(counts) > len(clicked) > 30
    outcomes = await company.tables.results.of_table(table.id)
    assert [each.facts["decisions"] for each in outcomes] == counts
    assert await rows(company, undone)
    assert len(await rows(company, rating_rows)) == 2


async def test_in_the_first_three_matches_an_easy_computer_player_is_preselected(company: Company) -> None:
    of = company.tables.results.fitting_player
    for number in range(3):
        assert await of(ANNA.id) == "novice"
        await play_match(company, BO, seed=number, channel=number + 1)
    assert await of(ANNA.id) == "greedy"
    assert await of(CLIO.id) == "novice", "each person has first matches"
