"""Where a face may be forged: on the first of equal faces of a level, and on none that must stay."""

from __future__ import annotations

from random import Random

from engine.dice_forge.data.faces import FACES, SIDES
from engine.dice_forge.data.rulings import START_FACES_HAVE_NO_LEVEL
from engine.dice_forge.rules.forging import Place, places_to_forge
from engine.dice_forge.state import Die

DICE_TRIED = 2_000


def first_of_each(die: int, faces: Die, reforged: int) -> list[Place]:
    """The same, side by side as the rule says it."""
    pairs: list[tuple[str, int]] = []
    sides: list[tuple[int, str, bool]] = []
    for side, face in enumerate(faces):
        forged = bool(reforged >> side & 1)
        level = FACES[face].level if forged or not START_FACES_HAVE_NO_LEVEL else 0
        if not FACES[face].stays and (face, level) not in pairs:
            pairs.append((face, level))
            sides.append((side, face, forged))
    names = [face for _, face, _ in sides]
    return [
        (die, side, face, "" if names.count(face) < 2 else "forged" if forged else "start")
        for side, face, forged in sides
    ]


def test_places_of_dice_with_any_faces_of_any_origin() -> None:
    random = Random(7)
    some_of_both_origins = 0
    for _ in range(DICE_TRIED):
        designs = random.sample(sorted(FACES), 4)
        light, dark = (tuple(random.choices(designs, k=SIDES)) for _ in range(2))
        reforged = random.getrandbits(2 * SIDES)
        expected = first_of_each(0, light, reforged) + first_of_each(1, dark, reforged >> SIDES)
        assert list(places_to_forge((light, dark), reforged)) == expected
        some_of_both_origins += any(origin for *_, origin in expected)
    assert 0 < some_of_both_origins < DICE_TRIED
