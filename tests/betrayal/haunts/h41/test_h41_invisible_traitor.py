"""Haunt 41, Invisible Traitor: vanishing, walking, stealing and killing unseen."""

import pytest

from dreadhall.betrayal.components.rooms import CHAPEL, CHASM, LARDER
from dreadhall.betrayal.haunts.h41_invisible_traitor import InvisibleTraitor
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import SEVERAL, revealed, row
from dreadhall.testing.conformance import everybody
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from tests.betrayal.haunts.invisible import HALL, MIGHT_OF_OX, OX, VIVIAN, ZOE, told, vanished
from tests.betrayal.haunts.secrecy import at_haunt, state_of, what_reaches

TOGETHER = dict.fromkeys((OX, VIVIAN, ZOE), "entrance-hall")
BARE = [0] * MIGHT_OF_OX


@rule("H41-T01")
def test_the_revealer_hides_anywhere_and_the_left_neighbour_begins() -> None:
    rooms = [*row("upper", "gallery"), Placed(CHASM, "basement", 1, 0)]
    where = {OX: "gallery", VIVIAN: "foyer", ZOE: "foyer"}
    table = revealed(41, where, rooms=rooms, cards={OX: ["axe"]}, omen="ring", drawn_in="gallery")
    assert (table.prompt, table.asked) == ("h41-traitor-hide", [0])
    assert {"go:upper-landing", "go:basement-landing", "go:chasm", "go:chasm/far", "go:foyer"} <= set(table.keys)
    table.play("go:chasm/far")
    assert table.explorer(OX).place == "chasm/far"
    assert InvisibleTraitor.unseen.of(table.haunt).trail == ["chasm"], "the first place is written down, too"
    assert table.explorer(OX).traitor
    assert table.cards(OX) == ["axe", "ring"]
    assert not table.state.monsters
    assert table.view(1)["explorers"][0]["place"] == ""
    table.play(*(f"{seat}=ready" for seat in range(3)))
    assert table.asked == [1]


@rule("H41-T02")
def test_nobody_else_sees_place_path_or_spaces_but_everybody_sees_traits_and_cards() -> None:
    table = vanished(cards={OX: ["axe"]})
    views = {seat: table.view(seat) for seat in (None, 1, 2)}
    table.play("go:upper-landing")
    for seat, before in views.items():
        view = table.view(seat)
        assert view["explorers"][0]["place"] == ""
        assert view["turn"] == before["turn"]
        assert view["explorers"][0]["traits"] == table.view(0)["explorers"][0]["traits"]
        assert [card["id"] for card in view["explorers"][0]["cards"]] == ["axe"]
        assert not told(table, "moves", seat)
    assert table.view(0)["explorers"][0]["place"] == "upper-landing"
    assert told(table, "moves", 0)[0]["place"] == "upper-landing"


@rule("H41-T02")
def test_a_whole_walk_is_one_answer_and_so_is_staying() -> None:
    for destination in ("foyer", "upper-landing"):
        table = vanished()
        moves = table.table.move
        table.play(f"go:{destination}")
        assert table.table.move == moves + 1
        assert (table.prompt, table.asked) == ("turn", [0])


@rule("H41-48")
def test_who_stays_is_not_said_to_have_gone_anywhere() -> None:
    table = vanished().play("go:foyer")
    assert not told(table, "moves", 0)
    assert told(table, "unseen-stays", 0) == [{"explorer": OX, "room": "foyer", "place": "foyer"}]
    assert not told(table, "unseen-stays", 1)


@rule("H41-T02")
def test_walks_go_as_far_as_speed_allows_and_need_no_rolls() -> None:
    where = HALL | {OX: "chasm"}
    rooms = [Placed(CHASM, "basement", -1, 0), *row("basement", "larder", at=(0, 1))]
    table = vanished(where, rooms=rooms).with_dice()
    prices = {c.key: c.data["price"] for c in table.table.ask.choices_for(0)} if table.table.ask else {}
    assert prices == {"go:chasm": 0, "go:chasm/far": 0, "go:basement-landing": 1, "go:larder": 2}


@rule("H41-T02")
def test_the_trail_is_opened_when_the_game_is_over() -> None:
    table = vanished(traits={OX: {"might": 0, "speed": 0}}).play("go:foyer", "end-turn")
    assert not InvisibleTraitor.unseen.of(table.haunt).shown_trail
    assert told(table, "h41-traitor-position", 0) == [{"room": "foyer", "place": "foyer"}]
    assert not told(table, "h41-traitor-position", 1)
    table.arrange(lambda state: setattr(state.explorers[1], "place", "foyer"))
    table.with_dice(2, 2, *[0] * 4).play(f"attack:{OX}")
    table.play(next(key for key in table.keys if key.startswith("split")))
    assert table.winners == (1, 2)
    assert InvisibleTraitor.unseen.of(table.haunt).shown_trail == ["foyer"]
    assert told(table, "h41-trail", 1)[0]["rooms"] == ["foyer"]


@rule("H41-52")
def test_only_the_last_thirty_turns_of_the_trail_are_kept() -> None:
    def long_hidden(state: BetrayalState) -> None:
        assert state.haunt is not None
        InvisibleTraitor.unseen.of(state.haunt).trail = [CHAPEL, *[LARDER] * 29]

    table = vanished().arrange(long_hidden).play("go:foyer", "end-turn")
    assert InvisibleTraitor.unseen.of(table.haunt).trail == [*["larder"] * 29, "foyer"]


@rule("H41-T02")
@pytest.mark.parametrize("seed", range(4))
def test_every_seat_sees_the_same_of_real_and_imagined_tables(seed: int) -> None:
    table = at_haunt(41, 3 + seed, seed)
    places = set()
    for move in range(14):
        for seat in everybody(table):
            imagined = table.imagine(seat, seed=move)
            assert what_reaches(imagined, seat) == what_reaches(table, seat)
            haunt = state_of(imagined).haunt
            assert haunt is not None
            assert haunt.traitor is not None
            places.add((move, state_of(imagined).explorers[haunt.traitor].place))
        play_randomly(table, move, most=3)
    assert len(places) > 14
    assert play_randomly(table, seed).result is not None


@rule("H41-T03")
@pytest.mark.parametrize(("seats", "dice"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_sneak_attack_has_half_as_many_dice_as_heroes_and_no_defence(seats: int, dice: int) -> None:
    table = vanished(dict.fromkeys(SEVERAL[:seats], "foyer"), cards={VIVIAN: ["armor", "dog"]})
    table.with_dice(*[2] * dice).play("go:foyer", f"h41-traitor-sneak:{VIVIAN}")
    assert (table.prompt, table.asked) == ("split-damage", [1])
    assert table.table.ask is not None
    assert table.table.ask.data["points"] == 2 * dice - 1
    assert [event.data["who"] for event in table.events("rolled")] == [OX]


@rule("H41-T03")
def test_without_a_weapon_only_sneak_attacks_are_offered_and_nothing_is_taken_for_the_damage() -> None:
    table = vanished(TOGETHER, cards={VIVIAN: ["axe"]}).with_dice(2).play("go:entrance-hall")
    assert not table.offers("attack")
    table.play(f"h41-traitor-sneak:{VIVIAN}", "split:2-0")
    assert table.cards(VIVIAN) == ["axe"]
    assert not table.offers("h41-traitor-sneak")


@rule("H41-T04")
def test_an_attack_with_a_weapon_is_a_normal_fight() -> None:
    table = vanished(TOGETHER, cards={OX: ["axe"]}).with_dice(*BARE, 0, 2, 1)
    table.play("go:entrance-hall", f"attack:{VIVIAN}:axe")
    assert (table.prompt, table.asked) == ("split-damage", [0])
    assert [data["room"] for data in told(table, "unseen-shown", 1)] == ["entrance-hall"]


@rule("H41-T04")
def test_a_weapon_stolen_this_turn_cannot_be_used() -> None:
    table = vanished(TOGETHER, cards={VIVIAN: ["axe"]}).with_dice(2, 2, 0, 0)
    table.play("go:entrance-hall", "h41-traitor-steal", f"h41-traitor-take:{VIVIAN}:axe")
    assert table.cards(OX) == ["axe"]
    assert f"h41-traitor-sneak:{VIVIAN}" in table.keys
    assert not table.offers("attack")


@rule("H41-T05")
def test_after_an_attack_the_traitor_may_walk_on() -> None:
    table = vanished(TOGETHER).with_dice(0).play("go:entrance-hall", f"h41-traitor-sneak:{VIVIAN}")
    assert table.prompt == "h41-traitor-walk"
    table.play("h41-traitor-flee:foyer:foyer")
    assert table.explorer(OX).place == "foyer"


@rule("H41-T05")
def test_a_theft_comes_on_top_of_the_attack_and_ends_the_walk() -> None:
    table = vanished(cards={VIVIAN: ["axe"]}).with_dice(0, 1, 0, 0, 0).play("go:foyer")
    assert not table.offers("h41-traitor-steal")
    table = vanished(TOGETHER, cards={VIVIAN: ["axe"]}).with_dice(0, 1, 0, 0, 0)
    table.play("go:entrance-hall", f"h41-traitor-sneak:{VIVIAN}")
    table.play("go:entrance-hall", "h41-traitor-steal", f"h41-traitor-take:{VIVIAN}:axe")
    assert table.prompt == "turn"
    assert table.state.turn.over
    assert not table.offers("h41-traitor-steal")
    assert not table.offers("go")


@rule("H41-T06")
def test_a_theft_that_succeeds_is_public() -> None:
    table = vanished(TOGETHER, cards={VIVIAN: ["axe"]}).with_dice(2, 2, 0, 0)
    table.play("go:entrance-hall", "h41-traitor-steal", f"h41-traitor-take:{VIVIAN}:axe")
    assert told(table, "steals", 2) == [{"explorer": OX, "victim": VIVIAN, "card": "axe"}]


@rule("H41-T06")
@pytest.mark.parametrize("faces", [(1, 0, 0, 0), (2, 1, 0, 0)])
def test_a_theft_that_fails_names_nobody(faces: tuple[int, ...]) -> None:
    table = vanished(TOGETHER, cards={VIVIAN: ["axe"], ZOE: ["bell"]}).with_dice(*faces)
    table.play("go:entrance-hall", "h41-traitor-steal", f"h41-traitor-take:{VIVIAN}:axe")
    assert table.cards(VIVIAN) == ["axe"]
    assert told(table, "h41-theft-fails", 2) == [{"explorer": OX}]
    assert not told(table, "unseen-shown", 2)
    assert VIVIAN not in str(table.table.events_for(2))


@rule("H41-T06")
def test_a_theft_that_fails_badly_names_the_victim() -> None:
    table = vanished(TOGETHER, cards={VIVIAN: ["axe"]}).with_dice(0, 0, 0, 0)
    table.play("go:entrance-hall", "h41-traitor-steal", f"h41-traitor-take:{VIVIAN}:axe")
    assert told(table, "h41-theft-noticed", 2) == [{"explorer": OX, "victim": VIVIAN}]


@rule("H41-T06")
def test_companions_and_the_bite_are_never_stolen() -> None:
    table = vanished(TOGETHER, cards={VIVIAN: ["dog", "girl", "bite"], ZOE: ["bell"]})
    table.play("go:entrance-hall", "h41-traitor-steal")
    assert table.keys == [f"h41-traitor-take:{ZOE}:bell"]
    assert not vanished(TOGETHER, cards={VIVIAN: ["dog"]}).play("go:entrance-hall").offers("h41-traitor-steal")


@rule("H41-T11")
def test_nobody_is_slowed() -> None:
    table = vanished(TOGETHER)
    ask = table.table.ask
    assert ask is not None
    assert next(c.data["price"] for c in ask.choices_for(0) if c.key == "go:foyer") == 1
    assert table.top("room", "creaky-hallway").play("go:entrance-hall", "explore:n").state.turn.spent == 1
    assert vanished(TOGETHER, turn=VIVIAN).play("go:foyer").state.turn.spent == 1


@rule("H41-T12")
def test_the_ring_gives_the_traitor_no_attack_but_a_hero_one() -> None:
    table = vanished(TOGETHER, cards={OX: ["ring"]}).play("go:entrance-hall")
    assert not table.offers("attack")
    table = vanished(TOGETHER, turn=VIVIAN, cards={VIVIAN: ["ring"]})
    assert f"attack:{OX}:ring" in table.keys
    assert table.view(1)["explorers"][0]["place"] == ""


@rule("H41-T13")
def test_a_new_room_shows_where_the_traitor_is() -> None:
    table = vanished().top("room", "attic").top("event", "a-moment-of-hope")
    table.play("go:upper-landing", "explore:n")
    assert told(table, "finds", 1)[0]["room"] == "attic"
    assert [data["room"] for data in told(table, "unseen-shown", 1)] == ["upper-landing", "attic"]
    assert not told(table, "moves", 1)
    assert told(table, "moves", 0)[-1]["room"] == "attic"
    assert InvisibleTraitor.unseen.of(table.haunt).maybe == ["attic"]


@rule("H41-T13")
def test_an_emptied_pile_and_a_moved_elevator_show_the_room() -> None:
    table = vanished(piles={"foyer": ["axe"]}).play("go:foyer", "take:axe")
    assert told(table, "takes", 1) == [{"explorer": OX, "card": "axe", "room": "foyer"}]
    table = vanished(HALL | {OX: "mystic-elevator"}, rooms=row("ground", "mystic-elevator"))
    table.play("go:mystic-elevator", "h41-traitor-ride")
    table.play(next(key for key in table.keys if key.startswith("dock:upper-landing")))
    assert told(table, "elevator-moves", 1)[0]["floor"] == "upper"
    assert told(table, "unseen-shown", 1)[0]["room"] == "mystic-elevator"


@rule("H41-T13")
def test_an_elevator_that_stands_still_tells_nothing() -> None:
    for place in ("entrance-hall", "mystic-elevator"):
        table = vanished(HALL | {OX: place}, rooms=row("ground", "mystic-elevator")).with_dice()
        table.play("go:mystic-elevator", "end-turn")
        assert table.asked == [1]
        assert not told(table, "unseen-shown", 1)


@rule("H41-T13")
def test_what_a_room_gives_is_told_without_the_room() -> None:
    table = vanished(HALL | {OX: "gymnasium"}, rooms=row("upper", "gymnasium")).play("go:gymnasium", "end-turn")
    assert [data["trait"] for data in told(table, "gains", 1)] == ["speed"]
    assert "gymnasium" not in str(table.table.events_for(1))


@rule("H41-T14")
def test_when_the_last_hero_dies_the_traitor_wins() -> None:
    table = vanished(TOGETHER, traits={VIVIAN: {"might": 0, "speed": 0}})
    table.arrange(lambda state: setattr(state.explorers[2], "alive", False))
    table.with_dice(2).play("go:entrance-hall", f"h41-traitor-sneak:{VIVIAN}")
    table.play(next(key for key in table.keys if key.startswith("split")))
    assert table.winners == (0,)


@rule("H41-T14")
def test_the_dead_traitors_things_lie_where_the_traitor_really_was() -> None:
    table = vanished(TOGETHER, turn=VIVIAN, cards={OX: ["axe"]}, traits={OX: {"might": 0, "speed": 0}})
    table.with_dice(2, 2, 0, 0, 0, 0).play(f"attack:{OX}", "damage")
    table.play(next(key for key in table.keys if key.startswith("split")))
    assert table.winners == (1, 2)
    assert table.state.piles == {"entrance-hall": ["axe"]}
    assert told(table, "dies", None)[0]["room"] == "entrance-hall"
