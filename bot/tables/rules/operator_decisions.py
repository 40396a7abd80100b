"""The operator's decisions about a table: to freeze it, to end it, or to announce its state after a restore."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.tables.model.messages import AFTER_RESTORE, OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.rules.lobby import end_table
from engine.events import Event

FROZEN, UNFROZEN = "frozen", "unfrozen"
"""Kinds of notes: the operator keeps the match as it is, and lets it continue."""
ENDED_BY_OPERATOR, RESTORED = "ended_by_operator", "restored"
"""Kinds of notes: the operator ended the match; it stands again as it was after this many choices."""


def freeze(live: OpenTable, now: int) -> Change:
    """Keep an open table as it is: no one chooses, no time runs. Raises Refusal: wrong_stage."""
    if live.table.frozen is not None:
        return Change(live)
    _check_open(live)
    return _with_note(replace(live, table=replace(live.table, frozen=now)), Event(FROZEN))


def unfreeze(live: OpenTable) -> Change:
    """Let a frozen table continue; every seat that is asked has its whole time again."""
    if live.table.frozen is None:
        return Change(live)
    return _with_note(replace(live, table=replace(live.table, frozen=None)), Event(UNFROZEN), fresh=True)


def end(live: OpenTable, now: int) -> Change:
    """End a match or close a lobby. Raises Refusal: wrong_stage."""
    _check_open(live)
    after = replace(live, table=replace(live.table, frozen=None))
    if live.table.stage == "lobby":
        return replace(end_table(after, now), though_frozen=True)
    note = Event(ENDED_BY_OPERATOR)
    return replace(end_table(after.add_notes(note), now), notes=(note,), though_frozen=True)


def stand_again(live: OpenTable) -> Change:
    """Tell the people of an open table that it stands again as it did after its last choice that is stored.

    Raises Refusal: other_rules.
    """
    choices = 0 if live.table.stage == "lobby" else len(live.playing.journal)
    return _with_note(live, Event(RESTORED, None, {"choices": choices}), fresh=True, facts={AFTER_RESTORE: 1})


def _check_open(live: OpenTable) -> None:
    if not live.table.is_open:
        raise Refusal("wrong_stage", {"stage": live.table.stage})


def _with_note(after: OpenTable, note: Event, *, fresh: bool = False, facts: Mapping[str, int] | None = None) -> Change:
    """The table with a note, shown in its message or in a ``fresh`` one; a resting match stays silent."""
    kind = "lobby" if after.table.stage == "lobby" else "board"
    message = OutboxMessage(kind, fresh=fresh, facts=facts or ({} if fresh else {"again": 1}))
    messages = (message,) if after.table.rested is None else ()
    if kind == "lobby":
        return Change(after, messages, though_frozen=True)
    return Change(after.add_notes(note), messages, notes=(note,), though_frozen=True)
