"""Who may take cards back sees them large, beside the question, where nothing else is at that seat."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from engine.hercules import GAME
from engine.match import Match
from engine.players import choose
from engine.questions import Question
from rendering import theme
from rendering.canvas import icons
from rendering.hercules import question_words, view
from rendering.hercules.board import board, compact, question
from rendering.hercules.board.layout import ASKED_WIDTH, SEATS_TOP
from rendering.picture import Scene
from tests.rendering.conftest import StandIn
from tests.rendering.ink import told_words, writings
from tests.rendering.sheets import assert_whole

pytestmark = pytest.mark.skipif(not icons.is_installed(), reason="the icon set is not installed")

NAMES = ("Bartholomew the Magnificent", "مريم", "王小明", "Иннокентий")
Box = tuple[int, int, int, int]


@cache
def find_match(cards: int) -> Match:
    """A match in which someone may take back cards from this many."""
    for seed in range(40):
        match = Match.start(GAME, 2 + seed % 3, seed=bytes([seed]) * 32)
        while match.questions:
            question = match.questions[0]
            if question.kind == "recover" and len(offered(question)) == cards:
                return match
            rests = [each.id for each in question.options if each.group == "rest" and each.label != "pass"]
            rests = rests if len(match.journal) % 2 else []
            match.play(question.seat, rests[0] if rests else choose("greedy", match, question.seat).option)
    raise AssertionError(f"never asked for {cards}")


def offered(question: Question) -> list[str]:
    return [each.text("card") for each in question.options if "card" in each.facts]


@pytest.mark.parametrize(("cards", "least"), [(2, 200), (3, 170), (4, 140), (5, 80)])
def test_cards_fill_the_room_of_the_seat(cards: int, least: int) -> None:
    match, words = find_match(cards), StandIn("de")
    table = view.read(Scene(match, NAMES[: match.seats], words))
    with told_words():
        sheet = board.sheet_of(table, words)
        lines = [line for stamp in sheet.stamps for line in writings(stamp.sprite)]
    boxes = [box for name, box in sheet.pieces if name.removeprefix("card:") in offered(match.questions[0])]
    tiles = sorted(box for box in boxes if box[1] > SEATS_TOP)
    assert len(tiles) == cards
    assert all(wide >= least and high == question.TILE for _, _, wide, high in tiles)
    assert all(left + wide <= following for (left, _, wide, _), (following, *_) in pairwise(tiles))
    assert tiles[-1][0] + tiles[-1][2] + question.NARROW < ASKED_WIDTH
    assert table.question is not None
    text = question_words.words_of(table.question, words)
    assert [line.px for line in lines if line.words == text] == [theme.READ], "in one place, whole"
    assert_whole(sheet)


def test_a_small_screen_shows_no_labours_beside_them() -> None:
    match, words = find_match(3), StandIn("en")
    table = view.read(Scene(match, NAMES[: match.seats], words))
    with told_words():
        sheet = compact.sheet_of(table, words)
        texts = {line.words for stamp in sheet.stamps for line in writings(stamp.sprite)}
    assert words("hercules-picture-no-labour") not in texts
    assert words("hercules-picture-ask-recover") in texts
