"""``pantheon puzzles``: finds positions with one best option that ``greedy`` misses, for ``/puzzle``."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from bot.command_failures import Fault
from bot.command_line.match_options import GameName, chosen_game

Count = Annotated[int, typer.Option(min=1, help="How many puzzles to find.")]
Seed = Annotated[int, typer.Option(help="The same seed brings the same puzzles.")]
To = Annotated[Path | None, typer.Option(help="The file to write; the one beside the rules by default.")]


def puzzles(game: GameName, count: Count = 40, seed: Seed = 1, to: To = None) -> None:
    """Play matches between computer players and keep the positions that make good puzzles."""
    from engine.puzzles import Puzzle, to_json
    from engine.training.puzzle_search import search_puzzles

    rules = chosen_game(game)
    if not rules.minds.lessons:
        raise Fault(f"No puzzles can be found for {rules.key}: nothing was learned of it.")
    kept: list[Puzzle] = []
    for puzzle in search_puzzles(rules, Random(seed)):
        if puzzle is not None:
            kept.append(puzzle)
            typer.echo(f"{len(kept)}: after {len(puzzle.moves)} choices {puzzle.best}, not {puzzle.greedy}")
        if len(kept) == count:
            break
    path = to or Path(*rules.package.split(".")) / "puzzles.json"
    path.write_text(json.dumps(to_json(rules, kept), separators=(",", ":")) + "\n", encoding="utf-8")
    typer.echo(f"Written to {path}.")
