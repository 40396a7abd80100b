"""Another bot with the same token: the log says so, once in a while, and with the number of this bot's database."""

from __future__ import annotations

from structlog.testing import capture_logs

from tests.bot.loopback.fake_discord import told
from tests.bot.loopback.test_real_http import Stage, stage  # noqa: F401

EVENT = "another_bot_with_this_token"


async def test_answers_of_another_bot_are_noticed(stage: Stage) -> None:  # noqa: F811
    await stage.solo()
    await stage.discord.until(lambda: bool(stage.discord.boards()))
    before = (await stage.bot.tables.get(1)).version
    refusal = {"message": "Interaction has already been acknowledged.", "code": 40060}
    stage.discord.fault = lambda request: told(refusal, 400) if request.path.endswith("/callback") else None
    with capture_logs() as lines:
        for _ in range(3):
            await stage.click()
        await stage.discord.until(
            lambda: len([path for _, path in stage.discord.log if path.endswith("/callback")]) >= 4
        )
        await stage.bot.dispatcher.idle()
    warned = [line for line in lines if line["event"] == EVENT]
    assert [line["instance"] for line in warned] == [stage.bot.database.instance]
    assert (await stage.bot.tables.get(1)).version == before, "what another bot has taken is not carried out"


async def test_buttons_of_another_bot_are_noticed(stage: Stage) -> None:  # noqa: F811
    await stage.solo()
    await stage.discord.until(lambda: bool(stage.discord.boards()))
    message, _ = stage.option()
    with capture_logs() as lines:
        for number in range(3):
            await stage.discord.interact(3, {"custom_id": f"poker:{number}", "component_type": 2}, message)
        callbacks = lambda: [path for _, path in stage.discord.log if path.endswith("/callback")]  # noqa: E731
        await stage.discord.until(lambda: len(callbacks()) >= 4)
    assert len([line for line in lines if line["event"] == EVENT]) == 1
