"""Text in any script, without system libraries.

A line is cut into runs by font coverage and emoji, the runs are put in the order that the Unicode bidirectional
algorithm asks for, HarfBuzz shapes them, and the outlines become one SVG path.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, NamedTuple
from unicodedata import bidirectional

import uharfbuzz as hb
from bidi import algorithm

from rendering import theme
from rendering.canvas import emoji
from rendering.canvas.fonts import EM, chain, covering, find_font
from rendering.canvas.safe_text import clusters
from rendering.canvas.svg import curves, group, path

EMOJI_ADVANCE = 1180
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_SHARED = " \u00a0"


class Run(NamedTuple):
    """A stretch of one font (``key``) or one emoji (``key`` is its name), with its embedding level."""

    is_emoji: bool
    key: str
    text: str
    level: int


class Glyph(NamedTuple):
    """One placed letter, in 1/1000 em from the line's start."""

    x: float
    y: float
    font: str
    glyph: int


class Line(NamedTuple):
    """A shaped line: its length in 1/1000 em, its letters, its emoji with their places."""

    advance: float
    glyphs: tuple[Glyph, ...]
    emoji: tuple[tuple[float, str], ...]


def _levels(text: str) -> list[int]:
    # All languages of the bot run from left to right: a sentence does so too when it begins with a name that does not.
    is_mixed = any(bidirectional(character) == "L" for character in text)
    base: int = 0 if is_mixed else algorithm.get_base_level(text)
    if not _RIGHT_TO_LEFT.search(text):
        return [base] * len(text)
    storage: Any = algorithm.get_empty_storage()
    storage["base_level"] = base
    storage["base_dir"] = ("L", "R")[base]
    algorithm.get_embedding_levels(text, storage)
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    levels = [character["level"] for character in storage["chars"]]
    return levels if len(levels) == len(text) else [base] * len(text)


def _logical_runs(text: str, style: str) -> list[Run]:
    levels = _levels(text)
    runs: list[Run] = []
    place = 0
    for cluster in clusters(text):
        level = levels[place]
        place += len(cluster)
        emoji_match = emoji.find(cluster, 0)
        if emoji_match:
            runs.append(Run(True, emoji_match[1], cluster, level))
            continue
        last = runs[-1] if runs and not runs[-1].is_emoji else None
        font = last.key if last and cluster in _SHARED and _covers(last.key, cluster) else _font_for(cluster, style)
        if last and last.key == font and last.level == level:
            runs[-1] = Run(False, font, last.text + cluster, level)
        else:
            runs.append(Run(False, font, cluster, level))
    return runs


def _covers(key: str, text: str) -> bool:
    font = find_font(key)
    return font is not None and all(ord(character) in font.covers for character in text)


def _font_for(cluster: str, style: str) -> str:
    whole = next((key for key, _ in chain(style) if _covers(key, cluster)), None)
    return whole or covering(ord(cluster[0]), style) or chain(style)[0][0]


def _visual(runs: list[Run]) -> list[Run]:
    """The runs in the order in which they stand on the line (rule L2 of the bidirectional algorithm)."""
    odd = [run.level for run in runs if run.level % 2]
    if not odd:
        return runs
    for level in range(max(run.level for run in runs), min(odd) - 1, -1):
        line_runs: list[Run] = []
        reverse_runs: list[Run] = []
        for run in runs:
            if run.level >= level:
                reverse_runs.insert(0, run)
            else:
                line_runs += [*reverse_runs, run]
                reverse_runs = []
        runs = line_runs + reverse_runs
    return runs


@lru_cache(1024)
def shape(text: str, style: str = "bold") -> Line:
    """The line as placed letters. Figures are lining, not old-style."""
    x = 0.0
    glyphs: list[Glyph] = []
    pictures: list[tuple[float, str]] = []
    for run in _visual(_logical_runs(text, style)):
        if run.is_emoji:
            pictures.append((x, run.key))
            x += EMOJI_ADVANCE
            continue
        font = find_font(run.key)
        assert font is not None
        buffer = hb.Buffer()
        buffer.add_str(run.text)
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if run.level % 2 else "ltr"
        hb.shape(font.shaper, buffer, {"lnum": True, "kern": True})
        for info, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            glyphs.append(Glyph(x + place.x_offset, place.y_offset, run.key, info.codepoint))
            x += place.x_advance
    return Line(x, tuple(glyphs), tuple(pictures))


def width(text: str, size: float, style: str = "bold") -> float:
    """How long the line is, in pixels."""
    return shape(text, style).advance * size / EM


def clip_text(text: str, size: float, room: float, style: str = "bold") -> str:
    """The text, cut with an ellipsis between two characters when it is longer than ``room`` pixels."""
    if width(text, size, style) <= room:
        return text
    pieces = clusters(text)
    fits, fails = 0, len(pieces)
    while fails - fits > 1:
        length = (fits + fails) // 2
        if width("".join(pieces[:length]).rstrip() + "…", size, style) <= room:
            fits = length
        else:
            fails = length
    return "".join(pieces[:fits]).rstrip() + "…"


def capitalise(words: str) -> str:
    """The words with a capital for their first letter, also after a mark that opens a question."""
    first = next((at for at, letter in enumerate(words) if letter.isalnum()), 0)
    return words[:first] + words[first : first + 1].upper() + words[first + 1 :]


@lru_cache(1024)
def fit_text(text: str, size: int, smallest: int, room: float, style: str = "bold") -> tuple[str, int]:
    """The text and the size at which it fits into ``room`` pixels: shrunk to ``smallest`` first, then clipped."""
    wide = width(text, size, style)
    if wide > room:
        size = max(min(smallest, size), int(size * room / wide))
    return clip_text(text, size, room, style), size


def fit_name(name: str, size: int, smallest: int, room: float, style: str = "extra") -> tuple[str, int]:
    """A name and the size at which it fits into ``room`` pixels; where it has no room, its first word, clipped only if
    that has none either."""
    return fit_text(whole_or_first_word(name, smallest, room, style), size, smallest, room, style)


def whole_or_first_word(name: str, size: float, room: float, style: str = "extra") -> str:
    """The name where it has that much room, else its first word."""
    return name if width(name, size, style) <= room else name.split(" ")[0]


def wrap_text(text: str, size: float, room: float, style: str = "bold") -> list[str]:
    """The text in lines of at most ``room`` pixels, broken at spaces."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", size, style) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(clip_text(word, size, room, style))
    return lines


def _break_at_spaces(text: str, size: float, room: float, style: str) -> list[str]:
    """The text in lines of at most ``room`` pixels; none where a word has no room."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", size, style) <= room:
            lines[-1] += f" {word}"
        elif width(word, size, style) > room:
            return []
        else:
            lines.append(word)
    return lines


@lru_cache(512)
def find_lines(
    text: str, size: int, smallest: int, room: float, most: int = 2, style: str = "bold"
) -> tuple[tuple[str, ...], int] | None:
    """The text in at most ``most`` lines, and the largest size down to ``smallest`` at which no word is cut; None where
    there is none."""
    for try_size in range(size, smallest - 1, -2):
        lines = _break_at_spaces(text, try_size, room, style)
        if lines and len(lines) <= most:
            return tuple(lines), try_size
    return None


def fit_lines(
    text: str, size: int, smallest: int, room: float, most: int = 2, style: str = "bold"
) -> tuple[tuple[str, ...], int]:
    """The text in at most ``most`` lines as ``find_lines`` does, or else cut at the smallest size."""
    fitting = find_lines(text, size, smallest, room, most, style)
    return fitting or (tuple(wrap_text(text, smallest, room, style)[:most]), smallest)


class Lettering(NamedTuple):
    """How a line of text is drawn: the size in pixels, the colour, the weight, and a halo around the letters.

    ``spacing`` is added between letters; ``narrow`` is the share of their width that they have, emoji keep theirs.
    """

    size: float
    fill: str = theme.TEXT
    style: str = "bold"
    halo: str | None = None
    halo_width: float = 0
    spacing: float = 0
    narrow: float = 1


def _outline(line: Line, x: float, y: float, letters: Lettering) -> str:
    scale = letters.size / EM
    commands: list[tuple[str, int]] = []
    coordinates: list[float] = []
    for at, glyph in enumerate(line.glyphs):
        font = find_font(glyph.font)
        assert font is not None
        left, base = x + glyph.x * scale * letters.narrow + letters.spacing * at, y - glyph.y * scale
        for command, points in font.outline(glyph.glyph):
            commands.append((command, len(points)))
            for a, b in zip(points[::2], points[1::2], strict=True):
                coordinates += (left + a * scale * letters.narrow, base - b * scale)
    return curves(commands, coordinates)


def write(text: str, x: float, y: float, letters: Lettering, anchor: str = "start") -> str:
    """The line as an SVG fragment. ``y`` is the baseline; ``anchor`` says where ``x`` is: start, middle or end."""
    line, size = shape(text, letters.style), letters.size
    long = line.advance * size * letters.narrow / EM
    long += letters.spacing * max(0, len(line.glyphs) + len(line.emoji) - 1)
    left = x - {"start": 0.0, "middle": long / 2, "end": long}[anchor]
    d = _outline(line, left, y, letters)
    markup = path(d, "none", letters.halo, letters.halo_width) if letters.halo and d else ""
    markup += path(d, letters.fill) if d else ""
    for at, name in line.emoji:
        place = left + at * size * letters.narrow / EM + size * 0.06, y - size * 0.88
        markup += group(emoji.drawing(name), *place, size * 1.06 / 36)
    return markup


def figure(
    value: object, x: float = 0, y: float = 0, size: float = 50, fill: str = theme.WHITE, halo: str | None = theme.INK
) -> str:
    """A number with its middle at (x, y), bold, with an ink halo so that it is readable on any ground."""
    return write(str(value), x, y + size * 0.315, Lettering(size, fill, "black", halo, size * 0.17), "middle")
