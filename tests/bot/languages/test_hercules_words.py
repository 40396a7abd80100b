"""Everything that Hercules says, in every language, for matches of every kind and names of the worst sort."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot.languages import LANGUAGES, Speech, speech
from bot.languages.graphemes import width
from bot.languages.messages import LABEL, NOTE
from engine.advice import Advice
from engine.events import Event
from engine.hercules.cards import CARDS
from engine.hercules.refusals import REFUSALS
from engine.match import Match
from engine.players import choose
from engine.questions import Option, Question
from engine.registry import find_game
from tests.bot.languages.sound_words import check_text, nothing_is_left_open
from tests.short_forms import some

__all__ = ["nothing_is_left_open"]

KEY = "hercules"
NASTY = ("*" * 32, "\u202e👨‍👩‍👧‍👦" * 8, "", "Z\u0301\u0302\u0303\u0304" * 32)
MODES = [
    (1, {"level": "book"}),
    (1, {"level": "hard", "variant": "simplified"}),
    (2, {}),
    (3, {"variant": "simplified"}),
    (4, {"first": "host"}),
]
EVENTS = {
    *(
        "round_began",
        "rolled",
        "hades_rolled",
        "used",
        "white_rolled",
        "laboured",
        "moved",
        "took_demigod",
        "took_vase",
    ),
    *("took_god", "took_pantheon", "rested", "passed", "turn_lost", "last_round", "hades_stole", "hades_moved"),
    *("hades_stole_nothing", "hades_took_marker", "hades_took_card", "hades_slid", "hades_took_vase", "match_ended"),
    *("scored", "only_choice"),
}
BROKEN = re.compile(r"[{}]|\?\?\?|\$|None|\bnone\b|  |_id|god_|hestia_|vase_\d")


def play_match(seats: int, settings: dict[str, str], seed: int, player: str) -> Iterator[tuple[Match, Question, str]]:
    match = Match.start(find_game(KEY), seats, settings, seed=seed.to_bytes(32, "big"))
    random = Random(seed)
    while not match.is_finished:
        question = match.questions[0]
        option = (
            choose(player, match, question.seat).option if player == "greedy" else random.choice(question.options).id
        )
        yield match, question, option
        match.play(question.seat, option)
    yield match, Question(0, 0, "", ()), ""


def sound(text: str) -> str:
    return check_text(text, BROKEN)


@pytest.mark.parametrize(("seats", "settings"), MODES)
@pytest.mark.parametrize(("player", "language"), some(product(("random", "greedy"), LANGUAGES), 3))
@pytest.mark.parametrize("seeds", [1, pytest.param(8, marks=pytest.mark.soak)])
def test_whole_matches_are_told(seeds: int, language: str, player: str, seats: int, settings: dict[str, str]) -> None:
    words = speech(language)
    names = NASTY[:seats]
    labels: dict[str, int] = {}
    for seed in range(seeds):
        for match, question, _ in play_match(seats, settings, seed, player):
            if not question.kind:
                break
            assert sound(words.question(KEY, question, names))
            for option in question.options:
                preview = match.preview(question.seat, option)
                label = sound(words.option(KEY, option, preview, names))
                note = sound(words.option_note(KEY, option, preview, names))
                assert 0 < width(label) <= LABEL, label
                assert width(note) <= NOTE, note
                assert not label.endswith("…"), f"too long: {label}"
                assert not note.endswith("…"), f"too long: {note}"
                assert "\\" not in label, "buttons show no markdown"
                labels[option.label] = labels.get(option.label, 0) + 1
        for event in match.events:
            line = words.event(KEY, event, names)
            assert line or event.kind == "only_choice"
            sound(line)
        for line in words.story(KEY, match.events, names):
            assert sound(line)
    assert {"labour", "rest", "rest-all", "pass"} <= labels.keys() or player == "greedy"


def test_every_kind_of_event_was_met() -> None:
    met = {
        event.kind
        for seats, settings in MODES
        for seed in range(6)
        for match, question, _ in play_match(seats, settings, seed, "random")
        if not question.kind
        for event in match.events
    }
    assert met <= EVENTS, "a kind of event that no test names"
    assert met >= EVENTS - {"only_choice", "hades_took_card", "took_pantheon"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_words(language: str) -> None:
    words = speech(language)
    for kind in EVENTS:
        assert words.has(f"{KEY}-event-{kind}") or words.has(f"common-event-{kind}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_abilities_and_labours_have_names(language: str) -> None:
    words = speech(language)
    for card_id, card in CARDS.items():
        assert sound(words.card(KEY, card_id))
        assert sound(words.listing(KEY, card_id))
        assert words(f"{KEY}-ability-{card.ability}")
        assert words(f"{KEY}-ability-{card.ability}-text").endswith(".")
        assert all(words(f"{KEY}-symbol-{symbol}") for symbol in card.symbols)
        if card.kind == "god":
            assert words(f"{KEY}-god-{card_id}") == words.card(KEY, card_id)
        if card.kind == "demigod":
            assert words(f"{KEY}-stack-{card.stack}") in words.card(KEY, card_id)
    assert len({words(f"{KEY}-labour-{number}") for number in range(1, 13)}) == 12
    listed = [words.listing(KEY, card_id) for card_id in CARDS]
    assert len(set(listed)) > 55


def test_cards_are_called_by_what_their_data_say() -> None:
    assert speech("en").card(KEY, "hestia_01") == "Hestia +1"
    assert speech("en").card(KEY, "hecate_01") == "Hecate −1"
    assert speech("en").card(KEY, "pan_01") == "Pan (white die)"
    assert speech("de").card(KEY, "pan_01") == "Pan (weißer Würfel)"
    assert speech("de").card(KEY, "vase_3_1") == "Vase (6 SP)"
    assert speech("en")("hercules-card-god_apollo") == "Apollo"
    assert speech("en").has("hercules-card-morpheus_07")
    assert not speech("en").has("hercules-card-morpheus_77")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_labels_fit_a_button(language: str) -> None:
    """Every sum with every demigod, the dearest vase and every god, whether or not it can happen."""
    words = speech(language)
    gods = [card_id for card_id, card in CARDS.items() if card.kind in ("god", "pantheon")]
    demigods = [card_id for card_id, card in CARDS.items() if card.kind == "demigod"]
    option = Option("x", "labour", {"result": 12, "left": 6, "right": 6, "operation": "add", "demigod": "hestia"})
    for card in demigods:
        for god in gods:
            preview = {
                "card": card,
                "column": 12,
                "steps": 11,
                "start": 3,
                "points_before": 99,
                "points_after": 125,
                "vase": "vase_7_1",
                "god": god,
                "waiting": god,
            }
            label = words.option(KEY, option, preview)
            assert width(label) <= LABEL
            assert not label.endswith("…"), label
            note = words.option_note(KEY, replace(option, facts={**option.facts, "result": 11}), preview)
            assert width(note) <= NOTE
            assert not note.endswith("…"), note


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_their_values_have_words(language: str) -> None:
    words = speech(language)
    for setting in find_game(KEY).settings:
        assert 0 < len(words.setting(KEY, setting.key)) <= 45
        for value in setting.values:
            text = words.setting_value(KEY, setting.key, value)
            assert 0 < len(text) <= 80
            assert ":" not in text, "it stands after a heading and its colon"


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_have_reasons(language: str) -> None:
    words = speech(language)
    for reason in (*REFUSALS, "match_is_over", "not_asked"):
        assert words.has(f"{KEY}-reason-{reason}") or words.has(f"common-reason-{reason}"), reason
        assert sound(words.reason(KEY, reason)).endswith(".")
    assert words.reason(KEY, "something new") == words.reason(KEY, "unknown_option")


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_explained(language: str) -> None:
    words = speech(language)
    met = set()
    for seed in range(4):
        for seats, settings in ((1, {}), (2, {})):
            for match, question, _ in play_match(seats, settings, seed, "greedy"):
                if not question.kind:
                    break
                option = choose("greedy", match, question.seat).option
                advice = match.game.minds.reason_for(match, question.seat, option)
                met.add(advice.reason)
                assert sound(words.advice(KEY, advice, NASTY)).endswith("."), advice
    assert {"labour", "demigod", "god", "use", "roll", "rest", "finish"} & met
    assert words.advice(KEY, Advice("x")) == ""


def test_standings_and_groups_have_words() -> None:
    for language in LANGUAGES:
        words = speech(language)
        for part in ("markers", "cards", "majorities", "sets"):
            assert words(f"{KEY}-part-{part}")
        for each in find_game(KEY).offers.standing_answers:
            for answer in each.answers:
                assert words(f"{KEY}-standing-{each.kind}-{answer}")
            assert len(words(f"{KEY}-always-{each.kind}-{each.shortcut}")) <= 40
        for group in ("labour", "ability", "rest", "end"):
            assert len(words(f"{KEY}-group-{group}")) <= 100


def tell(speech: Speech, *events: Event) -> list[str]:
    return [line.replace("\u2068", "").replace("\u2069", "") for line in speech.story(KEY, events, ["Zoë", "Bo"])]


ROUND = (
    Event("round_began", None, {"round": 3, "pegasus": 1}),
    Event("rolled", 0, {"dice": (6, 3)}),
    Event("rolled", 1, {"dice": (1, 1)}),
)
TURN = (
    Event("used", 1, {"card": "hestia_01", "dice": ("d1",), "ability": "plus1", "before": (1, 1), "after": (2, 1)}),
    Event("laboured", 1, {"result": 2, "left": 2, "right": 1, "operation": "mul"}),
    Event("moved", 1, {"start": 1, "column": 4, "steps": 3}),
    Event("took_demigod", 1, {"card": "pan_01"}),
    Event("took_vase", 1, {"card": "vase_3_1", "steps": 3}),
    Event("took_god", 1, {"card": "god_apollo"}),
)
HADES = (
    Event("hades_stole", None, {"card": "pan_02", "white": 2}),
    Event("hades_moved", None, {"die": 1, "column": 5}),
    Event("hades_took_marker", None, {"column": 5}),
)


def test_a_turn_is_told_in_one_line() -> None:
    assert tell(speech("en"), *ROUND, *TURN) == [
        "**Round 3** · Bo starts · Zoë: 6, 3 · Bo: 1, 1",
        "**Bo** turns a 1 into a 2 with Hestia +1 · performs 2 = 2 × 1, Lernaean Hydra · walks 3 columns to column 4"
        " · takes Pan (white die) · wins a vase (6 VP) · wins Apollo (2 VP)",
    ]
    assert tell(speech("de"), *TURN[1:]) == [
        "**Bo** meistert 2 = 2 × 1, Lernäische Hydra · zieht 3 Spalten bis Spalte 4"
        " · nimmt Pan (weißer Würfel) · gewinnt eine Vase (6 SP) · gewinnt Apollo (2 SP)",
    ]


def test_hades_has_a_line_of_his_own() -> None:
    assert tell(speech("en"), TURN[1], *HADES) == [
        "**Bo** performs 2 = 2 × 1, Lernaean Hydra",
        "**Hades**’ white die shows 2: he steals Pan (reroll) · moves 1 column to column 5 · takes his cube there",
    ]
    assert tell(speech("de"), *HADES[1:]) == ["**Hades** zieht 1 Spalte bis Spalte 5 · nimmt dort seinen Marker"]


def test_pegasus_of_hades_is_named() -> None:
    began = Event("round_began", None, {"round": 2, "pegasus": 1})
    assert speech("en").story(KEY, [began], ["Zoë"]) == ["**Round 2** · Hades starts"]


def test_plurals() -> None:
    rest = Event("rested", 0, {"cards": ("pan_01",), "god": ""})
    two = Event("rested", 0, {"cards": ("pan_01", "hestia_01"), "god": "god_apollo"})
    god = Event("rested", 0, {"cards": (), "god": "god_apollo"})
    assert tell(speech("en"), rest) == ["**Zoë** rests, gets 1 cube back from Pan (white die)"]
    assert tell(speech("en"), two) == [
        "**Zoë** rests, gets cubes back from Pan (white die) and Hestia +1, flips Apollo face up"
    ]
    assert tell(speech("de"), god) == ["**Zoë** ruht sich aus, deckt Apollo wieder auf"]
    last = Event("last_round", None, {})
    assert tell(speech("de"), last) == ["🏁 **Letzte Runde:** Hades hat alle seine Marker genommen."]


def test_names_in_buttons_are_not_escaped_and_in_messages_are() -> None:
    option = Option("use:hestia_04:seat1", "use-copy", {"card": "hestia_04", "other": 1})
    preview = {"before": (1, 2), "after": (4, 3), "cost": "marker"}
    names = ["Zoë", "B*o*"]
    assert "B*o*" in speech("en").option(KEY, option, preview, names)
    passed = Event("passed", 1, {})
    assert r"B\*o\*" in speech("en").event(KEY, passed, names)


def test_a_labour_says_briefly_what_it_is_and_in_its_note_what_it_brings() -> None:
    facts = {"result": 3, "left": 5, "operation": "sub", "right": 2, "demigod": "hecate"}
    claim = Option("labour:3:5-2:hecate", "labour", facts, "labour")
    brings = {"card": "hecate_01", "start": 2, "column": 8, "steps": 6, "vase": "vase_6_1", "god": "god_apollo"}
    points = {"waiting": "god_apollo", "points_before": 7, "points_after": 27}
    still = {**brings, **points, "column": 2, "steps": 0, "vase": "", "god": "", "points_after": 8}
    texts = {}
    for language in LANGUAGES:
        words = speech(language)
        label = words.option("hercules", claim, {**brings, **points})
        assert len(label) <= 38
        texts[language] = (
            label,
            words.option_note("hercules", claim, {**brings, **points}),
            words.option_note("hercules", claim, still),
            words.option_note("hercules", claim, {**still, "column": 12, "steps": 10}),
        )
    assert texts["en"] == (
        "3 = 5 − 2 · Hecate −1 · Apollo",
        "points 7 → 27 · column 2 → 8 · vase 12 VP",
        "points 7 → 8 · Ceryneian Hind",
        "points 7 → 8 · column 2 → 12 · last round!",
    )
    assert texts["de"][1:] == (
        "Punkte: 7 → 27 · Spalte 2 → 8 · Vase 12 SP",
        "Punkte: 7 → 8 · Kerynitische Hirschkuh",
        "Punkte: 7 → 8 · Spalte 2 → 12 · letzte Runde!",
    )


def test_a_pass_is_asked_for_where_a_rest_takes_nothing_back() -> None:
    questions = {
        (language, stage): speech(language).question("hercules", Question(1, 0, "turn", (), {"stage": stage}))
        for language in LANGUAGES
        for stage in ("begin", "spent")
    }
    assert questions["en", "begin"] == "Choose a labour, or pass"
    assert questions["en", "spent"] == "Choose a labour, or rest"
    assert questions["de", "begin"] == "Meistere eine Aufgabe oder passe"
    assert questions["de", "spent"] == "Meistere eine Aufgabe oder ruh dich aus"
