"""Haunt 34, Guillotines: roles, collars and the clock."""

from typing import Any

import pytest

from dreadhall.betrayal.haunts.h34_guillotines import KEY_ROOMS, Guillotines
from dreadhall.betrayal.ids import CardId, ExplorerId, Place
from dreadhall.testing.betrayal import SEVERAL, revealed, row
from dreadhall.testing.conformance import everybody
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from dreadhall.words import LANGUAGES, Words
from tests.betrayal.haunts.guillotines import BRANDON, FOUR, JENNY, LONGFELLOW, OX, VIVIAN, ZOE, collared, end_turns
from tests.betrayal.haunts.secrecy import at_haunt, state_of, what_reaches


@rule("H34-T01")
def test_roles_and_numbers_are_dealt_and_the_left_neighbour_begins() -> None:
    table = revealed(34, FOUR)
    assert sorted(table.haunt.roles.values()) == [[1], [2], [3], [4]]
    assert sorted(who.status["collar"] for who in table.state.explorers) == [1, 2, 3, 4]
    assert table.haunt.track == 0
    assert not table.state.monsters
    assert not any(who.traitor for who in table.state.explorers)
    table.play(*(f"{seat}=ready" for seat in range(4)))
    assert table.asked == [1]


@rule("H34-T01")
def test_with_five_players_the_track_begins_at_one() -> None:
    assert revealed(34, SEVERAL[:5]).haunt.track == 1


@rule("H34-T01")
def test_numbers_and_roles_differ_from_game_to_game() -> None:
    tables = [revealed(34, FOUR, seed=seed) for seed in range(8)]
    assert len({str(table.haunt.roles) for table in tables}) > 2
    assert len({tuple(who.status["collar"] for who in table.state.explorers) for table in tables}) > 2


@rule("H34-T01", "H34-T15")
def test_the_holder_of_role_one_is_the_traitor_and_each_seat_is_told_its_own() -> None:
    table = revealed(34, FOUR)
    for seat, name in enumerate(FOUR):
        (role,) = table.haunt.roles[ExplorerId(name)]
        haunt = table.view(seat)["haunt"]
        assert haunt["secrets"] == {"roles": [role]}
        assert haunt["side"] == ("traitor" if role == 1 else "heroes")
        told = [event for event in table.events("role-dealt") if event.is_for(seat)]
        assert [event.data["numbers"] for event in told] == [[role]]


@rule("H34-T16")
@pytest.mark.parametrize("seed", range(4))
def test_the_traitor_and_nobody_else_hears_the_whole_message(seed: int) -> None:
    table = revealed(34, FOUR, seed=seed)
    for seat in (*range(4), None):
        told = [event["kind"] for event in table.table.events_for(seat)]
        is_traitor = seat is not None and table.haunt.roles[ExplorerId(FOUR[seat])] == [1]
        assert told.count("h34-hears") == is_traitor
        assert ("hears" in str(what_reaches(table.table, seat))) == is_traitor


@rule("H34-T16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_is_a_chapter_of_the_book_in_every_language(language: str) -> None:
    words = Words(language, strict=True)
    told = words.say_event("betrayal", {"kind": "h34-hears", "cause": "", "data": {}})
    assert told == words.say("betrayal-book-h34-heroes-hears")


@rule("H34-T02")
def test_keys_lie_in_their_rooms_from_the_start_or_from_discovery() -> None:
    table = revealed(34, FOUR, rooms=row("basement", "crypt"))
    assert table.state.tokens == {"key-crypt": "crypt"}
    table.play(*(f"{seat}=ready" for seat in range(4)))
    table.arrange(lambda state: setattr(state.explorers[1], "place", "upper-landing"))
    table.top("room", "attic").top("event", "a-moment-of-hope").play("explore:n")
    assert table.state.tokens["key-attic"] == "attic"
    assert len(set(KEY_ROOMS)) == 12


@rule("H34-T03")
def test_only_numbers_that_are_due_roll_and_a_result_below_the_turn_kills() -> None:
    table = collared(track=1).with_dice(0, 0, 1, 0, 0, 2)
    table.play("end-turn")
    assert table.haunt.track == 2
    rolls = [event for event in table.events("rolled") if event.data["why"] == "h34-collar"]
    assert [event.data["who"] for event in rolls] == [VIVIAN, OX]
    assert not table.explorer(VIVIAN).alive
    assert table.explorer(OX).alive
    assert table.explorer(ZOE).alive


@rule("H34-T03")
def test_the_first_turn_kills_only_on_nothing() -> None:
    assert collared(turn=OX).with_dice(0, 0, 1).play("end-turn").explorer(OX).alive
    assert not collared(turn=OX).with_dice(0, 0, 0).play("end-turn").explorer(OX).alive


@rule("H34-T03")
def test_an_unlocked_collar_does_not_roll() -> None:
    table = collared(free=[OX]).with_dice().play("end-turn")
    assert table.haunt.track == 1
    assert not table.events("rolled")


@rule("H34-T03")
def test_from_turn_seven_every_roll_kills() -> None:
    table = collared(SEVERAL, traitor=BRANDON, free=[VIVIAN, ZOE, LONGFELLOW, BRANDON], track=6)
    table.with_dice(2, 2, 2, 2, 2, 2).play("end-turn")
    assert not table.explorer(JENNY).alive
    assert not table.explorer(OX).alive


@rule("H34-T03")
def test_with_five_players_numbers_one_and_two_roll_first() -> None:
    table = collared(SEVERAL[:5], traitor=JENNY, track=1).with_dice(2, 2, 2, 2, 2, 2).play("end-turn")
    rolls = [event.data["who"] for event in table.events("rolled")]
    assert rolls == [VIVIAN, OX]


@rule("H34-T03")
def test_the_clock_stands_still_in_other_turns() -> None:
    assert end_turns(collared(turn=VIVIAN), 3).haunt.track == 0


@rule("H34-T04")
def test_a_hidden_traitor_who_would_die_must_step_forward() -> None:
    table = collared(traitor=OX).with_dice(0, 0, 0).play("end-turn")
    ox = table.explorer(OX)
    assert ox.alive
    assert ox.traitor
    assert "collar" not in ox.status
    assert table.haunt.traitor == 0
    assert Guillotines.hidden.of(table.haunt).turned_up == {OX: [1]}
    assert table.asked == [1]


@rule("H34-T04")
def test_traitor_powers_start_with_the_reveal() -> None:
    table = collared({OX: "crypt", VIVIAN: "foyer", ZOE: "foyer"}, traitor=OX, rooms=row("basement", "crypt"), track=1)
    table.with_dice(2, 2, 2, 2, 2, 2).play("show-role")
    sanity, knowledge = table.value(OX, "sanity"), table.value(OX, "knowledge")
    table.play("end-turn")
    assert (table.value(OX, "sanity"), table.value(OX, "knowledge")) == (sanity, knowledge)


@rule("H34-T05")
def test_who_dies_by_a_collar_shows_the_role_and_drops_everything() -> None:
    table = collared(cards={OX: ["axe", "key-crypt"], VIVIAN: ["key-attic", "key-vault"]}).with_dice(0, 0, 0)
    table.play("end-turn")
    assert not table.explorer(OX).alive
    assert Guillotines.hidden.of(table.haunt).turned_up[ExplorerId(OX)] == [2]
    assert table.state.piles[Place("entrance-hall")] == ["axe", "key-crypt"]
    assert f"h34-unlock:{VIVIAN}" in table.keys
    assert f"h34-unlock:{OX}" not in table.keys


@rule("H34-T05")
def test_the_track_goes_on_when_the_revealer_is_dead() -> None:
    table = collared(dead=[OX], free=[VIVIAN, ZOE], turn=LONGFELLOW, track=1).play("end-turn")
    assert table.haunt.track == 2
    assert table.asked == [1]


@rule("H34-T12")
def test_anybody_may_attack_anybody_and_nobody_slows_before_the_reveal() -> None:
    table = collared(traitor=VIVIAN)
    assert {f"attack:{name}" for name in FOUR[1:]} <= set(table.keys)
    assert table.rules.step_price(table.explorer(OX), Place("foyer")) == 1
    table.arrange(lambda state: setattr(state.explorers[1], "traitor", True))
    assert table.rules.step_price(table.explorer(OX), Place("foyer")) == 2


@rule("H34-T12")
def test_a_hidden_traitor_trades_keys_and_suffers_rooms_like_all() -> None:
    table = collared({OX: "crypt", VIVIAN: "crypt", ZOE: "foyer"}, traitor=OX, rooms=row("basement", "crypt"), track=1)
    table = table.arrange(lambda state: state.explorers[0].cards.append(CardId("key-attic")))
    table.play(f"trade:{VIVIAN}:key-attic", "1=yes")
    assert table.cards(VIVIAN) == ["key-attic"]
    table.with_dice(2, 2, 2, 2, 2, 2).play("end-turn", "split:1-0")
    hurt = table.events("hurt")[-1].data
    assert (hurt["explorer"], hurt["damage"], hurt["points"]) == (OX, "mental", 1)


@rule("H34-T12")
def test_nobody_leaves_by_the_front_door() -> None:
    table = collared()
    assert not [key for key in table.keys if "outside" in key or "leave" in key]


@rule("H34-T13")
def test_a_hidden_and_locked_traitor_keeps_the_heroes_from_winning() -> None:
    five = SEVERAL[:5]
    table = collared(five, traitor=VIVIAN, free=[OX, LONGFELLOW], dead=[ZOE, JENNY], track=3)
    assert table.winners is None
    hidden = table.with_dice(2, 2, 0)
    hidden.play("end-turn")
    assert hidden.winners is None
    shown = end_turns(collared(five, traitor=VIVIAN, free=[OX, LONGFELLOW], dead=[ZOE, JENNY], turn=VIVIAN), 0)
    shown.play("show-role")
    assert shown.winners == (0, 2, 3, 4)
    assert shown.table.result is not None
    assert shown.table.result.reason == "h34-heroes"


@rule("H34-T13")
def test_unlocking_or_killing_the_last_collared_traitor_wins() -> None:
    five = SEVERAL[:5]
    parts: dict[str, Any] = {"traitor": VIVIAN, "free": [OX, LONGFELLOW], "dead": [ZOE, JENNY]}
    table = collared(five, cards={OX: ["key-attic", "key-vault"]}, **parts).play(f"h34-unlock:{VIVIAN}")
    assert table.winners == (0, 2, 3, 4)
    table = collared(five, traits={VIVIAN: {"might": 0, "speed": 0}}, **parts)
    table.with_dice(2, 2, 2, 2, 2, 0, 0).play(f"attack:{VIVIAN}")
    table.play(next(key for key in table.keys if key.startswith("split")))
    assert table.winners == (0, 2, 3, 4)


@rule("H34-T14")
def test_more_than_half_of_the_heroes_dead_is_the_traitors_victory() -> None:
    table = collared(FOUR, dead=[ZOE], traitor=LONGFELLOW).with_dice(0, 0, 0).play("end-turn")
    assert table.winners == (3,)
    assert table.table.result is not None
    assert table.table.result.reason == "h34-traitor"


@rule("H34-T14")
def test_the_traitor_wins_even_when_dead() -> None:
    table = collared(SEVERAL[:5], dead=[ZOE, LONGFELLOW, JENNY], traitor=LONGFELLOW).with_dice(0, 0, 0)
    assert table.play("end-turn").winners == (3,)


@rule("H34-T14")
def test_of_two_heroes_both_must_die() -> None:
    table = collared(SEVERAL[:3], traitor=ZOE).with_dice(0, 0, 0, 0, 0, 0).play("end-turn")
    assert not table.explorer(OX).alive
    assert table.winners is None
    table = collared(SEVERAL[:3], traitor=ZOE, dead=[VIVIAN]).with_dice(0, 0, 0).play("end-turn")
    assert table.winners == (2,)


@rule("H34-T14")
def test_a_death_in_combat_counts_and_takes_the_collar_off() -> None:
    table = collared(FOUR, dead=[ZOE], traits={VIVIAN: {"might": 0, "speed": 0}})
    table.with_dice(2, 2, 2, 2, 2, 0, 0).play(f"attack:{VIVIAN}")
    table.play(next(key for key in table.keys if key.startswith("split")))
    assert "collar" not in table.explorer(VIVIAN).status
    assert table.winners == (3,)


@rule("H34-T15")
@pytest.mark.parametrize("seed", range(4))
def test_every_seat_sees_the_same_of_real_and_imagined_tables(seed: int) -> None:
    table = at_haunt(34, 3 + seed, seed)
    haunt = state_of(table).haunt
    assert haunt is not None
    assert "skull" in state_of(table).explorers[haunt.revealer].cards
    dealt = set()
    for move in range(12):
        for seat in everybody(table):
            imagined = table.imagine(seat, seed=move)
            assert what_reaches(imagined, seat) == what_reaches(table, seat)
            dealt.add(str(state_of(imagined).haunt))
        play_randomly(table, move, most=3)
    assert len(dealt) > 1
    assert play_randomly(table, seed).result is not None


@rule("H34-T15")
def test_before_a_hazard_the_traitor_and_the_innocent_are_asked_alike() -> None:
    for traitor in (OX, LONGFELLOW):
        table = collared(dict.fromkeys(FOUR, "upper-landing"), traitor=traitor)
        table.top("room", "attic").top("event", "a-moment-of-hope").play("explore:n")
        assert (table.prompt, table.asked) == ("hazard", [0])
        assert table.view(1)["haunt"]["traitor"] == ""
        assert table.keys == (["go-on", "show-role"] if traitor == OX else ["go-on"])


@rule("H34-T15", "H34-T12")
def test_stepping_forward_in_answer_to_an_event_lets_the_traitor_refuse_it() -> None:
    table = collared(dict.fromkeys(FOUR, "upper-landing"), traitor=OX)
    table.top("room", "attic").top("event", "spider").play("explore:n", "show-role")
    assert table.prompt == "refuse-event"
    table.play("yes")
    assert table.explorer(OX).traitor
    assert not table.events("rolled")
