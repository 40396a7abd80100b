"""Mutation testing of the rules: changes one operator, number or keyword at a time and runs the engine's tests.

``make mutants`` draws a sample of all mutants by a seed, tries each in a copy of the tree, and lists those that no
test noticed. Mutants come from Cosmic Ray; its own ``exec`` is not used because it knows no sample and one worker only.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import chdir
from multiprocessing import Queue, get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cosmic_ray.commands.init import init
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import WorkDB
from cosmic_ray.work_item import MutationSpec

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("hercules", "dice_forge")
WANTED = 0.9
"""The share of mutants that the tests must notice."""
LEFT_OUT = (
    "core/ReplaceBinaryOperator_BitOr_",
    "core/RemoveDecorator",
    "core/ReplaceComparisonOperator_Eq_Is",
    "core/ReplaceComparisonOperator_NotEq_IsNot",
    "core/ReplaceComparisonOperator_Is_Eq",
    "core/ReplaceComparisonOperator_LtE_Is",
)
"""Operators that make no difference here: ``|`` stands in annotations alone, decorators only remember results, and
the strings and small numbers that rules compare are interned."""
PLAYERS = {"greedy", "appraisal"}
"""Folders and files of the computer players: what they think of things is no rule, and one weight more or less no
fault. Their strength is measured by whole matches (``pantheon simulate``)."""
OPINIONS = ("worth", "judge")
"""What stands in the decorators of such functions where they stand beside the rule that they are about."""
PYTEST = f"{sys.executable} -m pytest -x -q -p no:simcord -p no:cacheprovider -p no:randomly"


class Outcome(NamedTuple):
    """What became of one mutant; ``number`` is its place in the sample."""

    number: int
    game: str
    place: str
    operator: str
    noticed: bool
    seconds: float
    diff: str


def mutations(games: tuple[str, ...], root: Path) -> list[tuple[str, MutationSpec]]:
    """All mutants of these games' rules, each with its game, in an order that depends on nothing but the source."""
    found = []
    for game in games:
        files = sorted(file.relative_to(root) for file in (root / "engine" / game).rglob("*.py"))
        files = [file for file in files if not set(file.with_suffix("").parts) & PLAYERS]
        with tempfile.TemporaryDirectory() as folder, chdir(root):
            database = WorkDB(Path(folder) / "session.sqlite", WorkDB.Mode.create)
            init(files, database, {})
            specs = [item.mutations[0] for item in database.work_items]
            database.close()
        found += [(game, spec) for spec in specs if not spec.operator_name.startswith(LEFT_OUT)]
    opinions = {file: lines_of_opinion(root / file) for file in {spec.module_path for _, spec in found}}
    found = [(game, spec) for game, spec in found if spec.start_pos[0] not in opinions[spec.module_path]]
    return sorted(found, key=lambda each: (each[0], *_order(each[1])))


def lines_of_opinion(file: Path) -> set[int]:
    """The lines of a file in which the computer player says what something is worth."""
    return {
        line
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        if "worth" in node.name or any(mark in ast.unparse(each) for each in node.decorator_list for mark in OPINIONS)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


def _order(spec: MutationSpec) -> tuple[str, tuple[int, int], str, int]:
    return str(spec.module_path), spec.start_pos, spec.operator_name, spec.occurrence


def command(game: str, *, quick_only: bool) -> str:
    """The tests of a game: the quick ones first, for they notice most; then the random matches."""
    quick = f"{PYTEST} --ignore-glob=*properties.py --ignore-glob=*players.py tests/playthroughs tests/engine/{game}"
    if quick_only:
        return quick
    rest = f"{PYTEST} tests/engine --ignore=tests/engine/{_other(game)}"
    return f'sh -c "{quick} && {rest}"'


def _other(game: str) -> str:
    return next(each for each in GAMES if each != game)


def copy_tree(folder: Path) -> Path:
    """A copy of what the engine's tests need."""
    for name in ("engine", "tests/engine", "tests/playthroughs"):
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "verify_match.py", folder / "docs")
    return folder


def _take_copy(copies: Queue[Path]) -> None:
    os.chdir(copies.get())
    os.environ["PYTHONHASHSEED"] = "1"


def try_mutant(number: int, game: str, spec: MutationSpec, timeout: float, quick_only: bool) -> Outcome:
    """Plant one mutant in this worker's copy, run the tests, take it out again."""
    began = time.monotonic()
    result = mutate_and_test([spec], command(game, quick_only=quick_only), timeout)
    place = f"{spec.module_path}:{spec.start_pos[0]} ({spec.definition_name or 'module'})"
    noticed = bool(result.is_killed)
    return Outcome(number, game, place, spec.operator_name, noticed, time.monotonic() - began, result.diff or "")


def _baseline(game: str, copy: Path, quick_only: bool) -> float:
    """Seconds that the unchanged tests take. They must pass, or every mutant would count as noticed."""
    began = time.monotonic()
    with chdir(copy):
        done = subprocess.run(
            command(game, quick_only=quick_only), shell=True, capture_output=True, text=True, check=False
        )
    if done.returncode:
        sys.exit(f"The tests of {game} fail without any mutant:\n{done.stdout[-3000:]}")
    return time.monotonic() - began


def outcomes(chosen: Mapping[int, tuple[str, MutationSpec]], jobs: int, *, quick_only: bool) -> Iterator[Outcome]:
    """Try the mutants, so many at a time, each in a copy of its own."""
    with tempfile.TemporaryDirectory(prefix="pantheon-mutants-") as folder:
        copies: Queue[Path] = get_context("spawn").Queue()
        for number in range(jobs):
            copies.put(copy_tree(Path(folder) / str(number)))
        spare = copy_tree(Path(folder) / "spare")
        times = {game: _baseline(game, spare, quick_only) for game in {game for game, _ in chosen.values()}}
        with ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=_take_copy, initargs=(copies,)
        ) as pool:
            tries = [
                pool.submit(try_mutant, number, game, spec, 60 + 4 * times[game], quick_only)
                for number, (game, spec) in chosen.items()
            ]
            for done in as_completed(tries):
                yield done.result()


def main(arguments: list[str] | None = None) -> int:
    """Run from the command line; 1 when too few mutants were noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=400, help="how many mutants to try")
    parser.add_argument("--numbers", type=int, nargs="+", help="only these of the sample, to try them once more")
    parser.add_argument("--quick", action="store_true", help="without random matches and computer players")
    parser.add_argument("--seed", default="pantheon", help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--only", default="", help="only mutants in files whose path contains this")
    parser.add_argument("--out", type=Path, help="write each outcome here as a line of JSON")
    chosen = parser.parse_args(arguments)
    every = [each for each in mutations(tuple(chosen.games), ROOT) if chosen.only in str(each[1].module_path)]
    sample = dict(enumerate(Random(chosen.seed).sample(every, min(chosen.count, len(every)))))
    if chosen.numbers:
        sample = {number: sample[number] for number in chosen.numbers}
    say(f"{len(every)} mutants, {len(sample)} of them tried")
    done: list[Outcome] = []
    for outcome in outcomes(sample, chosen.jobs, quick_only=chosen.quick):
        done.append(outcome)
        if chosen.out:
            with chosen.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(outcome._asdict()) + "\n")
        if not outcome.noticed:
            say(f"NOT NOTICED {outcome.number}: {outcome.place} {outcome.operator}\n{outcome.diff}\n")
        if len(done) % 20 == 0:
            say(summary(done))
    say(summary(done))
    return int(sum(each.noticed for each in done) < WANTED * len(done))


def summary(done: list[Outcome]) -> str:
    """How many were noticed, in all and by game."""
    by_game: dict[str, Any] = {
        game: [each.noticed for each in done if each.game == game]
        for game in GAMES
        if any(e.game == game for e in done)
    }
    parts = [f"{game} {sum(noticed)}/{len(noticed)}" for game, noticed in by_game.items()]
    return f"noticed {sum(each.noticed for each in done)} of {len(done)}: {', '.join(parts)}"


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
