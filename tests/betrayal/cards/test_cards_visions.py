"""Events with a text of their own: visions, lost things, glimpses."""

from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import FURNACE_ROOM
from dreadhall.betrayal.explorers.rolls import NAMED
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import FigureId, Place, RoomId
from dreadhall.betrayal.state import BetrayalState, Figure
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, position, row
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, changes, draw, faces, mummy

ALWAYS = {"bloody_vision": "always"}
NEAR = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "entrance-hall"}


def vision(*dice: int, **parts: Any) -> Position:
    """Ox sees blood, at a table where that can end in blows even before the haunt."""
    return draw("bloody-vision", *faces(1, 3), *dice, **{"where": NEAR, "options": ALWAYS, **parts})


def moved(name: str, **spaces: int) -> dict[str, dict[str, int]]:
    """One explorer's clips, for `position`."""
    return {name: spaces}


# Bloody Vision


@rule("B-TURN-08", "B-ATK-01")
def test_before_the_haunt_nobody_can_attack_and_so_a_bloody_vision_asks_nobody_to() -> None:
    table = vision(options={})
    assert (table.prompt, table.asked) == ("turn", [0])
    assert table.events("attacks") == []
    assert [event.data["explorer"] for event in table.events("no-attack")] == [OX]


@rule("B-TURN-08")
def test_in_the_haunt_a_bloody_vision_ends_in_blows() -> None:
    parts: dict[str, Any] = {"haunt": 1, "traitor": ZOE, "monsters": [mummy(Place("upper-landing"))]}
    table = vision(*faces(4, 5), *faces(1, 2), options={}, **parts)
    assert [event.data["target"] for event in table.events("attacks")] == [VIVIAN]


@rule("B-TURN-08", "B-ATK-05", "B-ATK-06")
def test_a_bloody_vision_strikes_the_weakest_explorer_around() -> None:
    table = vision(*faces(4, 5), *faces(1, 2), cards={VIVIAN: ["axe"]})
    assert (table.prompt, table.asked) == ("split-damage", [1])
    assert changes(table.play("split:1-2"), VIVIAN) == {"might": -1, "speed": -2}
    assert not table.state.turn.attacked


def test_of_equally_weak_explorers_the_drawer_chooses() -> None:
    table = vision(*faces(0, 5), *faces(0, 3), traits=moved(VIVIAN, might=2) | moved(ZOE, might=0))
    assert sorted(table.keys) == ["attack:vivian-lopez", "attack:zoe-ingstrom"]


@rule("B-WEAP-04", "B-TURN-08")
def test_a_bloody_vision_may_be_followed_with_any_weapon() -> None:
    table = vision(*faces(2, 6), *faces(2, 2), cards={OX: ["axe", "revolver", "ring", "bell"]})
    assert table.keys == ["weapon:none", "weapon:axe", "weapon:revolver", "weapon:ring"]
    table.play("weapon:axe")
    assert "axe" in table.state.turn.used


@rule("B-ATK-08", "B-DIST-02")
@pytest.mark.parametrize(
    ("card", "trait", "mine", "theirs"), [("revolver", "speed", 4 + 1, 4), ("ring", "sanity", 3, 4)]
)
def test_a_weapon_of_a_bloody_vision_brings_its_own_trait(card: str, trait: str, mine: int, theirs: int) -> None:
    table = vision(*faces(0, mine), *faces(2, theirs), cards={OX: [card]}).play(f"weapon:{card}")
    assert [(event.data["target"], event.data["trait"]) for event in table.events("attacks")] == [(VIVIAN, trait)]
    assert (table.prompt == "split-damage") == (card == "ring"), "a shot into the next room costs nothing when lost"


@rule("B-ATK-06", "B-TRAIT-05")
def test_whoever_follows_a_bloody_vision_can_lose_but_not_die_before_the_haunt() -> None:
    table = vision(*faces(0, 5), *faces(4, 2), traits=moved(OX, might=1, speed=1)).play("split:3-1")
    assert (table.clip(OX, "might"), table.clip(OX, "speed")) == (0, 0)
    assert table.explorer(OX).alive


def test_a_bloody_vision_with_nobody_near_does_nothing() -> None:
    assert vision(where=APART).prompt == "turn"


def test_a_bloody_vision_strikes_a_monster_where_no_explorer_is_near() -> None:
    where = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "upper-landing"}
    table = vision(*faces(3, 5), *faces(2, 8), where=where, haunt=1, traitor=ZOE, monsters=[mummy(Place("foyer"))])
    assert table.monster("mummy-1").stunned


CHAMBER = "pentagram-chamber"
CLOSED: dict[str, Any] = {
    "rooms": [Placed(RoomId(CHAMBER), "basement", 1, 0, 0), Placed(FURNACE_ROOM, "basement", -1, 0, 0)],
    "haunt": 26,
    "traitor": VIVIAN,
    "monsters": [Figure(FigureId("rat-1"), "rat", Place("upper-landing"), {"speed": 3, "might": 2})],
}
"""Haunt 26, in which nobody strikes into the Chamber: it lies beside the Basement Landing, as the Furnace Room does."""


@rule("B-TURN-08")
def test_a_bloody_vision_passes_over_whom_nobody_can_attack() -> None:
    where = {OX: "basement-landing", VIVIAN: CHAMBER, ZOE: "furnace-room"}
    table = vision(*faces(0, 5), *faces(0, 4), where=where, traits=moved(VIVIAN, might=0), **CLOSED)
    assert [event.data["target"] for event in table.events("attacks")] == [ZOE]


@rule("B-TURN-08")
def test_a_bloody_vision_of_somebody_whom_nobody_can_attack_does_nothing() -> None:
    where = {OX: "basement-landing", VIVIAN: CHAMBER, ZOE: "foyer"}
    table = vision(where=where, **CLOSED)
    assert (table.prompt, len(table.events("no-attack"))) == ("turn", 1)


# Creepy Puppet


@rule("B-TURN-08")
def test_a_creepy_puppet_feeds_the_spear_of_somebody_else() -> None:
    table = draw("creepy-puppet", *faces(6, 4), *faces(4, 5), cards={VIVIAN: ["spear"]}).play("split:2-0")
    assert changes(table, OX) == {"might": -2}
    assert changes(table, VIVIAN) == {"might": 2}


def test_a_creepy_puppet_that_is_beaten_off_feeds_nobody() -> None:
    table = draw("creepy-puppet", *faces(3, 4), *faces(4, 5), cards={VIVIAN: ["spear"]})
    assert (changes(table, OX), changes(table, VIVIAN)) == ({}, {})


def test_damage_that_the_armor_takes_does_not_feed_the_spear() -> None:
    table = draw("creepy-puppet", *faces(5, 4), *faces(4, 5), cards={VIVIAN: ["spear"], OX: ["armor"]})
    assert (changes(table, OX), changes(table, VIVIAN)) == ({}, {})


def test_a_spear_in_the_drawers_own_hand_gains_nothing() -> None:
    table = draw("creepy-puppet", *faces(6, 4), *faces(4, 5), cards={OX: ["spear"]}).play("split:0-2")
    assert changes(table, OX) == {"speed": -2}


# Disquieting Sounds, Jonah's Turn


def five_omens(state: BetrayalState) -> None:
    """Five omens were drawn."""
    state.omens_drawn = 5


def test_disquieting_sounds_calm_whoever_rolls_as_much_as_the_omens_drawn() -> None:
    assert changes(draw("disquieting-sounds", *faces(5, 6), change=five_omens), OX) == {"sanity": 1}


def test_disquieting_sounds_hurt_whoever_rolls_less_than_the_omens_drawn() -> None:
    table = draw("disquieting-sounds", *faces(4, 6), 1, change=five_omens).play("split:1-0")
    assert changes(table, OX) == {"knowledge": -1}


def test_jonahs_turn_trades_somebodys_puzzle_box_for_an_item() -> None:
    table = draw("jonahs-turn", cards={VIVIAN: ["puzzle-box"]})
    assert len(table.cards(VIVIAN)) == 1
    assert table.state.items.discards == ["puzzle-box"]
    assert changes(table, OX) == {"sanity": 1}


def test_jonahs_turn_without_a_puzzle_box_in_hand_hurts() -> None:
    table = draw("jonahs-turn", 1, piles={"foyer": ["puzzle-box"]}).play("split:0-1")
    assert changes(table, OX) == {"sanity": -1}
    assert table.state.piles == {"foyer": ["puzzle-box"]}


# Image in the Mirror


@rule("B-CARD-05", "B-CARD-03")
def test_one_image_in_the_mirror_gives_an_item() -> None:
    table = draw("image-in-the-mirror-receive")
    assert len(table.cards(OX)) == 1
    assert table.state.turn.over


@rule("B-ITEM-13")
def test_the_other_image_takes_an_item_and_gives_knowledge() -> None:
    table = draw("image-in-the-mirror-give", cards={OX: ["bell", "axe"]}).play("card:bell")
    assert table.cards(OX) == ["axe"]
    assert "bell" in table.state.items.rest
    assert changes(table, OX) == {"knowledge": 1, "sanity": -1}


def test_an_image_that_finds_no_item_card_goes_on_to_the_left() -> None:
    table = draw("image-in-the-mirror-give", cards={OX: ["book"], ZOE: ["blood-dagger"]})
    assert table.cards(OX) == ["book"]
    assert table.cards(ZOE) == []
    assert changes(table, ZOE) == {"knowledge": 1}


def test_an_image_that_finds_no_item_card_at_all_is_discarded() -> None:
    table = draw("image-in-the-mirror-give", cards={OX: ["book"]})
    assert table.state.events.discards == ["image-in-the-mirror-give"]
    assert changes(table, OX) == {}


# Things that are lost


@rule("B-ITEM-13")
def test_whoops_discards_an_item_card_by_chance() -> None:
    table = draw("whoops", whoops=[1], cards={OX: ["axe", "book", "blood-dagger"]})
    assert table.cards(OX) == ["axe", "book"]
    assert table.state.items.discards == ["blood-dagger"]


def test_whoops_does_nothing_to_whoever_has_only_omens() -> None:
    assert draw("whoops", cards={OX: ["book"]}).cards(OX) == ["book"]


AT_WINDOW = {OX: "grand-staircase", VIVIAN: "foyer", ZOE: "balcony"}


def wind(*dice: int, **parts: Any) -> Position:
    """Ox stands at a window and Zoe on the Balcony; Zoe withstands."""
    return draw("shrieking-wind", *dice, where=AT_WINDOW, rooms=row("upper", "balcony"), **parts)


@rule("B-DOOR-09")
@pytest.mark.parametrize(
    ("result", "die", "answers", "lost"),
    [
        (5, [], [], {}),
        (4, [1], ["split:1-0"], {"might": -1}),
        (3, [1], ["split:1-0"], {"might": -1}),
        (2, [1], ["split:1-0"], {"knowledge": -1}),
        (1, [1], ["split:1-0"], {"knowledge": -1}),
        (0, [1], ["split:1-0"], {"might": -1}),
    ],
)
def test_the_shrieking_wind_strikes_those_outside_or_at_a_window(
    result: int, die: list[int], answers: list[str], lost: dict[str, int]
) -> None:
    table = wind(*faces(result, 5), *die, *faces(5, 3)).play(*answers)
    assert changes(table, OX) == lost
    assert [event.data["who"] for event in table.events("rolled") if event.data["trait"]] == [OX, ZOE]


@rule("B-ITEM-13", "B-PILE-01")
def test_the_shrieking_wind_carries_an_item_of_choice_to_the_entrance_hall() -> None:
    cards = {OX: ["axe", "blood-dagger", "holy-symbol", "girl"]}
    table = wind(*faces(0, 5), 0, *faces(5, 3), cards=cards)
    assert table.keys == ["card:axe", "card:holy-symbol"]
    table.play("card:holy-symbol")
    assert table.state.piles == {"entrance-hall": ["holy-symbol"]}
    assert changes(table, OX) == {"sanity": -2}


@rule("B-DOOR-09")
def test_a_window_that_faces_a_room_lets_no_wind_in() -> None:
    where = {OX: "grand-staircase", VIVIAN: "foyer", ZOE: "foyer"}
    table = draw("shrieking-wind", where=where, rooms=row("ground", "ballroom", at=(-2, 1)))
    assert len(table.events("rolled")) == 1


# It Is Meant to Be


@rule("B-CARD-12")
def test_what_is_meant_to_be_can_be_seen_and_ordered_by_the_drawer_alone() -> None:
    table = draw("it-is-meant-to-be").top("item", "axe", "bell", "candle").play("look:item")
    seen = table.events("sees")[-1]
    assert (seen.data["cards"], seen.to) == (["axe", "bell", "candle"], (0,))
    assert len(table.keys) == 6
    table.play("order:3-1-2")
    assert table.state.items.top[-3:] == ["bell", "axe", "candle"]
    assert table.state.items.known[-3:] == [(0,)] * 3
    assert table.state.events.discards == ["it-is-meant-to-be"]


def test_with_fewer_than_three_cards_one_looks_at_what_is_there() -> None:
    def two_left(state: BetrayalState) -> None:
        state.omens.top = ["ring", "mask"]
        state.omens.known = [(), ()]

    table = draw("it-is-meant-to-be").arrange(two_left).play("look:omen")
    assert table.keys == ["order:1-2", "order:2-1"]


def test_a_noted_number_stands_in_for_a_later_roll() -> None:
    table = draw("it-is-meant-to-be", *faces(5, 4)).play("note-number")
    assert table.cards(OX) == ["it-is-meant-to-be"]
    assert table.explorer(OX).status[NAMED] == 5
    table.arrange(lambda state: state.tokens.update(safe=Place("entrance-hall"))).play(
        "try:safe", "use:it-is-meant-to-be"
    )
    assert table.state.events.discards == ["it-is-meant-to-be"]
    assert len(table.cards(OX)) == 2
    assert NAMED not in table.explorer(OX).status


def test_a_noted_number_is_at_most_what_the_dice_could_show() -> None:
    def noted(state: BetrayalState) -> None:
        state.explorers[0].status[NAMED] = 8

    table = position(APART, cards={OX: ["it-is-meant-to-be"]}, tokens={"closet": "entrance-hall"}, change=noted)
    table.play("try:closet", "use:it-is-meant-to-be")
    assert table.events("result")[-1].data["total"] == 4


# Lights Out is in the chapter on snares; the Candle answers it at once


def test_the_candle_makes_light_of_lights_out() -> None:
    table = draw("lights-out", cards={OX: ["candle"]})
    assert table.cards(OX) == ["candle"]
    assert table.state.events.discards == ["lights-out"]


# The traitor and events


def haunted(event: str, *dice: int, **parts: Any) -> Position:
    """Ox is the traitor and draws an event."""
    return draw(event, *dice, haunt=1, traitor=OX, monsters=[mummy()], **parts)


@rule("B-POW-04", "B-POW-07", "B-DEC-23")
def test_the_traitor_may_refuse_an_event_before_any_roll() -> None:
    table = haunted("locked-safe")
    assert table.prompt == "refuse-event"
    table.play("yes")
    assert "safe" not in table.state.tokens
    assert table.state.events.discards == ["locked-safe"]
    assert table.state.turn.over


@rule("B-POW-05")
def test_a_traitor_who_lets_an_event_happen_accepts_all_of_it() -> None:
    table = haunted("rotten", *faces(0, 3)).play("no")
    assert changes(table, OX) == {"might": -1, "speed": -1, "knowledge": -1, "sanity": -1}


@rule("B-POW-04")
def test_the_traitor_may_stand_aside_from_what_somebody_else_drew() -> None:
    table = draw("hideous-shriek", *faces(4, 3), *faces(4, 5), haunt=1, traitor=VIVIAN, monsters=[mummy()])
    assert (table.prompt, table.asked) == ("refuse-event", [1])
    rolled = [event.data["who"] for event in table.play("yes").events("rolled")[1:]]
    assert rolled == [OX, ZOE]


@rule("B-POW-04")
def test_footsteps_that_frighten_everybody_may_leave_the_traitor_cold() -> None:
    table = draw("footsteps", 0, haunt=1, traitor=VIVIAN, monsters=[mummy()]).play(
        "0=trait:might", "1=yes", "2=trait:might"
    )
    assert changes(table, VIVIAN) == {}


@rule("B-POW-04", "B-DEC-23")
def test_heroes_cannot_refuse_events() -> None:
    assert draw("night-view", *faces(0, 3), haunt=1, traitor=VIVIAN, monsters=[mummy()]).prompt == "turn"


@rule("B-POW-04")
def test_the_traitor_feels_neither_drip_nor_smoke() -> None:
    tokens = {"drip": "entrance-hall", "smoke": "entrance-hall", "safe": "entrance-hall"}
    table = position(APART, tokens=tokens, haunt=1, traitor=OX, monsters=[mummy()])
    table.with_dice(*faces(5, 3)).play("try:safe")
    assert len(table.cards(OX)) == 2
