"""Each invariant of the random games fails when its rule is broken on purpose."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

import dreadhall
from dreadhall.betrayal.cards.decks import Decks
from dreadhall.betrayal.cards.events import Events
from dreadhall.betrayal.components.rooms import (
    ATTIC,
    CHAPEL,
    CHARRED_ROOM,
    CONSERVATORY,
    DUSTY_HALLWAY,
    GYMNASIUM,
    KITCHEN,
    STOREROOM,
    TOWER,
)
from dreadhall.betrayal.explorers.possessions import Possessions
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.haunts.h05_i_was_a_teenage_lycanthrope import TeenageLycanthrope
from dreadhall.betrayal.haunts.h25_voodoo import Voodoo
from dreadhall.betrayal.haunts.h34_guillotines import Guillotines
from dreadhall.betrayal.haunts.h41_invisible_traitor import InvisibleTraitor
from dreadhall.betrayal.house.arriving import Arriving
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.placing import Placing
from dreadhall.betrayal.house.plan import FIRST, Placed
from dreadhall.betrayal.ids import Place, RoomId
from dreadhall.betrayal.memory import Shown, shown
from dreadhall.betrayal.phases.goals import Goals, Objective
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.presentation import view
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.people.hidden import HiddenTraitor
from dreadhall.kernel import Choice, Happening, Rules, Table
from dreadhall.testing.betrayal import house, position
from dreadhall.testing.betrayal.invariants import Watch
from dreadhall.testing.betrayal.kept_secret import secret_fields
from dreadhall.testing.betrayal.legal_house import HouseChange, bad_growth, bad_house
from dreadhall.testing.betrayal.secrets import given_away
from dreadhall.testing.play import play_randomly
from tests.betrayal.haunts.invisible import HALL, OX, VIVIAN, ZOE, vanished
from tests.betrayal.haunts.secrecy import state_of
from tests.betrayal.haunts.wolves import wolves


class Asked(Happening, kind="asked"):
    prompt: str


class Struck(Happening, kind="struck"):
    explorer: str
    token: str


GAMES = 12
MOST = 400
SHORTLY_ALONE = 6
"""In the game of this seed the hidden traitor could show itself soon; those of lower ones tell nothing for long."""
SOON_ON_TOP = 1
"""In the game of this seed cards are soon put back on a stack."""
WALLED_IN = (
    Placed(CHAPEL, "upper", 0, -1, 2),
    Placed(CONSERVATORY, "upper", 1, 0, 3),
    Placed(ATTIC, "upper", 0, 1, 2),
)
"""An upper floor with one doorway left, to the west of the landing."""
NOTHING_LEFT = HouseChange(left=frozenset(), fetched=frozenset())


def exploring(seed: int, seats: int = 3) -> Table:
    """A table that explores."""
    return dreadhall.new_table(Betrayal(), seats, seed, {"explorers": "dealt"})


def haunting(number: int, seed: int = 1, seats: int = 4) -> Table:
    """A table that begins in a haunt."""
    options = {"start": "haunt", "haunt": number, "explorers": "dealt"}
    return dreadhall.new_table(Betrayal(), seats, seed, options)


def complaint(tables: Iterable[Table], *, every: int = MOST, most: int = MOST, first: int = 0) -> str:
    """What the first random game that is not as it should be is said to be; the first has this number."""
    for number, table in enumerate(tables, first):
        try:
            play_randomly(table, number, most=most, look=Watch(every).look)
        except AssertionError as problem:
            return str(problem)
    return ""


def found_while_exploring() -> str:
    """What is said of games that explore."""
    return complaint(map(exploring, range(GAMES)))


def found_in_haunt(number: int) -> str:
    """What is said of games in a haunt, with a close look at what the seats see."""
    return complaint((haunting(number, seed) for seed in range(GAMES)), every=5)


def test_nothing_is_said_of_games_in_which_no_rule_is_broken() -> None:
    assert complaint([exploring(0), haunting(25), haunting(34), haunting(41)], every=20, most=120) == ""


# Cards, tiles and tokens


def test_a_card_that_is_doubled_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(self: Decks, card: str) -> None:
        self.deck("event").discards += [card, card]

    monkeypatch.setattr(Decks, "discard", twice)
    assert "is in 2 places" in found_while_exploring()


def test_an_event_that_is_not_laid_aside_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Events, "lay_aside", lambda self, card, effects: None)
    assert "is nowhere" in found_while_exploring()


def test_a_card_that_is_dropped_into_nothing_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Possessions, "lay_down", lambda self, place, card: None)
    assert "is nowhere" in found_while_exploring()


def test_a_tile_that_was_fetched_and_lost_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fetch(self: Placing, seat: int, room: RoomId, doorways: object = None) -> bool:
        return room in self.plan or (self.take_tile(room) and False)

    monkeypatch.setattr(Placing, "fetch_room", fetch)
    assert "the tile" in (said := found_in_haunt(46))
    assert "is nowhere" in said


def test_a_token_that_vanishes_is_missed() -> None:
    table, watch = haunting(50), Watch(MOST)
    play_randomly(table, 1, most=40, look=watch.look)
    state_of(table).tokens.clear()
    with pytest.raises(AssertionError, match="are nowhere"):
        watch.look(table)


def test_a_token_in_a_place_that_is_none_is_found() -> None:
    table = haunting(50)
    state_of(play_randomly(table, 1, most=40)).tokens["drip"] = Place("foyer/far")
    with pytest.raises(AssertionError, match="not in the house"):
        Watch(MOST).look(table)


# The house


def test_a_floor_that_is_sealed_at_will_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Placing, "stays_open", lambda self, cell: True)
    table = position({"ox-bellows": "upper-landing", "vivian-lopez": "foyer", "zoe-ingstrom": "foyer"}, rooms=WALLED_IN)
    table.top("room", "storeroom", "dusty-hallway")
    watch = Watch(MOST)
    watch.look(table.table)
    table.play("explore:w")
    with pytest.raises(AssertionError, match="storeroom sealed the floor upper"):
        watch.look(table.table)


def test_the_last_tile_of_a_floor_may_seal_it() -> None:
    before = house(*WALLED_IN)
    after = before.add(Placed(STOREROOM, "upper", -1, 0, 1))
    assert list(bad_growth(before, after, NOTHING_LEFT)) == []
    more = HouseChange(left=frozenset({DUSTY_HALLWAY}), fetched=frozenset())
    assert list(bad_growth(before, after, more)) == ["storeroom sealed the floor upper"]


def test_an_elevator_that_seals_a_floor_is_found() -> None:
    plan = house(*WALLED_IN, Placed(ELEVATOR, "ground", 0, -1, 2))
    assert list(bad_house(plan, plan.text)) == []
    moved = plan.moved(Placed(ELEVATOR, "upper", -1, 0, 1))
    assert list(bad_house(moved, moved.text)) == []
    assert list(bad_growth(plan, moved, NOTHING_LEFT)) == ["mystic-elevator sealed the floor upper when it moved"]


def test_a_tile_that_is_moved_is_found() -> None:
    plan = house(Placed(CHAPEL, "upper", 0, -1, 2))
    moved = plan.moved(Placed(CHAPEL, "upper", 1, 0, 3))
    assert list(bad_growth(plan, moved, NOTHING_LEFT)) == ["chapel was moved"]


def test_a_tile_that_is_turned_to_a_wall_without_need_is_found() -> None:
    plan = house(Placed(CHARRED_ROOM, "upper", 1, 0), Placed(DUSTY_HALLWAY, "upper", 0, -1))
    good, bad = (plan.add(Placed(GYMNASIUM, "upper", 1, -1, turn)) for turn in (1, 0))
    assert list(bad_growth(plan, good, NOTHING_LEFT)) == []
    assert ["more doors end at walls" in problem for problem in bad_growth(plan, bad, NOTHING_LEFT)] == [True]


def test_a_plan_that_is_not_its_text_is_found() -> None:
    plan = house(Placed(CHAPEL, "upper", 0, -1, 2))
    plan.doorways[Place("chapel")] = (0,)
    assert list(bad_house(plan, plan.text)) == ["the plan's doorways are not those of its text"]


def test_two_tiles_on_one_cell_are_found() -> None:
    plan = house(Placed(CHAPEL, "upper", 0, -1, 2), Placed(ATTIC, "upper", 0, -1, 0))
    assert "two tiles lie on one cell" in bad_house(plan, plan.text)


def test_a_tile_on_a_floor_that_is_not_on_its_back_is_found() -> None:
    plan = FIRST.add(Placed(ATTIC, "basement", 0, -1, 0))
    assert any("not on its back" in problem for problem in bad_house(plan, plan.text))


def test_a_tile_that_hangs_on_nothing_is_found() -> None:
    plan = FIRST.add(Placed(ATTIC, "upper", 5, 5, 0))
    assert any("not joined" in problem for problem in bad_house(plan, plan.text))
    assert any("no open doorway" in problem for problem in bad_growth(FIRST, plan, NOTHING_LEFT))


# The dead


def test_a_goal_that_nobody_notices_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Goals, "check_goals", lambda self: None)
    assert "won, and the game goes on" in complaint(haunting(3, seed) for seed in range(GAMES))


def test_somebody_dead_who_acts_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("takes_turn", "can_act"):
        monkeypatch.setattr(Haunt, name, lambda self, who: True)
    assert "is dead and" in found_in_haunt(12)


# Secrets


@pytest.mark.parametrize(("number", "rules"), [(25, Voodoo), (34, Guillotines), (41, InvisibleTraitor)])
def test_secrets_that_go_to_everybody_are_found(
    monkeypatch: pytest.MonkeyPatch, number: int, rules: type[Haunt]
) -> None:
    def all_of_them(self: Haunt, seat: int | None) -> dict[str, Shown]:
        hidden = {name: shown(value) for name, _, value in secret_fields(self.haunt)}
        return hidden | {name: list(roles) for name, roles in self.haunt.roles.items()}

    monkeypatch.setattr(rules, "secrets_for", all_of_them)
    assert "sees the secrets" in found_in_haunt(number)


@pytest.mark.parametrize("number", [25, 34])
def test_secrets_that_do_not_go_to_those_who_may_know_are_found(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(view, "haunt_view", without_secrets(view.haunt_view))
    assert "sees the secrets {}" in found_in_haunt(number)


def without_secrets(look: Callable[..., view.HauntView]) -> Callable[..., view.HauntView]:
    """A view that tells nobody anything."""

    def blind(rules: Haunt, seat: int | None) -> view.HauntView:
        seen = look(rules, seat)
        seen.secrets = {}
        return seen

    return blind


def test_traits_of_monsters_that_everybody_sees_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Haunt, "knows_monster", lambda self, seat, figure: True)
    assert "sees the traits" in found_in_haunt(1)


def test_an_invisible_traitor_who_is_seen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(InvisibleTraitor, "place_seen_by", lambda self, who, seat: who.place)
    assert "sees" in found_in_haunt(41)


@pytest.mark.parametrize(
    ("number", "kind", "said"),
    [(34, "role-dealt", "the tokens of"), (34, "h34-hears", "traitor's ear"), (41, "moves", "goes")],
)
def test_secret_news_that_everybody_hears_are_found(
    monkeypatch: pytest.MonkeyPatch, number: int, kind: str, said: str
) -> None:
    tell = Rules.tell

    def loudly(self: Rules[Any, Any], what: Happening, **how: Any) -> None:
        tell(self, what, **{key: value for key, value in how.items() if what.kind != kind or key != "to"})

    monkeypatch.setattr(Rules, "tell", loudly)
    assert said in found_in_haunt(number)


def test_a_pause_that_only_the_hidden_traitor_gets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    pause = HiddenTraitor.pause

    async def only_the_traitor(self: HiddenTraitor, who: Explorer, danger: str) -> None:
        if self.may_show(who):
            await pause(self, who, danger)

    monkeypatch.setattr(HiddenTraitor, "pause", only_the_traitor)
    games = (haunting(34, seed) for seed in range(SHORTLY_ALONE, 4 * GAMES))
    assert "can work out what it may not know" in complaint(games, every=1, first=SHORTLY_ALONE)


@pytest.mark.parametrize("cards", [[], ["revolver"], ["dynamite"]])
def test_a_blow_at_nobody_that_can_be_taken_back_is_found(monkeypatch: pytest.MonkeyPatch, cards: list[str]) -> None:
    tell = Rules.tell

    def quietly(self: Rules[Any, Any], what: Happening, **how: Any) -> None:
        tell(self, what, **how | ({"reveals": False} if what.kind == "h41-misses" else {}))

    monkeypatch.setattr(Rules, "tell", quietly)
    table = vanished({OX: "foyer", VIVIAN: "upper-landing", ZOE: "upper-landing"}, turn=VIVIAN, cards={VIVIAN: cards})
    assert any("can be taken back" in said for said in given_away(table.table, seed=1))


def test_a_step_that_no_music_stops_and_that_can_be_taken_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    hear = Arriving.hear_music

    async def only_if_heard(self: InvisibleTraitor, who: Explorer) -> None:
        if self.music_at(who.place):
            await hear(self, who)

    monkeypatch.setattr(InvisibleTraitor, "hear_music", only_if_heard)
    table = vanished(HALL | {OX: "upper-landing"}, turn=VIVIAN, cards={OX: ["music-box"]})
    table.arrange(lambda state: setattr(state, "music", True))
    assert any(said.startswith("go:") and "can be taken back" in said for said in given_away(table.table, seed=1))


def test_words_of_the_other_sides_book_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Haunt.ask

    def aloud(self: Haunt, seat: int, prompt: str, choices: Iterable[Choice[Any]], **data: Any) -> Any:
        if prompt.startswith("h08-traitor-"):
            self.tell(Asked(prompt=prompt))
        return ask(self, seat, prompt, choices, **data)

    monkeypatch.setattr(Haunt, "ask", aloud)
    assert "the other side's book" in found_in_haunt(8)


def test_a_goal_in_a_room_that_only_the_other_book_names_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    goal = Objective(id="h25-heroes-find", rooms=(KITCHEN, TOWER))
    monkeypatch.setattr(Voodoo, "objectives_of", lambda self, seat: iter([goal]))
    assert "by the objective h25-heroes-find" in found_in_haunt(25)


def test_a_goal_that_points_at_whoever_has_what_only_the_other_book_names_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def armed(self: TeenageLycanthrope, seat: int) -> Iterator[Objective]:
        yield Objective(id="h05-stop", foes=tuple(who.id for who in self.heroes() if "revolver" in who.cards))

    monkeypatch.setattr(TeenageLycanthrope, "objectives_of", armed)
    found = list(given_away(wolves(cards={"ox-bellows": ["revolver"]}).table, seed=1))
    assert found == ["what seat 2 wants depends on who has revolver"]


def test_a_doll_that_is_named_when_it_strikes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    suffer = Voodoo.suffer

    async def by_name(self: Voodoo, hero: Explorer, doll: str) -> None:
        self.tell(Struck(explorer=hero.id, token=doll))
        await suffer(self, hero, doll)

    monkeypatch.setattr(Voodoo, "suffer", by_name)
    assert "by struck" in found_in_haunt(25)


def test_a_token_that_everybody_knows_by_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TeenageLycanthrope, "named_in", {})
    found = list(given_away(wolves(cards={"ox-bellows": ["silver-bullets"]}).table, seed=1))
    assert found == [f"{who} sees ['silver-bullets'] on the table" for who in ("vivian-lopez", "a spectator")]


def test_the_front_of_a_stack_that_everybody_sees_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    look = view.stack_view

    def openly(rules: Any, kind: str, seat: int | None) -> view.StackView:
        seen = look(rules, kind, seat)
        seen.known = rules.deck(kind).top[::-1]
        return seen

    monkeypatch.setattr(view, "stack_view", openly)
    games = map(exploring, range(SOON_ON_TOP, GAMES))
    assert "and knows" in complaint(games, every=1, first=SOON_ON_TOP)
