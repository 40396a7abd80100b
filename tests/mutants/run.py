"""Mutation testing of the rules: changes one operator, number or keyword at a time and runs the tests of the rules.

``make mutants`` draws a sample of all mutants by a seed, tries each in a copy of the tree, and lists those that no
test noticed. Pinned matches do not count: they notice that something is different, not what is wrong. Mutants come from
Cosmic Ray; its own ``exec`` is not used because it knows no sample and one worker only.
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
import tomllib
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import chdir
from functools import cache
from itertools import pairwise
from math import sqrt
from multiprocessing import Queue, get_context
from pathlib import Path
from random import Random
from tokenize import tokenize
from typing import NamedTuple

from cosmic_ray.commands.init import init
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import WorkDB
from cosmic_ray.work_item import MutationSpec

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("hercules", "dice_forge")
WANTED = 0.95
"""The share of mutants that the tests must notice."""
SLOW = (
    "test_ledger",
    "test_foreseen",
    "test_effects_run",
    "test_order",
    "test_order_at_random",
    "test_questions_about_gold",
    "test_purse",
)
"""Files of a game's folder that come after the others."""
PLAYED = "test_forge_players"
"""The file of a game's folder that measures computer players."""
COMMON = (
    "contract",
    "luck",
    "match",
    "measured_refusals",
    "news",
    "purity",
    "reveals",
    "settings",
    "simulation",
    "together",
    "unnoticed",
    "verification",
)
"""Files that are about both games. Puzzles, tutorials and recorded matches are pinned, and computer players, analyses
and lessons measure no rule: what they notice does not count."""
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
"""Mutants that no test can notice, each with the reason."""
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
PLAYERS = {"greedy", "appraisal", "reasons", "features"}
"""Folders and files of the computer players: what they think of things, say about them and read of a position is no
rule, and one weight more or less no fault. Their strength is measured by whole matches (``pantheon simulate``)."""
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
    mutants = []
    for game in games:
        files = sorted(file.relative_to(root) for file in (root / "engine" / game).rglob("*.py"))
        files = [file for file in files if not set(file.with_suffix("").parts) & PLAYERS]
        with tempfile.TemporaryDirectory() as folder, chdir(root):
            database = WorkDB(Path(folder) / "session.sqlite", WorkDB.Mode.create)
            init(files, database, {})
            specs = [item.mutations[0] for item in database.work_items]
            database.close()
        mutants += [(game, spec) for spec in specs if not spec.operator_name.startswith(LEFT_OUT)]
    opinions = {file: lines_of_opinion(root / file) for file in {spec.module_path for _, spec in mutants}}
    mutants = [(game, spec) for game, spec in mutants if spec.start_pos[0] not in opinions[spec.module_path]]
    markers = {file: bare_stars(root / file) for file in opinions}
    mutants = [(game, spec) for game, spec in mutants if spec.start_pos not in markers[spec.module_path]]
    return sorted(mutants, key=lambda each: (each[0], *_order(each[1])))


def lines_of_opinion(file: Path) -> set[int]:
    """The lines of a file in which the computer player says what something is worth."""
    return {
        line
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        if "worth" in node.name or any(mark in ast.unparse(each) for each in node.decorator_list for mark in OPINIONS)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


def bare_stars(file: Path) -> set[tuple[int, int]]:
    """Where ``*`` stands alone in a signature: the operators that replace it take it for a product."""
    with file.open("rb") as source:
        tokens = list(tokenize(source.readline))
    return {token.start for token, then in pairwise(tokens) if (token.string, then.string) == ("*", ",")}


def _order(spec: MutationSpec) -> tuple[str, tuple[int, int], str, int]:
    return str(spec.module_path), spec.start_pos, spec.operator_name, spec.occurrence


def command(game: str, *, quick_only: bool) -> str:
    """The tests of a game's rules: the quick ones first, for they notice most; then whole matches by chance."""
    folder = f"tests/engine/{game}"
    slow = [file for name in SLOW if (ROOT / (file := f"{folder}/{name}.py")).exists()]
    quick = " ".join([PYTEST, folder, f"--ignore={folder}/{PLAYED}.py", *(f"--ignore={file}" for file in slow)])
    if quick_only:
        return quick
    rest = " ".join([PYTEST, *slow, *(f"tests/engine/test_{name}.py" for name in COMMON)])
    return f'sh -c "{quick} && {rest}"'


def copy_tree(folder: Path) -> Path:
    """A copy of what the engine's tests need."""
    for name in ("engine", "tests/engine"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "tests" / "short_forms.py", folder / "tests")
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "verify_match.py", folder / "docs")
    return folder


def _take_copy(copies: Queue[Path]) -> None:
    os.chdir(copies.get())
    os.environ["PYTHONHASHSEED"] = "1"
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # what is not mutated is compiled once


def try_mutant(number: int, game: str, spec: MutationSpec, timeout: float, quick_only: bool) -> Outcome:
    """Plant one mutant in this worker's copy, run the tests, take it out again."""
    began = time.monotonic()
    result = mutate_and_test([spec], command(game, quick_only=quick_only), timeout)
    place, operator = place_of(spec)
    return Outcome(number, game, place, operator, bool(result.is_killed), time.monotonic() - began, result.diff or "")


def place_of(spec: MutationSpec) -> tuple[str, str]:
    """Where a mutant is, and what it changes there."""
    return f"{spec.module_path}:{spec.start_pos[0]} ({spec.definition_name or 'module'})", spec.operator_name


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


def outcomes(mutants: Mapping[int, tuple[str, MutationSpec]], jobs: int, *, quick_only: bool) -> Iterator[Outcome]:
    """Try the mutants, so many at a time, each in a copy of its own."""
    with tempfile.TemporaryDirectory(prefix="pantheon-mutants-") as folder:
        copies: Queue[Path] = get_context("spawn").Queue()
        for number in range(jobs):
            copies.put(copy_tree(Path(folder) / str(number)))
        spare = copy_tree(Path(folder) / "spare")
        times = {game: _baseline(game, spare, quick_only) for game in {game for game, _ in mutants.values()}}
        with ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=_take_copy, initargs=(copies,)
        ) as pool:
            tries = [
                pool.submit(try_mutant, number, game, spec, 60 + 4 * times[game], quick_only)
                for number, (game, spec) in mutants.items()
            ]
            for done in as_completed(tries):
                yield done.result()


def main(arguments: list[str] | None = None) -> int:
    """Run from the command line; 1 when too few mutants were noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=400, help="how many mutants to try")
    parser.add_argument("--numbers", type=int, nargs="+", help="only these of the sample, to try them once more")
    parser.add_argument("--quick", action="store_true", help="without random matches and other slow tests")
    parser.add_argument("--seed", default="pantheon", help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--only", default="", help="only mutants in files whose path contains this")
    parser.add_argument("--out", type=Path, help="keep each outcome here as a line of JSON; those in it are not tried")
    options = parser.parse_args(arguments)
    every = [each for each in mutations(tuple(options.games), ROOT) if options.only in str(each[1].module_path)]
    sample = dict(enumerate(Random(options.seed).sample(every, min(options.count, len(every)))))
    if options.numbers:
        sample = {number: sample[number] for number in options.numbers}
    done = [] if options.numbers else read_outcomes(options.out, sample)
    left = {number: sample[number] for number in sample.keys() - {each.number for each in done}}
    say(f"{len(every)} mutants, {len(sample)} of them in the sample, {len(left)} to try")
    for outcome in outcomes(dict(sorted(left.items())), options.jobs, quick_only=options.quick) if left else ():
        done.append(outcome)
        if options.out:
            options.out.parent.mkdir(parents=True, exist_ok=True)
            with options.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(outcome._asdict()) + "\n")
        if not outcome.noticed and not is_equivalent(outcome):
            say(f"NOT NOTICED {outcome.number}: {outcome.place} {outcome.operator}\n{outcome.diff}\n")
        if len(done) % 20 == 0:
            say(summary(done))
    say(summary(done))
    judged = [each for each in done if each.noticed or not is_equivalent(each)]
    return int(sum(each.noticed for each in judged) < WANTED * len(judged))


def read_outcomes(file: Path | None, sample: Mapping[int, tuple[str, MutationSpec]]) -> list[Outcome]:
    """The outcomes in a file, the last one of each mutant; lines of another sample or of changed rules do not count."""
    if file is None or not file.exists():
        return []
    by_number: dict[int, Outcome] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        outcome = Outcome(**json.loads(line))
        if outcome.number in sample and place_of(sample[outcome.number][1]) == (outcome.place, outcome.operator):
            by_number[outcome.number] = outcome
    return [*by_number.values()]


@cache
def equivalents() -> frozenset[tuple[str, str, str]]:
    """The listed mutants: file, line as it is, line as it is changed."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", ())
    return frozenset((each["file"], each["line"], each["changed"]) for each in listed)


def is_equivalent(outcome: Outcome) -> bool:
    """Whether a mutant is listed as one that no test can notice."""
    old, new = (
        " ".join(line[1:].strip() for line in outcome.diff.splitlines() if line[:1] == sign and line[:3] != sign * 3)
        for sign in "-+"
    )
    return (outcome.place.partition(":")[0], old, new) in equivalents()


def summary(done: list[Outcome]) -> str:
    """How many were noticed, in all and by game, and how sure that is; listed mutants are counted apart."""
    same = sum(not each.noticed and is_equivalent(each) for each in done)
    judged = [each for each in done if each.noticed or not is_equivalent(each)]
    noticed = sum(each.noticed for each in judged)
    parts = [
        f"{game} {sum(each.noticed for each in judged if each.game == game)}/{sum(e.game == game for e in judged)}"
        for game in GAMES
    ]
    low, high = wilson(noticed, len(judged))
    sure = f"95 % interval {low:.1%} to {high:.1%}"
    return f"noticed {noticed} of {len(judged)} ({sure}): {', '.join(parts)}; {same} more are equivalent"


def wilson(count: int, of: int, deviations: float = 1.96) -> tuple[float, float]:
    """The interval of a share that was counted."""
    if not of:
        return 0.0, 1.0
    share, square = count / of, deviations**2
    middle = (share + square / (2 * of)) / (1 + square / of)
    wide = deviations * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return middle - wide, middle + wide


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
