"""A bot in which people use time banks, are asked to confirm, follow a match in a forum, and play in a league: what
must survive moves."""

from __future__ import annotations

from typing import NamedTuple

from bot.runtime.clock import DAY, HOUR
from bot.tables.people_leagues.opening import CLOSING
from bot.tables.people_leagues.rows import PeopleLeague, Rules
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, BO, CHANNEL, CLIO, DORA, GAME, SERVER, Company

RULES = Rules(GAME, 2, 1, 5, "h12", 28)
FORUM = 70


class AtPlay(NamedTuple):
    """The numbers of a match with time banks, of a lobby in its muster, of a league, and of a match in a forum with its
    post, and what is left of the banks in hours."""

    banked: int
    mustered: int
    league: int
    posted: int
    post: int
    left: dict[int, float]


async def banks(company: Company, id: int) -> dict[int, float]:
    """What is left of each bank, in hours."""
    left = (await company.tables.time.hours(id)).banks
    return {seat: round(each / HOUR, 1) for seat, each in left.items()}


async def begin_play(company: Company) -> AtPlay:
    """Let a bank be used, a muster begin, and a league open its matches; one is over and one runs."""
    tables = company.tables
    waiting = await company.lobby(BO, channel=12)
    company.clock.turn(DAY)
    options = {"bank": "h72", "increment": "h6"}
    table = await tables.lobbies.open(NewTable(SERVER, 11, ANNA, GAME, table_options=options))
    await tables.lobbies.join(table.id, BO)
    await tables.lobbies.start(table.id, ANNA)
    await company.settle()
    company.clock.turn(10 * HOUR)
    [seat] = (await tables.time.hours(table.id)).timers
    while seat in (await tables.time.hours(table.id)).timers:
        await company.move(table.id)
    assert (await tables.lobbies.start(waiting.id, ANNA, company.click())).muster is not None
    league = await tables.people_leagues.open(SERVER, CHANNEL, RULES, "en")
    for person in (ANNA, BO, CLIO, DORA):
        await tables.people_leagues.join(league, person, SERVER, channel=CHANNEL)
    await tables.people_leagues.openings.look()
    first = (await tables.people_leagues.get(league)).tables[0]
    await company.play_out(first.id or 0, 1)
    await company.settle()
    posted = await tables.lobbies.open(NewTable(SERVER, 0, CLIO, GAME, forum=FORUM))
    await tables.lobbies.join(posted.id, DORA)
    await tables.lobbies.start(posted.id, CLIO, company.click())
    await company.settle()
    await tables.follows.follow(ANNA.id, posted.id, "end")
    await company.settle()
    post = (await tables.lookup.get(posted.id)).channel
    return AtPlay(table.id, waiting.id, league, posted.id, post, await banks(company, table.id))


async def play_on_with(company: Company, at_play: AtPlay) -> PeopleLeague:
    """Go on with all of it: the bank is used further, the muster ends in a match, the league plays its season to the
    end, which is announced once. The league before its season turned."""
    tables = company.tables
    assert await banks(company, at_play.banked) == at_play.left
    assert 68 in at_play.left.values(), "ten hours, and six back after the turn"
    for person in (ANNA, BO):
        await tables.musters.confirm(at_play.mustered, person, company.click())
    assert (await tables.lookup.get(at_play.mustered)).stage == "playing"
    before = company.messenger.kinds().count("open_post")
    await company.play_out(at_play.posted, 1)
    await company.settle()
    assert (await tables.lookup.get(at_play.posted)).channel == at_play.post
    assert company.messenger.kinds().count("open_post") == before == 0, "no second post"
    assert company.messenger.titles[at_play.post].startswith("over")
    assert len(company.messenger.of("follow", ANNA.id)) == 1
    await tables.people_leagues.openings.look()
    for table in (await tables.people_leagues.get(at_play.league)).tables:
        if table.result is None:
            await company.play_out(table.id or 0, table.number)
    before = await tables.people_leagues.get(at_play.league)
    assert sum(each.result is not None for each in before.tables) >= 3
    company.clock.time = before.until + CLOSING
    ends = tables.people_leagues.season_ends
    assert (await ends.look(), await ends.look()) == (1, 0)
    await company.settle()
    assert len(company.messenger.of("league", CHANNEL)) == 1
    return before
