"""Labels of choices that one click makes together: details give way before a word is cut."""

from __future__ import annotations

from collections.abc import Sequence

from bot.interactions.components import clip
from bot.languages import Speech
from bot.languages.messages import LABEL, NOTE

DETAIL = " · "
"""What stands before each detail of a label."""


def joined_label(speech: Speech, first: str, then: str) -> str:
    """What comes first and what follows it, in a label; the details of the second give way first, the last of all
    before the others."""
    while len(label := speech("board-choice-joined", first=first, then=then)) > LABEL:
        if DETAIL in then:
            then = then.rpartition(DETAIL)[0]
        elif DETAIL in first:
            first = first.rpartition(DETAIL)[0]
        else:
            break
    return clip(label, LABEL)


def repeated_label(speech: Speech, then: str) -> str:
    """What follows when all was done as before, in a label."""
    while len(label := speech("board-choice-repeated", then=then)) > LABEL and DETAIL in then:
        then = then.rpartition(DETAIL)[0]
    return clip(label, LABEL)


def as_before_label(speech: Speech, names: Sequence[str]) -> str:
    """That all of these are used as before, in a label; an ellipsis stands for the last ones where they do not fit."""
    label, details = speech("board-choice-as-before", names=speech.join_words(names)), [*names]
    while len(label) > LABEL and len(details) > 1:
        details.pop()
        label = speech("board-choice-as-before", names=speech.in_a_row([*details, "…"]))
    return clip(label, LABEL)


def note_of(details: Sequence[str]) -> str:
    """As many of the details as a note has room for."""
    lines = [*details]
    while len(DETAIL.join(lines)) > NOTE and len(lines) > 1:
        lines.pop()
    return clip(DETAIL.join(lines), NOTE)
