"""The lobby: islands of the night sea with feats of the match, its faces on the quay, and the seats."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.dice_forge.data.cards import FEATS, LINE_UPS
from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import group
from rendering.canvas.text import Lettering, fit_text, write
from rendering.dice_forge import palette
from rendering.dice_forge.art import hoplite, landscape, numeral_faces, tablets
from rendering.dice_forge.board import quay, sea
from rendering.dice_forge.layout import LAYOUTS
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
ISLANDS = ((206, 414), (612, 432), (1028, 414), (1440, 432))
LANDMARKS = (1, 3, 5, 6)
"""The islands of the board whose landmarks stand on them."""
ISLAND, HERO, FACE = (330, 190), 0.95, 98
TITLE, LINE, ROOM = (58, 176), (62, 244), 1500
MODULES = {"goddess": GODDESS, "titans": TITANS}


@lru_cache(8)
def _ground(title: str, line: str, show: Show) -> Sprite:
    """The sea at night with four islands, a feat of the match on each; its faces lie on the quay."""
    markup = sea.backdrop()
    for at, feat in enumerate(show.feats):
        x, y = ISLANDS[at]
        land = landscape.island(*ISLAND, "moon" if at % 2 else "sun", True, at * 11)
        land += landscape.cypress(-128, 40, 56, True) + landscape.cypress(-112, 54, 40, True)
        land += landscape.rock(104, 62, 12, True) + landscape.landmark(LANDMARKS[at], 118, 28, True)
        markup += group(land + group(tablets.medal(feat), 18, -22, 1.5), x, y)
    markup += quay.ground(LAYOUTS[4])
    for at, face in enumerate(show.faces):
        turn = (-5, 4, -3, 6, -6, 3)[at % 6]
        one = celestial_die.face(face, theme.READ) if face in celestial_die.SIDES else numeral_faces.face(face, FACE)
        markup += group(one, 30 + 1590 * (at + 0.5) / len(show.faces), 640 + (at % 2) * 10, 1, turn)
    label, size = fit_text(title, 130, 80, ROOM, "title")
    markup += write(label, *TITLE, Lettering(size, theme.IVORY, "title", palette.SHADE, 6, 3), "start")
    label, size = fit_text(line, theme.READ, theme.READ, ROOM, "bold")
    markup += write(label, *LINE, Lettering(size, theme.TEXT, "bold", palette.SHADE, 6), "start")
    return Sprite(markup, theme.WIDTH, theme.HEIGHT)


def show_of(scene: LobbyScene) -> Show:
    """What the agreed settings bring: a module, the sets of Rebellion, or the base box."""
    settings = dict(scene.settings)
    feats = LINE_UPS.get(settings.get("line_up", ""), {}).values()
    has_rebellion = settings.get("sets") == "rebellion" or any(FEATS[feat].box == "rebellion" for feat in feats)
    return MODULES.get(settings.get("module", ""), SETS if has_rebellion else BASE)


def sheet_of(scene: LobbyScene) -> Sheet:
    """The lobby as a sheet of sprites."""
    show = show_of(scene)
    sheet = Sheet(_ground(scene.words("diceforge-picture-title"), scene.words(show.line), show))
    seats = zip(theme.SIDES, ISLANDS, lobby_page.seat_names(scene), strict=False)
    for look, (x, y), _name in seats:
        hero = hoplite.hoplite_sprite(look, HERO)
        sheet.stamp(hero, x - 92 - hoplite.WIDTH / 2 * HERO, y + 62 - hoplite.FOOT * HERO)
    lobby_page.draw_seats(sheet, scene)
    return sheet


@picture("diceforge", "lobby")
def draw(scene: LobbyScene) -> Drawing:
    """The lobby."""
    names = join_things(lobby_page.seat_names(scene), scene.words)
    return Drawing(sheet_of(scene), [scene.words("diceforge-alt-lobby", names=names, free=scene.free)])
