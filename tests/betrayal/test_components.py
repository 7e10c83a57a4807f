"""The pieces add up to what the rulebook counts, fit together, and complain clearly where they do not."""

import calendar
from collections import Counter
from pathlib import Path

import pytest

from dreadhall.betrayal.components import catalogue
from dreadhall.betrayal.components.cards import MADMAN
from dreadhall.betrayal.components.catalogue import (
    BOX,
    CARDS,
    DICE_IN_THE_BOX,
    DIE,
    EVENTS,
    EXPLORERS,
    FOLDER,
    HOLDINGS,
    ITEMS,
    LARGE_MONSTERS,
    OMENS,
    PRINTED_EXPLORERS,
    ROOMS,
    SMALL_MONSTERS,
    SQUARES,
    STACK_ROOMS,
    TOKENS,
    TRAITS,
    TRAITS_OF,
    instructions_of,
    load,
    trials_of,
)
from dreadhall.betrayal.components.instructions import Foresee, Keep, PlaceToken, Special
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import COAL_CHUTE, ENTRANCE_HALL, FOYER, MYSTIC_ELEVATOR, VAULT
from dreadhall.betrayal.house.compass import FLOORS, opposite
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.kernel.components import BadCatalogue
from dreadhall.testing import rule
from tests.spoiling import spoil

TRACKS = """
    ox-bellows: 4 5 (5) 6 6 7 8 8 | 2 2 2 3 (4) 5 5 6 | 2 2 (3) 3 5 5 6 6 | 2 2 (3) 4 5 5 6 7
    darrin-flash-williams: 2 3 (3) 4 5 6 6 7 | 4 4 4 5 (6) 7 7 8 | 2 3 (3) 4 5 5 5 7 | 1 2 (3) 4 5 5 5 7
    heather-granville: 3 3 (3) 4 5 6 7 8 | 3 3 (4) 5 6 6 7 8 | 2 3 3 4 (5) 6 7 8 | 3 3 (3) 4 5 6 6 6
    jenny-leclerc: 3 4 (4) 4 4 5 6 8 | 2 3 4 (4) 4 5 6 8 | 2 3 (3) 4 4 5 6 8 | 1 1 2 4 (4) 4 5 6
    madame-zostra: 2 3 3 (4) 5 5 5 6 | 2 3 (3) 5 5 6 6 7 | 1 3 4 (4) 4 5 6 6 | 4 4 (4) 5 6 7 8 8
    vivian-lopez: 2 2 (2) 4 4 5 6 6 | 3 4 4 (4) 4 6 7 8 | 4 5 5 (5) 5 6 6 7 | 4 4 (4) 5 6 7 8 8
    missy-dubourde: 2 3 3 (3) 4 5 6 7 | 3 4 (5) 6 6 6 7 7 | 2 3 4 (4) 5 6 6 6 | 1 2 (3) 4 5 5 6 7
    zoe-ingstrom: 2 2 3 (3) 4 4 6 7 | 4 4 4 (4) 5 6 8 8 | 1 2 (3) 4 4 5 5 5 | 3 4 (5) 5 6 6 7 8
    peter-akimoto: 2 3 (3) 4 5 5 6 8 | 3 3 3 (4) 6 6 7 7 | 3 4 (4) 5 6 7 7 8 | 3 4 4 (4) 5 6 6 7
    brandon-jaspers: 2 3 3 (4) 5 6 6 7 | 3 4 (4) 4 5 6 7 8 | 1 3 (3) 5 5 6 6 7 | 3 3 3 (4) 5 6 7 8
    professor-longfellow: 1 2 (3) 4 5 5 6 6 | 2 2 4 (4) 5 5 6 6 | 4 5 5 5 (5) 6 7 8 | 1 3 (3) 4 5 5 6 7
    father-rhinehardt: 1 2 (2) 4 4 5 5 7 | 2 3 (3) 4 5 6 7 7 | 1 3 3 (4) 5 6 6 8 | 3 4 5 5 (6) 7 7 8
"""
"""Might, speed, knowledge and sanity of everybody, with the starting number in brackets."""


# What is in the box


@rule("B-SETUP-01")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    shapes = {shape: sum(token.count for token in tokens.values()) for shape, tokens in TOKENS.items()}
    assert shapes == {"large": 12, "small": 91, "square": 14, "pentagon": 14, "triangle": 18}
    assert sum(shapes.values()) == BOX["tokens"] == 149
    assert (len(OMENS), len(ITEMS), len(EVENTS)) == (13, 22, 45)
    assert (BOX["omen-cards"], BOX["item-cards"], BOX["event-cards"]) == (13, 22, 45)
    assert BOX["room-tiles"] + BOX["starting-tiles"] == len(ROOMS) - 2 == 45
    assert (BOX["figures"], BOX["character-cards"], BOX["clips"], BOX["tracks"], BOX["haunt-books"]) == (6, 6, 30, 1, 2)
    assert DICE_IN_THE_BOX == 8


@rule("B-SETUP-02")
def test_the_small_monsters_come_in_seven_colours_and_the_square_tokens_are_those_of_events_and_rooms() -> None:
    colours = {"red": 24, "orange": 24, "green": 16, "blue": 9, "yellow": 6, "purple": 6, "magenta": 6}
    assert {token.id: token.count for token in SMALL_MONSTERS.values()} == colours
    squares = {"below-collapsed-room", "blessing", "closet", "drip", "safe", "skeletons", "slide", "smoke"}
    squares |= {"vault-empty", "wall-switch", "secret-passage", "secret-stairs"}
    assert set(SQUARES) == squares
    assert {token.id for token in SQUARES.values() if token.count == 2} == {"secret-passage", "secret-stairs"}


@rule("B-DIE-01")
def test_two_faces_of_a_die_show_each_of_nothing_one_and_two() -> None:
    assert Counter(DIE.faces) == {0: 2, 1: 2, 2: 2}


def test_every_value_that_is_not_certain_is_marked() -> None:
    unsure: set[str] = {room.id for room in ROOMS.values() if room.confidence != "high"}
    unsure |= {token.id for tokens in TOKENS.values() for token in tokens.values() if token.confidence != "high"}
    assert unsure == {"stairs-from-basement", *SMALL_MONSTERS, "item", "item-pile"}
    assert all(piece.source for table in (ROOMS, CARDS, EXPLORERS) for piece in table.values())


# Explorers


@rule("B-TRAIT-02")
@pytest.mark.parametrize("line", TRACKS.split("\n")[1:-1])
def test_every_trait_is_the_printed_track_with_its_starting_place(line: str) -> None:
    name, _, tracks = line.strip().partition(": ")
    for trait, track in zip(TRAITS, tracks.split(" | "), strict=True):
        numbers = track.split()
        start = next(place for place, number in enumerate(numbers) if number.startswith("("))
        sheet = EXPLORERS[ExplorerId(name)].tracks[trait]
        assert sheet.values == tuple(int(number.strip("()")) for number in numbers), trait
        assert sheet.start == start, trait
        assert sheet.start_value == int(numbers[start].strip("()"))


@rule("B-TRAIT-02")
def test_every_track_has_eight_numbers_that_never_fall() -> None:
    assert len(TRACKS.split("\n")[1:-1]) == len(EXPLORERS) == 12
    for sheet in EXPLORERS.values():
        assert set(sheet.tracks) == set(TRAITS)
        for track in sheet.tracks.values():
            assert len(track.values) == 8
            assert list(track.values) == sorted(track.values)


@rule("B-TRAIT-01")
def test_might_and_speed_are_physical_and_knowledge_and_sanity_mental() -> None:
    assert TRAITS_OF == {"physical": ("might", "speed"), "mental": ("knowledge", "sanity")}


@rule("B-EXPL-03")
@pytest.mark.parametrize(
    ("name", "trait", "start", "spaces", "shows"),
    [
        ("zoe-ingstrom", "might", 3, 2, 4),
        ("zoe-ingstrom", "sanity", 5, -2, 3),
        ("jenny-leclerc", "might", 4, -2, 3),
        ("jenny-leclerc", "speed", 4, -1, 4),
    ],
)
def test_the_tracks_give_the_numbers_of_the_rulebooks_examples(
    name: str, trait: Trait, start: int, spaces: int, shows: int
) -> None:
    track = EXPLORERS[ExplorerId(name)].tracks[trait]
    assert track.start_value == start
    assert track.values[track.start + spaces] == shows


@rule("B-EXPL-01")
def test_two_explorers_share_each_of_six_cards_and_its_colour() -> None:
    sheets = PRINTED_EXPLORERS
    pairs = {frozenset((sheet.id, sheet.other_side)) for sheet in sheets.values()}
    assert len(pairs) == 6
    assert {sheets[sheet.other_side].other_side for sheet in sheets.values()} == set(sheets)
    assert all(sheets[sheet.other_side].colour == sheet.colour for sheet in sheets.values())
    by_colour = {colour: {one.id for one in EXPLORERS.values() if one.colour == colour} for colour in colours()}
    assert by_colour == {
        "red": {"darrin-flash-williams", "ox-bellows"},
        "green": {"brandon-jaspers", "peter-akimoto"},
        "blue": {"vivian-lopez", "madame-zostra"},
        "yellow": {"missy-dubourde", "zoe-ingstrom"},
        "white": {"professor-longfellow", "father-rhinehardt"},
        "purple": {"heather-granville", "jenny-leclerc"},
    }


def colours() -> set[str]:
    """The colours of the character cards."""
    return {sheet.colour for sheet in EXPLORERS.values()}


@rule("B-EXPL-02", "B-FIRST-03")
def test_six_women_and_six_men_of_twelve_ages_were_born_in_twelve_months() -> None:
    assert Counter(sheet.gender for sheet in EXPLORERS.values()) == {"m": 6, "f": 6}
    assert len({sheet.age for sheet in EXPLORERS.values()}) == 12
    assert {sheet.birthday[0] for sheet in EXPLORERS.values()} == set(range(1, 13))
    for month, day in (sheet.birthday for sheet in EXPLORERS.values()):
        assert 1 <= day <= calendar.monthrange(2011, month)[1]


@rule("B-EXPL-02")
def test_ages_and_birthdays_are_those_of_the_biographies() -> None:
    assert {sheet.id: (sheet.age, sheet.birthday) for sheet in EXPLORERS.values()} == {
        "darrin-flash-williams": (20, (6, 6)),
        "ox-bellows": (23, (10, 18)),
        "brandon-jaspers": (12, (5, 21)),
        "peter-akimoto": (13, (9, 3)),
        "vivian-lopez": (42, (1, 11)),
        "madame-zostra": (37, (12, 10)),
        "missy-dubourde": (9, (2, 14)),
        "zoe-ingstrom": (8, (11, 5)),
        "professor-longfellow": (57, (7, 27)),
        "father-rhinehardt": (62, (4, 29)),
        "heather-granville": (18, (8, 2)),
        "jenny-leclerc": (21, (3, 4)),
    }


@rule("B-EXPL-04")
def test_three_explorers_make_music() -> None:
    assert {sheet.id for sheet in EXPLORERS.values() if sheet.music} == {
        "darrin-flash-williams",
        "zoe-ingstrom",
        "professor-longfellow",
    }
    assert all(any("music" in hobby for hobby in sheet.hobbies) == sheet.music for sheet in EXPLORERS.values())


# Rooms


def test_forty_two_tiles_make_the_stack_and_five_rooms_are_there_from_the_start() -> None:
    assert len(STACK_ROOMS) == len(set(STACK_ROOMS)) == 42
    assert {room.id: set(room.floors) for room in ROOMS.values() if room.starting} == {
        "entrance-hall": {"ground"},
        "foyer": {"ground"},
        "grand-staircase": {"ground"},
        "upper-landing": {"upper"},
        "basement-landing": {"basement"},
    }


def test_the_stack_has_the_printed_symbols_and_floors() -> None:
    assert Counter(ROOMS[room].symbol for room in STACK_ROOMS) == {"omen": 13, "event": 18, "item": 4, None: 7}
    counted = {floor: sum(floor in ROOMS[room].floors for room in STACK_ROOMS) for floor in FLOORS}
    assert counted == {"upper": 25, "ground": 21, "basement": 24}
    assert all(ROOMS[room].doors for room in STACK_ROOMS)


@rule("B-ENT-01")
def test_the_three_rooms_of_the_long_tile_open_into_each_other() -> None:
    assert ROOMS[FOYER].inner == {3: "grand-staircase", 1: "entrance-hall"}
    for room in ROOMS.values():
        assert room.inner.keys() <= room.doors
        assert all(ROOMS[other].inner[opposite(side)] == room.id for side, other in room.inner.items())


def test_the_front_door_is_no_door() -> None:
    assert ROOMS[ENTRANCE_HALL].front_door == 1
    assert 1 not in ROOMS[ENTRANCE_HALL].doors
    assert [room.id for room in ROOMS.values() if room.front_door is not None] == ["entrance-hall"]


@rule("B-DOOR-07")
def test_five_rooms_have_windows_and_never_where_there_is_a_door() -> None:
    windows = {room.id for room in ROOMS.values() if room.windows}
    assert windows == {"bedroom", "grand-staircase", "master-bedroom", "chapel", "dining-room"}
    assert not any(room.windows & room.doors for room in ROOMS.values())


def test_outdoor_rooms_and_those_that_open_to_the_outside_are_known() -> None:
    outdoors = {room.id for room in ROOMS.values() if room.outdoors}
    assert outdoors == {"balcony", "gardens", "graveyard", "patio", "tower"}
    assert {room.id for room in ROOMS.values() if room.opens_outside} == outdoors | {"conservatory", "entrance-hall"}


@rule("B-BARR-01")
def test_four_rooms_have_a_barrier_between_their_doors() -> None:
    rolls = {room.id: (room.barrier.trait, room.barrier.target) for room in ROOMS.values() if room.barrier}
    assert rolls == {
        "chasm": ("speed", 3),
        "catacombs": ("sanity", 6),
        "tower": ("might", 3),
        "vault": ("knowledge", 6),
    }
    for room in ROOMS.values():
        if room.barrier:
            assert room.barrier.near | room.barrier.far == room.doors
            assert not room.barrier.near & room.barrier.far
    assert ROOMS[VAULT].vault_items == 2


def test_stairs_lead_both_ways() -> None:
    links = {room.id: room.link for room in ROOMS.values() if room.link}
    assert links == {
        "grand-staircase": "upper-landing",
        "upper-landing": "grand-staircase",
        "foyer": "stairs-from-basement",
        "stairs-from-basement": "foyer",
    }


def test_rooms_do_to_explorers_what_is_printed_on_them() -> None:
    bonus = {room.id: room.bonus for room in ROOMS.values() if room.bonus}
    assert bonus == {"chapel": "sanity", "gymnasium": "speed", "larder": "might", "library": "knowledge"}
    assert {room.id: room.harm for room in ROOMS.values() if room.harm} == {
        "crypt": "mental",
        "furnace-room": "physical",
    }
    leaving = {room.id: room.leaving for room in ROOMS.values() if room.leaving}
    assert {name: (roll.trait, roll.target, roll.loses) for name, roll in leaving.items()} == {
        "attic": ("speed", 3, "might"),
        "graveyard": ("sanity", 4, "knowledge"),
        "junk-room": ("might", 3, "speed"),
        "pentagram-chamber": ("knowledge", 4, "sanity"),
    }
    assert ROOMS[COAL_CHUTE].slides_to == "basement-landing"
    assert ROOMS[MYSTIC_ELEVATOR].rides == ("basement", "basement", "ground", "upper", "any")
    falls = {room.id: (room.fall.dice, room.fall.trait, room.fall.to) for room in ROOMS.values() if room.fall}
    assert falls == {"collapsed-room": (1, "speed", ""), "gallery": (1, None, "ballroom")}


# Cards


def test_four_omens_are_no_items_and_three_of_them_companions() -> None:
    others = [card for card in HOLDINGS.values() if not card.item]
    assert {card.id for card in others} == {"bite", "dog", "girl", "madman"}
    assert not any(card.tradable or card.droppable or card.stealable for card in others)
    assert {card.id for card in HOLDINGS.values() if card.companion} == {"dog", "girl", "madman"}


@rule("B-WEAP-01")
def test_four_items_and_an_omen_are_weapons() -> None:
    weapons = {card.id for card in HOLDINGS.values() if card.attack is not None and card.attack.dice}
    assert weapons == {"axe", "blood-dagger", "revolver", "sacrificial-dagger", "spear"}
    assert LOOKUP.weapons.keys() == weapons | {"ring"}


def test_only_two_items_are_bound_to_their_holder() -> None:
    assert {card.id for card in ITEMS.values() if not card.stealable} == {"armor"}
    assert {card.id for card in ITEMS.values() if not (card.tradable and card.droppable)} == {"blood-dagger"}


def test_what_a_card_gives_it_takes_back_and_only_the_amulet_takes_more() -> None:
    for card in HOLDINGS.values():
        back = {trait: -spaces for trait, spaces in card.gaining.items()}
        assert card.losing == (dict.fromkeys(TRAITS, -3) if card.id == "amulet-of-the-ages" else back)
    assert HOLDINGS[MADMAN].gaining == {"might": 2, "sanity": -1}
    assert {"bell", "book", "candle"} == LOOKUP.sets.keys()


def test_kept_events_and_those_a_new_traitor_gets_rid_of_are_known() -> None:
    assert {"debris", "grave-dirt", "lights-out", "webs"} == LOOKUP.impeding
    kept = {
        name for name, card in EVENTS.items() if any(isinstance(told, Keep | Foresee) for told in instructions_of(card))
    }
    assert kept == LOOKUP.impeding | {"it-is-meant-to-be"}


def test_every_token_of_an_event_is_placed_by_it() -> None:
    told = {(told, card.id) for card in EVENTS.values() for told in instructions_of(card)}
    placed = {(told.token, name) for told, name in told if isinstance(told, PlaceToken)}
    others = {("below-collapsed-room", "collapsed-room"), ("vault-empty", "vault"), ("wall-switch", "revolving-wall")}
    assert {(token.id, token.placed_by) for token in SQUARES.values()} == placed | others


def test_every_event_does_something() -> None:
    assert all(list(instructions_of(card)) for card in EVENTS.values())


def test_a_table_answers_every_result() -> None:
    for card in CARDS.values():
        for trial in trials_of(card):
            reached = {trial.outcome(result) for result in range(17)}
            assert reached == {row.do for row in trial.rows}, card.id


def test_what_only_one_card_does_has_a_name_of_its_own() -> None:
    names = Counter(
        name
        for card in CARDS.values()
        for name in {told.name for told in instructions_of(card) if isinstance(told, Special)}
    )
    assert set(names.values()) == {1}


@rule("B-SETUP-01")
def test_the_large_monsters_are_the_named_ones() -> None:
    assert {token.id for token in LARGE_MONSTERS.values() if token.count > 1} == {"ouroboros-head"}
    assert len(LARGE_MONSTERS) == 11


# Files that do not fit


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "rooms",
            "symbol: event",
            "symbol: raven",
            "rooms attic symbol: Invalid enum value 'raven'; it can be ",
        ),
        ("rooms", "link: upper-landing", "link: moon", "rooms.yaml: grand-staircase: there is no room 'moon'"),
        ("rooms", "id: chapel", "id: axe", "axe: is the id of two things"),
        (
            "rooms",
            "symbol: event",
            "symbal: event",
            "rooms attic: Object contains unknown field `symbal`; did you mean `symbol`?",
        ),
        ("events", "op: gain,", "op: grow,", " op: Invalid value 'grow'; it can be gain, lose, lowest, "),
        ("events", "op: gain,", "", ": Object missing required field `op`; it can be gain, lose, lowest, "),
        ("events", "spaces: 1}", "moons: 1}", "do 0: Object contains unknown field `moons`; there are trait, spaces"),
        (
            "events",
            "kind: mental, dice: 1}",
            "kind: mental, dice: 0}",
            "angry-being: does damage without dice or points",
        ),
        (
            "items",
            "id: axe",
            "id: An Axe",
            "items.yaml: An Axe: id: a word such as 'silver-whistle' is expected, not 'An Axe'",
        ),
        ("events", "least: 0", "least: 1", "angry-being: has a table that does not go down to 0"),
        ("events", "token: blessing", "token: curse", "a-moment-of-hope: there is no token 'curse'"),
        ("events", "cured_in: [balcony", "cured_in: [moon", "grave-dirt: there is no room 'moon'"),
        ("events", "cured_by: [candle]", "cured_by: [lamp]", "lights-out: there is no card 'lamp'"),
        ("events", "card: puzzle-box", "card: toy-box", "jonahs-turn: there is no card 'toy-box'"),
        ("tokens", "placed_by: vault,", "placed_by: moon,", "vault-empty: there is nothing called 'moon'"),
        ("chart", "omens: [bite", "omens: [kiss", "bite: omens: a column is expected for this card of omens.yaml"),
        (
            "chart",
            "room: abandoned-room",
            "room: moon",
            "abandoned-room: rows: a row is expected for this room",
        ),
        ("chart", "[18, 7,", "[7,", "abandoned-room: haunts: 13 numbers are expected, one an omen, not 12"),
        ("chart", "[18, 7,", "[51, 7,", "abandoned-room: haunts: numbers of haunts.yaml are expected, not 51"),
        ("explorers", "other_side: ox-bellows", "other_side: ox", "there is no explorer 'ox'"),
        ("haunts", "named: vivian-lopez", "named: vivian", "ghost-bride: there is no explorer 'vivian'"),
        ("omens", "omens:", "omens: [", "omens.yaml: while parsing"),
        ("items", "might, dice: 1}", "might, dice: 99}", "items.yaml: items axe attack dice: Expected `int` <= 20"),
        ("items", "might, dice: 1}", "might, dice: -1}", "items.yaml: items axe attack dice: Expected `int` >= 0"),
    ],
)
def test_a_fault_in_a_file_is_named(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    with pytest.raises(BadCatalogue) as caught:
        load(spoil(FOLDER, tmp_path, file, old, new))
    assert said in str(caught.value)


def test_the_tables_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        catalogue.ROOMS["moon"] = ROOMS["attic"]  # type: ignore[index]
