"""The tags of matches in a forum have names in every language that Discord takes, and are found by any of them."""

from __future__ import annotations

import pytest

from bot.interactions import limits
from bot.interactions.forum_tags import MOST_TAGS, find_tag, tag_name
from bot.languages import LANGUAGES, speech
from bot.tables.model.options import PACES
from bot.tables.rules.post_titles import STATES
from engine.registry import MODULES

TAGS = (*STATES, *(f"game:{game}" for game in MODULES), *(f"pace:{pace}" for pace in PACES if pace != "none"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tag_has_a_name_of_its_own(language: str) -> None:
    names = [tag_name(tag, speech(language)) for tag in TAGS]
    assert len({name.casefold() for name in names}) == len(names) <= MOST_TAGS
    assert all(0 < len(name) <= limits.TAG_NAME and "…" not in name for name in names)


def test_a_tag_is_found_by_its_name_in_any_language() -> None:
    for language in LANGUAGES:
        there = [
            {"id": str(number), "name": tag_name(tag, speech(language)).upper()} for number, tag in enumerate(TAGS)
        ]
        assert [find_tag(tag, there) for tag in TAGS] == [*range(len(TAGS))]
    assert find_tag("open", [{"id": "1", "name": "Chat"}]) is None
