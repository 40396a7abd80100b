"""Words in the form that a language needs: a case, with an article or a preposition, and their gender."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.languages import bundles, grammar, messages
from bot.languages.messages import Speech
from bot.languages.optional_variables import facts_used
from engine.events import Event

WORDS = {
    "hercules-god-god_apollo": "Apollon\n    .of = d’Apollon\n    .gender = m",
    "hercules-god-god_athena": "Athéna\n    .of = d’Athéna\n    .gender = f",
    "hercules-god-god_zeus": "Zeus",
    "hercules-named-god": "{ $name }",
    "hercules-event-took_god": "prend la carte { $card_of } "
    "({ $card_gender ->\n    [f] elle\n   *[m] il\n }: { $card_vp })",
    "hercules-event-moved": "vers { $column_gen }",
}


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> Iterator[Speech]:
    """A language of a few messages whose words have forms."""
    read = bundles.texts
    resources = {name: f"{name} = {text}\n" for name, text in WORDS.items()}
    # What is said in a language holds its bundle.
    caches = (
        bundles.entry,
        bundles.bundle,
        grammar.forms_of,
        facts_used,
        messages._speech,
        messages._speech_with_emojis,
    )

    def texts(language: str) -> object:
        return resources if language == "zz" else read(language)

    monkeypatch.setattr(bundles, "texts", texts)
    monkeypatch.setattr(grammar, "texts", texts)
    yield Speech("zz")
    for each in caches:
        if hasattr(each, "cache_clear"):
            each.cache_clear()


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("god_apollo", "prend la carte d’Apollon (il: 3)"),
        ("god_athena", "prend la carte d’Athéna (elle: 3)"),
        ("god_zeus", "prend la carte Zeus (il: 3)"),
    ],
)
def test_a_message_uses_the_form_that_a_word_has(french: Speech, card: str, line: str) -> None:
    text = french.event("hercules", Event("took_god", 0, {"card": card, "card_vp": 3}), ["Ada"])
    assert text.partition(": ")[0] == line.partition(": ")[0]


def test_a_word_without_forms_is_written_as_it_is_named(french: Speech) -> None:
    assert french.event("hercules", Event("moved", 0, {"column": 4}), ["Ada"]) == "vers 4"


def test_a_language_without_forms_needs_none() -> None:
    assert grammar.forms_of("en") == grammar.forms_of("de") == ()


def test_forms_are_told_from_other_variables() -> None:
    assert grammar.word_and_form("card_of") == ("card", "of")
    assert grammar.word_and_form("card_short") is grammar.word_and_form("of") is None
