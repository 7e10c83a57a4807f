"""What holds in every position of Betrayal, whatever was played."""

from collections import Counter
from collections.abc import Iterator

from dreadhall.betrayal.catalogue import CARDS, EVENTS, ITEMS, OMENS, ROOMS, STACK_ROOMS
from dreadhall.betrayal.exploration import Exploration
from dreadhall.betrayal.plan import STARTING, room_of
from dreadhall.betrayal.state import SKULL, BetrayalState
from dreadhall.betrayal.traits import HIGHEST
from dreadhall.kernel import Table


def check(table: Table) -> None:
    """Fail with a sentence where something is wrong."""
    rules = table.rules
    assert isinstance(rules, Exploration)
    for problem in problems(rules):
        raise AssertionError(f"move {table.move}: {problem}")


def problems(rules: Exploration) -> Iterator[str]:
    """Everything that is wrong with a position."""
    state = rules.state
    yield from misplaced_cards(state)
    yield from misplaced_tiles(rules)
    yield from bad_stacks(state)
    if state.explorers:
        yield from bad_explorers(rules)
        yield from bad_places(rules)


def misplaced_cards(state: BetrayalState) -> Iterator[str]:
    """Every card is in exactly one place."""
    found: Counter[str] = Counter()
    for deck in (state.items, state.omens, state.events):
        found.update([*deck.rest, *deck.top, *deck.discards])
    for who in state.explorers:
        found.update(who.cards)
    for figure in state.monsters.values():
        found.update(figure.cards)
    for pile in state.piles.values():
        found.update(pile)
    found.update(list(state.companions))
    found.update(state.gone)
    for card in (*ITEMS, *OMENS, *EVENTS):
        # A card that is being played is nowhere for the moment.
        if found[card] > 1:
            yield f"{card} is in {found[card]} places"
    for card, count in found.items():
        if card not in CARDS and count > 1:
            yield f"the token {card} is in {count} places"


def lost_cards(state: BetrayalState) -> list[str]:
    """Cards that are nowhere: at most the one that is being played, and what a haunt has laid aside."""
    found: set[str] = set(state.gone) | set(state.companions)
    for deck in (state.items, state.omens, state.events):
        found.update([*deck.rest, *deck.top, *deck.discards])
    for holder in (*(who.cards for who in state.explorers), *(figure.cards for figure in state.monsters.values())):
        found.update(holder)
    for pile in state.piles.values():
        found.update(pile)
    return [card for card in CARDS if card not in found]


def misplaced_tiles(rules: Exploration) -> Iterator[str]:
    """Every tile is in the house, the stack or the discards, and lies on a cell of its own."""
    state, plan = rules.state, rules.plan
    found = Counter([*state.rooms.rest, *state.rooms.top, *state.rooms.discards])
    found.update(room for room in plan.placed if room not in STARTING)
    for room in STACK_ROOMS:
        if found[room] > 1:
            yield f"{room} is in {found[room]} places"
    if len(plan.cells) != len(plan.placed):
        yield "two tiles lie on one cell"
    for room in STARTING:
        if room not in plan:
            yield f"{room} was taken up"


def bad_stacks(state: BetrayalState) -> Iterator[str]:
    """What is known of a stack's top goes with the cards."""
    for deck in (state.rooms, state.items, state.omens, state.events):
        if len(deck.known) != len(deck.top):
            yield f"the {deck.name} stack knows {len(deck.known)} of {len(deck.top)}"


def bad_explorers(rules: Exploration) -> Iterator[str]:
    """Clips are on their tracks, nobody alive stands on a skull, the dead hold nothing and are not asked to act."""
    for who in rules.state.explorers:
        for clip in who.clips:
            if not SKULL <= clip <= HIGHEST:
                yield f"{who.id} has a clip at {clip}"
        if who.alive and SKULL in who.clips:
            yield f"{who.id} lives with a skull"
        if SKULL in who.clips and not rules.haunted:
            yield f"{who.id} died before the haunt"
        if not who.alive and who.cards:
            yield f"{who.id} is dead and holds {who.cards}"
    if rules.state.phase == "turn" and not rules.active.alive and not rules.turn.ended:
        yield f"{rules.active.id} is dead and acts"


def bad_places(rules: Exploration) -> Iterator[str]:
    """Everything is in rooms of the house."""
    state, plan = rules.state, rules.plan
    for who in rules.explorers():
        if room_of(who.place) not in plan or room_of(who.place) in state.destroyed:
            yield f"{who.id} is in {who.place}, which is not in the house"
        if ROOMS[room_of(who.place)].slides_to and state.phase == "turn":
            yield f"{who.id} stands on the coal chute"
    for name, place in (*state.tokens.items(), *state.companions.items()):
        if place and room_of(place) not in plan:
            yield f"{name} is in {place}, which is not in the house"
    for place, pile in state.piles.items():
        if room_of(place) not in plan or not pile:
            yield f"a pile of {pile} lies in {place}"
    for figure in state.monsters.values():
        if room_of(figure.place) not in plan:
            yield f"{figure.id} is in {figure.place}, which is not in the house"
