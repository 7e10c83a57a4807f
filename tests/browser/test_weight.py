"""The client is light, and quick on a slow phone."""

import gzip

import pytest
from playwright.sync_api import expect

from tests.browser.people import ROOT, People

STATIC = ROOT / "src" / "dreadhall" / "server" / "static"
MOST = 350_000
MOST_AT_FIRST = 170_000
SECONDS = 1.5
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
SLOWER = 4

FETCHED = """() => performance.getEntriesByType('resource')
  .filter((one) => !one.name.endsWith('.woff2')).reduce((sum, one) => sum + one.transferSize, 0)"""


def test_the_built_client_is_small_without_its_fonts(client: None) -> None:
    files = [file for file in STATIC.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg")]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < MOST


def test_little_is_fetched_for_the_first_screen(people: People) -> None:
    person = people.come(phone=True).visit("")
    expect(person.page.get_by_role("link", name="Play now")).to_be_visible()
    assert person.page.evaluate(FETCHED) < MOST_AT_FIRST


@pytest.mark.soak  # needs a quiet machine
def test_the_first_screen_is_there_soon_on_a_slow_phone(people: People) -> None:
    """A mid-range phone, a quarter as fast as this machine, on a slow mobile network."""
    person = people.come(phone=True)
    throttle = person.context.new_cdp_session(person.page)
    throttle.send("Network.enable")
    throttle.send("Network.emulateNetworkConditions", SLOW_4G)
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    person.visit("")
    expect(person.page.get_by_role("link", name="Play now")).to_be_visible()
    painted = person.page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000")
    assert painted < SECONDS
