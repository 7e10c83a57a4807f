"""The client is light, and quick on a slow phone."""

import gzip

from playwright.sync_api import expect

from tests.browser.people import ROOT, People

STATIC = ROOT / "src" / "dreadhall" / "server" / "static"
MOST = 350_000
SECONDS = 1.5


def test_the_built_client_is_small_without_its_fonts(people: People) -> None:
    files = [file for file in STATIC.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg")]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < MOST


def test_the_first_screen_is_there_soon_on_a_slow_phone(people: People) -> None:
    """A mid-range phone on a mobile network: a quarter of our speed, 10 Mbit/s, 40 ms away."""
    person = people.come(phone=True)
    throttle = person.context.new_cdp_session(person.page)
    throttle.send("Network.enable")
    throttle.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 40, "downloadThroughput": 10_000_000 / 8, "uploadThroughput": 5_000_000 / 8},
    )
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    person.visit("")
    expect(person.page.get_by_role("link", name="Play now")).to_be_visible()
    painted = person.page.evaluate(
        "() => performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000"
    )
    print("first paint", painted)
    assert painted < SECONDS
