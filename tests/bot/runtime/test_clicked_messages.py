"""The tokens of clicks: the newest of each message, for twelve minutes, of a bounded number of messages."""

from __future__ import annotations

import time

import pytest

from bot.runtime.clicked_messages import REMEMBERED, USED_FOR, ClickedMessages


class Hand:
    """A clock that is turned by hand."""

    time = 0

    def now(self) -> int:
        return self.time


def test_the_newest_token_of_a_message_is_used() -> None:
    clicked = ClickedMessages(Hand())
    clicked.note(1, "first")
    clicked.note(1, "second")
    assert clicked.token_of(1) == "second"
    assert clicked.token_of(2) is None


def test_a_token_is_used_no_longer_than_discord_takes_it() -> None:
    clock = Hand()
    clicked = ClickedMessages(clock)
    clicked.note(1, "token")
    clock.time = USED_FOR - 1
    assert clicked.token_of(1) == "token"
    clock.time = USED_FOR
    assert clicked.token_of(1) is None


@pytest.mark.parametrize(("by_clock", "passed_s"), [(-1, 60.0), (0, USED_FOR / 1_000)])
def test_a_clock_that_was_set_back_makes_no_token_younger(
    monkeypatch: pytest.MonkeyPatch, by_clock: int, passed_s: float
) -> None:
    clock, mark = Hand(), 5.0
    monkeypatch.setattr(time, "monotonic", lambda: mark)
    clicked = ClickedMessages(clock)
    clicked.note(1, "token")
    clock.time, mark = by_clock, mark + passed_s
    assert clicked.token_of(1) is None


def test_a_token_that_was_refused_is_forgotten() -> None:
    clicked = ClickedMessages(Hand())
    clicked.note(1, "token")
    clicked.forget(1)
    clicked.forget(2)
    assert clicked.token_of(1) is None


def test_the_messages_clicked_longest_ago_are_forgotten() -> None:
    clicked = ClickedMessages(Hand())
    for message in range(REMEMBERED):
        clicked.note(message, "token")
    clicked.note(0, "again")
    clicked.note(REMEMBERED, "token")
    assert len(clicked) == REMEMBERED
    assert clicked.token_of(1) is None
    assert clicked.token_of(0) == "again"
