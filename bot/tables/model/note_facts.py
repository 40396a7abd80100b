"""Which notes there are about a table, and what each of them tells: its seat and its facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, TypeAdapter

from bot.tables.model.match_parts import Count, Events, SeatNumber
from bot.tables.model.options import CHOICES, tokens
from bot.tables.model.proposals import KINDS

OF_A_SEAT, OF_THE_TABLE, OF_EITHER = "seat", "table", "either"
"""Whether a note is about one seat, about the whole table, or about either."""

_Few = Annotated[int, Field(ge=0, le=10_000)]
_Bit = Annotated[int, Field(ge=0, le=1)]
_Why = Literal["timeout", "voted", "left", "asked", "unreachable"]
_VOTES: Mapping[str, Any] = {"votes": _Few, "needed": _Few}
_RULES: Mapping[str, Any] = {"before": Count, "now": Count}


class NoteForm(NamedTuple):
    """What a kind of note tells: of which seat, its facts by name with their types, and those that older ones lack."""

    of: str = OF_A_SEAT
    facts: Mapping[str, Any] = {}
    optional: Mapping[str, Any] = {}


NOTES: Mapping[str, NoteForm] = {
    "undone": NoteForm(
        facts={"choices": Count, "others": Count, "agreed": _Bit, "taken": Events, "version": Count},
        optional={"events": Events},
    ),
    "known_again": NoteForm(OF_THE_TABLE, {"rolls": Events}),
    "declined": NoteForm(facts={"proposal": Literal[KINDS]}),
    "voted_end": NoteForm(facts=_VOTES),
    "ended_by_vote": NoteForm(OF_THE_TABLE, {"others": Annotated[list[SeatNumber], Field(max_length=100)]}),
    "ended_by_manager": NoteForm(OF_THE_TABLE),
    "ended_by_operator": NoteForm(OF_THE_TABLE),
    "end_taken_back": NoteForm(),
    "voted_absent": NoteForm(facts={"other": SeatNumber, **_VOTES}),
    "took_over": NoteForm(facts={"why": _Why}),
    "nobody_left": NoteForm(OF_THE_TABLE),
    "unreachable": NoteForm(),
    "cannot_play": NoteForm(),
    "not_confirmed": NoteForm(),
    "place_lost": NoteForm(OF_THE_TABLE),
    "came_back": NoteForm(),
    "left_for_good": NoteForm(),
    "replaced": NoteForm(),
    "swapped": NoteForm(facts={"other": SeatNumber}),
    "new_host": NoteForm(),
    "conduct_changed": NoteForm(OF_THE_TABLE, {"part": Literal[tuple(CHOICES)], "value": str}),
    "hinted": NoteForm(),
    "by_plan": NoteForm(),
    "made_unrated": NoteForm(OF_EITHER),
    "nudged": NoteForm(facts={"other": SeatNumber, "at": Annotated[int, Field(ge=0, lt=1 << 53)]}),
    "still_here": NoteForm(),
    "needs_time": NoteForm(),
    "waited": NoteForm(facts={"other": SeatNumber}),
    "vacation_began": NoteForm(),
    "vacation_ended": NoteForm(),
    "overruled": NoteForm(OF_EITHER),
    "rested": NoteForm(OF_THE_TABLE, {"days": _Few}),
    "awoken": NoteForm(OF_THE_TABLE),
    "no_thread": NoteForm(OF_THE_TABLE),
    "rules_changed": NoteForm(OF_THE_TABLE, _RULES),
    "rules_ended": NoteForm(OF_THE_TABLE, _RULES),
    "frozen": NoteForm(OF_THE_TABLE),
    "unfrozen": NoteForm(OF_THE_TABLE),
    "restored": NoteForm(OF_THE_TABLE, {"choices": _Few}),
}
"""All kinds of notes. The kinds are named where they are made (``bot.tables.rules``)."""

_TYPES = {
    kind: {name: TypeAdapter(of) for name, of in {**form.facts, **form.optional}.items()}
    for kind, form in NOTES.items()
}


def check_note(kind: str, seat: int | None, facts: Mapping[str, Any], seats: int) -> None:
    """Raises ValueError unless a note of that kind can tell this at a table of that size."""
    form = NOTES.get(kind)
    if form is None:
        raise ValueError("there is no such note")
    if (seat is None and form.of == OF_A_SEAT) or (seat is not None and form.of == OF_THE_TABLE):
        raise ValueError("the note is not about who it can be about")
    if not {*form.facts} <= {*facts} <= {*form.facts, *form.optional}:
        raise ValueError("the note does not tell what such notes do")
    for name, fact in facts.items():
        _TYPES[kind][name].validate_python(fact, strict=True)
    seat_numbers = [seat or 0, facts.get("other", 0), *facts.get("others", ())] if kind != "undone" else [seat or 0]
    if max(seat_numbers) >= seats:
        raise ValueError("the note is about a seat that is not there")
    if kind == "conduct_changed" and facts["value"] not in tokens(facts["part"]):
        raise ValueError("the option has no such value")
