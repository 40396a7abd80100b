"""Choices that end the turn as well: each is an option with the end of the turn after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.interactions import limits
from bot.interactions.custom_ids import LONGEST_OPTION
from bot.reading.choices import ENDING, JOINED, Choice, first_words, without_rows
from bot.reading.joined_labels import joined_label
from bot.reading.next_questions import certain_question, look_after, play_option
from bot.reading.position import Position
from bot.tables.rules.choices import THEN
from engine.match import Match
from engine.questions import Option, Question

FIRST_TO_GO = 2
"""What gives way before all else that saves a click, and before notes do."""


def and_end(position: Position, question: Question, choices: Sequence[Choice]) -> list[Choice]:
    """The same choices with the end of the turn after each; without those after which the turn ends on its own, or
    continues."""
    return [ending for choice in choices if (ending := _with_end(position, question, choice)) is not None]


def with_ends(position: Position, question: Question, choices: Sequence[Choice]) -> list[Choice]:
    """The choices of a small question in the middle of a turn once more, with the end of the turn after each.

    None where the turn can be ended at once, where a choice takes two steps, or for one choice alone.
    """
    if question.several or any(choice.opens or choice.group == ENDING for choice in choices):
        return []
    ends = [
        choice._replace(label=_said_with_end(position, question, choice), saves=1)
        for choice in and_end(position, question, without_rows(choices))
    ]
    return ends if len(ends) > 1 else []


def _said_with_end(position: Position, question: Question, choice: Choice) -> str:
    """The label with the end of the turn in it: the same choices stand beside these without it."""
    option = question.find(choice.id.split(THEN)[0])
    end = _end_of(position, look_after(position, question, option)[1]) if option else None
    speech = position.speech
    return choice.label if end is None else joined_label(speech, choice.label, speech.option(position.game, end))


def and_end_beside(position: Position, question: Question, choices: Sequence[Choice]) -> list[Choice]:
    """The choices; after one that leads on and stands alone stands the same with the end of the turn, if one select
    holds all of its group. These are the first to give way."""
    leads_on, sizes = position.match.game.offers.leads_on, Counter(choice.group for choice in choices)
    rows: list[Choice] = []
    for choice in choices:
        rows.append(choice)
        if choice.group in leads_on and choice.note and 1 < sizes[choice.group] <= limits.SELECT_OPTIONS // 2:
            rows += _beside(position, question, choice)
    return rows


def _beside(position: Position, question: Question, choice: Choice) -> list[Choice]:
    """The choice with the end of the turn, in words that say both."""
    option, ending, speech = question.find(choice.id), _with_end(position, question, choice), position.speech
    _, then = look_after(position, question, option) if option else (None, None)
    end = _end_of(position, then)
    if option is None or ending is None or end is None:
        return []
    first, then_end = first_words(position, question, option, choice.label), speech.option(position.game, end)
    label = joined_label(speech, first, then_end)
    return [choice._replace(id=ending.id, label=label, note="", saves=FIRST_TO_GO)]


def whole_ends(position: Position, question: Question, choices: Sequence[Choice]) -> list[Choice]:
    """The choices; the end of a turn within another is that of the outer one too, where this asks the very same again:
    what was just declined."""
    return [
        choice._replace(id=_whole_end(position.match, question, option))
        if choice.group == ENDING and (option := question.find(choice.id))
        else choice
        for choice in choices
    ]


def _with_end(position: Position, question: Question, choice: Choice) -> Choice | None:
    option = question.find(choice.id)
    if option is None:
        return None
    after, then = look_after(position, question, option)
    end = _end_of(position, then)
    if then is None or end is None:
        return None
    id = f"{choice.id}{THEN}{_whole_end(after, then, end)}"
    heading = position.speech("board-choice-and-end")
    return choice._replace(id=id, group=JOINED, heading=heading) if len(id) <= LONGEST_OPTION else None


def _whole_end(match: Match[object], question: Question, end: Option) -> str:
    """The end, as often as the very same is asked after it."""
    ids = [end.id]
    now, end_question = play_option(match, question, end)
    while (
        end_question is not None
        and end_question.options == question.options
        and len(THEN.join([*ids, end.id])) <= LONGEST_OPTION
    ):
        ids.append(end.id)
        now.play(question.seat, end.id)
        end_question = certain_question(match, now, question.seat)
    return THEN.join(ids)


def _end_of(position: Position, question: Question | None) -> Option | None:
    """The option of a question that ends a turn in which something was done."""
    passing = position.match.game.offers.passing
    ends = (each for each in question.options if each.group == ENDING) if question else iter(())
    return next((each for each in ends if each.label not in passing), None)
