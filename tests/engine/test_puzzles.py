"""Puzzles: the banks fit the rules, and what is found is a puzzle indeed."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.advice import Effort
from engine.match import Match
from engine.players import choose
from engine.players.comparison import Trial
from engine.players.value import Estimate
from engine.puzzles import Puzzle, WrongPuzzles, bank, nature_of, parse, posed_puzzles, position, to_json
from engine.registry import MODULES, find_game
from engine.training import puzzle_search as search
from engine.training.puzzle_search import OPTIONS_MAX, OPTIONS_MIN, WIN_LEAD_MIN, puzzle_in, search_puzzles
from tests.engine.players.test_imagined_matches import differences

BANKS = [
    (key, puzzle) for key in MODULES for puzzle in bank(find_game(key).package, find_game(key).rules_version).values()
]
POSED = [*dict.fromkeys(key for key, _ in BANKS)]


def test_both_boxes_have_puzzles() -> None:
    assert {*POSED} >= {"hercules", "diceforge"}


@pytest.mark.parametrize("key", POSED)
def test_a_bank_has_many_different_puzzles(key: str) -> None:
    puzzles = [puzzle for game, puzzle in BANKS if game == key]
    assert len(puzzles) >= 15
    assert len({puzzle.best for puzzle in puzzles}) > 8
    assert {puzzle.seats for puzzle in puzzles} == {2, 3, 4}


@pytest.mark.parametrize(("key", "puzzle"), BANKS, ids=[f"{key}-{puzzle.number}" for key, puzzle in BANKS])
def test_a_puzzle_is_a_position_in_which_greedy_errs(key: str, puzzle: Puzzle) -> None:
    match = position(find_game(key), puzzle)
    question = match.question_for(puzzle.seat)
    assert question is not None
    assert OPTIONS_MIN <= len(question.options) <= OPTIONS_MAX
    assert question.find(puzzle.best)
    assert choose("greedy", match, puzzle.seat).option == puzzle.greedy != puzzle.best
    best, own, other = puzzle.wins
    assert best - own >= WIN_LEAD_MIN - 0.001
    assert nature_of(match, puzzle.seat, puzzle.best, puzzle.greedy) == puzzle.nature
    assert best * 60 + puzzle.points[0] >= other * 60 + puzzle.points[2], "the best by what is compared"


@pytest.mark.parametrize("key", POSED)
def test_most_points_at_once_are_the_answer_in_at_most_half_of_those_posed(key: str) -> None:
    every = [puzzle for game, puzzle in BANKS if game == key]
    chosen = posed_puzzles(every)
    assert 2 * sum(puzzle.nature.is_trap for puzzle in chosen) >= len(chosen) >= 8
    assert {puzzle.number for puzzle in every if puzzle.nature.is_trap} <= {puzzle.number for puzzle in chosen}


def test_puzzles_whose_answer_another_look_did_not_confirm_are_gone() -> None:
    """Played on in many more futures, another option was better in the first three, as good in the others."""
    doubtful = {45030056602508, 94750912784070, 140239244145846, 45304748094648, 133064183707743, 134394488074422}
    assert not doubtful & {puzzle.number for _, puzzle in BANKS}


def test_no_two_puzzles_have_the_same_number() -> None:
    assert len({puzzle.number for _, puzzle in BANKS}) == len(BANKS)
    assert all(0 < puzzle.number < 2**48 for _, puzzle in BANKS)


def test_a_bank_is_written_as_it_is_read() -> None:
    game = find_game("hercules")
    puzzles = [puzzle for key, puzzle in BANKS if key == "hercules"]
    data = json.loads(json.dumps(to_json(game, puzzles)))
    assert [*parse(data, game.rules_version).values()] == puzzles
    with pytest.raises(WrongPuzzles, match=f"rules {game.rules_version}, these are rules {game.rules_version + 1}"):
        parse(data, game.rules_version + 1)


def test_a_game_without_a_file_has_none() -> None:
    assert bank("engine.players", 1) == {}
    assert bank("", 1) == {}


def test_the_same_seed_looks_at_the_same_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "puzzle_in", lambda match, seat: (match.save(), seat) if match.round == 3 else None)
    game = find_game("hercules")
    one, other, third = ([*islice(search_puzzles(game, Random(seed)), 60)] for seed in (5, 5, 6))
    assert one == other != third
    assert None in one
    kept = [match for match in one if match is not None]
    assert len({match[0]["seed"] for match in kept}) == len(kept) > 1, "one of each match"


def test_a_puzzle_is_found_again_where_it_was_found() -> None:
    game = find_game("hercules")
    puzzles = [puzzle for key, puzzle in BANKS if key == "hercules"][:8]
    again = ((puzzle, puzzle_in(position(game, puzzle), puzzle.seat)) for puzzle in puzzles)
    puzzle, same = next(pair for pair in again if pair[1] is not None)
    assert same is not None
    assert (same.number, same.best, same.greedy) == (puzzle.number, puzzle.best, puzzle.greedy)


def trial(option: str, *wins: float) -> Trial:
    return Trial(option, tuple(Estimate(win, 0.0) for win in wins))


@pytest.mark.parametrize(
    ("second", "is_puzzle"),
    [
        ((0.2, 0.3, 0.2, 0.2), True),
        ((0.47, 0.57, 0.47, 0.47), False),  # surely worse, but hardly
        ((0.9, 0.1, 0.9, 0.1), False),  # worse on average, but not surely
        ((0.6, 0.6, 0.5, 0.5), False),  # the same
    ],
)
def test_a_puzzle_needs_a_clear_lead_in_both_looks(
    monkeypatch: pytest.MonkeyPatch, second: tuple[float, ...], is_puzzle: bool
) -> None:
    puzzle = next(puzzle for key, puzzle in BANKS if key == "hercules")
    match = position(find_game("hercules"), puzzle)
    best, clear = trial(puzzle.best, 0.5, 0.6, 0.5, 0.5), trial(puzzle.greedy, 0.2, 0.3, 0.2, 0.2)
    for looks in ([second, (0.2, 0.3, 0.2, 0.2)], [(0.2, 0.3, 0.2, 0.2), second]):
        waiting = [[best, clear if wins == clear else trial(puzzle.greedy, *wins)] for wins in looks]
        monkeypatch.setattr(search, "trials_of", lambda *given, waiting=waiting: waiting.pop(0))
        assert (puzzle_in(match.fork(), puzzle.seat) is not None) == is_puzzle


def test_no_puzzle_where_greedy_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(puzzle for key, puzzle in BANKS if key == "hercules")
    game = find_game("hercules")
    match = position(game, puzzle)
    trials = [trial(puzzle.greedy, 0.5, 0.6, 0.5, 0.5), trial(puzzle.best, 0.2, 0.3, 0.2, 0.2)]
    monkeypatch.setattr(search, "trials_of", lambda *given: trials)
    assert puzzle_in(match, puzzle.seat) is None


@pytest.mark.parametrize("key", POSED)
def test_no_puzzle_sees_the_future(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is best, and by how much, is the same where other dice lie ahead. The control peeks, and it is found."""

    def looked(match: Match[Any], seat: int) -> object:
        options = [option.id for option in match.question_for(seat).options]  # type: ignore[union-attr]
        return search._best_of(match, seat, 0, Effort(OPTIONS_MAX, 2, 2), options[:6], options[0])

    positions = [position(find_game(key), puzzle) for game, puzzle in BANKS if game == key][::3]
    assert not sum(differences(looked, match, number) for number, match in enumerate(positions))
    monkeypatch.setattr(Match, "imagine", lambda match, seat, key: match.fork())
    assert sum(differences(looked, match, number) for number, match in enumerate(positions)) > len(positions) // 3
