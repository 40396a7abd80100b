"""Posts in forums through the outbox: once whatever fails, titles that are put off, tags at once, and what is moved."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest

from bot.runtime.sharding import ALL
from bot.storage.transaction import Transaction
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.outbox.posts import LobbyPost
from bot.tables.recovery import reconcile
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.post_titles import BETWEEN
from bot.tables.store import outbox_rows
from tests.bot.tables.company import ANNA, BO, GAME, SERVER, Company
from tests.bot.tables.outbox.scripted_messenger import Call, refusal
from tests.waiting import until

FORUM = 70


async def opened(company: Company, **more: Any) -> Table:
    table = await company.tables.lobbies.open(NewTable(SERVER, 0, ANNA, GAME, forum=FORUM, **more))
    await company.settle()
    return await company.tables.lookup.get(table.id)


def changes(company: Company, key: str) -> list[Any]:
    """What was changed at posts, without what stayed."""
    facts = [call.facts[key] for call in company.messenger.calls if call.kind == "change_post"]
    return [each for each in facts if each is not None]


async def test_a_match_has_no_channel_until_its_post_is_made(company: Company) -> None:
    table = await company.tables.lobbies.open(NewTable(SERVER, 0, ANNA, GAME, forum=FORUM))
    assert not table.has_channel
    assert not table.is_answered
    assert not table.is_direct
    await company.settle()
    table = await company.tables.lookup.get(table.id)
    assert company.messenger.kinds()[0] == "open_post"
    assert company.messenger.titles == {table.channel: "lobby: 1"}
    assert [each.table for each in company.messenger.of("seal", table.channel)] == [table.id]
    other = await company.tables.lobbies.open(NewTable(SERVER, 0, BO, GAME, forum=FORUM))
    await company.settle()
    assert (await company.tables.lookup.get(other.id)).channel != table.channel


async def test_who_joins_while_the_post_is_made_stands_in_its_title(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = company.messenger.open_post

    async def open_post(post: LobbyPost, title: str, tags: Sequence[str]) -> MessagePlace:
        await company.tables.lobbies.join(post.table.id, BO)
        return await make(post, title, tags)

    monkeypatch.setattr(company.messenger, "open_post", open_post)
    table = await opened(company)
    assert company.messenger.titles[table.channel] == "lobby: 2"


async def test_a_match_alone_begins_in_its_post(company: Company) -> None:
    table = await opened(company, solo=True, opponents=("greedy",))
    assert company.messenger.of("board", table.channel)
    assert not table.options.thread


async def test_a_post_that_may_have_been_made_is_not_made_twice(company: Company) -> None:
    failed: list[Call] = []

    def once(call: Call) -> BaseException | None:
        if call.kind == "open_post" and not failed:
            failed.append(call)
            return refusal(502)
        return None

    company.messenger.fails_after = once
    table = await opened(company)
    assert list(company.messenger.titles) == [table.channel]
    assert company.messenger.kinds().count("open_post") == 1


async def test_a_post_whose_answer_was_lost_is_found_though_someone_has_joined(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = company.messenger.open_post

    async def open_post(post: LobbyPost, title: str, tags: Sequence[str]) -> MessagePlace:
        await make(post, title, tags)
        await company.tables.lobbies.join(post.table.id, BO)
        raise refusal(502)

    monkeypatch.setattr(company.messenger, "open_post", open_post)
    table = await opened(company)
    assert company.messenger.titles == {table.channel: "lobby: 2"}
    assert len(table.people) == 2


async def test_the_post_of_another_match_is_not_taken_for_one_whose_answer_was_lost(company: Company) -> None:
    first, failed = await company.tables.lobbies.open(NewTable(SERVER, 0, ANNA, GAME, forum=FORUM)), list[Call]()

    def second(call: Call) -> BaseException | None:
        if call.kind == "open_post" and company.messenger.titles and not failed:
            failed.append(call)
            return refusal(502)
        return None

    company.messenger.fails = second
    other = await company.tables.lobbies.open(NewTable(SERVER, 0, BO, GAME, forum=FORUM))
    await company.settle()
    tables = [await company.tables.lookup.get(each.id) for each in (first, other)]
    assert failed
    assert {*company.messenger.titles} == {each.channel for each in tables}
    assert len(company.messenger.titles) == 2
    calls = [call for call in company.messenger.calls if "after" in call.facts]
    assert calls[-1].facts["after"] == tables[0].channel


async def test_a_forum_that_refuses_posts_is_tried_again_and_known_as_blocked(company: Company) -> None:
    blocked: list[bool] = []

    def twice(call: Call) -> BaseException | None:
        if call.kind != "open_post":
            return None
        blocked.append(FORUM in company.dispatcher.blocked)
        return refusal(403, 50013) if len(blocked) < 3 else None

    company.messenger.fails = twice
    table = await company.tables.lobbies.open(NewTable(SERVER, 0, ANNA, GAME, forum=FORUM))
    await company.settle()
    assert blocked == [False, True, True]
    assert FORUM not in company.dispatcher.blocked
    assert (await company.tables.lookup.get(table.id)).has_channel


async def test_titles_are_coalesced_and_tags_come_at_once(company: Company) -> None:
    table = await opened(company)
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA)
    chance, began = random.Random(1), company.clock.now()
    for _ in range(40):
        await company.move(table.id, chance)
    await company.settle()
    assert changes(company, "tags") == [("playing", "game:hercules")]
    live = await company.tables.lookup.live(table.id)
    assert company.messenger.titles[table.channel] == f"playing: {live.awaited_seats[0].name}"
    titles = changes(company, "title")
    assert len(titles) <= 2 + (company.clock.now() - began) // BETWEEN


@pytest.mark.parametrize("refused", [False, True])
async def test_a_post_is_closed_an_hour_after_the_end(company: Company, refused: bool) -> None:
    table = await opened(company)
    if refused:
        company.messenger.fails = lambda call: refusal(403, 50013) if call.kind == "change_post" else None
    await company.tables.lobbies.close(table.id, ANNA)
    await company.settle()
    if refused:
        assert len(changes(company, "tags")) == 1, "it is not tried without end"
        return
    assert changes(company, "tags") == [("over", "game:hercules")]
    assert changes(company, "title") == ["over: 1"]
    assert changes(company, "is_closed") == [True]


async def test_an_outage_does_not_end_the_tries(company: Company) -> None:
    table = await opened(company)
    failed: list[Call] = []

    def seven_times(call: Call) -> BaseException | None:
        if call.kind != "change_post" or len(failed) >= 7:
            return None
        failed.append(call)
        return refusal(503)

    company.messenger.fails = seven_times
    await company.tables.lobbies.join(table.id, BO)
    await company.settle()
    assert company.messenger.titles[table.channel] == "lobby: 2"


async def test_the_post_of_a_match_that_moves_away_is_closed(company: Company) -> None:
    table = await opened(company)
    post = table.channel
    await company.tables.lobbies.move(table.id, ANNA, 9)
    await company.settle()
    table = await company.tables.lookup.get(table.id)
    assert (table.channel, table.forum) == (9, None)
    assert company.messenger.titles[post] == "over: 1"
    assert changes(company, "is_closed") == [True]


async def test_a_rematch_is_joined_in_its_own_post(company: Company) -> None:
    table = await opened(company)
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.play_out(table.id, 3)
    await company.settle()
    again = await company.tables.lobbies.open_rematch(table.id, BO)
    await company.settle()
    joined = await company.tables.lobbies.open_rematch(table.id, ANNA)
    assert joined.id == again.id
    assert joined.forum == FORUM
    assert joined.channel not in (0, table.channel)
    assert len(joined.people) == 2


async def test_two_who_want_a_rematch_at_once_sit_at_one_table(company: Company) -> None:
    table = await opened(company)
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.play_out(table.id, 3)
    both = await asyncio.gather(*(company.tables.lobbies.open_rematch(table.id, person) for person in (ANNA, BO)))
    assert len({each.id for each in both}) == 1
    assert len((await company.tables.lookup.get(both[0].id)).people) == 2


async def test_a_post_that_was_given_up_is_made_after_a_start(company: Company) -> None:
    company.messenger.fails = lambda call: refusal(400, 50035) if call.kind == "open_post" else None
    table = await opened(company)
    assert not table.has_channel
    company.messenger.fails = lambda call: None
    await reconcile(company.tables.repository, company.tables.computers, ALL)
    company.dispatcher.wake()
    await company.settle()
    assert (await company.tables.lookup.get(table.id)).has_channel


async def test_a_title_that_waits_is_not_looked_at_whenever_something_else_is_sent(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests: list[float] = []

    async def sleep(seconds: float) -> None:
        rests.append(seconds)
        await asyncio.get_running_loop().create_future()

    company.dispatcher = Dispatcher(company.tables.repository, company.tables.time, company.messenger, sleep=sleep)
    table = await company.tables.lobbies.open(NewTable(SERVER, 0, ANNA, GAME, forum=FORUM))
    await until(lambda: "seal" in company.messenger.kinds())
    await company.tables.lobbies.close(table.id, ANNA)
    await until(lambda: rests)
    looked: list[int] = []
    waiting = outbox_rows.waiting

    async def count(connection: Transaction, channel: int) -> Any:
        looked.append(channel)
        return await waiting(connection, channel)

    monkeypatch.setattr(outbox_rows, "waiting", count)
    await company.tables.lobbies.open(NewTable(SERVER, 9, BO, GAME))
    await until(lambda: company.messenger.of("lobby", 9))
    assert {*looked} == {9}
