"""Alerts: what an operator should look at, in the log and, where one is named, in a channel of Discord's.

They are in English, for the operator of the bot, and docs/operating/alerts.md says what to do for each.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, NamedTuple, get_args

import aiohttp
import discord
import structlog

from bot.monitoring.health import FREE, OLDEST_MESSAGE, OVERDUE
from bot.monitoring.sampling import Sample
from bot.runtime import metrics
from bot.runtime.clock import MINUTE, Clock

_log = structlog.stdlib.get_logger("pantheon.alerts")

PAUSE = 10 * MINUTE
"""How long, in milliseconds, no second message of a kind is posted; the next one counts what was left out."""
FEW_SESSIONS = 200
"""From so few session starts on for the rest of the day someone should look why."""
NAMED = 5
"""How many incidents are named; the log has all of them."""

Kind = Literal[
    "incident",
    "damaged",
    "storage",
    "disk",
    "outbox",
    "channels",
    "timers",
    "breaker",
    "sessions",
    "backup",
    "conversations",
    "drill",
]
metrics.begin_at_zero(metrics.ALERTS, get_args(Kind))


class Alert(NamedTuple):
    """Something that went wrong, as one sentence without a name or id of a person or place."""

    kind: Kind
    text: str


def alerts_in(before: Sample | None, now: Sample) -> list[Alert]:
    """What is wrong now and was not in the sample before. Each incident is reported."""
    was, alerts = before or HEALTHY, []
    number = was.incidents[-1].nth if was.incidents else 0
    incidents = [incident for incident in now.incidents if incident.nth > number]
    if incidents:
        numbers = ", ".join(f"{incident.number} ({incident.doing})" for incident in incidents[:NAMED])
        alerts.append(Alert("incident", f"{now.incidents[-1].nth - number} incident(s): {numbers}. The log has more."))
    if now.damaged > was.damaged:
        alerts.append(Alert("damaged", f"{now.damaged} table(s) are damaged and frozen; the log names them."))
    if was.is_storing and not now.is_storing:
        alerts.append(Alert("storage", "The last write to the database failed; no one can play until one succeeds."))
    if now.disk_free < FREE <= was.disk_free:
        alerts.append(Alert("disk", f"The disk is nearly full: {now.disk_free:.1%} is free."))
    if now.outbox_age > OLDEST_MESSAGE >= was.outbox_age:
        alerts.append(Alert("outbox", f"A message to Discord has waited for {now.outbox_age / 60:.0f} minutes."))
    if now.blocked > was.blocked:
        alerts.append(Alert("channels", f"{now.blocked} channel(s) cannot be written in."))
    if now.overdue > OVERDUE >= was.overdue:
        alerts.append(Alert("timers", f"Timers are {now.overdue / 60:.0f} minutes late."))
    if now.is_breaker_open and not was.is_breaker_open:
        alerts.append(Alert("breaker", "Nothing is sent: Discord refused too many requests in the last ten minutes."))
    if _few(now.sessions_left) and not _few(was.sessions_left):
        alerts.append(Alert("sessions", f"{now.sessions_left} session starts are left today. Does the bot restart?"))
    if now.too_fast > was.too_fast:
        text = "Discord refused a new conversation as opened too fast; for half an hour one a minute is opened."
        alerts.append(Alert("conversations", text))
    if was.is_backed_up and not now.is_backed_up:
        alerts.append(Alert("backup", "There is no backup of the last two intervals (PANTHEON_BACKUP_EVERY)."))
    if now.is_drill_failed and not was.is_drill_failed:
        text = "The newest backup was not restored in the weekly drill; the log says why (restore_drill)."
        alerts.append(Alert("drill", text))
    return alerts


def _few(sessions: int | None) -> bool:
    return sessions is not None and sessions <= FEW_SESSIONS


HEALTHY = Sample(
    taken=0.0,
    is_connected=True,
    is_storing=True,
    disk_free=1.0,
    outbox_age=0.0,
    overdue=0.0,
    blocked=0,
    damaged=0,
    is_breaker_open=False,
    sessions_left=None,
)
"""The sample that the first one is compared with."""


class Alerts:
    """Writes alerts to the log and posts them, one of each kind in ``PAUSE``."""

    def __init__(self, clock: Clock, post: Callable[[str], Awaitable[object]] | None = None) -> None:
        """``post`` puts a text into the operator's channel; None where there is none."""
        self._clock = clock
        self._post = post
        self._post_times: dict[Kind, int] = {}
        self._left_out: dict[Kind, int] = {}

    async def tell(self, alerts: Sequence[Alert]) -> None:
        """Tell these alerts. One that cannot be posted is in the log."""
        for alert in alerts:
            metrics.ALERTS.labels(alert.kind).inc()
            _log.error("alert", kind=alert.kind, said=alert.text)
            if self._post is not None and self._is_due(alert.kind):
                await self._send(self._post, alert)

    def _is_due(self, kind: Kind) -> bool:
        now = self._clock.now()
        last = self._post_times.get(kind)
        if last is not None and abs(now - last) < PAUSE:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        self._post_times[kind] = now
        return True

    async def _send(self, post: Callable[[str], Awaitable[object]], alert: Alert) -> None:
        more = self._left_out.pop(alert.kind, 0)
        text = f"**{alert.kind}**: {alert.text}" + (f" ({more} more of this kind since the last.)" if more else "")
        try:
            await post(text)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.warning("alert_not_posted", kind=alert.kind, reason=type(error).__name__)
