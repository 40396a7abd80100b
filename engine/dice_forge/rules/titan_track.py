"""The zones of the Titans' track, and memory tokens (Rebellion p. 15 and 17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from engine.dice_forge.data.cards import CARDS, MEMORY, Feat
from engine.dice_forge.data.faces import Yield
from engine.dice_forge.data.titan_track import TRACK, Zone, after_steps
from engine.dice_forge.registry import Given, YieldMode
from engine.dice_forge.rules.resources import receive, take
from engine.dice_forge.state import Hero, Memory, State
from engine.flow import NOTHING_ASKED, Flow, Play
from engine.questions import Option


def zone_of(hero: Hero, manner: YieldMode) -> Zone | None:
    """The zone that is good for the next face: where the marker stands before the face moves it (C36)."""
    return TRACK[hero.track].zone if manner.is_blessing and not manner.losing else None


def zone_bonus(play: Play[State], seat: int, zone: Zone, given: Given, manner: YieldMode) -> Flow[None]:
    """What a die of one's own gains more when it gave gold or victory points; it cannot be exchanged."""
    bonus = bonus_of(zone, given)
    return _gain_each(play, seat, bonus, zone.id, YieldMode(income=manner.income)) if bonus else NOTHING_ASKED


def bonus_of(zone: Zone, given: Given) -> list[Yield]:
    """All that a die of one's own gains more in a zone when it gave these kinds."""
    if not zone.gold and not zone.vp:
        return []
    return [more for kind, more in (("gold", zone.gold), ("vp", zone.vp)) if more and kind in given]


def _gain_each(play: Play[State], seat: int, bonus: list[Yield], source: str, manner: YieldMode) -> Flow[None]:
    for more in bonus:
        yield from receive(play, seat, more, source, manner)


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


# Memory tokens


def remember(play: Play[State], seat: int, island: int) -> Flow[None]:
    """The buyer of a feat of an island collects his memory tokens there (C24: before the feat's effect)."""
    hero = play.state.heroes[seat]
    tokens = [token for token in hero.memories if token.island == island]
    if tokens:
        hero.memories = tuple(token for token in hero.memories if token.island != island)
        while tokens:
            token = tokens.pop((yield from _next_token(play, seat, tokens)))
            play.tell(seat, "remembered", card=token.card, island=island, side=token.side)
            yield from receive(play, seat, MEMORY[token.side], token.card)


def _next_token(play: Play[State], seat: int, tokens: Sequence[Memory]) -> Flow[int]:
    """Which of several tokens is collected next; asked where the marker comes to another space by it."""
    sides = list(dict.fromkeys(token.side for token in tokens))
    track = play.state.heroes[seat].track
    if len({_space_after(track, order) for order in permutations(token.side for token in tokens)}) < 2:
        return 0
    options = tuple(Option(f"first:{side}", "first-token", {"side": side, **MEMORY[side]}) for side in sides)
    answer = yield from play.ask(seat, "tokens", options, {"source": tokens[0].card})
    side = answer.text("side")
    return next(place for place, token in enumerate(tokens) if token.side == side)


def _space_after(track: int, sides: Iterable[str]) -> int:
    for side in sides:
        track = after_steps(track, MEMORY[side].get("ancient", 0), MEMORY[side].get("loyalty", 0))
    return track
