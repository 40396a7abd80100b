"""The report of changed pictures: what differs is shown beside what was, and what cannot be drawn is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.languages import LANGUAGES, speech
from rendering.registry import kinds
from tests.rendering import report
from tests.rendering.report import compare, write_page


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Pictures before and now: one stays, one has another corner, one grows, one is gone, one cannot be drawn."""
    before, now = tmp_path / "before", tmp_path / "now"
    for folder in (before, now):
        folder.mkdir()
        for name in ("same", "corner", "larger"):
            image = Image.new("RGB", (20, 10 + 5 * (folder is now and name == "larger")), "navy")
            if folder is now and name == "corner":
                image.paste("gold", (0, 0, 2, 5))
            image.save(folder / f"{name}.png")
            (folder / f"{name}.txt").write_text(f"{name} in words", encoding="utf-8")
    Image.new("RGB", (20, 10)).save(before / "gone.png")
    (before / "gone.txt").write_text("no longer drawn", encoding="utf-8")
    (now / "broken.txt").write_text("not drawn: KeyError('m1')", encoding="utf-8")
    return before, now


def test_what_changed_comes_first_with_its_share(folders: tuple[Path, Path]) -> None:
    before, now = folders
    compared = {each.name: each for each in compare(before, now, before.parent / "differences")}
    assert {name: each.share for name, each in compared.items()} == {
        "broken": 1.0,
        "gone": 1.0,
        "larger": 1.0,
        "corner": 0.05,
        "same": 0.0,
    }
    assert list(compared)[-2:] == ["corner", "same"]
    assert (compared["larger"].size_before[:5], compared["larger"].size_now[:5]) == ("20×10", "20×15")
    with Image.open(before.parent / "differences" / "corner.png") as difference:
        assert difference.getbbox() == (0, 0, 2, 5)


def test_the_page_shows_each_changed_picture_and_says_why_one_is_missing(folders: tuple[Path, Path]) -> None:
    before, now = folders
    page = write_page(before.parent, compare(before, now, before.parent / "differences")).read_text("utf-8")
    assert "4 of 5 pictures differ" in page
    assert page.count("<img") == 3 + 2 + 1
    assert "KeyError" in page
    assert "now/same.png" not in page


def test_only_what_is_asked_for_is_drawn(tmp_path: Path) -> None:
    assert report.draw_all(tmp_path, ["en"], "question.mirror.board$|hercules.four.strip") == 2
    files = {file.name for file in tmp_path.glob("*.png")}
    assert files == {"en.question.mirror.board.png", "en.hercules.four.strip.png"}
    assert "Which face do you copy?" in (tmp_path / "en.question.mirror.board.txt").read_text("utf-8")


def test_every_kind_of_picture_is_in_the_report() -> None:
    names = {name for name, _ in report._pictures(speech("en"))}
    for game in ("hercules", "diceforge"):
        assert {kind for kind in kinds(game) if not any(kind in name.split(".") for name in names)} == set()
        for kind in ("tutorial", "emojis"):
            assert any(name.startswith(f"{game}.{kind}.") for name in names), (game, kind)
    for position in ("hercules/solo", "hercules/two", "hercules/three", "hercules/four", "forge/two", "forge/three"):
        assert {f"{position}.board", f"{position}.board.compact", f"{position}.board.strong"} <= names
    assert "hercules/card.card" in names
    assert set(report._languages()) == set(LANGUAGES)


def test_the_earlier_commit_is_drawn_with_the_silhouettes_that_make_brings() -> None:
    makefile = (report.ROOT / "Makefile").read_text("utf-8")
    assert f"NPM_CI := --prefix {report.ICONS.parent} " in makefile
    assert report.ICONS.name == "node_modules"
