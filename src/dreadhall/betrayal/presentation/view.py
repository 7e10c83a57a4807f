"""What a seat sees: what lies open on the table, and of the haunt what its side may know. (Secrecy, B-SEC)"""

from __future__ import annotations

import typing
from functools import lru_cache

import msgspec

from dreadhall.betrayal.cards.decks import BACKS
from dreadhall.betrayal.components.catalogue import CARDS, EXPLORERS, PACKS, ROOMS, TRAITS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.haunts.installed import find_haunt
from dreadhall.betrayal.house.plan import Plan, room_of
from dreadhall.betrayal.ids import NO_EXPLORER, NOWHERE, CardId, ExplorerId, FigureId, Place, RoomId, place_in
from dreadhall.betrayal.memory import Shown, known_to
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.phases.sides import SecretTurn
from dreadhall.betrayal.state import prefix_of

if typing.TYPE_CHECKING:
    from dreadhall.betrayal.phases.exploration import Exploration
    from dreadhall.betrayal.state import Explorer, Figure


class RoomView(msgspec.Struct, frozen=True):
    """A room on the table. Sides count clockwise from north, as the tile lies."""

    id: RoomId
    floor: str
    x: int
    y: int
    turn: int
    doors: list[int]
    open: list[int]
    """Doors that lead into the unknown."""
    joined: dict[str, RoomId]
    """The rooms behind its doors, by side."""
    windows: list[int]
    front_door: int | None
    symbol: str
    far: list[int] | None
    """The sides beyond its barrier, where it has one."""
    destroyed: bool
    condition: list[str]
    """What has become of it: flooded, swallowed by the Blob…"""


class PlaceView(msgspec.Struct):
    """A place that is no room, such as a doorway: at which room and side it lies, and what is one space away."""

    id: Place
    room: RoomId
    direction: str
    ways: list[Place]
    open: list[int]
    """The sides on which it leads into the unknown."""


class TraitView(msgspec.Struct):
    """A trait's track: the clip's position, -1 on the skull."""

    trait: Trait
    values: tuple[int, ...]
    clip: int
    start: int
    value: int


class CardView(msgspec.Struct):
    """A card somebody holds; a haunt's token has the deck `token`."""

    id: CardId
    deck: str
    used: bool


class ExplorerView(msgspec.Struct):
    """An explorer's board. The place is empty where this seat may not know it."""

    id: ExplorerId
    seat: int
    colour: str
    place: Place
    room: RoomId
    traits: list[TraitView]
    cards: list[CardView]
    side: str
    alive: bool
    away: str
    status: dict[str, int]

    def value(self, trait: Trait) -> int:
        """What a trait is worth now."""
        return next(track.value for track in self.traits if track.trait == trait)


class TrackView(msgspec.Struct, frozen=True):
    """A track as it is printed."""

    values: tuple[int, ...]
    start: int


class BroughtExplorer(msgspec.Struct, frozen=True):
    """An explorer of another package; a browser knows those of the box by itself."""

    id: ExplorerId
    colour: str
    gender: str
    tracks: dict[Trait, TrackView]


class MonsterView(msgspec.Struct):
    """A monster; its traits are for those who have read of it."""

    id: FigureId
    kind: str
    place: Place
    room: RoomId
    stunned: bool
    facing: int
    looks: bool
    """Whether it matters to which side it looks."""
    traits: dict[Trait, int]
    cards: list[CardId]
    owner: int | None
    status: dict[str, int]


class StackView(msgspec.Struct):
    """A stack: how much is in it, what was discarded, and what this seat has seen of its top."""

    left: int
    discards: list[str]
    known: list[str]


class TurnView(msgspec.Struct):
    """Whose turn it is and what is left of it."""

    seat: int
    explorer: ExplorerId
    monster: FigureId
    spaces: int
    attacked: bool
    moving: bool


class HauntView(msgspec.Struct):
    """The haunt, as far as this seat may know it."""

    id: str
    number: int | None
    """That of a printed haunt; no other has one."""
    title: str
    """What it is called where there are no words for it."""
    revealer: ExplorerId
    traitor: ExplorerId
    room: RoomId
    omen: CardId
    side: str
    books: list[str]
    track: int
    memory: dict[str, Shown]
    """What everybody may know of what the haunt remembers, as far as there is anything: by part and field."""
    secrets: dict[str, Shown]
    """The same of what only some may know, this seat among them."""
    exorcised: list[str]
    objectives: list[Objective]
    turned: list[SecretTurn]
    """Once all is over, who has changed sides unseen."""

    def counts(self) -> dict[str, int]:
        """The numbers among what everybody may know."""
        return {name: value for name, value in self.memory.items() if type(value) is int}

    @property
    def prefix(self) -> str:
        """With what the names of its words begin."""
        return prefix_of(self.id if self.number is None else self.number)


class BetrayalView(msgspec.Struct):
    """The whole position for one seat."""

    phase: str
    rooms: list[RoomView]
    places: list[PlaceView]
    """The places that are no rooms."""
    next_floors: list[str]
    """The floors on the back of the next room tile."""
    explorers: list[ExplorerView]
    monsters: list[MonsterView]
    tokens: dict[str, Place]
    piles: dict[Place, list[CardId]]
    companions: dict[CardId, Place]
    music: bool
    """Whether the Music Box is open."""
    switch: tuple[Place, Place] | None
    stacks: dict[str, StackView]
    omens_drawn: int
    turn: TurnView
    haunt: HauntView | None
    brought: list[BroughtExplorer] | msgspec.UnsetType = msgspec.UNSET
    """The explorers of the packages that the table is played with, where they have brought any."""


def look(rules: Exploration, seat: int | None) -> BetrayalView:
    """The position as a seat sees it."""
    state = rules.state
    return BetrayalView(
        phase=state.phase,
        rooms=rooms_seen(rules, seat),
        places=[place_view(rules.plan, place) for place in rules.plan.own_places()],
        next_floors=(BACKS[state.rooms.top[-1]] if state.rooms.top else state.next_back).split(),
        explorers=[explorer_view(rules, who, seat) for who in state.explorers],
        monsters=[monster_view(rules, figure, seat) for figure in state.monsters.values()],
        tokens=dict(state.tokens),
        piles={place: cards_seen(rules, cards, seat) for place, cards in state.piles.items()},
        companions=dict(state.companions),
        music=state.music,
        switch=state.switch,
        stacks={kind: stack_view(rules, kind, seat) for kind in ("room", "item", "omen", "event")},
        omens_drawn=state.omens_drawn,
        turn=turn_view(rules),
        haunt=haunt_view(rules, seat) if isinstance(rules, Haunt) else None,
        brought=brought(rules.options.cards) or msgspec.UNSET,
    )


@lru_cache(maxsize=256)
def brought(packs: tuple[str, ...]) -> list[BroughtExplorer]:
    """The explorers of these packs; all views share them."""
    return [
        BroughtExplorer(
            id=sheet.id,
            colour=sheet.colour,
            gender=sheet.gender,
            tracks={trait: TrackView(track.values, track.start) for trait, track in sheet.all_tracks},
        )
        for pack in PACKS.sheets_of(packs)
        for sheet in pack.explorers
    ]


def rooms_seen(rules: Exploration, seat: int | None) -> list[RoomView]:
    """The rooms as they lie, and what has become of them; where nothing has, all views share one list."""
    state, lie = rules.state, rooms_as_they_lie(rules.plan)
    conditions = {room.id: list(rules.condition_of(room.id, seat)) for room in lie}
    undivided = {room.id for room in lie if room.far is not None and not rules.has_barrier(room.id)}
    if not (state.destroyed or undivided or any(conditions.values())):
        return lie
    return [
        msgspec.structs.replace(
            room,
            far=None if room.id in undivided else room.far,
            condition=conditions.get(room.id, []),
            destroyed=room.id in state.destroyed,
        )
        for room in lie
    ]


@lru_cache(maxsize=256)
def rooms_as_they_lie(plan: Plan) -> list[RoomView]:
    """The rooms of a house to which nothing has happened; a house never changes, so that views can share them."""
    return [room_as_it_lies(plan, room) for room in plan.placed]


def room_as_it_lies(plan: Plan, room: RoomId) -> RoomView:
    """A room to which nothing has happened."""
    tile, sheet = plan.placed[room], ROOMS[room]
    return RoomView(
        id=room,
        floor=tile.floor,
        x=tile.x,
        y=tile.y,
        turn=tile.turn,
        doors=sorted((side + tile.turn) % 4 for side in sheet.doors),
        open=sorted(side for place in plan.places(room) for side in plan.doorways[place]),
        joined={str(side): other for side, other in plan.joined[room].items()},
        windows=sorted((side + tile.turn) % 4 for side in sheet.windows),
        front_door=sheet.front_door,
        symbol=sheet.symbol or "",
        far=None if sheet.barrier is None else sorted((side + tile.turn) % 4 for side in sheet.barrier.far),
        destroyed=False,
        condition=[],
    )


def place_view(plan: Plan, place: Place) -> PlaceView:
    """A place that is no room, as it lies."""
    room = plan.tile_at(place)
    return PlaceView(
        place, room, plan.direction_from(place_in(room), place), list(plan.ways[place]), list(plan.doorways[place])
    )


def explorer_view(rules: Exploration, who: Explorer, seat: int | None) -> ExplorerView:
    """An explorer's board, and where the figure is if that may be known."""
    sheet = EXPLORERS[who.id]
    place = rules.place_seen_by(who, seat) if who.alive and not who.away else NOWHERE
    used = rules.turn.used
    return ExplorerView(
        id=who.id,
        seat=who.seat,
        colour=sheet.colour,
        place=place,
        room=room_of(place),
        traits=[
            TraitView(trait, sheet.tracks[trait].values, clip, sheet.tracks[trait].start, rules.value(who, trait))
            for trait, clip in zip(TRAITS, who.clips, strict=True)
        ],
        cards=[
            CardView(seen, CARDS[seen].kind if seen in CARDS else "token", card in used)
            for card, seen in zip(who.cards, cards_seen(rules, who.cards, seat), strict=True)
        ],
        side=rules.side_shown(who.seat) if isinstance(rules, Haunt) else "",
        alive=who.alive,
        away=who.away,
        status=rules.status_seen_by(who, seat),
    )


def cards_seen(rules: Exploration, cards: list[CardId], seat: int | None) -> list[CardId]:
    """Cards and tokens that lie open, each as what the seat may know it to be."""
    return [rules.card_seen_by(card, seat) for card in cards]


def monster_view(rules: Exploration, figure: Figure, seat: int | None) -> MonsterView:
    """A monster; statistics only for readers of the book that prints them. (R-48, C-53)"""
    assert isinstance(rules, Haunt)
    known = seat is not None and rules.knows_monster(seat, figure)
    return MonsterView(
        id=figure.id,
        kind=figure.kind,
        place=figure.place,
        room=room_of(figure.place),
        stunned=figure.stunned,
        facing=figure.facing,
        looks=rules.stats(figure).looks,
        traits=dict(figure.traits) if known else {},
        cards=cards_seen(rules, figure.cards, seat),
        owner=figure.owner,
        status=rules.monster_status_seen_by(figure, seat),
    )


def stack_view(rules: Exploration, kind: str, seat: int | None) -> StackView:
    """A stack from outside. Fronts of discarded tiles stay hidden unless everybody saw them."""
    deck = rules.deck(kind)
    seen = rules.state.rooms_seen if kind == "room" else deck.discards
    known = [card for card, seats in zip(deck.top, deck.known, strict=True) if seat is not None and seat in seats]
    return StackView(left=len(deck), discards=list(seen), known=known[::-1])


def turn_view(rules: Exploration) -> TurnView:
    """The running turn."""
    turn = rules.turn
    active = rules.state.explorers[turn.seat] if turn.seat < len(rules.state.explorers) else None
    return TurnView(
        seat=turn.seat,
        explorer=active.id if active else NO_EXPLORER,
        monster=turn.monster,
        spaces=rules.spaces_seen(active),
        attacked=turn.attacked,
        moving=not turn.over,
    )


def haunt_view(rules: Haunt, seat: int | None) -> HauntView:
    """The haunt: what is public, and what this seat's book and secrets add."""
    haunt = rules.haunt
    books = rules.books_of(seat) if seat is not None else []
    side = rules.own_side(seat) if seat is not None else None
    record = find_haunt(haunt.key)
    known = known_to(rules.state, seat)
    return HauntView(
        id=record.id,
        number=record.number,
        title=record.title,
        revealer=rules.state.explorers[haunt.revealer].id,
        traitor=NO_EXPLORER if haunt.traitor is None else rules.state.explorers[haunt.traitor].id,
        room=haunt.room,
        omen=haunt.omen,
        side=side or "",
        books=list(books),
        track=haunt.track,
        memory=known.openly,
        secrets=known.secrets | rules.secrets_for(seat),
        exorcised=list(haunt.exorcised),
        objectives=list(rules.objectives_of(seat)) if seat is not None and side else [],
        turned=[] if rules.state.result is None else list(rules.turned_in_secret()),
    )
