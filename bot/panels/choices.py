"""A seat's choices as rows of buttons and selects.

The first group of options is what a turn is mostly about: up to five of it are buttons, more become a select. Other
groups are buttons up to two. A group that overflows a select gets several; what overflows a message is left to the
private panel, page by page.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.panels.identifiers import custom_id
from bot.panels.play import PlayButton, PlaySelect, PlaySeveral, StepSelect
from engine.questions import ONE_ALONE

MAIN_BUTTONS = 5
OTHER_BUTTONS = 2
SELECT_OPTIONS = 25
LABEL = 80
LONG_LABEL = 34
"""Longer labels get a row of their own, so that they can be read on a narrow screen."""
SHORT_BUTTONS = 3
"""How many short buttons stand side by side."""
NOTE = 100
PLACEHOLDER = 150
MESSAGE_BYTES = 8_000
"""Discord refuses larger layouts, and says no more than that something went wrong (practice.md, B.2)."""
ROWS_BYTES = 5_500
"""How much of a message its choices may fill where nothing else is large."""
CHANCE = "🎲"
LAST = "🏁"


class Choice(NamedTuple):
    """An option as a person reads it. ``group`` is the option's group, ``heading`` that group in words.

    ``opens``: it is no option but a first step, and ``id`` the beginning that the options of the next step share.
    """

    id: str
    label: str
    note: str = ""
    group: str = ""
    heading: str = ""
    chance: bool = False
    opens: bool = False

    @property
    def emoji(self) -> str | None:
        """The sign of what cannot be taken back: a roll, or the end of a turn."""
        if self.chance:
            return CHANCE
        return LAST if self.group == "end" else None


def clip(text: str, length: int) -> str:
    """The text, cut to at most ``length`` characters."""
    return text if len(text) <= length else text[: length - 1] + "…"


def choice_rows(
    table: int,
    ticket: int,
    choices: Sequence[Choice],
    room: int = ROWS_BYTES,
    several: Mapping[str, int] = ONE_ALONE,
) -> list[ui.ActionRow[Any]] | None:
    """The rows for a seat's choices, or None when they do not fit a message and must be shown page by page.

    ``room`` is what they may fill, in bytes; ``several`` is how many of each group may be chosen
    together. Notes go before choices do, those of the first group before the others.
    """
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


def _rows(
    table: int, ticket: int, choices: Sequence[Choice], noted_from: int, several: Mapping[str, int]
) -> Iterator[ui.ActionRow[Any]]:
    groups = _groups(choices)
    if together := [choice for group in groups if group[0].group in several for choice in group]:
        yield _together(table, ticket, together, several)
    for place, group in enumerate(groups):
        if group[0].group in several:
            continue
        if not group[0].opens and len(group) <= (OTHER_BUTTONS if place else MAIN_BUTTONS):
            yield from _button_rows(table, ticket, group, main=place == 0)
            continue
        parts = pages(group)
        for number, part in enumerate(parts):
            heading = part[0].heading if len(parts) == 1 else f"{part[0].heading} ({number + 1}/{len(parts)})"
            yield _select(table, ticket, part, f"{place}_{number}", heading, place >= noted_from)


def _groups(choices: Sequence[Choice]) -> list[list[Choice]]:
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    return list(groups.values())


def _button_rows(table: int, ticket: int, group: Sequence[Choice], main: bool) -> Iterator[ui.ActionRow[Any]]:
    """Buttons in the order of the options: short ones side by side, long ones each in a row."""
    style = discord.ButtonStyle.primary if main else discord.ButtonStyle.secondary
    short: list[PlayButton] = []
    for choice in group:
        is_long = len(choice.label) > LONG_LABEL
        if short and (is_long or len(short) == SHORT_BUTTONS):
            yield ui.ActionRow(*short)
            short = []
        button = _button(table, ticket, choice, style)
        if is_long:
            yield ui.ActionRow(button)
        else:
            short.append(button)
    if short:
        yield ui.ActionRow(*short)


def _button(table: int, ticket: int, choice: Choice, style: discord.ButtonStyle) -> PlayButton:
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
        custom_id=custom_id("m1", table, ticket),
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
