"""Nudges: a waiting player may ask the awaited people once a day whether they are still interested. A call is a note
of the match, so that it holds in every process and after a restart. Times are milliseconds since 1970 UTC.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

from bot.runtime.clock import DAY
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.people.preferences import Preferences
from bot.tables.rules.absence import require_playing
from bot.tables.rules.clock_status import ClockStatus
from bot.tables.rules.quiet_hours import is_quiet
from engine.events import Event

NUDGED, HERE, NEEDS_TIME = "nudged", "still_here", "needs_time"
"""Kinds of notes: someone was called; they are still interested; they need more time."""
NUDGED_EVERY = DAY
PATIENCE = DAY // 2
"""How long a seat was asked at least before its person may be called, where half the time limit is not shorter."""

Answer = Literal["here", "time", "leave"]
ANSWERS: tuple[Answer, ...] = get_args(Answer)
NOTED: Mapping[str, str] = MappingProxyType({"here": HERE, "time": NEEDS_TIME})
"""The note of an answer; giving up the seat notes itself."""


def nudge(live: OpenTable, person: int, hours: ClockStatus) -> Change:
    """The table when a person calls those that it waits for.

    Raises Refusal: wrong_stage, not_seated, you_are_late (it waits for that person), not_awaited (for no one),
    nudged_too_soon, nudged_lately, nudge_unwelcome (quiet hours, a vacation, or no reminders wanted).
    """
    own = require_playing(live).own_seat(person)
    seats = [seat.number for seat in live.awaited_seats]
    if own.number in seats:
        raise Refusal("you_are_late")
    if not seats:
        raise Refusal("not_awaited")
    refusals = {seat: why_not(live, seat, hours) for seat in seats}
    called_seats = [seat for seat, why in refusals.items() if why is None]
    if not called_seats:
        raise next(why for why in refusals.values() if why is not None)
    notes = [Event(NUDGED, own.number, {"other": seat, "at": hours.now}) for seat in called_seats]
    messages = tuple(_message(live, seat, hours) for seat in called_seats)
    return Change(live.add_notes(*notes), messages, notes=tuple(notes), keeps_version=True)


def may_nudge(live: OpenTable, person: int, hours: ClockStatus) -> bool:
    """Whether a person waits at a table for someone who may be called now."""
    own, seats = live.table.seat_of(person), [seat.number for seat in live.awaited_seats]
    if own is None or not own.is_played_by_person or own.number in seats:
        return False
    return any(why_not(live, seat, hours) is None for seat in seats)


def why_not(live: OpenTable, seat: int, hours: ClockStatus) -> Refusal | None:
    """Why a seat that is asked may not be called now; None where it may."""
    limit = live.table.options.limit
    timer = hours.timers.get(seat)
    began = timer.began if timer is not None else live.table.moved
    earliest = began + (min(PATIENCE, limit // 2) if limit else PATIENCE)
    if hours.now < earliest:
        return Refusal("nudged_too_soon", {"until": earliest})
    called_at = max((int(str(note.facts["at"])) for _, note in live.notes if _is_call_of(note, seat)), default=None)
    if called_at is not None and hours.now < called_at + NUDGED_EVERY:
        return Refusal("nudged_lately", {"until": called_at + NUDGED_EVERY})
    preferences = hours.preferences.get(seat, Preferences())
    is_away = preferences.vacation is not None or preferences.reminders == "none"
    return Refusal("nudge_unwelcome") if is_away or is_quiet(preferences, hours.now) else None


def _is_call_of(note: Event, seat: int) -> bool:
    return note.kind == NUDGED and note.facts.get("other") == seat


def _message(live: OpenTable, seat: int, hours: ClockStatus) -> OutboxMessage:
    """The call: by a direct message where its person wants reminders so, or where the table has no channel."""
    preferences = hours.preferences.get(seat, Preferences())
    is_direct = not live.table.has_channel or (preferences.reminders == "message" and not preferences.refused)
    facts = {"seat": seat, "direct": int(is_direct), "at": hours.now}
    return OutboxMessage("nudge", facts=facts, to=seat if is_direct else None)


def answer_nudge(live: OpenTable, person: int, seat: int, answer: str) -> Change:
    """The table when someone who was called answers, but for giving up the seat.

    Raises Refusal: wrong_stage, not_seated, not_asked_of_you, stale (their turn is over).
    """
    if require_playing(live).own_seat(person).number != seat:
        raise Refusal("not_asked_of_you")
    if seat not in [each.number for each in live.awaited_seats]:
        raise Refusal("stale")
    note = Event(NOTED[answer], seat)
    return Change(live.add_notes(note), (OutboxMessage("board", facts={"again": 1}),), notes=(note,))
