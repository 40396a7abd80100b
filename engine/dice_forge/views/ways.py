"""The direction in which a golem is asked to go."""

from __future__ import annotations

from collections.abc import Mapping

from engine.dice_forge.data.labyrinth import SPACES
from engine.questions import NO_FACTS, Fact, Question


def infer_way(question: Question) -> Mapping[str, Fact]:
    """``back``: whether a golem goes back through the labyrinth (1) or forward (0).

    Recorded questions must stay as they are, so that is inferred from where the ways lead.
    """
    start = question.facts.get("space")
    if question.kind != "path" or not isinstance(start, int):
        return NO_FACTS
    return {"back": int(all(option.facts["space"] in SPACES[start].backward for option in question.options))}
