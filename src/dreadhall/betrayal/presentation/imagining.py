"""What a seat cannot know of a table: fronts of face-down tiles and cards, and the secrets of the haunt.

What was named to the seat since the position, in the step that is running, keeps its place: the step shows it again.
"""

from collections.abc import Callable, Collection, Sequence

from dreadhall.betrayal.cards.decks import ALIKE, BACKS
from dreadhall.betrayal.haunts import haunt_rules
from dreadhall.betrayal.secret_domains import draw_secrets
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
        rules = haunt_rules(state.haunt.key)
        draw_secrets(rules, state, seat, dice)
        rules.imagine_secrets(state, seat, dice, told)


def is_hidden(deck: Deck, number: int, seat: int | None, shown: set[str]) -> bool:
    """Whether a seat has not seen a card of the known top."""
    return (seat is None or seat not in deck.known[number]) and deck.top[number] not in shown


def imagine_top(deck: Deck, seat: int | None, dice: Dice, shown: set[str]) -> None:
    """Cards on top that others have seen could be any of those in the stack."""
    hidden = [(deck.top, number) for number in range(len(deck.top)) if is_hidden(deck, number, seat, shown)]
    deal_anew(hidden, deck.rest, shown, roller(dice, HIDDEN))


def imagine_tiles(state: BetrayalState, seat: int | None, dice: Dice, shown: set[str]) -> None:
    """Of a face-down tile everybody knows the back: it could be any other hidden tile with the same floors."""
    rooms = state.rooms
    known = shown.union(state.rooms_seen)
    hidden = [(rooms.top, number) for number in range(len(rooms.top)) if is_hidden(rooms, number, seat, shown)]
    hidden += [(rooms.discards, number) for number, room in enumerate(rooms.discards) if room not in known]
    if shown.isdisjoint(rooms.rest):
        rooms.rest.sort(key=BACKS.__getitem__)  # how the backs follow each other would tell of what is gone
    roll = roller(dice, HIDDEN)
    for back, alike in ALIKE.items():
        slots = [(pile, number) for pile, number in hidden if BACKS[pile[number]] == back]
        deal_anew(slots, rooms.rest, shown, roll, alike)


Slot = tuple[list[str], int]
"""A card's place in a pile."""


def deal_anew(
    hidden: Sequence[Slot],
    rest: list[str],
    shown: Collection[str],
    roll: Callable[[int], int],
    alike: Collection[str] | None = None,
) -> None:
    """Let hidden cards be any of these and those in the stack, or of those that are alike.

    All are laid in an order that tells nothing of where they were: the same rolls deal the same to whoever sees the
    same. What was shown keeps its place.
    """
    places = [at for at, card in enumerate(rest) if card not in shown and (alike is None or card in alike)]
    pool = sorted([*(pile[number] for pile, number in hidden), *(rest[at] for at in places)])
    for pile, number in hidden:
        pile[number] = pool.pop(roll(len(pool)))
    for at, card in zip(places, pool, strict=True):
        rest[at] = card
