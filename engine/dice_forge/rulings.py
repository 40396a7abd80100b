"""The numbers of the rulebook, and rulings on what the sources leave open.

Rulings bear their number in the list of conflicts (dice_forge.md, section 14). C02 (``action``) and C20
(``tie_break``) are settings of a match.
"""

from __future__ import annotations

MIRROR_COPIES_MIRROR = True
"""C23: copying an opponent's mirror means copying as that opponent would, even the own other die.
Without it mirrors cannot be copied."""

CAPS = {"gold": 12, "sun": 6, "moon": 6}
"""How much a hero's inventory holds; victory points have no limit (rulebook p. 4)."""

CHEST = {"gold": 4, "sun": 3, "moon": 3}
"""What each chest adds to the caps; several chests add up."""

LAP = 15
"""Gold for one lap of the hammer."""

LAP_VP = (10, 15)
"""Victory points for the first and the second lap of a hammer card."""

EXTRA_ACTION = {"sun": 2}
"""What one more action costs, once in a turn (rulebook p. 5)."""

FACTOR = 3
"""What a triple face multiplies the other die by."""
