"""Haunt 28: demons that obey whoever bears the Ring, and how they come loose."""

import pytest
from typing_extensions import override

from dreadhall.betrayal.haunts.h28_ring_of_king_solomon import DEMON, RingOfKingSolomon
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position
from tests.betrayal.haunts.h28.solomon import (
    OX,
    SEND,
    THE_LORD,
    VIVIAN,
    ZOE,
    demon,
    hell,
    lord,
    obedient,
    rolls,
    spread,
)


def gained(**fields: bool) -> Position:
    """Ox has just beaten demon 2 with the Ring, by one."""
    table = hell({OX: "foyer", ZOE: "foyer"}, demon(2, "foyer", **fields))
    return table.with_dice(*spread(table.value(OX, "sanity"), 3), *spread(4, 2)).play("attack:demon-2:ring")


@rule("H28-T08")
def test_a_demon_beaten_with_the_ring_obeys_from_the_next_turn_on() -> None:
    table = gained()
    assert obedient(table) == ["demon-2"]
    assert not table.monster("demon-2").stunned
    assert not table.offers(SEND)
    assert not table.offers("attack")


@rule("H28-T08")
def test_what_obeys_skips_the_monster_turn_and_slows_no_hero() -> None:
    where = {OX: "foyer", ZOE: "dining-room", VIVIAN: "upper-landing"}
    table = hell(where, demon(2, "foyer", obeys=True), turn=VIVIAN).with_dice().play("end-turn")
    assert rolls(table) == []
    own = hell({OX: "foyer", ZOE: "dining-room"}, demon(2, "foyer", obeys=True))
    assert own.table.ask is not None
    assert next(way.data["price"] for way in own.table.ask.choices_for(0) if way.key == "go:entrance-hall") == 1


@rule("H28-T08")
def test_on_the_bearers_turn_it_rolls_moves_and_attacks_besides_what_the_bearer_does() -> None:
    where = {OX: "foyer", ZOE: "dining-room", VIVIAN: "creaky-hallway"}
    table = hell(where, demon(2, "foyer", obeys=True))
    might = table.value(VIVIAN, "might")
    table.with_dice(2, 0, 0, 0, *spread(4, 3), *[0] * might).play(f"{SEND}:demon-2")
    assert (table.prompt, table.asked) == ("monster", [0])
    table.play("go:entrance-hall", "go:creaky-hallway")
    assert {key for key in table.keys if key.startswith("attack:")} == {"attack:vivian-lopez"}
    table.play("attack:vivian-lopez")
    assert (table.prompt, table.asked) == ("split-damage", [1])
    table.play(table.keys[0])
    assert (table.prompt, table.asked) == ("turn", [0])
    assert not table.offers(SEND), "once a turn"
    assert table.state.turn.spent == 0
    assert not table.state.turn.attacked
    assert table.play("go:entrance-hall").explorer(OX).place == "entrance-hall"


@rule("H28-T08")
def test_the_traitor_may_attack_what_obeys_and_is_slowed_by_it() -> None:
    where = {OX: "dining-room", ZOE: "dining-room", VIVIAN: "foyer"}
    table = hell(where, demon(2, "foyer", obeys=True), demon(3, "foyer"), turn=VIVIAN)
    assert {key for key in table.keys if key.startswith("attack:")} == {"attack:demon-2"}
    table.with_dice(*[2] * table.value(VIVIAN, "might"), *[0] * 4).play("attack:demon-2")
    assert table.monster("demon-2").stunned
    fresh = hell(where, demon(2, "foyer", obeys=True), turn=VIVIAN)
    assert fresh.table.ask is not None
    assert next(way.data["price"] for way in fresh.table.ask.choices_for(1) if way.key == "go:entrance-hall") == 2


@rule("H28-T08")
def test_a_stunned_one_is_up_again_after_the_bearers_next_turn() -> None:
    table = gained(stunned=True)
    assert obedient(table) == ["demon-2"]
    assert table.monster("demon-2").stunned, "it obeys at once and lies there still"
    table.play("end-turn", "end-turn", "end-turn")
    assert (table.asked, table.monster("demon-2").stunned, table.offers(SEND)) == ([0], True, False)
    assert not table.play("end-turn").monster("demon-2").stunned


@rule("H28-T08")
def test_wild_demons_and_those_that_obey_slow_each_other_and_need_not_fight() -> None:
    where = {OX: "foyer", ZOE: "dining-room", VIVIAN: "upper-landing"}
    table = hell(where, demon(1, "entrance-hall"), demon(2, "entrance-hall", obeys=True))
    table.with_dice(2, 0, 0, 0).play(f"{SEND}:demon-2")
    assert table.table.ask is not None
    prices = {way.data["price"] for way in table.table.ask.choices_for(0) if way.verb == "go"}
    assert prices == {2}
    assert "attack:demon-1" in table.keys


@rule("H28-T08")
def test_a_wild_demon_may_but_need_not_strike_one_that_obeys() -> None:
    where = {OX: "upper-landing", ZOE: "upper-landing", VIVIAN: "dining-room"}
    table = hell(where, demon(1, "basement-landing"), demon(2, "basement-landing", obeys=True), turn=VIVIAN)
    table.with_dice(0, 0, 0).play("end-turn")
    assert set(table.keys) == {"attack:demon-2", "done"}


@rule("H28-T12")
def test_what_obeys_can_stun_the_lord_but_not_defeat_it() -> None:
    where = {OX: "foyer", ZOE: "dining-room"}
    table = hell(where, demon(2, "entrance-hall", obeys=True), lord("entrance-hall"), defeats=1)
    table.with_dice(0, 0, 0, 0, *spread(4, 8), *spread(7, 2)).play(f"{SEND}:demon-2", f"attack:{THE_LORD}")
    assert (table.monster(THE_LORD).stunned, RingOfKingSolomon.memory.of(table.haunt).defeats) == (True, 1)


# Loose again


@rule("H28-T09")
def test_the_command_goes_with_the_ring_to_another_hero() -> None:
    table = hell({OX: "foyer", ZOE: "foyer"}, demon(2, "dining-room", obeys=True))
    table.play(f"trade:{ZOE}:ring", "yes")
    assert obedient(table) == ["demon-2"]
    assert not table.offers(SEND)
    table.play("end-turn", "end-turn")
    assert (table.asked, table.offers(SEND)) == ([2], True)


@rule("H28-T09")
def test_whoever_gets_the_ring_in_the_own_turn_commands_from_the_next() -> None:
    table = hell({OX: "foyer", ZOE: "foyer"}, demon(2, "dining-room", obeys=True), turn=ZOE, cards={ZOE: ["axe"]})
    table.play(f"trade:{OX}:axe", "for:ring", "yes")
    assert table.cards(ZOE) == ["ring"]
    assert obedient(table) == ["demon-2"]
    assert not table.offers(SEND)


@rule("H28-T09")
def test_dropped_it_commands_nobody_even_when_it_is_taken_up_again() -> None:
    table = hell({OX: "foyer", ZOE: "foyer"}, demon(2, "dining-room", obeys=True)).play("drop:ring")
    assert obedient(table) == []
    assert [event.data["monster"] for event in table.events("h28-loose")] == ["demon-2"]
    table.play("end-turn")
    table.with_dice(0, 0, 0, 0)
    while table.asked != [2] or table.prompt != "turn":
        table.play("done" if "done" in table.keys else "end-turn" if "end-turn" in table.keys else table.keys[0])
    table.play("take:ring")
    assert table.cards(ZOE) == ["ring"]
    assert obedient(table) == []


@rule("H28-T09")
def test_stolen_by_the_traitor_it_lets_them_loose() -> None:
    where = {OX: "foyer", ZOE: "dining-room", VIVIAN: "foyer"}
    table = hell(where, demon(2, "dining-room", obeys=True), turn=VIVIAN)
    mine, theirs = table.value(VIVIAN, "might"), table.value(OX, "might")
    table.with_dice(*spread(mine, 4), *spread(theirs, 2)).play("attack:ox-bellows", "steal:ring")
    assert table.cards(VIVIAN) == ["ring"]
    assert obedient(table) == []


@rule("H28-T09")
@pytest.mark.parametrize("how", ["theft", "death"])
def test_stolen_by_a_demon_or_left_by_the_dead_it_lets_them_loose(how: str) -> None:
    where = {OX: "foyer", ZOE: "upper-landing", VIVIAN: "dining-room"}
    clips = {OX: {"might": 0, "speed": 0}}
    table = hell(where, demon(1, "foyer"), demon(2, "dining-room", obeys=True), turn=VIVIAN, traits=clips)

    might = table.value(OX, "might")
    table.with_dice(0, 0, 0, *spread(5, 4), *spread(might, 2)).play("end-turn")
    table.play("steal:ring" if how == "theft" else "damage")
    if how == "death":
        table.play(table.keys[0])
        assert not table.explorer(OX).alive
        assert table.state.piles == {"foyer": ["ring"]}
    assert obedient(table) == []


class Errand(RingOfKingSolomon):
    """The heroes want a demon in the Entrance Hall."""

    @override
    def heroes_won(self) -> bool:
        return any(one.place == "entrance-hall" for one in self.monsters(DEMON))


@rule("C-51")
def test_a_goal_that_a_demon_under_command_reaches_is_seen_before_it_goes_on() -> None:
    table = hell({OX: "foyer", ZOE: "dining-room"}, demon(2, "foyer", obeys=True), rules=Errand)
    table.with_dice(2, 2, 2, 2).play(f"{SEND}:demon-2", "go:entrance-hall")
    assert table.winners == (0, 2)
