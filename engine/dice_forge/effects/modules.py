"""What the feats of the Goddess and the Titan module do (Rebellion p. 11 and 17)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import permutations

from engine.dice_forge.data.cards import CARDS, SLOTS, Card, Feat
from engine.dice_forge.data.faces import Yield
from engine.dice_forge.data.titan_track import TRACK, after_steps
from engine.dice_forge.rules.blessing import choose_die, minor_blessing
from engine.dice_forge.rules.labyrinth import walk
from engine.dice_forge.rules.resources import MARKING, move_marker, receive, take
from engine.dice_forge.state import Memory, State
from engine.flow import Flow, Play
from engine.questions import Option

CardEffect = Callable[[Play[State], int, Card], Flow[None] | None]

MEMORY: Mapping[str, Yield] = {"ancient": {"ancient": 2, "moon": 1}, "loyalty": {"loyalty": 2, "sun": 1}}
"""What a memory token gives, by the side that lies up."""

ISLANDS = tuple(sorted({slot.island for slot in SLOTS.values()}))


def golem_forward(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Move the golem forward."""
    yield from walk(play, seat, card.feat.times)


def golem_back(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Move the golem back, at junctions whichever way one likes (C38)."""
    yield from walk(play, seat, card.feat.times, back=True)


def memory(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Lay the card's tokens on different islands, either side up."""
    hero = play.state.heroes[seat]
    islands = ISLANDS
    for _ in range(card.feat.times):
        options = tuple(
            Option(f"memory:{island}:{side}", "memory", {"island": island, "side": side, **gains})
            for island in islands
            for side, gains in MEMORY.items()
        )
        answer = yield from play.ask(seat, "memory", options, {"source": card.id})
        _, island, side = answer.id.split(":")
        hero.memories = (*hero.memories, Memory(card.id, int(island), side))
        play.tell("memory_laid", seat, card=card.id, island=int(island), side=side)
        islands = tuple(other for other in islands if other != int(island))


def remember(play: Play[State], seat: int, island: int) -> Flow[None]:
    """Whoever buys a feat of an island collects his memory tokens there (C24: before the feat's effect)."""
    hero = play.state.heroes[seat]
    found = [token for token in hero.memories if token.island == island]
    if found:
        hero.memories = tuple(token for token in hero.memories if token.island != island)
        while found:
            token = found.pop((yield from _next_token(play, seat, found)))
            play.tell("remembered", seat, card=token.card, island=island, side=token.side)
            yield from receive(play, seat, MEMORY[token.side], token.card)


def _next_token(play: Play[State], seat: int, found: Sequence[Memory]) -> Flow[int]:
    """Which of several tokens is collected next; asked where the marker comes to another space by it."""
    sides = list(dict.fromkeys(token.side for token in found))
    track = play.state.heroes[seat].track
    if len({_space_after(track, order) for order in permutations(token.side for token in found)}) < 2:
        return 0
    options = tuple(Option(f"first:{side}", "first-token", {"side": side, **MEMORY[side]}) for side in sides)
    answer = yield from play.ask(seat, "tokens", options, {"source": found[0].card})
    side = answer.id.partition(":")[2]
    return next(place for place, token in enumerate(found) if token.side == side)


def _space_after(track: int, sides: Iterable[str]) -> int:
    for side in sides:
        track = after_steps(track, MEMORY[side].get("ancient", 0), MEMORY[side].get("loyalty", 0))
    return track


def reward_rebel(play: Play[State], seat: int, feat: Feat) -> None:
    """Before a feat is taken: what the Titans give for it in the zone where the marker stands (Rebellion p. 15)."""
    vp = rebel_reward(play.state, seat, feat)
    if vp:
        take(play, seat, {"vp": vp}, TRACK[play.state.heroes[seat].track].zone.id)


def rebel_reward(state: State, seat: int, feat: Feat) -> int:
    """Victory points that a seat would get now for buying a feat, colours being the same feat."""
    zone = TRACK[state.heroes[seat].track].zone
    if not zone.first:
        return 0
    owners = [other for other, hero in enumerate(state.heroes) if any(CARDS[card].feat is feat for card in hero.cards)]
    return zone.first if not owners else zone.new if seat not in owners else 0


def oracle(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """A minor blessing; if it gives loyalty or ancient shards, all other markers go one space to the rebellion."""
    die = yield from choose_die(play, seat, card.id)
    given = yield from minor_blessing(play, seat, die, card.id)
    if not MARKING.isdisjoint(given):
        for other in play.state.others(seat):
            move_marker(play, other, 1, 0)


MODULE_EFFECTS: Mapping[str, CardEffect] = {
    "walk": golem_forward,
    "walk_back": golem_back,
    "memory": memory,
    "oracle": oracle,
}
