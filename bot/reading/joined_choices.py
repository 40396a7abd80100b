"""Choices that one click makes together: an option with the answer to the question that follows it, or with the end.

Each is made of options of the engine, whose ids are joined by ``THEN``; the journal keeps them one by one. Only what
follows for certain is offered along: where an option brings something to light, the question after it is asked alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.interactions import limits
from bot.interactions.custom_ids import LONGEST_OPTION
from bot.reading.choices import ENDING, Choice, choices_of, first_words, with_planned
from bot.reading.ending_choices import and_end_beside, whole_ends, with_ends
from bot.reading.joined_labels import joined_label, repeated_label
from bot.reading.next_questions import certain_question, look_after
from bot.reading.position import Position
from bot.reading.usual_choices import as_before, with_usual
from bot.tables.rules.choices import AGAIN, THEN
from engine.match import Match
from engine.questions import Option, Question
from engine.repeating import Repetition, repeated_options
from engine.standing_answers import standing_option

FEW = 4
"""The largest number of answers that are offered along with the option before them."""


def offered_choices(position: Position, question: Question) -> list[Choice]:
    """The options of a question in words, those along with their answers that lead to one."""
    key = ("offered", question.number, question.seat)
    if key not in position.cache:
        position.cache[key] = with_planned(position, question, _choices_here(position, question))
    return list(position.cache[key])


def _choices_here(position: Position, question: Question) -> list[Choice]:
    alone = whole_ends(position, question, choices_of(position, question))
    choices = with_answers(position, question, with_usual(position, question, alone))
    again = as_before(position, question, choices)
    first = next((at for at, choice in enumerate(choices) if again and choice.group == again.group), 0)
    return [
        *choices[:first],
        *([again] if again else []),
        *with_opened(position, question, and_end_beside(position, question, choices[first:])),
        *after_repeated(position, question, choices),
        *with_ends(position, question, choices),
    ]


def after_repeated(position: Position, question: Question, choices: Sequence[Choice]) -> list[Choice]:
    """What the seat can do once it has taken all that it mostly takes, as before: each as one choice with that.

    None where something comes to light on the way, or where one select does not hold them.
    """
    options = repeated_options(position.match, question)
    if not options:
        return []
    match, first = position.match.fork(), options[0]
    repetition = Repetition(match, question.seat, first.id)
    option: Option | None = first
    while option is not None:
        if option.chance or match.chance_used != position.match.chance_used:
            return []
        match.play(question.seat, option.id)
        current, again = match.question_for(question.seat), repetition.find_next(match)
        option = current.find(again) if current and again else None
    speech, same = position.speech, next(choice for choice in choices if choice.group == first.group)
    return [
        each._replace(
            label=repeated_label(speech, each.label),
            group=same.group,
            heading=same.heading,
        )
        for each in _later(position, question, match, f"{first.id}{THEN}{AGAIN}{THEN}")
    ]


def with_opened(position: Position, question: Question, choices: Sequence[Choice]) -> list[Choice]:
    """The choices; one that only opens further choices stands there once for each of them, and last alone."""
    opening, speech, rows_of_choices = position.match.game.offers.opening, position.speech, list[Choice]()
    for choice in choices:
        option = question.find(choice.id) if choice.group in opening else None
        if option is not None and not option.chance:
            match, _ = look_after(position, question, option)
            first = first_words(position, question, option, choice.label)
            rows_of_choices += [
                each._replace(
                    label=joined_label(speech, first, each.label),
                    group=choice.group,
                    heading=choice.heading,
                )
                for each in _later(position, question, match, f"{choice.id}{THEN}")
            ]
        rows_of_choices.append(choice)
    return rows_of_choices


def _later(position: Position, question: Question, match: Match[Any], before: str) -> list[Choice]:
    """What the seat can do in its turn at a later moment of it, each after what was done ``before``.

    None where something came to light, another question comes first, or one select does not hold them.
    """
    then = certain_question(position.match, match, question.seat)
    if then is None or then.kind != question.kind:
        return []
    later = position.at(match)
    left = [
        choice._replace(id=f"{before}{choice.id}", note="", saves=1)
        for choice in with_answers(later, then, with_usual(later, then, choices_of(later, then)))
        if not choice.opens and choice.group != ENDING
    ]
    fits = len(left) < limits.SELECT_OPTIONS and all(len(choice.id) <= LONGEST_OPTION for choice in left)
    return left if fits else []


def without_steps(position: Position, question: Question, choices: Sequence[Choice]) -> Iterator[list[Choice]]:
    """The choices with the options themselves instead of first steps, where one select holds them: with notes, and
    without."""
    groups_with_steps = {choice.group for choice in choices if choice.opens}
    every = choices_of(position, question, at_once=limits.SELECT_OPTIONS) if groups_with_steps else []
    whole = {group: [each for each in every if each.group == group and not each.opens] for group in groups_with_steps}
    if not any(whole.values()):
        return
    for has_notes in (True, False):
        by_id: dict[str, Choice] = {}
        for choice in choices:
            for each in (choice.opens and whole[choice.group]) or [choice]:
                by_id.setdefault(each.id, each if has_notes or not choice.opens else each._replace(note=""))
        yield list(by_id.values())


def with_answers(position: Position, question: Question, choices: Sequence[Choice]) -> list[Choice]:
    """The choices; one that only leads to a small question stands there once for each answer to that. Where it is
    nothing that is repeated, it must take no further row: one select holds all choices, and no button becomes one."""
    repetitions = position.match.game.offers.routines
    choices_along = [
        _choices_after(position, question, choice) if choice.group in repetitions else [] for choice in choices
    ]
    room = limits.SELECT_OPTIONS - 1 - sum(len(along) or 1 for along in choices_along)
    sizes = Counter(choice.group for choice in choices)
    selects = {choice.group for choice in choices if choice.note and sizes[choice.group] > 1}
    all_choices: list[Choice] = []
    for choice, along in zip(choices, choices_along, strict=True):
        answers = _choices_after(position, question, choice) if choice.group in selects - {*repetitions} else []
        if answers and len(answers) - 1 <= room:
            room -= len(answers) - 1
            all_choices += answers
        else:
            all_choices += along or [choice]
    return all_choices


def _choices_after(position: Position, question: Question, choice: Choice) -> list[Choice]:
    match, speech = position.match, position.speech
    option = question.find(choice.id)
    if option is None or choice.group not in match.game.offers.leads_on or choice.group in question.several:
        return []
    after, then = look_after(position, question, option)
    if then is None or len(then.options) > FEW or then.several:
        return []
    if then.kind == question.kind and choice.group in match.game.offers.routines:
        return []
    if standing_option(match.game.offers.standing_answers, then, position.seats[question.seat].standing) is not None:
        return []
    first = first_words(position, question, option, choice.label)
    has_note = bool(choice.note) and choice.group not in match.game.offers.routines
    return [
        choice._replace(
            id=f"{choice.id}{THEN}{answer.id}",
            label=joined_label(speech, first, answer.label),
            note=choice.note if has_note else answer.note,
            chance=answer.chance,
        )
        for answer in whole_ends(position.at(after), then, choices_of(position.at(after), then))
        if len(choice.id) + len(THEN) + len(answer.id) <= LONGEST_OPTION and not answer.opens
    ]
