"""Messages that were clicked lately, with the tokens by which they are edited without counting against the bot.

Discord counts fifty requests a second of a bot, all channels together; edits by the token of a click are none of them.
So the board that was clicked, which loses its buttons or shows the next turn, costs no counted request.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from bot.runtime.clock import MINUTE, SECOND, Clock
from bot.runtime.sizes import count_entries

REMEMBERED = 4_000
"""Of how many messages the token is kept: a minute at the largest load of one process."""
USED_FOR = 12 * MINUTE
"""How many milliseconds a token is used; Discord takes it for fifteen minutes."""


class _Click(NamedTuple):
    """When it was: by the clock (milliseconds), and in seconds on the monotonic clock."""

    token: str
    at: int
    mark: float


class ClickedMessages:
    """The newest token of each message (Discord's ids)."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tokens: OrderedDict[int, _Click] = count_entries("clicked_messages", OrderedDict())

    def __len__(self) -> int:
        return len(self._tokens)

    def note(self, message: int, token: str) -> None:
        """A click on a message was acknowledged."""
        self._tokens[message] = _Click(token, self._clock.now(), time.monotonic())
        self._tokens.move_to_end(message)
        if len(self._tokens) > REMEMBERED:
            self._tokens.popitem(last=False)

    def token_of(self, message: int) -> str | None:
        """The token by which a message can be edited; None where it was not clicked lately."""
        click = self._tokens.get(message)
        if click is None:
            return None
        # A clock that was set back meanwhile would make a click younger than it is.
        age, least = self._clock.now() - click.at, (time.monotonic() - click.mark) * SECOND
        return click.token if 0 <= age < USED_FOR and least < USED_FOR else None

    def forget(self, message: int) -> None:
        """Discord takes the token of a message no more."""
        self._tokens.pop(message, None)
