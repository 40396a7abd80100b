"""The text of a card or a die face."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.interactions.components import small
from bot.languages import Speech
from bot.languages.card_names import cards_of, kind_of
from bot.languages.emojis import signs
from bot.languages.search import Entry, cards_alike

LINES = ("about", "ability", "more", "cost", "symbols", "points")
"""The lines of a card's or face's page, where messages for them exist."""
EXPLAINED = ("about", "text", "more")
"""The prefix of messages that explain a printed value."""


def card_text(entry: Entry, speech: Speech) -> str:
    """A card in words, in markdown."""
    key, card_id = entry.game, entry.key
    facts = _card_facts(key, card_id, speech)
    title = _title(entry, speech.listing(key, card_id))
    return _text(f"{key}-look-{kind_of(cards_of(key)[card_id])}", title, facts, speech)


def face_text(entry: Entry, speech: Speech) -> str:
    """A die face in words, in markdown."""
    key, face_id = entry.game, entry.key
    facts = {**speech.facts_of_face(key, face_id), **_explanations(key, "face", face_id, speech)}
    return _text(f"{key}-look-face", _title(entry, speech.face(key, face_id)), facts, speech)


def _title(entry: Entry, name: str) -> str:
    """The name, with the emoji of what it names before it."""
    return f"{signs(entry.game).of(entry.key)} {name[:1].upper()}{name[1:]}".strip()


def _text(message: str, title: str, facts: Mapping[str, Any], speech: Speech) -> str:
    lines = [f"### {title}", *(_line(speech, f"{message}.{part}", facts) for part in LINES)]
    lines.append(small(_line(speech, f"{message}.play", facts)))
    return "\n".join(line for line in lines if line)


def _line(speech: Speech, message: str, facts: Mapping[str, Any]) -> str:
    return speech(message, **facts).strip() if speech.has_own(message) else ""


def _explanations(key: str, fact: str, value: str, speech: Speech) -> dict[str, str]:
    """The sentences that explain a value, as far as there are any: ``$ability_text``, ``$ability_more`` …"""
    messages = {suffix: f"{key}-{fact}-{value}-{suffix}" for suffix in EXPLAINED}
    return {
        f"{fact}_{suffix}": speech(message) if speech.has_own(message) else "" for suffix, message in messages.items()
    }


def _card_facts(key: str, card_id: str, speech: Speech) -> dict[str, Any]:
    """What is printed on a card, with the sentences that explain it, and how many of it are in play."""
    facts = speech.card_facts(key, card_id)
    values = {fact.removesuffix("_id"): value for fact, value in facts.items() if fact.endswith("_id")}
    for fact, value in (*values.items(), ("card", card_id)):
        facts.update(_explanations(key, fact, value, speech))
    if "ability" in facts:
        facts["ability_title"] = facts["ability"][:1].upper() + facts["ability"][1:]
    torches = [getattr(cards_of(key)[other], "torches", 0) for other in cards_alike(key, card_id)]
    for players, fact in ((2, "with_two"), (3, "with_three"), (4, "with_four")):
        facts[fact] = sum(lit <= players for lit in torches)
    return facts
