"""Requests in a lobby."""

from __future__ import annotations

import pytest

from bot.runtime.clock import HOUR, MINUTE
from bot.storage.database import Database
from bot.tables.model.limits import UNHURRIED, Limits
from bot.tables.model.options import USUAL
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person
from bot.tables.rules.new_table import NewTable
from engine.seal import commitment, public_terms
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, DORA, GAME, SERVER, Company, Hand


async def refused(call) -> Refusal:
    with pytest.raises(Refusal) as error:
        await call
    return error.value


async def test_host_sits_in_the_first_seat_and_the_seed_is_bound(company: Company) -> None:
    table = await company.lobby()
    assert (table.stage, table.host, table.version) == ("lobby", ANNA.id, 1)
    assert [(seat.person, seat.name) for seat in table.seats] == [(ANNA.id, "Anna")]
    assert table.settings == {"variant": "full", "first": "random"}
    live = await company.tables.repository.live(table.id)
    assert table.sealed == public_terms("hercules", table.settings, table.id)
    assert table.commitment == commitment(live.seed, live.salt, table.sealed)
    assert len(live.seed) == len(live.salt) == 32


async def test_seeds_are_in_no_representation(company: Company) -> None:
    table = await company.lobby()
    live = await company.tables.repository.live(table.id)
    assert live.seed.hex() not in repr(live)
    assert repr(live.seed) not in repr(live)


async def test_one_open_table_per_channel_with_a_link_to_it(company: Company) -> None:
    table = await company.lobby()
    await company.settle()
    error = await refused(company.tables.lobbies.open(NewTable(SERVER, CHANNEL, BO, GAME)))
    place = await company.tables.messages.place(table.id, "lobby")
    assert place is not None
    assert (error.key, error.facts["message"]) == ("table_exists", place.message)
    await company.tables.lobbies.close(table.id, ANNA)
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, BO, GAME))


async def test_everybody_sits_once_and_seats_run_out(company: Company) -> None:
    table = await company.lobby(BO, CLIO, DORA)
    assert table.names == ("Anna", "Bo 王小明", "Κλειώ", "Dora")
    assert (await refused(company.tables.lobbies.join(table.id, BO))).key == "already_joined"
    assert (await refused(company.tables.lobbies.join(table.id, Person(9, "Eva")))).key == "lobby_full"
    assert (await refused(company.tables.lobbies.add_computer(table.id, ANNA))).key == "seats_full"


async def test_host_who_leaves_hands_over_to_a_person(company: Company) -> None:
    table = await company.lobby()
    await company.tables.lobbies.add_computer(table.id, ANNA)
    await company.tables.lobbies.join(table.id, BO)
    table = await company.tables.lobbies.leave(table.id, ANNA)
    assert (table.host, table.stage) == (BO.id, "lobby")
    assert [seat.number for seat in table.seats] == [0, 1]
    assert [seat.person for seat in table.seats] == [BO.id, None]
    assert (await refused(company.tables.lobbies.leave(table.id, ANNA))).key == "not_seated"
    table = await company.tables.lobbies.leave(table.id, BO)
    assert table.stage == "ended"
    assert await company.tables.lobbies.in_channel(CHANNEL) is None


async def test_only_the_host_decides(company: Company) -> None:
    table = await company.lobby(BO)
    tables = company.tables
    for call in (
        tables.lobbies.start(table.id, BO),
        tables.lobbies.close(table.id, BO),
        tables.lobbies.add_computer(table.id, BO),
        tables.lobbies.remove_computer(table.id, BO),
        tables.lobbies.choose_options(table.id, BO, {"variant": "simplified"}, {}),
        tables.lobbies.start(table.id, CLIO),
    ):
        error = await refused(call)
        assert (error.key, error.facts) == ("not_host", {"host": "Anna"})
    assert await tables.lookup.get(table.id) == table


async def test_settings_are_checked_by_the_game(company: Company) -> None:
    table = await company.lobby()
    choose = company.tables.lobbies.choose_options
    table = await choose(table.id, ANNA, {"variant": "simplified"}, {"limit": "h24", "hints": "yes"})
    assert (table.settings["variant"], table.options.hints) == ("simplified", True)
    for key, value in (("variant", "wild"), ("colour", "red"), ("level", "hard")):
        assert (await refused(choose(table.id, ANNA, {"first": "host", key: value}, {}))).key == "no_such_setting"
    for key, value in (("limit", "h1000"), ("colour", "red"), ("posting", "")):
        assert (await refused(choose(table.id, ANNA, {"first": "host"}, {key: value}))).key == "no_such_setting"
    assert await company.tables.lookup.get(table.id) == table, "all of it or nothing"
    for bad in ({"level": "hard"}, {"variant": "x"}):
        assert (
            await refused(company.tables.lobbies.open(NewTable(SERVER, 2, ANNA, GAME, bad)))
        ).key == "no_such_setting"
    table = await company.tables.lobbies.open(NewTable(SERVER, 2, ANNA, GAME, {"level": "hard"}, solo=True))
    assert table.settings == {"variant": "full", "level": "hard"}
    assert (await refused(company.tables.lobbies.open(NewTable(SERVER, 3, ANNA, "chess")))).key == "no_such_game"


async def test_computer_players_come_and_go(company: Company) -> None:
    table = await company.lobby()
    table = await company.tables.lobbies.add_computer(table.id, ANNA, "random")
    table = await company.tables.lobbies.add_computer(table.id, ANNA)
    assert [seat.computer for seat in table.seats] == [None, "random", "greedy"]
    assert len(set(table.names)) == 3
    assert (await refused(company.tables.lobbies.add_computer(table.id, ANNA, "oracle"))).key == "no_such_player"
    table = await company.tables.lobbies.remove_computer(table.id, ANNA)
    assert [seat.computer for seat in table.seats] == [None, "random"]
    await company.tables.lobbies.remove_computer(table.id, ANNA)
    assert (await refused(company.tables.lobbies.remove_computer(table.id, ANNA))).key == "no_computer"


async def test_alone_nobody_starts_a_match_for_several(company: Company) -> None:
    table = await company.lobby()
    error = await refused(company.tables.lobbies.start(table.id, ANNA))
    assert (error.key, error.facts) == ("too_few_players", {"seats": 2})
    await company.tables.lobbies.add_computer(table.id, ANNA)
    table = await company.tables.lobbies.start(table.id, ANNA)
    assert table.stage == "playing"
    assert table.started == company.clock.now()
    for call in (
        company.tables.lobbies.start(table.id, ANNA),
        company.tables.lobbies.join(table.id, BO),
        company.tables.lobbies.leave(table.id, ANNA),
        company.tables.lobbies.close(table.id, ANNA),
    ):
        assert (await refused(call)).key == "wrong_stage"


async def test_words_change_the_dice_and_are_kept_as_digests(company: Company) -> None:
    table = await company.lobby(BO)
    await company.tables.lobbies.add_word(table.id, BO, "  parmenides  ")
    assert (await refused(company.tables.lobbies.add_word(table.id, CLIO, "x"))).key == "not_seated"
    await company.tables.lobbies.start(table.id, ANNA)
    match = await company.tables.lookup.match(table.id)
    from hashlib import sha256

    assert match.origin.words == (sha256(b"parmenides").hexdigest(),)


async def test_strange_names_and_words_are_stored(company: Company) -> None:
    strange = Person(7, "\ud800\0" + "x" * 500)
    table = await company.lobby(strange)
    await company.tables.lobbies.add_word(table.id, strange, "\udfff\0" * 100)
    company.tables.repository.drop(table.id)
    seat = (await company.tables.lookup.get(table.id)).seats[1]
    assert seat.name.startswith("?x")
    assert len(seat.name) <= 100
    assert len(seat.word or "") <= 64


async def test_a_person_and_a_server_have_limits(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock, limits=Limits(open_per_person=2, open_per_server=4))
    for channel in (1, 2):
        await company.lobby(channel=channel)
    error = await refused(company.tables.lobbies.open(NewTable(SERVER, 3, ANNA, GAME)))
    assert (error.key, error.facts["limit"]) == ("too_many_tables", 2)
    third = await company.lobby(channel=3, host=BO)
    assert (await refused(company.tables.lobbies.join(third.id, ANNA))).key == "too_many_tables"
    await company.lobby(channel=4, host=CLIO)
    error = await refused(company.tables.lobbies.open(NewTable(SERVER, 5, DORA, GAME)))
    assert (error.key, error.facts["limit"]) == ("too_many_tables", 4)
    await company.tables.lobbies.open(NewTable(SERVER + 1, 5, DORA, GAME))
    await company.leave()


async def test_only_so_many_tables_are_opened_in_an_hour(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock, limits=Limits())
    for _ in range(5):
        table = await company.lobby()
        await company.tables.lobbies.close(table.id, ANNA)
        clock.turn(MINUTE)
    error = await refused(company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME)))
    assert (error.key, error.facts) == ("too_many_openings", {"limit": 5, "minutes": 55})
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL + 1, BO, GAME))
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await give_up_all(company, ANNA)
    clock.turn(55 * MINUTE)
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME))
    await company.leave()


async def give_up_all(company: Company, person: Person) -> None:
    for table in await company.tables.lookup.open_tables_of(person):
        await company.tables.ends.vote(table.id, person)


async def test_alone_one_opens_more_and_is_told_how_many_are_left(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock, limits=Limits(openings_per_hour=2, alone_per_hour=4))
    left = company.tables.lobbies.openings_left
    for expected in (3, 2, 1, 0):
        await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
        await give_up_all(company, ANNA)
        assert await left(ANNA.id, alone=True) == expected
        assert await left(ANNA.id, alone=False) == 2, "what is played alone counts for itself"
    error = await refused(
        company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True, opponents=("greedy",)))
    )
    assert (error.key, error.facts["limit"]) == ("too_many_openings", 4)
    table = await company.lobby()
    assert await left(ANNA.id, alone=False) == 1
    await company.tables.lobbies.add_computer(table.id, ANNA)
    await company.tables.lobbies.start(table.id, ANNA)
    assert await left(ANNA.id, alone=False) == 2, "a lobby that began without others is a match alone"
    clock.turn(HOUR)
    assert await left(ANNA.id, alone=True) == 4
    await company.leave()


async def test_rematches_and_challenges_of_the_day_do_not_count(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock, limits=Limits(openings_per_hour=1, alone_per_hour=1))
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    for _ in range(3):
        await give_up_all(company, ANNA)
        table = await company.tables.lobbies.open_rematch(table.id, ANNA)
    await give_up_all(company, ANNA)
    day = company.tables.dailies.today
    for _ in range(3):
        await company.tables.dailies.play(SERVER, ANNA, GAME, day, language="en", options=USUAL)
        await give_up_all(company, ANNA)
    refusal = await refused(company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True)))
    assert refusal.key == "too_many_openings"
    await company.leave()


async def test_nobody_fills_the_database_with_matches_that_do_not_count(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock, limits=Limits(tables_per_hour=3))
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    for _ in range(2):
        await give_up_all(company, ANNA)
        table = await company.tables.lobbies.open_rematch(table.id, ANNA)
    await give_up_all(company, ANNA)
    assert (await refused(company.tables.lobbies.open_rematch(table.id, ANNA))).key == "too_many_openings"
    await company.leave()


async def test_only_so_many_tables_are_opened_in_a_day(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock, limits=Limits(tables_per_day=3))
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    for _ in range(2):
        clock.turn(2 * HOUR)
        await give_up_all(company, ANNA)
        table = await company.tables.lobbies.open_rematch(table.id, ANNA)
    await give_up_all(company, ANNA)
    error = await refused(company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True)))
    assert (error.key, error.facts) == ("too_many_in_a_day", {"limit": 3, "hours": 20})
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, BO, GAME, solo=True))
    await give_up_all(company, BO)
    clock.turn(20 * HOUR)
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.leave()


async def test_only_so_many_seats_are_played_for_a_person_in_a_day(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock, limits=Limits(seats_per_day=4))
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    clock.turn(2 * HOUR)
    await give_up_all(company, ANNA)
    table = await company.lobby(BO, CLIO)
    error = await refused(company.tables.lobbies.start(table.id, ANNA))
    assert (error.key, error.facts) == ("too_many_seats", {"limit": 4, "hours": 22})
    await company.tables.lobbies.leave(table.id, CLIO)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL + 1, BO, GAME, solo=True))
    error = await refused(company.tables.lobbies.open(NewTable(SERVER, CHANNEL + 2, ANNA, GAME, solo=True)))
    assert (error.key, error.facts) == ("too_many_seats", {"limit": 4, "hours": 22})
    clock.turn(22 * HOUR)
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL + 2, ANNA, GAME, solo=True))
    await company.leave()


async def test_a_lobby_that_is_handed_on_counts_for_who_opened_it(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock, limits=Limits(openings_per_hour=2))
    for channel in (1, 2):
        table = await company.lobby(BO, channel=channel)
        await company.tables.lobbies.leave(table.id, ANNA)
        assert (await company.tables.lookup.get(table.id)).host == BO.id
    await company.lobby(channel=3, host=BO)
    assert (await refused(company.tables.lobbies.open(NewTable(SERVER, 4, ANNA, GAME)))).key == "too_many_openings"
    await company.leave()


async def test_without_limits_one_opens_as_many_as_one_likes(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock, limits=UNHURRIED)
    for _ in range(35):
        await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
        await give_up_all(company, ANNA)
    assert await company.tables.lobbies.openings_left(ANNA.id, alone=True) is None
    await company.leave()


@pytest.mark.parametrize("id", [0, -1, 2**63, 10**30, 4_711])
async def test_table_that_is_none(company: Company, id: int) -> None:
    assert (await refused(company.tables.lookup.get(id))).key == "no_table"
    assert (await refused(company.tables.lobbies.join(id, ANNA))).key == "no_table"


async def test_forgotten_lobby_closes_when_somebody_looks(company: Company) -> None:
    table = await company.lobby()
    company.clock.turn(47 * HOUR)
    await company.tables.lobbies.join(table.id, BO)
    company.clock.turn(47 * HOUR)
    assert await company.tables.lobbies.in_channel(CHANNEL) is not None
    company.clock.turn(2 * HOUR)
    assert (await refused(company.tables.lobbies.join(table.id, CLIO))).key == "wrong_stage"
    assert (await company.tables.lookup.get(table.id)).stage == "ended"
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, CLIO, GAME))


async def test_lobby_survives_a_restart(company: Company) -> None:
    table = await company.lobby(BO)
    await company.tables.lobbies.add_computer(table.id, ANNA)
    before = await company.tables.lookup.get(table.id)
    company.tables.repository.drop(table.id)
    assert await company.tables.lookup.get(table.id) == before


async def test_languages_are_kept(company: Company) -> None:
    tables = company.tables
    assert await tables.people.language(ANNA.id) is None
    await tables.people.set_language(ANNA.id, "de")
    await tables.people.set_server_language(SERVER, "de")
    assert (await tables.people.language(ANNA.id), await tables.people.server_language(SERVER)) == ("de", "de")
    await tables.people.set_language(ANNA.id, None)
    await tables.people.set_server_language(SERVER, "en")
    assert (await tables.people.language(ANNA.id), await tables.people.server_language(SERVER)) == (None, "en")
