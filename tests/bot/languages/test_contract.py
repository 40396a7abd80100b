"""What a language owes: each kind of fault is found, with its file and line."""

from __future__ import annotations

import pytest

from bot.languages import contract

ENGLISH = {
    "about.ftl": "about-title = About { $name }\nabout-days = { $days } days\n    .short = { $days } d\n",
    "queue.ftl": "queue-title = Queue\n",
    "seats.ftl": "seats-news = { $what ->\n    [bank] bank\n    [one] hints\n   *[other] limit\n }\n",
}
WHOLE = {
    "about.ftl": "about-title = O { $name_loc }\n"
    "about-days = { $days ->\n    [one] dzień\n   *[other] dni\n }\n    .short = { $days } d\n",
    "queue.ftl": "queue-title = Kolejka\n    .gen = Kolejki\n",
    "seats.ftl": "seats-news = { $what ->\n    [bank] bank\n   *[other] limit\n }\n",
}


def faults(monkeypatch: pytest.MonkeyPatch, own: dict[str, str]) -> list[str]:
    monkeypatch.setattr(contract, "sources", {"en": ENGLISH, "pl": own}.__getitem__)
    return [str(fault) for fault in contract.find_faults("pl")]


@pytest.mark.parametrize(
    ("file", "before", "after", "fault"),
    [
        ("queue.ftl", "queue-title = Kolejka\n    .gen = Kolejki\n", "", "queue.ftl:1: queue-title is missing"),
        ("about.ftl", "    .short = { $days } d\n", "", "about.ftl:3: about-days.short is missing"),
        ("about.ftl", "{ $name_loc }", "tym", "about.ftl:1: about-title leaves out $name"),
        ("about.ftl", "O {", "O { $number } {", "about.ftl:1: about-title has $number, which English does not"),
        ("queue.ftl", ".gen", ".genitive", "queue.ftl:2: queue-title.genitive is not in English"),
        (
            "queue.ftl",
            "Kolejka",
            "{ queue-name }",
            "queue.ftl:1: queue-title mentions queue-name, which does not exist",
        ),
        ("about.ftl", "about-days", "queue-title = x\nabout-days", "about.ftl:2: queue-title belongs in queue.ftl"),
        ("seats.ftl", "    [bank] bank\n", "", "seats.ftl:1: seats-news has no [bank] for $what"),
        ("about.ftl", "   *[other]", "    [other]", "about.ftl:2: about-days is missing"),
    ],
)
def test_each_fault_is_named(file: str, before: str, after: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert fault in faults(monkeypatch, {**WHOLE, file: WHOLE[file].replace(before, after)})


def test_a_whole_language_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert faults(monkeypatch, WHOLE) == []


def test_who_writes_a_short_form_may_choose_by_gender(monkeypatch: pytest.MonkeyPatch) -> None:
    english, own = (
        "queue-card = { $card_short }\n",
        "{ $card_gender ->\n    [f] nowa\n   *[m] nowy\n } { $card_short }\n",
    )
    files = {"en": {"queue.ftl": english}, "pl": {"queue.ftl": f"queue-card = {{ $card_short }} {own}"}}
    monkeypatch.setattr(contract, "sources", files.__getitem__)
    assert contract.find_faults("pl") == []


def test_a_message_that_cannot_be_read_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = faults(monkeypatch, {**WHOLE, "queue.ftl": "queue-title = { $x\n"})
    assert lines[0].startswith("queue.ftl:1: queue-title ")
    assert any("cannot be read" in fault for fault in lines)


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("command-undo-about", "x" * 101, "has 101 characters"),
        ("command-undo", "zu rück", "is no name of a command"),
        ("command-undo", "Zurück", "is no name of a command"),
        ("command-undo", "x" * 33, "is no name of a command"),
    ],
)
def test_commands_are_as_discord_takes_them(name: str, text: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = {"common.ftl": f"{name} = {text}\n"}
    monkeypatch.setattr(contract, "sources", lambda language: words)
    assert [reason in str(fault) for fault in contract.find_faults("pl")] == [True]
