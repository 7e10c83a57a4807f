"""Haunt 9, The Dance of Death: the Idol takes the last Sanity, and who has begun a roll as a hero is none any more."""

import pytest

from dreadhall.betrayal.components.rooms import TOWER
from dreadhall.betrayal.haunts.h09_the_dance_of_death import DanceOfDeath
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, Place
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h09.test_h09_the_dance import APART, CHAMBER, DEFY, HOUSE, OX, SYMBOL, VIVIAN, ZOE, dance

IDOL = "idol"
LAST = {"sanity": 0}
"""One Sanity more is the skull."""


def why_dice_fell(table: Position) -> list[str]:
    """What dice have fallen for."""
    return [event.data["why"] for event in table.events("rolled")]


def void_for(table: Position) -> list[tuple[str, bool]]:
    """What rolls were void for, and whether because their roller changed sides."""
    return [(event.data["why"], event.data["turned"]) for event in table.events("roll-void")]


# What a book asks for


@rule("H09-T18", "B-DIE-16", "C-24")
def test_whoever_turns_while_defying_the_fiddler_has_not_defied_him_and_dances() -> None:
    where = {**APART, OX: CHAMBER}
    table = dance(where, cards={OX: [IDOL, SYMBOL]}, traits={OX: LAST})
    table.with_dice(*[2] * 8).play(DEFY, f"use:{IDOL}")
    assert table.explorer(OX).traitor
    assert (DanceOfDeath.memory.of(table.haunt).defied, void_for(table)) == (0, [("task", True)])
    assert why_dice_fell(table)[0] == "h09-dance"
    assert (table.prompt, table.asked) == ("turn", [0])


@rule("H09-T18", "B-DIE-16", "C-24")
@pytest.mark.parametrize("place", ["upper-landing", "ballroom"])
def test_whoever_turns_while_resisting_the_lure_loses_nothing_more_and_dances_once(place: str) -> None:
    table = dance({**APART, VIVIAN: place}, cards={VIVIAN: [IDOL]}, traits={VIVIAN: LAST}).play("end-turn")
    table.with_dice(0, 0, 0, 0, 0, 0).play(f"use:{IDOL}")
    assert table.explorer(VIVIAN).traitor
    assert (why_dice_fell(table), void_for(table)) == (["h09-dance"], [("h09-lure", True)])
    assert table.rules.below_start(table.explorer(VIVIAN), "sanity") == 0
    assert len(table.events("converted")) == 1
    assert (table.prompt, table.asked) == ("turn", [1])


@rule("H09-T18", "C-24")
def test_whoever_turns_as_the_turn_starts_still_has_the_rest_of_its_start() -> None:
    table = dance(cards={VIVIAN: [IDOL]}, traits={VIVIAN: LAST})
    table.arrange(lambda state: state.companions.update({CardId("girl"): Place("upper-landing")}))
    table.play("end-turn").with_dice(*[2] * 6).play(f"use:{IDOL}")
    assert table.explorer(VIVIAN).traitor
    assert "girl" in table.cards(VIVIAN)


# Fights


@rule("H09-T18", "B-DIE-16")
def test_whoever_turns_in_an_attack_does_not_strike_a_friend() -> None:
    where = {**APART, OX: "foyer"}
    table = dance(where, turned=[ZOE], cards={OX: [IDOL]}, traits={OX: LAST})
    table.with_dice(*[2] * 8).play(f"attack:{ZOE}", f"use:{IDOL}")
    assert (table.explorer(OX).traitor, void_for(table)) == (True, [("attack", True)])
    assert table.events("clash") == []


@rule("H09-T18", "B-DIE-16")
def test_whoever_turns_in_defence_is_not_struck_by_a_friend() -> None:
    where = {**APART, OX: "foyer"}
    table = dance(where, turned=[OX], cards={ZOE: [IDOL, SYMBOL]}, traits={ZOE: LAST})
    table.with_dice(*[2] * table.value(OX, "speed")).play(f"attack:{ZOE}", f"use:{IDOL}")
    assert (table.explorer(ZOE).traitor, void_for(table)) == (True, [("defence", True)])
    assert table.cards(ZOE) == [IDOL, SYMBOL]
    assert (table.prompt, table.asked) == ("turn", [0])


@rule("H09-T18", "B-DIE-16")
def test_whom_the_price_of_a_weapon_turns_does_not_strike_a_friend() -> None:
    where = {**APART, OX: "foyer"}
    table = dance(where, turned=[ZOE], cards={OX: ["sacrificial-dagger"]}, traits={OX: {"sanity": 0}})
    table.with_dice(*faces(3, table.value(OX, "knowledge")), *[2] * 8).play(f"attack:{ZOE}:sacrificial-dagger")
    table.play("trait:sanity")
    assert table.explorer(OX).traitor
    assert (table.state.turn.attacked, table.events("clash")) == (True, [])


# What cards and tiles ask for


@rule("H09-T18", "B-DIE-16", "B-POW-05")
def test_an_event_that_was_begun_is_followed_to_its_end() -> None:
    table = dance(cards={OX: [IDOL]}, traits={OX: LAST}, tokens={"closet": "basement-landing"})
    before = table.clip(OX, "speed")
    table.top("event", "angry-being").with_dice(1, 1).play("try:closet")
    table.with_dice(*[2] * 12).play(f"use:{IDOL}")
    assert (table.explorer(OX).traitor, void_for(table)) == (True, [])
    assert table.clip(OX, "speed") == before + 1


@rule("H09-T18", "B-DIE-16", "B-POW-02")
def test_a_room_hurts_nobody_who_has_turned_while_rolling_for_it() -> None:
    junk = [*HOUSE, *row("upper", "junk-room")]
    where = {**APART, OX: "junk-room"}
    table = dance(where, rooms=junk, cards={OX: [IDOL]}, traits={OX: LAST})
    table.with_dice(*[0] * 8, *[2] * 8).play("go:upper-landing", f"use:{IDOL}")
    assert (table.explorer(OX).traitor, table.explorer(OX).place) == (True, "upper-landing")
    assert [event for event in table.events("loses") if event.data["trait"] == "speed"] == []


@rule("H09-T18", "B-DIE-16", "B-BARR-13")
def test_whoever_has_turned_gets_over_a_barrier_whatever_was_rolled() -> None:
    tower = [*HOUSE, Placed(TOWER, "upper", 1, 0)]
    table = dance({**APART, OX: "tower"}, rooms=tower, cards={OX: [IDOL]}, traits={OX: LAST})
    table.with_dice(*[0] * 8, *[2] * 8).play("cross", f"use:{IDOL}")
    assert (table.explorer(OX).traitor, table.explorer(OX).place) == (True, "tower/far")
