"""Houses before there is a table, and the books beside it: components and rules."""

from typing import Any

import pytest

from dreadhall.darkest.house.building import PRESETS, check_house
from tests.server.helpers import Server

pytestmark = pytest.mark.anyio

HOUSES = "/api/games/darkest/houses"
RECOMMENDED = PRESETS["recommended"]


async def look(server: Server, path: str, **query: Any) -> Any:
    reply = await server.http.get(path, params=query)
    assert reply.status_code == 200, reply.text
    return reply.json()


async def check(server: Server, layout: str, **query: Any) -> Any:
    return await look(server, f"{HOUSES}/check", layout=layout, **query)


def exchanged(**tiles: str) -> str:
    """The recommended house with other tiles on some squares."""
    cells = RECOMMENDED.split()
    for square, tile in tiles.items():
        cells[(int(square[1]) - 1) * 5 + int(square[3]) - 1] = tile
    return " ".join(cells)


async def test_the_ready_made_houses_are_drawn_and_rated(small_server: Server) -> None:
    houses = {one["id"]: one["house"] for one in await look(small_server, HOUSES)}
    assert {name: house["layout"] for name, house in houses.items()} == PRESETS
    assert {name: house["rating"]["rating"] for name, house in houses.items()} == {
        "recommended": "easy",
        "hard": "hard",
    }
    house = houses["recommended"]
    assert [tile["square"] for tile in house["tiles"]][:6] == ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r2c1"]
    assert len(house["spare"]) == 7
    assert house["faults"] == []
    assert all(door["closed"] for door in house["doors"])
    assert {"room": "cross-corridor", "facing": "n", "sees": ["cross-corridor", "passageway"]} in house["cameras"]


async def test_a_random_house_follows_the_wishes_and_its_seed(small_server: Server) -> None:
    wish = {"openness": "open", "cameras": "few", "seed": 5}
    house = await look(small_server, f"{HOUSES}/random", **wish)
    check_house(house["layout"], generated=True)
    assert len(house["cameras"]) in (3, 4)
    assert house["faults"] == []
    assert (await look(small_server, f"{HOUSES}/random", **wish))["layout"] == house["layout"]
    assert (await look(small_server, f"{HOUSES}/random", seed=6))["layout"] != house["layout"]


async def test_a_random_house_can_have_the_reactor(small_server: Server) -> None:
    house = await look(small_server, f"{HOUSES}/random", reactor=True, seed=1)
    check_house(house["layout"], reactor=True)
    assert house["faults"] == []


async def test_faults_name_the_square_and_the_side(small_server: Server) -> None:
    house = await check(small_server, exchanged(r4c3="E1.180"))
    faults = {(fault["code"], fault["square"], fault["edge"]) for fault in house["faults"]}
    assert ("window", "r4c3", "n") in faults
    assert ("leads-out", "r4c3", "s") in faults
    assert all(fault["line"] for fault in house["faults"])


async def test_a_blocked_way_names_the_tile_beyond(small_server: Server) -> None:
    house = await check(small_server, exchanged(r3c4="I02.90"))
    blocked = [fault for fault in house["faults"] if fault["code"] == "blocked"]
    assert {(fault["square"], fault["edge"], fault["beyond"]) for fault in blocked} >= {("r2c4", "s", "r3c4")}


async def test_a_house_without_its_laboratory_can_still_be_looked_at(small_server: Server) -> None:
    house = await check(small_server, exchanged(r1c1="O11.0"))
    assert ("lacks", "C1") in {(fault["code"], fault["tile"]) for fault in house["faults"]}
    assert ("section", "r1c1") in {(fault["code"], fault["square"]) for fault in house["faults"]}
    assert "C1" in {tile["tile"] for tile in house["spare"]}
    assert house["rating"] is None


async def test_the_reactor_lies_ready_only_where_it_is_in_play(small_server: Server) -> None:
    without, having = [await check(small_server, RECOMMENDED, reactor=reactor) for reactor in (False, True)]
    assert "R1" not in {tile["tile"] for tile in without["spare"]}
    assert "R1" in {tile["tile"] for tile in having["spare"]}
    assert having["faults"] == []
    assert "expansion" in {f["code"] for f in (await check(small_server, exchanged(r2c3="R1.90")))["faults"]}


@pytest.mark.parametrize("layout", ["", "C1.0", exchanged(r1c1="C1.45"), exchanged(r1c2="C1.0"), "x" * 5000])
async def test_what_is_no_layout_is_refused_in_a_line(small_server: Server, layout: str) -> None:
    reply = await small_server.http.get(f"{HOUSES}/check", params={"layout": layout})
    assert reply.status_code == 400
    assert "\n" not in reply.json()["message"]


async def test_a_wish_that_is_none_is_refused(small_server: Server) -> None:
    for wish in ({"openness": "wide"}, {"cameras": "9"}, {"seed": "-1"}, {"reactor": "perhaps"}):
        assert (await small_server.http.get(f"{HOUSES}/random", params=wish)).status_code == 400


async def test_the_catalogue_has_every_component_in_numbers(small_server: Server) -> None:
    book = await look(small_server, "/api/games/darkest/catalogue")
    items = {item["id"]: item for item in book["items"]}
    assert (items["handgun"]["ammo"], items["handgun"]["starting"]) == (6, ["jack", "bruce"])
    assert sum(item["cards_revised"] for item in items.values()) == 52 + 9
    assert len(book["survivors"]) == 5
    assert {beast["id"] for beast in book["beasts"] if beast["nemesis"]} == {"doctor-mortimer", "lisa-mortimer"}
    assert sum(book["zombie"]["tokens"]) == 23
    assert next(die["faces"] for die in book["dice"] if die["id"] == "terror").count("fire") == 1


async def test_the_rules_come_in_sections_with_their_editions(small_server: Server) -> None:
    book = await look(small_server, "/api/games/darkest/rules")
    rules = {rule["id"]: rule for section in book["sections"] for rule in section["rules"]}
    assert [part["scopes"] for part in rules["D-FIRE-15"]["parts"]] == [["revised"], ["first"]]
    assert rules["D-UNLOCK-06"]["parts"][1]["scopes"] == ["de", "fr"]
    assert rules["D-CCHK-04"]["rulings"] == ["R-05"]
    assert rules["D-FIRE-EX1"]["example"]
    assert {s["number"]: s["module"] for s in book["sections"]}["30.2"] == "radioactive"
    text = str([rule["parts"] for rule in rules.values()])
    assert "LOST IN SOURCE" not in text
    assert "(RV" not in text
