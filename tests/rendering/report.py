"""Draws every kind of picture in every language, now and at an earlier commit, and shows both side by side.

``make picture-report BEFORE=commit`` writes ``artefacts/pictures/index.html``: what changed comes first. The positions
are those of the golden pictures, so that only the art and the words differ. ``ONLY=expression`` draws those alone
whose names have it, such as ``ONLY='en.*scores|question'``.
"""

from __future__ import annotations

import argparse
import html
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from PIL import Image, ImageChops

if TYPE_CHECKING:
    from rendering.picture import AnyScene, Scene

ROOT = Path(__file__).parents[2]
ICONS = Path("requirements", "node_modules")
"""Where ``make icons`` puts the set of silhouettes."""
SHOWN_PX = 550
"""The width of a picture in the report."""
OF_OTHER_SCENES = ("chances", "lobby", "ranking", "bracket")
"""The kinds that are not drawn from a match alone."""
OF_MANY_BOARDS = ("hercules/four", "forge/four")
"""The positions of which a replay and a strip are drawn, and a board that is marked as no part of the match."""
OF_HERCULES = {"hercules/card": ("card", "hestia_01"), "hercules/god": ("card", "god_hera")}
LESSONS = 3
"""How many steps of each tutorial are drawn, with their rings."""
GROUNDS = {"dark": "#313338", "light": "#FFFFFF"}
"""Discord's grounds, on which emojis are shown in both of these sizes, with this many in a row."""
EMOJI_PX, IN_A_ROW = (44, 22), 16
FRAMES, BOARDS = 3, 4
"""How many frames of a replay are shown, and turns of a strip."""
AMPLIFIED = 4
"""How many times stronger than it is a difference is shown."""


class Compared(NamedTuple):
    """A picture before and now. ``share`` of its pixels differ: 1 where it is new, gone, or of another size."""

    name: str
    share: float
    size_before: str
    size_now: str


def draw_all(folder: Path, languages: Sequence[str], only: str = "") -> int:
    """Draw each kind of picture of each golden position, for large and small screens, each kind of question, a replay
    and a strip into a folder; return how many. ``only`` is an expression that is found in the names of those drawn."""
    from bot.languages import speech

    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for language in languages:
        for name, make in _pictures(speech(language)):
            stem = f"{language}.{name.replace('/', '.')}"
            if not re.search(only, stem):
                continue
            try:
                data, alt = make()
            except Exception as fault:
                # What cannot be drawn, perhaps in the earlier tree alone, is told in its place.
                (folder / f"{stem}.txt").write_text(f"not drawn: {fault!r}", encoding="utf-8")
                continue
            (folder / f"{stem}.png").write_bytes(data)
            (folder / f"{stem}.txt").write_text(alt, encoding="utf-8")
            count += 1
    return count


Drawn = tuple[bytes, str]
"""The file of a picture, and its alt text."""


def _pictures(words: Any) -> Iterator[tuple[str, Callable[[], Drawn]]]:
    """The name of every picture of the report, and how it is drawn."""
    from rendering.picture import PieceScene
    from rendering.registry import draw, kinds_of
    from tests.rendering import test_golden as golden

    def draw_picture(kind: str, scene: AnyScene) -> Drawn:
        picture = draw(kind, scene)
        return picture.data, picture.alt

    for position in golden.KNOWN:
        scene = choosing(golden.scene_of(position))._replace(words=words)
        for kind, picture_kind in kinds_of(scene.match).items():
            if picture_kind.ids or kind in OF_OTHER_SCENES or (kind == "places" and not scene.beginning):
                continue
            if kind == "scores" and ("scores", position) not in golden.OF_MATCHES.values():
                continue
            for compact in (False, True):
                variant = scene._replace(compact=compact)
                yield f"{position}.{kind}{'.compact' * compact}", partial(draw_picture, kind, variant)
        yield f"{position}.board.strong", partial(draw_picture, "board", scene._replace(strong=True))
    for name, (kind, piece) in golden.OF_PIECES.items():
        yield f"{name}.{kind}", partial(draw_picture, kind, PieceScene("diceforge", piece, words))
    for name, (kind, piece) in OF_HERCULES.items():
        yield f"{name}.{kind}", partial(draw_picture, kind, PieceScene("hercules", piece, words))
    for name in golden.CHARTS:
        yield f"{name}.chances", partial(draw_picture, "chances", golden.chart_of(name)._replace(words=words))
    for name in golden.LOBBIES:
        yield f"{name}.lobby", partial(draw_picture, "lobby", golden.lobby_of(name)._replace(words=words))
    for name, (kind, scene_of) in golden.PICTURES.items():
        if kind in ("ranking", "bracket"):
            yield f"{name}.{kind}", lambda kind=kind, make=scene_of: draw_picture(kind, make()._replace(words=words))
    yield from _questions(words)
    for position in OF_MANY_BOARDS:
        scene = golden.scene_of(position)._replace(words=words)
        yield f"{position}.replay", partial(_replay, scene)
        yield f"{position}.strip", partial(_strip, scene)
        yield f"{position}.board.marked", partial(draw_picture, "board", scene._replace(mark=words("trial-mark")))
    for game in ("hercules", "diceforge"):
        for step, scene in _lessons(game, words):
            yield f"{game}.tutorial.{step}", partial(draw_picture, "board", scene)
        for ground in GROUNDS:
            yield f"{game}.emojis.{ground}", partial(_emojis, game, ground)


def _lessons(game: str, words: Any) -> Iterator[tuple[str, Scene]]:
    """The first steps of a game's tutorial that point at something on the board, each by its key."""
    from engine import tutorial
    from engine.registry import find_game
    from rendering.picture import Scene

    rules = find_game(game)
    script = tutorial.tutorial_of(game, rules.package)
    steps = enumerate(script.steps if script else ())
    pointing = [(at, step) for at, step in steps if step.pointed and step.view != "seat"]
    for at, step in pointing[:LESSONS]:
        match = tutorial.replay_progress(rules, script, tutorial.Progress(at)).match
        yield step.key, Scene(match, ("Zoë", "Bo", "Cy", "Di")[: match.seats], words, pointed_places=step.pointed)


def _emojis(game: str, ground: str) -> Drawn:
    """All emojis of a game and the marks of the seats, in both sizes in which Discord shows them."""
    from rendering.emojis import emojis_of, seats

    emojis = (*emojis_of(game), *seats())
    large, small = EMOJI_PX
    pitch = large + small + 16
    rows = -(-len(emojis) // IN_A_ROW)
    sheet = Image.new("RGB", (pitch * IN_A_ROW, (large + 12) * rows), GROUNDS[ground])
    for number, emoji in enumerate(emojis):
        left, top = number % IN_A_ROW * pitch + 6, number // IN_A_ROW * (large + 12) + 6
        with Image.open(BytesIO(emoji.png())) as whole:
            for size, x in ((large, left), (small, left + large + 4)):
                image = whole.convert("RGBA").resize((size, size), Image.Resampling.LANCZOS)
                sheet.paste(image, (x, top + (large - size) // 2), image)
    file = BytesIO()
    sheet.save(file, "PNG")
    return file.getvalue(), ", ".join(emoji.name for emoji in emojis)


def _questions(words: Any) -> Iterator[tuple[str, Callable[[], Drawn]]]:
    """A board for each kind of question that is put on the quay, large and compact."""
    try:
        from tests.rendering import test_questions
    except ImportError:
        return
    for kind in test_questions.EXAMPLES:
        for compact in (False, True):
            yield f"question/{kind}.board{'.compact' * compact}", partial(_question, kind, words, compact)


def _question(kind: str, words: Any, compact: bool) -> Drawn:
    from rendering.canvas import png
    from rendering.canvas.sprites import pixels
    from rendering.dice_forge import alt_text
    from rendering.dice_forge.board import board
    from rendering.dice_forge.board import compact as compact_board
    from tests.rendering import test_questions

    options, facts, _ = test_questions.EXAMPLES[kind]
    table = test_questions.table()
    question_table = table._replace(
        questions={table.acting: test_questions.asks(kind, options, facts)}, asked_seats=(table.acting,), drafting=False
    )
    sheet = compact_board.sheet_of(question_table, None, words) if compact else board.sheet_of(question_table, words)
    return png.encode(pixels(sheet)), " ".join(alt_text.board(question_table, words))


def _replay(scene: Scene) -> Drawn:
    """Some frames of the replay below each other."""
    from rendering.replay import draw_replay

    replay = draw_replay(scene, _caption(scene))
    with Image.open(BytesIO(replay.data)) as moving:
        frames = []
        for at in range(FRAMES):
            moving.seek(at * (moving.n_frames - 1) // (FRAMES - 1))
            frames.append(moving.convert("RGB"))
    sheet = Image.new("RGB", (frames[0].width, sum(frame.height for frame in frames)))
    for at, frame in enumerate(frames):
        sheet.paste(frame, (0, at * frame.height))
    file = BytesIO()
    sheet.save(file, "PNG")
    return file.getvalue(), replay.alt


def _strip(scene: Scene) -> Drawn:
    from engine.timeline import stills
    from rendering.strip import draw_strip

    first = stills(scene.match)[-BOARDS - 1]
    strip = draw_strip(scene, first.entries, first.events, _caption(scene))
    return strip.data, strip.alt


def _caption(scene: Scene) -> Any:
    from bot.languages.captions import Caption

    return Caption(scene.words, scene.game, scene.names)


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
        cells = [f"<td>{title}<br>{_show_picture(folder, place, each.name)}" for place, title in titles.items()]
        yield f"<h2>{html.escape(each.name)}</h2><table><tr>{''.join(cells)}</table>"


def _show_picture(folder: Path, place: str, name: str) -> str:
    """A picture with its alt text, or why it was not drawn."""
    image = f"<img loading=lazy src='{place}/{name}.png'><br>" if (folder / place / f"{name}.png").exists() else ""
    alt = folder / place / f"{name}.txt"
    return image + (html.escape(alt.read_text(encoding="utf-8")) if alt.exists() else "")


def draw_in(tree: Path, folder: Path, languages: Sequence[str], only: str) -> None:
    """Draw all pictures with the code of a tree, in a process of its own."""
    arguments = ["draw", "--tree", str(tree), "--out", str(folder.resolve()), "--only", only, "--languages", *languages]
    subprocess.run([sys.executable, "-P", __file__, *arguments], cwd=tree, check=True)


def use_tree(tree: Path) -> None:
    """Import all code from a tree. A package may have installed a folder ``tests`` of its own."""
    sys.path.insert(0, str(tree))
    tests = ModuleType("tests")
    tests.__path__ = [str(tree / "tests")]
    sys.modules["tests"] = tests


def _languages() -> list[str]:
    """The languages with a folder of messages, English first."""
    folders = (file.parent.name for file in (ROOT / "bot" / "languages").glob("*/common.ftl"))
    return sorted(folders, key=lambda language: (language != "en", language))


def main() -> None:
    """Draw, or draw twice and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["draw", "report"])
    parser.add_argument("--out", type=Path, default=ROOT / "artefacts" / "pictures")
    parser.add_argument("--before", default="HEAD", help="the commit to compare with")
    parser.add_argument("--languages", nargs="+", default=_languages(), help="the languages of the words (all)")
    parser.add_argument("--only", default="", help="draw those whose names have this expression, such as scores|seat")
    parser.add_argument("--tree", type=Path, default=ROOT, help="draw with the code of this folder")
    arguments = parser.parse_args()
    shutil.rmtree(arguments.out, ignore_errors=True)
    if arguments.what == "draw":
        use_tree(arguments.tree)
        print(draw_all(arguments.out, arguments.languages, arguments.only), "pictures in", arguments.out)
        return
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "before"
        subprocess.run(["git", "worktree", "add", "-q", "--detach", str(tree), arguments.before], cwd=ROOT, check=True)
        if (icons := ROOT / ICONS).exists():
            (tree / ICONS).parent.mkdir(exist_ok=True)
            (tree / ICONS).symlink_to(icons)
        try:
            draw_in(tree, arguments.out / "before", arguments.languages, arguments.only)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=ROOT, check=True)
    draw_in(ROOT, arguments.out / "now", arguments.languages, arguments.only)
    compared = compare(arguments.out / "before", arguments.out / "now", arguments.out / "differences")
    print(sum(bool(each.share) for each in compared), "of", len(compared), "pictures differ:", end=" ")
    print(write_page(arguments.out, compared))


if __name__ == "__main__":
    main()
