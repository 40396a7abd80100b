"""One server that floods the bot with everything that costs much, while people elsewhere play."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.benchmarks.load.stand_in import DiscordStandIn, Payload, Place, controls_in
from bot.interactions.routes import REPLAY, REPLAY_STEP

PLACE = Place(190_000 << 22, 290_000)
"""Where the hostile people are."""
PEOPLE = range(900_000, 900_500)
RATE = 50
"""How many interactions they send in a second."""


class Attack(NamedTuple):
    """Something that is sent: of which kind (2: a command, 3: a control, 4: typing), and what."""

    kind: int
    data: Payload


def command(name: str, *parts: Payload) -> Payload:
    """The use of a command, as Discord describes it."""
    return {"id": "1", "name": name, "type": 1, "options": list(parts)}


def attacks(table: int, board: Callable[[], Payload | None], chance: random.Random) -> Iterator[Attack]:
    """Clicks, replays, steps through a replay, typing, moves to this channel, erasures: one after another, for ever.

    ``table`` is the id of the table in their channel, ``board`` its newest board.
    """
    for number in itertools.count():
        match number % 6:
            case 0:
                targets = list(controls_in(message)) if (message := board()) else []
                buttons = [each["custom_id"] for each in targets if each["type"] == 2]
                yield Attack(3, {"custom_id": chance.choice(buttons or [REPLAY.id(table)]), "component_type": 2})
            case 1:
                yield Attack(3, {"custom_id": REPLAY.id(table), "component_type": 2})
            case 2:
                step = REPLAY_STEP.id(table, "choice", "on", chance.randrange(1_000))
                yield Attack(3, {"custom_id": step, "component_type": 2})
            case 3:
                option = {
                    "name": "name",
                    "type": 3,
                    "value": "".join(chance.choices("aeklmnors ", k=9)),
                    "focused": True,
                }
                yield Attack(4, command("card", option))
            case 4:
                yield Attack(2, command("move-here"))
            case _:
                yield Attack(2, command("privacy", {"name": "erase", "type": 1, "options": []}))


async def flood(discord: DiscordStandIn, table: int, board: Callable[[], Payload | None]) -> None:
    """Send what costs much, until it is cancelled."""
    chance = random.Random(13)
    loop = asyncio.get_running_loop()
    began = loop.time()
    for number, attack in enumerate(attacks(table, board, chance)):
        await asyncio.sleep(max(0.0, began + number / RATE - loop.time()))
        message = board() if attack.kind == 3 else None
        await discord.interact(discord.new_id(), attack.kind, PLACE, chance.choice(PEOPLE), attack.data, message)
