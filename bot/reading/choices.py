"""A seat's choices in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.languages import Speech
from bot.languages.emojis import signs
from bot.languages.markdown import disarm_markdown
from bot.reading.position import Position
from bot.tables.rules.choices import THEN
from engine.questions import NO_FACTS, Fact, Option, Question

ENDING = "end"
"""The group of options that end a turn."""
JOINED = "joined"
"""The group of choices that end the turn as well."""
MAIN_BUTTONS = 5
TOLD_ALONE = 66
"""The longest button label with its note, in characters, that fits one line."""
CHANCE = "🎲"
PLANNED = "📌"
LAST = "🏁"


class Choice(NamedTuple):
    """An option as a person reads it. ``group`` is the option's group, ``heading`` that group in words.

    ``done``: it only says that enough was chosen. ``opens``: it is no option but a first step, and ``id`` the beginning
    that the options of the next step share. ``picture`` is the emoji of what it is about, as markup. ``row`` names the
    row of buttons in which it stands as a place, and ``about`` is what such places are chosen for. ``saves``: it only
    saves a click, and gives way where there is no room, the one with the highest number first (0: it does not).
    ``is_planned``: its reader had planned to take it.
    """

    id: str
    label: str
    note: str = ""
    group: str = ""
    heading: str = ""
    chance: bool = False
    opens: bool = False
    done: bool = False
    picture: str = ""
    row: str = ""
    about: str = ""
    saves: int = 0
    is_planned: bool = False

    @property
    def emoji(self) -> str | None:
        """The sign of choices that were planned or cannot be taken back (a roll, the end of a turn), or of what it is
        about."""
        if self.is_planned:
            return PLANNED
        if self.chance:
            return CHANCE
        return LAST if self.group == ENDING else self.picture or None


def choices_of(
    position: Position, question: Question, *, beginning: str = "", at_once: int = 0, is_bare: bool = False
) -> list[Choice]:
    """The options of a question, put into words. Of those that read the same (equal dice, twin cards) one is shown,
    unless several may be chosen together.

    Groups that the game wants chosen in steps give their first steps, unless they have at most ``at_once`` options;
    with a ``beginning``, the options of a second step are given, those whose ids begin so. ``is_bare``: without the
    points that they bring, where the game has such words.
    """
    key = ("choices", question.number, question.seat, beginning, at_once, is_bare)
    if key not in position.cache:
        wordings = _wordings(position, question, beginning, at_once, is_bare=is_bare)
        position.cache[key] = with_planned(position, question, wordings)
    return list(position.cache[key])


def with_planned(position: Position, question: Question, choices: Sequence[Choice]) -> list[Choice]:
    """The choices with those marked that their reader had planned, also those with what they had planned after that;
    for no one else's eyes: where everyone reads, nothing is marked."""
    plan = position.seats[question.seat].plan if position.viewer == question.seat else None
    if plan is None:
        return list(choices)
    first, any_option = plan.options_of(question.kind), plan.options_of()
    return [choice._replace(is_planned=_is_planned(choice, first, any_option)) for choice in choices]


def _is_planned(choice: Choice, first: frozenset[str], any_option: frozenset[str]) -> bool:
    if choice.opens:
        return any(option.startswith(choice.id) for option in first)
    option, *then = choice.id.split(THEN)
    return option in first and any_option.issuperset(then)


def _wordings(position: Position, question: Question, beginning: str, at_once: int, *, is_bare: bool) -> list[Choice]:
    groups: dict[str, list[Option]] = {}
    for option in question.options:
        if option.id.startswith(beginning):
            groups.setdefault(option.group, []).append(option)
    choices: dict[tuple[str, str, str, str], Choice] = {}
    for options in groups.values():
        steps = None if beginning or len(options) <= at_once else _steps(position, question, options)
        for choice in steps or _group_in_words(position, question, options, beginning, is_bare=is_bare):
            twin = choice.id if choice.group in question.several else ""
            choices.setdefault((choice.label, choice.note, f"{choice.row} {choice.picture}", twin), choice)
    return _with_notes_in_labels(list(choices.values()))


def _group_in_words(
    position: Position, question: Question, options: Sequence[Option], beginning: str, *, is_bare: bool
) -> Sequence[Choice]:
    """The options of a group themselves; put into words once, also where they are asked for beside first steps."""
    key = ("group", question.number, question.seat, options[0].group, beginning, is_bare)
    if key not in position.cache:
        position.cache[key] = [*_last_step(position, question, options, beginning, is_bare=is_bare)]
    group: list[Choice] = position.cache[key]
    return group


def _bare(game: str, speech: Speech, option: Option) -> Option:
    """An option whose words do not tell how many points it brings."""
    label = f"{option.label}-bare"
    return replace(option, label=label) if speech.has_own(f"{game}-option-{label}") else option


def _with_notes_in_labels(choices: list[Choice]) -> list[Choice]:
    """The choices; one that is alone in its group becomes a button, and says there what it brings if that is short."""
    alone = Counter(choice.group for choice in choices)
    return [
        choice._replace(label=f"{choice.label} · {choice.note.removesuffix('.')}", note="")
        if alone[choice.group] == 1
        and choice.note
        and not choice.opens
        and not choice.row
        and choice.group
        and len(choice.label) + len(choice.note) <= TOLD_ALONE
        else choice
        for choice in choices
    ]


def _last_step(
    position: Position, question: Question, options: Sequence[Option], beginning: str, *, is_bare: bool
) -> Iterator[Choice]:
    """The options themselves: as places in rows, where nothing else of them is left to choose."""
    game, group = position.match.game, options[0].group
    fact, row = game.offers.steps.get(group), game.offers.rows.get(group)
    alone = all(option.group == group or option.label in game.offers.done for option in question.options)
    if fact and row and (beginning or alone) and len({option.facts[fact] for option in options}) == 1:
        return _places(position, question, options, row)
    if not beginning:
        options = _usual_first(options, fact or "", game.offers.usual.get(group, NO_FACTS))
    return _options(position, question, options, second=bool(beginning), is_bare=is_bare)


def _usual_first(options: Sequence[Option], fact: str, usual: Mapping[str, Fact]) -> Sequence[Option]:
    """The options, of those that are alike in what is chosen first the one that most people take before the others."""
    if not usual:
        return options
    order = {value: at for at, value in enumerate(dict.fromkeys(option.facts.get(fact) for option in options))}
    return sorted(options, key=lambda each: (order[each.facts.get(fact)], not usual.items() <= each.facts.items()))


def _places(position: Position, question: Question, options: Sequence[Option], row: str) -> Iterator[Choice]:
    """The options as places: each says no more than where that is, with the emoji of what lies there.

    Where there is none, words say what lies there, and the first button of each row where that is. Their notes say
    both.
    """
    group, key, match, speech = options[0].group, position.game, position.match, position.speech
    fact = match.game.offers.steps[group]
    asks, counts = heading(key, group, speech, second=True), Counter[str]()
    for option in options:
        facts = {**option.facts, **match.preview(question.seat, option)}
        is_first = counts[option.text(row)] % MAIN_BUTTONS == 0
        counts[option.text(row)] += 1
        about = speech.fill(key, f"{key}-step-{group}", facts, position.names)
        sign = _picture(key, {each: value for each, value in option.facts.items() if each not in (fact, row)})
        short, full = (
            speech.fill(key, f"{key}-place-{group}{part}", facts, position.names)
            for part in ("" if sign else "-first" if is_first else "-further", "-first")
        )
        place = Choice(option.id, short, full, group, asks, option.chance, picture=sign)
        yield place._replace(row=str(option.facts[row]), about=about)


def _options(
    position: Position, question: Question, options: Sequence[Option], *, second: bool, is_bare: bool
) -> Iterator[Choice]:
    game, names, match, speech = position.game, position.names, position.match, position.speech
    for option in options:
        facts = {**option.facts, **match.preview(question.seat, option)}
        shown_option = _bare(game, speech, option) if is_bare else option
        message = f"{game}-step-{option.group}-then"
        if second and speech.has_own(message):
            label = speech.fill(game, message, facts, names)
        else:
            label = speech.option(game, shown_option, facts, names)
        note = speech.option_note(game, shown_option, facts, names)
        group = option.group
        asks = heading(game, group, speech, second=second)
        done = option.label in match.game.offers.done
        fact = match.game.offers.steps.get(group) if second else None
        remaining = {each: value for each, value in option.facts.items() if each != fact}
        yield Choice(option.id, label, note, group, asks, option.chance, done=done, picture=_picture(game, remaining))


def _steps(position: Position, question: Question, options: Sequence[Option]) -> list[Choice] | None:
    """The first steps to the options of a group, or None when they are few, or alike in what is chosen first; put into
    words once, also where they are asked for beside the options themselves."""
    key = ("steps", question.number, question.seat, options[0].group)
    if key not in position.cache:
        position.cache[key] = _steps_in_words(position, question, options)
    steps: list[Choice] | None = position.cache[key]
    return steps


def _steps_in_words(position: Position, question: Question, options: Sequence[Option]) -> list[Choice] | None:
    group, game, match, speech = options[0].group, position.game, position.match, position.speech
    fact = match.game.offers.steps.get(group)
    if fact is None or len(options) <= MAIN_BUTTONS:
        return None
    values = list(dict.fromkeys(option.facts[fact] for option in options))
    if len(values) == 1:
        return None
    steps = []
    for value in values:
        first = next(option for option in options if option.facts[fact] == value)
        facts = {**first.facts, **match.preview(question.seat, first)}
        label, note = (speech.fill(game, f"{game}-step-{group}{part}", facts, position.names) for part in ("", "-note"))
        asks, picture = heading(game, group, speech), _picture(game, {fact: value})
        steps.append(Choice(_beginning(first, str(value)), label, note, group, asks, opens=True, picture=picture))
    return steps


def _picture(game: str, facts: Mapping[str, Fact]) -> str:
    """The emoji of what the first of these facts names that has one; "" where none has."""
    game_signs = signs(game)
    return next((sign for value in facts.values() if isinstance(value, str) and (sign := game_signs.of(value))), "")


def _beginning(option: Option, value: str) -> str:
    """The beginning that the ids of all options with this value share: up to the value and the colon after it."""
    before, held_value, _ = option.id.partition(f":{value}:")
    if not held_value:
        raise ValueError(f"the id {option.id!r} does not hold the step {value!r}")
    return before + held_value


def first_words(position: Position, question: Question, option: Option, label: str) -> str:
    """The option's name in front of an answer: without what it asks, where the game has words for that."""
    message = f"{position.game}-option-{option.label}-first"
    if not position.speech.has_own(message):
        return label
    facts = {**option.facts, **position.match.preview(question.seat, option)}
    return position.speech.fill(position.game, message, facts, position.names)


def places_heading(choices: Sequence[Choice]) -> str:
    """What the places among these choices are for, in markdown; "" where there are none."""
    place = next((choice for choice in choices if choice.row), None)
    return second_step(place.about, place.heading) if place else ""


def without_rows(choices: Sequence[Choice]) -> list[Choice]:
    """The choices with places as any others, for where there is no room for rows of them."""
    return [each._replace(row="", label=each.note, note="") if each.row else each for each in choices]


def second_step(first: str, asks: str) -> str:
    """What was chosen in the first step, and what the second asks, in markdown."""
    return f"**{disarm_markdown(first)}** · {asks}"


def heading(game: str, group: str, speech: Speech, *, second: bool = False) -> str:
    """What a select of this group of options asks for; ``second``: in the second step, where that has words."""
    message = f"{game}-group-{group}"
    if second and speech.has(f"{message}-then"):
        message += "-then"
    return speech(message if group and speech.has(message) else "board-choose")


def option_in_words(position: Position, question: Question, option_id: str) -> str | None:
    """An option of a question as a sentence names it, in markdown; None when it is not offered."""
    option = question.find(option_id)
    if option is None:
        return None
    facts = position.match.preview(question.seat, option)
    text = position.speech.option_in_sentence(position.game, option, facts, position.names)
    return disarm_markdown(text)
