"""Choose table options: all of them in the lobby, some of them during a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.options import (
    IN_A_MATCH,
    TABLE_OPTION_CHANGED,
    USUAL,
    TableOptions,
    options_of,
    stored_options,
    token,
    with_choice,
)
from bot.tables.model.refusals import Refusal
from engine.events import Event

PROMISED = ("limit", "after_time", "bank", "increment", "pauses")
"""What a match of the queue, of a league or of a tournament keeps as it began."""


def options_of_host(usual: Mapping[str, object], chosen: Mapping[str, str]) -> TableOptions:
    """The options of a new table: the host's choices, else the server's. Raises Refusal: no_such_setting."""
    options = options_of(usual)
    for key, value in chosen.items():
        options = with_choice(options, key, value)
    return options


def change_defaults(usual: Mapping[str, object], chosen: Mapping[str, str]) -> dict[str, object]:
    """A server's options for new tables, with some of them changed. Raises Refusal: no_such_setting."""
    return stored_options(options_of_host(usual, chosen)) or {}


def choose(live: OpenTable, person: int, key: str, value: str, now: int) -> Change:
    """The host changes a table option. A change during the match is noted, and resets no clock.

    Raises Refusal: not_host, not_host_here, no_such_setting, too_late, queue_fixed (strangers were promised their
    time), times_fixed, wrong_stage.
    """
    table = live.table
    if not table.is_open:
        raise Refusal("wrong_stage", {"stage": table.stage})
    table.check_host(person)
    options = with_choice(table.options, key, value)
    if options == table.options:
        return Change(live)
    if key in PROMISED:
        table.check_times()
    is_lobby = table.stage == "lobby"
    if not is_lobby and key not in IN_A_MATCH:
        raise Refusal("too_late")
    moved_at = now if is_lobby else table.moved
    after = replace(live, table=replace(table, options=options, moved=moved_at))
    if is_lobby:
        return Change(after, (OutboxMessage("lobby"),))
    note = Event(TABLE_OPTION_CHANGED, None, {"part": key, "value": token(getattr(options, key))})
    return Change(after.add_notes(note), (OutboxMessage("board"),), notes=(note,))


def changed_options(options: TableOptions) -> dict[str, str]:
    """The options that differ from the default, as words for values (``model.options.token``). What goes with a time
    bank is not among them where there is none."""
    stated_options = options if options.bank else options._replace(increment=USUAL.increment, pauses=USUAL.pauses)
    return {key: token(value) for key, value in stated_options._asdict().items() if value != getattr(USUAL, key)}
