"""Haunt 32, Lost: the poison, the song and its clues, the sabotage, and who may know what."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.components.rooms import (
    GAME_ROOM,
    LIBRARY,
    OPERATING_LABORATORY,
    ORGAN_ROOM,
    RESEARCH_LABORATORY,
    TOWER,
)
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.haunts.h32_lost import CLUES, HOME, JAM, JAMS, PLAY, SEEK, Lost
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import CardId, Place, RoomId, place_in
from dreadhall.betrayal.state import BetrayalState
from dreadhall.bots import SeatAt
from dreadhall.bots.betrayal.outlook import SeenTable
from dreadhall.testing.betrayal import SEVERAL, THREE, Position, position, rooms_named, row
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play_randomly
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.fates import dead

OX, VIVIAN, ZOE = THREE
LONGFELLOW = SEVERAL[3]
ORGAN = Placed(ORGAN_ROOM, "ground", 0, 1, 0)
NEAR = [ORGAN, Placed(LIBRARY, "upper", 0, -1), *row("upper", "game-room"), Placed(TOWER, "upper", 1, 0)]
"""The Organ Room, and the rooms with clues; in none of them is an omen."""
OMENS = [
    *(
        Placed(RoomId(room), "basement", 5 + at, 5)
        for at, room in enumerate(("catacombs", "furnace-room", "abandoned-room"))
    ),
    *(
        Placed(RoomId(room), "upper", 5 + at, 5)
        for at, room in enumerate(("charred-room", "gallery", "balcony", "junk-room"))
    ),
]
"""Seven rooms with an omen symbol."""
MOST = {OX: {"knowledge": 7}}
"""Ox rolls six dice."""


def away(
    where: dict[str, str] | None = None,
    *,
    found: Sequence[str] = (),
    change: Callable[[BetrayalState], None] | None = None,
    **parts: Any,
) -> Position:
    """The haunt in the middle of play, with Zoe as traitor, and some clues found already."""

    def arranged(state: BetrayalState) -> None:
        assert state.haunt is not None
        Lost.memory.of(state.haunt).clues = dict.fromkeys(rooms_named(found), "found")
        if change is not None:
            change(state)

    where = where or {OX: "organ-room", VIVIAN: "entrance-hall", ZOE: "foyer"}
    parts.setdefault("rooms", NEAR)
    parts.setdefault("traitor", ZOE)
    return position(where, haunt=32, omen="crystal-ball", change=arranged, **parts)


def bonus(table: Position) -> int:
    """What is added to the song of whoever is asked."""
    (seat,) = table.asked
    choices = table.table.view(seat)["ask"]["choices"]
    return int(next(choice["data"]["bonus"] for choice in choices if choice["key"] == PLAY))


# The poison


@rule("H32-T05")
def test_a_hero_who_starts_a_turn_loses_what_two_dice_show_in_any_mix_and_armor_does_not_help() -> None:
    table = away(cards={VIVIAN: ["armor"]}).with_dice(2, 1).play("end-turn")
    assert (table.prompt, table.asked) == ("lose-trait", [1])
    before = {trait: table.clip(VIVIAN, trait) for trait in ("might", "speed", "sanity", "knowledge")}
    table.play("trait:might", "trait:might", "trait:sanity")
    assert (table.prompt, table.asked) == ("turn", [1])
    after = {trait: table.clip(VIVIAN, trait) for trait in before}
    assert after == {**before, "might": before["might"] - 2, "sanity": before["sanity"] - 1}


@rule("H32-T05")
def test_the_poison_kills_at_the_skull() -> None:
    table = away(traits={VIVIAN: {"might": 0}}).with_dice(1, 0).play("end-turn", "trait:might")
    assert not table.explorer(VIVIAN).alive
    assert table.asked == [2]


@rule("H32-T05")
def test_the_traitor_breathes_freely() -> None:
    table = away(turn=VIVIAN).with_dice().play("end-turn")
    assert (table.prompt, table.asked, table.events("rolled")) == ("turn", [2], [])


# The song


@rule("H32-T06")
@pytest.mark.parametrize(("total", "won"), [(5, False), (6, True)])
def test_what_helps_is_added_to_the_dice_and_what_was_spoiled_taken_off(total: int, *, won: bool) -> None:
    where = {OX: "organ-room", VIVIAN: "entrance-hall", ZOE: "foyer", "father-rhinehardt": "foyer"}
    spoiled, rooms = {"sabotage-1": "game-room"}, [*NEAR, *OMENS]
    clues = ("library", "tower")
    table = away(where, rooms=rooms, traits=MOST, found=clues, cards={OX: ["book"]}, tokens=spoiled)
    assert bonus(table) == 7 + 2 + 2 + 2 - 3
    table.with_dice(*faces(total, 6)).play(PLAY)
    assert table.winners == ((0, 1, 3) if won else None)


@rule("H32-T06", "H32-T12")
@pytest.mark.parametrize(("players", "target"), [(3, 15), (4, 16), (5, 18), (6, 20)])
@pytest.mark.parametrize("short", [0, 1])
def test_the_more_players_the_harder_the_song(players: int, target: int, short: int) -> None:
    names = SEVERAL[:players]
    where = dict.fromkeys(names, "foyer") | {OX: "organ-room"}
    table = away(where, rooms=[*NEAR, *OMENS], found=("library", "tower"), traits=MOST)
    table.with_dice(*faces(target - 11 - short, 6)).play(PLAY)
    heroes = tuple(seat for seat, name in enumerate(names) if name != ZOE)
    assert table.winners == (None if short else heroes)
    assert PLAY not in table.keys


@rule("H32-T06")
@pytest.mark.parametrize("count", range(8))
def test_every_omen_room_in_the_house_counts_one(count: int) -> None:
    assert bonus(away(rooms=[*NEAR, *OMENS[:count]])) == count


@rule("H32-T07")
@pytest.mark.parametrize(("room", "trait"), [("library", "knowledge"), ("game-room", "sanity"), ("tower", "knowledge")])
@pytest.mark.parametrize(("total", "clue"), [(4, 0), (5, 2)])
def test_a_clue_is_found_with_five_and_serves_every_hero(room: str, trait: str, total: int, clue: int) -> None:
    where = {OX: room, VIVIAN: "organ-room", ZOE: "foyer"}
    table = away(where, traits={OX: {trait: 7}}).with_dice(*faces(total, 7 if trait == "sanity" else 6), 0, 0)
    table.play(SEEK)
    assert SEEK not in table.keys
    table.play("end-turn")
    assert (table.asked, bonus(table)) == ([1], clue)


@rule("H32-T07")
@pytest.mark.parametrize("room", ["library", "game-room", "tower", "tower/far"])
def test_a_clue_that_was_found_is_not_found_again(room: str) -> None:
    where = {OX: room, VIVIAN: "organ-room", ZOE: "foyer"}
    assert SEEK in away(where).keys
    assert SEEK not in away(where, found=(room.partition("/")[0],)).keys


@rule("H32-T07")
def test_only_three_rooms_have_clues() -> None:
    assert SEEK not in away().keys
    assert PLAY not in away({OX: "library", VIVIAN: "foyer", ZOE: "foyer"}).keys


@rule("H32-T08")
@pytest.mark.parametrize(
    ("player", "music"), [("darrin-flash-williams", 2), ("zoe-ingstrom", 2), (LONGFELLOW, 2), (OX, 0), (VIVIAN, 0)]
)
def test_musicians_play_better(player: str, music: int) -> None:
    others = ["jenny-leclerc", "brandon-jaspers"]
    table = away({player: "organ-room", others[0]: "foyer", others[1]: "foyer"}, traitor=others[1])
    assert bonus(table) == music


@rule("H32-T09")
@pytest.mark.parametrize("card", ["madman", "book"])
@pytest.mark.parametrize("holder", [OX, ZOE, ""])
def test_madman_and_book_help_while_they_are_there_with_whomever(card: CardId, holder: str) -> None:
    def lies(state: BetrayalState) -> None:
        if holder:
            return
        state.omens.rest.remove(card)
        if card == "madman":
            state.companions[card] = Place("organ-room")
        else:
            state.piles[Place("organ-room")] = [card]

    where = {OX: "organ-room", VIVIAN: "entrance-hall", ZOE: "organ-room"}
    cards = {holder: [card]} if holder else {}
    assert bonus(away(where, cards=cards, change=lies)) == 2
    assert bonus(away(cards={VIVIAN: [card]})) == 0


@rule("H32-T11")
def test_a_room_is_found_again_with_a_new_card_and_its_omen_counts() -> None:
    table = away({OX: "entrance-hall", VIVIAN: "organ-room", ZOE: "foyer"}).top("room", "kitchen").top("omen", "ring")
    table.with_dice(0, 0).play("explore:n")
    while table.prompt == "turn-tile":
        table.play(table.keys[0])
    assert table.cards(OX) == ["ring"]
    table.play("end-turn")
    assert (table.asked, bonus(table)) == ([1], 1)


@rule("H32-T12")
def test_a_hero_may_find_a_clue_and_play_in_one_turn() -> None:
    rooms = [ORGAN, Placed(GAME_ROOM, "ground", 1, 1)]
    table = away({OX: "game-room", VIVIAN: "foyer", ZOE: "foyer"}, rooms=rooms, traits={OX: {"sanity": 7}})
    table.with_dice(*faces(5, 7), 0, 0, 0).play(SEEK)
    table.arrange(lambda state: setattr(state.explorers[0], "place", "organ-room"))
    assert bonus(table) == 2
    table.play(PLAY)
    assert PLAY not in table.keys


@rule("H32-T13")
def test_with_the_traitor_dead_the_poison_goes_on_and_the_last_hero_can_still_play() -> None:
    table = away(change=dead(2)).with_dice(0, 1).play("end-turn")
    assert (table.prompt, table.asked) == ("lose-trait", [1])
    found = ("library", "tower", "game-room")
    last = away(found=found, change=dead(1), traits=MOST, cards={OX: ["book"]})
    last.with_dice(*faces(15 - bonus(last), 6)).play(PLAY)
    assert last.winners == (0, 1)


@rule("H32-T14")
def test_the_traitor_wins_alone_when_the_last_hero_has_breathed_out() -> None:
    table = away(turn=ZOE, change=dead(0), traits={VIVIAN: {"speed": 0}}).with_dice(1, 0)
    table.play("end-turn", "trait:speed")
    assert table.winners == (2,)
    assert table.haunt.track == 0


# The sabotage


def controls(room: RoomId, **parts: Any) -> Position:
    """Zoe, the traitor, in one of the rooms with controls."""
    tile = Placed(room, "upper", 5, 5) if room != "pentagram-chamber" else Placed(room, "basement", 5, 5)
    return away({OX: "organ-room", VIVIAN: "foyer", ZOE: room}, rooms=[ORGAN, tile], turn=ZOE, **parts)


@rule("H32-T10")
@pytest.mark.parametrize("room", JAMS)
@pytest.mark.parametrize(("total", "points"), [(3, 0), (4, -3)])
def test_the_traitor_spoils_the_controls_of_a_room_with_four(room: RoomId, total: int, points: int) -> None:
    table = controls(room, traits={ZOE: {"knowledge": 7}}).with_dice(*faces(total, 5), 0, 0)
    table.play(JAM)
    assert table.state.tokens == ({"sabotage-1": place_in(room)} if points else {})
    assert JAM not in table.keys
    told = [(event.to, event.data["room"], event.data["points"]) for event in table.events("h32-sabotage")]
    assert told == ([(None, room, 3)] if points else [])
    table.play("end-turn")
    assert (table.asked, bonus(table)) == ([0], points + (room == "pentagram-chamber"))


@rule("H32-T10")
def test_one_token_a_room_and_one_try_a_turn() -> None:
    def spoiled(state: BetrayalState) -> None:
        state.tokens["sabotage-1"] = Place("research-laboratory")

    assert JAM not in controls(RESEARCH_LABORATORY, change=spoiled).keys
    second = controls(OPERATING_LABORATORY, change=spoiled, traits={ZOE: {"knowledge": 7}})
    second.with_dice(*faces(4, 5)).play(JAM)
    assert second.state.tokens["sabotage-2"] == "operating-laboratory"
    assert JAM not in controls(LIBRARY).keys


@rule("H32-T10")
def test_heroes_spoil_nothing_and_other_rolls_are_as_ever() -> None:
    where = {OX: "game-room", VIVIAN: "foyer", ZOE: "foyer"}
    table = away(where, traits={OX: {"sanity": 7}}, tokens={"sabotage-1": "game-room"})
    assert JAM not in table.keys
    table.with_dice(*faces(5, 7)).play(SEEK)
    assert Lost.memory.of(table.haunt).clues == {"game-room": "found"}


# Who knows what


@rule("H32-T15")
def test_the_traitor_sees_dice_and_learns_neither_clue_nor_song() -> None:
    table = away({OX: "library", VIVIAN: "organ-room", ZOE: "foyer"}, traits=MOST)
    table.with_dice(*faces(5, 6), 0, 0, *[0] * 5).play(SEEK, "end-turn", PLAY)
    assert table.view(0)["haunt"]["secrets"] == {"h32-clues": {"library": "found"}}
    assert table.view(2)["haunt"]["secrets"] == table.view(None)["haunt"]["secrets"] == {}
    for kind in ("h32-heroes-clue", "h32-heroes-song"):
        assert all(not event.is_for(2) and not event.is_for(None) for event in table.events(kind))
    assert [event.data["why"] for event in table.events("rolled")] == ["task", "h32-poison", "task"]
    hero, traitor = table.view(0)["haunt"], table.view(2)["haunt"]
    assert [goal["id"] for goal in hero["objectives"]] == [HOME, CLUES]
    assert [goal["id"] for goal in traitor["objectives"]] == [JAM, "h32-traitor-heroes"]
    assert (hero["books"], traitor["books"]) == (["heroes"], ["traitor"])
    assert hero["memory"] == {}


@rule("H32-T15")
@pytest.mark.parametrize("seat", [2, None])
def test_whoever_may_not_know_can_imagine_both_outcomes_of_a_roll_and_no_clue_where_nobody_rolled(
    seat: int | None,
) -> None:
    table = away(found=("library",))
    worlds = [table.table.imagine(seat, seed).state for seed in range(12)]
    secrets = {
        str(Lost.memory.of(world.haunt).clues) for world in worlds if isinstance(world, BetrayalState) and world.haunt
    }
    assert secrets == {"{'library': 'found'}", "{'library': 'sought'}"}
    hero = table.table.imagine(0, 1).state
    assert isinstance(hero, BetrayalState)
    assert hero.haunt is not None
    assert Lost.memory.of(hero.haunt).clues == {"library": "found"}


@rule("H32-T15")
@pytest.mark.parametrize(
    ("found", "traits", "rooms"),
    [
        (("library",), {OX: {"knowledge": 3}}, ()),
        (("library",), {OX: {"knowledge": 7}}, ("organ-room",)),
        ((), {OX: {"knowledge": 5, "might": 2, "speed": 2, "sanity": 2}}, ()),
        ((), {OX: {"knowledge": 5, "might": 1, "speed": 2, "sanity": 2}}, ("organ-room",)),
        ((), {OX: {"knowledge": 5, "might": 1, "speed": 2, "sanity": 2}, VIVIAN: {"knowledge": 7}}, ()),
    ],
)
def test_the_cleverest_goes_to_play_when_it_is_time_and_the_others_explore(
    found: tuple[RoomId, ...], traits: dict[str, dict[str, int]], rooms: tuple[str, ...]
) -> None:
    where = dict.fromkeys(THREE, "foyer")
    table = away(where, rooms=[*NEAR, *OMENS], found=found, traits={VIVIAN: {"knowledge": 0}} | traits)
    wishes = SeenTable(SeatAt(table.table, 0)).wanted
    assert [wish.rooms for wish in wishes if wish.id == HOME] == [rooms]


@rule("H32-T15")
@pytest.mark.parametrize(
    ("knowledge", "spared"), [(7, ["trait:speed", "trait:sanity"]), (0, [])], ids=["cleverest", "others"]
)
def test_the_cleverest_keeps_a_clear_head_and_looks_for_guides_as_long_as_the_body_bears_it(
    knowledge: int, spared: list[str]
) -> None:
    clips = {"knowledge": knowledge, "might": 0, "speed": 3, "sanity": 1}
    table = away(traits={OX: clips, VIVIAN: {"knowledge": 3}})
    (song,) = [wish for wish in SeenTable(SeatAt(table.table, 0)).wanted if wish.id == HOME]
    assert list(song.verbs) == [PLAY, *spared]
    assert song.cards == (("madman", "book") if spared else ())


@rule("H32-T15")
@pytest.mark.parametrize(("cards", "rooms"), [([], ()), (["book"], ("organ-room",))])
def test_whoever_has_the_book_brings_it_when_the_cleverest_could_play(cards: list[str], rooms: tuple[str, ...]) -> None:
    where, traits = dict.fromkeys(THREE, "foyer"), {OX: {"knowledge": 0}, VIVIAN: {"knowledge": 5}}
    table = away(where, rooms=[*NEAR, *OMENS], traits=traits, cards={OX: cards})
    short = 15 - len(OMENS)
    assert table.value(VIVIAN, "knowledge") + 1 < short <= table.value(VIVIAN, "knowledge") + 3
    assert [wish.rooms for wish in SeenTable(SeatAt(table.table, 0)).wanted if wish.id == HOME] == [rooms]


@rule("H32-T15")
@pytest.mark.parametrize(
    ("knowledge", "sanity", "rooms"), [(7, 0, ("library", "tower")), (0, 7, ("game-room",)), (0, 0, ())]
)
def test_clues_are_left_to_those_who_have_the_dice_for_them(
    knowledge: int, sanity: int, rooms: tuple[str, ...]
) -> None:
    table = away(traits={OX: {"knowledge": knowledge, "sanity": sanity}})
    assert [wish.rooms for wish in SeenTable(SeatAt(table.table, 0)).wanted if wish.id == CLUES] == [rooms]


@rule("H32-T15")
@pytest.mark.parametrize("seed", range(2))
def test_a_game_that_starts_at_this_haunt_ends(seed: int) -> None:
    table = dreadhall.new_table(Betrayal(), 3 + seed, seed, {"start": "haunt", "haunt": 32})
    play_randomly(table, seed, most=3000)
    assert table.result is not None
    assert table.result.reason in ("h32-heroes", "h32-traitor")
    begins = [event.data for event in table.events if event.kind == "haunt-begins"]
    assert begins[0]["omen"] in ("crystal-ball", "mask")
