"""Texts of the cards and die faces that a question offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.languages import Speech
from bot.languages.card_names import cards_of, faces_of
from bot.languages.search import Entry
from bot.reading.card_text import card_text, face_text
from engine.match import Match
from engine.questions import Question

BESIDE_IT = ("old", "changed", "die", "slot")
"""Facts that name no card or face on offer: what is given up or kept, and words that equal a card's or face's id."""


def texts_of_offered(match: Match[Any], question: Question, speech: Speech) -> list[str]:
    """Each card and face that the options of a question bring or use, in words; those that read the same once."""
    game = match.game.key
    cards, faces = cards_of(game), faces_of(game)
    in_print: dict[str, None] = {}
    for value in dict.fromkeys(_fact_values(match, question)):
        entry = Entry(f"{game}:{value}", ())
        if value in cards:
            in_print.setdefault(card_text(entry, speech))
        elif value in faces:
            in_print.setdefault(face_text(entry, speech))
    return list(in_print)


def _fact_values(match: Match[Any], question: Question) -> Iterator[str]:
    """All values of facts in the options and their previews."""
    for option in question.options:
        for fact, value in {**option.facts, **match.preview(question.seat, option)}.items():
            if fact in BESIDE_IT or isinstance(value, int):
                continue
            for word in (value,) if isinstance(value, str) else value:
                if isinstance(word, str):
                    yield word
