"""Ids are types: what is of another kind does not pass, and the names that rules use are those of the components.

A line marked with `type: ignore` is one that mypy refuses. Did it pass, the mark would be idle, which mypy reports: so
these functions are tests of `make lint` and are never called.
"""

from dreadhall.betrayal.components import cards, rooms
from dreadhall.betrayal.components.catalogue import EXPLORERS, PRINTED_EVENTS, PRINTED_ITEMS, ROOMS
from dreadhall.betrayal.components.catalogue import OMENS as PRINTED_OMENS
from dreadhall.betrayal.happenings.monsters import MonsterFinds
from dreadhall.betrayal.house.plan import Plan, room_of
from dreadhall.betrayal.ids import Place, RoomId, place_in
from dreadhall.betrayal.phases.exploration import Exploration
from dreadhall.betrayal.state import BetrayalState, Explorer, Figure


def a_room_is_no_place(rules: Exploration, who: Explorer, state: BetrayalState) -> None:
    rules.explorers_at(rooms.CHAPEL)  # type: ignore[arg-type]
    rules.explorers_at(place_in(rooms.CHAPEL))
    rules.explorers_in(who.place)  # type: ignore[arg-type]
    rules.explorers_in(room_of(who.place))
    who.place = rooms.CHAPEL  # type: ignore[assignment]
    state.destroyed.append(who.place)  # type: ignore[arg-type]
    assert who.place == rooms.CHAPEL  # type: ignore[comparison-overlap]


def a_card_is_no_room(rules: Exploration, who: Explorer, plan: Plan) -> None:
    who.cards.append(rooms.VAULT)  # type: ignore[arg-type]
    rules.holder(who.place)  # type: ignore[arg-type]
    plan.open_windows(cards.SPEAR)  # type: ignore[arg-type]


def an_explorer_is_no_monster(rules: Exploration, who: Explorer, monster: Figure, state: BetrayalState) -> None:
    state.monsters[who.id]  # type: ignore[index]
    state.monsters[monster.id]
    state.turn.monster = who.id  # type: ignore[assignment]
    EXPLORERS[monster.id]  # type: ignore[index]
    MonsterFinds(monster=who.id, room=rooms.CHAPEL)  # type: ignore[arg-type]
    assert who.id == monster.id  # type: ignore[comparison-overlap]


def any_text_is_none_of_them(rules: Exploration, who: Explorer, typed: str) -> None:
    rules.explorers_in("chapel")  # type: ignore[arg-type]
    rules.holder(typed)  # type: ignore[arg-type]
    rules.value(who, "strength")  # type: ignore[arg-type]
    rules.value(who, "might")
    EXPLORERS["ox-bellows"]  # type: ignore[index]


def test_rules_can_name_every_room_and_every_printed_card() -> None:
    assert set(named(rooms)) == set(ROOMS)
    assert set(named(cards)) == {*PRINTED_ITEMS, *PRINTED_OMENS, *PRINTED_EVENTS}


def test_a_room_leads_to_its_place_and_the_place_back_to_the_room() -> None:
    assert all(room_of(place_in(room)) == room for room in ROOMS)
    assert room_of(Place("chasm/far")) == RoomId("chasm")


def named(module: object) -> list[str]:
    """The ids that a module gives names to."""
    return [id for name, id in vars(module).items() if name.isupper()]
