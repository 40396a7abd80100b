"""Remembered sentences are those that would be made: the facts that they use, in their order, and the people's names
tell them apart."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from bot.languages import sentence_cache, speech
from bot.languages.log_lines import BRIEF
from bot.languages.messages import Speech
from bot.languages.sentence_cache import SentenceCache
from engine.events import Event
from engine.match import Match
from engine.registry import MODULES, find_game


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("game", MODULES)
def test_every_option_reads_the_same_remembered_and_made(game: str, language: str) -> None:
    chance, remembering = random.Random(5), speech(language)
    match = Match.start(find_game(game), 2, seed=bytes(range(32)))
    count = 0
    while count < 60:
        if match.is_finished:
            match = Match.start(find_game(game), 2, seed=chance.randbytes(32))
        question = match.questions[0]
        names = chance.choice([("Iola", "Hylas"), ("Zoë", "Ann"), ("مرحبا", "王小明")])
        forgetful = Speech(language)
        forgetful._used.among = lambda key, messages, facts: facts  # type: ignore[method-assign]
        for option in chance.sample(question.options, min(3, len(question.options))):
            facts = {**option.facts, **match.preview(question.seat, option)}
            for _ in range(2):
                assert remembering.option(game, option, facts, names) == forgetful.option(game, option, facts, names)
                note = forgetful.option_note(game, option, facts, names)
                assert remembering.option_note(game, option, facts, names) == note
            count += 1
        events = match.play(question.seat, chance.choice(question.options).id)
        for _ in range(2):
            assert remembering.story(game, events, names) == forgetful.story(game, events, names)


def test_a_sentence_with_a_name_is_remembered_for_these_names_only() -> None:
    cache, calls = SentenceCache(), list[str]()

    def greet(names: Sequence[str]) -> str:
        calls.append(names[0])
        return f"Hail {names[0]}"

    def plain(names: Sequence[str]) -> str:
        calls.append("nobody")
        return f"{len(names)} players"

    for names in (("Ann", "Bob"), ("Cid", "Bob"), ("Ann", "Bob")):
        assert cache.get("greet", {"seat": 0}, names, greet) == f"Hail {names[0]}"
        assert cache.get("count", {}, names, plain) == "2 players"
    assert cache.get("count", {}, ("Ann",), plain) == "1 players"
    assert calls == ["Ann", "nobody", "Cid", "nobody"]


def test_facts_are_told_apart_by_value_and_order() -> None:
    cache = SentenceCache()
    facts = [{"a": 1, "b": 2}, {"b": 2, "a": 1}, {"a": 1, "b": {"sun": 2}}, {"a": 1, "b": {"sun": 3}}, {"a": (1, 2)}]
    for number, each in enumerate(facts):
        assert cache.get("m", each, (), lambda _, number=number: str(number)) == str(number)
    assert cache.get("m", {"a": 1, "b": {"sun": 2}}, (), lambda _: "made again") == "2"


def test_what_nobody_has_asked_for_lately_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sentence_cache, "REMEMBERED", 4)
    cache = SentenceCache()
    for number in range(9):
        cache.get("often", {}, (), lambda _, number=number: str(number))
        cache.get("once", {"number": number}, (), lambda _: "made")
    assert cache.get("often", {}, (), lambda _: "made again") == "0"
    assert cache.get("once", {"number": 8}, (), lambda _: "made again") == "made"
    assert cache.get("once", {"number": 0}, (), lambda _: "made again") == "made again"


def test_what_happened_is_worded_once_for_all_names_that_it_does_not_say(monkeypatch: pytest.MonkeyPatch) -> None:
    words, event = Speech("en"), Event("lost", 0, {"gold": 2})
    brief = words.event("diceforge", event, ("Ann", "Bob"), BRIEF)
    assert brief
    for names in (("Ann", "Bob"), ("Cid", "Dan")):
        assert names[0] in words.story("diceforge", [event], names)[0]
        assert names[0] not in brief
    monkeypatch.setattr(words, "_event_facts", lambda *_: pytest.fail("it is put into words a second time"))
    assert words.event("diceforge", event, ("Cid", "Dan"), BRIEF) == brief
