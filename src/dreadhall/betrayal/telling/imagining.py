"""What a seat cannot know of a table: fronts of face-down tiles and cards, and the secrets of the haunt.

What was named to the seat since the position, in the step that is running, keeps its place: the step shows it again.
"""

from collections.abc import Callable, Sequence

from dreadhall.betrayal.cards.decks import ALIKE, BACKS
from dreadhall.betrayal.haunts import haunt_rules
from dreadhall.betrayal.state import BetrayalState, Deck
from dreadhall.kernel import Dice, Event
from dreadhall.kernel.dice import roller
from dreadhall.kernel.events import named_in

HIDDEN = "hidden"
"""What is drawn for."""


def imagine(state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
    """Draw anew what this seat cannot know."""
    shown = named_in(told)
    imagine_tiles(state, seat, dice, shown)
    for deck in (state.items, state.omens, state.events):
        imagine_top(deck, seat, dice, shown)
    if state.haunt is not None:
        haunt_rules(state.haunt.key).imagine_secrets(state, seat, dice, told)


def is_hidden(deck: Deck, number: int, seat: int | None, shown: set[str]) -> bool:
    """Whether a seat has not seen a card of the known top."""
    return (seat is None or seat not in deck.known[number]) and deck.top[number] not in shown


def imagine_top(deck: Deck, seat: int | None, dice: Dice, shown: set[str]) -> None:
    """Cards on top that others have seen could be any of those in the stack."""
    for number in range(len(deck.top)):
        if is_hidden(deck, number, seat, shown):
            others = [at for at, card in enumerate(deck.rest) if card not in shown]
            exchange(deck.top, number, deck.rest, others, roller(dice, HIDDEN))


def imagine_tiles(state: BetrayalState, seat: int | None, dice: Dice, shown: set[str]) -> None:
    """Of a face-down tile everybody knows the back: it could be any other hidden tile with the same floors."""
    rooms = state.rooms
    known = shown.union(state.rooms_seen)
    hidden = [(rooms.top, number) for number in range(len(rooms.top)) if is_hidden(rooms, number, seat, shown)]
    hidden += [(rooms.discards, number) for number, room in enumerate(rooms.discards) if room not in known]
    # Tiles change places only with those that have the same back: so these are in the same places for the next one.
    places: dict[str, list[int]] = {}
    roll = roller(dice, HIDDEN)
    for pile, number in hidden:
        back = BACKS[pile[number]]
        if back not in places:
            alike = ALIKE[back] - shown
            places[back] = [at for at, room in enumerate(rooms.rest) if room in alike]
        exchange(pile, number, rooms.rest, places[back], roll)


def exchange(pile: list[str], number: int, rest: list[str], others: list[int], roll: Callable[[int], int]) -> None:
    """Let a hidden card be one of those in the stack, or stay what it is."""
    drawn = roll(len(others) + 1)
    if drawn < len(others):
        at = others[drawn]
        pile[number], rest[at] = rest[at], pile[number]
