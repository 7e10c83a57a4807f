"""Connections that are told how their view has changed: those who ask for it, and where it is shorter."""

import json
from typing import Any

import pytest

from dreadhall.server.tables import messages
from tests.server.helpers import Listener, Server, Table
from tests.server.patches import mark

pytestmark = pytest.mark.anyio


async def told(listener: Listener, table: Table) -> str:
    """The kind of frame by which somebody hears of the last move."""
    number = (await table.state(table.spectator))["number"]
    kinds: list[str] = []
    while listener.number != number:
        kinds.append((await listener.hear())["type"])
    return kinds[-1]


async def test_what_is_told_in_patches_is_what_is_seen(server: Server) -> None:
    table = await server.started(game="darkest")
    async with table.connect(0, patches=True) as ann, table.connect(table.spectator, patches=True) as eve:
        assert await told(ann, table) == await told(eve, table) == "moved"
        kinds: list[str] = []
        for seed in range(40):
            if not await table.play_on(1, seed=seed):
                break  # a short night
            for listener, key in ((ann, 0), (eve, table.spectator)):
                kinds.append(await told(listener, table))
                state = await table.state(key)
                assert listener.play["view"] == state["view"]
                assert (listener.play["asked"], listener.play["undo"]) == (state["asked"], state["undo"])
        assert kinds.count("changed") > 3 * len(kinds) / 4
        assert ann.events == (await table.state(0))["events"]


async def test_a_patch_is_much_shorter_than_the_view(server: Server) -> None:
    table = await server.started(game="darkest")
    async with table.connect(0, patches=True) as ann:
        await told(ann, table)
        whole = len(json.dumps(ann.play["view"]))
        await table.play_on(1)
        assert await told(ann, table) == "changed"
        assert len(json.dumps(ann.play["patch"])) < whole / 4


async def test_now_and_then_a_mark_comes_with_a_patch(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "MARK_EVERY", 4)
    table = await server.started(game="darkest")
    async with table.connect(table.spectator, patches=True) as eve:
        marks: dict[int, int | None] = {}
        for seed in range(10):
            await table.play_on(1, seed=seed)
            if await told(eve, table) == "changed":
                marks[eve.play["number"]] = eve.play["mark"]
        assert {number for number, found in marks.items() if found is not None} == {4, 8} & marks.keys()
        assert any(marks.values())


async def test_the_whole_is_told_on_request(server: Server) -> None:
    table = await server.started(game="darkest")
    async with table.connect(0, patches=True) as ann:
        await told(ann, table)
        await table.play_on(1)
        assert await told(ann, table) == "changed"
        ann.play["view"]["position"] = {"something": "else"}
        number, events = ann.number, list(ann.events)
        assert (await ann.do("whole"))["type"] == "done"
        while "something" in ann.play["view"]["position"]:
            await ann.hear()
        state = await table.state(0)
        assert (ann.number, ann.events, ann.play["view"]) == (number, events, state["view"])
        await table.play_on(1, seed=2)
        assert await told(ann, table) == "changed"
        assert mark(ann.play["view"]) == mark((await table.state(0))["view"])


async def test_whoever_does_not_ask_for_patches_is_told_the_whole(server: Server) -> None:
    table = await server.started(game="darkest")
    async with table.connect(0) as ann:
        await told(ann, table)
        await table.play_on(1)
        assert await told(ann, table) == "moved"


async def test_a_small_view_is_told_whole(small_server: Server) -> None:
    table = await small_server.started(game="lanterns")
    async with table.connect(0, patches=True) as ann:
        await told(ann, table)
        await table.play_on(1)
        assert await told(ann, table) == "moved"


async def test_those_who_see_the_same_are_told_the_same_bytes(server: Server) -> None:
    table = await server.started(game="darkest")
    async with (
        table.connect(table.spectator, patches=True) as one,
        table.connect(table.spectator, patches=True) as other,
        table.connect(0, patches=True) as ann,
    ):
        for listener in (one, other, ann):
            await told(listener, table)
        await table.play_on(1)
        changed = [await next_of(listener, "changed") for listener in (one, other, ann)]
        assert changed[0] == changed[1]
        common = [change for change in changed[0]["play"]["patch"] if change["path"].startswith("/position")]
        assert common
        assert all(change in changed[2]["play"]["patch"] for change in common)


async def next_of(listener: Listener, kind: str) -> Any:
    """The next message of a kind."""
    while (message := await listener.hear())["type"] != kind:
        pass
    return message


async def test_strangers_cannot_ask_for_the_whole(server: Server) -> None:
    table = await server.started(game="darkest")
    async with table.connect(table.invite) as stranger:
        assert (await stranger.do("whole"))["error"] == "forbidden"
