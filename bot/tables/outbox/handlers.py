"""The delivery of each kind of message, and its follow-ups."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from bot.tables.model.message_kinds import MESSAGE_KINDS
from bot.tables.model.messages import AFTER_RESTORE, MOVER, PendingMessage, PostedMessage
from bot.tables.model.open_table import OpenTable
from bot.tables.model.proposals import UNDO, Proposal
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox import (
    days,
    drills,
    follows,
    forum,
    mentions,
    musters,
    notices,
    nudges,
    plans,
    streaks,
    threads,
    time_handlers,
    turns,
)
from bot.tables.outbox.delivery import DELIVERERS, NOTHING, Delivery, delivers, follow_up, last_notes, story_left
from bot.tables.outbox.mentions import is_pinged, mask_of, ping_message, seats_of, to_call
from bot.tables.outbox.posts import (
    BoardPost,
    ClosedPost,
    ConsentPost,
    FinalPost,
    LeaguePost,
    LobbyPost,
    RollPost,
    SealPost,
    SeasonPost,
    TournamentPost,
)
from bot.tables.outbox.threads import without_stuck_message
from bot.tables.outbox.time_handlers import with_end_of_time
from bot.tables.rules.consent import open_proposal, seats_to_agree
from bot.tables.rules.undo import Undone, would_be_undone
from bot.tables.store.outbox_rows import DeliveryResult, write_shown
from bot.tables.time.reminders import DIRECT, REMINDER
from bot.tables.tournaments.rows import keep

SUBJECTS = (
    days,
    drills,
    follows,
    forum,
    mentions,
    musters,
    notices,
    nudges,
    plans,
    streaks,
    threads,
    time_handlers,
    turns,
)
"""The other files whose functions deliver kinds of messages."""


async def deliver(delivery: Delivery) -> DeliveryResult:
    """Deliver a message by its kind; with some kinds the messages about time go."""
    kind = delivery.pending.kind
    receipt = await DELIVERERS[kind](delivery)
    return with_end_of_time(delivery, receipt) if MESSAGE_KINDS[kind].ends_time else receipt


@delivers("lobby")
async def deliver_lobby(delivery: Delivery) -> DeliveryResult:
    """Show the lobby; once the match has begun, in the message that there is."""
    table, old = delivery.live.table, delivery.messages.get("lobby")
    if table.stage == "ended" or (table.stage != "lobby" and (old is None or delivery.fresh)):
        is_refused = table.stage != "ended" and delivery.pending.trouble == "message_gone"
        return DeliveryResult(follow_ups=follow_up("strip", old)) if is_refused else NOTHING
    again = "again" in delivery.pending.facts
    if old is not None and old.version >= table.version and not (again or delivery.fresh):
        return NOTHING
    place = None if old is None or delivery.fresh else old.place
    gone_count = delivery.pending.facts.get("gone", 0)
    people = musters.to_mention(delivery, gone_count) if place is None else ()
    call_mask = old.called if place is not None and old is not None else _mask_of_people(table, people)
    post = LobbyPost(table, people, gone_count, is_loud=call_mask > 0)
    new, earlier_people = await delivery.post_or_find(post, place)
    if earlier_people is not None:
        call_mask = _mask_of_people(table, earlier_people)
    message = PostedMessage("lobby", new, table.version, called=call_mask)
    receipt = _result_of(delivery, message, is_new=place is None)
    if old is None or old.place == new:
        return receipt
    return receipt._replace(follow_ups=(*receipt.follow_ups, *follow_up("remove", old)))


@delivers("seal")
async def deliver_seal(delivery: Delivery) -> DeliveryResult:
    """Post the seal of a table, once."""
    table = delivery.live.table
    if "seal" in delivery.messages or (table.started is None and not table.is_open):
        return NOTHING
    return DeliveryResult(PostedMessage("seal", await delivery.post(SealPost(table)), table.version))


@delivers("board")
async def deliver_board(delivery: Delivery) -> DeliveryResult:
    """Show the board: edit the live one, or post a fresh one and tidy up the one before, as the table wants it.

    A fresh board calls those who can act. The first one shows the seal, where no message before it does.
    """
    live = delivery.live
    old = story_left(live, delivery.messages.get("board"))
    table, match = live.table, live.playing
    if table.stage != "playing":
        return await _tidy_up_unknown_board(delivery, old)
    is_fresh = delivery.fresh or old is None
    if old is not None and old.version >= table.version and not (is_fresh or "again" in delivery.pending.facts):
        return NOTHING
    since = 0 if old is None else old.events if is_fresh else old.since
    place = old.place if old is not None and _edits_board(delivery, old) else None
    call_mask = mask_of(to_call(delivery)) if place is None and not is_pinged(delivery) else 0
    if place is not None and old is not None:
        call_mask = old.called
    sealed = _shows_seal(delivery, place)
    post = BoardPost(table, match, live.story(since), seats_of(call_mask), sealed)
    new, earlier_people = await delivery.post_or_find(post, place)
    calls = call_mask > 0
    if earlier_people is not None:
        call_mask = _mask_of_people(table, earlier_people)
    seal = partial(write_shown, table=table.id, message=PostedMessage("seal", new, table.version)) if sealed else None
    if place is not None and old is not None and not is_fresh:
        edited_message = old._replace(place=new, version=table.version)
        return without_stuck_message(delivery, DeliveryResult(edited_message, also=seal))
    message = PostedMessage("board", new, table.version, since, live.length, call_mask)
    receipt = DeliveryResult(message) if place is not None else _result_of(delivery, message, is_new=True, calls=calls)
    rolls = follow_up("roll", message) if table.options.rolls else ()
    receipt = receipt._replace(also=seal, follow_ups=(*receipt.follow_ups, *rolls))
    if is_pinged(delivery):
        receipt = receipt._replace(follow_ups=(*receipt.follow_ups, *ping_message(delivery)))
    else:
        ping = delivery.messages.get("ping")
        forgotten = () if ping is None else ("ping",)
        receipt = receipt._replace(follow_ups=(*receipt.follow_ups, *follow_up("remove", ping)), forgotten=forgotten)
    if place is not None:
        return without_stuck_message(delivery, receipt)
    tidy_ups = () if old is None or old.place == new else _tidy_up(delivery, old)
    return without_stuck_message(delivery, receipt._replace(follow_ups=(*receipt.follow_ups, *tidy_ups)))


async def _tidy_up_unknown_board(delivery: Delivery, known_board: PostedMessage | None) -> DeliveryResult:
    """Let the board go that an earlier try has posted, where Discord's answer was lost and the match has ended since:
    nothing else leads to it, and it offers choices."""
    if not (delivery.fresh and _may_be_posted(delivery)):
        return NOTHING
    live, final = delivery.live, delivery.messages.get("final")
    post = BoardPost(live.table, live.playing, ())
    earlier = await delivery.messenger.find(post, delivery.nonce, known_board.place if known_board else None)
    if earlier is None or (final is not None and final.place == earlier.place):
        return NOTHING
    board = PostedMessage("board", earlier.place, live.table.version)
    return DeliveryResult(follow_ups=follow_up(_tidying(delivery), board))


@delivers("roll")
async def deliver_roll(delivery: Delivery) -> DeliveryResult:
    """Show the roll on the board that was posted for it, unless that is no longer the newest or about to change."""
    live, seal = delivery.live, delivery.messages.get("seal")
    table, board = live.table, story_left(live, delivery.messages.get("board"))
    is_newest = board is not None and board.place == _place(delivery) and board.version >= table.version
    if board is not None and is_newest and table.stage == "playing" and table.options.rolls:
        sealed = seal is not None and seal.place == board.place
        called_seats = seats_of(board.called)
        post = RollPost(table, live.playing, live.story(board.since), called_seats, sealed)
        await delivery.post(post, board.place)
    return NOTHING


def _shows_seal(delivery: Delivery, place: MessagePlace | None) -> bool:
    """Whether the board at a place (None: a new one) shows the seal: no other message does, or it has done so before.

    A board that takes away the one that had the seal takes it over.
    """
    seal, board = delivery.messages.get("seal"), delivery.messages.get("board")
    if seal is None:
        return board is None
    if place is not None:
        return seal.place == place
    return board is not None and seal.place == board.place and _tidying(delivery) == "remove"


def merge_messages(waiting: Sequence[PendingMessage]) -> list[PendingMessage]:
    """The first message together with the later ones that it can stand for.

    The one that comes first lends its nonce: the oldest that asks for a new message, for it may have been tried.
    """
    first = waiting[0]
    if first.kind == REMINDER and DIRECT in first.facts:
        # One message for all matches of a person. The newest comes first: its nonce was used for no fewer of them.
        return [each for each in reversed(waiting) if each.kind == REMINDER and DIRECT in each.facts]
    if not MESSAGE_KINDS[first.kind].merges:
        return [first]
    batch = [message for message in waiting if message.table == first.table and message.kind == first.kind]
    batch.sort(key=lambda message: (not message.fresh, message.id))
    newest = max(batch, key=lambda message: message.id).facts
    if first.kind == "ping":
        batch[0] = batch[0]._replace(facts=newest)
    elif MOVER in newest or MOVER in batch[0].facts:
        # The last clicker is not mentioned.
        own = {fact: value for fact, value in batch[0].facts.items() if fact != MOVER}
        batch[0] = batch[0]._replace(facts=own | ({MOVER: newest[MOVER]} if MOVER in newest else {}))
    return batch


def is_edit(delivery: Delivery) -> bool:
    """Whether a message changes a message that is there."""
    kind, board = delivery.pending.kind, delivery.messages.get("board")
    if kind == "board" and board is not None:
        return _edits_board(delivery, board)
    return not delivery.fresh and MESSAGE_KINDS[kind].edits


def _edits_board(delivery: Delivery, board: PostedMessage) -> bool:
    """Whether the board is shown in the message that there is; not when that is gone, too old, or elsewhere."""
    table, message = delivery.live.table, delivery.pending
    if board.place.channel != table.channel or AFTER_RESTORE in message.facts:
        return False
    if not delivery.fresh:
        return True
    cannot = message.trouble == "message_gone" or (message.trouble == "archived" and message.tries > 1)
    return table.options.posting == "edit" and not cannot


def _tidying(delivery: Delivery) -> str:
    """What is done with a board that is no longer the newest."""
    return "strip" if delivery.live.table.options.posting == "repost" else "remove"


def _tidy_up(delivery: Delivery, board: PostedMessage | None) -> tuple[tuple[str, dict[str, int]], ...]:
    """The message that tidies up the board before, unless the answer to its last click has done so."""
    tidying = _tidying(delivery)
    if board is not None and tidying == "strip" and delivery.messenger.is_stripped(board.place):
        return ()
    return follow_up(tidying, board)


@delivers("final")
async def deliver_final(delivery: Delivery) -> DeliveryResult:
    """Post the end of a match; the last board loses its buttons."""
    live = delivery.live
    board = story_left(live, delivery.messages.get("board"))
    match = live.playing
    since = 0 if board is None else board.events
    new = await delivery.post(FinalPost(live.table, match, live.story(since)))
    tidy_ups = _tidy_up(delivery, board) + follow_up("remove", delivery.messages.get("ping"))
    message = PostedMessage("final", new, live.table.version, since, live.length)
    return without_stuck_message(delivery, DeliveryResult(message, forgotten=("ping",), follow_ups=tidy_ups))


@delivers("closed")
async def deliver_closed(delivery: Delivery) -> DeliveryResult:
    """Tell that a lobby was closed, in its message; or that a match was given up, below its last board."""
    table = delivery.live.table
    kind = "lobby" if table.started is None else "board"
    old = delivery.messages.get(kind)
    place = None if old is None or delivery.fresh or kind == "board" else old.place
    call_mask = old.called if place is not None and old is not None else 0
    new = await delivery.post(ClosedPost(table, last_notes(delivery.live), is_loud=call_mask > 0), place)
    strip = () if old is not None and old.place == new else follow_up("strip", old)
    removal = follow_up("remove", delivery.messages.get("ping"))
    message = PostedMessage(kind, new, table.version, called=call_mask)
    return DeliveryResult(message, forgotten=("ping",), follow_ups=(*strip, *removal))


@delivers("strip")
async def deliver_strip(delivery: Delivery) -> DeliveryResult:
    """Take the buttons from an old message."""
    await delivery.messenger.strip(_place(delivery))
    return NOTHING


@delivers("remove")
async def deliver_remove(delivery: Delivery) -> DeliveryResult:
    """Delete an old message."""
    await delivery.messenger.delete(_place(delivery))
    return NOTHING


@delivers("consent")
async def deliver_consent(delivery: Delivery) -> DeliveryResult:
    """Ask those who have not agreed yet; the message goes away when the matter is settled.

    Each proposal has a message of its own, so that it notifies; answers are shown in it.
    """
    table, old = delivery.live.table, delivery.messages.get("consent")
    proposal = open_proposal(table)
    if proposal is None:
        return NOTHING if old is None else DeliveryResult(forgotten=("consent",), follow_ups=follow_up("remove", old))
    is_same = old is not None and old.version == proposal.number
    place = old.place if old is not None and is_same and not delivery.fresh else None
    people = [person for seat in seats_to_agree(table, proposal) if (person := table.seats[seat].person) is not None]
    undone = _would_be_undone(delivery.live, proposal)
    new = await delivery.post(ConsentPost(table, proposal, undone, people), place)
    removal = () if old is None or old.place == new else follow_up("remove", old)
    return DeliveryResult(PostedMessage("consent", new, proposal.number), follow_ups=removal)


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


def _would_be_undone(live: OpenTable, proposal: Proposal) -> Undone | None:
    return would_be_undone(live, proposal.by, proposal.about[0]) if proposal.kind == UNDO else None


def _mask_of_people(table: Table, people: Collection[int]) -> int:
    """The seats of these people, in the form in which a message keeps those that it has called."""
    return mask_of([seat.number for seat in table.seats if seat.person in people])


def _place(delivery: Delivery) -> MessagePlace:
    facts = delivery.pending.facts
    return MessagePlace(facts["channel"], facts["message"])


def _result_of(delivery: Delivery, message: PostedMessage, *, is_new: bool, calls: bool = False) -> DeliveryResult:
    """The result of a delivery. A message that an earlier try may have posted may show an older state; ``calls``: a new
    one would call someone."""
    then = delivery.pending.facts.get("version", message.version)
    if is_new and delivery.doubtful and then < message.version:
        again = {"version": message.version, "again": 1}
        follow_ups: tuple[tuple[str, dict[str, int]], ...] = ((message.kind, again),)
        if calls and _may_be_posted(delivery):
            # It called those who could act then. Who can act now is called in a message of its own.
            follow_ups = (*follow_ups, *ping_message(delivery))
        return DeliveryResult(message._replace(version=then), follow_ups=follow_ups)
    return DeliveryResult(message)


def _may_be_posted(delivery: Delivery) -> bool:
    """Whether it is open if an earlier try has posted the message; else that try is known to have failed."""
    return delivery.doubtful and ("tried" in delivery.pending.facts or not delivery.pending.tries)
