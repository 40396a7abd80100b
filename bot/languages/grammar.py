"""Grammatical forms of words: a language gives the message that names a word attributes for them.

``hercules-god-god_apollo.of = d’Apollon`` is what a message about ``$card`` writes as ``$card_of``. A word without that
attribute is written as it is named, and its gender is masculine. English and German need no forms.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache

from bot.languages.bundles import texts

CASES = ("gen", "dat", "acc", "ins", "loc")
PHRASES = ("of", "to", "in", "the", "a", "from", "with")
"""A word together with a preposition or an article, which may melt into it."""
GENDER = "gender"
"""Selected on, never shown: ``m``, ``f``, ``n``, ``mp`` or ``fp``."""
FORMS = (*CASES, *PHRASES, GENDER)
"""Attributes that one language may have and another not."""
COMMON_GENDER = "m"
"""The gender of a word that says none."""

_FORM = re.compile(rf"^ +\.({'|'.join(FORMS)}) *=", re.MULTILINE)


@cache
def forms_of(language: str) -> tuple[str, ...]:
    """The forms that any word of a language has."""
    used = {form for text in texts(language).values() for form in _FORM.findall(text)}
    return tuple(form for form in FORMS if form in used)


def word_and_form(variable: str) -> tuple[str, str] | None:
    """The variable of a word and the form of it that is asked for: ``card_of`` is ``card`` and ``of``."""
    word, _, form = variable.rpartition("_")
    return (word, form) if word and form in FORMS else None


def plain_form(variable: str, facts: Mapping[str, object]) -> object | None:
    """What stands for a form that a word does not have: the word as it is named. None for any other variable."""
    pair = word_and_form(variable)
    if pair is None:
        return None
    word, form = pair
    return COMMON_GENDER if form == GENDER else facts.get(word)


def word_forms(
    forms: Iterable[str], messages: Iterable[str], has: Callable[[str], bool], text: Callable[[str], str]
) -> dict[str, str]:
    """The forms that the first of these messages with such an attribute gives a word."""
    message_ids = tuple(messages)
    pairs = ((form, next(filter(has, (f"{message}.{form}" for message in message_ids)), "")) for form in forms)
    return {form: text(message) for form, message in pairs if message}
