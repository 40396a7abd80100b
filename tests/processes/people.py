"""People at a table who read what they see and press what is offered: any legal choice, and sometimes something else.

They know no ids of buttons. Whose turn it is stands in the last words of the board that name a player; which buttons
are choices and which are helpers they learn from what comes of them.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.languages import speech
from tests.discord.server import CB_DEFER, CB_MESSAGE, CB_MODAL
from tests.discord.users import Button, MessageView, NotAllowed, Result, Select, SimUser
from tests.discord.world import Channel

ENGLISH = speech("en")
PATIENCE = 120.0
"""How many seconds a person waits for the board on a machine that does much else."""
TO_THE_END = 100_000
"""More presses than any match takes."""
STUCK = 60
"""After so many presses in a row that changed nothing, a match counts as stuck."""
TAKES_BACK = 0.02
"""How often somebody takes a choice back where that is offered."""
CALMS_DOWN = 1.0
"""For so many seconds somebody rests who was told to slow down."""
DEEPEST = 2
"""So many private panels somebody opens from one another."""
IN_PRIVATE = 12
"""How long a person goes on in a private panel before looking at the board again."""


@dataclass
class Habits:
    """What people have learnt of the buttons of a game: how often each was pressed, and how often it led on."""

    pressed: Counter[str] = field(default_factory=Counter)
    led_on: Counter[str] = field(default_factory=Counter)

    def liking(self, face: str) -> float:
        return ((self.led_on[face] + 0.5) / (self.pressed[face] + 0.5)) ** 2 + 0.005

    def note(self, face: str, led_on: bool) -> None:
        self.pressed[face] += 1
        self.led_on[face] += led_on


def face_of(control: Button | Select) -> str:
    """How a control looks, whatever number it names."""
    text = control.label or control.emoji or "" if isinstance(control, Button) else control.placeholder
    return re.sub(r"\d+", "#", text)


def controls_on(view: MessageView) -> list[Button | Select]:
    """What can be pressed or chosen on a message."""
    selects = [each for each in view.selects if not each.disabled and each.type == 3 and each.options]
    return [*(each for each in view.buttons if each.custom_id and not each.disabled), *selects]


class Party:
    """The people of one match. ``play`` plays it to its end; the counts say what it took."""

    def __init__(
        self, name: str, game: str, people: Sequence[SimUser], channel: Channel, chance: Random, habits: Habits
    ) -> None:
        self.name = name
        self.game = game
        self.people = people
        self.channel = channel
        self.chance = chance
        self.habits = habits
        self.presses = 0
        self.refused = 0
        self.seconds = 0.0
        self.note_sent: list[str] = []

    @property
    def host(self) -> SimUser:
        return self.people[0]

    @property
    def place(self) -> Channel:
        """Where the match is played: its thread, where it has one."""
        threads = self.host.threads(self.channel)
        return threads[-1] if threads else self.channel

    def public(self) -> list[MessageView]:
        return [view for view in self.host.messages(self.place, bot_only=True) if not view.ephemeral]

    def newest(self) -> MessageView | None:
        """The newest public message that offers something."""
        offering = [view for view in self.public() if controls_on(view)]
        return offering[-1] if offering else None

    @property
    def over(self) -> bool:
        """Whether the match has ended, and no board of the next one stands below its end."""
        newest = self.public()[-2:]
        return bool(newest) and (self._ends(newest[-1]) or (self._ends(newest[0]) and not controls_on(newest[-1])))

    def _ends(self, view: MessageView) -> bool:
        return ENGLISH("final-title", game=ENGLISH(f"{self.game}-title")) in view.text

    async def open(self, command: str, options: dict[str, str], computers: int = 0) -> None:
        """Open a lobby, have everybody join, and start; one who plays alone has begun with the command."""
        result = await self.host.slash(self.channel, command, options=options)
        assert not result.failed, result
        self._hear(result)
        if len(self.people) == 1 and not computers:
            await self._until(lambda: self.newest() is not None)
            return
        await self._until(lambda: bool(self.public()))
        lobby = self.public()[-1]
        for place, person in enumerate(self.people[1:], start=2):
            await self._press(person, lobby, lobby.button(ENGLISH("lobby-press-join")))
            await self._until(lambda there=place: f"({there} of" in lobby.text)  # type: ignore[misc]
        for _ in range(computers):
            version = lobby.version
            await self._press(self.host, lobby, lobby.button(ENGLISH("lobby-press-computer")))
            await self._until(lambda before=version: lobby.version > before)  # type: ignore[misc]
        await self._press(self.host, lobby, lobby.button(ENGLISH("lobby-press-start")))
        await self._until(lambda: (newest := self.newest()) is not None and newest.id != lobby.id)

    async def play(self, most: int = TO_THE_END) -> None:
        """Play to the end, or until ``most`` presses. Raises AssertionError when nothing leads on any more."""
        began = asyncio.get_running_loop().time()
        idle = 0
        while not self.over and self.presses < most:
            idle = 0 if await self._turn() else idle + 1
            if idle > STUCK:
                raise AssertionError(f"{self.name}: nothing leads on\n" + self._describe_boards())
        self.seconds = asyncio.get_running_loop().time() - began

    def _describe_boards(self) -> str:
        boards = "\n---\n".join(
            f"{view.id} {view.text}\n{[*map(face_of, controls_on(view))]}" for view in self.public()[-3:]
        )
        return f"{boards}\nheard: {self.note_sent[-8:]}\nlikings: {self.habits.pressed}, {self.habits.led_on}"

    async def _turn(self) -> bool:
        """Somebody whose turn it is presses something; whether that led on."""
        board = self.newest()
        if board is None:
            before = self.state()
            await self._until(lambda: self.state() != before or self.newest() is not None)
            return False
        person = self.chance.choice(self.find_asked_people(board))
        return await self._use(person, board)

    def find_asked_people(self, board: MessageView) -> Sequence[SimUser]:
        """Whose turn it is, as the board's last words with a name or mention in them say; else everybody's."""
        texts = [part["content"] for part in board.walk() if part["type"] == 10]
        for text in reversed(texts):
            named = [
                person
                for person in self.people
                if f"<@{person.user.id}>" in text or str(person.user.global_name) in text
            ]
            if named:
                return named
        return self.people

    async def _use(self, person: SimUser, view: MessageView, depth: int = 0) -> bool:
        """Press something on a message; whether that led on."""
        controls = controls_on(view)
        if not controls:
            return False
        if self.chance.random() > TAKES_BACK:
            controls = [each for each in controls if face_of(each) != ENGLISH("undo-press")] or controls
        likings = [self.habits.liking(face_of(control)) for control in controls]
        control = self.chance.choices(controls, likings)[0]
        before, version, faces = self.state(), view.version, {*map(face_of, controls_on(view))}
        result = await self._press(person, view, control)
        if result is None or result.failed:
            return self.state() != before
        if result.type == CB_MESSAGE:
            # Told in words before anything was done: too fast, or the bot is stopping.
            self._hear(result)
            await asyncio.sleep(CALMS_DOWN)
            return False
        if result.type == CB_MODAL:
            led_on = await self._fill(person, result)
        elif result.type == CB_DEFER:
            led_on = await self._go_on(person, result.message, depth)
        elif view.ephemeral:
            await self._until(lambda: view.version > version or view.deleted or bool(result.followups))
            led_on = not result.followups and {*map(face_of, controls_on(view))} != faces
        else:
            await self._until(lambda: self.state() != before or bool(result.followups))
            led_on = self.state() != before and not result.followups
        self._hear(result)
        self.habits.note(face_of(control), led_on)
        return led_on or self.state() != before

    async def _go_on(self, person: SimUser, panel: MessageView, depth: int) -> bool:
        """Go on in a private panel as long as something new comes up there, or the match goes on."""
        before, face_sets = self.state(), []
        for _ in range(IN_PRIVATE if depth < DEEPEST else 0):
            faces = {*map(face_of, controls_on(panel))}
            if self.over or not person.sees(panel) or faces in face_sets:
                break
            face_sets.append(faces)
            if not await self._use(person, panel, depth + 1):
                break
        return self.state() != before or len(face_sets) > 2

    async def _fill(self, person: SimUser, result: Result) -> bool:
        texts = {each.custom_id: "hello" for each in result.modal.fields if each.type == 4 and each.required}
        try:
            self._hear(await person.submit_modal(result, texts))
        except NotAllowed:
            return False
        return False

    async def _press(self, person: SimUser, view: MessageView, control: Button | Select) -> Result | None:
        """Press a button, or choose in a select as many as it takes; None when it was gone before."""
        self.presses += 1
        try:
            if isinstance(control, Button):
                return await person.click(view, control, within_s=PATIENCE)
            least, most = max(control.min_values, 1), min(control.max_values, len(control.values))
            values = self.chance.sample(control.values, self.chance.randint(least, max(least, most)))
            return await person.select(view, control, values, within_s=PATIENCE)
        except (NotAllowed, LookupError):
            return None

    def _hear(self, result: Result) -> None:
        """Keep what was told in private words."""
        texts = [view.text for view in self._answers(result) if not controls_on(view)]
        self.refused += bool(texts)
        self.note_sent.extend(texts)

    def _answers(self, result: Result) -> Iterator[MessageView]:
        yield from result.followups
        if result.type in (CB_DEFER, CB_MESSAGE):
            yield result.message

    def state(self) -> Any:
        """What everybody sees now."""
        return [(view.id, view.version) for view in self.public()]

    async def _until(self, condition: Any) -> None:
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while not condition():
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                raise AssertionError(f"{self.name}: nothing came for {PATIENCE:g} s\n" + self._describe_boards())
            try:
                await self.place.signal.wait(condition, min(left, 0.5))
            except TimeoutError:
                continue
