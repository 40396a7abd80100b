"""What can be chosen before a match."""

from __future__ import annotations

from engine.dice_forge.cards import BY_SLOT, LINE_UPS
from engine.dice_forge.deal import AS_IN_BEGINNER, BEGINNER
from engine.game import Setting

SETTINGS: tuple[Setting, ...] = (
    Setting("line_up", (*LINE_UPS, "random", "draft", "custom"), BEGINNER),
    *(
        Setting(f"slot_{slot}", (AS_IN_BEGINNER, *feats), AS_IN_BEGINNER, when=("line_up", "custom"))
        for slot, feats in BY_SLOT.items()
        if len(feats) > 1
    ),
    Setting("first", ("random", "host"), "random"),
    Setting("action", ("may", "must"), "may"),
    Setting("tie_break", ("shared", "bga"), "shared"),
)
"""``action`` is ruling C02: whether the active player may pass though something could be done.
``tie_break`` is ruling C20: shared places, or faces forged, feats, what is left, earlier turn."""
