"""What happens: the phases of the game."""

from typing import Literal

from dreadhall.betrayal.ids import ExplorerId, RoomId
from dreadhall.kernel.happenings import UNSET, Happening, Unset


class TakesPart(Happening, kind="takes-part"):
    """An explorer is in the game, and whose it is."""

    explorer: ExplorerId
    seat: int


class GameBegins(Happening, kind="game-begins"):
    """Somebody begins, since their birthday is next."""

    explorer: ExplorerId
    month: int
    day: int


class TurnStarts(Happening, kind="turn-starts"):
    """It is an explorer's turn."""

    explorer: ExplorerId


class HauntRevealed(Happening, kind="haunt-begins", kw_only=True):
    """The haunt is revealed: which, by whom, with which omen, in which room."""

    haunt: str | Unset = UNSET
    """Its name, where it has no number."""
    number: int | Unset = UNSET
    revealer: ExplorerId
    traitor: ExplorerId
    omen: str
    room: RoomId


class HauntInstead(Happening, kind="haunt-instead"):
    """Another haunt is played than the chart says."""

    number: int
    instead: int


class SideChanged(Happening, kind="side-changed"):
    """Somebody is on another side than before."""

    explorer: ExplorerId
    was: Literal["heroes", "traitor"]
    side: Literal["heroes", "traitor"]
    openly: bool


class Converted(Happening, kind="converted"):
    """A hero belongs to the traitor's side from now on."""

    explorer: ExplorerId


class CountChanges(Happening, kind="counter"):
    """Something that a haunt counts has another number."""

    counter: str
    count: int


class TrackMoves(Happening, kind="track"):
    """The turn track shows another number."""

    number: int


class RoleDealt(Happening, kind="role-dealt"):
    """A token with a role lies face down before an explorer, who has seen it."""

    explorer: ExplorerId
    numbers: list[int]
    traitor: bool


class RoleShown(Happening, kind="role-shown"):
    """A token with a role is turned over."""

    explorer: ExplorerId
    numbers: list[int]
    traitor: bool


class SourceMarked(Happening, kind="source-marked"):
    """An exorcism has succeeded with a room, a card or a figure, which does not help again."""

    source: str
    trait: str
