"""Haunt 4, The Web of Destiny: set-up, the web, the eggs, the way out."""

from typing import Any

import pytest

from dreadhall.betrayal.haunts.h04_the_web_of_destiny import KIT, SALVE, TheWebOfDestiny
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS
from dreadhall.betrayal.ids import CardId, FigureId, place_in
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, Position, revealed, row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h04.web import (
    ANOINT,
    APART,
    LAIR,
    LEAVE,
    LONGFELLOW,
    OPEN,
    OPERATE,
    OX,
    ROOMS,
    SPIDER,
    VIVIAN,
    WEB,
    ZOE,
    caught,
)

BESIDE = APART | {ZOE: LAIR}
HALL = APART | {ZOE: "entrance-hall"}
DONE: dict[str, Any] = {"web": "", "eggs": False}
"""Web and eggs are gone."""


# Set-up


@rule("H04-T01")
def test_with_four_players_the_strongest_of_the_others_is_eaten() -> None:
    assert {(omen, room) for (omen, room), haunt in CHART.items() if haunt == 4} == {
        ("bite", room) for room in ("catacombs", "furnace-room", "junk-room")
    }
    rule_of_traitor = HAUNTS[4].traitor
    assert (rule_of_traitor.kind, rule_of_traitor.trait, rule_of_traitor.except_revealer) == ("highest", "might", True)
    where = {OX: LAIR, VIVIAN: "foyer", ZOE: "foyer", LONGFELLOW: "upper-landing"}
    table = revealed(4, where, rooms=ROOMS, cards={VIVIAN: ["axe", "girl"]}, traits={VIVIAN: {"might": 7}})
    eaten = table.explorer(VIVIAN)
    assert (eaten.alive, eaten.traitor) == (False, True), "not the revealer, though as strong"
    assert table.state.piles == {"foyer": ["axe"]}
    assert table.state.companions == {"girl": "foyer"}
    assert {name: figure.place for name, figure in table.state.monsters.items()} == {SPIDER: LAIR, WEB: LAIR}
    assert table.monster(WEB).traits == {"might": 4}
    assert (table.haunt.track, TheWebOfDestiny.memory.of(table.haunt).cut) == (1, 0)
    assert table.explorer(OX).status == {"webbed": 1, "infested": 1}
    table.play("0=ready", "1=ready", "2=ready", "3=ready")
    assert table.asked == [2], "left of the seat of whoever was eaten"


@rule("H04-T02")
def test_with_five_players_the_traitor_lives_on() -> None:
    where = dict.fromkeys(SEVERAL[:5], "foyer") | {OX: LAIR}
    table = revealed(4, where, rooms=ROOMS, cards={VIVIAN: ["axe"]}, traits={VIVIAN: {"might": 7}})
    assert table.explorer(VIVIAN).alive
    assert table.explorer(VIVIAN).traitor
    assert table.cards(VIVIAN) == ["axe"]


# In the web


@rule("H04-T03")
def test_whoever_hangs_there_tears_at_the_web_uses_and_trades() -> None:
    table = caught(BESIDE, cards={OX: ["axe", "medical-kit"]}, piles={LAIR: ["armor"]}, traits={OX: {"might": 1}})
    assert set(table.keys) == {
        f"attack:{WEB}",
        f"attack:{WEB}:axe",
        OPERATE,
        f"use:medical-kit:{OX}",
        f"trade:{ZOE}:axe",
        f"trade:{ZOE}:medical-kit",
        "end-turn",
    }
    assert {"go:upper-landing", f"attack:{SPIDER}"} <= set(caught(web="").keys), "free, all is as always"


@rule("H04-T03")
def test_nothing_moves_whom_the_web_holds() -> None:
    table = caught(BESIDE, turn=ZOE, cards={ZOE: ["dark-dice"]})
    table.with_dice(*faces(5, 3)).play("use:dark-dice")
    while table.prompt != "turn":
        table.play(table.keys[0])
    assert table.explorer(OX).place == LAIR


@rule("H04-T03")
@pytest.mark.parametrize(
    ("hero", "card", "dice"),
    [
        (ZOE, "bell", ()),
        (ZOE, "dark-dice", (2, 2, 1)),
        (OX, "dark-dice", (2, 1, 0)),
        (OX, "bottle", (2, 2, 2)),
    ],
)
def test_no_card_moves_whom_the_web_holds_and_nobody_is_asked(hero: str, card: str, dice: tuple[int, ...]) -> None:
    where = BESIDE | {VIVIAN: LAIR} if card == "dark-dice" else APART
    table = caught(where, turn=hero, cards={hero: [card]}, dead=[VIVIAN], rooms=row("upper", LAIR, "charred-room"))
    rolled = dice if card != "bell" else faces(5, table.value(ZOE, "sanity"))
    table.with_dice(*rolled).play(f"use:{card}")
    assert table.prompt == "turn"
    assert table.explorer(OX).place == LAIR


@rule("H04-T04")
@pytest.mark.parametrize(("mine", "torn"), [(5, 1), (2, 0), (3, 0)], ids=["won", "lost", "drawn"])
def test_a_won_attack_tears_the_web_and_a_lost_one_costs_nothing(mine: int, torn: int) -> None:
    for hero, where, dice in ((OX, APART, 5), (ZOE, BESIDE, 3)):
        table = caught(where, turn=hero).with_dice(*faces(mine, dice), *faces(3, 4)).play(f"attack:{WEB}")
        assert TheWebOfDestiny.memory.of(table.haunt).cut == torn
        assert not table.events("hurt")
        assert WEB in table.state.monsters
        assert not table.offers("attack")


@rule("H04-T04")
def test_with_as_many_tears_as_players_the_web_falls() -> None:
    table = caught(torn=2).with_dice(*faces(5, 5), *faces(3, 4)).play(f"attack:{WEB}")
    assert TheWebOfDestiny.memory.of(table.haunt).cut == 3
    assert WEB not in table.state.monsters
    assert table.offers("go"), "free at once"
    early = caught(torn=1).with_dice(*faces(5, 5), *faces(3, 4)).play(f"attack:{WEB}")
    assert WEB in early.state.monsters


@rule("H04-T04")
def test_only_heroes_beside_the_web_and_only_might_can_tear_it() -> None:
    assert not caught(turn=ZOE, cards={ZOE: ["revolver"]}).offers("attack")
    assert f"attack:{WEB}" not in caught(APART | {VIVIAN: LAIR}, turn=VIVIAN).keys
    ringed = caught(cards={OX: ["ring", "revolver"]})
    assert [key for key in ringed.keys if key.startswith("attack")] == [f"attack:{WEB}"]


# The Kit, the Salve


@rule("H04-T05")
@pytest.mark.parametrize(("answer", "card"), [("yes", "medical-kit"), ("no", "axe")])
def test_a_hero_may_take_the_kit_in_place_of_another_item(answer: str, card: str) -> None:
    table = caught(APART | {ZOE: "upper-landing"}, turn=ZOE).top("room", "bloody-room").top("item", "axe")
    table.play("explore:e")
    while table.prompt != "h04-heroes-kit":
        table.play(table.keys[0])
    table.play(answer)
    assert table.cards(ZOE) == [card]
    assert (table.state.items.top == []) is (answer == "yes"), "the stack is shuffled after a search"


@rule("H04-T05")
@pytest.mark.parametrize("parts", [{"cards": {VIVIAN: ["medical-kit"]}}, {"piles": {"foyer": ["medical-kit"]}}])
def test_a_kit_that_was_found_is_not_offered(parts: dict[str, Any]) -> None:
    table = caught(APART | {ZOE: "upper-landing"}, turn=ZOE, **parts).top("room", "bloody-room").top("item", "axe")
    table.play("explore:e")
    while table.prompt != "turn":
        assert table.prompt != "h04-heroes-kit"
        table.play(table.keys[0])
    assert table.cards(ZOE) == ["axe"]


@rule("H04-T06")
@pytest.mark.parametrize(("total", "cured"), [(3, False), (4, True)])
@pytest.mark.parametrize("healer", [ZOE, OX])
def test_four_with_the_kit_destroys_the_eggs(total: int, cured: bool, healer: str) -> None:
    table = caught(BESIDE, turn=healer, cards={healer: ["medical-kit"]}, traits={ZOE: {"knowledge": 2}})
    table.with_dice(*faces(total, 3)).play(OPERATE)
    assert (TheWebOfDestiny.memory.of(table.haunt).eggs_destroyed) is cured
    assert table.cards(healer) == ["medical-kit"]
    assert not table.offers(OPERATE)


@rule("H04-T06")
def test_the_salve_needs_no_roll_and_is_used_up() -> None:
    table = caught(BESIDE, turn=ZOE, cards={ZOE: ["healing-salve"]}).with_dice().play(ANOINT)
    assert TheWebOfDestiny.memory.of(table.haunt).eggs_destroyed
    assert table.cards(ZOE) == []
    assert table.state.items.discards == ["healing-salve"]


@rule("H04-T06")
@pytest.mark.parametrize(("kit", "left"), [("discards", True), ("deck", False)])
def test_the_last_remedy_is_not_lost(kit: str, left: bool) -> None:
    table = caught(cards={ZOE: [SALVE]} | ({} if kit == "deck" else {VIVIAN: [KIT]}))
    rules = table.rules
    assert isinstance(rules, TheWebOfDestiny)
    if kit == "discards":
        rules.state.explorers[2].cards.remove(CardId(KIT))
    rules.discard(CardId(SALVE))
    assert (SALVE in rules.state.piles.get(place_in(rules.haunt.room), [])) is left


@rule("H04-T06")
def test_elsewhere_or_in_other_hands_no_remedy_works() -> None:
    remedies = ["medical-kit", "healing-salve"]
    assert not caught(turn=ZOE, cards={ZOE: remedies}).offers(ANOINT)
    assert not caught(turn=ZOE, cards={ZOE: remedies}).offers(OPERATE)
    assert not caught(APART | {VIVIAN: LAIR}, turn=VIVIAN, cards={VIVIAN: remedies}).offers(ANOINT)
    taken = caught(BESIDE, turn=ZOE, piles={LAIR: ["healing-salve"]}).play("take:healing-salve")
    assert not taken.offers(ANOINT), "not in the turn it was taken up"


@rule("H04-T07")
def test_the_eggs_keep_their_host_alive() -> None:
    weak = {OX: {"might": 0, "speed": 0}}
    for eggs in (True, False):
        table = caught(BESIDE, turn=ZOE, eggs=eggs, cards={ZOE: ["dynamite"]}, traits=weak)
        rules = table.rules
        assert rules.lowest_possible(table.explorer(OX)) == (0 if eggs else -1)
        assert rules.lowest_possible(table.explorer(ZOE)) == -1


@rule("H04-T07")
@pytest.mark.parametrize(("eggs", "alive"), [(True, True), (False, False)])
def test_damage_that_would_kill_the_host_does_not_while_the_eggs_live(eggs: bool, alive: bool) -> None:
    where = {OX: "furnace-room", ZOE: "foyer", VIVIAN: "upper-landing"}
    rooms = row("basement", "furnace-room")
    weak = {OX: {"might": 0, "speed": 0}}
    table = caught(where, spider="foyer", web="furnace-room", rooms=rooms, eggs=eggs, traits=weak)
    table.with_dice(2).play("end-turn")
    if table.prompt == "split-damage":
        table.play(table.keys[0])
    assert table.explorer(OX).alive is alive


@rule("H04-41", "H04-24")
def test_the_host_anoints_himself_and_still_hangs_there() -> None:
    table = caught(cards={OX: ["healing-salve"]}).with_dice().play(ANOINT)
    assert (TheWebOfDestiny.memory.of(table.haunt).eggs_destroyed, table.offers("go")) == (True, False)


@rule("H04-17", "H04-20", "B-BARR-07")
def test_across_a_barrier_neither_web_nor_host_is_reached() -> None:
    where = {OX: "catacombs", ZOE: "catacombs/far", VIVIAN: "foyer"}
    parts: dict[str, Any] = {"web": "catacombs", "spider": "foyer", "rooms": row("basement", "catacombs")}
    table = caught(where, turn=ZOE, cards={ZOE: ["medical-kit", "healing-salve"]}, **parts)
    assert not any(table.offers(verb) for verb in (OPERATE, ANOINT, "attack"))


# The way out


@rule("H04-T13")
@pytest.mark.parametrize("state", [{"web": ""}, {"eggs": False}], ids=["eggs live", "the web holds"])
def test_the_door_stays_shut_until_web_and_eggs_are_gone(state: dict[str, Any]) -> None:
    assert not caught(HALL, turn=ZOE, **state).offers(OPEN)
    assert caught(HALL, turn=ZOE, **DONE).offers(OPEN)
    assert not caught(turn=ZOE, **DONE).offers(OPEN)


@rule("H04-T13")
@pytest.mark.parametrize("trait", ["might", "knowledge"])
def test_six_opens_the_door_brings_an_event_and_ends_the_turn(trait: str) -> None:
    strong = {ZOE: {"might": 7, "knowledge": 7}}
    dice = {"might": 7, "knowledge": 5}[trait]
    table = caught(HALL, turn=ZOE, traits=strong, **DONE).with_dice(*faces(5, dice)).play(f"{OPEN}:{trait}")
    assert not TheWebOfDestiny.door.of(table.haunt).open
    assert not table.offers(OPEN)
    table = caught(HALL, turn=ZOE, traits=strong, **DONE).top("event", "silence")
    table.with_dice(*faces(6, dice)).play(f"{OPEN}:{trait}")
    assert TheWebOfDestiny.door.of(table.haunt).open
    assert [event.data["card"] for event in table.events("draws")] == ["silence"]
    assert not table.offers(LEAVE)


@rule("H04-T14")
def test_one_hero_outside_wins_for_all() -> None:
    table = caught(HALL, turn=ZOE, door=True, **DONE)
    assert table.play(LEAVE).winners == (0, 1)


@rule("H04-23", "C-32")
@pytest.mark.parametrize(("spent", "stunned", "leaves"), [(2, False, False), (1, False, True), (2, True, True)])
def test_a_spider_in_the_hall_makes_the_step_out_dearer(spent: int, stunned: bool, leaves: bool) -> None:
    table = caught(APART, turn=ZOE, spider="entrance-hall", door=True, **DONE)
    assert table.value(ZOE, "speed") == 4
    table.arrange(lambda state: setattr(state.turn, "spent", spent))
    table.arrange(lambda state: setattr(state.monsters[FigureId(SPIDER)], "stunned", stunned))
    assert table.play("go:entrance-hall").offers(LEAVE) is leaves


@rule("H04-T15")
def test_if_the_host_dies_after_the_cure_a_torn_web_is_enough() -> None:
    where = {OX: LAIR, ZOE: LAIR, LONGFELLOW: "entrance-hall", VIVIAN: "foyer"}
    table = caught(where, turn=ZOE, eggs=False, torn=3, dead=[OX], door=True)
    assert not caught(where, turn=LONGFELLOW, eggs=False, torn=3, dead=[OX], door=True).offers(LEAVE)
    table.with_dice(*faces(5, 3), *faces(3, 4)).play(f"attack:{WEB}", "end-turn", LEAVE)
    assert table.winners == (0, 1, 2)


@rule("H04-T15")
def test_each_side_has_its_own_book_and_all_see_web_track_and_host() -> None:
    table = caught(torn=2, track=4, cards={ZOE: ["medical-kit"]})
    books = [[page for page in table.rules.pages(seat) if page.startswith("h04-")] for seat in (0, 2)]
    assert books == [["h04-heroes"], ["h04-traitor"]]
    traits = {seat: [monster["traits"] for monster in table.view(seat)["monsters"]] for seat in (0, 2)}
    assert traits == {0: [{}, {"might": 4}], 2: [{"might": 4, "speed": 4, "sanity": 5}, {}]}
    wishes = {seat: [wish["id"] for wish in table.view(seat)["haunt"]["objectives"]] for seat in (1, 2)}
    assert wishes == {1: ["h04-heroes-eggs", "h04-heroes-web"], 2: ["h04-traitor-eggs", "h04-traitor-heroes"]}
    assert "medical-kit" not in str(table.view(2)["haunt"])
    for seat in (0, 1, 2, None):
        seen = table.view(seat)["haunt"]
        assert (seen["track"], seen["memory"]) == (4, {"h04-cut": 2})


@rule("H04-48")
def test_without_a_remedy_the_freed_host_looks_for_one_and_with_one_comes_for_it() -> None:
    def rooms(table: Position, seat: int) -> list[tuple[str, ...]]:
        return [wish["rooms"] for wish in table.view(seat)["haunt"]["objectives"]]

    lost = caught(web="")
    assert rooms(lost, 0) == rooms(lost, 1) == [(), (), (), ()]
    found = caught(web="", cards={ZOE: ["healing-salve"]})
    assert rooms(found, 0)[0] == ("foyer",)
    assert rooms(found, 1)[0] == (LAIR,)
    assert rooms(caught(web="", eggs=False), 0)[-1] == ("entrance-hall",)
