"""The pictures of the README, and sheets of all endings and of monsters on the board: taken anew by `make screens`."""

import base64
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from dreadhall.betrayal.haunts.h15_here_there_be_dragons import RULES as DRAGONS
from dreadhall.testing.betrayal import figure, position, row
from tests.browser.betrayal_positions import before_the_haunt, wailed_to_death
from tests.browser.moments.betrayal import thirty_rooms
from tests.browser.moments.darkest import MOMENTS
from tests.browser.people import DESK, People, Person
from tests.browser.server import Tables

SIZE: ViewportSize = {"width": 1280, "height": 800}
QUALITY = 72
LIGHT = 200_000
"""So large a picture of the README may be, in bytes."""


def darkest(people: People, tables: Tables) -> Person:
    """A house on fire, with survivors and the dead in it."""
    return MOMENTS["fire-everywhere"]().show(people, tables, SIZE, phone=False)


def betrayal(people: People, tables: Tables) -> Person:
    """The dragon is in the hall, and heroes stand before it."""
    table = position(
        {"zoe-ingstrom": "foyer", "ox-bellows": "entrance-hall", "vivian-lopez": "gardens"},
        rooms=[
            *row("ground", "gardens", "kitchen"),
            *row("ground", "creaky-hallway", "chapel", at=(-1, 1)),
            *row("ground", "ballroom", at=(0, -1)),
            *row("ground", "dusty-hallway", at=(-1, -1)),
            *row("basement", "catacombs"),
            *row("upper", "library"),
        ],
        cards={"zoe-ingstrom": ["axe", "book"], "ox-bellows": ["spear", "armor"], "vivian-lopez": ["dog"]},
        haunt=15,
        traitor="vivian-lopez",
        monsters=[figure(DRAGONS, "dragon", "entrance-hall")],
    ).table
    return people.come(size=SIZE).sit_at(tables.restore(table.save(), seats=3), range(3))


def opening(people: People, tables: Tables) -> Person:
    """The lights go out."""
    table = tables.restore(before_the_haunt(), seats=3)
    ada = people.come(pace="calm", size=SIZE).stop_clock().sit_at(table, [1], host=False)
    for answer in ("explore:n", "end-turn"):
        table.answer(answer)
    ada.page.locator("[data-beat]").wait_for()
    ada.wait_for_beat("[data-moment=haunt]")
    return ada


def ending(people: People, tables: Tables) -> Person:
    """The traitor has won."""
    ada = people.come(size=SIZE).sit_at(wailed_to_death(tables), [1], host=False)
    expect(ada.page.locator("dialog[data-ending]")).to_be_visible()
    return ada


@pytest.mark.soak
@pytest.mark.parametrize("take", [darkest, betrayal, opening, ending])
def test_a_picture_of_the_readme_can_be_taken_and_is_light(
    take: Callable[[People, Tables], Person], people: People, tables: Tables, tmp_path: Path
) -> None:
    person = take(people, tables)
    person.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    folder = Path(os.environ.get("DREADHALL_PICTURES", tmp_path))
    folder.mkdir(exist_ok=True)
    kept = folder / f"{take.__name__}.jpg"
    person.page.screenshot(path=kept, type="jpeg", quality=QUALITY, animations="disabled")
    assert 10_000 < kept.stat().st_size < LIGHT


# Sheets: the same table at other ends, and with other monsters, as its screen would show them.

ENDINGS: dict[str, tuple[int, str, list[int]]] = {
    "dawn": (8, "h08-heroes", [0, 2]),
    "night": (5, "h08-traitor", [1]),
    "empty": (8, "given-up", []),
    "fire": (45, "h08-traitor", [1]),
    "flood": (36, "h08-traitor", [1]),
    "abyss": (22, "h08-traitor", [1]),
    "sky": (31, "h08-heroes", [0]),
    "ship": (6, "h08-traitor", [1]),
}
"""By what has become of the house: a haunt, which side has won, and who. The words stay those of haunt 8."""
DRAWN = Path(__file__).parents[2] / "web/src/games/betrayal/art/monsters"
ALONE = ("dragon", "elder-god", "horror-head", "ouroboros-head", "giant-spider")
SHEET = """<style>body { margin: 0; display: flex; flex-wrap: wrap; align-items: flex-start; background: #0e0c0f }
  img { width: var(--wide) }</style>"""
Change = Callable[[dict[str, Any]], None]


def look_back(people: People, tables: Tables, table: Any, size: ViewportSize, change: Change) -> Person:
    """Somebody looks back at the last moment of a table, of which a screen is told something else."""
    ben = people.come(size=size)

    def told(route: Route) -> None:
        state = route.fetch().json()
        change(state["view"])
        route.fulfill(json=state)

    ben.page.route("**/replay?*", told)
    last = table.play(0)["number"]
    return ben.visit(f"replay/{table.id}?key={table.spectator}&at={last}")


def keep_sheet(people: People, pictures: Sequence[bytes], name: str, size: ViewportSize, wide: int) -> None:
    """All of them side by side, each so wide, in `docs/art` if pictures are kept."""
    folder = os.environ.get("DREADHALL_PICTURES")
    if not folder:
        return
    page = people.come().context.new_page()
    page.set_viewport_size(size)
    shown = [f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures]
    page.set_content(f"{SHEET}<style>body {{ --wide: {wide}px }}</style>{''.join(shown)}")
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    page.screenshot(path=Path(folder).parent / "art" / name, type="jpeg", quality=QUALITY)
    page.close()


@pytest.mark.soak
def test_every_kind_of_ending_has_its_picture(people: People, tables: Tables) -> None:
    table = wailed_to_death(tables)
    pictures = []
    for kind, (haunt, reason, winners) in ENDINGS.items():

        def ends(view: dict[str, Any], end: tuple[int, str, list[int]] = (haunt, reason, winners)) -> None:
            if view["result"]:
                view["result"] = {"winners": end[2], "reason": end[1]}
                view["position"]["haunt"]["number"] = end[0]
                for who in view["position"]["explorers"]:
                    who["alive"] = True

        ben = look_back(people, tables, table, DESK, ends)
        ben.page.add_style_tag(content="dialog h3 { display: none }")
        ben.page.get_by_role("button", name="How it ended").click()
        expect(ben.page.locator("dialog[data-ending]")).to_have_attribute("data-ending", kind)
        ben.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
        pictures.append(ben.page.screenshot(animations="disabled"))
        ben.page.unroute_all(behavior="ignoreErrors")
        ben.visit("")
    keep_sheet(people, pictures, "endings.jpg", {"width": 1440, "height": 4 * 450}, wide=720)


@pytest.mark.soak
def test_monsters_stand_on_tiles_of_a_phone_by_their_weight(people: People, tables: Tables) -> None:
    moment = thirty_rooms()
    table = tables.restore(moment.table.save(), moment.table.seats)
    others = [file.stem for file in sorted(DRAWN.glob("*.svg")) if file.stem not in ALONE]

    def full(view: dict[str, Any]) -> None:
        rooms = [room["id"] for room in view["position"]["rooms"] if room["floor"] == "ground"]
        standing = [[kind] for kind in ALONE] + [others[at : at + 4] for at in range(0, len(others), 4)]
        view["position"]["monsters"] = [
            {
                "id": f"{kind}-1",
                "kind": kind,
                "place": room,
                "room": room,
                "stunned": False,
                "facing": 0,
                "looks": False,
                "traits": {},
                "cards": [],
                "owner": None,
                "status": {},
            }
            for room, kinds in zip(rooms, standing, strict=False)
            for kind in kinds
        ]

    ben = look_back(people, tables, table, DESK, full)
    expect(ben.page.locator("[data-figure='dragon-1']")).to_be_visible()
    ben.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    dragon, rat = (ben.page.locator(f"[data-figure='{name}-1']").bounding_box() for name in ("dragon", others[0]))
    assert dragon is not None
    assert rat is not None
    assert dragon["width"] > 1.8 * rat["width"]
    ben.page.get_by_role("button", name="Show everything").click()
    stage = ben.page.locator("[data-stage]")
    picture, box = stage.screenshot(animations="disabled"), stage.bounding_box()
    assert box is not None
    size: ViewportSize = {"width": int(box["width"]), "height": int(box["height"])}
    keep_sheet(people, [picture], "monsters-on-tiles.jpg", size, wide=size["width"])
    ben.page.unroute_all(behavior="ignoreErrors")
    ben.visit("")
