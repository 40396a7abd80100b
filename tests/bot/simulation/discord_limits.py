"""What Discord counts of a bot, and for what it shuts it off: refused requests, conversations, commands."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from tests.bot.simulation.wire import Answer

DAY = 24 * 60 * 60_000
TEN_MINUTES = 10 * 60_000
INVALID = (401, 403, 429)
REFUSED = 60
"""So many refused requests within ten minutes shut the bot off. Discord allows 10,000, to bots with thousands of
times as many matches."""
SHUT_FOR = 60 * 60_000
WHILE_SHUT = 300
"""How many requests a bot may make in ten minutes while nothing is answered."""
SYNCS_A_DAY = 3
"""How often commands may be sent; Discord counts those that are made, 200 a day."""
OPENED = 10
"""How many conversations with people may be opened in ten minutes."""
SHUT = Answer(429, "error code: 1015")


class DiscordLimits:
    """Counts. ``now`` is the true time in milliseconds; ``fault`` is told of a limit that is passed."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self.fault: Callable[[str], None] = lambda what: None
        self.shut_until = 0
        self._refused: deque[int] = deque(maxlen=REFUSED)
        self._requests: deque[int] = deque(maxlen=WHILE_SHUT)
        self._synced: deque[int] = deque(maxlen=SYNCS_A_DAY + 1)
        self._opened: deque[int] = deque(maxlen=OPENED + 1)

    def is_shut(self) -> bool:
        """Whether the bot is shut off: each of its requests is refused (``SHUT``). Counts the request that asks."""
        if self._now() >= self.shut_until:
            return False
        self._count(self._requests, TEN_MINUTES, "it asks on while it is shut off")
        return True

    def shut(self) -> None:
        """Shut the bot off from now on."""
        self.shut_until = self._now() + SHUT_FOR

    def note_answer(self, status: int) -> None:
        """Note how a request was answered."""
        if status in INVALID and self._count(self._refused, TEN_MINUTES, "requests are refused"):
            self.shut()

    def forgive_refusal(self) -> None:
        """The last refusal was lost on its way: the bot reads that Discord has trouble, and asks again."""
        if self._refused:
            self._refused.pop()

    def note_sync(self) -> None:
        """Note that commands were sent."""
        if self._count(self._synced, DAY, "the commands are sent again and again"):
            self.shut()

    def forgive_sync(self) -> None:
        """The answer to the commands that were sent last was lost: they must be sent again."""
        if self._synced:
            self._synced.pop()

    def note_opening(self, person: int, *, is_known: bool) -> None:
        """Note that a conversation was opened; where it is known, something was written in it before."""
        if is_known:
            self.fault(f"a conversation with {person} is opened in which something was written before")
        if self._count(self._opened, TEN_MINUTES, "many conversations are opened"):
            self.shut()

    def forgive_opening(self) -> None:
        """The answer to the opening of the last conversation was lost: it must be asked for again, and is there."""
        if self._opened:
            self._opened.pop()

    def _count(self, times: deque[int], within: int, what: str) -> bool:
        """Count one more; whether there were too many within so many milliseconds."""
        times.append(self._now())
        is_passed = len(times) == times.maxlen and times[-1] - times[0] < within
        if is_passed:
            self.fault(f"Discord shuts the bot off: {what}, {len(times)} times within {within // 60_000} minutes")
            times.clear()
        return is_passed
