"""The values of things for one side, in expected points at the end of the match.

These are estimates for the computer player, not rules. The weights were found by some thousand simulated matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from engine.hercules.arithmetic import SUMS
from engine.hercules.cards import CARDS
from engine.hercules.labour import card_above, reach, vase_stack
from engine.hercules.scoring import MAJORITY_POINTS, SET_POINTS, symbols_of
from engine.hercules.state import COLUMNS, SYMBOLS, State

ABILITY_WORTH = {"white": 1.3, "reroll": 1.2, "plus1": 1.2, "minus1": 1.1, "copy": 0.8, "flip": 1.0}
"""What a face-up ability is worth with a whole match ahead."""

FULL_MATCH = 12
MARKER_COST = 0.75
GOD_COST = 0.35
RARITY_WORTH = 1.5


def chance_of(result: int) -> float:
    """How likely two fresh dice can make a result."""
    return _CHANCES[result]


def _chance(result: int) -> float:
    hits = sum(
        any(way.result == result for way in SUMS[max(a, b), min(a, b)]) for a in range(1, 7) for b in range(1, 7)
    )
    return hits / 36


_CHANCES = {result: _chance(result) for result in range(1, COLUMNS + 1)}


class Appraisal:
    """The worth of everything one side could gain now; built once per choice."""

    def __init__(self, state: State, side: int) -> None:
        self.state = state
        self.side = side
        self.hero = state.heroes[side]
        self.turns_left = _turns_left(state)
        self.symbols = symbols_of(state, side)
        rivals = [symbols_of(state, other) for other in range(len(state.heroes)) if other != side]
        self.most_of_rivals = [max(counts) for counts in zip(*rivals, strict=True)]
        self._cards: dict[str, float] = {}
        self._moves: dict[int, float] = {}

    def claim(self, result: int, stack: str) -> float:
        """Performing a labour and taking the demigod of a stack ("" for none)."""
        card = self.card(self.state.stacks[stack][0]) if stack else 0.0
        return 1.0 + self._rarity(result) + self._move(result) + card

    def _rarity(self, result: int) -> float:
        """A labour that is seldom on offer had better be done when it is."""
        return RARITY_WORTH * (1 - chance_of(result)) ** 3

    def card(self, card_id: str) -> float:
        """Taking a demigod or god card: its points, its ability, and what its symbols bring."""
        if card_id not in self._cards:
            card = CARDS[card_id]
            worth = card.vp + self.ability(card_id)
            if card.kind == "demigod" or not self.state.simplified:
                worth += self._symbols_worth(card.symbols)
            self._cards[card_id] = worth
        return self._cards[card_id]

    def ability(self, card_id: str) -> float:
        """Having a card's ability ready for the turns that are left."""
        card = CARDS[card_id]
        if card.kind == "god" and self.state.simplified:
            return 0.0
        return ABILITY_WORTH.get(card.ability, 0.0) * min(1.0, self.turns_left / FULL_MATCH)

    def cost(self, card_id: str) -> float:
        """Using a card: a marker that has to be won back by resting, or a god turned face down."""
        if CARDS[card_id].kind == "god":
            return GOD_COST * min(1.0, self.turns_left / 4)
        return MARKER_COST if self.turns_left > 2 else 1.0

    def _move(self, result: int) -> float:
        """Where the apprentice gets by a labour: a vase, a god."""
        if result not in self._moves:
            hero, state = self.hero, self.state
            labours = [labour for labour in hero.labours if labour != result]
            column = reach(labours, hero.column)
            steps = column - hero.column
            stack = vase_stack(state.vases, steps)
            worth = float(CARDS[state.vases[stack][0]].vp) if stack else 0.0
            god = card_above(state, column) if steps else ""
            if god:
                worth += self.card(god)
            self._moves[result] = worth
        return self._moves[result]

    def _symbols_worth(self, symbols: Sequence[str]) -> float:
        counts = list(self.symbols)
        worth = 0.0
        for symbol in symbols:
            place = SYMBOLS.index(symbol)
            worth += self._majority_gain(counts[place] - self.most_of_rivals[place])
            counts[place] += 1
        return worth + SET_POINTS * (min(counts) - min(self.symbols))

    def _majority_gain(self, lead: int) -> float:
        """One more symbol of a kind makes its majority likelier: the more, the closer the race and the end."""
        spread = 0.6 + 0.35 * sqrt(self.turns_left)
        return MAJORITY_POINTS * (_likely(lead + 1.5, spread) - _likely(lead + 0.5, spread))


def _likely(lead: float, spread: float) -> float:
    return 1 / (1 + exp(-lead / spread))


def _turns_left(state: State) -> float:
    """How many more turns each side can expect."""
    if state.ending:
        return 0.0
    fewest = min(len(hero.labours) for hero in state.heroes[: state.seats])
    return fewest * 1.1
