"""Boards whose choices went with the answer to their last click: nothing tidies them up afterwards."""

from __future__ import annotations

import random

import pytest

from bot.tables.model.table import MessagePlace
from tests.bot.tables.company import ANNA, BO, Company
from tests.bot.tables.outbox.scripted_messenger import Message


def newest_board(company: Company) -> Message:
    return company.messenger.of("board")[-1]


def newest_place(company: Company) -> MessagePlace:
    """Where the board or the end is that was posted last."""
    return max(place for place, message in company.messenger.messages.items() if message.kind in ("board", "final"))


@pytest.mark.parametrize("answered", [False, True])
async def test_only_boards_that_still_have_their_choices_are_tidied_up(company: Company, answered: bool) -> None:
    table, chance = await company.started(BO), random.Random(5)
    await company.settle()
    left = 0
    for _ in range(12):
        board = newest_board(company)
        answer = await company.move(table.id, chance)
        if answer.leaves_board and answered:
            board.buttons = False
        left += answer.leaves_board
        await company.settle()
    assert left > 2
    assert company.messenger.kinds().count("strip") == (0 if answered else left)
    boards = company.messenger.of("board")
    assert [board.buttons for board in boards] == [False] * (len(boards) - 1) + [True]


@pytest.mark.parametrize("posting", ["repost", "replace", "edit"])
async def test_a_choice_leaves_the_board_where_a_new_message_comes_and_the_old_one_stays(
    company: Company, posting: str
) -> None:
    table, chance = await company.started(BO, computers=1), random.Random(5)
    await company.tables.lobbies.choose_table_option(table.id, ANNA, "posting", posting)
    await company.settle()
    cases = set()
    for _ in range(40):
        before = newest_place(company)
        answer = await company.move(table.id, chance)
        await company.settle()
        is_new = newest_place(company) != before
        assert answer.leaves_board == (is_new and posting == "repost")
        cases.add(answer.leaves_board)
        if (await company.tables.lookup.get(table.id)).stage != "playing":
            break
    assert cases == ({False, True} if posting == "repost" else {False})


async def test_the_last_choice_leaves_the_board(company: Company) -> None:
    table = await company.started(BO)
    last = await company.enter(table.id, 3)
    person = (await company.tables.lookup.get(table.id)).seats[last["seat"]].person or 0
    answer = await company.tables.play.choose(
        table.id, person, await company.ticket(table.id), last["option"], company.click()
    )
    assert answer.table.stage == "finished"
    assert answer.leaves_board
