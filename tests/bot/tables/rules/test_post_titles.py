"""When a post in a forum gets another title or other tags, and when it is closed."""

from __future__ import annotations

import pytest

from bot.tables.rules.post_titles import BETWEEN, CLOSED_AFTER, PostGoal, PostState, Step, after_step, next_step

NOW = 1_800_000_000_000
LATELY = NOW - 60_000
A, B = ("playing", "game:hercules"), ("over", "game:hercules")


@pytest.mark.parametrize(
    ("state", "wanted", "step"),
    [
        (PostState("x", A), PostGoal("x", A), Step()),
        (PostState("x", A), PostGoal("y", A), Step(renames=True)),
        (PostState("x", A, NOW - BETWEEN), PostGoal("y", A), Step(renames=True)),
        (PostState("x", A, LATELY), PostGoal("y", A), Step(again=LATELY + BETWEEN)),
        (PostState("x", A, LATELY), PostGoal("y", B), Step(retags=True, again=LATELY + BETWEEN)),
        (PostState("x", A, LATELY), PostGoal("x", A), Step()),
        (PostState("x", A, NOW + 9 * BETWEEN), PostGoal("y", A), Step(again=NOW + BETWEEN)),
        (PostState("x", A), PostGoal("y", B, NOW), Step(True, True, again=NOW + CLOSED_AFTER)),
        (PostState("x", A, LATELY), PostGoal("y", B, NOW), Step(False, True, again=LATELY + BETWEEN)),
        (PostState("y", B), PostGoal("y", B, NOW - CLOSED_AFTER), Step(is_closed=True)),
        (PostState("x", B, LATELY), PostGoal("y", B, NOW - CLOSED_AFTER), Step(again=LATELY + BETWEEN)),
        (PostState("x", B), PostGoal("y", B, NOW - CLOSED_AFTER), Step(True, False, is_closed=True)),
        (PostState("y", B, is_closed=True), PostGoal("x", B, NOW), Step()),
        (PostState("y", B, is_closed=True), PostGoal("x", A), Step(True, True, is_closed=False)),
        (PostState("y", B, LATELY, is_closed=True), PostGoal("x", A), Step(False, True, False, LATELY + BETWEEN)),
    ],
)
def test_steps(state: PostState, wanted: PostGoal, step: Step) -> None:
    assert next_step(state, wanted, NOW) == step


def test_a_title_is_changed_twice_in_ten_minutes_at_most_and_is_right_in_the_end() -> None:
    state, renamed, due = PostState("0", A), [], None
    for second in range(0, 3_600, 7):
        now = NOW + second * 1_000
        wanted = PostGoal(str(min(second, 1_800) // 20), A)
        if wanted.title != state.title and (due is None or due <= now or second % 20 < 7):
            step = next_step(state, wanted, now)
            if step.renames:
                renamed.append(now)
            state, due = after_step(state, wanted, step, now), step.again
    assert state.title == "90"
    assert all(later - earlier > 600_000 for earlier, later in zip(renamed, renamed[2:], strict=False))
    assert len(renamed) >= 6
