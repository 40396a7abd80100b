"""Draws every kind of picture in every language, now and at an earlier commit, and shows both side by side.

``make picture-report BEFORE=commit`` writes ``artefacts/pictures/index.html``: what changed comes first. The positions
are those of the golden pictures, so that only the art and the words differ.
"""

from __future__ import annotations

import argparse
import html
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageChops

if TYPE_CHECKING:
    from rendering.picture import Scene

ROOT = Path(__file__).parents[2]
ICONS = "node_modules"
SHOWN_PX = 550
"""The width of a picture in the report."""
OF_OTHER_SCENES = ("chances", "lobby", "ranking", "bracket")
"""The kinds that are not drawn from a match alone."""
AMPLIFIED = 4
"""How many times stronger than it is a difference is shown."""


class Compared(NamedTuple):
    """A picture before and now. ``share`` of its pixels differ: 1 where it is new, gone, or of another size."""

    name: str
    share: float
    size_before: str
    size_now: str


def draw_all(folder: Path, languages: Sequence[str]) -> int:
    """Draw each kind of picture of each golden position, for large and small screens, into a folder; return how
    many."""
    from bot.languages import speech
    from rendering.picture import PieceScene
    from rendering.registry import draw, kinds_of
    from tests.rendering import test_golden as golden

    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for language in languages:
        words = speech(language)
        scenes = [
            (f"{position}.{kind}{'.compact' * compact}", kind, scene._replace(words=words, compact=compact))
            for position in golden.KNOWN
            for scene in [choosing(golden.scene_of(position))]
            for kind, found in kinds_of(scene.match).items()
            if kind != "places" or scene.beginning
            if not found.ids and kind not in OF_OTHER_SCENES
            if kind != "scores" or ("scores", position) in golden.OF_MATCHES.values()
            for compact in (False, True)
        ]
        pieces = [
            (f"{name}.{kind}", kind, PieceScene("diceforge", piece, words))
            for name, (kind, piece) in golden.OF_PIECES.items()
        ]
        others = [(f"{name}.chances", "chances", golden.chart_of(name)._replace(words=words)) for name in golden.CHARTS]
        lobbies = [(f"{name}.lobby", "lobby", golden.lobby_of(name)._replace(words=words)) for name in golden.LOBBIES]
        tables = [
            (f"{name}.{kind}", kind, scene()._replace(words=words))
            for name, (kind, scene) in golden.PICTURES.items()
            if kind in ("ranking", "bracket")
        ]
        for name, kind, scene in [*scenes, *pieces, *others, *lobbies, *tables]:
            stem = f"{language}.{name.replace('/', '.')}"
            try:
                picture = draw(kind, scene)
            except Exception as fault:
                # What cannot be drawn, perhaps in the earlier tree alone, is told in its place.
                (folder / f"{stem}.txt").write_text(f"not drawn: {fault!r}", encoding="utf-8")
                continue
            (folder / f"{stem}.png").write_bytes(picture.data)
            (folder / f"{stem}.txt").write_text(picture.alt, encoding="utf-8")
            count += 1
    return count


def choosing(scene: Scene) -> Scene:
    """The scene for the seat that is asked, in the middle of its first choice that takes two steps."""
    question = next(iter(scene.match.questions), None)
    if question is None:
        return scene._replace(seat=0)
    steps = (option.id for option in question.options if "old" in option.facts)
    beginning = next((":".join(step.split(":")[:2]) + ":" for step in steps), "")
    return scene._replace(seat=question.seat, beginning=beginning)


def compare(before: Path, now: Path, differences: Path) -> list[Compared]:
    """Compare two folders of pictures, and write what differs as pictures of their own; the most changed come first."""
    differences.mkdir(parents=True, exist_ok=True)
    names = sorted({file.name.removesuffix(".txt") for folder in (before, now) for file in folder.glob("*.txt")})
    return sorted((_compared(name, before, now, differences) for name in names), key=lambda each: -each.share)


def _compared(name: str, before: Path, now: Path, differences: Path) -> Compared:
    files = [folder / f"{name}.png" for folder in (before, now)]
    if not all(file.exists() for file in files):
        return Compared(name, 1.0, *(_size(file) if file.exists() else "none" for file in files))
    with Image.open(files[0]) as first, Image.open(files[1]) as second:
        if first.size != second.size:
            return Compared(name, 1.0, _size(files[0]), _size(files[1]))
        difference = ImageChops.difference(first.convert("RGB"), second.convert("RGB"))
    strongest = difference.convert("L").point(lambda value: min(255, value * AMPLIFIED))
    same = strongest.histogram()[0]
    size = strongest.width * strongest.height
    share = (size - same) / size
    if share:
        strongest.save(differences / f"{name}.png", compress_level=1)
    return Compared(name, share, _size(files[0]), _size(files[1]))


def _size(file: Path) -> str:
    with Image.open(file) as image:
        return f"{image.width}×{image.height}, {file.stat().st_size // 1000} kB"


def write_page(folder: Path, compared: Sequence[Compared]) -> Path:
    """Write the report beside its folders ``before``, ``now`` and ``differences``; return its file."""
    changed = [each for each in compared if each.share]
    lines = [f"<p>{len(changed)} of {len(compared)} pictures differ.</p>", *_rows(folder, changed)]
    if same := [each.name for each in compared if not each.share]:
        lines.append(f"<details><summary>{len(same)} are the same</summary>{html.escape(', '.join(same))}</details>")
    page = folder / "index.html"
    style = f"body{{font:15px sans-serif;background:#222;color:#eee}}img{{width:{SHOWN_PX}px}}td{{vertical-align:top}}"
    head = f"<!doctype html><meta charset=utf-8><title>Pictures before and now</title><style>{style}</style>"
    page.write_text(f"{head}\n" + "\n".join(lines) + "\n", encoding="utf-8")
    return page


def _rows(folder: Path, changed: Sequence[Compared]) -> Iterator[str]:
    for each in changed:
        titles = {
            "before": f"before: {each.size_before}",
            "now": f"now: {each.size_now}",
            "differences": f"difference: {each.share:.1%} of the pixels",
        }
        cells = [f"<td>{title}<br>{_shown(folder, place, each.name)}" for place, title in titles.items()]
        yield f"<h2>{html.escape(each.name)}</h2><table><tr>{''.join(cells)}</table>"


def _shown(folder: Path, place: str, name: str) -> str:
    """A picture with its alt text, or why it was not drawn."""
    image = f"<img loading=lazy src='{place}/{name}.png'><br>" if (folder / place / f"{name}.png").exists() else ""
    alt = folder / place / f"{name}.txt"
    return image + (html.escape(alt.read_text(encoding="utf-8")) if alt.exists() else "")


def draw_in(tree: Path, folder: Path, languages: Sequence[str]) -> None:
    """Draw all pictures with the code of a tree, in a process of its own."""
    arguments = ["draw", "--tree", str(tree), "--out", str(folder.resolve()), "--languages", *languages]
    subprocess.run([sys.executable, "-P", __file__, *arguments], cwd=tree, check=True)


def use_tree(tree: Path) -> None:
    """Import all code from a tree. A package may have installed a folder ``tests`` of its own."""
    sys.path.insert(0, str(tree))
    tests = ModuleType("tests")
    tests.__path__ = [str(tree / "tests")]
    sys.modules["tests"] = tests


def main() -> None:
    """Draw, or draw twice and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["draw", "report"])
    parser.add_argument("--out", type=Path, default=ROOT / "artefacts" / "pictures")
    parser.add_argument("--before", default="HEAD", help="the commit to compare with")
    parser.add_argument("--languages", nargs="+", default=["en", "de"])
    parser.add_argument("--tree", type=Path, default=ROOT, help="draw with the code of this folder")
    given = parser.parse_args()
    shutil.rmtree(given.out, ignore_errors=True)
    if given.what == "draw":
        use_tree(given.tree)
        print(draw_all(given.out, given.languages), "pictures in", given.out)
        return
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "before"
        subprocess.run(["git", "worktree", "add", "-q", "--detach", str(tree), given.before], cwd=ROOT, check=True)
        if (icons := ROOT / ICONS).exists():
            (tree / ICONS).symlink_to(icons)
        try:
            draw_in(tree, given.out / "before", given.languages)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=ROOT, check=True)
    draw_in(ROOT, given.out / "now", given.languages)
    compared = compare(given.out / "before", given.out / "now", given.out / "differences")
    print(sum(bool(each.share) for each in compared), "of", len(compared), "pictures differ:", end=" ")
    print(write_page(given.out, compared))


if __name__ == "__main__":
    main()
