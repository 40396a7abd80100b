"""What did not fit into a full inventory, by kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.dice_forge.data.rulings import CAPS
from engine.events import Event


def infer_lost(event: Event) -> Mapping[str, Any]:
    """``lost``: what was lost of each kind, where the event leaves no doubt; otherwise ``kinds``: the kinds of which
    something was lost, in all so much.

    An event says how much was kept of each kind and how much was lost in all. Recorded events must stay as they are,
    so the kinds are inferred: the only one with a limit lost everything, and one of which nothing was kept lost at
    least one. A sum of events says itself what was lost of each kind (``lost_gold``).
    """
    losses = {kind: count for kind in CAPS if isinstance(count := event.facts.get(f"lost_{kind}"), int)}
    if losses:
        return {"lost": losses}
    surplus = event.facts.get("surplus")
    if not surplus or not isinstance(surplus, int):
        return {}
    limited = [kind for kind in event.facts if kind in CAPS]
    if len(limited) == 1:
        return {"lost": {limited[0]: surplus}}
    empty_kinds = [kind for kind in limited if not event.facts[kind]]
    return {"lost": dict.fromkeys(empty_kinds, 1)} if len(empty_kinds) == surplus else {"kinds": tuple(limited)}
