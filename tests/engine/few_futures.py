"""Options tried out in few futures, where it is not the point how well they are judged."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import pytest

from engine.advice import Effort
from engine.match import Match
from engine.players import Player
from engine.players.comparison import Trial, try_out


def look_at_few_futures(
    monkeypatch: pytest.MonkeyPatch, *modules: ModuleType, futures: int = 4, block: int = 2
) -> None:
    """From now on these modules try options out in so many futures, which are looked at in blocks."""

    def tried(
        match: Match[Any], seat: int, key: bytes, greedy: Player, effort: Effort, options: Sequence[str] = ()
    ) -> list[Trial]:
        return try_out(match, seat, key, greedy, effort._replace(futures=futures, block=block), options)

    for module in modules:
        monkeypatch.setattr(module, "try_out", tried)
