"""The lobby: an invitation over faces and feats of the match, and the seats."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.dice_forge.data.cards import FEATS, LINE_UPS
from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import group
from rendering.canvas.text import write
from rendering.dice_forge.art import faces, tablets
from rendering.dice_forge.modules import celestial_die
from rendering.picture import Drawing, LobbyScene
from rendering.registry import picture
from rendering.templates import lobby_page


class Show(NamedTuple):
    """What a lobby shows: the message that invites, four feats, twelve faces or sides of the Celestial Die."""

    line: str
    feats: tuple[str, ...]
    faces: tuple[str, ...]


BASE = Show(
    "diceforge-picture-invitation",
    ("hammer", "cancer", "sphinx", "hydra"),
    ("g3", "c_g1_s1_m1", "s2", "ship", "v4", "x3", "g1_v1_s1_m1", "mirror", "m2", "c_g3_v2", "shield_red", "v2_m2"),
)
SETS = Show(
    "diceforge-picture-invitation-rebellion",
    ("twins", "wind", "eternal_fire", "right_hand"),
    ("g3", "cel_v3_choice", "s2", "ship", "cel_g12", "x3", "g1_v1_s1_m1", "mirror", "cel_v5", "c_g3_v2", "m2", "v4"),
)
GODDESS = Show(
    "diceforge-picture-invitation-goddess",
    ("moon_golem", "great_golem", "goddess", "sun_golem"),
    (
        *("g3", "golem_moon", "s2", "cel_v3_choice", "v4", "golem_sun"),
        *("cel_g12", "mirror", "golem_moon", "c_g3_v2", "golem_sun", "v2_m2"),
    ),
)
TITANS = Show(
    "diceforge-picture-invitation-titans",
    ("oracle", "chaos", "first_titan", "guardian"),
    (
        *("a1", "chaos_red", "g3_a1", "misfortune_yellow", "v4", "chaos_blue"),
        *("misfortune_red", "l1_v1", "chaos_green", "l1_v1_g2", "m2", "c_g3_v2"),
    ),
)
MODULES = {"goddess": GODDESS, "titans": TITANS}


@cache
def _ground(title: str, line: str, show: Show) -> Sprite:
    wide, tall = theme.WIDTH, theme.HEIGHT
    drawn = scenery.night(wide, tall)
    for at, feat in enumerate(show.feats):
        x = (116, 276, wide - 276, wide - 116)[at]
        y = 150 if at in (1, 2) else 260
        drawn += group(tablets.medal(feat), x, y, 1.68)
    drawn += write(title, wide / 2 - 6, 232, 118, theme.GOLD, "title", "middle", theme.INK, 10, 6)
    drawn += write(line, wide / 2, 310, 40, theme.TEXT, "bold", "middle")
    for at, face in enumerate(show.faces):
        turn = (-5, 4, -3, 6, -6, 3)[at % 6]
        one = celestial_die.face(face) if face in celestial_die.SIDES else faces.face(face)
        drawn += group(one, 30 + 1590 * (at + 0.5) / len(show.faces), 448 + (at % 2) * 14, 1.12, turn)
    return Sprite(drawn, wide, tall)


def show_of(scene: LobbyScene) -> Show:
    """What the agreed settings bring: a module, the sets of Rebellion, or the base box."""
    settings = dict(scene.settings)
    feats = LINE_UPS.get(settings.get("line_up", ""), {}).values()
    expanded = settings.get("sets") == "rebellion" or any(FEATS[feat].box == "rebellion" for feat in feats)
    return MODULES.get(settings.get("module", ""), SETS if expanded else BASE)


def sheet_of(scene: LobbyScene) -> Sheet:
    """The lobby as a sheet of sprites."""
    show = show_of(scene)
    sheet = Sheet(_ground(scene.words("diceforge-picture-title"), scene.words(show.line), show))
    lobby_page.fill(sheet, scene)
    return sheet


@picture("diceforge", "lobby")
def draw(scene: LobbyScene) -> Drawing:
    """The lobby."""
    names = ", ".join(lobby_page.seat_names(scene)) or "–"
    return Drawing(sheet_of(scene), [scene.words("diceforge-alt-lobby", names=names, free=scene.free)])
