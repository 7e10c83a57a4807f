"""Whether anybody is told what only a book names that they have not read. (B-SEC-01)"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import Event, Table
from dreadhall.kernel.events import named_in
from dreadhall.testing.betrayal.printed_books import ONLY_IN, OPENED, NamedInBook

WAITS = "stop-card-waits-in"
"""What the room is remembered as whose card waits."""


def foreign(number: int | None, books: Iterable[str]) -> NamedInBook:
    """What is named only in books that somebody does not read."""
    unread = [names for book, names in ONLY_IN.get(number or 0, {}).items() if book not in books]
    return NamedInBook(*(frozenset().union(*parts) for parts in zip(*unread, strict=True))) if unread else NamedInBook()


def told_openly(events: Iterable[Event]) -> set[str]:
    """What the haunt has had told to everybody."""
    told = [event.data[name] for event in events for name in OPENED.get(event.kind, ())]
    return {str(thing) for value in told for thing in (value if isinstance(value, list) else [value])}


def bad_names(
    position: Mapping[str, Any], number: int | None, books: Iterable[str], opened: set[str], name: str
) -> Iterator[str]:
    """Rooms, cards and pieces in somebody's view that only a book names which they do not read."""
    other, haunt = foreign(number, books), position["haunt"]
    rooms = other.rooms - opened - in_sight(position)
    things = other.cards | other.pieces
    for wish in haunt["objectives"]:
        goals = {room.partition("/")[0] for kind in ("rooms", "avoid") for room in wish[kind]}
        wanted = {*wish["cards"], *(word for verb in wish["verbs"] for word in verb.split(":"))}
        if found := (goals & rooms) | (wanted & things):
            yield f"{name} is told of {sorted(found)} by the objective {wish['id']}"
        if found := {part for part in other.parts if wish[part]}:
            yield f"{name} has not read what the objective {wish['id']} tells under {sorted(found)}"
    if found := written(haunt) & (rooms | (things - opened)):
        yield f"{name} reads of {sorted(found)}"
    if found := lying(position) & (other.pieces - opened):
        yield f"{name} sees {sorted(found)} on the table"


def bad_telling(
    event: Event, seat: int | None, number: int | None, books: Iterable[str], opened: set[str], name: str
) -> Iterator[str]:
    """Pieces that an event names to somebody whose books do not. Rooms and printed cards are seen by everybody."""
    said = named_in([Event(event.kind, event.told_to(seat)["data"])]) | {event.cause}
    if found := said & (foreign(number, books).pieces - opened):
        yield f"{name} is told of {sorted(found)} by {event.kind}"


def bad_wishes(table: Table, seat: int, number: int | None, books: Iterable[str]) -> Iterator[str]:
    """A thing that means nothing to somebody goes from hand to hand, and what they want stays as it was."""
    other, state = foreign(number, books), table.state
    assert isinstance(state, BetrayalState)
    for holder in state.explorers:
        for card in [card for card in holder.cards if card in other.cards | other.pieces]:
            if wishes(table, seat) != wishes(handed_on(table, holder.seat, card), seat):
                yield f"what seat {seat} wants depends on who has {card}"


def wishes(table: Table, seat: int) -> object:
    """What a seat wants."""
    return table.view(seat)["position"]["haunt"]["objectives"]


def handed_on(table: Table, seat: int, card: CardId) -> Table:
    """The same table, but for a card that the next explorer on the same side has, or nobody."""
    other = table.fork()
    state = other.state
    assert isinstance(state, BetrayalState)
    holder = state.explorers[seat]
    holder.cards.remove(card)
    friends = [who for who in state.explorers if who.alive and who is not holder and who.traitor == holder.traitor]
    for friend in friends[:1]:
        friend.cards.append(card)
    return other


def in_sight(position: Mapping[str, Any]) -> set[str]:
    """The rooms where somebody or something can be seen, or a ruin beside them: for these nobody needs a book."""
    figures = [*position["explorers"], *position["monsters"]]
    places = [*position["tokens"].values(), *position["piles"], *position["companions"].values()]
    cells = {(room["floor"], room["x"], room["y"]): room for room in position["rooms"]}
    ruins = [cell for cell, room in cells.items() if room["destroyed"]]
    near = [(floor, x + dx, y + dy) for floor, x, y in ruins for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return {
        *(figure["room"] for figure in figures),
        *(place.partition("/")[0] for place in places),
        *(cells[cell]["id"] for cell in near if cell in cells),
    }


def written(haunt: Mapping[str, Any]) -> set[str]:
    """What stands in the notes that somebody may read; the secrets are looked at for themselves.

    Everybody saw in which room a card waits for its discoverer, and no book told them.
    """
    notes = [value for name, value in haunt["memory"].items() if name != WAITS]
    return {*named_in_all(notes), *haunt["exorcised"]}


def named_in_all(value: object) -> Iterator[str]:
    """All texts in something that is remembered."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from (text for part in value.values() for text in named_in_all(part))
    elif isinstance(value, list):
        yield from (text for part in value for text in named_in_all(part))


def lying(position: Mapping[str, Any]) -> set[str]:
    """The pieces on the table, in piles and in hands."""
    hands = [card["id"] for who in position["explorers"] for card in who["cards"]]
    paws = [card for monster in position["monsters"] for card in monster["cards"]]
    kinds = [monster["kind"] for monster in position["monsters"]]
    return {*hands, *paws, *kinds, *position["tokens"], *(card for pile in position["piles"].values() for card in pile)}
