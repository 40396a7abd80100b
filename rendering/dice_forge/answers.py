"""What the options of Dice Forge are about, by the names under which the drawings note where things lie."""

from __future__ import annotations

from collections.abc import Iterator

from engine.questions import Option, Question
from rendering.answering import Places, places_of
from rendering.dice_forge.board.choices import ON_ISLANDS


@places_of("diceforge")
def find_places(question: Question, option: Option) -> Places:
    """A feat, a face and the side that it covers, a place of the module, or the tile that stands for the option."""
    return tuple(_find_places(question, option))


def _find_places(question: Question, option: Option) -> Iterator[tuple[str, ...]]:
    seat, facts = question.seat, option.facts
    tile = f"choice:{option.id}"
    if "feat" in facts:
        yield (f"feat:{facts['feat']}",)
    elif option.group == "forge" or option.label == "side":
        if option.group == "forge":
            face = f"face:{facts['face']}"
            yield (face, tile) if question.kind in ON_ISLANDS else (tile, face)
        side = option.id.rpartition(":")[2]
        yield f"side:{seat}:{facts['die']}:{side}", f"die:{seat}:{facts['die']}"
    elif option.label == "die":
        yield (f"die:{seat}:{facts['die']}",)
    elif question.kind == "path":
        yield f"space:{facts['space']}", tile
    elif question.kind == "treasure":
        yield f"treasure:{facts['resource']}", tile
    elif option.group == "end":
        yield ("way:halt",)
    elif option.group in ("use", "triton", "companion"):
        yield tile, f"kept:{seat}"
    else:
        yield (tile,)
        if "island" in facts:
            yield (f"island:{facts['island']}",)
