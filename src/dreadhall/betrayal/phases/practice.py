"""Starting right at a haunt, in a house that the dice have built: for practice and for tests. (C-14, C-18)"""

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.haunts.installed import find_haunt
from dreadhall.betrayal.house.compass import FLOORS
from dreadhall.betrayal.ids import CardId, place_in
from dreadhall.betrayal.phases.haunting import Haunting
from dreadhall.betrayal.state import Explorer

FEWEST_ROOMS = 14
MORE_ROOMS = 9
OMENS_BEFORE = 5
ITEMS_EACH = 2


async def start_at_haunt(rules: Haunting) -> None:
    """Build, equip, scatter; then reveal the haunt where its chart cell says. (C-18)"""
    build_house(rules, FEWEST_ROOMS + rules.chance("house", MORE_ROOMS)[0])
    revealer = rules.state.explorers[rules.chance("revealer", rules.seats)[0]]
    cells = find_haunt(rules.options.haunt or rules.any_haunt()).all_cells()
    omen, room = cells[rules.chance("cell", len(cells))[0]]
    await deal_cards(rules, revealer, omen)
    scatter(rules)
    if not await rules.fetch_room(revealer.seat, room):
        room = rules.room(revealer)
    revealer.place = place_in(room)
    await rules.reveal(omen, room, revealer.seat)


def build_house(rules: Haunting, rooms: int) -> None:
    """Lay so many tiles, each on a floor where it fits; those that fit nowhere are laid aside."""
    laid = 0
    while laid < rooms:
        room = rules.next_tile()
        if room is None:
            return
        there = [rules.doorways_for(room, floor) for floor in FLOORS if floor in ROOMS[room].floors]
        floors = [doorways for doorways in there if doorways]
        if not floors:
            rules.discard_tile(room, seen=False)
            continue
        doorways = floors[rules.chance("floor", len(floors))[0]]
        ways = rules.ways_to_lay(room, doorways[rules.chance("doorway", len(doorways))[0]])
        rules.put_down(ways[rules.chance("turn", len(ways))[0]])
        laid += 1


async def deal_cards(rules: Haunting, revealer: Explorer, omen: CardId) -> None:
    """Some omens and items for everybody, and the one that reveals for the revealer."""
    rules.take_from_deck(omen)
    await rules.gain_card(revealer, omen)
    rules.state.omens_drawn = OMENS_BEFORE
    for number in range(OMENS_BEFORE - 1):
        await deal(rules, rules.state.explorers[number % rules.seats], "omen")
    for who in rules.state.explorers:
        for _ in range(rules.chance("items", ITEMS_EACH + 1)[0]):
            await deal(rules, who, "item")


async def deal(rules: Haunting, who: Explorer, kind: str) -> None:
    """A card from a stack, without what drawing it does."""
    card = rules.top_card(kind)
    if card is not None:
        await rules.gain_card(who, card)


def scatter(rules: Haunting) -> None:
    """Everybody is somewhere in the house; nobody can stand on the Coal Chute."""
    rooms = [room for room in rules.standing_rooms() if not ROOMS[room].slides_to]
    for who in rules.state.explorers:
        who.place = place_in(rooms[rules.chance("room", len(rooms))[0]])
