"""The fonts of each style, the code points they cover, and the outlines of their glyphs."""

from __future__ import annotations

import importlib.util
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import uharfbuzz as hb

EM = 1000
"""Font units are scaled so that one em is this many."""
OUTLINES = 2_000
"""How many glyphs of each font are cached as contours; names may hold any of a hundred thousand."""


class FontFile(NamedTuple):
    """A font file: its Python package, the file in it, and the place on its variation axes."""

    package: str
    file: str
    axes: tuple[tuple[str, float], ...] = ()


FILES = {
    "medium": FontFile("fontpkg_alegreya_sans", "files/AlegreyaSans-Medium.ttf"),
    "bold": FontFile("fontpkg_alegreya_sans", "files/AlegreyaSans-Bold.ttf"),
    "extra": FontFile("fontpkg_alegreya_sans", "files/AlegreyaSans-ExtraBold.ttf"),
    "black": FontFile("fontpkg_alegreya_sans", "files/AlegreyaSans-Black.ttf"),
    "title": FontFile("fontpkg_cinzel", "files/Cinzel[wght].ttf", (("wght", 800),)),
    "latin": FontFile("fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf", (("wght", 700), ("wdth", 90))),
    "arabic": FontFile("fontpkg_noto_sans_arabic", "files/NotoSansArabic[wdth,wght].ttf", (("wght", 700),)),
    "thai": FontFile("fontpkg_noto_sans_thai", "files/NotoSansThai[wdth,wght].ttf", (("wght", 700),)),
    "devanagari": FontFile("fontpkg_noto_sans_devanagari", "files/NotoSansDevanagari[wdth,wght].ttf", (("wght", 700),)),
    "cjk": FontFile("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),
}
"""Every font by its key. These packages are small projects; a font that is missing is left out of the chains."""

FALLBACKS = ("latin", "arabic", "thai", "devanagari", "cjk")
CHAINS: dict[str, tuple[str, ...]] = {style: (style, *FALLBACKS) for style in ("medium", "bold", "extra", "black")}
CHAINS["title"] = ("title", "black", *FALLBACKS)

Contour = tuple[str, tuple[float, ...]]


class Font:
    """One open font. ``covers`` is the set of code points that it has letters for."""

    def __init__(self, path: Path, axes: tuple[tuple[str, float], ...]) -> None:
        face = hb.Face(hb.Blob.from_file_path(str(path)))
        self.shaper: Any = hb.Font(face)
        if axes:
            self.shaper.set_variations(dict(axes))
        self.shaper.scale = (EM, EM)
        self.covers: Any = face.unicodes
        self.outline = lru_cache(OUTLINES)(self._contours)
        """The contours of one letter, y upwards, in 1/1000 em; the most recent ones are cached."""

    def _contours(self, glyph: int) -> tuple[Contour, ...]:
        contours: list[Contour] = []
        self.shaper.draw_glyph(glyph, _pen(), contours)
        return tuple(contours)


@cache
def _pen() -> Any:
    pen = hb.DrawFuncs()
    pen.set_move_to_func(lambda x, y, contours: contours.append(("M", (x, y))))
    pen.set_line_to_func(lambda x, y, contours: contours.append(("L", (x, y))))
    pen.set_quadratic_to_func(lambda a, b, x, y, contours: contours.append(("Q", (a, b, x, y))))
    pen.set_cubic_to_func(lambda a, b, c, d, x, y, contours: contours.append(("C", (a, b, c, d, x, y))))
    pen.set_close_path_func(lambda contours: contours.append(("Z", ())))
    return pen


def _locate(file: FontFile) -> Path | None:
    spec = importlib.util.find_spec(file.package)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        path = Path(folder) / file.file
        if path.exists():
            return path
    return None


@cache
def find_font(key: str) -> Font | None:
    """The font with this key, None when its package is not installed."""
    path = _locate(FILES[key])
    return None if path is None else Font(path, FILES[key].axes)


@cache
def chain(style: str) -> tuple[tuple[str, Font], ...]:
    """The fonts that write a style, best first. Raises KeyError for an unknown style."""
    fonts = tuple((key, font) for key in CHAINS[style] if (font := find_font(key)) is not None)
    if not fonts:
        raise RuntimeError("no font is installed that could write anything")
    return fonts


def covering(code: int, style: str) -> str | None:
    """The key of the first font in the style's chain that can write this code point."""
    return next((key for key, font in chain(style) if code in font.covers), None)
