"""How a click or a command is acknowledged: before any work, or, on a board, after its choice is stored.

A choice comes first where its click is young and on a board for all: then one request acknowledges it and takes the
choices off the board (docs/faults.md, B22). What takes longer than 50 milliseconds is acknowledged meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import structlog
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.runtime import metrics
from bot.runtime.clock import MINUTE, SECOND
from bot.runtime.failed_requests import SERVER_FAULT, failed_tries
from bot.runtime.rate_limits import time_of_click_s
from bot.runtime.stripped_messages import Stripped
from bot.services import Services, services_of
from bot.tables.outbox.blocked import UNTIDY

_log = structlog.stdlib.get_logger("pantheon.answers")

TAKEN = 40060
"""Discord's code for an interaction that has been acknowledged before."""
UNHEARD = 10015
"""Discord's code for an answer to an interaction whose acknowledgement never arrived."""
NOT_THERE = 10008
"""Discord's code for a message that it does not find."""
DEAD = {10062, TAKEN, 50027}
"""Discord's codes for an interaction that has expired, or that another process answered."""
metrics.begin_at_zero(metrics.EXPIRED, map(str, sorted({*DEAD, UNHEARD})))
CUT = (aiohttp.ClientError, OSError, TimeoutError)
"""The exceptions of a request of which it is unknown whether it arrived."""
UNREACHED = (discord.HTTPException, *CUT)
"""The exceptions of an answer that does not reach Discord."""
ARRIVED, DOUBTFUL, THINKING, APART = "arrived", "doubtful", "thinking", "apart"
"""Keys in ``extras`` of an interaction: whether its acknowledgement, which discord.py counts as failed, has arrived, or
may have; whether *thinking…* stands where its first private message will; and whether it is answered by a private
message apart from the one that was clicked."""
OUTCOME = "outcome"
"""Where ``extras`` says what became of an interaction, as the metrics count it."""
ANSWERED = "Another program has answered an interaction before."
WARNED_AGAIN = 10 * MINUTE
"""How long, in milliseconds, no second warning of another bot is logged."""
CLAIMED, CLAIMED_FOR = "claimed", 10 * MINUTE
"""What is noted of a click that another program answered; for this many milliseconds each click is then acknowledged
before its choice: Discord's refusal says that it is another program's."""
AGAIN_WITHIN = 1.5
"""This many seconds after it began, a first answer that was cut is not made again: Discord waits for three."""
LAST_WITHIN_S = 0.05
"""After this many seconds, a click whose choice comes first is acknowledged before it."""
LAST_AGE_S = 1.0
"""A click that is older than this is acknowledged before its choice."""
LAST = "last"
"""Where ``extras`` of an interaction hold its acknowledgement that comes last, until it was made."""
CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
"""Where the first answer to an interaction is sent."""


async def acknowledge(interaction: discord.Interaction[Any], *, private: bool, left: Stripped | None = None) -> bool:
    """Acknowledge the interaction; ``left`` is what is left of the message that was clicked, None: it stays as it is.

    False when Discord says that the interaction has expired; then nothing is carried out. When it is unknown whether
    the acknowledgement arrived, the work is done: a move counts once however often it is delivered. That includes the
    case that Discord accepts the acknowledgement, answers with an error, and refuses its repetition.
    """

    async def defer() -> None:
        if private:
            await interaction.response.defer(ephemeral=True, thinking=True)
        elif left is None:
            await interaction.response.defer()
        else:
            await _take_choices(interaction, left)

    with failed_tries() as failed:
        try:
            await begin_answer(defer)
        except discord.InteractionResponded:
            return False
        except discord.HTTPException as error:
            if left is not None and error.status < SERVER_FAULT and error.code not in DEAD:
                return await acknowledge(interaction, private=private)
            if error.code == TAKEN and failed:
                interaction.extras[ARRIVED] = True
            elif error.code in DEAD:
                _log.info("interaction_expired", code=error.code)
                note_expired(interaction, error.code)
                return False
            else:
                interaction.extras[DOUBTFUL] = True
            _log.warning("acknowledgement_failed", status=error.status, code=error.code, tries=[*failed])
        except CUT as error:
            interaction.extras[DOUBTFUL] = True
            _log.warning("acknowledgement_failed", reason=type(error).__name__)
    interaction.extras[THINKING] = interaction.extras[APART] = private
    message, services = interaction.message, services_of(interaction)
    # What passes for an earlier try may be the private answer to the same event, which came twice: then the token is
    # that message's.
    is_known = not interaction.extras.keys() & {DOUBTFUL, ARRIVED}
    if not private and message is not None and not message.flags.ephemeral and is_known:
        services.clicked_messages.note(message.id, interaction.token)
        if left is not None:
            services.stripped_messages.note_strip(message.id)
    metrics.note_acknowledged()
    return True


async def _take_choices(interaction: discord.Interaction[Any], left: Stripped) -> None:
    """Acknowledge a click by reducing its message to what is left of it. An edit of the message waits for this."""
    response, message = interaction.response, interaction.message
    if response.is_done() or message is None:
        raise discord.InteractionResponded(interaction)
    # discord.py's own function makes objects of what is sent, and asks for the whole message as the answer.
    kind, http = discord.InteractionResponseType.message_update, interaction.client.http
    route = Route("POST", CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
    with services_of(interaction).stripped_messages.in_answer(message.id):
        await async_context.get().request(
            route,
            interaction._session,
            payload={"type": kind.value, "data": left.body},
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
        )
    response._response_type = kind


class _LastAnswer:
    """The acknowledgement of a click whose choice comes first: its timer, and the task that makes it after that."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._task: asyncio.Task[bool] | None = None
        self._timer = asyncio.get_running_loop().call_later(LAST_WITHIN_S, self._begin)

    def _begin(self) -> None:
        self._task = asyncio.create_task(acknowledge(self._interaction, private=False))

    async def stop(self) -> None:
        """Let the timer acknowledge it no more; what is on its way arrives first."""
        self._timer.cancel()
        if self._task is not None:
            await self._task


def may_acknowledge_last(interaction: discord.Interaction[Any]) -> bool:
    """Whether the choice of a click may come first: it is young, as Discord waits for three seconds, and no other
    program has answered one lately."""
    services = services_of(interaction)
    is_young = services.clock.now() / SECOND - time_of_click_s(interaction.id) < LAST_AGE_S
    return is_young and not services.cooldowns.is_recent(CLAIMED)


@asynccontextmanager
async def acknowledge_last(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Carry out a click, and acknowledge it then, unless it was answered; after 50 milliseconds meanwhile.

    Where it is refused, the reason in private is the first answer.
    """
    interaction.extras[LAST] = _LastAnswer(interaction)
    try:
        yield
        await end_wait(interaction)
    finally:
        await stop_wait(interaction)


async def stop_wait(interaction: discord.Interaction[Any]) -> bool:
    """Let a click be acknowledged by what is sent next. False where it did not wait for its acknowledgement."""
    last: _LastAnswer | None = interaction.extras.pop(LAST, None)
    if last is None:
        return False
    await last.stop()
    return True


async def end_wait(interaction: discord.Interaction[Any]) -> None:
    """Acknowledge a click that still waits for it; its message stays as it is."""
    if await stop_wait(interaction) and not interaction.response.is_done():
        await acknowledge(interaction, private=False)


async def take_choices(interaction: discord.Interaction[Any]) -> None:
    """Acknowledge a click that still waits for it, and take the choices off its board in the same request, if it is
    known what is left of it. They stay where no new board can be posted now."""
    if not await stop_wait(interaction) or interaction.response.is_done():
        return
    services, message = services_of(interaction), interaction.message
    block = services.dispatcher.blocked.get(interaction.channel_id or 0)
    may_post = block is None or block.trouble == UNTIDY
    left = services.stripped_messages.take_for(message.id, interaction.id) if may_post and message is not None else None
    await acknowledge(interaction, private=False, left=left)


def note_expired(interaction: discord.Interaction[Any], code: int) -> None:
    """Note that Discord takes no answer to an interaction any more."""
    metrics.EXPIRED.labels(str(code)).inc()
    interaction.extras[OUTCOME] = "expired"
    if code == TAKEN:
        services_of(interaction).cooldowns.due(CLAIMED_FOR, CLAIMED)
        warn_of_another_bot(interaction, ANSWERED)


def expect_answered(services: Services) -> None:
    """Warn of no other bot for a while: Discord repeats interactions that another process of this bot answered."""
    services.cooldowns.due(WARNED_AGAIN, "another bot", ANSWERED)


def warn_of_another_bot(interaction: discord.Interaction[Any], reason: str) -> None:
    """Say in the log, now and then, that another bot may run with the same token on another database (A13, B18)."""
    services = services_of(interaction)
    if services.cooldowns.due(WARNED_AGAIN, "another bot", reason):
        _log.warning(
            "another_bot_with_this_token", reason=reason, instance=services.tables.repository.database.instance
        )


async def begin_answer(send: Callable[[], Awaitable[None]]) -> None:
    """Send a first answer, and once more where it was cut early enough."""
    began = asyncio.get_running_loop().time()
    try:
        await send()
    except CUT as error:
        if asyncio.get_running_loop().time() - began > AGAIN_WITHIN:
            raise
        _log.info("first_answer_again", reason=type(error).__name__)
        await send()
