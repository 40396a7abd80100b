"""The dispatcher posts messages in order and once."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.storage.database import Database
from bot.tables.building import start_tables
from bot.tables.outbox import dispatcher
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.outbox.room import Pace
from bot.tables.rules.new_table import NewTable
from engine.events import Event
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, GAME, SERVER, Company, Hand


async def pass_turn(company: Company, id: int, chance: random.Random) -> None:
    """Play until somebody else is asked."""
    _, before, _ = await company.choices(id)
    while (await company.choices(id))[1] == before:
        await company.move(id, chance)


async def test_lobby_is_posted_once_and_edited_from_then_on(company: Company) -> None:
    table = await company.lobby()
    await company.settle()
    await company.tables.lobbies.join(table.id, BO)
    await company.settle()
    (lobby,) = company.messenger.of("lobby")
    assert (lobby.version, lobby.facts["names"], lobby.buttons) == (2, ("Anna", "Bo 王小明"), True)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.settle()
    (lobby,) = company.messenger.of("lobby")
    assert not lobby.buttons
    assert await company.pending_kinds() == []


async def test_start_posts_a_board_and_mentions_who_can_act_but_not_who_started(company: Company) -> None:
    mentioned = set()
    for channel in range(1, 9):
        table = await company.started(BO, channel=channel)
        await company.settle()
        (board,) = company.messenger.of("board", channel)
        assert board.version == table.version
        assert board.facts["summary"] == list((await company.tables.lookup.match(table.id)).events)
        _, person, _ = await company.choices(table.id)
        assert board.facts["people"] == (() if person == ANNA.id else (person,))
        mentioned.add(board.facts["people"])
    assert mentioned == {(), (BO.id,)}
    assert "ping" not in company.messenger.kinds()


async def test_within_a_turn_the_board_is_edited_and_then_a_fresh_one_comes(company: Company) -> None:
    table = await company.started(BO, CLIO)
    chance = random.Random(21)
    boards, edits = 1, 0
    for _ in range(40):
        _, before, _ = await company.choices(table.id)
        await company.settle()
        entries = len((await company.tables.lookup.match(table.id)).journal)
        answer = await company.move(table.id, chance)
        if answer.match.is_finished:
            break
        await company.settle()
        _, after, _ = await company.choices(table.id)
        posted = company.messenger.of("board")
        assert posted[-1].version == answer.table.version
        assert [board.buttons for board in posted] == [False] * (len(posted) - 1) + [True]
        if after != before:
            boards += 1
            assert posted[-1].facts["people"] == (after,)
        else:
            edits += len(posted) == boards
            boards = len(posted)
        assert len(posted) == boards
        assert entries + 1 == len(answer.match.journal)
    assert boards > 5
    assert edits > 0
    assert "ping" not in company.messenger.kinds(), "a hand-over is one post"


async def test_summaries_leave_nothing_out(company: Company) -> None:
    """What the boards told when they were new, one after another, is the whole story."""
    table = await company.started(BO)
    chance = random.Random(3)
    events: list[Event] = []
    count = 0
    await company.settle()
    while (await company.tables.lookup.get(table.id)).stage == "playing":
        news = [call for call in company.messenger.calls[count:] if call.kind == "board" and call.place is None]
        count = len(company.messenger.calls)
        for call in news:
            events.extend(call.facts["summary"])
        answer = await company.move(table.id, chance)
        await company.settle()
    whole = list(answer.match.events)
    assert events == whole[: len(events)]
    assert len(events) > 0.8 * len(whole)


async def test_live_summary_is_that_of_the_live_board(company: Company) -> None:
    table = await company.started(BO)
    chance = random.Random(9)
    for _ in range(12):
        await company.move(table.id, chance)
        await company.settle()
        assert await company.tables.lookup.summary(table.id) == company.messenger.of("board")[-1].facts["summary"]


async def test_end_tells_the_result_and_tidies_up(company: Company) -> None:
    table = await company.started(BO)
    await company.settle()
    await company.play_on(table.id, random.Random(6))
    await company.settle()
    (final,) = company.messenger.of("final")
    assert final.facts["finished"]
    assert not any(message.buttons for message in company.messenger.messages.values())
    assert await company.pending_kinds() == []


async def test_closed_lobby_says_so_in_its_message_and_given_up_match_below_its_last_board(company: Company) -> None:
    table = await company.lobby()
    await company.settle()
    await company.tables.lobbies.close(table.id, ANNA)
    await company.settle()
    assert [message.kind for message in company.messenger.messages.values()] == ["closed", "seal"]
    table = await company.tables.lobbies.open(NewTable(SERVER, 2, ANNA, GAME, solo=True))
    await company.settle()
    await company.tables.ends.vote(table.id, ANNA)
    await company.settle()
    assert len(company.messenger.of("closed", 2)) == 1
    (board,) = company.messenger.of("board", 2)
    assert not board.buttons
    assert company.messenger.of("ping", 2) == []


async def test_alone_at_the_table_one_is_never_called(company: Company) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    chance = random.Random(4)
    for _ in range(15):
        await company.settle()
        await company.move(table.id, chance)
    await company.settle()
    assert "ping" not in company.messenger.kinds()
    assert not any(call.facts["people"] for call in company.messenger.calls if call.kind == "board")


async def test_moves_in_a_hurry_are_shown_once(company: Company, clock: Hand) -> None:
    """While the first board is on its way, many moves are made: only the newest is shown then."""
    table = await company.started(BO)
    await company.settle()
    company.messenger.calls.clear()
    chance = random.Random(1)
    on_its_way, go_on = asyncio.Event(), asyncio.Event()
    send = company.messenger.post

    async def slow(post, *args):
        if post.kind == "board":
            on_its_way.set()
            await go_on.wait()
        return await send(post, *args)

    company.messenger.post = slow  # type: ignore[method-assign]
    await company.move(table.id, chance)
    await on_its_way.wait()
    for _ in range(12):
        await company.move(table.id, chance)
    go_on.set()
    await company.settle()
    table = await company.tables.lookup.get(table.id)
    boards = company.messenger.of("board")
    assert boards[-1].version == table.version
    assert company.messenger.kinds().count("board") <= 3
    assert len(boards[-1].facts["people"]) <= 1
    assert [board.buttons for board in boards] == [False] * (len(boards) - 1) + [True]


async def test_channels_do_not_wait_for_each_other(company: Company) -> None:
    await company.started(BO, channel=2)
    await company.settle()
    stuck, go_on = asyncio.Event(), asyncio.Event()
    send = company.messenger.post

    async def slow(post, *args):
        if post.kind == "board" and post.table.channel == 2:
            stuck.set()
            await go_on.wait()
        return await send(post, *args)

    company.messenger.post = slow  # type: ignore[method-assign]
    slow_table = await company.tables.lobbies.in_channel(2)
    assert slow_table is not None
    await company.move(slow_table.id)
    await stuck.wait()
    other = await company.started(CLIO, channel=3)
    await company.messenger.until("board", 3)
    assert (await company.tables.lookup.get(other.id)).stage == "playing"
    go_on.set()
    await company.settle()


async def most_on_their_way(company: Company, servers: list[int], expected: int, requests_a_second: int = 0) -> int:
    """How many messages are sent at once, when in a channel of each of the servers a lobby and a seal are posted."""
    on_their_way = most = 0
    enough = asyncio.Event()
    send = company.messenger.post

    async def counting(post, *args):
        nonlocal on_their_way, most
        if post.kind != "lobby":
            return await send(post, *args)
        on_their_way += 1
        most = max(most, on_their_way)
        if on_their_way == expected:
            enough.set()
        await enough.wait()
        await asyncio.sleep(0)
        on_their_way -= 1
        return await send(post, *args)

    company.messenger.post = counting  # type: ignore[method-assign]
    await company.dispatcher.close()
    for channel, server in enumerate(servers, 1):
        await company.tables.lobbies.open(NewTable(server, channel, ANNA, GAME))
    company.dispatcher = Dispatcher(
        company.tables.repository, company.tables.time, company.messenger, pace=Pace(requests_a_second)
    )
    company.dispatcher.wake()
    await company.settle()
    assert len(company.messenger.messages) == 2 * len(servers), "a lobby and a seal in each channel"
    return most


async def test_one_server_gets_only_a_few_channels_served_at_once(company: Company) -> None:
    assert await most_on_their_way(company, [SERVER] * 9, 4) == 4


async def test_many_servers_get_only_so_much_drawn_at_once_as_memory_has_room_for(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatcher, "ALTOGETHER", 3)
    assert await most_on_their_way(company, [SERVER + number for number in range(9)], 3) == 3


async def test_as_many_are_drawn_at_once_as_discord_takes_in_a_second(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatcher, "ALTOGETHER", 3)
    assert await most_on_their_way(company, [SERVER + number for number in range(9)], 5, requests_a_second=5) == 5


async def test_closing_leaves_what_waits_and_the_next_start_goes_on(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock)
    await company.dispatcher.close()
    table = await company.started(BO)
    await company.leave()
    assert company.messenger.calls == []
    assert await company.pending_kinds() == ["lobby", "seal", "lobby", "lobby", "board"]
    again = Company.gather(database, clock)
    await start_tables(again.tables)
    await again.settle()
    assert again.messenger.kinds() == ["seal", "board"]
    assert again.messenger.of("board")[0].version == table.version
    await again.leave()


async def test_waking_for_nothing_ends_by_itself(company: Company) -> None:
    company.dispatcher.wake()
    await company.settle()
    assert company.messenger.calls == []
    assert len([each for each in asyncio.all_tasks() if each.get_name() != "signs of life"]) == 1
