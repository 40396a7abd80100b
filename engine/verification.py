"""Anyone can check a finished match: its dice were fixed before it began, and every roll and move follows the rules.

An exported match is one JSON document: what the match began with, the secret that was bound by the seal, every draw
of chance, every move, and every event as it was shown at the table. ``verify`` plays it again and compares;
``docs/verify_match.py`` checks the seal and the draws without this package.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, Literal, NamedTuple

from engine.chance import KEYED, STREAM
from engine.errors import RefusedPlay
from engine.events import Event
from engine.game import Game
from engine.match import Match
from engine.recording import DrawRecord, record_match
from engine.registry import find_game
from engine.save_format import Origin, first_state, read_branch
from engine.seal import SEALS, commitment, dice_of

FORMATS = "pantheon-match-"
EXPORT_FORMAT = f"{FORMATS}3"
STREAM_FORMAT = f"{FORMATS}2"
"""The format of matches whose chance is one stream: their draws have no names."""
FIRST_FORMAT = f"{FORMATS}1"
"""The format of version 0.2: without the draws, and with nothing but words stirred into the seed."""
DICE = {EXPORT_FORMAT: KEYED, STREAM_FORMAT: STREAM, FIRST_FORMAT: STREAM}
"""The kind of dice in each format."""


Part = Literal["", "seal", "unreadable", "move", "event", "end", "scores", "draws", "other"]
"""What does not fit in an exported match; "" when all does."""


class Report(NamedTuple):
    """What ``verify`` found. ``difference`` is one sentence on the first thing that does not fit, "" when all does.

    ``commitment`` is the seal that seed and salt fit, "" when they do not. ``other_rules`` is the version of the rules
    by which the match was played, when the present ones are others. If it is not ``valid`` then, only the seal was
    found true: the moves cannot be judged here. ``part`` is what differs, and ``number`` after how many choices, where
    that is known.
    """

    valid: bool
    difference: str
    moves: int
    events: int
    commitment: str = ""
    other_rules: int | None = None
    part: Part = ""
    number: int = 0


BROKEN_SEAL = "Seed and salt do not give the commitment that was shown before the match."


class Mismatch(Exception):
    """Something in an exported match does not fit. The message is one sentence that names it."""

    def __init__(self, message: str, part: Part = "other", number: int = 0) -> None:
        super().__init__(message)
        self.part: Part = part
        self.number = number


class Draws(list[list[Any]]):
    """The draws of a match as an export tells them.

    With keyed dice: the draw's name, the slot (None in a shuffle), how many sides, and the side from 0 on. In a stream:
    how many sides, and what came from 1 on.
    """

    def note(self, draw: DrawRecord) -> None:
        """Add a draw."""
        self.append([*draw] if draw.name else [draw.sides, draw.side + 1])


def _draws_of_deal(match: Match[Any]) -> int:
    """How many draws dealt the game."""
    origin, game, draws = match.origin, match.game, Draws()
    first_state(game, origin, record_match(game, origin, draws.note))
    return len(draws)


def export(
    match: Match[Any],
    salt: bytes,
    names: Sequence[str] = (),
    *,
    sealed: Mapping[str, Any] | None = None,
    promised: str = "",
) -> dict[str, Any]:
    """A match as a document that anyone can verify. It tells the seed: hand it out only when the match is over.

    ``sealed`` is the public half of what its seal binds (``engine.seal``), None for a seal of the first form.
    ``promised`` is the seal that was shown before the match; without it, it is computed.
    """
    origin = match.origin
    draws = Draws()
    again = match.restart(record_match(match.game, origin, draws.note))
    counts = [len(draws)]
    for entry in match.journal:
        again.play(entry.seat, entry.option)
        counts.append(len(draws))
    branch = {} if origin.branch is None else {"branch": origin.branch.to_json(), "branched": _places(origin, counts)}
    position = {} if origin.position is None else {"position": dict(origin.position)}
    return {
        "format": format_of(origin.dice),
        "game": match.game.key,
        "rules": match.game.rules_version,
        "seats": origin.seats,
        "names": list(names),
        "settings": dict(origin.settings),
        "words": list(origin.words),
        "click": origin.click,
        "sealed": None if sealed is None else dict(sealed),
        "commitment": promised or commitment(origin.seed, salt, sealed),
        "seed": origin.seed.hex(),
        "salt": salt.hex(),
        "dealt": _draws_of_deal(match),
        "draws": draws,
        "moves": [list(entry) for entry in match.journal],
        "events": [event.to_json() for event in match.events],
        "finished": match.is_finished,
        "standings": _standings(match),
        **branch,
        **position,
    }


def _places(origin: Origin, counts: Sequence[int]) -> list[int]:
    """At which draw each branch begins, the match's own first; ``drawn`` is how many there were after each choice."""
    branch = origin.branch
    return [] if branch is None else [counts[branch.entries], *_places(branch.origin, counts)]


def format_of(dice: str) -> str:
    """The format in which a match with this kind of dice is exported."""
    return EXPORT_FORMAT if dice == KEYED else STREAM_FORMAT


def is_export(document: Mapping[str, Any]) -> bool:
    """Whether a document is an exported match by its format, also one of a format to come."""
    return str(document.get("format")).startswith(FORMATS)


def export_without_replay(exported: Mapping[str, Any]) -> dict[str, Any]:
    """A match that other rules played, as a document: its events, without what only they could work out."""
    sealed = exported["sealed"] or {}
    began = {key: sealed[key] for key in ("branch", "position") if key in sealed}
    return {"format": format_of(dice_of(sealed)), "dealt": 0, "draws": None, "standings": [], **began, **exported}


def verify(document: Mapping[str, Any], *, promised: str = "") -> Report:
    """Play an exported match again and name the first thing that differs.

    ``promised`` is the seal that was shown before the match; without it the document's own is checked.
    """
    try:
        bound = (promised or document["commitment"]).strip().lower()
        game = find_game(document["game"])
        _check_seal(document, bound)
        other = None if document["rules"] == game.rules_version else int(document["rules"])
    except Mismatch as mismatch:
        return Report(False, str(mismatch), 0, 0, part=mismatch.part)
    except UNREADABLE as error:
        return Report(False, _unreadable(error), 0, 0, part="unreadable")
    try:
        match = _play_again(document, game)
    except Mismatch as mismatch:
        if other is not None:
            text = f"It was played by rules {other} of {game.key}, not by {game.rules_version}, which lead elsewhere."
            return Report(False, text, 0, 0, bound, other, mismatch.part, mismatch.number)
        return Report(False, str(mismatch), 0, 0, bound, None, mismatch.part, mismatch.number)
    except UNREADABLE as error:
        return Report(False, _unreadable(error), 0, 0, bound, part="unreadable")
    return Report(True, "", len(match.journal), len(match.events), bound, other)


UNREADABLE = (KeyError, TypeError, ValueError, AttributeError, LookupError)
"""What a document of another shape makes Python raise."""


def _unreadable(error: Exception) -> str:
    if isinstance(error, KeyError):
        return f"This exported match is not whole: it lacks {error}."
    return f"This is no exported match that can be read: {type(error).__name__} {error}."


def _check_seal(document: Mapping[str, Any], bound: str) -> None:
    """Whether seed and salt are those that were sealed, for this game. Raises Mismatch."""
    if document["format"] not in DICE:
        raise Mismatch(f"The format is {document['format']!r}, not {EXPORT_FORMAT!r}.")
    public, dice = document.get("sealed"), DICE[document["format"]]
    if public is not None and (public["seal"] != SEALS[dice] or dice_of(public) != dice):
        raise Mismatch(f"The form of its seal is {public['seal']!r}, not {SEALS[dice]!r}.")
    seed, salt = bytes.fromhex(document["seed"]), bytes.fromhex(document["salt"])
    if commitment(seed, salt, public) != bound:
        raise Mismatch(BROKEN_SEAL, "seal")
    if public is not None and public["game"] != document["game"]:
        raise Mismatch(f"The seal was made for {public['game']}, not for {document['game']}.")
    if public is not None and public.get("branch") != document.get("branch"):
        raise Mismatch("It branches off another match than the one that was sealed.")
    if (public or {}).get("position") != document.get("position"):
        raise Mismatch("It begins with another position than the one that was sealed.")


def _play_again(document: Mapping[str, Any], game: Game[Any]) -> Match[Any]:
    seats, seed, words = document["seats"], bytes.fromhex(document["seed"]), tuple(document["words"])
    settings, click = game.settle(seats, document["settings"]), document.get("click")
    dice, draws = DICE[document["format"]], Draws()
    branch = read_branch(document.get("branch"), seats, settings)
    origin = Origin(seats, settings, seed, words, click, dice, branch, document.get("position"))
    match = Match.of_origin(game, origin, record_match(game, origin, draws.note))
    lines, counts = [Event.from_json(plain) for plain in document["events"]], [len(draws)]
    _compare(match.events, lines[: len(match.events)], 0, "before the first move")
    for number, (seat, option) in enumerate(document["moves"], start=1):
        before = len(match.events)
        try:
            events = match.play(seat, option)
        except RefusedPlay as refused:
            raise Mismatch(f"Move {number} is not allowed: {refused}.", "move", number) from refused
        _compare(events, lines[before : before + len(events)], before, f"after move {number}", number)
        counts.append(len(draws))
    _compare(match.events[-1:], lines[len(match.events) - 1 :], len(match.events) - 1, "at the end", len(match.journal))
    if document["finished"] != match.is_finished:
        raise Mismatch(
            "The match is over by its moves." if match.is_finished else "The match is not over by its moves.", "end"
        )
    if document["standings"] != _standings(match):
        raise Mismatch("The scores are not those that the moves lead to.", "scores")
    if document["format"] != FIRST_FORMAT and (document["draws"], document["dealt"]) != (draws, _draws_of_deal(match)):
        raise Mismatch("The draws are not those that the seed gives.", "draws")
    if _places(origin, counts) != document.get("branched", []):
        raise Mismatch("It branches off at another draw.")
    return match


def _compare(events: Sequence[Event], stated_events: Sequence[Event], first: int, when: str, choices: int = 0) -> None:
    for number, (real, stated_one) in enumerate(zip_longest(events, stated_events), start=first + 1):
        if real != stated_one:
            raise Mismatch(
                f"Event {number}, {when}, is written as {_describe(stated_one)}; played again it is {_describe(real)}.",
                "event",
                choices,
            )


def _describe(event: Event | None) -> str:
    if event is None:
        return "nothing"
    facts = ", ".join(f"{key} {value}" for key, value in event.facts.items())
    who = "" if event.seat is None else f" (seat {event.seat})"
    return f"{event.kind}{who}: {facts}" if facts else f"{event.kind}{who}"


def _standings(match: Match[Any]) -> list[list[Any]]:
    return [[standing.seat, standing.name, standing.points, standing.place] for standing in match.standings]
