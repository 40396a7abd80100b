"""``pantheon play``: a person in a terminal, and a program at the other end of a pipe."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bot.command_line import carry_out
from bot.command_line.dialogue import question_as_json
from bot.command_line.match_options import seed_bytes
from bot.languages import speech
from engine.match import Match
from engine.questions import TOGETHER, Question
from engine.registry import MODULES, find_game
from tests.engine.players.test_imagined_matches import differences, moments

QUESTION = {"game", "question", "round", "seat", "kind", "facts", "several", "options", "events"}

PROGRAM = (sys.executable, "-c", "from bot.command_line import main; main()", "play")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs the command with lines of input; its exit code, its output and its complaint."""

    def run(arguments: str, *lines: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = carry_out(["play", *arguments.split()])
        output = capsys.readouterr()
        return code, output.out, output.err

    return run


def lines_of(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def answered(game: subprocess.Popen[str]) -> Iterator[dict[str, Any]]:
    """What a game asks and tells; a stranger who knows nothing of it answers with the last option offered."""
    assert game.stdin is not None
    assert game.stdout is not None
    for line in game.stdout:
        message = json.loads(line)
        yield message
        if "options" in message:
            game.stdin.write(f"{message['options'][-1]['id']}\n")
            game.stdin.flush()


@pytest.mark.parametrize("key", MODULES)
def test_a_foreign_player_plays_a_match_to_its_end_through_a_pipe(key: str) -> None:
    command = [*PROGRAM, key, "--json", "--seed", "7"]
    options = ["--seats", "2", "--computer", "1=random"]
    with subprocess.Popen([*command, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as game:
        *questions, end = answered(game)
        assert game.stdin is not None
        game.stdin.close()
        assert game.wait(60) == 0
    assert len(questions) > 5
    assert all(question.keys() == QUESTION and question["seat"] == 0 for question in questions)
    assert end["over"] is True
    assert sorted(side["seat"] for side in end["standings"]) == [0, 1]
    assert end["events"][-1][0] == "scored"


def started(*options: str) -> subprocess.Popen[bytes]:
    command = [*PROGRAM, "hercules", "--json", *options]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def test_bytes_that_are_no_text_are_a_wrong_line() -> None:
    with started("--seats", "2") as game:
        out, complaint = game.communicate(b"\xff\xfe\n", 60)
    assert [("error" in line) for line in lines_of(out.decode())] == [False, True, False]
    assert (game.returncode, complaint) == (1, b"The input ended before the match was over.\n")


def test_a_program_that_closes_its_end_ends_the_command() -> None:
    with started("--seats", "2") as game:
        assert game.stdin is not None
        assert game.stdout is not None
        assert game.stderr is not None
        game.stdout.readline()
        game.stdout.close()
        game.stdin.write(b"nonsense\n" * 9)
        game.stdin.close()
        assert game.stderr.read() == b"The output was closed before the match was over.\n"
    assert game.returncode == 1


def test_what_is_chosen_is_played_and_events_are_told_once(typed: Any) -> None:
    match = Match.start(find_game("hercules"), 2, {"first": "host"}, seed=seed_bytes("x"))
    ids, most = [], 0
    for _ in range(12):
        question = match.questions[0]
        ids.append(question.options[0].id)
        match.play(question.seat, ids[-1])
    code, out, _ = typed("hercules --seats 2 --seed x --setting first=host --json", *ids)
    assert code == 1
    questions = lines_of(out)
    assert len(questions) == 13
    assert questions[-1]["options"][0]["id"] == match.questions[0].options[0].id
    for seat in {each["seat"] for each in questions}:
        events = [event for each in questions if each["seat"] == seat for event in each["events"]]
        assert events == [event.to_json() for event in match.events][: len(events)]
        most = max(most, len(events))
    assert most == len(match.events)


def test_a_wrong_line_gets_an_error_and_the_question_again(typed: Any) -> None:
    code, out, complaint = typed("hercules --seats 2 --seed 1 --json", "nonsense", "x" * 10_000, "")
    first, error, again, long, *_ = lines_of(out)
    assert error["error"].startswith("'nonsense' is not offered to seat ")
    assert (error["seat"], error["question"]) == (first["seat"], first["question"])
    assert again == {**first, "events": []}
    assert len(long["error"]) < 200
    assert code == 1
    assert complaint == "The input ended before the match was over.\n"


def test_computers_alone_need_no_input(typed: Any) -> None:
    code, out, complaint = typed("hercules --seats 2 --seed 1 --json --computer 0=random --computer 1=greedy")
    (end,) = lines_of(out)
    assert code == 0
    assert complaint == ""
    assert end["standings"][0]["seat"] == 1
    assert len(end["events"]) > 100


@pytest.mark.parametrize("key", MODULES)
def test_a_question_holds_nothing_that_lies_ahead(key: str) -> None:
    """The same where other dice lie ahead and hidden cards lie in another order. The control peeks at the next roll."""

    def read_question(match: Match[Any], seat: int) -> object:
        question = match.question_for(seat)
        assert question is not None
        return question_as_json(match, question)

    def peeked(match: Match[Any], seat: int) -> object:
        return match._chance.at(match.chance_used).draw(f"{match.round + 1}").side()

    looked = list(enumerate(match.fork() for match in moments(key, 2, {}, 2)))
    assert sum(differences(peeked, match, number) for number, match in looked)
    assert not sum(differences(read_question, match, number) for number, match in looked)


def test_a_person_reads_the_board_and_chooses_by_number(typed: Any) -> None:
    code, out, _ = typed("hercules --seats 2 --seed 7 --computer 1=greedy", "1", "99", "last words")
    assert code == 1
    assert "Hercules, round 1. Player 1 to play, dice 5, 2." in out
    assert "   1  7 = 5 + 2 · Hestia +1 (points 0 → 6 · Cretan Bull)" in out
    assert "Player 1 performs 7 = 5 + 2, Cretan Bull" in out
    assert "“99”: You can’t choose that now. Enter a number from 1 to " in out
    assert not {*"*⁨⁩"} & {*out}


def pair_of(question: Question) -> tuple[int, int] | None:
    """The places of two options that can be chosen together, counted from 1."""
    for (one, first), (other, second) in combinations(enumerate(question.options, start=1), 2):
        if question.find(TOGETHER.join((first.id, second.id))) is not None:
            return one, other
    return None


def test_several_options_are_chosen_by_their_numbers(typed: Any) -> None:
    match = Match.start(find_game("hercules"), 2, seed=seed_bytes("2"))
    lines: list[str] = []
    random = Random(2)
    while (pair := pair_of(question := match.questions[0])) is None:
        lines.append(random.choice(question.options).id)
        match.play(question.seat, lines[-1])
    one, other = pair
    match.play(question.seat, TOGETHER.join(question.options[at - 1].id for at in pair))
    _, out, _ = typed("hercules --seats 2 --seed 2", *lines, f"{other} {one}")
    text = speech("en").question("hercules", match.questions[0], ("Player 1", "Player 2"))
    assert out.rpartition("\n   1  ")[0].endswith(text)


def test_it_speaks_german_too(typed: Any) -> None:
    _, out, complaint = typed("hercules --seats 2 --seed 3 --language de", "1")
    assert "Runde 1" in out
    assert complaint == "Die Eingabe endete, bevor die Partie vorbei war.\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("chess", "There is no game 'chess'"),
        ("hercules --seats 9", "not 9"),
        ("hercules --setting variant", "KEY=VALUE"),
        ("hercules --setting variant=wild", "variant is one of full, simplified"),
        ("hercules --computer greedy", "SEAT=PLAYER"),
        ("hercules --seats 2 --computer 2=greedy", "The seats are 0 to 1; there is no seat 2."),
        ("hercules --computer 1=zeus", "There is no computer player 'zeus'; there is random, novice, greedy"),
    ],
)
def test_wrong_use_is_told_in_one_sentence(typed: Any, arguments: str, complaint: str) -> None:
    code, out, err = typed(arguments)
    assert code == 2
    assert out == ""
    assert complaint in err
    assert len(err.splitlines()) == 1
