"""Haunt 40, Buried Alive: the grave, the spades and the air."""

from collections.abc import Mapping
from typing import Any

import pytest

from dreadhall.betrayal.components.rooms import BASEMENT_LANDING, CATACOMBS, STAIRS_FROM_BASEMENT
from dreadhall.betrayal.haunts.h40_buried_alive import (
    ASK_BOARD,
    BOARD,
    BURY,
    DIG,
    GRAVE,
    PUSH,
    SEARCH,
    TAKE_BOARD,
    BuriedAlive,
)
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, Place, RoomId
from dreadhall.betrayal.presentation.view import BetrayalView
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import THREE, Position, position, revealed, rooms_named, row
from dreadhall.testing.kinds import misfit
from dreadhall.testing.marks import rule
from dreadhall.words import LANGUAGES, Words
from tests.betrayal.drawing import changes, faces
from tests.bots.betrayal_seats import answers

OX, VIVIAN, ZOE = THREE
LONGFELLOW = "professor-longfellow"
CELLARS = row("basement", "wine-cellar", "larder")
STAIRS = Placed(STAIRS_FROM_BASEMENT, "basement", 1, 0, 1)
BELOW = ["basement-landing", "wine-cellar", "larder"]
HALL = {OX: "basement-landing", VIVIAN: "foyer", ZOE: "foyer"}
"""Vivian is the traitor; Ox stands at the foot of the stairs."""


def buried(
    where: Mapping[str, str] = HALL,
    grave: str = "wine-cellar",
    *,
    found: bool = False,
    dug: int = 0,
    damage: int = 0,
    track: int = 0,
    turn: str = OX,
    **parts: Any,
) -> Position:
    """The haunt in play; Ox has the Spirit Board unless it is said who has what."""

    def change(state: BetrayalState) -> None:
        haunt = state.haunt
        assert haunt is not None
        haunt.track = track
        memory = BuriedAlive.memory.of(haunt)
        memory.dug, memory.damage, memory.burial = dug, damage, RoomId(grave)
        memory.suspected = rooms_named([grave] if found else BELOW)
        if found:
            state.tokens[GRAVE] = Place(grave)

    parts.setdefault("rooms", CELLARS)
    parts.setdefault("cards", {OX: [BOARD]})
    return position(where, haunt=40, traitor=VIVIAN, revealer=OX, turn=turn, change=change, **parts)


def knows(table: Position, total: int) -> list[int]:
    """Dice for a Knowledge roll of Ox."""
    return faces(total, table.value(OX, "knowledge"))


# Set-up


@rule("H40-T01")
def test_the_player_to_the_left_of_the_revealer_turns_and_the_next_one_starts() -> None:
    cells = {room for (omen, room), haunt in CHART.items() if haunt == 40 and omen == BOARD}
    assert cells == {"dining-room", "junk-room", "pentagram-chamber"}
    assert sum(haunt == 40 for haunt in CHART.values()) == len(cells)
    rooms = [*CELLARS, *row("basement", "catacombs", "crypt", at=(1, 0), turn=1)]
    table = revealed(40, dict.fromkeys(THREE, "foyer"), omen=BOARD, rooms=rooms, cards={VIVIAN: ["axe"]})
    assert [who.id for who in table.state.explorers if who.traitor] == [VIVIAN]
    assert (table.cards(OX), table.cards(VIVIAN)) == ([BOARD], ["axe"])
    table.play(f"{BURY}:larder", "0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [2])
    assert (table.haunt.track, BuriedAlive.memory.of(table.haunt).dug, BuriedAlive.memory.of(table.haunt).damage) == (
        0,
        0,
        0,
    )


@rule("H40-T02", "H40-T12")
def test_the_traitor_lays_rooms_until_the_basement_has_five_and_picks_one() -> None:
    table = revealed(40, dict.fromkeys(THREE, "foyer"), omen=BOARD, rooms=CELLARS)
    asked = []
    while table.prompt in ("choose-doorway", "turn-tile"):
        asked += table.asked
        table.play(table.keys[0])
    assert set(asked) == {1}
    below = list(table.rules.plan.rooms_on("basement"))
    assert len(below) == 5
    assert set(table.state.no_card_for) == set(below) - set(BELOW)
    assert not table.events("draws")
    assert (table.prompt, table.asked) == (BURY, [1])
    assert table.keys == [f"{BURY}:{room}" for room in below]
    assert f"{BURY}:basement-landing" in table.keys
    assert BuriedAlive.memory.of(table.play(f"{BURY}:basement-landing").haunt).burial == "basement-landing"


@rule("H40-T02")
def test_with_one_tile_left_only_that_is_added() -> None:
    def one_left(state: BetrayalState) -> None:
        state.rooms.top, state.rooms.known, state.rooms.discards = ["catacombs"], [()], []

    table = position(dict.fromkeys(THREE, "foyer"), options={"haunt": 40}, rooms=CELLARS)

    def draw(state: BetrayalState) -> None:
        one_left(state)
        state.explorers[0].cards.append(CardId(BOARD))
        state.omens.top.remove(BOARD)
        state.omens.known.pop()
        state.omens_drawn = 13
        state.turn.omens = [(BOARD, RoomId("foyer"), 0)]

    table.arrange(draw).play("end-turn")
    while table.prompt in ("choose-doorway", "turn-tile"):
        table.play(table.keys[0])
    assert len(table.keys) == 4


@rule("H40-36")
def test_a_board_that_the_traitor_was_given_breaks_at_once() -> None:
    table = revealed(40, dict.fromkeys(THREE, "foyer"), omen="ring", rooms=CELLARS, cards={VIVIAN: [BOARD]})
    assert table.cards(VIVIAN) == []
    assert BOARD in table.state.gone


@rule("H40-T03")
def test_only_the_traitor_sees_the_room_and_everybody_the_air() -> None:
    table = buried(damage=5)
    assert table.view(1)["haunt"]["secrets"] == {"h40-burial": "wine-cellar"}
    for seat in (0, 2, None):
        assert table.view(seat)["haunt"]["secrets"] == {}
        assert GRAVE not in table.view(seat)["tokens"]
    for seat in (0, 1, 2, None):
        shown = table.view(seat)["haunt"]["memory"]
        assert (shown["h40-dug"], shown["h40-damage"]) == (0, 5)


# Air


@rule("H40-T04")
def test_after_the_traitors_turn_as_many_dice_fall_as_the_track_shows() -> None:
    table = buried(track=2, turn=VIVIAN).with_dice(2, 1, 2).play("end-turn")
    assert (table.haunt.track, BuriedAlive.memory.of(table.haunt).damage) == (3, 5)
    assert table.winners is None
    assert [event.data["who"] for event in table.events("rolled")] == [""]


@rule("H40-48")
def test_no_more_than_eight_dice_fall() -> None:
    assert BuriedAlive.memory.of(buried(track=11, turn=VIVIAN).with_dice(*[1] * 8).play("end-turn").haunt).damage == 8


@rule("H40-47")
def test_no_card_steals_the_board() -> None:
    gloves = {OX: [BOARD], VIVIAN: ["pickpockets-gloves"]}
    table = buried(dict.fromkeys(HALL, "foyer"), turn=VIVIAN, cards=gloves)
    assert not table.offers("use")


@rule("H40-T04")
@pytest.mark.parametrize(("before", "die", "dead"), [(11, 1, True), (11, 0, False), (10, 1, False), (10, 2, True)])
def test_twelve_points_are_death(before: int, die: int, dead: bool) -> None:
    table = buried(damage=before, turn=VIVIAN).with_dice(die).play("end-turn")
    assert table.winners == ((1,) if dead else None)
    if dead:
        assert table.table.result is not None
        assert table.table.result.reason == "h40-traitor"


@rule("H40-T13")
def test_a_dead_traitor_changes_nothing() -> None:
    table = buried({ZOE: "foyer", OX: "basement-landing", VIVIAN: "foyer"}, turn=OX)
    table.arrange(lambda state: setattr(state.explorers[2], "alive", False))
    table.with_dice(2).play("end-turn")
    assert (BuriedAlive.memory.of(table.haunt).damage, table.winners, table.asked) == (2, None, [0])
    table = buried().arrange(lambda state: setattr(state.explorers[1], "alive", False))
    assert table.with_dice(*knows(table, 3)).play("go:wine-cellar", SEARCH).state.tokens[GRAVE] == "wine-cellar"


@rule("H40-T14")
def test_without_heroes_the_traitor_wins() -> None:
    weak = {OX: {"might": 0, "speed": 0}}
    table = buried(dict.fromkeys(HALL, "foyer"), traits=weak, turn=VIVIAN, cards={})
    table.arrange(lambda state: setattr(state.explorers[2], "alive", False))
    table.with_dice(*faces(1, table.value(VIVIAN, "might")), *faces(0, table.value(OX, "might")))
    table.play(f"attack:{OX}", "split:1-0")
    assert table.winners == (1,)


# Search and dig


@rule("H40-T05")
def test_a_right_search_opens_the_grave_breaks_the_board_and_lets_one_dig() -> None:
    table = buried()
    table.with_dice(*knows(table, 3)).play("go:wine-cellar", SEARCH)
    assert table.state.tokens[GRAVE] == "wine-cellar"
    assert table.cards(OX) == []
    assert BOARD in table.state.gone
    assert not table.offers(SEARCH)
    assert table.offers(DIG)


@rule("H40-T06")
def test_a_wrong_search_is_answered_for_all_and_the_next_room_may_be_searched() -> None:
    table = buried(grave=BASEMENT_LANDING, traits={OX: {"speed": 5}})
    table.with_dice(*knows(table, 3), *knows(table, 2)).play("go:wine-cellar", SEARCH)
    assert [event.told_to(None)["data"] for event in table.events("h40-nothing")] == [
        {"explorer": OX, "room": "wine-cellar"}
    ]
    assert BuriedAlive.memory.of(table.haunt).suspected == ["basement-landing", "larder"]
    assert not table.offers(SEARCH)
    table.play("go:larder", SEARCH)
    assert BuriedAlive.memory.of(table.haunt).suspected == ["basement-landing", "larder"], "a failure tells nothing"
    table.play("go:wine-cellar", "go:larder")
    assert not table.offers(SEARCH), "each room once a turn"


@rule("H40-T06", "H40-46")
def test_who_has_not_come_in_cannot_search_but_who_leaves_and_comes_back_can() -> None:
    table = buried(HALL | {OX: "wine-cellar"})
    assert not table.offers(SEARCH)
    assert table.play("go:larder", "go:wine-cellar").offers(SEARCH)


@rule("H40-T06")
@pytest.mark.parametrize("side", ["catacombs", "catacombs/far"])
def test_either_side_of_a_barrier_will_do(side: str) -> None:
    rooms = [Placed(CATACOMBS, "basement", 0, 1)]
    table = buried(HALL | {OX: side}, CATACOMBS, rooms=rooms, found=True)
    assert table.offers(DIG)


@rule("H40-T07")
def test_as_many_spadefuls_as_players_win_and_one_digs_once_a_turn() -> None:
    where = HALL | {OX: "wine-cellar", LONGFELLOW: "foyer"}
    table = buried(where, found=True, dug=2, cards={})
    table.with_dice(*faces(4, table.value(OX, "might"))).play(DIG)
    assert (BuriedAlive.memory.of(table.haunt).dug, table.winners) == (3, None)
    assert not table.offers(DIG)
    table = buried(where, found=True, dug=3, cards={})
    assert table.with_dice(*faces(4, table.value(OX, "might"))).play(DIG).winners == (0, 2, 3)
    assert table.table.result is not None
    assert table.table.result.reason == "h40-heroes"
    table = buried(where, found=True, dug=3, cards={})
    assert table.with_dice(*faces(3, table.value(OX, "might"))).play(DIG).winners is None


# The Spirit Board


def asks(total: int, *more: int, **parts: Any) -> Position:
    """Ox asks the Board, and the Sanity roll shows this."""
    table = buried(traits={OX: {"sanity": 7}}, **parts)
    return table.with_dice(*faces(total, table.value(OX, "sanity")), *more).play(ASK_BOARD)


@rule("H40-T08")
def test_a_low_answer_says_nothing() -> None:
    table = asks(2)
    assert table.events("h40-silence")
    assert (table.asked, GRAVE in table.state.tokens) == ([1], False)


@rule("H40-T08")
@pytest.mark.parametrize("total", [3, 4])
@pytest.mark.parametrize("who", [OX, VIVIAN, ZOE])
def test_a_middling_answer_moves_anybody_up_to_three_spaces(total: int, who: str) -> None:
    table = asks(total)
    assert (table.prompt, table.asked) == (PUSH, [0])
    table.play(f"{PUSH}:{who}")
    assert [event.data["explorer"] for event in table.events("h40-pushes")] == [who]
    start = table.explorer(who).place
    assert not table.offers("explore")
    ways = ["go:wine-cellar", "go:larder", "go:wine-cellar"] if who == OX else ["go:entrance-hall", "go:foyer", "stay"]
    table.play(*ways)
    assert table.asked == [1]
    assert (table.explorer(who).place == start) == (who != OX)


@rule("H40-T08")
@pytest.mark.parametrize(("total", "damage", "left"), [(5, 6, 3), (6, 2, 0)])
def test_a_good_answer_heals(total: int, damage: int, left: int) -> None:
    table = asks(total, 1, 2, damage=damage)
    assert BuriedAlive.memory.of(table.haunt).damage == left


@rule("H40-T08", "H40-21")
@pytest.mark.parametrize(("dice", "damage"), [((0, 0), 6), ((1, 2), 0)], ids=["blanks", "nothing to heal"])
def test_a_good_answer_that_heals_nothing_is_not_told_as_harm(dice: tuple[int, int], damage: int) -> None:
    table = asks(5, *dice, damage=damage)
    (told,) = table.events("h40-air")
    assert (told.data["heals"], told.data["points"], told.data["count"]) == (True, 0, damage)
    assert not misfit(told)


@rule("H40-T03", "H40-10")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("heals", [True, False])
def test_what_everybody_is_told_of_the_air_does_not_say_how_much_kills(language: str, heals: bool) -> None:
    words = Words(language, strict=True)
    for points in (0, 3):
        told = {"kind": "h40-air", "cause": "", "data": {"points": points, "count": 5, "heals": heals}}
        assert "12" not in words.say_event("betrayal", told)
    assert "12" not in words.say("betrayal-counter-h40-damage")


@rule("H40-T08")
def test_the_best_answer_names_the_room() -> None:
    table = asks(7)
    assert table.state.tokens[GRAVE] == "wine-cellar"
    assert BOARD in table.state.gone


@rule("H40-T09")
def test_the_board_takes_a_whole_turn_and_its_printed_power_is_gone() -> None:
    table = buried()
    assert table.offers(ASK_BOARD)
    assert not table.offers("use")
    assert not table.play("go:wine-cellar").offers(ASK_BOARD)
    assert asks(2).asked == [1], "after it the turn is over"


@rule("H40-T10")
def test_the_board_cannot_be_parted_with_but_falls_with_its_holder() -> None:
    together = dict.fromkeys(HALL, "foyer")
    table = buried(together)
    assert not table.offers("trade")
    assert not table.offers("drop")
    table = buried(together, piles={"foyer": [BOARD]}, cards={}, turn=ZOE)
    assert table.play(f"take:{BOARD}").cards(ZOE) == [BOARD]
    table = buried(together, piles={"foyer": [BOARD]}, cards={}, turn=VIVIAN).play(f"take:{BOARD}")
    assert table.cards(VIVIAN) == []
    assert BOARD in table.state.gone
    assert table.with_dice(0).play("end-turn").winners is None


@rule("H40-T10")
def test_a_dying_holder_leaves_the_board() -> None:
    table = buried(dict.fromkeys(HALL, "foyer"), traits={OX: {"might": 0}}, turn=VIVIAN)
    table.with_dice(*faces(1, table.value(VIVIAN, "might")), *faces(0, table.value(OX, "might")))
    table.play(f"attack:{OX}", "split:1-0")
    assert table.state.piles[Place("foyer")] == [BOARD]


@rule("H40-T11")
@pytest.mark.parametrize(("margin", "offered"), [(2, True), (1, False)])
def test_a_clear_win_with_might_may_break_the_board_instead(margin: int, offered: bool) -> None:
    table = buried(dict.fromkeys(HALL, "foyer"), turn=VIVIAN)
    table.with_dice(*faces(margin, table.value(VIVIAN, "might")), *faces(0, table.value(OX, "might")))
    table.play(f"attack:{OX}")
    assert (table.prompt == TAKE_BOARD) == offered
    if offered:
        table.play("yes")
        assert (table.cards(OX), changes(table, OX)) == ([], {})
        assert BOARD in table.state.gone


@rule("H40-T11")
def test_armor_does_not_protect_the_board() -> None:
    table = buried(dict.fromkeys(HALL, "foyer"), turn=VIVIAN, cards={OX: [BOARD, "armor"]})
    table.with_dice(*faces(2, table.value(VIVIAN, "might")), *faces(0, table.value(OX, "might")))
    assert table.play(f"attack:{OX}").prompt == TAKE_BOARD


@rule("H40-T11")
def test_a_shot_leaves_the_board_where_it_is() -> None:
    table = buried(dict.fromkeys(HALL, "foyer"), turn=VIVIAN, cards={OX: [BOARD], VIVIAN: ["revolver"]})
    table.with_dice(*faces(4, table.value(VIVIAN, "speed") + 1), *faces(0, table.value(OX, "speed")))
    table.play(f"attack:{OX}:revolver")
    assert table.prompt == "split-damage"


@rule("H40-45")
def test_a_sensitive_hero_asks_the_board_and_others_look_elsewhere_than_here() -> None:
    table = buried(HALL | {OX: "wine-cellar"}, traits={OX: {"sanity": 7}})
    (wish,) = table.view(0)["haunt"]["objectives"]
    assert wish["verbs"] == (ASK_BOARD, f"{PUSH}:{OX}", SEARCH)
    assert wish["rooms"] == ("basement-landing", "larder")
    (wish,) = table.view(2)["haunt"]["objectives"]
    assert wish["verbs"] == ((SEARCH,) if table.value(ZOE, "sanity") < 5 else (ASK_BOARD, f"{PUSH}:{ZOE}", SEARCH))


@rule("H40-45")
def test_a_bot_has_itself_pushed_to_where_it_can_search_and_not_away_again() -> None:
    table = asks(3, where=HALL | {OX: "foyer", VIVIAN: "entrance-hall"}, rooms=[*CELLARS, STAIRS])
    assert answers(table, 0) == {f"{PUSH}:{OX}"}
    table.play(f"{PUSH}:{OX}", "go:stairs-from-basement")
    assert answers(table, 0) == {"go:basement-landing"}
    assert answers(table.play("go:basement-landing"), 0) <= {"stay", "go:wine-cellar"}


@rule("H40-45")
def test_a_traitor_bot_buries_far_from_the_stairs_and_goes_for_those_who_dig() -> None:
    table = buried(HALL | {OX: "wine-cellar"}, found=True, cards={})
    view = table.rules.view(1)
    assert isinstance(view, BetrayalView)
    assert view.haunt is not None
    first, then = BuriedAlive.guess(view, 1, view.haunt.objectives[0])
    assert (first.foes, then.foes) == ((OX,), (OX, ZOE))
    assert then.verbs[:3] == (f"{BURY}:larder", f"{BURY}:wine-cellar", f"{BURY}:basement-landing")
