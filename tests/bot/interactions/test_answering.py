"""Answers to interactions: where the first private one stands, and what becomes of one that is cut or refused."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from bot.interactions import acknowledgement, answering
from bot.interactions.acknowledgement import acknowledge
from bot.interactions.answering import announce, answer, open_form, tell, update
from bot.interactions.components import Panel, note
from bot.runtime import failed_requests
from bot.runtime.clicked_messages import ClickedMessages
from bot.runtime.rate_limits import Cooldowns
from bot.runtime.stripped_messages import StrippedMessages

CUT = aiohttp.ServerDisconnectedError
MISSED = {"components": {"_errors": [{"code": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}]}}


def refusal(status: int, code: int, errors: Any = None) -> Callable[[], discord.HTTPException]:
    response: Any = SimpleNamespace(status=status, reason="no")
    kind = discord.NotFound if status == 404 else discord.HTTPException
    return lambda: kind(response, {"code": code, "message": "no", "errors": errors})


class There:
    """An interaction and Discord behind it. ``faults``: what the next requests come to, None for success."""

    def __init__(self, *faults: Any, is_on_private: bool = False) -> None:
        self._faults = list(faults)
        self.got: list[str] = []
        self.is_done = False
        self.extras: dict[str, Any] = {}
        self.token = "token"
        self.message = SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=is_on_private))
        self.followup = SimpleNamespace(send=self._follow_up)
        self.response = SimpleNamespace(
            defer=self._defer,
            send_message=self._send_message,
            send_modal=self._send_modal,
            is_done=lambda: self.is_done,
        )
        self.type = discord.InteractionType.component
        clock: Any = SimpleNamespace(now=lambda: 0)
        self.clicked = ClickedMessages(clock)
        services = SimpleNamespace(
            clicked_messages=self.clicked,
            stripped_messages=StrippedMessages(),
            command_ids={},
            look_at_emojis=None,
            cooldowns=Cooldowns(clock),
            tables=SimpleNamespace(repository=SimpleNamespace(database=SimpleNamespace(instance="x"))),
        )
        self.client = SimpleNamespace(services=services)

    def is_expired(self) -> bool:
        return False

    def _note(self, what: str) -> None:
        self.got.append(what)
        if self._faults and (fault := self._faults.pop(0)) is not None:
            raise fault()

    async def _defer(self, **how: Any) -> None:
        self._note("think" if how.get("thinking") else "acknowledge")
        self.is_done = True

    async def _send_message(self, *_: Any, **__: Any) -> None:
        self._note("message")
        self.is_done = True

    async def _send_modal(self, _: Any) -> None:
        self._note("form")
        self.is_done = True

    async def _follow_up(self, *_: Any, ephemeral: bool, **more: Any) -> None:
        self.mentioned = more["allowed_mentions"].to_dict()
        self._note("private" if ephemeral else "public")

    async def edit_original_response(self, **_: Any) -> None:
        self._note("edit")

    async def delete_original_response(self) -> None:
        self._note("delete")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "AGAIN_AFTER", 0.0)


def interaction(*faults: Any, **more: Any) -> Any:
    return There(*faults, **more)


async def test_the_first_private_answer_stands_where_discord_shows_thinking() -> None:
    there = interaction()
    assert await acknowledge(there, private=True)
    await answer(there, "one")
    await tell(there, "two")
    await announce(there, "three")
    assert there.got == ["think", "edit", "private", "public"]


async def test_an_answer_to_a_click_on_a_message_is_a_message_of_its_own() -> None:
    there = interaction()
    assert await acknowledge(there, private=False)
    await answer(there, "one")
    assert there.got == ["acknowledge", "private"]


@pytest.mark.parametrize("fault", [CUT, TimeoutError, ConnectionResetError, refusal(404, 10015), refusal(404, 10008)])
async def test_an_answer_that_is_lost_is_sent_once_more(fault: Any) -> None:
    there = interaction(None, fault)
    await acknowledge(there, private=True)
    await tell(there, "one")
    assert there.got == ["think", "edit", "edit"]
    there = interaction(None, fault)
    await acknowledge(there, private=False)
    await tell(there, "one")
    assert there.got == ["acknowledge", "private", "private"]


async def test_an_answer_that_arrived_and_is_gone_when_it_is_sent_again_is_no_incident() -> None:
    """Discord answers with an error to what it has carried out, and the person uses the panel meanwhile."""

    def gone_after_a_server_error() -> discord.HTTPException:
        failed = failed_requests._failed.get()
        assert failed is not None
        failed.append(502)
        return refusal(404, 10008)()

    there = interaction(None, gone_after_a_server_error, gone_after_a_server_error)
    await acknowledge(there, private=True)
    await answer(there, "one")
    await tell(there, "two")
    assert there.got == ["think", "edit", "edit", "private"]
    there = interaction(None, refusal(404, 10008), refusal(404, 10008))
    await acknowledge(there, private=True)
    with pytest.raises(discord.NotFound):
        await answer(there, "one")


async def test_an_answer_is_not_sent_for_ever() -> None:
    there = interaction(None, CUT, CUT)
    await acknowledge(there, private=True)
    with pytest.raises(CUT):
        await answer(there, "one")
    await tell(there, "lost")
    assert there.got == ["think", "edit", "edit", "edit"]


async def test_what_everybody_sees_calls_only_whom_it_should() -> None:
    there = interaction()
    await acknowledge(there, private=False)
    await announce(there, "<@7> @everyone <@&8>", people=[7])
    assert there.mentioned == {"parse": [], "users": [7]}
    for send in (announce, answer):
        await send(there, "<@7> @everyone <@&8>")
        assert there.mentioned["parse"] == []
        assert not there.mentioned.get("users")


async def test_what_everybody_sees_is_not_sent_twice() -> None:
    there = interaction(None, CUT)
    await acknowledge(there, private=False)
    with pytest.raises(CUT):
        await announce(there, "one")
    assert there.got == ["acknowledge", "public"]


async def test_a_picture_that_is_not_found_in_an_edit_comes_in_a_message_of_its_own() -> None:
    there = interaction(None, refusal(400, 50035, MISSED))
    await acknowledge(there, private=True)
    await answer(there, Panel(note("one")))
    assert there.got == ["think", "edit", "delete", "private"]
    there = interaction(None, refusal(400, 50035, MISSED), is_on_private=True)
    await acknowledge(there, private=False)
    await update(there, Panel(note("one")))
    assert there.got == ["acknowledge", "edit", "private", "delete"]
    there = interaction(None, refusal(400, 50035, MISSED))
    await acknowledge(there, private=False)
    with pytest.raises(discord.HTTPException):
        await update(there, Panel(note("one")))


async def test_an_acknowledgement_that_is_cut_is_made_once_more() -> None:
    there = interaction(CUT)
    assert await acknowledge(there, private=True)
    await answer(there, "one")
    assert there.got == ["think", "think", "edit"]


async def test_an_acknowledgement_that_took_too_long_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acknowledgement, "AGAIN_WITHIN", -1.0)
    there = interaction(CUT)
    assert await acknowledge(there, private=False)
    assert there.got == ["acknowledge"]
    assert there.extras[acknowledgement.DOUBTFUL]


async def test_an_acknowledgement_that_never_arrives_is_doubtful() -> None:
    there = interaction(CUT, CUT, refusal(404, 10015), refusal(404, 10015))
    assert await acknowledge(there, private=True)
    await tell(there, "one")
    assert there.got == ["think", "think", "edit", "edit", "message"]


async def test_forms_and_first_words_are_sent_once_more_as_well() -> None:
    there = interaction(CUT)
    await open_form(there, ui.Modal(title="A form"))
    assert there.got == ["form", "form"]
    there = interaction(CUT)
    await tell(there, "one")
    assert there.got == ["message", "message"]


async def test_an_interaction_that_somebody_else_answered_is_left_alone() -> None:
    there = interaction(refusal(400, 40060))
    assert not await acknowledge(there, private=True)


@pytest.mark.parametrize("is_on_private", [False, True])
async def test_tokens_are_kept_of_clicks_on_public_messages_alone(is_on_private: bool) -> None:
    there = There(is_on_private=is_on_private)
    assert await acknowledge(there, private=False)  # type: ignore[arg-type]
    assert there.clicked.token_of(1) == (None if is_on_private else "token")


async def test_no_token_is_kept_where_an_answer_to_the_same_event_may_have_taken_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The event came twice, and the other one was answered by a private message between two tries: that is what the
    token edits then (seed 20744)."""
    monkeypatch.setattr(acknowledgement, "failed_tries", lambda: nullcontext([502]))
    there = interaction(refusal(400, 40060))
    assert await acknowledge(there, private=False)
    assert there.clicked.token_of(1) is None
