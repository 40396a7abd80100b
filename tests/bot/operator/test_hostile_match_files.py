"""Hostile files for ``pantheon import-match``: whatever stands around the play is refused with a sentence too.

Each value of a file is replaced by values of other types, sizes and depths; none of them may be taken in, and none may
be an incident.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.command_failures import Fault
from bot.languages import LANGUAGES, bundles, speech
from bot.operator.match_files import export_match, import_match
from bot.operator.requests import Operated
from bot.storage.schema import tables
from bot.tables.model.note_facts import NOTES, check_note
from bot.tables.rules.new_table import NewTable
from engine.events import Event
from tests.bot.operator.running_bot import running_bot, settings_in
from tests.bot.tables.company import ANNA, BO, SERVER, Company

Document = dict[str, Any]
Path_ = tuple[str | int, ...]
ELSEWHERE = {"server": SERVER, "channel": 8}
TAKEN = json.dumps([["rolled", 0, {"dice": [1, 2]}]])
FACTS: dict[str, dict[str, Any]] = {
    "undone": {"choices": 3, "others": 0, "agreed": 0, "taken": "[]", "version": 4},
    "known_again": {"rolls": TAKEN},
    "declined": {"proposal": "undo"},
    "voted_end": {"votes": 1, "needed": 2},
    "ended_by_vote": {"others": [0, 1]},
    "voted_absent": {"other": 1, "votes": 1, "needed": 2},
    "took_over": {"why": "timeout"},
    "swapped": {"other": 1},
    "conduct_changed": {"part": "limit", "value": "h24"},
    "nudged": {"other": 1, "at": 1_800_000_000_000},
    "waited": {"other": 1},
    "rested": {"days": 14},
    "rules_changed": {"before": 1, "now": 2},
    "rules_ended": {"before": 1, "now": 2},
    "restored": {"choices": 4},
}


def note(kind: str) -> Document:
    """A note of that kind, as it would be written."""
    seat = None if NOTES[kind].of == "table" else 0
    return {"told": 1, "kind": kind, "seat": seat, "facts": FACTS.get(kind, {}), "noted": 1_800_000_000_000}


class Bot(NamedTuple):
    company: Company
    operated: Operated


@pytest.fixture
async def bot(folder: Path) -> AsyncIterator[Bot]:
    async with running_bot(folder) as company:
        yield Bot(company, Operated(settings_in(folder), company.database, company.tables))


async def write_document(bot: Bot) -> Document:
    """A match with words, options, a standing answer of no harm and notes, as it is exported."""
    company = bot.company
    table = await company.tables.lobbies.open(NewTable(SERVER, 1, ANNA, "diceforge", table_options={"limit": "h24"}))
    await company.tables.lobbies.join(table.id, BO)
    await company.tables.lobbies.add_word(table.id, BO, "thunder")
    await company.tables.lobbies.start(table.id, ANNA, 77)
    for _ in range(6):
        await company.move(table.id, random.Random(3))
    document = json.loads(json.dumps((await export_match(bot.operated, {"match": table.id}))["document"]))
    document["seats"][0]["standing"] = {"twins": "keep", "choose:guardians_owl": "sun"}
    document["notes"] = [note("undone"), note("took_over"), note("swapped")]
    return document


def nested(depth: int) -> Any:
    nest: Any = 0
    for _ in range(depth):
        nest = [nest]
    return nest


STRANGE: dict[str, Any] = {
    "a fraction": 0.5,
    "no number": float("nan"),
    "a bool": True,
    "a number that is too large": 2**70,
    "a number far below": -(2**70),
    "a list": [1],
    "an object": {"a": 1},
    "nested deep": nested(900),
    "a NUL": "a\0b",
    "half a character": "a\ud800b",
    "too long": "x" * 5_000,
}
"""What no field can be."""
MAY_LACK = ("settings", "standing")
"""What may hold less: a missing setting has its default, which is compared with the match; answers may be missing."""
MAY_BE: dict[str, tuple[str, ...]] = {"joined": ("a bool",), "by_order": ("a bool",)}


def places(document: Document) -> Iterator[Path_]:
    """Where the values around the saved match stand; of lists the first ones."""
    for part in ("table", "seats", "journal", "notes"):
        rows = [document[part]] if part == "table" else document[part][:3]
        for number, row in enumerate(rows):
            before: Path_ = (part,) if part == "table" else (part, number)
            for name, value in row.items():
                yield (*before, name)
                if isinstance(value, dict):
                    yield from ((*before, name, inner) for inner in value)


def with_value(document: Document, path: Path_, value: Any) -> Document:
    changed = copy.deepcopy(document)
    part: Any = changed
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return changed


def without(document: Document, path: Path_) -> Document:
    changed = copy.deepcopy(document)
    part: Any = changed
    for step in path[:-1]:
        part = part[step]
    del part[path[-1]]
    return changed


CROOKED: dict[str, tuple[Path_, Any]] = {
    "a note of a seat that is not there": (("notes", 1, "seat"), 50),
    "a note of nobody": (("notes", 1, "seat"), None),
    "a note about a seat that is not there": (("notes", 2, "facts", "other"), 9),
    "a note of an unknown kind": (("notes", 0, "kind"), "exploded"),
    "a note of an event of the game": (("notes", 0, "kind"), "rolled"),
    "a note that is a line": (("notes", 0, "kind"), "line"),
    "a note after the end": (("notes", 0, "told"), 10**6),
    "a note with an unknown reason": (("notes", 1, "facts", "why"), "boredom"),
    "a note with events of no shape": (("notes", 0, "facts", "taken"), "[1, 2]"),
    "a note with events that are none": (("notes", 0, "facts", "taken"), "Dear Hera"),
    "a note with deep events": (("notes", 0, "facts", "taken"), "[" * 900 + "]" * 900),
    "a note with events deep within": (
        ("notes", 0, "facts", "taken"),
        json.dumps([["rolled", 0, {"dice": nested(900)}]]),
    ),
    "a note with unknown events": (("notes", 0, "facts", "taken"), json.dumps([["exploded", 0, {}]])),
    "a note with an event that tells nothing": (("notes", 0, "facts", "taken"), json.dumps([["rolled", 0, {}]])),
    "a note with too many facts": (("notes", 0, "facts", "colour"), "red"),
    "another language": (("table", "language"), "xx"),
    "no language": (("table", "language"), ""),
    "an unknown option": (("table", "conduct"), {"colour": "red"}),
    "an option's unknown value": (("table", "conduct"), {"limit": 17}),
    "an option of another type": (("table", "conduct"), {"thread": 1}),
    "an option nested deep": (("table", "conduct"), {"limit": nested(900)}),
    "a seal nested deep": (("table", "sealed"), {"seal": nested(900)}),
    "a seal of another game": (("table", "sealed", "game"), "hercules"),
    "a seal of another table": (("table", "sealed", "table"), 4711),
    "a seal with a colour": (("table", "sealed", "colour"), "red"),
    "a seal of another form": (("table", "sealed", "seal"), "pantheon-seal-9"),
    "no seal but its hash": (("table", "sealed"), None),
    "another hash": (("table", "commitment"), "0" * 64),
    "a hash in capitals": (("table", "commitment"), "A" * 64),
    "another salt": (("table", "salt"), "00" * 32),
    "half a byte of salt": (("table", "salt"), "000"),
    "an end in the middle": (("table", "ended"), 1_800_000_000_000),
    "an end without an end": (("table", "stage"), "ended"),
    "a host from elsewhere": (("table", "host"), 4),
    "a server alone": (("table", "channel"), None),
    "a channel alone": (("table", "server"), None),
    "a server of nobody": (("table", "server"), 0),
    "a version of the future": (("journal", 0, "version"), 2**40),
    "a version before the first": (("table", "version"), 0),
    "a time in the far future": (("table", "moved"), 2**60),
    "a time before 1970": (("table", "opened"), -1),
    "a choice long ago": (("journal", 0, "played"), -(2**62)),
    "a ticket twice": (("journal", 1, "ticket"), None),
    "a ticket of the future": (("journal", 0, "ticket"), 2**40),
    "a ticket below zero": (("journal", 0, "ticket"), -3),
    "a click that made two choices": (("journal", 1, "interaction"), None),
    "a joined choice with a click": (("journal", 1, "joined"), True),
    "somebody away without a stand-in": (("seats", 0, "away"), "timeout"),
    "somebody away for no reason": (("seats", 0, "away"), "boredom"),
    "nobody's name": (("seats", 0, "name"), ""),
    "a computer player's path": (("seats", 0, "computer"), "../../etc/passwd"),
    "a standing answer to nothing": (("seats", 0, "standing"), {"fly": "high"}),
    "a standing answer that is none": (("seats", 0, "standing"), {"twins": "sell"}),
    "a standing answer about something": (("seats", 0, "standing"), {"twins:eagle": "keep"}),
    "deep events of a choice": (("journal", 0, "events"), nested(900)),
    "a deep saved match": (("saved", "extra"), nested(900)),
    "a saved match with a colour": (("saved", "colour"), "red"),
    "a saved match of another rule": (("saved", "rules"), 10**9),
    "a saved click": (("saved", "click"), nested(900)),
    "saved words": (("saved", "words"), ["\ud800"]),
    "saved seats": (("saved", "seats"), 10**30),
    "a saved boundary": (("saved", "boundary"), nested(900)),
    "a saved boundary without a state": (("saved", "boundary", "state"), {}),
    "a deep state": (("saved", "boundary", "state"), nested(900)),
    "a chance that was used up": (("saved", "boundary", "chance_used"), 10**30),
}


def hostile(document: Document) -> Iterator[tuple[str, Document]]:
    """Files with one value that cannot be: each by what is wrong with it."""
    same_ticket, same_click = document["journal"][0]["ticket"], document["journal"][0]["interaction"]
    for name, (path, value) in CROOKED.items():
        change = {"a ticket twice": same_ticket, "a click that made two choices": same_click}.get(name, value)
        yield name, with_value(document, path, change)
    for path in places(document):
        where = ".".join(map(str, path))
        for name, value in STRANGE.items():
            if name not in MAY_BE.get(str(path[-1]), ()) and not is_fitting(path, name):
                yield f"{where}: {name}", with_value(document, path, value)
        if path[-1] != "joined" and path[-2] not in MAY_LACK:
            yield f"{where}: lost", without(document, path)
    for before in ((), ("table",), ("seats", 0), ("journal", 0), ("notes", 0), ("notes", 0, "facts")):
        yield f"{before}: a field too many", with_value(document, (*before, "colour"), "red")
    for part in ("table", "seats", "journal", "notes", "saved", "format"):
        for name, value in STRANGE.items():
            yield f"{part}: {name}", with_value(document, (part,), value)
        yield f"{part}: lost", without(document, (part,))


def is_fitting(path: Path_, name: str) -> bool:
    """Whether a strange value is none there: a list among the facts that hold one."""
    return path[-1] == "others" and name == "a list"


async def test_none_of_the_hostile_files_is_taken_in(bot: Bot) -> None:
    document = await write_document(bot)
    before = await bot.company.count(tables)
    files = list(hostile(document))
    kinds = {re.sub(r"^(.*\.)?\d+\.", "", name) for name, _ in files}
    assert len(kinds) >= 140
    assert len(files) >= 500
    wrong = []
    for name, file in files:
        try:
            await import_match(bot.operated, {"document": json.loads(json.dumps(file)), **ELSEWHERE})
        except Fault as fault:
            if "\n" in str(fault) or not str(fault).startswith("The file is no match"):
                wrong.append(f"{name}: {fault}")
        except BaseException as error:
            wrong.append(f"{name}: an incident, {error!r}"[:200])
        else:
            wrong.append(f"{name}: taken in")
    assert wrong == [], "\n".join(wrong)
    assert await bot.company.count(tables) == before


async def test_the_same_file_unharmed_is_taken_in_and_told(bot: Bot) -> None:
    document = await write_document(bot)
    document["notes"] = [note(kind) for kind in NOTES if not kind.startswith(("ended", "nobody", "unreachable"))]
    imported = await import_match(bot.operated, {"document": document, **ELSEWHERE})
    story = await bot.company.tables.lookup.story(int(imported["match"]))
    names = (await bot.company.tables.lookup.get(int(imported["match"]))).names
    for language in LANGUAGES:
        assert speech(language).story("diceforge", story, names)


def test_every_note_has_its_form() -> None:
    """What a log can tell of a table is what a file may say of it."""
    kinds = {
        kind
        for file in (Path(bundles.__file__).parent / "en").rglob("*.ftl")
        for kind in re.findall(r"^common-event-(\w+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert {*NOTES} == kinds - {"by_order", "line", "only_choice"}
    for kind in NOTES:
        for language in LANGUAGES:
            events = [Event("laboured", 0, {"column": 3}), checked(note(kind))]
            alone, both = (speech(language).story("hercules", part, ("Anna", "Bo")) for part in (events[:1], events))
            assert alone, both
            assert both != alone, kind


def checked(each: Document) -> Any:
    check_note(each["kind"], each["seat"], each["facts"], 2)
    return Event.from_json([each["kind"], each["seat"], each["facts"]])
