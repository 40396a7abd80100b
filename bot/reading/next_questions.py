"""What a seat is asked after an option, as far as nothing comes to light on the way."""

from __future__ import annotations

from typing import Any

from bot.reading.position import Position
from engine.match import Match
from engine.questions import Option, Question


def play_option(match: Match[Any], question: Question, option: Option) -> tuple[Match[Any], Question | None]:
    """The match after an option, and what the same seat is asked then; None where something came to light before.

    It stands still at the end of the turn: what the next one begins with is never asked for.
    """
    after = match.fork()
    if option.chance:
        return after, None
    after.halt_after_turn()
    after.play(question.seat, option.id)
    return after, certain_question(match, after, question.seat)


def look_after(position: Position, question: Question, option: Option) -> tuple[Match[Any], Question | None]:
    """The same for an option of a position, played once, however many ask; the match after it is read only, too."""
    key = ("after", question.number, question.seat, option.id)
    if key not in position.cache:
        position.cache[key] = play_option(position.match, question, option)
    after: tuple[Match[Any], Question | None] = position.cache[key]
    return after


def certain_question(before: Match[Any], after: Match[Any], seat: int) -> Question | None:
    """What a seat alone is asked at a later moment of its turn; None where something came to light on the way."""
    is_certain = after.chance_used == before.chance_used and after.turn_began == before.turn_began
    return after.question_for(seat) if is_certain and len(after.questions) == 1 else None
