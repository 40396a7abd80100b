"""The names of cards and die faces, made from their data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from engine.events import Event
from engine.questions import Question
from engine.registry import MODULES, find_game

PLAIN_KIND = "card"
"""The kind of a card in a game all of whose cards are of one kind."""


def cards_of(key: str) -> Mapping[str, Any]:
    """The cards of a game by id; empty for an unknown game."""
    return find_game(key).reading.cards if key in MODULES else {}


def faces_of(key: str) -> Mapping[str, Any]:
    """The die faces of a game by id; empty for an unknown game."""
    return find_game(key).reading.faces if key in MODULES else {}


def card_of(message: str) -> tuple[str, Any] | None:
    """The game and the card that ``hercules-card-hestia_01`` asks the name of, None for any other message."""
    key, _, rest = message.partition("-")
    if not rest.startswith("card-"):
        return None
    card = cards_of(key).get(rest.removeprefix("card-"))
    return None if card is None else (key, card)


def kind_of(card: Any) -> str:
    """The kind of a card, by which the messages about it are found."""
    return str(getattr(card, "kind", PLAIN_KIND))


def facts_of_card(key: str, card: Any) -> dict[str, Any]:
    """What is printed on a card, as facts: ``stack``, ``vp``, ``cost`` …, and whether it is ``usable``."""
    facts = find_game(key).reading.facts_on_card(card)
    facts_left = {fact: value for fact, value in facts.items() if fact not in ("id", "kind")}
    return {**facts_left, "usable": "yes" if getattr(card, "active", False) else "no"}


def infer_facts(key: str, event: Event) -> Mapping[str, Any]:
    """The facts that follow from those of an event; none in an unknown game."""
    return find_game(key).reading.infer_facts(event) if key in MODULES else {}


def infer_question_facts(key: str, question: Question) -> Mapping[str, Any]:
    """The facts that follow from a question and its options; none in an unknown game."""
    return find_game(key).reading.infer_question_facts(question) if key in MODULES else {}


def facts_of_face(face: Any) -> dict[str, Any]:
    """What the data say about a die face, as facts; what is true or false is ``yes`` or ``no``."""
    facts = {field.name: getattr(face, field.name) for field in fields(face)}
    values = {fact: ("yes" if value else "no") if isinstance(value, bool) else value for fact, value in facts.items()}
    return {fact: value for fact, value in values.items() if fact != "id"}
