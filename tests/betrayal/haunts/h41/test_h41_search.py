"""Haunt 41, Invisible Traitor: how the heroes search and strike."""

import re

import pytest

from dreadhall.betrayal.components.rooms import CHASM, LIBRARY
from dreadhall.betrayal.haunts.h41_invisible_traitor import InvisibleTraitor
from dreadhall.betrayal.house.plan import Placed
from dreadhall.kernel import CannotUndo
from dreadhall.testing.betrayal import row
from dreadhall.testing.marks import rule
from dreadhall.words import LANGUAGES, read_page
from tests.betrayal.haunts.invisible import HALL, OX, VIVIAN, ZOE, told, vanished

TOGETHER = dict.fromkeys((OX, VIVIAN, ZOE), "entrance-hall")
KNOWLEDGE_OF_VIVIAN, SANITY_OF_VIVIAN, MIGHT_OF_VIVIAN = 5, 4, 2

FOR_HEROES = {
    "en": r"knowledge|trail|floor|symbol|omens?|skull|spirit board|learn by",
    "de": r"wissenswurf|spur|stockwerk|symbol|omen|schädel|geisterbrett|erfahren",
    "fr": r"savoir|trace|étage|symbole|présages?|crâne|planche|apprendront",
}
FOR_THE_TRAITOR = {"en": r"steals?|thefts?", "de": r"stiehlt|stehlen|diebst\w+", "fr": r"vole|volent|vols?"}
"""Words of what one book prints and the other does not. (H41-10, H41-13)"""


def adding_to(total: int, dice: int) -> list[int]:
    """So many faces with this sum."""
    return [2] * (total // 2) + [total % 2] + [0] * (dice - total // 2 - 1)


def after_attack(result: int, *walk: str) -> list[tuple[str, dict[str, object]]]:
    """What Vivian's knowledge roll tells Zoe after an attack in the entrance hall and such a flight."""
    rooms = [Placed(LIBRARY, "ground", 0, -1)]
    table = vanished(TOGETHER, rooms=rooms, cards={OX: ["healing-salve"]}, traits={OX: {"might": 1}})
    table.with_dice(0, *adding_to(result, KNOWLEDGE_OF_VIVIAN))
    table.play("go:entrance-hall", f"h41-traitor-sneak:{VIVIAN}", *walk, "end-turn")
    heard = [event for event in table.table.events_for(2) if event["kind"].startswith("h41-heroes")]
    assert not [event for event in table.table.events_for(0) if event["kind"].startswith("h41-heroes")]
    assert not [event for event in table.table.events_for(None) if event["kind"].startswith("h41-heroes")]
    return [(event["kind"], event["data"]) for event in heard]


@rule("H41-T15")
@pytest.mark.parametrize("language", LANGUAGES)
def test_neither_book_prints_the_rolls_of_the_other(language: str) -> None:
    for side, words in (("traitor", FOR_HEROES), ("heroes", FOR_THE_TRAITOR)):
        page = read_page(language, f"h41-{side}")
        assert page
        assert not re.search(rf"\b(?:{words[language]})\b", page, re.IGNORECASE)


@rule("H41-T07")
def test_a_weak_roll_tells_the_victim_nothing() -> None:
    assert after_attack(2, "h41-traitor-flee:library:library") == []


@rule("H41-T07")
@pytest.mark.parametrize("result", [3, 4])
def test_a_fair_roll_tells_the_heroes_the_exit(result: int) -> None:
    left = {"room": "entrance-hall", "exit_room": "library"}
    assert after_attack(result, "h41-traitor-flee:library:library") == [("h41-heroes-left", left)]


@rule("H41-T07")
def test_the_exit_is_the_first_one_taken_however_far_the_way_leads() -> None:
    left = {"room": "entrance-hall", "exit_room": "foyer"}
    assert after_attack(3, "h41-traitor-flee:upper-landing:foyer") == [("h41-heroes-left", left)]


@rule("H41-T07")
@pytest.mark.parametrize("result", [3, 4])
def test_a_fair_roll_tells_that_the_traitor_is_still_there(result: int) -> None:
    assert after_attack(result, "go:entrance-hall") == [("h41-heroes-still", {"room": "entrance-hall"})]


@rule("H41-T07")
def test_who_left_and_came_back_is_still_there() -> None:
    there_and_back = ("h41-traitor-flee:foyer:foyer", f"use:healing-salve:{OX}", "go:entrance-hall")
    assert after_attack(3, *there_and_back) == [("h41-heroes-still", {"room": "entrance-hall"})]


@rule("H41-T07")
def test_a_good_roll_tells_the_room() -> None:
    assert after_attack(5, "h41-traitor-flee:library:library") == [("h41-heroes-found", {"room": "library"})]


@rule("H41-T07")
def test_the_dead_and_those_not_attacked_roll_nothing() -> None:
    table = vanished(TOGETHER, traits={VIVIAN: {"might": 0, "speed": 0}}).with_dice(2)
    table.play("go:entrance-hall", f"h41-traitor-sneak:{VIVIAN}")
    table.play(next(key for key in table.keys if key.startswith("split")), "go:entrance-hall", "end-turn")
    assert table.asked == [2]
    assert len(table.events("rolled")) == 1


@rule("H41-T08")
def test_striking_at_the_empty_air_spends_the_attack() -> None:
    table = vanished(turn=VIVIAN).with_dice().play(f"attack:{OX}")
    assert told(table, "h41-misses", 2) == [{"explorer": VIVIAN, "room": "entrance-hall"}]
    assert not table.offers("attack")
    assert "entrance-hall" not in (InvisibleTraitor.unseen.of(table.haunt).maybe or ())


@rule("H41-53")
@pytest.mark.parametrize(
    ("cards", "answer"),
    [
        ([], f"attack:{OX}"),
        (["revolver"], "h41-heroes-shoot:grand-staircase:revolver"),
        (["dynamite"], "use:dynamite:foyer"),
    ],
)
def test_who_has_struck_at_nobody_cannot_take_it_back(cards: list[str], answer: str) -> None:
    where = HALL | {OX: "upper-landing"}
    table = vanished(where, turn=VIVIAN, cards={VIVIAN: cards}).with_dice().play(answer)
    assert told(table, "h41-misses", 1)
    with pytest.raises(CannotUndo):
        table.table.undo(1)


@rule("H41-53")
def test_where_the_traitors_open_music_box_is_not_heard_the_traitor_is_not() -> None:
    where = HALL | {OX: "upper-landing"}
    table = vanished(where, turn=VIVIAN, cards={OX: ["music-box"]}).with_dice()
    table.arrange(lambda state: setattr(state, "music", True)).play("go:foyer")
    assert "foyer" not in (InvisibleTraitor.unseen.of(table.haunt).maybe or ())
    assert "upper-landing" in (InvisibleTraitor.unseen.of(table.haunt).maybe or ())
    with pytest.raises(CannotUndo):
        table.table.undo(1)


@rule("H41-53")
def test_a_closed_music_box_keeps_nothing_from_being_taken_back() -> None:
    table = vanished(HALL | {OX: "upper-landing"}, turn=VIVIAN, cards={OX: ["music-box"]}).play("go:foyer")
    assert "foyer" in (InvisibleTraitor.unseen.of(table.haunt).maybe or ())
    table.table.undo(1)
    assert table.explorer(VIVIAN).place == "entrance-hall"


@rule("H41-T08")
def test_across_a_barrier_nobody_is_hit() -> None:
    where = HALL | {OX: "chasm/far", VIVIAN: "chasm"}
    table = vanished(where, turn=VIVIAN, rooms=[Placed(CHASM, "basement", 1, 0)]).with_dice().play(f"attack:{OX}")
    assert told(table, "h41-misses", 1)


@rule("H41-T08")
def test_a_traitor_who_is_there_fights_and_can_be_robbed() -> None:
    table = vanished(TOGETHER, turn=VIVIAN, cards={OX: ["bell"]}).with_dice(2, 2, 1, 1, 0, 0, 0).play(f"attack:{OX}")
    assert (table.prompt, table.asked) == ("damage-or-steal", [1])
    table.play("steal:bell")
    assert table.cards(VIVIAN) == ["bell"]
    assert InvisibleTraitor.unseen.of(table.haunt).seen == "entrance-hall"


@rule("H41-T08", "H41-T02")
def test_a_hero_is_offered_the_same_wherever_the_traitor_is() -> None:
    offered = set()
    for place in ("entrance-hall", "foyer", "upper-landing"):
        table = vanished(HALL | {OX: place}, turn=VIVIAN, cards={VIVIAN: ["axe", "revolver", "healing-salve", "bell"]})
        offered.add(tuple(table.keys))
    assert len(offered) == 1


@rule("H41-T09")
def test_dynamite_strikes_the_unseen_where_it_falls() -> None:
    table = vanished(turn=VIVIAN, cards={VIVIAN: ["dynamite"]}).with_dice(0, 0, 0, 0).play("use:dynamite:foyer")
    assert (table.prompt, table.asked) == ("split-damage", [0])
    assert table.table.ask is not None
    assert table.table.ask.data["points"] == 4


@rule("H41-T09")
def test_dynamite_in_a_wrong_room_is_spent() -> None:
    where = HALL | {OX: "upper-landing", ZOE: "upper-landing"}
    table = vanished(where, turn=VIVIAN, cards={VIVIAN: ["dynamite"]}).with_dice().play("use:dynamite:foyer")
    assert table.cards(VIVIAN) == []
    assert table.state.turn.attacked
    assert told(table, "h41-misses", 1) == [{"explorer": VIVIAN, "room": "foyer"}]


@rule("H41-T09")
def test_a_shot_reaches_the_rooms_in_sight() -> None:
    table = vanished(turn=VIVIAN, cards={VIVIAN: ["revolver"]})
    shots = [key for key in table.keys if key.startswith("h41-heroes-shoot")]
    assert shots == ["h41-heroes-shoot:foyer:revolver", "h41-heroes-shoot:grand-staircase:revolver"]
    table.with_dice(2, 2, 2, 0, 0, 0, 0, 0, 0).play("h41-heroes-shoot:foyer:revolver")
    assert (table.prompt, table.asked) == ("split-damage", [0])


@rule("H41-T09")
def test_a_shot_into_a_wrong_room_is_spent() -> None:
    table = vanished(turn=VIVIAN, cards={VIVIAN: ["revolver"]}).with_dice()
    table.play("h41-heroes-shoot:grand-staircase:revolver")
    assert told(table, "h41-misses", 2) == [{"explorer": VIVIAN, "room": "grand-staircase"}]
    assert "revolver" in table.state.turn.used
    assert table.state.turn.attacked


@rule("H41-T10")
def test_the_skull_names_the_floor_at_the_start_of_a_turn() -> None:
    table = vanished(cards={VIVIAN: ["skull"]}).play("go:upper-landing", "end-turn")
    assert (table.prompt, table.asked) == ("h41-heroes-seek", [1])
    table.with_dice(*adding_to(4, SANITY_OF_VIVIAN)).play("yes")
    assert told(table, "h41-heroes-floor", 2) == [{"floor": "upper"}]
    assert not told(table, "h41-heroes-floor", None)
    assert InvisibleTraitor.unseen.of(table.haunt).maybe == ["upper-landing"]
    assert not [key for key in table.play("go:foyer").keys if "h41-heroes-seek" in key]


@rule("H41-T10")
def test_a_weak_roll_makes_the_skull_tell_nothing() -> None:
    table = vanished(cards={VIVIAN: ["skull"]}).play("go:upper-landing", "end-turn")
    table.with_dice(*adding_to(3, SANITY_OF_VIVIAN)).play("yes")
    assert not told(table, "h41-heroes-floor", 2)


@rule("H41-T10")
@pytest.mark.parametrize(
    ("room", "symbol"), [("library", "event"), ("chasm", ""), ("larder", "item"), ("gymnasium", "omen")]
)
def test_the_spirit_board_names_the_symbol(room: str, symbol: str) -> None:
    floor = {"library": "ground", "gymnasium": "upper"}.get(room, "basement")
    rooms = [Placed(CHASM, "basement", 1, 0)] if room == "chasm" else row(floor, room)
    table = vanished(HALL | {OX: room}, rooms=rooms, cards={VIVIAN: ["spirit-board"]})
    table.play(f"go:{room}", "end-turn")
    table.with_dice(*adding_to(4, KNOWLEDGE_OF_VIVIAN)).play("yes")
    assert told(table, "h41-heroes-symbol", 2) == [{"deck": symbol}]


@rule("H41-T10", "H41-T02")
def test_the_heroes_keep_a_list_of_where_the_traitor_might_be() -> None:
    table = vanished(TOGETHER).with_dice(0).play("go:entrance-hall", f"h41-traitor-sneak:{VIVIAN}")
    assert table.view(1)["haunt"]["secrets"] == {"unseen-maybe": ["entrance-hall"]}
    table.play("h41-traitor-flee:foyer:foyer")
    reach = ["entrance-hall", "foyer", "grand-staircase", "upper-landing"]
    assert table.view(1)["haunt"]["secrets"] == {"unseen-maybe": reach}
    assert table.view(None)["haunt"]["secrets"] == {}
