"""What the log of a server says, and how."""

import logging

import pytest

from dreadhall.server.logs import set_up_logs
from tests.server.helpers import free_settings


def test_a_connection_that_is_lost_in_the_pool_is_a_line_and_our_own_faults_have_their_trace(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up_logs(free_settings("sqlite:///none.sqlite3"))
    for name in ("sqlalchemy.pool.impl.AsyncAdaptedQueuePool", "dreadhall.http"):
        try:
            raise ConnectionResetError("the database has gone")
        except ConnectionResetError:
            logging.getLogger(name).exception("Exception during %s", "reset")
    lost, ours = capsys.readouterr().err.strip().split("\n", 1)
    assert "Exception during reset: ConnectionResetError" in lost
    assert "Traceback" in ours
