"""What the haunts have in common, where no built haunt shows it alone: far placements, items, loads, key cards."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import AXE, BOOK, CANDLE, HOLY_SYMBOL
from dreadhall.betrayal.components.rooms import CRYPT
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.house.paths import distance, extremes
from dreadhall.betrayal.house.plan import Doorway
from dreadhall.betrayal.ids import CardId, Place, RoomId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.people.loads import HeavyLoads
from dreadhall.kernel import Choice
from dreadhall.testing.betrayal import THREE, Position, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.haunts.mummy import SOUTH, TOMB, mummy
from tests.betrayal.plain import haunted

OX, VIVIAN, ZOE = THREE
FOYER = {OX: "foyer", VIVIAN: "foyer", ZOE: "upper-landing"}


class Remote(Haunt):
    """The traitor puts the Crypt where the heroes reach it as late as possible."""

    number = 1

    @override
    async def set_up(self) -> None:
        doorways = self.doorways_for(CRYPT, "basement")
        await self.fetch_room(self.traitor.seat, CRYPT, extremes(doorways, self.wait_for, least=False))

    def wait_for(self, doorway: Doorway) -> int:
        return 1 + min(distance(self, hero.place, doorway.room) for hero in self.heroes())


@rule("C-T02")
def test_as_hard_as_possible_to_reach_leaves_only_the_farthest_doorways_to_the_named_chooser() -> None:
    cellar = row("basement", "stairs-from-basement", at=(0, -1), turn=0) + row(
        "basement", "larder", "wine-cellar", "dusty-hallway"
    )
    table = position(FOYER, rules=Remote, traitor=ZOE, rooms=cellar)
    table.arrange(lambda state: setattr(state, "phase", "haunt-setup"))
    far = {room: distance(table.rules, Place("foyer"), RoomId(room)) for room in ("basement-landing", "dusty-hallway")}
    assert far == {"basement-landing": 2, "dusty-hallway": 5}
    assert (table.prompt, table.asked) == ("choose-doorway", [2])
    assert {key.split(":")[1] for key in table.keys} == {"dusty-hallway"}
    assert len(table.keys) == 3, "each of them equally far"


class Offering(Tasks):
    """The Book can be thrown, a Candle found and lit."""

    number = 1

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        yield from self.task(who, "throw", ["might"], 1, self.nothing, card=BOOK)
        yield from self.task(who, "find", ["might"], 0, self.find)
        yield from self.task(who, "light", ["might"], 1, self.nothing, card=CANDLE)

    async def find(self, who: Explorer) -> None:
        self.take_from_deck(CANDLE)
        await self.gain_card(who, CANDLE)

    async def nothing(self, who: Explorer) -> None:
        """Nothing comes of it."""


@rule("C-T08")
def test_an_item_picked_up_this_turn_serves_no_task_before_the_next() -> None:
    table = haunted(FOYER, rules=Offering, piles={"foyer": ["book"]}).play("take:book")
    assert "throw" not in table.keys
    table.play("end-turn", "end-turn", "end-turn")
    assert "throw" in table.keys
    assert "drop:book" in table.keys
    assert "drop:book" not in table.with_dice(*[1] * 5).play("throw").keys, "that was its action of this turn"


@rule("C-T08")
def test_what_a_roll_has_found_may_be_used_at_once() -> None:
    table = haunted(FOYER, rules=Offering)
    assert "light" not in table.keys
    assert "light" in table.with_dice(*[0] * 5).play("find").keys


@rule("C-T09")
def test_what_must_be_present_counts_with_whoever_has_it_there() -> None:
    class Ritual(Haunt):
        """It can be done where the Holy Symbol is."""

        number = 1

        @override
        def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
            if self.is_present(HOLY_SYMBOL, who.place):
                yield deed("ritual", self.end_turn)

    together = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "foyer"}
    assert "ritual" in haunted(together, rules=Ritual, cards={ZOE: ["holy-symbol"]}).keys, "the traitor has it"
    assert "ritual" in haunted(together, rules=Ritual, piles={"foyer": ["holy-symbol"]}).keys
    assert "ritual" not in haunted(together, rules=Ritual, cards={VIVIAN: ["holy-symbol"]}).keys


@rule("C-T09")
def test_what_a_hero_must_have_does_not_count_with_the_traitor() -> None:
    where = {OX: TOMB, ZOE: "upper-landing", VIVIAN: TOMB}
    for holder, works in ((OX, True), (VIVIAN, False)):
        table = mummy(where, learned=2, rooms=SOUTH, cards={holder: ["book"]})
        assert ("h01-heroes-banish" in table.keys) == works


class Loaded(HeavyLoads):
    """Corpses are heavy, and the Entrance Hall is deep in mud."""

    number = 1
    loads = frozenset({"corpse-1", "corpse-2"})

    @override
    def entry_price(self, who: Explorer, place: Place) -> int:
        return super().entry_price(who, place) + 2 * (place == "entrance-hall")


@rule("C-T10")
def test_a_heavy_load_doubles_the_price_of_a_room_once_and_opponents_come_on_top() -> None:
    where = {OX: "foyer", VIVIAN: "upper-landing", ZOE: "foyer"}
    table = haunted(where, rules=Loaded, cards={OX: ["corpse-1", "corpse-2"]})
    assert table.value(OX, "speed") == 4
    table.play("go:grand-staircase")
    assert table.state.turn.spent == 3, "two for the room, one for the traitor"
    assert not table.offers("go"), "one space is not enough for the next"


@rule("C-T10")
def test_what_a_room_costs_depends_on_the_room_entered() -> None:
    table = haunted(FOYER, rules=Loaded)
    assert table.table.ask is not None
    steps = [choice for choice in table.table.ask.choices_for(0) if choice.verb == "go"]
    assert {step.key: step.data["price"] for step in steps} == {"go:entrance-hall": 3, "go:grand-staircase": 1}
    table.arrange(lambda state: setattr(state.turn, "spent", 2))
    assert [key for key in table.keys if key.startswith("go:")] == ["go:grand-staircase"], "two spaces are left"


@rule("C-T10")
def test_the_dog_carries_no_heavy_load() -> None:
    table = haunted(FOYER, rules=Loaded, cards={OX: ["dog"]}, piles={"grand-staircase": ["corpse-1", "axe"]})
    assert "fetch:corpse-1" not in table.play("use:dog").keys
    assert "axe" in table.explorer(OX).cards, "there was nothing else to choose"


class Precious(KeyCards):
    """Without the Axe the heroes cannot win; they may also destroy it."""

    number = 1
    key_cards = (CardId("axe"),)

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        if "axe" in who.cards:
            yield deed("destroy", self.destroy_axe, who)

    async def destroy_axe(self, who: Explorer) -> None:
        await self.lose_card(who, AXE)
        self.state.gone.append(AXE)


def precious() -> Position:
    """Ox, who stands upstairs, holds the Axe; the haunt began in the Foyer."""
    where = {OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}
    return haunted(where, rules=Precious, cards={OX: ["axe"]}, haunt_room="foyer")


@rule("C-T13")
def test_a_key_card_that_an_event_takes_lies_in_the_room_of_the_haunt() -> None:
    table = precious().top("room", "attic").top("event", "whoops").with_dice(whoops=[0]).play("explore:n")
    assert table.cards(OX) == []
    assert table.state.piles == {"foyer": ["axe"]}


@rule("C-T13")
def test_a_key_card_that_the_haunt_itself_used_up_does_not_come_back() -> None:
    table = precious().play("destroy", "end-turn", "end-turn", "end-turn")
    assert table.state.piles == {}
    assert "axe" in table.state.gone
