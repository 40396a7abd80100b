"""The layout of the board by the number of players: fewer panels are wider and lower."""

from __future__ import annotations

from typing import NamedTuple

from engine.dice_forge.data.cards import SLOTS
from rendering import theme

HEADER = 68
TOP = 110
ISLANDS_LEFT, ISLAND_WIDTH, ISLAND_GAP = 30, 284, 10
FAR_LEFT = ISLANDS_LEFT + 3 * (ISLAND_WIDTH + ISLAND_GAP)
FAR_WIDTH = 212
TEMPLE_LEFT = FAR_LEFT + FAR_WIDTH + 14
TEMPLE_WIDTH = theme.WIDTH - theme.MARGIN - TEMPLE_LEFT
CARD = 124
COSTS = 60
"""Height of the line below the cards, where costs stand and heroes land."""
FAR = 4
"""The island that is paid with moon and sun; it has three places."""
ROWS = ((1, 2, 3), (7, 6, 5))
"""The islands of the moon above, those of the sun below."""


class Box(NamedTuple):
    """A rectangle."""

    left: int
    top: int
    width: int
    height: int


class Layout(NamedTuple):
    """What depends on the number of players: panels, and the cells of the dice in them."""

    players: int
    panel_height: int
    cell: int

    @property
    def panel_width(self) -> int:
        """Width of a player's panel."""
        return (theme.WIDTH - 2 * theme.MARGIN - (self.players - 1) * theme.GUTTER) // self.players

    @property
    def panels_top(self) -> int:
        """Top of the players' panels."""
        return theme.HEIGHT - 34 - self.panel_height

    @property
    def height(self) -> int:
        """Height of islands and temple."""
        return self.panels_top - 12 - TOP

    def panel(self, seat: int) -> Box:
        """A player's panel."""
        left = theme.MARGIN + seat * (self.panel_width + theme.GUTTER)
        return Box(left, self.panels_top, self.panel_width, self.panel_height)

    def island(self, number: int) -> Box:
        """An island's panel."""
        if number == FAR:
            return Box(FAR_LEFT, TOP, FAR_WIDTH, self.height)
        high = (self.height - ISLAND_GAP) // 2
        row, column = next((row, line.index(number)) for row, line in enumerate(ROWS) if number in line)
        left = ISLANDS_LEFT + column * (ISLAND_WIDTH + ISLAND_GAP)
        return Box(left, TOP + row * (high + ISLAND_GAP), ISLAND_WIDTH, high)

    def card(self, slot: str) -> Box:
        """Where a slot's top card lies."""
        island = self.island(SLOTS[slot].island)
        order = on_island(SLOTS[slot].island).index(slot)
        if SLOTS[slot].island == FAR:
            high = (island.height - 12) // 3
            return Box(island.left + 12, island.top + 10 + order * high, CARD, high - 20)
        left = island.left + (10, 148)[order]
        return Box(left, island.top + 10, CARD, island.height - COSTS - 26)

    def cost(self, slot: str) -> tuple[int, int]:
        """The middle of a slot's (first) cost."""
        card, island = self.card(slot), self.island(SLOTS[slot].island)
        if SLOTS[slot].island == FAR:
            drop = {"m7": 48, "m8": 56}.get(slot, 24)
            return island.left + island.width - 35, card.top + card.height // 2 - drop
        return card.left + (28 if card.left < island.left + 100 else CARD - 28), island.top + island.height - 33

    def copies(self, slot: str) -> tuple[int, int]:
        """Where the number of cards left stands (its middle)."""
        x, y = self.cost(slot)
        card, island = self.card(slot), self.island(SLOTS[slot].island)
        if SLOTS[slot].island == FAR:
            return x, y + 54 + 60 * (len(SLOTS[slot].cost) - 1)
        return x + (52 if card.left < island.left + 100 else -52), y

    def portal(self, island: int) -> tuple[int, int]:
        """Where a hero stands on an island."""
        box = self.island(island)
        if island == FAR:
            return box.left + box.width - 35, self.card("m7").top + self.card("m7").height // 2 + 64
        return box.left + box.width // 2, box.top + box.height - 34

    def memory(self, island: int, order: int) -> tuple[int, int]:
        """Where the memory tokens of an island lie: between its cards, one after the other."""
        box = self.island(island)
        if island == FAR:
            card = self.card("m7")
            return box.left + 34 + order * 36, card.top + card.height + 10
        return box.left + 141, box.top + 98 + order * 33

    def light_box(self, slot: str) -> Box:
        """What lights up when a slot's feat can be had: its card with its cost."""
        card, island = self.card(slot), self.island(SLOTS[slot].island)
        if SLOTS[slot].island == FAR:
            return Box(card.left - 8, card.top - 7, island.width - 8, card.height + 20)
        return Box(card.left - 7, card.top - 7, CARD + 15, island.height - 6)


def on_island(island: int) -> tuple[str, ...]:
    """The slots of an island, in the order in which they lie there."""
    return tuple(slot for slot, place in SLOTS.items() if place.island == island)


LAYOUTS = {2: Layout(2, 308, 80), 3: Layout(3, 356, 76), 4: Layout(4, 330, 58)}
