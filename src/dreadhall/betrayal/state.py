"""What a table of Betrayal at House on the Hill remembers: plain data, referring to pieces by id.

A *place* is where a figure, a pile or a token is: a room's id, or `chasm/far` for the second side of a barrier room.
"""

from typing import Annotated, cast

from msgspec import Meta, field
from typing_extensions import override

from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.ids import NO_FIGURE, CardId, ExplorerId, FigureId, Place, RoomId
from dreadhall.betrayal.memory import read_memory
from dreadhall.kernel import Data, Stack, State
from dreadhall.kernel.bounds import Seat, Small
from dreadhall.kernel.data import SomeData

SKULL = -1
HIGHEST = 7

Clip = Annotated[int, Meta(ge=SKULL, le=HIGHEST)]
"""A position on a track."""
TILE = "[a-z-]+:[a-z]+,-?[0-9]{1,2},-?[0-9]{1,2},[0-3]"
House = Annotated[str, Meta(pattern=rf"^({TILE}(;{TILE})*)?\Z")]
"""The text of a plan: nowhere does a house reach farther than it has rooms."""


class Deck(Stack):
    """A face-down stack with its discards. `known` says, for each card of the known top, which seats have seen it."""

    known: list[tuple[Seat, ...]] = []
    discards: list[str] = []
    bottom: list[str] = []
    """Cards that were put below all others before everybody's eyes, the first of them to be drawn first."""

    @override
    def __len__(self) -> int:
        return super().__len__() + len(self.bottom)


def rooms_in(stack: list[str]) -> list[RoomId]:
    """The tiles in a part of the stack of rooms: a stack itself knows no difference between rooms and cards."""
    return cast(list[RoomId], stack)


def cards_in(stack: list[str]) -> list[CardId]:
    """The cards in a part of a stack of cards."""
    return cast(list[CardId], stack)


class Explorer(Data):
    """A seat's explorer. Clips are positions on the tracks of might, speed, knowledge and sanity; -1 is the skull."""

    id: ExplorerId
    seat: Seat
    place: Place
    clips: list[Clip]
    cards: list[CardId] = []
    over_the_top: dict[str, list[Small]] = {}
    traitor: bool = False
    alive: bool = True
    away: str = ""
    """Why a living explorer is not on the board: outside, removed, asleep... Empty while it is."""
    gained_in: list[RoomId] = []
    numbers: dict[str, Small] = {}
    """Traits that have left the card, and what they are instead of what their clips show."""
    status: dict[str, Small] = {}


class Figure(Data):
    """A monster on the board: its kind is a record of the running haunt, its traits may change in play."""

    id: FigureId
    kind: str
    place: Place
    traits: dict[Trait, Small]
    stunned: bool = False
    misses: bool = False
    """Whether the turn it misses for being stunned has begun."""
    cards: list[CardId] = []
    owner: Seat | None = None
    facing: Annotated[int, Meta(ge=0, le=3)] = 0
    status: dict[str, Small] = {}


class Turn(Data):
    """The turn that is running: of an explorer, or of the monsters when `monster` names one."""

    seat: Seat
    spent: Small = 0
    over: bool = False
    moved: bool = False
    ended: bool = False
    attacked: bool = False
    traded: bool = False
    refused: list[str] = []
    """Offers that were made in vain."""
    dropped: bool = False
    picked_up: bool = False
    elevator: bool = False
    tried: list[str] = []
    used: list[str] = []
    omens: list[tuple[CardId, RoomId, Seat]] = []
    """Omens drawn this turn: the card, the room it was drawn in, and who drew it."""
    waiting: list[FigureId] = []
    """Monsters that have not acted yet in this monster turn."""
    monster: FigureId = NO_FIGURE
    allowance: dict[str, Small] = {}
    """What each kind of monster rolled for movement."""


class Exchange(Data):
    """Two explorers have each given the other a face-down token; what went over only these two know."""

    seat: Seat
    other: Seat
    given: Small
    taken: Small


class HauntState(Data):
    """The haunt that is running: who, where, and what it counts and keeps secret."""

    key: Small | str = field(name="number")
    """The number of a printed haunt, the id of any other. It is saved as `number`, which it was when all had one."""
    revealer: Seat
    room: RoomId
    floor: str
    omen: CardId
    traitor: Seat | None = None
    first: Seat = 0
    track: Small = 0
    memory: dict[str, SomeData] = {}
    """What the chapters of the haunt remember, by the name of the part: each a `Memory` as its chapter declares it."""
    roles: dict[ExplorerId, list[Small]] = {}
    """The numbers of the face-down tokens before each explorer; only their owner knows them."""
    exchanges: list[Exchange] = []
    """All that face-down tokens have gone through since they were dealt, in order."""
    killers: dict[str, str] = {}
    """Who killed each dead explorer, by seat."""
    exorcised: list[str] = []

    def __post_init__(self) -> None:
        """What is remembered is of the types that the haunt's rules declare."""
        from dreadhall.betrayal.haunts.installed import haunt_rules  # whose rules look at states

        self.memory = read_memory(haunt_rules(self.key), self.memory)

    @property
    def number(self) -> int | None:
        """The number of a printed haunt; no other has one."""
        return self.key if isinstance(self.key, int) else None

    @property
    def prefix(self) -> str:
        """With what the names of its words and pages begin: `h38`, or the id of a haunt that has no number."""
        return prefix_of(self.key)


def prefix_of(key: int | str) -> str:
    """With what the names of a haunt's words and pages begin.

    >>> prefix_of(8), prefix_of("cold-snap")
    ('h08', 'cold-snap')
    """
    return f"h{key:02}" if isinstance(key, int) else key


class BetrayalState(State, kw_only=True):
    """The whole position."""

    phase: str = "choose"
    house: House = ""
    explorers: list[Explorer] = []
    turn: Turn
    rooms: Deck
    next_back: str = ""
    """The floors on the back of the next room tile, while its front is not decided."""
    rooms_seen: list[RoomId] = []
    """Tiles of the room discard pile that everybody has seen the front of."""
    rooms_gone: list[RoomId] = []
    """Tiles that left the game."""
    items: Deck
    omens: Deck
    events: Deck
    gone: list[CardId] = []
    """Cards that left the game."""
    omens_drawn: Small = 0
    piles: dict[Place, list[CardId]] = {}
    companions: dict[CardId, Place] = {}
    """Companions that wait in a place for somebody to take them."""
    tokens: dict[str, Place] = {}
    """Features made by cards and tiles, and haunt tokens: their places."""
    music: bool = False
    """Whether the Music Box is open: it plays wherever the card is."""
    switch: tuple[Place, Place] | None = None
    """The two places that a Wall Switch joins."""
    destroyed: list[RoomId] = []
    no_card_for: list[RoomId] = []
    """Rooms that came into the house without a card being drawn for them."""
    month: Annotated[int, Meta(ge=1, le=12)] = 1
    day: Annotated[int, Meta(ge=1, le=31)] = 1
    haunt: HauntState | None = None
    monsters: dict[FigureId, Figure] = {}
