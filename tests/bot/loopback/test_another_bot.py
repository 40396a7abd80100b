"""Another bot with the same token: the log says so, once in a while, and with the number of this bot's database."""

from __future__ import annotations

from structlog.testing import capture_logs

from tests.bot.loopback.stage import Stage
from tests.discord.rest import CALLBACK
from tests.discord.users import Button
from tests.waiting import until

EVENT = "another_bot_with_this_token"


async def test_answers_of_another_bot_are_noticed(stage: Stage) -> None:
    await stage.solo()
    await until(lambda: stage.boards())
    stage.server.faults.error(400, 40060, "POST", CALLBACK, times=None)
    with capture_logs() as lines:
        for count in (2, 3, 4):
            content = stage.read_board()
            await stage.click()
            await until(lambda count=count: len(stage.answers()) >= count)
            await stage.bot.dispatcher.idle()
            if count == 2:
                await until(lambda content=content: stage.read_board() != content)
                before = (await stage.bot.tables.lookup.get(1)).version
    warned = [line for line in lines if line["event"] == EVENT]
    assert [line["instance"] for line in warned] == [stage.bot.database.instance]
    assert (await stage.bot.tables.lookup.get(1)).version == before, "what another bot takes is carried out no more"


async def test_buttons_of_another_bot_are_noticed(stage: Stage) -> None:
    await stage.solo()
    await until(lambda: stage.boards())
    board, _ = stage.option()
    with capture_logs() as lines:
        for number in range(3):
            foreign = Button(f"poker:{number}", "Bet", 1, False, None, None, {"id": 30 + number})
            await stage.person.click(board, foreign, wait=False)
        await until(lambda: len(stage.answers()) >= 4)
    assert len([line for line in lines if line["event"] == EVENT]) == 1
