"""Taking back: by the rules of the table, with the consent of others where it affects them."""

import random

import pytest
from sqlalchemy import func, select

from dreadhall.server.positions.past import Past
from dreadhall.server.storage.models import checkpoints
from tests.server.conftest import StartServer
from tests.server.helpers import Server, Table, game_at

pytestmark = pytest.mark.anyio


async def act(table: Table, action: str) -> int:
    """Play to an action of the leader's; who leads."""
    await table.answer(0, "trap:attic")
    for seat in (0, 1):
        choices = (await table.state(seat))["view"]["ask"]["choices"]
        await table.answer(seat, choices[-1]["key"])
    leader: int = (await table.state(table.spectator))["view"]["waiting"][0]
    await table.answer(leader, action)
    return leader


async def test_an_answer_that_revealed_nothing_is_taken_back_at_once(server: Server) -> None:
    table = await server.started(seats=3)
    await table.answer(0, "trap:attic")
    reply = await table.good("POST", "/undo", 0, {"number": 1})
    assert reply == {"done": {"number": 2, "move": 0}, "waiting": []}
    state = await table.state(0)
    assert (state["number"], state["asked"], state["view"]["move"]) == (2, 2, 0)
    assert await table.good("POST", "/undo", 0, {"number": 1}) == reply
    assert (await table.state(0))["number"] == 2


async def test_an_answer_that_was_taken_back_does_not_come_back(server: Server) -> None:
    """A late copy of it gets its old receipt, and changes nothing."""
    table = await server.started()
    await table.answer(0, "trap:attic")
    await table.good("POST", "/undo", 0, {"number": 1})
    late = await table.good("POST", "/answer", 0, {"asked": 0, "answer": "trap:attic"})
    assert late["number"] == 1
    assert (await table.state(0))["view"]["move"] == 0
    await table.refused(409, "stale", "POST", "/undo", 0, {"number": 0})
    await table.answer(0, "trap:cellar")
    answers = [(r.kind, r.answer) for r in await server.services.store.records(table.id)]
    assert answers == [("start", None), ("answer", "trap:attic"), ("undo", None), ("answer", "trap:cellar")]


async def test_the_own_part_of_an_open_question_can_be_changed(server: Server) -> None:
    table = await server.started(seats=3)
    await table.answer(0, "trap:attic")
    first = (await table.state(0))["view"]["ask"]["choices"][0]["key"]
    await table.answer(0, first)
    await table.answer(1, (await table.state(1))["view"]["ask"]["choices"][0]["key"])
    await table.good("POST", "/undo", 0, {"number": 3})
    states = [await table.state(seat) for seat in range(3)]
    assert [state["asked"] for state in states] == [4, None, 1]
    assert states[0]["view"]["waiting"] == [0, 2]
    server.services.tables.forget(await server.services.tables.get(table.id))
    assert [(await table.state(seat))["asked"] for seat in range(3)] == [4, None, 1]


async def test_what_was_revealed_stands(server: Server) -> None:
    table = await server.started()
    leader = await act(table, "peek")
    number = (await table.state(0))["number"]
    await table.refused(409, "cannot-undo", "POST", "/undo", leader, {"number": number})


async def test_in_a_household_others_are_asked_and_may_agree(server: Server) -> None:
    table = await server.started(options={"household": True})
    leader = await act(table, "peek")
    before = await table.state(leader)
    reply = await table.good("POST", "/undo", leader, {"number": before["number"]})
    other = 1 - leader
    assert reply == {"done": None, "waiting": [other]}
    assert (await table.info())["undo"] == {"number": before["number"], "seat": leader, "waiting": [other]}
    await table.refused(409, "not-asked", "POST", "/undo/agree", leader, {"number": before["number"], "agree": True})
    async with table.connect(other, since=before["number"]) as listener:
        listener.number, listener.events = before["number"], before["events"]
        done = await table.good("POST", "/undo/agree", other, {"number": before["number"], "agree": True})
        assert done["done"]["move"] == before["view"]["move"] - 1
        await listener.until(lambda: listener.number == before["number"] + 1)
        assert listener.play["back"] == before["view"]["move"] - 1
    assert (await table.info())["undo"] is None
    assert (await table.state(leader))["view"]["ask"]["prompt"] == "act"


async def test_one_no_ends_a_wish_to_undo(server: Server) -> None:
    table = await server.started(options={"household": True})
    leader = await act(table, "peek")
    number = (await table.state(leader))["number"]
    await table.good("POST", "/undo", leader, {"number": number})
    await table.good("POST", "/undo/agree", 1 - leader, {"number": number, "agree": False})
    assert (await table.info())["undo"] is None
    await table.refused(409, "nothing-asked", "POST", "/undo/agree", 1 - leader, {"number": number, "agree": True})


async def test_somebody_elses_answer_is_not_taken_back_without_them(server: Server) -> None:
    table = await server.started()
    await table.answer(0, "trap:attic")
    assert (await table.good("POST", "/undo", 1, {"number": 1}))["waiting"] == [0]
    assert (await table.state(0))["view"]["move"] == 1


async def test_on_a_hot_seat_nobody_else_is_asked(server: Server) -> None:
    """One person holds both seats, and takes back what the other one of them did."""
    table = await server.open(options={"household": True})
    await table.join(0)
    await table.join(1, beside=0)
    await table.start()
    leader = await act(table, "peek")
    number = (await table.state(leader))["number"]
    reply = await table.good("POST", "/undo", 1 - leader, {"number": number})
    assert reply["done"]["number"] == number + 1


async def test_a_client_learns_what_to_forget(server: Server) -> None:
    table = await server.started(seats=3, options={"household": True})
    await table.play_on(9)
    known = await table.state(2)
    loaded = await server.services.tables.get(table.id)
    for _ in range(4):
        seat = game_at(loaded.started).tape[-1][0]
        reply = await table.good("POST", "/undo", seat, {"number": loaded.number})
        while reply["done"] is None:
            reply = await table.good(
                "POST", "/undo/agree", reply["waiting"][0], {"number": loaded.number, "agree": True}
            )
    await table.play_on(3, seed=5)
    missed = await table.state(2, since=known["number"])
    kept = [event for event in known["events"] if event["move"] <= missed["back"]]
    whole = await table.state(2)
    assert kept + missed["events"] == whole["events"]
    assert whole["events"] == game_at(loaded.started).events_for(2)


async def test_whoever_took_back_another_seats_part_can_still_answer(server: Server) -> None:
    """The number of a wish to undo is not taken for that of a question."""
    table = await server.open(seats=3)
    for seat in range(3):
        await table.join(seat, beside=0 if seat else None)
    await table.start()
    await table.answer(0, "trap:attic")
    first = [await first_choice(table, seat) for seat in (0, 1)]
    for seat in (0, 1):
        await table.answer(seat, first[seat])
    for _ in range(2):
        await table.good("POST", "/undo", 0, {"number": (await table.state(0))["number"]})
    await table.answer(0, first[0])
    await table.play_on()


async def first_choice(table: Table, seat: int) -> str:
    key: str = (await table.state(seat))["view"]["ask"]["choices"][0]["key"]
    return key


async def test_going_back_step_by_step_keeps_no_checkpoint_for_ever(start_server: StartServer, database: str) -> None:
    server = await start_server(database, checkpoint_every=4)
    table = await server.started(options={"household": True})
    for _ in range(25):
        await table.play_on(6)
        for _ in range(6):
            number = (await table.state(0))["number"]
            reply = await table.good("POST", "/undo", 0, {"number": number})
            for seat in reply["waiting"]:
                await table.good("POST", "/undo/agree", seat, {"number": number, "agree": True})
    async with server.services.database.reading() as connection:
        kept = await connection.scalar(select(func.count()).select_from(checkpoints))
    number = (await table.info())["number"]
    assert number == 300
    assert kept is not None
    assert kept < number / 2


async def test_an_undo_looks_at_the_end_of_the_log_only(
    start_server: StartServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start_server(database)
    table = await server.started(options={"household": True})
    await table.play_on(5)
    monkeypatch.setattr(Past, "tape", None)
    loaded = await server.services.tables.get(table.id)
    taken = await server.services.play.what_to_take_back(loaded, 0)
    assert taken.places == [4]


async def words(table: Table, *seats: int) -> list[str]:
    """What each seat is told about taking back."""
    return [(await table.state(seat))["undo"] for seat in seats]


async def test_every_seat_is_told_whether_it_can_take_back_and_why_not(server: Server) -> None:
    table = await server.started(seats=2)
    assert await words(table, 0, 1) == ["nothing", "nothing"]
    assert (await table.state(table.spectator))["undo"] is None
    await table.answer(0, "trap:attic")
    assert await words(table, 0, 1) == ["yes", "ask"]
    await table.good("POST", "/undo", 0, {"number": 1})
    assert await words(table, 0, 1) == ["nothing", "nothing"]
    await act(table, "peek")
    assert await words(table, 0, 1) == ["revealed", "revealed"], "the same to whoever has seen nothing of it"
    server.services.tables.forget(await server.services.tables.get(table.id))
    assert await words(table, 0, 1) == ["revealed", "revealed"]
    await table.play_on()
    assert await words(table, 0, 1) == ["over", "over"]


async def test_a_part_of_an_open_question_is_ones_own_to_take_back(server: Server) -> None:
    table = await server.started(seats=3)
    await table.answer(0, "trap:attic")
    await table.answer(1, (await table.state(1))["view"]["ask"]["choices"][0]["key"])
    assert await words(table, 1, 2) == ["yes", "ask"]


async def test_a_household_is_asked_where_something_was_revealed(server: Server) -> None:
    table = await server.started(options={"household": True})
    await act(table, "peek")
    assert await words(table, 0, 1) == ["ask", "ask"]
    await table.play_on()
    assert await words(table, 0, 1) == ["ask", "ask"], "after the end as well"


async def test_what_the_seats_are_told_is_what_comes_of_it(server: Server) -> None:
    """Along a whole game, through all eyes."""
    table = await server.started(seats=3)
    rng = random.Random(3)
    while (await table.info())["status"] == "playing":
        await table.play_on(1, seed=rng.randrange(1000))
        seat = rng.randrange(3)
        state = await table.state(seat)
        reply = await table.call("POST", "/undo", seat, {"number": state["number"]})
        if state["undo"] in ("yes", "ask"):
            assert (reply.json()["done"] is not None) == (state["undo"] == "yes")
            if state["undo"] == "yes":
                await table.play_on(1, seed=rng.randrange(1000))
        else:
            assert (reply.status_code, reply.json()["error"]) == (409, "cannot-undo")
