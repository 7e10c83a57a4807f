"""What decides each haunt, and what does not quite: goals as the rules look at them."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from dreadhall import betrayal
from dreadhall.betrayal.components.rooms import BALLROOM, CHAPEL, FOYER, GALLERY, LIBRARY
from dreadhall.betrayal.haunts.h25_voodoo import Voodoo
from dreadhall.betrayal.haunts.h46_the_feast import VICTIM, TheFeast
from dreadhall.betrayal.ids import FigureId, Place, place_in
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.betrayal.toolkit.monsters.alike import one_in_each_place, one_of_each
from dreadhall.betrayal.toolkit.monsters.pursuit import first_steps
from dreadhall.testing.betrayal import SEVERAL, Position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.dolls import cursed
from tests.betrayal.haunts.guillotines import collared
from tests.betrayal.haunts.h08.test_h08_wail_of_the_banshee import ANYWHERE, CROSSING, HEROES_UPSTAIRS, flight
from tests.betrayal.haunts.h46.test_h46_the_feast import AWAY, feast
from tests.betrayal.haunts.hunting import SEARCH, hunt
from tests.betrayal.haunts.mummy import TOMB, mummy, mummy_acts

OX, VIVIAN, ZOE, LONGFELLOW, JENNY, _ = SEVERAL
NORTH = 0


def rules_of(table: Position) -> Haunt:
    """The rules of the haunt, to ask who has won."""
    rules = table.rules
    assert isinstance(rules, Haunt)
    return rules


# Who looks


@pytest.mark.parametrize("folder", ["haunts", "toolkit"])
def test_no_haunt_looks_at_the_goals_by_itself(folder: str) -> None:
    files = list(Path(betrayal.__file__).parent.joinpath(folder).rglob("*.py"))
    assert files
    assert [file.name for file in files if "check_goals" in file.read_text("utf-8")] == []


# 1, The Mummy Walks


@rule("H01-36")
def test_a_mummy_that_waits_for_a_gift_beside_the_tomb_wins_over_the_last_hero_all_the_same() -> None:
    def slain(state: BetrayalState) -> None:
        for who in state.explorers[:2]:
            who.alive = False

    assert mummy(at=TOMB, carries=["girl"], turn=VIVIAN, change=slain).play("end-turn").winners == (2,)


@rule("H01-23")
def test_a_mummy_that_has_walked_takes_no_passage() -> None:
    table = mummy_acts(1, 0, 0)
    assert "go:upper-landing" in table.keys
    table.play("go:junk-room")
    assert table.prompt == "turn", "it could do nothing more"


# 8, Wail of the Banshee


@rule("H08-14")
def test_a_banshee_that_appears_next_door_looks_where_it_looked() -> None:
    table = flight(HEROES_UPSTAIRS, "upper-landing", ANYWHERE, 3, rooms=[CROSSING]).play("room:creaky-hallway")
    assert table.monster("banshee-1").place == "creaky-hallway"
    assert table.monster("banshee-1").facing == NORTH


# 25, Voodoo


@rule("H25-32", "H25-33")
def test_destroyed_dolls_are_no_victory_over_the_graves_of_most_heroes() -> None:
    names = (ZOE, OX, VIVIAN, LONGFELLOW)
    assert rules_of(cursed(names, destroyed=[OX, VIVIAN], dead=[LONGFELLOW])).heroes_won()
    rules = rules_of(cursed(names, destroyed=[OX], dead=[VIVIAN, LONGFELLOW]))
    assert rules.traitor_won()
    assert not rules.heroes_won()


@rule("H25-23")
def test_a_doll_is_destroyed_once() -> None:
    names = (ZOE, OX, VIVIAN, LONGFELLOW)
    table = cursed(names, destroyed=[OX], traits={OX: {"might": 0}})
    dice = [1, *[0] * (table.value(ZOE, "might") - 1), *[0] * table.value(OX, "might")]
    table.with_dice(*dice).play(f"attack:{OX}", "split:1-0")
    assert not table.explorer(OX).alive
    assert Voodoo.memory.of(table.haunt).destroyed == [OX]


# 34, Guillotines


@rule("H34-36", "H34-37")
def test_opened_collars_are_no_victory_over_the_graves_of_most_heroes() -> None:
    free = (OX, VIVIAN, ZOE, LONGFELLOW)
    assert rules_of(collared(free=free, dead=[VIVIAN])).heroes_won()
    rules = rules_of(collared(free=free, dead=[VIVIAN, ZOE]))
    assert rules.traitor_won()
    assert not rules.heroes_won()


@rule("B-HID-06")
def test_before_an_elevator_that_rides_off_anybody_unknown_is_asked() -> None:
    table = collared().top("room", "mystic-elevator").play("explore:n")
    assert (table.prompt, table.asked) == ("hazard", [0])


@rule("B-HID-09")
def test_a_traitor_who_is_known_is_offered_as_a_target_once() -> None:
    def shown(state: BetrayalState) -> None:
        assert state.haunt is not None
        state.haunt.traitor = 3
        state.explorers[3].traitor = True

    table = collared().arrange(shown)
    assert table.table.ask is not None
    keys = [choice.key for choice in table.table.ask.choices_for(0)]
    assert [key for key in keys if key.startswith("attack")].count(f"attack:{LONGFELLOW}") == 1
    assert {f"attack:{VIVIAN}", f"attack:{ZOE}"} <= set(keys)


# 46, The Feast


def escaping(escaped: int, outside: Sequence[int], *, dead: Sequence[int] = (), victims: int = 0) -> Position:
    """So many victims are out, and these heroes; some heroes are dead, and some victims are still in the house."""

    def change(state: BetrayalState) -> None:
        assert state.haunt is not None
        TheFeast.memory.of(state.haunt).escaped = escaped
        for seat in outside:
            state.explorers[seat].away = "outside"
        for seat in dead:
            state.explorers[seat].alive = False

    return feast(victims=[("foyer", NORTH)] * victims, freaks=["foyer"], turn="vivian-lopez", change=change)


@rule("H46-28", "H46-29")
@pytest.mark.parametrize(
    ("escaped", "outside", "dead", "victims", "won"),
    [(2, [0, 1], [], 0, True), (2, [0], [], 0, False), (1, [0, 1], [], 1, False), (2, [0], [1], 0, False)],
    ids=["all are out", "a hero is in the house", "a victim is in the house", "a hero is dead"],
)
def test_escape_is_a_victory_when_all_are_out_alive(
    escaped: int, outside: list[int], dead: list[int], victims: int, won: bool
) -> None:
    assert rules_of(escaping(escaped, outside, dead=dead, victims=victims)).heroes_won() == won


@rule("H46-19")
def test_a_dead_hero_does_not_spoil_a_meal() -> None:
    def dead(state: BetrayalState) -> None:
        state.explorers[0].alive = False

    where = AWAY | {"zoe-ingstrom": "upper-landing"}
    body = {"body-ox-bellows": "foyer"}
    assert feast(where, turn="vivian-lopez", tokens=body, change=dead).offers("h46-traitor-feast")
    assert not feast(where, turn="vivian-lopez", tokens=body).offers("h46-traitor-feast")


@rule("H46-26")
def test_victims_walk_once_a_round() -> None:
    table = feast(victims=[("upper-landing", NORTH)], rooms=row("upper", "creaky-hallway", "dusty-hallway"))
    table.play("end-turn")
    assert (table.prompt, table.asked) == ("turn", [1])
    assert table.monster("victim-1").place == "upper-landing"


@rule("H46-04")
def test_the_bell_calls_no_victim() -> None:
    table = feast(victims=[("upper-landing", NORTH)], cards={"ox-bellows": ["bell"]})
    table.with_dice(*faces(4, 3)).play("use:bell")
    assert (table.prompt, table.asked) == ("turn", [0])


# 50, Treasure Hunt


@rule("H50-11")
def test_whoever_dies_over_a_search_finds_nothing() -> None:
    where = {OX: "library", VIVIAN: "foyer", ZOE: "foyer"}
    rooms = row("ground", "library")
    table = hunt(where, rooms=rooms, clues=[LIBRARY], cards={OX: ["idol"]}, traits={OX: {"sanity": 0}})
    table.with_dice(*[2] * (table.value(OX, "knowledge") + 2)).play(SEARCH, "use:idol")
    assert not table.explorer(OX).alive
    assert table.events("h50-search") == []
    assert list(table.state.tokens.values()) == ["library"]


# Figures that are alike, and routes that tie


def test_figures_are_alike_when_only_their_number_differs() -> None:
    places = [("foyer", 0), ("foyer", 0), ("foyer", 1), ("attic", 0)]
    victims = [
        Figure(FigureId(f"victim-{number}"), VICTIM.kind, Place(place), VICTIM.traits, facing=facing)
        for number, (place, facing) in enumerate(places, 1)
    ]
    assert [victim.id for victim in one_of_each(victims)] == ["victim-1", "victim-3", "victim-4"]
    assert [victim.id for victim in one_in_each_place(victims)] == ["victim-1", "victim-4"]


@rule("C-08")
def test_all_routes_that_tie_begin_a_pursuit_and_a_route_with_fewer_steps_is_shorter() -> None:
    ways = {
        FOYER: [(place_in(LIBRARY), 1), (place_in(CHAPEL), 1), (place_in(GALLERY), 1)],
        GALLERY: [(place_in(BALLROOM), 0)],
        BALLROOM: [(place_in(LIBRARY), 0)],
    }
    assert first_steps(FOYER, {LIBRARY, CHAPEL}, lambda room: ways.get(room, [])) == {"library", "chapel"}
    assert first_steps(FOYER, {LIBRARY}, lambda room: ways.get(room, [])) == {"library"}
