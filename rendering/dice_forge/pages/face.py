"""One die face, large, with where it comes from and what it does."""

from __future__ import annotations

from functools import lru_cache

from engine.dice_forge.data.cards import FEATS
from engine.dice_forge.data.faces import FACES, POOLS, START_DICE, Face
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import group, rect
from rendering.dice_forge.art import cards, emblems, slabs
from rendering.dice_forge.modules import celestial_die
from rendering.picture import Drawing, PieceScene
from rendering.registry import picture
from rendering.templates import card_page
from rendering.translations import Translations

MIDDLE = (card_page.ART_LEFT + card_page.ART_WIDTH / 2, card_page.HEIGHT / 2)
SIZE, THICK = 400, 26


def sheet_of(face_id: str, words: Translations) -> Sheet:
    """The face, or the side of the Celestial Die, as a sheet of sprites. Raises KeyError when there is no such face."""
    cost = 0 if face_id in celestial_die.SIDES else FACES[face_id].cost
    sheet = card_page.page(words(f"diceforge-face-{face_id}"), *texts(face_id, words))
    sheet.centre(_art(face_id, cost), *MIDDLE)
    return sheet


def texts(face_id: str, words: Translations) -> tuple[list[str], list[str]]:
    """Where the face comes from, and what it does."""
    if face_id in celestial_die.SIDES:
        return [words("diceforge-picture-celestial-side")], [words(f"diceforge-face-{face_id}-text")]
    return facts(FACES[face_id], words), [words(f"diceforge-face-{face_id}-text")]


def facts(design: Face, words: Translations) -> list[str]:
    """Where the face comes from, what it costs, how many there are."""
    return [*_at_start(design, words), *_in_pool(design, words)]


def _at_start(design: Face, words: Translations) -> list[str]:
    """How many are on the dice at the start, or with which module they are."""
    dealt = {name: sum(die.count(design.id) for die in dice) for name, dice in START_DICE.items()}
    if dealt["base"]:
        return [words("diceforge-picture-at-start", number=dealt["base"])]
    return [words(f"diceforge-picture-at-start-{name}") for name, number in dealt.items() if number]


def _in_pool(design: Face, words: Translations) -> list[str]:
    """The pool where it lies, its price or the feat that brings it, and its copies."""
    if not design.pool:
        return []
    pool = POOLS[design.pool]
    copies = pool.faces.count(design.id)
    if design.cost:
        return [words("diceforge-picture-in-sanctuary", gold=design.cost, number=copies)]
    feat = next(feat for feat in FEATS.values() if feat.pool == design.pool)
    return [words(f"diceforge-picture-in-{pool.area}", card=words(cards.short_name(feat.id)), number=copies)]


@lru_cache(32)
def _art(face_id: str, cost: int) -> Sprite:
    if face_id in celestial_die.SIDES:
        markup = rect(-190, -176, 380, 380, 60, theme.SHADOW, opacity=0.6)
        markup += group(celestial_die.face(face_id), scale=SIZE / 104)
    else:
        markup = slabs.shadow(SIZE + 16, SIZE + 16, 56, 14) + slabs.slab(face_id, SIZE - 16, THICK)
    if cost:
        markup += group(emblems.resource("gold", cost), -168, 176, 1.15)
    return Sprite(group(markup, 240, 240), 480, 500)


@picture("diceforge", "face", ids=(*FACES, *celestial_die.SIDES))
def draw(scene: PieceScene) -> Drawing:
    """One die face, or a side of the Celestial Die, large."""
    lines, sentences = texts(scene.id, scene.words)
    name = scene.words(f"diceforge-face-{scene.id}")
    return Drawing(sheet_of(scene.id, scene.words), [f"{name}.", *sentences, *(f"{line}." for line in lines)])
