"""Map Discord's errors to what happens with a message."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from types import SimpleNamespace
from typing import NamedTuple

import aiohttp
import discord
from aiohttp import ClientError

from bot.processes.job_queue import PoolBusy
from bot.runtime import metrics
from bot.runtime.clock import MINUTE, Clock
from bot.runtime.failed_requests import misses_upload, refuses_emoji
from bot.tables.model.message_kinds import BEST_EFFORT, MESSAGE_KINDS
from bot.tables.model.messages import CHANNEL_IS_GONE, PROBE, QUIET, SELDOM_PROBE, PendingMessage, probe_of

LONGEST_PAUSE = 60.0
SHORT_PAUSE = 8.0
SHORT_TRIES = 10
"""This many tries are at most ``SHORT_PAUSE`` seconds apart, about a minute in all: people wait for the board."""
FEW_TRIES = 3
"""How often a message is tried that Discord refuses for its content, or that fails by a bug of the bot."""

STATUSES = (200, 201, 204, 400, 401, 403, 404, 405, 413, 429, 500, 502, 503, 504)
"""The statuses that Discord is known to answer with."""
metrics.begin_at_zero(metrics.ANSWERS, map(str, STATUSES))

TOO_LARGE = "too_large"
BUSY = "busy"
SERVER_ERROR = "server_error"
NO_ANSWER = "no_answer"
UNREACHABLE = "unreachable"
"""The trouble of a message, as it is stored with it."""
PICTURE_TROUBLES = (BUSY, SERVER_ERROR, NO_ANSWER)
"""Troubles that a large upload may cause; without a picture the message may get through."""
OPEN_TROUBLES = (SERVER_ERROR, NO_ANSWER, UNREACHABLE)
"""Troubles after which it is unknown whether Discord carried out the request."""
CHANNEL_GONE = (10003, 10004)
TOO_OLD = 30046
"""The message is too old to be edited that often; it can be deleted."""
MESSAGE_GONE = (10008, TOO_OLD)
"""The message was deleted, or can be edited no more."""
NO_ACCESS = (50001, 50013)
TOO_MANY = 40003
"""Conversations are opened too fast."""
STRANGER = -1
"""Not Discord's: the person has never used the bot, so it opens no conversation with them."""
REFUSED = (50007, 50278)
"""The person lets no direct message of the bot through, or shares no server with it."""
ARCHIVED = 50083
UNSUITED = (50008, 50024, 40058)
"""The channel is of a kind, or a forum's post in a state, in which nothing can be written."""
SLOWED = (20016, 20022, 20028)
"""Slow mode, and the limits of channels for announcements."""
LARGE = (40005, 50045)


class OpensLater(discord.RateLimited):
    """The conversation with a person is opened later, because the bot opens few at once (``rules/opening_pace.py``)."""


class Verdict(NamedTuple):
    """The decision. ``again``: seconds until the retry, None to give up; ``fresh``: post a new message instead.

    ``trouble`` says why, in one word. ``stop``: nothing more can be sent at all.
    """

    again: float | None
    trouble: str
    fresh: bool = False
    stop: bool = False


def judge(error: BaseException, tries: int, is_edit: bool, before: str = "") -> Verdict:
    """What an error in sending means, after a number of failed tries, the last of them by the trouble ``before``."""
    pause = min(SHORT_PAUSE, 2.0**tries) if tries < SHORT_TRIES else LONGEST_PAUSE
    if isinstance(error, discord.RateLimited):
        return Verdict(error.retry_after, "limited")
    if isinstance(error, PoolBusy):
        return Verdict(pause, BUSY)
    if not isinstance(error, discord.HTTPException):
        if isinstance(error, asyncio.TimeoutError):
            return Verdict(pause, NO_ANSWER)
        if isinstance(error, OSError | ClientError):
            return Verdict(pause, UNREACHABLE)
        return Verdict(pause if tries + 1 < FEW_TRIES else None, "fault")
    if error.status == 401:
        return Verdict(LONGEST_PAUSE, "token", stop=True)
    if error.code == TOO_MANY:
        return Verdict(LONGEST_PAUSE, "limited")
    if error.code == STRANGER:
        return Verdict(None, "stranger")
    if error.code in MESSAGE_GONE:
        # Before the statuses: Discord answers 429 about a message that is too old.
        return Verdict(0.0, "message_gone", fresh=True) if is_edit else Verdict(None, "message_gone")
    if error.status == 429 or error.status >= 500:
        return Verdict(pause, "limited" if error.status == 429 else SERVER_ERROR)
    if error.code in LARGE or error.status == 413:
        return Verdict(0.0 if tries <= FEW_TRIES else None, TOO_LARGE)
    if error.code in CHANNEL_GONE:
        return Verdict(probe_of(CHANNEL_IS_GONE), CHANNEL_IS_GONE)
    if error.code in NO_ACCESS:
        # A thread that the bot may not reopen is locked.
        return Verdict(PROBE, "archived" if before == "archived" else "no_access")
    if error.code in (*UNSUITED, *REFUSED):
        return Verdict(PROBE, "no_access")
    if error.code in SLOWED:
        return Verdict(LONGEST_PAUSE, "limited")
    if error.code == ARCHIVED:
        # The thread is opened before the next try. A new message opens it too; where that is refused, it is locked.
        return Verdict(0.0, "archived", fresh=before == "archived") if is_edit else Verdict(PROBE, "archived")
    if refuses_emoji(error):
        # It was sent without emojis as well: whatever Discord says of them, the next try is as usable as this one.
        return Verdict(pause, "emoji")
    if misses_upload(error) and is_edit:
        return Verdict(0.0, "upload_missed", fresh=True)
    return Verdict(pause if tries + 1 < FEW_TRIES else None, "refused")


def longest_pause(trouble: str) -> float:
    """The longest pause before the next try that this trouble can have brought, in seconds."""
    return SELDOM_PROBE if trouble in (CHANNEL_IS_GONE, "limited", QUIET) else max(PROBE, LONGEST_PAUSE)


INVALID = (401, 403, 429)
"""Answers that Discord counts; at 10,000 in ten minutes it refuses everything from our address."""


MOST = 1_000


WINDOW = 10 * MINUTE


class Breaker:
    """Counts invalid requests, and says how long to send nothing when there were too many."""

    def __init__(self, most: int = MOST) -> None:
        self._at: deque[int] = deque(maxlen=most)
        self._most = most

    def note(self, status: int | None, now: int) -> None:
        """Count an answer of Discord's; ``now`` is milliseconds."""
        if status in INVALID:
            self._at.append(now)

    def count(self, now: int) -> int:
        """How many answers of the last ten minutes count, as far as they are remembered; ``now`` is milliseconds."""
        return sum(now - at < WINDOW for at in self._at)

    def trace(self, clock: Clock, config: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Count all answers of a client's session, those too that discord.py tries again on its own.

        A 429 that is shared with others does not count for Discord (API, "Invalid Request Limit").
        """

        async def count_answer(
            _: aiohttp.ClientSession, __: SimpleNamespace, answer: aiohttp.TraceRequestEndParams
        ) -> None:
            metrics.ANSWERS.labels(str(answer.response.status)).inc()
            if answer.response.headers.get("X-RateLimit-Scope") != "shared":
                self.note(answer.response.status, clock.now())

        config.on_request_end.append(count_answer)
        return config

    def pause(self, now: int) -> float:
        """How many seconds nothing should be sent; 0 when there is no need to wait."""
        if len(self._at) < self._most:
            return 0.0
        return min(WINDOW, max(0, self._at[0] + WINDOW - now)) / 1_000


def is_hopeless(message: PendingMessage, verdict: Verdict) -> bool:
    """Whether tidying up is not worth another try."""
    if MESSAGE_KINDS[message.kind].lasting and verdict.trouble in (*OPEN_TROUBLES, "limited"):
        return False
    return message.kind in BEST_EFFORT and (message.tries + 1 >= FEW_TRIES or verdict.trouble == CHANNEL_IS_GONE)


def severity_of(verdict: Verdict, message: PendingMessage) -> int:
    """The level of the line in the log that tells of a failed try."""
    if message.kind in BEST_EFFORT and not verdict.stop and verdict.trouble != "fault":
        return logging.INFO
    if verdict.stop or verdict.trouble in ("fault", "refused"):
        return logging.ERROR
    return logging.INFO if verdict.trouble == "message_gone" or not message.tries else logging.WARNING
