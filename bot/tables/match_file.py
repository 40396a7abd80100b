"""A match as a file that another database takes: with seats, journal and words, and nothing about other matches.

Other than the export for ``pantheon verify`` it holds everything that is needed to play on, the seed among it.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.errors import BadSettings, DamagedMatch, RefusedPlay
from engine.match import Match
from engine.players import UnknownPlayer, find_player
from engine.registry import UnknownGame, find_game
from engine.seal import canonical
from engine.verification import export

FORMAT = "pantheon-table-1"

Number = Annotated[int, Field(ge=-(2**63), lt=2**63)]
Id = Annotated[int, Field(gt=0, lt=2**63)]
Text = Annotated[str, Field(max_length=200)]


class BadFile(ValueError):
    """The file is no match that can be played on. The message is one sentence."""


class Part(BaseModel):
    """What is known of the parts of a file: every field has its type, and there are no others."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class TablePart(Part):
    """The table's own row. ``host`` is a Discord id; seed and salt are hexadecimal."""

    server: Id
    channel: Id
    game: Text
    rules: Number
    stage: Literal["playing", "finished", "ended"]
    host: Id | None
    language: Annotated[str, Field(max_length=16)]
    settings: dict[Text, Text]
    conduct: dict[str, Any] | None
    version: Number
    seed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    salt: Annotated[str, Field(pattern="^[0-9a-f]{0,128}$")]
    commitment: Annotated[str, Field(max_length=64)]
    sealed: dict[str, Any] | None
    click: Number | None
    opened: Number
    started: Number
    moved: Number
    ended: Number | None
    tickets: Number


class SeatPart(Part):
    """A seat; ``person`` is a Discord id."""

    number: Annotated[int, Field(ge=0, lt=100)]
    person: Id | None
    name: Text
    computer: Annotated[str, Field(max_length=40)] | None
    word: Text | None
    standing: dict[str, str] | None
    away: Annotated[str, Field(max_length=16)] | None
    counts_until: Number | None


class EntryPart(Part):
    """A choice and what came of it."""

    number: Annotated[int, Field(gt=0, lt=10**6)]
    version: Number
    seat: Annotated[int, Field(ge=0, lt=100)]
    option: Annotated[str, Field(max_length=80)]
    interaction: Number | None
    played: Number
    events: list[Any]
    ticket: Number | None
    by_order: bool
    joined: bool = False


class NotePart(Part):
    """Something that happened at the table itself."""

    told: Annotated[int, Field(ge=0)]
    kind: Annotated[str, Field(max_length=24)]
    seat: Annotated[int, Field(ge=0, lt=100)] | None
    facts: dict[str, Any]
    noted: Number


class MatchFile(Part):
    """A whole match. ``saved`` is the match as the engine saves it."""

    format: Literal["pantheon-table-1"]
    table: TablePart
    seats: list[SeatPart]
    journal: list[EntryPart]
    notes: list[NotePart]
    saved: dict[str, Any]


def read(document: Mapping[str, Any]) -> MatchFile:
    """Understand a file, and play its match again. Raises BadFile."""
    try:
        file = MatchFile.model_validate(document)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(map(str, first["loc"])) or "it"
        raise BadFile(f"{place}: {first['msg']}") from None
    except RecursionError:
        raise BadFile("it is nested too deeply") from None
    _check(file)
    return file


def as_exported(document: Mapping[str, Any]) -> dict[str, Any]:
    """A file as the document that ``engine.verification.verify`` checks. Raises BadFile."""
    file = read(document)
    table = file.table
    match = Match.restore(find_game(table.game), file.saved)
    names = [seat.name for seat in file.seats]
    return export(match, bytes.fromhex(table.salt), names, sealed=table.sealed, promised=table.commitment)


def _check(file: MatchFile) -> None:
    """Compare the parts with each other: the match, played again, is the saved one. Raises BadFile."""
    table = file.table
    try:
        game = find_game(table.game)
        for seat in file.seats:
            if seat.computer is not None:
                find_player(seat.computer, game)
        match = Match.restore(game, file.saved)
    except UnknownGame:
        raise BadFile(f"this program has no game {table.game[:40]!r}") from None
    except UnknownPlayer:
        raise BadFile("a seat has a computer player that this program does not have") from None
    except DamagedMatch:
        raise BadFile("the saved match is damaged") from None
    if table.rules != game.rules_version:
        raise BadFile(
            f"it was played by version {table.rules} of the rules, and this program plays {game.rules_version}"
        )
    numbers = [seat.number for seat in file.seats]
    people = [seat.person for seat in file.seats if seat.person is not None]
    if numbers != list(range(match.seats)) or len(set(people)) != len(people):
        raise BadFile("its seats do not fit the match")
    if (match.origin.seed.hex(), match.origin.click) != (table.seed, table.click):
        raise BadFile("its seed or its click is not that of the match")
    words = {sha256(seat.word.encode()).hexdigest() for seat in file.seats if seat.word}
    if not words <= set(match.origin.words):
        raise BadFile("a word is not that of the match")
    if match.finished != (table.stage == "finished"):
        raise BadFile("its stage does not fit the match")
    if [(each.number, each.seat, each.option) for each in file.journal] != [
        (number, *entry) for number, entry in enumerate(match.journal, 1)
    ]:
        raise BadFile("its journal is not that of the match")
    _play_again(file, match)


def _play_again(file: MatchFile, match: Match[Any]) -> None:
    try:
        again = match.restarted()
        for row in file.journal:
            if [event.to_json() for event in again.play(row.seat, row.option)] != row.events:
                raise BadFile(f"choice {row.number} comes out otherwise")
        settings = match.game.settle(match.seats, file.table.settings)
    except (RefusedPlay, BadSettings, DamagedMatch):
        raise BadFile("its settings or choices cannot be played") from None
    if dict(again.settings) != dict(settings):
        raise BadFile("its settings are not those of the match")
    if canonical(again.save()) != canonical(file.saved):
        raise BadFile("the saved match is not the one that was played")
