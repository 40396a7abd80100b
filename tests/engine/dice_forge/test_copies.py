"""Copies of the state: every field is copied to its place, and what changes in place is a copy's own."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from engine.dice_forge.state import Hero, State


def marked_hero() -> Hero:
    return Hero([3, 0, 0, 0, 0], *_one_for_each_field(Hero)[1:])


def marked_state() -> State:
    marks = _one_for_each_field(State)
    return State([marked_hero(), marked_hero()], *marks[1:3], {"g1": 2}, *marks[4:])


def _one_for_each_field(cls: type[Hero | State]) -> list[Any]:
    return [f"mark of {field.name}" for field in fields(cls)]


def test_a_copy_has_every_field_in_its_place() -> None:
    assert marked_hero().copy() == marked_hero()
    assert marked_state().copy() == marked_state()


def test_stores_and_the_temple_are_a_copys_own() -> None:
    state = marked_state()
    copy = state.copy()
    copy.heroes[1].store["gold"] = 0
    copy.temple["g1"] = 0
    copy.heroes.pop()
    assert state == marked_state()
