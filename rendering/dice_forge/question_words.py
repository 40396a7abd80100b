"""What a hero is asked, in a few words: on the board and in its alt text."""

from __future__ import annotations

from engine.questions import Question
from rendering.alt_text import join_sentences
from rendering.canvas.text import capitalise
from rendering.dice_forge.view import HeroView, TableView
from rendering.translations import Translations


def question_of(table: TableView, hero: HeroView) -> Question | None:
    """What a hero is asked now."""
    return None if table.over else table.questions.get(hero.number)


def words_of(question: Question, words: Translations, *, brief: bool = False) -> str:
    """The question in a few words; ``brief``: of a turn without the ways on that have a sign in gold of their
    own."""
    if question.kind == "turn":
        return _ways_on(question, words, brief)
    designs = "one" if question.facts.get("designs") == 1 else "several"
    return words(f"diceforge-picture-ask-{question.kind}", designs=designs)


def beside_choices(question: Question, words: Translations) -> str:
    """The question as it stands at its choices: of a turn, whose ways on the header names, the one with a tile."""
    if question.kind != "turn":
        return words_of(question, words)
    extra = words("diceforge-picture-do-extra")
    text = join_sentences([words("picture-which-way", ways="none", last=extra)])
    return capitalise(text)


WAYS = ("forge", "feat", "extra", "end")
"""What can be done in a turn, as far as it is said. What is used first has a golden ring where it lies, and is said
alone."""


SIGNED = frozenset({"extra", "end", "pass"})
"""The ways on that have a sign in gold of their own."""


def _ways_on(question: Question, words: Translations, brief: bool) -> str:
    groups = {option.group for option in question.options}
    ways = [way for way in WAYS if way in groups]
    if len(ways) < 2:
        ways[-1:-1] = [way for way in ("use", "triton", "companion") if way in groups][:2]
    if any(option.id == "pass" for option in question.options):
        ways[-1] = "pass"
    if brief:
        ways = [way for way in ways if way not in SIGNED][:2] or ways
    way_words = [words(f"diceforge-picture-do-{way}") for way in ways]
    return join_sentences(
        [words("picture-which-way", ways=words("common-list-comma").join(way_words[:-1]) or "none", last=way_words[-1])]
    )
