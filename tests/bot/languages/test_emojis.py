"""Emojis in sentences: in the place of words and beside them, not in names, and only as long as there is room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui

from bot.features.board import choosing
from bot.features.puzzle import posed as puzzle
from bot.features.puzzle import solved
from bot.interactions.components import Panel
from bot.interactions.panel_height import ROW, rows, width
from bot.languages import speech
from bot.languages.captions import strip_markdown
from bot.languages.emojis import signs, use_emojis
from bot.reading.choices import Choice, _with_notes_in_labels, choices_of
from bot.reading.position import position_of
from bot.tables.model.table import Seat, Table
from bot.tables.people.people import Person
from bot.tables.people.preferences import Preferences
from engine.chance import SEED_BYTES
from engine.events import Event
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from rendering.emojis import every_emoji
from tests.bot.features.panels_of_matches import panels_of
from tests.short_forms import one_in_eight, some

NAMES = ("A🪙nna", "Bo")
GOLD = "<:gold:1000000000000000034>"


@pytest.fixture
def all_known() -> Iterator[None]:
    use_emojis({name: 10**18 + number for number, name in enumerate(every_emoji(), start=1)})
    yield
    use_emojis({})


def tell(game: str, language: str, *events: Event) -> list[str]:
    return [
        line.replace("\u2068", "").replace("\u2069", "")
        for line in speech(language).with_emojis.story(game, events, NAMES)
    ]


def named(text: str) -> str:
    """The text with the names of emojis alone."""
    for name, number in ((name, 10**18 + at) for at, name in enumerate(every_emoji(), start=1)):
        text = text.replace(f"<:{name}:{number}>", f"({name})")
    return text


ROLLED = Event("rolled", 0, {"dice": ("light", "dark"), "faces": ("g3", "s1"), "cause": "phase"})
GAINED = Event("gained", 0, {"source": "elder", "vp": 4})


@pytest.mark.usefixtures("all_known")
@pytest.mark.parametrize(("language", "rolls"), [("en", "rolls"), ("de", "würfelt")])
def test_faces_stand_in_the_place_of_words(language: str, rolls: str) -> None:
    (line,) = tell("diceforge", language, ROLLED, GAINED)
    assert named(line).startswith(f"**A🪙nna** {rolls} (face_gold_3) (face_sun_1) · ")
    assert "4(glory_points)" in named(line)


@pytest.mark.usefixtures("all_known")
@pytest.mark.parametrize("language", ["en", "de"])
def test_gods_stand_beside_their_names(language: str) -> None:
    facts = {"result": 8, "left": 5, "right": 3, "operation": "add", "demigod": "hestia"}
    (line,) = tell("hercules", language, Event("laboured", 0, facts), Event("took_god", 0, {"card": "god_zeus"}))
    assert "8 = 5 (plus) 3" in named(line)
    assert "(god_zeus) Zeus" in named(line)


def test_without_emojis_the_words_are_as_before() -> None:
    words = speech("en")
    assert words.with_emojis is words
    assert tell("diceforge", "en", ROLLED) == ["**A🪙nna** rolls 3🪙 + 1☀️"]


def test_one_that_is_missing_is_told_in_words() -> None:
    use_emojis({"face_gold_3": 5})
    try:
        assert tell("diceforge", "en", ROLLED) == ["**A🪙nna** rolls <:face_gold_3:5> + 1☀️"]
        use_emojis({"face_gold_3": 6, "gold": 7})
        assert tell("diceforge", "en", ROLLED) == ["**A🪙nna** rolls <:face_gold_3:6> + 1☀️"]
    finally:
        use_emojis({})


@pytest.mark.usefixtures("all_known")
def test_captions_and_labels_have_none() -> None:
    words = speech("en")
    match = Match.start(find_game("diceforge"), 2, seed=bytes(SEED_BYTES))
    labels = [words.option("diceforge", option, {}, NAMES) for option in match.questions[0].options]
    labels.append(strip_markdown(words.story("diceforge", [ROLLED], NAMES)[0]))
    assert not any("<:" in label for label in labels)


@pytest.mark.usefixtures("all_known")
def test_an_emoji_is_as_wide_as_it_is_shown() -> None:
    assert width(GOLD) == width("🪙")
    line = " · ".join([f"{GOLD} {GOLD}"] * 30)
    assert rows(line) == -(-int(width(line)) // ROW)


@pytest.mark.usefixtures("all_known")
def test_a_piece_without_an_emoji_has_no_sign() -> None:
    assert signs("diceforge").of("g1")
    assert signs("diceforge").of("elder") == ""
    assert signs("hercules").put("god_zeus", "Zeus").endswith("> Zeus")


@pytest.mark.usefixtures("all_known")
def test_a_board_shows_one_set_of_signs() -> None:
    """No line of a panel has the standard sign of a resource beside the application's own."""
    for board in panels_of("diceforge", 3, {}, "en"):
        for item in board.panel().view.walk_children():
            if isinstance(item, ui.TextDisplay) and "<:" in item.content:
                assert not [sign for sign in "🪙☀🌙🏆" if sign in item.content], item.content


STANDARD = "🪙☀🌙🏆"


def mixed(panel: Panel) -> list[str]:
    """The texts of a panel that have the application's own emojis beside standard signs of resources."""
    return [text for text in texts_of(panel) if "<:" in text and any(sign in text for sign in STANDARD)]


PLAYED_IN = [
    ({}, "en"),
    ({}, "de"),
    ({"module": "goddess"}, "de"),
    ({"module": "goddess"}, "en"),
    ({"module": "titans"}, "en"),
    ({"module": "titans"}, "de"),
]
"""Modules and languages: with each module one language is played in the short form."""


@pytest.mark.usefixtures("all_known")
@pytest.mark.parametrize("count", [1, pytest.param(3, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("settings", "language"), some(PLAYED_IN, 2))
async def test_a_private_panel_shows_one_set_of_signs(
    settings: dict[str, str], language: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choosing, "draw_places", no_picture)
    monkeypatch.setattr(choosing, "draw_seat", no_picture)
    words, total, signed = speech(language), 0, 0
    for seed in range(1, count + 1):
        match = Match.start(find_game("diceforge"), 2, settings, seed=bytes([seed]) * 32)
        seats = (Seat(0, 1, "Penelope", None), Seat(1, 2, "Atalanta", None))
        table = Table(1, 2, 3, "diceforge", "playing", 1, seats, match.settings, 1, "0" * 64, 0, 0, 0, None, language)
        lookup = SimpleNamespace(get=partial(give_value, table), match=partial(give_value, match))
        tables = SimpleNamespace(lookup=lookup, people=PEOPLE)
        services: Any = SimpleNamespace(tables=tables)
        while not match.is_finished:
            question = match.questions[0]
            panels = [await choosing.choices(services, position_of(table, match, words), question.seat, 0)]
            offered = choices_of(position_of(table, match, words), question)
            panels += [await choosing.step(services, 1, question, each.id, words) for each in offered if each.opens]
            for panel in panels:
                assert not mixed(panel), (question.kind, mixed(panel))
                total += 1
                signed += "<:" in str(panel.view.to_components())
            match.play(question.seat, choose("greedy", match, question.seat).option)
    assert signed > total / 10


@pytest.mark.usefixtures("all_known")
@one_in_eight
@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_puzzle_shows_one_set_of_signs(language: str, step: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle, "draw_turn", no_picture)
    pool = SimpleNamespace(run=called)
    tables = SimpleNamespace(people=PEOPLE, drills=SimpleNamespace(of_person=partial(give_value, [])))
    services: Any = SimpleNamespace(pool=pool, tables=tables, clock=SimpleNamespace(now=lambda: 0))
    words, person = speech(language), Person(1, "Penelope")
    for posed in [*puzzle.bank_of("diceforge").values()][::step]:
        panel = await puzzle.puzzle_panel(services, person, posed, words)
        assert not mixed(panel), mixed(panel)
        assert not [sign for sign in STANDARD if sign in "".join(texts_of(panel))], "a question has the own emojis"
        position = await puzzle.position_of(services, person, posed, words)
        lines = [*solved._explanation(position, posed, posed.best)]
        explained = puzzle.framed_puzzle(posed, None, lines, [], words)
        assert not mixed(explained), mixed(explained)
        assert not [sign for sign in STANDARD if sign in "".join(texts_of(explained))]


def texts_of(panel: Panel) -> list[str]:
    return [item.content for item in panel.view.walk_children() if isinstance(item, ui.TextDisplay)]


async def no_picture(*_: object, **__: object) -> None:
    return None


async def give_value(value: Any, *_: object) -> Any:
    return value


PEOPLE = SimpleNamespace(preferences=partial(give_value, Preferences()))


async def called(work: Callable[[], Any]) -> Any:
    return work()


@pytest.mark.usefixtures("all_known")
@pytest.mark.parametrize("language", ["en", "de"])
def test_signs_of_reckoning_stay_as_they_are_in_a_choice(language: str) -> None:
    speech_with_emojis = speech(language).with_emojis
    for sign in "+−×÷":
        assert speech_with_emojis.add_symbols("hercules", f"9 = 6 {sign} 3") == f"9 = 6 {sign} 3"


def test_a_note_beside_a_label_ends_without_a_full_stop() -> None:
    choice = Choice("end", "Pass", "You keep everything for later.", "turn")
    assert [each.label for each in _with_notes_in_labels([choice])] == ["Pass · You keep everything for later"]
