"""Tables that older versions left behind when they were killed: every one of them opens."""

from pathlib import Path

import pytest

from dreadhall.registry import GAMES
from tests.server.conftest import StartServer
from tests.server.fixtures import RULES, VERSIONS, Kept, kept, unpacked

pytestmark = pytest.mark.anyio


def same_rules(version: str, table: Kept) -> bool:
    """Whether a table was played by the rules of today."""
    return RULES[version][table.game] == GAMES[table.game].version


@pytest.mark.parametrize("version", VERSIONS)
async def test_every_table_of_an_older_version_opens(version: str, start_server: StartServer, tmp_path: Path) -> None:
    database, tables = unpacked(version, tmp_path)
    server = await start_server(database, bots=0)
    for table in tables:
        opened = table.at(server)
        assert (await opened.info())["status"] == table.status
        for key, seen in table.eyes:
            state = await opened.state(key)
            assert state["number"] >= seen.number
            if same_rules(version, table):
                assert (state["view"], state["events"]) == (seen.view, seen.events), table.name


@pytest.mark.parametrize("version", VERSIONS)
def test_the_tables_of_a_version_are_of_every_kind(version: str) -> None:
    tables = kept(version)
    assert {table.game for table in tables} == set(GAMES) - {"lanterns"}
    assert {table.status for table in tables} == {"lobby", "playing", "over"}
    assert sum(table.audit is not None for table in tables) >= 2
    assert any(table.bots for table in tables)
    assert sum(len(table.plain) for table in tables) >= 4
    assert sum(len(table.sealed) for table in tables) >= 4
