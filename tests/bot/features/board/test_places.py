"""Where a new face goes: rows of buttons, one for each die, each option said once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from discord_contract import BUTTON, message_faults, walk

from bot.features.board.choosing import places_panel
from bot.interactions.limits import ROW_BUTTONS
from bot.interactions.panel_height import BUTTON as BUTTON_HEIGHT
from bot.interactions.panel_height import height_of_row
from bot.languages import LANGUAGES, emojis, speech
from bot.reading.choice_rows import Target, choice_rows
from bot.reading.choice_sections import with_sections
from bot.reading.choices import Choice, choices_of, places_heading
from bot.reading.position import position_of
from bot.tables.model.table import Seat, Table
from bot.tables.rules.choices import ticket_of
from engine.dice_forge.data.faces import DICE
from engine.match import Match
from engine.players import choose
from engine.questions import Question
from engine.registry import find_game
from rendering.emojis import emojis_of
from tests.bot.features.panel_limits import HASH, LONG, PICTURE

GAME = "diceforge"
PLAIN_LABEL = 26
"""How long a label may be that has no emoji, in characters."""


@pytest.fixture(params=["emojis", "no emojis"])
def with_emojis(request: pytest.FixtureRequest) -> Iterator[bool]:
    has_emojis = request.param == "emojis"
    emojis.use_emojis({each.name: number for number, each in enumerate(emojis_of(GAME), 10**17)} if has_emojis else {})
    yield has_emojis
    emojis.use_emojis({})


def table_of(match: Match[Any], language: str) -> Table:
    seats = tuple(Seat(number, 2**62 + number, LONG[number], None) for number in range(match.seats))
    stamps = (0, 0, 0, None)
    return Table(2**40, 2**62, 2**62, GAME, "playing", 2**62, seats, match.settings, 2**40, HASH, *stamps, language)


def questions(kind: str, module: str, most: int) -> Iterator[tuple[Match[Any], Question]]:
    """Questions of a kind about faces that go onto dice."""
    settings = {"module": module, "line_up": "random", "sets": "base" if module == "none" else "rebellion"}
    count = 0
    for seed in range(1, 80):
        match = Match.start(find_game(GAME), 3, settings, seed=bytes([seed]) * 32)
        while not match.is_finished:
            question = match.questions[0]
            if question.kind == kind and any("old" in option.facts for option in question.options):
                yield match.fork(), question
                count += 1
                if count == most:
                    return
            match.play(question.seat, choose("greedy", match, question.seat).option)


def beginnings(question: Question) -> list[str]:
    """What the ids of the ways to forge begin with, by face."""
    return list(dict.fromkeys(f"forge:{each.facts['face']}:" for each in question.options if "old" in each.facts))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "module"),
    [("turn", "none"), ("turn", "goddess"), ("ship", "none"), ("forge", "titans"), ("upgrade", "goddess")],
)
def test_the_places_of_a_face_stand_in_a_row_for_each_die(
    with_emojis: bool, language: str, kind: str, module: str
) -> None:
    words, tried = speech(language), 0
    for match, question in questions(kind, module, 3):
        table = table_of(match, language)
        for beginning in beginnings(question):
            ways = [option for option in question.options if option.id.startswith(beginning)]
            offered = choices_of(position_of(table, match, words), question, beginning=beginning)
            assert [choice.id for choice in offered] == [way.id for way in ways]
            assert all(bool(choice.picture) == with_emojis for choice in offered)
            assert max(len(choice.label) for choice in offered) <= PLAIN_LABEL
            assert len({(choice.row, choice.label, choice.picture) for choice in offered}) == len(offered)
            in_rows_by_die(offered, [way.text("die") for way in ways])
            panel = places_panel(position_of(table, match, words), question, offered, PICTURE)
            parts = list(walk(panel.view.to_components()))
            buttons = [part["custom_id"] for part in parts if part["type"] == BUTTON]
            assert sum(f":{way.id}" in id for way in ways for id in buttons) == len(ways), "each is said once"
            assert not list(message_faults({"flags": 1 << 15, "components": panel.view.to_components()}))
            tried += 1
    assert tried


def in_rows_by_die(offered: list[Choice], dice: list[str]) -> None:
    rows = choice_rows(Target(1, 1), offered)
    assert rows is not None
    for row, die in zip(rows, (each for each in DICE if each in dice), strict=False):
        ids = [button.custom_id for button in row.children]  # type: ignore[attr-defined]
        assert len(ids) == min(dice.count(die), ROW_BUTTONS)
        assert all(f":{die}:" in id for id in ids)
        assert height_of_row(row) == BUTTON_HEIGHT, "one line"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_feat_that_gives_one_face_asks_for_its_place_at_once(with_emojis: bool, language: str) -> None:
    words = speech(language)
    for match, question in questions("forge", "titans", 40):
        table = table_of(match, language)
        offered = choices_of(position_of(table, match, words), question)
        if len(beginnings(question)) > 1:
            continue
        placed = [choice for choice in offered if choice.row]
        assert len(placed) == sum("old" in option.facts for option in question.options)
        assert placed[0].about in places_heading(offered), "the face is named"
        assert with_sections(Target(1, ticket_of(table, question)), offered, "Choose")[0] == []
        return
    raise AssertionError("no feat gave a face")


def test_a_face_among_other_things_to_do_is_named_with_each_of_its_places() -> None:
    """Where a turn offers one face beside feats, buttons that name places alone would not say which face it is."""
    words = speech("en")
    for match, question in questions("turn", "none", 60):
        offered = choices_of(position_of(table_of(match, "en"), match, words), question)
        assert not any(choice.row for choice in offered)
