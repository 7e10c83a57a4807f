"""Positions of Betrayal at House on the Hill in a few readable lines.

>>> table = position({"ox-bellows": "entrance-hall", "vivian-lopez": "foyer", "zoe-ingstrom": "foyer"})
>>> table.play("go:foyer").explorer("ox-bellows").place
'foyer'
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Self

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import CARDS, DIE, EXPLORERS, ROOMS, TRAITS
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.haunts import find_haunt
from dreadhall.betrayal.house.plan import FIRST, Placed, Plan, plan_with, read_plan, room_of
from dreadhall.betrayal.ids import CardId, ExplorerId, FigureId, Place, RoomId
from dreadhall.betrayal.memory import read_memory
from dreadhall.betrayal.options import BetrayalOptions
from dreadhall.betrayal.phases.exploration import Exploration
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import BetrayalState, Explorer, Figure, HauntState, Turn
from dreadhall.kernel import Dice, Table
from dreadhall.kernel.dice import Key, commitment, seed_bytes
from dreadhall.testing.position import PositionOf

GAME = Betrayal()


class BetrayalWith(Betrayal):
    """The game with a haunt that a test has made."""

    def __init__(self, rules: type[Haunt]) -> None:
        self.rules = rules

    @override
    def rules_for(self, state: BetrayalState, options: BetrayalOptions) -> type[Exploration]:
        """Exploration, or the haunt of the test."""
        return Exploration if state.haunt is None else self.rules


THREE = ("ox-bellows", "vivian-lopez", "zoe-ingstrom")
SEVERAL = (*THREE, "professor-longfellow", "jenny-leclerc", "brandon-jaspers")


class BetrayalPosition(PositionOf[BetrayalState, Exploration]):
    """A table with short ways to look at it and to load its dice."""

    kind_of_state = BetrayalState
    kind_of_rules = Exploration

    def with_dice(self, *faces: int, **numbers: Sequence[int]) -> Self:
        """Let the next dice show these faces; no other chance may fall. Names are other purposes of chance, from 0."""
        return self.load({DIE: list(faces)}, **numbers)

    def top(self, kind: str, *cards: str) -> Self:
        """Let these be drawn next from a stack: item, omen, event or room."""

        def stacked(state: BetrayalState) -> None:
            deck = {"item": state.items, "omen": state.omens, "event": state.events, "room": state.rooms}[kind]
            rest = [card for card in (*deck.rest, *deck.top) if card not in cards]
            deck.rest = []
            deck.top = [*rest, *reversed(cards)]
            deck.known = [()] * len(deck.top)

        return self.arrange(stacked)

    @property
    def haunt(self) -> HauntState:
        """The haunt that is running."""
        assert self.state.haunt is not None
        return self.state.haunt

    def explorer(self, name: str) -> Explorer:
        """An explorer of the table."""
        return next(who for who in self.state.explorers if who.id == name)

    def monster(self, name: str) -> Figure:
        """A monster in play."""
        return self.state.monsters[FigureId(name)]

    def value(self, name: str, trait: str) -> int:
        """The number a trait shows."""
        return self.rules.value(self.explorer(name), TRAITS[TRAITS.index(trait)])

    def clip(self, name: str, trait: str) -> int:
        """The position of a clip."""
        return self.explorer(name).clips[TRAITS.index(trait)]

    def cards(self, name: str) -> list[CardId]:
        """The cards an explorer holds."""
        return self.explorer(name).cards


Position = BetrayalPosition
"""Its short name, as tests know it."""


def house(*tiles: Placed) -> Plan:
    """The starting tiles and these."""
    return plan_with({tile.room: tile for tile in (*FIRST.placed.values(), *tiles)})


def row(floor: str, *rooms: str, at: tuple[int, int] = (0, 1), turn: int | None = None) -> list[Placed]:
    """Rooms laid in a line to the south, each turned so that its doors lie on the line as far as it has them.

    Tests that only need rooms to be in the house, joined one by one, use this.
    """
    x, y = at
    placed = []
    for number, room in enumerate(rooms):
        placed.append(
            Placed(
                RoomId(room), floor, x, y + number, best_turn(room, number + 1 < len(rooms)) if turn is None else turn
            )
        )
    return placed


def rooms_named(names: Iterable[str]) -> list[RoomId]:
    """Rooms, by names as tests write them."""
    return [RoomId(name) for name in names]


def best_turn(room: str, goes_on: bool) -> int:
    """A turn with a door to the north, and one to the south if the line goes on."""
    wanted = {0, 2} if goes_on else {0}
    for turn in range(4):
        if wanted <= {(side + turn) % 4 for side in ROOMS[RoomId(room)].doors}:
            return turn
    raise ValueError(f"{room} has no doors for this line")


def position(
    explorers: Mapping[str, str] | Sequence[str] = THREE,
    *,
    rooms: Sequence[Placed] = (),
    cards: Mapping[str, Sequence[str]] | None = None,
    traits: Mapping[str, Mapping[str, int]] | None = None,
    piles: Mapping[str, Sequence[str]] | None = None,
    tokens: Mapping[str, str] | None = None,
    turn: str = "",
    haunt: int | str | None = None,
    rules: type[Haunt] | None = None,
    traitor: str = "",
    revealer: str = "",
    omen: str = "",
    haunt_room: str = "",
    monsters: Sequence[Figure] = (),
    change: Callable[[BetrayalState], None] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
) -> BetrayalPosition:
    """A table in the middle of a turn: by default that of the first explorer named.

    `traits` gives clip positions (0 is the lowest number). Cards are held without their gains. With `haunt` the haunt
    runs already and its set-up is left out: place what it needs with `monsters`, `tokens` and `change`. With `rules`
    a haunt that only the test knows runs, under its number, or under the number 1.
    """
    if rules is not None:
        haunt = getattr(rules, "number", 1) if haunt is None else haunt
    where = dict(explorers) if isinstance(explorers, Mapping) else dict.fromkeys(explorers, "entrance-hall")
    seats = len(where)
    read = GAME.read_options(dict(options or {}))
    secret = seed_bytes(seed)
    state = GAME.new_state(read, seats, Dice(keys=(Key(secret),)))
    names = list(where)
    state.explorers = [made(name, seat, where[name], (traits or {}).get(name, {})) for seat, name in enumerate(names)]
    state.house = house(*rooms).text
    for tile in rooms:
        state.rooms.rest.remove(tile.room)
    for name, held in (cards or {}).items():
        state.explorers[names.index(name)].cards = [take(state, card) for card in held]
    state.piles = {Place(place): [take(state, card) for card in pile] for place, pile in (piles or {}).items()}
    state.tokens = {token: Place(place) for token, place in (tokens or {}).items()}
    state.turn = Turn(seat=names.index(turn) if turn else 0)
    state.phase = "turn"
    if haunt is not None:
        begun = begin_haunt(state, names, haunt, traitor, revealer, omen, haunt_room)
        if rules is not None:
            begun.memory = read_memory(rules, {})
    state.monsters = {figure.id: figure for figure in monsters}
    if change is not None:
        change(state)
    decide_stacks(state)
    return BetrayalPosition(
        Table(GAME if rules is None else BetrayalWith(rules), read, seats, state, commitment(secret))
    )


def made(name: str, seat: int, place: str, clips: Mapping[str, int]) -> Explorer:
    """An explorer at its starting values, but for the clips named."""
    tracks = EXPLORERS[ExplorerId(name)].tracks
    return Explorer(
        id=ExplorerId(name),
        seat=seat,
        place=Place(place),
        clips=[clips.get(trait, tracks[trait].start) for trait in TRAITS],
    )


def take(state: BetrayalState, name: str) -> CardId:
    """Take a card out of its stack; a haunt's token is in none."""
    card = CardId(name)
    if card in CARDS:
        {"item": state.items, "omen": state.omens, "event": state.events}[CARDS[card].kind].rest.remove(card)
    return card


def decide_stacks(state: BetrayalState) -> None:
    """Lay every stack in a fixed order that nobody knows, so that drawing needs no chance."""
    for deck in (state.rooms, state.items, state.omens, state.events):
        deck.top = [*deck.rest[::-1], *deck.top]
        deck.rest = []
        deck.known = [()] * len(deck.top)


def begin_haunt(
    state: BetrayalState, names: list[str], key: int | str, traitor: str, revealer: str, omen: str, room: str
) -> HauntState:
    """The haunt runs, and its set-up is over."""
    shows = names.index(revealer or traitor or names[0])
    cells = find_haunt(key).all_cells()
    place = RoomId(room) if room else room_of(state.explorers[shows].place)
    state.haunt = HauntState(
        key=key,
        revealer=shows,
        room=place,
        floor=read_plan(state.house).floor_of(place),
        omen=CardId(omen) if omen else cells[0][0],
        traitor=names.index(traitor) if traitor else None,
    )
    state.haunt.first = ((shows if not traitor else names.index(traitor)) + 1) % len(names)
    if traitor:
        state.explorers[names.index(traitor)].traitor = True
    return state.haunt


def revealed(
    haunt: int | str,
    explorers: Mapping[str, str] | Sequence[str] = THREE,
    *,
    revealer: str = "",
    omen: str = "",
    drawn_in: str = "",
    **parts: Any,
) -> BetrayalPosition:
    """A table at the moment a haunt is revealed: its set-up runs. By default the first explorer named reveals it.

    The chart is not asked: `haunt` is its number or its id, whatever room and omen are named.
    """
    names = list(explorers)
    table = position(explorers, options={"haunt": haunt}, turn=revealer or names[0], **parts)
    cells = find_haunt(haunt).all_cells()
    card = CardId(omen) if omen else cells[0][0]

    def draw(state: BetrayalState) -> None:
        who = state.explorers[state.turn.seat]
        if card not in who.cards:
            who.cards.append(take_decided(state, card))
        state.omens_drawn = 13
        state.turn.omens = [(card, RoomId(drawn_in) if drawn_in else room_of(who.place), who.seat)]
        state.phase = "turn"

    return table.arrange(draw).play("end-turn")


def take_decided(state: BetrayalState, card: CardId) -> CardId:
    """Take an omen out of a stack whose order is fixed."""
    if card in state.omens.top:
        number = state.omens.top.index(card)
        del state.omens.top[number], state.omens.known[number]
    return card


def figure(rules: type[Haunt], kind: str, place: str, number: int = 1, **fields: Any) -> Figure:
    """A monster of a haunt, as its record has it."""
    record = next(monster for monster in rules.kinds if monster.kind == kind)
    return Figure(FigureId(f"{kind}-{number}"), kind, Place(place), record.traits, **fields)
