"""One browser for all tests of a process, and one server unless they ask for another; people and tables come and go."""

import fcntl
import os
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from tools.browser import find

from tests.browser.people import ROOT, People
from tests.browser.server import Server, Tables
from tests.patience import PATIENCE

# Every page has a window of its own, though nobody sees it. Its toolbar is a page, too: drawn in a process of its own,
# it takes a quarter of all the time.
WINDOW = [
    "InitialWebUI",
    "PreloadTopChromeWebUI",
    "PreloadTopChromeWebUILessNavigations",
    "WebUIAppMenuButton",
    "WebUIAvatarButton",
    "WebUIBackForwardButton",
    "WebUIHomeButton",
    "WebUILocationBar",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    "WebUIReloadButton",
    "WebUISplitTabsButton",
    "WebUIToolbar",
]
# What Playwright does without, which a list of our own takes the place of.
NEEDLESS = [
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join([*NEEDLESS, *WINDOW])}",
]


@pytest.fixture(scope="session")
def client() -> None:
    """The web client is built, once, and anew where something has changed."""
    environment = {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    }
    with (ROOT / "Makefile").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(
            ["make", "-s", "web"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = find()
    if path is None:
        pytest.fail("there is no Chromium here: `make browser` finds or installs one", pytrace=False)
    browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the settings that tests parametrise it with, if they do."""
    settings: dict[str, str] = getattr(request, "param", {})
    server = Server(tmp_path_factory.mktemp("server"), **settings)
    yield server
    assert "Traceback" not in server.stop()


@pytest.fixture(scope="session")
def tables(playwright: Playwright, server: Server) -> Iterator[Tables]:
    tables = Tables(playwright, server)
    yield tables
    tables.requests.dispose()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    people = People(browser, server)
    yield people
    for person in people.here:
        person.leave()
