"""What should I do? A bot says what it would do in somebody's place."""

from pathlib import Path

import pytest

from dreadhall.bots.darkest.warden.plans import MANNER_PLANS
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


async def test_the_plan_and_one_estimate_are_told_as_people_know_them(server: Server) -> None:
    options = {"haunt": 5, "start": "haunt", "explorers": "dealt"}
    table = await server.started(seats=3, game="betrayal", options=options)
    estimates, plans = 0, 0
    for _ in range(10):
        seat, asked = await whose_turn(table)
        view = (await table.state(seat))["view"]
        advice = await table.good("POST", "/advice", seat, {"asked": asked})
        if advice["estimate"] is not None:
            estimates += 1
            assert advice["estimate"] in [step / 20 for step in range(1, 20)]
            assert advice["spread"] is None or advice["spread"] in [step / 20 for step in range(1, 21)]
        if (plan := advice["plan"]) is not None:
            plans += 1
            assert Words("en").has(f"play-plan-betrayal-{plan['kind']}")
            position = view["position"]
            wanted = [wish["id"] for wish in position["haunt"]["objectives"]]
            assert plan["data"]["objective"] in ["", *wanted]
            assert {*plan["data"]["rooms"]} <= {room["id"] for room in position["rooms"]}
        server.clock.now += 4
        await table.good("POST", "/answer", seat, {"asked": asked, "answer": advice["answer"]})
    assert estimates > 0
    assert plans > 0


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
    for game, kinds in PLANS.items():
        for kind in kinds:
            assert words.has(f"play-plan-{game}-{kind}"), (game, kind)


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

PLANS = {
    "betrayal": ("go", "fight", "fetch", "do", "explore", "flee", "stay"),
    "darkest": ("go", "stay", *(plan.kind for plan in MANNER_PLANS)),
}
