"""Restore a match from its snapshot and its journal, and detect when the result differs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import structlog

from bot.tables.model.open_table import OpenTable, seed_words
from bot.tables.store.archive_form import EntryRow, SnapshotRow
from engine.errors import DamagedMatch
from engine.match import Match
from engine.registry import UnknownGame, find_game
from engine.save_format import Origin, read_branch
from engine.seal import canonical

_log = structlog.stdlib.get_logger("pantheon.tables")


class DamagedTable(Exception):
    """The stored match cannot be restored as it was played. Its table is left alone; the others continue."""


class OtherRules(Exception):
    """The stored match was played by other rules, and the present ones give other events."""


def snapshot_values(match: Match[Any]) -> dict[str, Any]:
    """A match as the columns of its snapshot: what is saved, how much of the journal it holds, and its hash."""
    state = match.save()
    return {"entries": len(match.journal), "saved": state, "hash": snapshot_hash(state)}


def is_whole(saved: Any, hash: str | None) -> bool:
    """Whether a snapshot is what was saved; one of an earlier version, without a hash, counts as such."""
    return hash is None or (isinstance(saved, dict) and hash == snapshot_hash(saved))


def snapshot_hash(saved: Mapping[str, Any]) -> str:
    """The hash that is kept beside a snapshot."""
    return sha256(canonical(saved)).hexdigest()


def rebuild(live: OpenTable, snapshot: SnapshotRow | None, entries: Sequence[EntryRow]) -> Match[Any]:
    """The match from its snapshot and the journal since; where the snapshot does not fit, from the journal alone.

    What came of each choice is compared with what the journal says came of it. A match of other rules than the present
    ones is played again from its beginning. Raises DamagedTable, and OtherRules when those lead elsewhere.
    """
    if live.table.rules != present_rules(live):
        return _by_other_rules(live, entries)
    try:
        if snapshot is not None and (match := _from_snapshot(live, snapshot, entries)) is not None:
            return _play_on(match, entries)
        return _play_on(from_the_beginning(live), entries)
    except Exception as error:
        raise DamagedTable(f"table {live.table.id}: {error}") from error


def present_rules(live: OpenTable) -> int:
    """The version of the rules by which this program plays the table's game. Raises DamagedTable for no game."""
    try:
        return find_game(live.table.game).rules_version
    except UnknownGame as error:
        raise DamagedTable(f"table {live.table.id}: {error}") from error


def _by_other_rules(live: OpenTable, entries: Sequence[EntryRow]) -> Match[Any]:
    try:
        return _play_on(from_the_beginning(live), entries)
    except Exception as error:
        raise OtherRules(f"table {live.table.id}: {error}") from error


def _play_on(match: Match[Any], entries: Sequence[EntryRow]) -> Match[Any]:
    for row in entries[len(match.journal) :]:
        lines = [event.to_json() for event in match.play(row.seat, row.option)]
        if lines != row.events:
            raise DamagedTable(f"choice {row.number} came out otherwise")
    return match


def from_the_beginning(live: OpenTable) -> Match[Any]:
    """The match as it was dealt."""
    table = live.table
    game = find_game(table.game)
    seats, words, click, dice = len(table.seats), seed_words(table), table.click, table.dice
    if table.played_on is None:
        return Match.start(game, seats, table.settings, seed=live.seed, words=words, click=click, dice=dice)
    settings = game.settle(seats, table.settings)
    sealed = table.sealed or {}
    branch = read_branch(sealed.get("branch"), seats, settings)
    return Match.of_origin(game, Origin(seats, settings, live.seed, words, click, dice, branch, sealed.get("position")))


def _from_snapshot(live: OpenTable, snapshot: SnapshotRow, entries: Sequence[EntryRow]) -> Match[Any] | None:
    """The match of a snapshot, or None when it is damaged or does not belong to the journal."""
    if not is_whole(snapshot.saved, snapshot.hash):
        _log.error("snapshot_damaged", table=live.table.id)
        return None
    try:
        match = Match.restore(find_game(live.table.game), snapshot.saved)
    except DamagedMatch:
        return None
    earlier = [tuple(entry) for entry in match.journal]
    origin = match.origin
    same = (origin.seed, origin.click, origin.dice) == (live.seed, live.table.click, live.table.dice)
    return match if same and earlier == [(row.seat, row.option) for row in entries[: len(earlier)]] else None
