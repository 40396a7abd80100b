"""Tournaments: sign-up, rounds that open by themselves, standings, and what an organiser decides."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime.clock import DAY
from bot.storage.schema import people, tournament_players, tournaments
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import MessagePlace
from bot.tables.people.departed_servers import leave, purge_these
from bot.tables.people.people import Person
from bot.tables.tournaments.rows import Form, Tournament
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, DORA, GAME, SERVER, Company
from tests.bot.tables.outbox.scripted_messenger import refusal

EVA = Person(910000000000000005, "Eva")
PAIRS = Form(GAME, "swiss", 2, 2, "m15")


async def gathered(company: Company, *people, form: Form = PAIRS) -> Tournament:
    tournament = await company.tables.tournaments.create(SERVER, CHANNEL, ANNA, form, "en")
    for person in people:
        tournament = await company.tables.tournaments.sign_up(tournament.id, person)
    return tournament


async def looked(company: Company, id: int) -> Tournament:
    """The tournament after all its tables that have room are open."""
    for _ in range(6):
        waiting = await company.tables.tournaments.rounds.look()
        await company.settle()
        if not waiting:
            break
    return await company.tables.tournaments.get(id)


async def test_rounds_open_by_themselves_until_it_is_over(company: Company) -> None:
    id = (await gathered(company, ANNA, BO, CLIO, DORA)).id
    await company.tables.tournaments.start(id)
    for number in (1, 2):
        tournament = await looked(company, id)
        assert tournament.round == number
        assert len(tournament.running) == 2
        assert all(table.id for table in tournament.running)
        for seed, table in enumerate(tournament.running, start=1):
            match = await company.tables.lookup.get(table.id or 0)
            assert match.people == tuple(tournament.players[player - 1].person for player in table.players)
            assert match.channel != CHANNEL
            assert match.options.after_time == "computer"
            await company.play_out(match.id, seed)
    tournament = await looked(company, id)
    assert tournament.stage == "over"
    met = [frozenset(table.players) for table in tournament.tables]
    assert len(set(met)) == 4
    assert sum(standing.worth for standing in tournament.standings) == pytest.approx(0, abs=0.01)
    assert [standing.matches for standing in tournament.standings] == [2] * 4
    with pytest.raises(Refusal, match="tournament_over"):
        await company.tables.tournaments.sign_up(id, ANNA)


async def test_a_round_is_opened_once_by_two_looks_at_the_same_time(company: Company) -> None:
    id = (await gathered(company, ANNA, BO)).id
    await company.tables.tournaments.start(id)
    await asyncio.gather(*(company.tables.tournaments.rounds.look() for _ in range(3)))
    await company.settle()
    assert len(await company.tables.lookup.open_tables_of(ANNA.id)) == 1


async def test_a_pause_opens_nothing_and_late_players_join_the_next_round(company: Company) -> None:
    id = (await gathered(company, ANNA, BO)).id
    service = company.tables.tournaments
    await service.start(id)
    tournament = await looked(company, id)
    await service.pause(id, is_paused=True)
    await service.sign_up(id, CLIO)
    await company.play_out(tournament.running[0].id or 0, 1)
    assert (await looked(company, id)).round == 1
    await service.pause(id, is_paused=False)
    tournament = await looked(company, id)
    assert tournament.round == 2
    assert any(3 in table.players for table in tournament.tables)


async def test_who_is_taken_out_loses_and_leaves_the_others_alone(company: Company) -> None:
    id = (await gathered(company, ANNA, BO, CLIO, form=PAIRS._replace(seats=3))).id
    await company.tables.tournaments.start(id)
    tournament = await looked(company, id)
    await company.tables.tournaments.withdraw(id, BO.id)
    await company.play_out(tournament.running[0].id or 0, 1)
    tournament = await looked(company, id)
    result = tournament.results[0]
    assert result.absent == {2}
    assert all(2 not in table.players for table in tournament.tables if table.round == 2)
    assert next(each for each in tournament.standings if each.player == 2).wins == 0


async def test_computers_fill_the_smaller_tables_and_count_for_nothing(company: Company) -> None:
    five = (ANNA, BO, CLIO, DORA, EVA)
    id = (await gathered(company, *five, form=PAIRS._replace(seats=3, rounds=1))).id
    await company.tables.tournaments.start(id)
    tournament = await looked(company, id)
    tables = {len(each.players): await company.tables.lookup.get(each.id or 0) for each in tournament.running}
    assert set(tables) == {3, 2}
    assert [seat.computer is None for seat in tables[3].seats] == [True, True, True]
    assert [seat.computer is None for seat in tables[2].seats] == [True, True, False]
    for table in tables.values():
        await company.play_out(table.id, 1)
    over = await looked(company, id)
    small = next(each for each in over.results if len(each.players) == 2)
    assert len(small.scores) == 2
    assert small.absent == frozenset()
    assert sum(each.worth for each in over.standings) == pytest.approx(0, abs=0.01)


async def test_limits(company: Company) -> None:
    service = company.tables.tournaments
    first = await gathered(company, ANNA)
    with pytest.raises(Refusal, match="tournament_few"):
        await service.start(first.id)
    with pytest.raises(Refusal, match="already_joined"):
        await service.sign_up(first.id, ANNA)
    with pytest.raises(Refusal, match="tournament_not_in"):
        await service.withdraw(first.id, BO.id)
    with pytest.raises(Refusal, match="no_tournament"):
        await service.get(99)
    await gathered(company)
    await gathered(company)
    with pytest.raises(Refusal, match="too_many_tournaments"):
        await gathered(company)
    await service.end(first.id)
    assert len(await service.shown_in(SERVER)) == 3


async def test_erased_players_are_out_and_named_by_their_number(company: Company) -> None:
    id = (await gathered(company, ANNA, BO)).id
    exported = await company.tables.people.export(ANNA)
    assert [row["number"] for row in exported["tournaments"]] == [1]
    assert len(exported["tournaments_organised"]) == 1
    await company.tables.people.erase(ANNA)
    tournament = await company.tables.tournaments.get(id)
    assert tournament.organiser is None
    assert tournament.players[0][1:] == (None, "Player 1", True)


async def test_what_a_server_leaves_behind_goes(company: Company) -> None:
    await gathered(company, ANNA)
    now = company.clock.now()
    await company.database.write(lambda connection: leave(connection, SERVER, now))
    await company.database.write(lambda connection: purge_these(connection, [SERVER], now))
    for rows in (tournaments, tournament_players, people):
        assert await company.count(rows) == 0


@pytest.mark.parametrize(("pace", "bank"), [("slow", 3 * DAY), ("leisurely", 7 * DAY), ("h12", 0)])
async def test_a_pace_may_bring_a_time_bank(company: Company, pace: str, bank: int) -> None:
    id = (await gathered(company, ANNA, BO, form=PAIRS._replace(pace=pace))).id
    await company.tables.tournaments.start(id)
    [running] = (await looked(company, id)).running
    match = await company.tables.lookup.get(running.id or 0)
    assert (match.options.bank, match.options.after_time) == (bank, "computer")


async def test_the_times_of_its_matches_stay_as_they_are(company: Company) -> None:
    id = (await gathered(company, ANNA, BO)).id
    await company.tables.tournaments.start(id)
    [running] = (await looked(company, id)).running
    before = await company.tables.lookup.get(running.id or 0)
    host = next(each for each in (ANNA, BO) if each.id == before.host)
    with pytest.raises(Refusal, match="times_fixed") as refused:
        await company.tables.seats.propose_bank(before.id, host, {"bank": "h336"})
    assert refused.value.facts == {"of": "tournament"}
    for key, value in (("limit", "none"), ("after_time", "ask")):
        with pytest.raises(Refusal, match="times_fixed"):
            await company.tables.lobbies.choose_table_option(before.id, host, key, value)
    await company.tables.lobbies.choose_table_option(before.id, host, "posting", "edit")
    after = await company.tables.lookup.get(before.id)
    assert after.options == before.options._replace(posting="edit")


def standings(company: Company) -> list[MessagePlace]:
    return [place for place, message in company.messenger.messages.items() if message.kind == "tournament"]


async def test_what_waits_while_discord_is_away_becomes_one_message_with_the_standings(company: Company) -> None:
    is_away = True
    company.messenger.fails = lambda call: refusal(503) if call.kind == "tournament" and is_away else None
    id = (await gathered(company, ANNA, BO)).id
    await company.tables.tournaments.start(id)
    await company.tables.tournaments.rounds.look()
    for is_paused in (True, False):
        await company.tables.tournaments.pause(id, is_paused=is_paused)
    assert (await company.pending_kinds()).count("tournament") == 3
    is_away = False
    await company.settle()
    assert len(standings(company)) == 1
    assert standings(company)[0].message == (await company.tables.tournaments.get(id)).message


async def test_standings_whose_message_was_deleted_are_shown_in_a_new_one(company: Company) -> None:
    id = (await gathered(company, ANNA, BO)).id
    await company.tables.tournaments.start(id)
    tournament = await looked(company, id)
    del company.messenger.messages[standings(company)[0]]
    await company.tables.tournaments.sign_up(id, CLIO)
    await company.tables.tournaments.sign_up(id, DORA)
    await company.settle()
    assert len(standings(company)) == 1
    assert standings(company)[0].message == (await company.tables.tournaments.get(id)).message != tournament.message
