"""What happens: rounds and phases."""

from dreadhall.darkest.happenings.rolls import Rolled
from dreadhall.darkest.ids import RoomId, Square, SurvivorId
from dreadhall.kernel.happenings import Happening


class NothingHappens(Happening, kind="nothing-happens"):
    """Something has no effect."""

    survivor: SurvivorId
    beast: str
    room: RoomId


class TeamVotes(Happening, kind="team-votes"):
    """What the team has decided together."""

    prompt: str
    votes: dict[str, str]
    agreed: int
    seats: int


class Won(Happening, kind="won"):
    """The survivors have won."""

    reason: str


class Lost(Happening, kind="lost"):
    """The survivors have lost."""

    reason: str


class DarknessGrows(Happening, kind="darkness-grows"):
    """The track of darkness goes on."""

    space: int
    spaces: int
    was: int
    now: int
    of: int


class LastRound(Happening, kind="last-round"):
    """There is not much time left."""

    rounds: int | None


class GainsAp(Happening, kind="gains-ap"):
    """A survivor has more action points."""

    survivor: SurvivorId
    ap: int
    was: int
    now: int


class Freed(Happening, kind="freed"):
    """A survivor is held no longer."""

    survivor: SurvivorId
    room: RoomId


class Entrapped(Happening, kind="entrapped"):
    """A survivor is held fast."""

    survivor: SurvivorId
    room: RoomId


class MarkersShift(Happening, kind="shift"):
    """The action markers move on."""

    boxes: list[int]


class MarkerLost(Happening, kind="marker-lost"):
    """A survivor has an action marker less."""

    survivor: SurvivorId
    place: str
    was: int
    now: int


class MarkersGained(Happening, kind="markers-gained"):
    """A survivor has action markers back."""

    survivor: SurvivorId
    markers: int
    was: int
    now: int


class GroupActs(Happening, kind="group-acts"):
    """It is a group's turn."""

    survivors: list[SurvivorId]


class ReactionBegins(Happening, kind="reaction"):
    """The dead wake around a survivor."""

    tiles: list[Square]


class GroupDone(Happening, kind="done"):
    """A seat has said that its survivors are done."""

    seat: int
    survivors: list[SurvivorId]


class GroupEnds(Happening, kind="group-ends"):
    """A group's turn is over."""

    survivors: list[SurvivorId]
    ap: int


class HouseBuilt(Happening, kind="house-built"):
    """The house is laid out."""

    house: str


class CodeSet(Happening, kind="code-set"):
    """The laboratory has a code."""

    code: list[str]


class CameraAimed(Happening, kind="camera-aimed"):
    """Where a camera looks."""

    room: RoomId
    direction: str


class SurvivorChosen(Happening, kind="survivor-chosen"):
    """Who plays which survivor."""

    survivor: SurvivorId
    seat: int
    room: RoomId


class ShowdownBegins(Happening, kind="showdown-begins"):
    """The showdown begins."""

    survivor: SurvivorId
    room: RoomId


class RoundBegins(Happening, kind="round-begins"):
    """A round begins."""

    round: int


class EventTurned(Happening, kind="event"):
    """The event of the round."""

    event: str


class GroupsFormed(Happening, kind="groups"):
    """Who acts together in this round."""

    groups: list[list[SurvivorId]]


class Returns(Happening, kind="returns"):
    """Somebody new joins in place of a survivor who has fallen."""

    survivor: SurvivorId
    fallen_survivor: SurvivorId
    room: RoomId


class CameraCheck(Rolled, kind="camera-check"):
    """Whether a camera sees somebody."""

    camera: RoomId
    room: RoomId
    survivors: list[SurvivorId]
    terror: str


class Zombification(Happening, kind="zombification"):
    """The virus takes a skill from a survivor."""

    survivor: SurvivorId
    room: RoomId
    slot: int
    skill: str
    was: int
    now: int


class Zombified(Happening, kind="zombified"):
    """A survivor has become a zombie."""

    survivor: SurvivorId
    room: RoomId
    was: int
    now: int
