"""Installed as an app: what its manifest names is there, and without the server it says so itself."""

from playwright.sync_api import expect

from tests.browser.people import People

NAMED = """async () => {
  const href = document.querySelector('link[rel=manifest]').href
  const { icons } = await (await fetch(href)).json()
  const touch = document.querySelector('link[rel=apple-touch-icon]').href
  const addresses = [...icons.map((one) => one.src), touch]
  const got = await Promise.all(addresses.map((one) => fetch(one)))
  return got.map((one) => [one.status, one.headers.get('content-type')])
}"""


# Until then the page is not the worker's.
READY = "async () => { await navigator.serviceWorker.ready }"
# Chromium without a window cannot install anything.
INSTALLED = """const asked = matchMedia.bind(window)
window.matchMedia = (query) => (query === '(display-mode: standalone)' ? { matches: true } : asked(query))"""


def test_its_icons_are_there(people: People) -> None:
    person = people.come(phone=True).visit("")
    png, svg = [200, "image/png"], [200, "image/svg+xml"]
    assert person.page.evaluate(NAMED) == [png, png, svg, png]


def test_without_the_server_it_says_so(people: People) -> None:
    person = people.come(phone=True, fresh=True)
    person.page.add_init_script(INSTALLED)
    person.visit("")
    person.page.evaluate(READY)
    person.context.set_offline(True)
    person.page.reload()
    expect(person.page.get_by_text("The house cannot be reached.")).to_be_visible()
    person.context.set_offline(False)
    person.page.get_by_role("link", name="Try again").click()
    expect(person.page.get_by_role("heading", name="Dreadhall")).to_be_visible()
    expect(person.page.get_by_role("button", name="Play now").first).to_be_visible()
