"""Tables of leagues and brackets of tournaments to draw, made up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rendering.picture import BracketScene, Contender, Ranked, RankingScene
from tests.rendering.conftest import NAMES

RANKINGS = {
    "hercules/ranking_two_columns": (20, False, "en"),
    "hercules/ranking_compact": (12, True, "de"),
    "hercules/bracket_of_four": (4, False, "en"),
    "forge/ranking_one_column": (8, False, "de"),
    "forge/bracket_of_two": (2, False, "de"),
    "hercules/bracket_compact": (4, True, "de"),
    "forge/bracket_compact": (2, True, "en"),
}
"""By name: how many lines, or how many sit at a table; whether for a small screen; the language."""
LONG = (*NAMES, *(f"Player {number}" for number in range(5, 25)))


def kind_of(name: str) -> str:
    return "bracket" if "bracket" in name else "ranking"


def ranking_of(name: str, words_of: Callable[[str, str], Any]) -> RankingScene | BracketScene:
    count, is_compact, language = RANKINGS[name]
    game, words = ("hercules" if name.startswith("hercules") else "diceforge"), words_of(name, language)
    if kind_of(name) == "bracket":
        return bracket(game, count, words)._replace(compact=is_compact)
    moved = count // 4
    zones = ["up"] * moved + ["stay"] * (count - 2 * moved) + ["down"] * moved
    rows = tuple(
        Ranked(at + 1, LONG[at], f"{7.3 * (count / 2 - at):+.1f}", str(10 - at % 3), zones[at], at == 5, at == 7)
        for at in range(count)
    )
    return RankingScene(game, "Division 2", "1 to 14 May", ("Points", "Days"), rows, words, is_compact)


def _cut(numbers: list[int], size: int) -> list[list[int]]:
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def bracket(game: str, seats: int, words: Any) -> BracketScene:
    """Sixteen players at tables of four to the end, or at tables of two in the midst of the third round."""
    rounds, through = [], list(range(16))
    while len(through) > (1 if seats == 4 else 4):
        tables, is_final = _cut(through, seats), len(through) == seats
        best = 1 if is_final else seats // 2
        rounds.append(
            tuple(
                tuple(Contender(each, LONG[each], str(60 - 7 * at), at < best) for at, each in enumerate(table))
                for table in tables
            )
        )
        through = [each for table in tables for each in table[:best]]
    if seats == 2:
        rounds.append(tuple(tuple(Contender(each, LONG[each]) for each in table) for table in _cut(through, 2)))
    winner = LONG[through[0]] if seats == 4 else ""
    return BracketScene(game, "Knock-out", 1, tuple(rounds), words, winner)
