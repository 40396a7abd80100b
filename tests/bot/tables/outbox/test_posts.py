"""Three ways to post, a match's own thread, and moving to another channel."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random

import pytest

from bot.tables.model.options import CHOICES, tokens
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.options import changed_options
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, GAME, SERVER, Company
from tests.bot.tables.outbox.scripted_messenger import Call, refusal

HOME, ELSEWHERE = CHANNEL, 7


async def run_so(company: Company, **table_options: str) -> Table:
    """A match of three that is run so."""
    table = await company.tables.lobbies.open(NewTable(SERVER, HOME, ANNA, GAME, table_options=table_options))
    await company.settle()
    for person in (BO, CLIO):
        await company.tables.lobbies.join(table.id, person)
    table = await company.tables.lobbies.start(table.id, ANNA)
    await company.settle()
    return await company.tables.lookup.get(table.id)


async def play_step_by_step(company: Company, id: int, moves: int = 25) -> list[tuple[int, ...]]:
    """Play, with everything told after each move; who was mentioned, message by message."""
    chance = random.Random(4)
    for _ in range(moves):
        await company.move(id, chance)
        await company.settle()
    calls = [call for call in company.messenger.calls if call.place is None and call.kind in ("board", "ping")]
    return [call.facts["people"] for call in calls if call.facts["people"]]


@pytest.mark.parametrize("posting", CHOICES["posting"])
async def test_each_way_to_post_shows_everything_and_mentions_the_seat_that_acts(
    company: Company, posting: str
) -> None:
    table = await run_so(company, posting=posting)
    mentioned = await play_step_by_step(company, table.id)
    table = await company.tables.lookup.get(table.id)
    boards = company.messenger.of("board")
    assert boards[-1].version == table.version
    assert [board.buttons for board in boards] == [False] * (len(boards) - 1) + [True]
    assert (len(boards) > 5) if posting == "repost" else (len(boards) == 1)
    posted = [call for call in company.messenger.calls if call.kind == "board" and call.place is None]
    assert (len(posted) == 1) if posting == "edit" else (len(posted) > 5)
    assert len(mentioned) > 5
    assert all(len(people) == 1 for people in mentioned)
    assert all(one != next_one for one, next_one in itertools.pairwise(mentioned))
    kinds = {call.kind for call in company.messenger.calls if call.facts.get("people")}
    assert kinds == ({"ping"} if posting == "edit" else {"board"}), "edits notify nobody"
    assert len(company.messenger.of("ping")) == (posting == "edit")
    assert await company.pending_kinds() == []


async def test_edited_board_tells_what_happened_since_the_last_turn(company: Company) -> None:
    table = await run_so(company, posting="edit")
    story: list[object] = []
    chance = random.Random(4)
    calls = company.messenger.calls
    for _ in range(20):
        before, person = len(calls), (await company.choices(table.id))[1]
        await company.move(table.id, chance)
        await company.settle()
        if (await company.choices(table.id))[1] != person:
            story += [call for call in calls[before:] if call.kind == "board"][-1].facts["summary"]
    whole = await company.tables.lookup.story(table.id)
    begun = whole.index(story[0])
    assert whole[begun : begun + len(story)] == story


async def test_board_too_old_to_be_edited_gives_way_to_a_fresh_one(company: Company) -> None:
    table = await run_so(company, posting="edit")
    too_old = (await company.tables.messages.place(table.id, "board")).message  # type: ignore[union-attr]

    def fails(call: Call) -> BaseException | None:
        is_old = call.kind == "board" and call.place is not None and call.place.message == too_old
        return refusal(429, 30046) if is_old else None

    company.messenger.fails = fails
    await play_step_by_step(company, table.id, 12)
    (board,) = company.messenger.of("board")
    assert board.version == (await company.tables.lookup.get(table.id)).version
    posted = [call for call in company.messenger.calls if call.kind == "board" and call.place is None]
    assert len(posted) == 2, "one when it began, and one when that could not be edited any more"


async def test_match_ends_in_one_message_where_the_old_ones_go(company: Company) -> None:
    table = await run_so(company, posting="replace")
    await company.play_on(table.id, random.Random(3))
    await company.settle()
    assert company.messenger.of("board") == []
    assert len(company.messenger.of("final")) == 1


async def test_match_gets_a_thread_of_its_own(company: Company) -> None:
    table = await run_so(company, thread="yes")
    (lobby,) = company.messenger.threads
    assert table.channel == lobby
    assert [message.kind for message in company.messenger.messages.values()] == ["lobby", "seal", "board"]
    assert company.messenger.of("lobby", HOME)[0].version == table.version, "it leads to the thread"
    await play_step_by_step(company, table.id, 8)
    assert company.messenger.of("board", HOME) == []
    other = await run_so(company, thread="yes")
    assert other.channel != table.channel, "several matches go on in threads of one channel"
    assert await company.tables.lobbies.in_channel(HOME) is None
    assert {each.id for each in await company.tables.lookup.open_tables()} == {table.id, other.id}


@pytest.mark.parametrize("when", ["fails", "fails_after"])
async def test_thread_is_made_once_however_often_it_is_tried(company: Company, when: str) -> None:
    left = 3

    def fails(call: Call) -> BaseException | None:
        nonlocal left
        if call.kind != "thread" or not left:
            return None
        left -= 1
        return refusal(502)

    setattr(company.messenger, when, fails)
    table = await run_so(company, thread="yes")
    assert company.messenger.threads == [table.channel]
    assert len(company.messenger.of("board", table.channel)) == 1
    assert await company.pending_kinds() == []


@pytest.mark.parametrize("code", [50013, 50024, 160006])
async def test_match_without_permission_for_threads_stays_and_says_so(company: Company, code: int) -> None:
    company.messenger.fails = lambda call: refusal(403, code) if call.kind == "thread" else None
    table = await run_so(company, thread="yes")
    assert (table.channel, table.options.thread) == (HOME, False)
    (board,) = company.messenger.of("board", HOME)
    assert "no_thread" in [event.kind for event in board.facts["summary"]]


async def test_thread_of_a_lobby_that_was_deleted_begins_with_a_new_message(company: Company) -> None:
    table = await company.lobby(BO)
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "thread", "yes")
    await company.settle()
    company.messenger.messages.clear()
    await company.tables.lobbies.start(table.id, ANNA)
    await company.settle()
    table = await company.tables.lookup.get(table.id)
    assert company.messenger.threads == [table.channel]
    assert len(company.messenger.of("lobby", HOME)) == 1


async def test_computer_player_who_begins_waits_for_the_thread(company: Company) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, HOME, ANNA, "hercules", {"first": "random"}))
    for _ in range(3):
        await company.tables.lobbies.add_computer(table.id, ANNA)
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "thread", "yes")
    await company.tables.lobbies.start(table.id, ANNA)
    await company.settle()
    table = await company.tables.lookup.get(table.id)
    assert company.messenger.of("board", HOME) == []
    assert company.messenger.of("board", table.channel)[-1].version == table.version
    assert [message.kind for message in company.messenger.messages.values()].count("board") == 1


async def test_solo_match_gets_its_thread_too(company: Company) -> None:
    table = await company.tables.lobbies.open(
        NewTable(SERVER, HOME, ANNA, GAME, table_options={"thread": "yes"}, solo=True)
    )
    await company.settle()
    table = await company.tables.lookup.get(table.id)
    assert company.messenger.threads == [table.channel]
    assert len(company.messenger.of("board", table.channel)) == 1


async def test_archived_thread_is_opened_before_the_board_is_edited(company: Company) -> None:
    table = await run_so(company, thread="yes", posting="edit")
    archived = True

    def fails(call: Call) -> BaseException | None:
        nonlocal archived
        if call.kind == "open_again":
            archived = False
        return refusal(400, 50083) if archived and call.kind == "board" else None

    company.messenger.fails = fails
    await company.move(table.id)
    await company.settle()
    assert len(company.messenger.of("board", table.channel)) == 1
    assert (
        company.messenger.of("board", table.channel)[0].version == (await company.tables.lookup.get(table.id)).version
    )


@pytest.mark.parametrize(("code", "gone"), [(50083, False), (10003, True)])
async def test_locked_or_deleted_thread_is_told_once_in_the_channel_it_came_from(
    company: Company, code: int, gone: bool
) -> None:
    table = await run_so(company, thread="yes")
    thread, tries = table.channel, 0

    def fails(call: Call) -> BaseException | None:
        nonlocal tries
        tries += call.channel == thread
        return refusal(403, code) if call.channel == thread and tries < 9 else None

    company.messenger.fails = fails
    await company.move(table.id)
    await company.messenger.until("stuck", HOME)
    assert company.messenger.of("stuck", HOME)[0].facts["is_gone"] is gone
    await company.settle()
    calls = [call for call in company.messenger.calls if call.kind == "stuck"]
    assert len(calls) == 1
    assert company.messenger.of("stuck", HOME) == [], "it is over, so it is no longer said"
    assert company.messenger.of("board", thread)[-1].version == (await company.tables.lookup.get(table.id)).version


async def test_nothing_piles_up_where_thread_and_channel_are_gone(company: Company) -> None:
    table = await run_so(company, thread="yes")
    thread, tries, often = table.channel, 0, asyncio.Event()

    def fails(call: Call) -> BaseException | None:
        nonlocal tries
        tries += 1
        if tries == 40:
            often.set()
        return refusal(404, 10003) if tries < 60 else None

    company.messenger.fails = fails
    await company.move(table.id)
    await often.wait()
    assert (await company.pending_kinds()).count("stuck") == 1
    await company.settle()
    assert await company.pending_kinds() == []
    assert company.messenger.of("board", thread)[-1].version == (await company.tables.lookup.get(table.id)).version


async def test_match_goes_on_in_another_channel(company: Company) -> None:
    table = await run_so(company)
    company.messenger.fails = lambda call: refusal(404, 10003) if call.channel == HOME else None
    await company.move(table.id)
    with pytest.raises(Refusal, match="not_host"):
        await company.tables.lobbies.move(table.id, BO, ELSEWHERE)
    await company.tables.lobbies.move(table.id, BO, ELSEWHERE, may_manage=True)
    await company.messenger.until("board", ELSEWHERE)
    table = await company.tables.lookup.get(table.id)
    assert company.messenger.of("board", ELSEWHERE)[-1].version == table.version
    with pytest.raises(Refusal, match="already_here"):
        await company.tables.lobbies.move(table.id, ANNA, ELSEWHERE)
    company.messenger.fails = lambda call: None
    await company.settle()
    assert not any(message.buttons for message in company.messenger.of("board", HOME))
    await company.move(table.id)
    await company.settle()
    assert await company.pending_kinds() == []


async def test_what_asks_something_is_asked_again_where_the_match_moves(company: Company) -> None:
    table = await run_so(company)
    chance = random.Random(4)
    for _ in range(40):
        await company.move(table.id, chance)
        with contextlib.suppress(Refusal):
            await company.tables.seats.undo(table.id, ANNA)
        if (await company.tables.lookup.get(table.id)).proposals:
            break
    await company.settle()
    assert len(company.messenger.of("consent", HOME)) == 1
    await company.tables.lobbies.move(table.id, ANNA, ELSEWHERE)
    await company.settle()
    assert company.messenger.of("consent", HOME) == []
    assert len(company.messenger.of("consent", ELSEWHERE)) == 1
    assert await company.pending_kinds() == []


async def test_lobby_moves_too_and_no_two_matches_share_a_channel(company: Company) -> None:
    table = await company.lobby(BO)
    other = await company.lobby(channel=ELSEWHERE, host=CLIO)
    await company.settle()
    with pytest.raises(Refusal, match="table_exists"):
        await company.tables.lobbies.move(table.id, ANNA, ELSEWHERE)
    await company.tables.lobbies.close(other.id, CLIO)
    await company.tables.lobbies.move(table.id, ANNA, ELSEWHERE)
    await company.settle()
    assert company.messenger.of("lobby", HOME) == []
    assert company.messenger.of("lobby", ELSEWHERE)[-1].buttons


async def test_host_changes_how_a_match_is_run_while_it_is_played(company: Company) -> None:
    table = await run_so(company)
    moved = table.moved
    company.clock.turn(5_000)
    changed = await company.tables.lobbies.choose_table_option(table.id, ANNA, "limit", "h24")
    assert (changed.options.limit, changed.moved) == (86_400_000, moved), "it resets no clock"
    await company.settle()
    board = company.messenger.of("board")[-1]
    assert (board.version, board.facts["summary"][-1].facts) == (changed.version, {"part": "limit", "value": "h24"})
    company.tables.repository.drop(table.id)
    assert await company.tables.lookup.get(table.id) == changed
    for person, key, value, why in [
        (BO, "limit", "none", "not_host"),
        (ANNA, "thread", "yes", "too_late"),
        (ANNA, "posting", "nowhere", "no_such_setting"),
        (ANNA, "colour", "red", "no_such_setting"),
    ]:
        with pytest.raises(Refusal, match=why):
            await company.tables.lobbies.choose_table_option(table.id, person, key, value)


async def test_every_table_option_can_be_chosen_in_the_lobby(company: Company) -> None:
    table = await company.lobby()
    for key in CHOICES:
        for value in tokens(key):
            table = await company.tables.lobbies.choose_table_option(table.id, ANNA, key, value)
            assert changed_options(table.options).get(key, tokens(key)[0]) == value
