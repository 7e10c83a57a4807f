"""What should I do? A bot says what it would do in somebody's place."""

from pathlib import Path

import pytest

from dreadhall.bots.betrayal.warden import BETWEEN
from dreadhall.words import LANGUAGES, Words
from tests.server.conftest import StartServer
from tests.server.helpers import Server, Table

pytestmark = pytest.mark.anyio


async def whose_turn(table: Table) -> tuple[int, int]:
    """A seat that is asked, and by which number."""
    seat = (await table.state(table.spectator))["view"]["waiting"][0]
    return seat, (await table.state(seat))["asked"]


@pytest.mark.parametrize("game", ["betrayal", "darkest"])
async def test_a_bot_recommends_one_of_the_choices_and_says_why(server: Server, game: str) -> None:
    table = await server.started(seats=3, game=game)
    for _ in range(3):
        seat, asked = await whose_turn(table)
        advice = await table.good("POST", "/advice", seat, {"asked": asked})
        choices = (await table.state(seat))["view"]["ask"]["choices"]
        assert advice["answer"] in [choice["key"] for choice in choices]
        assert advice["reason"]
        server.clock.now += 4
        assert await table.good("POST", "/advice", seat, {"asked": asked}) == advice
        assert (await table.state(seat))["asked"] == asked, "nothing was answered"
        await table.good("POST", "/answer", seat, {"asked": asked, "answer": advice["answer"]})


async def test_an_estimate_is_told_in_steps_and_stays_through_a_turn(server: Server) -> None:
    options = {"haunt": 5, "start": "haunt", "explorers": "dealt"}
    table = await server.started(seats=3, game="betrayal", options=options)
    told: list[float] = []
    number, last = 0, 0
    for _ in range(20):
        seat, asked = await whose_turn(table)
        view = (await table.state(seat))["view"]
        prompt = view["ask"]["prompt"]
        if prompt == "turn":
            if view["move"] - last > BETWEEN:
                told.clear()  # so much was asked meanwhile that it is thought about anew
            last = view["move"]
        advice = await table.good("POST", "/advice", seat, {"asked": asked})
        if prompt == "turn" and advice["estimate"] is not None:
            number += 1
            assert advice["estimate"] in [step / 20 for step in range(1, 20)]
            told.append(advice["estimate"])
        server.clock.now += 4
        await table.good("POST", "/answer", seat, {"asked": asked, "answer": advice["answer"]})
        if prompt == "turn" and advice["answer"] == "end-turn":
            assert len(set(told)) <= 1
            told.clear()
    assert number > 0


async def test_only_who_is_asked_gets_advice_and_not_for_ever(small_server: Server) -> None:
    table = await small_server.started(seats=3, game="betrayal")
    seat, asked = await whose_turn(table)
    other = (seat + 1) % 3
    await table.refused(409, "stale", "POST", "/advice", other, {"asked": asked})
    await table.refused(409, "stale", "POST", "/advice", seat, {"asked": asked + 1})
    for _ in range(5):
        await table.good("POST", "/advice", seat, {"asked": asked})
    await table.refused(429, "too-many", "POST", "/advice", seat, {"asked": asked})
    small_server.clock.now += 2
    await table.good("POST", "/advice", seat, {"asked": asked})


async def test_the_host_switches_it_off_and_all_are_told(server: Server) -> None:
    table = await server.started(seats=3, game="betrayal")
    seat, asked = await whose_turn(table)
    await table.refused(403, "forbidden", "PATCH", "", seat, {"advice": False})
    assert (await table.good("PATCH", "", table.host, {"advice": False}))["advice"] is False
    await table.refused(409, "advice-off", "POST", "/advice", seat, {"asked": asked})
    server.services.tables.forget(await server.services.tables.get(table.id))
    assert (await table.info())["advice"] is False
    await table.good("PATCH", "", table.host, {"advice": True})
    await table.good("POST", "/advice", seat, {"asked": asked})
    lines = await table.good("GET", "/chat", table.spectator)
    notices = [line["notice"] for line in lines if line["notice"]]
    assert [(notice["kind"], notice["data"]) for notice in notices] == [
        ("advice", {"allowed": False}),
        ("advice", {"allowed": True}),
    ]


async def test_where_nobody_knows_the_game_there_is_none(start_server: StartServer, tmp_path: Path) -> None:
    server = await start_server(f"sqlite:///{tmp_path / 'none.sqlite3'}", bots=0)
    for game in ("betrayal", "lanterns"):
        table = await server.started(seats=3, game=game)
        seat, asked = await whose_turn(table)
        await table.refused(409, "no-advice", "POST", "/advice", seat, {"asked": asked})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    words = Words(language)
    for game, kinds in REASONS.items():
        for kind in kinds:
            assert words.has(f"play-advice-{game}-{kind}"), (game, kind)


REASONS = {
    "betrayal": (
        *("habit", "only", "objective", "goal", "fight", "gather", "mend", "explore", "foe", "rest"),
        *("flee", "join", "plan", "glance", "odds", "spared"),
    ),
    "darkest": (
        "habit",
        "only",
        "foresight",
        "plan",
        *("code", "fight", "help", "fire", "doors", "search", "together", "rest"),
    ),
}
