"""Finding puzzles: the looks at a position, what counts as one, records, and the second look."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engine.match import Match
from engine.players.comparison import Trial
from engine.players.value import Estimate
from engine.puzzles import Puzzle, bank, position
from engine.registry import MODULES, find_game
from engine.training import puzzle_search as search
from engine.training.puzzle_bank import check_puzzle, puzzles_from
from engine.training.puzzle_matches import cells_of, positions_in
from engine.training.puzzle_records import append, record_of, records
from engine.training.puzzle_search import OBVIOUS, Candidate, is_confirmed, looks_of, puzzle_in, search_puzzles
from engine.training.puzzle_trials import Look, greedily, look_at
from tests.engine.players.test_imagined_matches import differences

BANKS = {key: [*bank(find_game(key).package, find_game(key).rules_version).values()] for key in MODULES}
POSED = [key for key in MODULES if BANKS[key]]


def trial(option: str, *wins: float, points: float = 0.0) -> Trial:
    return Trial(option, tuple(Estimate(win, points) for win in wins))


def trials(*each: Trial) -> dict[str, Trial]:
    return {every.option: every for every in each}


BEST = trial("best", 0.5, 0.6, 0.5, 0.5)


@pytest.mark.parametrize(
    ("other", "is_puzzle"),
    [
        ((0.2, 0.3, 0.2, 0.2), True),
        ((0.48, 0.58, 0.48, 0.48), False),  # surely worse, but hardly
        ((0.9, 0.0, 0.9, 0.0), False),  # worse on average, but not surely
        ((0.5, 0.6, 0.5, 0.4), False),  # nearly the same
        ((0.5, 0.6, 0.5, 0.5), True),  # the same in every future: the same move
    ],
)
def test_the_best_is_ahead_of_every_other_option(other: tuple[float, ...], is_puzzle: bool) -> None:
    clear = trial("clear", 0.2, 0.3, 0.2, 0.2)
    assert is_confirmed(trials(BEST, trial("other", *other), clear), "clear") == is_puzzle
    assert is_confirmed(trials(BEST, clear, trial("other", *other)), "clear") == is_puzzle


def test_what_greedy_finds_and_no_one_can_miss_is_no_puzzle() -> None:
    near, far = (
        trial("near", 0.4, 0.4, 0.4, 0.4),
        trial("far", *(each - OBVIOUS - 0.05 for each in (0.5, 0.6, 0.5, 0.5))),
    )
    assert is_confirmed(trials(BEST, near, far), "best")
    assert not is_confirmed(trials(BEST, far), "best")
    assert is_confirmed(trials(BEST, far), "far"), "greedy missed it"


def test_options_are_tried_in_the_same_futures_and_dropped_when_far_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = BANKS["hercules"][0]
    match = position(find_game("hercules"), puzzle)
    futures: dict[str, list[Match[Any]]] = {}

    def played_on(future: Match[Any], seat: int, player: Any, option: str, turns: int | None) -> Estimate:
        futures.setdefault(option, []).append(future)
        return Estimate({"a": 0.6, "b": 0.59, "c": 0.1}[option] + len(futures[option]) % 2 / 9 * (option != "b"), 0.0)

    monkeypatch.setattr("engine.training.puzzle_trials.estimate_option", played_on)
    results = look_at(match, puzzle.seat, ["c", "b", "a"], Look(1, greedily, 2, (4, 10), 3.0))
    assert [*results] == ["a", "b", "c"]
    assert [len(each.estimates) for each in results.values()] == [10, 10, 4]
    assert futures["a"] == futures["b"]
    assert futures["c"] == futures["a"][:4]
    futures.clear()
    results = look_at(match, puzzle.seat, ["c", "b", "a"], Look(1, greedily, 2, (4, 10), 3.0, apart=9.0), ["c"])
    assert {len(each.estimates) for each in results.values()} == {4}, "it ends where the best two are too near"


def test_no_two_looks_share_a_future(monkeypatch: pytest.MonkeyPatch) -> None:
    keys: list[tuple[int, bytes]] = []
    puzzle = BANKS["diceforge"][0]
    match = position(find_game("diceforge"), puzzle)
    real = Match.imagine
    monkeypatch.setattr(Match, "imagine", lambda self, seat, key: (keys.append((0, key)), real(self, seat, key))[1])
    looks = looks_of(match)
    every = (looks.search, looks.fresh, looks.last, *(look for look, _ in looks.others))
    used = []
    for look in every:
        keys.clear()
        look_at(match, puzzle.seat, [puzzle.best, puzzle.greedy], look._replace(steps=(3,), player=greedily))
        used.append({key for _, key in keys})
    assert not any(one & other for place, one in enumerate(used) for other in used[:place])


@pytest.mark.parametrize("key", POSED)
def test_no_puzzle_sees_the_future(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is best, and by how much, is the same where other dice lie ahead. The control peeks, and it is found."""

    def looked(match: Match[Any], seat: int) -> object:
        options = [option.id for option in match.question_for(seat).options]  # type: ignore[union-attr]
        return look_at(match, seat, options[:5], looks_of(match).search._replace(steps=(2,)))

    positions = [position(find_game(key), puzzle) for puzzle in BANKS[key][:6]]
    assert not sum(differences(looked, match, number) for number, match in enumerate(positions))
    monkeypatch.setattr(Match, "imagine", lambda match, seat, key: match.fork())
    assert sum(differences(looked, match, number) for number, match in enumerate(positions)) > len(positions) // 3


@pytest.mark.parametrize("key", POSED)
def test_every_module_and_number_of_seats_is_looked_through(key: str) -> None:
    from random import Random

    game = find_game(key)
    cells = cells_of(game)
    assert {cell.seats for cell in cells} == {*game.seats}
    modules = {value for cell in cells for value in cell.settings.get("module", ("none",))}
    values = next((setting.values for setting in game.settings if setting.key == "module"), ("none",))
    assert modules == {*values}
    places = positions_in(game, cells[-1], Random(1))
    assert {match.seats for match in places} == {cells[-1].seats}
    assert all(match.questions for match in places)


def test_the_same_seed_looks_at_the_same_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "puzzle_in", lambda match, seat, luck: (match.save(), seat, luck))
    game = find_game("hercules")
    one, other, third = ([*islice(search_puzzles(game, seed, 3), 2)] for seed in ("5", "5", "6"))
    assert one == other != third
    assert [number for number, _ in one] == [3, 4]
    assert one[1] == next(search_puzzles(game, "5", 4)), "a search that was stopped continues alike"


def found_of(puzzle: Puzzle) -> Candidate:
    match = position(find_game(puzzle.game), puzzle)
    question = match.question_for(puzzle.seat)
    assert question is not None
    others = [option.id for option in question.options if option.id not in (puzzle.best, puzzle.greedy)]
    own = trial(puzzle.greedy, 0.2, 0.3, 0.2, 0.2)
    return Candidate(
        match,
        puzzle.seat,
        puzzle.greedy,
        {
            puzzle.best: BEST._replace(option=puzzle.best),
            own.option: own,
            others[0]: BEST._replace(option=others[0]),
            others[1]: trial(others[1], 0.1, 0.2, 0.1, 0.1),
        },
    )


def test_what_was_found_is_kept_when_the_search_stops_and_becomes_the_bank(tmp_path: Path) -> None:
    puzzle = next(each for each in BANKS["hercules"] if each.greedy != each.best)
    game, path = find_game("hercules"), tmp_path / "found.jsonl"
    assert [*records(path)] == []
    append(path, record_of(4, found_of(puzzle)))
    append(path, {"match": 4, "done": "1"})
    with path.open("a") as file:
        file.write('{"match": 5, "num')
    lines = [*records(path)]
    assert [line["match"] for line in lines] == [4, 4]
    [again] = puzzles_from(game, lines)
    assert (again.number, again.moves, again.best, again.greedy) == (
        puzzle.number,
        puzzle.moves,
        puzzle.best,
        puzzle.greedy,
    )
    assert again.wins == (0.525, 0.225, 0.225)
    assert len(again.alike) == 1, "what led to the same in every future"
    assert again.is_right(again.alike[0])
    older = [{**json.loads(json.dumps(line)), "rules_version": 1} for line in lines]
    assert puzzles_from(game, older) == []


def test_a_second_look_refutes_a_wrong_answer_and_confirms_a_right_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.training.puzzle_bank.TIMES", 1)
    game = find_game("hercules")
    puzzle = max(BANKS["hercules"], key=lambda each: each.wins[0] - max(each.wins[1:]))
    assert check_puzzle(game, puzzle).is_confirmed
    wrong = check_puzzle(
        game, puzzle._replace(best=puzzle.greedy if puzzle.greedy != puzzle.best else other_of(puzzle))
    )
    assert not wrong.is_confirmed
    assert wrong.ahead.errors < -1


def other_of(puzzle: Puzzle) -> str:
    question = position(find_game(puzzle.game), puzzle).question_for(puzzle.seat)
    assert question is not None
    return next(option.id for option in question.options if not puzzle.is_right(option.id))


def test_a_puzzle_is_found_again_where_it_was_found() -> None:
    game = find_game("hercules")
    clear = sorted(BANKS["hercules"], key=lambda each: max(each.wins[1:]) - each.wins[0])[:6]
    again = ((puzzle, puzzle_in(position(game, puzzle), puzzle.seat)) for puzzle in clear)
    puzzle, same = next(pair for pair in again if pair[1] is not None)
    assert same is not None
    assert (next(iter(same.trials)), same.greedy) == (puzzle.best, puzzle.greedy)
