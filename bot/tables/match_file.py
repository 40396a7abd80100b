"""A match as a file for another database: seats, journal and words, and nothing about other matches. Unlike the export
for ``pantheon verify`` it holds everything that is needed to play on, including the seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from pydantic import ValidationError

from bot.tables.model.match_parts import MatchFile
from bot.tables.model.note_facts import check_note
from engine.errors import BadSettings, DamagedMatch, RefusedPlay
from engine.match import Match
from engine.players import UnknownPlayer, find_player
from engine.registry import UnknownGame, find_game
from engine.seal import SEALS, canonical, commitment, dice_of
from engine.standing_answers import standing_ahead
from engine.verification import export

UNPLAYABLE = (LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError, RecursionError)
"""The errors that Python raises for documents of another shape."""


class BadFile(ValueError):
    """The file is not a match that can be played on. The message is one sentence."""


def read(document: Mapping[str, Any]) -> MatchFile:
    """Parse a file, and replay its match. Raises BadFile."""
    try:
        file = MatchFile.model_validate(document)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(map(str, first["loc"])) or "it"
        raise BadFile(f"{place}: {first['msg']}") from None
    except RecursionError:
        raise BadFile("it is nested too deeply") from None
    try:
        _check(file)
        _check_around(file)
    except BadFile:
        raise
    except UNPLAYABLE:
        raise BadFile("its parts do not fit each other") from None
    return file


def as_exported(document: Mapping[str, Any]) -> dict[str, Any]:
    """A file as the document that ``engine.verification.verify`` checks. Raises BadFile."""
    file = read(document)
    table = file.table
    match = Match.restore(find_game(table.game), file.saved)
    names = [seat.name for seat in file.seats]
    return export(match, bytes.fromhex(table.salt), names, sealed=table.seal, promised=table.commitment)


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
    if match.origin.dice != dice_of(table.seal):
        raise BadFile("its dice are not of the kind that its seal names")
    branch = match.origin.branch
    if (table.seal or {}).get("branch") != (None if branch is None else branch.to_json()):
        raise BadFile("it branches off another match than its seal names")
    if (table.seal or {}).get("position") != match.origin.position:
        raise BadFile("it begins with another position than its seal names")
    if (branch is None and match.origin.position is None) != ("played_on" not in (table.seal or {})):
        raise BadFile("its seal does not say where it was played on from")
    words = {sha256(seat.word.encode()).hexdigest() for seat in file.seats if seat.word}
    if not words <= set(match.origin.words):
        raise BadFile("a word is not that of the match")
    if match.is_finished != (table.stage == "finished"):
        raise BadFile("its stage does not fit the match")
    if [(each.number, each.seat, each.option) for each in file.journal] != [
        (number, *entry) for number, entry in enumerate(match.journal, 1)
    ]:
        raise BadFile("its journal is not that of the match")
    _play_again(file, match)


def _play_again(file: MatchFile, match: Match[Any]) -> None:
    try:
        again = match.restart()
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


def _check_around(file: MatchFile) -> None:
    """Compare the rest of the file with the replayed match. Raises BadFile."""
    table = file.table
    sealed = table.seal
    if sealed is not None and (sealed["game"] != table.game or len({"table", "day"} & {*sealed}) != 1):
        raise BadFile("its seal is of another match")
    if sealed is not None and sealed["seal"] != SEALS[dice_of(sealed)]:
        raise BadFile("its seal is of a form that does not go with its dice")
    if commitment(bytes.fromhex(table.seed), bytes.fromhex(table.salt), sealed) != table.commitment:
        raise BadFile("its seal does not bind its seed")
    if (table.ended is None) != (table.stage == "playing"):
        raise BadFile("it tells another end than its stage")
    if (table.server is None) != (table.channel is None):
        raise BadFile("it names a server without a channel, or a channel without a server")
    people = {seat.person for seat in file.seats if seat.person is not None}
    if table.host is not None and table.host not in people:
        raise BadFile("its host does not sit at the table")
    bank_uses = {(line.seat, line.length) for line in file.banks}
    if len(bank_uses) != len(file.banks) or not all(
        seat < len(file.seats) and length <= len(file.journal) for seat, length in bank_uses
    ):
        raise BadFile("what was used of time banks does not fit the match")
    _check_seats(file)
    _check_journal(file)
    _check_notes(file)


def _check_seats(file: MatchFile) -> None:
    standing_answers = find_game(file.table.game).offers.standing_answers
    ahead = standing_ahead(standing_answers)
    answers = {each.kind: {*each.answers} for each in standing_answers}
    for seat in file.seats:
        if seat.away is not None and seat.computer is None:
            raise BadFile("a person is away and no computer player plays for them")
        for key, answer in (seat.standing or {}).items():
            kind, _, about = key.partition(":")
            is_known = key in ahead or (bool(about) and any(each.kind == kind and each.by for each in standing_answers))
            if not is_known or answer not in answers.get(kind, set()):
                raise BadFile("a seat has a standing answer that the game does not know")


def _check_journal(file: MatchFile) -> None:
    match = Match.restore(find_game(file.table.game), file.saved)
    tickets = [row.ticket for row in file.journal if row.ticket is not None]
    clicks = [row.interaction for row in file.journal if row.interaction is not None]
    if len({*tickets}) != len(tickets) or len({*clicks}) != len(clicks):
        raise BadFile("two of its choices have one ticket or one click")
    if any(ticket > file.table.tickets + match.question_count for ticket in tickets):
        raise BadFile("a choice has a ticket of a question that has not been asked")
    for row in file.journal:
        if row.version > file.table.version:
            raise BadFile(f"choice {row.number} was made on a version that has not been")
        if row.joined and row.interaction is not None:
            raise BadFile(f"choice {row.number} has a click and was made by the one before")


def _check_notes(file: MatchFile) -> None:
    event_count = sum(len(row.events) for row in file.journal)
    for number, note in enumerate(file.notes, start=1):
        try:
            check_note(note.kind, note.seat, note.facts, len(file.seats))
        except ValueError as error:
            first = error.errors()[0]["msg"] if isinstance(error, ValidationError) else error
            raise BadFile(f"note {number}: {first}") from None
        if note.told > event_count:
            raise BadFile(f"note {number} follows an event that did not happen")
