"""What `make soak` remembers of a part: the tests that have passed, which are not run again, and what they counted.

A test says what it counted with `record_property("games", 50)`.
"""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest


def kept() -> Path:
    """Where the part that is run is remembered."""
    return Path(os.environ["DREADHALL_SOAK_PART"])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what has passed."""
    passed = set(json.loads(kept().read_text())["passed"])
    left = [item for item in items if item.nodeid not in passed]
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in passed])
    items[:] = left


class Remembering:
    """Writes down each test that has passed, at once, so that an interruption loses none."""

    def __init__(self) -> None:
        self.known: dict[str, Any] = json.loads(kept().read_text())
        self.figures = Counter(self.known["figures"])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test is over; what has failed is told at once, and not hours later."""
        if report.failed:
            print(f"\n{report.nodeid}\n{report.longreprtext.splitlines()[-1]}", flush=True)
        if report.when != "call" or not report.passed:
            return
        self.known["passed"].append(report.nodeid)
        for what, count in report.user_properties:
            self.figures[what] += int(str(count))
        self.known["figures"] = dict(self.figures)
        fresh = kept().with_suffix(".new")
        fresh.write_text(json.dumps(self.known, indent=1))
        fresh.replace(kept())


def pytest_configure(config: pytest.Config) -> None:
    """One process writes, and not its workers."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Remembering())


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """That nothing was left to do is no failure."""
    if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK
