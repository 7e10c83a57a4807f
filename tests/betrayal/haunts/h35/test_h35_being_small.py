"""Haunt 35, Small Change: set-up, doorways, stairs, rooms and cards, and what cats do with mice."""

from collections.abc import Sequence

import pytest

from dreadhall.betrayal.components.rooms import BALLROOM
from dreadhall.betrayal.haunts.h35_small_change import SmallChange
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, revealed, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import changes, faces
from tests.betrayal.haunts.h35.mice import (
    APART,
    CAT,
    DOOR,
    LONGFELLOW,
    NORTH,
    OTHER_CAT,
    OX,
    STAIRWARD,
    VIVIAN,
    ZOE,
    mice,
    small,
    steps,
)

STRUGGLE = "h35-heroes-struggle"


# Set-up


@rule("H35-T01")
def test_the_cleverest_is_the_traitor_and_the_revealer_of_several() -> None:
    cells = {cell for cell, number in CHART.items() if number == 35}
    bitten = {("bite", room) for room in ("gymnasium", "master-bedroom", "servants-quarters")}
    assert cells == {("mask", "master-bedroom"), *bitten}
    assert (HAUNTS[35].traitor.kind, HAUNTS[35].traitor.trait) == ("highest", "knowledge")
    rooms = row("upper", "gymnasium")
    where = {OX: "foyer", VIVIAN: "gymnasium", LONGFELLOW: "foyer"}
    table = revealed(35, where, revealer=VIVIAN, drawn_in="gymnasium", rooms=rooms, cards={VIVIAN: ["bell"]})
    assert (table.haunt.traitor, table.cards(VIVIAN)) == (1, ["bell", "bite"])
    assert table.explorer(VIVIAN).place == "gymnasium"
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [2])
    assert steps(table) == [DOOR, "doorway/foyer-n", "doorway/foyer-s", STAIRWARD]


@rule("H35-T02")
@pytest.mark.parametrize(("players", "cats"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_one_cat_in_the_hall_and_with_many_players_one_where_it_began(players: int, cats: int) -> None:
    table = revealed(35, dict.fromkeys(SEVERAL[:players], "foyer"))
    places = [figure.place for figure in table.state.monsters.values()]
    assert places == ["entrance-hall", "foyer"][:cats]
    assert table.monster(CAT).traits == {"speed": 6, "might": 7, "sanity": 5, "knowledge": 5}
    assert "toy-airplane" not in table.state.tokens
    traitor = table.haunt.traitor
    assert traitor is not None
    hero = next(seat for seat in range(players) if seat != traitor)
    assert table.view(traitor)["monsters"][0]["traits"] != {}
    assert table.view(hero)["monsters"][0]["traits"] == {}
    wishes = {seat: [wish["id"] for wish in table.view(seat)["haunt"]["objectives"]] for seat in (traitor, hero)}
    assert wishes[traitor] == ["h35-traitor-feed"]
    assert all(wish.startswith("h35-heroes-") for wish in wishes[hero])


# Spaces


@rule("H35-T03")
def test_the_next_room_is_two_spaces_away_and_one_may_stop_in_between() -> None:
    table = mice(APART | {OX: "entrance-hall", VIVIAN: DOOR})
    table.play(f"go:{DOOR}", "go:foyer", f"go:{STAIRWARD}")
    assert table.state.turn.spent == 3
    assert (table.explorer(OX).place, table.rules.room(table.explorer(OX))) == (STAIRWARD, STAIRWARD)
    table.play("end-turn")
    assert table.asked == [1]


@rule("H35-T03")
def test_nobody_in_either_room_reaches_a_doorway_and_a_cat_left_behind_costs_a_space() -> None:
    table = mice(APART | {OX: DOOR, VIVIAN: "entrance-hall"}, "foyer", "entrance-hall")
    assert not table.offers("attack")
    assert table.play("go:foyer").offers("attack")
    table.play(f"go:{STAIRWARD}")
    assert table.state.turn.spent == 1 + 2


@rule("H35-T03")
def test_an_unexplored_doorway_draws_no_tile_until_one_goes_through() -> None:
    table = mice().play(f"go:{NORTH}")
    assert not table.events("room-placed")
    assert table.offers("explore")


@rule("H35-T03")
def test_cats_pay_for_doorways_too() -> None:
    table = mice(APART | {VIVIAN: "upper-landing"}, "foyer", turn=ZOE).with_dice(1, 1, 0, 0, 0, 0).play("end-turn")
    table.play(f"go:{DOOR}", "go:entrance-hall")
    assert steps(table) == []
    assert f"attack:{OX}" in table.keys


# Stairs


@rule("H35-T04")
@pytest.mark.parametrize("climber", [OX, ZOE])
@pytest.mark.parametrize("might", [2, 3])
def test_stairs_take_a_might_roll_of_three_of_hero_and_traitor(climber: str, might: int) -> None:
    where = APART | {climber: "grand-staircase"}
    dice = 5 if climber == OX else 3
    table = mice(where, turn=climber).with_dice(*faces(might, dice)).play("go:upper-landing")
    climbed = might >= 3
    assert table.explorer(climber).place == ("upper-landing" if climbed else "grand-staircase")
    assert (table.asked == [list(where).index(climber)]) == climbed
    if climbed:
        assert table.state.turn.spent == 1


@rule("H35-T04")
def test_cats_climb_and_secret_passages_are_walked_without_a_roll_secret_stairs_are_not() -> None:
    table = mice(APART, "grand-staircase", turn=ZOE).with_dice(1, 0, 0, 0, 0, 0).play("end-turn", "go:upper-landing")
    assert table.monster(CAT).place == "upper-landing"
    tokens = {"secret-passage-1": "entrance-hall", "secret-passage-2": "upper-landing"}
    assert mice(tokens=tokens).with_dice().play("go:upper-landing").explorer(OX).place == "upper-landing"
    tokens = {"secret-stairs-1": "entrance-hall", "secret-stairs-2": "upper-landing"}
    slipped = mice(tokens=tokens).with_dice(0, 0, 0, 0, 0).play("go:upper-landing")
    assert slipped.explorer(OX).place == "entrance-hall"


# Rooms and cards


@rule("H35-T05")
def test_a_symbol_gives_no_card_and_ends_the_turn() -> None:
    table = mice(APART | {OX: NORTH}, cards={OX: ["axe"]}).top("room", "abandoned-room").play("explore:n")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert table.asked == [1]
    assert table.cards(OX) == ["axe"]
    assert table.explorer(OX).place == "abandoned-room"
    quiet = mice(APART | {OX: NORTH}).top("room", "dusty-hallway").play("explore:n")
    assert quiet.asked == [0]


@rule("H35-T05")
def test_gymnasium_gallery_and_vault_do_nothing_and_nobody_falls_or_rides() -> None:
    gym = mice(APART | {OX: "gymnasium"}, rooms=row("upper", "gymnasium")).play("end-turn")
    assert changes(gym, OX) == {}
    hall = [*row("upper", "gallery"), Placed(BALLROOM, "ground", 0, 1)]
    assert not mice(APART | {OX: "gallery"}, rooms=hall).offers("fall")
    hole = row("upper", "collapsed-room")
    assert not mice(APART | {OX: "collapsed-room"}, rooms=hole).offers("fall")
    assert not mice(APART | {OX: "vault"}, rooms=row("upper", "vault")).offers("open-vault")
    found = mice(APART | {LONGFELLOW: "doorway/upper-landing-s"}, turn=LONGFELLOW).top("room", "collapsed-room")
    found.with_dice().play("explore:s")
    assert found.explorer(LONGFELLOW).place == "collapsed-room"
    lift = mice(APART | {OX: "doorway/upper-landing-s"}, rooms=row("upper", "mystic-elevator"))
    lift.with_dice().play("go:mystic-elevator", "end-turn")
    assert lift.explorer(OX).place == "mystic-elevator"


@rule("H35-T05")
def test_what_is_carried_still_works() -> None:
    table = mice(APART | {OX: "foyer"}, "foyer", cards={OX: ["axe"]})
    table.with_dice(*faces(8, 6), *faces(3, 7)).play(f"attack:{CAT}:axe")
    assert table.monster(CAT).stunned


# Caught


@rule("H35-T09")
def test_a_cat_catches_instead_of_hurting_and_no_bell_moves_its_catch() -> None:
    table = mice(APART, "entrance-hall", turn=ZOE).with_dice(*[0] * 6).play("end-turn")
    table.with_dice(*faces(8, 7), *faces(4, 5)).play(f"attack:{OX}")
    assert changes(table, OX) == {}
    assert table.explorer(OX).status == {"caught": 1}
    assert SmallChange.cats.of(table.haunt).held[ExplorerId(OX)] == CAT
    assert not table.offers("go"), "it holds still"
    assert not small(table).can_be_called(table.explorer(OX))
    assert all(table.view(seat)["haunt"]["memory"]["cats-held"][OX] == CAT for seat in (0, 3, None))


@rule("H35-T09", "C-42")
def test_the_dark_dice_push_nobody_whom_a_cat_holds() -> None:
    where = APART | {ZOE: "entrance-hall"}
    table = mice(where, "entrance-hall", held={OX: CAT}, turn=ZOE, cards={ZOE: ["dark-dice"]})
    table.with_dice(2, 2, 1).play("use:dark-dice")
    assert (table.prompt, table.explorer(OX).place) == ("turn", "entrance-hall")


@rule("H35-T09", "H35-T10")
def test_a_higher_roll_of_any_trait_frees_and_the_turn_goes_on() -> None:
    table = mice(APART, "entrance-hall", held={OX: CAT}, turn=ZOE).play("end-turn")
    assert (table.prompt, table.asked) == (STRUGGLE, [0])
    assert table.keys == [f"{STRUGGLE}:{trait}" for trait in ("might", "speed", "knowledge", "sanity")]
    table.with_dice(*faces(4, 3), *faces(3, 5)).play(f"{STRUGGLE}:sanity")
    assert (table.prompt, table.asked, table.explorer(OX).status) == ("turn", [0], {})
    assert [event.to for event in table.events("h35-contest")] == [None], "now everybody knows"


@rule("H35-T09")
def test_how_captives_get_away_is_told_once() -> None:
    table = mice(APART, "entrance-hall", held={OX: CAT}, turn=ZOE).play("end-turn")
    table.with_dice(*faces(2, 3), *faces(3, 5)).play(f"{STRUGGLE}:sanity")
    assert len(table.events("h35-contest")) == 1, "also where it is in vain"

    def known(state: BetrayalState) -> None:
        assert state.haunt is not None
        SmallChange.cats.of(state.haunt).contest_known = True

    again = mice(APART, "entrance-hall", held={OX: CAT}, turn=ZOE).arrange(known).play("end-turn")
    again.with_dice(*faces(4, 3), *faces(3, 5)).play(f"{STRUGGLE}:sanity")
    assert not again.events("h35-contest")


@rule("H35-T10")
def test_a_tie_holds_and_the_next_monster_turn_begins_with_a_meal() -> None:
    table = mice(APART, "entrance-hall", held={OX: CAT}, turn=ZOE).play("end-turn")
    table.with_dice(*faces(3, 3), *faces(3, 5)).play(f"{STRUGGLE}:sanity")
    assert (table.asked, table.explorer(OX).status) == ([1], {"caught": 2})
    table.play("end-turn", "end-turn").with_dice(*faces(2, 6)).play("end-turn")
    assert not table.explorer(OX).alive
    assert table.haunt.killers == {"0": CAT}
    assert (table.prompt, steps(table)) == ("monster", [NORTH, "doorway/entrance-hall-s", DOOR])


@rule("H35-T11")
def test_whoever_beats_the_cat_frees_its_catch_and_whoever_loses_is_hurt() -> None:
    where = APART | {VIVIAN: "entrance-hall"}
    table = mice(where, "entrance-hall", held={OX: CAT}, turn=VIVIAN)
    table.with_dice(*faces(4, 2), *faces(3, 7)).play(f"attack:{CAT}")
    assert (table.monster(CAT).stunned, table.explorer(OX).status) == (True, {})
    assert not table.view(None)["haunt"]["memory"]
    lost = mice(where, "entrance-hall", held={OX: CAT}, turn=VIVIAN)
    lost.with_dice(*faces(2, 2), *faces(3, 7)).play(f"attack:{CAT}", "split:0-1")
    assert changes(lost, VIVIAN) == {"speed": -1}
    assert lost.explorer(VIVIAN).status == {}


@rule("H35-T11")
def test_who_attacks_a_free_cat_and_loses_has_one_contest_before_it_swallows() -> None:
    table = mice(APART, "entrance-hall").with_dice(*faces(0, 5), *faces(1, 7)).play(f"attack:{CAT}")
    assert (table.explorer(OX).status, table.asked) == ({"caught": 1}, [1])
    table.with_dice().play("end-turn", "end-turn", "end-turn")
    assert (table.prompt, table.asked) == (STRUGGLE, [0]), "the cat has held still"
    assert table.explorer(OX).alive


@rule("H35-T11")
def test_a_lost_shot_from_afar_catches_nobody_and_a_second_cat_leaves_the_catch_alone() -> None:
    table = mice(APART, "foyer", cards={OX: ["revolver"]}).with_dice(*faces(0, 5), *faces(5, 6))
    table.play(f"attack:{CAT}:revolver")
    assert (table.explorer(OX).status, table.prompt) == ({}, "turn")
    held = mice(APART, "entrance-hall", "entrance-hall", held={OX: CAT}, turn=ZOE)
    held.with_dice(*[0] * 6).play("end-turn")
    assert held.state.turn.monster == OTHER_CAT
    assert not held.offers("attack")


@rule("H35-T11")
@pytest.mark.parametrize("struggled", [[], [OX]], ids=["just caught", "struggled"])
def test_no_card_draws_a_cat_off_its_catch(struggled: Sequence[str]) -> None:
    where = APART | {VIVIAN: "grand-staircase"}
    table = mice(where, "entrance-hall", "entrance-hall", held={OX: CAT}, struggled=struggled)
    rules = small(table)
    assert [rules.can_be_pulled(table.monster(cat)) for cat in (CAT, OTHER_CAT)] == [False, True]


# What cards reach


@rule("H35-T05", "H35-26", "H35-60")
def test_dynamite_flies_past_the_doorway_into_the_next_room() -> None:
    table = mice(APART | {LONGFELLOW: DOOR}, "foyer", cards={OX: ["dynamite"]})
    assert [key for key in table.keys if key.startswith("use:")] == ["use:dynamite:foyer"]
    table.with_dice(*faces(5, table.value(VIVIAN, "speed")), *faces(0, 6)).play("use:dynamite:foyer")
    assert {event.data["who"] for event in table.events("rolled")} == {VIVIAN, CAT}, "nobody in the doorway"
    assert table.monster(CAT).stunned
    between = mice(APART | {OX: DOOR}, cards={OX: ["dynamite"]})
    thrown = {key for key in between.keys if key.startswith("use:")}
    assert thrown == {"use:dynamite:foyer", "use:dynamite:entrance-hall"}


@rule("H35-T05", "H35-26", "H35-60")
@pytest.mark.parametrize(("total", "moved"), [(3, OX), (5, VIVIAN)])
def test_the_dark_dice_bring_somebody_into_the_next_room(total: int, moved: str) -> None:
    where = APART | {VIVIAN: "entrance-hall"}
    table = mice(where, cards={OX: ["dark-dice"]}).with_dice(*faces(total, 3)).play("use:dark-dice")
    assert table.explorer(moved).place == "foyer"


# Who harms whom


@rule("H35-T15")
@pytest.mark.parametrize("cards", [["revolver"], ["ring"], ["dynamite"], []])
def test_the_traitor_attacks_nobody(cards: Sequence[str]) -> None:
    table = mice(APART | {ZOE: "foyer"}, cards={ZOE: cards}, turn=ZOE)
    assert not table.offers("attack")
    assert not table.offers("use")
    assert f"attack:{ZOE}" in mice(APART | {OX: "foyer", ZOE: "foyer"}).keys
