"""What is asked of a hero, in short words and as signs: so that the board alone says what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from functools import lru_cache, partial

from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.faces import DICE, FACES
from engine.dice_forge.data.rulings import EXTRA_ACTION
from engine.dice_forge.state import ANCIENT
from engine.questions import Option, Question
from rendering.canvas.svg import group
from rendering.canvas.symbols import mark
from rendering.canvas.text import figure
from rendering.dice_forge.art import emblems, numeral_faces, tablets
from rendering.dice_forge.art.pictograms import (
    Piece,
    again,
    cards,
    celestial_die,
    either,
    new_face,
    sign,
    text,
)
from rendering.dice_forge.modules import labyrinth_spaces
from rendering.dice_forge.view import TableView
from rendering.templates.choice_tiles import MORE, Signs

ON_ISLANDS = frozenset({"turn", "draft", "take"})
"""Questions about what lies on islands and in the temple, where a golden frame is around it."""
KINDS = ("gold", "sun", "moon", ANCIENT, "loyalty", "vp")
ASKING = 47
"""Height of a face that asks where it is smallest."""
FACE, LETTERS = 53, 86
"""Height of a face, and letters of a number on a sign of 100, that are read where a tile is 71 high."""
COUNTED = frozenset({"hammer", "scepter", "purse", "trade"})
"""Questions about a number: of more than MOST, the ones between are left out."""
MOST, FIRST, LAST = 8, 4, 2
REFUSALS = frozenset({"ship-none", "forge-none", "deal-no", "cerberus-keep", "twins-keep", "celestial-skip"})


def usable_tokens(question: Question | None) -> frozenset[str]:
    """The cards and tokens that can be used now."""
    if question is None:
        return frozenset()
    used = {option.text("card") for option in question.options if option.group == "use"}
    return frozenset(used | {option.group for option in question.options if option.group in ("triton", "companion")})


def offered_sides(question: Question | None) -> frozenset[tuple[int, int]]:
    """The sides of the hero's own dice that are to be chosen from: die and side, from 0."""
    if question is None or question.kind in ON_ISLANDS:
        return frozenset()
    side_options = (option for option in question.options if "die" in option.facts and option.id.count(":") > 1)
    return frozenset((DICE.index(option.text("die")), int(option.id.rpartition(":")[2]) - 1) for option in side_options)


def may_halt(question: Question) -> bool:
    """Whether the turn can be passed or ended now."""
    return question.kind == "turn" and any(option.group == "end" for option in question.options)


def whole_dice(question: Question | None) -> frozenset[int]:
    """The dice of which one is to be chosen."""
    if question is None or question.kind != "die":
        return frozenset()
    return frozenset(DICE.index(option.text("die")) for option in question.options)


def islands_to_choose(question: Question | None) -> frozenset[int]:
    """The islands on one of which something is to be laid."""
    if question is None or question.kind != "memory":
        return frozenset()
    return frozenset(option.number("island") for option in question.options)


def source_of(question: Question) -> tuple[str, float] | None:
    """The card or the face that asks, as a sign."""
    source = str(question.facts.get("source", ""))
    if source in CARDS:
        return tablets.medal(CARDS[source].feat.id), 100
    if source in FACES and question.kind not in ("exchange", "hammer", "scepter", "purse"):
        scale = 94 / ASKING
        return group(numeral_faces.face(source, ASKING), scale=scale), scale * numeral_faces.width_of(source, ASKING)
    return None


def is_on_quay(question: Question) -> bool:
    """Whether a question is put where its hero's things are, with choices as signs."""
    return question.kind not in ON_ISLANDS or any(option.group == "extra" for option in question.options)


def choices_by_signs(
    table: TableView, question: Question, besides: Container[str] = ()
) -> dict[Signs, tuple[str, ...]]:
    """The choices as signs, with the ids of the options that look so; none that have a golden frame where they lie.

    ``besides`` are faces that the picture shows elsewhere with such a frame.
    """
    if question.kind in ON_ISLANDS or question.kind == "die":
        extra = tuple(option.id for option in question.options if option.group == "extra")
        return {tuple(_extra_action()): extra} if extra else {}
    draw = _DRAWN.get(question.kind)
    choices: dict[Signs, tuple[str, ...]] = {}
    for option in question.options:
        if option.group == "forge" and option.facts.get("face") in besides:
            continue
        signs = tuple(_of_option(table, question, option) if draw is None else draw(table, question, option))
        if signs:
            choices[signs] = (*choices.get(signs, ()), option.id)
    return choices


def signs_of_choices(table: TableView, question: Question, besides: Container[str] = ()) -> list[Signs]:
    """The choices as signs, each that looks alike once (``choices_by_signs``); of many that are about a number, the
    ones between are left out."""
    shapes = list(choices_by_signs(table, question, besides))
    if question.kind in COUNTED and len(shapes) > MOST:
        return [*shapes[:FIRST], MORE, *shapes[-LAST:]]
    return shapes


def _extra_action() -> list[Piece]:
    """What one more action costs, and that it is a face or a feat."""
    return [*amounts(EXTRA_ACTION), sign("arrow", 44), text("+1", LETTERS), *either([new_face(), cards(1)])]


def _face(face: str) -> Piece:
    """A face, with numbers that are read on the lowest tile in one row."""
    wide = numeral_faces.width_of(face, FACE)
    return Piece(group(numeral_faces.face(face, FACE), scale=102 / FACE), 102 * wide / FACE)


def amounts(kinds: Mapping[str, object]) -> list[Piece]:
    """So much of each kind, with numbers that are read on the lowest tile in one row."""
    return [Piece(emblems.resource(kind) + _number(kind, amount), 100) for kind, amount in kinds.items()]


@lru_cache(256)
def _number(kind: str, amount: object) -> str:
    x, y = emblems.SHIFTS.get(kind, (0, 0))
    return figure(amount, x, y, LETTERS)


def _coins(fact: str, table: TableView, question: Question, option: Option) -> list[Piece]:
    if option.group == "triton" or fact not in option.facts:
        return _of_option(table, question, option)
    return amounts({"gold": option.number(fact)})


def _kinds(facts: Iterable[tuple[str, object]]) -> list[Piece]:
    kinds = dict(facts)
    return amounts({kind: kinds[kind] for kind in KINDS if kind in kinds})


def _of_option(table: TableView, question: Question, option: Option) -> list[Piece]:
    """An option by what its facts are about."""
    if option.label in REFUSALS:
        return [sign("cross", 84)]
    if option.group == "triton":
        pieces = amounts({option.text("resource"): option.number("amount")})
        return [Piece(tablets.medal("triton"), 96), sign("arrow", 44), *pieces]
    if option.label == "side":
        return []
    if "resource" in option.facts and "amount" in option.facts:
        less = [sign("minus", 56)] if option.label == "lose" else []
        return [*less, *amounts({option.text("resource"): option.number("amount")})]
    if "face" in option.facts:
        return [_face(option.text("face"))]
    return _kinds(option.facts.items())


def _exchange(table: TableView, question: Question, option: Option) -> list[Piece]:
    signs = _kinds(option.facts.items())
    gain = option.facts.get("gain")
    return [*signs, sign("arrow", 44), *amounts({"vp": gain})] if gain else signs


def _copy(table: TableView, question: Question, option: Option) -> list[Piece]:
    owner = table.heroes[option.number("other")].look
    return [_face(option.text("face")), Piece(group(mark(owner), scale=0.6), 60)]


def _repeat(table: TableView, question: Question, option: Option) -> list[Piece]:
    if option.label != "cerberus-use":
        return _of_option(table, question, option)
    repeated_faces = question.facts["faces"]
    assert isinstance(repeated_faces, tuple)
    return [sign("reinforcement", 84), *(_face(str(face)) for face in repeated_faces)]


def _pair(table: TableView, question: Question, option: Option) -> list[Piece]:
    return [_face(face) for face in option.texts("faces")]


def _seat(table: TableView, question: Question, option: Option) -> list[Piece]:
    return [Piece(mark(table.heroes[option.number("other")].look), 100)]


def _twins(table: TableView, question: Question, option: Option) -> list[Piece]:
    if option.label != "twins":
        return _of_option(table, question, option)
    pieces = [_face(option.text("face"))] if option.text("face") in FACES else [celestial_die()]
    return [*amounts({"gold": f"−{option.number('gold')}"}), sign("arrow", 44), *pieces, again()]


def _pay(table: TableView, question: Question, option: Option) -> list[Piece]:
    scepters = option.facts.get("scepters", ())
    assert isinstance(scepters, tuple)
    medals = [Piece(tablets.medal("scepter"), 96) for _ in scepters]
    return [*_kinds(option.facts.items()), *medals]


def _step(table: TableView, question: Question, option: Option) -> list[Piece]:
    space = option.number("space")
    return [
        Piece(tablets.medal("companion"), 96),
        text(str(space), LETTERS),
        sign("arrow", 44),
        text(str(space + 1), LETTERS),
    ]


def _merchant(table: TableView, question: Question, option: Option) -> list[Piece]:
    if option.label == "merchant":
        return [new_face(), sign("rise", 56), text(f"+{option.number('levels')}", LETTERS)]
    return _kinds(option.facts.items())


def _path(table: TableView, question: Question, option: Option) -> list[Piece]:
    space = option.number("space")
    size = labyrinth_spaces.radius(space)
    return [Piece(group(labyrinth_spaces.space(space, LETTERS * size / 50), scale=50 / size), 104)]


def _deal(table: TableView, question: Question, option: Option) -> list[Piece]:
    if option.label != "deal-yes":
        return _of_option(table, question, option)
    price = {kind: fact for kind, fact in question.facts.items() if kind in KINDS}
    return [*amounts(price), sign("arrow", 44), *amounts({"vp": question.facts["gain"]})]


def _celestial(table: TableView, question: Question, option: Option) -> list[Piece]:
    return [celestial_die()] if option.label == "celestial-roll" else _of_option(table, question, option)


def _memory(table: TableView, question: Question, option: Option) -> list[Piece]:
    return _kinds((kind, fact) for kind, fact in option.facts.items() if kind not in ("island", "side"))


_DRAWN: dict[str, Callable[[TableView, Question, Option], list[Piece]]] = {
    "hammer": partial(_coins, "worked"),
    "scepter": partial(_coins, "stored"),
    "purse": partial(_coins, "scepter"),
    "trade": partial(_coins, "gold"),
    "exchange": _exchange,
    "mirror": _copy,
    "copy": _copy,
    "cerberus": _repeat,
    "satyrs": _pair,
    "bearer": _seat,
    "twins": _twins,
    "pay": _pay,
    "companion": _step,
    "merchant": _merchant,
    "path": _path,
    "deal": _deal,
    "celestial": _celestial,
    "memory": _memory,
    "tokens": _memory,
}
