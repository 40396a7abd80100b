"""The whole bot in a browser, without an account or a token: the real client on SimCord's simulated Discord."""

from __future__ import annotations

from bot.playground.host import Wishes, host

__all__ = ["Wishes", "host"]
