"""Haunt 28, Ring of King Solomon: the Ring and the demons under command when something comes in between."""

from dreadhall.testing import rule
from tests.betrayal.haunts.h28.solomon import OX, SEND, VIVIAN, ZOE, demon, hell, obedient, spread


@rule("H28-34")
def test_a_ring_won_back_from_a_demon_commands_none_of_those_that_came_loose() -> None:
    figures = [demon(1, "foyer"), demon(2, "dining-room", obeys=True), demon(3, "dining-room", obeys=True)]
    table = hell({OX: "foyer", ZOE: "foyer"}, *figures, turn=VIVIAN)
    table.with_dice(0, 0, 0, *spread(5, 4), *spread(table.value(OX, "might"), 2))
    table.play("end-turn", f"attack:{OX}", "steal:ring")
    assert obedient(table) == []
    table.with_dice(*[2] * table.value(ZOE, "might"), *[0] * 5).play("attack:demon-1", "steal:ring")
    assert (table.cards(ZOE), obedient(table), table.offers(SEND)) == (["ring"], [], False)


@rule("H28-20")
def test_a_traitor_with_light_fingers_lets_them_loose() -> None:
    where = {OX: "foyer", ZOE: "dining-room", VIVIAN: "foyer"}
    table = hell(where, demon(2, "dining-room", obeys=True), turn=VIVIAN, cards={VIVIAN: ["pickpockets-gloves"]})
    table.play(f"use:pickpockets-gloves:{OX}")
    assert (table.cards(VIVIAN), obedient(table)) == (["ring"], [])


@rule("H28-15", "H28-21")
def test_a_bearer_who_wins_with_might_stuns_and_commands_nothing() -> None:
    table = hell({OX: "foyer", ZOE: "foyer"}, demon(2, "foyer"))
    table.with_dice(*spread(table.value(OX, "might"), 5), *spread(4, 2)).play("attack:demon-2")
    assert (table.monster("demon-2").stunned, obedient(table)) == (True, [])


@rule("H28-34")
def test_a_bearer_who_dies_of_an_attack_with_the_ring_lets_the_others_loose() -> None:
    figures = [demon(2, "foyer"), demon(3, "dining-room", obeys=True)]
    table = hell({OX: "foyer", ZOE: "dining-room"}, *figures, traits={OX: {"sanity": 0, "knowledge": 0}})
    table.with_dice(*[0] * table.value(OX, "sanity"), *[2] * 4).play("attack:demon-2:ring")
    table.play(table.keys[0])
    assert not table.explorer(OX).alive
    assert (obedient(table), table.state.piles) == ([], {"foyer": ["ring"]})


@rule("H28-19")
def test_a_bell_that_fails_brings_wild_demons_and_none_that_obeys() -> None:
    figures = [demon(2, "entrance-hall", obeys=True), demon(3, "entrance-hall")]
    table = hell({OX: "foyer", ZOE: "upper-landing"}, *figures, cards={OX: ["bell"]})
    table.with_dice(*[0] * table.value(OX, "sanity")).play("use:bell")
    assert (table.prompt, table.asked, table.keys) == ("pull-monsters", [1], ["done", "pull:demon-3:foyer"])


@rule("H28-36", "H28-42")
def test_a_demon_under_command_may_kill_the_traitor_and_nothing_is_won_by_it() -> None:
    where = {OX: "foyer", ZOE: "dining-room", VIVIAN: "foyer"}
    table = hell(where, demon(2, "foyer", obeys=True), traits={VIVIAN: {"might": 0, "speed": 0}})
    table.with_dice(0, 0, 0, 0, *[2] * 4, *[0] * table.value(VIVIAN, "might"))
    table.play(f"{SEND}:demon-2", f"attack:{VIVIAN}")
    table.play(table.keys[0])
    assert (table.explorer(VIVIAN).alive, table.winners) == (False, None)
