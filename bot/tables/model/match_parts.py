"""The parts of a match as a file: which fields there are, and which values each may have. Nothing else is taken in.

What is written here is compared with the match itself by ``bot.tables.match_file``.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from bot.tables.model.options import known_parts
from engine.chance import KEYED
from engine.seal import SEAL, SECOND_SEAL

FORMAT = "pantheon-table-1"
LATEST = 2**43
"""The latest moment in a file, in milliseconds since 1970 UTC: in the year 2248. Every language can tell it."""


def _storable(text: str) -> str:
    if "\0" in text or any("\ud800" <= each <= "\udfff" for each in text):
        raise ValueError("no database can hold this text")
    return text


def _known_options(options: dict[str, Any]) -> dict[str, Any]:
    if known_parts(options) != options or not options:
        raise ValueError("there are no such options of a table")
    return options


def _events(text: str) -> str:
    """Events in JSON, as notes hold them: ``[kind, seat, facts]`` each."""
    try:
        for kind, seat, facts in json.loads(text):
            Nested(kind=kind, seat=seat, facts=facts)
    except (TypeError, RecursionError):
        raise ValueError("these are no events") from None
    return text


Moment = Annotated[int, Field(ge=0, lt=LATEST)]
Count = Annotated[int, Field(ge=0, lt=2**53)]
Span = Annotated[int, Field(ge=0, lt=2**40)]
Id = Annotated[int, Field(gt=0, lt=2**63)]
Click = Annotated[int, Field(gt=-(2**63), lt=2**63)]
SeatNumber = Annotated[int, Field(ge=0, lt=100)]
Word = Annotated[str, Field(pattern="^[a-zA-Z0-9_:.-]{0,80}$")]
Stored = Annotated[str, AfterValidator(_storable)]
Name = Annotated[Stored, Field(min_length=1, max_length=100)]
Number = Annotated[int, Field(ge=-(10**6), le=10**6)]
Fact = Number | Stored | Annotated[list[Number | Stored], Field(max_length=200)]
Events = Annotated[Stored, Field(max_length=20_000), AfterValidator(_events)]


class Part(BaseModel):
    """What is known of the parts of a file: every field has its type, and there are no others."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Nested(Part):
    """An event within a note."""

    kind: Word
    seat: SeatNumber | None
    facts: dict[Word, Fact]


class PlayedOnPart(Part):
    """The match, or the puzzle, from which another one was played on, and in which round."""

    table: Count | None = None
    puzzle: Count | None = None
    trial: Literal[1] | None = None
    round: Count

    @model_validator(mode="after")
    def _is_one(self) -> Self:
        if (self.table is None) == (self.puzzle is None):
            raise ValueError("it is played on from a match, or from a puzzle")
        return self


class SealedPart(Part):
    """What a seal binds besides seed and salt; the number of the table, or the day of a challenge. Seals of matches
    whose chance is one stream name no dice."""

    seal: Literal[SEAL, SECOND_SEAL]  # type: ignore[valid-type]
    dice: Literal[KEYED] | None = None  # type: ignore[valid-type]
    game: Word
    settings: dict[Word, Word]
    table: Count | None = None
    day: Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\d$")] | None = None
    branch: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    played_on: PlayedOnPart | None = None


class TablePart(Part):
    """The table's own row. ``host`` is a Discord id, as are ``server`` and ``channel``, which a file without people
    does not have; seed and salt are hexadecimal."""

    server: Id | None
    channel: Id | None
    game: Word
    rules: Count
    stage: Literal["playing", "finished", "ended"]
    host: Id | None
    language: Annotated[Word, Field(max_length=16)]
    settings: dict[Word, Word]
    conduct: Annotated[dict[str, Any], AfterValidator(_known_options)] | None
    version: Annotated[int, Field(gt=0, lt=2**53)]
    seed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    salt: Annotated[str, Field(pattern="^([0-9a-f]{2}){0,64}$")]
    commitment: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    sealed: SealedPart | None
    click: Annotated[int, Field(ge=0, lt=2**63)] | None
    opened: Moment
    started: Moment
    moved: Moment
    ended: Moment | None
    tickets: Count

    @property
    def seal(self) -> dict[str, Any] | None:
        """What the seal binds besides seed and salt, as it was sealed."""
        return None if self.sealed is None else self.sealed.model_dump(exclude_none=True)


class SeatPart(Part):
    """A seat; ``person`` is a Discord id."""

    number: SeatNumber
    person: Id | None
    name: Name
    computer: Annotated[Word, Field(max_length=40)] | None
    word: Annotated[Stored, Field(max_length=64)] | None
    standing: dict[Word, Word] | None
    away: Literal["timeout", "voted", "left", "asked", "unreachable"] | None
    counts_until: Moment | None


class EntryPart(Part):
    """A choice and what came of it."""

    number: Annotated[int, Field(gt=0, lt=10**6)]
    version: Annotated[int, Field(gt=0, lt=2**53)]
    seat: SeatNumber
    option: Annotated[Stored, Field(max_length=80)]
    interaction: Click | None
    played: Moment
    events: list[Any]
    ticket: Annotated[int, Field(gt=0, lt=2**53)] | None
    by_order: bool
    joined: bool = False


class NotePart(Part):
    """Something that happened at the table itself (``note_facts``)."""

    told: Count
    kind: Annotated[Word, Field(max_length=24)]
    seat: SeatNumber | None
    facts: dict[Word, Any]
    noted: Moment


class BankPart(Part):
    """What a seat has used of its time bank (``rules/banks.py``)."""

    seat: SeatNumber
    length: Count
    spent: Span
    before: Span
    rest: Span


class MatchFile(Part):
    """A whole match. ``saved`` is the match as the engine saves it."""

    format: Literal["pantheon-table-1"]
    table: TablePart
    seats: Annotated[list[SeatPart], Field(min_length=1, max_length=100)]
    journal: list[EntryPart]
    notes: Annotated[list[NotePart], Field(max_length=20_000)]
    saved: dict[str, Any]
    banks: Annotated[list[BankPart], Field(max_length=20_000)] = []
