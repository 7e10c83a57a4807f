"""Haunt 19, A Friend for the Ages: what the portrait keeps from the traitor, and what it does not."""

from typing import Any

import pytest

from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position
from tests.betrayal.haunts.h19.portrait import APART, DESTROY, GALLERY, OX, VIVIAN, ZOE, roll, strikes, warded

TOGETHER = {**APART, OX: "basement-landing"}
CLIPS = warded().explorer(VIVIAN).clips


def unharmed(table: Position) -> bool:
    """Whether the traitor's traits are as they were."""
    return table.explorer(VIVIAN).clips == CLIPS


@rule("H19-T06")
def test_a_hero_who_wins_does_no_damage_but_may_steal() -> None:
    table = strikes(warded(TOGETHER, cards={VIVIAN: ["paint-1"]}), OX, VIVIAN, 3)
    assert {"damage", "steal:paint-1"} == set(table.keys)
    table.play("steal:paint-1")
    assert (table.cards(OX), unharmed(table)) == (["paint-1"], True)
    table = strikes(warded(TOGETHER, cards={VIVIAN: ["paint-1"]}), OX, VIVIAN, 1)
    assert (table.prompt, unharmed(table)) == ("turn", True), "by one point nothing"
    carrier = warded(TOGETHER, cards={VIVIAN: ["paint-1"], OX: ["paint-2"]})
    assert strikes(carrier, OX, VIVIAN, 3).prompt == "turn", "whoever has one takes no second"


@rule("H19-T06", "H19-22")
def test_a_hero_who_wins_in_defence_may_steal_too() -> None:
    parts: dict[str, Any] = {"turn": VIVIAN, "cards": {VIVIAN: ["paint-1"]}}
    table = strikes(warded(TOGETHER, **parts), VIVIAN, OX, -2)
    assert (table.asked, table.keys) == ([0], ["damage", "steal:paint-1"])
    table.play("steal:paint-1")
    assert (table.cards(OX), unharmed(table)) == (["paint-1"], True)
    assert strikes(warded(TOGETHER, **parts), VIVIAN, OX, -1).prompt == "turn", "by one point nothing"
    armed: dict[str, Any] = {"turn": VIVIAN, "cards": {VIVIAN: ["axe"]}}
    table = warded(TOGETHER, **armed)
    dice = [0] * (table.value(VIVIAN, "might") + 1)
    table.with_dice(*dice, *roll(table, OX, "might", 2)).play(f"attack:{OX}:axe")
    assert (table.prompt, table.cards(VIVIAN)) == ("turn", ["axe"]), "what was used stays"


@rule("H19-T06")
def test_the_ring_does_nothing_to_the_traitor() -> None:
    table = strikes(warded(TOGETHER, cards={OX: ["ring"], VIVIAN: ["paint-1"]}), OX, VIVIAN, 3, "ring")
    assert (table.prompt, table.cards(VIVIAN), unharmed(table)) == ("turn", ["paint-1"], True)


@rule("H19-T07")
def test_the_amulet_makes_the_traitor_mortal_in_attack_and_defence() -> None:
    table = strikes(warded(TOGETHER, cards={OX: ["amulet-of-the-ages"]}), OX, VIVIAN, 3)
    assert (table.prompt, table.asked, table.state.explorers[1].seat) == ("split-damage", [1], 1)
    table.play(table.keys[0])
    assert sum(CLIPS) - sum(table.explorer(VIVIAN).clips) == 3
    table = strikes(warded(TOGETHER, turn=VIVIAN, cards={OX: ["amulet-of-the-ages"]}), VIVIAN, OX, -3)
    table.play(table.keys[0])
    assert sum(CLIPS) - sum(table.explorer(VIVIAN).clips) == 3
    table = strikes(warded(TOGETHER, turn=VIVIAN), VIVIAN, OX, -3)
    assert (table.prompt, unharmed(table)) == ("turn", True)


@rule("H19-T07")
def test_the_amulet_helps_in_a_fight_and_not_when_something_is_thrown() -> None:
    where = {**APART, OX: "foyer", VIVIAN: "entrance-hall"}
    table = warded(where, cards={OX: ["amulet-of-the-ages", "dynamite"]})
    table.with_dice(*roll(table, VIVIAN, "speed", 0)).play("use:dynamite:entrance-hall")
    assert (table.prompt, unharmed(table)) == ("turn", True)


@rule("H19-T08")
def test_the_portrait_hurts_whom_it_shows_on_entering_and_at_the_start_of_a_turn() -> None:
    table = warded({**APART, VIVIAN: "upper-landing", ZOE: "foyer"}, turn=VIVIAN)
    table.with_dice(*roll(table, VIVIAN, "sanity", 3), 1).play(f"go:{GALLERY}")
    table.play(table.keys[0])
    assert sum(CLIPS) - sum(table.explorer(VIVIAN).clips) == 1
    table = warded({**APART, VIVIAN: "upper-landing", ZOE: "foyer"}, turn=VIVIAN)
    table.with_dice(*roll(table, VIVIAN, "sanity", 4)).play(f"go:{GALLERY}")
    assert unharmed(table)
    table = warded({**APART, VIVIAN: GALLERY, ZOE: "foyer"}, turn=OX)
    table.with_dice(*roll(table, VIVIAN, "sanity", 3), 2).play("end-turn")
    assert (table.prompt, table.asked) == ("split-damage", [1])


@rule("H19-T08")
def test_heroes_may_look_at_it() -> None:
    table = warded({**APART, OX: "upper-landing"}).with_dice().play(f"go:{GALLERY}")
    assert table.explorer(OX).place == GALLERY


@rule("H19-T06")
def test_neither_events_nor_rooms_lower_a_trait_of_the_traitor() -> None:
    rules = warded().rules
    vivian, ox = rules.state.explorers[1], rules.state.explorers[0]
    for cause, lost in (("angry-being", 0), ("junk-room", 0), ("axe", 1)):
        with rules.because(cause):
            assert rules.drop_clip(vivian, "might", 1, floor=-1) == lost
            assert rules.drop_clip(ox, "might", 1, floor=-1) == 1


@rule("H19-T13")
def test_things_still_cost_what_they_cost() -> None:
    table = strikes(warded(TOGETHER, cards={VIVIAN: ["blood-dagger"]}), OX, VIVIAN, 2)
    table.with_dice(2, 2).play("steal:blood-dagger")
    assert (table.cards(OX), unharmed(table)) == (["blood-dagger"], True), "no damage for the theft"
    table = warded(TOGETHER, turn=VIVIAN, cards={VIVIAN: ["blood-dagger"]})
    dice = [0] * (table.value(VIVIAN, "might") + 3 + table.value(OX, "might"))
    table.with_dice(*dice).play(f"attack:{OX}:blood-dagger")
    assert table.clip(VIVIAN, "speed") == CLIPS[1] - 1


@rule("H19-T13")
def test_losing_the_amulet_can_kill_the_traitor() -> None:
    table = warded(TOGETHER, cards={VIVIAN: ["amulet-of-the-ages"]}, traits={VIVIAN: {"sanity": 0}})
    strikes(table, OX, VIVIAN, 2).play("steal:amulet-of-the-ages")
    assert (table.explorer(VIVIAN).alive, table.winners) == (False, (0, 2))


@rule("H19-T13", "B-ITEM-14")
def test_a_hero_may_die_of_the_amulet_that_the_traitor_takes() -> None:
    cards, weak = {OX: ["amulet-of-the-ages", "paint-1"]}, {OX: {"sanity": 1}}
    table = warded(TOGETHER, turn=VIVIAN, cards=cards, traits=weak)
    strikes(table, VIVIAN, OX, 2).play("steal:amulet-of-the-ages")
    assert (table.explorer(OX).alive, table.winners) == (False, None)
    assert table.explorer(VIVIAN).clips == [clip + 1 for clip in CLIPS]
    assert table.state.piles == {"basement-landing": ["paint-1"]}


@rule("H19-T08", "H19-34")
def test_the_traitor_may_die_of_the_portrait() -> None:
    frail = {VIVIAN: {"sanity": 0, "knowledge": 0}}
    table = warded({**APART, VIVIAN: GALLERY, ZOE: "foyer"}, traits=frail)
    table.with_dice(*roll(table, VIVIAN, "sanity", 0), 1).play("end-turn")
    assert table.play(table.keys[0]).winners == (0, 2)


@rule("H19-T08")
def test_it_does_not_matter_how_the_traitor_comes_there() -> None:
    table = warded({**APART, VIVIAN: "upper-landing", ZOE: "foyer"}, turn=VIVIAN, cards={VIVIAN: ["dark-dice"]})
    table.with_dice(2, 1, 0, *roll(table, VIVIAN, "sanity", 3), 1).play("use:dark-dice", f"go:{GALLERY}")
    assert (table.prompt, table.asked) == ("split-damage", [1])


@rule("H19-T07", "H19-33")
@pytest.mark.parametrize(("card", "where"), [("revolver", "foyer"), ("ring", "entrance-hall")])
def test_with_the_amulet_any_attack_hurts(card: str, where: str) -> None:
    places = {**APART, OX: where, VIVIAN: "entrance-hall"}
    table = warded(places, cards={OX: ["amulet-of-the-ages", card]})
    trait, more = ("speed", 1) if card == "revolver" else ("sanity", 0)
    dice = table.value(OX, trait) + more
    table.with_dice(*[1] * 2, *[0] * (dice - 2), *roll(table, VIVIAN, trait, 0)).play(f"attack:{VIVIAN}:{card}")
    table.play(table.keys[0])
    assert sum(CLIPS) - sum(table.explorer(VIVIAN).clips) == 2


@rule("H19-T10", "H19-20", "H19-30")
def test_a_pickpocket_takes_paint_but_no_second_can_and_destroys_it_later() -> None:
    gloves = "pickpockets-gloves"
    table = warded(TOGETHER, turn=VIVIAN, cards={VIVIAN: [gloves], OX: ["paint-1"]}).play(f"use:{gloves}:{OX}")
    assert (table.cards(VIVIAN), DESTROY in table.keys) == (["paint-1"], False)
    second = warded(TOGETHER, turn=VIVIAN, cards={VIVIAN: [gloves, "paint-2"], OX: ["paint-1"]})
    assert not second.offers("use")
