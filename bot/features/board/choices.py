"""A seat's choices as rows of buttons and selects.

Options that say in a note what they bring stand in a select, one for each group; a single one is a button with its
note. Other options are buttons: up to five of the first group, up to two of others, more become a select. What stands
below the first two groups is gathered in one select where it would make the panel too high. A group that overflows a
select gets several; what overflows a message is left to the private panel, page by page.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.features.board.controls import PlayButton, PlaySelect, PlaySeveral, StepSelect
from bot.interactions.routes import custom_id
from engine.questions import ONE_ALONE

ENDING = "end"
"""The group of what ends a turn."""
GROUPS = 3
"""So many rows of choices at most, where the groups can be gathered."""
MAIN_BUTTONS = 5
OTHER_BUTTONS = 2
SELECT_OPTIONS = 25
LABEL = 80
ROW_LETTERS = 56
"""How many letters the labels of a row of buttons may have, so that it stays one line."""
BUTTON_LETTERS = 5
"""What a button's edge takes beside its label, in letters."""
MORE = "more"
"""The group that gathers others."""
NOTE = 100
PLACEHOLDER = 150
MESSAGE_BYTES = 8_000
"""Discord refuses larger layouts, and says no more than that something went wrong (docs/discord.md, "Limits")."""
ROWS_BYTES = 5_500
"""How much of a message its choices may fill where nothing else is large."""
CHANCE = "🎲"
LAST = "🏁"


class Choice(NamedTuple):
    """An option as a person reads it. ``group`` is the option's group, ``heading`` that group in words.

    ``done``: it only says that enough was chosen. ``opens``: it is no option but a first step, and ``id`` the beginning
    that the options of the next step share.
    """

    id: str
    label: str
    note: str = ""
    group: str = ""
    heading: str = ""
    chance: bool = False
    opens: bool = False
    done: bool = False

    @property
    def emoji(self) -> str | None:
        """The sign of what cannot be taken back: a roll, or the end of a turn."""
        if self.chance:
            return CHANCE
        return LAST if self.group == ENDING else None


def clip(text: str, length: int) -> str:
    """The text, cut to at most ``length`` characters."""
    return text if len(text) <= length else text[: length - 1] + "…"


def choice_rows(
    table: int,
    ticket: int,
    choices: Sequence[Choice],
    room: int = ROWS_BYTES,
    several: Mapping[str, int] = ONE_ALONE,
    *,
    more: str = "",
) -> list[ui.ActionRow[Any]] | None:
    """The rows for a seat's choices, or None when they do not fit a message and must be shown page by page.

    ``room`` is what they may fill, in bytes; ``several`` is how many of each group may be chosen
    together. Notes go before choices do, those of the first group before the others.
    ``more`` is what a select asks for that gathers the smaller groups, where there would be too many rows.
    """
    if more:
        choices = _gathered(choices, more)
    for noted_from in (0, 1, len(choices)):
        rows = list(_rows(table, ticket, choices, noted_from, several))
        if len(rows) <= 15 and size_of(rows) <= min(room, ROWS_BYTES):
            return rows
    return None


def pages(choices: Sequence[Choice]) -> list[Sequence[Choice]]:
    """The choices in pages that one select holds each."""
    return [choices[start : start + SELECT_OPTIONS] for start in range(0, len(choices), SELECT_OPTIONS)]


def page_row(table: int, ticket: int, page: Sequence[Choice], number: int) -> ui.ActionRow[Any]:
    """One page of the choices as a select."""
    return _select(table, ticket, page, f"page_{number}", page[0].heading, True)


def _gathered(choices: Sequence[Choice], heading: str) -> Sequence[Choice]:
    """The choices with all groups but the first two made one, where they would stand in too many rows."""
    groups = _groups(choices)
    if sum(len(list(_rows(0, 0, group, 0, ONE_ALONE))) for group in groups) <= GROUPS or len(groups) <= GROUPS:
        return choices
    kept = [group[0].group for group in groups[: GROUPS - 1]]
    return [
        choice if choice.group in kept or choice.opens else choice._replace(group=MORE, heading=heading)
        for choice in choices
    ]


def _rows(
    table: int, ticket: int, choices: Sequence[Choice], noted_from: int, several: Mapping[str, int]
) -> Iterator[ui.ActionRow[Any]]:
    groups = _groups(choices)
    if together := [choice for group in groups if group[0].group in several for choice in group]:
        yield _together(table, ticket, together, several)
    buttons: list[tuple[Choice, discord.ButtonStyle]] = []
    selects: list[ui.ActionRow[Any]] = []
    for place, group in enumerate(groups):
        if group[0].group in several:
            continue
        style = discord.ButtonStyle.secondary if place else discord.ButtonStyle.primary
        if _stands_as_buttons(group, OTHER_BUTTONS if place else MAIN_BUTTONS):
            buttons += [(choice, _style(choice, style)) for choice in group]
            continue
        parts = pages(group)
        for number, part in enumerate(parts):
            heading = part[0].heading if len(parts) == 1 else f"{part[0].heading} ({number + 1}/{len(parts)})"
            selects.append(_select(table, ticket, part, f"{place}_{number}", heading, place >= noted_from))
    yield from selects
    yield from _button_rows(table, ticket, buttons)


def _stands_as_buttons(group: Sequence[Choice], most: int) -> bool:
    if group[0].opens or len(group) > most:
        return False
    is_named = bool(group[0].group) and group[0].group != ENDING
    return len(group) == 1 or not (is_named and any(choice.note for choice in group))


def _style(choice: Choice, style: discord.ButtonStyle) -> discord.ButtonStyle:
    return discord.ButtonStyle.secondary if choice.done or choice.group == ENDING else style


def _groups(choices: Sequence[Choice]) -> list[list[Choice]]:
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    return list(groups.values())


def _button_rows(
    table: int, ticket: int, choices: Sequence[tuple[Choice, discord.ButtonStyle]]
) -> Iterator[ui.ActionRow[Any]]:
    """Buttons in the order of the options: short ones side by side, long ones each in a row."""
    row: list[PlayButton] = []
    letters = 0
    for choice, style in choices:
        long = len(choice.label)
        if row and (letters + long > ROW_LETTERS or len(row) == MAIN_BUTTONS):
            yield ui.ActionRow(*row)
            row, letters = [], 0
        row.append(choice_button(table, ticket, choice, style))
        letters += long + BUTTON_LETTERS
    if row:
        yield ui.ActionRow(*row)


def choice_button(
    table: int, ticket: int, choice: Choice, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> PlayButton:
    """One choice as a button."""
    return PlayButton(
        ui.Button(
            custom_id=custom_id("t1", table, ticket, choice.id),
            label=clip(choice.label, LABEL),
            emoji=choice.emoji,
            style=style,
        )
    )


def _select(
    table: int, ticket: int, choices: Sequence[Choice], slot: str, heading: str, notes: bool
) -> ui.ActionRow[Any]:
    family, control = ("f1", StepSelect) if choices[0].opens else ("s1", PlaySelect)
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id(family, table, ticket, slot),
        placeholder=clip(heading, PLACEHOLDER),
        options=_select_options(choices, notes),
    )
    return ui.ActionRow(control(select))


def _together(table: int, ticket: int, choices: Sequence[Choice], several: Mapping[str, int]) -> ui.ActionRow[Any]:
    """Options that may be chosen together, in one select."""
    counts = Counter(choice.group for choice in choices)
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id("ts", table, ticket),
        placeholder=clip(choices[0].heading, PLACEHOLDER),
        options=_select_options(choices, notes=True),
        max_values=sum(min(count, several[group]) for group, count in counts.items()),
    )
    return ui.ActionRow(PlaySeveral(select))


def _select_options(choices: Sequence[Choice], notes: bool) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=clip(choice.label, NOTE),
            value=choice.id,
            description=clip(choice.note, NOTE) if notes and choice.note else None,
            emoji=choice.emoji,
        )
        for choice in choices
    ]


def size_of(items: Sequence[ui.Item[Any]]) -> int:
    """How many bytes these parts of a message take."""
    return len(json.dumps([item.to_component_dict() for item in items], ensure_ascii=False).encode())
