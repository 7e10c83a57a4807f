"""A group of people and bots at a table of Dark, Darker, Darkest: each acts, and is done, for itself."""

from typing import Any

import pytest

from dreadhall.testing.darkest import position
from tests.server.helpers import Server, Table

pytestmark = pytest.mark.anyio

HALL = ("leo", "nina", "jack")


async def in_one_group(server: Server, *people: int) -> Table:
    """A table before the first act of a group of three, with bots where no people are.

    One household, so that the dice are those of the save.
    """
    table = await server.restore(position(HALL, seats=3, unlocked="all").table.save())
    for seat in range(3):
        if seat in people:
            await table.join(seat, beside=people[0] if seat != people[0] else None)
        else:
            await table.good("PUT", f"/seats/{seat}/bot", table.host, {"bot": "scout"})
    await table.start()
    await server.services.bots.idle()
    return table


async def settled(server: Server, table: Table) -> Any:
    """What everybody sees once no bot has anything to do."""
    await server.services.bots.idle()
    return await table.state(table.spectator)


async def answers(server: Server, table: Table) -> list[tuple[int, str]]:
    """Who has answered what, once no bot has anything to do."""
    await settled(server, table)
    records = await server.services.store.records(table.id)
    return [(record.seat, record.answer) for record in records if record.seat is not None and record.answer]


async def acting(server: Server, table: Table, since: int = 0) -> list[int]:
    """Who has acted since so many answers, in order."""
    return [seat for seat, _ in (await answers(server, table))[since:]]


async def told(table: Table, *kinds: str) -> list[dict[str, Any]]:
    """The events of these kinds, as everybody is told."""
    return [event for event in (await table.state(table.spectator))["events"] if event["kind"] in kinds]


async def test_bots_answer_every_act_of_a_person_with_one_of_their_own(small_server: Server) -> None:
    table = await in_one_group(small_server, 0)
    assert await answers(small_server, table) == [], "somebody has to begin"
    await table.answer(0, "stow:leo:ST1")
    assert await acting(small_server, table) == [0, 1, 2]
    await table.answer(0, "ready:leo:ST1")
    assert set(await acting(small_server, table, since=2)) == {0, 1, 2}
    assert await told(table, "done", "group-ends") == [], "no bot is done before the person is"


async def test_when_the_person_is_done_the_bots_use_their_points_and_the_turn_ends(small_server: Server) -> None:
    table = await in_one_group(small_server, 0)
    await table.answer(0, "done")
    given = await answers(small_server, table)
    while not await told(table, "group-ends"):
        await table.answer(0, "no")  # Leo does not come along
        given = await answers(small_server, table)
    assert {seat for seat, answer in given if answer != "done"} >= {1, 2}
    events = await told(table, "done", "group-ends")
    assert [event["kind"] for event in events] == ["done", "done", "done", "group-ends"]
    assert sorted(event["data"]["seat"] for event in events[:3]) == [0, 1, 2]


async def test_the_first_of_two_people_who_is_done_ends_nothing(small_server: Server) -> None:
    table = await in_one_group(small_server, 0, 1)
    await table.answer(0, "done")
    await answers(small_server, table)
    state = await table.state(1)
    assert 1 in state["view"]["waiting"]
    assert [choice["key"] for choice in (await table.state(0))["view"]["ask"]["choices"]] == ["not-done"]
    await table.answer(0, "not-done")
    await table.answer(1, "done")
    await answers(small_server, table)
    assert 0 in (await table.state(0))["view"]["waiting"]
    assert await told(table, "group-ends") == []


async def test_a_question_is_the_same_one_as_long_as_its_choices_are(small_server: Server) -> None:
    table = await in_one_group(small_server, 0, 1, 2)
    asked = (await table.state(2))["asked"]
    await table.answer(0, "stow:leo:ST1")
    assert (await table.state(2))["asked"] == asked, "what Leo has in hand does not concern Jack"
    receipt = await table.good("POST", "/answer", 2, {"asked": asked, "answer": "stow:jack:ST2"})
    assert await table.good("POST", "/answer", 2, {"asked": asked, "answer": "stow:jack:ST2"}) == receipt
    await table.refused(409, "stale", "POST", "/answer", 2, {"asked": asked, "answer": "done"})
