"""Several seats asked at once, and a seat that is needed for a second question while its own is open."""

from __future__ import annotations

import pytest

from engine.flow import Flow, Open, Play, together
from engine.questions import Option
from tests.engine.script import Script

YES_NO = (Option("yes", "yes"), Option("no", "no"))


def ask_all(play: Play[None], seat: int, seats: tuple[int, ...]) -> Flow[list[str]]:
    """A flow of one seat that asks these seats one after the other."""
    answers = []
    for other in seats:
        option = yield from play.ask(other, f"of{seat}", YES_NO)
        answers.append(option.id)
    return answers


@pytest.fixture
def play() -> Play[None]:
    return Play(None, Script([]), [])


def kinds(questions: Open) -> dict[int, str]:
    assert len({question.seat for question in questions}) == len(questions), "a seat is asked two things at once"
    return {question.seat: question.kind for question in questions}


def finish(flow: Flow[dict[int, list[str]]], *answers: tuple[int, str]) -> dict[int, list[str]]:
    for seat, option in answers[:-1]:
        flow.send((seat, Option(option, option)))
    with pytest.raises(StopIteration) as stop:
        flow.send((answers[-1][0], Option(answers[-1][1], "")))
    result: dict[int, list[str]] = stop.value.value
    return result


def test_every_seat_is_asked_at_once_and_answers_in_any_order(play: Play[None]) -> None:
    flow = together({seat: ask_all(play, seat, (seat,)) for seat in range(3)})
    assert kinds(next(flow)) == {0: "of0", 1: "of1", 2: "of2"}
    assert kinds(flow.send((1, YES_NO[0]))) == {0: "of0", 2: "of2"}
    assert finish(flow, (2, "no"), (0, "yes")) == {0: ["yes"], 1: ["yes"], 2: ["no"]}


def test_a_seat_that_two_flows_need_is_shown_its_oldest_question_first(play: Play[None]) -> None:
    flow = together({0: ask_all(play, 0, (0, 1)), 1: ask_all(play, 1, (1,))})
    assert kinds(next(flow)) == {0: "of0", 1: "of1"}
    assert kinds(flow.send((0, YES_NO[0]))) == {1: "of1"}, "the newer question of flow 0 waits"
    assert kinds(flow.send((1, YES_NO[1]))) == {1: "of0"}
    assert finish(flow, (1, "yes")) == {0: ["yes", "yes"], 1: ["no"]}


def test_an_answer_goes_to_the_flow_that_asked(play: Play[None]) -> None:
    flow = together({0: ask_all(play, 0, (2, 0)), 1: ask_all(play, 1, (2, 1))})
    assert kinds(next(flow)) == {2: "of0"}
    assert kinds(flow.send((2, YES_NO[0]))) == {0: "of0", 2: "of1"}
    assert kinds(flow.send((2, YES_NO[1]))) == {0: "of0", 1: "of1"}
    assert finish(flow, (0, "yes"), (1, "no")) == {0: ["yes", "yes"], 1: ["no", "no"]}


def test_groups_nest(play: Play[None]) -> None:
    inner = together({1: ask_all(play, 1, (1, 3)), 2: ask_all(play, 2, (2, 3))})
    outer = together({0: ask_all(play, 0, (3, 0)), 7: inner})  # type: ignore[dict-item]
    assert kinds(next(outer)) == {1: "of1", 2: "of2", 3: "of0"}
    assert kinds(outer.send((2, YES_NO[0]))) == {1: "of1", 3: "of0"}
    assert kinds(outer.send((3, YES_NO[1]))) == {0: "of0", 1: "of1", 3: "of2"}
    assert finish(outer, (3, "yes"), (1, "yes"), (0, "no"), (3, "no")) == {  # type: ignore[arg-type]
        0: ["no", "no"],
        7: {1: ["yes", "no"], 2: ["yes", "yes"]},
    }


def test_flows_that_ask_nothing_are_done_at_once(play: Play[None]) -> None:
    flow = together({0: ask_all(play, 0, ()), 1: ask_all(play, 1, ())})
    with pytest.raises(StopIteration) as stop:
        next(flow)
    assert stop.value.value == {0: [], 1: []}
