"""What happens: where explorers go."""

from dreadhall.betrayal.ids import CardId, ExplorerId, FighterId, Place, RoomId
from dreadhall.kernel.happenings import UNSET, Happening, Unset


class Moves(Happening, kind="moves"):
    """An explorer goes one step, or is put somewhere; of a walk that nobody sees, the whole way."""

    explorer: ExplorerId
    from_place: Place
    place: Place
    room: RoomId
    way: list[Place] | Unset = UNSET


class Crosses(Happening, kind="crosses"):
    """An explorer gets from one side of a barrier room to the other."""

    explorer: ExplorerId
    room: RoomId
    from_place: Place
    place: Place


class Falls(Happening, kind="falls"):
    """A room drops an explorer to another floor."""

    explorer: ExplorerId


class LeavesHouse(Happening, kind="leaves-house"):
    """An explorer is out of the house."""

    explorer: ExplorerId


class ComesBack(Happening, kind="comes-back"):
    """An explorer who had left the house is in it again."""

    explorer: ExplorerId


class KeptOut(Happening, kind="kept-out"):
    """Somebody cannot enter a room."""

    who: FighterId
    room: RoomId


class Freed(Happening, kind="freed"):
    """An explorer gets out of what held them."""

    explorer: ExplorerId
    card: CardId


class UnseenStays(Happening, kind="unseen-stays"):
    """Somebody whom nobody sees stays where they are."""

    explorer: ExplorerId
    room: RoomId
    place: Place


class UnseenShown(Happening, kind="unseen-shown"):
    """Something shows where somebody is whom nobody sees."""

    explorer: ExplorerId
    room: RoomId
    place: Place


class BlowMisses(Happening):
    """A blow at somebody unseen has hit nobody."""

    explorer: ExplorerId
    room: RoomId
