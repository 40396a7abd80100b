"""What people missed: a sentence and marks on the board that they look at, and the turns in signs."""

from __future__ import annotations

import pytest
from clicker import Clicker
from olympus import World, answer, at_random, pictures_of
from test_records import begun

from bot.languages import LANGUAGES, speech
from engine.news import deeds, news_for
from tests.short_forms import some

CASES = some([(game, language) for game in ("play hercules", "play diceforge") for language in LANGUAGES], 3)


@pytest.mark.parametrize(("play", "language"), CASES)
async def test_a_board_says_what_is_new_to_its_reader(world: World, play: str, language: str) -> None:
    words, zoe = speech(language), world.people[0]
    await begun(world, play=play)
    await world.bot.tables.people.set_language(zoe.id, language)
    beginning = words("news-line", own="yes", text="", before=0).split("**")[1]
    assert beginning not in answer(await world.command(zoe, "board")), "nothing was missed before the first turn"
    nothing = answer(await world.command(zoe, "board", since="round"))
    first = words("news-nothing", since="§", count=0, names="").split("§")[0]
    assert first in nothing or words("news-happened-title", game="").split(" · ")[-1] in nothing
    match, clicker = await world.match(), Clicker(world, 3)
    assert match is not None
    while (news := news_for(match, 0)) is None or not deeds(match, news, 0):
        await (clicker.play(1) if play == "play diceforge" else world.play_on(at_random(3), 1))
        match = await world.match()
        assert match is not None
    board = await world.command(zoe, "board")
    assert beginning in answer(board)
    missed = await world.command(zoe, "board", since="turn")
    assert missed.ephemeral
    assert words("news-title", game=words(f"{match.game.key}-title")) in answer(missed)
    assert pictures_of(missed.response) == ["strip.png"]
    watching = await world.command(world.people[3], "board", since="turn")
    assert pictures_of(watching.response) == ["strip.png"], "who has no seat is shown the last round"
    own_round = await world.command(zoe, "board", since="round")
    for result, reader in ((watching, speech("en")), (own_round, words)):
        since_own = reader("news-line", own="yes", text="", before=0).split("**")[1]
        assert reader("news-happened-title", game=reader(f"{match.game.key}-title")) in answer(result)
        assert reader("news-line", own="no", text="", before=0).split("**")[1] in answer(result)
        assert since_own not in answer(result), "the last round is not what was missed"
