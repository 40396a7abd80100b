"""How ``pantheon play`` asks and hears: in words and numbers for people, in lines of JSON for programs.

A seat reads what it may know, and nothing else: its own question, its options with what they surely bring, and the
events, which are public.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import typer

from bot.languages import pick_language, speech
from bot.languages.captions import strip_markdown
from engine.errors import IllegalOption
from engine.events import Event
from engine.match import Match
from engine.players import choose
from engine.questions import TOGETHER, Question
from rendering.picture import Scene
from rendering.registry import describe

_ISOLATES = re.compile("[\u2066-\u2069]")
"""The marks around names in running text, which terminals do not know."""
LONGEST_ECHO = 60
"""How many characters of a wrong answer are repeated in the error about it."""


class Dialogue(Protocol):
    """One way to ask seats and hear their answers."""

    def ask(self, question: Question) -> None:
        """Print what a seat is asked."""

    def option_id(self, question: Question, line: str) -> str:
        """The id of the option that an answer means; the answer itself where it is none."""

    def refuse(self, question: Question, answer: str, refused: IllegalOption) -> None:
        """Print that an answer does not fit."""

    def end(self) -> None:
        """Print how the match ended."""


def play_to_end(match: Match[Any], players: Mapping[int, str], dialogue: Dialogue) -> bool:
    """Play a match with these computer players by seat; all other seats are asked. Whether it was played to its end."""
    while match.questions:
        computers = [question.seat for question in match.questions if question.seat in players]
        if computers:
            seat = computers[0]
            match.play(seat, choose(players[seat], match, seat).option)
            continue
        if not _hear(match, match.questions[0], dialogue):
            return False
    dialogue.end()
    return True


def _hear(match: Match[Any], question: Question, dialogue: Dialogue) -> bool:
    """Ask one question until an answer fits. Whether there was one before the input ended."""
    while True:
        dialogue.ask(question)
        line = sys.stdin.readline()
        if not line:
            return False
        answer = dialogue.option_id(question, line.strip())
        try:
            match.play(question.seat, answer)
        except IllegalOption as refused:
            dialogue.refuse(question, answer, refused)
        else:
            return True


class JsonLines:
    """For programs: an object for each question, one for each error, and one at the end. They have no spaces."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._read_counts: dict[int, int] = {}
        """How many events each seat has read."""

    def ask(self, question: Question) -> None:
        """Print the question with its options, and what happened since the seat was asked before."""
        events = self._match.events[self._read_counts.get(question.seat, 0) :]
        self._read_counts[question.seat] = len(self._match.events)
        _print({**question_as_json(self._match, question), "events": [event.to_json() for event in events]})

    def option_id(self, question: Question, line: str) -> str:
        """The line itself."""
        return line

    def refuse(self, question: Question, answer: str, refused: IllegalOption) -> None:
        """Print the error; ``reason`` is the rule that forbids the option, or ``unknown_option``."""
        sentence = f"{answer[:LONGEST_ECHO]!r} is not offered to seat {question.seat}: {refused.reason}"
        _print({"error": sentence, "seat": question.seat, "question": question.number, "reason": refused.reason})

    def end(self) -> None:
        """Print places and points, and every event that some seat has not read."""
        count = min(self._read_counts.values(), default=0)
        standings = [
            {key: getattr(each, key) for key in ("seat", "name", "place", "points", "parts")}
            for each in self._match.standings
        ]
        _print(
            {"over": True, "standings": standings, "events": [each.to_json() for each in self._match.events[count:]]}
        )


def question_as_json(match: Match[Any], question: Question) -> dict[str, Any]:
    """A question with its options, as far as its seat may know: their facts, and what follows from them for certain."""
    return {
        "game": match.game.key,
        "question": question.number,
        "round": match.round,
        "seat": question.seat,
        "kind": question.kind,
        "facts": dict(question.facts),
        "several": dict(question.several),
        "options": [
            {
                "id": option.id,
                "label": option.label,
                "group": option.group,
                "chance": option.chance,
                "facts": dict(match.preview(question.seat, option)),
            }
            for option in question.options
        ],
    }


class Terminal:
    """For people: the board in words at the beginning of each turn, what happened, and numbered options."""

    def __init__(self, match: Match[Any], language: str) -> None:
        self._match = match
        self._speech = speech(pick_language(language))
        self._names = tuple(self._speech("picture-player", number=seat + 1) for seat in range(match.seats))
        self._read_count = 0
        self._turn = -1

    def ask(self, question: Question) -> None:
        """Print what happened, the board where a turn begins, and the numbered options."""
        self._tell(self._match.events[self._read_count :])
        if self._turn != self._match.turn_began:
            self._turn = self._match.turn_began
            self._show_board(question.seat)
        key = self._match.game.key
        text = self._speech.question(key, question, self._names)
        typer.echo("\n" + self._speech("terminal-question", name=self._names[question.seat], question=text))
        for number, option in enumerate(question.options, start=1):
            facts = self._match.preview(question.seat, option)
            label = self._speech.option(key, option, facts, self._names)
            note = self._speech.option_note(key, option, facts, self._names)
            typer.echo(f"{number:>4}  {label}{f' ({note})' if note else ''}")
        typer.echo("> ", nl=False)

    def option_id(self, question: Question, line: str) -> str:
        """The option of a number; several numbers mean these options together where that is possible."""
        numbers = line.replace(TOGETHER, " ").split()
        if not numbers or not all(each.isascii() and each.isdecimal() for each in numbers):
            return line
        places = sorted({int(each) - 1 for each in numbers})
        ids = [question.options[place].id for place in places if 0 <= place < len(question.options)]
        return TOGETHER.join(ids) if len(ids) == len(places) else line

    def refuse(self, question: Question, answer: str, refused: IllegalOption) -> None:
        """Print why the answer does not fit."""
        reason = self._speech.reason(self._match.game.key, refused.reason, refused.facts)
        most = len(question.options)
        typer.echo(self._speech("terminal-refused", answer=answer[:LONGEST_ECHO], reason=reason, most=most))

    def end(self) -> None:
        """Print what happened last, and the last board."""
        self._tell(self._match.events[self._read_count :])
        self._show_board(None)

    def _tell(self, events: Sequence[Event]) -> None:
        self._read_count += len(events)
        for line in self._speech.story(self._match.game.key, events, self._names):
            typer.echo(_ISOLATES.sub("", strip_markdown(line)))

    def _show_board(self, seat: int | None) -> None:
        typer.echo(f"\n{describe(Scene(self._match, self._names, self._speech, seat))}")


def _print(line: Mapping[str, Any]) -> None:
    typer.echo(json.dumps(line, separators=(",", ":")))
