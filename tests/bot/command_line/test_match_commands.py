"""The commands about one match: draw and verify."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.command_line import carry_out
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from engine.verification import export

SALT = bytes(range(32))


def draw_picture(tmp_path: Path, arguments: str) -> tuple[bytes, tuple[int, int]]:
    file = tmp_path / "picture.png"
    assert carry_out(["draw", "hercules", "--out", str(file), *arguments.split()]) == 0
    with Image.open(BytesIO(file.read_bytes())) as picture:
        picture.load()
        return file.read_bytes(), picture.size


@pytest.mark.parametrize("part", ["board", "seat", "scores", "strip"])
def test_every_part_is_drawn_and_told(capsys, tmp_path, part):
    _, (width, height) = draw_picture(tmp_path, f"--seed 7 --moves 12 --part {part}")
    assert width >= 1000
    assert height >= 400
    alt = capsys.readouterr().out
    assert 40 < len(alt) <= 1025


def test_before_the_first_choice_no_turn_can_be_shown(capsys, tmp_path):
    assert carry_out(["draw", "hercules", "--part", "strip", "--moves", "0", "--out", str(tmp_path / "x.png")]) == 2
    assert "--moves" in capsys.readouterr().err


def test_a_seed_draws_the_same_board_again(tmp_path):
    assert draw_picture(tmp_path, "--seed 7 --moves 8") == draw_picture(tmp_path, "--seed 7 --moves 8")
    assert draw_picture(tmp_path, "--seed 7 --moves 8") != draw_picture(tmp_path, "--seed 8 --moves 8")
    assert draw_picture(tmp_path, "--seed 7 --moves 8") != draw_picture(tmp_path, "--seed 7 --moves 9")


def test_a_match_may_end_before_its_moves_are_played(capsys, tmp_path):
    draw_picture(tmp_path, "--seed 7 --moves 100000 --seats 1 --options variant=simplified --part scores")
    assert "final" in capsys.readouterr().out


def test_words_are_drawn_in_the_language_asked_for(capsys, tmp_path):
    draw_picture(tmp_path, "--seed 7 --language de")
    assert "Runde" in capsys.readouterr().out


def test_a_picture_that_cannot_be_written_is_one_sentence(capsys, tmp_path):
    assert carry_out(["draw", "hercules", "--out", str(tmp_path / "no" / "such" / "folder.png")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.fixture
def exported() -> dict:
    """A whole match as it is handed out after its end."""
    match = Match.start(find_game("hercules"), 2, {"variant": "simplified"}, seed=bytes(32), words=("owl",))
    while not match.is_finished:
        seat = match.questions[0].seat
        match.play(seat, choose("random", match, seat).option)
    return export(match, SALT, ("Zoë", "王小明"))


def verified(tmp_path: Path, document: dict, *arguments: str) -> int:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    return carry_out(["verify", *arguments, str(file)])


def test_an_exported_match_holds(capsys, tmp_path, exported):
    assert verified(tmp_path, exported) == 0
    assert "holds" in capsys.readouterr().out


def test_the_seal_that_was_posted_is_compared_and_shown(capsys, tmp_path, exported):
    posted = exported["commitment"]
    assert verified(tmp_path, exported, "--commitment", posted.upper()) == 0
    assert f"fit the commitment {posted} (the one you named)" in capsys.readouterr().out
    assert verified(tmp_path, exported) == 0
    assert f"{posted} (the file's own; compare it" in capsys.readouterr().out


def test_a_seal_exchanged_with_its_seed_is_found_by_the_one_that_was_posted(capsys, tmp_path, exported):
    match = Match.start(find_game("hercules"), 2, {"variant": "simplified"}, seed=b"s" * 32)
    forged = export(match, SALT)
    assert verified(tmp_path, forged) == 0
    assert verified(tmp_path, forged, "--commitment", exported["commitment"]) == 1
    assert "Seed and salt do not give the commitment" in capsys.readouterr().out


def test_what_is_no_commitment_is_one_sentence(capsys, tmp_path, exported):
    assert verified(tmp_path, exported, "--commitment", "abc") == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "tamper",
    [
        lambda document: document.update(seed="01" * 32),
        lambda document: document.update(salt="01" * 32),
        lambda document: document.update(words=["eagle"]),
        lambda document: document["moves"].pop(),
        lambda document: document["moves"].insert(0, document["moves"][-1]),
        lambda document: document["events"].pop(3),
        lambda document: document["standings"].reverse(),
        lambda document: document.pop("commitment"),
        lambda document: document.update(moves=None),
    ],
)
def test_a_match_that_was_tampered_with_does_not_hold(capsys, tmp_path, exported, tamper):
    tamper(exported)
    assert verified(tmp_path, exported) == 1
    output = capsys.readouterr()
    assert output.out.startswith("This match does not hold: ")
    assert output.err == ""


def test_a_board_is_drawn_for_a_small_screen(tmp_path):
    _, (width, height) = draw_picture(tmp_path, "--seed 7 --moves 12 --compact")
    assert width < height, "one seat large, the others below it"
