"""The dispatcher under errors of Discord: retries, pauses, messages that are given up."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import aiohttp
import discord
import pytest

from bot.storage.database import Database
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.outbox.failures import judge
from bot.tables.outbox.room import Pace
from bot.tables.rules.new_table import NewTable
from bot.tables.store.outbox_rows import add, due_at_once
from tests.bot.tables.company import ANNA, BO, CHANNEL, GAME, SERVER, Company, Hand
from tests.bot.tables.outbox.scripted_messenger import Call, refusal


def first(times: int, error: BaseException, kind: str = "board") -> Callable[[Call], BaseException | None]:
    """Fail so many times, then no more."""
    left = times

    def fails(call: Call) -> BaseException | None:
        nonlocal left
        if call.kind != kind or not left:
            return None
        left -= 1
        return error

    return fails


TRANSIENT = [
    refusal(500),
    refusal(502),
    refusal(503),
    refusal(429),
    OSError("connection reset"),
    TimeoutError(),
    aiohttp.ServerDisconnectedError(),
]


@pytest.mark.parametrize("error", TRANSIENT, ids=repr)
async def test_passing_troubles_are_tried_again_with_longer_pauses(company: Company, error: BaseException) -> None:
    company.messenger.fails = first(12, error)
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert company.naps == [1, 2, 4, *[8] * 7, 60, 60]
    assert len(company.messenger.of("board")) == 1
    assert len({call.facts["nonce"] for call in company.messenger.calls if call.kind == "board"}) == 1
    assert await company.pending_kinds() == []


async def test_a_message_is_never_given_up_for_an_emoji(company: Company) -> None:
    """The messenger has sent it without emojis as well; should Discord still object, it says so for no good reason."""
    errors = {"components": {"0": {"emoji": {"id": {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI"}]}}}}}
    company.messenger.fails = first(15, refusal(400, 50035, errors))
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert len(company.messenger.of("board")) == 1
    assert await company.pending_kinds() == []


async def test_a_picture_that_an_edit_does_not_find_comes_in_a_new_message() -> None:
    errors = {"components": {"_errors": [{"code": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}]}}
    error = refusal(400, 50035, errors)
    assert judge(error, 0, True) == (0.0, "upload_missed", True, False)
    assert judge(error, 0, False).trouble == "refused"


async def test_limits_are_waited_for_as_long_as_discord_says(company: Company) -> None:
    company.messenger.fails = first(1, discord.RateLimited(33.5))
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert company.naps == [33.5]


async def test_message_that_was_posted_in_spite_of_an_error_is_not_posted_twice(company: Company) -> None:
    company.dispatcher.wake()
    await company.settle()
    company.messenger.fails_after = first(3, refusal(502))
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert len(company.messenger.of("board")) == 1
    assert company.messenger.kinds().count("board") == 4


async def test_a_new_board_keeps_its_nonce_though_an_older_change_of_the_board_waits_with_it(company: Company) -> None:
    """The new board stands for both, and came through in spite of an error."""
    table = await company.started(BO)
    await company.settle()
    before = len(company.messenger.calls)
    rows = [due_at_once(table.id, SERVER, CHANNEL, "board", {"again": 1}, fresh=fresh) for fresh in (False, True)]
    await company.database.write(lambda connection: add(connection, rows))
    company.messenger.fails_after = first(1, refusal(502))
    company.dispatcher.wake()
    await company.settle()
    boards = [call for call in company.messenger.calls[before:] if call.kind == "board"]
    assert len(boards) == 2
    assert len({call.facts["nonce"] for call in boards}) == 1


async def test_message_of_a_doubtful_try_is_brought_up_to_date(company: Company) -> None:
    """The first try came through although it failed; meanwhile a move was made: the message shows it at last."""
    table = await company.started(BO)
    await company.settle()
    failed = False

    def fails_after(call: Call) -> BaseException | None:
        nonlocal failed
        if call.kind == "board" and call.place is None and not failed:
            failed = True
            return refusal(500)
        return None

    company.messenger.fails_after = fails_after
    chance = random.Random(2)
    while not failed:
        await company.move(table.id, chance)
        await asyncio.sleep(0.001)
    for _ in range(2):
        await company.move(table.id, chance)
    await company.settle()
    table = await company.tables.lookup.get(table.id)
    boards = company.messenger.of("board")
    assert boards[-1].version == table.version
    assert len({board.nonce for board in boards}) == len(boards)


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (429, 30046)])
async def test_board_that_cannot_be_edited_is_posted_again(company: Company, status: int, code: int) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    company.messenger.fails = lambda call: refusal(status, code) if call.kind == "board" and call.place else None
    await company.tables.messages.refresh(table.id)
    await company.settle()
    assert len(company.messenger.of("board")) == 2
    assert [board.buttons for board in company.messenger.of("board")] == [False, True]
    place = await company.tables.messages.place(table.id, "board")
    assert place == max(place for place, message in company.messenger.messages.items() if message.kind == "board")


@pytest.mark.parametrize("ends", [False, True])
async def test_a_lobby_that_is_too_old_to_be_edited_offers_nothing_once_it_is_over(
    company: Company, ends: bool
) -> None:
    table = await company.lobby()
    await company.tables.lobbies.join(table.id, BO)
    await company.settle()
    company.messenger.fails = lambda call: (
        refusal(429, 30046) if call.kind in ("lobby", "closed") and call.place else None
    )
    if ends:
        await company.tables.lobbies.close(table.id, ANNA)
    else:
        await company.tables.lobbies.start(table.id, ANNA)
    await company.settle()
    assert [each.buttons for each in company.messenger.of("lobby")] == [False]
    assert await company.pending_kinds() == []


async def test_deleted_messages_come_back(company: Company) -> None:
    table = await company.lobby()
    await company.settle()
    company.messenger.messages.clear()
    await company.tables.lobbies.join(table.id, BO)
    await company.settle()
    assert len(company.messenger.of("lobby")) == 1
    await company.tables.lobbies.start(table.id, ANNA)
    await company.settle()
    company.messenger.messages.clear()
    await company.play_on(table.id, random.Random(5), 6)
    await company.settle()
    assert company.messenger.of("board")[-1].version == (await company.tables.lookup.get(table.id)).version
    assert await company.pending_kinds() == []


@pytest.mark.parametrize("code", [50001, 50013])
async def test_channel_without_access_is_tried_seldom_and_recovers(company: Company, code: int) -> None:
    tries = 0

    def forbidden(call: Call) -> BaseException | None:
        nonlocal tries
        if call.channel != CHANNEL:
            return None
        tries += 1
        return refusal(403, code) if tries <= 3 else None

    has_moved = asyncio.Event()

    async def sleep(seconds: float) -> None:
        company.naps.append(seconds)
        await has_moved.wait()
        company.clock.turn(seconds * 1_000)

    company.dispatcher = Dispatcher(company.tables.repository, company.tables.time, company.messenger, sleep=sleep)
    company.messenger.fails = forbidden
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    for _ in range(3):
        await company.move(table.id)
    has_moved.set()
    await company.settle()
    assert company.naps == [600, 600, 600]
    assert company.messenger.of("board")[-1].version == (await company.tables.lookup.get(table.id)).version
    assert len(company.messenger.of("board")) == 1


async def test_channel_that_is_gone_is_tried_very_seldom(company: Company) -> None:
    company.messenger.fails = first(2, refusal(404, 10003))
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert company.naps == [6 * 3600, 6 * 3600]


async def test_archived_thread_is_opened_by_a_new_message(company: Company) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    company.messenger.fails = lambda call: refusal(400, 50083) if call.place is not None else None
    await company.tables.messages.refresh(table.id)
    await company.settle()
    assert len(company.messenger.of("board")) == 2


@pytest.mark.parametrize("error", [refusal(400, 50035), ValueError("a bug")], ids=repr)
async def test_message_that_can_never_succeed_is_given_up(company: Company, error: BaseException) -> None:
    company.messenger.fails = lambda call: error if call.kind == "board" else None
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert company.messenger.kinds() == ["board", "board", "board"]
    assert await company.pending_kinds() == []


async def test_tidying_up_holds_nothing_up(company: Company) -> None:
    table = await company.started(BO)
    await company.settle()
    company.messenger.fails = lambda call: refusal(500) if call.kind in ("strip", "remove") else None
    await company.play_on(table.id, random.Random(5), 6)
    await company.settle()
    assert company.messenger.of("board")[-1].version == (await company.tables.lookup.get(table.id)).version
    assert await company.pending_kinds() == []


@pytest.mark.database_thread
async def test_one_hostile_channel_does_not_hold_up_others(company: Company) -> None:
    company.messenger.fails = lambda call: refusal(500) if call.channel == 2 and len(company.naps) < 50 else None
    await company.tables.lobbies.open(NewTable(SERVER, 2, ANNA, GAME, solo=True))
    await company.tables.lobbies.open(NewTable(SERVER, 3, BO, GAME, solo=True))
    await company.messenger.until("board", 3)
    assert company.messenger.of("board", 2) == []
    await company.settle()
    assert len(company.messenger.of("board", 2)) == 1


async def test_request_that_hangs_is_cut_off_and_tried_again(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock)

    async def sleep(seconds: float) -> None:
        clock.turn(seconds * 1_000)

    company.dispatcher = Dispatcher(
        company.tables.repository, company.tables.time, company.messenger, sleep=sleep, pace=Pace(longest_try_s=0.05)
    )
    hung = 0

    def hangs(call: Call) -> bool:
        nonlocal hung
        hung += 1
        return hung == 1

    company.messenger.hangs = hangs
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert len(company.messenger.of("board")) == 1
    await company.leave()


async def test_refused_token_stops_everything_and_loses_nothing(company: Company) -> None:
    company.messenger.fails = lambda call: refusal(401)
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.tables.lobbies.open(NewTable(SERVER, 2, BO, GAME, solo=True))
    await company.settle()
    assert len(company.messenger.calls) <= 2
    assert await company.pending_kinds() == ["board", "board"]


async def test_full_disk_after_posting_makes_no_second_message(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.storage.errors import DatabaseNotWritable
    from bot.tables.store import outbox_rows

    settle, failures = outbox_rows.settle, 0

    async def failing(*args):
        nonlocal failures
        failures += 1
        if failures <= 2:
            raise DatabaseNotWritable("The disk is full.")
        await settle(*args)

    monkeypatch.setattr(outbox_rows, "settle", failing)
    await company.tables.lobbies.open(NewTable(SERVER, CHANNEL, ANNA, GAME, solo=True))
    await company.settle()
    assert len(company.messenger.of("board")) == 1
    assert await company.pending_kinds() == []


async def test_every_code_of_the_table_has_its_verdict() -> None:
    for code in (10003, 10004, 50001, 50013):
        assert (judge(refusal(403, code), 0, is_edit=False).again or 0) >= 600
        assert (judge(refusal(403, code), 50, is_edit=True).again or 0) >= 600
    for status, code in ((404, 10008), (429, 30046), (400, 50083)):
        assert judge(refusal(status, code), 0, is_edit=True, before="archived").fresh
        assert not judge(refusal(status, code), 0, is_edit=False).fresh
    assert judge(refusal(401), 0, is_edit=False).stop
    for code in (20016, 20022, 20028):
        assert 0 < (judge(refusal(400, code), 9, is_edit=False).again or 0) <= 60, "slowed down, but not given up"
    for code in (50008, 50024, 40058):
        assert (judge(refusal(400, code), 9, is_edit=False).again or 0) >= 600, "nothing can be written there"
    assert judge(refusal(403, 50013), 1, is_edit=True, before="archived").trouble == "archived", "the thread is locked"
    assert judge(refusal(400, 50035), 2, is_edit=False).again is None
