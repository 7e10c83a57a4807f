"""What happens in a game of Lanterns."""

from dreadhall.kernel import Face, Happening


class TrapHidden(Happening, kind="trap-hidden"):
    pass


class CardDrawn(Happening, kind="card-drawn"):
    card: str


class SomebodyDrew(Happening, kind="somebody-drew"):
    seat: int


class Leads(Happening, kind="leads"):
    seat: int


class CardShown(Happening, kind="card-shown"):
    seat: int
    card: str


class Luck(Happening, kind="luck"):
    face: Face


class Peeked(Happening, kind="peeked"):
    by_seat: int
    seat: int
    card: str


class SomebodyPeeked(Happening, kind="somebody-peeked"):
    by_seat: int
    seat: int


class Entered(Happening, kind="entered"):
    seat: int
    room: str
    by_seat: int


class TrapSprung(Happening, kind="trap-sprung"):
    room: str


class RoomSafe(Happening, kind="room-safe"):
    room: str


class LanternLit(Happening, kind="lantern-lit"):
    seat: int
