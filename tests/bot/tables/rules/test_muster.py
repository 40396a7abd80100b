"""Who is asked to confirm before a match begins, and what becomes of it."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES, speech
from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.storage.schema import servers
from bot.tables.model.options import USUAL
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.people import Person
from bot.tables.queue.matching import Wish
from bot.tables.rules import muster
from bot.tables.rules.muster import AFTER_QUIET, LIVE, SLOW, ends_at
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, GAME, SERVER, Company, Hand
from tests.bot.tables.outbox.scripted_messenger import refusal
from tests.bot.tables.queue.test_queue import PAIR, TRIO, wait


@pytest.mark.parametrize(
    ("limit", "wakes", "lasts"),
    [
        (5 * MINUTE, (), LIVE),
        (HOUR, (30 * MINUTE,), LIVE),
        (12 * HOUR, (), SLOW),
        (0, (), SLOW),
        (DAY, (8 * HOUR,), SLOW),
        (DAY, (11 * HOUR,), 11 * HOUR + AFTER_QUIET),
    ],
)
def test_how_long_people_may_take(limit: int, wakes: tuple[int, ...], lasts: int) -> None:
    assert ends_at(USUAL._replace(limit=limit), 5, [5 + each for each in wakes]) == 5 + lasts


async def gathered(company: Company, clock: Hand, *others: Person, after: int = DAY, **options: str) -> Table:
    """A lobby in which others have sat down some time ago."""
    table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, "hercules", table_options=options))
    for person in others:
        await company.tables.lobbies.join(table.id, person)
    clock.turn(after)
    return await company.tables.lobbies.start(table.id, ANNA, company.click())


@pytest.mark.parametrize(
    ("after", "options", "is_asked"),
    [
        (SLOW, {}, False),
        (SLOW + 1, {}, True),
        (LIVE, {"limit": "m15"}, False),
        (LIVE + 1, {"limit": "m15"}, True),
        (DAY, {"muster": "none"}, False),
    ],
)
async def test_strangers_who_sat_down_some_time_ago_are_asked(
    company: Company, clock: Hand, after: int, options: dict[str, str], is_asked: bool
) -> None:
    table = await gathered(company, clock, BO, after=after, **options)
    assert (table.stage, table.muster is not None) == (("lobby", True) if is_asked else ("playing", False))


async def test_who_has_finished_a_match_with_the_host_is_no_stranger(company: Company, clock: Hand) -> None:
    await company.play_out((await company.started(BO)).id, 1)
    assert (await gathered(company, clock, BO)).stage == "playing"


async def test_where_the_host_wants_it_friends_are_asked_too(company: Company, clock: Hand) -> None:
    await company.play_out((await company.started(BO)).id, 1)
    assert (await gathered(company, clock, BO, muster="all")).muster is not None


async def test_the_match_begins_when_all_have_confirmed(company: Company, clock: Hand) -> None:
    table = await gathered(company, clock, BO, CLIO)
    assert table.muster == clock.time + SLOW
    with pytest.raises(Refusal, match="being_mustered"):
        await company.tables.lobbies.start(table.id, ANNA)
    with pytest.raises(Refusal, match="not_seated"):
        await company.tables.musters.confirm(table.id, DORA)
    assert (await company.tables.musters.confirm(table.id, BO, company.click())).stage == "lobby"
    again = await company.tables.musters.confirm(table.id, BO, company.click())
    click = company.click()
    begun = await company.tables.musters.confirm(table.id, CLIO, click)
    assert (again.version, begun.stage, begun.muster, begun.click) == (begun.version - 1, "playing", None, click)
    with pytest.raises(Refusal, match="wrong_stage"):
        await company.tables.musters.confirm(table.id, CLIO, click)


async def test_a_seat_that_is_not_confirmed_is_free_again(company: Company, clock: Hand) -> None:
    table = await gathered(company, clock, BO, CLIO)
    await company.tables.musters.confirm(table.id, BO)
    clock.turn(SLOW - 1)
    assert await company.tables.musters.look() == 0
    clock.turn(1)
    assert (await company.tables.musters.look(), await company.tables.musters.look()) == (1, 0)
    left = await company.tables.lookup.get(table.id)
    assert (left.stage, left.people, left.muster) == ("lobby", (ANNA.id, BO.id), None)
    assert (await company.tables.lobbies.start(table.id, ANNA)).stage == "playing", (
        "who has confirmed is not asked again"
    )


async def test_who_cannot_play_frees_the_seat_and_all_are_in_the_lobby(company: Company, clock: Hand) -> None:
    table = await gathered(company, clock, BO, CLIO)
    left = await company.tables.musters.decline(table.id, CLIO)
    assert (left.people, left.muster) == ((ANNA.id, BO.id), None)
    with pytest.raises(Refusal, match="not_mustered"):
        await company.tables.musters.confirm(table.id, BO)


async def test_who_joins_meanwhile_is_there(company: Company, clock: Hand) -> None:
    table = await gathered(company, clock, BO)
    assert (await company.tables.lobbies.join(table.id, CLIO)).muster == table.muster
    assert (await company.tables.musters.confirm(table.id, BO)).stage == "playing"


async def test_the_host_may_stop_waiting_and_what_they_change_does_too(company: Company, clock: Hand) -> None:
    table = await gathered(company, clock, BO)
    with pytest.raises(Refusal, match="not_host"):
        await company.tables.musters.halt(table.id, BO)
    halted = await company.tables.musters.halt(table.id, ANNA)
    assert (halted.muster, halted.people) == (None, (ANNA.id, BO.id))
    assert (await company.tables.lobbies.start(table.id, ANNA)).muster is not None
    assert (await company.tables.lobbies.add_computer(table.id, ANNA)).muster is None


# The queue


async def mustered(company: Company, *persons: Person, wish: Wish = PAIR) -> Table:
    await wait(company, *persons, wish=wish)
    assert await company.tables.queue.opening.look() == 1
    await company.settle()
    return (await company.tables.lookup.open_tables_of(persons[0]))[-1]


async def test_a_match_of_the_queue_is_called_off_and_who_was_ready_comes_first(company: Company, clock: Hand) -> None:
    table = await mustered(company, ANNA, BO, CLIO, wish=TRIO)
    for person in (ANNA, CLIO):
        await company.tables.musters.confirm(table.id, person)
    clock.turn(HOUR)
    other = Person(77, "Eva")
    await company.tables.queue.wait(other, 0, TRIO, "en")
    clock.turn(SLOW - HOUR)
    assert await company.tables.musters.look() == 1
    await company.settle()
    assert (await company.tables.lookup.get(table.id)).stage == "ended"
    own = (await company.tables.queue.standing(ANNA.id)).own
    theirs = (await company.tables.queue.standing(other.id)).own
    assert own is not None
    assert theirs is not None
    assert {member.person.id for member in own.members} == {ANNA.id, CLIO.id}
    assert own.since < theirs.since
    assert own.until > clock.time + SLOW - HOUR
    standing = await company.tables.queue.standing(BO.id)
    assert (standing.own, standing.absence.missed) == (None, 1)
    kinds = [message.kind for place, message in company.messenger.messages.items() if place.channel == ANNA.id]
    assert kinds == ["found", "over"]
    await wait(company, DORA, wish=TRIO)
    assert await company.tables.queue.opening.look() == 1
    assert len((await company.tables.lookup.get(table.id + 1)).people) == 3


async def test_who_declines_in_time_loses_nothing_but_the_place(company: Company) -> None:
    table = await mustered(company, ANNA, BO)
    await company.tables.musters.decline(table.id, BO)
    standing = await company.tables.queue.standing(BO.id)
    assert (standing.own, standing.absence.missed) == (None, 0)
    assert (await company.tables.queue.standing(ANNA.id)).own is not None


async def test_two_matches_that_are_not_confirmed_begin_a_pause(company: Company, clock: Hand) -> None:
    for other in (ANNA, CLIO):
        table = await mustered(company, other, BO)
        await company.tables.musters.confirm(table.id, other)
        clock.turn(SLOW)
        await company.tables.musters.look()
        await company.tables.queue.leave(other.id)
    assert (await company.tables.queue.standing(BO.id)).absence.until == clock.time + HOUR


async def test_a_match_whose_server_is_lost_is_called_off_and_no_one_is_named(company: Company, clock: Hand) -> None:
    table = await mustered(company, ANNA, BO)
    live = await company.tables.repository.live(table.id)
    change = muster.run_out(live, clock.time + SLOW, in_vain=True)
    assert change.after.table.stage == "ended"
    (note,) = change.notes
    for language in LANGUAGES:
        text = speech(language).event(GAME, note, table.names)
        assert not any(name in text for name in ("Hades", *table.names))


async def test_a_host_of_the_queue_changes_nothing(company: Company) -> None:
    table = await mustered(company, ANNA, BO)
    host = next(each for each in (ANNA, BO) if each.id == table.host)
    for request in (
        company.tables.lobbies.start(table.id, host),
        company.tables.lobbies.add_computer(table.id, host),
        company.tables.lobbies.close(table.id, host),
        company.tables.lobbies.join(table.id, CLIO),
        company.tables.musters.halt(table.id, host),
    ):
        with pytest.raises(Refusal, match="queue_fixed"):
            await request


async def test_an_erased_person_calls_it_off(company: Company) -> None:
    table = await mustered(company, ANNA, BO)
    await company.tables.people.erase(BO)
    assert (await company.tables.lookup.get(table.id)).stage == "ended"
    assert (await company.tables.queue.standing(ANNA.id)).own is not None


async def test_where_the_bot_was_removed_nobody_loses_anything(company: Company, clock: Hand) -> None:
    table = await gathered(company, clock, BO)
    await company.database.write(lambda c: c.execute(servers.insert().values(id=SERVER, left=clock.time)))
    clock.turn(SLOW)
    assert await company.tables.musters.look() == 1
    after = await company.tables.lookup.get(table.id)
    assert (after.people, after.muster) == ((ANNA.id, BO.id), None)


async def test_after_a_start_there_is_a_grace(company: Company, clock: Hand) -> None:
    await gathered(company, clock, BO)
    clock.turn(2 * SLOW)
    company.tables.musters.begin()
    assert await company.tables.musters.look() == 0
    clock.turn(5 * MINUTE)
    assert await company.tables.musters.look() == 1


async def test_who_is_called_how(company: Company, clock: Hand) -> None:
    """Anna hosts. Bo is mentioned, Clio sleeps, Dora wants direct messages."""
    quiet = (clock.time // MINUTE % 1440 - 60) % 1440, (clock.time // MINUTE % 1440 + 120) % 1440
    await company.tables.people.change_preferences(
        CLIO.id, lambda preferences: preferences._replace(zone="UTC", quiet=quiet)
    )
    await company.tables.people.change_preferences(
        DORA.id, lambda preferences: preferences._replace(reminders="message")
    )
    table = await gathered(company, clock, BO, CLIO, DORA)
    await company.settle()
    (lobby,) = company.messenger.of("lobby")
    assert lobby.facts["called_people"] == (BO.id,)
    assert len(company.messenger.of("muster", DORA.id)) == 1
    (call,) = company.messenger.of("muster")
    assert (call.facts["seat"], clock.time >= table.moved + 2 * HOUR - MINUTE) == (2, True), "after quiet hours"


async def test_who_cannot_be_written_to_is_mentioned(company: Company, clock: Hand) -> None:
    await company.tables.people.change_preferences(BO.id, lambda preferences: preferences._replace(reminders="message"))
    company.messenger.fails = lambda call: refusal(403, 50007) if call.channel == BO.id else None
    await gathered(company, clock, BO)
    await company.settle()
    assert [call.facts["seat"] for call in company.messenger.of("muster")] == [1]
    assert (await company.tables.people.preferences(BO.id)).refused
