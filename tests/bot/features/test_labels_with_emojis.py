"""Once the application's emojis are uploaded: no label, placeholder, option, title or alt text shows their markup."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from discord_contract import EMOJI, message_faults, walk

from bot.features.deadlines import late_panel, vacation_panel
from bot.features.lobby.view import lobby_panel
from bot.interactions.components import Panel, clip, frame, gallery, option
from bot.interactions.forms import Value, boxes, one_of
from bot.interactions.routes import LATE, SUCCESSOR, WORD_FORM
from bot.languages import LANGUAGES, speech
from bot.languages.emojis import seat_mark, use_emojis
from bot.reading.lobby_options import options_panel
from bot.tables.model.table import Seat, Table
from engine.match import Match
from engine.registry import find_game
from rendering.emojis import every_emoji
from tests.bot.features.panel_limits import HASH, PICTURE
from tests.bot.features.panels_of_matches import panels_of

SEEN = f"<:seat_1_circle:{10**18}>"


@pytest.fixture(autouse=True)
def all_known() -> Iterator[None]:
    use_emojis({name: 10**18 + number for number, name in enumerate(every_emoji(), start=1)})
    assert EMOJI.search(seat_mark(0))
    yield
    use_emojis({})


def table_of(game: str, language: str) -> Table:
    seats = tuple(Seat(number, number + 1, name, None) for number, name in enumerate(("A*n*na", "Bo", "", "<:a_b:1>")))
    settings = Match.start(find_game(game), len(seats), seed=bytes(32)).settings
    return Table(1, 2, 3, game, "playing", 1, seats, settings, 1, HASH, 0, 0, 0, None, language)


def labels(panel: Panel) -> list[str]:
    """What the buttons say, without the isolates around names."""
    every = [part["label"] for part in walk(panel.view.to_components()) if part.get("label")]
    return [label.replace("\u2068", "").replace("\u2069", "") for label in every]


def check(view: Any) -> None:
    assert list(message_faults({"components": view.to_components(), "flags": 1 << 15})) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_late_or_away_is_named_in_plain_words(language: str) -> None:
    table, words = table_of("hercules", language), speech(language)
    late = late_panel(table, [0, 1, 2, 3], [1], 10**12, words)
    timed = replace(table, options=table.options._replace(limit=1))
    away = vacation_panel(timed, {0: 10**12, 2: 10**12}, words)
    assert labels(vacation_panel(table, {0: 10**12}, words)) == [], "without a clock there is nothing to resume"
    for panel in (late, away):
        check(panel.view)
        assert not any("seat_" in label for label in labels(panel))
    assert labels(late)[:3] == [
        words("deadlines-press-for", action=words(f"deadlines-press-{action}"), name="A*n*na")
        for action in ("wait", "computer", "replace")
    ]
    assert labels(away)[0] == words("deadlines-press-overrule", name="A*n*na")
    assert labels(away)[1] == words("deadlines-press-overrule", name=words("common-nameless", number=3))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["hercules", "diceforge"])
def test_every_board_of_a_match_and_its_lobby(game: str, language: str) -> None:
    for board in panels_of(game, 2, {}, language):
        check(board.panel().view)
    lobby = replace(table_of(game, language), stage="lobby")
    check(lobby_panel(lobby, speech(language), PICTURE).view)
    check(options_panel(lobby, speech(language)))


def test_whatever_a_label_is_made_of_its_markup_is_left_out() -> None:
    """A second line of defence: labels are cut in few places."""
    assert clip(f"Wait: {SEEN} Anna", 80) == "Wait: Anna"
    assert clip("a  b", 80) == "a  b"
    choice = option(f"{SEEN} Anna", "1", note=f"of {SEEN}")
    assert (choice.label, choice.description) == ("Anna", "of")
    button: Any = LATE.button(1, 0, "wait", label=f"{SEEN} Anna")
    assert button.label == "Anna"
    select: Any = SUCCESSOR.select(1, 0, placeholder=f"For {SEEN} Anna")
    assert select.children[0].body["placeholder"] == "For Anna"
    fields = [
        one_of("a", f"A {SEEN}", [Value("1", f"One {SEEN}")], f"of {SEEN}"),
        boxes("b", "B", [Value("1", SEEN + "x")]),
    ]
    form = WORD_FORM.form(1, title=f"{SEEN} A word", fields=fields)
    assert not EMOJI.search(str(form.to_dict()))
    picture = PICTURE._replace(alt=f"A board of {SEEN} Anna.")
    panel = Panel(frame(None, [gallery([picture])]), (picture,))
    check(panel.view)
    assert panel.files()[0].description == "A board of Anna."
