"""How much caches and queues in memory hold, for the metric ``pantheon_kept_entries``.

Each states its bound on the page about growth (docs/operating/growth.md), which a test compares with the code.
"""

from __future__ import annotations

import weakref
from collections.abc import Sized
from typing import Literal, TypeVar, get_args

from bot.runtime import metrics

Kept = Literal[
    "clicked_messages",
    "confirmations",
    "conversations",
    "drafts",
    "languages",
    "links",
    "pages",
    "paces",
    "pictures",
    "served_servers",
    "shown_plans",
    "strips",
    "tables",
    "timelines",
    "trials",
]
"""What is kept: the names of the metric."""
KEPT: tuple[Kept, ...] = get_args(Kept)
C = TypeVar("C", bound=Sized)

metrics.begin_at_zero(metrics.KEPT_ENTRIES, KEPT)
_counted: dict[Kept, dict[int, weakref.ref[Sized]]] = {what: {} for what in KEPT}


def count_entries(what: Kept, container: C) -> C:
    """Count the entries of a container from now on, as long as it is used; the container."""
    own, number = _counted[what], id(container)
    own[number] = weakref.ref(container, lambda _: own.pop(number, None))
    return container


def entries_of(what: Kept) -> int:
    """How many entries all containers of a kind hold now."""
    return sum(len(container) for each in [*_counted[what].values()] if (container := each()) is not None)


def show_sizes() -> None:
    """Set the metric."""
    for what in KEPT:
        metrics.KEPT_ENTRIES.labels(what).set(entries_of(what))
