"""Each kind of message has one row, one function that delivers it, and what it posts has one draft."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bot.post_drafts import DRAFTS
from bot.tables.model.message_kinds import MESSAGE_KINDS
from bot.tables.outbox import kinds, posts
from bot.tables.outbox.delivery import DELIVERERS, delivers

TABLES = Path(posts.__file__).parents[1]


def test_each_kind_is_delivered_by_one_function() -> None:
    assert kinds.SUBJECTS
    assert DELIVERERS.keys() == MESSAGE_KINDS.keys()


@pytest.mark.parametrize("kind", ["board", "telegram"])
def test_no_kind_is_delivered_twice_or_unknown(kind: str) -> None:
    with pytest.raises(ValueError, match=kind):
        delivers(kind)(kinds.deliver)


def test_each_post_has_a_draft() -> None:
    classes = {each for each in vars(posts).values() if isinstance(each, type) and issubclass(each, posts.Post)}
    assert classes - {posts.Post, posts.SeatPost} == {*DRAFTS}


def test_no_message_is_written_whose_kind_has_no_row() -> None:
    kinds = {
        str(node.args[0].value)
        for file in TABLES.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "OutboxMessage"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert len(kinds) > 8
    assert kinds <= MESSAGE_KINDS.keys()
