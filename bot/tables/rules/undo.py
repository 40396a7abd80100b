"""Taking choices back: freely up to the last barrier, beyond it when everyone else agrees, alone always.

A barrier is a roll, a card turned up, or another seat's choice (docs/rulings.md, "At the table"). Chance belongs to
the match: what was rolled falls again, so the table reads what everyone knows now.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.tables.model.messages import MOVER, OutboxMessage
from bot.tables.model.open_table import BY_ORDER, BY_PLAN, Change, JournalRow, OpenTable, in_order
from bot.tables.model.proposals import DECLINED, UNDO, Proposal, without
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from bot.tables.rules.absence import bring_back_seat, others_with_say, require_playing
from bot.tables.rules.kept_plans import without_plans
from engine.events import Event
from engine.match import Match
from engine.questions import Fact
from engine.reveals import Reveal, reveals_of
from engine.standing_answers import standing_key

UNDONE, KNOWN = "undone", "known_again"
"""Kinds of notes: choices were taken back, and which rolls are known by it."""
TOLD_AGAIN = 6
"""How many things that were taken back a note tells."""
ROLLS_TOLD = 12


class Undone(NamedTuple):
    """What would be taken back: the choices of the person who asks, how many others have chosen since, and what
    happened. ``has_roll``: dice fell or a card was turned up, which come again unchanged."""

    own_choices: tuple[Event, ...]
    others: int
    has_roll: bool
    events: tuple[Event, ...]


def moment_of(table: Table, match: Match[Any]) -> int:
    """A number for how far a match has come. It never comes again, so that an old board's button is known as old."""
    return table.tickets + len(match.journal)


def take_back(
    live: OpenTable, person: int, lines: Sequence[JournalRow], choices: int, moment: int | None, now: int
) -> Change:
    """What becomes of the table when a person takes back this many of the own clicks, and what followed them.

    Beyond a barrier it becomes a proposal that the others must agree to. A person who is away returns by it. ``moment``
    is what the clicked board showed. Raises Refusal: not_seated, wrong_stage, stale, nothing_to_undo,
    already_proposed, declined_before, undo_by_command (a board's button is for this turn), daily_chance_stays (a first
    try at a challenge of the day).
    """
    table = require_playing(live)
    seat = table.own_seat(person)
    if moment is not None and moment != moment_of(table, live.playing):
        raise Refusal("stale")
    own = [number for number, line in enumerate(lines) if line.seat == seat.number and line.by_hand and not line.joined]
    if not own:
        raise Refusal("nothing_to_undo")
    length = own[max(0, len(own) - choices)]
    back = bring_back_seat(live, seat)
    steps = reveals_of(live.playing)
    if table.ranked and not is_before_barrier(seat, length, lines, steps):
        raise Refusal("daily_chance_stays")
    if is_free(table, seat, length, lines, steps):
        return step_back(back, seat, length, lines, steps)
    if moment is not None and length < live.playing.turn_began:
        raise Refusal("undo_by_command")
    seats = others_with_say(table, seat.number, now)
    proposal = Proposal(UNDO, table.version + 1, seat.number, (length,), asked=seats)
    before = next((each for each in table.proposals if each.is_like(proposal)), None)
    if {*seats} <= {*(before.agreed if before else ())}:
        return step_back(back, seat, length, lines, steps, agreed=True)
    if before is not None:
        raise Refusal("already_proposed")
    return add_proposal(back, proposal)


def would_be_undone(live: OpenTable, seat: int, length: int) -> Undone:
    """What is taken back when the match steps back to its first ``length`` choices, as a seat asks for."""
    match = live.playing
    steps, left = reveals_of(match)[length:], match.replay(length)
    people = {each.number for each in live.table.seats if each.person is not None} - {seat}
    choices_undone = tuple(choice for choice in choices_since(match, length) if choice.seat == seat)
    others = sum(entry.seat in people for entry in match.journal[length:])
    has_barrier = any(step.is_barrier for step in steps)
    return Undone(choices_undone, others, has_barrier, tuple(match.events[len(left.events) :]))


def choices_since(match: Match[Any], length: int) -> list[Event]:
    """The choices of a match after its first ``length``: each as an event whose kind is the option's label."""
    again = match.replay(length)
    choices = []
    for entry in match.journal[length:]:
        question = again.question_for(entry.seat)
        option = question.find(entry.option) if question else None
        assert option is not None
        choices.append(Event(option.label, entry.seat, {**option.facts, **again.preview(entry.seat, option)}))
        again.play(*entry)
    return choices


def barrier_since(match: Match[Any], length: int) -> str:
    """What stands between a match and its first ``length`` choices: ``rolled``, ``revealed``, or others ``chosen``."""
    steps = reveals_of(match)[length:]
    if any(step.has_roll for step in steps):
        return "rolled"
    return "revealed" if any(step.has_new_card for step in steps) else "chosen"


def is_free(table: Table, seat: Seat, length: int, lines: Sequence[JournalRow], steps: Sequence[Reveal]) -> bool:
    """True if no hidden information was revealed and no one else moved since; always true in solo matches."""
    return len(table.people) == 1 or is_before_barrier(seat, length, lines, steps)


def is_before_barrier(seat: Seat, length: int, lines: Sequence[JournalRow], steps: Sequence[Reveal]) -> bool:
    """True if no hidden information was revealed since, and no other seat has chosen."""
    pairs = zip(lines[length:], steps[length:], strict=True)
    return all(line.seat == seat.number and not step.is_barrier for line, step in pairs)


def add_proposal(back: Change, proposal: Proposal) -> Change:
    """The table with a proposal that is asked of everyone; it takes the place of an earlier one."""
    live = back.after
    if live.table.is_direct:
        raise Refusal("nobody_asked_here")
    if any(each.is_like(proposal._replace(kind=DECLINED)) for each in live.table.proposals):
        raise Refusal("declined_before")
    proposals = tuple(each for each in live.table.proposals if not each.is_asked)
    after = replace(live, table=replace(live.table, proposals=(*proposals, proposal)))
    messages = (
        (OutboxMessage("board", facts={"again": 1}), OutboxMessage("consent"))
        if back.notes
        else (OutboxMessage("consent"),)
    )
    return replace(back, after=after, messages=messages)


def step_back(
    back: Change, seat: Seat, length: int, lines: Sequence[JournalRow], steps: Sequence[Reveal], *, agreed: bool = False
) -> Change:
    """The table with the match as it was after ``length`` choices. The seat is asked again what it was asked then. Its
    plan is dropped; with what goes beyond the present turn, those of all.
    """
    live = back.after
    sentences = _undo_notes(live, seat, lines[length:], steps[length:], is_agreed=agreed)
    match = live.playing.replay(length)
    is_beyond = length < live.playing.turn_began
    table = replace(
        live.table,
        seats=without_plans(live.table, *([] if is_beyond else [seat.number])),
        tickets=live.table.tickets + live.playing.question_count,
        proposals=without(live.table.proposals, UNDO),
    )
    after = replace(live, table=table, match=match, event_count=sum(len(line.events) for line in lines[:length]))
    left = _notes_left(live, after.event_count, lines[:length])
    merged_notes = _merge(left, after.event_count, sentences)
    sentences = tuple(_taking_in(note, merged_notes) for note in sentences)
    left = tuple(each for each in left if not any(each[1] is note for note in merged_notes))
    after = _ask_again(replace(after, notes=left), seat.number).add_notes(*sentences)
    notes = (*back.notes, *sentences)
    return Change(after, _messages(live, after, seat.number), notes=notes, kept_count=length, merged_notes=merged_notes)


def _merge(left: Sequence[tuple[int, Event]], event_count: int, new: Sequence[Event]) -> tuple[Event, ...]:
    """The notes at the last place that new ones say too: else choosing and taking back would fill the story."""
    kinds = {(note.kind, note.seat) for note in new}
    return tuple(note for place, note in left if place == event_count and (note.kind, note.seat) in kinds)


def _taking_in(note: Event, merged_notes: Sequence[Event]) -> Event:
    """A new note with what the earlier ones of its kind and seat said: each choice and roll once, the newest first."""
    facts = dict(note.facts)
    for before in (each for each in reversed(merged_notes) if each.kind == note.kind):
        for name, most in (("taken", TOLD_AGAIN), ("rolls", ROLLS_TOLD)):
            if name in facts:
                both = [*json.loads(str(facts[name])), *json.loads(str(before.facts.get(name, "[]")))]
                once = {json.dumps(each, sort_keys=True): each for each in both}
                facts[name] = json.dumps([*once.values()][:most], ensure_ascii=False)
        for name in ("choices", "others"):
            if name in facts:
                facts[name] = int(str(facts[name])) + int(str(before.facts.get(name, 0)))
    return note._replace(facts=facts)


def _undo_notes(
    live: OpenTable, seat: Seat, lines: Sequence[JournalRow], steps: Sequence[Reveal], *, is_agreed: bool
) -> tuple[Event, ...]:
    """The notes about choices that are taken back: which rolls are known by them, and last what they were.

    Where a board has room for one line only, it is the last.
    """
    rolls = [roll for step in steps for roll in step.rolls]
    choices = choices_since(live.playing, len(live.playing.journal) - len(lines))
    by_hand = [choice for choice, line in zip(choices, lines, strict=True) if line.by_hand]
    own = [choice for choice in by_hand if choice.seat == seat.number]
    facts: dict[str, Fact] = {"choices": len(by_hand), "others": len(by_hand) - len(own), "agreed": int(is_agreed)}
    facts["taken"] = in_json(own[:TOLD_AGAIN])
    facts["version"] = live.table.version + 1
    notes = [Event(KNOWN, None, {"rolls": in_json(rolls[:ROLLS_TOLD])})] if rolls else []
    return (*notes, Event(UNDONE, seat.number, facts))


def in_json(events: Iterable[Event]) -> str:
    """Events as a fact of a note."""
    return json.dumps([event.to_json() for event in events], ensure_ascii=False)


def _notes_left(live: OpenTable, event_count: int, lines: Sequence[JournalRow]) -> tuple[tuple[int, Event], ...]:
    """The notes that are left: standing answers and plans of the choices that are left, and everything else."""
    orders, events_so_far = [], 0
    for line in lines:
        events_so_far += len(line.events)
        if line.by_order:
            orders.append((events_so_far, Event(BY_ORDER, line.seat)))
    others = [(place, note) for place, note in live.notes if note.kind != BY_ORDER]
    others = [(place, note) for place, note in others if note.kind != BY_PLAN or place <= event_count]
    return in_order([*orders, *((min(place, event_count), note) for place, note in others)])


def _ask_again(live: OpenTable, seat: int) -> OpenTable:
    """The table where a seat is really asked: a standing answer that was part of the choice goes with it."""
    question = live.playing.question_for(seat)
    sitting = live.table.seats[seat]
    key = standing_key(live.playing.game.offers.standing_answers, question) if question else None
    if key is None or key not in sitting.standing:
        return live
    standing = {other: answer for other, answer in sitting.standing.items() if other != key}
    seats = tuple(each._replace(standing=standing) if each is sitting else each for each in live.table.seats)
    return replace(live, table=replace(live.table, seats=seats))


def _messages(before: OpenTable, after: OpenTable, seat: int) -> tuple[OutboxMessage, ...]:
    same_turn = before.playing.turn_began == after.playing.turn_began
    seats = {each.number for each in before.awaited_seats} | {seat}
    is_fresh = not same_turn or any(each.number not in seats for each in after.awaited_seats)
    consent = any(each.kind == UNDO for each in before.table.proposals)
    return (
        OutboxMessage("board", fresh=is_fresh, facts={MOVER: seat}),
        *([OutboxMessage("consent")] if consent else []),
    )
