"""What a seat cannot know of a table: fronts of face-down tiles and cards, and the secrets of the haunt."""

from collections.abc import Iterable

from dreadhall.betrayal.catalogue import ROOMS
from dreadhall.betrayal.haunts import haunt_rules
from dreadhall.betrayal.state import BetrayalState, Deck
from dreadhall.kernel import Dice
from dreadhall.kernel.dice import roll_numbers


def imagine(state: BetrayalState, seat: int | None, dice: Dice) -> None:
    """Draw anew what this seat cannot know."""
    imagine_tiles(state, seat, dice)
    for deck in (state.items, state.omens, state.events):
        imagine_top(deck, seat, dice)
    if state.haunt is not None:
        haunt_rules(state.haunt.number).imagine_secrets(state, seat, dice)


def is_hidden(deck: Deck, number: int, seat: int | None) -> bool:
    """Whether a seat has not seen a card of the known top."""
    return seat is None or seat not in deck.known[number]


def imagine_top(deck: Deck, seat: int | None, dice: Dice) -> None:
    """Cards on top that others have seen could be any of those in the stack."""
    for number in range(len(deck.top)):
        if is_hidden(deck, number, seat):
            exchange(deck.top, number, deck.rest, range(len(deck.rest)), dice)


def imagine_tiles(state: BetrayalState, seat: int | None, dice: Dice) -> None:
    """Of a face-down tile everybody knows the back: it could be any other hidden tile with the same floors."""
    rooms = state.rooms
    hidden = [(rooms.top, number) for number in range(len(rooms.top)) if is_hidden(rooms, number, seat)]
    hidden += [(rooms.discards, number) for number, room in enumerate(rooms.discards) if room not in state.rooms_seen]
    for pile, number in hidden:
        alike = [at for at, room in enumerate(rooms.rest) if ROOMS[room].floors == ROOMS[pile[number]].floors]
        exchange(pile, number, rooms.rest, alike, dice)


def exchange(pile: list[str], number: int, rest: list[str], alike: Iterable[int], dice: Dice) -> None:
    """Let a hidden card be one of those in the stack, or stay what it is."""
    places = list(alike)
    drawn = roll_numbers(dice, "hidden", len(places) + 1)[0]
    if drawn < len(places):
        at = places[drawn]
        pile[number], rest[at] = rest[at], pile[number]
