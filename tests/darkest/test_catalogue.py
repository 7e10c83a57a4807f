"""The components add up, fit together, and complain clearly where they do not."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from dreadhall.darkest.components import catalogue
from dreadhall.darkest.components.catalogue import (
    CARDS,
    CHIPS,
    COLOURS,
    COUNTS,
    EFFECTS,
    FILES,
    FOLDER,
    ITEMS,
    LIMITS,
    SURVIVORS,
    TILES,
    Edition,
    load,
    search_deck,
)
from dreadhall.darkest.components.pieces import EDITIONS
from dreadhall.darkest.ids import CardId, TileId
from dreadhall.kernel import Die
from dreadhall.kernel.components import BadCatalogue
from dreadhall.testing import rule
from tests.spoiling import spoil

BASE_TILES = [tile for tile in TILES.values() if not tile.module]


@rule("D-SETUP-02", "D-ITEM-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_of_each_edition_add_up_with_the_gas_cans_that_are_not_in_play(edition: Edition) -> None:
    totals = getattr(FILES.equipment.totals, edition)
    (gas_can,) = FILES.equipment.set_aside
    starting = [card for card in CARDS.values() if card.survivor]
    assert len(search_deck(edition)) == totals.search_deck
    assert totals.equipment == COUNTS.of("equipment-cards", edition)
    assert totals.starting == COUNTS.of("starting-equipment-cards", edition)
    counted = {"equipment": len(search_deck(edition)), "starting": len(starting)}
    counted[gas_can.counted_in[edition]] += gas_can.count
    assert counted == {"equipment": totals.equipment, "starting": totals.starting}
    assert gas_can.key not in ITEMS


@pytest.mark.parametrize(("edition", "least", "most"), [("first", 10, 11), ("revised", 11, 12)])
def test_the_colours_of_the_search_deck_are_balanced(edition: Edition, least: int, most: int) -> None:
    icons = Counter(colour for card in search_deck(edition) for colour in CARDS[card].colours)
    doubles = [card for card in search_deck(edition) if len(CARDS[card].colours) == 2]
    assert set(icons) == set(COLOURS)
    assert min(icons.values()) == least
    assert max(icons.values()) == most
    assert len(doubles) * 2 == len(search_deck(edition))


def test_weapons_and_gear_take_hands_and_everything_else_none() -> None:
    for item in ITEMS.values():
        assert (item.hands in (1, 2)) == (item.kind in ("weapon", "gear")), item.key
        assert item.attack <= LIMITS.survivor_dice
        assert (item.ammo or 0) <= LIMITS.ammo_max
        assert item.single_use == (item.kind in ("consumable", "ammo"))
        assert bool(item.reloads) == (item.kind == "ammo")
        assert not item.reloads or ITEMS[item.reloads].ammo is not None


def test_every_enhancing_pair_fits_into_two_hands() -> None:
    for pair in (
        ("handgun", "handgun-scope"),
        ("shotgun", "laser-sight"),
        ("fire-extinguisher", "fire-helmet"),
        ("fire-axe", "fire-helmet"),
    ):
        assert sum(ITEMS[item].hands for item in pair) <= LIMITS.hands


@rule("D-SEC-01")
def test_the_security_board_has_seven_or_eight_slots_for_codes_and_three_for_chips() -> None:
    assert catalogue.CODE_SLOTS == {"dark": 7, "darker": 8, "darkest": 7}
    assert catalogue.CHIP_SLOTS == 3


def test_code_tokens_and_chips_add_up_and_show_every_pair_of_colours() -> None:
    assert len(COLOURS) * catalogue.CODE_TOKENS_PER_COLOUR == COUNTS.of("code-tokens", "revised") == 21
    assert set(catalogue.GLYPHS) == set(COLOURS)
    assert len(set(catalogue.GLYPHS.values())) == len(COLOURS)
    assert len(CHIPS) == COUNTS.of("code-chips", "revised") == 41
    assert all(len(set(chip.icons)) == len(chip.icons) for chip in CHIPS.values())
    pairs = [frozenset(chip.icons) for chip in CHIPS.values() if len(chip.icons) == 2]
    triples = [frozenset(chip.icons) for chip in CHIPS.values() if len(chip.icons) == 3]
    assert set(pairs) == {frozenset(pair) for pair in combinations(COLOURS, 2)}
    assert len(set(triples)) == len(triples) == 20
    assert frozenset(("green", "blue", "black")) in triples
    assert {sum(colour in triple for triple in triples) for colour in COLOURS} == {8, 9}
    assert {sum(pair <= triple for triple in triples) for pair in pairs} == {2, 3}


def test_there_are_23_spawn_tokens_of_one_to_six_zombies() -> None:
    for printed in catalogue.PRINTED.values():
        assert len(printed.spawn_values) == COUNTS.of("spawn-tokens", "revised") == 23
        assert set(printed.spawn_values) == {1, 2, 3, 4, 5, 6}


@rule("D-SURV-14")
def test_four_skills_cost_more_from_left_to_right_and_never_more_than_one_can_have() -> None:
    for sheet in SURVIVORS.values():
        for skills in (sheet.skills, sheet.errata_skills):
            costs = [skill.xp for skill in skills]
            assert len(costs) == 4
            assert costs == sorted(set(costs)), sheet.id
            assert costs[0] == 4
            assert costs[-1] <= LIMITS.xp_max


def test_only_bruce_has_an_erratum_and_it_gives_him_guardian_for_searcher() -> None:
    changed = [sheet for sheet in SURVIVORS.values() if sheet.errata_skills != sheet.skills]
    assert [sheet.id for sheet in changed] == ["bruce"]
    both = zip(changed[0].skills, changed[0].errata_skills, strict=True)
    assert [(was.key, now.key) for was, now in both if was != now] == [("searcher", "guardian")]


@rule("D-SURV-08")
def test_the_two_sides_of_a_survivors_board_differ_by_one_ap_but_for_the_last_zone() -> None:
    former = catalogue.PRINTED["first-reconstruction"].health_three
    for sheet in SURVIVORS.values():
        assert sheet.health_four[0] == 4
        assert list(sheet.health_four) == sorted(sheet.health_four, reverse=True)
        assert tuple(max(2, ap - 1) for ap in sheet.health_four) == sheet.health_three
        assert tuple(ap - 1 for ap in sheet.health_four) == former[sheet.id]
    assert (
        len({sheet.colour for sheet in SURVIVORS.values()}) == len(SURVIVORS) == COUNTS.of("survivor-boards", "first")
    )


def test_every_survivor_starts_with_a_weapon_of_its_own() -> None:
    own = {"leo": "fire-axe", "jack": "handgun", "nina": "combat-knife", "bruce": "handgun", "lucy": "baseball-bat"}
    for sheet in SURVIVORS.values():
        card = CARDS[sheet.starting_card]
        assert (card.survivor, card.item) == (sheet.id, own[sheet.id])
        assert ITEMS[card.item].kind == "weapon"
        assert card.starting
        assert card.id not in search_deck("revised")


def test_creatures_need_six_or_seven_hits_and_nemeses_get_theirs_in_the_showdown() -> None:
    assert len(catalogue.CREATURES) == COUNTS.of("creature-boards", "first") == 3
    assert len(catalogue.NEMESES) == COUNTS.of("nemesis-boards", "first") == 2
    for beast in catalogue.CREATURES.values():
        assert sum(target.hits for target in beast.targets) in (6, 7)
        assert not beast.nemesis
    for beast in catalogue.NEMESES.values():
        assert all(target.hits == 0 for target in beast.targets)
        assert beast.nemesis
    assert catalogue.CREATURES["security-guard"].movement is None


def test_the_dog_moves_three_rooms_and_has_a_blue_part_of_two_hits() -> None:
    dog = catalogue.CREATURES["zombie-dog"]
    assert dog.movement == 3
    assert [target.hits for target in dog.targets if target.colour == "blue"] == [2]


@rule("D-MT-03")
def test_the_tracks_run_as_printed() -> None:
    assert catalogue.EVENT_CYCLE.spaces == ("zombie-spawn", "fire-spreads", "darkness-grows")
    assert catalogue.EVENT_CYCLE.start == "darkness-grows"
    assert catalogue.DARKNESS.spaces == 5
    assert catalogue.DARKNESS.fire_spaces == (3,)
    assert {name: one.showdown_darkness for name, one in catalogue.PRINTED.items()} == {
        "second-reconstruction": 9,
        "first-reconstruction": 7,
    }


def test_the_dice_are_the_kernels_and_carry_the_printed_faces() -> None:
    assert Die("d4", (1, 2, 3, 4)) == catalogue.D4
    assert Die("d6", (1, 2, 3, 4, 5, 6)) == catalogue.D6
    assert Counter(catalogue.SURVIVOR_DIE.faces) == {"success": 2, "aim": 1, "knockback": 1, "retreat": 1, "failure": 1}
    assert len(set(catalogue.CREATURE_DIE.faces)) == 6
    assert set(catalogue.DAMAGE) <= set(catalogue.CREATURE_DIE.faces)
    assert Counter(catalogue.TERROR_DIE.faces) == {
        "horde-nearby": 2,
        "creature-reaction": 2,
        "creature-appears": 1,
        "fire": 1,
    }
    for die in ("survivor", "creature", "terror"):
        assert catalogue.DICE[die].name == die
        assert FILES.dice.dice[die].count == COUNTS.of(f"{die}-dice", "first")


@rule("D-HOUSE-01", "D-HOUSE-02")
def test_there_are_27_tiles_in_four_sections_and_the_laboratory_is_a_corner() -> None:
    counts = FILES.tiles.counts
    sections = Counter(tile.section for tile in BASE_TILES)
    assert sections == {section: getattr(counts, section) for section in sections}
    assert len(BASE_TILES) == COUNTS.of("room-tiles", "revised") == 27
    assert sections["corner"] + sections["laboratory"] == LIMITS.corners
    assert LIMITS.rows * LIMITS.columns == LIMITS.corners + LIMITS.outer + LIMITS.inner + sections["entrance"] == 20


def test_tiles_carry_eight_cameras_and_seventeen_locks_for_chips() -> None:
    assert sum(tile.camera is not None for tile in BASE_TILES) == LIMITS.cameras == 8
    assert sum(tile.locks for tile in BASE_TILES) == 17
    assert sum(len(tile.rooms) == 2 for tile in BASE_TILES) == 5
    assert TILES[TileId("C1")].locks == 0
    assert TILES[TileId("R1")].doors == 2


@rule("D-RAD-02")
def test_nine_red_cards_join_the_search_deck_and_the_kit_does_not() -> None:
    red = set(search_deck("revised", radioactive=True)) - set(search_deck("revised"))
    assert len(red) == 9
    assert {CARDS[card].item for card in red} == {"radiation-suit", "radiation-pills"}
    assert CARDS[CardId("RX01")].item == "decontamination-kit"
    assert len(red) + 1 == FILES.radioactive.counts.pieces["equipment-cards"]


@rule("D-RAD-EX1")
def test_a_five_puts_the_reactor_in_the_middle_of_row_3() -> None:
    assert catalogue.RADIATION.squares[5] == "r3c3"
    assert list(catalogue.RADIATION.squares.values()) == ["r2c2", "r2c3", "r2c4", "r3c2", "r3c3", "r3c4"]


def test_four_species_have_ten_tokens_each() -> None:
    assert [one.tokens for one in catalogue.SPECIES.values()] == [10, 10, 10, 10]
    assert FILES.species.counts.pieces["spawn-tokens"] == 40


def test_every_effect_is_used_and_every_id_is_written_with_hyphens() -> None:
    used = {item.effect for item in ITEMS.values()} | {tile.function for tile in TILES.values()}
    used |= {one.effect for one in catalogue.SPECIES.values()} | {sheet.ability for sheet in SURVIVORS.values()}
    for sheet in SURVIVORS.values():
        used |= {skill.key for skill in (*sheet.skills, *sheet.errata_skills)}
    for beast in (*catalogue.CREATURES.values(), *catalogue.NEMESES.values()):
        used |= {beast.power, beast.passive}
    assert used - {""} == set(EFFECTS)
    ids = [*EFFECTS, *ITEMS, *CARDS, *CHIPS, *TILES, *SURVIVORS, *catalogue.CREATURES, *catalogue.NEMESES]
    assert not [name for name in ids if "_" in name]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("equipment", "hands: 2", "hands: two", "equipment.yaml: items automatic hands: Expected `int`, got `str`"),
        (
            "equipment",
            "effect: double-hit",
            "effect: doublehit",
            "equipment.yaml: automatic: there is no effect 'doublehit'",
        ),
        (
            "equipment",
            "reloads: shotgun",
            "reloads: cannon",
            "equipment.yaml: shotgun-shells: there is no weapon 'cannon'",
        ),
        ("equipment", "[red, black]", "[pink]", "equipment.yaml: EQ01: there is no colour 'pink'"),
        ("equipment", "id: EQ02", "id: EQ01", "equipment.yaml: EQ01: is the id of two things"),
        ("equipment", "item: fire-axe", "item: axe", "equipment.yaml: ST1: there is no item 'axe'"),
        ("equipment", "survivor: leo", "survivor: jack", "equipment.yaml: ST1: 'jack' does not start with it"),
        ("survivors", "entrap_rate", "trap", "survivors.yaml: survivors leo: Object contains unknown field `trap`"),
        ("survivors", "{key: sneak, xp: 4}", "{key: sneak}", "leo skills sneak: Object missing required field `xp`"),
        ("tiles", "lock: chip", "lock: none", "tiles.yaml: C2: has doors without a lock, or a lock without a door"),
        ("tiles", "inner: {direction: s, edge: door}", "secure: true", "O03: has a second room without a way to it"),
        ("tiles", "direction: s,", "direction: e,", "tiles.yaml: O03: leads from one room to two on side e"),
        ("tiles", "Pantry, n: wall, e: wall", "Pantry, n: wall, e: open", "O03: opens both rooms on side e"),
        ("tiles", "name: Bathroom, n", "name: Library, n", "tiles.yaml: library: is the id of two things"),
        ("dice", "dice:", "dice: [", "dice.yaml: while parsing"),
        ("limits", "limits:", "bounds:", "limits.yaml: the whole file: Object contains unknown field `bounds`"),
    ],
)
def test_a_wrong_file_is_named_with_its_entry(file: str, old: str, new: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(BadCatalogue) as caught:
        load(spoil(FOLDER, tmp_path, file, old, new))
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
