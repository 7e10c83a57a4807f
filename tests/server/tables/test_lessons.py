"""The tables of lessons: anybody can know their dice, and bots play along."""

import pytest

from dreadhall.lessons import READER, find_lesson, play_lesson
from tests.server.helpers import Server, Table

pytestmark = pytest.mark.anyio


async def taken(server: Server, game: str, lesson: str) -> Table:
    """A lesson that has begun."""
    reply = await server.http.post("/api/tables/lesson", json={"game": game, "lesson": lesson})
    assert reply.status_code == 201, reply.text
    table = Table(server, reply.json())
    await table.join(READER)
    await table.start()
    return table


async def test_the_steps_of_lessons_are_told(server: Server) -> None:
    told = (await server.http.get("/api/games/betrayal/lessons")).json()
    assert [one["name"] for one in told] == ["hero", "traitor"]
    assert told[0]["steps"][0]["say"] == "look"
    assert (await server.http.get("/api/games/lanterns/lessons")).json() == []
    assert (await server.http.get("/api/games/chess/lessons")).status_code == 404


async def test_a_lesson_that_is_not_there_is_refused(server: Server) -> None:
    reply = await server.http.post("/api/tables/lesson", json={"game": "betrayal", "lesson": "waltz"})
    assert (reply.status_code, reply.json()["error"]) == (404, "no-such-lesson")


@pytest.mark.parametrize("lesson", ["hero", "traitor"])
async def test_a_lesson_is_won_by_its_own_steps_with_bots_on_the_other_seats(server: Server, lesson: str) -> None:
    table = await taken(server, "betrayal", lesson)
    assert [seat["bot"] for seat in (await table.info())["seats"]] == [None, "lesson-agatha", "lesson-barnaby"]
    written = find_lesson("betrayal", lesson)
    for step in written.answers:
        if step.seat == READER:
            await server.services.bots.idle()
            await table.answer(READER, step.answer)
    await server.services.bots.idle()
    state = await table.state(READER)
    assert state["view"]["result"]["winners"] == list(play_lesson("betrayal", written).result.winners)  # type: ignore[union-attr]


async def test_a_lesson_can_be_led_back_to_where_it_was_left(server: Server) -> None:
    table = await taken(server, "darkest", "night")
    await table.answer(READER, "search:leo")
    before = await table.state(READER)
    await table.answer(READER, "survivor:nina")
    after = await table.state(READER)
    await table.good("POST", "/undo", READER, {"number": after["number"]})
    again = await table.state(READER)
    assert again["view"] == before["view"]


async def test_when_others_sit_down_the_dice_are_no_longer_those_of_the_lesson(server: Server) -> None:
    table = await taken(server, "betrayal", "hero")
    assert (await table.info())["commitment"] == find_lesson("betrayal", "hero").commitment
    await table.join(1, "Ben")
    info = await table.info()
    assert info["commitment"] != find_lesson("betrayal", "hero").commitment
    assert [seal["reason"] for seal in info["seals"]] == ["opened", "company"]
