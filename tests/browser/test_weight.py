"""The client is light, and quick on a slow phone."""

import gzip
import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import LANGUAGES, ROOT, People, Person

STATIC = ROOT / "src" / "dreadhall" / "server" / "static"
GAMES = sorted(file.parent.name for file in (ROOT / "web" / "src" / "games").glob("*/index.ts"))
MOST = 300_000
MOST_PICTURES = 100_000
MOST_AT_FIRST = 80_000
SECONDS = 1.5

# A mid-range phone on a slow mobile network: seconds to the first byte, bytes a second, times slower than this machine.
LATENCY = 0.15
BANDWIDTH = 1_600_000 / 8
SLOWER = 4

FETCHED = """() => performance.getEntriesByType('resource')
  .filter((one) => !one.name.endsWith('.woff2')).reduce((sum, one) => sum + one.transferSize, 0)"""

# The largest thing on the first screen is its heading; it and all that can be done there are painted together.
PAINTED = """() => new Promise((done) =>
  new PerformanceObserver((seen) => done(seen.getEntries().at(-1).element.tagName))
    .observe({ type: 'largest-contentful-paint', buffered: true }))"""

# What stands in the way of the first paint: the page, and whatever its head names.
IN_THE_WAY = """() => {
  const named = [...document.head.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload]')]
    .map((one) => one.src || one.href)
  const size = (one) => one.transferSize
  const files = performance.getEntriesByType('resource').filter((one) => named.includes(one.name))
  return [performance.getEntriesByType('navigation').map(size), files.map(size)]
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_built_client_with_a_game_is_small_without_its_fonts_and_pictures(
    game: str, language: str, client: None
) -> None:
    weights = {file: len(gzip.compress((STATIC / file).read_bytes())) for file in files_with(game, language)}
    pictures = sum(weight for file, weight in weights.items() if file.startswith("assets/pictures-"))
    assert 10_000 < pictures < MOST_PICTURES
    assert sum(weights.values()) - pictures < MOST


def files_with(game: str, language: str) -> set[str]:
    """Everything that is ever fetched by somebody who plays this game in this language, and no other game."""
    manifest: dict[str, dict[str, Any]] = json.loads((STATIC / "manifest.json").read_text(encoding="utf-8"))
    # The plain table is for games that have no folder of their own.
    other_games = ["src/plain/", *(f"/games/{other}/" for other in GAMES if other != game)]
    other_words = [f"virtual:words/{other}/" for other in LANGUAGES if other != language]

    def is_other(key: str) -> bool:
        of_another_game = any(key.endswith(f"/{other}") for other in GAMES if other != game)
        return of_another_game or any(part in key for part in (*other_games, *other_words))

    files = {"index.html", "favicon.svg"}
    entries = [key for key, chunk in manifest.items() if {"isEntry", "isDynamicEntry"} & chunk.keys()]
    ahead = [key for key in entries if not is_other(key)]
    seen: set[str] = set()
    while ahead:
        key = ahead.pop()
        if key not in seen:
            seen.add(key)
            chunk = manifest[key]
            files |= {chunk["file"], *chunk.get("css", ())}
            ahead += chunk.get("imports", ())
    return files


def test_little_is_fetched_for_the_first_screen(people: People) -> None:
    person = people.come(phone=True, fresh=True).visit("")
    ways_in = person.page.get_by_role("button", name="Play now")
    expect(ways_in).to_have_count(len(GAMES))
    for game in ways_in.all():
        expect(game).to_be_enabled()
    person.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    assert person.page.evaluate(FETCHED) < MOST_AT_FIRST


@pytest.mark.soak
@pytest.mark.alone
def test_the_first_screen_is_there_soon_on_a_slow_phone(people: People) -> None:
    """Reckoned as Lighthouse does: the network by arithmetic, work measured."""
    assert min(first_paint(people.come(phone=True, fresh=True)) for _ in range(3)) < SECONDS


def first_paint(person: Person) -> float:
    """Seconds until the first screen is painted: the page, then what its head names, then the processor's own time."""
    processor = person.context.new_cdp_session(person.page)
    processor.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        metrics = processor.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    before = worked()
    person.page.goto(f"{person.address}/#/", wait_until="commit")
    assert person.page.evaluate(PAINTED) == "H1"
    work = worked() - before
    waves: list[list[int]] = person.page.evaluate(IN_THE_WAY)
    assert all(waves)
    return sum(LATENCY + sum(wave) / BANDWIDTH for wave in waves) + SLOWER * work
