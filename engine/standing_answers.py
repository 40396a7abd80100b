"""Standing answers: questions that come again and again may be answered once and for all.

A game declares as data which of its questions are of that sort; the caller keeps what seats have chosen and plays it
like any other choice. The rules know nothing of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.questions import Fact, Option, Question


@dataclass(frozen=True)
class StandingAnswer:
    """The questions of one ``kind``, and how they may be answered always.

    ``by`` names the fact that tells them apart, so that each is settled on its own ("": all alike).
    ``answers`` are the answers by name, each the beginning of an option's id. Where several options begin so, the
    last one is meant (the most of it), or the first for the answers named in ``first`` (the least of it); where none
    does, the seat is asked after all.
    ``shortcut`` names the answer that is offered beside the options themselves, for questions that would come all the
    time ("": none).
    ``known`` are those values of ``by`` of which it is known before anyone asks which answers they have.
    ``while_facts`` are facts without which a question of the kind is none of these, and ``label`` the one that the
    options of the answers must have ("": any).
    ``lapses``: such an answer stands only until its seat is asked another question of the kind. It cannot be given
    before anyone asks, and is offered to a seat that has answered so before.
    """

    kind: str
    answers: Mapping[str, str]
    by: str = ""
    first: frozenset[str] = frozenset()
    shortcut: str = ""
    known: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    while_facts: Mapping[str, Fact] = field(default_factory=dict)
    label: str = ""
    lapses: bool = False

    def fits(self, question: Question) -> bool:
        """Whether a question is one of these."""
        return (
            self.kind == question.kind
            and self.while_facts.items() <= question.facts.items()
            and (not self.label or any(option.label == self.label for option in question.options))
        )


def standing_key(declared: Sequence[StandingAnswer], question: Question) -> str | None:
    """Under which key the answer to such questions is kept (``hammer``, ``choose:owl``); None when it is none."""
    answer = _find_declared(declared, question)
    if answer is None:
        return None
    return f"{answer.kind}:{question.facts.get(answer.by, '')}" if answer.by else answer.kind


def standing_options(declared: Sequence[StandingAnswer], question: Question) -> dict[str, Option]:
    """The answers that may be given always to a question, and the option that each of them means now."""
    answer = _find_declared(declared, question)
    options: dict[str, Option] = {}
    if answer is None:
        return options
    for name, beginning in answer.answers.items():
        fitting = [
            option
            for option in question.options
            if option.id.startswith(beginning) and answer.label in ("", option.label)
        ]
        if fitting:
            options[name] = fitting[0 if name in answer.first else -1]
    return options


def standing_shortcut(declared: Sequence[StandingAnswer], question: Question) -> str:
    """The answer that is offered beside a question's options to be given always; "" when there is none."""
    answer = _find_declared(declared, question)
    return answer.shortcut if answer and answer.shortcut in standing_options(declared, question) else ""


def standing_option(
    declared: Sequence[StandingAnswer], question: Question, answers: Mapping[str, str]
) -> Option | None:
    """The option that a seat takes by what it has chosen before (answers by key), or None when it must be asked."""
    answer = answers.get(standing_key(declared, question) or "")
    return None if answer is None else standing_options(declared, question).get(answer)


def still_standing(
    declared: Sequence[StandingAnswer], question: Question | None, answers: Mapping[str, str]
) -> Mapping[str, str]:
    """Those of a seat's standing answers that still stand once it is asked a question."""
    if question is None:
        return answers
    lapsed_kinds = {
        each.kind for each in declared if each.lapses and each.kind == question.kind and not each.fits(question)
    }
    return {key: answer for key, answer in answers.items() if key not in lapsed_kinds}


def lapses(declared: Sequence[StandingAnswer], question: Question) -> bool:
    """Whether a standing answer to a question would stand only until its seat is asked something else."""
    answer = _find_declared(declared, question)
    return answer is not None and answer.lapses


def standing_ahead(declared: Sequence[StandingAnswer]) -> dict[str, tuple[str, ...]]:
    """The answers that can be given before anyone asks, by key."""
    options: dict[str, tuple[str, ...]] = {}
    for each in declared:
        if each.lapses:
            continue
        if each.by:
            options |= {f"{each.kind}:{value}": answers for value, answers in each.known.items()}
        else:
            options[each.kind] = tuple(each.answers)
    return options


def _find_declared(declared: Sequence[StandingAnswer], question: Question) -> StandingAnswer | None:
    return next((each for each in declared if each.fits(question)), None)
