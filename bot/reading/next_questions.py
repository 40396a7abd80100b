"""What a seat is asked after an option, as far as nothing comes to light on the way."""

from __future__ import annotations

from typing import Any

from engine.match import Match
from engine.questions import Option, Question


def play_option(match: Match[Any], question: Question, option: Option) -> tuple[Match[Any], Question | None]:
    """The match after an option, and what the same seat is asked then; None where something came to light before."""
    after = match.fork()
    if option.chance:
        return after, None
    after.play(question.seat, option.id)
    return after, certain_question(match, after, question.seat)


def certain_question(before: Match[Any], after: Match[Any], seat: int) -> Question | None:
    """What a seat alone is asked at a later moment of its turn; None where something came to light on the way."""
    is_certain = after.chance_used == before.chance_used and after.turn_began == before.turn_began
    return after.question_for(seat) if is_certain and len(after.questions) == 1 else None
