"""Find a Chromium for the browser tests, or get one; print where it is.

The one that DREADHALL_CHROMIUM names, else the machine's, else Playwright's own, else the system's package.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

# The one without a window is the fastest by a quarter.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
)
PATIENCE = 600


def find() -> str | None:
    """A Chromium that is here already."""
    named = os.environ.get("DREADHALL_CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None) or own()


def own() -> str | None:
    """Playwright's own Chromium, if it was downloaded."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return str(path) if path.is_file() else None


def download() -> None:
    """Playwright's own, without its libraries: those are the system's affair."""
    run(sys.executable, "-m", "playwright", "install", "chromium")


def install_package() -> None:
    """The system's package, where this is a Debian or one of its kin and we may."""
    if shutil.which("apt-get") is None:
        return
    may = [] if os.geteuid() == 0 else ["sudo", "-n"]
    run(*may, "apt-get", "update")
    for package in ("chromium-headless-shell", "chromium"):
        if find() is None:
            run(*may, "apt-get", "install", "-y", "--no-install-recommends", package)


def run(*command: str) -> None:
    """Try a command; whether it helped is seen afterwards."""
    try:
        subprocess.run(command, capture_output=True, check=False, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"{command[0]}: {error}", file=sys.stderr)


def starts(browser: str) -> bool:
    """Whether it runs at all: one that lacks its libraries is no help."""
    try:
        done = subprocess.run([browser, "--version"], capture_output=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def get() -> str | None:
    """A Chromium that starts, by whichever way works first."""
    ways: tuple[Callable[[], None], ...] = (lambda: None, download, install_package)
    for way in ways:
        way()
        browser = find()
        if browser and starts(browser):
            return browser
    return None


def main() -> int:
    """Print the path, or one line that says what to do."""
    browser = get()
    if browser is None:
        print(
            "No Chromium here and none can be installed: install one, or let DREADHALL_CHROMIUM name it",
            file=sys.stderr,
        )
        return 1
    print(browser)
    return 0


if __name__ == "__main__":
    sys.exit(main())
