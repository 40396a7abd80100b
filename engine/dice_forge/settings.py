"""What can be chosen before a match."""

from __future__ import annotations

from engine.dice_forge.cards import BOXES, FEATS, FITTING, LINE_UPS, MODULES
from engine.dice_forge.deal import AS_IN_BEGINNER, BEGINNER
from engine.game import Setting

SETTINGS: tuple[Setting, ...] = (
    Setting("line_up", (*LINE_UPS, "random", "draft", "custom"), BEGINNER),
    *(
        Setting(
            f"slot_{slot}",
            (AS_IN_BEGINNER, *feats),
            AS_IN_BEGINNER,
            when=("line_up", "custom"),
            excludes={feat: (("sets", "base"),) for feat in feats if FEATS[feat].box not in BOXES["base"]},
        )
        for slot, feats in FITTING["rebellion"].items()
        if len(feats) > 1
    ),
    Setting("module", tuple(MODULES), "none"),
    Setting("sets", tuple(FITTING), "base"),
    Setting("first", ("random", "host"), "random"),
    Setting("action", ("may", "must"), "may"),
    Setting("tie_break", ("shared", "bga"), "shared"),
)
"""``module`` is the module of the expansion that is played with; its sets lie on their slots in every line-up.
``sets`` says from which boxes random, draft and custom choose.
``action`` is ruling C02: whether the active player may pass though something could be done.
``tie_break`` is ruling C20: shared places, or faces forged, feats, what is left, earlier turn."""
