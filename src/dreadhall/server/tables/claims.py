"""Asking for a seat: of a running game that keeps secrets, or where the host wants to be asked; and who must agree."""

from collections.abc import Sequence

import msgspec

from dreadhall.server.errors import Refused, conflict
from dreadhall.server.keys import StoredKey
from dreadhall.server.storage.changes import StoredChange
from dreadhall.server.storage.rows import Claim, SeatRow, Stored

# Who asks at a table at the same time.
MOST_CLAIMS = 3
# How often seats of a table are asked for: everybody there is told each time.
CLAIMS_A_SECOND, CLAIMS_AT_ONCE = 1 / 30, 6

HOST = None


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody who would sit down: a name, the person they are, whether they are the host, and what they left."""

    name: str
    person: str
    is_host: bool
    left: int | None


def open_claims(stored: Stored) -> tuple[Claim, ...]:
    """Who asks for a seat; the end of the game settles it."""
    return () if stored.table.status == "over" else stored.table.claims


async def end_claims(change: StoredChange, ended: Sequence[Claim]) -> None:
    """These people ask no more."""
    for claim in ended:
        await change.revoke_key(bytes.fromhex(claim.key))
    await change.table(claims=tuple(claim for claim in open_claims(change.stored) if claim not in ended))


def who_must_agree(stored: Stored, seat: SeatRow, newcomer: Newcomer) -> tuple[int | None, ...]:
    """The host, and each other person (by their first seat), because nobody knows who asks with the link for players.

    Only whoever comes back to the seat that they have left learns nothing by it: that is for the host to say.
    """
    others = first_seats(stored, newcomer.person)
    sits_here = any(other.person == newcomer.person for other in stored.seats)
    if not others and (newcomer.is_host or sits_here):
        if stored.table.several and newcomer.left != seat.seat:
            raise nobody_agrees()
        return ()
    host = () if newcomer.is_host else (HOST,)
    if newcomer.left == seat.seat and not seat.sent_away and not sits_here:
        return host
    had_others = stored.table.several or any(other.sent_away for other in stored.seats)
    if had_others and len(others) < (1 if sits_here else 2):
        # Whoever asks with a link alone may be the one who is left when the others have gone or were sent away.
        raise nobody_agrees()
    return (*host, *others)


def nobody_agrees() -> Refused:
    """Nobody is left of those whose secrets it would be."""
    return conflict("nobody-agrees", "those who could agree have left this table: its bots play on")


def first_seats(stored: Stored, person: str) -> list[int]:
    """The first seat of everybody but this person."""
    found = {other.person: other.seat for other in reversed(stored.seats) if other.person not in (None, person)}
    return sorted(found.values())


def check_side(seat: int, newcomer: Newcomer) -> None:
    """Whoever left a seat of this game knows its side, and comes back to no other."""
    if newcomer.left not in (None, seat):
        raise conflict("other-seat", f"you know the secrets of seat {newcomer.left}: you can come back only there")


def new_claim(stored: Stored, claim: Claim) -> tuple[Claim, ...]:
    """The claims of a table with one more."""
    claims = open_claims(stored)
    if any(other.seat == claim.seat for other in claims):
        raise conflict("seat-asked", f"somebody asks for seat {claim.seat} already")
    if len(claims) >= MOST_CLAIMS:
        raise too_many()
    return (*claims, claim)


def too_many() -> Refused:
    """More asking than people can answer."""
    return Refused(429, "too-many", "enough people ask for seats of this table: try again later")


def find_claim(stored: Stored, seat: int, name: str) -> Claim:
    """The claim that somebody has seen: another may have come in its place."""
    for claim in open_claims(stored):
        if (claim.seat, claim.name) == (seat, name):
            return claim
    raise conflict("no-claim", f"nobody of that name asks for seat {seat} any more")


def agreed(stored: Stored, claim: Claim, by: int | None) -> Claim:
    """The claim after the yes of the host or of whoever sits on a seat."""
    asked = HOST if by is None else first_seat_in(claim, stored, by)
    if asked not in claim.waiting:
        raise conflict("need-not-agree", "you need not agree to this, or have done so")
    return msgspec.structs.replace(claim, waiting=tuple(other for other in claim.waiting if other != asked))


def first_seat_in(claim: Claim, stored: Stored, by: int) -> int:
    """The seat under which the person on another one is asked."""
    person = stored.seats[by].person
    return next((s for s in claim.waiting if s is not None and person and stored.seats[s].person == person), by)


def waits_for(stored: Stored, claim: Claim, person: str) -> bool:
    """Whether a claim needs the consent of this person."""
    return any(seat is not None and stored.seats[seat].person == person for seat in claim.waiting)


def without_seat(stored: Stored, claim: Claim, seat: int) -> Claim:
    """The claim when the person on a seat has stood up: asked by another of their seats, or not any more."""
    person = stored.seats[seat].person
    other = next((row.seat for row in stored.seats if row.person == person and row.seat != seat), None)
    instead = () if other is None else (other,)
    waiting = [each for asked in claim.waiting for each in (instead if asked == seat else (asked,))]
    return msgspec.structs.replace(claim, waiting=tuple(waiting))


def claim_of(stored: Stored, key: StoredKey) -> Claim | None:
    """What the holder of a guest's key asks for."""
    return next((claim for claim in open_claims(stored) if claim.key == key.hash.hex()), None)
