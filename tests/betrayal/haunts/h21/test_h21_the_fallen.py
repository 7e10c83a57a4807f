"""Haunt 21, House of the Living Dead: heroes who fall, rise and hunt, and how it ends."""

import pytest

from dreadhall.betrayal.components.rooms import MYSTIC_ELEVATOR
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import FigureId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h21.graves import FOUR, JENNY, OX, VIVIAN, ZOE, ZOMBIE, corpse, graves, still, zombies

JENNYS = f"risen-{JENNY}-1"
WEAK = {JENNY: {"might": 0, "speed": 0}}


@rule("H21-T10")
def test_a_hero_who_dies_drops_all_and_rises_when_the_own_next_turn_begins() -> None:
    here = {**FOUR, OX: "foyer", JENNY: "foyer"}
    table = graves(here, lord="", monsters=zombies("foyer"), traits=WEAK, cards={JENNY: ["axe"]}, turn=JENNY)
    table.with_dice(0, 0).play("end-turn").with_dice(*faces(1, 5), *faces(0, 3))
    table.play(f"attack:{JENNY}", "split:1-0")
    assert (table.explorer(JENNY).alive, table.explorer(JENNY).traitor) == (False, True)
    assert table.state.piles == {"foyer": ["axe"]}
    assert JENNYS not in table.state.monsters, "not yet"
    assert table.view(0)["explorers"][2]["status"] == {"rising": 1}
    still(table).play("end-turn").with_dice(*faces(3, 2)).play("end-turn")
    assert (table.prompt, table.asked, table.state.turn.seat) == ("monster", [2], 2)
    risen = table.monster(JENNYS)
    assert (risen.place, risen.traits) == ("foyer", {"speed": 2, "might": 5, "sanity": 2})
    assert {"go:entrance-hall", f"attack:{OX}", "done"} <= set(table.keys)
    assert not [key for key in table.keys if key.startswith(("take", "explore"))], "its items are not for it"
    table.with_dice(0, 0).play("go:entrance-hall", "done")
    assert (table.prompt, table.asked, table.state.turn.monster) == ("monster", [3], ZOMBIE), "then the monsters"


@rule("H21-T10")
def test_no_seat_is_skipped_after_a_corpse_has_acted() -> None:
    table = graves(FOUR, turn=OX, lord="", monsters=[*zombies("gardens"), corpse(ZOE, "gardens", 1)], fallen=[ZOE])
    table.with_dice(0, 0).play("end-turn", "done")
    assert (table.prompt, table.asked) == ("turn", [2]), "Jenny sits to the left of Zoe"
    table.with_dice(0, 0).play("end-turn")
    assert table.asked == [3]
    assert still(table).asked == [0]


@rule("H21-T10")
def test_a_corpse_that_is_stunned_misses_its_next_turn_only() -> None:
    risen = corpse(JENNY, "foyer", 2, stunned=True)
    table = graves(FOUR, turn=ZOE, lord="", monsters=[*zombies("gardens"), risen], fallen=[JENNY])
    table.with_dice(0, 0).play("end-turn")
    assert (table.asked, table.state.turn.monster) == ([3], ZOMBIE), "its turn passes without a question"
    assert not table.monster(JENNYS).stunned
    assert still(table).asked == [0]


@rule("H21-T10")
def test_the_monster_turn_neither_moves_nor_wakes_a_corpse() -> None:
    def lies(state: BetrayalState) -> None:
        state.monsters[FigureId(JENNYS)].stunned = True

    monsters = [*zombies("gardens"), corpse(JENNY, "foyer", 2)]
    table = graves(FOUR, turn=OX, lord="", monsters=monsters, fallen=[JENNY, ZOE])
    table.with_dice(0, 0, 0, 0).play("end-turn", "done").arrange(lies)
    assert (table.state.turn.monster, table.state.turn.waiting) == (ZOMBIE, [])
    assert still(table).monster(JENNYS).stunned


@rule("H21-T10")
def test_the_player_of_a_destroyed_corpse_has_no_more_turns() -> None:
    table = graves(
        FOUR,
        monsters=[*zombies("gardens"), corpse(JENNY, "foyer", 2)],
        fallen=[JENNY],
        lord="",
        cards={OX: ["axe"]},
    )
    table.with_dice(*faces(1, 6), *faces(0, 5)).play(f"attack:{JENNYS}:axe")
    assert JENNYS not in table.state.monsters
    table.play("end-turn").with_dice(0, 0).play("end-turn")
    assert (table.prompt, table.asked) == ("monster", [3])


@rule("H21-T11")
def test_whoever_is_about_to_rise_counts_as_a_zombie() -> None:
    table = graves(FOUR, monsters=zombies("foyer"), rising=[JENNY], cards={OX: ["axe"]})
    table.with_dice(*faces(1, 6), *faces(0, 5)).play(f"attack:{ZOMBIE}:axe")
    assert table.winners is None
    assert f"attack:{JENNYS}" not in table.keys
    last = graves(FOUR, monsters=[corpse(JENNY, "foyer", 2)], fallen=[JENNY], cards={OX: ["axe"]})
    last.with_dice(*faces(1, 6), *faces(0, 5)).play(f"attack:{JENNYS}:axe")
    assert last.winners == (0, 1), "the lord may stand, and who fell is on the other side"


@rule("H21-T12", "C-43", "C-49", "C-T15")
@pytest.mark.parametrize("gone", [False, True], ids=["walking", "destroyed since"])
def test_of_the_fallen_those_win_whose_corpse_killed_a_hero(gone: bool) -> None:
    five = {**FOUR, "brandon-jaspers": "foyer"}
    names = [OX, ZOE, JENNY, "brandon-jaspers", VIVIAN]
    where = {name: five[name] for name in names}
    corpses = [corpse(JENNY, "upper-landing", 2)] if not gone else []
    killers = {"1": JENNYS, "3": ZOMBIE}
    table = graves(
        where,
        lord="",
        monsters=[*zombies("foyer"), *corpses],
        fallen=[ZOE, JENNY, "brandon-jaspers"],
        killers=killers,
        traits={OX: {"might": 0, "speed": 0}},
    )
    table.with_dice(*[0] * (2 if gone else 4)).play("end-turn", *([] if gone else ["done"]))
    table.with_dice(*faces(1, 5), *faces(0, 4)).play(f"attack:{OX}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.winners == (2, 4)
    assert table.table.result is not None
    assert table.table.result.reason == "h21-traitor"


@rule("H21-T12", "C-43")
def test_the_kill_belongs_to_the_corpse_that_struck() -> None:
    here = {**FOUR, OX: "foyer"}
    table = graves(
        here,
        turn=ZOE,
        lord="",
        monsters=[*zombies("gardens"), corpse(JENNY, "foyer", 2)],
        fallen=[JENNY],
        traits={OX: {"might": 0, "speed": 0}},
    )
    table.with_dice(0, 0).play("end-turn").with_dice(*faces(1, 5), *faces(0, 4)).play(f"attack:{OX}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.haunt.killers == {"0": JENNYS}
    own, all_of_them = table.view(2)["haunt"]["objectives"]
    assert (own["id"], own["done"], all_of_them["id"]) == ("h21-traitor-own", 1, "h21-traitor-heroes")


@rule("H21-T12", "H21-T11")
def test_a_hero_who_killed_a_friend_before_falling_gets_nothing_for_it() -> None:
    killers = {"1": OX, "2": ZOMBIE}
    table = graves(
        FOUR,
        lord="",
        monsters=zombies("foyer"),
        fallen=[ZOE, JENNY],
        killers=killers,
        traits={OX: {"might": 0, "speed": 0}},
    )
    table.with_dice(0, 0).play("end-turn").with_dice(*faces(1, 5), *faces(0, 4)).play(f"attack:{OX}")
    while table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.winners == (3,)


@rule("H21-T10")
def test_a_hero_killed_by_a_friend_or_in_the_own_turn_rises_like_others() -> None:
    here = {**FOUR, OX: "entrance-hall", JENNY: "foyer"}
    blast = graves(here, lord="", monsters=zombies("gardens"), cards={OX: ["dynamite"]}, traits=WEAK)
    blast.with_dice(*[0] * blast.value(JENNY, "speed")).play("use:dynamite:foyer")
    own = graves(here, lord="", monsters=zombies("foyer"), traits=WEAK, turn=JENNY)
    own.with_dice(*[0] * own.value(JENNY, "might"), *faces(1, 5), 0, 0).play(f"attack:{ZOMBIE}")
    for table in (blast, own):
        while table.prompt == "split-damage":
            table.play(table.keys[0])
        assert (table.explorer(JENNY).alive, table.explorer(JENNY).status) == (False, {"rising": 1})
    assert own.asked == [3], "the turn is over"


@rule("H21-T07", "H21-T13", "H21-14")
def test_a_corpse_minds_the_holy_symbol_and_operates_no_elevator() -> None:
    risen = [*zombies("gardens"), corpse(JENNY, "foyer", 2)]
    table = graves(FOUR, turn=ZOE, lord="", monsters=risen, fallen=[JENNY], cards={OX: ["holy-symbol"]})
    table.with_dice(0, 0).play("end-turn").with_dice(*[0] * 3, *[0] * 5).play(f"attack:{OX}")
    assert [len(roll.data["faces"]) for roll in table.events("rolled")][-2:] == [3, 5]
    lift = [Placed(MYSTIC_ELEVATOR, "ground", 0, 1), *row("upper", "bedroom")]
    rider = [*zombies("upper-landing"), corpse(JENNY, "entrance-hall", 2)]
    table = graves(FOUR, turn=ZOE, lord="", rooms=lift, monsters=rider, fallen=[JENNY])
    table.with_dice(2, 2).play("end-turn", "go:mystic-elevator")
    assert (table.prompt, table.rules.plan.floor_of(Place("mystic-elevator"))) == ("monster", "ground")
