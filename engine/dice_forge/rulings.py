"""Rulings on what the sources leave open, each by its number in the list of conflicts (dice_forge.md, section 14).

Rulings that are settings of a match: C02 (``pass``), C20 (``tie_break``). Others are told where they are applied:
C03 the order of a feat (feats.py), C04 and C05 the shields, C39 what triggers a boar, C40 what an exchange covers
(face_effects.py), C25 and C27 whose ship comes first and which faces a mirror may copy (blessing.py), C30 Satyrs.
"""

from __future__ import annotations

MIRROR_COPIES_MIRROR = True
"""C23: copying an opponent's mirror means copying as that opponent would, even the own other die. Without it,
mirrors cannot be copied."""

CERBERUS_AFTER_AS_IF_BLESSING = False
"""C28: a Cerberus token repeats real blessings only, not what is carried out "as if" it were one (Satyrs, Minotaur)."""

TRITON_WORKS_AT_THE_END = False
"""C19: Triton tokens that are left when a player's last turn ends are not turned into gold for the hammer."""

CAPS = {"gold": 12, "sun": 6, "moon": 6}
"""How much a hero's inventory holds; victory points have no limit (rulebook p. 4)."""

CHEST = {"gold": 4, "sun": 3, "moon": 3}
"""What each chest adds to the caps; several chests add up."""

LAP = 15
"""Gold for one lap of the hammer."""

LAP_VP = (10, 15)
"""Victory points for the first and the second lap of a hammer card."""

EXTRA_ACTION = {"sun": 2}
"""What one more action costs, once in a turn."""
