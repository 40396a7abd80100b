"""Names made to deceive, in what is posted for everybody and in a board that is told in words."""

from __future__ import annotations

import re

import pytest
from discord_contract import TEXT, message_faults, walk

from bot.features.board.private import describe_position
from bot.features.daily.today import shared_lines
from bot.interactions.components import mention_in, with_mentions
from bot.languages import LANGUAGES, speech
from bot.languages.display_names import FIRST_STRONG_ISOLATE, POP_ISOLATE
from bot.reading.position import position_of
from bot.tables.dailies.attempts import Attempt
from bot.tables.dailies.service import Today
from bot.tables.model.table import Seat, Table
from engine.match import Match
from engine.registry import find_game
from tests.bot.features.panel_limits import HASH
from tests.short_forms import some

HOSTILE = [
    "@everyone",
    "@here",
    "<@1> <@!1>",
    "<@&1>",
    "<#1>",
    "</play:1>",
    "`/privacy`",
    "`/play hercules`",
    "<t:0:R>",
    "<id:guide>",
    "<:gold:1000000000000000034>",
    "<a:b:1>",
    ":skull:",
    "[x](https://a.b)",
    "](https://a.b)[",
    "<https://a.b>",
    "https://evil.example/x",
    "discord.gg/abc",
    "www.evil.example",
    "a@evil.example",
    "**x** __y__ ~~z~~",
    "||x|| _i_ *i*",
    "```py\nx```",
    "# x",
    "-# x",
    "> x",
    ">>> x",
    "1. x",
    "- x",
    "a\n# x\n@everyone",
    "a\u2028b\u2029c\u0085d\re",
    "\u202e\u2066\u2069\u2069x",
    "\u2069@everyone\u2068",
    "\ud800x\udc00",
    "\u200b\u3164\u2800",
    "Z\u0351\u036b\u035c" * 20,
    "W" * 4_000,
    "\\",
    "\\@everyone",
    "{ $name }",
    '{""}',
    "",
]
ALIVE = re.compile(
    r"(?<!\\)(?:\\\\)*(?:@everyone|@here|<[@#/:ati]|`|\*\*|__|~~|\|\||\[|\]|\(|https?:|(?<=[a-z])\.(?=[a-z]))"
)
"""What Discord would make something of, where it is not escaped."""
LIVES = re.compile(r"(?<!\\)(?:@everyone|@here|<[@#/:a-z]|`|\*\*|__|~~|\|\||\]\(|https?://|discord\.gg)")
"""The same in a text that is not only a name."""
IDS = {"play": 1, "privacy": 2}


def isolated(text: str) -> list[str]:
    """What stands between isolates: the names."""
    return re.findall(f"{FIRST_STRONG_ISOLATE}([^{POP_ISOLATE}]*){POP_ISOLATE}", text)


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
@pytest.mark.parametrize("name", HOSTILE)
def test_a_result_that_is_shared(name: str, language: str) -> None:
    attempt = Attempt(1, 2, 3, "finished", 41, 1, ("mastered", "open") * 6)
    today = Today("hercules", 20_000, HASH, attempt, None, 1, 9, None)
    words = speech(language)
    text = with_mentions(shared_lines(today, name, 3, words), IDS)
    usual = with_mentions(shared_lines(today, "Anna", 3, words), IDS)
    (own,) = isolated(text)
    assert not ALIVE.search(own), own
    assert len(own) <= 150
    assert text.replace(own, "") == usual.replace("Anna", ""), "nothing but the name is another"
    assert text.count(FIRST_STRONG_ISOLATE) == text.count(POP_ISOLATE) == 1
    assert not [*message_faults({"content": text})]


@pytest.mark.parametrize("language", some(LANGUAGES, 3))
@pytest.mark.parametrize("game", ["hercules", "diceforge"])
@pytest.mark.parametrize("name", HOSTILE)
def test_a_board_in_words(name: str, game: str, language: str) -> None:
    match = Match.start(find_game(game), 2, seed=bytes(32))
    seats = (Seat(0, 1, name, None), Seat(1, 2, name, None))
    table = Table(1, 2, 3, game, "playing", 1, seats, match.settings, 1, HASH, 0, 0, 0, None, language)
    page, last = 0, -1
    while page > last:
        panel = describe_position(position_of(table, match, speech(language)), page)
        components = mention_in(panel.view, IDS).to_components()
        assert not [*message_faults({"components": components, "flags": 1 << 15})]
        for text in (part["content"] for part in walk(components) if part["type"] == TEXT):
            assert not LIVES.search(text), text
        last, page = page, page + 1
        if f":described:{page}" not in str(components):
            break
