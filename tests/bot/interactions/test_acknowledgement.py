"""Clicks whose choice comes first: one request acknowledges them and takes the choices off their board."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.interactions import acknowledgement
from bot.interactions.acknowledgement import acknowledge_last, may_acknowledge_last, take_choices
from bot.interactions.answering import answer, tell
from bot.runtime.rate_limits import DISCORD_EPOCH
from bot.runtime.stripped_messages import Stripped
from bot.tables.outbox.blocked import UNTIDY
from tests.bot.interactions.test_answering import There, refusal

CHANNEL = 5
LEFT = Stripped([{"type": 10, "content": "what was played"}], [{"id": "7", "filename": "board.png"}], 1 << 15)


class AtBoard(There):
    """A click on a board, message 1, of which it is known what is left."""

    def __init__(self, *faults: Any, age_s: float = 0.0) -> None:
        super().__init__(*faults)
        now = 1_800_000_000_000
        self.id = int(now - age_s * 1_000) - DISCORD_EPOCH << 22
        self.channel_id = CHANNEL
        self.response._response_type = None
        self._session = None
        self.client.http = SimpleNamespace(proxy=None, proxy_auth=None)
        self.services = self.client.services
        self.services.clock = SimpleNamespace(now=lambda: now)
        self.services.dispatcher = SimpleNamespace(blocked={})
        self.services.stripped_messages.note(1, LEFT)
        self.updated: list[Any] = []

    def update(self, payload: Any) -> None:
        self._note("update")
        self.updated.append(payload)
        self.is_done = True


@pytest.fixture(autouse=True)
def adapter(monkeypatch: pytest.MonkeyPatch) -> list[AtBoard]:
    """The clicks whose first answers come to the same adapter; the last one's is sent."""
    clicks: list[AtBoard] = []

    async def request(route: Any, session: Any, *, payload: Any, proxy: Any, proxy_auth: Any) -> None:
        assert route.path == acknowledgement.CALLBACK
        clicks[-1].update(payload)

    monkeypatch.setattr(acknowledgement, "async_context", SimpleNamespace(get=lambda: SimpleNamespace(request=request)))
    return clicks


async def refuse(click: Any, after_s: float = 0.0) -> None:
    async with acknowledge_last(click):
        await asyncio.sleep(after_s)
        raise KeyError


def at_board(adapter: list[AtBoard], *faults: Any, **more: Any) -> Any:
    adapter.append(AtBoard(*faults, **more))
    return adapter[-1]


async def test_one_request_acknowledges_a_choice_and_takes_the_choices_away(adapter: list[AtBoard]) -> None:
    click = at_board(adapter)
    async with acknowledge_last(click):
        assert not click.got, "the choice comes first"
        await take_choices(click)
    assert click.got == ["update"]
    assert click.updated == [{"type": 7, "data": LEFT.body}]
    assert click.services.stripped_messages.is_stripped(1)
    assert click.clicked.token_of(1) == "token"


async def test_a_choice_that_leaves_the_board_is_acknowledged_when_it_is_carried_out(adapter: list[AtBoard]) -> None:
    click = at_board(adapter)
    async with acknowledge_last(click):
        assert not click.got
    assert click.got == ["acknowledge"]
    assert not click.services.stripped_messages.is_stripped(1)


@pytest.mark.parametrize("fault", [refusal(400, 50035), refusal(404, 10008), refusal(403, 50001)])
async def test_what_discord_refuses_to_update_is_acknowledged_as_it_is(adapter: list[AtBoard], fault: Any) -> None:
    click = at_board(adapter, fault)
    async with acknowledge_last(click):
        await take_choices(click)
    assert click.got == ["update", "acknowledge"]
    assert not click.services.stripped_messages.is_stripped(1), "its buttons are taken off afterwards"


async def test_an_answer_that_is_cut_is_sent_again_and_not_relied_on(adapter: list[AtBoard]) -> None:
    click = at_board(adapter, aiohttp.ServerDisconnectedError, refusal(400, 40060))
    async with acknowledge_last(click):
        await take_choices(click)
    assert click.got == ["update", "update"]
    assert not click.services.stripped_messages.is_stripped(1)


async def test_a_refusal_is_the_first_answer(adapter: list[AtBoard]) -> None:
    click = at_board(adapter)
    with pytest.raises(KeyError):
        await refuse(click)
    await tell(click, "not your turn")
    assert click.got == ["message"]
    click = at_board(adapter)
    async with acknowledge_last(click):
        await tell(click, "already played")
    assert click.got == ["message"]


async def test_what_is_shown_later_waits_for_the_acknowledgement(adapter: list[AtBoard]) -> None:
    click = at_board(adapter)
    async with acknowledge_last(click):
        await answer(click, "your next question")
    assert click.got == ["acknowledge", "private"]


async def test_what_takes_long_is_acknowledged_meanwhile(
    adapter: list[AtBoard], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acknowledgement, "LAST_WITHIN_S", 0.0)
    click = at_board(adapter)
    async with acknowledge_last(click):
        await asyncio.sleep(0.01)
        assert click.got == ["acknowledge"]
        await take_choices(click)
    assert click.got == ["acknowledge"]
    assert not click.services.stripped_messages.is_stripped(1)
    assert click.services.stripped_messages.take(1) == LEFT, "its choices go afterwards, and it is not fetched for that"
    click = at_board(adapter)
    with pytest.raises(KeyError):
        await refuse(click, 0.01)
    await tell(click, "not your turn")
    assert click.got == ["acknowledge", "private"]


async def test_no_timer_is_left(adapter: list[AtBoard], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acknowledgement, "LAST_WITHIN_S", 0.01)
    clicks = [at_board(adapter), at_board(adapter), at_board(adapter)]
    async with acknowledge_last(clicks[0]):
        pass
    async with acknowledge_last(clicks[1]):
        await tell(clicks[1], "already played")
    with pytest.raises(KeyError):
        await refuse(clicks[2])
    await asyncio.sleep(0.03)
    assert [click.got for click in clicks] == [["acknowledge"], ["message"], []]


@pytest.mark.parametrize(("trouble", "goes"), [("forbidden", False), (UNTIDY, True)])
async def test_where_no_board_can_be_posted_the_choices_stay(adapter: list[AtBoard], trouble: str, goes: bool) -> None:
    click = at_board(adapter)
    click.services.dispatcher.blocked[CHANNEL] = SimpleNamespace(trouble=trouble)
    async with acknowledge_last(click):
        await take_choices(click)
    assert click.got == ["update" if goes else "acknowledge"]
    assert goes or click.services.stripped_messages.take(1) == LEFT


@pytest.mark.parametrize(("age_s", "may"), [(-3_600.0, True), (0.0, True), (0.9, True), (1.1, False), (60.0, False)])
def test_an_old_click_is_acknowledged_before_its_choice(age_s: float, may: bool) -> None:
    """Discord may take no answer to it any more: then nothing is to be carried out."""
    click: Any = AtBoard(age_s=age_s)
    assert may_acknowledge_last(click) == may


async def test_an_edit_waits_for_the_answer_that_takes_the_choices_away(adapter: list[AtBoard]) -> None:
    stripped = at_board(adapter).services.stripped_messages
    order = []

    async def edit() -> None:
        await stripped.wait_for_answer(1)
        order.append("edit")

    with stripped.in_answer(1):
        editing = asyncio.create_task(edit())
        await asyncio.sleep(0.01)
        order.append("answer")
    await editing
    assert order == ["answer", "edit"]
    began = time.monotonic()
    await stripped.wait_for_answer(1)
    assert time.monotonic() - began < 1.0
