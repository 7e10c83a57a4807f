"""Haunt 7, Carnivorous Ivy: tips grab, drag and eat; prisoners struggle."""

from dreadhall.betrayal.components.rooms import BALLROOM, CREAKY_HALLWAY, DUSTY_HALLWAY, JUNK_ROOM, MYSTIC_ELEVATOR
from dreadhall.betrayal.haunts.h07_carnivorous_ivy import RULES, CarnivorousIvy
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import FigureId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.haunts.ivy import LANE, OX, SPRAY, VIVIAN, ZOE, growing, held_by, ivy, pairs

HALL = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing"}
AT_HALL = ("charred-room", "entrance-hall")
"""A creeper whose root is at the end of the lane."""


@rule("H07-T04")
def test_the_record_of_a_tip_and_one_roll_for_all() -> None:
    assert RULES.kinds[0].traits == {"speed": 2, "might": 5, "sanity": 3}
    table = ivy(HALL, ("foyer", "foyer"), ("gardens", "foyer"), turn=VIVIAN, rooms=row("ground", "gardens"))
    growing(table, 2, 0).play("monster:tip-1", "go:entrance-hall")
    assert {"done", f"attack:{OX}"} <= set(table.keys)
    table.play("done")
    assert [len(roll.data["faces"]) for roll in table.events("rolled")] == [2]


@rule("H07-T05")
def test_whom_a_tip_beats_it_holds_and_all_items_fall() -> None:
    cards = {OX: ["holy-symbol", "dog", "axe"]}
    table = ivy(HALL, AT_HALL, turn=VIVIAN, rooms=LANE, cards=cards, traits={OX: {"sanity": 0}})
    growing(table, 2, 0)
    dice = table.value(OX, "might")
    table.with_dice(2, 1, 0, 0, 0, *[0] * dice).play(f"attack:{OX}")
    assert (held_by(table, OX), table.cards(OX)) == (1, ["dog"])
    assert table.state.piles == {"entrance-hall": ["holy-symbol", "axe"]}
    assert (table.explorer(OX).alive, table.clip(OX, "sanity")) == (True, 0)
    assert not table.events("hurt")
    assert (table.prompt, table.asked) == ("turn", [2])
    assert table.explorer(OX).place == table.monster("tip-1").place == "entrance-hall", "it moves no farther"


@rule("H07-T06")
def test_a_prisoner_only_struggles_and_other_tips_leave_it_alone() -> None:
    table = ivy(HALL, AT_HALL, ("foyer", "entrance-hall"), held={OX: 1}, rooms=LANE, cards={OX: ["dog"]})
    assert table.keys == ["struggle", "end-turn"]
    table = ivy(HALL, AT_HALL, ("foyer", "entrance-hall"), held={OX: 1}, rooms=LANE, turn=VIVIAN)
    growing(table, 2, 0).play("monster:tip-2")
    assert not table.offers("attack")


@rule("H07-T06")
def test_a_tip_that_holds_somebody_attacks_nobody_else() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = growing(ivy(where, AT_HALL, held={OX: 1}, rooms=LANE, turn=VIVIAN), 2, 0)
    assert not any(event.data["who"] == "tip-1" for event in table.events("attacks"))
    assert table.prompt == "turn", "it only went home"


@rule("H07-T06")
def test_the_traitor_may_attack_a_prisoner_whose_death_frees_the_tip() -> None:
    where = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "upper-landing"}
    traits = {OX: {"might": 0, "speed": 0}}
    table = ivy(where, AT_HALL, held={OX: 1}, rooms=LANE, turn=VIVIAN, traits=traits)
    mine, theirs = table.value(VIVIAN, "might"), table.value(OX, "might")
    table.with_dice(*[2] * mine, *[0] * theirs).play(f"attack:{OX}")
    while table.prompt in ("damage-or-steal", "split-damage"):
        table.play(table.keys[0])
    assert not table.explorer(OX).alive
    growing(table, 2, 0)
    assert table.offers("go")
    assert "done" in table.keys, "nobody to bring home"


@rule("H07-T07")
def test_who_wins_the_struggle_goes_on_and_who_does_not_has_had_the_turn() -> None:
    table = ivy(HALL, AT_HALL, held={OX: 1}, rooms=LANE)
    dice = table.value(OX, "might")
    table.with_dice(1, *[0] * (dice - 1), *[0] * 5).play("struggle")
    assert (held_by(table, OX), table.monster("tip-1").stunned) == (0, True)
    assert (table.prompt, table.asked) == ("turn", [0])
    assert table.offers("go")
    for defence in ([1, 0, 0, 0, 0], [0] * 5):
        table = ivy(HALL, AT_HALL, held={OX: 1}, rooms=LANE)
        table.with_dice(*[0] * dice, *defence).play("struggle")
        assert (held_by(table, OX), table.asked) == (1, [1])
        assert not table.events("hurt")


@rule("H07-T08")
def test_a_rescuer_who_loses_is_grabbed_too_and_who_wins_frees_all() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = ivy(where, AT_HALL, held={ZOE: 1}, rooms=LANE, cards={OX: ["bell"]})
    dice = table.value(OX, "might")
    table.with_dice(*[0] * dice, 1, 0, 0, 0, 0).play("attack:tip-1")
    assert (held_by(table, OX), held_by(table, ZOE)) == (1, 1)
    assert (table.state.piles, table.asked) == ({"entrance-hall": ["bell"]}, [1])
    table = ivy(where, AT_HALL, held={ZOE: 1}, rooms=LANE)
    table.with_dice(1, *[0] * (dice - 1), *[0] * 5).play("attack:tip-1")
    assert (held_by(table, ZOE), table.monster("tip-1").stunned) == (0, True)


@rule("H07-T08")
def test_a_stunned_tip_neither_drags_nor_kills() -> None:
    def stunned(state: BetrayalState) -> None:
        state.monsters[FigureId("tip-1")].stunned = True

    table = ivy(HALL, ("entrance-hall", "entrance-hall"), turn=VIVIAN, change=stunned)
    table.play("end-turn")
    assert (table.asked, table.explorer(OX).alive) == ([2], True)


@rule("H07-T09")
def test_it_drags_two_rooms_home_past_everybody_and_then_eats() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = growing(ivy(where, ("bloody-room", "entrance-hall"), held={OX: 1}, rooms=LANE, turn=VIVIAN), 0, 0)
    assert table.explorer(OX).place == table.monster("tip-1").place == "dusty-hallway", "Zoe does not slow it"
    assert (held_by(table, OX), table.asked) == (1, [2])
    table.play("end-turn", "end-turn")
    growing(table, 2, 0)
    assert table.explorer(OX).place == "bloody-room", "and no farther than home"
    table.play("end-turn", "end-turn")
    growing(table, 2, 0)
    assert not table.explorer(OX).alive
    assert (table.state.monsters, pairs(table)) == ({}, {})
    assert not CarnivorousIvy.memory.of(table.haunt).killed
    assert table.haunt.killers == {"0": "tip-1"}


@rule("H07-T09")
def test_of_two_ways_home_the_traitor_picks_one_and_none_leads_away() -> None:
    square = [
        Placed(CREAKY_HALLWAY, "ground", 0, 1),
        Placed(DUSTY_HALLWAY, "ground", 1, 1),
        Placed(JUNK_ROOM, "ground", 0, 2),
        Placed(BALLROOM, "ground", 1, 2),
    ]
    where = {OX: "creaky-hallway", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = growing(ivy(where, ("ballroom", "creaky-hallway"), held={OX: 1}, rooms=square, turn=VIVIAN), 0, 0)
    assert (set(table.keys), table.asked) == ({"go:dusty-hallway", "go:junk-room"}, [1])
    assert table.play("go:junk-room").explorer(OX).place == "ballroom"


@rule("H07-T14")
def test_no_card_moves_them_and_the_elevator_stands_still() -> None:
    where = {OX: "mystic-elevator", VIVIAN: "upper-landing", ZOE: "foyer"}
    rooms = [Placed(MYSTIC_ELEVATOR, "ground", -1, -1, 2)]
    table = ivy(where, ("foyer", "mystic-elevator"), rooms=rooms)
    assert not table.rules.elevator_runs_for(table.explorer(OX))
    table = ivy(where, ("foyer", "mystic-elevator"), rooms=rooms, turn=VIVIAN)
    assert not growing(table, 0, 0).events("elevator-moves")
    free = ivy(where, ("foyer", "foyer"), rooms=rooms)
    assert free.rules.elevator_runs_for(free.explorer(OX))


@rule("H07-T14", "C-42")
def test_the_dark_dice_push_no_prisoner() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    here = ("entrance-hall", "entrance-hall")
    for held in ({ZOE: 1}, {}):
        table = (
            ivy(where, here, rooms=row("ground", "kitchen"), held=held, cards={OX: ["dark-dice"]})
            .with_dice(2, 2, 1)
            .play("use:dark-dice")
        )
        assert (f"shove:{ZOE}:foyer" in table.keys) == (not held)


@rule("H07-T14")
def test_the_bell_leaves_prisoners_and_the_board_leaves_tips() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    here, sane = ("entrance-hall", "entrance-hall"), {OX: {"sanity": 4}}
    table = ivy(where, here, held={ZOE: 1}, cards={OX: ["bell"]}, traits=sane)
    dice = table.value(OX, "sanity")
    table.with_dice(*[2] * dice).play(next(key for key in table.keys if key.startswith("use:bell")))
    assert table.prompt != "pull-heroes"
    table = ivy(where, here, cards={OX: ["spirit-board"]})
    table.play(next(key for key in table.keys if key.startswith("use:spirit-board")))
    assert table.prompt != "pull-monsters"
    table = ivy(where, here, cards={OX: ["bell"]}, traits=sane)
    table.with_dice(*[0] * dice).play(next(key for key in table.keys if key.startswith("use:bell")))
    assert table.prompt == "pull-monsters", "a free tip hears the Bell"


@rule("H07-T14")
def test_tips_slow_and_roots_do_not_and_a_lost_shot_grabs_nobody() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = ivy(where, ("foyer", "entrance-hall"))
    assert not table.offers("attack"), "a root cannot be attacked"
    assert table.play("go:grand-staircase").state.turn.spent == 1
    assert ivy(where, ("foyer", "foyer")).play("go:grand-staircase").state.turn.spent == 2
    table = ivy(where, ("foyer", "entrance-hall"), cards={OX: ["revolver"]})
    dice = table.value(OX, "speed") + 1
    table.with_dice(*[0] * dice, 2, 0).play("attack:tip-1:revolver")
    assert (held_by(table, OX), table.cards(OX)) == (0, ["revolver"])


@rule("H07-T14")
def test_a_shot_that_hits_stuns_and_frees() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = ivy(where, ("foyer", "entrance-hall"), held={ZOE: 1}, cards={OX: ["revolver"]})
    dice = table.value(OX, "speed") + 1
    table.with_dice(1, *[0] * (dice - 1), 0, 0).play("attack:tip-1:revolver")
    assert (held_by(table, ZOE), table.monster("tip-1").stunned) == (0, True)


# What falls, what stays, and when it is too late


@rule("H07-22", "H07-37")
def test_the_spray_of_whoever_is_grabbed_lies_there_for_the_traitor() -> None:
    where = HALL | {VIVIAN: "entrance-hall"}
    table = growing(ivy(where, AT_HALL, turn=VIVIAN, rooms=LANE, cards={OX: ["plant-spray"]}, made=True), 0, 0)
    table.with_dice(2, 0, 0, 0, 0, *[0] * table.value(OX, "might")).play(f"attack:{OX}", "end-turn", "end-turn")
    assert (held_by(table, OX), table.asked) == (1, [1])
    assert "take:plant-spray" in table.keys


@rule("H07-18", "H07-17")
def test_whoever_has_struggled_free_takes_the_spray_up_and_uses_it_later() -> None:
    table = ivy(HALL, AT_HALL, held={OX: 1}, rooms=LANE, piles={"entrance-hall": ["plant-spray"]}, made=True)
    table.with_dice(1, *[0] * (table.value(OX, "might") - 1), *[0] * 5).play("struggle", "take:plant-spray")
    assert table.cards(OX) == ["plant-spray"]
    assert not table.offers(SPRAY)
    assert not table.offers("attack")


@rule("H07-30", "H07-18")
def test_whoever_is_grabbed_at_the_root_has_one_turn_to_struggle() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = growing(ivy(where, ("foyer", "foyer"), turn=VIVIAN), 0, 0)
    table.with_dice(2, 0, 0, 0, 0, *[0] * table.value(OX, "might")).play(f"attack:{OX}", "end-turn")
    assert (table.explorer(OX).alive, table.keys) == (True, ["struggle", "end-turn"])
    table.play("end-turn").with_dice(0, 0).play("end-turn")
    assert not table.explorer(OX).alive


@rule("H07-30", "H07-40")
def test_the_dog_of_whoever_is_eaten_stays_at_the_root() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    creepers = [("foyer", "foyer"), ("grand-staircase", "grand-staircase")]
    table = growing(ivy(where, *creepers, held={OX: 1}, cards={OX: ["dog"]}, turn=VIVIAN), 0, 0)
    table.play("monster:tip-1")
    assert (table.explorer(OX).alive, table.state.companions) == (False, {"dog": "foyer"})


@rule("H07-22", "H07-19")
def test_a_lost_fight_of_minds_hurts_and_grabs_nobody() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = ivy(where, ("foyer", "foyer"), cards={OX: ["ring"]}).with_dice(0, 0, 0, 2, 0, 0)
    table.play("attack:tip-1:ring", "split:1-1")
    assert (held_by(table, OX), table.cards(OX), len(table.events("hurt"))) == (0, ["ring"], 1)


@rule("H07-41")
def test_an_explosion_that_stuns_a_tip_frees_whom_it_holds() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
    table = ivy(where, ("foyer", "entrance-hall"), held={ZOE: 1}, cards={OX: ["dynamite"]})
    table.with_dice(*[2] * table.value(ZOE, "speed"), 0, 0).play("use:dynamite:entrance-hall")
    assert (table.monster("tip-1").stunned, held_by(table, ZOE)) == (True, 0)
