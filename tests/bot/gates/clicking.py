"""People who play alone, each in a channel, by the controls that the bot has posted; and what became of every click."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tests.discord import FakeDiscord, MessageView, NotAllowed, SimUser
from tests.discord.world import Channel

MOVES, STEPS = ("t1", "s1", "ts"), ("f1",)
"""How the ids of controls begin that make a move, and those that first ask for more."""
PAUSE = 0.15
"""About how many seconds somebody waits between two clicks: longer than the bot lets pass for one person."""
AGAIN = 0.15
"""How often Discord delivers a click twice, and how often somebody clicks twice."""
GIVES_UP = 1.0
"""After so many seconds without a board somebody asks for a new match."""


class Question(NamedTuple):
    """A question as the buttons name it."""

    table: int
    ticket: int


class Control(NamedTuple):
    family: str
    about: Question
    custom_id: str
    values: tuple[str, ...]


def controls_of(message: object) -> Iterator[Control]:
    """The buttons and selects of a message that answer a question."""
    if isinstance(message, list):
        for each in message:
            yield from controls_of(each)
    elif isinstance(message, dict):
        family, table, ticket, *_ = [*str(message.get("custom_id", "")).split(":"), "", "", ""]
        if family in (*MOVES, *STEPS) and not message.get("disabled"):
            values = tuple(option["value"] for option in message.get("options", ()))
            yield Control(family, Question(int(table, 36), int(ticket, 36)), message["custom_id"], values)
        for part in ("components", "accessory", "component"):
            yield from controls_of(message.get(part))


class Seat(NamedTuple):
    """Somebody who plays alone in a channel."""

    person: SimUser
    channel: Channel


class Clicking:
    """``clicks`` tells which question and option each interaction answered. Nobody knows more than Discord shows."""

    def __init__(self, discord: FakeDiscord, seats: list[Seat], seed: int) -> None:
        self.discord = discord
        self.seats = seats
        self.clicks: dict[int, Question] = {}
        self.answered: set[Question] = set()
        self._chance = Random(seed)
        self._questions: dict[Seat, Question] = {}

    def note_answers(self) -> None:
        """Note what Discord shows by now: a board with another question tells that the earlier one was answered."""
        clicked = set(self.clicks.values())
        for seat in self.seats:
            question = self.newest(seat)
            before = self._questions.get(seat)
            if question is None:
                continue
            if before is not None and question != before and before in clicked:
                self.answered.add(before)
            self._questions[seat] = question

    def list_boards(self, seat: Seat) -> list[tuple[MessageView, list[Control]]]:
        """The public messages in a channel with something to answer, the oldest first."""
        public = [view for view in seat.person.messages(seat.channel, bot_only=True) if not view.ephemeral]
        boards = [(view, list(controls_of(view.components))) for view in public]
        return [(view, controls) for view, controls in boards if controls]

    def newest(self, seat: Seat) -> Question | None:
        """The question of the newest board in a channel."""
        boards = self.list_boards(seat)
        return boards[-1][1][0].about if boards else None

    async def play(self, seat: Seat) -> None:
        """Play in a channel for ever."""
        waited = GIVES_UP
        while True:
            pause = self._chance.uniform(0.7, 1.3) * 2 * PAUSE
            await asyncio.sleep(pause)
            self.note_answers()
            boards = self.list_boards(seat)
            question = boards[-1][1][0].about if boards else None
            waited = waited + pause if question is None or question in self.clicks.values() else 0.0
            if question is None and waited > GIVES_UP:
                waited = 0.0
                await seat.person.slash(seat.channel, "play solo", wait=False)
            elif question is not None:
                await self._answer(seat, *boards[-1])

    async def _answer(self, seat: Seat, board: MessageView, controls: list[Control]) -> None:
        """Press something on the board, or on a private panel about the same question; sometimes twice."""
        question = controls[0].about
        private = [view for view in seat.person.messages(seat.channel, bot_only=True) if view.ephemeral][-20:]
        there = [(board, each) for each in controls]
        there += [(view, each) for view in private if not view.loading for each in controls_of(view.components)]
        offered = [(view, each) for view, each in there if each.about == question]
        moves = [(view, each) for view, each in offered if each.family in MOVES]
        view, control = self._chance.choice(moves if moves and self._chance.random() < 0.8 else offered)
        value = self._chance.choice(control.values) if control.values else None
        if self._chance.random() < AGAIN:
            self.discord.faults.duplicate_interactions()
        if await self._press(seat.person, view, control, value) and self._chance.random() < AGAIN:
            await self._press(seat.person, view, control, value)

    async def _press(self, person: SimUser, view: MessageView, control: Control, value: str | None) -> bool:
        """Press a button or choose a value; whether the bot hears it."""
        try:
            if value is None:
                (button,) = [each for each in view.buttons if each.custom_id == control.custom_id]
                result = await person.click(view, button, wait=False)
            else:
                (menu,) = [each for each in view.selects if each.custom_id == control.custom_id]
                result = await person.select(view, menu, [value], wait=False)
        except (NotAllowed, ValueError):
            return False
        if control.family in MOVES:
            self.clicks[result.interaction.id] = control.about
        return bool(result.interaction.delivered)


class Stored(NamedTuple):
    """A row of the journal: of which table, its number there, which question it answers and by which click.

    ``joined``: the click of the row before it made this choice too ("Same, and end the turn").
    """

    table: int
    number: int
    ticket: int
    interaction: int | None
    joined: bool = False


def differences(clicking: Clicking, journal: list[Stored], before: list[Stored]) -> list[str]:
    """What is lost or doubled: against what Discord showed as answered, and what was stored at the last look."""
    there = {Question(row.table, row.ticket): row for row in journal}
    faults = [f"lost: {question} was answered" for question in clicking.answered if question not in there]
    faults += [f"lost: {row} was stored" for row in before if row not in set(journal)]
    rows = {(row.table, row.number): row for row in journal}
    for question, row in there.items():
        if row.joined:
            clicked = row.interaction is None and (row.table, row.number - 1) in rows
        else:
            clicked = row.interaction is not None and clicking.clicks.get(row.interaction) == question
        if not clicked:
            faults.append(f"no click answered {question}: {row}")
    for what, counts in (
        ("question", Counter((row.table, row.ticket) for row in journal)),
        ("click", Counter(row.interaction for row in journal if row.interaction is not None)),
    ):
        faults += [f"doubled: {what} {each}" for each, count in counts.items() if count > 1]
    for table in {row.table for row in journal}:
        numbers = sorted(row.number for row in journal if row.table == table)
        if numbers != list(range(1, len(numbers) + 1)):
            faults.append(f"table {table} has gaps")
    return faults


def stale(clicking: Clicking, journal: list[Stored], playing: list[int]) -> list[str]:
    """The channels whose newest board asks what is answered, those where two messages ask something, and those in
    which a match is ``playing`` without a board."""
    answered = {Question(row.table, row.ticket) for row in journal}
    faults = []
    for seat in clicking.seats:
        channel, boards = seat.channel.id, clicking.list_boards(seat)
        if boards and boards[-1][1][0].about in answered:
            faults.append(f"channel {channel} shows {boards[-1][1][0].about}, which is answered")
        if not boards and channel in playing:
            faults.append(f"channel {channel} shows no board")
        if len(boards) > 1:
            faults.append(f"channel {channel} offers something in {len(boards)} messages")
    return faults


def unanswered(clicking: Clicking, journal: list[Stored]) -> int:
    """How many stored choices Discord does not show yet: they were committed, and their answer was not given."""
    questions = {clicking.newest(seat) for seat in clicking.seats}
    return sum(Question(row.table, row.ticket) in questions for row in journal)
