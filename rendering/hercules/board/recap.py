"""What was done since the board before, turn by turn: abilities and labours, the way, the gains, what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engine.events import Event
from engine.hercules.cards import CARDS
from engine.hercules.scoring import MAJORITY_POINTS
from engine.hercules.state import COLUMNS, HADES
from rendering import theme
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import group, rect
from rendering.hercules import palette
from rendering.hercules.art import figures, pieces
from rendering.hercules.art.labours import metopes
from rendering.hercules.board import changes, layout, seats
from rendering.hercules.view import SideView, TableView
from rendering.templates import last_turns
from rendering.templates.last_turns import Deed, Turn

LEFT, TOP, ROOM = 36, 88, 690
"""Where the lines begin on a board, and how long one may be."""
SIGN, LARGE_SIGN = 50, 62
"""Height of the signs in a line of a board, and of one for a small screen."""
OF_HADES = "hades_"
"""What the kinds of events begin with that tell what Hades did."""
TOOK = frozenset(
    {"took_demigod", "took_vase", "took_god", "took_pantheon", "hades_stole", "hades_took_card", "hades_took_vase"}
)
WENT = frozenset({"moved", "hades_moved", "hades_slid"})
LABOURED = {"laboured": "result", "hades_took_marker": "column"}
"""The events of a labour that was done, and the fact that says which."""
RESTED = frozenset({"rested", "passed", "turn_lost"})
DEEDS = TOOK | WENT | RESTED | LABOURED.keys() | {"used"}


def turns_of(table: TableView, sign: int = SIGN) -> list[Turn]:
    """What each side did since the board before, in order, in signs of this height; at the end of a match nothing."""
    if table.over:
        return []
    done = list(_of_sides(table.news))[-last_turns.MOST :]
    latest = {number: at for at, (number, _) in enumerate(done)}
    costs = _costs(table, list(latest)[::-1])
    turn_rows = []
    for at, (number, events) in enumerate(done):
        side, deeds = table.sides[number], tuple(_deeds(table, table.sides[number], events, sign))
        if latest[number] != at:
            turn_rows.append(Turn(side.look, side.name, deeds))
            continue
        points = side.change.points - sum(cost for (_, loser), cost in costs.items() if loser == number)
        others = tuple((table.sides[loser].look, cost) for (doer, loser), cost in costs.items() if doer == number)
        turn_rows.append(Turn(side.look, side.name, deeds, points, others))
    return turn_rows


def ink_of_round(table: TableView, ink: str) -> str:
    """The colour of the round's number: that of what is new where nothing else is, as everyone has just rolled."""
    kinds = {event.kind for event in table.news}
    return theme.ROLLED if "round_began" in kinds and not kinds & DEEDS else ink


def draw(sheet: Sheet, table: TableView) -> None:
    """Put the lines on a board."""
    size = last_turns.LARGE
    rooms = [_room(table, TOP + at * size.pitch + size.high) for at in range(last_turns.MOST)]
    last_turns.draw(sheet, turns_of(table), LEFT, TOP, rooms)


def _room(table: TableView, bottom: float) -> float:
    """How long a line may be that ends at this height: up to the first god, or note of one, that reaches so high."""
    gods = [(column, layout.GOD_WIDE, layout.GOD_HIGH) for column, card in enumerate(table.gods, 1) if card]
    notes = [
        (column, layout.CLOUD_WIDE, layout.NOTE_HIGH) for _, column in changes.taken_gods(table) if column < COLUMNS
    ]
    places = [(*layout.god(column), wide, high) for column, wide, high in (*gods, *notes)]
    return min([ROOM, *(x - wide - LEFT for x, y, wide, high in places if y - high < bottom)])


def _of_sides(events: Sequence[Event]) -> Iterator[tuple[int, list[Event]]]:
    """What each side did, by its number, one turn after the other."""
    mine: list[Event] = []
    owner: int | None = None
    for event in events:
        doer = HADES if event.kind.startswith(OF_HADES) else event.seat
        if doer is None or event.kind not in DEEDS:
            continue
        if doer != owner and mine and owner is not None:
            yield owner, mine
            mine = []
        owner = doer
        mine.append(event)
    if mine and owner is not None:
        yield owner, mine


def _deeds(table: TableView, side: SideView, events: Sequence[Event], sign: int) -> Iterator[Deed]:
    used = [str(event.facts["ability"]) for event in events if event.kind == "used"]
    if used:
        yield Deed(tuple(pieces.ability(name, sign, True) for name in used))
    for event in events:
        if event.kind in RESTED:
            yield _rest(side, event, sign)
    labours = [int(str(event.facts[LABOURED[event.kind]])) for event in events if event.kind in LABOURED]
    ways = [event for event in events if event.kind in WENT]
    if side.hades:
        yield from _ways(side, ways, sign)
    for column in labours:
        yield Deed((labour(column, sign),), str(column))
    if not side.hades:
        yield from _ways(side, ways, sign)
    cards_won = [str(event.facts["card"]) for event in events if event.kind in TOOK]
    if cards_won:
        yield Deed(tuple(_draw_won_card(table, card, sign) for card in cards_won))


def _ways(side: SideView, ways: Sequence[Event], sign: int) -> Iterator[Deed]:
    """From which column to which the apprentice went."""
    if ways:
        start = ways[0].facts.get("start", side.change.column)
        yield Deed((figures.close_walker(side.look, sign / 68),), f"{start}→{ways[-1].facts['column']}")


def _rest(side: SideView, event: Event, sign: int) -> Deed:
    """A rest, with the markers that it brought back."""
    cards = event.facts.get("cards", ())
    back = len(cards) if isinstance(cards, tuple) else 0
    if not back:
        return Deed((pieces.rest(sign) if event.kind == "rested" else pieces.halt(sign),))
    return Deed((pieces.rest(sign), figures.slab(side.look, round(sign * 0.8))), f"+{back}")


def _draw_won_card(table: TableView, card: str, sign: int) -> Sprite:
    return seats.won_card(card, table.is_simplified and CARDS[card].kind == "god", sign, round(sign * 0.82))


def _costs(table: TableView, doers: Sequence[int]) -> dict[tuple[int, int], int]:
    """What it cost a side that another one, the latest first, won symbols of which it had the most."""
    costs = dict[tuple[int, int], int]()
    for side in table.sides:
        for symbol in side.change.lost_symbols:
            for doer in doers:
                cards_won = table.sides[doer].change.cards
                if doer != side.number and any(symbol in CARDS[card].symbols for card in cards_won):
                    costs[doer, side.number] = costs.get((doer, side.number), 0) - MAJORITY_POINTS
                    break
    return costs


@cache
def labour(column: int, high: int) -> Sprite:
    """A labour's scene, small."""
    scale = high / 50
    markup = rect(0, 0, 54, 48, 2, palette.CLAY) + group(metopes.scene(column), 0, 1, 0.465)
    return Sprite(group(markup, scale=scale), round(54 * scale), round(48 * scale))
