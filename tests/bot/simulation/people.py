"""What people do in the simulated Discord: they click what they see; some click what is old, another's, or made up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tests.bot.simulation.discord_objects import BUTTON, CHOICES, SELECT, Interaction, Message, walk
from tests.bot.simulation.wire import Json

if TYPE_CHECKING:
    from tests.bot.simulation.world import World

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789:+-x/_=.é٣ \n\0\ud800"
GARBAGE = ("", "x", "run\n", "DROP TABLE", "٣", "\ud800", "9" * 400, "toast:99", "end", "-1")


def controls(components: list[Json]) -> list[Json]:
    """Everything on a message that can be used."""
    return [dict(part) for part in walk(components) if part.get("custom_id") and not part.get("disabled")]


def family(control: Json) -> str:
    """The family of a control's id."""
    return str(control["custom_id"]).partition(":")[0]


def table_in(control: Json) -> str:
    """The table that a control's id names, as it is written there."""
    return str(control["custom_id"]).split(":")[1] if ":" in str(control["custom_id"]) else ""


def offered(message: Message, table: str = "") -> Iterator[Json]:
    """The controls of a message that make a choice, at that table or any."""
    for each in controls(message.components):
        if family(each) in CHOICES and (not table or table_in(each) == table):
            yield each


class People:
    """Acts for everybody. What is chosen is chosen by ``chance``."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self._world = world
        self._chance = chance
        self.mischief = {
            self.stranger_clicks: 4,
            self.old_click: 4,
            self.wrong_turn: 2,
            self.forged_id: 3,
            self.garbage_value: 3,
            self.foreign_click: 2,
            self.twice: 4,
            self.anything: 6,
            self.takes_back: 2,
            self.deletes_message: 1,
        }

    def click(
        self, person: int, message: Message, custom_id: str, values: list[str] | None = None, channel: int = 0
    ) -> Interaction:
        """Somebody uses a control of a message, or sends what looks like it."""
        kind = BUTTON if values is None else SELECT
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if values is not None:
            data["values"] = values
        interaction = self._world.discord.interaction(person, channel or message.channel, 3, data, message)
        self._world.ledger.counts["clicks"] += 1
        self._world.network.deliver(interaction)
        return interaction

    def use(self, person: int, message: Message, control: Json) -> Interaction:
        """Somebody uses a control as a client lets them: a select with something that it offers."""
        if control["type"] == BUTTON:
            return self.click(person, message, control["custom_id"])
        if control["type"] != SELECT:
            return self.click(person, message, control["custom_id"], [str(person)])
        most = min(int(control.get("max_values", 1)), len(control["options"]))
        count = self._chance.randint(int(control.get("min_values", 1)), max(1, most))
        values = self._chance.sample([option["value"] for option in control["options"]], count)
        return self.click(person, message, control["custom_id"], values)

    def command(self, person: int, channel: int, name: str, sub: str = "", **options: Any) -> Interaction | None:
        """Somebody uses a slash command."""
        command = next((each for each in self._world.discord.commands if each["name"] == name), None)
        if command is None:
            return None
        types = {str: 3, int: 4}
        arguments = [{"name": key, "type": types[type(value)], "value": value} for key, value in options.items()]
        inner = [{"name": sub, "type": 1, "options": arguments}] if sub else arguments
        data = {"id": command["id"], "name": name, "type": 1, "options": inner}
        interaction = self._world.discord.interaction(person, channel, 2, data)
        self._world.ledger.counts["commands"] += 1
        self._world.network.deliver(interaction)
        return interaction

    # How a match is played

    def board(self, channel: int, table: str) -> Message | None:
        """The newest message of a table in a channel on which something can be chosen or asked for."""
        for message in reversed(self._world.discord.public(channel)):
            if any(
                family(each) in (*CHOICES, "b1") and table_in(each) == table for each in controls(message.components)
            ):
                return message
        return None

    def play(self, person: int, channel: int, table: str) -> Interaction | None:
        """Somebody makes a choice on the board, or asks for their choices if they stand in private."""
        board = self.board(channel, table)
        if board is None:
            return None
        if choices := list(offered(board, table)):
            return self.use(person, board, self._chance.choice(choices))
        own = next((each for each in controls(board.components) if ":choices:" in each["custom_id"]), None)
        return None if own is None else self.use(person, board, own)

    def play_in_private(self, interaction: Interaction) -> Interaction | None:
        """Somebody makes a choice on a private panel."""
        for panel in reversed(interaction.panels):
            if choices := list(offered(panel)):
                return self.use(interaction.person, panel, self._chance.choice(choices))
        return None

    def press(self, person: int, channel: int, action: str) -> bool:
        """Somebody presses a button of the lobby, if there is one."""
        for message in reversed(self._world.discord.public(channel)):
            for each in controls(message.components):
                if family(each) == "l1" and each["custom_id"].endswith(f":{action}"):
                    self.use(person, message, each)
                    return True
        return False

    # Mischief

    def do_something(self) -> None:
        """Somebody somewhere does what nobody needs."""
        what = self._chance.choices(list(self.mischief), list(self.mischief.values()))[0]
        message = self._message()
        if message is not None:
            what(message)

    def _message(self) -> Message | None:
        world = self._world
        places = [each.id for each in world.discord.channels.values() if each.server and not each.is_gone]
        if not places:
            return None
        here = [each for each in world.discord.public(self._chance.choice(places)) if controls(each.components)]
        if not here:
            return None
        return here[-1] if self._chance.random() < 0.6 else self._chance.choice(here)

    def _anybody(self) -> int:
        return self._chance.choice(list(self._world.people))

    def stranger_clicks(self, message: Message) -> None:
        """Somebody who does not play."""
        self.use(self._world.stranger, message, self._chance.choice(controls(message.components)))

    def old_click(self, message: Message) -> None:
        """Somebody whose client still shows what a message offered before."""
        parts = controls(self._chance.choice(message.layouts or [[]]))
        gone = self._world.old_controls
        if gone and self._chance.random() < 0.7:
            old, control = self._chance.choice(gone)
            self.use(self._anybody(), old, control)
        elif parts:
            self.use(self._anybody(), message, self._chance.choice(parts))

    def wrong_turn(self, message: Message) -> None:
        """Somebody chooses, asked or not."""
        if choices := list(offered(message)):
            self.use(self._anybody(), message, self._chance.choice(choices))

    def forged_id(self, message: Message) -> None:
        """An id that no message has, near to one that it has."""
        letters = list(self._chance.choice(controls(message.components))["custom_id"])
        for _ in range(self._chance.randrange(1, 4)):
            place = self._chance.randrange(len(letters))
            letters[place : place + 1] = self._chance.choices(LETTERS, k=self._chance.choice((0, 1, 1, 2)))
            letters = letters or ["t"]
        values = None if self._chance.random() < 0.6 else [self._chance.choice(GARBAGE)]
        self.click(self._anybody(), message, "".join(letters)[:100] or "t", values)

    def garbage_value(self, message: Message) -> None:
        """A select's value that it does not offer, or a button with values."""
        control = self._chance.choice(list(offered(message)) or controls(message.components))
        custom_id = control["custom_id"]
        if family(control) == "t1" and self._chance.random() < 0.7:
            table, ticket = custom_id.split(":")[1:3]
            custom_id = f"s1:{table}:{ticket}:0_0"
        values = [self._chance.choice(GARBAGE) for _ in range(self._chance.choice((0, 1, 1, 1, 2)))]
        self.click(self._anybody(), message, custom_id, values)

    def foreign_click(self, message: Message) -> None:
        """A control of another channel's message, sent from here."""
        places = [each for each in self._world.discord.channels.values() if each.server and each.id != message.channel]
        if places:
            channel = self._chance.choice(places).id
            control = self._chance.choice(controls(message.components))
            self.click(self._anybody(), message, control["custom_id"], channel=channel)

    def twice(self, message: Message) -> None:
        """Somebody presses the same twice."""
        control, person = self._chance.choice(list(offered(message)) or controls(message.components)), self._anybody()
        first = self.use(person, message, control)
        data = first.payload["data"]
        again = self._world.discord.interaction(person, message.channel, 3, dict(data), message)
        self._world.later(self._chance.uniform(0, 0.6), lambda: self._world.network.deliver(again))

    def anything(self, message: Message) -> None:
        """Somebody presses whatever there is."""
        self.use(self._anybody(), message, self._chance.choice(controls(message.components)))

    def takes_back(self, message: Message) -> None:
        """Somebody wants a choice taken back."""
        self.command(self._anybody(), message.channel, "undo", choices=self._chance.randint(1, 3))

    def deletes_message(self, message: Message) -> None:
        """A moderator deletes a message of the bot's."""
        self._world.discord.channels[message.channel].messages.pop(message.id, None)
        self._world.discord.deleted.add(message.id)
