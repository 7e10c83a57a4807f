"""Haunt 21, House of the Living Dead: how the dead rise, walk and fight."""

from collections import Counter

import pytest

from dreadhall.betrayal.components.rooms import CHAPEL, MYSTIC_ELEVATOR
from dreadhall.betrayal.haunts.h21_house_of_the_living_dead import CLEAVERS, GRAVES
from dreadhall.betrayal.haunts.printed import CHART
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import FigureId, Place
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing import rule
from dreadhall.testing.betrayal import SEVERAL, Position, revealed, row
from dreadhall.testing.imagining import rejected_tables
from tests.betrayal.drawing import faces
from tests.betrayal.haunts.h21.graves import APART, FOUR, JENNY, LORD, OX, VIVIAN, ZOE, ZOMBIE, graves, still, zombies
from tests.bots.betrayal_seats import answers

ZOSTRA, HEATHER = "madame-zostra", "heather-granville"


def where_they_rise(table: Position) -> Counter[str]:
    """How many zombies stand in each room."""
    return Counter(figure.place for figure in table.state.monsters.values() if figure.kind == "zombie")


# Set-up


@rule("H21-T01")
def test_the_oldest_but_the_revealer_is_dead_and_the_lord_stands_there() -> None:
    assert {cell for cell, number in CHART.items() if number == 21} == {
        ("medallion", room) for room in ("dining-room", "gymnasium", "servants-quarters")
    }
    where = {ZOSTRA: "foyer", OX: "upper-landing", HEATHER: "foyer"}
    table = revealed(21, where, cards={OX: ["axe", "dog"]})
    assert [who.traitor for who in table.state.explorers] == [False, True, False]
    assert not table.explorer(OX).alive
    assert (table.state.piles, table.state.companions) == ({"upper-landing": ["axe"]}, {"dog": "upper-landing"})
    assert (table.monster(LORD).place, table.haunt.track) == ("upper-landing", 0)
    table.play("0=ready", "1=ready", "2=ready")
    assert (table.prompt, table.asked) == ("turn", [2]), "the traitor's left neighbour begins"


@rule("H21-T02")
def test_zombies_go_round_the_rooms_and_one_more_rises_in_each() -> None:
    four = dict.fromkeys(SEVERAL[:4], "foyer")
    assert where_they_rise(revealed(21, four, rooms=row("ground", "gardens"))) == {"entrance-hall": 3, "gardens": 3}
    rooms = [*row("basement", "crypt"), *row("ground", "graveyard"), Placed(CHAPEL, "upper", 0, 5)]
    three = dict.fromkeys(SEVERAL[:3], "foyer")
    assert where_they_rise(revealed(21, three, rooms=rooms)) == {"crypt": 2, "graveyard": 2, "entrance-hall": 2}


@rule("H21-T02")
def test_more_rise_than_the_box_holds() -> None:
    assert where_they_rise(revealed(21, dict.fromkeys(SEVERAL, "foyer"))) == {"entrance-hall": 7}


@rule("H21-T16")
def test_with_all_rooms_in_the_house_the_first_six_hold_two_each() -> None:
    assert GRAVES[:4] == ("crypt", "graveyard", "entrance-hall", "underground-lake")
    assert GRAVES[4:] == ("gardens", "chapel", "conservatory", "pentagram-chamber")
    rooms = [Placed(room, "basement", 5 * number, 5) for number, room in enumerate(GRAVES) if room != "entrance-hall"]
    table = revealed(21, dict.fromkeys(SEVERAL, "foyer"), rooms=rooms)
    assert where_they_rise(table) == dict.fromkeys(GRAVES[:6], 2)
    assert table.monster(ZOMBIE).traits == {"speed": 2, "might": 5, "sanity": 2}
    assert table.monster(LORD).traits == {"speed": 3, "might": 7, "sanity": 2}


# The monster turn


@rule("H21-T03")
def test_all_zombies_share_a_roll_and_the_lord_has_one_of_its_own() -> None:
    where = {**APART, OX: "grand-staircase"}
    table = graves(where, turn=ZOE, monsters=zombies("foyer", "entrance-hall"))
    table.with_dice(*faces(1, 3), *faces(2, 2)).play("end-turn")
    assert table.prompt == "next-monster"
    table.play(f"monster:{LORD}", "done", f"monster:{ZOMBIE}", "done")
    rolls = [len(roll.data["faces"]) for roll in table.events("rolled")]
    assert rolls == [3, 2]
    assert (table.prompt, table.state.turn.monster) == ("monster", "zombie-2")
    assert not [key for key in table.keys if key.startswith(("explore", "take"))]
    assert still(table).asked == [0]


@rule("H21-T03", "H21-T05")
def test_a_zombie_strikes_with_five_dice_and_hurts_whoever_loses() -> None:
    table = graves(turn=ZOE, lord="", monsters=zombies("foyer"), cards={OX: ["axe"]}).with_dice(0, 0)
    table.play("end-turn").with_dice(*faces(3, 5), *faces(1, 5)).play(f"attack:{OX}")
    assert (table.prompt, table.keys) == ("split-damage", ["split:2-0", "split:1-1", "split:0-2"])


@rule("H21-T03")
def test_the_lord_strikes_with_seven() -> None:
    table = graves(turn=ZOE, lord="foyer", monsters=zombies("gardens")).with_dice(0, 0, 0)
    table.play("end-turn", f"monster:{LORD}")
    table.with_dice(*faces(1, 7), *faces(1, 5)).play(f"attack:{OX}")
    assert not table.events("hurt")


@rule("H21-T13")
@pytest.mark.parametrize(("walker", "asked"), [(LORD, "dock-elevator"), (ZOMBIE, "monster")])
def test_the_elevator_moves_for_the_lord_and_for_no_zombie(walker: str, asked: str) -> None:
    lift = [Placed(MYSTIC_ELEVATOR, "ground", 0, 1)]
    start = {LORD: "upper-landing", ZOMBIE: "upper-landing"} | {walker: "entrance-hall"}
    lift += row("upper", "bedroom")
    table = graves(turn=ZOE, lord=start[LORD], monsters=zombies(start[ZOMBIE]), rooms=lift)
    table.with_dice(*faces(2, 3 if walker == LORD else 2)).play("end-turn", f"monster:{walker}", "go:mystic-elevator")
    assert table.prompt == asked


# Fighting zombies


def strike(card: str, dice: int, *, won: bool = True, stunned: bool = False) -> Position:
    """Ox attacks a zombie in the Foyer, and wins by one or loses by two."""

    def lies(state: BetrayalState) -> None:
        state.monsters[FigureId(ZOMBIE)].stunned = stunned

    cards = {OX: [card]} if card else {}
    table = graves(monsters=zombies("foyer", "gardens"), cards=cards, change=lies)
    defence = 2 if card == "ring" else 5
    theirs = 0 if won else 3
    table.with_dice(*faces(1, dice), *faces(theirs, defence))
    return table.play(f"attack:{ZOMBIE}:{card}" if card else f"attack:{ZOMBIE}")


@rule("H21-T04")
def test_the_blades_that_kill() -> None:
    assert sorted(CLEAVERS) == ["axe", "blood-dagger", "sacrificial-dagger", "spear"]


@rule("H21-T04")
def test_an_axe_destroys_a_zombie() -> None:
    table = strike("axe", 6)
    assert ZOMBIE not in table.state.monsters
    assert table.winners is None, "another one walks"


@rule("H21-T04", "C-38")
def test_one_that_lies_stunned_can_be_hacked_as_well() -> None:
    assert ZOMBIE not in strike("axe", 6, stunned=True).state.monsters
    unarmed = graves(
        monsters=zombies("foyer"), change=lambda state: setattr(state.monsters[FigureId(ZOMBIE)], "stunned", True)
    )
    assert not unarmed.offers("attack")


@rule("H21-T04")
@pytest.mark.parametrize(("card", "dice"), [("", 5), ("revolver", 5), ("ring", 3)])
def test_everything_else_only_stuns(card: str, dice: int) -> None:
    def shot(state: BetrayalState) -> None:
        state.explorers[0].clips = [4, 4, 2, 2]

    cards = {OX: [card]} if card else {}
    table = graves(monsters=zombies("foyer"), cards=cards, change=shot)
    own = table.value(OX, {"": "might", "revolver": "speed", "ring": "sanity"}[card]) + (card == "revolver")
    theirs = {"": 5, "revolver": 2, "ring": 2}[card]
    table.with_dice(*faces(1, own), *faces(0, theirs)).play(f"attack:{ZOMBIE}:{card}" if card else f"attack:{ZOMBIE}")
    assert table.monster(ZOMBIE).stunned


@rule("H21-T05")
def test_a_zombie_that_attacks_an_armed_hero_and_loses_is_stunned() -> None:
    table = graves(turn=ZOE, lord="", monsters=zombies("foyer"), cards={OX: ["axe"]}).with_dice(0, 0).play("end-turn")
    table.with_dice(*faces(0, 5), *faces(1, 5)).play(f"attack:{OX}")
    assert table.monster(ZOMBIE).stunned


@rule("H21-T05")
def test_whoever_loses_an_attack_with_the_axe_is_hurt_as_usual() -> None:
    table = strike("axe", 6, won=False)
    assert (table.prompt, len(table.keys)) == ("split-damage", 3)


@rule("H21-T06")
def test_dynamite_destroys_those_that_do_not_dodge() -> None:
    where = {**APART, OX: "entrance-hall"}
    two = zombies("foyer", "foyer")
    two[1].traits["speed"] = 3
    table = graves(where, monsters=two, cards={OX: ["dynamite"]})
    table.with_dice(*faces(4, 2), *faces(5, 3)).play("use:dynamite:foyer")
    assert [zombie for zombie in table.state.monsters if zombie != LORD] == ["zombie-2"]


@rule("H21-T07")
@pytest.mark.parametrize(("walker", "dice"), [(ZOMBIE, 3), (LORD, 7)])
def test_the_holy_symbol_takes_two_dice_from_a_zombie_and_none_from_the_lord(walker: str, dice: int) -> None:
    lord = "foyer" if walker == LORD else "upper-landing"
    table = graves(turn=ZOE, lord=lord, monsters=zombies("foyer"), cards={OX: ["holy-symbol"]})
    table.with_dice(*faces(0, 3 if walker == LORD else 2)).play("end-turn", f"monster:{walker}")
    table.with_dice(*faces(1, dice), *faces(1, 5)).play(f"attack:{OX}")
    assert [len(roll.data["faces"]) for roll in table.events("rolled")][-2:] == [dice, 5]


@rule("H21-T07", "H21-22")
def test_the_holy_symbol_does_not_weaken_a_zombie_that_defends_itself() -> None:
    table = graves(monsters=zombies("foyer"), cards={OX: ["holy-symbol"]})
    table.with_dice(*faces(1, 5), *faces(0, 5)).play(f"attack:{ZOMBIE}")
    assert table.monster(ZOMBIE).stunned


# The Lord


@rule("H21-T08")
def test_without_the_medallion_nothing_harms_the_lord() -> None:
    table = graves(lord="foyer", monsters=zombies("gardens"))
    table.with_dice(*faces(5, 5), *faces(0, 7)).play(f"attack:{LORD}")
    assert not table.monster(LORD).stunned
    assert table.haunt.track == 0
    assert len(table.events("h21-unharmed")) == 1
    lost = graves(lord="foyer", monsters=zombies("gardens"))
    lost.with_dice(*faces(0, 5), *faces(2, 7)).play(f"attack:{LORD}")
    assert (lost.prompt, len(lost.keys)) == ("split-damage", 3)


@rule("H21-T09", "H21-T16")
def test_seven_points_by_attack_and_in_defence_destroy_the_lord() -> None:
    table = graves(lord="foyer", monsters=zombies("gardens"), cards={OX: ["medallion"]}, turn=ZOE)
    table.with_dice(0, 0, 0).play("end-turn", f"monster:{LORD}").with_dice(*faces(0, 7), *faces(4, 5))
    table.play(f"attack:{OX}")
    assert (table.haunt.track, table.monster(LORD).stunned, table.monster(LORD).traits["might"]) == (4, False, 7)
    table = graves(lord="foyer", monsters=zombies("gardens"), cards={OX: ["medallion"]}, wounds=4)
    six = graves(lord="foyer", monsters=zombies("gardens"), cards={OX: ["medallion"]}, wounds=4)
    six.with_dice(*faces(2, 5), *faces(0, 7)).play(f"attack:{LORD}")
    assert (six.haunt.track, six.winners) == (6, None)
    table.with_dice(*faces(3, 5), *faces(0, 7)).play(f"attack:{LORD}")
    assert (table.haunt.track, LORD in table.state.monsters, table.winners) == (7, False, (0, 1))


@rule("H21-T09")
def test_the_ring_and_thrown_dynamite_of_the_bearer_count_too() -> None:
    ring = graves(lord="foyer", monsters=zombies("gardens"), cards={OX: ["medallion", "ring"]})
    own = ring.value(OX, "sanity")
    ring.with_dice(*faces(1, own), *faces(0, 2)).play(f"attack:{LORD}:ring")
    assert ring.haunt.track == 1
    where = {**APART, OX: "entrance-hall"}
    bang = graves(where, lord="foyer", monsters=zombies("gardens"), cards={OX: ["medallion", "dynamite"]})
    bang.with_dice(*faces(1, 3)).play("use:dynamite:foyer")
    assert bang.haunt.track == 4


@rule("H21-T09", "H21-T14", "H21-38")
def test_whoever_takes_up_a_dead_heros_medallion_hurts_the_lord_at_once() -> None:
    here = {**FOUR, JENNY: "foyer"}
    table = graves(here, lord="foyer", monsters=zombies("gardens"), rising=[JENNY], piles={"foyer": ["medallion"]})
    table.play("take:medallion").with_dice(*faces(2, 5), *faces(0, 7)).play(f"attack:{LORD}")
    assert table.haunt.track == 2


# Items


@rule("H21-T14")
def test_a_hero_who_draws_an_item_may_choose_one_of_three() -> None:
    table = graves(FOUR, monsters=zombies("foyer"))
    table.top("room", "larder").top("item", "axe", "bell", "candle")
    table.arrange(lambda state: setattr(state.explorers[0], "place", "basement-landing"))
    table.play(next(key for key in table.keys if key.startswith("explore")))
    while table.prompt != "h21-heroes-three":
        table.play(table.keys[0])
    table.play("yes")
    assert (table.prompt, sorted(table.keys)) == ("h21-heroes-keep", ["card:axe", "card:bell", "card:candle"])
    assert answers(table, 0) == {"card:axe"}, "a bot keeps what it can kill with"
    table.play("card:bell")
    assert table.cards(OX) == ["bell"]
    assert table.state.items.bottom == ["axe", "candle"]
    assert len(table.state.items) == len(table.state.items.top) + 2


@rule("H21-T14", "H21-18")
def test_each_item_that_a_box_or_a_closet_gives_is_one_of_three() -> None:
    drawn = ["axe", "bell", "candle", "armor", "bottle", "idol"]
    table = graves(monsters=zombies("gardens"), cards={OX: ["puzzle-box"]}, traits={OX: {"knowledge": 7}})
    table.top("item", *drawn).with_dice(*faces(6, table.value(OX, "knowledge"))).play(
        "use:puzzle-box", "yes", "card:bell"
    )
    assert table.prompt == "h21-heroes-three"
    table.play("yes")
    assert sorted(table.keys) == ["card:armor", "card:bottle", "card:idol"]
    closet = graves(monsters=zombies("gardens"), tokens={"closet": "foyer"}).top("item", *drawn)
    assert closet.with_dice(2, 2).play("try:closet").prompt == "h21-heroes-three"


@rule("H21-T14")
def test_a_hero_may_be_content_with_the_first() -> None:
    table = graves(monsters=zombies("foyer"))
    table.top("item", "axe", "bell")
    table.arrange(lambda state: setattr(state.explorers[0], "place", "basement-landing")).top("room", "larder")
    table.play(next(key for key in table.keys if key.startswith("explore")))
    while table.prompt != "h21-heroes-three":
        table.play(table.keys[0])
    assert table.play("no").cards(OX) == ["axe"]
    assert table.state.items.bottom == []


@rule("H21-T14", "B-SEC-06")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_three_items_lie_open_for_everybody_spectators_included(seat: int | None) -> None:
    def undecided(state: BetrayalState) -> None:
        items = state.items
        items.rest, items.top, items.known = [*items.rest, *items.top], [], []
        state.explorers[0].place = Place("basement-landing")

    table = graves(monsters=zombies("foyer")).top("room", "larder").arrange(undecided)
    table.play(next(key for key in table.keys if key.startswith("explore")))
    while table.prompt != "h21-heroes-three":
        table.play(table.keys[0])
    table.play("yes")
    assert rejected_tables(table.table, seat, 1) == 0, "what all have seen needs no guessing"


@rule("H21-T14")
def test_the_medallion_of_the_dead_can_be_taken_up() -> None:
    table = graves(FOUR, monsters=zombies("foyer"), rising=[ZOE], piles={"foyer": ["medallion"]}).play("take:medallion")
    assert table.cards(OX) == ["medallion"]


def test_what_lies_under_a_stack_is_drawn_last() -> None:
    def drained(state: BetrayalState) -> None:
        state.items.discards = [*state.items.discards, *state.items.top[2:]]
        state.items.top, state.items.known = state.items.top[:1], [()]
        state.items.bottom = [state.items.discards.pop(), state.items.discards.pop()]

    table = graves(FOUR, monsters=zombies("foyer"), change=None).arrange(drained)
    deck, below = table.rules.state.items, list(table.state.items.bottom)
    table.rules.draw_from(deck)
    assert [table.rules.draw_from(deck), table.rules.draw_from(deck)] == below


# Who knows what


@rule("H21-T15")
def test_each_side_reads_its_own_book_and_the_fallen_both() -> None:
    table = graves(FOUR, monsters=zombies("foyer"), rising=[JENNY])
    books = [table.view(seat)["haunt"]["books"] for seat in range(4)]
    assert books == [["heroes"], ["heroes"], ["heroes", "traitor"], ["traitor"]]
    assert [figure["traits"] for figure in table.view(0)["monsters"]] == [{}, {}]
    assert table.view(3)["monsters"][0]["traits"] == table.view(2)["monsters"][0]["traits"] != {}
    assert [wish["of"] for wish in table.view(0)["haunt"]["objectives"]] == [1, 2], "nobody tells the lord's limit"
    assert table.view(0)["haunt"]["track"] == 0


@rule("H21-T15", "H21-T09")
def test_bots_go_for_the_lord_with_the_medallion_and_for_zombies_with_a_blade() -> None:
    table = graves(monsters=zombies("foyer"), cards={OX: ["medallion", "axe"]})
    lord, clearing = table.view(0)["haunt"]["objectives"]
    assert (lord["foes"], clearing["foes"]) == ((LORD,), (ZOMBIE,))
    lord, clearing = table.view(1)["haunt"]["objectives"]
    assert (lord["foes"], clearing["foes"], clearing["avoid"]) == ((), (), ("upper-landing", "foyer"))
    assert not {"foyer", "upper-landing"} & set(clearing["rooms"])
    (dead,) = table.view(2)["haunt"]["objectives"]
    assert (dead["id"], dead["avoid"]) == ("h21-traitor-heroes", ("foyer",)), "those in arms last"
    weak = graves(monsters=zombies("foyer"), cards={ZOE: ["medallion"]}).view(1)["haunt"]["objectives"][0]
    assert (weak["verbs"][-1], weak["foes"]) == (f"trade:{OX}:medallion", ())


@rule("H21-T15")
def test_a_practice_table_begins_with_the_medallion_in_the_revealers_hands() -> None:
    table = revealed(21, {ZOSTRA: "foyer", OX: "foyer", VIVIAN: "foyer"})
    assert table.cards(ZOSTRA) == ["medallion"]
