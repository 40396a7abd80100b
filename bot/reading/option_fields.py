"""Options of a match as fields of a form, and what such a form chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from discord import ui

from bot.interactions.forms import MOST_BOXES, Value, boxes, one_of
from bot.interactions.router import Click
from bot.languages import Speech
from bot.reading.options import part_name, part_note, value_name
from bot.tables.model.options import CHOICES, OF_A_BANK, TableOptions, token, tokens

OF_GAME, OF_RUN = "game", "run"
BESIDE = "stand_in"
"""The table option that no form asks for, so that one form has room for all others: it is a select beside them."""
SECOND_PAGE = 9
"""The number of the form of the time bank and the muster among those of a lobby's options, after all others."""
ON_SECOND_PAGE = (*OF_A_BANK, "muster")
PACE = "pace"
"""What the select of times that go well together is called among the table options."""
BOXES = "boxes"
"""The field of all options that are on or off."""


class OptionQuestion(NamedTuple):
    """An option as a form asks for it: its id, name and values with their names, the usual one first.

    ``is_box``: it is on or off. ``depends``: it is there only because of what is chosen for another one.
    """

    id: str
    name: str
    values: Sequence[tuple[str, str]]
    now: str
    is_box: bool
    depends: bool = False

    @property
    def is_on_second_page(self) -> bool:
        """Whether it is about the time bank or the muster."""
        return self.id.removeprefix(f"{OF_RUN}:") in ON_SECOND_PAGE and self.id.startswith(OF_RUN)


def run_asked(options: TableOptions, speech: Speech) -> list[OptionQuestion]:
    """How a match is run, as a form asks for it."""
    return [
        OptionQuestion(
            f"{OF_RUN}:{key}",
            part_name(key, speech),
            [(value, value_name(key, value, speech)) for value in tokens(key)],
            token(getattr(options, key)),
            len(tokens(key)) == 2,
        )
        for key in CHOICES
        if key != BESIDE
    ]


def fields_of(questions: Sequence[OptionQuestion], speech: Speech) -> list[ui.Label[Any]]:
    """The fields of these options, the boxes last."""
    ticks = [each for each in questions if each.is_box]
    fields = [
        one_of(
            each.id, each.name, [Value(id, name, id == each.now) for id, name in each.values], _note_of(each.id, speech)
        )
        for each in questions
        if not each.is_box
    ]
    values = []
    for each in ticks[:MOST_BOXES]:
        on, name = each.values[1]
        values.append(Value(each.id, speech("options-chosen", option=each.name, value=name), each.now == on))
    return [*fields, boxes(BOXES, speech("options-boxes"), values)] if values else fields


def _note_of(id: str, speech: Speech) -> str:
    return part_note(id.removeprefix(f"{OF_RUN}:"), speech) if id.startswith(OF_RUN) else ""


def changes_in(click: Click, questions: Sequence[OptionQuestion]) -> dict[str, str]:
    """What a form chooses otherwise than it is now, by the option's id. Raises Refusal: no_such_setting."""
    values: dict[str, str] = {}
    box_ids = click.picks_among(BOXES, [each.id for each in questions if each.is_box])
    for each in questions:
        if each.is_box:
            value = None if box_ids is None else each.values[each.id in box_ids][0]
        else:
            value = click.pick_of(each.id, [id for id, _ in each.values])
        if value is not None and value != each.now:
            values[each.id] = value
    return values
