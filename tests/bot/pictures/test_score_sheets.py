"""Score sheets: totals of one size, tie-breaks where there is a tie, and no name of a row twice."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES, speech
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from rendering.canvas import sprites
from rendering.dice_forge.art import pieces as forge_pieces
from rendering.hercules import view
from rendering.hercules.art import pieces
from rendering.hercules.pages import scores
from rendering.picture import Scene
from rendering.registry import draw


def finished(game: str, seats: int, seed: int) -> Match:  # type: ignore[type-arg]
    match = Match.start(find_game(game), seats, seed=bytes([seed] * 32))
    while not match.is_finished:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match


def test_a_smaller_total_is_not_set_larger() -> None:
    """76 beside 127: the letters of both are as large as those of three digits."""
    assert pieces.points(76, 118, 3).fragment != pieces.points(76, 118).fragment
    assert pieces.points(127, 118, 3) == pieces.points(127, 118)
    assert forge_pieces.points(41, 132, 3) != forge_pieces.points(41, 132, 2)
    table = view.read(Scene(finished("hercules", 2, 3), ("A", "B"), speech("en")))
    low, high = table.sides[0]._replace(points=76, place=2), table.sides[1]._replace(points=127, place=1)
    sheet = scores.sheet_of(table._replace(sides=(low, high)), speech("en"))
    drawn = {stamp.sprite for stamp in sheet.stamps}
    assert pieces.points(76, 118, 3) in drawn
    assert pieces.points(76, 118) not in drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["hercules", "diceforge"])
def test_no_two_rows_have_one_name(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    real = sprites.line
    monkeypatch.setattr(sprites, "line", lambda text, *more: written.append(text) or real(text, *more))
    words = speech(language)
    draw("scores", Scene(finished(game, 2, 3), ("Zoë", "Wang"), words))
    names = [text for text in written if not any(letter.isdigit() for letter in text)]
    assert len(names) == len(set(names))
    assert words("picture-place", place=1) in written


def test_tie_breaks_stand_there_only_for_ties(monkeypatch: pytest.MonkeyPatch) -> None:
    words = speech("en")
    table = view.read(Scene(finished("hercules", 2, 3), ("A", "B"), words))
    for points, tied in (((50, 40), False), ((50, 50), True)):
        sides = tuple(side._replace(points=value) for side, value in zip(table.sides, points, strict=True))
        written: list[str] = []
        real = sprites.line
        monkeypatch.setattr(sprites, "line", lambda text, *more: written.append(text) or real(text, *more))  # noqa: B023
        scores.sheet_of(table._replace(sides=sides), words)
        monkeypatch.setattr(sprites, "line", real)
        assert (words("hercules-picture-tie-column") in written) == tied
