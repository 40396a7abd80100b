"""Rate limits: the limits of each route, the global limit, Discord's headers.

Discord does not publish its numbers and asks bots to read the headers. TABLE holds values near those commonly
observed; a test may change them (``server.ratelimits.set``) or turn them off (``mode = "off"``).
"""

from __future__ import annotations

import hashlib
import math
import time
from dataclasses import dataclass

from tests.discord.shapes import Place

# (method, template) -> (requests, seconds, top-level parameters)
TABLE: dict[tuple[str, str], tuple[int, float, tuple[str, ...]]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0, ("channel_id",)),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0, ("channel_id",)),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0, ("channel_id",)),
    ("GET", "/channels/{channel_id}/messages"): (5, 5.0, ("channel_id",)),
    ("GET", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0, ("channel_id",)),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"): (1, 0.25, ("channel_id",)),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"): (1, 0.25, ("channel_id",)),
    ("POST", "/channels/{channel_id}/typing"): (5, 5.0, ("channel_id",)),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0, ("channel_id",)),
    ("POST", "/channels/{channel_id}/threads"): (10, 10.0, ("channel_id",)),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads"): (10, 10.0, ("channel_id",)),
    ("POST", "/users/@me/channels"): (10, 10.0, ()),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0, ("webhook_id", "webhook_token")),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"): (5, 2.0, ("webhook_id", "webhook_token")),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): (
        5,
        2.0,
        ("webhook_id", "webhook_token"),
    ),
    ("PUT", "/applications/{application_id}/commands"): (5, 20.0, ()),
    ("PUT", "/applications/{application_id}/guilds/{guild_id}/commands"): (5, 20.0, ("guild_id",)),
    ("POST", "/applications/{application_id}/commands"): (5, 20.0, ()),
    # Nothing is published on the emojis of applications; those of servers are limited harder than most.
    ("POST", "/applications/{application_id}/emojis"): (20, 30.0, ()),
    ("PATCH", "/applications/{application_id}/emojis/{emoji_id}"): (20, 30.0, ()),
    ("DELETE", "/applications/{application_id}/emojis/{emoji_id}"): (20, 30.0, ()),
    ("GET", "/users/@me"): (30, 30.0, ()),
    ("GET", "/gateway/bot"): (2, 5.0, ()),
}
# Sub-limit of channel renames: 2 per 10 minutes per channel.
RENAME = (2, 600.0)
GLOBAL = 50
# Not counted in the global limit.
GLOBAL_EXEMPT = ("/interactions/", "/webhooks/")


@dataclass
class Window:
    start: float
    used: int


@dataclass
class Verdict:
    allowed: bool
    headers: dict[str, str]
    retry_after: float = 0.0
    scope: str = "user"
    is_global: bool = False


class RateLimits:
    def __init__(self) -> None:
        self.mode = "realistic"
        self.table = dict(TABLE)
        self.windows: dict[Place, Window] = {}
        self.recent: list[float] = []
        self.hits = 0

    def set(self, method: str, template: str, requests: int, seconds: float, top: tuple[str, ...] = ()) -> None:
        self.table[(method, template)] = (requests, seconds, top)

    def clear(self) -> None:
        self.windows.clear()
        self.recent.clear()

    @staticmethod
    def bucket_name(method: str, template: str) -> str:
        return hashlib.md5(f"{method}{template}".encode()).hexdigest()

    def check(self, method: str, template: str, params: dict[str, str], path: str) -> Verdict:
        now = time.monotonic()
        if self.mode != "off" and not path.startswith(GLOBAL_EXEMPT):
            self.recent = [t for t in self.recent if t > now - 1.0]
            if len(self.recent) >= GLOBAL:
                wait = 1.0 - (now - self.recent[0])
                self.hits += 1
                return Verdict(
                    False,
                    {"Retry-After": str(math.ceil(wait)), "X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"},
                    wait,
                    "global",
                    True,
                )
            self.recent.append(now)
        rule = self.table.get((method, template))
        if rule is None:
            return Verdict(True, {})
        count, seconds, top = rule
        key = (method, template, *tuple(params.get(t, "") for t in top))
        return self._take(key, count, seconds, now, self.bucket_name(method, template))

    def _take(self, key: Place, count: int, seconds: float, now: float, bucket: str) -> Verdict:
        window = self.windows.get(key)
        if window is None or now >= window.start + seconds:
            window = self.windows[key] = Window(now, 0)
        left = window.start + seconds - now
        allowed = window.used < count or self.mode == "off"
        if allowed:
            window.used += 1
        headers = {
            "X-RateLimit-Limit": str(count),
            "X-RateLimit-Remaining": str(max(0, count - window.used) if self.mode != "off" else count - 1),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        if allowed:
            return Verdict(True, headers)
        self.hits += 1
        headers["Retry-After"] = str(math.ceil(left))
        headers["X-RateLimit-Scope"] = "user"
        return Verdict(False, headers, left)

    def rename(self, channel_id: int) -> Verdict:
        """The separate limit on a channel's name and topic."""
        if self.mode == "off":
            return Verdict(True, {})
        return self._take(("rename", channel_id), *RENAME, time.monotonic(), self.bucket_name("PATCH", "rename"))
