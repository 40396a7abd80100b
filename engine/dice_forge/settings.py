"""What can be chosen before a match."""

from __future__ import annotations

from engine.dice_forge.data.cards import BOXES, FEATS, FITTING, LINE_UPS, MODULES
from engine.dice_forge.setup import AS_IN_BEGINNER, BEGINNER
from engine.game import Setting

CHOSEN_FROM_BOXES = ("random", "draft", "custom")
"""The line-ups that are put together for the match, from the sets of the boxes in play."""


def _chosen_in_base(slot: str, feat: str) -> bool:
    """Whether a set can be chosen with the base box alone: where that has but one for a slot, nothing is to choose."""
    return FEATS[feat].box in BOXES["base"] and len(FITTING["base"][slot]) > 1


SETTINGS: tuple[Setting, ...] = (
    Setting("module", tuple(MODULES), "none"),
    Setting(
        "line_up",
        (*LINE_UPS, *CHOSEN_FROM_BOXES),
        BEGINNER,
        made_for={"goddess_recommended": (("module", "goddess"),), "titans_recommended": (("module", "titans"),)},
    ),
    *(
        Setting(
            f"slot_{slot}",
            (AS_IN_BEGINNER, *feats),
            AS_IN_BEGINNER,
            when=("line_up", "custom"),
            excludes={feat: (("sets", "base"),) for feat in feats if not _chosen_in_base(slot, feat)},
        )
        for slot, feats in FITTING["rebellion"].items()
        if len(feats) > 1
    ),
    Setting("sets", tuple(FITTING), "base", matters=("line_up", CHOSEN_FROM_BOXES)),
    Setting("first", ("random", "host"), "random"),
    Setting("action", ("may", "must"), "may"),
    Setting("tie_break", ("shared", "bga"), "shared"),
)
"""``module`` is the module of the expansion that is played with; its sets lie on their slots in every line-up. It comes
first, since some line-ups were made for one.
``sets`` says from which boxes random, draft and custom choose.
``action`` is ruling C02: whether the active player may pass though something could be done.
``tie_break`` is ruling C20: shared places, or faces forged, feats, what is left, earlier turn."""
