"""A seat's choices as rows of buttons and selects.

Options that say in a note what they bring stand in a select, one for each group; a single one is a button with its
note. Places are buttons in rows of their own. Other options are buttons: up to five of the first group, up to two of
others, more become a select. What ends the turn as well stands in a select below all that. What stands below the
first two groups is gathered in one select where it would make the panel too high. A group that overflows a select gets
several; what overflows a message is left to the private panel, page by page.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.interactions import limits
from bot.interactions.components import option as select_option
from bot.interactions.components import page_row
from bot.interactions.control import Control
from bot.interactions.router import Route
from bot.interactions.routes import FIRST_STEP, PLAY, PLAY_SELECT, PLAY_SEVERAL
from bot.languages import Speech
from bot.reading.choices import ENDING, JOINED, MAIN_BUTTONS, Choice
from bot.reading.position import Position
from bot.runtime.json_text import write_json
from engine.questions import ONE_ALONE, Question

GROUPS, FEWER_GROUPS = 3, 2
"""The largest number of rows of choices, where groups can be merged; and where a story needs the room."""
ENDINGS = " …\u00a0\u202f"
BETWEEN = " · "
HEADINGS = 60
"""How many letters the joined headings of merged groups may have."""
OTHER_BUTTONS = 2
ROW_LETTERS = 56
"""How many letters the labels of a row of buttons may have to fit one line."""
BUTTON_LETTERS = 5
"""The width of a button's edge, in letters."""
MORE = "more"
"""The group that merged groups get."""
ROWS_BYTES = 5_500
"""How many bytes of a message its choices may fill where nothing else is large."""


class ChoiceRoutes(NamedTuple):
    """What the controls of choices lead to: a button, a select, the select of a first step, one for several options.

    The first two parts of their ids are two numbers that name the question.
    """

    button: Route
    select: Route
    first_step: Route
    several: Route


PLAYED = ChoiceRoutes(PLAY, PLAY_SELECT, FIRST_STEP, PLAY_SEVERAL)
"""Choices that are played: the numbers are the table and the ticket."""


class Target(NamedTuple):
    """Where clicks on the choices of a question lead: the two numbers that name it, and the routes.

    ``table`` may also be the number of what is posed, such as a puzzle, and ``ticket`` that of its question.
    """

    table: int
    ticket: int
    routes: ChoiceRoutes = PLAYED


def target_of(position: Position, question: Question) -> Target:
    """Where choices of a match's question lead: they are played."""
    return Target(position.table_id, position.ticket(question))


class Layout(NamedTuple):
    """How rows of choices are laid out.

    ``room`` is what they may fill, in bytes. ``more`` is what a select asks for that gathers the smaller groups, where
    there would be more rows than ``groups``; "" gathers none. Where all ``must_note``, no note goes.
    """

    room: int = ROWS_BYTES
    groups: int = GROUPS
    more: str = ""
    must_note: bool = False

    @property
    def is_tight(self) -> bool:
        """Whether a story needs the room."""
        return self.groups < GROUPS


USUAL = Layout()


def choice_rows(
    target: Target, choices: Sequence[Choice], several: Mapping[str, int] = ONE_ALONE, layout: Layout = USUAL
) -> list[ui.ActionRow[Any]] | None:
    """The rows for a seat's choices, or None when they do not fit a message and must be shown page by page.

    ``several`` is how many of each group may be chosen together. Where room is short, pictures go before notes do, and
    notes before choices, those of the first group before the others.
    """
    if layout.more:
        choices = _gather(choices, layout, several)
    has_pictures = any(choice.picture for choice in choices)
    for noted_from in (0,) if layout.must_note else (0, 1, len(choices)):
        for is_plain in (False, True) if has_pictures else (False,):
            variant = [choice._replace(picture="") for choice in choices] if is_plain else choices
            rows = list(_rows(target, variant, noted_from, several, is_tight=layout.is_tight))
            if len(rows) <= 15 and is_within(rows, min(layout.room, ROWS_BYTES)):
                return rows
    return None


def choice_pages(choices: Sequence[Choice]) -> list[Sequence[Choice]]:
    """The choices in pages that one select holds each."""
    return [choices[start : start + limits.SELECT_OPTIONS] for start in range(0, len(choices), limits.SELECT_OPTIONS)]


def choice_page_row(target: Target, page: Sequence[Choice], number: int, mixed: str) -> ui.ActionRow[Any]:
    """One page of the choices as a select; ``mixed`` is what it asks for where they are of several groups."""
    heading = page[0].heading if len(groups_of(page)) == 1 else mixed
    return _select(target, page, f"page_{number}", heading, notes=True)


def choice_page_rows(
    target: Target, choices: Sequence[Choice], page: int, speech: Speech, link: Callable[[int, str], Control]
) -> list[ui.ActionRow[Any]]:
    """A page of the choices as a select, and buttons to the pages around it: ``link`` makes one from the number of its
    page and its label. A ``page`` beyond the last is the last."""
    pages = choice_pages(choices)
    page = min(page, len(pages) - 1)

    def button(other: int) -> Control:
        return link(other, speech("common-page", page=other + 1, pages=len(pages)))

    row = choice_page_row(target, pages[page], page, speech("board-choose"))
    return [row, *page_row(page, len(pages), button)]


def _gather(choices: Sequence[Choice], layout: Layout, several: Mapping[str, int]) -> Sequence[Choice]:
    """The choices with the last groups made one, where they would stand in more rows than these."""
    groups, most, heading = groups_of(choices), layout.groups, layout.more
    if len(groups) <= most or sum(len(list(_rows(Target(0, 0), group, 0, ONE_ALONE))) for group in groups) <= most:
        return choices
    last = [group[0] for group in groups[most - 1 :]]
    opening = {choice.group for choice in choices if choice.opens}
    last_groups = {first.group: first for first in last if first.group not in opening and first.group not in several}
    if layout.is_tight:
        headings = _join_headings([first.heading for first in last_groups.values()])
        heading = headings if len(headings) <= HEADINGS else heading
    return [
        choice._replace(group=MORE, heading=heading) if choice.group in last_groups else choice for choice in choices
    ]


def _join_headings(headings: Sequence[str]) -> str:
    """The headings side by side, with the ellipsis of one at their end: with a space before it where its language has
    one."""
    names = dict.fromkeys(heading.rstrip(ENDINGS) for heading in headings)
    return BETWEEN.join(names) + max((heading[len(heading.rstrip(ENDINGS)) :] for heading in headings), key=len)


def _rows(
    target: Target, choices: Sequence[Choice], noted_from: int, several: Mapping[str, int], *, is_tight: bool = False
) -> Iterator[ui.ActionRow[Any]]:
    groups = groups_of(choices)
    if together := [choice for group in groups if group[0].group in several for choice in group]:
        yield _together(target, together, several)
    buttons: list[tuple[Choice, discord.ButtonStyle]] = []
    selects: list[ui.ActionRow[Any]] = []
    ends: list[ui.ActionRow[Any]] = []
    for place, group in enumerate(groups):
        if group[0].group in several:
            continue
        style = discord.ButtonStyle.secondary if place else discord.ButtonStyle.primary
        if group[0].row:
            yield from _places(target, group)
            continue
        if _stands_as_buttons(group, OTHER_BUTTONS if place else MAIN_BUTTONS, is_tight=is_tight):
            buttons += [(choice, _style(choice, style)) for choice in group]
            continue
        parts = choice_pages(group)
        for number, part in enumerate(parts):
            heading = part[0].heading if len(parts) == 1 else f"{part[0].heading} ({number + 1}/{len(parts)})"
            rows = ends if group[0].group == JOINED else selects
            rows.append(_select(target, part, f"{place}_{number}", heading, notes=place >= noted_from))
    yield from selects
    yield from _button_rows(target, buttons)
    yield from ends


def _places(target: Target, group: Sequence[Choice]) -> Iterator[ui.ActionRow[Any]]:
    """Places in their rows, below them what has no room there."""
    left: list[Choice] = []
    for row in dict.fromkeys(choice.row for choice in group):
        places = [choice for choice in group if choice.row == row]
        left += places[MAIN_BUTTONS:]
        yield ui.ActionRow(*(choice_button(target, each) for each in places[:MAIN_BUTTONS]))
    for start in range(0, len(left), MAIN_BUTTONS):
        further = left[start : start + MAIN_BUTTONS]
        yield ui.ActionRow(*(choice_button(target, each) for each in further))


def _stands_as_buttons(group: Sequence[Choice], most: int, *, is_tight: bool) -> bool:
    if any(choice.opens or choice.group == JOINED for choice in group) or len(group) > most:
        return False
    if is_tight and len(group) > 1 and sum(len(choice.label) + BUTTON_LETTERS for choice in group) > ROW_LETTERS:
        return False
    is_named = bool(group[0].group) and group[0].group != ENDING
    return len(group) == 1 or not (is_named and any(choice.note for choice in group))


def _style(choice: Choice, style: discord.ButtonStyle) -> discord.ButtonStyle:
    return discord.ButtonStyle.secondary if choice.done or choice.group == ENDING else style


def groups_of(choices: Sequence[Choice]) -> list[list[Choice]]:
    """The choices by their group, in the order of the first of each."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    return list(groups.values())


def first_of(choices: Sequence[Choice]) -> list[Choice]:
    """Of each group as many choices as one select holds."""
    return [choice for group in groups_of(choices) for choice in group[: limits.SELECT_OPTIONS]]


def _button_rows(target: Target, choices: Sequence[tuple[Choice, discord.ButtonStyle]]) -> Iterator[ui.ActionRow[Any]]:
    """Buttons in the order of the options: short ones side by side, long ones each in a row."""
    row: list[Control] = []
    letters = 0
    for choice, style in choices:
        long = len(choice.label)
        if row and (letters + long > ROW_LETTERS or len(row) == MAIN_BUTTONS):
            yield ui.ActionRow(*row)
            row, letters = [], 0
        row.append(choice_button(target, choice, style))
        letters += long + BUTTON_LETTERS
    if row:
        yield ui.ActionRow(*row)


def choice_button(
    target: Target, choice: Choice, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Control:
    """One choice as a button."""
    table, ticket, routes = target
    return routes.button.button(table, ticket, choice.id, label=choice.label, emoji=choice.emoji, style=style)


def _select(target: Target, choices: Sequence[Choice], slot: str, heading: str, *, notes: bool) -> ui.ActionRow[Any]:
    table, ticket, routes = target
    route = routes.first_step if any(choice.opens for choice in choices) else routes.select
    return route.select(table, ticket, slot, placeholder=heading, options=_select_options(choices, notes))


def _together(target: Target, choices: Sequence[Choice], several: Mapping[str, int]) -> ui.ActionRow[Any]:
    """Options that may be chosen together, in one select."""
    table, ticket, routes = target
    counts = Counter(choice.group for choice in choices)
    most = sum(min(count, several[group]) for group, count in counts.items())
    options = _select_options(choices, notes=True)
    return routes.several.select(table, ticket, placeholder=choices[0].heading, options=options, max_values=most)


def _select_options(choices: Sequence[Choice], notes: bool) -> list[discord.SelectOption]:
    return [
        select_option(choice.label, choice.id, note=choice.note if notes else "", emoji=choice.emoji)
        for choice in choices
    ]


def size_of(items: Sequence[ui.Item[Any]]) -> int:
    """How many bytes these parts of a message take."""
    return len(json.dumps([item.to_component_dict() for item in items], ensure_ascii=False).encode())


def is_within(items: Sequence[ui.Item[Any]], most: int) -> bool:
    """Whether these parts of a message take at most this many bytes. Few come near it: to count a space after each
    comma and colon, also those in texts, is enough for the others, and ten times as fast."""
    text = write_json([item.to_component_dict() for item in items])
    return len(text.encode()) + text.count(",") + text.count(":") <= most or size_of(items) <= most
