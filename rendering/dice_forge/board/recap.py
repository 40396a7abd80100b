"""What was done since the board before, turn by turn: the roll, abilities, feats, faces forged, what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache

from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.titan_track import TRACK
from engine.events import Event
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group, path, rect
from rendering.dice_forge import palette
from rendering.dice_forge.art import clay, hoplite, numeral_faces, pieces, slabs
from rendering.dice_forge.art.scenes.registry import scene
from rendering.dice_forge.board import possessions
from rendering.dice_forge.changes import points_of
from rendering.dice_forge.layout import at_home
from rendering.dice_forge.modules import golems
from rendering.dice_forge.view import HeroView, TableView
from rendering.templates import last_turns
from rendering.templates.last_turns import Deed, Turn

TOP, RIGHT = 620, 1640
"""Where the row lies on a board, on the edge of the quay, and where it ends."""
SIGN, LARGE_SIGN, MARK = 67, 64, 40
"""Height of the signs in the row of a board, above which they rise, and for a small screen; that of a mark."""
OPENING = "phase"
"""The cause of the roll that opens a turn."""
WIDER = 1.16
"""How much wider than high a feat is."""
MOVES = {"golem_moved": "golem", "marker_moved": "marker"}
"""The events of a walk in a module."""


def turns_of(table: TableView, sign: int = SIGN) -> list[Turn]:
    """What was done in each turn since the board before, in order, in signs of this height; at the end nothing.

    By how much the points of each player have changed stands in one line, all of it: in that of the own latest turn,
    else of the turn that changed them. Where nothing was done, a line says what the dice have changed.
    """
    if table.over:
        return []
    parts = list(_turn_by_turn(table))
    turns: list[tuple[int, tuple[Deed, ...], Counter[int]]] = []
    for at, (owner, events) in enumerate(parts):
        deeds = list(_deeds(table, owner, events, sign))
        if deeds:
            # The last turn's dice still lie as they were rolled; those of the turns before lie so nowhere else.
            roll_deeds = _roll(owner, events, sign) if at < len(parts) - 1 else []
            turns.append((owner, (*roll_deeds, *deeds), points_of(_after_opening(owner, events))))
    changes = points_of(table.news)
    if not turns and any(changes.values()):
        turns = [(table.turn_owner, (), Counter())]
    return [
        Turn(table.heroes[owner].look, table.heroes[owner].name, deeds, own, others)
        for (owner, deeds, _), (own, others) in zip(turns, _outcomes(table, turns, changes), strict=True)
    ]


def _outcomes(
    table: TableView, turns: Sequence[tuple[int, tuple[Deed, ...], Counter[int]]], changes: Counter[int]
) -> Iterator[tuple[int, tuple[tuple[theme.Side, int], ...]]]:
    """What each of these turns changed in the points of its owner, and of the others; those for which there is room
    make all changes."""
    with_room = range(max(0, len(turns) - last_turns.MOST), len(turns))
    latest = {turns[at][0]: at for at in with_room}
    causes = dict(latest)
    for at in with_room:
        causes |= {seat: at for seat, points in turns[at][2].items() if points and seat not in latest}
    for at, (owner, _, _) in enumerate(turns):
        affected_seats = [seat for seat in range(len(table.heroes)) if causes.get(seat, len(turns) - 1) == at]
        others = [
            (table.heroes[seat].look, changes[seat]) for seat in affected_seats if seat != owner and changes[seat]
        ]
        yield changes[owner] * (owner in affected_seats), tuple(others)


def left_of_row(table: TableView) -> int:
    """Where the row begins: beside the heroes who wait on the quay."""
    return at_home(sum(not hero.island for hero in table.heroes))[0] - 20


def draw(sheet: Sheet, table: TableView) -> None:
    """Put the row on a board."""
    left = left_of_row(table)
    last_turns.draw_row(sheet, [_in_few_signs(turn) for turn in turns_of(table)], left, TOP, RIGHT - left)


def _in_few_signs(turn: Turn) -> Turn:
    """A turn as a row has room for it in large signs: without details where it has deeds, and what was done several
    times once, with the number."""
    times = Counter(deed for deed in turn.deeds if not deed.minor)
    if not times:
        return turn
    return turn._replace(
        deeds=tuple(
            deed._replace(text=f"×{count}") if count > 1 and not deed.text else deed for deed, count in times.items()
        )
    )


def _turn_by_turn(table: TableView) -> Iterator[tuple[int, list[Event]]]:
    """The news by turns, each with the seat whose turn it was; in a draft, by who chose."""
    first = next((event.seat for event in table.news if event.kind == "turn_began"), None)
    owner = table.turn_owner if first is None else (first - 1) % len(table.heroes)
    mine: list[Event] = []
    for event in table.news:
        if event.kind in ("turn_began", "drafted") and event.seat is not None:
            if mine:
                yield owner, mine
            owner, mine = event.seat, []
        mine.append(event)
    if mine:
        yield owner, mine


def _after_opening(owner: int, events: Sequence[Event]) -> Sequence[Event]:
    """The events from the first on that the turn's owner has done."""
    first = next((at for at, event in enumerate(events) if event.seat == owner and event.kind in _DEEDS), len(events))
    return events[first:]


def _roll(owner: int, events: Sequence[Event], sign: int) -> list[Deed]:
    """What the owner of a turn had rolled for it."""
    rolls = [event for event in events if event.kind == "rolled" and event.seat == owner]
    opening = [event for event in rolls if event.facts["cause"] == OPENING][-1:]
    return [Deed(tuple(face(each, sign) for each in _names(event, "faces")), minor=True) for event in opening]


def _deeds(table: TableView, owner: int, events: Sequence[Event], sign: int) -> Iterator[Deed]:
    """What the turn's owner did, in order; abilities together, and each walk as a whole."""
    hero = table.heroes[owner]
    used = Counter(str(event.facts["card"]) for event in events if event.seat == owner and event.kind == "used")
    for card, times in used.items():
        yield Deed((pieces.token(card, sign),), f"×{times}" if times > 1 else "", minor=True)
    for event in events:
        if event.kind == "ousted" and event.facts["other"] == owner and event.seat is not None:
            yield Deed((fallen_hero(table.heroes[event.seat].look, sign),))
        elif event.seat == owner and event.kind in _DEEDS:
            yield from _DEEDS[event.kind](event, sign)
        elif event.kind == "forged" and event.seat is not None:
            look = table.heroes[event.seat].look
            yield Deed((pieces.mark(look, MARK), face(str(event.facts["face"]), sign)))
    for kind in MOVES:
        walk = [event for event in events if event.seat == owner and event.kind == kind]
        if walk and walk[0].facts["start"] != walk[-1].facts["space"]:
            yield Deed((_walker(hero, kind, sign),), _way(kind, walk[0].facts["start"], walk[-1].facts["space"]))


def _walker(hero: HeroView, kind: str, sign: int) -> Sprite:
    return golems.golem(hero.look, sign - 4) if kind == "golem_moved" else pieces.pawn(hero.look, sign - 4)


def _way(kind: str, *ends: object) -> str:
    """From where to where, as the spaces are marked: by numbers in the labyrinth, by points on the Titans' track."""
    spaces = [int(str(end)) for end in ends]
    marks = [TRACK[space].vp for space in spaces] if kind == "marker_moved" else spaces
    return "→".join(map(str, marks)).replace("-", "−")


def _names(event: Event, fact: str) -> tuple[str, ...]:
    names = event.facts[fact]
    return tuple(map(str, names)) if isinstance(names, tuple) else ()


def _deeds_of_feat(event: Event, sign: int) -> Iterator[Deed]:
    yield Deed((tablet(str(event.facts["card"]), sign),))


def _deeds_of_draft(event: Event, sign: int) -> Iterator[Deed]:
    card = next(card.id for card in CARDS.values() if card.feat.id == event.facts["feat"])
    yield Deed((tablet(card, sign),))


def _new_face(event: Event, sign: int) -> Iterator[Deed]:
    """The new face over the one that it covers."""
    old, new = str(event.facts["old"]), str(event.facts["face"])
    yield Deed((change_of_face(old, new, sign),), brief=(face(new, sign),))


def _extra(event: Event, sign: int) -> Iterator[Deed]:
    """One more action, and what it cost."""
    yield Deed((pieces.resource("sun", sign),), f"−{event.facts['sun']}", minor=True)


def _celestial(event: Event, sign: int) -> Iterator[Deed]:
    yield Deed((possessions.thrown_side(str(event.facts["face"]), sign - 4),))


def _deeds_of_pass(event: Event, sign: int) -> Iterator[Deed]:
    yield Deed((pieces.halt(sign - 8),))


def _ability(event: Event, sign: int) -> Iterator[Deed]:
    """Abilities are shown together, before all else."""
    yield from ()


_DEEDS: dict[str, Callable[[Event, int], Iterator[Deed]]] = {
    "used": _ability,
    "performed": _deeds_of_feat,
    "drafted": _deeds_of_draft,
    "forged": _new_face,
    "paid_extra": _extra,
    "celestial_rolled": _celestial,
    "passed": _deeds_of_pass,
}


@cache
def face(face_id: str, high: int) -> Sprite:
    """A face without its shadow."""
    wide = numeral_faces.width_of(face_id, high - 6) + 6
    return centre(numeral_faces.slab(face_id, high - 6, 2), wide, high)


@lru_cache(128)
def change_of_face(old: str, new: str, high: int) -> Sprite:
    """A face, dim, an arrow, and the face that covers it now."""
    size, half = high - 6, high * 0.2
    first, second = numeral_faces.width_of(old, size), numeral_faces.width_of(new, size)
    long = first + second + 1.6 * half
    left, right = (first - long) / 2, (long - second) / 2
    arrow = path(f"M{-half} {-1.3 * half}L{half} 0L{-half} {1.3 * half}Z", palette.NEW, theme.INK, 3)
    markup = group(numeral_faces.slab(old, size, 2, slabs.DIM), left) + group(numeral_faces.slab(new, size, 2), right)
    return centre(markup + group(arrow, 1 + (first - second) / 2), round(long) + 6, high)


@cache
def tablet(card_id: str, high: int) -> Sprite:
    """A feat's scene on a small slab of clay, as large as the slab: black figures on a bright ground."""
    wide, tones = round(high * WIDER), palette.TABLET[True]
    size = min((wide - 6) / clay.SCENE_WIDTH, (high - 9) / clay.SCENE_HEIGHT)
    markup = rect(1, 1, wide - 2, high - 2, 5, tones.foot) + rect(3, 3, wide - 6, high - 6, 3, tones.ground)
    markup += group(scene(CARDS[card_id].feat.id, tones.figure, tones.cut), wide / 2, high - 6, size)
    return Sprite(markup + rect(3, high - 6, wide - 6, 3, 0, tones.figure), wide, high)


@cache
def fallen_hero(look: theme.Side, high: int) -> Sprite:
    """A hero who was driven from an island: fallen on the back."""
    scale = high / 124
    return centre(group(hoplite.hoplite(look), 60 * scale, 4 * scale, scale, -90), high, high)
