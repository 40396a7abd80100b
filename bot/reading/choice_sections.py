"""Choices that say what they bring, each as a section of a private panel: its words, and a button beside them.

A section takes one click where a select takes two, and nothing of its words is cut. Few enough choices of a group stand
so, as far as a message holds its components, texts and bytes; the others are left to buttons and selects.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord import ui

from bot.interactions import limits
from bot.interactions.components import small
from bot.languages.markdown import disarm_markdown
from bot.reading.choice_rows import Target, choice_button, groups_of, size_of
from bot.reading.choices import JOINED, Choice
from engine.questions import ONE_ALONE

FEWEST, MOST = 3, 10
"""How many choices of a group stand as sections: fewer fit buttons, more would be a long way to scroll."""
IN_A_SECTION = 3
"""The components of a section: itself, its words, its button."""
BESIDE_THEM = 10
"""How many components of a message are kept for all else: words, picture, selects, buttons."""
BYTES_BESIDE = 4_000
"""How many bytes of a message are kept for all else."""
TEXT_BESIDE = 800
"""How many characters of a message's text are kept for all else."""


def with_sections(
    target: Target,
    choices: Sequence[Choice],
    press: str,
    several: Mapping[str, int] = ONE_ALONE,
    signed: Callable[[str], str] = str,
) -> tuple[list[ui.Section[Any]], list[Choice]]:
    """The sections of those choices that stand so, and all other choices. ``press`` is the label of each button;
    ``signed`` puts the emojis into words."""
    sections: list[ui.Section[Any]] = []
    left: list[Choice] = []
    for group in groups_of(choices):
        parts = [_section(target, each, press, signed) for each in group] if _is_rich(group, several) else []
        if parts and _fit([*sections, *parts]):
            sections += parts
        else:
            left += group
    return sections, left


def _is_rich(group: Sequence[Choice], several: Mapping[str, int]) -> bool:
    is_alone = group[0].group not in {JOINED, *several} and not any(each.opens or each.row for each in group)
    return is_alone and FEWEST <= len(group) <= MOST and all(each.note for each in group)


def _section(target: Target, choice: Choice, press: str, add_symbols: Callable[[str], str]) -> ui.Section[Any]:
    emoji = f"{choice.emoji} " if choice.emoji else ""
    label, note = (add_symbols(disarm_markdown(text)) for text in (choice.label, choice.note))
    button = choice_button(target, choice._replace(label=press))
    return ui.Section(f"{emoji}**{label}**\n{small(note)}", accessory=button)


def holds(items: Sequence[ui.Item[Any]]) -> bool:
    """Whether a message in a frame holds this many components."""
    counts = (1 + len(getattr(item, "children", ())) + isinstance(item, ui.Section) for item in items)
    return 1 + sum(counts) <= limits.COMPONENTS


def _fit(sections: Sequence[ui.Section[Any]]) -> bool:
    children = (child for section in sections for child in section.children)
    texts = sum(len(child.content) for child in children if isinstance(child, ui.TextDisplay))
    return (
        IN_A_SECTION * len(sections) + BESIDE_THEM <= limits.COMPONENTS
        and texts + TEXT_BESIDE <= limits.MESSAGE_TEXT
        and size_of(sections) + BYTES_BESIDE <= limits.MESSAGE_BYTES
    )
