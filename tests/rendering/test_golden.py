"""Known boards look like their golden files, which a person has checked.

Where a change of the art is meant, run with PANTHEON_GOLDEN=write, look at the new pictures, and commit them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.analysis.accuracy import Accuracy
from engine.analysis.report import Fortune, Moment, Stroke
from engine.chance import STREAM
from engine.match import Match
from engine.registry import find_game
from rendering.canvas import icons
from rendering.picture import AnyScene, ChancesScene, LobbyScene, PieceScene, Scene
from rendering.registry import draw, kinds
from tests.rendering import conftest as hercules
from tests.rendering.dice_forge import conftest as forge
from tests.rendering.rankings import RANKINGS, kind_of, ranking_of
from tests.rendering.sheets import listed

WRITING = os.environ.get("PANTHEON_GOLDEN") == "write"
SMALL = (330, 210)
HERE = Path(__file__).parent
FOLDERS = {
    "hercules": HERE / "golden",
    "forge": HERE / "dice_forge" / "golden",
    "rebellion": HERE / "dice_forge" / "golden" / "rebellion",
}

pytestmark = pytest.mark.skipif(not icons.is_installed(), reason="the icon set is not installed")


class Known(NamedTuple):
    """A match to be drawn after so many moves, and which picture of it is compared drawing by drawing."""

    seats: int
    moves: int
    seed: int
    language: str = "en"
    settings: dict[str, str] | None = None
    kind: str = "board"


GODDESS = {"module": "goddess", "line_up": "goddess_recommended"}
TITANS = {"module": "titans", "line_up": "titans_recommended"}
CELESTIAL = {"module": "titans", "line_up": "custom", "sets": "rebellion", "slot_m4": "celestial_die"}
MIXED = {"sets": "rebellion", "line_up": "random"}
KNOWN = {
    "hercules/two": Known(2, 20, 2),
    "hercules/three": Known(3, 30, 3),
    "hercules/four": Known(4, 45, 4, "de"),
    "hercules/solo": Known(1, 13, 6, settings={"level": "standard"}),
    "hercules/simplified": Known(2, 9, 3, settings={"variant": "simplified"}),
    "forge/two": Known(2, 70, 2),
    "forge/three": Known(3, 110, 3, "de", {"line_up": "advanced"}),
    "forge/four": Known(4, 120, 4),
    "forge/draft": Known(4, 4, 5, settings={"line_up": "draft"}),
    "forge/labyrinth": Known(4, 80, 8, "en", GODDESS, "beside"),
    "forge/labyrinth_two": Known(2, 90, 5, "de", {"module": "goddess"}, "beside"),
    "forge/track": Known(4, 120, 4, "en", TITANS, "beside"),
    "forge/track_celestial": Known(3, 78, 6, "de", CELESTIAL, "beside"),
    "rebellion/goddess_two": Known(2, 50, 2, "en", GODDESS),
    "rebellion/titans_three": Known(3, 100, 12, "de", {"module": "titans", **MIXED}),
    "rebellion/titans_four": Known(4, 110, 13, "en", TITANS),
    "rebellion/mixed_four": Known(4, 90, 21, "en", MIXED),
    "rebellion/draft": Known(3, 3, 5, settings={"sets": "rebellion", "line_up": "draft", "module": "goddess"}),
}
SEATS = {
    "hercules/seat": ("hercules/four", 1),
    "forge/seat": ("forge/three", 1),
    "rebellion/seat": ("rebellion/titans_three", 1),
    "rebellion/goddess_seat": ("rebellion/goddess_two", 1),
}
OF_MATCHES = {
    "hercules/board": ("board", "hercules/four"),
    "hercules/scores": ("scores", "hercules/three"),
    "forge/board": ("board", "forge/four"),
    "forge/temple": ("temple", "forge/two"),
    "forge/scores": ("scores", "forge/three"),
    **{name: ("beside", name) for name, facts in KNOWN.items() if facts.kind == "beside"},
    "rebellion/board": ("board", "rebellion/titans_four"),
    "rebellion/mixed_board": ("board", "rebellion/mixed_four"),
    "rebellion/draft_board": ("board", "rebellion/draft"),
    "rebellion/temple": ("temple", "rebellion/titans_three"),
    "rebellion/goddess_temple": ("temple", "rebellion/goddess_two"),
    "rebellion/scores": ("scores", "rebellion/titans_three"),
}
COMPACT = {
    "hercules/compact_board": "hercules/three",
    "hercules/compact_solo": "hercules/solo",
    "forge/compact_board": "forge/three",
    "forge/compact_draft": "forge/draft",
    "rebellion/compact_board": "rebellion/titans_three",
    "forge/compact_labyrinth": "forge/labyrinth",
    "forge/compact_labyrinth_two": "forge/labyrinth_two",
    "forge/compact_track": "forge/track",
    "forge/compact_track_celestial": "forge/track_celestial",
}
"""Boards, the labyrinth and the Titans' track for small screens, by their name: of which match."""
OF_PIECES = {
    "forge/card": ("card", "cerberus"),
    "forge/face": ("face", "g1_v1_s1_m1"),
    "rebellion/card": ("card", "twins"),
    "rebellion/coloured_card": ("card", "memory_green"),
    "rebellion/chaos": ("face", "chaos_red"),
    "rebellion/golem": ("face", "golem_moon"),
    "rebellion/side": ("face", "cel_v3_choice"),
}
CHARTS = {
    "hercules/chances_two": (2, "en"),
    "hercules/chances_three": (3, "de"),
    "forge/chances_four": (4, "en"),
    "hercules/chances_compact": (3, "de"),
    "forge/chances_compact": (4, "en"),
}
"""Charts by their name: for how many seats, and in which language; some of them for small screens."""
LOBBIES = {"hercules/lobby": "hercules/four", "forge/lobby": "forge/four", "rebellion/lobby": "rebellion/draft"}


def file_of(name: str, ending: str) -> Path:
    folder, _, stem = name.partition("/")
    return FOLDERS[folder] / f"{stem}.{ending}"


@cache
def words_of(name: str, language: str) -> Any:
    return hercules.StandIn(language) if name.startswith("hercules") else forge.voice(language, True)


@cache
def scene_of(name: str) -> Scene:
    """A match whose moves are written down, so that another order of options or another player changes nothing."""
    facts = KNOWN[name]
    of_hercules, file = name.startswith("hercules"), file_of(name, "json")
    game = find_game("hercules" if of_hercules else "diceforge")
    match = Match.start(game, facts.seats, facts.settings or {}, seed=bytes([facts.seed] * 32), dice=STREAM)
    if WRITING:
        play = hercules.play_on if of_hercules else partial(forge.play_on, player="greedy")
        golden_match = play(match.fork(), facts.moves, facts.seed)
        file.write_text(json.dumps([list(entry) for entry in golden_match.journal]) + "\n", encoding="ascii")
    for seat, option in json.loads(file.read_text(encoding="ascii")):
        match.play(seat, option)
    return Scene(match, hercules.NAMES[: facts.seats], words_of(name, facts.language))


def lobby_of(name: str) -> LobbyScene:
    scene = scene_of(LOBBIES[name])
    settings = (("module", "titans"),) if name.startswith("rebellion") else ()
    return LobbyScene(scene.game, scene.names[:3], 1, scene.words, settings)


def chart_of(name: str) -> ChancesScene:
    """A chart of chances that are made up, so that it stays as it is when computer players learn more."""
    seats, language = CHARTS[name]
    random, leads, course = Random(name), [1.0] * seats, []
    for turn in range(9 * seats + 1):
        total = sum(leads)
        won = turn == 9 * seats
        chances = [float(seat == 0) if won else lead / total for seat, lead in enumerate(leads)]
        errors = () if won or not turn else tuple(random.uniform(0.005, 0.04) for _ in range(seats))
        course.append(Moment(5 * turn, min(9, 1 + turn // seats), tuple(chances), errors))
        leads = [lead * random.uniform(0.6, 1.6) for lead in leads]
    game = "hercules" if name.startswith("hercules") else "diceforge"
    words, strong, marked = words_of(name, language), seats == 4, (12, 33, 60)[: seats - 1]
    accuracy = Accuracy(1, 30, 78.4, 69.9, 88.0) if seats > 2 else None
    fortune = tuple(Fortune(win, 0.03) for win in (0.12, -0.08, -0.03, -0.01)[:seats]) if seats > 2 else ()
    rolled = ((22, 0.17), (100, -0.12), (64, -0.08), (41, 0.06)) if seats > 2 else ()
    strokes = tuple(
        Stroke(at, tuple(Fortune(win if seat == 1 else 0.0, 0.01) for seat in range(seats))) for at, win in rolled
    )
    scene = ChancesScene(game, hercules.NAMES[:seats], words, tuple(course), marked, 1, strong, accuracy, fortune)
    return scene._replace(strokes=strokes, compact=name.endswith("compact"))


def pictures() -> dict[str, tuple[str, Callable[[], AnyScene]]]:
    """The kind of every golden picture, and how its scene is made."""
    entries: dict[str, tuple[str, Callable[[], AnyScene]]] = {}
    for name, (match, seat) in SEATS.items():
        entries[name] = "seat", lambda match=match, seat=seat: scene_of(match)._replace(seat=seat)
    for name, (kind, match) in OF_MATCHES.items():
        entries[name] = kind, partial(scene_of, match)
    for name, match in COMPACT.items():
        entries[name] = KNOWN[match].kind, lambda match=match: scene_of(match)._replace(compact=True)
    for name, (kind, piece) in OF_PIECES.items():
        entries[name] = kind, lambda name=name, piece=piece: PieceScene("diceforge", piece, words_of(name, "en"))
    entries |= {name: ("chances", partial(chart_of, name)) for name in CHARTS}
    entries |= {name: (kind_of(name), partial(ranking_of, name, words_of)) for name in RANKINGS}
    return entries | {name: ("lobby", partial(lobby_of, name)) for name in LOBBIES}


PICTURES = pictures()


@pytest.mark.parametrize("name", KNOWN)
def test_the_sheet_is_the_golden_one(name: str) -> None:
    scene, file = scene_of(name), file_of(name, "txt")
    listing = listed(kinds(scene.game)[KNOWN[name].kind].draw(scene).sheet)
    if WRITING:
        file.write_text(listing, encoding="ascii")
    assert listing == file.read_text(encoding="ascii")


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_looks_like_the_golden_one(name: str) -> None:
    kind, scene = PICTURES[name]
    picture, file = draw(kind, scene()), file_of(name, "png")
    image = Image.open(BytesIO(picture.data)).convert("RGB").resize(SMALL, Image.Resampling.LANCZOS)
    if WRITING:
        image.save(file, optimize=True)
    difference = ImageChops.difference(image, Image.open(file).convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < 1
    assert difference.convert("L").reduce(6).getextrema()[1] < 25


def test_every_golden_file_is_looked_at() -> None:
    expected = {file_of(name, ending) for name in KNOWN for ending in ("json", "txt")}
    expected |= {file_of(name, "png") for name in PICTURES}
    assert {file for folder in FOLDERS.values() for file in folder.glob("*.*")} == expected
