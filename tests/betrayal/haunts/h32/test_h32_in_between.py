"""Haunt 32, Lost: the song and the poison when something comes in between."""

from dreadhall.betrayal.haunts.h32_lost import JAM, PLAY
from dreadhall.testing import rule
from dreadhall.testing.betrayal import row
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.fates import dead
from tests.betrayal.haunts.h32.test_h32_song import NEAR, OMENS, OX, VIVIAN, ZOE, away, bonus

LOWEST = dict.fromkeys(("might", "speed", "knowledge", "sanity"), 0)


@rule("H32-23", "H32-24", "H32-42")
def test_book_and_madman_of_who_has_breathed_out_at_the_organ_still_help() -> None:
    where = {OX: "organ-room", VIVIAN: "organ-room", ZOE: "foyer"}
    table = away(where, cards={VIVIAN: ["book", "madman"]}, traits={VIVIAN: LOWEST})
    table.with_dice(1, 0).play("end-turn", "trait:might")
    assert (table.explorer(VIVIAN).alive, table.state.piles) == (False, {"organ-room": ["book"]})
    table.with_dice(0, 0).play("end-turn")
    assert (table.cards(OX), bonus(table)) == (["madman"], 4)


@rule("H32-16", "C-59")
def test_a_feather_names_the_roll_and_a_shot_adds_to_it_before_all_that_helps() -> None:
    rooms = [*NEAR, *OMENS]
    table = away(cards={OX: ["angel-feather"]}, rooms=rooms)
    assert bonus(table) == 7
    assert table.play(PLAY, "use:angel-feather", "number:8").winners == (0, 1)
    table = away(cards={OX: ["adrenaline-shot"]}, rooms=rooms, traits={OX: {"knowledge": 0}})
    assert table.with_dice(2, 2).play(PLAY, "use:adrenaline-shot").winners == (0, 1)


@rule("H32-16", "B-DIE-15")
def test_a_song_that_its_player_does_not_live_to_play_brings_nobody_home() -> None:
    table = away(cards={OX: ["idol"]}, rooms=[*NEAR, *OMENS], traits={OX: {"sanity": 0}})
    table.with_dice(0, 0).play(PLAY, "use:idol")
    assert (table.explorer(OX).alive, table.winners, table.asked) == (False, None, [1])


@rule("H32-28")
def test_webs_keep_nobody_from_breathing() -> None:
    table = away(cards={VIVIAN: ["webs"]}).with_dice(2, 2).play("end-turn")
    assert (table.prompt, table.asked) == ("lose-trait", [1])


@rule("H32-25", "H32-46")
def test_what_the_traitor_spoiled_stays_spoiled_when_the_traitor_is_dead() -> None:
    where = {OX: "organ-room", VIVIAN: "entrance-hall", ZOE: "pentagram-chamber"}
    table = away(where, rooms=[*NEAR, *row("basement", "pentagram-chamber")], turn=ZOE)
    table.with_dice(*faces(4, table.value(ZOE, "knowledge"))).play(JAM)
    table.arrange(dead(2)).arrange(lambda state: setattr(state.turn, "seat", 0))
    assert bonus(table) == 1 - 3, "the Chamber has an omen"
