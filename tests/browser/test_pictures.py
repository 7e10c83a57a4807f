"""The pictures of the README, and sheets of all endings and of monsters on the board: taken anew by `make screens`."""

import base64
import json
import os
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.haunts.h08_wail_of_the_banshee import RULES as WAIL
from dreadhall.betrayal.haunts.h15_here_there_be_dragons import RULES as DRAGONS
from dreadhall.betrayal.house.plan import START, Placed
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import figure, position, row
from dreadhall.words import Words, read_page
from tests.browser.betrayal_positions import THREE, before_the_haunt, exorcised, wailed_to_death
from tests.browser.moments.darkest import MOMENTS
from tests.browser.people import DESK, People, Person
from tests.browser.positions import ended
from tests.browser.server import Tables
from tools import moving_picture

SIZE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
QUALITY = 72
LIGHT = 200_000
"""So large a picture of the README may be, in bytes."""
MOVING_WIDTH, MOVING_QUALITY = 880, 0.62
LIGHT_MOVING = 2_000_000
FIRST_FRAME, LAST_FRAME = 1500, 2500
"""How long the moving picture rests before it begins, and before it begins anew, in milliseconds."""


DECODED = """async (webp) => {
  const image = new Image()
  image.src = 'data:image/webp;base64,' + webp
  await image.decode()
  return [image.naturalWidth, image.naturalHeight]
}"""


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


def evening() -> dict[str, Any]:
    """A house that is half explored, as a saved game: a person ends a turn, and two bots stand at doors."""

    def omens(state: BetrayalState) -> None:
        state.omens_drawn = 4

    table = position(
        {"ox-bellows": "foyer", "vivian-lopez": "ballroom", "zoe-ingstrom": "chapel"},
        rooms=[
            *row("ground", "gardens", "kitchen"),
            *row("ground", "creaky-hallway", "chapel", at=(-1, 1)),
            *row("ground", "ballroom", at=(0, -1)),
            *row("ground", "dusty-hallway", at=(-1, -1)),
            *row("basement", "catacombs"),
            *row("upper", "bedroom", "gallery"),
        ],
        cards={"ox-bellows": ["axe", "girl"], "vivian-lopez": ["dog"], "zoe-ingstrom": ["book", "candle"]},
        change=omens,
    )
    table.top("room", "library", "organ-room", "game-room", "conservatory").top("event", "night-view", "hanged-men")
    return table.table.save()


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
    """A hero sees the morning."""
    ada = people.come(size=SIZE).sit_at(exorcised(tables), [0], host=False)
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


@pytest.mark.soak
def test_a_turn_is_a_moving_picture_that_is_light(people: People, tables: Tables, tmp_path: Path) -> None:
    ada = people.come(pace="brisk", motion=True, size=SIZE).sit_at(tables.restore(evening(), 3, scouts=[1, 2]), [0])
    taken = [(ada.page.screenshot(), 0.0)]
    filming = ada.context.new_cdp_session(ada.page)

    def take(frame: dict[str, Any]) -> None:
        taken.append((base64.b64decode(frame["data"]), float(frame["metadata"]["timestamp"])))
        filming.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    filming.on("Page.screencastFrame", take)
    filming.send("Page.startScreencast", {"format": "png"})
    ada.choose("end-turn")
    while not ada.keys():
        ada.breathe()
    filming.send("Page.stopScreencast")
    filming.detach()
    taken.sort(key=lambda one: one[1])
    times = [at for _, at in taken[1:]]
    stays = [FIRST_FRAME, *(int(1000 * (end - at)) for at, end in pairwise(times)), LAST_FRAME]
    pictures = [(picture, stay) for (picture, _), stay in zip(taken, stays, strict=True)]
    easel = ada.context.new_page()
    parts, height = moving_picture.frames(easel, pictures, MOVING_WIDTH, MOVING_QUALITY)
    assert len(parts) > 5
    folder = Path(os.environ.get("DREADHALL_PICTURES", tmp_path))
    folder.mkdir(exist_ok=True)
    kept = folder / "turn.webp"
    kept.write_bytes(moving_picture.animated(parts, MOVING_WIDTH, height))
    assert easel.evaluate(DECODED, base64.b64encode(kept.read_bytes()).decode()) == [MOVING_WIDTH, height]
    assert kept.stat().st_size < LIGHT_MOVING
    easel.close()


# Sheets: the same table at other ends, and with other monsters, as its screen would show them.

ENDINGS: dict[str, tuple[int, str, list[int]]] = {
    "dawn": (8, "h08-heroes", [0, 2]),
    "night": (5, "h05-traitor", [1]),
    "empty": (8, "given-up", []),
    "fire": (45, "h45-traitor", [1]),
    "flood": (36, "h36-traitor", [1]),
    "abyss": (22, "h22-traitor", [1]),
    "sky": (31, "h31-heroes", [0]),
    "ship": (6, "h06-traitor", [1]),
}
"""By what has become of the house: a haunt, which side has won, and who."""
DRAWN = Path(__file__).parents[2] / "web/src/games/betrayal/art/monsters"
ALONE = ("dragon", "elder-god", "horror-head", "ouroboros-head", "giant-spider")
SHEET = """<style>body { margin: 0; display: flex; flex-wrap: wrap; align-items: flex-start; background: #0e0c0f }
  img { width: var(--wide) }</style>"""
ENGLISH = Words("en")
Change = Callable[[dict[str, Any]], None]
Retell = Callable[[list[dict[str, Any]]], list[dict[str, Any]]]


def look_back(
    people: People,
    tables: Tables,
    table: Any,
    size: ViewportSize,
    change: Change,
    book: str = "",
    retell: Retell = list,
) -> Person:
    """Somebody looks back at the last moment of a table, of which a screen is told something else, with that book."""
    ben = people.come(size=size)
    if book:
        ben.page.route("**/book?*", lambda route: route.fulfill(json={"pages": [], "text": read_page("en", book)}))

    def told(route: Route) -> None:
        state = route.fetch().json()
        change(state["view"])
        state["events"] = retell(state["events"])
        route.fulfill(json=state)

    ben.page.route("**/replay?*", told)
    last = table.play(0)["number"]
    return ben.visit(f"replay/{table.id}?key={table.spectator}&at={last}")


def keep_sheet(people: People, pictures: Sequence[bytes], name: str, size: ViewportSize, wide: int) -> None:
    """All of them side by side, each so wide, in `docs/art` if pictures are kept."""
    folder = os.environ.get("DREADHALL_PICTURES")
    if not folder:
        return
    page = people.here[-1].context.new_page()
    page.set_viewport_size(size)
    shown = [f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures]
    page.set_content(f"{SHEET}<style>body {{ --wide: {wide}px }}</style>{''.join(shown)}")
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    page.screenshot(path=Path(folder).parent / "art" / name, type="jpeg", quality=QUALITY)
    page.close()


IN_DARKEST: dict[str, str] = {"dawn": "nemesis-dead", "night": "darkness", "fire": "cure-lost", "empty": "given-up"}
"""By what has become of that other house: why it is over."""
HEADLINES = {"heroes": "The heroes have won.", "traitor": "The traitor has won.", "given-up": "Given up"}


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

        retell: Retell = list if haunt == WAIL.number else without_the_wail
        ben = look_back(people, tables, table, DESK, ends, book=f"h{haunt:02}", retell=retell)
        ben.page.get_by_role("button", name="How it ended").click()
        expect(ben.page.locator("dialog[data-ending]")).to_have_attribute("data-ending", kind)
        headline = HEADLINES[reason.partition("-")[2] if reason.startswith("h") else reason]
        shown = ben.page.get_by_role("dialog")
        expect(shown.get_by_role("heading", level=2)).to_have_text(headline)
        expect(shown.get_by_role("heading", level=3).first).to_have_text(ENGLISH.say(f"betrayal-result-{reason}"))
        ben.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
        pictures.append(ben.page.screenshot(animations="disabled"))
        ben.page.unroute_all(behavior="ignoreErrors")
        ben.visit("")
    pictures += list(darkest_endings(people, tables))
    keep_sheet(people, pictures, "endings.jpg", {"width": 1440, "height": 6 * 450}, wide=720)


def without_the_wail(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What happened in the haunt that is really over is not told of another."""
    return [one for one in events if f"h{WAIL.number:02}" not in json.dumps(one)]


def without_last_words(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Whoever has lost says so at the end; nobody does where it ended otherwise."""
    return [one for one in events if one["kind"] != "lost"]


def darkest_endings(people: People, tables: Tables) -> Iterator[bytes]:
    """The ends of that other game, each with its headline."""
    table = ended(tables)
    for kind, why in IN_DARKEST.items():

        def ends(view: dict[str, Any], reason: str = why) -> None:
            if view["result"]:
                view["result"] = {"winners": [0] if reason == "nemesis-dead" else [], "reason": reason}
                if reason == "nemesis-dead":
                    view["position"]["fallen"] = []

        retell: Retell = list if why in ("darkness", "cure-lost") else without_last_words
        ben = look_back(people, tables, table, DESK, ends, retell=retell)
        ben.page.get_by_role("button", name="How it ended").click()
        shown = ben.page.locator("dialog[data-ending]")
        expect(shown).to_have_attribute("data-ending", kind)
        headline = {"dawn": "The survivors have won.", "empty": "Given up"}.get(kind, "The house has won.")
        expect(shown.get_by_role("heading", level=2)).to_have_text(headline)
        ben.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
        yield ben.page.screenshot(animations="disabled")
        ben.page.unroute_all(behavior="ignoreErrors")
        ben.visit("")


def tiles_of_a_phone() -> tuple[list[Placed], list[str]]:
    """Floors of four rooms by two, as many as a phone shows; the rooms that are laid, and the names of all."""
    free = iter(room for room in ROOMS if not ROOMS[room].starting)
    first = {tile.cell: tile.room for tile in START}
    laid, names = list[Placed](), list[str]()
    for floor in ("ground", "upper", "basement"):
        for x, y in product(range(-3, 1), range(-1, 1)):
            name = first.get((floor, x, y)) or next(free)
            names.append(name)
            laid += [] if (floor, x, y) in first else [Placed(name, floor, x, y)]
    return laid, names


@pytest.mark.soak
def test_monsters_stand_on_tiles_of_a_phone_by_their_weight(people: People, tables: Tables) -> None:
    laid, rooms = tiles_of_a_phone()
    table = tables.restore(position(THREE, rooms=laid).table.save(), 3)
    others = [file.stem for file in sorted(DRAWN.glob("*.svg")) if file.stem not in ALONE]
    standing = [[kind] for kind in ALONE] + [others[at : at + 3] for at in range(0, len(others), 3)]

    def full(view: dict[str, Any]) -> None:
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
        for who in view["position"]["explorers"]:
            who["room"] = who["place"] = ""

    ben = look_back(people, tables, table, PHONE, full)
    stage = ben.page.locator("[data-stage] .board")
    ben.page.add_style_tag(content="[data-kept] { display: none !important }")
    pictures = []
    for floor, kind in (("ground", "dragon"), ("upper", standing[8][0]), ("basement", standing[16][0])):
        ben.page.locator(f"[data-part={floor}]").click()
        expect(ben.page.locator(f"[data-figure='{kind}-1']")).to_be_visible()
        ben.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
        pictures.append(stage.screenshot(animations="disabled"))
        if kind == "dragon":
            check_weight(ben, others[0])
    keep_sheet(people, pictures, "monsters-on-tiles.jpg", {"width": 780, "height": 550}, wide=390)
    ben.page.unroute_all(behavior="ignoreErrors")
    ben.visit("")


def check_weight(ben: Person, small: str) -> None:
    """A dragon is much larger than this one."""
    dragon, rat = (ben.page.locator(f"[data-figure='{name}-1']").bounding_box() for name in ("dragon", small))
    assert dragon is not None
    assert rat is not None
    assert dragon["width"] > 1.8 * rat["width"]
