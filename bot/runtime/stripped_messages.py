"""What is left of a board when its choices go, known before: it is not fetched, and can answer the click itself."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Any, NamedTuple

from discord.http import MultipartParameters

from bot.runtime.sizes import count_entries

Payload = Mapping[str, Any]
REMEMBERED = 2_000
"""The number of messages whose remainder is cached, and of those that have lost their choices lately."""
CLICKS = 500
"""The number of clicks whose messages are cached until they are answered: three seconds of the largest load."""
ANSWERED_WITHIN_S = 3.0
"""An edit waits this long for the answer to a click on the same message."""


class Stripped(NamedTuple):
    """The remainder of a message: its components, the files that it keeps (id and name), and its flags, which an edit
    has to repeat.
    """

    components: list[Payload]
    files: list[Payload]
    flags: int

    @property
    def body(self) -> dict[str, Any]:
        """The body of the request that reduces the message to this."""
        content = {"components": self.components, "attachments": self.files, "flags": self.flags}
        return {**content, "allowed_mentions": {"parse": []}}

    def edit(self) -> MultipartParameters:
        """The edit that reduces the message to this."""
        return MultipartParameters(self.body, None, None)


class StrippedMessages:
    """What will be left of the newest messages, and which of them have lost their choices by the answer to a click."""

    def __init__(self) -> None:
        self._left: OrderedDict[int, Stripped] = count_entries("strips", OrderedDict())
        self._gone_ids: OrderedDict[int, None] = count_entries("strips", OrderedDict())
        self._clicks: OrderedDict[int, tuple[int, Stripped]] = count_entries("strips", OrderedDict())
        """What is left of messages by the newest click on each, with the click's id."""
        self._in_answer: dict[int, asyncio.Future[None]] = {}
        self._in_edit = Counter[int]()

    def note(self, id: int, left: Stripped | None) -> None:
        """Remember what is left of a message that was posted or edited; None: it has nothing to lose."""
        self.take(id)
        if left is None:
            return
        self._left[id] = left
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)

    def take(self, id: int) -> Stripped | None:
        """What is left of the message of that id, once: it is about to change. None where that is not known."""
        self._gone_ids.pop(id, None)
        self._clicks.pop(id, None)
        return self._left.pop(id, None)

    def note_click(self, id: int, click: int, left: Stripped) -> None:
        """Remember what is left of a message by a click on it, for the answer to that click alone.

        Discord repeats clicks to a process that continues for another one: they show messages as they were.
        """
        self._clicks[id] = click, left
        self._clicks.move_to_end(id)
        if len(self._clicks) > CLICKS:
            self._clicks.popitem(last=False)

    def take_for(self, id: int, click: int) -> Stripped | None:
        """What is left of the message of that id, once, for the answer to a click on it."""
        last_click = self._clicks.get(id)
        return self.take(id) or (last_click[1] if last_click is not None and last_click[0] == click else None)

    def note_strip(self, id: int) -> None:
        """The choices of a message are gone, as long as it is not edited again."""
        self._clicks.pop(id, None)
        self._gone_ids[id] = None
        if len(self._gone_ids) > REMEMBERED:
            self._gone_ids.popitem(last=False)

    def is_stripped(self, id: int) -> bool:
        """Whether it is known that the choices of a message are gone."""
        return id in self._gone_ids

    def is_unknown(self, id: int) -> bool:
        """Whether nothing is known of a message, and it changes by nothing that is on its way."""
        return not (id in self._left or id in self._gone_ids or id in self._in_answer or id in self._in_edit)

    @asynccontextmanager
    async def in_edit(self, id: int) -> AsyncIterator[None]:
        """While a message is edited, which waits for an answer to a click on it: what is left of it is not known then,
        and a click that comes meanwhile shows it as it was."""
        self.take(id)
        self._in_edit[id] += 1
        try:
            await self.wait_for_answer(id)
            yield
        finally:
            self._in_edit[id] -= 1
            if not self._in_edit[id]:
                del self._in_edit[id]

    @contextmanager
    def in_answer(self, id: int) -> Iterator[None]:
        """While the answer to a click on a message takes its choices away: nothing else edits it."""
        self._in_answer[id] = end = asyncio.get_running_loop().create_future()
        try:
            yield
        finally:
            del self._in_answer[id]
            end.set_result(None)

    async def wait_for_answer(self, id: int) -> None:
        """Wait for the answer to a click that takes the choices of a message away, if one is on its way."""
        if (end := self._in_answer.get(id)) is not None:
            await asyncio.wait([end], timeout=ANSWERED_WITHIN_S)

    def forget_all(self) -> None:
        """Ask Discord for each message again: another process may have edited some, and replaced their pictures."""
        self._left.clear()
        self._gone_ids.clear()
        self._clicks.clear()
