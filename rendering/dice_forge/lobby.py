"""The lobby: an invitation over the faces and feats of the game, and the seats."""

from __future__ import annotations

from functools import cache

from rendering import invitation, scenery, theme
from rendering.dice_forge import faces, figures
from rendering.picture import LobbyScene
from rendering.sprites import Sheet, Sprite
from rendering.svg import circle, gradient, group
from rendering.text import write

FACES = ("g3", "c_g1_s1_m1", "s2", "ship", "v4", "x3", "g1_v1_s1_m1", "mirror", "m2", "c_g3_v2", "shield_red", "v2_m2")
FEATS = ("hammer", "cancer", "sphinx", "hydra")


@cache
def _ground(title: str, line: str) -> Sprite:
    wide, tall = theme.WIDTH, theme.HEIGHT
    drawn = scenery.night(wide, tall)
    for at, feat in enumerate(FEATS):
        x = (116, 276, wide - 276, wide - 116)[at]
        y = 150 if at in (1, 2) else 260
        ground = figures.GROUNDS[figures.paid_with(feat)]
        drawn += circle(x, y, 84, theme.INK) + circle(x, y, 79, gradient(ground), theme.INK, 3)
        drawn += circle(x, y, 71, "none", figures.CUTS[figures.paid_with(feat)], 2.4)
        drawn += group(figures.figure(feat, 104), x, y)
    drawn += write(title, wide / 2 - 6, 232, 118, theme.GOLD, "title", "middle", theme.INK, 10, 6)
    drawn += write(line, wide / 2, 310, 40, theme.TEXT, "bold", "middle")
    for at, face in enumerate(FACES):
        turn = (-5, 4, -3, 6, -6, 3)[at % 6]
        drawn += group(faces.face(face), 30 + 1590 * (at + 0.5) / len(FACES), 448 + (at % 2) * 14, 1.12, turn)
    return Sprite(drawn, wide, tall)


def sheet_of(scene: LobbyScene) -> Sheet:
    """The lobby as a sheet of sprites."""
    sheet = Sheet(_ground(scene.words("diceforge-picture-title"), scene.words("diceforge-picture-invitation")))
    invitation.fill(sheet, scene)
    return sheet
