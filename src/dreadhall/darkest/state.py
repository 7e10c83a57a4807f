"""What a table of Dark, Darker, Darkest remembers: plain data, referring to pieces by id."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dreadhall.darkest.ids import NO_SURVIVOR, CardId, DoorId, RoomId, Square, SurvivorId
from dreadhall.kernel import Data, Stack, State
from dreadhall.kernel.bounds import Count, Seat, Small

NO_CUBE = 5
"""Where the grey cube of zombification stands before it is placed: beyond the fourth skill."""

EVENTS = ("zombie", "fire", "clock")
"""The event cycle, as `DarkestState.event` counts it."""

SHOWDOWN_EVENTS = ("none", "clock", "clock")
"""The event cycle on the back of the Multitracker, as `ShowdownTracks.event` counts it."""


class Held(Data):
    """A card somebody carries, with the ammunition markers on it."""

    card: CardId
    ammo: Small = 0


class Survivor(Data):
    """A survivor in play. `hands` is the right side of the board, `pack` the left."""

    id: SurvivorId
    seat: Seat
    room: RoomId
    wounds: Small = 0
    full_ap: Small = 0
    ap: Small = 0
    spent: Small = 0
    xp: Small = 0
    hands: list[Held] = []
    pack: list[Held] = []
    virus: list[Literal["left", "right"]] = []
    chips: list[str] = []
    skills: list[str] = []
    zombification: Annotated[int, Meta(ge=1, le=NO_CUBE)] = NO_CUBE
    entrapped: Literal["", "enemies", "bird"] = ""
    used: list[str] = []
    gas_mask: bool = False
    markers: list[SurvivorId] = []
    radiation: Small = 0


class Fallen(Data):
    """A seat whose survivor was eliminated, and the round it happened in: in a later one somebody may come in."""

    seat: Seat
    survivor: SurvivorId
    round: Count = 0


class SpecialZombie(msgspec.Struct, frozen=True):
    """A special zombie: its species, whether it lies down, and whether it has moved already."""

    kind: str
    downed: bool = False
    moved: bool = False


class Horde(Data):
    """All zombies of one room. Of the ordinary ones some lie down, were called and wait, or have moved already."""

    zombies: Small = 0
    specials: list[SpecialZombie] = []
    downed: Small = 0
    knocked: Small = 0
    waiting: Small = 0
    moved: Small = 0
    infected: bool = False

    def __len__(self) -> int:
        return self.zombies + len(self.specials)

    def lying(self) -> int:
        """How many of them are down."""
        return self.downed + sum(special.downed for special in self.specials)


class SpawnToken(Data):
    """A spawn token lying face down; what it shows is not decided before it is turned."""

    room: RoomId
    infected: bool = False
    moved: bool = False


class Lock(msgspec.Struct, frozen=True):
    """A code chip on a door: how many icons everybody sees, and which chip it is once it was flipped."""

    icons: Small
    chip: str = ""


class Camera(msgspec.Struct, frozen=True):
    """A camera and the way it looks."""

    room: RoomId
    facing: Literal["n", "e", "s", "w"]


class Foe(Data):
    """The creature or the nemesis: where it is, and the cubes on its board (hits taken, or cubes left)."""

    id: str
    room: RoomId
    cubes: list[Small]
    infected: bool = False


class Unit(Data):
    """A horde or a token that is to move in this reaction."""

    kind: Literal["horde", "token"]
    room: RoomId


class Reaction(Data):
    """The reaction phase that is running: its area, where hordes attack, the creature, and whom fear has driven."""

    area: list[Square] = []
    triggers: list[RoomId] = []
    attacks: list[RoomId] = []
    creature_attacked: bool = False
    driven: list[SurvivorId] = []


class ShowdownTracks(Data):
    """The final showdown: its tracks and the three boxes of action markers (each marker by its owner)."""

    darkness: Small = 1
    event: Small = 0
    boxes: list[list[SurvivorId]] = []


class Radiation(Data):
    """The expansion Radioactive: irradiated tiles, the marked darkness space, and the reactor."""

    tiles: list[Square] = []
    space: Small = 0
    leaking: bool = False
    chips: Small = 0
    doors_open: bool = False
    shut_down: bool = False


class DarkestState(State, kw_only=True):
    """The whole position.

    In a group's turn, `done` are the seats that have said so, and `acted` those that have acted, the last one last.
    """

    phase: str = "set-up"
    layout: str = ""
    four_ap: bool = True
    survivors: dict[SurvivorId, Survivor] = {}
    fallen: list[Fallen] = []
    groups: list[list[SurvivorId]] = []
    finished: list[list[SurvivorId]] = []
    done: list[Seat] = []
    acted: list[Seat] = []
    round: Count = 0
    event: Small = 2
    darkness: Small = 1
    rounds_left: Small | None = None
    fire: Square | None = None
    burns: dict[Square, Small] = {}
    destroyed: list[Square] = []
    spreading: bool = False
    fire_icons_waiting: Small = 0
    code_bypassed: bool = False
    cameras: list[Camera] = []
    checked: list[tuple[RoomId, RoomId]] = []
    locks: dict[DoorId, Lock] = {}
    hidden_chips: list[str] = []
    unused_chips: list[str] = []
    code: list[str] = []
    code_start: list[str] = []
    code_slots: list[str] = []
    lab_open: bool = False
    cure: SurvivorId = NO_SURVIVOR
    searched: list[RoomId] = []
    functions_used: list[str] = []
    hordes: dict[RoomId, Horde] = {}
    tokens: list[SpawnToken] = []
    tokens_burnt: Small = 0
    spawn: Stack
    equipment: Stack
    creatures: Stack
    creatures_below: list[str] = []
    nemeses: Stack
    creature: Foe | None = None
    nemesis: Foe | None = None
    reaction: Reaction | None = None
    showdown: ShowdownTracks | None = None
    radiation: Radiation | None = None
