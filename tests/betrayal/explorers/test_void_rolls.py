"""Whoever dies of the price of a roll has not rolled: nothing comes of it, whatever it was for. (B-DIE-15)"""

from typing import Any

from dreadhall.betrayal.components.rooms import BALLROOM, DUSTY_HALLWAY
from dreadhall.betrayal.haunts.h05_i_was_a_teenage_lycanthrope import RULES as LYCANTHROPE
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import RoomId
from dreadhall.betrayal.toolkit.house.front_door import FrontDoor
from dreadhall.testing.betrayal import Position, figure, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.abyss import CELLAR, abyss
from tests.betrayal.haunts.dolls import cursed
from tests.betrayal.haunts.guillotines import collared
from tests.betrayal.haunts.h08.test_h08_wail_of_the_banshee import CROSSING, LEFTWARD, flight, wailed_at
from tests.betrayal.haunts.hunting import SEARCH, find, hunt
from tests.betrayal.haunts.invisible import vanished
from tests.betrayal.haunts.wolves import wolves
from tests.betrayal.plain import GHOUL_1, OX, VIVIAN, ZOE, haunted, monster_turn

APART = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "basement-landing"}
CHASM = [Placed(RoomId("chasm"), "basement", 1, 0), Placed(DUSTY_HALLWAY, "basement", 2, 0)]
WELL_DONE = [2] * 60


def doomed(name: str) -> dict[str, Any]:
    """Somebody who has the Idol, and a Sanity that its price brings to the skull."""
    return {"cards": {name: ["idol"]}, "traits": {name: {"sanity": 0}}}


def died_before(table: Position, name: str) -> bool:
    """Whether somebody has died, and the roll was neither made nor of any use."""
    assert [event.data["who"] for event in table.events("roll-void")] == [name]
    assert all(event.data["who"] != name for event in table.events("rolled"))
    return not table.explorer(name).alive and table.cards(name) == []


# Tasks


@rule("B-DIE-15", "H05-16")
def test_a_revolver_is_not_found_by_the_dead_and_stays_in_its_stack() -> None:
    table = wolves({OX: "attic", ZOE: "foyer", VIVIAN: "foyer"}, rooms=row("upper", "attic"), **doomed(OX))
    table.with_dice(*WELL_DONE).play("h05-heroes-search", "use:idol")
    assert died_before(table, OX)
    assert "revolver" in table.state.items.top
    assert table.asked == [1]


@rule("B-DIE-15", "H22-15")
def test_the_dead_win_no_exorcism() -> None:
    where = {OX: "chapel", VIVIAN: "foyer", ZOE: "foyer"}
    table = abyss(where, rooms=[*CELLAR, *row("upper", "chapel")], **doomed(OX))
    table.with_dice(*WELL_DONE).play("h22-heroes-exorcise:sanity:chapel", "use:idol")
    assert died_before(table, OX)
    assert table.haunt.exorcised == []


@rule("B-DIE-15", "C-32")
def test_the_dead_open_no_door() -> None:
    where = {OX: "entrance-hall", ZOE: "foyer", VIVIAN: "foyer"}
    table = position(where, haunt=46, traitor=VIVIAN, **doomed(OX)).with_dice(*WELL_DONE)
    table.play("h46-heroes-open-door:might", "use:idol")
    assert died_before(table, OX)
    assert not FrontDoor.door.of(table.haunt).open


@rule("B-DIE-15", "H05-28")
def test_whoever_dies_over_the_curse_is_no_werewolf() -> None:
    where = {VIVIAN: "foyer", OX: "upper-landing", ZOE: "basement-landing"}
    table = position(
        where,
        haunt=5,
        traitor=ZOE,
        monsters=[figure(LYCANTHROPE, "dog", "basement-landing")],
        change=lambda state: state.explorers[1].status.update(bitten=1),
        **doomed(OX),
    )
    table.with_dice(*[0] * 60).play("end-turn", "use:idol")
    assert died_before(table, OX)
    assert not table.explorer(OX).traitor
    assert table.events("converted") == []


@rule("B-DIE-15", "H34-23")
def test_no_key_is_cut_out_by_the_dead() -> None:
    where = {OX: "operating-laboratory", VIVIAN: "foyer", ZOE: "foyer", "professor-longfellow": "foyer"}
    keys = {"key-operating-laboratory": "operating-laboratory"}
    table = collared(where, keys=keys, rooms=row("upper", "operating-laboratory"), **doomed(OX))
    table.with_dice(*WELL_DONE).play("h34-key", "use:idol")
    assert died_before(table, OX)
    assert table.state.tokens == keys
    assert table.events("rolled") == []


# Rooms and tokens


@rule("B-DIE-15", "B-VAULT-02")
def test_the_dead_open_no_vault() -> None:
    where = {**APART, OX: "vault"}
    table = haunted(where, rooms=row("upper", "vault"), **doomed(OX)).with_dice(*WELL_DONE)
    table.play("open-vault", "use:idol")
    assert died_before(table, OX)
    assert "vault-empty" not in table.state.tokens
    assert table.state.piles == {"vault": ["idol"]}


@rule("B-DIE-15", "B-BARR-04")
def test_the_dead_cross_nothing() -> None:
    table = haunted({**APART, OX: "chasm"}, rooms=CHASM, **doomed(OX)).with_dice(*WELL_DONE).play("cross", "use:idol")
    assert died_before(table, OX)
    assert table.events("crosses") == []


@rule("B-DIE-15", "B-JUNK-01")
def test_whoever_dies_over_the_way_out_of_the_junk_room_stays_there() -> None:
    table = haunted({**APART, OX: "junk-room"}, rooms=row("ground", "junk-room"), **doomed(OX))
    table.with_dice(*[0] * 60).play("go:entrance-hall", "use:idol")
    assert died_before(table, OX)
    assert table.state.piles == {"junk-room": ["idol"]}
    assert [event.data["trait"] for event in table.events("loses")] == ["sanity"]


@rule("B-DIE-15", "B-COLL-01")
def test_whoever_dies_over_the_collapsed_room_does_not_fall() -> None:
    where = {**APART, OX: "foyer"}
    table = haunted(where, **doomed(OX)).top("room", "collapsed-room").with_dice(*[0] * 60).play("explore:n")
    while table.prompt != "before-roll":
        table.play(table.keys[0])
    table.play("use:idol")
    assert died_before(table, OX)
    assert table.events("falls") == []


@rule("B-DIE-15")
def test_the_dead_are_not_spellbound() -> None:
    def open_box(state: Any) -> None:
        state.music = True

    where = {VIVIAN: "upper-landing", OX: "foyer", ZOE: "basement-landing"}
    table = haunted(where, piles={"foyer": ["music-box"]}, change=open_box, **doomed(OX))
    table.with_dice(*[0] * 60).play("end-turn", "use:idol")
    assert died_before(table, OX)
    assert table.events("spellbound") == []
    assert table.asked == [2]


@rule("B-DIE-15")
def test_nobody_is_freed_by_the_dead() -> None:
    cards = {OX: ["idol"], VIVIAN: ["debris"]}
    table = haunted({**APART, VIVIAN: "entrance-hall"}, cards=cards, traits={OX: {"sanity": 0}})
    table.with_dice(*WELL_DONE).play(f"free:{VIVIAN}", "use:idol")
    assert died_before(table, OX)
    assert table.cards(VIVIAN) == ["debris"]
    assert table.explorer(VIVIAN).status == {}


# Fights


@rule("B-DIE-15", "B-ATK-05")
def test_an_attacker_who_dies_of_the_idol_does_not_strike() -> None:
    table = haunted(dict.fromkeys((OX, VIVIAN, ZOE), "foyer"), **doomed(OX)).with_dice(*WELL_DONE)
    table.play(f"attack:{ZOE}", "use:idol")
    assert died_before(table, OX)
    assert table.events("rolled") == table.events("clash") == []


@rule("B-DIE-15", "B-ATK-05", "B-MON-09")
def test_a_monster_goes_on_when_its_prey_has_died_of_the_idol() -> None:
    where = {ZOE: "foyer", OX: "foyer", VIVIAN: "upper-landing"}
    table = monster_turn(where, "foyer", **doomed(OX))
    table.with_dice(*[2] * 4).play(f"attack:{OX}", "use:idol")
    assert died_before(table, OX)
    assert table.events("clash") == []
    assert table.prompt == "monster"
    assert table.state.turn.monster == GHOUL_1


@rule("B-DIE-15")
def test_a_card_does_not_beat_those_who_died_over_their_defence() -> None:
    table = haunted(APART, tokens={"closet": "entrance-hall"}, **doomed(OX)).top("event", "creepy-puppet")
    table.with_dice(1, 1, *WELL_DONE).play("try:closet", "use:idol")
    assert not table.explorer(OX).alive
    assert table.events("hurt") == []
    assert table.asked == [1]


# Where others come after the dead


@rule("B-DIE-15", "B-CARD-04")
def test_an_event_strikes_the_others_when_one_has_died_over_it() -> None:
    table = haunted(APART, tokens={"closet": "entrance-hall"}, **doomed(OX)).top("event", "hideous-shriek")
    table.with_dice(1, 1, *[2] * table.value(VIVIAN, "sanity")).play("try:closet", "use:idol")
    assert not table.explorer(OX).alive
    assert [event.data["who"] for event in table.events("rolled")] == [OX, VIVIAN]
    assert (table.prompt, table.asked) == ("refuse-event", [2])
    assert table.play("yes").state.events.discards == ["hideous-shriek"]


@rule("B-DIE-15")
def test_dynamite_hurts_the_others_when_one_has_died_over_it() -> None:
    where = {ZOE: "foyer", OX: "entrance-hall", VIVIAN: "entrance-hall"}
    cards, traits = {ZOE: ["dynamite"], OX: ["idol"]}, {OX: {"sanity": 0}}
    table = haunted(where, traitor=ZOE, cards=cards, traits=traits).with_dice(*[0] * 9)
    table.play("use:dynamite:entrance-hall", "use:idol")
    assert died_before(table, OX)
    assert (table.prompt, table.asked) == ("split-damage", [2])


@rule("B-DIE-15")
def test_others_are_called_when_one_has_died_on_the_way_out() -> None:
    where = {VIVIAN: "entrance-hall", OX: "junk-room", "jenny-leclerc": "foyer", ZOE: "upper-landing"}
    cards, traits = {VIVIAN: ["bell"], OX: ["idol"]}, {OX: {"sanity": 0}}
    table = haunted(where, rooms=row("ground", "junk-room"), cards=cards, traits=traits)
    table.with_dice(*[2] * table.value(VIVIAN, "sanity"))
    table.play("use:bell", f"pull:{OX}:entrance-hall", "use:idol", "pull:jenny-leclerc:entrance-hall")
    assert died_before(table, OX)
    assert table.explorer("jenny-leclerc").place == "entrance-hall"


@rule("B-DIE-15", "H22-22", "H22-40")
def test_the_pit_opens_all_the_same_under_those_who_died_before_their_jump() -> None:
    where = {VIVIAN: "entrance-hall", OX: "basement-landing", ZOE: "entrance-hall"}
    table = abyss(where, track=2, gone=("crypt", "larder"), **doomed(OX)).with_dice(*WELL_DONE)
    table.play("end-turn", "room:basement-landing", "use:idol")
    assert died_before(table, OX)
    assert table.state.destroyed == ["crypt", "larder", "basement-landing"]
    assert (table.state.piles, table.state.gone) == ({}, ["idol"])


@rule("B-DIE-15", "H08-22")
def test_the_others_hear_the_wail_when_one_has_died_over_it() -> None:
    where = {VIVIAN: "upper-landing", OX: "creaky-hallway", ZOE: "creaky-hallway"}
    rolls = [2] * 5 + [0]
    table = flight(where, "upper-landing", LEFTWARD, 1, *rolls, rooms=[CROSSING], traitor=VIVIAN, **doomed(OX))
    table.play("go:creaky-hallway", "use:idol")
    assert died_before(table, OX)
    assert [who for who, _ in wailed_at(table)] == [OX, ZOE]


@rule("B-DIE-15", "H25-25")
def test_the_other_dolls_strike_when_a_hero_has_died_over_the_first() -> None:
    names = (ZOE, OX, VIVIAN, "professor-longfellow", "jenny-leclerc")
    dolls = {OX: "doll-stone", VIVIAN: "doll-wax"}
    table = cursed(dict.fromkeys(names, "foyer"), dolls, turn=ZOE, **doomed(OX)).with_dice(*[0] * 60)
    table.play("end-turn", "use:idol")
    assert died_before(table, OX)
    assert (table.prompt, table.asked) == ("split-damage", [2])


@rule("B-DIE-15", "H41-18")
def test_a_victim_who_dies_over_the_search_senses_nothing() -> None:
    where = dict.fromkeys((OX, VIVIAN, ZOE), "entrance-hall")
    table = vanished(where, **doomed(VIVIAN)).with_dice(0, 0, *WELL_DONE)
    table.play("go:entrance-hall", f"h41-traitor-sneak:{VIVIAN}", "go:entrance-hall", "end-turn", "use:idol")
    assert died_before(table, VIVIAN)
    assert [event.kind for event in table.table.events if event.kind.startswith("h41-heroes")] == []


@rule("B-DIE-15", "H50-T11")
def test_the_gas_reaches_the_others_when_one_has_died_over_it() -> None:
    where = dict.fromkeys((OX, VIVIAN, ZOE), "ballroom")
    table = hunt(where, rooms=row("ground", "ballroom"), clues=[BALLROOM], **doomed(VIVIAN))
    table.with_dice(*faces(4, table.value(OX, "knowledge")), *[2] * 8, clue=find(19)).play(SEARCH, "use:idol")
    assert died_before(table, VIVIAN)
    assert [event.data["who"] for event in table.events("rolled")] == [OX, ZOE, OX]
