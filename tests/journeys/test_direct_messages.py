"""The bot in a direct message: no server, nobody else, everything that one person can do alone."""

from __future__ import annotations

import pytest
from conversation import Conversation
from olympus import World, answer, custom_ids, options_on, pictures_of, sensible, texts
from true_discord import locales

from bot.languages import LANGUAGES, speech


@pytest.mark.parametrize("language", LANGUAGES)
async def test_alone_in_a_direct_message_to_the_end(world: World, language: str) -> None:
    words = speech(language)
    talk = Conversation(world, 3)
    locales[talk.person.id] = language
    assert words("bot-solo-started")[:20] in answer(await talk.command("solo", level="mild"))
    table = await world.bot.tables.in_channel(talk.person.dm_channel.id)
    assert table is not None
    assert (table.server, table.language) == (0, language)
    assert words("hercules-title") in answer(await talk.command("games"))
    assert "@me" in answer(await talk.command("games")), "the link leads into the conversation"
    assert words("bot-refusal-table_exists_alone", link="none")[:15] in answer(await talk.command("solo"))

    made = 0
    while (table := await world.bot.tables.in_channel(talk.person.dm_channel.id)) is not None:
        match = await world.bot.tables.match(table.id)
        question = match.questions[0]
        option = sensible(match, question)
        offered = list(options_on(talk.board))
        if option not in offered:
            option = next(each.id for each in question.options if each.id in offered)
        assert not answer(await talk.choose(option))
        made += 1
        if made == 4:
            await talk.press("su")
            match = await world.bot.tables.match(table.id)
            assert len(match.journal) == 3, "the own choice was taken back"
            await talk.command("undo")
            assert pictures_of((await talk.command("mine")).response) == ["seat.png"]
            assert list(options_on((await talk.command("move")).response))
            assert answer(await talk.command("log"))
            await talk.command("preferences")
            world.clock.time += 40 * 24 * 3_600_000
            assert list(options_on(talk.board)), "time passes without harm"
        assert made < 400
    assert made > 10
    final = talk.messages[-1]
    assert words("bot-final-title", game=words("hercules-title")) in texts(final.components)
    assert not [id_ for each in talk.messages[:-1] for id_ in custom_ids(each.components)]
    assert words("records-stats-where", own="alone") in answer(await talk.command("stats"))
    assert not world.public, "nothing of it came to the server"
