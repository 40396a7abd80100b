"""Chooses the 256 colours in which the boards of each game are written: ``make colours``.

All golden boards are drawn in all colours, for large and small screens and with strong sides. The colours chosen are
the means of groups of near colours (k-means), where a flat tone of the art that makes up much of a group stands for it
as it is. A colour counts by a power of its area that is smaller than 1: otherwise symbols would have no colours left
beside the sky and the sea. Small pictures of people's names (emoji) do not count.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
from report import use_tree

from rendering.canvas.cells import COLOURS
from rendering.canvas.sprites import pixels
from rendering.dice_forge import palette as dice_forge
from rendering.hercules import palette as hercules
from rendering.registry import kinds_of

ROOT = Path(__file__).parents[2]

AREA_POWER = 0.6
CONSIDERED = 6000
"""How many groups of nearly the same colour are considered, the ones with the largest area."""
ROUNDS = 12
STANDS_FOR = 0.35
"""From which share of its group on a colour stands for the group as it is."""
GAMES = {"hercules": hercules.BOARD_COLOURS, "diceforge": dice_forge.BOARD_COLOURS}
PER_LINE = 10


def areas(game: str) -> Counter[tuple[int, int, int]]:
    """How large a share of the boards each colour has, summed over all boards."""
    from tests.rendering import test_golden as golden

    shares: Counter[tuple[int, int, int]] = Counter()
    for position in golden.KNOWN:
        base = golden.scene_of(position)
        if base.game != game:
            continue
        for kind in ("board", "beside"):
            for changed in ({}, {"compact": True}, {"strong": True}):
                if kind in kinds_of(base.match):
                    image = pixels(kinds_of(base.match)[kind].draw(base._replace(**changed)).sheet)
                    for count, colour in image.getcolors(image.width * image.height) or ():
                        shares[colour] += count / (image.width * image.height)
    return shares


def choose(shares: Counter[tuple[int, int, int]]) -> list[str]:
    """The colours that come nearest to all of them."""
    near: dict[tuple[int, ...], list[tuple[float, tuple[int, int, int]]]] = {}
    for colour, area in shares.items():
        near.setdefault(tuple(part >> 2 for part in colour), []).append((area, colour))
    groups = sorted(((sum(area for area, _ in group), max(group)[1]) for group in near.values()), reverse=True)
    groups = groups[:CONSIDERED]
    colours = np.array([colour for _, colour in groups], float)
    weights = np.array([area for area, _ in groups]) ** AREA_POWER
    means = _far_apart(colours, weights)
    for _ in range(ROUNDS):
        nearest = _nearest(colours, means)
        for number in range(COLOURS):
            if (of := nearest == number).any():
                means[number] = np.average(colours[of], axis=0, weights=weights[of])
    nearest = _nearest(colours, means)
    for number in range(COLOURS):
        of = np.flatnonzero(nearest == number)
        if len(of) and weights[of].max() > STANDS_FOR * weights[of].sum():
            means[number] = colours[of[weights[of].argmax()]]
    return sorted(bytes(int(part) for part in mean.round().clip(0, 255)).hex() for mean in means)


def _far_apart(colours: Any, weights: Any) -> Any:
    """Colours to begin with: each the one that the ones before it serve worst."""
    means = [colours[0]]
    distance = ((colours - means[0]) ** 2).sum(1)
    while len(means) < COLOURS:
        means.append(colours[(distance * weights).argmax()])
        distance = np.minimum(distance, ((colours - means[-1]) ** 2).sum(1))
    return np.array(means)


def _nearest(colours: Any, means: Any) -> Any:
    return ((colours[:, None] - means[None]) ** 2).sum(2).argmin(1)


def write(file: Path, colours: list[str]) -> None:
    """The file of a game's colours."""
    lines = [", ".join(f'"{each}"' for each in colours[at : at + PER_LINE]) for at in range(0, COLOURS, PER_LINE)]
    listed = "".join(f"    {line},\n" for line in lines)
    file.write_text(f"# Chosen by `make colours` from the golden boards.\ncolours = [\n{listed}]\n", encoding="ascii")


if __name__ == "__main__":
    use_tree(ROOT)
    for game, file in GAMES.items():
        write(file, choose(areas(game)))
