"""``pantheon puzzles``: finds positions with one option that is surely the best, for ``/puzzle``, and checks them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from bot.command_failures import Fault
from bot.command_line.match_options import GameName, chosen_game
from engine.game import Game

app = typer.Typer(help="Find puzzles, check them, and write the bank of a game.", no_args_is_help=True)

PuzzleFile = Annotated[Path, typer.Option("--found", help="A file with a line for each puzzle that was found.")]
PuzzleFiles = Annotated[
    list[Path], typer.Option("--found", exists=True, dir_okay=False, help="Files of what was found.")
]
Matches = Annotated[int, typer.Option(min=1, help="In how many matches to look.")]
Seed = Annotated[str, typer.Option(help="The same seed brings the same matches.")]
Sample = Annotated[int, typer.Option(min=1, help="How many puzzles to look at once more.")]
To = Annotated[Path | None, typer.Option(help="The file to write; the one beside the rules by default.")]


@app.command()
def mine(game: GameName, file: PuzzleFile, matches: Matches = 100, seed: Seed = "1") -> None:
    """Play matches between computer players and write down the positions that make good puzzles.

    What was written is kept: a second call continues after the last match.
    """
    from engine.training.puzzle_records import append, record_of, records
    from engine.training.puzzle_search import search_puzzles

    rules = _game_with_value(game)
    first = 1 + max((record["match"] for record in records(file) if record.get("done") == seed), default=-1)
    count = 0
    for number, puzzles in search_puzzles(rules, seed, first):
        if number == matches:
            break
        for puzzle in puzzles:
            count += 1
            append(file, record_of(number, puzzle))
            typer.echo(f"{count}: match {number}, {next(iter(puzzle.trials))}, the computer player: {puzzle.greedy}")
        append(file, {"match": number, "done": seed})


@app.command()
def write(game: GameName, files: PuzzleFiles, to: To = None) -> None:
    """Add the puzzles that were found to the bank of a game.

    What stands in the bank stays there as it is: a number names a puzzle for good. Puzzles of other rules are left out.
    """
    from engine.puzzles import to_json
    from engine.training.puzzle_bank import bank_in, with_found
    from engine.training.puzzle_records import records

    rules = _game_with_value(game)
    beside_rules = Path(*rules.package.split(".")) / "puzzles.json"
    path = to or beside_rules
    bank = bank_in(rules, path if path.is_file() else beside_rules)
    puzzles = with_found(rules, bank, (record for file in files for record in records(file)))
    lines = json.dumps(to_json(rules, puzzles), separators=(",", ":")).replace('{"number"', '\n{"number"')
    path.write_text(lines + "\n", encoding="utf-8")
    typer.echo(f"{len(puzzles)} puzzles written to {path}: {len(bank)} of the bank, {len(puzzles) - len(bank)} new.")


@app.command()
def check(game: GameName, sample: Sample = 30, seed: Seed = "1") -> None:
    """Look at some puzzles of the bank in eight times as many futures, and say of how many the answer is confirmed."""
    from engine.puzzles import bank
    from engine.training.puzzle_bank import check_puzzle

    rules = _game_with_value(game)
    puzzles = [*bank(rules.package, rules.rules_version).values()]
    selection = Random(seed).sample(puzzles, min(sample, len(puzzles)))
    confirmed_count = 0
    for count, puzzle in enumerate(selection, start=1):
        verdict = check_puzzle(rules, puzzle)
        confirmed_count += verdict.is_confirmed
        lead = f"{verdict.ahead.errors:.1f} standard errors ahead of {verdict.rival}"
        typer.echo(f"{count}: {puzzle.number} {puzzle.best}, {lead}; confirmed {confirmed_count} of {count}")


def _game_with_value(game: str) -> Game[Any]:
    """The game of a name, of which something was learned. Raises Fault."""
    rules = chosen_game(game)
    if not rules.minds.lessons:
        raise Fault(f"No puzzles can be found for {rules.key}: nothing was learned of it.")
    return rules
