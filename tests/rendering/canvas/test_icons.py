"""The icon set is optional."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rendering.canvas import icons
from rendering.hercules.art import emblems

ROOT = Path(__file__).parents[3]
DRAW = """
import sys
sys.path.insert(0, {tests!r})
from conftest import StandIn, NAMES, play_on
from engine.registry import find_game
from engine.match import Match
from rendering.canvas import icons, png
from rendering.registry import draw
from rendering.picture import PieceScene, LobbyScene, Scene
assert icons.is_installed() is {installed}
words = StandIn()
match = play_on(Match.start(find_game("hercules"), 3, seed=bytes(32)), 25, 1)
scene = Scene(match, NAMES[:3], words)
pictures = [draw("board", scene), draw("seat", scene), draw("card", PieceScene("hercules", "god_apollo", words))]
pictures.append(draw("lobby", LobbyScene("hercules", NAMES[:2], 2, words)))
print(*(png.verify(picture.data) for picture in pictures))
"""


def draw_elsewhere(place: str, installed: bool) -> str:
    script = DRAW.format(tests=str(ROOT / "tests" / "rendering"), installed=installed)
    environment = {**os.environ, icons.CHOICE: place}
    result = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_everything_is_drawn_without_the_icon_set(tmp_path: Path) -> None:
    assert draw_elsewhere(str(tmp_path / "nowhere.json"), False).count("(1650, 1050)") == 3


def test_the_icon_set_may_lie_anywhere(tmp_path: Path) -> None:
    file = tmp_path / "icons.json"
    file.write_text(json.dumps({"icons": {"lyre": {"body": '<path fill="currentColor" d="M0 0H512V512Z"/>'}}}))
    assert "(1100, 700)" in draw_elsewhere(str(file), True)


@pytest.mark.skipif(not icons.is_installed(), reason="the icon set is not installed")
def test_every_silhouette_is_in_the_set() -> None:
    wanted = {*emblems.GODS.values(), *(name for name, _ in emblems.STACKS.values())}
    wanted |= {emblems.VASE, emblems.PANTHEON, emblems.PEGASUS}
    for name in wanted:
        assert icons.icon(name, 0, 0, 10, "#000000") != icons.icon(f"no-{name}", 0, 0, 10, "#000000", initial=name)
        assert "<path" in icons.icon(name, 0, 0, 10, "#000000")


@pytest.mark.parametrize("indent", [None, "\t"])
def test_drawings_are_read_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, indent: str | None) -> None:
    bodies = {name: f'<path fill="currentColor" d="M0 0H{number}Z{name}"/>' for number, name in enumerate(("a", "b-2"))}
    file = tmp_path / "icons.json"
    content = {"prefix": "some", "icons": {name: {"body": body, "width": 512} for name, body in bodies.items()}}
    file.write_text(json.dumps(content, indent=indent))
    monkeypatch.setenv(icons.CHOICE, str(file))
    icons._package.cache_clear()
    try:
        package = icons._package()
        assert package is not None
        assert {name: package.find(name) for name in (*bodies, "c")} == {**bodies, "c": None}
        assert all(isinstance(begin, int) for begin in package.begins.values()), "no drawing stays in memory"
    finally:
        icons._package.cache_clear()


@pytest.mark.skipif(not icons.is_installed(), reason="the icon set is not installed")
def test_every_drawing_of_the_set_is_read_to_its_end() -> None:
    package = icons._package()
    assert package is not None
    listed = json.loads(package.file.read_text(encoding="utf-8"))["icons"]
    assert package.begins.keys() == listed.keys()
    longest = max(listed, key=lambda name: len(listed[name]["body"]))
    for name in [*list(listed)[::100], longest]:
        assert package.find(name) == listed[name]["body"]


def test_an_initial_stands_in() -> None:
    assert icons.icon("no-such-icon", 0, 0, 50, "#000000", initial="Zeus").startswith("<path")
