"""How the page shows what the bot posts on its own, or when a click is over already."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from simcord.env import Env
from simcord.preview import Preview
from simcord.preview._pages import _Page

LOOKS_EVERY = 0.25
"""How often, in seconds, it looks for something to show."""
REMEMBERED = 32
"""How many pages are remembered as they were before; the page in the browser asks for news twice a second."""


class Before(NamedTuple):
    """A page before it showed something new: its id, its revision, and what stood in its messages."""

    page: str
    revision: int
    messages: Mapping[str, Any]


@asynccontextmanager
async def showing_news(preview: Preview, env: Env) -> AsyncIterator[None]:
    """Show on the page what the bot posts between clicks."""
    news = _News(preview, env)
    looking = asyncio.create_task(news.look(), name="page looks for news")
    try:
        yield
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking


def _posts(env: Env) -> int:
    """How many requests may have changed what the page shows: a page that is drawn again closes an open select, so
    reading and uploads of emojis do not count."""
    return sum(entry.method != "GET" and "/applications/" not in entry.path for entry in env.http_requests)


class _News:
    """Publishes the pages again when the bot has asked something of Discord since."""

    def __init__(self, preview: Preview, env: Env) -> None:
        self._preview = preview
        self._env = env
        self._shown_posts = _posts(env)
        self._before: deque[Before] = deque(maxlen=REMEMBERED)
        self._act = preview._action
        preview._action = self._act_on_news  # type: ignore[method-assign]

    async def look(self) -> None:
        """Look until cancelled. What a click brings is shown by SimCord when the click is over."""
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            if self._env._operation_task is None and _posts(self._env) != self._shown_posts:
                self._publish()

    def _publish(self) -> None:
        self._shown_posts = _posts(self._env)
        for page in self._preview._pages.values():
            self._before.append(Before(page.id, page.revision, page.snapshot["messages"]))
        self._preview._advance_presentation_time()
        self._preview._publish_message_pages(reason="refresh")

    async def _act_on_news(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        page = self._preview._pages.get(context_id or "")
        before = None if page is None else page.revision
        answer = await self._act(context_id, self._brought_up_to_date(context_id, body))
        # What is refused shows nothing.
        if page is not None and page.revision != before:
            self._shown_posts = _posts(self._env)
        return answer

    def _brought_up_to_date(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """A click that was made just before the page showed something new counts, if its own message is the same."""
        page: _Page | None = self._preview._pages.get(context_id or "")
        if page is None or not isinstance(body, Mapping):
            return body
        target, revision = str(body.get("target_id")), body.get("published_revision")
        before = next((each for each in self._before if (each.page, each.revision) == (page.id, revision)), None)
        if before is None or before.messages.get(target) != page.snapshot["messages"].get(target):
            return body
        return {**body, "published_revision": page.revision}
