"""What a process that draws does before it is needed. It loads little, because the process waits for it."""

from __future__ import annotations

from pathlib import Path

from engine.chance import SEED_BYTES
from engine.match import Match
from engine.registry import find_game
from rendering.canvas.sprite_store import Store
from rendering.canvas.sprites import keep_in
from rendering.picture import Scene
from rendering.registry import draw
from rendering.translations import Translations


def keep_sprites(folder: Path | None) -> None:
    """Keep rasterised sprites in that folder, or (None) in memory alone."""
    keep_in(None if folder is None else Store(folder))


def draw_first_board(game: str, words: Translations) -> None:
    """Draw a board of that game, which has most of what its boards have in common."""
    rules = find_game(game)
    seats = 2 if 2 in rules.seats else min(rules.seats)
    match = Match.start(rules, seats, seed=bytes(SEED_BYTES))
    draw("board", Scene(match, ("",) * seats, words))
