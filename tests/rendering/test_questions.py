"""Every kind of question is on the board: in a few words, with its choices in gold or where they lie."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from engine.dice_forge import GAME
from engine.hercules.rest import PASS
from engine.match import Match
from engine.questions import Option, Question
from engine.registry import find_game
from rendering import theme
from rendering.alt_text import clip, join_sentences
from rendering.canvas.text import capitalise, width
from rendering.dice_forge import alt_text, question_words, view
from rendering.dice_forge.board import board, choices, quay_question
from rendering.hercules import alt_text as hercules_text
from rendering.hercules import question_words as of_hercules
from rendering.hercules import view as hercules_view
from rendering.picture import Scene
from rendering.templates import choice_tiles, turn_chip
from rendering.templates.choice_tiles import MORE
from tests.rendering.conftest import LANGUAGES
from tests.rendering.dice_forge.conftest import voice
from tests.rendering.ink import told_words, writings
from tests.rendering.sheets import assert_whole

LONGER = 1.4
"""How much longer than in English words are in other languages."""
HEADER_ROOM = 740
"""What a name and a question share in the header of a board of Dice Forge, in pixels."""


def kinds_of(game: str) -> set[str]:
    """The kinds of questions that the bot puts into words."""
    file = LANGUAGES / "en" / game / "choices.ftl"
    return set(re.findall(rf"^{game}-ask-(\w+) =", file.read_text(encoding="utf-8"), re.MULTILINE))


EXAMPLES: dict[str, tuple[list[tuple[str, str, dict[str, Any]]], dict[str, Any], int]] = {
    "choose": ([("gain:gold:1", "gain", {"resource": "gold", "amount": 1})], {}, 1),
    "boar": ([("gain:vp:3", "gain", {"resource": "vp", "amount": 3})], {"source": "boar_red"}, 1),
    "lose": ([("lose:gold:3", "lose", {"resource": "gold", "amount": 3})], {}, 2),
    "hammer": ([("hammer:1", "hammer", {"worked": 1, "kept": 0})], {"gold": 1}, 1),
    "exchange": ([("exchange:yes", "exchange-yes", {"moon": 2, "gain": 4})], {}, 3),
    "mirror": ([("copy:g1", "copy", {"face": "g1", "other": 0})], {}, 2),
    "order": ([("first:g1", "first", {"face": "g1"})], {"faces": ("g1", "g3")}, 1),
    "ship": ([("ship:none", "ship-none", {})], {"source": "ship", "discount": 2}, 1),
    "forge": ([("forge:none", "forge-none", {})], {"designs": 2}, 1),
    "cerberus": ([("cerberus:use", "cerberus-use", {})], {"faces": ("s1", "m1")}, 3),
    "satyrs": ([("pair:g1+g3", "pair", {"faces": ("g1", "g3"), "others": (0, 1)})], {}, 2),
    "bearer": ([("seat:1", "seat", {"other": 1})], {"source": "mirror_of_misfortune_yellow"}, 1),
    "tokens": ([("first:ancient", "first-token", {"side": "ancient", "ancient": 2, "moon": 1})], {}, 2),
    "twins": ([("twins:light", "twins", {"die": "light", "face": "g1", "gold": 3})], {"source": "twins"}, 4),
    "scepter": ([("scepter:1", "scepter", {"stored": 1, "kept": 0, "held": 1})], {"gold": 1}, 1),
    "purse": ([("purse:1", "purse", {"scepter": 1, "gold": 1})], {"price": 2}, 1),
    "pay": ([("pay:0", "pay", {"sun": 1, "ancient": 1, "scepters": (4,)})], {"source": "extra"}, 3),
    "companion": ([("step:2", "step", {"space": 2})], {"source": "companion"}, 4),
    "merchant": ([("merchant:1", "merchant", {"levels": 1})], {"source": "merchant"}, 3),
    "upgrade": ([("forge:g4:light:3", "forge", {"face": "g4", "die": "light", "side": 3, "old": "g1"})], {}, 1),
    "copy": ([("copy:s1", "copy", {"face": "s1", "other": 1})], {"source": "cel_mirror"}, 2),
    "trade": ([("trade:3", "trade", {"gold": 3, "gain": 3})], {"source": "right_hand", "gold": 3}, 1),
    "path": ([("path:9", "path", {"space": 9})], {"space": 1}, 1),
    "treasure": ([("treasure:vp", "treasure", {"resource": "vp", "vp": 10})], {"space": 12}, 1),
    "deal": ([("deal:yes", "deal-yes", {})], {"source": "space_27", "gain": 6, "gold": 6}, 3),
    "celestial": ([("celestial:roll", "celestial-roll", {})], {}, 1),
    "memory": ([("memory:1:ancient", "memory", {"island": 1, "side": "ancient", "ancient": 2, "moon": 1})], {}, 2),
}
"""For each kind that is put on the quay with tiles: an option, the question's facts, and how many signs show it."""
WHERE_THEY_LIE = {"turn", "draft", "take", "die", "side"}
"""The kinds whose choices have golden frames where they lie."""


END = (Option("end", "end", group="end"),)


def asks(kind: str, options: list[tuple[str, str, dict[str, Any]]], facts: dict[str, Any]) -> Question:
    return Question(1, 0, kind, tuple(Option(id, label, facts) for id, label, facts in options), facts)


@cache
def table() -> view.TableView:
    match = Match.start(GAME, 2, {}, seed=bytes(32))
    return view.read(Scene(match, ("Zoë", "Ἡρακλῆς"), voice("en", True)))


def test_every_kind_of_question_has_an_example() -> None:
    assert kinds_of("diceforge") == set(EXAMPLES) | WHERE_THEY_LIE
    assert kinds_of("hercules") == {"turn", "recover"}


@pytest.mark.parametrize("kind", EXAMPLES)
def test_the_choices_are_shown_as_signs(kind: str) -> None:
    options, facts, signs = EXAMPLES[kind]
    (parts,) = choices.signs_of_choices(table(), asks(kind, options, facts))
    assert len(parts) == signs
    assert all(fragment and 20 < wide < 200 for fragment, wide in parts)


def test_numbers_on_tiles_in_one_row_or_two_are_as_large_as_words() -> None:
    lowest = 71
    with told_words():
        for kind, (options, facts, _) in EXAMPLES.items():
            (parts,) = choices.signs_of_choices(table(), asks(kind, options, facts))
            tile = choice_tiles._tile.__wrapped__(parts, choice_tiles.width(parts, lowest), lowest)
            assert all(line.px >= theme.READ - 0.2 for line in writings(tile)), kind


def test_a_question_that_stands_alone_begins_with_a_capital() -> None:
    questions = {"¿trabajo o descanso?": "¿Trabajo o descanso?", "feat or pass?": "Feat or pass?", "": "", "…": "…"}
    assert {words: capitalise(words) for words in questions} == questions


def test_an_extra_action_has_a_tile_beside_the_dice() -> None:
    question = asks("turn", [("extra", "extra", {"sun": 2})], {})
    question = question._replace(options=(replace(question.options[0], group="extra"), *END))
    (parts,) = choices.signs_of_choices(table(), question)
    assert len(parts) == 6
    assert choices.is_on_quay(question)
    assert not choices.is_on_quay(question._replace(options=END))
    words = voice("en", True)
    text = question_words.beside_choices(question, words)
    assert text != question_words.words_of(question, words)
    assert text[0].isupper(), "it stands alone, as the other questions there do"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_words_fit_in_letters_that_can_be_read(language: str) -> None:
    words, share = voice(language, True), LONGER if language == "en" else 1.0
    for kind in kinds_of("diceforge") - {"turn"}:
        options, facts, _ = EXAMPLES.get(kind, ([], {}, 0))
        text = question_words.words_of(asks(kind, options, facts), words)
        room = HEADER_ROOM if kind in choices.ON_ISLANDS else quay_question.ROOM - quay_question.SOURCE - 14
        assert width(text, theme.READ, "extra") * share <= room, text


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_alt_text_says_who_is_asked_what(language: str) -> None:
    words, longest = voice(language, True), "Bartholomew the Magnificent " * 2
    four = Match.start(GAME, 4, {"line_up": "advanced"}, seed=bytes(32))
    before = view.read(Scene(four, (longest,) * 4, words))
    for kind in kinds_of("diceforge"):
        options, facts, _ = EXAMPLES.get(kind, ([], {}, 0))
        question = asks(kind, options, facts)._replace(**{"options": END} if kind == "turn" else {})
        everyone = before._replace(questions=dict.fromkeys(range(4), question), asked_seats=(0, 1, 2, 3), over=False)
        text = words("picture-question-to", name=longest.strip(), question=question_words.words_of(question, words))
        assert clip(alt_text.board(everyone, words)).count(join_sentences([text])) == 4, kind
        closely = clip(alt_text.seat(everyone, everyone.heroes[1], {}, words))
        assert closely.count(join_sentences([text])) == 1, kind


@pytest.mark.parametrize("language", ["en", "it"])
def test_who_has_nothing_to_take_back_is_asked_to_pass_not_to_rest(language: str) -> None:
    words = voice(language, True)
    match = Match.start(find_game("hercules"), 2, {}, seed=bytes(32))
    while match.round == 1:
        question = match.questions[0]
        offered = {option.label for option in question.options}
        text = of_hercules.words_of(question, words)
        rest, passing = (words(f"hercules-picture-do-{way}") for way in ("rest", "pass"))
        assert (rest in text) == bool({"rest", "rest-all"} & offered)
        assert (passing in text) == ("pass" in offered)
        assert words("hercules-picture-do-labour") in text or not any(
            each.group == "labour" for each in question.options
        )
        match.play(question.seat, question.options[-1].id)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", ["turn", "recover"])
def test_the_alt_text_of_hercules_says_what_is_asked(scene: Callable[..., Scene], language: str, kind: str) -> None:
    match_scene = scene(4, 30, seed=3, language=language)
    table = hercules_view.read(match_scene)
    assert table.question is not None
    assert table.acting is not None
    question = table.question._replace(kind=kind)
    text = of_hercules.words_of(question, match_scene.words)
    sentence = match_scene.words("picture-question-to", name=table.sides[table.acting].name, question=text)
    for pictured in (hercules_text.board, hercules_text.describe):
        assert join_sentences([sentence]) in clip(pictured(table._replace(question=question), match_scene.words))


def test_a_turn_says_how_it_can_go_on() -> None:
    def ask_turn(*options: Option) -> str:
        return question_words.words_of(Question(1, 0, "turn", options), voice("en", True))

    forge, feat = Option("forge:g3:light:1", "forge", group="forge"), Option("feat:elder", "feat", group="feat")
    use, extra = Option("use:elder", "use", {"card": "elder"}, "use"), Option("extra", "extra", group="extra")
    end, rest = Option("end", "end", group="end"), Option("pass", "pass", group="end")
    assert ask_turn(forge, feat, use, rest) == "forge, feat or pass?"
    assert ask_turn(feat, use, rest) == "feat or pass?"
    assert ask_turn(use, rest) == "reinforcement or pass?"
    assert ask_turn(forge, extra, end) == "forge, extra action or end?"
    assert ask_turn(end) == "end?"
    assert choices.usable_tokens(Question(1, 0, "turn", (use, end))) == {"elder"}


def test_many_numbers_and_more_tiles_than_fit_leave_out_the_middle() -> None:
    options = [(f"hammer:{at}", "hammer", {"worked": at, "kept": 12 - at}) for at in range(13)]
    tiles = choices.signs_of_choices(table(), asks("hammer", options, {"gold": 12}))
    assert (len(tiles), tiles.index(MORE)) == (7, 4)
    pair = [(("", 102.0), ("", 102.0))] * 15
    for count, expected in ((3, 3), (8, 8), (15, 9)):
        arrangement = choice_tiles.arrange(pair[:count], quay_question.ROOM, (84, 83))
        tiles = [tile for row in arrangement.rows for tile in row]
        assert len(tiles) == expected
        assert (MORE in tiles) == (expected < count)
        assert tiles[-1] == pair[0]
        assert arrangement.high >= 71
        assert arrangement.height <= 180


def test_few_choices_grow_until_their_row_is_full() -> None:
    pair = [(("", 102.0), ("", 102.0))] * 15
    heights = {count: choice_tiles.arrange(pair[:count], quay_question.ROOM, (84, 83), 124) for count in (1, 3, 4, 9)}
    assert [len(arrangement.rows) for arrangement in heights.values()] == [1, 1, 1, 2]
    assert heights[1].high == heights[3].high == 124 > heights[4].high >= 84
    assert heights[9].high == 83
    for count, arrangement in heights.items():
        for row in arrangement.rows:
            used = sum(choice_tiles.width(tile, arrangement.high) + choice_tiles.APART for tile in row)
            assert used - choice_tiles.APART <= quay_question.ROOM, count


def test_an_asked_seat_reads_its_question_and_its_golden_sides() -> None:
    facts = {"face": "g3", "cost": 0, "die": "light", "side": 2, "old": "g1"}
    question = asks("forge", [("forge:g3:light:2", "forge", facts)], {"designs": 1, "source": "satyrs"})
    before = table()
    after = before._replace(questions={before.acting: question}, asked_seats=(before.acting,))
    sheet = board.sheet_of(after, voice("en", True))
    assert_whole(sheet)
    assert f"question:{before.acting}" in sheet.places
    assert choices.offered_sides(question) == {(0, 1)}


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "labour, rest or pass?"), ("de", "Aufgabe, ausruhen oder passen?")]
)
def test_a_turn_of_hercules_says_how_it_can_go_on(scene: Callable[..., Scene], language: str, expected: str) -> None:
    match_scene = scene(3, 14, seed=3, language=language)
    question = hercules_view.read(match_scene).question
    assert question is not None
    labour, use = Option("labour:1", "labour", group="labour"), Option("use:a", "use", group="ability")
    rest, skip = Option("rest", "rest", group="rest"), Option("pass", "pass", group="end")
    text = of_hercules.words_of(question._replace(kind="turn", options=(labour, use, rest, skip)), match_scene.words)
    assert text == expected
    assert width(text, theme.READ) + turn_chip.LEAST_NAME <= 720
    brief = of_hercules.words_of(question._replace(options=(labour, use, rest, skip)), match_scene.words, brief=True)
    assert brief == {"en": "labour or ability?", "de": "Aufgabe oder Fähigkeit?"}[language]
    # A rest that would bring nothing back is offered as a pass.
    stuck = of_hercules.words_of(question._replace(kind="turn", options=(use, PASS)), match_scene.words)
    assert stuck == {"en": "ability or pass?", "de": "Fähigkeit oder passen?"}[language]
