"""What seasons, tournaments and leagues have come to, in the channels that are named for it."""

from __future__ import annotations

from functools import partial

from bot.tables.model.messages import PostedMessage
from bot.tables.model.table import MessagePlace
from bot.tables.outbox.delivery import NOTHING, Delivery, delivers
from bot.tables.outbox.posts import LeaguePost, SeasonPost, TournamentPost
from bot.tables.store.outbox_rows import DeliveryResult
from bot.tables.tournaments.rows import keep


@delivers("season")
async def deliver_season(delivery: Delivery) -> DeliveryResult:
    """Tell the end of a season, once, in the channel that the server has named for it."""
    if "season" in delivery.messages:
        return NOTHING
    table, facts = delivery.live.table, delivery.pending.facts
    new = await delivery.post(SeasonPost(table, facts["channel"], facts["season"]))
    return DeliveryResult(PostedMessage("season", new, table.version))


@delivers("tournament")
async def deliver_tournament(delivery: Delivery) -> DeliveryResult:
    """Show the standings of a tournament in the message that has them now; where there is none, post it.

    A fresh one takes its place: the channel may have left the old one far behind when the tournament ends.
    """
    table, facts, standings = delivery.live.table, delivery.pending.facts, delivery.further.standings
    old = None if standings is None else MessagePlace(facts["channel"], standings)
    place = None if delivery.fresh else old
    new = await delivery.post(TournamentPost(table, facts["channel"], facts["tournament"]), place)
    if new == place:
        return NOTHING
    removal = () if old is None else (("remove", {"channel": old.channel, "message": old.message}),)
    return DeliveryResult(follow_ups=removal, also=partial(keep, id=facts["tournament"], message=new.message))


@delivers("league")
async def deliver_league(delivery: Delivery) -> DeliveryResult:
    """Tell the end of a season of a league, once, in a channel of each server that takes part."""
    table, facts, server = delivery.live.table, delivery.pending.facts, delivery.pending.server
    kind = f"league{facts.get('place') or ''}"
    if kind in delivery.messages:
        return NOTHING
    new = await delivery.post(LeaguePost(table, facts["channel"], facts["league"], facts["season"], server))
    return DeliveryResult(PostedMessage(kind, new, table.version))
