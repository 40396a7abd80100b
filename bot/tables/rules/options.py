"""Choosing how a table is run: in the lobby everything, and while the match is played what can still change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.options import IN_A_MATCH, USUAL, TableOptions, conduct_of, stored_conduct, token, with_choice
from bot.tables.model.refusals import Refusal
from engine.events import Event

CONDUCT_CHANGED = "conduct_changed"
"""The kind of the note that tells that the host runs the table otherwise from now on."""


def begun_with(usual: Mapping[str, object], chosen: Mapping[str, str]) -> TableOptions:
    """The options of a new table: what its host chose, else what its server wants. Raises Refusal: no_such_setting."""
    conduct = conduct_of(usual)
    for key, value in chosen.items():
        conduct = with_choice(conduct, key, value)
    return conduct


def chosen_by_default(usual: Mapping[str, object], key: str, value: str) -> dict[str, object]:
    """A server's options for new tables, with one of them changed. Raises Refusal: no_such_setting."""
    return stored_conduct(with_choice(conduct_of(usual), key, value)) or {}


def choose(live: OpenTable, person: int, key: str, value: str, now: int) -> Change:
    """The host runs the table otherwise. What changes while the match is played is noted, and resets no clock.

    Raises Refusal: not_host, no_such_setting, too_late, wrong_stage.
    """
    table = live.table
    if not table.is_open:
        raise Refusal("wrong_stage", {"stage": table.stage})
    table.check_host(person)
    conduct = with_choice(table.conduct, key, value)
    if conduct == table.conduct:
        return Change(live)
    is_lobby = table.stage == "lobby"
    if not is_lobby and key not in IN_A_MATCH:
        raise Refusal("too_late")
    moved = now if is_lobby else table.moved
    after = replace(live, table=replace(table, conduct=conduct, moved=moved))
    if is_lobby:
        return Change(after, (OutboxMessage("lobby"),))
    note = Event(CONDUCT_CHANGED, None, {"part": key, "value": token(getattr(conduct, key))})
    return Change(after.noted(note), (OutboxMessage("board"),), notes=(note,))


def unusual(conduct: TableOptions) -> dict[str, str]:
    """What of the options is not as usual, as words for values (``conduct.token``)."""
    return {key: token(value) for key, value in conduct._asdict().items() if value != getattr(USUAL, key)}
