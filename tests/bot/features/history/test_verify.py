"""What ``/verify`` says, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.history.verify import OTHER_FILES, kind_of_file
from bot.languages import LANGUAGES, speech
from bot.reading.proof import verdict
from bot.tables.model.match_parts import FORMAT
from bot.tables.tournaments.results_file import TournamentFile
from engine.hercules import GAME
from engine.match import Match
from engine.seal import public_terms
from engine.verification import export, verify

DOCUMENT = export(Match.start(GAME, 2, seed=b"v" * 32, click=9), b"salt", sealed=public_terms("hercules", {}, 1))


def read_verdict(language: str, **changes: Any) -> str:
    document = {**DOCUMENT, **changes}
    return verdict(document, verify(document), speech(language), "THE SEAL")


@pytest.mark.parametrize(
    ("language", "fair", "exchanged", "other"),
    [
        ("en", "The dice were fair", "someone has swapped them", "rules version 7"),
        ("de", "Die Würfel waren fair", "Jemand hat sie ausgetauscht", "Fassung 7 der Regeln"),
    ],
)
def test_each_finding_has_its_words(language: str, fair: str, exchanged: str, other: str) -> None:
    assert fair in read_verdict(language)
    assert read_verdict(language).endswith("THE SEAL")
    assert exchanged in read_verdict(language, seed=bytes(32).hex())
    assert "THE SEAL" not in read_verdict(language, seed=bytes(32).hex())
    same = read_verdict(language, rules=7)
    assert fair in same
    assert other in same
    elsewhere = read_verdict(language, rules=7, words=["owl"])
    assert fair not in elsewhere
    assert other in elsewhere
    assert elsewhere.endswith("THE SEAL")
    assert fair not in read_verdict(language, words=["owl"])


@pytest.mark.parametrize(
    ("document", "kind"),
    [
        ({"format": FORMAT, "table": {}}, "table"),
        ({"discord_id": "1", "language": None, "tables": []}, "person"),
        (dict.fromkeys(TournamentFile.model_fields), "tournament"),
        ({"format": "another-program"}, "other"),
        ([1, 2], "other"),
    ],
)
def test_what_another_file_is_is_known(document: Any, kind: str) -> None:
    assert kind_of_file(document) == kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_other_file_is_named_and_the_right_one_too(language: str) -> None:
    kinds = ("table", *OTHER_FILES, "large", "unreadable", "other")
    sentences = {speech(language)("refusal-bad_file", file=kind) for kind in kinds}
    assert len(sentences) == len(kinds)
    assert all("`/verify`" in each and "`hercules.json`" in each for each in sentences)
