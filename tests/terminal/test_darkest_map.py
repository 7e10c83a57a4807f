"""The board of Dark, Darker, Darkest in a terminal: what is on the map, and what becomes of it where it is narrow."""

import io
import random

import pytest
from rich.console import Console

import dreadhall
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.presentation.view_reading import plan_of, read_view
from dreadhall.kernel import Table
from dreadhall.terminal import Screen
from dreadhall.terminal.boards import draw_board
from dreadhall.terminal.darkest_map import MAP_HEIGHT, MAP_WIDTH, HouseMap, boxes_of, shorten
from dreadhall.testing.darkest import position, showdown
from dreadhall.testing.darkest.games import random_table
from dreadhall.testing.play import play_randomly
from dreadhall.words import LANGUAGES, Words

WORDS = Words("en")


def shown(table: Table, width: int = 120, language: str = "en") -> str:
    """The board as it is printed."""
    output = io.StringIO()
    Console(file=output, width=width, color_system=None).print(draw_board(table.view(0), Words(language)))
    return output.getvalue()


def house_map(table: Table) -> HouseMap:
    drawn = HouseMap(read_view(table.view(0)), WORDS)
    drawn.draw()
    return drawn


def begun(house: str = "recommended", **options: object) -> Table:
    """A table whose house is built."""
    table = dreadhall.new_table("darkest", 3, 5, {"house": house, **options})
    return play_randomly(table, 1, most=8)


def letters_in(drawn: HouseMap, room: str) -> str:
    """Everything written in a room, line by line."""
    box = drawn.boxes[room]
    lines = drawn.canvas.letters[box.top : box.top + box.high]
    return "\n".join("".join(line[box.left : box.left + box.wide]).rstrip() for line in lines)


@pytest.mark.parametrize("house", ["recommended", "hard", "random"])
def test_every_room_is_named_once_and_in_its_place(house: str) -> None:
    drawn = house_map(begun(house, radioactive=house == "random"))
    for tile in drawn.view.house:
        for room in tile.rooms:
            name = WORDS.name("darkest", "room", room.id)
            first = shorten(name, drawn.boxes[room.id].wide).split()[0].rstrip("…")
            assert letters_in(drawn, room.id).startswith(first[:6])


@pytest.mark.parametrize("seed", range(6))
def test_a_gap_leads_where_the_rooms_are_linked_and_nowhere_else(seed: int) -> None:
    table = play_randomly(random_table(seed, house="random"), seed, most=60)
    drawn = house_map(table)
    plan = plan_of(drawn.view)
    for tile in drawn.view.house:
        for room, box in boxes_of(tile):
            if room not in plan.links:
                continue
            ways = {way for way, _ in plan.links[RoomId(room)]}
            letters = drawn.canvas.letters
            east = [letters[line][box.left + box.wide] for line in range(box.top, box.top + box.high)]
            south = letters[box.top + box.high][box.left : box.left + box.wide]
            assert (" " in east) == ("e" in ways)
            assert (" " in south) == ("s" in ways)


def test_a_lock_shows_its_number_and_once_it_was_seen_its_colours() -> None:
    table = position(survivors={"leo": "entrance-hall"}, locks={"panic-room.s": "K2-09", "vault.e": 2}).table
    drawn = house_map(table)
    panic, vault = drawn.boxes["panic-room"], drawn.boxes["vault"]
    assert "★◆" in "".join(drawn.canvas.letters[panic.top + panic.high])
    assert "2" in [line[vault.left + vault.wide] for line in drawn.canvas.letters[vault.top : vault.top + vault.high]]
    assert "#" in shown(table)


def test_people_hordes_tokens_and_beasts_stand_in_their_rooms() -> None:
    table = position(
        survivors={"leo": "gallery", "lucy": "gallery"},
        hordes={"dining-room": 4},
        tokens=["boiler-room"],
        creature=("zombie-dog", "workshop"),
    ).table
    drawn = house_map(table)
    assert "Leo Lucy" in letters_in(drawn, "gallery")
    assert "Z4" in letters_in(drawn, "dining-room")
    assert "?" in letters_in(drawn, "boiler-room")
    assert "Zombie Dog" in letters_in(drawn, "workshop")


def test_fire_burn_markers_and_ruins_are_seen() -> None:
    table = position(survivors={"leo": "gallery"}, fire="r4c4", burns={"r4c4": 2}, destroyed=["r4c2"]).table
    drawn = house_map(table)
    assert "*^^" in letters_in(drawn, "dining-room")
    assert "░" in letters_in(drawn, "conservatory")


def test_cameras_point_and_what_they_see_is_marked() -> None:
    drawn = house_map(begun())
    for camera in drawn.view.cameras:
        assert "◉" in letters_in(drawn, camera.room)
        for room in camera.sees:
            assert "◉" in letters_in(drawn, room) or "◦" in letters_in(drawn, room)


def test_a_crowd_is_written_in_short() -> None:
    people = dict.fromkeys(("leo", "jack", "nina", "bruce", "lucy"), "storage-room")
    drawn = house_map(position(survivors=people, unlocked=["storage-room.s"]).table)
    for name in ("Le", "Ja", "Ni", "Br", "Lu"):
        assert name in letters_in(drawn, "storage-room")


def test_the_map_and_the_boards_fit_a_wide_terminal() -> None:
    table = play_randomly(begun(survivors=5), 4, most=120)
    lines = shown(table, width=120).splitlines()
    assert len(lines) <= 45
    assert max(map(len, lines)) <= 120
    drawn = house_map(table).draw().plain.splitlines()
    assert (len(drawn), {len(line) for line in drawn}) == (MAP_HEIGHT, {MAP_WIDTH})


def test_a_narrow_terminal_gets_a_list() -> None:
    text = shown(begun(), width=80)
    assert "┏" not in text
    assert "Entrance Hall" in text
    assert max(map(len, text.splitlines())) <= 80


def test_the_showdown_shows_its_boxes_and_the_nemesis() -> None:
    text = shown(showdown(survivors={"leo": "laboratory"}, nemesis=("lisa-mortimer", "laboratory")).table)
    assert "Lisa Mortimer" in text
    assert "Final showdown" in text
    assert "holds the cure" in text


@pytest.mark.parametrize("seed", range(12))
def test_every_position_of_random_games_can_be_drawn(seed: int) -> None:
    table = random_table(seed)
    rng = random.Random(seed)

    def look(table: Table) -> None:
        if rng.random() < 0.05:
            shown(table, width=rng.choice([60, 80, 120, 200]), language=rng.choice(LANGUAGES))

    play_randomly(table, seed, most=400, look=look)


def test_choices_of_several_survivors_stand_under_their_names() -> None:
    table = position(survivors={"leo": "gallery", "lucy": "gallery"}).table
    ask = table.view(0)["ask"]
    output = io.StringIO()
    Screen(Console(file=output, width=80, color_system=None), WORDS).ask("darkest", ask)
    lines = [line.strip() for line in output.getvalue().splitlines()]
    assert lines.index("Leo") < lines.index("Lucy")
    assert any(line.startswith(f"{len(ask['choices'])}  ") for line in lines)
