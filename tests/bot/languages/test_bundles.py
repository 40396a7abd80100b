"""Messages are parsed when they are needed, with the same result as parsing all at once."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.languages import bundles
from bot.languages.bundles import LANGUAGES, Messages, entry, find_languages, message_ids, sources, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_the_one_that_a_whole_file_has(language: str) -> None:
    whole: dict[str, ast.Message | ast.Term] = {}
    for text in sources(language).values():
        for each in FluentParser().parse(text).body:
            if isinstance(each, ast.Message | ast.Term):
                whole.setdefault(("-" if isinstance(each, ast.Term) else "") + each.id.name, each)
    assert list(texts(language)) == list(whole)
    serializer = FluentSerializer()
    for name, each in whole.items():
        message = entry(language, name)
        each.comment = None
        assert message is not None, name
        assert serializer.serialize_entry(message) == serializer.serialize_entry(each), name
    assert list(message_ids(language)) == [name for name in whole if name[0] != "-"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_brings_along_what_it_mentions(language: str) -> None:
    whole = FluentBundle([language], use_isolating=False)
    for text in sources(language).values():
        whole.add_resource(FluentResource(text))
    compared = 0
    # Every third: which ones they are changes with each new message.
    for name in list(message_ids(language))[::3]:
        pattern = whole.get_message(name).value
        if pattern is None or "{" not in texts(language)[name]:
            continue
        fresh = Messages(language)
        value = fresh.get_message(name).value
        assert value is not None
        assert str(fresh.format_pattern(value, {})[0]) == str(whole.format_pattern(pattern, {})[0]), name
        compared += 1
    assert compared > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_filled_as_fluent_does_it(language: str) -> None:
    """Most are words and variables, which are joined without Fluent."""
    whole, joined = FluentBundle([language], use_isolating=False), 0
    for text in sources(language).values():
        whole.add_resource(FluentResource(text))
    own = Messages(language)
    for name in message_ids(language):
        value, theirs = own.get_message(name).value, whole.get_message(name).value
        if value is None or "{" not in texts(language)[name]:
            continue
        named = dict.fromkeys(re.findall(r"\$([A-Za-z][A-Za-z0-9_-]*)", texts(language)[name]))
        facts = {each: ("Zoë", 1_234)[place % 2] for place, each in enumerate(named)}
        joined += bundles._join_words(value, dict.fromkeys(facts, "x")) is not None
        assert own.format_pattern(value, facts) == whole.format_pattern(theirs, facts), name
    assert joined > 100


def test_what_is_left_to_fluent_says_what_is_wrong() -> None:
    own = Messages("en")
    pattern = own.get_message("board-story-side").value
    text, errors = own.format_pattern(pattern, {"name": "Zoë"})
    assert str(text) == "**Zoë:** text"
    assert len(errors) == 1
    assert own.format_pattern(pattern, {"name": "Zoë", "text": "x" * 2_501})[0] == "{???}"
    assert "1" in str(own.format_pattern(pattern, {"name": "Zoë", "text": 1.5})[0])


def test_few_messages_are_parsed_for_few_words(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = Messages("en")
    parsed: list[str] = []
    monkeypatch.setattr(
        "bot.languages.bundles.entry", lambda language, name: parsed.append(name) or entry(language, name)
    )
    fresh.get_message("picture-to-act")
    fresh.get_message("picture-to-act")
    assert parsed == ["picture-to-act"]


def test_a_text_is_filled_in_once_with_the_same_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    filled: list[object] = []
    join = bundles._join_words
    monkeypatch.setattr(bundles, "_join_words", lambda *what: filled.append(what) or join(*what))
    messages = Messages("en")
    pattern = messages.get_message("picture-player").value
    texts_of = [str(messages.format_pattern(pattern, {"number": number})[0]) for number in (1, 2, 1)]
    assert texts_of == ["Player 1", "Player 2", "Player 1"]
    assert len(filled) == 2


def test_threads_that_need_the_same_message_both_get_it() -> None:
    names = list(message_ids("de"))[:200]
    for _ in range(5):
        fresh, start = Messages("de"), Barrier(4)

        def read(fresh: Messages = fresh, start: Barrier = start) -> int:
            start.wait()
            return sum(fresh.has_message(name) and fresh.get_message(name) is not None for name in names)

        with ThreadPoolExecutor(4) as threads:
            assert [done.result() for done in [threads.submit(read) for _ in range(4)]] == [len(names)] * 4


def test_what_is_not_there_is_not_found() -> None:
    fresh = Messages("en")
    assert not fresh.has_message("no-such-message")
    with pytest.raises(LookupError):
        fresh.get_message("no-such-message")
    assert entry("en", "no-such-message") is None


def test_a_folder_of_messages_is_a_language(tmp_path: Path) -> None:
    for name in ("fr", "en", "de"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "common.ftl").write_text("common-list-comma = ,")
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "bundles.py").touch()
    assert find_languages(tmp_path) == ("en", "de", "fr")


def test_languages_share_the_names_of_their_messages() -> None:
    names = [{name: id(name) for name in texts(language)} for language in LANGUAGES]
    shared = [name for name in names[0] if all(each.get(name) == names[0][name] for each in names)]
    assert len(shared) > len(names[0]) / 2, "each name takes memory once"
