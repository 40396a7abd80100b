"""Anybody can check a finished match: its dice were fixed before it began, and every roll and move follows the rules.

An exported match is one JSON document: what the match began with, the secret that was bound by the commitment, every
move, and every event as it was told at the table. ``verify`` plays it again and compares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from engine.dice import commitment
from engine.errors import RefusedPlay
from engine.events import Event
from engine.games import find_game
from engine.match import Match

EXPORT_FORMAT = "pantheon-match-1"


class Report(NamedTuple):
    """What ``verify`` found. ``difference`` is one sentence on the first thing that does not fit, "" when all does."""

    valid: bool
    difference: str
    moves: int
    events: int


class Mismatch(Exception):
    """Something in an exported match does not fit. The message is one sentence that names it."""


def export(match: Match[Any], salt: bytes, names: Sequence[str] = ()) -> dict[str, Any]:
    """A match as a document that anybody can verify. It tells the seed: hand it out only when the match is over."""
    origin = match.origin
    return {
        "format": EXPORT_FORMAT,
        "game": match.game.key,
        "rules": match.game.rules_version,
        "seats": origin.seats,
        "names": list(names),
        "settings": dict(origin.settings),
        "words": list(origin.words),
        "commitment": commitment(origin.seed, salt),
        "seed": origin.seed.hex(),
        "salt": salt.hex(),
        "moves": [list(entry) for entry in match.journal],
        "events": [event.to_plain() for event in match.events],
        "finished": match.finished,
        "standings": _standings(match),
    }


def verify(document: Mapping[str, Any], *, promised: str = "") -> Report:
    """Play an exported match again and name the first thing that differs.

    ``promised`` is the commitment that was shown before the match; without it the document's own is checked.
    """
    try:
        match = _play_again(document, promised or document["commitment"])
    except Mismatch as mismatch:
        return Report(False, str(mismatch), 0, 0)
    except (KeyError, TypeError, ValueError, AttributeError, LookupError) as error:
        return Report(False, f"This is no exported match that can be read: {type(error).__name__} {error}.", 0, 0)
    return Report(True, "", len(match.journal), len(match.events))


def _play_again(document: Mapping[str, Any], promised: str) -> Match[Any]:
    if document["format"] != EXPORT_FORMAT:
        raise Mismatch(f"The format is {document['format']!r}, not {EXPORT_FORMAT!r}.")
    game = find_game(document["game"])
    if document["rules"] != game.rules_version:
        raise Mismatch(f"It was played by rules {document['rules']} of {game.key}, not by {game.rules_version}.")
    seed, salt = bytes.fromhex(document["seed"]), bytes.fromhex(document["salt"])
    if commitment(seed, salt) != promised:
        raise Mismatch("Seed and salt do not give the commitment that was shown before the match.")
    match = Match.start(game, document["seats"], document["settings"], seed=seed, words=tuple(document["words"]))
    told = [Event.from_plain(plain) for plain in document["events"]]
    _compare(match.events, told[: len(match.events)], 0, "before the first move")
    for number, (seat, option) in enumerate(document["moves"], start=1):
        before = len(match.events)
        try:
            happened = match.play(seat, option)
        except RefusedPlay as refused:
            raise Mismatch(f"Move {number} is not allowed: {refused}.") from refused
        _compare(happened, told[before : before + len(happened)], before, f"after move {number}")
    _compare(match.events[-1:], told[len(match.events) - 1 :], len(match.events) - 1, "at the end")
    if document["finished"] != match.finished:
        raise Mismatch("The match is over by its moves." if match.finished else "The match is not over by its moves.")
    if document["standings"] != _standings(match):
        raise Mismatch("The scores are not those that the moves lead to.")
    return match


def _compare(happened: Sequence[Event], told: Sequence[Event], first: int, when: str) -> None:
    for number, (real, said) in enumerate(zip_longest(happened, told), start=first + 1):
        if real != said:
            raise Mismatch(f"Event {number}, {when}, is told as {_shown(said)}; played again it is {_shown(real)}.")


def _shown(event: Event | None) -> str:
    if event is None:
        return "nothing"
    facts = ", ".join(f"{key} {value}" for key, value in event.facts.items())
    who = "" if event.seat is None else f" (seat {event.seat})"
    return f"{event.kind}{who}: {facts}" if facts else f"{event.kind}{who}"


def _standings(match: Match[Any]) -> list[list[Any]]:
    return [[standing.seat, standing.name, standing.points, standing.place] for standing in match.standings]
