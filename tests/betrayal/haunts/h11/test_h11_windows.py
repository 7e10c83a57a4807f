"""Haunt 11, Let Them In: what waits outside, who lets it in, and what the Madman must do."""

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import ATTIC, CHAPEL, GYMNASIUM, PATIO
from dreadhall.betrayal.haunts.h11_let_them_in import RULES, LetThemIn
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.betrayal.toolkit.house.windows import WINDOW_ROOMS
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, revealed, row
from tests.betrayal.haunts.fates import dead
from tests.betrayal.haunts.mist import (
    APART,
    AROUND,
    LANE,
    MADMAN,
    OPEN,
    OX,
    SPECTER,
    VIVIAN,
    ZOE,
    inside,
    madman,
    mist,
    outside,
    rolls,
    specter,
)

FOUR = (2, 2, 0, 0, 0, 0, 0)
"""Four spaces for the Madman."""
BEDROOM = Placed(RoomId("bedroom"), "upper", 1, 0)
"""Beside the Upper Landing, with its window to the south."""


def ways(table: Position) -> set[str]:
    """Where the figure that acts can go."""
    return {key.partition(":")[2] for key in table.keys if key.startswith("go:")}


# Set-up


@rule("H11-T01")
def test_specters_gather_before_the_door_and_every_true_window() -> None:
    assert {cell for cell, haunt in CHART.items() if haunt == 11} == {
        ("madman", "balcony"),
        ("madman", "gymnasium"),
        ("madman", "junk-room"),
    }
    assert HAUNTS[11].traitor.kind == "revealer"
    covered = [Placed(CHAPEL, "ground", 0, 1), Placed(PATIO, "ground", 0, 2)]
    where = {VIVIAN: "gymnasium", OX: "foyer", ZOE: "foyer"}
    rooms = [Placed(GYMNASIUM, "upper", 0, -1), BEDROOM, *covered]
    table = revealed(11, where, rooms=rooms, traits={VIVIAN: {"might": 5, "sanity": 0}})
    assert outside(table) == ["bedroom", "entrance-hall", "grand-staircase"], "a room lies before the Chapel's window"
    assert (table.monster(MADMAN).place, inside(table)) == ("gymnasium", [])
    assert ("madman" in table.state.gone, table.cards(VIVIAN)) == (True, [])
    assert table.explorer(VIVIAN).alive
    assert (table.clip(VIVIAN, "might"), table.clip(VIVIAN, "sanity")) == (3, 1), "its bonuses are gone"
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [1]), "the player to the traitor's left begins"


@rule("H11-T01")
def test_nobody_dies_of_losing_the_madman() -> None:
    table = revealed(11, {VIVIAN: "foyer", OX: "foyer", ZOE: "foyer"}, traits={VIVIAN: {"might": 1}})
    assert (table.explorer(VIVIAN).alive, table.clip(VIVIAN, "might")) == (True, 0)


@rule("H11-T02")
def test_the_records_of_both_kinds() -> None:
    assert [(one.kind, one.traits) for one in RULES.kinds] == [
        ("specter", {"speed": 4, "sanity": 6}),
        ("madman", {"speed": 7, "might": 7, "sanity": 7}),
    ]


@rule("H11-T15")
@pytest.mark.parametrize(
    "room", [*WINDOW_ROOMS, "entrance-hall", "gardens", "balcony", "tower", "foyer", "conservatory"]
)
def test_specters_wait_at_the_door_and_five_windows_and_nowhere_else(room: RoomId) -> None:
    start = {"grand-staircase", "entrance-hall"}
    floor = sorted(ROOMS[room].floors)[-1]
    rooms = [] if room in {*start, "foyer"} else row(floor, room)
    table = revealed(11, {VIVIAN: "foyer", OX: "foyer", ZOE: "foyer"}, rooms=rooms)
    assert (room in outside(table)) == (room in {*WINDOW_ROOMS, "entrance-hall"})


# Opening


@rule("H11-T03")
def test_the_traitor_opens_for_a_space_and_the_specter_acts_in_the_next_monster_turn() -> None:
    where = {OX: "upper-landing", VIVIAN: "bedroom", ZOE: "foyer"}
    speed_one = {VIVIAN: {"speed": 0}}
    table = mist(where, madman("foyer", stunned=True), outside=["bedroom"], rooms=[BEDROOM], traits=speed_one)

    def two_left(state: BetrayalState) -> None:
        state.turn.spent = table.value(VIVIAN, "speed") - 1

    table.arrange(two_left).play(OPEN)
    assert (outside(table), inside(table), table.rules.spaces_left(table.explorer(VIVIAN))) == ([], ["bedroom"], 0)
    rolls(table, 1, 0, 0, 0)
    assert (table.prompt, table.state.turn.monster) == ("monster", SPECTER)
    assert "upper-landing" in ways(table)


@rule("H11-T03")
def test_without_a_space_nothing_is_opened_and_heroes_open_nothing() -> None:
    def spent(state: BetrayalState) -> None:
        state.turn.spent = 8

    where = dict.fromkeys((OX, VIVIAN, ZOE), "entrance-hall")
    assert mist(where, outside=["entrance-hall"]).offers(OPEN)
    assert not mist(where, outside=["entrance-hall"], change=spent).offers(OPEN)
    assert not mist(where, outside=["entrance-hall"], turn=OX).offers(OPEN)
    assert not mist(where, outside=["bedroom"], rooms=[BEDROOM]).offers(OPEN)


@rule("H11-T04")
def test_the_madman_goes_to_the_nearest_and_what_he_lets_in_acts_at_once() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = mist(where, madman("dusty-hallway"), outside=["grand-staircase", "entrance-hall"], rooms=LANE)
    rolls(table, *FOUR, 2, 0, 0, 0)
    assert [event.data["room"] for event in table.events("monster-moves")] == ["creaky-hallway", "entrance-hall"]
    assert [event.data["room"] for event in table.events("h11-opens")] == ["entrance-hall"]
    assert LetThemIn.door.of(table.haunt).open
    assert (table.monster(MADMAN).place, table.prompt) == ("entrance-hall", "monster")
    assert table.state.turn.monster == SPECTER, "the one who was let in, and the Madman had no space left for Ox"
    assert f"attack:{OX}" in table.keys


@rule("H11-T04")
def test_the_madman_goes_on_to_the_next_with_what_is_left() -> None:
    where = {OX: "upper-landing", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = mist(where, madman("creaky-hallway"), outside=["entrance-hall", "grand-staircase"], rooms=LANE)
    rolls(table, 2, 2, 2, 0, 0, 0, 0, *[0] * 4)
    assert [event.data["room"] for event in table.events("h11-opens")] == ["entrance-hall", "grand-staircase"]
    assert LetThemIn.memory.of(table.haunt).opened == ["entrance-hall", "grand-staircase"]


@rule("H11-T04")
def test_of_two_that_are_as_near_the_traitor_picks_one() -> None:
    where = {OX: "basement-landing", VIVIAN: "basement-landing", ZOE: "basement-landing"}
    table = mist(where, madman("foyer"), outside=["entrance-hall", "grand-staircase"])
    rolls(table, *FOUR)
    assert (table.asked, set(table.keys)) == ([1], {"go:entrance-hall", "go:grand-staircase"})


@rule("H11-T04")
def test_the_madman_is_first_and_alike_specters_are_not_asked_for() -> None:
    table = mist(APART, specter("foyer"), specter("foyer", 2), madman("foyer"), outside=["entrance-hall"], found=True)
    rolls(table, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)
    assert table.monster(MADMAN).place == "entrance-hall"
    assert table.state.turn.monster == SPECTER


@rule("H11-13", "B-PAST-01")
def test_opening_is_no_step_and_heroes_do_not_make_it_dearer() -> None:
    where = dict.fromkeys((OX, VIVIAN, ZOE), "entrance-hall")
    table = mist(where, outside=["entrance-hall"])
    last = table.value(VIVIAN, "speed")
    table.arrange(lambda state: setattr(state.turn, "spent", last - 1)).play(OPEN)
    assert (table.state.turn.spent, inside(table)) == (last, ["entrance-hall"])


@rule("H11-25", "B-PAST-01")
@pytest.mark.parametrize(("faces", "opened"), [((2, 0), False), ((2, 1), True)])
def test_a_hero_beside_the_madman_slows_him(faces: tuple[int, int], *, opened: bool) -> None:
    where = {OX: "creaky-hallway", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = mist(where, madman("creaky-hallway"), outside=["entrance-hall"], rooms=LANE, found=True)
    rolls(table, *faces, *[0] * 5, *([0] * 4 if opened else []))
    assert table.monster(MADMAN).place == "entrance-hall"
    assert (outside(table) == []) is opened


@rule("H11-25", "C-22")
def test_a_dead_traitors_madman_lets_them_in_and_a_stunned_one_does_not() -> None:
    table = mist(APART, madman("foyer"), outside=["entrance-hall"], turn=OX, found=True, change=dead(1))
    table.with_dice(1, 1, 0, 0, 0, 0, 0, *[0] * 4).play("end-turn")
    assert (outside(table), inside(table)) == ([], ["entrance-hall"])
    table = mist(APART, madman("foyer", stunned=True), specter("foyer"), outside=["entrance-hall"], found=True)
    rolls(table, 1, 0, 0, 0)
    assert (outside(table), table.state.turn.monster) == (["entrance-hall"], SPECTER)


# Windows that come and go


@rule("H11-T05")
def test_a_window_that_is_found_draws_a_specter() -> None:
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}
    table = mist(where, turn=OX).top("room", "bedroom").play("explore:n")
    assert table.keys == ["turn:e", "turn:w"]
    assert outside(table.play("turn:w")) == ["bedroom"]


@rule("H11-T05")
@pytest.mark.parametrize("released", [False, True])
def test_a_room_laid_before_the_window_shuts_out_who_is_not_inside_yet(released: bool) -> None:
    where = {OX: "attic", VIVIAN: "foyer", ZOE: "foyer"}
    rooms = [BEDROOM, Placed(ATTIC, "upper", 2, 1, 1)]
    monsters = [specter("bedroom")] if released else []
    table = mist(where, *monsters, outside=[] if released else ["bedroom"], rooms=rooms, turn=OX)
    table.top("room", "junk-room").play("explore:w")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert "junk-room" in table.rules.plan
    assert (outside(table), inside(table)) == ([], ["bedroom"] if released else [])
    assert len(table.events("h11-shut-out")) == (not released)


# Exploring


@rule("H11-T06")
def test_the_madman_must_explore_where_a_window_may_be_found_and_draws_nothing() -> None:
    rooms = [tile for tile in AROUND if tile.room != "dining-room"]
    where = {OX: "bedroom", VIVIAN: "bedroom", ZOE: "bedroom"}
    table = mist(where, madman("foyer"), rooms=rooms)
    omens = len(table.state.omens)
    rolls(table, 0, 0, 0, 0, 0, 0, 0)
    assert set(table.keys) == {"explore:n", "explore:s"}, "of the Foyer, and he may not stop"
    table.top("room", "abandoned-room").play("explore:n")
    while table.prompt == "turn-tile":
        assert table.asked == [1]
        table.play(table.keys[0])
    assert (table.monster(MADMAN).place, len(table.state.omens)) == ("abandoned-room", omens)


@rule("H11-T06")
def test_the_window_he_finds_he_opens_like_any_other() -> None:
    rooms = [tile for tile in AROUND if tile.room != "dining-room"]
    where = {OX: "bedroom", VIVIAN: "bedroom", ZOE: "bedroom"}
    table = rolls(mist(where, madman("foyer"), rooms=rooms), 2, 0, 0, 0, 0, 0, 0)
    table.top("room", "dining-room").with_dice(*[0] * 4).play("explore:n")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert [event.data["room"] for event in table.events("h11-opens")] == ["dining-room"]


@rule("H11-T06")
def test_he_does_not_look_for_windows_below_but_below_he_looks_for_a_way_up() -> None:
    where = {OX: "bedroom", VIVIAN: "bedroom", ZOE: "bedroom"}
    stairs = row("basement", "stairs-from-basement")
    table = rolls(mist(where, madman("basement-landing"), rooms=[BEDROOM, *stairs]), *FOUR)
    assert table.monster(MADMAN).place == "foyer", "up the stairs, where doors may lead to windows"
    table = rolls(mist(where, madman("basement-landing"), rooms=[BEDROOM]), *FOUR)
    assert {key.partition(":")[0] for key in table.keys} == {"explore"}


@rule("H11-T06")
def test_the_traitor_draws_for_rooms_as_always() -> None:
    table = mist({OX: "foyer", VIVIAN: "entrance-hall", ZOE: "foyer"}, madman("foyer"))
    omens = len(table.state.omens)
    table.top("room", "abandoned-room").play("explore:n")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert len(table.state.omens) == omens - 1


@rule("H11-T07")
def test_while_he_has_orders_he_attacks_nobody_and_then_goes_as_the_traitor_likes() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = rolls(mist(where, madman("foyer"), outside=["entrance-hall"], found=True), *FOUR, *[0] * 4)
    assert not any(key.startswith("attack") for key in table.keys)
    free = rolls(mist(where, madman("foyer"), found=True), *FOUR)
    assert {"done", f"attack:{OX}", "go:entrance-hall"} <= set(free.keys)
    assert free.offers("explore"), "he may discover rooms, as before"
    searching = rolls(mist(where, madman("foyer")), *FOUR)
    assert not searching.offers("attack"), "rooms with windows are still to be found"


@rule("H11-T07")
def test_he_defends_himself() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = mist(where, madman("foyer"), outside=["entrance-hall"], turn=OX)
    dice = table.value(OX, "might")
    table.with_dice(*[0] * dice, *[2] * 7).play(f"attack:{MADMAN}")
    assert len(table.events("rolled")[-1].data["faces"]) == 7


@rule("H11-T10")
def test_who_is_outside_slows_nobody_and_the_open_door_is_no_exit() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = mist(where, madman("foyer"), outside=["entrance-hall"], turn=OX, cards={OX: ["bell", "ring"]})
    assert not table.offers("attack")
    assert table.play("go:foyer").state.turn.spent == 1

    def opened(state: BetrayalState) -> None:
        assert state.haunt is not None
        LetThemIn.door.of(state.haunt).open = True

    table = mist(where, madman("basement-landing"), turn=OX, change=opened)
    assert {key.partition(":")[0] for key in table.keys} == {"go", "explore", "end-turn"}


@rule("H11-T10")
def test_no_card_moves_who_is_outside() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    cards = {OX: ["spirit-board"]}
    table = mist(where, outside=["entrance-hall"], turn=OX, cards=cards)
    table.play(next(key for key in table.keys if key.startswith("use:spirit-board")))
    assert table.prompt != "pull-monsters"
    assert outside(table) == ["entrance-hall"]
