"""Choices as sections of a private panel: few that say what they bring, as far as a message holds them."""

from __future__ import annotations

import pytest
from discord_contract import message_faults, walk

from bot.interactions.components import frame, words
from bot.languages import speech
from bot.reading.choice_rows import Layout, Target, choice_rows
from bot.reading.choice_sections import FEWEST, MOST, with_sections
from bot.reading.choices import Choice

SECTION = 9


def group(count: int, name: str = "feat", note: str = "Brings much.") -> list[Choice]:
    return [Choice(f"{name}:{at}", f"The {name} *{at}*", note, name, f"{name} …") for at in range(count)]


def panel(choices: list[Choice]) -> list[dict[str, object]]:
    sections, left = with_sections(Target(2**40, 2**40), choices, "Choose")
    rows = choice_rows(Target(2**40, 2**40), left, layout=Layout(3_400)) if left else []
    assert rows is not None
    return frame(None, [words("x" * 500), *sections, *rows]).to_components()


@pytest.mark.parametrize("count", [1, FEWEST - 1, FEWEST, MOST, MOST + 1])
def test_a_few_choices_with_notes_stand_as_sections(count: int) -> None:
    components = panel(group(count))
    sections = [part for part in walk(components) if part["type"] == SECTION]
    assert len(sections) == (count if FEWEST <= count <= MOST else 0)
    for at, section in enumerate(sections):
        assert section["accessory"]["custom_id"].endswith(f":feat:{at}")
        [text] = section["components"]
        assert text["content"] == f"**The feat \\*{at}\\***\n-# Brings much."
    assert not [*message_faults({"components": components, "flags": 1 << 15})]


@pytest.mark.parametrize(
    "choices",
    [
        group(5, note=""),
        [each._replace(opens=True) for each in group(5)],
        [*group(4)[:3], *group(4, note="")[3:]],
        group(3, note="W" * 1_090),
        group(3, note="Ä" * 700),
    ],
    ids=["no notes", "first steps", "one without a note", "too many letters", "too many bytes"],
)
def test_others_are_left_to_buttons_and_selects(choices: list[Choice]) -> None:
    sections, left = with_sections(Target(1, 1), choices, "Choose")
    assert not sections
    assert left == choices


def test_what_no_longer_fits_stands_below() -> None:
    choices = [*group(6), *group(5, "use"), *group(3, "extra")]
    sections, left = with_sections(Target(1, 1), choices, "Choose")
    assert len(sections) == 9, "the second group has no room, the third has"
    assert {each.group for each in left} == {"use"}
    assert with_sections(Target(1, 1), choices, "Choose", {"feat": 2})[1][:6] == choices[:6], (
        "several are ticked in a select"
    )


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Choose"), ("de", "Wählen"), ("fr", "Choisir"), ("pl", "Wybierz")]
)
def test_the_button_says_that_it_chooses(language: str, text: str) -> None:
    assert speech(language)("board-choose-this") == text
