"""Matches of every kind, played at once on one bot by random legal choices, and what they took."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from tests.discord import FakeDiscord
from tests.discord.users import SimUser
from tests.processes.people import ENGLISH, Habits, Party


@dataclass(frozen=True)
class Kind:
    """A kind of match. ``settings`` are by the keys of the game's settings, ``run`` by those of the table options."""

    name: str
    game: str
    people: int
    settings: Mapping[str, str] = field(default_factory=dict)
    run: Mapping[str, str] = field(default_factory=dict)
    computers: int = 0

    @property
    def command(self) -> str:
        return "play solo" if self.people == 1 and not self.computers else f"play {self.game}"

    @property
    def options(self) -> dict[str, str]:
        """The command's options, as Discord shows their names."""
        named = {ENGLISH(f"command-setting-{key}"): value for key, value in self.settings.items()}
        return named | {ENGLISH(f"command-option-{key}"): value for key, value in self.run.items()}


KINDS = (
    Kind("Hercules 2", "hercules", 2),
    Kind("Hercules 3, one message", "hercules", 3, run={"posting": "edit"}),
    Kind("Hercules 4, old boards deleted", "hercules", 4, run={"posting": "replace"}),
    Kind("Hercules 2, simplified, in a thread", "hercules", 2, {"variant": "simplified"}, {"thread": "yes"}),
    Kind("Hercules alone", "hercules", 1),
    Kind("Dice Forge 2", "diceforge", 2),
    Kind("Dice Forge 4, one message", "diceforge", 4, run={"posting": "edit"}),
    Kind("Dice Forge 2, draft, in a thread", "diceforge", 2, {"line_up": "draft"}, {"thread": "yes"}),
    Kind("Dice Forge 2, Goddess, old boards deleted", "diceforge", 2, {"module": "goddess"}, {"posting": "replace"}),
    Kind("Dice Forge 3, Titans", "diceforge", 3, {"module": "titans"}),
)


async def play(server: FakeDiscord, kinds: Sequence[Kind], seed: int, most: Callable[[Kind], int]) -> list[Party]:
    """Play a match of each kind at once, for at most so many presses, each in a server of its own.

    The server must have as many.
    """
    habits: defaultdict[str, Habits] = defaultdict(Habits)
    parties = []
    for number, (kind, guild) in enumerate(zip(kinds, server.world.guilds.values(), strict=True)):
        people = [
            SimUser.create(server, f"player{number}x{seat}", guild, global_name=f"Player{number}{'ABCD'[seat]}")
            for seat in range(kind.people)
        ]
        channel = next(each for each in guild.channels.values() if each.name == "olympus")
        chance = Random(f"{seed}/{kind.name}")
        parties.append(Party(kind.name, kind.game, people, channel, chance, habits[kind.game]))

    async def play_party(party: Party, kind: Kind) -> None:
        await party.open(kind.command, kind.options, kind.computers)
        await party.play(most(kind))

    async with asyncio.TaskGroup() as group:
        for party, kind in zip(parties, kinds, strict=True):
            group.create_task(play_party(party, kind), name=kind.name)
    return parties
