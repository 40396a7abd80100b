"""Groups of choices that share a select: its heading names them as the reader's language writes them."""

from __future__ import annotations

import pytest
from discord_contract import SELECT, walk

from bot.interactions.components import frame
from bot.reading.choice_rows import FEWER_GROUPS, Layout, Target, choice_rows
from bot.reading.choices import Choice


@pytest.mark.parametrize("ellipsis", ["…", " …"])
def test_the_ellipsis_of_the_headings_stands_at_their_end_alone(ellipsis: str) -> None:
    names = ("Labour", "Ability", "Rest")
    choices = [
        Choice(f"{name.lower()}:{at}", f"{name} {at}", "", name, f"{name}{ellipsis}")
        for name in names
        for at in range(4)
    ]
    rows = choice_rows(Target(2**40, 2**40), choices, layout=Layout(groups=FEWER_GROUPS, more="More"))
    assert rows is not None
    [select] = [part for part in walk(frame(None, rows).to_components()) if part["type"] == SELECT]
    assert select["placeholder"] == f"Ability · Rest{ellipsis}"
