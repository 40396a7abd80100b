"""Nothing on any picture is written in smaller letters than people read: of every kind, in every language.

The goal is 15 pixels where Discord shows 550, and 14 on a phone that shows 350 (``theme.READ``, ``theme.PHONE_READ``).
Lines of text count, and numbers within signs, cards and faces.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from bot.languages import LANGUAGES, speech
from engine.analysis.deciding import DecidingTurn, Verdict
from engine.dice_forge.data.cards import CARDS as FEATS
from engine.hercules.cards import CARDS as GODS
from rendering.canvas import icons
from rendering.canvas.sprites import Sheet, Stamp
from rendering.dice_forge.board import compact as small_forge
from rendering.dice_forge.pages import seat as forge_seat
from rendering.dice_forge.points import worth
from rendering.dice_forge.view import read as read_forge
from rendering.hercules.board import compact as small_hercules
from rendering.hercules.pages import seat as hercules_seat
from rendering.hercules.view import read as read_hercules
from rendering.picture import LobbyScene, PieceScene, Scene
from rendering.registry import kinds, kinds_of
from tests.rendering.every_picture import list_pictures
from tests.rendering.ink import told_words, writings
from tests.rendering.report import OF_OTHER_SCENES, choosing
from tests.rendering.test_golden import KNOWN, scene_of
from tests.short_forms import some

pytestmark = pytest.mark.skipif(not icons.is_installed(), reason="the icon set is not installed")

INLINE, PHONE = (550, 15.0), (350, 14.0)
"""The width at which a picture is shown, and how large letters should be there, in pixels."""
EXACT = 0.06
GAMES = ("hercules", "diceforge")
NAMES = ("Bartholomew the Magnificent", "مريم", "王小明", "Zoë")
VERDICTS = (Verdict(None, ()), Verdict(DecidingTurn(1, 12, -0.99), (0.99, -0.99, 0.5, -0.5)))
SETTINGS = {
    "hercules": ((),),
    "diceforge": ((), (("module", "goddess"),), (("module", "titans"),), (("sets", "rebellion"),)),
}
"""What a lobby's picture depends on."""
HANDS = (1, 5, 6, 8, 9, 14, 20)
"""How many different cards a seat has."""
Small = set[tuple[str, str, float]]
"""In which picture what is too small, and how large it is."""


@pytest.fixture(autouse=True)
def words_in_markup() -> Iterator[None]:
    with told_words():
        yield


def small(name: str, sheet: Sheet, is_compact: bool) -> Small:
    """What is written on a sheet in letters smaller than the goal."""
    wide, goal = PHONE if is_compact else INLINE
    scale = wide / sheet.ground.width
    sprites = {stamp.sprite for stamp in (Stamp(sheet.ground, 0, 0), *sheet.stamps)}
    lines = (line for sprite in sprites for line in writings(sprite))
    return {(name, line.words, round(line.px * scale, 1)) for line in lines if line.px * scale < goal - EXACT}


def of_match(scene: Scene) -> Iterator[tuple[str, Scene, bool]]:
    """Each kind of picture of a match, for large and small screens, its end with what the analysis says and without."""
    for kind, compact in product(kinds_of(scene.match), (False, True)):
        if kinds_of(scene.match)[kind].ids or kind in OF_OTHER_SCENES or (kind == "places" and not scene.beginning):
            continue
        for verdict in VERDICTS if kind == "scores" and scene.match.seats > 1 else VERDICTS[:1]:
            own_verdict = verdict._replace(luck=verdict.luck[: scene.match.seats])
            yield kind, scene._replace(compact=compact, verdict=own_verdict), compact


@pytest.mark.parametrize(("position", "language"), some(product(KNOWN, LANGUAGES), 13))
def test_nothing_on_pictures_of_a_match_is_smaller_than_the_goal(position: str, language: str) -> None:
    too_small: Small = set()
    for kind, scene, compact in of_match(choosing(scene_of(position))._replace(words=speech(language))):
        drawing = kinds(scene.game)[kind].draw(scene)
        for sheet in {id(sheet): sheet for sheet in (drawing.sheet, *(frame for frame, _ in drawing.frames))}.values():
            too_small |= small(f"{kind}{'.compact' * compact}", sheet, compact)
    assert not too_small


@pytest.mark.parametrize(("game", "language"), some(product(GAMES, LANGUAGES), 8))
def test_nothing_on_pictures_of_pieces_and_lobbies_is_smaller_than_the_goal(game: str, language: str) -> None:
    too_small: Small = set()
    words = speech(language)
    for name, kind in kinds(game).items():
        for piece in kind.ids:
            too_small |= small(f"{name} {piece}", kind.draw(PieceScene(game, piece, words)).sheet, False)
    for settings, seated in product(SETTINGS[game], (1, 2, 4)):
        scene = LobbyScene(game, NAMES[:seated], 4 - seated, words, settings)
        too_small |= small(f"lobby {settings}", kinds(game)["lobby"].draw(scene).sheet, False)
    assert not too_small


@pytest.mark.parametrize("language", some(LANGUAGES, 4))
def test_nothing_on_charts_and_tables_is_smaller_than_the_goal(language: str) -> None:
    too_small: Small = set()
    for name, each in list_pictures(()).items():
        scene = each.scene(speech(language))
        too_small |= small(name, kinds(scene.game)[each.kind].draw(scene).sheet, name.endswith(".compact"))
    assert not too_small


@pytest.mark.parametrize(("count", "language"), some(product(HANDS, LANGUAGES), 8))
def test_nothing_in_a_hand_of_any_size_is_smaller_than_the_goal(count: int, language: str) -> None:
    words, too_small = speech(language), Small()
    of_forge, of_hercules = scene_of("rebellion/mixed_four"), scene_of("hercules/four")
    table = read_forge(of_forge)
    every = list({card.feat.id: card.id for card in FEATS.values()}.values())
    for first in range(0, len(every) - count, 12):
        hand = tuple(every[first : first + count])
        hero = table.heroes[1]._replace(cards=(*hand, hand[0]))
        sheet = forge_seat.sheet_of(table, hero, worth(of_forge.match, hero), words)
        too_small |= small("forge", sheet, False) | small(
            "forge.compact", small_forge.seat_of(table, hero, words), True
        )
    board = read_hercules(of_hercules)
    side = board.sides[1]._replace(demigods=tuple(list(GODS)[::3][:count]), gods=(), vases=())
    too_small |= small("hercules", hercules_seat.sheet_of(board, side, words), False)
    too_small |= small("hercules.compact", small_hercules.seat_of(board, side, words), True)
    assert not too_small


def test_every_kind_of_picture_is_measured() -> None:
    """A new kind belongs to a known match, has ids, or is drawn alone; else nothing would measure it."""
    for game in GAMES:
        of_matches = {
            kind
            for position in KNOWN
            for kind, _, _ in of_match(choosing(scene_of(position)))
            if scene_of(position).game == game
        }
        of_pieces = {name for name, kind in kinds(game).items() if kind.ids}
        assert of_matches | of_pieces | set(OF_OTHER_SCENES) == set(kinds(game)), game
