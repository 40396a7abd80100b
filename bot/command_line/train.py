"""``pantheon train``: learns the value of positions for the computer players ``skilled`` and ``master``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from bot.command_failures import Fault
from bot.command_line.match_options import GameName, chosen_game
from engine.players.value import FURTHER, LEARNED

Matches = Annotated[int, typer.Option(min=50, help="Matches to learn each kind of position from, in each round.")]
Rounds = Annotated[int, typer.Option(min=1, max=5, help="Rounds; in later ones the player that has learned plays.")]
Gate = Annotated[int, typer.Option(min=2, help="Matches of two against greedy that it must win most of.")]
Seed = Annotated[int, typer.Option(help="The same seed brings the same weights.")]
Processes = Annotated[int, typer.Option(min=1, max=64, help="Processes that play at once.")]
Kept = Annotated[float, typer.Option(min=0.01, max=1, help="Share of the turns whose positions are learned from.")]
Further = Annotated[
    bool, typer.Option("--further", help="What adept judges by: begin with what is shipped, from matches of skilled.")
]
To = Annotated[Path | None, typer.Option(help="The file to write; the one beside the rules by default.")]


def train(
    game: GameName,
    matches: Matches = 2000,
    rounds: Rounds = 2,
    gate: Gate = 100,
    seed: Seed = 1,
    processes: Processes = 2,
    kept: Kept = 1.0,
    further: Further = False,
    to: To = None,
) -> None:
    """Let computer players play against each other and learn what positions are worth."""
    rules = chosen_game(game)
    try:
        from engine.training.course import Course, Failed, learn, learn_further
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
        raise Fault("Training needs numpy: pip install 'pantheon-bot[train]'.") from None
    if not rules.minds.lessons:
        raise Fault(f"Nothing can be learned of {rules.key} yet.")
    try:
        course = Course(matches, rounds, gate, seed, processes, kept)
        weights = (learn_further if further else learn)(rules.key, course, typer.echo)
    except Failed as failed:
        raise Fault(f"{failed} Nothing was written.") from None
    path = to or Path(*rules.package.split(".")) / (FURTHER if further else LEARNED)
    path.write_text(json.dumps(weights, indent=None, separators=(",", ":")) + "\n", encoding="utf-8")
    typer.echo(f"Written to {path}.")
