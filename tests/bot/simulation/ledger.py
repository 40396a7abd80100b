"""What the world notes while the bot serves it, and what it objects to. Nothing here asks the bot what is right."""

from __future__ import annotations

import asyncio
import os
import traceback
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.clock import MINUTE
from bot.storage.schema import journal, outbox, undone
from bot.tables.model.message_kinds import BEST_EFFORT
from bot.tables.model.open_table import OpenTable
from bot.tables.model.proposals import UNDO
from bot.tables.model.table import Table
from bot.tables.outbox.delivery import NONCE_LASTS
from bot.tables.outbox.posts import Post
from bot.tables.rules.muster import unconfirmed_seats
from tests.bot.simulation.discord_objects import Interaction, Message
from tests.bot.simulation.process import ProcessDied, current_process

acting: ContextVar[int | None] = ContextVar("who has clicked or typed what is carried out now", default=None)

OVER = ("finished", "ended")
"""The stages of a table that is over."""
PLAYING = ("t1", "s1", "ts", "ab", "a1")
"""The families of controls that make a choice."""
BEGUN = "begun"
"""The lobby of a match that has begun: it has no buttons."""
ONCE_KNOWN = ("lobby", BEGUN, "board", "final", "closed", "consent", "stalled", "vacation", "tournament")
"""Kinds of messages that are looked for before they are posted again, however long after."""
STORY = 100
"""How much of what happened before an objection is kept."""
UNTOLD = ("event", "level", "timestamp", "exc_info", "incident")
"""What is left out of the log's lines; the numbers of incidents are drawn by the machine."""
HARMLESS = ("clock_is_wrong",)
"""What the log may call an error."""


@dataclass
class Seen:
    """A table as it was after its newest commit, all who ever sat on a seat, and all channels that it was in.

    ``moved`` is the version with the newest choice, or with which choices were taken back.
    """

    version: int
    entries: int
    people: dict[int, set[int]]
    channels: set[int]
    moved: int


@dataclass
class Ledger:
    """Everything that is compared at the end. ``objections`` are those found at once."""

    objections: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    duplicates: int = 0
    _accepted: dict[int, bool] = field(default_factory=dict)
    _refused: dict[int, str] = field(default_factory=dict)
    _handled: Counter[int] = field(default_factory=Counter)
    _answered: Counter[int] = field(default_factory=Counter)
    _tables: dict[int, Seen] = field(default_factory=dict)
    _posts: dict[str, list[tuple[int, Message, str]]] = field(default_factory=lambda: defaultdict(list))
    reads_anything: bool = False
    """Whether events come that no Discord sends: then discord.py may fail, as long as the bot says so and goes on."""
    given_up: Counter[int] = field(default_factory=Counter)
    """How often tidying up was given up, by table."""
    begun_at_once: set[int] = field(default_factory=set)
    """Tables that were no lobbies before they were played at, as those of rounds."""
    overtaken: set[int] = field(default_factory=set)
    """Tables that a process has changed last which was replaced before: the one that serves learns that with its own
    next change. Outside the simulation the lock of the database keeps the old process from it."""

    unknown: defaultdict[int, list[tuple[int, int | None]]] = field(default_factory=lambda: defaultdict(list))
    """When the process that serves did not know how such a table is, so that it may not remind its people."""
    objected: asyncio.Event | None = None
    """Set by the first objection, for who wants to know no more."""
    now: Callable[[], int] = lambda: 0
    """The true time, in milliseconds since 1970 UTC."""
    story: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=STORY))
    """What happened last before the first objection, and when."""

    def object(self, what: str) -> None:
        """Something is not as it should be."""
        self.tell(f"objection: {what}")
        self.objections.append(what)
        if self.objected is not None:
            self.objected.set()

    def tell(self, what: str) -> None:
        """Something has happened that may explain an objection."""
        if not self.objections:
            self.story.append((self.now(), what))

    # What the bot does

    def accepted(self, interaction: int) -> None:
        """The tables have taken a choice."""
        self.tell(f"choice of interaction {interaction} is accepted")
        self._accepted[interaction] = True

    def declined(self, interaction: int, key: str) -> None:
        """The tables have refused a choice."""
        self.tell(f"choice of interaction {interaction} is refused: {key}")
        self._refused[interaction] = key
        self.refused[key] += 1

    def handled(self, interaction: int) -> None:
        """A handler begins. Of an event that came twice there are two: the second one leaves the answer to the first,
        which may die with its process."""
        self._handled[interaction] += 1

    def answered(self, interaction: int) -> None:
        """A handler has come to its end, in a process that lives."""
        self._answered[interaction] += 1

    def logged(self, level: str, line: Mapping[str, Any]) -> None:
        """A line of the bot's log."""
        event = str(line.get("event"))
        if level != "debug":
            self.tell(f"log: {event} {', '.join(f'{key}={line[key]}' for key in line if key not in UNTOLD)}")
        if event == "outbox_message_given_up":
            self.counts["given up"] += 1
            if line.get("kind") in BEST_EFFORT:
                self.given_up[int(line["table"])] += 1
            else:
                self.object(f"a message was given up: {line.get('kind')} {line.get('trouble')}")
        if self.reads_anything and _is_of_library(line.get("exc_info")):
            self.counts["not understood by the library"] += 1
        elif level in ("error", "critical") and event not in HARMLESS:
            reason = line.get("exc_info") or line.get("reason")
            self.object(f"logged {event}: {line.get('doing', '')} {reason!r}")

    def escaped(self, context: Mapping[str, Any]) -> None:
        """An exception that nobody has caught came to the event loop."""
        error = context.get("exception")
        if self.reads_anything and _is_of_library(error):
            self.counts["not understood by the library"] += 1
        elif not isinstance(error, ProcessDied | asyncio.CancelledError | None):
            self.object(f"an exception escaped: {error!r} ({context.get('message')})")

    def committed(self, before: OpenTable | None, after: OpenTable) -> None:
        """A change of a table was stored."""
        self._check_time_out(before, after)
        self._check_rules(before, after)
        table, state = after.table, self._tables.get(after.table.id)
        self.tell(f"table {table.id} is stored: version {table.version}, {table.stage}")
        writer = current_process.get()
        self.note_writer(table.id, is_served=writer is None or writer.is_alive)
        entries = len(after.match.journal) if after.match is not None else 0
        if state is None and table.stage == "playing":
            self.begun_at_once.add(table.id)
        if state is not None and table.version not in (state.version, state.version + 1):
            self.object(f"table {table.id} goes from version {state.version} to {table.version}")
        if state is not None and entries > state.entries + 1:
            self.object(f"the journal of table {table.id} grows by {entries - state.entries} at once")
        people = {} if state is None else state.people
        for seat in table.seats:
            if seat.person is not None:
                people.setdefault(seat.number, set()).add(seat.person)
        channels = set() if state is None else state.channels
        moved = state.moved if state is not None and state.entries == entries else table.version
        self._tables[table.id] = Seen(table.version, entries, people, channels | {table.channel}, moved)

    def note_writer(self, table: int, *, is_served: bool) -> None:
        """A table was changed by the process that serves, or by one that was replaced; or a process has started."""
        spans = self.unknown[table]
        if spans and spans[-1][1] is None:
            spans[-1] = (spans[-1][0], self.now())
        (self.overtaken.discard if is_served else self.overtaken.add)(table)
        if not is_served:
            spans.append((self.now(), None))

    def started(self) -> None:
        """A process has started: it knows every table."""
        self.tell("a process has started")
        for table in self.overtaken.copy():
            self.note_writer(table, is_served=True)

    async def check_told(self, connection: AsyncConnection, before: OpenTable | None, after: OpenTable) -> None:
        """What Discord must be told of a choice is stored with it: a crash would lose it else."""
        if before is None or before.match is None or after.match is None:
            return
        is_choice = len(after.match.journal) > len(before.match.journal)
        if is_choice and after.table.channel > 0 and (after.awaited_seats or after.table.stage in OVER):
            waiting = select(func.count()).select_from(outbox).where(outbox.c.table_id == after.table.id)
            if not (await connection.execute(waiting)).scalar_one():
                self.object(f"a choice at table {after.table.id} is stored without anything to tell of it")

    def get_state(self, table: int) -> Seen | None:
        """A table as it was after its newest commit."""
        return self._tables.get(table)

    def _check_time_out(self, before: OpenTable | None, after: OpenTable) -> None:
        """Nobody's time is over but that of a seat that is asked."""
        if before is None or before.match is None:
            return
        seats = {question.seat for question in before.playing.questions}
        for was, seat in zip(before.table.seats, after.table.seats, strict=False):
            if seat.away == "timeout" and was.away != "timeout" and seat.number not in seats:
                self.object(f"time-out of seat {seat.number} at table {after.table.id}, which was not asked")

    def _check_rules(self, before: OpenTable | None, after: OpenTable) -> None:
        """What the table's own rules forbid, whoever asks for it."""
        where, people = (
            f"table {after.table.id}",
            [seat.person for seat in after.table.seats if seat.person is not None],
        )
        if len(people) != len(set(people)):
            self.object(f"{where}: a person has two seats")
        if before is None:
            return
        stages, person = (before.table.stage, after.table.stage), acting.get()
        if stages[0] in OVER and stages[1] != stages[0]:
            self.object(f"{where}: it was {stages[0]} and is {stages[1]}")
        if stages == ("lobby", "playing") and person is not None and not _may_start(before.table, person):
            self.object(f"{where}: {person} has started it, whose it is not")
        if before.match is None or after.match is None or len(after.match.journal) >= len(before.match.journal):
            return
        if stages[0] in OVER:
            self.object(f"{where}: choices are taken back after its end")
        own = before.table.seat_of(person) if person is not None else None
        gone = {entry.seat for entry in before.match.journal[len(after.match.journal) :]}
        others = {seat.number for seat in before.table.seats if seat.is_played_by_person and seat is not own}
        agreed = any(proposal.kind == UNDO for proposal in before.table.proposals)
        if own is not None and others & gone and not agreed:
            self.object(f"{where}: {person} takes back choices of others, who were not asked")

    def posted(self, kind: str, table: int, nonce: str, message: Message, deleted: set[int]) -> None:
        """A new message was made; ``nonce`` is what the outbox names it by, sent or not."""
        for at, earlier, of in self._posts[nonce]:
            self.duplicates += 1
            if earlier.id in deleted:
                continue
            if message.created - at < NONCE_LASTS - MINUTE / 2:
                self.object(f"{of} of table {table} is posted twice within {(message.created - at) / 1_000:.1f} s")
            elif kind in ONCE_KNOWN and message.channel == earlier.channel:
                self.object(f"{kind} of table {table} is posted twice, {(message.created - at) / MINUTE:.1f} min apart")
        self._posts[nonce].append((message.created, message, kind))

    # At the end

    async def compare(
        self, connection: AsyncConnection, interactions: Mapping[int, Interaction], doubtful: set[int], overlapped: bool
    ) -> None:
        """Compare the journal with who clicked what, and with what they were told.

        ``overlapped``: two processes were at it for a moment, so that a table may have been busy.
        """
        rows: list[Any] = []
        for source in (journal, undone):
            columns = (source.c.table_id, source.c.seat, source.c.option, source.c.interaction, source.c.ticket)
            rows += (await connection.execute(select(*columns))).all()
        counted = Counter(row.interaction for row in rows if row.interaction is not None)
        for row in rows:
            if row.interaction is not None:
                self._check_entry(row, interactions.get(row.interaction))
        for interaction, times in counted.items():
            if times > 1:
                self.object(f"interaction {interaction} is in the journal {times} times")
        for interaction in self._accepted:
            if interaction not in counted:
                self.object(f"a choice was accepted and is lost: interaction {interaction}")
        for interaction, key in self._refused.items():
            if interaction in counted and interaction not in self._accepted:
                self.object(f"a choice was refused ({key}) and is in the journal: interaction {interaction}")
        for interaction in self._answered:
            if interaction not in doubtful and self._answered[interaction] == self._handled[interaction]:
                self._check_answer(interactions[interaction], interaction in counted)
            if not overlapped and any("[busy]" in text for text in interactions[interaction].texts):
                self.object(f"somebody was told that a table is busy: {interactions[interaction].payload['data']}")
        answers = Counter((row.table_id, row.ticket) for row in rows if row.ticket is not None)
        for (table, ticket), times in answers.items():
            if times > 1:
                self.object(f"question {ticket} of table {table} was answered {times} times")
        numbers = defaultdict(list)
        for entry in await connection.execute(select(journal.c.table_id, journal.c.number)):
            numbers[entry.table_id].append(entry.number)
        for table, entries in numbers.items():
            if sorted(entries) != list(range(1, len(entries) + 1)):
                self.object(f"the journal of table {table} has gaps: {sorted(entries)}")
        self.counts["choices"] += len(rows)

    def _check_entry(self, row: Any, click: Interaction | None) -> None:
        where = f"choice {row.option!r} of seat {row.seat} at table {row.table_id}"
        if click is None:
            self.object(f"{where}: nobody clicked that")
            return
        data = click.payload["data"]
        family, *rest = str(data.get("custom_id", "")).split(":", 3)
        if family not in PLAYING or rest[0] != base36_of(row.table_id):
            self.object(f"{where}: the click was on {data}")
        elif family == "t1" and row.option != rest[2]:
            self.object(f"{where}: chosen was {rest[2]}")
        elif family in ("s1", "ts") and not all(value in row.option for value in data.get("values", ["?"])):
            self.object(f"{where}: chosen was {data.get('values')}")
        if family in PLAYING and base36_of(row.ticket or 0) != rest[1]:
            self.object(f"{where}: the click was about another question, {data}")
        if click.channel not in self._tables[row.table_id].channels and not (click.clicked and click.clicked.seen_by):
            self.object(f"{where}: the click was in a channel where the table never was")
        if click.person not in self._tables[row.table_id].people.get(row.seat, set()):
            self.object(f"{where}: {click.person} clicked, who never sat there")

    def _check_answer(self, interaction: Interaction, is_played: bool) -> None:
        family = str(interaction.payload["data"].get("custom_id", "")).partition(":")[0]
        if interaction.acknowledged is None:
            self.object(f"interaction {interaction.id} ({interaction.payload['data']}) was not acknowledged")
        elif family in PLAYING and not is_played and not interaction.texts:
            self.object(f"a click was neither played nor answered: {interaction.payload['data']}")


def _is_of_library(error: Any) -> bool:
    """Whether an error began in discord.py, which reads events first. What a driver refuses, we should have refused."""
    if not isinstance(error, Exception):
        return False
    frames = traceback.extract_tb(error.__traceback__)
    return bool(frames) and f"site-packages{os.sep}discord{os.sep}" in frames[-1].filename


def _may_start(table: Table, person: int) -> bool:
    """Whether a match in its lobby begins with this person's click: as its host's, or as the last that confirms it."""
    if table.muster is None:
        return person == table.host
    return [seat.person for seat in unconfirmed_seats(table)] == [person]


def kind_of(post: Post) -> str:
    """The kind of a message, where a lobby without buttons is one of its own."""
    return BEGUN if post.kind == "lobby" and post.table.stage != "lobby" else post.kind


def base36_of(number: int) -> str:
    """A number as custom ids have it."""
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
        if not number:
            return digits
