"""Everything that Rebellion says, in every language: matches with each module and with all sets mixed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.languages import LANGUAGES, Speech, speech
from bot.languages.graphemes import width
from bot.languages.messages import LABEL, NOTE
from engine.advice import Advice
from engine.dice_forge.data.faces import DICE
from engine.dice_forge.data.titan_track import TRACK
from engine.events import Event
from engine.match import Match
from engine.players import choose
from engine.questions import Option, Question
from engine.registry import find_game
from tests.bot.languages.sound_words import check_text, nothing_is_left_open
from tests.short_forms import some

__all__ = ["nothing_is_left_open"]

KEY = "diceforge"
NASTY = ("*" * 32, "\u202e👨‍👩‍👧‍👦" * 8, "", "Z\u0301\u0302\u0303\u0304" * 32)
NAMES = ("Zoë", "Bo", "Ann", "Dan")
BROKEN = re.compile(
    r"[{}]|\?\?\?|\$|None|\bnone\b|  |_id|boar_|shield_|chaos_|golem_|fortune_|space_|reb_|gods_|cel_|\bc_g|_of_"
)
CASES: tuple[tuple[int, Mapping[str, str], int], ...] = (
    (4, {"module": "goddess", "line_up": "goddess_recommended"}, 1),
    (2, {"module": "goddess", "line_up": "goddess_recommended"}, 2),
    (3, {"module": "goddess", "line_up": "random", "sets": "rebellion"}, 3),
    (4, {"module": "titans", "line_up": "titans_recommended"}, 4),
    (3, {"module": "titans", "line_up": "titans_recommended"}, 35),
    (2, {"module": "titans", "line_up": "draft", "sets": "rebellion"}, 6),
    (4, {"line_up": "perfect_for_two"}, 7),
    (2, {"line_up": "challenge_2021"}, 8),
    (4, {"line_up": "titans_recommended"}, 9),
)

RULES = Path(__file__).resolve().parents[3] / "engine" / "dice_forge"
NEW_EVENTS = {
    *("marker_moved", "golem_moved", "treasure_found", "goddess_reached", "celestial_rolled", "turned", "copied"),
    *("misfortune", "scepter_filled", "scepter_spent", "paid_otherwise", "companion_moved", "companion_left"),
    *("memory_laid", "remembered", "turn_within_began", "turn_within_ended"),
}
NEW_QUESTIONS = {
    *("twins", "scepter", "purse", "pay", "companion", "merchant", "upgrade", "copy", "side", "trade", "take", "path"),
    *("treasure", "deal", "celestial", "memory"),
}
CHANGED = (*["g1"] * 5, "v2_m2")
OPTIONS: tuple[tuple[str, Mapping[str, Any], tuple[str, str]], ...] = (
    ("companion", {"space": 3, "sun": 3, "gain": 3, "surplus": 1}, ("Companion: 3☀️ and 3🏆 (1☀️ lost)", "")),
    ("twins", {"die": "dark", "face": "g1", "gold": 3}, ("Reroll dark die (1🪙) · 3🪙", "")),
    ("twins", {"die": "celestial", "face": "cel_v5", "gold": 3}, ("Reroll Celestial Die (5🏆) · 3🪙", "")),
    ("twins-keep", {}, ("Keep the roll", "")),
    ("scepter", {"stored": 3, "kept": 0, "held": 5}, ("Scepter: 3🪙", "5 of 6: can pay as 1☀️ or 1🌙")),
    ("scepter", {"stored": 0, "kept": 3, "held": 2}, ("Nothing on the scepter, keep 3🪙", "2 of 6.")),
    ("purse", {"scepter": 2, "gold": 1}, ("2🪙 from the scepter, 1🪙 from inventory", "")),
    ("purse", {"scepter": 0, "gold": 3}, ("Nothing from the scepter, 3🪙 from inventory", "")),
    ("pay", {"moon": 3, "sun": 4, "ancient": 3}, ("Pay 3🌙 4☀️ 3💎", "doesn’t move your marker")),
    ("pay", {"moon": 3}, ("3🌙", "No ancient shards, no scepter.")),
    ("pay", {"moon": 1, "scepters": (6,), "shards": ("sun",)}, ("1🌙 and scepter of 6🪙 as 2☀️", "empties")),
    ("pay", {"scepters": (4, 5), "shards": ("moon", "sun")}, ("scepters of 4 and 5🪙 as 🌙 + ☀️", "empties")),
    ("step", {"space": 2}, ("Companion on space 2", "")),
    ("merchant-vp", {"vp": 2}, ("Gain 2🏆", "")),
    ("merchant", {"levels": 1}, ("A face one level higher", "One face")),
    ("merchant", {"levels": 3}, ("A face 3 levels higher", "3 of your Merchants")),
    ("forge-none", {}, ("Forge nothing", "")),
    ("copy", {"face": "chaos_red", "other": 3}, ("sun chaos (2💎, +3🏆) · ", "")),
    ("side", {"face": "g3_a1", "die": "light"}, ("Light die: 3🪙 1💎", "")),
    ("trade", {"gold": 7, "gain": 7}, ("7🪙 for 7🏆", "")),
    ("trade", {"gold": 0, "gain": 0}, ("Trade nothing", "")),
    ("take", {"feat": "memory", "card": "memory_red", "vp": 2, "left": 0}, ("The Memory (red) · 2🏆", "the last card")),
    (
        "take",
        {"feat": "memory", "card": "memory_red", "vp": 2, "left": 1, "titans": 5},
        ("The Memory (red) · 2🏆", "+5🏆 from the rebellion · "),
    ),
    ("path", {"space": 10, "effect": "forge"}, ("Space 10: buy a face for 2🪙 less", "")),
    ("path", {"space": 12, "effect": "treasure", "treasure": "vp"}, ("Space 12: treasure, 2🏆", "")),
    ("treasure", {"resource": "moon", "moon": 4}, ("Treasure: 4🌙", "Later golems get 1 moon shard here")),
    ("deal-yes", {}, ("Yes, pay", "")),
    ("deal-no", {}, ("No, keep it", "")),
    ("celestial-roll", {}, ("Roll the Celestial Die", "")),
    ("celestial-skip", {}, ("Don’t roll it", "")),
    ("memory", {"island": 7, "side": "loyalty", "loyalty": 2, "sun": 1}, ("Island 7: 2🛡️ 1☀️", "")),
    (
        "gain",
        {"resource": "ancient", "amount": 2, "kept": 0, "surplus": 2, "space": 12},
        ("2 💎 ancient shards (2 lost) · marker to −5", "Your inventory is full. Your marker goes to −5 on the track."),
    ),
    (
        "gain",
        {"resource": "loyalty", "amount": 1, "kept": 1, "surplus": 0, "space": 20},
        ("1 🛡️ loyalty · marker to +5", "Your marker goes to +5 on the track."),
    ),
    ("extra", {"sun": 2, "left": 1, "lacking": 0}, ("Extra action · pay 2☀️ (1 left)", "")),
    ("extra", {"sun": 2, "left": 0, "lacking": 2}, ("Extra action · 2☀️ (paid with 💎 or scepter)", "")),
    (
        "forge",
        {"face": "v2_m2", "cost": 0, "die": "dark", "old": "misfortune_red", "gold": 3, "changed": CHANGED},
        ("2 GP and 2 moon shards · free · over red misfortune (dark)", "Your dark die then: 5× 1🪙 · 2🏆 2🌙"),
    ),
)
"""Labels that come with Rebellion, their facts and what they bring, and what label and note say of it."""
ASKED: tuple[tuple[str, Mapping[str, Any], str], ...] = (
    ("twins", {"faces": ("g3", "v2"), "source": "twins"}, "The Twins: reroll a die for 3 gold? (3🪙 + 2🏆)"),
    ("scepter", {"source": "g6", "gold": 6, "held": 2}, "You gain 6 gold"),
    ("purse", {"source": "light", "price": 3, "held": 2}, "The Light costs 3 gold"),
    ("pay", {"source": "goddess", "moon": 5, "sun": 5}, "The Goddess: how do you pay 5 moon shards and 5 sun shards?"),
    ("pay", {"source": "extra", "sun": 2}, "Extra action: how do you pay 2 sun shards?"),
    (
        "companion",
        {"source": "companion"},
        "Which Companion moves 1 space? (Each space adds",
    ),
    ("merchant", {"source": "merchant"}, "The Merchant: points or a better face?"),
    ("upgrade", {"source": "cel_upgrade2"}, "Celestial Die, two levels up: which face do you replace, and with what?"),
    ("copy", {"source": "cel_mirror"}, "Celestial mirror: which face do you apply?"),
    ("copy", {"source": "light"}, "The Light: which face do you apply?"),
    ("side", {"source": "space_36"}, "Labyrinth, space 36: to which face do you turn the die?"),
    ("trade", {"source": "right_hand", "gold": 9}, "The Right Hand: how much of your 9 gold do you trade for GP?"),
    ("take", {"source": "first_titan"}, "The First Titan: which feat do you take for free?"),
    ("path", {"space": 16}, "Your golem stands on space 16: where does it go?"),
    ("treasure", {"space": 8}, "Treasure chamber: which treasure do you take?"),
    ("deal", {"source": "space_29", "moon": 2, "gain": 8}, "Labyrinth, space 29: pay 2 moon shards for 8 GP?"),
    ("celestial", {}, "Both golems: roll the Celestial Die as well?"),
    (
        "memory",
        {"source": "memory_red"},
        "The Memory (red): on which island do you lay a token, and with which side up?",
    ),
    ("ship", {"source": "wood_nymph", "discount": 0}, "The Wood Nymph: buy one face and forge it?"),
    ("ship", {"source": "space_10", "discount": 2}, "Labyrinth, space 10: forge one face for 2 gold less?"),
    ("ship", {"source": "ship", "discount": 6}, "Ship: forge one face for 6 gold less?"),
    ("choose", {"source": "cel_v3_choice", "factor": 1}, "What do you take? (3 GP, and 3 gold, 1 sun or 1 moon shard)"),
    ("bearer", {"source": "mirror_of_misfortune_red"}, "Mirror of Misfortune (red): who has to forge the misfortune?"),
    ("forge", {"source": "trident"}, "The Abyssal Trident: which face do you forge?"),
    ("die", {"source": "oracle"}, "The Oracle: which die do you roll?"),
)
THRIFT = 0.4
"""How often a turn ends although something could be done."""
Asked = tuple[Match[Any], Question]


@cache
def play_match(case: int) -> tuple[Match[Any], tuple[Asked, ...]]:
    """A whole match, and forks of it before the first of each sort of choice."""
    seats, settings, seed = CASES[case]
    match = Match.start(find_game(KEY), seats, dict(settings), seed=(7000 + seed).to_bytes(32, "big"))
    random = Random(seed)
    met: dict[tuple[Any, ...], Asked] = {}
    counts = Counter[Any]()
    while not match.is_finished:
        question = random.choice(match.questions)
        labels = sorted({option.label for option in question.options})
        sort = (question.kind, str(question.facts.get("source")), *labels)
        if sort not in met:
            met[sort] = (match.fork(), question)
        match.play(question.seat, _newest(question, random, counts))
    return match, tuple(met.values())


def _newest(question: Question, random: Random, counts: Counter[Any]) -> str:
    """What was chosen least often so far, so that everything happens; a turn ends when there is nothing else."""
    if question.kind == "turn" and random.random() < THRIFT:
        return question.options[-1].id
    options = [option for option in question.options if option.group != "end"] or list(question.options)
    option = min(options, key=lambda option: (counts[_sort(option)], random.random()))
    counts[_sort(option)] += 1
    return option.id


def _sort(option: Option) -> tuple[str, object]:
    return option.label, option.facts.get("feat")


def sound(text: str) -> str:
    return check_text(text, BROKEN)


@pytest.mark.parametrize("case", some(range(len(CASES)), 2))
def test_whole_matches_are_told(case: int) -> None:
    match, decisions = play_match(case)
    names = NASTY[: CASES[case][0]]
    for words in map(speech, LANGUAGES):
        for fork, question in decisions:
            assert sound(words.question(KEY, question, names))
            advice = fork.game.minds.reason_for(fork, question.seat, choose("greedy", fork, question.seat).option)
            assert sound(words.advice(KEY, advice, names)).endswith(".")
            for option in question.options:
                _option_is_sound(words, option, fork.preview(question.seat, option))
        for event in match.events:
            assert sound(words.event(KEY, event, names)) or event.kind in ("only_choice", "gained", "used"), event
        for line in words.story(KEY, match.events, names):
            assert sound(line)


def _option_is_sound(speech: Speech, option: Option, preview: Mapping[str, Any]) -> None:
    label = sound(speech.option(KEY, option, preview, NASTY))
    note = sound(speech.option_note(KEY, option, preview, NASTY))
    assert 0 < width(label) <= LABEL, label
    assert width(note) <= NOTE, note
    assert not label.endswith("…"), f"too long: {label}"
    assert not note.endswith("…"), f"too long: {note}"


def test_whatever_the_rules_can_say_has_words() -> None:
    """Events, questions and options as the code of the rules names them; most of the new ones came in the matches."""
    kinds, questions = set(), set()
    for case in range(len(CASES)):
        match, decisions = play_match(case)
        kinds |= {event.kind for event in match.events}
        questions |= {question.kind for _, question in decisions}
    assert len(NEW_EVENTS & kinds) > len(NEW_EVENTS) / 2
    assert len(NEW_QUESTIONS & questions) > len(NEW_QUESTIONS) / 2
    rules = "".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    # By a call, or as a plain tuple that is noted later.
    calls, tuples = r'\.(?:tell|note)\(\s*[\w.]+, "(\w+)"', r'\("(\w+)", seat, \{'
    events = {*re.findall(calls, rules), *re.findall(tuples, rules)}
    offered = set(re.findall(r'Option\(\s*(?:f?"[^"]*"(?: \+ [^,]+)?|\w+\([^)]*\)), "([-\w]+)"', rules)) | {
        "merchant-vp",
        "gain",
        "lose",
    }
    # In a flow of its own, or in the one that asks most often.
    asks = set(re.findall(r'\.(?:ask|open)\(\w+, "(\w+)"', rules))
    assert events >= NEW_EVENTS
    assert offered >= {label for label, _, _ in OPTIONS}
    assert asks >= NEW_QUESTIONS
    for words in map(speech, LANGUAGES):
        assert [kind for kind in (events | kinds) - {"only_choice"} if not _has_event(words, kind)] == []
        assert [label for label in offered if not words.has(f"{KEY}-option-{label}")] == []
        assert [label for label in offered if not words.has(f"{KEY}-advice-{label}")] == []
        assert [kind for kind in asks | questions if not words.has(f"{KEY}-ask-{kind}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_plain(language: str) -> None:
    words = speech(language)
    for label, facts, (phrase, note) in OPTIONS:
        option = Option("x", label, facts)
        _option_is_sound(words, option, facts)
        assert sound(words.advice(KEY, Advice("x", label, facts), NASTY)).endswith(".")
        if language == "en":
            assert phrase in words.option(KEY, option, facts, NAMES)
            assert note in words.option_note(KEY, option, facts, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_plain(language: str) -> None:
    words = speech(language)
    assert {kind for kind, _, _ in ASKED} >= NEW_QUESTIONS
    for kind, facts, phrase in ASKED:
        options = (Option("path:17", "path", {"space": 17}),) if kind == "path" else ()
        text = sound(words.question(KEY, Question(1, 0, kind, options, facts), NAMES))
        assert text.endswith((")", "?"))
        if language == "en":
            assert phrase in text


def _has_event(speech: Speech, kind: str) -> bool:
    return speech.has(f"{KEY}-event-{kind}") or speech.has_own(f"{KEY}-event-{kind}.on")


def tell(speech: Speech, *events: Event) -> list[str]:
    return [line.replace("\u2068", "").replace("\u2069", "") for line in speech.story(KEY, events, NAMES)]


def moved(seat: int, space: int, left: int, right: int) -> Event:
    zone = TRACK[space].zone.id
    return Event("marker_moved", seat, {"start": 16, "space": space, "left": left, "right": right, "zone": zone})


def test_the_oracle_pushes_the_others_in_one_line() -> None:
    events = (
        Event("used", 0, {"card": "oracle"}),
        Event("rolled", 0, {"dice": ("light",), "faces": ("a1",), "cause": "oracle"}),
        Event("gained", 0, {"source": "a1", "ancient": 1}),
        moved(0, 15, 1, 0),
        moved(1, 12, 1, 0),
        moved(2, 19, 1, 0),
    )
    assert tell(speech("en"), *events) == [
        "**Zoë** uses The Oracle · rolls 1💎 · marker at −1 · Bo: marker at −5 · Ann: marker at +3"
    ]
    assert tell(speech("de"), *events) == [
        "**Zoë** nutzt „Das Orakel“ · würfelt 1💎 · Marker auf −1 · Bo: Marker auf −5 · Ann: Marker auf +3"
    ]


def test_a_misfortune_works_for_its_owner_too() -> None:
    events = (
        Event("gained", 1, {"source": "misfortune_red", "loyalty": 1}),
        moved(1, 17, 0, 1),
        Event("misfortune", 2, {"other": 1, "faces": ("misfortune_red", "g3")}),
        Event("gained", 2, {"source": "misfortune_red", "ancient": 1}),
        moved(2, 10, 1, 0),
        Event("gained", 2, {"source": "g3", "gold": 0, "surplus": 3}),
        Event("gained", 2, {"source": "gods_1", "gold": 0, "surplus": 1}),
    )
    assert tell(speech("en"), *events) == [
        "**Bo** gains 1🛡️ · marker at +1",
        "**Ann** applies Bo’s red misfortune + 3🪙 · gains 1💎 · marker at −7"
        " · gains nothing (3🪙 lost: inventory full)",
    ]


PAID: Mapping[str, Any] = {"ancient": 3, "scepters": (4,), "shards": ("sun",)}


def test_the_left_hand_ousts_all_in_one_line() -> None:
    events = (
        Event(
            "paid_otherwise", 0, {"source": "left_hand", "sun": 2, "ancient": 3, "scepters": (4,), "shards": ("sun",)}
        ),
        Event("performed", 0, {"feat": "left_hand", "card": "left_hand", "slot": "f7", "island": 4, "vp": 8, "sun": 6}),
        Event("gained", 0, {"source": "reb_5_3", "vp": 5}),
        Event("ousted", 0, {"other": 0}),
        Event("ousted", 2, {"other": 0}),
        Event("rolled", 0, {"dice": DICE, "faces": ("s1", "v2"), "cause": "left_hand"}),
        Event("rolled", 2, {"dice": DICE, "faces": ("g1", "g1"), "cause": "left_hand"}),
    )
    assert tell(speech("en"), *events) == [
        "**Zoë** pays with 3💎 and the scepter of 4🪙 as 1☀️ · performs **The Left Hand** for 6☀️ (+8🏆)"
        " · gains 5🏆 from the rebellion · is ousted too · Ann is ousted by Zoë",
        "**Zoë** rolls 1☀️ + 2🏆 · Ann: 1🪙 + 1🪙",
    ]
    assert tell(speech("de"), *events) == [
        "**Zoë** zahlt mit 3💎 und Zepter mit 4🪙 als 1☀️ · vollbringt „**Die Linke Hand**“ für 6☀️ (8🏆)"
        " · erhält 5🏆 von der Rebellion · wird selbst verdrängt · Ann wird von Zoë verdrängt",
        "**Zoë** würfelt 1☀️ + 2🏆 · Ann: 1🪙 + 1🪙",
    ]


def test_a_way_through_the_labyrinth_is_told_step_by_step() -> None:
    events = (
        Event("golem_moved", 3, {"start": 22, "space": 23}),
        Event("celestial_rolled", 3, {"face": "cel_g12", "cause": "space_23"}),
        Event("paid", 3, {"source": "twins", "gold": 3}),
        Event("celestial_rolled", 3, {"face": "cel_mirror", "cause": "twins"}),
        Event("copied", 3, {"face": "v4", "other": 3}),
        Event("gained", 3, {"source": "v4", "vp": 4}),
        Event("gained", 3, {"source": "twins", "moon": 1}),
        Event("golem_moved", 3, {"start": 35, "space": 36}),
        Event("goddess_reached", 3, {"first": 1}),
        Event("gained", 3, {"source": "space_36", "vp": 15}),
        Event("turned", 3, {"source": "space_36", "face": "v4", "die": "light"}),
    )
    assert tell(speech("en"), *events) == [
        "**Dan**: golem to space 23 · rolls the Celestial Die: 12🪙 · pays 3🪙 (The Twins)"
        " · rerolls: celestial mirror · applies 4🏆 again · gains 1🌙 from the Twins · golem to space 36"
        " · is first to reach the Goddess · gains 15🏆 · turns the light die to 4🏆"
    ]


def test_free_feats_memories_and_turns_within() -> None:
    events = (
        Event("performed", 0, {"feat": "memory", "card": "memory_red", "slot": "m2", "island": 1, "vp": 2}),
        Event("memory_laid", 0, {"card": "memory_red", "island": 4, "side": "ancient"}),
        Event("remembered", 0, {"card": "memory_red", "island": 4, "side": "ancient"}),
        Event("gained", 0, {"source": "memory_red", "ancient": 2, "moon": 1}),
        Event("turn_within_began", 0, {}),
        Event("companion_left", 0, {"space": 4}),
        Event("gained", 0, {"source": "companion", "sun": 4, "vp": 4}),
        Event("turn_within_ended", 0, {}),
    )
    assert tell(speech("en"), *events) == [
        "**Zoë** takes **The Memory (red)** for free (+2🏆) · puts a 2💎 1🌙 token on island 4"
        " · collects the memory token of island 4 · gains 2💎 1🌙 from the Memory · starts an extra turn"
        " · sends off the Companion from space 4 · gains 4☀️ 4🏆"
        " · ends the extra turn"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_nothing_to_lose_loses_nothing_also_in_few_words(language: str) -> None:
    whole, brief = (speech(language).event(KEY, Event("lost", 0, {}), NAMES, form) for form in ("on", "brief"))
    assert brief == whole
    assert "nothing" in brief or language != "en"
