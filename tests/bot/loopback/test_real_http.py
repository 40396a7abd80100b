"""The bot's real HTTP client and gateway against a Discord on 127.0.0.1 that fails on purpose (docs/faults.md, L)."""

from __future__ import annotations

import asyncio
import ctypes
import io
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import discord
import pytest
from PIL import Image

from bot import client
from bot.processes.worker import pack_work
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.posts import BoardPost, ClosedPost, FinalPost, LobbyPost, Pictures
from rendering.canvas.png import verify
from tests.bot.loopback.stage import MESSAGES, Stage, moves_on
from tests.discord import MessageView
from tests.discord.faults import Faults, Rule
from tests.discord.rest import CALLBACK
from tests.waiting import until

Fault = Callable[[Faults], Rule]
BROKEN: Fault = lambda faults: faults.server_error(500, "POST", MESSAGES)  # noqa: E731
LOST: Fault = lambda faults: faults.server_error(502, "POST", MESSAGES, when="after")  # noqa: E731
CUT: Fault = lambda faults: faults.drop("POST", MESSAGES, when="during")  # noqa: E731
LIMITED: Fault = lambda faults: faults.rate_limit("POST", MESSAGES, retry_after=0.05)  # noqa: E731

FAULTS: dict[str, tuple[Fault, ...]] = {
    "nothing fails": (),
    "500 before it is done": (BROKEN,),
    "502 after it is done": (LOST,),
    "connection cut in the middle of the upload": (CUT,),
    "cut, lost, cut": (CUT, LOST, CUT),
    "limited": (LIMITED,),
}


def picture_of(board: MessageView) -> bytes:
    """The uploaded picture of a board."""
    (file,) = [file for file in board.files if file.filename == "board.png"]
    return file.data


@pytest.mark.parametrize("faults", FAULTS.values(), ids=FAULTS)
async def test_a_board_is_posted_exactly_once_and_whole(stage: Stage, faults: tuple[Fault, ...]) -> None:
    rules = [fault(stage.server.faults) for fault in faults]
    answer = await stage.solo()
    await until(lambda: stage.boards() and answer.visible())
    await stage.bot.dispatcher.idle()
    (board,) = stage.boards()
    assert verify(picture_of(board))
    place = await stage.bot.tables.messages.place(1, "board")
    assert place is not None
    assert place.message == board.id
    assert [rule.hits for rule in rules] == [1] * len(faults)
    assert len(stage.posted()) >= 1 + len(faults)


async def test_a_match_goes_on_by_clicks(stage: Stage) -> None:
    await stage.solo_board()
    before = stage.read_board()
    clicked = await stage.click()
    await clicked.wait_ack()
    await until(lambda: stage.read_board() != before)
    assert len((await stage.bot.tables.lookup.match(1)).journal) == 1
    await stage.bot.dispatcher.idle()
    assert not stage.bot.incidents.count


TAKEN: Fault = lambda faults: faults.server_error(502, "POST", CALLBACK, when="after")  # noqa: E731
NOT_TAKEN: Fault = lambda faults: faults.drop("POST", CALLBACK)  # noqa: E731
UNCERTAIN = {"502 after Discord took it": TAKEN, "cut before Discord took it": NOT_TAKEN}
REPEATED = "double_ack"
"""discord.py repeats what was answered with 502: that Discord has it already is no fault of the bot's."""


@pytest.mark.parametrize("fault", UNCERTAIN.values(), ids=UNCERTAIN)
async def test_a_click_whose_acknowledgement_seems_to_fail_counts(stage: Stage, fault: Fault) -> None:
    stage.allowed.add(REPEATED)
    await stage.solo_board()
    rule = fault(stage.server.faults)
    before = stage.read_board()
    await stage.click()
    await until(lambda: stage.read_board() != before)
    assert rule.hits == 1
    assert len((await stage.bot.tables.lookup.match(1)).journal) == 1
    assert not stage.bot.incidents.count


async def test_a_board_from_before_a_start_loses_its_choices_by_the_answer_to_its_click(stage: Stage) -> None:
    """It is not fetched: a fetch counts among the bot's requests, one for each match after a start."""
    before = await stage.solo_board()
    stage.bot.services.stripped_messages.forget_all()
    await stage.click()
    await until(lambda: [board.id for board in stage.boards()] > [before.id])
    await stage.bot.dispatcher.idle()
    assert stage.server.calls("GET", f"{MESSAGES}/{{message_id}}") == []
    assert stage.server.calls("PATCH", f"{MESSAGES}/{{message_id}}") == []
    (stripped,) = [view for view in stage.person.messages(stage.channel, bot_only=True) if view.id == before.id]
    assert picture_of(stripped) == picture_of(before)
    assert not moves_on(stripped)


async def test_the_answer_reaches_the_clicker_when_the_acknowledgement_seems_to_fail(stage: Stage) -> None:
    stage.allowed.add(REPEATED)
    await stage.solo_board()
    board, button = stage.option()
    before = stage.read_board()
    await stage.click()
    await until(lambda: stage.read_board() != before)
    TAKEN(stage.server.faults)
    late = await stage.person.click(board, button, wait=False)

    def is_answered() -> bool:
        """A board that was edited meanwhile knows the button no more; before that, the choice counts as made."""
        try:
            text = late.message.text
        except LookupError:
            text = ""
        words = "\n".join([text, *(message.text for message in late.followups)])
        return "out of date" in words or "already made this choice" in words

    await until(is_answered)
    assert not stage.bot.incidents.count


async def test_where_another_process_answers_clicks_they_are_left_to_it(stage: Stage) -> None:
    """The first one that it has answered was played before; it counts once, whoever plays it."""
    await stage.solo_board()
    for count in (2, 3):
        before = stage.read_board()
        stage.server.faults.error(400, 40060, "POST", CALLBACK)
        await stage.click()
        await until(lambda count=count: len(stage.answers()) == count)
        if count == 2:
            await until(lambda before=before: stage.read_board() != before)
        await stage.bot.dispatcher.idle()
    await asyncio.sleep(0.2)
    assert len((await stage.bot.tables.lookup.match(1)).journal) == 1


@pytest.mark.parametrize("where", ["while it is carried out", "while its refusal is put into words"])
async def test_a_person_the_stopping_bot_cannot_wait_for_is_told_so(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def hangs(*_: Any) -> Any:
        await asyncio.Event().wait()

    async def refuses(*_: Any) -> Any:
        raise Refusal("stale")

    await stage.solo_board()
    if where == "while it is carried out":
        monkeypatch.setattr(stage.bot.tables.play, "choose", hangs)
    else:
        monkeypatch.setattr(stage.bot.tables.play, "choose", refuses)
        monkeypatch.setattr(stage.bot.tables.people, "language", hangs)
    monkeypatch.setattr(client, "MOVES_FINISH", 0.1)
    clicked = await stage.click()
    await clicked.wait_ack()
    await asyncio.wait_for(stage.bot.close(), 10)
    assert "restarting" in clicked.followups[0].text
    assert not stage.bot.incidents.count


async def test_an_interaction_before_its_server_and_unreadable_events_end_nothing(stage: Stage) -> None:
    gateway = stage.server.gateway
    for event, data in (
        ("INTERACTION_CREATE", {"id": "1", "type": 2}),
        ("INTERACTION_CREATE", []),
        ("GUILD_CREATE", {"id": "x"}),
        ("CHANNEL_UPDATE", None),
    ):
        gateway.dispatch_raw(event, data)
    (session,) = gateway.live_sessions()
    gateway.send_ready(session)
    await stage.solo()
    await until(lambda: stage.boards())
    assert stage.bot.incidents.count >= 3
    assert len(gateway.identifies) == 1
    assert isinstance(stage.bot, discord.Client)


async def test_what_was_posted_is_found_again_by_its_buttons(stage: Stage) -> None:
    messenger = stage.bot.messenger
    await stage.solo_board()
    table, match = await stage.bot.tables.lookup.get(1), await stage.bot.tables.lookup.match(1)
    place = await stage.bot.tables.messages.place(1, "board")
    board = BoardPost(table, match, ())
    assert await messenger.find(board, "another", None) == (place, frozenset())
    assert await messenger.find(board, "another", place) is None
    assert await messenger.find(LobbyPost(table), "another", None) is None
    assert await messenger.find(replace(board, table=replace(table, id=2)), "another", None) is None
    assert stage.server.calls("GET", MESSAGES)


async def test_what_was_posted_without_buttons_is_found_again_by_its_mark(stage: Stage) -> None:
    messenger = stage.bot.messenger
    await stage.solo_board()
    table = await stage.bot.tables.lookup.get(1)
    for post in (LobbyPost(table), ClosedPost(table, ())):
        place = await messenger.post(post, None, f"first {post.kind}")
        assert await messenger.find(post, f"first {post.kind}", None) == (place, frozenset())
        assert await messenger.find(post, f"second {post.kind}", None) is None
        assert await messenger.find(post, f"first {post.kind}", place) is None


async def test_the_end_of_a_match_is_found_again_by_its_buttons(stage: Stage) -> None:
    messenger = stage.bot.messenger
    await stage.solo_board()
    table, match = await stage.bot.tables.lookup.get(1), (await stage.bot.tables.lookup.match(1)).replay()
    final = FinalPost(table, match, ())
    assert await messenger.find(final, "another", None) is None, "a board is no end"
    while not match.is_finished:
        question = match.questions[0]
        match.play(question.seat, question.options[0].id)
    place = await messenger.post(final, None, "end", "none")
    assert await messenger.find(final, "another", None) == (place, frozenset())
    assert await messenger.find(replace(final, table=replace(table, id=2)), "another", None) is None


@pytest.mark.parametrize("pictures", ["full", "small", "none"])
async def test_boards_with_smaller_pictures_and_without(stage: Stage, pictures: Pictures) -> None:
    whole = picture_of(await stage.solo_board())
    table, match = await stage.bot.tables.lookup.get(1), await stage.bot.tables.lookup.match(1)
    place = await stage.bot.messenger.post(BoardPost(table, match, []), None, "another", pictures)
    (posted,) = [board for board in stage.boards() if board.id == place.message]
    assert [file.filename for file in posted.files] == ([] if pictures == "none" else ["board.png"])
    if pictures == "small":
        assert len(picture_of(posted)) < len(whole) / 2
        with Image.open(io.BytesIO(picture_of(posted))) as small, Image.open(io.BytesIO(whole)) as large:
            assert small.width == large.width // 2
    assert ("draw the picture" in posted.text) == (pictures == "none")
    assert "t1:" in stage.read_board()


async def test_a_crash_while_drawing_costs_one_picture_and_not_the_bot(stage_with_process: Stage) -> None:
    stage = stage_with_process
    workers = stage.bot.workers
    before = workers.processes
    crash = pack_work(partial(ctypes.string_at, 0))

    def crashing(work: bytes, **more: Any) -> Any:
        return run(crash, **more)

    run, workers.run = workers.run, crashing
    await stage.solo()
    await until(lambda: stage.boards())
    assert not stage.bot.tables.computers.thinking.processes, "it begins with the first strong player"
    await stage.bot.dispatcher.idle()
    assert "draw the picture" in stage.boards()[-1].text
    assert not set(before) & set(workers.processes), "they have died of it"
    workers.run = run
    await stage.click()
    await until(lambda: stage.boards() and "draw the picture" not in stage.boards()[-1].text)
    assert picture_of(stage.boards()[-1])
