"""Matches that began under another version of their game's rules.

The version is pinned to each match. When it differs from the present one, the match is played again from its
beginning: if every event is the same, both versions agree so far, and it continues with the present one, which the log
notes. If not, it cannot continue: it ends, its people read why, and ``/verify`` exports it as it is.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, and_, or_

from bot.storage.schema import tables as rows
from bot.storage.transaction import Transaction
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable, seed_words, weave_notes
from bot.tables.rules import lobby
from bot.tables.store.journal_rows import read_journal
from engine.events import Event
from engine.registry import MODULES, find_game
from engine.verification import export_without_replay

RULES_CHANGED, RULES_ENDED = "rules_changed", "rules_ended"
"""Kinds of notes: a match continues by another version of the rules; it ended because it cannot."""


def is_played_by_others() -> ColumnElement[bool]:
    """The ids of tables whose matches have other rules than the present ones."""
    others = [and_(rows.c.game == key, rows.c.rules != find_game(key).rules_version) for key in MODULES]
    return and_(rows.c.stage == "playing", or_(*others))


def convert_match(live: OpenTable, now: int) -> Change:
    """The match converted to the present rules, or ended where they give other events; unchanged if it has them."""
    table, present = live.table, find_game(live.table.game).rules_version
    if table.stage != "playing" or table.rules == present:
        return Change(live)
    facts = {"before": table.rules, "now": present}
    if live.other_rules:
        note = Event(RULES_ENDED, None, facts)
        return replace(lobby.end_table(live.add_notes(note), now), notes=(note,), though_frozen=True)
    note = Event(RULES_CHANGED, None, facts)
    after = replace(live, table=replace(table, rules=present)).add_notes(note)
    return Change(after, (OutboxMessage("board", facts={"again": 1}),), notes=(note,), though_frozen=True)


async def story(connection: Transaction, live: OpenTable) -> list[Event]:
    """The stored events of a match that the present rules cannot play, from its first choice on."""
    events = [Event.from_json(event) for row in await read_journal(connection, live.table.id) for event in row.events]
    return weave_notes(events, live.notes)


async def export_events(connection: Transaction, live: OpenTable) -> dict[str, Any]:
    """The export of a match that the present rules cannot play, from its stored events."""
    entries, table = await read_journal(connection, live.table.id), live.table
    return export_without_replay(
        {
            "game": table.game,
            "rules": table.rules,
            "seats": len(table.seats),
            "names": list(table.names),
            "settings": dict(table.settings),
            "words": list(seed_words(table)),
            "click": table.click,
            "sealed": table.sealed,
            "commitment": table.commitment,
            "seed": live.seed.hex(),
            "salt": live.salt.hex(),
            "moves": [[row.seat, row.option] for row in entries],
            "events": [event for row in entries for event in row.events],
            "finished": table.stage == "finished",
        }
    )
