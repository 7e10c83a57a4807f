"""Ids are types: what is of another kind does not pass.

A line marked with `type: ignore` is one that mypy refuses. Did it pass, the mark would be idle, which mypy reports: so
these functions are tests of `make lint` and are never called.
"""

from dreadhall.darkest.components.catalogue import CARDS, LAYOUTS, SURVIVORS, TILES
from dreadhall.darkest.fighting.weapons import weapon_effect
from dreadhall.darkest.happenings.house import FireIsOut
from dreadhall.darkest.house.layout import SQUARES, House, parse_layout, square_at
from dreadhall.darkest.house.plan import Plan
from dreadhall.darkest.ids import DoorId, RoomId
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.state import DarkestState, Held, Survivor
from dreadhall.darkest.survivors import acts


def a_tile_is_no_square(rules: Upkeep, house: House, state: DarkestState) -> None:
    tile = house.tile_at[SQUARES[0]].id
    rules.heat(tile)  # type: ignore[arg-type]
    rules.heat(SQUARES[0])
    house.neighbours4(tile)  # type: ignore[arg-type]
    state.fire = tile  # type: ignore[assignment]
    state.destroyed.append(tile)  # type: ignore[arg-type]
    TILES[SQUARES[0]]  # type: ignore[index]
    assert state.fire == tile  # type: ignore[comparison-overlap]


def a_room_is_no_square(rules: Upkeep, who: Survivor, plan: Plan) -> None:
    rules.survivors_on(who.room)  # type: ignore[arg-type]
    rules.survivors_in(who.room)
    rules.survivors_in(rules.square(who.room))  # type: ignore[arg-type]
    plan.distances(who.room, frozenset({who.room}))  # type: ignore[arg-type]
    FireIsOut(survivor=who.id, tile=who.room, room=who.room)  # type: ignore[arg-type]
    acts.room(rules.square(who.room))  # type: ignore[arg-type]


def a_survivor_is_no_card_and_a_door_no_room(rules: Upkeep, who: Survivor, door: DoorId) -> None:
    weapon_effect(who.id)  # type: ignore[arg-type]
    who.hands.append(Held(who.id))  # type: ignore[arg-type]
    rules.survivor(who.hands[0].card)  # type: ignore[arg-type]
    rules.survivors_in(door)  # type: ignore[arg-type]


def any_text_is_none_of_them(rules: Upkeep, typed: str) -> None:
    rules.heat("r1c1")  # type: ignore[arg-type]
    rules.survivors_in(typed)  # type: ignore[arg-type]
    rules.survivor("leo")  # type: ignore[arg-type]


def test_what_the_catalogue_names_is_known_by_its_ids() -> None:
    assert all(SURVIVORS[card.survivor].starting_card == id for id, card in CARDS.items() if card.survivor)
    assert all(tile.id == id for id, tile in TILES.items())


def test_a_room_leads_to_its_square_and_the_square_to_its_tile() -> None:
    house = parse_layout(LAYOUTS["recommended"].text)
    square = house.square_of[RoomId("laboratory")]
    assert square == square_at(1, 1)
    assert TILES[house.tile_at[square].id].section == "laboratory"
