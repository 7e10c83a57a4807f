"""One tool or consumable after the other."""

from dreadhall.darkest.components.catalogue import CARDS, ITEMS
from dreadhall.darkest.ids import CardId, DoorId, SurvivorId
from dreadhall.darkest.state import DarkestState
from dreadhall.testing import rule
from dreadhall.testing.darkest import Position, position

HELMET, EXTINGUISHER, FLASHLIGHT = "EQ28", "EQ29", "EQ26"
SPRAY, KIT, ANTIDOTE, DRINK, FLASHBANG, MASK = "EQ32", "EQ36", "EQ38", "EQ41", "EQ47", "EQ49"


def burning(*cards: str, markers: int = 2) -> Position:
    return position({"nina": "gallery"}, burns={"r3c4": markers}, fire="r3c4", cards={"nina": cards})


def twice_bitten(state: DarkestState) -> None:
    state.survivors[SurvivorId("nina")].virus = ["left", "right"]


# Against fire


@rule("D-ITEM-14")
def test_an_extinguisher_removes_one_marker_for_one_ap() -> None:
    table = burning(EXTINGUISHER).play("douse:nina:EQ29")
    assert table.state.burns == {"r3c4": 1}
    assert table.survivor("nina").ap == 3
    assert table.cards("nina") == [EXTINGUISHER]


@rule("D-ITEM-15")
def test_with_a_helmet_an_extinguisher_removes_two() -> None:
    table = burning(EXTINGUISHER, HELMET).play("douse:nina:EQ29")
    assert table.state.burns == {}
    assert table.state.fire is None
    assert table.survivor("nina").ap == 3


@rule("D-ITEM-15")
def test_a_helmet_alone_does_nothing_and_an_axe_is_no_extinguisher() -> None:
    assert not any(key.startswith("douse:") for key in burning(HELMET).keys)
    table = burning("ST1", HELMET).play("douse:nina:ST1")
    assert table.state.burns == {"r3c4": 1}


@rule("D-ITEM-15", "D-INV-05")
def test_a_helmet_on_the_left_does_nothing() -> None:
    table = burning(EXTINGUISHER, HELMET).play("stow:nina:EQ28", "douse:nina:EQ29")
    assert table.state.burns == {"r3c4": 1}


@rule("D-ITEM-16")
def test_a_gas_mask_leads_unharmed_over_burning_and_destroyed_tiles() -> None:
    table = position({"nina": "gallery"}, burns={"r4c4": 2}, destroyed=["r4c3"], cards={"nina": [MASK]}, unlocked="all")
    table.play("use:nina:EQ49", "move:nina:dining-room", "move:nina:entrance-hall")
    assert table.survivor("nina").wounds == 0
    assert table.cards("nina") == []


@rule("D-ITEM-16")
def test_a_gas_mask_does_not_help_against_a_spread() -> None:
    table = position(
        {"nina": "gallery"}, fire="r3c4", burns={"r3c4": 1, "r4c4": 1}, cards={"nina": [MASK]}, unlocked="all"
    )
    table.with_dice(d4=[3]).play("use:nina:EQ49", "end-turn")
    assert table.survivor("nina").wounds == 1


# Light


@rule("D-ITEM-21")
def test_a_flashlight_turns_a_chip_two_moves_away() -> None:
    table = position({"leo": "gallery"}, cards={"leo": [FLASHLIGHT]})
    table.play("use:leo:EQ26")
    assert set(table.keys) == {
        "door:vault.e",
        "door:ammo-reserve.w",
        "door:workshop.w",
        "door:linen-store.s",
        "door:wardrobe.n",
        "door:medic-bay.w",
    }
    table.play("door:medic-bay.w")
    assert table.state.locks[DoorId("medic-bay.w")].chip
    assert table.survivor("leo").room == "gallery"
    assert table.survivor("leo").ap == 4
    assert table.cards("leo") == [FLASHLIGHT]


@rule("D-ITEM-21", "D-INV-05")
def test_a_flashlight_in_the_pack_gives_no_light() -> None:
    table = position({"leo": "gallery"}, cards={"leo": [FLASHLIGHT]}).play("stow:leo:EQ26")
    assert "use:leo:EQ26" not in table.keys


@rule("D-ITEM-22")
def test_a_flashbang_frees_anybody_in_the_room_the_user_included() -> None:
    table = position(
        {"leo": "gallery", "nina": "gallery", "jack": "dining-room"},
        hordes={"gallery": 2, "dining-room": 1},
        entrapped=["leo", "nina", "jack"],
        cards={"leo": [FLASHBANG]},
        groups=[["leo", "nina", "jack"]],
    )
    table.play("use:leo:EQ47")
    assert table.keys == ["survivor:leo", "survivor:nina"]
    table.play("survivor:leo")
    assert not table.survivor("leo").entrapped
    assert table.survivor("leo").ap == 4
    assert table.survivor("nina").entrapped


@rule("D-ITEM-22", "D-BEAST-02")
def test_a_flashbang_does_not_help_against_the_bird() -> None:
    table = position(
        {"leo": "gallery"}, creature=("undead-bird", "gallery"), entrapped={"leo": "bird"}, cards={"leo": [FLASHBANG]}
    )
    assert "use:leo:EQ47" not in table.keys


# Medicine


@rule("D-ITEM-23")
def test_an_energy_drink_is_worth_two_ap_this_turn() -> None:
    table = position({"leo": "entrance-hall"}, cards={"leo": [DRINK]}, event=0)
    table.play("use:leo:EQ41")
    assert table.survivor("leo").ap == 6
    table.play("end-turn")
    table.with_dice(d4=[2], d6=[1]).play("go-on")
    assert table.survivor("leo").ap == 4


@rule("D-ITEM-23", "D-ENTRAP-15")
def test_whoever_drinks_while_held_has_the_ap_once_free() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 1}, entrapped=["leo"], cards={"leo": [DRINK, FLASHBANG]})
    table.play("use:leo:EQ41")
    assert table.survivor("leo").ap == 1
    table.play("use:leo:EQ47")
    assert table.survivor("leo").ap == 6


@rule("D-ITEM-24")
def test_a_first_aid_spray_heals_one_wound() -> None:
    table = position({"leo": "gallery"}, cards={"leo": [SPRAY]}, wounds={"leo": 3}).play("use:leo:EQ32")
    assert table.survivor("leo").wounds == 2
    assert table.cards("leo") == []


@rule("D-ITEM-25")
def test_a_first_aid_kit_heals_two_wounds() -> None:
    table = position({"leo": "gallery"}, cards={"leo": [KIT]}, wounds={"leo": 3}).play("use:leo:EQ36")
    assert table.survivor("leo").wounds == 1


@rule("D-ITEM-26")
def test_healing_items_help_oneself_or_another_in_the_room() -> None:
    table = position(
        {"leo": "gallery", "nina": "gallery", "jack": "dining-room"},
        cards={"leo": [SPRAY]},
        wounds={"leo": 1, "nina": 1, "jack": 1},
    )
    table.play("use:leo:EQ32")
    assert table.keys == ["survivor:leo", "survivor:nina"]
    table.play("survivor:nina")
    assert (table.survivor("leo").wounds, table.survivor("nina").wounds) == (1, 0)


@rule("D-ITEM-27")
def test_an_antidote_removes_the_users_second_virus_token() -> None:
    table = position(["nina", "leo"], cards={"nina": [ANTIDOTE], "leo": ["EQ39"]}).arrange(twice_bitten)
    assert "use:leo:EQ39" not in table.keys
    table.play("use:nina:EQ38")
    assert table.survivor("nina").virus == ["left"]


@rule("D-ITEM-27")
def test_an_antidote_does_nothing_against_the_first_token() -> None:
    table = position(["nina"], cards={"nina": [ANTIDOTE]})
    table.arrange(lambda state: state.survivors[SurvivorId("nina")].virus.append("left"))
    assert "use:nina:EQ38" not in table.keys


# The rest


@rule("D-ITEM-29")
def test_there_is_no_gas_can_in_the_deck() -> None:
    deck = position(cards={}).state.equipment
    items = {CARDS[CardId(card)].item for card in (*deck.rest, *deck.top)}
    assert "gas-can" not in items
    assert items <= {item.key for item in ITEMS.values() if not item.module}
