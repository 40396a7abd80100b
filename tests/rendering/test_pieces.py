"""Where cards and die faces lie on a board: in the picture, with an explanation, and never one that lies face down."""

from __future__ import annotations

from typing import Any

import pytest

from bot.languages import speech
from bot.languages.card_names import cards_of, faces_of
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from rendering.picture import Scene
from rendering.registry import kinds_of

NAMES = ("Ada", "Bo", "Cy", "Di")


def play_match(game: str, seats: int, moves: int, **settings: str) -> Match[Any]:
    match = Match.start(find_game(game), seats, settings, seed=bytes(31) + bytes([seats]))
    for _ in range(moves):
        seat = match.questions[0].seat
        match.play(seat, choose("random", match, seat).option)
    return match


def pieces(match: Match[Any], *, compact: bool) -> list[tuple[str, tuple[int, int, int, int]]]:
    sheet = kinds_of(match)["board"].draw(Scene(match, NAMES, speech("en"), compact=compact)).sheet
    for name, (left, top, wide, high) in sheet.pieces:
        assert min(wide, high) >= 20, name
        assert 0 <= left < left + wide <= sheet.ground.width, name
        assert 0 <= top < top + high <= sheet.ground.height, name
    return sheet.pieces


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize(("game", "seats"), [("hercules", 2), ("hercules", 4), ("diceforge", 2), ("diceforge", 4)])
def test_what_lies_on_a_board_lies_within_it_and_is_known(game: str, seats: int, compact: bool) -> None:
    known_names = {f"card:{card}" for card in cards_of(game)} | {f"face:{face}" for face in faces_of(game)}
    for moves in (0, 30):
        names = {name for name, _ in pieces(play_match(game, seats, moves), compact=compact)}
        assert len(names) >= 6
        assert {name for name in names if name not in known_names and not name.startswith("card:chest")} == set()


@pytest.mark.parametrize("compact", [False, True])
def test_gods_that_lie_face_down_are_not_to_be_looked_up(compact: bool) -> None:
    names = {name for name, _ in pieces(play_match("hercules", 2, 10), compact=compact)}
    hidden = {name for name, _ in pieces(play_match("hercules", 2, 10, variant="simplified"), compact=compact)}
    assert [name for name in names if "god_" in name]
    assert [name for name in hidden if "god_" in name] == []
