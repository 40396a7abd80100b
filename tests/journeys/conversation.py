"""What one person and the bot write to each other in direct messages."""

from __future__ import annotations

from typing import Any

from discord_contract import BUTTON, walk
from olympus import World, custom_ids
from simcord.builders import UserHandle


class Conversation:
    """What one person and the bot write to each other."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.person = UserHandle(world.env, world.env.backend.get_user(world.people[number].id))

    @property
    def messages(self) -> list[Any]:
        """The bot's messages that stay, the oldest first."""
        messages = self.world.env.backend.messages.get(self.person.dm_channel.id, {}).values()
        return sorted((each for each in messages if not each.is_ephemeral), key=lambda each: each.id)

    @property
    def board(self) -> Any:
        """The newest of them that has something to click."""
        return next(each for each in reversed(self.messages) if custom_ids(each.components))

    def view(self, message: Any) -> Any:
        return next(each for each in self.person.dm_channel.history() if each.id == message.id)

    async def command(self, name: str, /, **options: Any) -> Any:
        self.world.clock.tick()
        return await self.person.slash(name, **options)

    async def press(self, family: str, message: Any = None) -> Any:
        """Press the first button of this family of ids."""
        self.world.clock.tick()
        panel = message or self.board
        custom_id = next(id_ for id_ in custom_ids(panel.components) if id_.startswith(f"{family}:"))
        return await self.person.click(panel if message else self.view(panel), custom_id=custom_id)

    async def choose(self, option: str, message: Any = None) -> Any:
        """Take an option of the newest board, or of a private panel."""
        self.world.clock.tick()
        panel = message or self.board
        view = panel if message else self.view(panel)
        for part in walk(panel.components):
            if part["type"] == BUTTON and part.get("custom_id", "").endswith(f":{option}"):
                return await self.person.click(view, custom_id=part["custom_id"])
            if option in [each["value"] for each in part.get("options", ())]:
                return await self.person.select(view, [option], custom_id=part["custom_id"])
        raise AssertionError(f"{option} is not offered")
