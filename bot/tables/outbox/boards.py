"""The board of a match: posted or edited, with its seal and its roll; the one before is tidied up."""

from __future__ import annotations

from functools import partial

from bot.tables.model.messages import AFTER_RESTORE, PostedMessage
from bot.tables.model.table import MessagePlace
from bot.tables.outbox.delivery import NOTHING, Delivery, delivers, follow_up, story_left
from bot.tables.outbox.earlier_tries import mask_of_people, may_be_posted, result_of
from bot.tables.outbox.mentions import is_pinged, mask_of, ping_message, seats_of, to_call
from bot.tables.outbox.posts import BoardPost, RollPost, SealPost
from bot.tables.outbox.threads import without_stuck_message
from bot.tables.store.outbox_rows import DeliveryResult, write_shown


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
    place = old.place if old is not None and edits_board(delivery, old) else None
    call_mask = mask_of(to_call(delivery)) if place is None and not is_pinged(delivery) else 0
    if place is not None and old is not None:
        call_mask = old.called
    sealed = _shows_seal(delivery, place)
    post = BoardPost(table, match, live.story(since), seats_of(call_mask), sealed)
    new, earlier_people = await delivery.post_or_find(post, place)
    calls = call_mask > 0
    if earlier_people is not None:
        call_mask = mask_of_people(table, earlier_people)
    seal = partial(write_shown, table=table.id, message=PostedMessage("seal", new, table.version)) if sealed else None
    if place is not None and old is not None and not is_fresh:
        edited_message = old._replace(place=new, version=table.version)
        return without_stuck_message(delivery, DeliveryResult(edited_message, also=seal))
    message = PostedMessage("board", new, table.version, since, live.length, call_mask)
    receipt = DeliveryResult(message) if place is not None else result_of(delivery, message, is_new=True, calls=calls)
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
    tidy_ups = () if old is None or old.place == new else tidy_up(delivery, old)
    return without_stuck_message(delivery, receipt._replace(follow_ups=(*receipt.follow_ups, *tidy_ups)))


@delivers("roll")
async def deliver_roll(delivery: Delivery) -> DeliveryResult:
    """Show the roll on the board that was posted for it, unless that is no longer the newest or about to change."""
    live, seal = delivery.live, delivery.messages.get("seal")
    table, board = live.table, story_left(live, delivery.messages.get("board"))
    is_newest = board is not None and board.place == _message_to_change(delivery) and board.version >= table.version
    if board is not None and is_newest and table.stage == "playing" and table.options.rolls:
        sealed = seal is not None and seal.place == board.place
        called_seats = seats_of(board.called)
        post = RollPost(table, live.playing, live.story(board.since), called_seats, sealed)
        await delivery.post(post, board.place)
    return NOTHING


@delivers("strip")
async def deliver_strip(delivery: Delivery) -> DeliveryResult:
    """Take the buttons from an old message."""
    await delivery.messenger.strip(_message_to_change(delivery))
    return NOTHING


@delivers("remove")
async def deliver_remove(delivery: Delivery) -> DeliveryResult:
    """Delete an old message."""
    await delivery.messenger.delete(_message_to_change(delivery))
    return NOTHING


def edits_board(delivery: Delivery, board: PostedMessage) -> bool:
    """Whether the board is shown in the message that there is; not when that is gone, too old, or elsewhere."""
    table, message = delivery.live.table, delivery.pending
    if board.place.channel != table.channel or AFTER_RESTORE in message.facts:
        return False
    if not delivery.fresh:
        return True
    cannot = message.trouble == "message_gone" or (message.trouble == "archived" and message.tries > 1)
    return table.options.posting == "edit" and not cannot


def tidy_up(delivery: Delivery, board: PostedMessage | None) -> tuple[tuple[str, dict[str, int]], ...]:
    """The message that tidies up the board before, unless the answer to its last click has done so."""
    tidying = _tidying(delivery)
    if board is not None and tidying == "strip" and delivery.messenger.is_stripped(board.place):
        return ()
    return follow_up(tidying, board)


def _tidying(delivery: Delivery) -> str:
    """What is done with a board that is no longer the newest."""
    return "strip" if delivery.live.table.options.posting == "repost" else "remove"


async def _tidy_up_unknown_board(delivery: Delivery, known_board: PostedMessage | None) -> DeliveryResult:
    """Let the board go that an earlier try has posted, where Discord's answer was lost and the match has ended since:
    nothing else leads to it, and it offers choices."""
    if not (delivery.fresh and may_be_posted(delivery)):
        return NOTHING
    live, final = delivery.live, delivery.messages.get("final")
    post = BoardPost(live.table, live.playing, ())
    earlier = await delivery.messenger.find(post, delivery.nonce, known_board.place if known_board else None)
    if earlier is None or (final is not None and final.place == earlier.place):
        return NOTHING
    board = PostedMessage("board", earlier.place, live.table.version)
    return DeliveryResult(follow_ups=follow_up(_tidying(delivery), board))


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


def _message_to_change(delivery: Delivery) -> MessagePlace:
    facts = delivery.pending.facts
    return MessagePlace(facts["channel"], facts["message"])
