"""Answers that are marked in a picture: what the right one is about in gold, what another one is about dashed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.languages import speech
from engine.match import Match
from engine.puzzles import Puzzle, bank, position
from engine.questions import Option, Question
from engine.registry import find_game
from rendering.answering import mark_answers
from rendering.canvas.sprites import Sheet
from rendering.picture import Answer, Scene
from rendering.registry import draw, kinds_of

NAMES = ("Penelope", "Atalanta", "Orion", "Io")
GAMES = ("hercules", "diceforge")


def puzzles_of_each_kind(game: str) -> Iterator[Puzzle]:
    """The first puzzle of each kind of question and best option."""
    rules = find_game(game)
    earlier_kinds = set()
    for puzzle in bank(rules.package, rules.rules_version).values():
        kind = puzzle.best.split(":")[0]
        if kind not in earlier_kinds:
            earlier_kinds.add(kind)
            yield puzzle


PUZZLES = [puzzle for game in GAMES for puzzle in puzzles_of_each_kind(game)]


def posed(puzzle: Puzzle) -> tuple[Match[Any], Question]:
    """The match of a puzzle and what is asked in it."""
    match = position(find_game(puzzle.game), puzzle)
    question = match.question_for(puzzle.seat)
    assert question is not None
    return match, question


def sheet_of(match: Match[Any], scene: Scene) -> Sheet:
    """The picture that the question is about, before anything is marked."""
    kinds = kinds_of(match)
    beside = kinds.get("beside")
    return kinds["beside" if beside and beside.is_asked(match) else "board"].draw(scene).sheet


def scene_of(match: Match[Any], seat: int, *answers: Answer, language: str = "en") -> Scene:
    """A scene with these answers of a seat."""
    return Scene(match, NAMES[: match.seats], speech(language), seat=seat, answers=answers)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[f"{each.game} {each.best}" for each in PUZZLES])
def test_the_best_option_of_each_kind_of_puzzle_is_ringed_inside_the_picture(puzzle: Puzzle) -> None:
    match, _ = posed(puzzle)
    scene = scene_of(match, puzzle.seat, Answer(puzzle.best, "the best", True))
    sheet = sheet_of(match, scene)
    before = len(sheet.stamps)
    assert mark_answers(sheet, scene) == ["A gold ring with a tick marks what is best: the best."]
    marks = sheet.stamps[before:]
    assert marks, puzzle.best
    assert len(marks) % 2 == 0, "each ring has a sign"
    for badge in marks[len(marks) // 2 :]:
        assert badge.x >= 0
        assert badge.y >= 0
        assert badge.x + badge.sprite.width <= sheet.ground.width
        assert badge.y + badge.sprite.height <= sheet.ground.height


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[f"{each.game} {each.best}" for each in PUZZLES])
def test_another_answer_has_another_mark_and_none_where_both_are_about_the_same(puzzle: Puzzle) -> None:
    match, question = posed(puzzle)
    best = Answer(puzzle.best, "the best", True)
    alone = scene_of(match, puzzle.seat, best)
    sheet = sheet_of(match, alone)
    before = len(sheet.stamps)
    mark_answers(sheet, alone)
    golden = sheet.stamps[before:]
    for option in question.options:
        if option.id == puzzle.best:
            continue
        both = scene_of(match, puzzle.seat, best, Answer(option.id, "another", False))
        sheet = sheet_of(match, both)
        sentences = mark_answers(sheet, both)
        marks = sheet.stamps[before:]
        assert [mark for mark in marks if mark in golden] == golden
        assert marks[-1] == golden[-1], "no ring covers the sign of what is right"
        has_own = len(marks) > len(golden)
        assert sentences[1:] == ["A dashed ring with a cross marks: another."] * has_own


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it", "pl", "pt"])
def test_the_alt_text_begins_with_what_the_rings_mean(language: str) -> None:
    puzzle = PUZZLES[0]
    match, question = posed(puzzle)
    other = next(option for option in question.options if option.group != first_option(question, puzzle.best).group)
    answers = Answer(puzzle.best, "α", True), Answer(other.id, "β", False)
    picture = draw("board", scene_of(match, puzzle.seat, *answers, language=language))
    words = speech(language)
    right, another = words("picture-answer-right", answer="α"), words("picture-answer-other", answer="β")
    assert picture.alt.startswith(f"{right} {another} ")
    assert picture.alt.endswith(f"{another} {draw('board', scene_of(match, puzzle.seat, language=language)).alt}")


def first_option(question: Question, option_id: str) -> Option:
    """The option with that id."""
    return next(option for option in question.options if option.id == option_id)


def test_what_is_marked_makes_another_picture() -> None:
    puzzle = PUZZLES[0]
    match, _ = posed(puzzle)
    plain, marked = scene_of(match, puzzle.seat), scene_of(match, puzzle.seat, Answer(puzzle.best, "α", True))
    assert plain.content != marked.content
    assert draw("board", plain).data != draw("board", marked).data


def test_no_option_of_a_whole_match_is_about_a_place_that_no_picture_has() -> None:
    missing = []
    for game, settings in (("hercules", {}), ("diceforge", {"module": "goddess", "line_up": "goddess_recommended"})):
        match = Match.start(find_game(game), 2, seed=bytes(32), settings=settings)
        earlier_kinds = set()
        while match.questions and len(match.journal) < 220:
            question = match.questions[0]
            kinds = {(question.kind, option.group, option.label) for option in question.options}
            if len(match.questions) == 1 and not kinds <= earlier_kinds:
                earlier_kinds |= kinds
                sheet = sheet_of(match, scene_of(match, question.seat))
                for option in question.options:
                    scene = scene_of(match, question.seat, Answer(option.id, "α", True))
                    if not mark_answers(sheet, scene):
                        missing.append((game, question.kind, option.id))
            match.play(question.seat, question.options[len(match.journal) % len(question.options)].id)
    assert not missing
