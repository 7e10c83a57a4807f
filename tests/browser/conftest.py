"""One browser for all tests of a process, and one server unless they ask for another; screens stay, people go."""

import fcntl
import os
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from tools.browser import find

from tests.browser.people import ROOT, People, Screens
from tests.browser.server import Server, Servers, Tables
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
    "SpareRendererForSitePerProcess",
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
    # No page lives long enough for its scripts to be worth the time that it takes to make them fast.
    "--js-flags=--no-turbofan --no-maglev",
]


@pytest.fixture(scope="session")
def client() -> None:
    """The web client is built, once, and anew where something has changed; whoever has seen to that says so."""
    if os.environ.get("DREADHALL_CLIENT_BUILT"):
        return
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
def servers(client: None, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    servers = Servers(playwright, lambda: tmp_path_factory.mktemp("server"))
    yield servers
    servers.stop()


@pytest.fixture
def server(request: pytest.FixtureRequest, servers: Servers) -> tuple[Server, Tables]:
    """A server with the settings that tests parametrise it with, if they do, and the tables on it."""
    return servers.find(getattr(request, "param", {}))


@pytest.fixture
def tables(server: tuple[Server, Tables]) -> Tables:
    return server[1]


@pytest.fixture(scope="session")
def screens(browser: Browser) -> Screens:
    return Screens(browser)


@pytest.fixture
def people(request: pytest.FixtureRequest, screens: Screens, server: tuple[Server, Tables]) -> Iterator[People]:
    people = People(screens, server[0])
    failed = request.session.testsfailed
    yield people
    people.leave(is_well=request.session.testsfailed == failed)
