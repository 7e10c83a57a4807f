"""Items that are used in the own turn."""

from typing import Any

import pytest

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import Position, position, row
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, changes, faces, mummy

TOGETHER = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "upper-landing"}
HAUNTED: dict[str, Any] = {"haunt": 1, "traitor": ZOE, "monsters": [mummy()]}


def having(*cards: str, **parts: Any) -> Position:
    """Ox holds these cards."""
    others = parts.pop("cards", {})
    return position(parts.pop("where", APART), cards={OX: cards, **others}, **parts)


def haunted(*cards: str, **parts: Any) -> Position:
    """Ox, a hero of haunt 1, holds these cards; Zoe is the traitor."""
    return having(*cards, **{**HAUNTED, "monsters": [mummy()], **parts})


# When cards may be used


@rule("B-ITEM-03", "B-ITEM-04")
def test_a_freshly_drawn_item_may_be_used_at_once_but_only_once() -> None:
    table = position(APART, tokens={"closet": "entrance-hall"}).top("item", "puzzle-box").with_dice(2, 2)
    table.play("try:closet")
    assert "use:puzzle-box" in table.keys
    assert not table.with_dice(0, 0, 0).play("use:puzzle-box").offers("use")


@rule("B-ITEM-10", "B-ITEM-11")
def test_a_used_item_is_neither_traded_nor_dropped_in_the_same_turn() -> None:
    table = having("puzzle-box", where=TOGETHER).with_dice(0, 0, 0)
    assert table.offers("trade")
    assert table.offers("drop")
    table.play("use:puzzle-box")
    assert not table.offers("trade")
    assert not table.offers("drop")


@rule("B-ITEM-12")
def test_an_item_picked_up_this_turn_is_not_used() -> None:
    table = position(APART, piles={"entrance-hall": ["puzzle-box"]}).play("take:puzzle-box")
    assert table.cards(OX) == ["puzzle-box"]
    assert not table.offers("use")


@pytest.mark.parametrize("card", ["bell", "bottle", "crystal-ball", "dynamite"])
def test_some_cards_work_only_in_the_haunt(card: str) -> None:
    assert not having(card).offers("use")
    assert haunted(card).offers("use")


# Bottle


@rule("B-DIE-04")
@pytest.mark.parametrize(
    ("result", "moved"),
    [
        (5, {"might": 2, "speed": 2}),
        (4, {"knowledge": 2, "sanity": 2}),
        (3, {"knowledge": 1, "might": -1}),
        (2, {"knowledge": -2, "sanity": -2}),
        (1, {"might": -2, "speed": -2}),
        (0, dict.fromkeys(TRAITS, -2)),
    ],
)
def test_the_bottle_holds_good_and_bad(result: int, moved: dict[str, int]) -> None:
    table = haunted("bottle").with_dice(*faces(result, 3)).play("use:bottle")
    assert changes(table, OX) == moved
    assert table.state.items.discards == ["bottle"]


def test_a_full_bottle_takes_one_anywhere() -> None:
    table = haunted("bottle").with_dice(2, 2, 2).play("use:bottle")
    assert len(table.keys) == 5
    assert table.play("room:basement-landing").explorer(OX).place == "basement-landing"


@rule("B-TRAIT-06", "B-DEATH-01")
def test_the_bottle_can_kill() -> None:
    table = haunted("bottle", traits={OX: {"speed": 1}}).with_dice(0, 0, 1).play("use:bottle")
    assert not table.explorer(OX).alive


# Dark Dice


def dark(result: int, *more: int, **parts: Any) -> Position:
    """Ox rolls the Dark Dice."""
    return having("dark-dice", **parts).with_dice(*faces(result, 3), *more).play("use:dark-dice")


def test_dark_six_takes_one_to_another_explorer() -> None:
    table = dark(6)
    assert sorted(table.keys) == sorted(f"explorer:{who}" for who in (OX, VIVIAN, ZOE))
    assert table.play("explorer:zoe-ingstrom").explorer(OX).place == "basement-landing"


def test_dark_six_does_not_lead_to_a_traitor() -> None:
    table = dark(6, **{**HAUNTED, "monsters": [mummy()]})
    assert sorted(table.keys) == ["explorer:ox-bellows", "explorer:vivian-lopez"]


def test_dark_five_pushes_another_explorer_next_door() -> None:
    table = dark(5, where=TOGETHER)
    assert table.explorer(VIVIAN).place == "foyer"
    assert dark(5).prompt == "turn"


@pytest.mark.parametrize(("result", "traits"), [(4, ["might", "speed"]), (2, ["knowledge", "sanity"])])
def test_dark_four_and_two_raise_a_trait_of_choice(result: int, traits: list[str]) -> None:
    table = dark(result)
    assert table.keys == [f"trait:{trait}" for trait in traits]
    assert changes(table.play(f"trait:{traits[0]}"), OX) == {traits[0]: 1}


def test_dark_three_takes_one_next_door_and_finds_no_rooms() -> None:
    assert dark(3).explorer(OX).place == "foyer"


@rule("B-MOVE-04")
def test_dark_one_brings_an_event() -> None:
    table = having("dark-dice").top("event", "smoke").with_dice(0, 0, 1).play("use:dark-dice")
    assert table.state.tokens == {"smoke": "entrance-hall"}
    assert table.state.turn.over


def test_dark_nothing_brings_every_trait_to_its_lowest_number_and_the_dice_are_gone() -> None:
    table = dark(0, **{**HAUNTED, "monsters": [mummy()]})
    assert table.explorer(OX).clips == [0, 0, 0, 0]
    assert table.explorer(OX).alive
    assert table.state.items.discards == ["dark-dice"]


# Dynamite


def test_dynamite_goes_off_in_the_next_room_for_friend_and_foe() -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}
    table = haunted("dynamite", where=where).with_dice(*faces(5, 4), *faces(4, 4)).play("use:dynamite:foyer")
    assert (table.prompt, table.asked) == ("split-damage", [2])
    table.play("split:2-2")
    assert changes(table, VIVIAN) == {}
    assert changes(table, ZOE) == {"might": -2, "speed": -2}
    assert table.state.items.discards == ["dynamite"]
    assert table.state.turn.attacked


def test_dynamite_takes_the_place_of_an_attack() -> None:
    def attacked(state: BetrayalState) -> None:
        state.turn.attacked = True

    assert not haunted("dynamite", change=attacked).offers("use")


@rule("B-STAIR-03")
def test_dynamite_is_not_thrown_up_stairs() -> None:
    table = haunted(
        "dynamite", where={OX: "grand-staircase", VIVIAN: "foyer", ZOE: "foyer"}, monsters=[mummy(Place("foyer"))]
    )
    assert [key for key in table.keys if key.startswith("use")] == ["use:dynamite:foyer"]


def test_dynamite_leaves_those_alone_whom_no_speed_attack_hurts() -> None:
    table = haunted("dynamite", monsters=[mummy(Place("foyer"))]).with_dice().play("use:dynamite:foyer")
    assert not table.monster("mummy-1").stunned


def test_dynamite_reaches_only_the_side_of_a_barrier_behind_the_door() -> None:
    where = {OX: "basement-landing", VIVIAN: "catacombs", ZOE: "catacombs/far"}
    table = haunted("dynamite", where=where, rooms=row("basement", "catacombs"))
    (key,) = [key for key in table.keys if key.startswith("use")]
    side = key.removeprefix("use:dynamite:")
    table.with_dice(*faces(5, 4)).play(key)
    hit = [event.data["who"] for event in table.events("rolled")]
    assert hit == [VIVIAN if side == "catacombs" else ZOE]


# Healing Salve, Medical Kit, Smelling Salts


@rule("B-TRAIT-07")
def test_the_healing_salve_brings_might_and_speed_back_to_the_start() -> None:
    table = having("healing-salve", where=TOGETHER, traits={VIVIAN: {"might": 0, "speed": 7}, ZOE: {"might": 0}})
    assert [key for key in table.keys if key.startswith("use")] == ["use:healing-salve:vivian-lopez"]
    table.play("use:healing-salve:vivian-lopez")
    assert changes(table, VIVIAN) == {"speed": 4}
    assert table.state.items.discards == ["healing-salve"]


@rule("B-TRAIT-07")
def test_the_healing_salve_heals_both_traits() -> None:
    table = having("healing-salve", traits={OX: {"might": 0, "speed": 1}}).play("use:healing-salve:ox-bellows")
    assert changes(table, OX) == {}


@rule("B-TRAIT-07")
def test_smelling_salts_bring_knowledge_back_to_the_start() -> None:
    table = having("smelling-salts", traits={OX: {"knowledge": 0, "sanity": 0}}).play("use:smelling-salts:ox-bellows")
    assert changes(table, OX) == {"sanity": -2}
    assert not having("smelling-salts", traits={OX: {"knowledge": 3}}).offers("use")


@pytest.mark.parametrize(("result", "spaces"), [(8, 3), (7, 2), (6, 2), (5, 1), (4, 1), (3, 0)])
def test_the_medical_kit_heals_more_the_more_one_knows(result: int, spaces: int) -> None:
    traits = {OX: {"might": 0, "speed": 0, "knowledge": 4}}
    table = having("medical-kit", traits=traits).with_dice(*faces(result, 5)).play("use:medical-kit:ox-bellows")
    while table.prompt == "heal-trait":
        table.play("trait:speed")
    assert table.clip(OX, "speed") == spaces
    assert table.cards(OX) == ["medical-kit"]
    assert not table.offers("use")


def test_the_medical_kit_never_heals_past_the_start_and_helps_others() -> None:
    table = having("medical-kit", where=TOGETHER, traits={VIVIAN: {"might": 1}, OX: {"knowledge": 4}})
    table.with_dice(*faces(8, 5)).play("use:medical-kit:vivian-lopez")
    assert changes(table, VIVIAN) == {}


# Music Box


@rule("B-ITEM-03")
def test_the_music_box_is_opened_or_closed_once_a_turn() -> None:
    table = having("music-box").play("use:music-box")
    assert table.state.music
    assert not table.offers("use")


def playing(*dice: int, **parts: Any) -> Position:
    """Ox carries the open Music Box."""

    def opened(state: BetrayalState) -> None:
        state.music = True

    return having("music-box", change=opened, **parts).with_dice(*dice)


def test_whoever_enters_the_room_of_an_open_music_box_may_lose_the_turn() -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "upper-landing"}
    table = playing(*faces(3, 4), where=where, turn=VIVIAN).play("go:entrance-hall")
    assert table.state.turn.seat == 2
    table = playing(*faces(4, 4), where=where, turn=VIVIAN).play("go:entrance-hall")
    assert table.state.turn.seat == 1


def test_a_spellbound_carrier_drops_the_box_and_it_goes_on_playing() -> None:
    table = playing(*faces(3, 3), turn=ZOE).play("end-turn")
    assert table.cards(OX) == []
    assert table.state.piles == {"entrance-hall": ["music-box"]}
    assert table.state.music
    assert table.state.turn.seat == 1


def test_a_carrier_who_withstands_the_music_keeps_the_turn() -> None:
    table = playing(*faces(4, 3), turn=ZOE).play("end-turn")
    assert table.state.turn.seat == 0
    assert table.cards(OX) == ["music-box"]


def test_an_open_box_brought_into_a_room_strikes_only_its_carrier() -> None:
    where = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}
    table = playing(*faces(4, 3), where=where).play("go:foyer")
    assert [event.data["who"] for event in table.events("rolled")] == [OX]


def test_an_open_music_box_stays_open_in_other_hands() -> None:
    table = playing(where=TOGETHER).play("trade:vivian-lopez:music-box", "yes")
    assert table.rules.music_at(Place("entrance-hall"))
    table.arrange(lambda state: setattr(state.explorers[1], "place", "foyer"))
    assert table.rules.music_at(Place("foyer"))
    assert not table.rules.music_at(Place("entrance-hall"))
    table = playing().play("drop:music-box")
    assert table.rules.music_at(Place("entrance-hall"))


def test_an_open_music_box_that_is_discarded_is_closed() -> None:
    table = playing(tokens={"closet": "entrance-hall"}).top("event", "whoops")
    table.with_dice(1, 1, whoops=[0]).play("try:closet")
    assert not table.state.music


# Pickpocket's Gloves


@rule("B-STEAL-03", "B-STEAL-04", "B-ITEM-12")
def test_pickpockets_gloves_take_a_card_from_somebody_beside() -> None:
    table = having("pickpockets-gloves", where=TOGETHER, cards={VIVIAN: ["armor", "girl", "book", "axe"]})
    table.play("use:pickpockets-gloves:vivian-lopez")
    assert table.keys == ["card:book", "card:axe"]
    table.play("card:book")
    assert table.cards(OX) == ["book"]
    assert changes(table, OX) == {"knowledge": 2}
    assert changes(table, VIVIAN) == {"knowledge": -2}
    assert "book" in table.state.turn.used
    assert table.state.items.discards == ["pickpockets-gloves"]


@rule("B-STEAL-03")
def test_a_stolen_blood_dagger_hurts_its_former_holder() -> None:
    table = having("pickpockets-gloves", where=TOGETHER, cards={VIVIAN: ["blood-dagger"]}).with_dice(1, 1)
    table.play("use:pickpockets-gloves:vivian-lopez")
    assert (table.prompt, table.asked) == ("split-damage", [1])
    assert table.cards(OX) == ["blood-dagger"]


def test_pickpockets_gloves_need_a_victim_with_something_to_take() -> None:
    assert not having("pickpockets-gloves", where=TOGETHER, cards={VIVIAN: ["armor"]}).offers("use")
    assert not having("pickpockets-gloves", cards={VIVIAN: ["axe"]}).offers("use")


# Puzzle Box


@rule("B-DIE-06")
def test_the_puzzle_box_opens_on_six() -> None:
    table = having("puzzle-box").top("item", "axe", "bell").with_dice(2, 2, 2).play("use:puzzle-box")
    assert table.cards(OX) == ["axe", "bell"]
    assert table.state.items.discards == ["puzzle-box"]
    assert table.state.turn.over


@rule("B-DIE-06")
def test_a_puzzle_box_that_stays_shut_can_be_tried_again_next_turn() -> None:
    table = having("puzzle-box").with_dice(2, 2, 1).play("use:puzzle-box")
    assert table.cards(OX) == ["puzzle-box"]
    assert not table.offers("use")
