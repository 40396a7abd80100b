"""How often Python looks for garbage in a process that people wait for."""

from __future__ import annotations

import gc

LOOKS_FOR_GARBAGE = (5_000, 10, 10)
"""After how many new objects Python looks for garbage among the new ones, after how many such looks among those that
are older, and after how many of those among all.

A click makes and frees some thousands. Little of it is garbage that only a look finds, and no picture. Of what grows
old two objects in a click become garbage; a look at all stops a process with 400 tables for a tenth of a second.
"""


def look_seldom_for_garbage() -> None:
    """Look for garbage seldom, and never again in what is there now: what is imported stays, and a look into it would
    hold up clicks."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOOKS_FOR_GARBAGE)
