"""Everything that Dice Forge says, in every language, for matches of every kind and names of the worst sort."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from bot.languages import LANGUAGES, Speech, speech
from bot.languages.graphemes import width
from bot.languages.messages import LABEL, NOTE
from engine import registry
from engine.advice import Advice
from engine.dice_forge.data.cards import CARDS, FEATS, SLOTS
from engine.dice_forge.data.faces import DICE, FACES, POOLS, SANCTUARY
from engine.dice_forge.views.refusals import REFUSALS
from engine.events import Event
from engine.match import Match
from engine.players import choose
from engine.questions import Option, Question
from tests.bot.languages.sound_words import check_text, nothing_is_left_open
from tests.short_forms import some

__all__ = ["nothing_is_left_open"]

KEY = "diceforge"
NASTY = ("*" * 32, "\u202e👨‍👩‍👧‍👦" * 8, "", "Z\u0301\u0302\u0303\u0304" * 32)
CUSTOM = {"line_up": "custom", "slot_m3": "great_bear", "slot_f7": "cyclops", "slot_m4": "satyrs", "slot_f3": "default"}
EVENTS = {
    *("turn_began", "drafted", "rolled", "gained", "lost", "mirrored", "exchanged", "hammered", "lap_finished"),
    *("repeated", "forged", "performed", "moved", "ousted", "used", "paid", "spent_triton", "chose_faces"),
    *("paid_extra", "passed", "match_ended", "scored", "only_choice"),
}
QUESTIONS = {
    *("draft", "turn", "choose", "boar", "lose", "hammer", "exchange", "mirror", "order", "ship", "forge"),
    *("cerberus", "die", "satyrs", "bearer"),
}
BROKEN = re.compile(r"[{}]|\?\?\?|\$|None|\bnone\b|  |_id|boar_|shield_|\bc_g|tenacious_|_of_")
NAMES = ("Zoë", "Bo", "Ann", "Dan")


Asked = tuple[Match[Any], Question]


@cache
def play_match(seats: int, line_up: str, seed: int, player: str) -> tuple[Match[Any], tuple[Asked, ...]]:
    """A whole match, and forks of it before the first of each sort of choice."""
    settings = {**CUSTOM} if line_up == "custom" else {"line_up": line_up}
    match = Match.start(registry.find_game(KEY), seats, settings, seed=(1000 + seed).to_bytes(32, "big"))
    random = Random(seed)
    met: dict[tuple[Any, ...], tuple[Match[Any], Question]] = {}
    while not match.is_finished:
        question = random.choice(match.questions)
        sort = (
            question.kind,
            str(question.facts.get("source")),
            *sorted({option.label for option in question.options}),
        )
        if sort not in met or random.random() < 0.01:
            met[sort if sort not in met else (len(met),)] = (match.fork(), question)
        match.play(question.seat, _choose_option(match, question, random, player))
    return match, tuple(met.values())


def _choose_option(match: Match[Any], question: Question, random: Random, player: str) -> str:
    """Now and then the other thing than the computer player would do, so that everything happens."""
    if player == "greedy" and random.random() < 0.7:
        return choose("greedy", match, question.seat).option
    dull = {"end"} if random.random() < 0.9 else set()
    groups = sorted({option.group for option in question.options} - dull) or [""]
    group = random.choice(groups)
    among = [option for option in question.options if option.group == group] or list(question.options)
    return random.choice(among).id


CASES = [
    *(
        (2, "beginner", 1, "random"),
        (2, "advanced", 2, "greedy"),
        (2, "random", 36, "random"),
        (2, "draft", 4, "greedy"),
    ),
    *(
        (3, "beginner", 5, "greedy"),
        (3, "advanced", 6, "random"),
        (3, "random", 7, "greedy"),
        (3, "custom", 8, "random"),
    ),
    *(
        (4, "beginner", 9, "random"),
        (4, "advanced", 12, "greedy"),
        (4, "draft", 11, "random"),
        (4, "random", 16, "greedy"),
    ),
]


def sound(text: str) -> str:
    return check_text(text, BROKEN)


@pytest.mark.parametrize(("seats", "line_up", "seed", "player"), some(CASES, 3))
def test_whole_matches_are_told(seats: int, line_up: str, seed: int, player: str) -> None:
    match, decisions = play_match(seats, line_up, seed, player)
    names = NASTY[:seats]
    for words in map(speech, LANGUAGES):
        for fork, question in decisions:
            assert sound(words.question(KEY, question, names))
            advice = fork.game.minds.reason_for(fork, question.seat, choose("greedy", fork, question.seat).option)
            assert sound(words.advice(KEY, advice, names)).endswith(".")
            readings = set()
            for option in question.options:
                readings.add(_option_is_sound(words, fork, question, option, names))
            assert len(readings) == len(question.options), "options that read the same"
        for event in match.events:
            assert sound(words.event(KEY, event, names)) or event.kind in ("only_choice", "gained", "used"), event
        for line in words.story(KEY, match.events, names):
            assert sound(line)


def _option_is_sound(
    speech: Speech, match: Match[Any], question: Question, option: Option, names: Sequence[str]
) -> tuple[str, str]:
    preview = match.preview(question.seat, option)
    label = sound(speech.option(KEY, option, preview, names))
    note = sound(speech.option_note(KEY, option, preview, names))
    assert 0 < width(label) <= LABEL, label
    assert width(note) <= NOTE, note
    assert not label.endswith("…"), f"too long: {label}"
    assert not note.endswith("…"), f"too long: {note}"
    assert "\\" not in label, "buttons show no markdown"
    return label, note


def test_everything_that_can_happen_was_told() -> None:
    kinds, questions, labels = set(), set(), set()
    for case in CASES:
        match, decisions = play_match(*case)
        kinds |= {event.kind for event in match.events}
        questions |= {question.kind for _, question in decisions}
        labels |= {option.label for _, question in decisions for option in question.options}
    assert kinds <= EVENTS, "a kind of event that no test names"
    assert kinds >= EVENTS - {"only_choice"}
    assert questions == QUESTIONS
    for words in map(speech, LANGUAGES):
        assert all(words.has(f"{KEY}-option-{label}") for label in labels)
        assert all(words.has(f"{KEY}-advice-{label}") for label in labels)
        for message in (f"{KEY}-event-{kind}" for kind in EVENTS - {"only_choice"}):
            assert words.has_own(f"{message}.on") or words.has(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_labels_fit(language: str) -> None:
    """Every feat that ousts, every face in every place, every set, whether or not it can happen."""
    words = speech(language)
    for card_id, card in CARDS.items():
        slot = SLOTS[card.feat.slot]
        facts = {"feat": card.feat.id, "card": card_id, "slot": slot.id, "island": slot.island, "vp": card.feat.vp}
        _fits(words, Option("x", "feat", facts), {"other": 3, "left": 1, "moves": 1})
        _fits(words, Option("x", "pick", {"feat": card.feat.id, "slot": slot.id}), {"vp": card.feat.vp})
        _fits(words, Option("x", "use", {"card": card_id}), {})
    long = sorted(FACES, key=lambda face: -max(len(words(f"{KEY}-face-{face}{part}")) for part in ("", ".short")))
    for face, old, die in product(FACES, long[:12], DICE):
        facts = {"face": face, "cost": FACES[face].cost, "die": die, "side": 6, "old": old}
        changed = (face, *[each for each in long if each != face][:5])
        _fits(words, Option("x", "forge", facts), {"gold": 20, "left": 3, "pool": 10, "changed": changed})
        _fits(words, Option("x", "pair", {"faces": (face, old), "others": (0, 3)}), {})
    for face in FACES:
        _fits(words, Option("x", "copy", {"face": face, "other": 3}), {})
        _fits(words, Option("x", "die", {"die": "dark"}), {"faces": (face,) * 6})


def _fits(speech: Speech, option: Option, preview: dict[str, Any]) -> None:
    label, note = speech.option(KEY, option, preview, NASTY), speech.option_note(KEY, option, preview, NASTY)
    for text, most in ((label, LABEL), (note, NOTE)):
        assert width(text) <= most
        assert not text.endswith("…"), text
        sound(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_their_values_have_words(language: str) -> None:
    words = speech(language)
    for setting in registry.find_game(KEY).settings:
        assert 0 < len(words.setting(KEY, setting.key)) <= 45
        assert re.fullmatch(r"[-\w]{1,32}", words(f"command-setting-{setting.key}"))
        for value in setting.values:
            text = words.setting_value(KEY, setting.key, value)
            assert 0 < len(text) <= 80
            assert ":" not in text, "it stands after a heading and its colon"
            assert len(f"{words.setting(KEY, setting.key)}: {text}") <= 100, "fits a select"
    names = [words(f"command-setting-{setting.key}") for setting in registry.find_game(KEY).settings]
    assert len(set(names)) == len(names)
    assert re.fullmatch(r"[-\w]{1,32}", words(f"command-play-{KEY}"))
    assert len(words(f"command-play-{KEY}-about")) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_have_reasons(language: str) -> None:
    words = speech(language)
    for reason in (*REFUSALS, "match_is_over", "not_asked"):
        assert words.has(f"{KEY}-reason-{reason}") or words.has(f"common-reason-{reason}"), reason
        assert sound(words.reason(KEY, reason)).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_names(language: str) -> None:
    words = speech(language)
    for message in (
        "title",
        "pitch",
        *(f"resource-{kind}" for kind in ("gold", "sun", "moon", "vp", "ancient", "loyalty")),
    ):
        assert sound(words(f"{KEY}-{message}"))
    for kind, values in (("pool", POOLS), ("slot", SLOTS), ("die", DICE)):
        assert all(sound(words(f"{KEY}-{kind}-{value}")) for value in values)
    for part in ("board", "feats", "track"):
        assert sound(words(f"{KEY}-part-{part}"))
    for group in ("pick", "forge", "feat", "use", "triton", "companion", "extra", "end", "take"):
        assert len(words(f"{KEY}-group-{group}")) <= 100
    assert len({words(f"{KEY}-feat-{feat}") for feat in FEATS}) == len(FEATS)
    assert len({words.card(KEY, card) for card in CARDS}) == len(CARDS)
    assert len({words.face(KEY, face) for face in FACES}) == len(FACES)
    assert len({words(f"{KEY}-face-{face}.short") for face in FACES}) == len(FACES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_are_called_by_what_their_data_say(language: str) -> None:
    words = speech(language)
    for face in FACES.values():
        if face.kind == "gain":
            assert words.facts_of_face(KEY, face.id)["gains_short"] == words(f"{KEY}-face-{face.id}.short")
        numbers = re.findall(r"\d+", words.face(KEY, face.id))
        if face.kind in ("gain", "choice"):
            assert numbers == [str(amount) for amount in face.gains.values()]
        if face.kind == "shield":
            amounts = re.findall(r"\d+", words(f"{KEY}-face-{face.id}-text"))
            assert amounts == [str(*face.gains.values()), str(*face.match.values())]


def test_the_pages_of_feats_say_what_the_data_say() -> None:
    """Numbers in the sentences about a feat are those of its data."""
    for words in map(speech, LANGUAGES):
        for card in CARDS.values():
            amounts = set(map(int, re.findall(r"\d+", words(f"{KEY}-feat-{card.feat.id}-text"))))
            for yields in (card.feat.gains, card.feat.choices, card.feat.price, card.feat.exchange):
                assert amounts >= set(yields.values()), card.id
            if card.feat.oust_vp:
                assert card.feat.oust_vp in amounts
    assert speech("en").card(KEY, "tenacious_boar_red") == "Tenacious Boar (red)"
    assert speech("de").card(KEY, "elder") == "Der Älteste"


def test_prices_in_the_rules_are_those_of_the_temple() -> None:
    for words in map(speech, LANGUAGES):
        text = words(f"{KEY}-rules-faces")
        prices = [int(line.split(" ")[0]) for line in text.splitlines() if re.match(r"\d+ · ", line)]
        assert prices == sorted({face.cost for face in SANCTUARY})


def tell(speech: Speech, *events: Event) -> list[str]:
    return [line.replace("\u2068", "").replace("\u2069", "") for line in speech.story(KEY, events, NAMES)]


def rolled(seat: int, *faces: str, cause: str = "phase") -> Event:
    return Event("rolled", seat, {"dice": DICE[: len(faces)], "faces": faces, "cause": cause})


BLESSING = (
    Event("turn_began", 1, {"round": 4}),
    rolled(1, "g3", "x3"),
    rolled(2, "g1", "s1"),
    Event("gained", 2, {"source": "blessing", "gold": 1, "sun": 1}),
    rolled(3, "m2", "v2"),
    Event("gained", 3, {"source": "blessing", "moon": 0, "vp": 2, "surplus": 2}),
    rolled(0, "c_g3_v2", "boar_red"),
    Event("gained", 1, {"source": "g3", "gold": 9}),
    Event("gained", 0, {"source": "c_g3_v2", "vp": 2}),
    Event("gained", 0, {"source": "boar_red", "sun": 1}),
    Event("gained", 2, {"source": "tenacious_boar_red", "vp": 3}),
)


def test_a_blessing_of_four_is_told_in_two_lines() -> None:
    assert tell(speech("en"), *BLESSING) == [
        "**Round 4 · Bo** · rolls 3🪙 + ×3 · Ann: 1🪙 + 1☀️ · Dan: 2🌙 + 2🏆 · gains only 2🏆 (2🌙 lost: inventory full)"
        " · Zoë: 3🪙/2🏆 + red boar",
        "**Bo** gains 9🪙 · Zoë gains 2🏆 · gains 1☀️ · Ann gains 3🏆 from the red boar",
    ]
    assert tell(speech("de"), *BLESSING) == [
        "**Runde 4 · Bo** · würfelt 3🪙 + ×3 · Ann: 1🪙 + 1☀️ · Dan: 2🌙 + 2🏆 · erhält 2🏆 (Vorrat voll: 2🌙 verfallen)"
        " · Zoë: 3🪙/2🏆 + Eber (rot)",
        "**Bo** erhält 9🪙 · Zoë erhält 2🏆 · erhält 1☀️ · Ann erhält 3🏆 durch den Eber (rot)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_that_is_owned_twice_is_told_once(language: str) -> None:
    used = Event("used", 1, {"card": "guardians_owl"})
    first, second = (Event("gained", 1, {"source": "guardians_owl", kind: 1}) for kind in ("sun", "moon"))
    twice, once = tell(speech(language), used, first, used, second), tell(speech(language), used, first, second)
    assert twice == once
    assert tell(speech(language), used, first, used._replace(facts={"card": "silver_hind"})) != once


@pytest.mark.parametrize(
    ("facts", "english", "german"),
    [
        ({"gold": 0, "surplus": 3}, "(3🪙 lost: inventory full)", "(Vorrat voll: 3🪙 verfallen)"),
        ({"gold": 0, "surplus": 1}, "(1🪙 lost: inventory full)", "(Vorrat voll: 1🪙 verfällt)"),
        ({"gold": 0, "moon": 0, "surplus": 2}, "(1🪙 1🌙 lost: inventory full)", "(Vorrat voll: 1🪙 1🌙 verfallen)"),
        (
            {"gold": 1, "moon": 0, "surplus": 2},
            "(2 of 🪙 and 🌙 lost: inventory full)",
            "(Vorrat voll: 2 von 🪙 und 🌙 verfallen)",
        ),
    ],
)
def test_a_full_inventory_says_what_was_lost(facts: dict[str, int], english: str, german: str) -> None:
    gained = Event("gained", 0, {"source": "blessing", **facts})
    for language, lost in (("en", english), ("de", german)):
        assert tell(speech(language), gained)[0].endswith(lost)
        brief = lost.replace(" of 🪙 and 🌙", "").replace(" von 🪙 und 🌙", "")
        assert speech(language).event(KEY, gained, NAMES, "brief").endswith(brief)


def test_a_feat_that_ousts_is_told_in_order() -> None:
    feat = {"feat": "hydra", "card": "hydra", "slot": "m8", "island": 4, "vp": 26, "moon": 5, "sun": 5}
    events = (
        Event("used", 0, {"card": "elder"}),
        Event("paid", 0, {"source": "elder", "gold": 3}),
        Event("gained", 0, {"source": "elder", "vp": 4}),
        Event("moved", 0, {"island": 4}),
        Event("ousted", 1, {"other": 0}),
        Event("gained", 1, {"source": "great_bear", "vp": 3}),
        rolled(1, "g1", "m1", cause="ousted"),
        Event("gained", 1, {"source": "blessing", "gold": 1, "moon": 1}),
        Event("performed", 0, feat),
        Event("paid_extra", 0, {"sun": 2}),
        Event("forged", 0, {"face": "g4", "cost": 3, "die": "dark", "side": 5, "old": "v2"}),
    )
    assert tell(speech("en"), *events) == [
        "**Zoë** pays 3🪙 (The Elder) · gains 4🏆 · goes to island 4",
        "**Bo** is ousted by Zoë · gains 3🏆 from the Great Bear · rolls 1🪙 + 1🌙",
        "**Zoë** performs **Hydra** for 5🌙 5☀️ (+26🏆) · takes an extra action for 2☀️"
        " · forges **4🪙** over 2🏆 for 3🪙",
    ]


def test_losses_are_told_together() -> None:
    events = (
        rolled(1, "g1", "v2", cause="minotaur"),
        rolled(2, "g1", "m1", cause="minotaur"),
        Event("lost", 1, {"source": "g1", "gold": 0}),
        Event("lost", 1, {"source": "v2", "vp": 2}),
        Event("lost", 2, {"source": "g1", "gold": 1}),
    )
    assert tell(speech("de"), *events) == [
        "**Bo** würfelt 1🪙 + 2🏆 · Ann: 1🪙 + 1🌙",
        "**Bo** verliert nichts · verliert 2🏆 · Ann verliert 1🪙",
    ]


def test_names_in_messages_are_escaped() -> None:
    assert r"B\*o" in speech("en").event(KEY, Event("passed", 1, {}), ["Zoë", "B*o"])
    assert speech("en").advice(KEY, Advice("x")) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_is_asked_with_the_reason(language: str) -> None:
    words = speech(language)
    reasons = ("ship", "labyrinth", "theft", "track", "shield", "loss")
    questions = [
        words.question(KEY, Question(1, 0, "order", (), {"faces": ("g1", "ship"), "why": reason})) for reason in reasons
    ]
    plain = words.question(KEY, Question(1, 0, "order", (), {"faces": ("g1", "ship")}))
    assert len({plain, *questions}) == 1 + len(reasons)
    assert all(sound(each).startswith(plain) for each in questions)


@pytest.mark.parametrize(
    ("language", "which", "where"),
    [
        ("en", "which shield do you forge?", "where does the new face go?"),
        ("de", "Welchen Schild schmiedest du?", "Wohin kommt die neue Seite?"),
    ],
)
def test_a_choice_of_shields_asks_which(language: str, which: str, where: str) -> None:
    words = speech(language)

    def ask_forge(designs: int) -> str:
        return words.question(KEY, Question(1, 0, "forge", (), {"source": "guardians_shield", "designs": designs}))

    assert ask_forge(4).endswith(which)
    assert ask_forge(1).endswith(where)
