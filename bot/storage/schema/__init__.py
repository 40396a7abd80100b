"""The tables of the database. Times are milliseconds since 1970 UTC; ids of Discord are 64 bits wide.

A person's Discord id is stored in ``people``; other rows refer to the number of that row, so that erasing one row cuts
every link. Only who is avoided is named by the id, and only while such a row is there.
"""

from __future__ import annotations

from bot.storage.schema.matches import (
    IS_AWAKE,
    IS_OPEN,
    analyses,
    boards,
    journal,
    messages,
    notes,
    offers,
    openings,
    outbox,
    pulse,
    seats,
    snapshots,
    tables,
    timers,
    undone,
)
from bot.storage.schema.metadata import RowId, meta, metadata, shards
from bot.storage.schema.people import (
    applied_erasures,
    avoided,
    conversations,
    drills,
    erasures,
    parties,
    party_members,
    people,
    puzzle_answers,
    puzzle_ratings,
    puzzlers,
    remembered,
    servers,
    tutorials,
    waits,
)
from bot.storage.schema.results import attempts, attendances, challenges, entrants, ratings, results

__all__ = [
    "IS_AWAKE",
    "IS_OPEN",
    "RowId",
    "analyses",
    "applied_erasures",
    "attempts",
    "attendances",
    "avoided",
    "boards",
    "challenges",
    "conversations",
    "drills",
    "entrants",
    "erasures",
    "journal",
    "messages",
    "meta",
    "metadata",
    "notes",
    "offers",
    "openings",
    "outbox",
    "parties",
    "party_members",
    "people",
    "pulse",
    "puzzle_answers",
    "puzzle_ratings",
    "puzzlers",
    "ratings",
    "remembered",
    "results",
    "seats",
    "servers",
    "shards",
    "snapshots",
    "tables",
    "timers",
    "tutorials",
    "undone",
    "waits",
]
