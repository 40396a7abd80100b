"""The dispatcher takes care: of pictures that do not arrive, lost answers, blocked channels, clocks set back, bans."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from sqlalchemy import delete, select

from bot.processes.job_queue import PoolBusy
from bot.runtime.clock import HOUR, MINUTE
from bot.storage.database import Database
from bot.storage.schema import outbox
from bot.tables.building import start_tables
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.outbox.failures import Breaker
from bot.tables.outbox.posts import BoardPost, LobbyPost
from bot.tables.rules.new_table import NewTable
from bot.tables.store import outbox_rows
from tests.bot.tables.company import ANNA, BO, CHANNEL, GAME, SERVER, Company, Hand
from tests.bot.tables.outbox.scripted_messenger import Call, ScriptedMessenger, refusal


def with_pictures(messenger: ScriptedMessenger) -> list[str]:
    """With which pictures the boards were tried, one after another."""
    return [call.facts["pictures"] for call in messenger.calls if call.kind == "board"]


@pytest.mark.parametrize("code", [40005, 50045])
async def test_what_is_too_large_is_sent_smaller_and_then_in_words(company: Company, code: int) -> None:
    refused = [refusal(413, code), refusal(413, code)]
    company.messenger.fails = lambda call: refused.pop() if call.kind == "board" and refused else None
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert with_pictures(company.messenger) == ["full", "small", "none"]
    assert len(company.messenger.of("board")) == 1
    assert company.naps == []
    await company.move(1)
    await company.settle()
    assert with_pictures(company.messenger)[-1] == "full"


async def test_what_is_too_large_even_in_words_is_given_up(company: Company) -> None:
    company.messenger.fails = lambda call: refusal(413, 40005) if call.kind == "board" else None
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert set(with_pictures(company.messenger)) == {"full", "small", "none"}
    assert await company.pending_kinds() == []


@pytest.mark.parametrize("error", [refusal(500), TimeoutError(), PoolBusy()], ids=repr)
async def test_after_three_failures_with_a_picture_the_board_comes_in_words(
    company: Company, error: BaseException
) -> None:
    def fails(call: Call) -> BaseException | None:
        return error if call.kind == "board" and call.facts["pictures"] != "none" else None

    company.messenger.fails = fails
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert with_pictures(company.messenger) == ["full", "full", "full", "none"]
    assert company.naps == [1, 2, 4]


async def test_an_answer_lost_long_ago_makes_no_second_message(company: Company) -> None:
    """Discord posted the board, we never heard of it, and by now it has forgotten the nonce: it is looked for."""
    messenger = company.messenger
    messenger.knows_nonces = False
    lost = True

    def fails(call: Call) -> BaseException | None:
        # The first try arrives; then nothing gets through for a while.
        return OSError("gone") if call.kind == "board" and lost and messenger.of("board") else None

    messenger.fails = fails
    messenger.fails_after = lambda call: refusal(502) if call.kind == "board" and lost else None
    sleep, longest = company.dispatcher._sleep, 12

    async def until_the_nonce_is_forgotten(seconds: float) -> None:
        nonlocal lost
        await sleep(seconds)
        lost = len(company.naps) < longest

    company.dispatcher._sleep = until_the_nonce_is_forgotten
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert len(messenger.of("board")) == 1
    place = await company.tables.messages.place(1, "board")
    assert place == next(place for place, message in messenger.messages.items() if message.kind == "board")
    assert "find" in [call.kind for call in messenger.calls]
    assert await company.pending_kinds() == []


async def test_while_the_nonce_is_known_nobody_looks(company: Company) -> None:
    company.dispatcher.wake()
    await company.settle()
    failures = [refusal(502), refusal(502)]
    company.messenger.fails_after = lambda call: failures.pop() if call.kind == "board" and failures else None
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert "find" not in [call.kind for call in company.messenger.calls]
    assert len(company.messenger.of("board")) == 1


async def test_what_was_posted_just_before_a_crash_is_found_after_it(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock)
    await company.dispatcher.close()
    table = await company.started(BO)
    messenger = ScriptedMessenger()
    messenger.knows_nonces = False
    match = await company.tables.lookup.match(table.id)
    there = await messenger.post(BoardPost(table, match, []), None, "before the crash")
    await company.leave()
    again = Company.gather(database, clock, messenger)
    await start_tables(again.tables)
    await again.settle()
    assert [place for place, message in messenger.messages.items() if message.kind == "board"] == [there]
    assert await again.tables.messages.place(table.id, "board") == there
    await again.leave()


@pytest.mark.parametrize("called", [(), (0,), (1,)])
async def test_whom_a_board_has_called_is_known_after_a_crash(
    database: Database, clock: Hand, called: tuple[int, ...]
) -> None:
    """Each edit repeats whether it notifies, and whom it named. Before the crash others may have been to act."""
    company = Company.gather(database, clock)
    await company.dispatcher.close()
    table = await company.started(BO)
    messenger = ScriptedMessenger()
    messenger.knows_nonces = False
    match = await company.tables.lookup.match(table.id)
    await messenger.post(BoardPost(table, match, [], called), None, "before the crash")
    await company.leave()
    again = Company.gather(database, clock, messenger)
    await start_tables(again.tables)
    await again.settle()
    await again.tables.messages.refresh(table.id)
    await again.settle()
    boards = [call.facts["called_seats"] for call in messenger.calls if call.kind == "board"]
    assert len(messenger.of("board")) == 1
    assert set(boards) == {called}
    assert len(boards) > 1
    await again.leave()


@pytest.mark.parametrize("ends", [False, True])
async def test_a_lobby_that_has_called_its_host_is_edited_as_one_that_notifies(company: Company, ends: bool) -> None:
    table = await company.lobby()
    row = outbox_rows.due_at_once(table.id, SERVER, CHANNEL, "lobby", {"gone": 1}, fresh=True)
    await company.tables.repository.write(lambda connection: outbox_rows.add(connection, [row]))
    company.dispatcher.wake()
    await company.settle()
    if ends:
        await company.tables.lobbies.close(table.id, ANNA)
    else:
        await company.tables.lobbies.join(table.id, BO)
    await company.settle()
    messages = [call for call in company.messenger.calls if call.kind in ("lobby", "closed")]
    assert messages[-1].place is not None
    assert (messages[-2].facts["called_people"], messages[-1].facts["is_loud"]) == ((ANNA.id,), True)
    assert not await company.pending_kinds()


async def test_a_board_whose_answer_was_lost_goes_when_the_match_ends_meanwhile(
    database: Database, clock: Hand
) -> None:
    company = Company.gather(database, clock)
    await company.dispatcher.close()
    table = await company.started(BO)
    messenger = ScriptedMessenger()
    match = await company.tables.lookup.match(table.id)
    there = await messenger.post(BoardPost(table, match, []), None, "before the crash")
    await company.play_out(table.id, 1)
    await company.leave()
    again = Company.gather(database, clock, messenger)
    await start_tables(again.tables)
    await again.settle()
    assert not messenger.messages[there].buttons
    assert len(messenger.of("final")) == 1
    await again.leave()


async def test_the_lobby_of_a_match_that_began_at_once_is_found_after_a_crash(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock)
    await company.dispatcher.close()
    alone = NewTable(SERVER, CHANNEL, ANNA, GAME, table_options={"thread": "yes"}, solo=True)
    table = await company.tables.lobbies.open(alone)
    query = select(outbox.c.id).where(outbox.c.kind == "thread")
    row = await database.read(lambda connection: connection.scalar(query))
    messenger = ScriptedMessenger()
    messenger.knows_nonces = False
    there = await messenger.post(LobbyPost(table), None, f"{table.opened:x}-{row:x}")
    await company.leave()
    again = Company.gather(database, clock, messenger)
    await start_tables(again.tables)
    await again.settle()
    assert [place for place, message in messenger.messages.items() if message.kind == "lobby"] == [there]
    assert not messenger.messages[there].buttons
    assert await again.tables.messages.place(table.id, "lobby") == there
    await again.leave()


async def test_after_a_crash_it_is_looked_for_until_discord_answers(database: Database, clock: Hand) -> None:
    """The first look gets no answer: it is no first try, so the next one looks again and does not trust the nonce."""
    company = Company.gather(database, clock)
    await company.dispatcher.close()
    table = await company.started(BO)
    messenger = ScriptedMessenger()
    messenger.knows_nonces = False
    match = await company.tables.lookup.match(table.id)
    there = await messenger.post(BoardPost(table, match, []), None, "before the crash")
    await company.leave()
    unanswered = [OSError("gone"), OSError("gone")]
    messenger.fails = lambda call: unanswered.pop() if call.kind == "find" and unanswered else None
    again = Company.gather(database, clock, messenger)
    await start_tables(again.tables)
    await again.settle()
    assert not unanswered
    assert [place for place, message in messenger.messages.items() if message.kind == "board"] == [there]
    assert await again.tables.messages.place(table.id, "board") == there
    await again.leave()


async def test_a_blocked_channel_is_known_and_tried_at_once_when_something_changed(database: Database) -> None:
    clock, forbidden = Hand(), True
    company = Company.gather(database, clock)
    company.messenger.fails = lambda call: refusal(403, 50013) if forbidden else None
    resting = asyncio.Event()

    async def sleep(seconds: float) -> None:
        resting.set()
        await asyncio.get_running_loop().create_future()

    company.dispatcher._sleep = sleep
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await resting.wait()
    blocked = company.dispatcher.blocked[CHANNEL]
    assert (blocked.server, blocked.host, blocked.trouble) == (SERVER, ANNA.id, "no_access")
    tries = len(company.messenger.calls)
    await company.dispatcher.try_again([CHANNEL + 1])
    assert len(company.messenger.calls) == tries
    forbidden = False
    await company.dispatcher.try_again([CHANNEL])
    await company.messenger.until("board")
    await company.settle()
    assert company.dispatcher.blocked == {}
    assert await company.pending_kinds() == []
    await company.leave()


@pytest.mark.parametrize("trouble", [refusal(403, 50013), refusal(404, 10003), refusal(502)], ids=repr)
async def test_of_a_channel_for_which_nothing_waits_nothing_is_kept(
    company: Company, trouble: discord.HTTPException
) -> None:
    """Its host would hear of it until the bot starts again, and each channel that ever was in trouble be kept."""
    count = 0

    async def erase(_: float) -> None:
        nonlocal count
        count += CHANNEL in company.dispatcher.blocked
        await company.database.write(lambda connection: connection.execute(delete(outbox)))

    company.messenger.fails = lambda call: trouble
    company.dispatcher._sleep = erase
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert count == (trouble.status < 500), "the control"
    state = vars(company.dispatcher).items()
    assert {name: each for name, each in state if isinstance(each, dict | set) and each} == {}


async def test_a_clock_that_is_set_back_holds_nothing_up(company: Company) -> None:
    failures = [refusal(502)] * 3
    company.messenger.fails = lambda call: failures.pop() if call.kind == "board" and failures else None
    sleep = company.dispatcher._sleep

    async def turning_back(seconds: float) -> None:
        await sleep(seconds)
        company.clock.turn(-HOUR)

    company.dispatcher._sleep = turning_back
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert company.naps == [1, 2, 4]
    assert len(company.messenger.of("board")) == 1


async def test_a_refused_token_is_told_at_once(company: Company) -> None:
    calls = []
    company.dispatcher = Dispatcher(
        company.tables.repository, company.tables.time, company.messenger, refused=lambda: calls.append(True)
    )
    company.messenger.fails = lambda call: refusal(401)
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert calls == [True]


def test_the_breaker_trips_long_before_discord_bans_us() -> None:
    breaker = Breaker(most=100)
    for number in range(99):
        breaker.note(403, number)
    breaker.note(500, 99)
    breaker.note(None, 99)
    assert breaker.pause(99) == 0
    breaker.note(429, 99)
    assert breaker.pause(99) == pytest.approx((10 * MINUTE - 99) / 1_000)
    assert breaker.pause(10 * MINUTE) == 0
    assert breaker.pause(-HOUR) <= 600


async def test_a_storm_of_refusals_stops_all_sending_for_a_while(company: Company) -> None:
    company.dispatcher._breaker = Breaker(most=2)
    refused = [refusal(403, 50035)] * 2
    company.messenger.fails = lambda call: refused.pop() if call.kind == "board" and refused else None
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert sum(company.naps) >= 590
    assert company.messenger.of("board")


async def test_requests_that_discord_py_tries_again_by_itself_are_counted_too() -> None:
    """The dispatcher never sees a 429 that discord.py has waited for."""
    clock, breaker = Hand(), Breaker(most=3)
    statuses = [(429, {}), (429, {"X-RateLimit-Scope": "shared"}), (200, {}), (403, {}), (404, {}), (401, {})]

    async def answer(request: web.Request) -> web.Response:
        status, headers = statuses[int(request.match_info["number"])]
        return web.Response(status=status, headers=headers)

    application = web.Application()
    application.router.add_get("/{number}", answer)
    async with TestServer(application) as server:
        config = breaker.trace(clock, aiohttp.TraceConfig())
        async with aiohttp.ClientSession(trace_configs=[config]) as session:
            for number in range(len(statuses)):
                assert breaker.pause(clock.now()) == 0
                async with session.get(server.make_url(f"/{number}")):
                    pass
    assert breaker.pause(clock.now()) > 0, "429, 403 and 401"
