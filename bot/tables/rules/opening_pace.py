"""How fast the bot opens conversations with people: Discord shuts off a bot that opens many at once.

At most ten new ones a minute; after Discord has refused one as too fast none for two minutes, and then one a minute for
half an hour. Times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.runtime.clock import MINUTE, SECOND

Urgency = Literal[0, 1, 2, 3]
"""Who gets the next conversation first: who is asked (0), is reminded (1), reads news (2), may read something (3)."""
SPAN = MINUTE
MOST, MOST_WHILE_SLOW = 10, 1
"""How many conversations are opened in a ``SPAN``."""
STILL_FOR = 2 * MINUTE
SLOW_FOR = 30 * MINUTE
"""How long after a refusal none is opened, and how long only a few are."""
SHORTEST_WAIT = SECOND


def is_slow(refused: int | None, now: int) -> bool:
    """Whether a refusal still slows what is opened; ``refused`` is when the last one came."""
    return refused is not None and 0 <= now - refused < SLOW_FOR


def wait_to_open(opened: Sequence[int], ahead: int, refused: int | None, now: int) -> int:
    """How long a person waits whose conversation is to be opened; 0: it may be opened now.

    ``opened`` is when conversations were opened lately, ``ahead`` how many people come before this one.
    """
    most = MOST_WHILE_SLOW if is_slow(refused, now) else MOST
    recent = sorted(at for at in opened if 0 <= now - at < SPAN)[-most:]
    behind = ahead - (most - len(recent))
    wait = 0
    if behind >= 0:
        rounds, place = divmod(behind, most)
        since = recent[place] if place < len(recent) else now
        wait = max(SHORTEST_WAIT, since + SPAN * (1 + rounds) - now)
    if refused is not None and 0 <= now - refused < STILL_FOR:
        wait = max(wait, refused + STILL_FOR - now)
    return wait
