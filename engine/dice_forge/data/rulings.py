"""The numbers of the rulebook, and rulings on open questions of the sources.

Rulings bear their numbers (docs/rulings.md). C02 (``action``) and C20
(``tie_break``) are settings of a match.
"""

from __future__ import annotations

from typing import Final

MIRROR_COPIES_MIRROR: Final = True
"""C23: copying an opponent's mirror means copying as that opponent would, even the own other die.
Without it mirrors cannot be copied."""

CAPS: Final = {"gold": 12, "sun": 6, "moon": 6, "ancient": 6}
"""How much a hero's inventory holds; victory points have no limit (rulebook p. 4, Rebellion p. 14)."""

CHEST: Final = {"gold": 4, "sun": 3, "moon": 3, "ancient": 0}
"""What each chest adds to the caps; several chests add up."""

LAP: Final = 15
"""Gold for one lap of the hammer."""

LAP_VP: Final = (10, 15)
"""Victory points for the first and the second lap of a hammer card."""

EXTRA_ACTION: Final = {"sun": 2}
"""What one more action costs, once in a turn (rulebook p. 5)."""

FACTOR: Final = 3
"""What a triple face multiplies the other die by."""

START_FACES_HAVE_NO_LEVEL: Final = True
"""C07: a face of the start dice is level 0 even if the Sanctuary sells its equal; else its design decides."""

SCEPTER: Final = 6
"""How much gold a scepter holds."""

SCEPTER_SHARDS: Final = {4: 1, 5: 1, 6: 2}
"""How many shards of one kind a scepter is reset for, by the gold on it (Rebellion p. 4)."""

SCEPTERS_PAY_IN_THE_LABYRINTH: Final = True
"""C29: in the own turn a scepter may be reset for the moon shards that a space of the labyrinth asks for."""

COMPANION: Final = 5
"""The last space of a Companion; a space gives as many sun shards and victory points as its number."""

LAST_LEVEL: Final = 7
"""Faces of this level cannot be upgraded (Rebellion p. 6)."""

POINTS_END_AT_ZERO: Final = True
"""C31: the Titans' track never makes a final score negative."""
