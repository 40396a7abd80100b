"""A picture that does not show the match itself says so, in a band, a frame and its alt text."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.languages import LANGUAGES, speech
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from engine.trial import play_trial
from rendering.marking import STRIPE_PX, break_evenly
from rendering.picture import Scene
from rendering.registry import draw

MARK = "TRIAL · nothing here counts"


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
@pytest.mark.parametrize("compact", [False, True])
def test_a_marked_picture_is_the_same_board_in_a_frame_with_a_band(game: str, *, compact: bool) -> None:
    match = Match.start(find_game(game), 2, {}, seed=b"1" * 32)
    scene = Scene(match, ("Zoë", "Bo"), speech("en"), 0, compact=compact)
    plain, marked = draw("board", scene), draw("board", scene._replace(mark=MARK))
    assert marked.alt.startswith(f"{MARK}. ")
    assert not plain.alt.startswith(MARK)
    assert scene.content != scene._replace(mark=MARK).content
    assert marked.width == plain.width
    assert marked.height > plain.height
    image = Image.open(io.BytesIO(marked.data)).convert("RGB")
    edges = {image.getpixel(at) for at in ((2, image.height // 2), (image.width - 3, image.height // 2))}
    assert len(edges) == 1
    assert edges != {image.getpixel((40, image.height // 2))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_mark_stands_alone(language: str) -> None:
    lines, _ = break_evenly(speech(language)("trial-mark"), 1050 - 8 * STRIPE_PX)
    assert " ".join(lines) == speech(language)("trial-mark")
    assert len(lines) == 1 or all(len(line) > len(lines[0]) / 2 for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trial_that_is_over_says_who_comes_next(language: str) -> None:
    match, choices = Match.start(find_game("diceforge"), 3, {}, seed=b"1" * 32), list[str]()
    while (trial := play_trial(match.fork(), 1, choices, bytes(32))) is not None and not trial.is_over:
        choices.append(choose("greedy", trial.match, 1).option)
    assert trial is not None
    words = speech(language)
    alt = draw("board", Scene(trial.match, ("Zoë", "Bo", "Wang"), words, mark=MARK)).alt
    assert f" {words('diceforge-alt-between', round=1, rounds=10, name='Wang')} " in alt
