"""Haunt 17, A Breath of Wind: the poltergeist."""

import pytest

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.haunts.h17_a_breath_of_wind import COLLECTING, POLTERGEIST, ABreathOfWind
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.ids import FigureId, place_in
from dreadhall.betrayal.state import BetrayalState, cards_in
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, Position, revealed, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h17.wind import (
    APART,
    DEFY,
    GHOST,
    GIVE,
    OX,
    REFORM,
    STAY,
    VIVIAN,
    ZOE,
    carried,
    disturbed,
    its_turn,
    roll,
)


@rule("H17-T01")
def test_it_begins_in_the_junk_room_four_strong() -> None:
    cells = {cell for cell, haunt in CHART.items() if haunt == 17}
    assert cells == {(omen, "junk-room") for omen in ("ring", "skull", "spear")}
    where = dict.fromkeys(SEVERAL[:4], "foyer") | {OX: "junk-room"}
    table = revealed(17, where, rooms=row("upper", "junk-room"), omen="skull")
    assert [who.traitor for who in table.state.explorers] == [False, True, False, False]
    assert (table.monster(GHOST).place, table.haunt.track, table.haunt.floor) == ("junk-room", 4, "upper")
    assert table.view(0)["haunt"]["objectives"][0]["of"] == 3
    table.play(*(f"{seat}=ready" for seat in range(4)))
    assert table.asked == [2]


@rule("H17-T02")
@pytest.mark.parametrize(("track", "dice"), [(4, 4), (8, 8), (11, 8), (0, 0)])
def test_its_might_is_what_the_track_shows(track: int, dice: int) -> None:
    assert POLTERGEIST.traits == {"might": 4, "speed": 3, "sanity": 4}
    table = disturbed({**APART, OX: "foyer"}, track=track, turn=VIVIAN)
    its_turn(table, 0)
    table.with_dice(*[0] * dice, *roll(table, OX, "might", 0)).play(f"attack:{OX}")
    assert [len(event.data["faces"]) for event in table.events("rolled")][1] == dice


# What it carries


@rule("H17-T03")
def test_every_thing_it_gets_or_loses_moves_the_track() -> None:
    where = {**APART, VIVIAN: "foyer"}
    table = disturbed(where, turn=VIVIAN, piles={"foyer": ["axe", "armor"]}, cards={VIVIAN: ["bell"]})
    its_turn(table).play("take:axe", "card:armor")
    assert (table.haunt.track, carried(table)) == (6, ["axe", "armor"])
    assert table.monster(GHOST).traits == {"might": 6, "speed": 3, "sanity": 4}
    strong = its_turn(disturbed(where, turn=VIVIAN, track=8, piles={"foyer": ["axe"]})).play("take:axe")
    assert (strong.haunt.track, strong.monster(GHOST).traits["might"]) == (9, 8)
    table = disturbed(where, turn=VIVIAN, track=6, carries=["axe", "armor"], cards={VIVIAN: ["bell"]})
    its_turn(table).play("drop:axe", "done")
    assert (table.haunt.track, table.state.piles) == (5, {"foyer": ["axe"]})
    table.play(f"{GIVE}:bell")
    assert (table.haunt.track, carried(table), table.cards(VIVIAN)) == (6, ["armor", "bell"], [])


@rule("H17-T03")
def test_the_traitor_feeds_it_in_the_own_turn_too() -> None:
    table = disturbed({**APART, VIVIAN: "foyer"}, turn=VIVIAN, cards={VIVIAN: ["bell"]}).play(f"{GIVE}:bell")
    assert (table.haunt.track, carried(table)) == (5, ["bell"])
    assert f"{GIVE}:bell" not in disturbed(turn=VIVIAN, cards={VIVIAN: ["bell"]}).keys


@rule("H17-T03", "H17-18")
def test_it_hands_any_number_of_things_over_and_shrinks() -> None:
    where = {**APART, VIVIAN: "foyer"}
    table = its_turn(disturbed(where, turn=VIVIAN, track=6, carries=["axe", "bell"]))
    table.play(f"trade:{VIVIAN}:axe", f"trade:{VIVIAN}:bell")
    assert (table.haunt.track, carried(table), table.cards(VIVIAN)) == (4, [], ["axe", "bell"])


@rule("H17-T03", "H17-18")
@pytest.mark.parametrize(("answer", "track"), [("yes", 5), ("no", 6)])
def test_a_hero_whom_it_offers_something_must_agree(answer: str, track: int) -> None:
    table = its_turn(disturbed({**APART, OX: "foyer"}, turn=VIVIAN, track=6, carries=["axe"], cards={OX: ["bell"]}))
    table.play(f"trade:{OX}:axe")
    assert (table.prompt, table.keys) == ("ask-in-return", ["for:nothing", "for:bell"])
    table.play("for:nothing")
    assert (table.prompt, table.asked) == ("agree-with-monster", [0])
    table.play(answer)
    assert (table.haunt.track, carried(table)) == (track, [] if answer == "yes" else ["axe"])


@rule("H17-T03", "H17-18")
def test_in_an_exchange_it_loses_nothing_of_its_strength() -> None:
    table = its_turn(disturbed({**APART, OX: "foyer"}, turn=VIVIAN, track=6, carries=["axe"], cards={OX: ["bell"]}))
    table.play(f"trade:{OX}:axe", "for:bell", "yes")
    assert (table.haunt.track, carried(table), table.cards(OX)) == (6, ["bell"], ["axe"])


@rule("H17-T04")
def test_where_there_is_clutter_it_finds_an_item() -> None:
    table = disturbed(ghost="library", turn=VIVIAN, rooms=row("ground", "junk-room", "library")).top("item", "axe")
    its_turn(table).play("done")
    assert (carried(table), table.haunt.track) == (["axe"], 5)

    def nothing_left(state: BetrayalState) -> None:
        state.gone += cards_in([*state.items.top, *state.items.rest])
        state.items.top, state.items.rest, state.items.known = [], [], []

    table = disturbed(ghost="library", turn=VIVIAN, rooms=row("ground", "junk-room", "library")).arrange(nothing_left)
    its_turn(table).play("done")
    assert (carried(table), table.haunt.track) == ([], 4)


@rule("H17-T16")
def test_it_collects_in_seven_rooms_and_no_others() -> None:
    assert sorted(COLLECTING) == [
        "attic",
        "junk-room",
        "library",
        "operating-laboratory",
        "research-laboratory",
        "storeroom",
        "wine-cellar",
    ]
    for room in ROOMS:
        rules = disturbed(turn=VIVIAN).rules
        assert isinstance(rules, ABreathOfWind)
        ghost = rules.state.monsters[FigureId(GHOST)]
        ghost.place = place_in(room)
        with pytest.raises(StopIteration):  # it asks for nothing
            rules.monster_turn_ends().send(None)
        assert bool(ghost.cards) == (room in COLLECTING), room


# Its attacks


@rule("H17-T05")
def test_it_attacks_every_hero_it_reaches_once_and_grows_in_between() -> None:
    where = {OX: "foyer", VIVIAN: "basement-landing", ZOE: "entrance-hall"}
    table = disturbed(where, turn=VIVIAN, cards={OX: ["axe"]})
    its_turn(table)
    table.with_dice(2, 0, 0, 0, *roll(table, OX, "might", 0)).play(f"attack:{OX}")
    table.play("steal:axe")
    assert (carried(table), table.haunt.track) == (["axe"], 5)
    assert f"attack:{OX}" not in table.keys
    table.play("go:entrance-hall")
    table.with_dice(*[0] * 5, *roll(table, ZOE, "might", 3)).play(f"attack:{ZOE}")
    assert len(table.events("attacks")) == 2
    assert not table.monster(GHOST).stunned


@rule("H17-T06")
@pytest.mark.parametrize(("margin", "prompt"), [(1, "split-damage"), (2, "damage-or-steal")])
def test_it_steals_only_by_two(margin: int, prompt: str) -> None:
    table = disturbed({**APART, OX: "foyer"}, turn=VIVIAN, cards={OX: ["axe"]})
    its_turn(table, 0)
    faces = [2] * (margin // 2) + [1] * (margin % 2)
    table.with_dice(*faces, *[0] * (4 - len(faces)), *roll(table, OX, "might", 0)).play(f"attack:{OX}")
    assert table.prompt == prompt


@rule("H17-T06", "H17-17")
@pytest.mark.parametrize(("margin", "prompt"), [(2, "split-damage"), (3, "damage-or-steal")])
def test_what_armor_stops_does_not_count_for_a_theft(margin: int, prompt: str) -> None:
    table = disturbed({**APART, OX: "foyer"}, turn=VIVIAN, cards={OX: ["axe", "armor"]})
    its_turn(table, 0)
    table.with_dice(*faces(margin, 4), *roll(table, OX, "might", 0))
    assert table.play(f"attack:{OX}").prompt == prompt


@rule("H17-T06")
def test_a_stolen_blood_dagger_hurts_its_loser() -> None:
    table = disturbed({**APART, OX: "foyer"}, turn=VIVIAN, cards={OX: ["blood-dagger"]})
    its_turn(table, 0)
    table.with_dice(2, 0, 0, 0, *roll(table, OX, "might", 0)).play(f"attack:{OX}")
    table.with_dice(1, 1).play("steal:blood-dagger")
    assert (table.prompt, table.asked) == ("split-damage", [0])


@rule("H17-T05", "H17-18", "B-DEATH-05")
def test_what_its_victim_leaves_it_may_take_up_in_the_same_turn() -> None:
    weak = {OX: {"might": 0, "speed": 0}}
    table = disturbed({**APART, OX: "foyer"}, turn=VIVIAN, cards={OX: ["wax-candle-1", "axe"]}, traits=weak)
    its_turn(table, 0)
    table.with_dice(2, 2, 0, 0, *roll(table, OX, "might", 0)).play(f"attack:{OX}", "damage", "split:0-4")
    table.play("take:axe", "card:wax-candle-1")
    assert (table.haunt.track, carried(table)) == (6, ["axe", "wax-candle-1"])


@rule("H17-T06", "H17-21", "B-ITEM-14")
def test_who_dies_of_a_theft_leaves_the_rest() -> None:
    amulet, weak = "amulet-of-the-ages", {OX: {"sanity": 0}}
    table = disturbed({**APART, OX: "foyer"}, turn=VIVIAN, cards={OX: [amulet, "bell"]}, traits=weak)
    its_turn(table, 0)
    table.with_dice(2, 0, 0, 0, *roll(table, OX, "might", 0)).play(f"attack:{OX}", f"steal:{amulet}")
    assert (table.explorer(OX).alive, table.haunt.track, carried(table)) == (False, 5, [amulet])
    assert table.state.piles == {"foyer": ["bell"]}


# Attacks on it


def asked_for(table: Position, name: str) -> object:
    """What the question that is asked tells."""
    assert table.table.ask is not None
    return table.table.ask.data[name]


@rule("H17-T07")
def test_might_and_the_revolver_are_of_no_use_but_quick_hands_are() -> None:
    where = {**APART, OX: "foyer"}
    table = disturbed(where, track=6, carries=["axe"], cards={OX: ["revolver", "spear"]})
    assert [key for key in table.keys if GHOST in key] == [f"attack:{GHOST}"]
    table.with_dice(*roll(table, OX, "speed", 1), 0, 0, 0).play(f"attack:{GHOST}", "steal:axe")
    assert (table.haunt.track, "axe" in table.cards(OX), carried(table)) == (5, True, [])
    table = disturbed(where, track=6, carries=["axe"])
    table.with_dice(*roll(table, OX, "speed", 0), 2, 2, 0, 1).play(f"attack:{GHOST}")
    assert (table.prompt, asked_for(table, "points")) == ("split-damage", 1), "one die, whatever the difference"
    afar = disturbed({**APART, OX: "entrance-hall"}, cards={OX: ["revolver"]})
    assert not [key for key in afar.keys if GHOST in key]


@rule("H17-T08")
@pytest.mark.parametrize("card", ["ring", "skull", "bell"])
def test_a_firm_mind_lowers_the_track(card: str) -> None:
    where = {**APART, OX: "foyer"}
    table = disturbed(where, track=2, cards={OX: [card]})
    table.with_dice(*roll(table, OX, "sanity", 3), 0, 0, 0, 0).play(DEFY)
    assert (table.haunt.track, table.monster(GHOST).traits["might"]) == (0, 0)
    table = disturbed(where, track=5, cards={OX: [card]})
    table.with_dice(*roll(table, OX, "sanity", 3), 0, 0, 0, 0).play(DEFY)
    assert table.haunt.track == 2


@rule("H17-T08")
def test_a_lost_defiance_costs_a_die_and_without_the_right_thing_there_is_none() -> None:
    where = {**APART, OX: "foyer"}
    table = disturbed(where, cards={OX: ["bell"]})
    table.with_dice(*roll(table, OX, "sanity", 0), 2, 2, 2, 0, 1).play(DEFY)
    assert (asked_for(table, "damage"), asked_for(table, "points")) == ("mental", 1)
    assert DEFY not in disturbed(where, cards={OX: ["axe"]}).keys


@rule("H17-T07", "H17-23")
def test_quick_hands_find_nothing_on_an_empty_ghost_which_is_still_in_the_way() -> None:
    table = disturbed({**APART, OX: "foyer"})
    table.with_dice(*roll(table, OX, "speed", 5), 0, 0, 0).play(f"attack:{GHOST}")
    assert (table.prompt, table.haunt.track, table.monster(GHOST).stunned) == ("turn", 4, False)
    assert table.play("go:entrance-hall").state.turn.spent == 2


@rule("H17-T08", "H17-22")
def test_what_lies_above_eight_dice_goes_first() -> None:
    table = disturbed({**APART, OX: "foyer"}, track=10, carries=["axe", "armor"], cards={OX: ["ring"]})
    table.with_dice(*roll(table, OX, "sanity", 3), 0, 0, 0, 0).play(DEFY)
    assert (table.haunt.track, table.monster(GHOST).traits["might"], carried(table)) == (7, 7, ["axe", "armor"])
    assert not table.offers("attack"), "that was the attack of this turn"


@rule("H17-T07", "H17-45", "B-TURN-08")
@pytest.mark.parametrize(("cards", "traits"), [(["revolver", "axe"], ["speed"]), (["skull"], ["speed", "sanity"])])
def test_a_bloody_vision_drives_hands_at_it_and_no_weapon(cards: list[str], traits: list[str]) -> None:
    table = disturbed({**APART, OX: "foyer"}, carries=["bell"], cards={OX: cards}, lit={"closet": "foyer"})
    vision = [1, 1, *roll(table, OX, "sanity", 0)]
    table.top("event", "bloody-vision").with_dice(*vision, *roll(table, OX, "speed", 1), 0, 0, 0).play("try:closet")
    if len(traits) > 1:
        assert (table.prompt, table.keys) == ("roll-trait", [f"trait:{trait}" for trait in traits])
        table.play("trait:speed")
    assert table.play("steal:bell").cards(OX) == [*cards, "bell"]
    assert [event.data["trait"] for event in table.events("attacks")] == ["speed"]


# Re-forming


@rule("H17-T09")
def test_it_re_forms_where_an_omen_is_and_leaves_everything_behind() -> None:
    table = disturbed(turn=VIVIAN, track=7, carries=["axe", "armor", "bell"]).play("end-turn")
    assert (table.prompt, table.asked, set(table.keys)) == (REFORM, [1], {STAY, "room:junk-room", "room:kitchen"})
    table.with_dice(1, 0, 0).play("room:kitchen")
    ghost = table.monster(GHOST)
    assert (ghost.place, ghost.cards, table.haunt.track, ghost.traits["might"]) == ("kitchen", [], 3, 3)
    assert table.state.piles == {"foyer": ["axe", "armor", "bell"]}
    assert "go:junk-room" in table.keys, "its turn goes on"
    table = disturbed(turn=VIVIAN, track=7).play("end-turn", "room:junk-room")
    assert table.haunt.track == 4


@rule("H17-T10")
def test_dynamite_scatters_it_until_it_re_forms() -> None:
    where = {**APART, OX: "entrance-hall", VIVIAN: "upper-landing"}
    table = disturbed(where, track=6, carries=["axe"], cards={OX: ["dynamite"]}).with_dice()
    table.play("use:dynamite:foyer")
    assert (table.state.monsters, table.state.piles) == ({}, {"foyer": ["axe"]})
    table.play("end-turn", "end-turn")
    assert table.prompt == REFORM
    assert table.play(STAY).state.monsters == {}
    table = disturbed(where, ghost="", turn=VIVIAN).play("end-turn").with_dice(1, 0, 0).play("room:kitchen")
    assert (table.monster(GHOST).place, table.haunt.track, table.prompt) == ("kitchen", 3, "monster")


# Views


@rule("H17-T15")
def test_each_side_reads_its_own_book_and_the_track_is_no_clock() -> None:
    table = disturbed(turn=VIVIAN, ghost="junk-room", track=6)
    hero, traitor = table.view(0)["haunt"], table.view(1)["haunt"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    assert [wish["id"] for wish in hero["objectives"]] == ["h17-heroes-candles"]
    assert [wish["id"] for wish in traitor["objectives"]] == ["h17-traitor-heroes"]
    assert hero["track"] == traitor["track"] == 6
    assert table.view(0)["monsters"][0]["traits"] == {}
    table.play("end-turn", STAY).with_dice()
    assert "go:entrance-hall" in table.keys
    table.play("go:entrance-hall")
    assert not [event for event in table.events("rolled") if event.data["why"] == "junk-room"]
    assert table.haunt.track == 6, "it does not advance by itself"
