"""What the acting side is asked, in a few words: on the board and in its alt text."""

from __future__ import annotations

from engine.questions import Question
from rendering.alt_text import join_sentences
from rendering.translations import Translations

WAYS = ("labour", "ability", "rest", "pass", "end")
"""What can be done in a turn; who has nothing to take back passes instead of resting. Abilities are said where there
are few of them: they have a golden ring of their own."""
MOST = 3


def words_of(question: Question, words: Translations, *, brief: bool = False) -> str:
    """The question in a few words; ``brief``: of a turn without the ways to end it, which have a sign in gold at the
    seat."""
    if question.kind != "turn":
        return words(f"hercules-picture-ask-{question.kind}")
    groups = {"pass" if option.label == "pass" else option.group for option in question.options}
    ways = [way for way in WAYS if way in groups]
    if brief:
        ways = [way for way in ways if way in ("labour", "ability")] or ways
    if len(ways) > MOST:
        ways.remove("ability")
    way_words = [words(f"hercules-picture-do-{way}") for way in ways]
    return join_sentences(
        [words("picture-which-way", ways=words("common-list-comma").join(way_words[:-1]) or "none", last=way_words[-1])]
    )
