"""The palette is legible."""

from __future__ import annotations

import pytest

from rendering import theme


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mixed(first: str, second: str, share: float) -> str:
    pairs = ((int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in pairs)


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (theme.TEXT, theme.PANEL, 12),
        (theme.MUTED, theme.PANEL, 7),
        (theme.FAINT, theme.PANEL, 4.5),
        (theme.FAINT, theme.WELL, 4.5),
        (theme.GOLD, theme.NIGHT, 9),
        (theme.INK, theme.IVORY, 14),
        (theme.INK_SOFT, theme.IVORY_SHADE, 6),
        (theme.INK, theme.GOLD, 9),
        (theme.WHITE, theme.INK, 15),
        (theme.WHITE, theme.GLORY_GROUND, 10),
        (theme.TEXT, theme.LINE, 7),
    ],
)
def test_words_stand_out(ink: str, ground: str, least: float) -> None:
    assert contrast(ink, ground) >= least


@pytest.mark.parametrize("ground", ["ember", "olive", "sky", "violet", "honey", "dusk", "terracotta"])
def test_silhouettes_stand_out_from_the_clay(ground: str) -> None:
    colours = [colour for _, colour in theme.GRADIENTS[ground]]
    assert contrast(theme.INK, colours[1]) >= 6
    assert min(contrast(theme.INK, colour) for colour in colours) >= 3


def test_gold_stands_out_from_purple() -> None:
    assert min(contrast(theme.GOLD_LIGHT, colour) for _, colour in theme.GRADIENTS["purple"]) >= 3


@pytest.mark.parametrize("side", [*theme.SIDES, theme.HADES])
def test_sides_stand_out(side: theme.Side) -> None:
    assert contrast(side.colour, theme.PANEL) >= 4
    assert contrast(side.colour, theme.INK) >= 4.5
    assert contrast(theme.WHITE, mixed(side.colour, theme.PANEL, 0.32)) >= 4.5


def test_sides_differ_in_shape_too() -> None:
    looks = [*theme.SIDES, theme.HADES]
    assert len({look.shape for look in looks}) == len({look.colour for look in looks}) == 5
