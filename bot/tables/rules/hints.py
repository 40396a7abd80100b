"""Hints in a match: the note that tells of one, and making a rated match unrated so that hints may be asked for.

One person alone cannot do that: a person who is about to lose would take the others' rating from them.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.proposals import UNRATED, Proposal, without
from bot.tables.model.refusals import Refusal
from bot.tables.rules.absence import board_messages, bring_back_seat, others_with_say, require_playing
from bot.tables.rules.undo import add_proposal
from engine.events import Event

HINTED, MADE_UNRATED = "hinted", "made_unrated"
"""The kinds of the notes that a seat asked for a hint, and that the match counts for no rating from now on."""


def note_hint(live: OpenTable, seat: int) -> Change:
    """The table with a note that a seat asked for a hint; unchanged if there is such a note since its last choice."""
    note = Event(HINTED, seat)
    if live.table.stage != "playing" or (live.event_count, note) in live.notes:
        return Change(live)
    return Change(live.add_notes(note), notes=(note,), keeps_version=True)


def propose_unrated(live: OpenTable, person: int, now: int) -> Change:
    """Propose that a rated match counts for no rating; everyone else who has a say must agree.

    Raises Refusal: wrong_stage, not_seated, already_proposed, declined_before, nobody_to_agree.
    """
    table = require_playing(live)
    seat = table.own_seat(person)
    seats = others_with_say(table, seat.number, now)
    if not seats:
        raise Refusal("nobody_to_agree")
    proposal = Proposal(UNRATED, table.version + 1, seat.number, (), asked=seats)
    if any(each.is_like(proposal) for each in table.proposals):
        raise Refusal("already_proposed")
    return add_proposal(bring_back_seat(live, seat), proposal)


def make_unrated(live: OpenTable, proposal: Proposal) -> Change:
    """The table after all have agreed that the match counts for no rating."""
    note = Event(MADE_UNRATED, proposal.by)
    after = replace(live, table=replace(live.table, proposals=without(live.table.proposals, UNRATED))).add_notes(note)
    return Change(after, (*board_messages(after), OutboxMessage("consent")), notes=(note,))


def is_made_unrated(live: OpenTable) -> bool:
    """Whether all have agreed that the match counts for no rating."""
    return any(note.kind == MADE_UNRATED for _, note in live.notes)
