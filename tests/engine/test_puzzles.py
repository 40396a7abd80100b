"""Puzzles: the banks fit the rules, and every answer is one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.match import Match
from engine.players import choose
from engine.puzzles import (
    Puzzle,
    WrongPuzzles,
    bank,
    moves_of,
    nature_of,
    parse,
    play_moves,
    position,
    to_json,
)
from engine.registry import MODULES, find_game
from engine.themes import OTHER, theme_of, themes_of
from engine.training.puzzle_search import OPTIONS_MAX, OPTIONS_MIN, WIN_LEAD_MIN

BANKS = [
    (key, puzzle) for key in MODULES for puzzle in bank(find_game(key).package, find_game(key).rules_version).values()
]
POSED = [*dict.fromkeys(key for key, _ in BANKS)]


def test_both_boxes_have_puzzles() -> None:
    assert {*POSED} >= {"hercules", "diceforge"}


@pytest.mark.parametrize("key", POSED)
def test_a_bank_has_many_different_puzzles(key: str) -> None:
    puzzles = [puzzle for game, puzzle in BANKS if game == key]
    assert len({puzzle.best for puzzle in puzzles}) > 4
    assert {puzzle.seats for puzzle in puzzles} >= {2, 3, 4}
    assert len({puzzle.nature.theme for puzzle in puzzles}) >= 3
    assert 2 * sum(puzzle.greedy != puzzle.best for puzzle in puzzles) > len(puzzles), "greedy misses most"


@pytest.mark.parametrize(("key", "puzzle"), BANKS, ids=[f"{key}-{puzzle.number}" for key, puzzle in BANKS])
def test_a_puzzle_is_a_position_with_one_best_option(key: str, puzzle: Puzzle) -> None:
    match = position(find_game(key), puzzle)
    question = match.question_for(puzzle.seat)
    assert question is not None
    assert OPTIONS_MIN <= len(question.options) <= OPTIONS_MAX
    assert all(question.find(option) for option in (puzzle.best, puzzle.greedy, *puzzle.alike))
    own = choose("greedy", match, puzzle.seat).option
    assert puzzle.greedy == own or (puzzle.greedy == puzzle.best and own in puzzle.alike)
    best, own_win, other = puzzle.wins
    assert best - other >= WIN_LEAD_MIN - 0.002
    assert best - own_win >= WIN_LEAD_MIN - 0.002 or puzzle.greedy == puzzle.best
    assert moves_of(match) == puzzle.moves


@pytest.mark.parametrize("key", MODULES)
def test_moves_are_written_as_places_and_read_again(key: str) -> None:
    game = find_game(key)
    match = Match.start(game, max(game.seats), seed=b"w" * 32)
    while match.questions:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    again = match.restart()
    play_moves(again, moves_of(match))
    assert (again.journal, again.save()) == (match.journal, match.save())


def test_options_chosen_together_are_written_as_they_are() -> None:
    """In Hercules one recovers a god and a marker with one answer."""
    puzzles = [puzzle for key, puzzle in BANKS if key == "hercules" and "+" in puzzle.moves]
    assert puzzles
    assert "=take:" in puzzles[0].moves
    assert any(
        "+" in entry.option and ":" in entry.option for entry in position(find_game("hercules"), puzzles[0]).journal
    )


def test_no_two_puzzles_have_the_same_number() -> None:
    assert len({puzzle.number for _, puzzle in BANKS}) == len(BANKS)
    assert all(0 < puzzle.number < 2**48 for _, puzzle in BANKS)


@pytest.mark.parametrize("key", POSED)
def test_a_bank_is_written_as_it_is_read(key: str) -> None:
    game = find_game(key)
    puzzles = [puzzle for each, puzzle in BANKS if each == key]
    data = json.loads(json.dumps(to_json(game, puzzles)))
    again = [*parse(data, game.rules_version).values()]
    usual = [puzzle._replace(settings=game.settle(puzzle.seats, puzzle.settings)) for puzzle in puzzles]
    assert [puzzle._replace(settings=game.settle(puzzle.seats, puzzle.settings)) for puzzle in again] == usual
    with pytest.raises(WrongPuzzles, match=f"rules {game.rules_version}, these are rules {game.rules_version + 1}"):
        parse(data, game.rules_version + 1)


def test_a_game_without_a_file_has_none() -> None:
    assert bank("engine.players", 1) == {}
    assert bank("", 1) == {}
    assert themes_of("engine.players") == themes_of("") == ()


def test_an_option_that_is_as_good_counts_as_right() -> None:
    puzzle = BANKS[0][1]._replace(best="a", alike=("b",))
    assert [puzzle.is_right(option) for option in "abc"] == [True, True, False]


@pytest.mark.parametrize("key", POSED)
def test_every_theme_of_the_bank_is_one_of_the_rules(key: str) -> None:
    named = {theme.key for theme in themes_of(find_game(key).package)} | {OTHER}
    assert {puzzle.nature.theme for game, puzzle in BANKS if game == key} <= named


def asked_with(key: str, seats: int, fits: Any, **settings: str) -> tuple[Match[Any], int, list[str]]:
    """A position of a match in which a seat has options that fit."""
    game = find_game(key)
    for seed in range(20):
        match = Match.start(game, seats, settings, seed=bytes([seed]) * 32)
        while match.questions:
            seat = match.questions[0].seat
            if options := fits(match, match.questions[0].options):
                return match, seat, options
            match.play(seat, choose("greedy", match, seat).option)
    raise AssertionError("there is no such position")


def test_a_feat_that_ousts_is_about_ousting_and_else_about_feats() -> None:
    def two_feats(match: Match[Any], options: Any, ousts: bool) -> list[str]:
        feats = [option for option in options if option.label == "feat"]
        there = ["other" in match.preview(match.questions[0].seat, option) for option in feats]
        return [option.id for option in feats][:2] if len(feats) > 1 and any(there[:2]) == ousts else []

    for ousts, theme in ((True, "ousting"), (False, "feat")):
        match, seat, options = asked_with("diceforge", 2, lambda m, o, ousts=ousts: two_feats(m, o, ousts))
        assert theme_of(match, seat, options) == theme


def test_two_places_of_a_face_and_two_faces_are_different_themes() -> None:
    def forged(match: Match[Any], options: Any) -> list[Any]:
        return [option for option in options if option.label == "forge"]

    match, seat, options = asked_with("diceforge", 2, forged)
    first = options[0]
    place = next(each.id for each in options[1:] if each.text("face") == first.text("face"))
    face = next(each.id for each in options if each.text("face") != first.text("face"))
    assert theme_of(match, seat, [first.id, place]) == "place"
    assert theme_of(match, seat, [first.id, face]) == "face"


def test_rest_beside_a_labour_is_about_rest() -> None:
    def rest_and_labour(match: Match[Any], options: Any) -> list[str]:
        ids = {option.group: option.id for option in options}
        return [ids[group] for group in ("rest", "labour")] if {"rest", "labour"} <= {*ids} else []

    match, seat, options = asked_with("hercules", 2, rest_and_labour)
    assert theme_of(match, seat, options) == "rest"
    assert theme_of(match, seat, options[1:]) in ("labour", "race")


@pytest.mark.parametrize("key", POSED)
def test_the_nature_of_a_puzzle_follows_from_its_position(key: str) -> None:
    for puzzle in [puzzle for game, puzzle in BANKS if game == key][:8]:
        match = position(find_game(key), puzzle)
        nature = nature_of(match, puzzle.seat, puzzle.best, puzzle.greedy, puzzle.greedy)
        assert nature[1:] == puzzle.nature[1:]
