"""Installed as an app: what its manifest names is there, and without the server it says so itself."""

from playwright.sync_api import expect

from tests.browser.people import People
from tests.patience import PATIENCE

NAMED = """async () => {
  const href = document.querySelector('link[rel=manifest]').href
  const { icons } = await (await fetch(href)).json()
  const touch = document.querySelector('link[rel=apple-touch-icon]').href
  const addresses = [...icons.map((one) => one.src), touch]
  const got = await Promise.all(addresses.map((one) => fetch(one)))
  return got.map((one) => [one.status, one.headers.get('content-type')])
}"""


READY = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
# Chromium without a window cannot install anything.
INSTALLED = """const asked = matchMedia.bind(window)
window.matchMedia = (query) => (query === '(display-mode: standalone)' ? { matches: true } : asked(query))"""


def test_its_icons_are_there(people: People) -> None:
    person = people.come(phone=True).visit("")
    png, svg = [200, "image/png"], [200, "image/svg+xml"]
    assert person.page.evaluate(NAMED) == [png, png, svg, png]


def test_without_the_server_it_says_so(people: People) -> None:
    person = people.come().visit("")
    browser = person.context.browser
    assert browser is not None
    # Screens of other tests have no workers.
    context = browser.new_context(locale="en", service_workers="allow")
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(INSTALLED)
    page = context.new_page()
    page.goto(f"{person.address}/#/")
    page.wait_for_function(READY)
    context.set_offline(True)
    page.reload()
    expect(page.get_by_text("The house cannot be reached.")).to_be_visible()
    context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    context.close()
