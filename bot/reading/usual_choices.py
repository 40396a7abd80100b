"""What most people choose after a first step, and what a seat mostly takes in a turn, as one choice each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.interactions import limits
from bot.reading.choices import Choice, first_words
from bot.reading.joined_labels import as_before_label, note_of
from bot.reading.position import Position
from bot.tables.rules.choices import AGAIN, THEN
from engine.questions import Option, Question
from engine.repeating import answers_before, repeated_options


def with_usual(position: Position, question: Question, choices: Sequence[Choice]) -> list[Choice]:
    """The choices; before a first step stands the second that most people take after it, as one choice with it.

    Where one select would not hold them, the steps stand alone.
    """
    usual = {choice.id: option for choice in choices if (option := _usual_after(position, question, choice))}
    groups = Counter(choice.group for choice in choices)
    groups.update(choice.group for choice in choices if choice.id in usual)
    all_choices: list[Choice] = []
    for choice in choices:
        option = usual.get(choice.id)
        if option is None or groups[choice.group] > limits.SELECT_OPTIONS:
            all_choices.append(choice)
            continue
        facts = {**option.facts, **position.match.preview(question.seat, option)}
        key, speech = position.game, position.speech
        label = speech.option(key, option, facts, position.names)
        elsewhere = speech.fill(key, f"{key}-step-{choice.group}-elsewhere", facts, position.names)
        all_choices += [
            choice._replace(id=option.id, label=label, chance=option.chance, opens=False),
            choice._replace(label=elsewhere, note=""),
        ]
    return all_choices


def _usual_after(position: Position, question: Question, choice: Choice) -> Option | None:
    facts = position.match.game.offers.usual.get(choice.group)
    if not choice.opens or facts is None:
        return None
    options = (option for option in question.options if option.id.startswith(choice.id))
    return next((option for option in options if facts.items() <= option.facts.items()), None)


def as_before(position: Position, question: Question, choices: Sequence[Choice]) -> Choice | None:
    """All that the seat mostly takes in a turn, each as it was taken before, as one choice; None for less than two."""
    names, details, count = _names_before(position, question, choices)
    if count <= 1:
        return None
    options = repeated_options(position.match, question)
    first = options[0]
    return Choice(
        f"{first.id}{THEN}{AGAIN}",
        as_before_label(position.speech, names),
        note_of(details),
        first.group,
        next(choice.heading for choice in choices if choice.group == first.group),
        any(option.chance for option in options),
    )


def _names_before(
    position: Position, question: Question, choices: Sequence[Choice]
) -> tuple[list[str], list[str], int]:
    """What the seat mostly takes in a turn: names, labels, and how many there are."""
    match, speech, total = position.match, position.speech, 0
    names, labels = list[str](), list[str]()
    for option in repeated_options(match, question):
        facts = match.preview(question.seat, option)
        answers = answers_before(match, question.seat, option.id)
        same = (f"{option.id}{THEN}{answer}" for answer in answers[:1])
        named_choice = next((choice for id in (*same, option.id) for choice in choices if choice.id == id), None)
        label = named_choice.label if named_choice else speech.option(position.game, option, facts)
        copies = facts.get("copies", 1)
        total += copies if isinstance(copies, int) else 1
        names.append(speech("board-choice-times", name=first_words(position, question, option, label), count=copies))
        labels.append(label)
    return names, labels, total


def as_room_allows(choices: Sequence[Choice]) -> Iterator[Sequence[Choice]]:
    """All choices, and for where they have no room, the same without those that only save a click, step by step."""
    yield choices
    for most in sorted({choice.saves for choice in choices if choice.saves}, reverse=True):
        yield [choice for choice in choices if choice.saves < most]
