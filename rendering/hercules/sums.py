"""The gains of a throw's sums: columns and cards."""

from __future__ import annotations

from engine.hercules.arithmetic import Sum
from engine.hercules.cards import CARDS, OPERATION_STACKS
from engine.hercules.labour import reach, vase_stack
from engine.hercules.state import COLUMNS
from rendering.hercules.view import SideView, TableView

SIGNS = {"add": "+", "sub": "−", "mul": "×", "div": "÷"}
"""How each operation is written."""


def gains_of_labour(table: TableView, side: SideView, result: int) -> tuple[int, list[str]]:
    """The column that a labour would lead the apprentice to, and the card and the vase to win there."""
    column = reach([labour for labour in side.labours if labour != result], side.column)
    if column == side.column:
        return column, []
    vase = vase_stack(dict(table.vases), column - side.column)
    waiting = (_above(table, column), dict(table.vases)[vase][0] if vase else "")
    return column, [card for card in waiting if card]


def _above(table: TableView, column: int) -> str:
    if column == COLUMNS:
        return table.peak[0] if table.peak else ""
    return table.gods[column - 1] or ""


def stacks_earned(table: TableView, way: Sum) -> list[str]:
    """The stacks from which a labour made so takes a card."""
    stacks = dict(table.stacks)
    by_operation = [OPERATION_STACKS[way.operation]] if stacks[OPERATION_STACKS[way.operation]] else []
    return by_operation + [
        stack
        for stack in ("tyche", "morpheus")
        if stacks[stack] and CARDS[stacks[stack][0]].number in (way.left, way.right)
    ]
