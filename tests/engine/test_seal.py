"""What the seal binds, what is stirred into the dice, and the stand-alone verifier, which computes both by itself."""

from __future__ import annotations

import ast
import copy
import importlib.util
import json
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from engine.chance import KEYED, STREAM, Stream, stream_key
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from engine.seal import commitment, match_key, public_terms
from engine.verification import export, verify

VERIFIER = Path(__file__).resolve().parents[2] / "docs" / "verify_match.py"
SEED, SALT = bytes(range(32)), bytes(range(32, 64))
CLICK = 1_234_567_890_123_456_789

SEALED = {"game": "hercules", "settings": {"variant": "full", "first": "random"}, "table": 17}
GOLDEN_SEAL = "c05c7bdae900fcd1a64e7398abfca56eadb046e0ed412a5f0d8f646e59be0574"
GOLDEN_SECOND_SEAL = "a44a5143986a0b519a1f4a3ae0c8acff8993751640ddee23fc8fe6547e6062fb"
GOLDEN_FIRST_SEAL = "fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108"
STIRRED = {"game": "hercules", "settings": {"variant": "full"}, "seats": 3, "words": ("owl", "νίκη"), "click": CLICK}
GOLDEN_DICE = [2, 2, 1, 4, 3, 6, 2, 3, 4, 3, 4, 2, 15, 2, 14, 10]
GOLDEN_OLD_DICE = [6, 6, 1, 4, 2, 5, 6, 4, 5, 6, 3, 2, 9, 20, 8, 15]


KEYED_DOCUMENT = {**STIRRED, "format": "pantheon-match-3", "seed": SEED.hex()}
GOLDEN_KEY = "db052d69759388e550b1061a8c9fe43a4eccf2f03d2349825bdb558cc9e14fa1"


def stand_alone() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_match", VERIFIER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ALONE = stand_alone()


def first_dice(key: bytes) -> list[int]:
    stream = Stream(key)
    return [stream.die() for _ in range(12)] + [stream.die(20) for _ in range(4)]


def first_dice_alone(document: dict[str, Any]) -> list[int]:
    chance = ALONE.stream(ALONE.key({"format": "pantheon-match-2", **document}))
    return [ALONE.draw(chance, 6) for _ in range(12)] + [ALONE.draw(chance, 20) for _ in range(4)]


def test_golden_seal() -> None:
    public = public_terms(**SEALED)
    assert commitment(SEED, SALT, public) == GOLDEN_SEAL
    second = {name: part for name, part in public.items() if name != "dice"} | {"seal": "pantheon-seal-2"}
    assert commitment(SEED, SALT, second) == GOLDEN_SECOND_SEAL
    assert commitment(SEED, SALT) == GOLDEN_FIRST_SEAL
    secret = {"seed": SEED.hex(), "salt": SALT.hex()}
    assert ALONE.seal({**secret, "sealed": public}) == GOLDEN_SEAL
    assert ALONE.seal({**secret, "sealed": second}) == GOLDEN_SECOND_SEAL
    assert ALONE.seal({**secret, "sealed": None}) == GOLDEN_FIRST_SEAL


def test_golden_dice() -> None:
    assert first_dice(match_key(**STIRRED, seed=SEED)) == GOLDEN_DICE
    assert first_dice_alone({**STIRRED, "seed": SEED.hex()}) == GOLDEN_DICE
    assert first_dice(stream_key(SEED, STIRRED["words"])) == GOLDEN_OLD_DICE
    assert first_dice_alone({**STIRRED, "click": None, "seed": SEED.hex()}) == GOLDEN_OLD_DICE


def test_golden_key_of_keyed_dice() -> None:
    assert match_key(**STIRRED, seed=SEED, dice=KEYED).hex() == ALONE.key(KEYED_DOCUMENT).hex() == GOLDEN_KEY
    no_click = match_key(**{**STIRRED, "click": None}, seed=SEED, dice=KEYED)
    assert no_click == ALONE.key({**KEYED_DOCUMENT, "click": None})
    assert len({no_click.hex(), GOLDEN_KEY, match_key(**STIRRED, seed=SEED).hex()}) == 3


def test_matches_that_noted_no_click_have_the_dice_that_they_had() -> None:
    assert match_key(**{**STIRRED, "click": None}, seed=SEED) == stream_key(SEED, STIRRED["words"])


@pytest.mark.parametrize(
    "other", [{"game": "diceforge"}, {"settings": {"variant": "simplified", "first": "random"}}, {"table": 18}]
)
def test_seal_binds_game_settings_and_table(other: dict[str, Any]) -> None:
    assert commitment(SEED, SALT, public_terms(**{**SEALED, **other})) != GOLDEN_SEAL


def test_seal_binds_seed_and_salt() -> None:
    public = public_terms(**SEALED)
    assert len({commitment(SEED, SALT, public), commitment(SALT, SEED, public), commitment(SEED, SEED, public)}) == 3


@pytest.mark.parametrize(
    "other",
    [
        {"game": "diceforge"},
        {"settings": {"variant": "simplified"}},
        {"seats": 2},
        {"words": ("owl",)},
        {"words": ("owlν", "ίκη")},
        {"click": CLICK + 1},
    ],
)
def test_dice_depend_on_everything_that_is_settled_at_the_start(other: dict[str, Any]) -> None:
    assert first_dice(match_key(**{**STIRRED, **other}, seed=SEED)) != GOLDEN_DICE


def test_a_word_that_suits_is_worth_nothing_before_the_click() -> None:
    """A player who knows the seed can try words until one suits; the id of the start click changes the dice."""

    def pips(word: str, click: int | None) -> tuple[int, ...]:
        match = Match.start(find_game("hercules"), 2, {"first": "host"}, seed=SEED, words=(word,), click=click)
        return next(event.facts["dice"] for event in match.events if event.kind == "rolled")

    tried = [f"word {number}" for number in range(400)]
    best = next(word for word in tried if pips(word, None) == (6, 6))
    came = [pips(best, click) for click in range(40)]
    assert sum(dice == (6, 6) for dice in came) < 10
    assert len(set(came)) > 10


def make_document(
    game: str, seats: int, settings: dict[str, str], click: int | None = CLICK, dice: str = KEYED
) -> dict[str, Any]:
    match = Match.start(find_game(game), seats, settings, seed=SEED, words=("laurel",), click=click, dice=dice)
    while match.questions:
        seat = match.questions[0].seat
        match.play(seat, choose("random", match, seat).option)
    public = public_terms(game, settings, 3)
    if dice == STREAM:
        public = {**public, "seal": "pantheon-seal-2"}
        del public["dice"]
    document = export(match, SALT, ["Ἡρακλῆς"], sealed=public)
    restored: dict[str, Any] = json.loads(json.dumps(document))
    return restored


DOCUMENTS = [
    make_document("hercules", 1, {}),
    make_document("hercules", 3, {}),
    make_document("hercules", 2, {}, None),
    make_document("diceforge", 3, {}),
    make_document("diceforge", 2, {"module": "goddess"}),
    make_document("diceforge", 4, {"module": "titans"}),
    make_document("diceforge", 4, {"line_up": "random", "sets": "rebellion"}),
    make_document("diceforge", 2, {"line_up": "random", "sets": "rebellion", "module": "goddess"}),
]
STREAMS = [
    make_document("hercules", 1, {}, dice=STREAM),
    make_document("hercules", 2, {}, None, STREAM),
    make_document("diceforge", 3, {}, dice=STREAM),
    make_document("diceforge", 2, {"module": "goddess"}, dice=STREAM),
    make_document("diceforge", 4, {"module": "titans"}, dice=STREAM),
]
"""Matches of before: their chance is one stream."""


@pytest.mark.parametrize(
    "document", [*DOCUMENTS, *STREAMS], ids=lambda document: f"{document['game']}-{document['seats']}"
)
def test_stand_alone_verifier_agrees(document: dict[str, Any]) -> None:
    assert verify(document, promised=commitment(SEED, SALT, document["sealed"])).valid
    seal, draws, dice = ALONE.check(document, document["commitment"].upper())
    assert document["commitment"] in seal
    assert f"All {len(document['draws'])} draws" in draws
    count = len(document["draws"]) - document["dealt"]
    what = "numbers" if document["game"] == "hercules" else "faces"
    assert dice == f"All {count} dice told at the table show the {what} of those draws."


def other_seed(document: dict[str, Any]) -> None:
    document["seed"] = SALT.hex()


def other_table(document: dict[str, Any]) -> None:
    document["sealed"]["table"] += 1


def other_draw(document: dict[str, Any]) -> None:
    draw = document["draws"][-3]
    draw[-1] = (draw[-1] + 1) % draw[-2]


def other_name(document: dict[str, Any]) -> None:
    """Another name that gives the same side."""
    draws = document["draws"]
    name, slot, _, side = draws[-1]
    secret = ALONE.key(document)
    names = (f"{name}#{number}" for number in range(1, 99))
    draws[-1][0] = next(other for other in names if ALONE.fallen(secret, other, slot, 6) == side)


def draws_of_two_rounds_changed(document: dict[str, Any]) -> None:
    """Two draws that fell alike, each in the other one's place."""
    draws = document["draws"]
    first, second = next(
        (one, other)
        for one, other in combinations(range(document["dealt"], len(draws)), 2)
        if draws[one][1:] == draws[other][1:] and draws[one][0] != draws[other][0]
    )
    draws[first], draws[second] = draws[second], draws[first]


def other_salt(document: dict[str, Any]) -> None:
    document["salt"] = SEED.hex()


def other_kind(document: dict[str, Any]) -> None:
    document["format"] = "pantheon-match-2"


def other_word(document: dict[str, Any]) -> None:
    document["words"].append("owl")


def other_click(document: dict[str, Any]) -> None:
    document["click"] += 1


def other_roll(document: dict[str, Any]) -> None:
    dice = next(facts["dice"] for kind, _, facts in document["events"] if kind == "rolled")
    dice[1] = dice[1] % 6 + 1


def lost_roll(document: dict[str, Any]) -> None:
    document["events"].remove(next(event for event in document["events"] if event[0] == "rolled"))


@pytest.mark.parametrize(
    ("forge", "text"),
    [
        (other_seed, "do not give the seal"),
        (other_table, "do not give the seal"),
        (other_draw, "which the seed does not give"),
        (other_name, "was drawn as"),
        (draws_of_two_rounds_changed, "was drawn as"),
        (other_salt, "do not give the seal"),
        (other_kind, "promises another kind of dice"),
        (other_click, "which the seed does not give"),
        (other_word, "which the seed does not give"),
        (other_roll, "it fell on"),
        (lost_roll, "were drawn"),
    ],
)
def test_stand_alone_verifier_finds_forgeries(forge: Callable[[dict[str, Any]], None], text: str) -> None:
    document = copy.deepcopy(DOCUMENTS[1])
    forge(document)
    with pytest.raises(ValueError, match=text):
        ALONE.check(document)
    assert not verify(document).valid


def told_faces(document: dict[str, Any]) -> list[tuple[list[str], int]]:
    """The faces that are told of all rolls: each as a list and a place in it."""
    rolls = [facts["faces"] for kind, _, facts in document["events"] if kind == "rolled"]
    return [(faces, place) for faces in rolls for place in range(len(faces))]


@pytest.mark.parametrize("document", [*DOCUMENTS[3:], STREAMS[-1]], ids=lambda document: f"{document['seats']}")
def test_stand_alone_verifier_compares_every_face(document: dict[str, Any]) -> None:
    for number in range(0, len(told_faces(document)), 7):
        forged = copy.deepcopy(document)
        faces, place = told_faces(forged)[number]
        faces[place] = "v2" if faces[place] != "v2" else "g1"
        with pytest.raises(ValueError, match="it fell on"):
            ALONE.check(forged)


def test_stand_alone_verifier_compares_the_celestial_die_and_forged_faces() -> None:
    for document in DOCUMENTS[3:]:
        for kind, fact in (("celestial_rolled", "face"), ("forged", "old")):
            forged = copy.deepcopy(document)
            facts = next((facts for each, _, facts in forged["events"] if each == kind), None)
            if facts is not None:
                facts[fact] = "cel_mirror" if facts[fact] != "cel_mirror" else "cel_v5"
                with pytest.raises(ValueError, match=r"it fell on|which was not there"):
                    ALONE.check(forged)


NONSENSE = {
    "sides above 256": ("draws", [[257, 1]]),
    "no sides": ("draws", [[0, 1]]),
    "fewer sides than none": ("draws", [[-6, 1]]),
    "sides that are true": ("draws", [[True, 1]]),
    "sides in words": ("draws", [["six", 1]]),
    "a draw of three": ("draws", [[6, 1, 1]]),
    "draws that are none": ("draws", 7),
    "a draw without a name": ("draws", [["", 0, 6, 1]]),
    "a draw with a number for a name": ("draws", [[7, 0, 6, 1]]),
    "a draw with slot 8": ("draws", [["1.0", 8, 6, 1]]),
    "a draw with sides above 256": ("draws", [["1.0", 0, 257, 1]]),
    "a draw with no sides": ("draws", [["1.0", 0, 0, 1]]),
    "an unknown format": ("format", "pantheon-match-9"),
    "a deal below zero": ("dealt", -3),
    "a deal beyond the end": ("dealt", 10**9),
    "a deal in words": ("dealt", "all"),
    "an event of two": ("events", [["rolled", 0]]),
    "an event without facts": ("events", [["rolled", 0, {}]]),
    "a roll of an unknown die": ("events", [["rolled", 0, {"dice": ["red"], "faces": ["g1"]}]]),
    "a roll of a seat that is not there": ("events", [["rolled", 9, {"dice": ["light"], "faces": ["g1"]}]]),
    "a forge of side 7": ("events", [["forged", 0, {"die": "light", "side": 7, "face": "g3"}]]),
    "a forge of side 0": ("events", [["forged", 0, {"die": "light", "side": 0, "face": "g3"}]]),
    "events that are none": ("events", None),
    "seats in words": ("seats", "four"),
    "no seed": ("seed", ""),
    "a list for settings": ("settings", []),
    "half a character": ("words", ["\ud800"]),
    "a click that is an object": ("click", {"a": 1}),
    "another module": ("settings", {"module": "olympus"}),
}


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_stand_alone_verifier_ends_on_nonsense_with_a_sentence(nonsense: str, tmp_path: Path) -> None:
    name, value = NONSENSE[nonsense]
    document = {**DOCUMENTS[3], name: value}
    file = tmp_path / "match.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-I", str(VERIFIER), str(file)], capture_output=True, text=True, timeout=20, check=False
    )
    assert (ran.returncode, ran.stderr) == (1, "")
    assert ran.stdout.startswith("This match does not hold: ")
    assert ran.stdout.count("\n") == 1


def test_stand_alone_verifier_counts_only_what_it_compared() -> None:
    document = {**DOCUMENTS[3], "game": "backgammon", "sealed": None}
    document["commitment"] = commitment(SEED, SALT)
    document["draws"] = document["draws"][:0]
    assert ALONE.check(document)[-1] == "How this game tells its dice is not known here: none of them was compared."


@pytest.mark.parametrize(("change", "valid"), [({}, True), ({"draws": [[6, 1]]}, False), ({"dealt": 0}, False)])
def test_draws_are_part_of_what_is_verified(change: dict[str, Any], valid: bool) -> None:
    assert verify({**DOCUMENTS[0], **change}).valid is valid


def test_seal_of_another_game_is_named() -> None:
    document = {**DOCUMENTS[0], "sealed": public_terms("diceforge", {}, 3)}
    document["commitment"] = commitment(SEED, SALT, document["sealed"])
    assert "The seal was made for diceforge" in verify(document).difference


def test_files_of_the_first_format_still_hold() -> None:
    new = make_document("hercules", 2, {}, None, STREAM)
    old = {key: new[key] for key in new if key not in ("click", "sealed", "draws", "dealt")}
    old |= {"format": "pantheon-match-1", "commitment": commitment(SEED, SALT)}
    assert verify(old, promised=commitment(SEED, SALT)).valid
    assert "only its seal" in ALONE.check(old)[-1]


def test_stand_alone_verifier_needs_the_standard_library_alone(tmp_path: Path) -> None:
    tree = ast.parse(VERIFIER.read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert names <= {"hashlib", "json", "sys"}
    assert not any(isinstance(node, ast.ImportFrom) for node in ast.walk(tree))
    file = tmp_path / "match.json"
    file.write_text(json.dumps(DOCUMENTS[0]), encoding="utf-8")
    for promised, code in ((DOCUMENTS[0]["commitment"], 0), ("0" * 64, 1)):
        command = [sys.executable, "-I", str(VERIFIER), str(file), promised]
        ran = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
        assert ran.returncode == code, ran.stdout + ran.stderr
