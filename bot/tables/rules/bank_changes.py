"""Another time bank in a running match: everyone who has a say must agree, for it gives or takes time of all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.options import OF_A_BANK, TABLE_OPTION_CHANGED, TableOptions, token, with_choice
from bot.tables.model.proposals import BANK, Proposal, without
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.rules.absence import board_messages, bring_back_seat, others_with_say, require_playing
from bot.tables.rules.undo import add_proposal
from engine.events import Event


def propose_bank(live: OpenTable, person: int, chosen: Mapping[str, str], now: int) -> Change:
    """Propose another time bank: its options by their words; those that are not named stay as they are. Nothing changes
    where it is the present one.

    Raises Refusal: wrong_stage, not_seated, no_such_setting, queue_fixed (strangers were promised their time),
    times_fixed, no_one_to_ask, already_proposed, declined_before, nobody_asked_here.
    """
    table = require_playing(live)
    seat = table.own_seat(person)
    table.check_times()
    options = table.options
    for key, value in chosen.items():
        if key not in OF_A_BANK:
            raise Refusal("no_such_setting")
        options = with_choice(options, key, value)
    if options == table.options:
        return Change(live)
    seats = others_with_say(table, seat.number, now)
    if not seats:
        raise Refusal("no_one_to_ask")
    about = tuple(int(getattr(options, key)) for key in OF_A_BANK)
    proposal = Proposal(BANK, table.version + 1, seat.number, about, asked=seats)
    if any(each.is_like(proposal) for each in table.proposals):
        raise Refusal("already_proposed")
    return add_proposal(bring_back_seat(live, seat), proposal)


def may_change_bank(table: Table) -> bool:
    """Whether the people of a match may agree to another time bank."""
    return table.stage == "playing" and len(table.people) > 1 and not table.queued and table.has_channel


def options_after(options: TableOptions, proposal: Proposal) -> TableOptions:
    """The options of a table with the time bank of a proposal."""
    bank, increment, pauses = proposal.about
    return options._replace(bank=bank, increment=increment, pauses=bool(pauses))


def change_bank(live: OpenTable, proposal: Proposal) -> Change:
    """The table after all have agreed to another time bank. What seats have used of theirs stays used."""
    before = live.table.options
    options = options_after(before, proposal)
    # The newest note stands on the board: that of the bank itself.
    changed_keys = [key for key in reversed(OF_A_BANK) if getattr(options, key) != getattr(before, key)]
    notes = tuple(
        Event(TABLE_OPTION_CHANGED, None, {"part": key, "value": token(getattr(options, key))}) for key in changed_keys
    )
    table = replace(live.table, options=options, proposals=without(live.table.proposals, BANK))
    after = replace(live, table=table).add_notes(*notes)
    return Change(after, (*board_messages(after), OutboxMessage("consent")), notes=notes)
