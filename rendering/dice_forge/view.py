"""The data of Dice Forge's pictures, read from a match as plain values; all of it is public."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.dice_forge.data.cards import FEATS, FITTING, SLOTS
from engine.dice_forge.data.faces import DICE, FACES, POOLS, SIDES
from engine.dice_forge.data.titan_track import TRACK
from engine.dice_forge.rules.gold import hammer_place
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.rules.scoring import feat_points, points
from engine.dice_forge.state import ANCIENT, Hero, Memory, State
from engine.events import Event
from engine.match import Match
from engine.questions import Question
from rendering import theme
from rendering.dice_forge.changes import points_of
from rendering.picture import Scene

STORES = ("gold", "sun", "moon", ANCIENT)
"""What heroes have stores for; ancient shards with the Titans only."""


class HeroView(NamedTuple):
    """One player's area. ``rolls`` are the faces of each throw since the turn began, ``gains`` what has come in since
    the board before, without what was paid, and by how much the points have changed (``vp``).

    ``lap`` and ``step`` are the hammer's, 0 and 0 without one to work on; ``finished`` counts hammers wholly done.
    ``fresh`` are the places (die * 6 + side) of the faces forged since the board before.
    ``scepters`` are the gold on each,
    ``companions`` the spaces of those still on their way, ``memories`` the tokens on the islands. ``golem`` and
    ``track`` are spaces, 0 without the module; ``track_vp`` is what the space on the Titans' track is worth.
    ``thrown`` are the sides of the Celestial Die that this turn has brought.
    """

    number: int
    name: str
    look: theme.Side
    store: Mapping[str, int]
    caps: Mapping[str, int]
    points: int
    feat_points: int
    place: int
    dice: tuple[tuple[str, ...], tuple[str, ...]]
    up: tuple[int, int]
    rolls: tuple[tuple[str, ...], ...]
    gains: Mapping[str, int]
    fresh: frozenset[int]
    island: int
    cards: tuple[str, ...]
    forged_count: int
    tokens: Mapping[str, int]
    chests: int
    hammers: int
    lap: int
    step: int
    scepters: tuple[int, ...]
    companions: tuple[int, ...]
    memories: tuple[Memory, ...]
    golem: int
    track: int
    track_vp: int
    thrown: tuple[str, ...]

    @property
    def stores(self) -> tuple[str, ...]:
        """The kinds that the hero has a store for, points aside."""
        return tuple(kind for kind in STORES if kind in self.caps)

    @property
    def faces(self) -> tuple[str, str]:
        """The faces that the dice show."""
        return self.dice[0][self.up[0]], self.dice[1][self.up[1]]

    @property
    def card_counts(self) -> dict[str, int]:
        """The cards with their numbers, in order of the first purchase."""
        counts: dict[str, int] = {}
        for card in self.cards:
            counts[card] = counts.get(card, 0) + 1
        return counts


class SlotView(NamedTuple):
    """One place on the islands. ``top`` is the card that lies on top, "" when none is left."""

    id: str
    feat: str
    top: str
    left: int


class TableView(NamedTuple):
    """The whole table. ``feats`` are the slots and ``faces`` the faces (with their price) that can be bought now.

    ``asked_seats`` are the seats that have to choose something, ``questions`` what each of them is asked. ``new_feats``
    are the slots of the feats performed since the board before, each with the seat that performed it last.
    ``moved_seats`` are the seats whose heroes have gone somewhere since then. ``boars`` says whose card each face of a
    boar or a misfortune belongs to. ``gardens`` and ``forest`` are the pools beside the Sanctuary that can come into
    play, ``fitting`` the sets to choose from for each slot in a draft. ``news`` are the events since the board before.
    """

    round: int
    rounds: int
    heroes: tuple[HeroView, ...]
    acting: int
    first: int
    over: bool
    drafting: bool
    asked_seats: tuple[int, ...]
    slots: Mapping[str, SlotView]
    temple: Mapping[str, int]
    gardens: tuple[int, ...]
    feats: frozenset[str]
    faces: Mapping[str, int]
    new_feats: Mapping[str, int]
    moved_seats: frozenset[int]
    boars: Mapping[str, int]
    viewer: int | None
    module: str
    forest: tuple[int, ...]
    fitting: Mapping[str, tuple[str, ...]]
    questions: Mapping[int, Question]
    news: tuple[Event, ...]

    @property
    def turn_owner(self) -> int:
        """The seat whose turn it is; where a trial halts after its turn, whose turn it was."""
        return self.acting if self.asked_seats or self.over else (self.acting - 1) % len(self.heroes)

    @property
    def winners(self) -> tuple[HeroView, ...]:
        """The winners."""
        return tuple(hero for hero in self.heroes if hero.place == 1)

    @property
    def ranking(self) -> list[HeroView]:
        """All players, the best first."""
        return sorted(self.heroes, key=lambda hero: hero.place)


WENT = frozenset({"moved", "ousted"})
"""The kinds of events that tell that a hero stands elsewhere."""


def read(scene: Scene) -> TableView:
    """The present table."""
    match: Match[State] = scene.match
    state = match.state
    events = match.turn_events
    news = events if scene.since is None else scene.news
    return TableView(
        round=min(state.round, state.rounds),
        rounds=state.rounds,
        heroes=_heroes(scene, state, events, news),
        acting=match.questions[0].seat if state.drafting and match.questions else state.acting,
        first=state.first,
        over=match.is_finished,
        drafting=state.drafting,
        asked_seats=tuple(sorted(question.seat for question in match.questions)),
        slots=_slots(state),
        temple=state.temple,
        gardens=_gardens(state),
        feats=frozenset(_offered_slots(match)),
        faces=_for_sale(match),
        new_feats={
            str(event.facts["slot"]): event.seat
            for event in news
            if event.kind == "performed" and event.seat is not None
        },
        moved_seats=frozenset(event.seat for event in news if event.kind in WENT and event.seat is not None),
        boars={
            face.id: seat
            for face in FACES.values()
            for seat, hero in enumerate(state.heroes)
            if face.card and face.card in hero.cards
        },
        viewer=scene.viewer,
        module=state.module,
        forest=tuple(pool.id for pool in POOLS.values() if pool.area == "forest" and pool.module == state.module),
        fitting=FITTING[state.sets],
        questions={question.seat: question for question in match.questions},
        news=tuple(news),
    )


def _slots(state: State) -> dict[str, SlotView]:
    views = {}
    for slot in SLOTS:
        cards = state.stacks.get(slot, ())
        views[slot] = SlotView(slot, state.line_up[slot], cards[0] if cards else "", len(cards))
    return views


def _gardens(state: State) -> tuple[int, ...]:
    """The Garden's pools from which a feat of the line-up forges: all of them, when it can be any other face, too."""
    feats = [FEATS[feat] for feat in state.line_up.values() if feat]
    used = {feat.pool for feat in feats}
    free = any(feat.effect == "trident" for feat in feats)
    return tuple(pool.id for pool in POOLS.values() if pool.area == "garden" and (free or pool.id in used))


def _offered_slots(match: Match[State]) -> Iterable[str]:
    """The places on the islands from which a feat can be had: performed, taken for free, or drafted."""
    options = (option for question in match.questions for option in question.options)
    return (option.text("slot") for option in options if option.group in ("feat", "take", "pick"))


def _for_sale(match: Match[State]) -> dict[str, int]:
    """Faces that can be forged now, and what they cost now: in the turn, by a ship or from the Garden."""
    prices: dict[str, int] = {}
    for question in match.questions:
        for option in question.options:
            if option.id.startswith("forge:") and "face" in option.facts:
                prices[str(option.facts["face"])] = int(str(option.facts["cost"]))
    return prices


def _heroes(scene: Scene, state: State, events: Iterable[Event], news: Iterable[Event]) -> tuple[HeroView, ...]:
    places = {standing.seat: standing.place for standing in scene.match.standings}
    every, new = list(events), list(news)
    points_changed = points_of(new)
    return tuple(
        _hero(
            scene,
            hero,
            seat,
            places[seat],
            [event for event in every if event.seat == seat],
            {**_income(hero, new, seat), "vp": points_changed[seat]},
            frozenset(_forged_place(event) for event in new if event.kind == "forged" and event.seat == seat),
        )
        for seat, hero in enumerate(state.heroes)
    )


def _forged_place(event: Event) -> int:
    return DICE.index(str(event.facts["die"])) * SIDES + int(str(event.facts["side"])) - 1


def _hero(
    scene: Scene,
    hero: Hero,
    seat: int,
    place: int,
    events: list[Event],
    gains: Mapping[str, int],
    fresh: frozenset[int],
) -> HeroView:
    lap, step = hammer_place(hero)
    return HeroView(
        number=seat,
        name=scene.name_of(seat),
        look=theme.sides(scene.strong)[seat],
        store=hero.store,
        caps={kind: cap(hero, kind) for kind in STORES if kind in hero.store},
        points=points(hero),
        feat_points=feat_points(hero),
        place=place,
        dice=hero.dice,
        up=hero.up,
        rolls=tuple(_faces(event) for event in events if event.kind == "rolled"),
        gains=gains,
        fresh=fresh,
        island=hero.island,
        cards=hero.cards,
        forged_count=hero.forged_count,
        tokens=hero.tokens,
        chests=hero.chests,
        hammers=hero.hammers,
        lap=lap,
        step=step,
        scepters=hero.scepters,
        companions=hero.companions,
        memories=hero.memories,
        golem=hero.golem,
        track=hero.track,
        track_vp=TRACK[hero.track].vp if hero.track else 0,
        thrown=tuple(str(event.facts["face"]) for event in events if event.kind == "celestial_rolled"),
    )


def _faces(event: Event) -> tuple[str, ...]:
    faces = event.facts["faces"]
    assert isinstance(faces, tuple)
    return tuple(map(str, faces))


def _income(hero: Hero, events: Iterable[Event], seat: int) -> dict[str, int]:
    """What events have brought a player of each kind, without what was paid."""
    total = dict.fromkeys(hero.store, 0)
    for event in events:
        factor = {"gained": 1, "lost": -1}.get(event.kind, 0) if event.seat == seat else 0
        for kind in total:
            total[kind] += factor * int(str(event.facts.get(kind, 0)))
    return total


def is_fresh(hero: HeroView, die: int, side: int) -> bool:
    """Whether a face was forged since the board before."""
    return die * SIDES + side in hero.fresh


def affordable_faces(table: TableView, hero: HeroView, face: str) -> bool:
    """Whether a hero can have a face: it is offered now, or, out of the own turn, the gold would do for it."""
    if not table.temple[face]:
        return False
    if table.faces and hero.number in table.asked_seats:
        return face in table.faces
    return hero.store["gold"] >= next(pool.cost for pool in POOLS.values() if face in pool.faces)
