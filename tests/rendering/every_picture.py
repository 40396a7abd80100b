"""Scenes of every kind of picture of both games, for tests that measure what is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rendering.picture import AnyScene, PieceScene
from rendering.registry import kinds_of
from rendering.translations import Translations
from tests.rendering import rankings
from tests.rendering import test_golden as golden
from tests.rendering.report import OF_OTHER_SCENES, choosing


class Shown(NamedTuple):
    """A picture to be drawn: its kind, and how its scene is made with some words."""

    kind: str
    scene: Callable[[Translations], AnyScene]


def _of_match(position: str) -> Iterator[tuple[str, Shown]]:
    base = choosing(golden.scene_of(position))
    for kind, picture_kind in kinds_of(base.match).items():
        if picture_kind.ids or kind in OF_OTHER_SCENES or (kind == "places" and not base.beginning):
            continue
        if kind == "scores" and ("scores", position) not in golden.OF_MATCHES.values():
            continue
        for compact in (False, True):
            scene = base._replace(compact=compact)
            yield (
                f"{position}.{kind}{'.compact' * compact}",
                Shown(kind, lambda words, s=scene: s._replace(words=words)),
            )
    strong = base._replace(strong=True)
    yield f"{position}.board.strong", Shown("board", lambda words: strong._replace(words=words))


def list_pictures(positions: tuple[str, ...] = tuple(golden.KNOWN)) -> dict[str, Shown]:
    """Every kind of picture of these positions, for large and small screens, and of pieces, charts and lobbies."""
    pictures = dict(pair for position in positions for pair in _of_match(position))
    for name, (kind, piece) in golden.OF_PIECES.items():
        pictures[f"{name}.{kind}"] = Shown(kind, lambda words, p=piece: PieceScene("diceforge", p, words))
    for name in golden.CHARTS:
        pictures[f"{name}.chart{'.compact' * name.endswith('compact')}"] = Shown(
            "chances", lambda words, n=name: golden.chart_of(n)._replace(words=words)
        )
    for name in rankings.RANKINGS:
        kind = rankings.kind_of(name)
        pictures[f"{name}.{kind}{'.compact' * rankings.RANKINGS[name][1]}"] = Shown(
            kind, lambda words, n=name: golden.PICTURES[n][1]()._replace(words=words)
        )
    for name in golden.LOBBIES:
        pictures[f"{name}.lobby"] = Shown("lobby", lambda words, n=name: golden.lobby_of(n)._replace(words=words))
    return pictures
