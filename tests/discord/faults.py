"""Fault injection.

Faults of requests are rules: the first rule with uses left that matches a request is applied. ``route`` is a path of
the facts (``/channels/{channel_id}/messages``), ``CDN`` for downloads, or a regular expression on the path; None
matches everything. Every method returns the rule, whose ``hits`` tells how often it was applied and whose ``cancel()``
removes it.
"""

from __future__ import annotations

import asyncio
import math
import random
import re
import time
from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from tests.discord import limits, permission_bits
from tests.discord.shapes import Json
from tests.discord.world import (
    Channel,
    Message,
)

if TYPE_CHECKING:
    from tests.discord.bot_process import BotProcess
    from tests.discord.server.fake_discord import FakeDiscord


MESSAGES = {
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10008: "Unknown Message",
    10013: "Unknown User",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    40003: "You are opening direct messages too fast.",
    40060: "Interaction has already been acknowledged.",
    50001: "Missing Access",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50027: "Invalid Webhook Token",
    50278: "Cannot send messages to this user due to having no mutual guilds",
}


class ConnectionDropped(Exception):
    """The connection is to be cut without an answer."""


class Rule:
    def __init__(self, faults: Faults, method: str | None, route: str | None, times: int | None):
        self.faults = faults
        self.method = method
        self.route = route
        self.left = times
        self.hits = 0
        self.pattern = re.compile(route) if route and route != "CDN" and "{" not in route else None
        self.delay_before = 0.0
        self.delay_after = 0.0
        self.drop_before = False
        self.drop_during = False
        self.drop_after = False
        self.pauses: Sequence[tuple[float, float]] = ()
        self.chance = random.Random(0)
        self.answer: tuple[int, Any, Json] | None = None
        self.answer_after: tuple[int, Any, Json] | None = None

    def matches(self, method: str, path: str, template: str) -> bool:
        if self.left is not None and self.left <= 0:
            return False
        if self.method is not None and self.method != method:
            return False
        if self.route is None:
            return True
        if self.pattern is not None:
            return bool(self.pattern.search(path))
        return self.route == template

    def use(self) -> Rule:
        self.hits += 1
        if self.left is not None:
            self.left -= 1
        if not self.pauses:
            return self
        paused = copy(self)
        paused.delay_before, paused.delay_after = self.chance.choice(self.pauses)
        return paused

    def cancel(self) -> None:
        if self in self.faults.rules:
            self.faults.rules.remove(self)

    async def before(self) -> tuple[int, Any, Json] | None:
        if self.delay_before:
            await asyncio.sleep(self.delay_before)
        if self.drop_before:
            raise ConnectionDropped
        return self.answer

    async def after(self) -> tuple[int, Any, Json] | None:
        if self.delay_after:
            await asyncio.sleep(self.delay_after)
        if self.drop_after:
            raise ConnectionDropped
        return self.answer_after


class Faults:
    def __init__(self, server: FakeDiscord):
        self.server = server
        self.emoji_refused = 0
        self.rules: list[Rule] = []
        self.gateway_delay = 0.0
        self._duplicates: list[list[Any]] = []
        self._emoji_refusals = [0, 0.0]

    # ----------------------------------------------------------------------- REST

    def match(self, method: str, path: str, template: str) -> Rule | None:
        for rule in self.rules:
            if rule.matches(method, path, template):
                return rule.use()
        return None

    def clear(self) -> None:
        self.rules.clear()
        self._duplicates.clear()
        self._emoji_refusals = [0, 0.0]
        self.gateway_delay = 0.0

    def _add(self, method: str | None, route: str | None, times: int | None) -> Rule:
        rule = Rule(self, method, route, times)
        self.rules.append(rule)
        return rule

    def respond(
        self,
        status: int,
        body: Any,
        method: str | None = None,
        route: str | None = None,
        *,
        times: int | None = 1,
        headers: Json | None = None,
    ) -> Rule:
        rule = self._add(method, route, times)
        rule.answer = (status, body, headers or {})
        return rule

    def rate_limit(
        self,
        method: str | None = None,
        route: str | None = None,
        *,
        retry_after: float = 1.0,
        times: int | None = 1,
        is_global: bool = False,
        scope: str = "user",
    ) -> Rule:
        headers = {
            "Retry-After": str(math.ceil(retry_after)),
            "X-RateLimit-Limit": "5",
            "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset": f"{time.time() + retry_after:.3f}",
            "X-RateLimit-Reset-After": f"{retry_after:.3f}",
            "X-RateLimit-Bucket": "loopbackfault",
            "X-RateLimit-Scope": "global" if is_global else scope,
        }
        if is_global:
            headers["X-RateLimit-Global"] = "true"
        return self.respond(
            429,
            {"message": "You are being rate limited.", "retry_after": retry_after, "global": is_global, "code": 0},
            method,
            route,
            times=times,
            headers=headers,
        )

    def server_error(
        self,
        status: int = 500,
        method: str | None = None,
        route: str | None = None,
        *,
        times: int | None = 1,
        when: str = "before",
    ) -> Rule:
        """Answer with 500 and the like before the request is handled, or after (its effect stays)."""
        names = {500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout"}
        body = {"message": f"{status}: {names.get(status, 'Error')}", "code": 0}
        rule = self._add(method, route, times)
        if when == "before":
            rule.answer = (status, body, {})
        else:
            rule.answer_after = (status, body, {})
        return rule

    def error(
        self, status: int, code: int, method: str | None = None, route: str | None = None, *, times: int | None = 1
    ) -> Rule:
        """A Discord error: `error(404, 10008, ...)` is Unknown Message."""
        return self.respond(
            status, {"message": MESSAGES.get(code, f"{status}: Error"), "code": code}, method, route, times=times
        )

    def forbid(
        self, method: str | None = None, route: str | None = None, *, code: int = 50013, times: int | None = None
    ) -> Rule:
        return self.error(403, code, method, route, times=times)

    def drop(
        self, method: str | None = None, route: str | None = None, *, times: int | None = 1, when: str = "before"
    ) -> Rule:
        """Cut the connection before the request is handled, during its upload, or after (its effect stays)."""
        rule = self._add(method, route, times)
        rule.drop_before = when == "before"
        rule.drop_during = when == "during"
        rule.drop_after = when == "after"
        return rule

    def delay(
        self,
        seconds: float,
        method: str | None = None,
        route: str | None = None,
        *,
        times: int | None = None,
        when: str = "before",
    ) -> Rule:
        rule = self._add(method, route, times)
        if when == "before":
            rule.delay_before = seconds
        else:
            rule.delay_after = seconds
        return rule

    # --------------------------------------------------------------- interactions

    def slow_down(self, pauses: Sequence[tuple[float, float]], chance: random.Random, route: str | None = None) -> Rule:
        """Let every request wait before it is handled and before it is answered, for one of these pairs of seconds."""
        rule = self._add(None, route, None)
        rule.pauses, rule.chance = pauses, chance
        return rule

    def duplicate_interactions(self, times: int = 1, kind: int | None = None) -> None:
        """The next interactions are delivered twice (same id, same token)."""
        self._duplicates.append([times, kind])

    def take_duplicate(self, kind: int) -> bool:
        for entry in self._duplicates:
            if entry[0] > 0 and entry[1] in (None, kind):
                entry[0] -= 1
                return True
        return False

    # ------------------------------------------------------------------------ emojis

    def flaky_emojis(self, times: int = 1, chance: float = 1.0) -> None:
        """Refuse the next `times` messages with an emoji of the application in a button or select, as Discord
        does now and then although the emoji exists (API#7128); each with this chance."""
        self._emoji_refusals = [times, chance]

    def refuses_emoji(self, body: Any) -> bool:
        left, chance = self._emoji_refusals
        own = self.server.world.app_emojis
        if left <= 0 or not any(e in own for e in limits.component_emojis(body.get("components"))):
            return False
        if random.random() >= chance:
            return False
        self._emoji_refusals[0] -= 1
        self.emoji_refused += 1
        return True

    def delete_emoji(self, name: str) -> None:
        """Somebody deletes an emoji of the application in the portal; the bot is not told."""
        own = self.server.world.app_emojis
        for eid in [e for e, data in own.items() if data["name"] == name]:
            del own[eid]

    # -------------------------------------------------------------------- gateway

    async def gateway_reconnect(self, shard: int | None = None) -> None:
        await self.server.gateway.reconnect(shard)

    async def gateway_invalid_session(self, *, resumable: bool = False, shard: int | None = None) -> None:
        await self.server.gateway.invalid_session(resumable=resumable, shard=shard)

    def gateway_drop(self, shard: int | None = None) -> None:
        self.server.gateway.drop(shard)

    def gateway_silence(self, shard: int | None = None) -> None:
        self.server.gateway.silence(shard)

    def gateway_outage(self, seconds: float) -> None:
        self.server.gateway.outage(seconds)

    # ---------------------------------------------------------------- disappearances

    def delete_channel(self, channel: Channel, *, event: bool = True) -> None:
        """A human deletes a channel; event=False: the bot is not told (it was offline)."""
        self.server.delete_channel(channel, dispatch=event)

    def delete_message(self, message: Any, *, event: bool = True) -> None:
        target = message if isinstance(message, Message) else message.message
        self.server.delete_message(target, dispatch=event)

    def deny_bot(self, channel: Channel, *names: str, event: bool = True) -> None:
        """Take permissions from the bot in one channel, for example "SEND_MESSAGES"."""
        bot = self.server.world.bot
        _, allow, deny = channel.overwrites.get(bot.id, (1, 0, 0))
        mask = permission_bits.bits(*names)
        channel.overwrites[bot.id] = (1, allow & ~mask, deny | mask)
        if event:
            self.server.update_channel(channel)

    # --------------------------------------------------------------------- process

    async def kill_and_restart(self, bot: BotProcess, *, pause: float = 0.0) -> None:
        """kill -9, then the same command with the same environment and data directory."""
        await bot.kill()
        if pause:
            await asyncio.sleep(pause)
        await bot.start()
        await bot.wait_ready()
